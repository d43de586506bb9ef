//! What everybody remembers of tokens that came back to a hand.

use super::{foggy, place, table};
use crate::common::{Scene, tile};
use tortuga_core::{QuickLuck, Rules, Seat, Viewer};
use tortuga_foggy::{FoggyIsland, Kind};

/// What everybody knows to be among red's tokens, the oldest first.
#[track_caller]
fn known(scene: &Scene) -> Vec<Kind> {
    let returned = scene.spectator().players[1].returned;
    for seat in [0, 1] {
        assert_eq!(
            scene.view(seat).players[1].returned,
            returned,
            "seat {seat}"
        );
    }
    returned.iter().map(|(_, kind)| kind).collect()
}

/// May the face-down token on this tile be the one that came back first, or
/// second?
fn marks(scene: &Scene, name: &str) -> [bool; 2] {
    let token = scene.view(0).map[tile(name).index()];
    [0, 1].map(|slot| token.may_be_returned(slot))
}

/// In how many of 400 worlds that blue imagines does red hold this kind?
fn held(scene: &Scene, kind: Kind) -> usize {
    let view = FoggyIsland::view(&scene.state, Viewer::Seat(Seat(0)));
    let worlds = (0..400).filter(|&seed| {
        let world = FoggyIsland::imagine(scene.edition().0, &view, &mut QuickLuck::new(seed));
        world.hand(Seat(1)).has(scene.edition().span(kind))
    });
    worlds.count()
}

#[test]
fn a_token_that_went_back_face_up_is_known_until_it_is_shown() {
    let scene = table("snake cat").map("C1 rC").hand(0, "snake wolf wolf");
    let mut scene = scene.hand(1, "wolf rat");
    place(&mut scene, "snake", "A6");
    assert!(known(&scene).is_empty());
    scene.play_drawing(&["0 snake C1", "1 replace wolf"]);
    assert_eq!(known(&scene), [Kind::Cat]);
    assert_eq!(held(&scene, Kind::Cat), 400, "blue is sure");
    assert!(held(&scene, Kind::Pig) < 400, "of others he is not");
    // Another token changes nothing, the Cat itself everything.
    let mut rat = scene.clone();
    rat.play_drawing(&["1 place rat", "1 at F6"]);
    assert_eq!(known(&rat), [Kind::Cat]);
    scene.play_drawing(&["1 place cat", "1 at F6"]);
    assert!(known(&scene).is_empty());
}

#[test]
fn an_exchange_shows_a_token_too() {
    let scene = table("snake cat fox")
        .map("C1 rC, D4 rW")
        .hand(0, "snake wolf wolf");
    let mut scene = scene.hand(1, "fox rat");
    place(&mut scene, "snake", "A6");
    scene.play_drawing(&["0 snake C1", "1 replace rat", "1 place fox", "1 at D5"]);
    assert_eq!(known(&scene), [Kind::Cat]);
    // The Fox lays the Cat down and brings the Wolf back instead.
    scene.play(&["1 target north", "1 replace cat"]);
    assert_eq!(known(&scene), [Kind::Wolf]);
}

#[test]
fn a_token_that_went_back_face_down_is_not_known() {
    let scene = foggy("snake cat").map("C1 rC?").hand(0, "snake wolf");
    let mut scene = scene.hand(1, "wolf rat");
    place(&mut scene, "snake", "A6");
    scene.play(&["0 snake C1", "1 replace wolf"]);
    assert_eq!(
        (scene.in_hand(1), known(&scene).len()),
        ("rat cat".to_owned(), 0)
    );
    assert!(held(&scene, Kind::Cat) < 400);
}

/// In foggy weather red's Cat went back to his hand, and C1 was laid instead.
fn cat_in_the_fog() -> Scene {
    let scene = foggy("snake cat mouses")
        .map("C1 rC")
        .hand(0, "snake wolf mouses");
    let mut scene = scene.hand(1, "wolf wolf rat");
    place(&mut scene, "snake", "A6");
    scene.play_drawing(&["0 snake C1", "1 replace wolf"]);
    scene
}

#[test]
fn tokens_laid_face_down_since_carry_the_mark() {
    let mut scene = cat_in_the_fog();
    // What took its place was laid before it came back.
    assert_eq!(
        (known(&scene), marks(&scene, "C1")),
        (vec![Kind::Cat], [false, false])
    );
    scene.play_drawing(&["1 place cat down", "1 at D4"]);
    // Blue knows that it is in the hand or under D4, and no more.
    assert_eq!(
        (known(&scene), marks(&scene, "D4")),
        (vec![Kind::Cat], [true, false])
    );
    let held = held(&scene, Kind::Cat);
    assert!((1..400).contains(&held), "held in {held} of 400 worlds");
    // The mark moves with the token.
    scene.play(&["0 place mouses", "0 at D5", "0 target north"]);
    assert_eq!([scene.at("D4"), scene.at("D5")], ["bM", "rC?"]);
    assert_eq!(
        (marks(&scene, "D4"), marks(&scene, "D5")),
        ([false; 2], [true, false])
    );
}

