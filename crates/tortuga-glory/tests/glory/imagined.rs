//! What is imagined, and how often: one fixture for each hidden thing.

use crate::common::{GREEN, RED, STANDARD, Scene, YELLOW, treasures};
use crate::points::{self, played};
use tortuga_core::{Seat, Viewer};
use tortuga_glory::{
    Edition, GloryIslands, HENRY, Stage, State, Treasure, Treasures, Wreck, Wrecks,
};
use tortuga_testkit::diversity;

const WATCHING: Viewer = Viewer::Spectator;
const THIRD: f64 = 1.0 / 3.0;

const fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

/// In 2000 worlds that this viewer imagines, the hidden thing comes up as often
/// as it should.
#[track_caller]
fn imagined<T: Ord + std::fmt::Debug>(
    scene: &Scene,
    viewer: Viewer,
    hidden: impl Fn(&State) -> T,
    expected: &[(T, f64)],
) {
    diversity::<GloryIslands, T>(&scene.state, viewer, 2000, hidden, expected);
}

/// The same for a hidden thing in words, all of them equally often.
#[track_caller]
fn any_of(scene: &Scene, viewer: Viewer, hidden: impl Fn(&State) -> String, words: &[&str]) {
    let share = 1.0 / f64::from(words.len() as u32);
    let expected = words.iter().map(|&word| (word.to_owned(), share));
    let expected: Vec<_> = expected.collect();
    imagined(scene, viewer, hidden, &expected);
}

/// Tokens in the order of their kinds: `ruby ruby spice`.
fn words(tokens: Treasures) -> String {
    let copies = |kind: Treasure| std::iter::repeat_n(kind.id(), usize::from(tokens.of(kind)));
    let words: Vec<&str> = Treasure::ALL.into_iter().flat_map(copies).collect();
    words.join(" ")
}

fn treasures_of(seat: u8) -> impl Fn(&State) -> String {
    move |world| words(world.treasures[usize::from(seat)])
}

/// Tokens with the lowest first: `1 1 4`.
fn numbers(tokens: Wrecks) -> String {
    let copies =
        |value: Wreck| std::iter::repeat_n(value.0.to_string(), usize::from(tokens.of(value)));
    let values: Vec<String> = Wreck::ALL.into_iter().flat_map(copies).collect();
    values.join(" ")
}

fn stack(stack: usize) -> impl Fn(&State) -> String {
    move |world| numbers(world.stacks[stack])
}

fn wrecks_of(seat: u8) -> impl Fn(&State) -> String {
    move |world| numbers(world.wrecks(Seat(seat)))
}

/// A box with so many treasure tokens of each kind, and these wreck tokens.
pub(crate) fn small_box(copies: u8, wrecks: [u8; 4]) -> &'static Edition {
    let mut edition = Edition::clone(&STANDARD);
    edition.treasure.copies = [copies; 3];
    edition.wrecks.tokens = Wrecks::counted(wrecks);
    edition.wrecks.stack_size = edition.wrecks.tokens.count() / 2;
    Box::leak(Box::new(edition))
}

// ---- cards

#[test]
fn imagined_choices_are_any_card_of_the_open_hand() {
    let scene = Scene::of(4).hand(RED, "red-1 red-3b red-4");
    let scene = played(scene, &["0 card red-4"]);
    let card = |world: &State| world.played[0].map_or("none".to_owned(), |card| card.to_string());
    for viewer in [seat(GREEN), WATCHING] {
        any_of(&scene, viewer, card, &["red-1", "red-3b", "red-4"]);
    }
    any_of(&scene, seat(RED), card, &["red-4"]);
    let two = Scene::of(2)
        .hand(1, "yellow-1 yellow-5")
        .cards("red-3a yellow-1");
    assert_eq!(two.state.stage, Stage::HenryCard);
    let card = |world: &State| world.played[1].map_or("none".to_owned(), |card| card.to_string());
    any_of(&two, seat(0), card, &["yellow-1", "yellow-5"]);
}

// ---- treasure

#[test]
fn imagined_treasures_are_whatever_nobody_showed_him() {
    let scene = Scene::on(small_box(1, [2, 4, 3, 1]), &[]).treasures(RED, "ruby");
    let scene = scene.treasures(GREEN, "spice crown");
    any_of(
        &scene,
        seat(GREEN),
        treasures_of(RED),
        &["ruby", "emerald", "doubloon"],
    );
    let all = Treasure::ALL.map(Treasure::id);
    any_of(&scene, seat(YELLOW), treasures_of(RED), &all);
    any_of(&scene, WATCHING, treasures_of(RED), &all);
    any_of(&scene, seat(RED), treasures_of(RED), &["ruby"]);
    let rest = |world: &State| words(world.bag());
    let two_left = ["ruby emerald", "ruby doubloon", "emerald doubloon"];
    any_of(&scene, seat(GREEN), rest, &two_left);
}

