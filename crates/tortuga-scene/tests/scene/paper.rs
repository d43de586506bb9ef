//! Scenes written down, so that a person can read what a client would draw.

mod foggy;
mod glory;
mod groo;

use std::fmt::Write as _;

use tortuga_scene::{
    Board, GrogBoard, House, LogLine, Occupant, Outcome, Plate, Scene, Ship, StepState, Touch,
};

/// Everything but the board.
pub(crate) fn desk(scene: &Scene) -> String {
    let mut paper = String::new();
    let steps = scene.steps.iter().map(|step| match step.state {
        StepState::Done => format!("{}.", step.label),
        StepState::Now => format!("[{}]", step.label),
        StepState::Later => step.label.clone(),
    });
    let steps: Vec<String> = steps.collect();
    writeln!(
        paper,
        "{}, {}: {}",
        scene.title,
        scene.round,
        steps.join(" ")
    )
    .unwrap();
    let prompt = &scene.prompt;
    writeln!(
        paper,
        "{:?}: {} ({})",
        prompt.asks, prompt.text, prompt.fact
    )
    .unwrap();
    for line in scene.plates.iter().map(plate) {
        writeln!(paper, "{line}").unwrap();
    }
    for card in &scene.hand {
        let (title, corner, about) = (&card.title, &card.corner, &card.about);
        let touch = touch(&card.touch);
        writeln!(
            paper,
            "card {} {title} [{corner}] {about} {touch}",
            card.icon
        )
        .unwrap();
    }
    let mut verb = "";
    for choice in &scene.choices {
        if choice.verb != verb {
            verb = choice.verb;
            writeln!(paper, "{verb}: {}", choice.about).unwrap();
        }
        let (label, outcome) = (&choice.label, &choice.outcome);
        writeln!(
            paper,
            "  {} {label} = {outcome} ({})",
            choice.number, choice.notation
        )
        .unwrap();
    }
    if let Some(outcome) = &scene.result {
        result(&mut paper, outcome);
    }
    paper
}

fn plate(plate: &Plate) -> String {
    let counts = plate
        .counts
        .iter()
        .map(|count| format!("{} {} {}", count.icon, count.label, count.count));
    let counts: Vec<String> = counts.collect();
    format!(
        "{} {}{}{} {}: {} ({})",
        plate.seal.letter,
        plate.name,
        if plate.you { " (you)" } else { "" },
        if plate.acts { " *" } else { "" },
        plate.points,
        counts.join(", "),
        plate.status,
    )
}

fn touch(touch: &Touch) -> String {
    match touch {
        Touch::Nothing => String::new(),
        Touch::Act(action) => format!("-> {action}"),
        Touch::Ask(action) => format!("?> {action}"),
    }
}

fn result(paper: &mut String, outcome: &Outcome) {
    writeln!(paper, "{} {}", outcome.headline, outcome.ended_by).unwrap();
    for row in &outcome.rows {
        let sources = row
            .sources
            .iter()
            .map(|s| format!("{} {}", s.label, s.points));
        let sources: Vec<String> = sources.collect();
        let letter = row.seal.as_ref().map_or('-', |seal| seal.letter);
        let (rank, name, score) = (row.rank, &row.name, row.score);
        writeln!(
            paper,
            "{rank} {letter} {name} {score}: {}",
            sources.join(", ")
        )
        .unwrap();
        if !row.note.is_empty() {
            writeln!(paper, "  {}", row.note).unwrap();
        }
    }
}

/// The board.
pub(crate) fn board(scene: &Scene) -> String {
    match &scene.board {
        Board::Grog(board) => grog(board),
        Board::Groo(board) => groo::board(board),
        Board::Foggy(board) => foggy::board(board),
        Board::Glory(board) => glory::board(board),
    }
}

fn grog(board: &GrogBoard) -> String {
    let mut paper = String::new();
    peninsulas(&mut paper, board);
    for line in &board.lines {
        writeln!(paper, "{} ({})", line.label, line.about).unwrap();
        for house in line.houses.iter().flatten() {
            writeln!(paper, "  {}", house_line(house)).unwrap();
        }
    }
    for space in &board.row {
        let die = space.die.as_ref();
        let die = die.map_or(String::new(), |die| format!("{}{}", die.letter, die.pips));
        writeln!(paper, "space {} {} {die}", space.icon, space.label).unwrap();
    }
    if let Some(bid) = &board.bid {
        writeln!(paper, "bid {} {} {}", bid.seal.letter, bid.name, bid.amount).unwrap();
    }
    for stack in &board.stacks {
        writeln!(paper, "{} {} {}", stack.icon, stack.label, stack.count).unwrap();
    }
    paper
}

fn peninsulas(paper: &mut String, board: &GrogBoard) {
    for peninsula in &board.peninsulas {
        let cloud = peninsula.cloud.as_ref();
        let cloud = cloud.map_or(String::new(), |cloud| {
            format!("{} [{}] {}", cloud.label, cloud.icon, cloud.about)
        });
        let die = peninsula.die.as_ref();
        let die = die.map_or(String::new(), |die| {
            format!(
                "{}{}",
                die.pips,
                if die.in_row { " in the row" } else { "" }
            )
        });
        let (letter, name, good) = (peninsula.letter, &peninsula.name, &peninsula.good);
        writeln!(paper, "{letter} {name}, {good}, die {die}; {cloud}").unwrap();
        if let Some(ship) = &peninsula.ship {
            writeln!(paper, "  {}", ship_line(ship)).unwrap();
        }
    }
    if let Some(ship) = &board.open_sea {
        writeln!(paper, "sea {}", ship_line(ship)).unwrap();
    }
}

fn ship_line(ship: &Ship) -> String {
    let (icon, label, touch) = (ship.icon, &ship.label, touch(&ship.touch));
    format!("{icon} {label} {} {touch}", ship.about)
}

fn house_line(house: &House) -> String {
    let occupant = match &house.occupant {
        Occupant::Free => '.',
        Occupant::Crew(seal) => seal.letter,
        Occupant::Lock => '#',
        Occupant::Ghost => '~',
    };
    let income = house
        .income
        .map_or(String::new(), |coins| format!("+{coins}"));
    let (icon, touch) = (house.icon, touch(&house.touch));
    format!("{icon} {occupant} {income} {} {touch}", house.about)
}

/// The log, a sentence a line.
pub(crate) fn log(lines: &[LogLine]) -> String {
    let mut paper = String::new();
    for line in lines {
        if let Some(round) = &line.round {
            writeln!(paper, "== {round}").unwrap();
        }
        let letter = line.seal.as_ref().map_or(' ', |seal| seal.letter);
        writeln!(paper, "{letter} {}", line.text).unwrap();
    }
    paper
}