#[test]
fn shown_it_leaves_no_mark() {
    let mut scene = cat_in_the_fog();
    scene.play_drawing(&[
        "1 place rat down",
        "1 at D4",
        "0 place wolf down",
        "0 at F6",
    ]);
    assert_eq!(marks(&scene, "D4"), [true, false]);
    assert_eq!(
        marks(&scene, "F6"),
        [false, false],
        "blue's own have nothing to do with it"
    );
    scene.play(&["1 place cat", "1 at E4"]);
    assert_eq!(
        (known(&scene), marks(&scene, "D4")),
        (vec![], [false, false])
    );
}

/// Red's Crow on C1 goes back by blue's Snake, one on C2 by red's own Fox; before,
/// between and after them red lays a token face down on D1, D2, D3.
fn two_crows() -> Scene {
    let scene = foggy("snake fox crow crow").map("C1 rK, C2 rK, D1 rW?");
    let scene = scene.hand(0, "snake wolf wolf wolf");
    let mut scene = scene.hand(1, "wolf wolf wolf wolf fox");
    place(&mut scene, "snake", "A6");
    scene.play_drawing(&[
        "0 snake C1",
        "1 replace wolf",
        "1 place wolf down",
        "1 at D2",
    ]);
    scene.play_drawing(&["0 place wolf down", "0 at F6", "1 place fox", "1 at C3"]);
    scene.play_drawing(&[
        "1 target north",
        "1 replace wolf",
        "0 place wolf down",
        "0 at F5",
    ]);
    scene.play_drawing(&[
        "1 place wolf down",
        "1 at D3",
        "0 place wolf down",
        "0 at F4",
    ]);
    scene
}

#[test]
fn two_crows_of_which_one_is_shown() {
    let mut scene = two_crows();
    assert_eq!(known(&scene), [Kind::Crow, Kind::Crow]);
    let after = ["C1", "D1", "D2", "C2", "D3"].map(|name| marks(&scene, name));
    let no = [false, false];
    let first = [true, false];
    // The Fox's replacement was laid before the second one came back.
    assert_eq!(after, [no, no, first, first, [true, true]]);
    scene.play_drawing(&["1 place crow", "1 at E1"]);
    // The other may be wherever either might have been.
    assert_eq!(known(&scene), [Kind::Crow]);
    let after = ["C1", "D1", "D2", "C2", "D3"].map(|name| marks(&scene, name));
    assert_eq!(after, [no, no, first, first, first]);
    scene.play_drawing(&["0 place wolf down", "0 at F3", "1 place crow", "1 at E2"]);
    assert!(known(&scene).is_empty());
    assert!(!["D2", "C2", "D3"].iter().any(|name| marks(&scene, name)[0]));
}

#[test]
fn of_three_the_oldest_is_forgotten() {
    let scene = foggy("snake fox cat crow turtle").map("C1 rC, C2 rK, F1 rU");
    let scene = scene.hand(0, "snake fox wolf wolf wolf");
    let mut scene = scene.hand(1, "wolf wolf wolf wolf fox");
    place(&mut scene, "snake", "A6");
    scene.play_drawing(&[
        "0 snake C1",
        "1 replace wolf",
        "1 place wolf down",
        "1 at D1",
    ]);
    scene.play_drawing(&["0 place wolf down", "0 at F6", "1 place fox", "1 at C3"]);
    scene.play_drawing(&["1 target north", "1 replace wolf"]);
    assert_eq!(known(&scene), [Kind::Cat, Kind::Crow]);
    // Blue takes his Snake back, and places it again.
    scene.play_drawing(&["0 place fox", "0 at A5", "0 target south", "0 replace wolf"]);
    scene.play_drawing(&["1 place wolf down", "1 at D2", "0 place snake", "0 at A4"]);
    assert_eq!(
        (marks(&scene, "D1"), marks(&scene, "D2")),
        ([true, false], [true, true])
    );
    scene.play(&["0 snake F1", "1 replace wolf"]);
    // The Crow is the older one now, and its marks are where they were.
    assert_eq!(known(&scene), [Kind::Crow, Kind::Turtle]);
    let after = ["C2", "D1", "D2", "F1"].map(|name| marks(&scene, name));
    assert_eq!(
        after,
        [[false; 2], [false; 2], [true, false], [true, false]]
    );
}

#[test]
fn a_new_round_remembers_nothing() {
    let scene = foggy("snake cat")
        .map("C1 rC")
        .hand(0, "snake")
        .hand(1, "wolf");
    let mut scene = scene.pile(0, "").pile(1, "").only_free("A1 A2");
    place(&mut scene, "snake", "A1");
    scene.play(&["0 snake C1", "1 replace wolf"]);
    assert_eq!(known(&scene), [Kind::Cat]);
    scene.play(&["1 place cat down", "1 at A2"]);
    assert_eq!((scene.state.round, known(&scene).len()), (2, 0));
}
