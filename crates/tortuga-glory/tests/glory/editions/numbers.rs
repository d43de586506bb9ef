//! The smallest and the largest numbers that a file may have can be played with.

use tortuga_core::{Actor, Edition as _, Luck as _, QuickLuck, Rules, ToAct, play};
use tortuga_glory::{Edition, GloryIslands, State};

use super::read;
use crate::common::SECOND_BOX;

/// A game with random players to its end, or what becomes unsound in it.
fn play_out(
    edition: &'static Edition,
    chosen: [(&str, &str); 3],
    luck: &mut QuickLuck,
) -> Result<State, String> {
    let chosen = chosen.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let options = GloryIslands::options(edition, &chosen.into());
    let options = options.map_err(|problems| format!("{problems:?}"))?;
    let state = GloryIslands::set_up(edition, &options);
    let mut state = state.map_err(|problem| problem.to_string())?;
    let mut legal = Vec::new();
    for _ in 0..2_000 {
        let (actor, action) = match GloryIslands::to_act(&state) {
            ToAct::Nobody => return Ok(state),
            ToAct::Chance => (Actor::Chance, GloryIslands::chance(&state, luck)),
            seats @ (ToAct::One(_) | ToAct::Together(_)) => {
                let seat = seats.seats().lowest().expect("somebody is to act");
                legal.clear();
                GloryIslands::legal(&state, seat, &mut legal);
                if legal.is_empty() {
                    return Err(format!("nothing to do in {:?}", state.stage));
                }
                let choice = luck.below(u32::try_from(legal.len()).expect("some actions"));
                (Actor::Seat(seat), legal[choice as usize])
            }
        };
        play::<GloryIslands>(&mut state, actor, action, &mut ())
            .map_err(|refusal| format!("{action:?}: {refusal}"))?;
        GloryIslands::audit(&state)?;
    }
    Err("no end".to_owned())
}

/// A text with other values behind some keys, wherever these stand.
#[track_caller]
fn with(text: &str, values: &[(&str, &str)]) -> Edition {
    let mut text = text.to_owned();
    for (key, value) in values {
        let start = format!("\n{key} = ");
        assert!(text.contains(&start), "no {key}");
        let mut parts = text.split(&start);
        let mut changed = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            // A list of many lines ends with a bracket of its own.
            let end = if part.starts_with("[\n") { "\n]" } else { "\n" };
            let (_, rest) = part.split_once(end).expect("the end of the value");
            changed = format!("{changed}{start}{value}\n{rest}");
        }
        text = changed;
    }
    read(&text)
}

/// Few of everything, and nothing is worth anything.
const LEAST: &[(&str, &str)] = &[
    ("barrels_total", "0"),
    ("barrels_start_human", "0"),
    ("barrel_limit", "3"),
    ("pirates_human", "1"),
    ("pirates_henry", "1"),
    ("copies_each", "{ p2 = 1, p3 = 1, p4 = 1 }"),
    ("special_draw", "1"),
    ("set_glory", "[0, 0, 0, 0, 0, 0]"),
    ("compass", "5"),
    ("wrecks", "[5, 6]"),
    ("compass_bonus", "[0, 0, 0, 0]"),
    ("home_bonus", "[0, 0, 0, 0]"),
    ("all_tied_extra_to_active", "0"),
    (
        "prizes",
        "{ s3 = [0, 0, 0], s4 = [0, 0, 0], s5 = [0, 0, 0], s6 = [0, 0, 0] }",
    ),
    ("sailing_cost", "{ v1 = 1, v2 = 1, v3 = 1, v4 = 1, v5 = 1 }"),
    ("tokens", "[1, 1]"),
    ("stack_size", "1"),
    ("per_pirate_on_board", "0"),
    ("per_barrel", "0"),
    ("barrel_cell_glory", "0"),
    ("reshuffle_when_draw_pile", "0"),
];

/// As many and as much of everything as can be.
const MOST: &[(&str, &str)] = &[
    ("barrels_total", "20"),
    ("barrels_start_human", "5"),
    ("barrel_limit", "9"),
    ("pirates_human", "5"),
    ("pirates_henry", "10"),
    ("copies_each", "{ p2 = 8, p3 = 8, p4 = 8 }"),
    ("special_draw", "3"),
    ("set_glory", "[0, 6, 12, 18, 24, 30]"),
    ("compass", "19"),
    ("wrecks", "[23, 22]"),
    ("compass_bonus", "[30, 30, 30, 30]"),
    ("home_bonus", "[30, 30, 30, 30]"),
    ("all_tied_extra_to_active", "9"),
    (
        "prizes",
        "{ s3 = [30, 30, 30], s4 = [30, 30, 30], s5 = [30, 30, 30], s6 = [30, 30, 30] }",
    ),
    ("tokens", "[4, 4, 4, 4, 4, 4, 4, 4, 4, 4]"),
    ("stack_size", "5"),
    ("extra_token_barrel_cost", "3"),
    ("pay_barrel", "{ v2 = 3, v3 = 3, v4 = 3 }"),
    ("pay_sailing_spaces", "{ v3 = 9, v4 = 9 }"),
    ("per_pirate_on_board", "9"),
    ("per_barrel", "9"),
    ("barrel_cell_glory", "9"),
    ("reshuffle_when_draw_pile", "5"),
];

/// Every card is the dearest: whoever plays on, sinks.
const DEAR: &[(&str, &str)] = &[("sailing_cost", "{ v1 = 9, v2 = 9, v3 = 9, v4 = 9, v5 = 9 }")];

/// Plays all variants on both boxes and looks at how each game ended.
#[track_caller]
fn play_all(values: &[(&str, &str)], fine: fn(&State) -> bool) {
    let mut luck = QuickLuck::new(6);
    for text in [Edition::STANDARD, SECOND_BOX] {
        let edition: &'static Edition = Box::leak(Box::new(with(text, values)));
        for game in 0..60 {
            let seats = ["2", "3", "4"][game % 3];
            let side = ["front", "back"][game / 3 % 2];
            let wrecks = ["false", "true"][game / 6 % 2];
            let chosen = [("seats", seats), ("side", side), ("wrecks", wrecks)];
            let end = play_out(edition, chosen, &mut luck);
            let fine = end.as_ref().is_ok_and(fine);
            assert!(fine, "{}, {chosen:?}: {end:?}", edition.name);
        }
    }
}

/// Whoever sails at all comes Home in 24 rounds (GLORY-END-11).
#[test]
fn glory_end_11_the_smallest_numbers_can_be_played() {
    play_all(LEAST, |end| end.round <= 24 && end.is_last_round());
}

#[test]
fn the_largest_numbers_can_be_played() {
    play_all(MOST, |end| end.round <= 24);
}

/// Five cards are more than 37 or 42 circles pay for, and nobody comes Home with
/// four. One may be left afloat when the others have paid for special actions.
#[test]
fn glory_card_04_the_dearest_cards_sink_all() {
    play_all(DEAR, |end| {
        end.round <= 5 && end.afloat.count() <= 1 && !end.is_last_round()
    });
}