#[test]
fn imagined_tokens_before_a_rival_are_drawn_from_the_rest() {
    let few = small_box(1, [2, 4, 3, 1]);
    let scene = Scene::on(few, &[])
        .ship(RED, 4)
        .treasures(GREEN, "emerald crown");
    let mut scene = scene.cards("red-3a green-1 yellow-1 blue-1");
    scene.play(&["0 sail 1", "0 put 1,5", "* drew spice", "* drew ruby"]);
    let drawn = |world: &State| words(world.drawn);
    let pairs = ["ruby spice", "ruby doubloon", "spice doubloon"];
    any_of(&scene, seat(GREEN), drawn, &pairs);
    any_of(&scene, seat(RED), drawn, &["ruby spice"]);
}

#[test]
fn henrys_treasures_are_known_to_all_in_every_world() {
    let few = small_box(1, [2, 4, 3, 1]);
    let scene = Scene::on(few, &[("seats", "2")]).treasures(RED, "spice");
    let scene = played(scene.cards("red-1 yellow-1 green-2"), &["* drew crown"]);
    for viewer in [seat(0), seat(1), WATCHING] {
        any_of(&scene, viewer, treasures_of(2), &["crown"]);
    }
    any_of(
        &scene,
        seat(1),
        treasures_of(RED),
        &["ruby", "spice", "emerald", "doubloon"],
    );
}

#[test]
fn imagined_treasures_of_the_sunk_may_be_anything_to_the_end() {
    let few = small_box(1, [2, 4, 3, 1]);
    let scene = Scene::on(few, &[("seats", "3")])
        .ship(RED, 23)
        .circle(YELLOW, 36);
    let scene = scene.treasures(YELLOW, "ruby").treasures(GREEN, "spice");
    let mut scene = scene.cards("red-1 green-1 yellow-1");
    scene.play(&["0 sail 1", "0 put 1,1", "1 sail 1", "1 put 2,1"]);
    scene.play(&["* drew crown", "* drew doubloon", "1 keep crown"]);
    assert_eq!(scene.state.stage, Stage::Over);
    // Green's two lie open by now.
    any_of(
        &scene,
        seat(RED),
        treasures_of(YELLOW),
        &["ruby", "emerald", "doubloon"],
    );
    any_of(&scene, seat(RED), treasures_of(GREEN), &["spice crown"]);
}

// ---- what went back into the bag

/// One token of each kind. Red took an emerald; then green kept a ruby and
/// returned spices.
fn one_went_back() -> Scene {
    let few = small_box(1, [2, 4, 3, 1]);
    let scene = Scene::on(few, &[("seats", "3")]).ship(YELLOW, 5);
    let mut scene = scene.cards("red-3a green-2 yellow-1");
    scene.play(&["0 sail 3", "0 put 2,3", "* drew emerald", "* drew crown"]);
    scene.play(&["0 keep emerald", "0 special none", "1 sail 2", "1 put 1,2"]);
    scene.play(&[
        "* drew ruby",
        "* drew spice",
        "1 keep ruby",
        "1 special none",
    ]);
    scene
}

#[test]
fn a_returned_token_was_with_no_rival_at_that_time() {
    let scene = one_went_back();
    any_of(
        &scene,
        seat(GREEN),
        treasures_of(RED),
        &["emerald", "crown", "doubloon"],
    );
    any_of(
        &scene,
        WATCHING,
        treasures_of(RED),
        &Treasure::ALL.map(Treasure::id),
    );
    // Who draws later may well have it.
    let later = [
        "2 sail 1",
        "2 put 1,5",
        "* drew spice",
        "* drew crown",
        "2 keep spice",
    ];
    let scene = played(scene, &later);
    let both = |world: &State| {
        let of = |seat| treasures_of(seat)(world);
        of(RED) + ", " + &of(YELLOW)
    };
    let pairs = [
        "emerald, crown",
        "emerald, doubloon",
        "emerald, spice",
        "crown, emerald",
        "crown, doubloon",
        "crown, spice",
        "doubloon, emerald",
        "doubloon, crown",
        "doubloon, spice",
    ];
    any_of(&scene, seat(GREEN), both, &pairs);
    // Yellow has seen the crown, which was not with red or green then.
    let of_red = treasures_of(RED);
    any_of(
        &scene,
        seat(YELLOW),
        of_red,
        &["ruby", "emerald", "doubloon"],
    );
}

