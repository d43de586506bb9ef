//! The rough eye of bots.

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW};
use crate::points;
use tortuga_core::{MOST_FEATURES, QuickLuck, Rules as _, Seat, Seats};
use tortuga_glory::{GloryIslands, Stage, State};

/// Red has chosen this card, and nobody else has.
fn chose(scene: Scene, card: &str) -> Scene {
    points::played(scene, &[&format!("0 card {card}")])
}

/// Every feature, a scene in which red has more of it, and one with less.
fn more_and_less() -> Vec<(&'static str, Scene, Scene)> {
    let start = || Scene::of(4);
    let at_sea = || Scene::of(4).ship(RED, 5);
    let wrecks = points::take_wreck;
    vec![
        (
            "glory",
            start().change(|state| state.fields[0] = 2),
            start(),
        ),
        ("sunk", start(), chose(start().circle(RED, 34), "red-3a")),
        (
            "sailing-points",
            chose(start(), "red-1"),
            chose(start(), "red-4"),
        ),
        (
            "treasures",
            start().treasures(RED, "ruby spice"),
            start().treasures(RED, "ruby ruby"),
        ),
        ("barrels", start().barrels(RED, 2), start()),
        ("wrecks", points::played(wrecks(), &["0 wreck 4"]), wrecks()),
        (
            "pirates",
            start().pirates(RED, "1,5 5,5"),
            start().pirates(RED, "1,5"),
        ),
        (
            "fields",
            start().pirates(RED, "2,5"),
            start().pirates(RED, "1,5"),
        ),
        (
            "islands",
            start().pirates(RED, "1,4 1,5"),
            start().pirates(RED, "1,4").pirates(BLUE, "1,5"),
        ),
        ("way", at_sea(), start()),
        ("compass", at_sea(), at_sea().ship(BLUE, 6)),
        (
            "home",
            start().ship(RED, 20),
            start().ship(RED, 20).ship(BLUE, 21),
        ),
        (
            "cards",
            chose(start().hand(RED, "red-1 red-4"), "red-1"),
            chose(start().hand(RED, "red-1 red-4"), "red-4"),
        ),
        ("danger", at_sea(), at_sea().circle(RED, 20)),
        // Longer reach, the compass within it, and a treasure to come.
        ("turn", chose(start(), "red-4"), chose(start(), "red-1")),
        (
            "turn",
            chose(start().ship(RED, 10), "red-2"),
            chose(start().ship(RED, 9), "red-2"),
        ),
        ("turn", points::draw(), points::special("red-2")),
        ("turn", points::keep(), points::special("red-2")),
        ("turn", points::lift(), points::special("red-2")),
        ("turn", points::leave_storm(), points::special("red-2")),
    ]
}

#[test]
fn every_feature_has_what_it_is_named_after() {
    for (name, more, less) in more_and_less() {
        let (more, less) = (feature(&more, RED, name), feature(&less, RED, name));
        assert!(more > less, "{name}: {more} or {less}");
    }
    for name in GloryIslands::FEATURES {
        let mut rows = more_and_less().into_iter();
        assert!(rows.any(|(row, ..)| row == *name), "{name} has no example");
    }
}

fn features(state: &State, seat: Seat) -> [i32; MOST_FEATURES] {
    let mut features = [0; MOST_FEATURES];
    let count = GloryIslands::FEATURES.len();
    GloryIslands::features(state, seat, &mut features[..count]);
    features
}

fn feature(scene: &Scene, seat: u8, name: &str) -> i32 {
    let place = GloryIslands::FEATURES.iter().position(|&one| one == name);
    features(&scene.state, Seat(seat))[place.expect("a feature's name")]
}

/// Looks at every position of some random games.
fn in_random_games(seats: u8, mut look: impl FnMut(&State)) {
    for seed in 0..20 {
        let mut scene = Scene::of(seats);
        let mut luck = QuickLuck::new(seed);
        while scene.state.stage != Stage::Over {
            look(&scene.state);
            scene.random_step(&mut luck);
        }
        look(&scene.state);
    }
}

/// The same position with the first two seats exchanged.
fn exchanged(state: &State) -> State {
    let mut other = *state;
    let seat = |seat: Seat| Seat([1, 0, 2, 3][seat.index()]);
    let seats = |seats: Seats| seats.iter().map(seat).collect::<Seats>();
    other.pirates.swap(0, 1);
    other.owned.swap(0, 1);
    other.treasures.swap(0, 1);
    other.islands.swap(0, 1);
    other.fields.swap(0, 1);
    other.played.swap(0, 1);
    other.sailed.swap(0, 1);
    other.circles.swap(0, 1);
    other.compass.swap(0, 1);
    other.home.swap(0, 1);
    other.barrels.swap(0, 1);
    other.sunk_in.swap(0, 1);
    other.chosen = seats(state.chosen);
    other.due = seats(state.due);
    other.afloat = seats(state.afloat);
    other.turn = seat(state.turn);
    other
}

