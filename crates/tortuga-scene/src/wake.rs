//! The wake: what has changed between two pictures, by the names of things on
//! the table.
//!
//! Names are made here and nowhere else. `n` is a seat's number from 0 on.
//!
//! | Name | What has changed |
//! |---|---|
//! | `plate:n` | the points or public counts of a player, in every game |
//! | `house:Y hat_shop` | who stands on a building; behind the colon is [`House::id`] |
//! | `die:Y` | what a die of Grog Island shows, or whether it lies in the bid |
//! | `ship:Y`, `ship:sea` | which ship lies at an anchorage or at sea, or its markers |
//! | `cloud:Y` | the cloud over a peninsula |
//! | `bid` | the bid on the table |
//! | `town:n` | Groo came or went, or the points of a town |
//! | `building:n:ID`, `troop:n:ID` | cards before a player in GROO; behind them is [`Piece::id`] |
//! | `dice` | the dice in the middle in GROO |
//! | `discard` | the top of the discard pile in GROO |
//! | `tile:D3` | the token or the fog on a tile; behind the colon is [`MapTile::name`] |
//! | `quarter:ID` | the fog over a quarter |
//! | `side:blue` | the score or the band of a side |
//! | `weather` | the weather card that counts |
//! | `cell:B2` | the pirate on an island's cell; behind the colon is [`IslandCell::name`] |
//! | `space:7` | the wreck on a sea space |
//! | `ship:n` | where a ship of Glory Islands is |
//! | `card:n` | the sailing card that lies before a captain |
//! | `island:B` | who gets how much glory for an island |
//!
//! Nothing in it depends on the language, so that two pictures in different
//! languages can be compared.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Board, FoggyBoard, GloryBoard, GrogBoard, GrooBoard, House, IslandCell, MapTile, MapToken,
    Occupant, Piece, Scene, Seal, Ship,
};

/// Everything that is not what it was, by name.
///
/// Only things that are on the table now have a wake: whatever is gone has
/// changed the place that it is gone from.
#[must_use]
pub fn wake(before: &Scene, now: &Scene) -> BTreeSet<String> {
    let old = facts(before);
    let changed = |(name, fact): (String, String)| (old.get(&name) != Some(&fact)).then_some(name);
    facts(now).into_iter().filter_map(changed).collect()
}

/// What is known of each thing, without words.
type Facts = BTreeMap<String, String>;

fn facts(scene: &Scene) -> Facts {
    let plates = scene.plates.iter().map(|plate| {
        let counts = plate.counts.iter().map(|count| count.count.to_string());
        let counts = counts.collect::<Vec<_>>().join(" ");
        let fact = format!("{} {counts}", plate.points);
        (format!("plate:{}", plate.seal.seat), fact)
    });
    let mut facts: Facts = plates.collect();
    match &scene.board {
        Board::Grog(board) => grog(board, &mut facts),
        Board::Groo(board) => groo(board, &mut facts),
        Board::Foggy(board) => foggy(board, &mut facts),
        Board::Glory(board) => glory(board, &mut facts),
    }
    facts
}

fn grog(board: &GrogBoard, facts: &mut Facts) {
    let houses = board.lines.iter().flat_map(|line| &line.houses).flatten();
    facts.extend(houses.map(|house| (format!("house:{}", house.id), stands(house))));
    for peninsula in &board.peninsulas {
        let letter = peninsula.letter;
        if let Some(die) = &peninsula.die {
            let fact = format!("{} {}", die.pips, die.in_row);
            facts.insert(format!("die:{letter}"), fact);
        }
        if let Some(ship) = &peninsula.ship {
            facts.insert(format!("ship:{letter}"), anchored(ship));
        }
        if let Some(cloud) = &peninsula.cloud {
            let fact = format!("{} {}", cloud.icon, cloud.black);
            facts.insert(format!("cloud:{letter}"), fact);
        }
    }
    if let Some(ship) = &board.open_sea {
        facts.insert("ship:sea".to_owned(), anchored(ship));
    }
    let bid = board.bid.as_ref();
    let bid = bid.map(|bid| (bid.seal.seat, bid.amount));
    facts.insert("bid".to_owned(), format!("{bid:?}"));
}

