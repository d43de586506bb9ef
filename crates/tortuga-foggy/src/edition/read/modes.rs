//! The five games of the box.

use tortuga_core::{Sheet, Slip};

use super::rulings::{self, Ruling};
use super::{Placed, read_place};
use crate::edition::TOKENS_PER_PLAYER;
use crate::options::{HIRE_BETWEEN_ROUNDS, HIRING_PLAYER, MAX_EXTRA_ROUNDS, Mode};

/// The weather cards last for so many rounds, and three additional ones.
const MOST_ROUNDS: u8 = 4;

/// A mode of the file. What could not be read, or is not there in this mode, is
/// missing.
pub(super) struct ModeRow {
    rounds: Option<u8>,
    start_coins: Option<u8>,
    extra_rounds: Option<Placed<Ruling>>,
    /// The ruling that this mode alone has.
    ruling: Option<Ruling>,
}

pub(super) fn read(place: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> ModeRow {
    let mode = Mode::ALL[read_place(Mode::WORDS, place, sheet, slip)];
    read_facts(mode, sheet, slip);
    let rounds = sheet.number("rounds", 1..=MOST_ROUNDS, slip);
    let mut row = ModeRow {
        rounds,
        start_coins: None,
        extra_rounds: None,
        ruling: None,
    };
    if mode.has_mercenaries() {
        row.extra_rounds = read_extra_rounds(sheet, slip);
    }
    if mode == Mode::Quick {
        row.start_coins = sheet.number("start_coins", 0..=u8::MAX, slip);
        sheet.one_of("start_coins_remainder", &["returned"], slip);
        row.ruling = rulings::flag(&HIRE_BETWEEN_ROUNDS, sheet, slip);
    }
    if mode == Mode::Team {
        let tokens = TOKENS_PER_PLAYER..=TOKENS_PER_PLAYER;
        sheet.number("tokens_per_player", tokens, slip);
        row.ruling = rulings::word(&HIRING_PLAYER, sheet, slip);
    }
    row
}

/// What makes the mode what it is, and cannot be changed.
fn read_facts(mode: Mode, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    sheet.number("players", mode.seats()..=mode.seats(), slip);
    sheet.one_of("weather", &[weather(mode)], slip);
    sheet.fixed_flag("mercenaries", mode.has_mercenaries(), slip);
    let tiebreak = if mode.has_mercenaries() {
        "hired_cost_then_extra_round"
    } else {
        "draw"
    };
    sheet.one_of("tiebreak", &[tiebreak], slip);
}

const fn weather(mode: Mode) -> &'static str {
    match mode {
        Mode::Basic => "none",
        Mode::Weather | Mode::Mercenary => "drawn_each_round",
        Mode::Quick => "fixed_for_game",
        Mode::Team => "sunny",
    }
}

fn read_extra_rounds(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Placed<Ruling>> {
    let at = sheet.at_key(MAX_EXTRA_ROUNDS.key);
    let ruling = rulings::number(&MAX_EXTRA_ROUNDS, 0..=3, sheet, slip)?;
    Some((at, ruling))
}

/// A table chooses the additional rounds whatever it plays, so the modes cannot
/// differ in what holds if it does not.
pub(super) fn check(modes: &[ModeRow], slip: &mut Slip<'_>) {
    let mut all = modes.iter().filter_map(|mode| mode.extra_rounds);
    let Some((_, (_, first))) = all.next() else {
        return;
    };
    for (at, _) in all.filter(|&(_, (_, value))| value != first) {
        slip.add(at, "max_extra_rounds must be the same in all modes");
    }
}

/// Rounds of every mode.
pub(super) fn rounds(modes: &[ModeRow]) -> Option<[u8; 5]> {
    let rounds = modes.iter().map(|mode| mode.rounds);
    rounds.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

/// Coins before a quick game.
pub(super) fn start_coins(modes: &[ModeRow]) -> Option<u8> {
    modes.iter().find_map(|mode| mode.start_coins)
}

/// The rulings that stand in modes.
pub(super) fn rulings(modes: &[ModeRow]) -> impl Iterator<Item = Ruling> {
    modes.iter().flat_map(|mode| {
        let extra_rounds = mode.extra_rounds.map(|(_, ruling)| ruling);
        extra_rounds.into_iter().chain(mode.ruling)
    })
}