#[test]
fn every_seat_sees_what_another_would_see() {
    in_random_games(4, |state| {
        let other = exchanged(state);
        for (one, two) in [(0, 1), (1, 0), (2, 2)] {
            let (one, two) = (features(state, Seat(one)), features(&other, Seat(two)));
            assert_eq!(one, two, "{state:?}");
        }
    });
}

#[test]
fn what_is_left_of_a_game_falls_from_everything_to_nothing() {
    for seats in 2..=4 {
        let mut last = 100;
        in_random_games(seats, |state| {
            let left = GloryIslands::left(state);
            if state.round == 1 && last == 0 {
                last = 100;
            }
            assert!(state.sailed != [0; 4] || state.stage == Stage::Over || left == 100);
            // The leader may sink; then the second is the first.
            assert!(
                left <= last || state.sunk_in != [0; 4],
                "{left} after {last}"
            );
            assert_eq!(left == 0, state.stage == Stage::Over);
            last = left;
        });
        assert_eq!(last, 0);
    }
}

/// Henry Morgan may win, and the last one afloat has, whatever the score.
#[test]
fn whoever_stands_first_has_won() {
    assert_eq!(GloryIslands::winners(&Scene::of(4).state), Seats::NONE);
    let over = |scene: Scene| scene.change(|state| state.stage = Stage::Over);
    let henrys = over(Scene::of(2).change(|state| state.islands[2] = 9));
    assert_eq!(GloryIslands::winners(&henrys.state), Seats::only(Seat(2)));
    let shared = over(Scene::of(4).change(|state| state.islands = [9, 9, 8, 0]));
    assert_eq!(GloryIslands::winners(&shared.state), Seats(0b0011));
    let alone = shared.change(|state| {
        state.afloat = Seats::only(Seat(YELLOW));
        state.sunk_in = [3, 3, 0, 3];
    });
    assert_eq!(
        GloryIslands::winners(&alone.state),
        Seats::only(Seat(YELLOW))
    );
}

fn worth(scene: &Scene, seat: u8) -> i32 {
    GloryIslands::worth(&scene.state, Seat(seat))
}

/// The first scene is worth more to red than the second.
#[track_caller]
fn better(one: &Scene, other: &Scene) {
    let (one, other) = (worth(one, RED), worth(other, RED));
    assert!(one > other, "{one} or {other}");
}

#[test]
fn what_scores_at_the_end_is_worth_its_points() {
    let scene = Scene::of(4);
    let barrel = Scene::of(4).barrels(RED, 2);
    assert_eq!(worth(&barrel, RED) - worth(&scene, RED), 100);
    let glory = Scene::of(4).change(|state| state.islands[0] = 7);
    assert_eq!(worth(&glory, RED) - worth(&scene, RED), 700);
    let set = Scene::of(4).treasures(RED, "ruby spice crown");
    assert_eq!(worth(&set, RED) - worth(&scene, RED), 600);
    // Two circles further down the track, from 24 to 22.
    let paid = Scene::of(4).circle(RED, 2);
    assert_eq!(worth(&paid, RED) - worth(&scene, RED), -200);
    assert_eq!(worth(&set, GREEN), worth(&scene, GREEN));
}

#[test]
fn a_pirate_is_better_on_the_board_and_best_on_a_field_or_ahead_on_an_island() {
    let none = Scene::of(4);
    let chest = Scene::of(4).pirates(RED, "1,5");
    let field = Scene::of(4).pirates(RED, "2,5");
    better(&chest, &none);
    better(&field, &chest);
    // On an island that is nearly full it is the majority that counts.
    let ahead = Scene::of(4).pirates(RED, "1,1 2,1").pirates(BLUE, "3,1");
    let behind = Scene::of(4)
        .pirates(RED, "1,1 5,5")
        .pirates(BLUE, "2,1 3,1");
    better(&ahead, &behind);
}

#[test]
fn a_ship_that_sailed_on_and_cards_to_choose_from_are_better() {
    let scene = Scene::of(4).circle(RED, 9);
    better(&scene.clone().ship(RED, 9), &scene.clone().ship(RED, 5));
    better(&scene, &scene.clone().hand(RED, "red-1"));
}

#[test]
fn having_sunk_is_worse_than_any_score() {
    let sunk = Scene::of(4).change(|state| {
        state.islands[0] = 60;
        state.afloat = Seats::first(4).without(Seat(RED));
        state.sunk_in[0] = 3;
    });
    better(&Scene::of(4).circle(RED, 36), &sunk);
    better(&sunk, &sunk.clone().change(|state| state.islands[0] = 50));
}

#[test]
fn at_the_end_only_the_score_counts() {
    let scene = Scene::of(4).ship(RED, 25).pirates(RED, "1,4 2,5");
    let over = scene.change(|state| state.stage = Stage::Over);
    // Two pirates, the circle of 25, a barrel.
    assert_eq!(worth(&over, RED), 100 * (2 - 1 + 1));
    assert_eq!(worth(&points::over(), RED), 100 * (24 + 1));
}
