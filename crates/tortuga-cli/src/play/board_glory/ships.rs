//! Everybody who sails: glory, sailing track and goods in a table, cards below.

use textwrap::core::display_width;
use tortuga_scene::{GloryBoard, Plate, SailingCard, ShipPlate};

use crate::play::page::{Page, shorten, unbroken};

/// The columns of the table; the last only where there are wrecks.
const COLUMNS: [&str; 7] = [
    "glory",
    "track",
    "left",
    "barrels",
    "pirates",
    "treasures",
    "wrecks",
];
/// No name needs more.
const WIDEST_NAME: usize = 30;
/// In less, names cannot be told from each other.
const NARROWEST_NAME: usize = 16;
/// Blanks before a column.
const GAP: usize = 2;

/// A table where the window has room for it, else a line for each.
pub(super) fn draw(page: &mut Page, board: &GloryBoard, plates: &[Plate]) {
    let wrecks = board.spaces.iter().any(|space| space.wreck.is_some());
    let columns = &COLUMNS[..COLUMNS.len() - usize::from(!wrecks)];
    let labels: Vec<String> = columns
        .iter()
        .map(|key| page.say(&format!("glory-{key}"), &[]))
        .collect();
    let taken: usize = labels.iter().map(|label| display_width(label) + GAP).sum();
    let name_width = WIDEST_NAME.min(page.width.saturating_sub(taken));
    let has_room = name_width >= NARROWEST_NAME;
    if has_room {
        heading(page, name_width, &labels);
    }
    for ship in &board.ships {
        let acts = plates
            .iter()
            .any(|plate| plate.acts && plate.seal == ship.seal);
        if has_room {
            row(page, ship, acts, name_width, &labels);
        } else {
            listed(page, ship, acts);
        }
        cards(page, ship);
    }
}

fn heading(page: &mut Page, name_width: usize, labels: &[String]) {
    let blanks = " ".repeat(GAP);
    let cells = labels.iter().map(|label| format!("{blanks}{label}"));
    let heading = " ".repeat(name_width) + &cells.collect::<String>();
    page.line(page.ink.faint(&heading));
}

/// `» R Ines (you)`: painted, and how wide it is. Where there is no room for
/// both, the name matters more than how well a bot plays.
fn named(page: &Page, ship: &ShipPlate, acts: bool, width: usize) -> (String, usize) {
    let mark = if acts { "»" } else { " " };
    let mut role = page.role(&ship.seal, ship.you);
    if !ship.you && display_width(&ship.name) + display_width(&role) + 4 > width {
        role.clear();
    }
    let room = width.saturating_sub(4 + display_width(&role));
    let name = shorten(&ship.name, room);
    let taken = 4 + display_width(&name) + display_width(&role);
    let (seal, name) = (page.seal(&ship.seal), page.ink.bold(&name));
    (format!("{mark} {seal} {name}{role}"), taken)
}

fn row(page: &mut Page, ship: &ShipPlate, acts: bool, width: usize, labels: &[String]) {
    let (mut line, taken) = named(page, ship, acts, width);
    line += &" ".repeat(width.saturating_sub(taken));
    for (label, value) in labels.iter().zip(values(page, ship)) {
        let room = display_width(label) + GAP;
        let blanks = room.saturating_sub(display_width(&value));
        line += &" ".repeat(blanks);
        line += &value;
    }
    page.line(line.trim_end());
}

/// What stands in the columns; of the sunk only what they had.
fn values(page: &Page, ship: &ShipPlate) -> Vec<String> {
    let glory = ship.glory.to_string();
    let Some(track) = ship.circle_value else {
        return vec![glory, page.say("glory-sunk", &[])];
    };
    vec![
        glory,
        track.to_string(),
        (ship.circles_left + 1).to_string(),
        ship.barrels.to_string(),
        ship.supply.to_string(),
        ship.treasure_count.to_string(),
        ship.wreck_count.to_string(),
    ]
}

/// The same in a narrow window.
fn listed(page: &mut Page, ship: &ShipPlate, acts: bool) {
    let args = [
        ("glory", ship.glory.into()),
        (
            "track",
            ship.circle_value.unwrap_or_default().to_string().into(),
        ),
        ("left", (ship.circles_left + 1).into()),
        ("barrels", ship.barrels.into()),
        ("pirates", ship.supply.into()),
        ("treasures", ship.treasure_count.into()),
        ("round", ship.sunk_in.unwrap_or_default().into()),
    ];
    let key = if ship.afloat {
        "glory-line"
    } else {
        "glory-line-sunk"
    };
    let (name, _) = named(page, ship, acts, WIDEST_NAME);
    page.text(&format!("{name}: {}", page.say(key, &args)), 4);
}

/// The card of the round, hand and discard pile: all lie open.
fn cards(page: &mut Page, ship: &ShipPlate) {
    if !ship.afloat {
        return;
    }
    let said = |key: &str, cards: &[SailingCard]| {
        let words: Vec<String> = cards.iter().map(code).collect();
        page.say(key, &[("cards", words.join(" ").into())])
    };
    let mut parts = Vec::new();
    if let Some(card) = &ship.played {
        parts.push(page.say("glory-played", &[("card", code(card).into())]));
    } else if ship.has_chosen {
        parts.push(page.say("glory-chosen", &[]));
    }
    let hand = if ship.henry {
        "glory-pile"
    } else {
        "glory-hand"
    };
    parts.push(said(hand, &ship.hand));
    if !ship.discards.is_empty() {
        parts.push(said("glory-discards", &ship.discards));
    }
    let text = format!("    {}", parts.join("; "));
    page.text(&page.ink.faint(&text), 6);
}

/// `3●●`: the value, and the dots that decide between equal ones.
fn code(card: &SailingCard) -> String {
    let dot = if card.black { "●" } else { "○" };
    unbroken(&format!("{}{}", card.value, dot.repeat(card.dots.into())))
}