/// Two tokens of each kind. Red took an emerald; then green kept a crown and
/// spices, and returned a doubloon first, two rubies later.
fn two_went_back() -> Scene {
    let few = small_box(2, [2, 4, 3, 1]);
    let scene = Scene::on(few, &[("seats", "3")]).ship(YELLOW, 5);
    let mut scene = scene.cards("red-3a green-2 yellow-1");
    scene.play(&["0 sail 3", "0 put 2,3", "* drew emerald", "* drew emerald"]);
    scene.play(&["0 keep emerald", "0 special none", "1 sail 2", "1 put 1,2"]);
    scene.play(&["* drew crown", "* drew doubloon", "1 keep crown"]);
    scene.play(&[
        "1 special barrel",
        "* drew ruby",
        "* drew ruby",
        "* drew spice",
    ]);
    scene.play(&["1 keep spice"]);
    scene
}

#[test]
fn all_copies_that_went_back_were_with_no_rival() {
    let scene = two_went_back();
    // One doubloon, one crown, one of the spices are not accounted for.
    let left = [
        ("spice".to_owned(), 0.2),
        ("emerald".to_owned(), 0.4),
        ("crown".to_owned(), 0.2),
        ("doubloon".to_owned(), 0.2),
    ];
    imagined(&scene, seat(GREEN), treasures_of(RED), &left);
}

/// Green keeps one of the two rubies later: the other was in the bag as well.
#[test]
fn of_two_that_went_back_one_is_still_remembered_when_the_other_is_found() {
    let mut scene = two_went_back();
    scene.on_until(|state| state.round == 2);
    let mut scene = scene.ship(GREEN, 10).cards("red-1 green-3a yellow-2");
    scene.play(&[
        "1 sail 1",
        "1 put 5,4",
        "* drew ruby",
        "* drew doubloon",
        "1 keep ruby",
    ]);
    let of_red = |world: &State| world.treasures[0].of(Treasure::Ruby);
    imagined(&scene, seat(GREEN), of_red, &[(0, 1.0)]);
}

/// What Henry Morgan drew may be the very token that was seen: of the other
/// copy nothing is known any more.
#[test]
fn a_token_that_went_back_may_be_henrys_now() {
    let few = small_box(2, [2, 4, 3, 1]);
    let scene = Scene::on(few, &[("seats", "2")]).ship(1, 1).ship(2, 3);
    let mut scene = scene.cards("red-3a yellow-3b green-2");
    scene.play(&[
        "0 sail 3",
        "0 put 2,3",
        "* drew ruby",
        "* drew crown",
        "0 keep ruby",
    ]);
    scene.play(&["0 special none", "1 sail 1", "1 put 1,2"]);
    scene.play(&["* drew spice", "* drew doubloon", "1 keep spice"]);
    let of_red = |world: &State| world.treasures[0].of(Treasure::Doubloon);
    // Spices 1, doubloons 1, and two of each other kind.
    imagined(&scene, seat(1), of_red, &[(0, 7.0 / 8.0), (1, 1.0 / 8.0)]);
    scene.play(&["1 special none", "* drew doubloon"]);
    assert_eq!(scene.state.treasures[2], treasures("doubloon"));
    imagined(&scene, seat(1), of_red, &[(0, 7.0 / 8.0), (1, 1.0 / 8.0)]);
}

// ---- wrecks

/// Tokens 1, 2, 3 and 4 in two stacks; red and yellow are near the first.
fn four_tokens() -> Scene {
    let few = small_box(7, [1, 1, 1, 1]);
    let scene = Scene::on(few, &[("wrecks", "true")])
        .ship(RED, 4)
        .ship(YELLOW, 5);
    scene.cards("red-3a green-1 yellow-1 blue-1")
}

