//! The table of Glory Islands as text.

mod grid;
mod ships;

use tortuga_scene::{GloryBoard, IslandPlate, Plate, ShipPlate, StepState, TreasureCount};

use crate::play::page::{Page, unbroken};

/// Draws the square in the sea, the players, and what lies around.
pub(crate) fn draw(page: &mut Page, board: &GloryBoard, plates: &[Plate], over: bool) {
    grid::draw(page, board);
    if !over {
        page.text(&page.ink.faint(&page.say("glory-legend", &[])), 2);
    }
    page.blank();
    ships::draw(page, board, plates);
    if over {
        return;
    }
    page.blank();
    for island in &board.islands {
        self::island(page, island);
    }
    order(page, board);
    around(page, board);
}

/// `A Albatross Rock, 5/3 glory: R 2 → 5, G 1 → 3, 1 space free`.
fn island(page: &mut Page, island: &IslandPlate) {
    let prizes: Vec<String> = island.prizes.iter().map(u8::to_string).collect();
    let shares = island.shares.iter().map(|share| {
        let text = format!(" {} → {}, ", share.pirates, share.glory);
        page.seal(&share.seal) + &unbroken(&text).replace(",\u{a0}", ", ")
    });
    let args = [
        ("letter", island.letter.to_string().into()),
        ("name", island.name.clone().into()),
        ("prizes", prizes.join("/").into()),
        ("list", shares.collect::<String>().into()),
        ("empty", island.empty.into()),
    ];
    page.text(&page.say("glory-island", &args), 2);
}

/// `Turn order: (R 5), » G 3, Y 1`: had it, has it, will have it.
fn order(page: &mut Page, board: &GloryBoard) {
    if board.order.is_empty() {
        return;
    }
    let places = board.order.iter().map(|place| {
        let value = unbroken(&format!(" {}", place.value));
        let who = page.seal(&place.seal) + &value;
        match place.state {
            StepState::Done => format!("({who})"),
            StepState::Now => format!("»\u{a0}{who}"),
            StepState::Later => who,
        }
    });
    let list = places.collect::<Vec<_>>().join(", ");
    page.text(&page.say("glory-order", &[("list", list.into())]), 2);
}

/// Bonuses, supplies, and what is the viewer's own.
fn around(page: &mut Page, board: &GloryBoard) {
    page.text(&format!("{} {}", board.compass.about, board.home.about), 2);
    let supply = page.say("glory-supply", &[("count", board.barrels.count.into())]);
    let bag = format!("{supply} {}", board.bag.about);
    page.text(&page.ink.faint(&bag), 2);
    if let Some(ship) = board.ships.iter().find(|ship| ship.you) {
        own(page, ship);
    }
    let seen = board
        .spaces
        .iter()
        .filter(|space| !space.wreck_seen.is_empty());
    for space in seen {
        let args = [
            ("space", space.name.clone().into()),
            ("tokens", numbers(&space.wreck_seen).into()),
        ];
        let seen = page.say("glory-seen", &args);
        page.text(&page.ink.faint(&seen), 2);
    }
    if board.last_round {
        page.text(&page.ink.bold(&board.about), 2);
    }
}

fn own(page: &mut Page, ship: &ShipPlate) {
    if let Some(sets) = ship.sets.filter(|_| !ship.treasures.is_empty()) {
        let args = [
            ("list", listed(&ship.treasures).into()),
            ("glory", sets.into()),
        ];
        page.text(&page.say("glory-own", &args), 2);
    }
    if !ship.wrecks.is_empty() {
        let list = [("list", numbers(&ship.wrecks).into())];
        page.text(&page.say("glory-own-wrecks", &list), 2);
    }
}

/// `2 × Spices, Emeralds`.
fn listed(tokens: &[TreasureCount]) -> String {
    let words = tokens.iter().map(|token| match token.count {
        1 => unbroken(&token.name),
        count => unbroken(&format!("{count} × {}", token.name)),
    });
    words.collect::<Vec<_>>().join(", ")
}

fn numbers(values: &[u8]) -> String {
    let words: Vec<String> = values.iter().map(u8::to_string).collect();
    words.join(", ")
}
