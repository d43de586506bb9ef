//! Ships sail: how far, where they stop, what fields give at the end.

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, puts};
use tortuga_core::{Seat, ToAct};
use tortuga_glory::{Open, Stage};

/// Red has this card and the first turn; its ship has sailed so far.
fn red_plays(card: &str, sailed: u8) -> Scene {
    let scene = Scene::of(4).ship(RED, sailed);
    scene.cards(&format!("{card} green-1 yellow-1 blue-1"))
}

fn numbered(verb: &str, numbers: std::ops::RangeInclusive<u8>) -> Vec<String> {
    numbers.map(|number| format!("{verb} {number}")).collect()
}

// ---- how far

#[test]
fn glory_move_01_clockwise_from_one_space_up_to_the_value() {
    for (card, value) in [("red-2", 2), ("red-3a", 3), ("red-3b", 3), ("red-4", 4)] {
        let scene = red_plays(card, 9);
        assert_eq!(scene.legal(RED), numbered("sail", 1..=value));
        let beyond = format!("0 sail {}", value + 1);
        assert_eq!(scene.refused(&beyond), ("GLORY-MOVE-01", "too-far"));
        for steps in 1..=value {
            let mut scene = scene.clone();
            scene.play(&[&format!("0 sail {steps}")]);
            assert_eq!(scene.state.space(Seat(RED)).0, 9 + steps);
        }
    }
    // A 1 leaves no choice, and a ship cannot stay where it is.
    let scene = Scene::of(4).ship(RED, 9).ship(GREEN, 10);
    let mut scene = scene.cards("red-1 green-1 yellow-3a blue-2");
    scene.on_until(|state| state.turn == Seat(RED));
    assert_eq!(scene.legal(RED), ["sail 1"]);
    // Any number of ships may lie together.
    scene.play(&["0 sail 1"]);
    assert_eq!(scene.state.sailed[..2], [10, 10]);
}

#[test]
fn glory_move_02_home_does_not_stop_a_ship() {
    for (steps, sailed, space) in [(1, 23, 23), (2, 24, 0), (3, 25, 1), (5, 27, 3)] {
        let mut scene = red_plays("red-5", 22);
        scene.play(&[&format!("0 sail {steps}")]);
        assert_eq!(scene.state.sailed[0], sailed);
        assert_eq!(scene.state.space(Seat(RED)).0, space);
        assert_eq!(scene.state.home[0], u8::from(sailed >= 24));
    }
    assert_eq!(red_plays("red-3a", 23).legal(RED), numbered("sail", 1..=3));
}

// ---- the stopover

#[test]
fn glory_move_03_a_5_may_stop_over_and_reaches_five_cells_twice() {
    let mut scene = red_plays("red-5", 1);
    let both = [numbered("sail", 1..=5), numbered("stopover", 1..=4)].concat();
    assert_eq!(scene.legal(RED), both);
    scene.play(&["0 stopover 2"]);
    assert_eq!(scene.legal(RED), puts("1,3 2,3 3,3 4,3 5,3"));
    scene.play(&["0 put 1,3"]);
    assert_eq!(scene.legal(RED), numbered("leg", 1..=3));
    assert_eq!(scene.refused("0 leg 4"), ("GLORY-MOVE-03", "leg-too-far"));
    scene.play(&["0 leg 2"]);
    assert_eq!(scene.legal(RED), puts("1,5 2,5 3,5 4,5 5,5"));
    scene.play(&["0 put 5,5"]);
    assert_eq!(scene.state.pirates[0].count(), 2);
    assert_eq!(scene.to_act(), ToAct::One(Seat(YELLOW)));

    let scene = red_plays("red-4", 1);
    assert_eq!(
        scene.refused("0 stopover 1"),
        ("GLORY-MOVE-03", "no-stopover")
    );
    for (first, second) in [(1, 4), (4, 1)] {
        let mut scene = red_plays("red-5", 1);
        scene.play(&[&format!("0 stopover {first}")]);
        scene.on_to(Stage::SailOn);
        assert_eq!(scene.legal(RED), numbered("leg", 1..=second));
    }
}

#[test]
fn glory_move_04_a_stopover_is_declared_at_once() {
    // Red ends here: no second leg follows.
    let mut scene = red_plays("red-5", 1);
    scene.play(&["0 sail 2", "0 put 1,3"]);
    assert_eq!(scene.to_act(), ToAct::One(Seat(YELLOW)));
    // Red stops over: the second leg must follow.
    let mut scene = red_plays("red-5", 1);
    scene.play(&["0 stopover 2", "0 put 1,3"]);
    assert_eq!(scene.legal(RED), numbered("leg", 1..=3));
    assert_eq!(
        scene.refused("0 sail 1"),
        ("GLORY-MOVE-04", "other-step-is-due")
    );
    assert_eq!(
        scene.refused("2 sail 1"),
        ("GLORY-MOVE-04", "not-your-turn")
    );
}

#[test]
fn glory_move_05_after_a_full_line_the_second_leg_is_sailed() {
    let scene = Scene::of(4).ship(RED, 4);
    let scene = scene.pirates(GREEN, "1,5 2,5 3,5").pirates(BLUE, "4,5 5,5");
    let mut scene = scene.cards("red-5 green-1 yellow-1 blue-1");
    scene.play(&["0 stopover 1"]);
    assert_eq!(scene.told(), ["sailed", "placement-lost"]);
    assert_eq!(scene.legal(RED), numbered("leg", 1..=4));
    scene.play(&["0 leg 2"]);
    assert_eq!(scene.legal(RED), puts("1,1 1,2 1,3 1,4"));
    scene.play(&["0 put 1,3"]);
    assert_eq!(scene.glory(RED), 1);
}

