//! The table of GROO: The Game.

use std::fmt::Write as _;

use tortuga_scene::{BattleSide, GrooBoard, Piece, SymbolDie, Town};

use super::touch;

pub(super) fn board(board: &GrooBoard) -> String {
    let mut paper = String::new();
    for line in board.towns.iter().flat_map(town) {
        writeln!(paper, "{line}").unwrap();
    }
    let dice = &board.dice;
    let user = dice.user.as_ref().map_or('-', |seal| seal.letter);
    let (pool, private) = (letters(&dice.pool), letters(&dice.private));
    writeln!(paper, "dice {user} [{pool}] [{private}] {}", dice.about).unwrap();
    for line in middle(board) {
        writeln!(paper, "{line}").unwrap();
    }
    let piles = &board.piles;
    let (draw, discard, renewed) = (piles.draw, piles.discard, piles.reshuffles);
    writeln!(
        paper,
        "piles {draw} {discard} {renewed} {:?} {}",
        piles.turns_left, piles.about
    )
    .unwrap();
    for card in &piles.discarded {
        writeln!(paper, "  discarded {}", piece(card)).unwrap();
    }
    for count in &piles.counts {
        writeln!(paper, "{} {} {}", count.icon, count.label, count.count).unwrap();
    }
    paper
}

fn town(town: &Town) -> Vec<String> {
    let groo = if town.groo { " GROO" } else { "" };
    let (letter, name, where_groo) = (town.seal.letter, &town.name, &town.where_groo);
    let (points, battle, far) = (town.points, town.battle, town.distance);
    let mut lines = vec![
        format!("town {letter} {name}{groo} VP {points} BV {battle} {far} {where_groo}"),
        format!(
            "  {} {} {}",
            town.about,
            touch(&town.touch),
            town.touch_label
        ),
    ];
    let pieces = town.buildings.iter().chain(&town.troops);
    lines.extend(pieces.map(|one| format!("  {}", piece(one))));
    lines
}

fn piece(piece: &Piece) -> String {
    let committed = if piece.committed { " in battle" } else { "" };
    format!(
        "{} {} {} x{} [{}] idle {}{committed}: {} {}",
        piece.icon,
        piece.id,
        piece.name,
        piece.count,
        piece.corner,
        piece.idle,
        piece.about,
        touch(&piece.touch),
    )
}

fn letters(dice: &[SymbolDie]) -> String {
    let dice = dice
        .iter()
        .map(|die| format!("{}={}/{}", die.letter, die.icon, die.label));
    dice.collect::<Vec<_>>().join(" ")
}

fn middle(board: &GrooBoard) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(battle) = &board.battle {
        lines.push(format!("battle {}", battle.about));
        lines.extend([&battle.attacker, &battle.defender].map(side));
    }
    if let Some(window) = &board.window {
        let (key, name, about) = (window.key, &window.name, &window.about);
        lines.push(format!(
            "window {key} {name}: {about} asked {}",
            window.asked
        ));
    }
    if let Some(announced) = &board.announced {
        let letter = announced.seal.letter;
        lines.push(format!(
            "announced {letter} {} / {}",
            announced.text,
            piece(&announced.card)
        ));
    }
    if let Some(event) = &board.event {
        let letter = event.seal.letter;
        lines.push(format!(
            "event {letter} {} / {}",
            event.text,
            piece(&event.card)
        ));
        for aside in &event.set_aside {
            let cards: Vec<&str> = aside.cards.iter().map(|card| card.name.as_str()).collect();
            lines.push(format!(
                "  aside {} {}: {}",
                aside.seal.letter,
                aside.name,
                cards.join(", ")
            ));
        }
    }
    if let Some(loss) = &board.loss {
        lines.push(format!(
            "loss {} {} {}",
            loss.seal.letter, loss.due, loss.text
        ));
    }
    lines
}

fn side(side: &BattleSide) -> String {
    let troops: Vec<&str> = side
        .troops
        .iter()
        .map(|troop| troop.name.as_str())
        .collect();
    let (letter, name, total, wild) = (side.seal.letter, &side.name, side.total, side.wild);
    format!(
        "  {letter} {name} {total} (wild {wild}): {}",
        troops.join(", ")
    )
}
