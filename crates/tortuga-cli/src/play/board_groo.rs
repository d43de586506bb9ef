//! The table of GROO: The Game as text.

use tortuga_scene::{
    Battle, BattleSide, DicePool, EventOnTable, GrooBoard, Piece, Plate, SymbolDie, Touch, Town,
};

use crate::play::page::{Page, counted, player, unbroken};

/// Draws town by town with its player, then what happens in the middle.
pub(crate) fn draw(page: &mut Page, board: &GrooBoard, plates: &[Plate], over: bool) {
    for (town, plate) in board.towns.iter().zip(plates) {
        player(page, plate);
        if page.is_wide() {
            rows(page, town);
        } else {
            listed(page, town);
        }
    }
    if !over {
        legend(page);
    }
    page.blank();
    middle(page, board);
    let counts: Vec<String> = board.piles.counts.iter().map(counted).collect();
    let mut piles = counts.join(", ");
    if !over {
        piles = format!("{piles}. {}", board.piles.about);
    }
    page.text(&page.ink.faint(&piles), 2);
}

/// What the signs and the letters mean; a letter stays with its word.
fn legend(page: &mut Page) {
    let letters = page.say("groo-letters", &[]);
    let letters: Vec<String> = letters.split(", ").map(unbroken).collect();
    let legend = format!("{}; {}", page.say("groo-legend", &[]), letters.join(", "));
    page.text(&page.ink.faint(&legend), 2);
}

/// Buildings and Troops, a row for each.
fn rows(page: &mut Page, town: &Town) {
    let labels = ["groo-buildings", "groo-troops"].map(|key| page.say(key, &[]));
    let width = labels.iter().map(|label| label.chars().count()).max();
    let width = width.unwrap_or_default();
    for (label, pieces) in labels.iter().zip([&town.buildings, &town.troops]) {
        if !pieces.is_empty() {
            let label = format!("{label:width$}").replace(' ', "\u{a0}");
            let text = format!("    {label}  {}", named(pieces));
            page.text(&text, width + 6);
        }
    }
}

/// The same in a narrow window, one after the other.
fn listed(page: &mut Page, town: &Town) {
    let pieces: Vec<Piece> = town.buildings.iter().chain(&town.troops).cloned().collect();
    if !pieces.is_empty() {
        page.text(&format!("    {}", named(&pieces)), 4);
    }
}

fn named(pieces: &[Piece]) -> String {
    pieces.iter().map(piece).collect::<Vec<_>>().join(", ")
}

/// `2 × Residence° (2 VP)`: how many, whether they rest, what each is worth,
/// and whether it can be chosen.
fn piece(piece: &Piece) -> String {
    let count = match piece.count {
        1 => String::new(),
        count => format!("{count} × "),
    };
    let idle = match piece.idle {
        0 => String::new(),
        idle if idle == piece.count => "°".to_owned(),
        idle => format!("°{idle}"),
    };
    let battle = if piece.committed { "!" } else { "" };
    let corner = match piece.corner.as_str() {
        "" => String::new(),
        corner => format!(" ({corner})"),
    };
    let chosen = match piece.touch {
        Touch::Act(_) => "*",
        Touch::Ask(_) | Touch::Nothing => "",
    };
    unbroken(&format!(
        "{count}{}{idle}{battle}{corner}{chosen}",
        piece.name
    ))
}

/// Dice, battle, window, announced effect, Event and losses.
fn middle(page: &mut Page, board: &GrooBoard) {
    dice(page, &board.dice);
    if let Some(battle) = &board.battle {
        fight(page, battle);
    }
    if let Some(announced) = &board.announced {
        page.text(&announced.text, 2);
    }
    if let Some(event) = &board.event {
        happening(page, event);
    }
    if let Some(loss) = &board.loss {
        page.text(&loss.text, 2);
    }
    if let Some(window) = &board.window {
        let name = page.ink.bold(&window.name);
        page.text(&format!("{name}: {}", window.about), 2);
    }
}

fn dice(page: &mut Page, dice: &DicePool) {
    if dice.user.is_none() {
        return;
    }
    let letters = |dice: &[SymbolDie]| {
        let faces = dice.iter().map(|die| format!("[{}]", die.letter));
        faces.collect::<String>()
    };
    let pool = page.ink.bold(&letters(&dice.pool));
    let mut text = format!("{pool} {}", dice.about);
    if !dice.private.is_empty() {
        text = format!("{pool}+{} {}", letters(&dice.private), dice.about);
    }
    page.text(text.trim_start(), 2);
}

fn fight(page: &mut Page, battle: &Battle) {
    page.text(&page.ink.bold(&battle.about), 2);
    for side in [&battle.attacker, &battle.defender] {
        combatant(page, side);
    }
}

fn combatant(page: &mut Page, side: &BattleSide) {
    let mut parts: Vec<String> = side.troops.iter().map(piece).collect();
    if side.wild > 0 {
        parts.push(page.say("groo-wild", &[("bonus", side.wild.into())]));
    }
    if parts.is_empty() {
        parts.push("–".to_owned());
    }
    let seal = page.seal(&side.seal);
    let text = format!(
        "  {seal} {} {}: {}",
        side.name,
        side.total,
        parts.join(", ")
    );
    page.text(&text, 4);
}

fn happening(page: &mut Page, event: &EventOnTable) {
    page.text(
        &format!("{} {}", page.ink.bold(&event.text), event.card.about),
        2,
    );
    for aside in &event.set_aside {
        let seal = page.seal(&aside.seal);
        page.text(
            &format!("  {seal} {}: {}", aside.name, named(&aside.cards)),
            4,
        );
    }
}
