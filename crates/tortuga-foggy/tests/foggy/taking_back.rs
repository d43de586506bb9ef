//! How far back a decision can be taken: up to where something was shown.

use crate::common::{STANDARD, Scene};
use crate::hiring::{hiring, hiring_with};
use tortuga_core::{Actor, Event as _, Game, Rules, Seat};
use tortuga_foggy::{Card, Event, FoggyIsland, Stage, Weather};

/// The second player looks at these two cards.
pub(crate) fn cards(one: Weather, other: Weather) -> Scene {
    let both = Seat(1);
    let seen = |weather| Card::new(weather, tortuga_core::Seats::only(both));
    let scene = Scene::turn().hand(0, "wolf").hand(1, "wolf");
    let scene = scene.change(|state| {
        state.sky.unseen = [2, 2, 2];
        state.sky.offer = [seen(one), seen(other)];
    });
    scene.stage(Stage::ChooseWeather)
}

pub(crate) fn played(mut scene: Scene, lines: &[&str]) -> Scene {
    scene.play(lines);
    scene
}

fn say(game: &mut Game<FoggyIsland>, lines: &[&str]) {
    for text in lines {
        let (actor, action) = text.split_once(' ').expect("actor, blank, action");
        let action = FoggyIsland::read(&STANDARD, action).expect("an action");
        let actor = Actor::read(actor).expect("an actor");
        let played = game.play(actor, action);
        played.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

/// The action that a seat may take back after these lines, in notation.
fn may_take_back(scene: &Scene, lines: &[&str], seat: u8) -> Option<String> {
    let mut game = Game::<FoggyIsland>::from(scene.state);
    say(&mut game, lines);
    let place = game.can_take_back(Seat(seat))?;
    let (_, action) = game.actions()[place];
    let before = *game.state();
    let taken = game.take_back(Seat(seat));
    assert_eq!(taken, Some(action));
    assert_ne!(*game.state(), before);
    Some(FoggyIsland::write(&STANDARD, action))
}

#[track_caller]
fn can_take_back(scene: &Scene, lines: &[&str]) {
    let last = lines.last().expect("a line");
    let (seat, action) = last.split_once(' ').expect("actor, blank, action");
    let seat = seat.parse().expect("a seat");
    assert_eq!(may_take_back(scene, lines, seat).as_deref(), Some(action));
}

#[track_caller]
fn is_for_good(scene: &Scene, lines: &[&str]) {
    for seat in scene.state.all().iter() {
        assert_eq!(may_take_back(scene, lines, seat.0), None, "seat {seat}");
    }
}

#[test]
fn a_kind_can_be_taken_back_and_a_token_that_lies_face_up_cannot() {
    let scene = Scene::turn().hand(0, "wolf hippo");
    can_take_back(&scene, &["0 place wolf"]);
    can_take_back(&scene, &["0 place hippo"]);
    is_for_good(&scene, &["0 place wolf", "0 at A1"]);
    is_for_good(&scene, &["0 place hippo", "0 at A1-B1"]);
}

#[test]
fn a_face_down_token_can_be_taken_back_until_something_is_drawn() {
    let foggy = Scene::turn()
        .weather(Weather::Foggy)
        .hand(0, "wolf cat")
        .hand(1, "wolf");
    let placed = ["0 place wolf down", "0 at A1"];
    is_for_good(&foggy, &[&placed[..], &["* drew pig"]].concat());
    is_for_good(&foggy, &["0 place cat", "0 at A1"]);
    let no_pile = foggy.change(|state| state.piles = [tortuga_foggy::Tokens::NONE; 4]);
    can_take_back(&no_pile, &placed);
    // Now red has begun his turn.
    let lines = [&placed[..], &["1 place wolf down"]].concat();
    assert_eq!(may_take_back(&no_pile, &lines, 0), None);
    can_take_back(&no_pile, &lines);
}

#[test]
fn frog_fog_and_hippo_can_be_taken_back() {
    let scene = Scene::turn()
        .map("A1 bG")
        .hand(0, "wolf")
        .stage(Stage::MoveFrog);
    can_take_back(&scene, &["0 frog east"]);
    can_take_back(&scene, &["0 frog stay"]);
    let fog = Scene::turn()
        .hand(0, "wolf")
        .weather(Weather::Cloudy)
        .only_open("nw");
    can_take_back(&fog.stage(Stage::RemoveFog), &["0 fog se"]);
    let hippo = Scene::turn().waiting(0, "A1-B1").hand(0, "wolf");
    can_take_back(&hippo.stage(Stage::SettleHippo), &["0 settle low"]);
}

#[test]
fn targets_can_be_taken_back_until_a_token_is_shown() {
    let scene = Scene::turn()
        .map("B2 rC, B4 rW, A3 bC")
        .hand(0, "mouses fox wolf pig");
    let scene = scene.hand(1, "wolf pig");
    let mouses = ["0 place mouses", "0 at B3", "0 target north"];
    can_take_back(&scene, &mouses);
    is_for_good(&scene, &[&mouses[..], &["* drew wolf"]].concat());
    // A target without a choice goes back with what came before it, which was shown.
    let fox = ["0 place fox", "0 at B3", "0 target west"];
    is_for_good(&scene, &fox);
    is_for_good(&scene, &[&fox[..], &["0 replace wolf"]].concat());
    let snake = scene.hand(0, "snake");
    let named = ["0 place snake", "0 at F6", "0 snake B2"];
    can_take_back(&snake, &named);
    // The victim's token lies face up.
    is_for_good(&snake, &[&named[..], &["1 replace pig"]].concat());
}

#[test]
fn in_foggy_weather_an_exchange_shows_nothing() {
    let scene = Scene::turn().weather(Weather::Foggy).map("B2 bP?");
    let scene = scene.hand(0, "fox wolf cat").pile(0, "");
    can_take_back(
        &scene,
        &["0 place fox", "0 at B3", "0 target north", "0 replace wolf"],
    );
}

#[test]
fn a_kept_weather_card_is_for_good() {
    is_for_good(&cards(Weather::Sunny, Weather::Foggy), &["1 weather first"]);
    is_for_good(
        &cards(Weather::Cloudy, Weather::Foggy),
        &["1 weather second"],
    );
}

#[test]
fn picks_can_be_taken_back_while_somebody_still_chooses() {
    let scene = Scene::with(&[("first_player", "0")]);
    let five = |seat| {
        let pick = |kind| format!("{seat} pick {kind}");
        ["wolf", "wolf", "wolf", "rat", "rat"].map(pick)
    };
    let (blue, red) = (five(0), five(1));
    let all: Vec<&str> = blue.iter().chain(&red).map(String::as_str).collect();
    let nine = &all[..9];
    assert_eq!(may_take_back(&scene, nine, 0).as_deref(), Some("pick rat"));
    assert_eq!(may_take_back(&scene, nine, 1).as_deref(), Some("pick rat"));
    is_for_good(&scene, &all);
}

#[test]
fn hires_can_be_taken_back_until_all_are_shown() {
    let scene = hiring([40, 40]);
    let lines = ["0 hire cat", "1 hire fox", "0 done"];
    assert_eq!(may_take_back(&scene, &lines, 0).as_deref(), Some("done"));
    assert_eq!(
        may_take_back(&scene, &lines, 1).as_deref(),
        Some("hire fox")
    );
    is_for_good(&scene, &[&lines[..], &["1 done"]].concat());
    // Hired in sight of all, a mercenary stays hired.
    let open = hiring_with(&STANDARD, &[("hire_secrecy", "open")], [40, 40]);
    is_for_good(&open, &["0 hire cat"]);
    assert_eq!(
        may_take_back(&open, &["0 hire cat", "0 done"], 0).as_deref(),
        Some("done")
    );
}

// ---- what is shown

/// The position, a line, and whether somebody learns by it what was hidden.
fn shown() -> Vec<(Scene, &'static str, bool)> {
    let foggy = || {
        Scene::turn()
            .weather(Weather::Foggy)
            .hand(0, "wolf cat fox")
    };
    let chosen = |kind| played(foggy(), &[kind]);
    let fox = |scene: Scene| {
        let scene = scene.map("B2 bC").hand(0, "fox pig");
        played(scene, &["0 place fox", "0 at B3", "0 target north"])
    };
    let hippo = Scene::turn().waiting(0, "A1-B1").hand(0, "wolf");
    let drawn = Scene::turn().change(|state| state.sky.unseen = [1, 1, 1]);
    let hire = |secrecy| hiring_with(&STANDARD, &[("hire_secrecy", secrecy)], [40, 40]);
    let last_hidden = Scene::turn().weather(Weather::Foggy).nearly_over(&["bW?"]);
    let last_open = Scene::turn().nearly_over(&[]);
    vec![
        (Scene::with(&[]), "* first 1", true),
        (Scene::with(&[("first_player", "0")]), "0 pick wolf", false),
        (hire("simultaneous"), "0 hire cat", false),
        (hire("simultaneous"), "0 done", false),
        (hire("open"), "0 hire cat", true),
        (played(hire("simultaneous"), &["0 done"]), "1 done", true),
        (
            Scene::with(&[("mode", "team"), ("first_player", "0")]),
            "* dealt wolf",
            true,
        ),
        (drawn.stage(Stage::DrawWeather), "* card foggy", true),
        (
            cards(Weather::Sunny, Weather::Foggy),
            "1 weather second",
            true,
        ),
        (
            Scene::turn().hand(0, "wolf").stage(Stage::OpenQuarter),
            "* open nw",
            true,
        ),
        (hippo.stage(Stage::SettleHippo), "0 settle low", false),
        (Scene::turn().hand(0, "wolf"), "0 place wolf", false),
        (chosen("0 place wolf down"), "0 at A1", false),
        (chosen("0 place cat down"), "0 at A1", false),
        (chosen("0 place cat"), "0 at A1", true),
        (fox(Scene::turn()), "0 replace pig", true),
        (
            fox(Scene::turn().weather(Weather::Foggy)),
            "0 replace pig",
            false,
        ),
        (
            played(last_hidden, &["1 place rabbit down"]),
            "1 at F6",
            true,
        ),
        (played(last_open, &["1 place rabbit"]), "1 at F6", true),
    ]
}

#[test]
fn an_event_reveals_when_somebody_learns_something_hidden() {
    for (scene, line, reveals) in shown() {
        let scene = played(scene, &[line]);
        let found = scene.events.iter().any(Event::reveals);
        assert_eq!(found, reveals, "{line}: {:?}", scene.events);
    }
}
