//! What lines pay (FOG-SCORE).

use crate::common::{STANDARD, Scene, board};
use tortuga_core::{Edition as _, Rules};
use tortuga_foggy::{
    Edition, FoggyIsland, Hired, Line, Open, Stage, Switches, TILES, Token, Weather,
};

fn switches(settings: &[(&str, &str)]) -> Switches {
    Scene::with(settings).state.switches
}

fn points(settings: &[(&str, &str)], map: &[Token; TILES]) -> [u16; 2] {
    STANDARD.points(switches(settings), map)
}

/// A map with one row of tokens and nothing else.
fn one_row(row: &str) -> [Token; TILES] {
    two_rows(row, ".. .. .. .. .. ..")
}

/// A map with two rows and an empty one between them.
fn two_rows(row: &str, other: &str) -> [Token; TILES] {
    let empty = ".. .. .. .. .. ..";
    board(&[row, empty, other, empty, empty, empty])
}

/// The only line of a row.
fn line(row: &str) -> Line {
    let lines = STANDARD.lines(switches(&[]), &one_row(row));
    assert_eq!(lines.len(), 1, "{row}");
    lines[0]
}

#[test]
fn fog_score_01_once_at_the_end_with_all_tokens_face_up() {
    let mut scene = Scene::turn()
        .weather(Weather::Foggy)
        .map("A1 bW?, B1 bW?")
        .only_free("C1 F6")
        .pile(0, "")
        .pile(1, "");
    let [wolf, rabbit] = ["wolf", "rabbit"].map(|kind| scene.tokens(kind));
    scene.state.hands[0] = wolf;
    scene.state.hands[1] = rabbit;
    // The line is complete, but the round is not.
    scene.play(&["0 place wolf down", "0 at C1"]);
    assert!(!scene.open().iter().any(is_scored), "not yet");
    assert_eq!((scene.points(), scene.state.coins), ([3, 0], [0, 0]));
    scene.play(&["1 place rabbit down", "1 at F6"]);
    let open = scene.open();
    assert_eq!(open.iter().filter(|open| is_scored(open)).count(), 1);
    let Some(Open::RoundScored {
        map, lines, points, ..
    }) = open.into_iter().find(is_scored)
    else {
        panic!("the round is scored");
    };
    assert!(map.iter().all(|token| token.is_up()));
    assert_eq!((points, lines.len()), ([3, 0], 1));
    assert_eq!(scene.state.coins, [3, 0]);
    // Nothing is scored again until the next round is over.
    scene.on_to(Stage::PlaceTile);
    assert!(!scene.open().iter().any(is_scored));
    assert_eq!(scene.state.coins, [3, 0]);
}

fn is_scored(open: &Open) -> bool {
    matches!(open, Open::RoundScored { .. })
}

#[test]
fn fog_score_02_points_by_length() {
    let rows = [
        ("bW bW bW .. .. ..", 3),
        ("bW bW bW bW .. ..", 5),
        ("bW bW bW bW bW ..", 7),
        ("bW bW bW bW bW bW", 10),
    ];
    for (row, base) in rows {
        let line = line(row);
        assert_eq!((line.base, line.multiplier), (base, 1));
        assert_eq!(points(&[], &one_row(row)), [u16::from(base), 0]);
    }
}

#[test]
fn fog_score_03_pigs_double_once() {
    for (row, expected) in [
        ("rW rP rW .. .. ..", (2, 6)),
        ("rP rP rW .. .. ..", (2, 6)),
        ("rP rP rW rW rW rW", (2, 20)),
        // A Pig of the other colour ends the line, and doubles nothing.
        ("rW rW rW bP .. ..", (1, 3)),
    ] {
        let line = line(row);
        assert_eq!((line.multiplier, line.points), expected, "{row}");
    }
}

#[test]
fn fog_score_04_a_cat_triples_whatever_pigs_are_there() {
    for (row, expected) in [
        ("rW rC rW .. .. ..", (3, 9)),
        ("rP rC rW .. .. ..", (3, 9)),
        ("rP rC rP rW rW ..", (3, 21)),
    ] {
        let line = line(row);
        assert_eq!((line.multiplier, line.points), expected, "{row}");
    }
}

#[test]
fn fog_score_05_the_colour_of_the_line_scores() {
    // Blue's Pig among three Rats of red, and the other way round.
    assert_eq!(points(&[], &one_row("rT bP rT rT .. ..")), [10, 0]);
    assert_eq!(points(&[], &one_row("bT rP bT bT .. ..")), [0, 10]);
    assert_eq!(
        points(&[], &one_row("bT bT bT .. .. ..")),
        [0, 3],
        "nothing of red's own"
    );
}