#[test]
fn a_wreck_is_unknown_until_he_looks_and_then_the_other_is_known_too() {
    let mut scene = four_tokens();
    scene.play(&["0 sail 2", "* found 1"]);
    // The first token lies before red; for the others it may be any.
    any_of(&scene, seat(GREEN), stack(0), &["1", "2", "3", "4"]);
    any_of(&scene, seat(RED), stack(0), &["1"]);
    scene.play(&["* found 2", "0 wreck 2"]);
    any_of(&scene, seat(RED), stack(0), &["1"]);
    any_of(&scene, seat(RED), stack(1), &["3 4"]);
    any_of(&scene, seat(GREEN), wrecks_of(RED), &["1", "2", "3", "4"]);
    let pairs = ["1 2", "1 3", "1 4", "2 3", "2 4", "3 4"];
    any_of(&scene, seat(GREEN), stack(1), &pairs);
    any_of(&scene, WATCHING, stack(0), &["1", "2", "3", "4"]);
}

/// Yellow sees what red left, not what he took.
#[test]
fn a_second_looker_knows_the_stack_and_not_the_taken_token() {
    let mut scene = four_tokens();
    scene.play(&[
        "0 sail 2",
        "* found 1",
        "* found 2",
        "0 wreck 2",
        "0 wreck none",
    ]);
    scene.play(&["0 put 2,4", "0 special none", "2 sail 1"]);
    assert_eq!(scene.state.stage, Stage::TakeWreck);
    any_of(&scene, seat(YELLOW), stack(0), &["1"]);
    any_of(&scene, seat(YELLOW), wrecks_of(RED), &["2", "3", "4"]);
    any_of(&scene, seat(YELLOW), stack(1), &["2 3", "2 4", "3 4"]);
    // When yellow takes it, red knows what it was.
    scene.play(&["2 wreck 1"]);
    any_of(&scene, seat(RED), wrecks_of(YELLOW), &["1"]);
    any_of(&scene, seat(RED), stack(1), &["3 4"]);
    any_of(
        &scene,
        seat(GREEN),
        wrecks_of(YELLOW),
        &["1", "2", "3", "4"],
    );
}

/// Tokens 1, 1, 2, 3, 4, 4 in two stacks. Red sees 1, 2, 3 and takes the 3.
#[test]
fn a_look_is_remembered_while_others_take() {
    let few = small_box(7, [2, 1, 1, 2]);
    let scene = Scene::on(few, &[("wrecks", "true")])
        .ship(RED, 4)
        .ship(YELLOW, 5);
    let mut scene = scene.cards("red-3a green-1 yellow-1 blue-1");
    scene.play(&[
        "0 sail 2",
        "* found 1",
        "* found 2",
        "* found 3",
        "0 wreck 3",
    ]);
    scene.play(&["0 wreck none", "0 put 2,4", "0 special none"]);
    scene.play(&["2 sail 1", "2 wreck 1", "2 wreck none"]);
    any_of(&scene, seat(RED), wrecks_of(YELLOW), &["1", "2"]);
    any_of(&scene, seat(RED), stack(0), &["1", "2"]);
    any_of(&scene, seat(RED), stack(1), &["1 4 4"]);
    // Together they are what he left.
    let together = |world: &State| numbers(world.stacks[0].plus(world.wrecks(Seat(YELLOW))));
    any_of(&scene, seat(RED), together, &["1 2"]);
}

#[test]
fn glory_wreck_09_henrys_token_is_any_of_the_pool_as_long_as_nobody_looked() {
    let henrys = |world: &State| numbers(world.wrecks(HENRY));
    let mut scene = played(points::henrys_look(), &["* found 4"]);
    let pool = [
        ("1".to_owned(), 0.2),
        ("2".to_owned(), 0.4),
        ("3".to_owned(), 0.3),
        ("4".to_owned(), 0.1),
    ];
    for viewer in [seat(0), seat(1), WATCHING] {
        imagined(&scene, viewer, henrys, &pool);
        any_of(&scene, viewer, stack(1), &[""]);
    }
    // Red comes to the rest of that stack: 1, 1, 2, 2. Now six tokens are
    // unseen, and Henry has one of them.
    scene.state.sailed[0] = 5;
    scene.state.circles[0] = 6;
    while scene.state.turn != Seat(RED) || scene.state.stage != Stage::Sail {
        let line = scene.first_line();
        scene.play(&[&line]);
    }
    scene.play(&[
        "0 sail 1",
        "* found 1",
        "* found 1",
        "* found 2",
        "* found 2",
    ]);
    let left = [
        ("2".to_owned(), THIRD),
        ("3".to_owned(), 0.5),
        ("4".to_owned(), 0.5 * THIRD),
    ];
    imagined(&scene, seat(0), henrys, &left);
    imagined(&scene, seat(1), henrys, &pool);
}