// ---- where ships stop

/// The cells before a space, the nearest first.
fn line(space: u8) -> [String; 5] {
    let cell = |i: u8| match space {
        0 => (i, i),
        1..=5 => (i, space),
        6 => (i, 6 - i),
        7..=11 => (space - 6, 6 - i),
        12 => (6 - i, 6 - i),
        13..=17 => (6 - i, 18 - space),
        18 => (6 - i, i),
        _ => (24 - space, i),
    };
    [1, 2, 3, 4, 5]
        .map(cell)
        .map(|(row, column)| format!("{row},{column}"))
}

/// Red has this card, and the first turn also with a 1: the others' 1s are
/// weaker.
fn red_sails_first(card: &str, sailed: u8) -> Scene {
    let scene = Scene::with(&[("seats", "3"), ("colours", "red-green-blue-yellow")]);
    scene
        .ship(RED, sailed)
        .cards(&format!("{card} green-1 blue-1"))
}

#[test]
fn glory_move_06_corners_have_diagonals_other_spaces_rows_and_columns() {
    for (value, card) in [
        (1, "red-1"),
        (2, "red-2"),
        (3, "red-3b"),
        (4, "red-4"),
        (5, "red-5"),
    ] {
        for from in 0..24 {
            let mut scene = red_sails_first(card, from);
            scene.play(&[&format!("0 sail {value}")]);
            let reach = line((from + value) % 24)[..usize::from(value)].join(" ");
            assert_eq!(scene.legal(RED), puts(&reach), "{card} from {from}");
        }
    }
}

#[test]
fn glory_move_06_a_stopover_on_a_corner_uses_its_diagonal() {
    for corner in [6, 12, 18, 24] {
        let mut scene = red_plays("red-5", corner - 1);
        scene.play(&["0 stopover 1"]);
        assert_eq!(scene.legal(RED), puts(&line(corner % 24).join(" ")));
    }
    // The nearest cell tells one end of a diagonal from the other.
    for (corner, nearest) in [(6, "1,5"), (12, "5,5"), (18, "5,1"), (24, "1,1")] {
        let mut scene = red_sails_first("red-1", corner - 1);
        scene.play(&["0 sail 1"]);
        assert_eq!(scene.legal(RED), puts(nearest));
    }
}

// ---- glory of fields

#[test]
fn glory_move_07_every_field_in_the_line_pays_its_owner_before_the_pirate() {
    // Row 3 from the left: fields are at distance 1 and 4.
    let scene = Scene::of(4).ship(RED, 19).pirates(GREEN, "3,4 3,2 2,2");
    let mut scene = scene.cards("red-2 green-1 yellow-1 blue-1");
    scene.play(&["0 sail 2"]);
    assert_eq!(
        [scene.glory(RED), scene.glory(GREEN)],
        [0, 1],
        "beyond the range"
    );
    // Its own new pirate gets the reward of the field, and nothing before.
    scene.play(&["0 put 3,1", "0 special none"]);
    assert_eq!([scene.glory(RED), scene.glory(GREEN)], [1, 1]);

    let scene = Scene::of(4)
        .ship(RED, 20)
        .pirates(GREEN, "3,4")
        .pirates(RED, "3,1");
    let mut scene = scene.cards("red-2 green-1 yellow-1 blue-1");
    scene.play(&["0 sail 1"]);
    assert_eq!(
        [scene.glory(RED), scene.glory(GREEN)],
        [1, 1],
        "its own too"
    );
    let glory = [1, 1, 0, 0];
    assert_eq!(
        scene.open()[1],
        Open::FieldGlory {
            seat: Seat(RED),
            glory
        }
    );
}

// rules: GLORY-TV-07 GLORY-MOVE-07 GLORY-BONUS-03
#[test]
fn a_stopover_gives_its_bonus_but_no_glory_of_fields() {
    let scene = Scene::of(4).ship(RED, 10);
    let scene = scene.pirates(GREEN, "2,2").pirates(BLUE, "3,4");
    let mut scene = scene.cards("red-5 green-1 yellow-1 blue-1");
    scene.play(&["0 stopover 2"]);
    assert_eq!((scene.glory(RED), scene.state.compass), (4, [1, 0, 0, 0]));
    assert_eq!([scene.glory(GREEN), scene.glory(BLUE)], [0, 0]);
    scene.play_on(&["0 put 5,5", "0 leg 2"]);
    assert_eq!([scene.glory(GREEN), scene.glory(BLUE)], [0, 1]);
    let told = [
        "sailed",
        "compass",
        "placed",
        "barrel-taken",
        "sailed",
        "field-glory",
    ];
    assert_eq!(scene.told(), told);
}

#[test]
fn glory_move_09_ships_that_lie_there_bring_nothing() {
    // Green and yellow lie at both ends of row 2, where blue has two fields.
    let scene = Scene::of(4).ship(GREEN, 8).ship(YELLOW, 22).ship(RED, 2);
    let scene = scene.pirates(BLUE, "2,2 2,5");
    let mut scene = scene.cards("red-3a green-1 yellow-1 blue-1");
    scene.play(&["0 sail 1", "0 put 2,3"]);
    assert_eq!(scene.glory(BLUE), 0);
    // Whoever joins them there brings one for each.
    let scene = Scene::of(4).ship(GREEN, 8).ship(YELLOW, 22).ship(RED, 7);
    let scene = scene.pirates(BLUE, "2,2 2,5");
    let mut scene = scene.cards("red-3a green-1 yellow-1 blue-1");
    scene.play(&["0 sail 1"]);
    assert_eq!(scene.glory(BLUE), 2);
}
