//! The end of the game: who has won, by what, and additional rounds.

use crate::common::Scene;
use tortuga_core::{Rules, Seat, Standing, Standings};
use tortuga_foggy::{Card, FoggyIsland, Hired, Open, Stage, Weather};

/// The end of this round with so many coins, or points, and nothing to score.
fn end_of(round: u8, settings: &[(&str, &str)], coins: [u16; 2], hired: [&str; 2]) -> Scene {
    let settings = [&[("first_player", "0")], settings].concat();
    let scene = Scene::with(&settings);
    let hired = hired.map(|kinds| Hired::from(scene.tokens(kinds)));
    let scene = scene.change(|state| {
        let seats = state.seats();
        state.round = round;
        state.first = Seat((round - 1) % seats);
        state.coins = coins;
        state.hired = hired;
        state.gift_spent = [0; 2];
        if state.mode().draws_weather() && round >= 4 {
            state.sky.unseen = [0; 3];
            let known = state.all();
            state.sky.back = [Card::new(Weather::Cloudy, known); 4];
        }
    });
    let mut scene = scene.nearly_over(&[]);
    scene.last_token();
    scene
}

const NOBODY: [&str; 2] = ["", ""];

fn standings(scene: &Scene) -> Standings {
    FoggyIsland::standings(&scene.state).expect("the game is over")
}

/// The ending and its rule; for each seat score, rank and whether it has won.
type Result = ((&'static str, &'static str), Vec<(i32, u8, bool)>);

fn result(scene: &Scene) -> Result {
    let Standings { ended_by, rows } = standings(scene);
    let row = |(place, row): (usize, &Standing)| {
        assert_eq!(row.who.seat, Seat(place as u8));
        (row.score, row.rank, row.winner)
    };
    let rows = rows.iter().enumerate().map(row).collect();
    ((ended_by.key, ended_by.rule.0), rows)
}

/// Where a seat's points come from.
fn sources(scene: &Scene, seat: usize) -> Vec<(&'static str, i32)> {
    let rows = standings(scene).rows;
    let sources = rows[seat].sources.iter();
    sources.map(|source| (source.key, source.points)).collect()
}

fn tie_breaks(scene: &Scene) -> Vec<Vec<i32>> {
    let rows = standings(scene).rows;
    rows.into_iter().map(|row| row.tie_breaks).collect()
}

// ---- without mercenaries

/// Blue has 34 points by this map, and red 33 (FOG-EX-40).
const FULL: [&str; 6] = [
    "bW bW bW bP rW rT",
    "rW bW bT bW bB rW",
    "rP bT bW rW bW rB",
    "rW rW bT bW rT bW",
    "bB rW rP bP rT rW",
    "bT bB rT rW rB ..",
];

#[test]
fn fog_end_01_the_most_points_over_all_rounds_win() {
    for mode in ["basic", "weather"] {
        let scene = Scene::with(&[("mode", mode), ("first_player", "0")]);
        let mut scene = scene.nearly_over(&FULL);
        scene.last_token();
        assert_eq!((scene.state.coins, scene.state.round), ([34, 33], 2));
        assert_eq!(FoggyIsland::standings(&scene.state), None);
        // Red wins the second round by more than it lost the first by.
        let mut scene = scene.nearly_over(&["rW rW rW bB bB bB"]);
        scene.last_token();
        let rows = vec![(34, 2, false), (36, 1, true)];
        assert_eq!(result(&scene), (("points", "FOG-END-01"), rows));
        assert_eq!(sources(&scene, 1), [("lines", 36)]);
        assert_eq!(tie_breaks(&scene), [[], []] as [[i32; 0]; 2]);
        assert_eq!(scene.open().last(), Some(&Open::GameEnded));
    }
}

#[test]
fn fog_ex_84_fog_end_03_a_tie_without_mercenaries_is_a_draw() {
    for mode in ["basic", "weather"] {
        let scene = end_of(2, &[("mode", mode)], [62, 62], NOBODY);
        let rows = vec![(62, 1, false), (62, 1, false)];
        assert_eq!(result(&scene), (("draw", "FOG-END-03"), rows));
    }
}

