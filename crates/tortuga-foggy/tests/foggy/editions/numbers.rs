//! The smallest and the largest numbers that a file may have can be played with.

use tortuga_core::{Actor, Edition as _, Luck as _, QuickLuck, Rules, ToAct, play};
use tortuga_foggy::{Edition, FoggyIsland, Mode};

use super::read;
use crate::common::SECOND_BOX;

/// A game with random players: its rounds, or what becomes unsound in it.
fn play_out(edition: &'static Edition, mode: Mode, luck: &mut QuickLuck) -> Result<u8, String> {
    let chosen = [("mode".to_owned(), mode.word().to_owned())].into();
    let options =
        FoggyIsland::options(edition, &chosen).map_err(|problems| format!("{problems:?}"))?;
    let state = FoggyIsland::set_up(edition, &options);
    let mut state = state.map_err(|problem| problem.to_string())?;
    let mut legal = Vec::new();
    for _ in 0..20_000 {
        let (actor, action) = match FoggyIsland::to_act(&state) {
            ToAct::Nobody => return Ok(state.round),
            ToAct::Chance => (Actor::Chance, FoggyIsland::chance(&state, luck)),
            seats @ (ToAct::One(_) | ToAct::Together(_)) => {
                let seat = seats.seats().lowest().expect("somebody is to act");
                legal.clear();
                FoggyIsland::legal(&state, seat, &mut legal);
                if legal.is_empty() {
                    return Err(format!("nothing to do in {:?}", state.stage));
                }
                let choice = luck.below(u32::try_from(legal.len()).expect("some actions"));
                (Actor::Seat(seat), legal[choice as usize])
            }
        };
        play::<FoggyIsland>(&mut state, actor, action, &mut ())
            .map_err(|refusal| format!("{action:?}: {refusal}"))?;
        FoggyIsland::audit(&state)?;
    }
    Err("no end".to_owned())
}

/// A text with other numbers behind some keys, wherever these stand.
#[track_caller]
fn with(text: &str, numbers: &[(&str, &str)]) -> Edition {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (key, number) in numbers {
        let start = format!("{key} = ");
        let changed = lines.iter_mut().filter(|line| line.starts_with(&start));
        let changed = changed.map(|line| *line = format!("{start}{number}"));
        assert!(changed.count() > 0, "no {key}");
    }
    read(&lines.join("\n"))
}

/// Nothing scores, nothing costs anything: a tie after one round.
const LEAST: &[(&str, &str)] = &[
    ("hand_size", "1"),
    ("line_points", "[0, 0, 0, 0, 0, 0, 0]"),
    ("pig_multiplier", "1"),
    ("cat_multiplier", "1"),
    ("crow_divisor", "1"),
    ("cost", "0"),
    ("total_cost_of_all_mercenaries", "0"),
    ("rounds", "1"),
    ("start_coins", "0"),
    ("max_extra_rounds", "0"),
    ("frog_moves_per_turn", "1"),
];

/// Nothing scores and nothing costs anything: ties for as many rounds as can be.
const LONGEST: &[(&str, &str)] = &[
    ("hand_size", "9"),
    ("line_points", "[0, 0, 0, 0, 0, 0, 0]"),
    ("cost", "0"),
    ("total_cost_of_all_mercenaries", "0"),
    ("rounds", "4"),
    ("max_extra_rounds", "3"),
    ("frog_moves_per_turn", "4"),
];

/// Lines are worth as much as they can be, and everybody can hire all.
const MOST: &[(&str, &str)] = &[
    ("hand_size", "9"),
    ("line_points", "[0, 0, 0, 30, 30, 30, 30]"),
    ("pig_multiplier", "6"),
    ("cat_multiplier", "6"),
    ("crow_divisor", "1"),
    ("rounds", "4"),
    ("start_coins", "255"),
    ("max_extra_rounds", "3"),
    ("frog_moves_per_turn", "4"),
];

/// Plays every mode some times; every game must have as many rounds as wanted.
#[track_caller]
fn play_all(numbers: &[(&str, &str)], wanted: fn(Mode, u8) -> bool) {
    let mut luck = QuickLuck::new(5);
    for text in [Edition::STANDARD, SECOND_BOX] {
        let edition: &'static Edition = Box::leak(Box::new(with(text, numbers)));
        for mode in Mode::ALL.into_iter().cycle().take(25) {
            let rounds = play_out(edition, mode, &mut luck);
            let fine = rounds.as_ref().is_ok_and(|&rounds| wanted(mode, rounds));
            assert!(fine, "{}, {mode:?}: {rounds:?}", edition.name);
        }
    }
}

#[test]
fn the_smallest_numbers_can_be_played() {
    play_all(LEAST, |_, rounds| rounds == 1);
}

#[test]
fn fog_end_06_the_longest_games_have_seven_rounds() {
    play_all(LONGEST, |mode, rounds| {
        rounds == if mode.has_mercenaries() { 7 } else { 4 }
    });
}

#[test]
fn the_largest_numbers_can_be_played() {
    play_all(MOST, |_, rounds| (4..=7).contains(&rounds));
}
