//! What a card in sight does, by its name.

use tortuga_scene::{Board, FoggyBoard, GloryBoard, GrooBoard, Piece, Scene};

/// A card, or a pile of them: what it is called, and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub(crate) title: String,
    pub(crate) about: String,
}

/// The card that this name means, in the hand or on the table.
pub(crate) fn find(scene: &Scene, typed: &str) -> Option<Known> {
    let wanted = typed.trim().to_lowercase();
    let means = |name: &str| name.to_lowercase() == wanted;
    let mut hand = scene.hand.iter();
    if let Some(card) = hand.find(|card| means(&card.title)) {
        return Some(Known {
            title: card.title.clone(),
            about: card.about.clone(),
        });
    }
    match &scene.board {
        Board::Grog(_) => None,
        Board::Groo(board) => {
            let mut pieces = in_sight(board);
            let piece = pieces.find(|piece| means(&piece.name) || means(&piece.id));
            let pile = || pile(board).filter(|pile| means(&pile.title));
            piece.map(known).or_else(pile)
        }
        Board::Foggy(board) => on_island(board, means),
        Board::Glory(board) => among_islands(board, means),
    }
}

/// A character of the game, or what lies on a tile.
fn on_island(board: &FoggyBoard, means: impl Fn(&str) -> bool) -> Option<Known> {
    let mut characters = board.characters.iter();
    let character = characters.find(|one| means(&one.name) || means(one.id));
    let character = character.map(|one| (&one.name, &one.about));
    let tile = || board.tiles.iter().find(|tile| means(&tile.name));
    let found = character.or_else(|| tile().map(|tile| (&tile.name, &tile.about)));
    found.map(|(title, about)| Known {
        title: title.clone(),
        about: about.clone(),
    })
}

/// A card, a space, an icon, an island or a player of Glory Islands.
fn among_islands(board: &GloryBoard, means: impl Fn(&str) -> bool) -> Option<Known> {
    let cards = board.ships.iter().flat_map(|ship| {
        let cards = ship.hand.iter().chain(&ship.discards).chain(&ship.played);
        cards.map(|card| (card.id.clone(), &card.name, &card.about))
    });
    let cells = board.cells.iter();
    let cells = cells.map(|cell| (cell.name.clone(), &cell.name, &cell.about));
    let icons = board.cells.iter();
    let icons = icons.map(|cell| (cell.icon.to_owned(), &cell.icon_name, &cell.icon_about));
    let islands = board.islands.iter();
    let islands = islands.map(|island| (island.letter.to_string(), &island.name, &island.about));
    let ships = board.ships.iter();
    let ships = ships.map(|ship| (ship.seal.colour.to_owned(), &ship.name, &ship.about));
    let spaces = board.spaces.iter();
    let spaces = spaces.map(|space| (space.kind.to_owned(), &space.name, &space.about));
    let all = cards.chain(cells).chain(icons);
    let mut all = all.chain(islands).chain(ships).chain(spaces);
    let found = all.find(|(id, name, _)| means(id) || means(name));
    found.map(|(_, title, about)| Known {
        title: title.clone(),
        about: about.clone(),
    })
}

fn known(piece: &Piece) -> Known {
    Known {
        title: piece.name.clone(),
        about: piece.about.clone(),
    }
}

/// Every card that lies open.
fn in_sight(board: &GrooBoard) -> impl Iterator<Item = &Piece> {
    let towns = board.towns.iter();
    let pieces = towns.flat_map(|town| town.buildings.iter().chain(&town.troops));
    let announced = board.announced.iter().map(|announced| &announced.card);
    let event = board.event.iter().map(|event| &event.card);
    let aside = board.event.iter().flat_map(|event| &event.set_aside);
    let aside = aside.flat_map(|aside| &aside.cards);
    let pile = &board.piles.discarded;
    pieces
        .chain(announced)
        .chain(event)
        .chain(aside)
        .chain(pile)
}

/// The discard pile, card by card.
fn pile(board: &GrooBoard) -> Option<Known> {
    let title = board.piles.counts.get(1)?.label.clone();
    let cards = board.piles.discarded.iter().map(|piece| match piece.count {
        1 => piece.name.clone(),
        count => format!("{count} × {}", piece.name),
    });
    let about = cards.collect::<Vec<_>>().join(", ");
    Some(Known { title, about })
}