// ---- with mercenaries

/// The modes with mercenaries and their last rounds.
const MODES: [(&str, u8); 3] = [("mercenary", 4), ("quick", 2), ("team", 4)];

/// One row for each seat of the mode: blue's and red's in turn.
fn rows(mode: &str, blue: (i32, u8, bool), red: (i32, u8, bool)) -> Vec<(i32, u8, bool)> {
    let sides = if mode == "team" { 2 } else { 1 };
    [blue, red].repeat(sides)
}

#[test]
fn fog_end_02_fog_end_07_the_most_coins_held_win() {
    for (mode, last) in MODES {
        // Red has hired for 22, and what is spent is gone.
        let scene = end_of(last, &[("mode", mode)], [50, 40], ["", "mouses"]);
        let rows = rows(mode, (50, 1, true), (40, 2, false));
        assert_eq!(result(&scene), (("coins", "FOG-END-02"), rows), "{mode}");
        assert_eq!(sources(&scene, 0), [("lines", 50)]);
        assert_eq!(sources(&scene, 1), [("lines", 62), ("hires", -22)]);
        assert_eq!(tie_breaks(&scene)[..2], [[0], [22]]);
    }
}

#[test]
fn fog_hire_08_coins_held_decide_or_all_coins_earned() {
    for (mode, last) in MODES {
        let earned = [("mode", mode), ("final_count", "coins_earned")];
        let scene = end_of(last, &earned, [50, 40], ["", "mouses"]);
        let rows = rows(mode, (50, 2, false), (62, 1, true));
        assert_eq!(result(&scene), (("coins", "FOG-END-02"), rows), "{mode}");
        assert_eq!(sources(&scene, 1), [("lines", 62)]);
    }
}

/// 22 + 18 against 22 + 8 + 5.
const FORTY_AND_35: [&str; 2] = ["cat mouses", "mouses mole prairie_dog"];

#[test]
fn fog_ex_83_fog_end_04_in_a_tie_the_dearer_band_wins() {
    for (mode, last) in MODES {
        let scene = end_of(last, &[("mode", mode)], [90, 90], FORTY_AND_35);
        let rows = rows(mode, (90, 1, true), (90, 2, false));
        assert_eq!(
            result(&scene),
            (("hired-cost", "FOG-END-04"), rows),
            "{mode}"
        );
        assert_eq!(tie_breaks(&scene)[..2], [[40], [35]]);
        assert_eq!(sources(&scene, 0), [("lines", 130), ("hires", -40)]);
    }
}

#[test]
fn fog_end_04_the_table_may_let_the_cheaper_band_win() {
    for (mode, last) in MODES {
        let lower = [("mode", mode), ("hired_cost_tiebreak", "lower_wins")];
        let scene = end_of(last, &lower, [90, 90], FORTY_AND_35);
        let rows = rows(mode, (90, 2, false), (90, 1, true));
        assert_eq!(
            result(&scene),
            (("hired-cost", "FOG-END-04"), rows),
            "{mode}"
        );
        assert_eq!(tie_breaks(&scene)[..2], [[-40], [-35]]);
    }
}

/// A map that scores 30 to 31.
const THIRTY_TO_31: [&str; 5] = [
    "bW bW bC bW bW bW",
    "bB bB bB bB bB bB",
    "rW rW rC rW rW bB",
    "bB bB bB bB bB bB",
    "rW rW rW rW rW rW",
];

