//! The table of Foggy Island as text.

mod map;
mod shop;

use tortuga_scene::{FoggyBoard, MapTile, Plate, SidePlate, TileState, TokenCount};

use crate::play::page::{Page, counted, named_player, unbroken};

/// The icon of coins: they are told even if there are none.
const COIN: &str = "coin";

/// Draws the players, the map, and what is asked around it.
pub(crate) fn draw(page: &mut Page, board: &FoggyBoard, plates: &[Plate], over: bool) {
    for plate in plates {
        player(page, board, plate);
    }
    page.blank();
    if !is_bare(board) {
        map::draw(page, board);
        if !over {
            page.text(&page.ink.faint(&page.say("foggy-legend", &[])), 2);
        }
        page.blank();
        on_map(page, board);
    }
    if !over {
        around(page, board);
    }
}

/// Nothing lies on the map, and nobody is asked about it: a round is prepared.
fn is_bare(board: &FoggyBoard) -> bool {
    let free = |tile: &MapTile| tile.state == TileState::Free;
    board.tiles.iter().all(free) && board.progress.turn.is_none()
}

/// Points or coins of the side, and the rest of what everybody sees.
fn player(page: &mut Page, board: &FoggyBoard, plate: &Plate) {
    let of_plate = |side: &&SidePlate| side.seals.contains(&plate.seal);
    let score = board.sides.iter().find(of_plate).map(|side| &side.score);
    let score = score.filter(|score| !plate.counts.contains(score));
    let counts = plate.counts.iter();
    let counts = counts.filter(|count| count.count > 0 || count.icon == COIN);
    let facts = score.into_iter().chain(counts).map(counted).collect();
    named_player(page, plate, facts);
}

/// What both sides have on the map, as far as the viewer sees.
fn on_map(page: &mut Page, board: &FoggyBoard) {
    let points = board.sides.iter().map(|side| {
        let text = unbroken(&format!("{} {}", side.name, side.on_map));
        page.ink.coloured(side.id, &text)
    });
    let points: Vec<String> = points.collect();
    let lines = page.say("foggy-lines", &[("points", points.join(", ").into())]);
    page.text(&lines, 2);
}

/// Weather, waiting Hippos, what is still to come, and what is asked.
fn around(page: &mut Page, board: &FoggyBoard) {
    page.text(&board.weather.about, 2);
    for hippo in &board.hippos {
        page.text(&hippo.about, 2);
    }
    for side in &board.sides {
        left(page, side);
    }
    if let Some(ability) = &board.ability {
        page.text(&page.ink.bold(&ability.text), 2);
    }
    if let Some(shop) = &board.shop {
        page.blank();
        shop::draw(page, shop);
    }
    if let Some(picking) = &board.picking {
        let tokens: Vec<TokenCount> = picking.from.iter().map(|one| one.tokens.clone()).collect();
        let from = [("tokens", listed(&tokens).into())];
        page.text(&page.say("foggy-choose-from", &from), 2);
    }
}

/// What a side has not laid yet, and what is known of a hand.
fn left(page: &mut Page, side: &SidePlate) {
    if side.left.is_empty() {
        return;
    }
    let key = if side.left_face_down > 0 {
        "foggy-left-down"
    } else {
        "foggy-left"
    };
    let args = [
        ("side", side.name.clone().into()),
        ("tokens", listed(&side.left).into()),
    ];
    let mut text = page.say(key, &args);
    if !side.returned.is_empty() {
        let returned = [("tokens", side.returned.join(", ").into())];
        text = format!("{text} {}", page.say("foggy-returned", &returned));
    }
    page.text(&page.ink.faint(&text), 2);
}

/// `9 Wolf, 4 Rat`.
fn listed(tokens: &[TokenCount]) -> String {
    let words = tokens
        .iter()
        .map(|token| unbroken(&format!("{} {}", token.count, token.name)));
    words.collect::<Vec<_>>().join(", ")
}