fn stands(house: &House) -> String {
    match &house.occupant {
        Occupant::Free => String::new(),
        Occupant::Crew(seal) => seal.seat.to_string(),
        Occupant::Lock => "lock".to_owned(),
        Occupant::Ghost => "ghost".to_owned(),
    }
}

fn anchored(ship: &Ship) -> String {
    format!("{} {} {}", ship.icon, ship.label, seats(&ship.markers))
}

fn seats(seals: &[Seal]) -> String {
    let seats = seals.iter().map(|seal| seal.seat.to_string());
    seats.collect()
}

fn groo(board: &GrooBoard, facts: &mut Facts) {
    for town in &board.towns {
        let seat = town.seal.seat;
        let fact = format!("{} {}", town.groo, town.points);
        facts.insert(format!("town:{seat}"), fact);
        for (kind, pieces) in [("building", &town.buildings), ("troop", &town.troops)] {
            let piece = |piece: &Piece| {
                (
                    format!("{kind}:{seat}:{}", piece.id),
                    piece.count.to_string(),
                )
            };
            facts.extend(pieces.iter().map(piece));
        }
    }
    let dice = board.dice.pool.iter().chain(&board.dice.private);
    let dice = dice.map(|die| die.letter).collect();
    facts.insert("dice".to_owned(), dice);
    let top = board.piles.discarded.first();
    let top = top.map(|piece| piece.id.clone()).unwrap_or_default();
    facts.insert("discard".to_owned(), top);
}

fn foggy(board: &FoggyBoard, facts: &mut Facts) {
    let tile = |tile: &MapTile| (format!("tile:{}", tile.name), lies(tile));
    facts.extend(board.tiles.iter().map(tile));
    let quarters = board.quarters.iter();
    facts.extend(quarters.map(|one| (format!("quarter:{}", one.id), one.fog.to_string())));
    let sides = board.sides.iter();
    facts.extend(sides.map(|side| {
        let fact = format!("{} {}", side.score.count, side.hired_cost);
        (format!("side:{}", side.id), fact)
    }));
    let weather = board.weather.now.as_ref();
    let weather = weather.map_or("", |face| face.id);
    facts.insert("weather".to_owned(), weather.to_owned());
}

fn lies(tile: &MapTile) -> String {
    let token = |token: &MapToken| {
        let face = token.face.as_ref().map(|face| face.id);
        (face, token.colour, token.down)
    };
    format!("{:?} {:?}", tile.state, tile.token.as_ref().map(token))
}

fn glory(board: &GloryBoard, facts: &mut Facts) {
    let cell = |cell: &IslandCell| {
        let pirate = cell.pirate.as_ref().map(|seal| seal.seat);
        (format!("cell:{}", cell.name), format!("{pirate:?}"))
    };
    facts.extend(board.cells.iter().map(cell));
    let spaces = board.spaces.iter();
    facts.extend(spaces.map(|space| {
        let fact = format!("{:?} {}", space.wreck, space.wreck_size);
        (format!("space:{}", space.number), fact)
    }));
    for ship in &board.ships {
        let seat = ship.seal.seat;
        let fact = format!("{} {}", ship.sailed, ship.afloat);
        facts.insert(format!("ship:{seat}"), fact);
        let card = ship.played.as_ref();
        let card = card.map(|card| card.id.clone()).unwrap_or_default();
        facts.insert(format!("card:{seat}"), card);
    }
    for island in &board.islands {
        let shares = island.shares.iter();
        let shares: Vec<_> = shares
            .map(|share| (share.seal.seat, share.pirates))
            .collect();
        facts.insert(format!("island:{}", island.letter), format!("{shares:?}"));
    }
}