#[test]
fn fog_ex_83_fog_end_05_a_tie_of_costs_too_leads_to_an_additional_round() {
    for (mode, last) in MODES {
        let mut scene = end_of(last, &[("mode", mode)], [90, 90], ["cat", "cat"]);
        let began = Open::RoundBegan {
            round: last + 1,
            // The start passes on as usual.
            first: Seat(last % scene.state.seats()),
            additional: true,
        };
        assert_eq!(scene.open().last(), Some(&began), "{mode}");
        let next = if mode == "team" {
            Stage::Deal
        } else {
            Stage::PickHand
        };
        assert_eq!(scene.state.stage, next, "no hiring before it");
        assert_eq!(FoggyIsland::standings(&scene.state), None);
        assert_eq!(scene.audit(), Ok(()));

        scene = scene.nearly_over(&THIRTY_TO_31);
        scene.last_token();
        let rows = rows(mode, (120, 2, false), (121, 1, true));
        assert_eq!(result(&scene), (("additional-round", "FOG-END-05"), rows));
        assert_eq!(sources(&scene, 1), [("lines", 139), ("hires", -18)]);
    }
}

#[test]
fn fog_end_05_the_additional_round_has_weather_as_usual() {
    let mut scene = end_of(4, &[("mode", "mercenary")], [90, 90], ["cat", "cat"]);
    for seat in [0, 1] {
        for kind in ["wolf", "wolf", "rat", "rabbit", "cat"] {
            scene.play(&[&format!("{seat} pick {kind}")]);
        }
    }
    assert_eq!(
        (scene.state.stage, scene.actor()),
        (Stage::ChooseWeather, 1)
    );
    scene.play(&["1 weather first"]);
    assert_eq!(scene.state.stage, Stage::OpenQuarter);
}

#[test]
fn fog_end_06_after_so_many_additional_rounds_it_is_a_draw() {
    for (mode, last) in MODES {
        for most in 0..=3 {
            let most_text = most.to_string();
            let settings = [("mode", mode), ("max_extra_rounds", most_text.as_str())];
            let mut scene = end_of(last, &settings, [90, 90], ["cat", "cat"]);
            for extra in 1..=most {
                assert_eq!(scene.state.round, last + extra, "{mode} {most}");
                scene = scene.nearly_over(&[]);
                scene.last_token();
            }
            let rows = rows(mode, (90, 1, false), (90, 1, false));
            let ending = ("draw-after-additional-rounds", "FOG-END-06");
            assert_eq!(result(&scene), (ending, rows), "{mode} {most}");
        }
    }
    // Three is what a table plays if nobody chooses.
    let scene = end_of(4, &[("mode", "mercenary")], [1, 1], NOBODY);
    assert_eq!(scene.state.switches.max_extra_rounds(), 3);
}

/// One point in the last of them is enough, and hires decide no more.
#[test]
fn fog_end_06_the_third_additional_round_may_still_decide() {
    let mut scene = end_of(2, &[("mode", "quick")], [7, 7], NOBODY);
    for _ in 0..2 {
        scene = scene.nearly_over(&[]);
        scene.last_token();
    }
    scene = scene.nearly_over(&["bW bW bW bB bB bB"]);
    scene.last_token();
    let rows = vec![(10, 1, true), (7, 2, false)];
    assert_eq!(result(&scene), (("additional-round", "FOG-END-05"), rows));
}

#[test]
fn fog_end_07_partners_share_rank_and_row_and_a_draw_has_no_winner() {
    let scene = end_of(4, &[("mode", "team")], [50, 40], ["", "mouses"]);
    let rows = standings(&scene).rows;
    assert_eq!(
        rows.iter().map(|row| row.rank).collect::<Vec<_>>(),
        [1, 2, 1, 2]
    );
    for (one, partner) in [(0, 2), (1, 3)] {
        let without_name = |place: usize| {
            let who = rows[0].who;
            Standing {
                who,
                ..rows[place].clone()
            }
        };
        assert_eq!(without_name(one), without_name(partner));
    }
    let none = [("mode", "team"), ("max_extra_rounds", "0")];
    let rows = standings(&end_of(4, &none, [50, 50], NOBODY)).rows;
    assert!(rows.iter().all(|row| row.rank == 1 && !row.winner));
}
