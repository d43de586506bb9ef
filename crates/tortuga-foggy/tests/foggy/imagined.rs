//! What is imagined, and how often: one fixture for each hidden thing.

use crate::common::{Scene, tile};
use crate::hiring::hiring;
use tortuga_core::{Seat, Viewer};
use tortuga_foggy::{FoggyIsland, Kind, Stage, State, Tokens, Weather};
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
    diversity::<FoggyIsland, T>(&scene.state, viewer, 2000, hidden, expected);
}

fn words(state: &State, tokens: Tokens) -> String {
    let kinds = state.edition.0.each(tokens).map(Kind::id);
    kinds.collect::<Vec<_>>().join(" ")
}

fn hand(of: u8) -> impl Fn(&State) -> String {
    move |world| words(world, world.hand(Seat(of)))
}

fn pile(of: u8) -> impl Fn(&State) -> String {
    move |world| words(world, world.pile(Seat(of)))
}

fn lies(on: &'static str) -> impl Fn(&State) -> &'static str {
    move |world| world.token(tile(on)).kind().map_or("nothing", Kind::id)
}

fn owned<const N: usize>(rows: [(&str, f64); N]) -> [(String, f64); N] {
    rows.map(|(value, probability)| (value.to_owned(), probability))
}

/// A turn of blue in this weather. Red's tokens lie on the map, out of sight of
/// nobody, but for those named: one in the hand, and the pile.
fn few_left(weather: Weather, in_hand: &str, in_pile: &str) -> Scene {
    let mut scene = Scene::turn()
        .weather(weather)
        .hand(0, "wolf")
        .hand(1, in_hand);
    for kind in crate::common::kinds(in_pile) {
        scene.state.piles[1].take(scene.state.edition.span(kind));
    }
    let rest: Vec<Kind> = scene.state.edition.0.each(scene.state.piles[1]).collect();
    for (kind, place) in rest.into_iter().zip(12..) {
        scene.state.map[place] = tortuga_foggy::Token::up(kind, tortuga_foggy::Side::Red);
        scene.state.ground.take(tortuga_foggy::Tile(place as u8));
    }
    scene.pile(1, in_pile)
}

#[test]
fn imagined_hand_and_pile_are_known_together_in_the_sun() {
    let scene = few_left(Weather::Sunny, "wolf", "wolf cat");
    let one = owned([("wolf", 2.0 * THIRD), ("cat", THIRD)]);
    let rest = owned([("wolf cat", 2.0 * THIRD), ("wolf wolf", THIRD)]);
    for viewer in [seat(0), WATCHING] {
        imagined(&scene, viewer, hand(1), &one);
        imagined(&scene, viewer, pile(1), &rest);
    }
    imagined(&scene, seat(1), hand(1), &owned([("wolf", 1.0)]));
    imagined(&scene, seat(1), pile(1), &owned([("wolf cat", 1.0)]));
}

/// Red has laid one of four tokens face down on A1.
fn hidden() -> Scene {
    let mut scene = few_left(Weather::Foggy, "wolf", "snake cat pig");
    scene.state.piles[1].take(scene.state.edition.span(Kind::Pig));
    scene.state.map[0] = crate::common::token("rP?");
    scene.state.ground.take(tile("A1"));
    scene
}

#[test]
fn imagined_face_down_tokens_may_be_whatever_is_not_seen() {
    let scene = hidden();
    let any = [
        ("wolf", 0.25),
        ("snake", 0.25),
        ("cat", 0.25),
        ("pig", 0.25),
    ];
    for viewer in [seat(0), WATCHING] {
        imagined(&scene, viewer, lies("A1"), &any);
        imagined(&scene, viewer, hand(1), &owned(any));
    }
    imagined(&scene, seat(1), lies("A1"), &[("pig", 1.0)]);
}

/// Blue's Snake has sent red's Cat back, which lay face up; red laid a Wolf for it.
fn returned() -> Scene {
    let mut scene = few_left(Weather::Foggy, "wolf fox", "pig");
    let cat = scene
        .state
        .map
        .iter()
        .position(|token| token.is(Kind::Cat))
        .unwrap();
    let name = tortuga_foggy::Tile(cat as u8).to_string();
    scene = scene.hand(0, "snake").pile(0, "");
    scene.play(&[
        "0 place snake",
        "0 at F6",
        &format!("0 snake {name}"),
        "1 replace wolf",
    ]);
    scene
}

#[test]
fn imagined_returned_token_is_in_the_hand() {
    let scene = returned();
    let known = owned([("wolf cat", THIRD), ("pig cat", THIRD), ("fox cat", THIRD)]);
    imagined(&scene, seat(0), hand(1), &known);
}

#[test]
fn imagined_returned_token_may_lie_under_what_was_laid_since() {
    // Of the three that red may have laid face down one is the Cat.
    let mut scene = returned();
    scene.play(&["1 place fox down", "1 at A1"]);
    assert_eq!(scene.state.stage, Stage::Draw);
    let cat_is = |world: &State| {
        let in_hand = hand(1)(world).contains("cat");
        (in_hand, lies("A1")(world) == "cat")
    };
    imagined(
        &scene,
        seat(0),
        cat_is,
        &[((true, false), 0.5), ((false, true), 0.5)],
    );
    // Once it is shown, nothing is known any more.
    let mut shown = returned();
    shown.play(&["1 place cat", "1 at A1"]);
    let any = owned([("wolf", THIRD), ("pig", THIRD), ("fox", THIRD)]);
    imagined(&shown, seat(0), hand(1), &any);
}

#[test]
fn imagined_partners_tokens_are_what_the_team_has_left() {
    // Seat 2 has nine Wolves less two; seat 0 knows his own and all that was laid.
    let mut scene = Scene::with(&[("mode", "team"), ("first_player", "0")]);
    let rest = [
        "rat", "rat", "rat", "rat", "rabbit", "rabbit", "rabbit", "pig", "pig",
    ];
    for kind in rest {
        scene.play(&[&format!("* dealt {kind}")]);
    }
    while scene.state.stage == Stage::Deal {
        let (outcome, _) = scene.outcomes().swap_remove(0);
        scene.play(&[&format!("* {outcome}")]);
    }
    let nine = ["wolf"; 9].join(" ");
    imagined(&scene, seat(0), pile(2), &owned([(&nine, 1.0)]));
    imagined(&scene, seat(2), pile(0), &owned([(&rest.join(" "), 1.0)]));
    // The other team knows nothing of it.
    let wolves = |world: &State| world.edition.copies(world.pile(Seat(0)), Kind::Wolf);
    let view = scene.view(1);
    let mut luck = tortuga_core::QuickLuck::new(7);
    let worlds = std::iter::repeat_with(|| {
        use tortuga_core::Rules as _;
        wolves(&FoggyIsland::imagine(
            scene.state.edition.0,
            &view,
            &mut luck,
        ))
    });
    let seen: std::collections::BTreeSet<u8> = worlds.take(2000).collect();
    assert!(seen.len() > 5, "{seen:?}");
    // A hand of the partner is any five of what he was dealt.
    let mut picked = scene;
    while picked.state.stage == Stage::PickHand {
        let who = picked.to_act().seats().lowest().unwrap();
        let kind = picked.legal(who.0).swap_remove(0);
        picked.play(&[&format!("{who} {kind}")]);
    }
    let both = |world: &State| world.hand(Seat(0)).count() + world.pile(Seat(0)).count();
    imagined(&picked, seat(2), both, &[(9, 1.0)]);
    imagined(
        &picked,
        seat(0),
        hand(2),
        &owned([("wolf wolf wolf wolf wolf", 1.0)]),
    );
}

#[test]
fn imagined_hires_are_what_the_other_could_pay() {
    let mut scene = hiring([0, 4]);
    let none = owned([("", 1.0)]);
    imagined(&scene, seat(0), hand(1), &none);
    scene.play(&["1 hire hippo", "1 done"]);
    // Hippo, Chameleon or nobody, as a random player has it.
    let any = owned([("", THIRD), ("hippo", THIRD), ("chameleon", THIRD)]);
    for viewer in [seat(0), WATCHING] {
        imagined(&scene, viewer, hand(1), &any);
    }
    imagined(&scene, seat(1), hand(1), &owned([("hippo", 1.0)]));
}

#[test]
fn imagined_weather_cards() {
    let scene = Scene::turn().hand(0, "wolf").hand(1, "wolf");
    let scene = scene.change(|state| state.sky.unseen = [1, 1, 1]);
    let mut scene = scene.stage(Stage::DrawWeather);
    scene.play(&["* card sunny", "* card foggy"]);
    let first = |world: &State| world.sky.offer[0].weather();
    let three = Weather::ALL.map(|weather| (Some(weather), THIRD));
    imagined(&scene, seat(0), first, &three);
    imagined(&scene, seat(1), first, &[(Some(Weather::Sunny), 1.0)]);
    // Of the unseen one the second player is sure, too.
    let unseen = |world: &State| world.sky.unseen;
    imagined(&scene, seat(1), unseen, &[([0, 1, 0], 1.0)]);
    scene.play(&["1 weather first"]);
    let back = |world: &State| world.sky.back[0].weather();
    let left = [(Some(Weather::Cloudy), 0.5), (Some(Weather::Foggy), 0.5)];
    for viewer in [seat(0), WATCHING] {
        imagined(&scene, viewer, back, &left);
    }
    imagined(&scene, seat(1), back, &[(Some(Weather::Foggy), 1.0)]);
}