#[test]
fn fog_score_06_half_for_the_owner_of_a_crow() {
    for (row, expected) in [
        ("bW rK bW .. .. ..", [3, 1]),
        ("bW rK bW bW .. ..", [5, 2]),
        ("bW rK bW bW bW ..", [7, 3]),
        ("bP rK bW bW bW ..", [14, 7]),
        ("bC rK bW bW bW ..", [21, 10]),
        ("rW bK rW rW rW rW", [5, 10]),
    ] {
        assert_eq!(points(&[], &one_row(row)), expected, "{row}");
    }
}

/// With `crow_pays_once_per_line` turned off; only a box whose Crows earn the
/// whole line can show it.
#[test]
fn all_crows_together_never_earn_more_than_the_line() {
    let text = Edition::STANDARD.replace("crow_divisor = 2", "crow_divisor = 1");
    let rich = Edition::read(&text).unwrap();
    let map = one_row("rK rK bW bW .. ..");
    let each = switches(&[("crow_pays_once_per_line", "false")]);
    assert_eq!(rich.points(each, &map), [5, 5]);
    let taken = [
        ("crow_pays_once_per_line", "false"),
        ("crow_half_is", "taken"),
    ];
    assert_eq!(rich.points(switches(&taken), &map), [0, 5]);
}

#[test]
fn fog_score_07_the_sum_of_all_lines_and_crow_halves() {
    // Blue: 3 and half of red's 5; red: 5 and half of blue's 3.
    let map = two_rows("bW rK bW .. .. ..", "rW bK rW rW .. ..");
    assert_eq!(points(&[], &map), [3 + 2, 5 + 1]);
    // Whatever is taken, nobody scores less than nothing.
    let every_crow_takes = [
        ("crow_half_is", "taken"),
        ("crow_pays_once_per_line", "false"),
    ];
    for (row, expected) in [
        ("rK rK bW .. .. ..", [1, 2]),
        ("rK rK bP bW .. ..", [0, 10]),
        ("rK rK bC bW bW bW", [0, 30]),
    ] {
        assert_eq!(points(&every_crow_takes, &one_row(row)), expected, "{row}");
    }
    assert_eq!(points(&[], &[Token::NONE; TILES]), [0, 0]);
}

#[test]
fn fog_score_08_multipliers_act_line_by_line() {
    let map = board(&[
        "bP bW bW .. .. ..",
        "bW .. .. .. .. rW",
        "bW .. .. .. .. rC",
        "bW .. .. .. .. rW",
        ".. .. .. .. .. ..",
        "bW bW bW .. .. ..",
    ]);
    // The Pig doubles its row and its column, not the row below.
    assert_eq!(points(&[], &map), [6 + 10 + 3, 9]);
}

/// Blue has three Wolves in a row; red's Rabbit is the last token of the round.
fn last_token(mode: &str) -> Scene {
    let mut scene = Scene::turn_with(&[("mode", mode)])
        .map("A1 bW, B1 bW, C1 bW")
        .only_free("F6")
        .turn_of(1)
        .pile(0, "")
        .pile(1, "");
    scene.state.hands[1] = scene.tokens("rabbit");
    scene.state.coins = [4, 6];
    scene
}

#[test]
fn fog_score_09_points_are_added_up_or_paid_as_coins() {
    for mode in ["basic", "weather"] {
        let mut scene = last_token(mode);
        scene.play(&["1 place rabbit", "1 at F6"]);
        assert_eq!(scene.state.coins, [7, 6]);
        // The second round is the last.
        scene.on_to(Stage::PlaceKind).end_round();
        let standings = FoggyIsland::standings(&scene.state).expect("the game is over");
        let scores: Vec<i32> = standings.rows.iter().map(|row| row.score).collect();
        assert_eq!(scores, [7, 6], "{mode}");
    }
    let mut scene = last_token("mercenary").change(|state| state.hired = [Hired::default(); 2]);
    scene.play(&["1 place rabbit", "1 at F6"]);
    assert!(scene.open().contains(&Open::HiringBegan { coins: [7, 6] }));
    // Seven coins buy whatever costs seven or less.
    let cheap = [
        "fox",
        "turtle",
        "frog",
        "chameleon",
        "crow",
        "mole",
        "hippo",
    ];
    let mut hires: Vec<String> = cheap.iter().map(|kind| format!("hire {kind}")).collect();
    hires.push("done".to_owned());
    assert_eq!(scene.legal(0), hires);
    hires.retain(|hire| hire != "hire crow");
    assert_eq!(scene.legal(1), hires, "six coins");
}
