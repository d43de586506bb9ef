//! The table of Glory Islands.

use std::fmt::Write as _;

use tortuga_scene::{
    GloryBoard, IslandCell, SailingCard, SeaSpace, ShipPlate, StepState, Touch, TreasureCount,
};

use super::touch;

pub(super) fn board(board: &GloryBoard) -> String {
    let mut paper = String::new();
    for line in around(board) {
        writeln!(paper, "{line}").unwrap();
    }
    for row in board.cells.chunks(5) {
        let row: Vec<String> = row.iter().map(cell).collect();
        writeln!(paper, "{}", row.join(" ")).unwrap();
    }
    let told = board
        .cells
        .iter()
        .filter(|cell| cell.touch != Touch::Nothing);
    for cell in told {
        writeln!(paper, "cell {} {}", cell.about, touch(&cell.touch)).unwrap();
    }
    for line in board
        .spaces
        .iter()
        .filter(|space| is_told(space))
        .map(space)
    {
        writeln!(paper, "{line}").unwrap();
    }
    for island in &board.islands {
        writeln!(paper, "island {}", island.about).unwrap();
    }
    for line in board.ships.iter().map(ship).chain(decided(board)) {
        writeln!(paper, "{line}").unwrap();
    }
    paper
}

/// How far the game is, and what lies beside the board.
fn around(board: &GloryBoard) -> Vec<String> {
    let order = board.order.iter().map(|place| {
        let sign = match place.state {
            StepState::Done => ".",
            StepState::Now => "*",
            StepState::Later => "",
        };
        format!("{}{}{sign}", place.seal.letter, place.value)
    });
    let order: Vec<String> = order.collect();
    let (last, back) = (board.last_round, board.back);
    let barrels = &board.barrels;
    vec![
        format!(
            "round {} last {last} back {back} {}",
            board.round, board.about
        ),
        format!("order {}", order.join(" ")),
        board.compass.about.clone(),
        board.home.about.clone(),
        board.track.about.clone(),
        format!("{} {} {}", barrels.icon, barrels.label, barrels.count),
        board.bag.about.clone(),
    ]
}

/// `A.B:R*`: island A, a barrel, red's pirate, in the line and range.
fn cell(cell: &IslandCell) -> String {
    let island = cell.island.unwrap_or('~');
    let icon = cell.icon.chars().next().unwrap();
    let pirate = cell.pirate.as_ref().map_or('-', |seal| seal.letter);
    let lifted = if cell.lifted { "^" } else { "" };
    let line = match (cell.distance, cell.in_range) {
        (None, _) => String::new(),
        (Some(distance), true) => format!("{distance}*"),
        (Some(distance), false) => format!("{distance}"),
    };
    format!("{island}.{icon}:{pirate}{lifted}{line}")
}

fn is_told(space: &SeaSpace) -> bool {
    !space.ships.is_empty() || !space.ways.is_empty() || space.wreck.is_some()
}

fn space(space: &SeaSpace) -> String {
    let ships: String = space.ships.iter().map(|ship| ship.seal.letter).collect();
    let ways: Vec<&str> = space.ways.iter().map(|way| way.label.as_str()).collect();
    let (number, kind, about) = (space.number, space.kind, &space.about);
    let (size, seen) = (space.wreck_size, &space.wreck_seen);
    let touch = touch(&space.touch);
    format!("s{number} {kind} ({ships}) {size} {seen:?} {about} {ways:?} {touch}")
}

fn ship(ship: &ShipPlate) -> String {
    let hand = ship.hand.iter().map(card).collect::<Vec<_>>().join(" ");
    let sources = ship.sources.iter();
    let sources: Vec<String> = sources
        .map(|source| format!("{} {}", source.label, source.glory))
        .collect();
    let played = ship.played.as_ref().map(card);
    format!(
        "ship {}{}{} {} hand {hand} played {played:?} chosen {} order {:?} ({}) sets {:?} wrecks {:?}",
        ship.seal.letter,
        if ship.you { " you" } else { "" },
        if ship.henry { " henry" } else { "" },
        ship.about,
        ship.has_chosen,
        ship.turn_place,
        sources.join(", "),
        ship.sets,
        ship.wrecks,
    )
}

fn card(card: &SailingCard) -> String {
    let sinks = if card.sinks { "!" } else { "" };
    let chosen = if card.chosen { "*" } else { "" };
    format!("{}{sinks}{chosen}{}", card.id, touch(&card.touch))
}

fn counted(token: &TreasureCount) -> String {
    format!("{} {} {}", token.count, token.id, token.name)
}

/// What is being decided.
fn decided(board: &GloryBoard) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(drawn) = &board.drawn {
        lines.push(format!(
            "drawn {} + {} {}",
            drawn.count, drawn.to_draw, drawn.about
        ));
        lines.extend(drawn.tokens.iter().map(|token| {
            let (treasure, touch) = (counted(&token.treasure), touch(&token.touch));
            format!("  {treasure}: {} {touch}", token.sets)
        }));
    }
    if let Some(wreck) = &board.wreck {
        let (stack, barrels, about) = (wreck.stack, wreck.barrels, &wreck.about);
        lines.push(format!(
            "wreck {stack} for {barrels} {about} {}",
            touch(&wreck.leave)
        ));
        let tokens = wreck.tokens.iter();
        lines.extend(tokens.map(|t| format!("  {} x{} {}", t.value, t.count, touch(&t.touch))));
    }
    if let Some(special) = &board.special {
        let (name, text, paid) = (&special.name, &special.text, special.paid);
        let leave = touch(&special.leave);
        lines.push(format!(
            "special {} {name} paid {paid} {text} {leave}",
            special.value
        ));
        lines.extend(special.prices.iter().map(|price| {
            let (label, why_not) = (&price.label, &price.why_not);
            format!("  {} {label} {} {why_not}", price.icon, touch(&price.touch))
        }));
    }
    lines
}
