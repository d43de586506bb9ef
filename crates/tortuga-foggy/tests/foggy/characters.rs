//! The characters: what holds for all of them, and every single one in a file of
//! its own.

mod cat;
mod chains;
mod chameleon;
mod chameleon_arrivals;
mod crow;
mod fox;
mod frog;
mod hippo;
mod memory;
mod mole;
mod mouses;
mod neutral;
mod pig;
mod prairie_dog;
mod rat;
mod snake;
mod turtle;
mod wolf;

use crate::common::{Scene, tile, written};
use tortuga_core::ToAct;
use tortuga_foggy::{Heard, Kind, Weather};

/// A game with mercenaries, blue to place. Both sides have hired these only, and
/// have all their tokens in the piles.
fn table(mercenaries: &str) -> Scene {
    table_with(&[], mercenaries)
}

/// The same with other choices of the table.
fn table_with(settings: &[(&str, &str)], mercenaries: &str) -> Scene {
    let mode = [("mode", "mercenary")];
    let settings: Vec<_> = mode.iter().chain(settings).copied().collect();
    let scene = Scene::turn_with(&settings);
    let hired = scene.tokens(mercenaries);
    scene.change(|state| {
        state.hired = [hired.into(); 2];
        let set = state.edition.set(hired);
        state.piles[..2].fill(set);
    })
}

/// The same in foggy weather, after the last fog board was removed.
fn foggy(mercenaries: &str) -> Scene {
    table(mercenaries).weather(Weather::Foggy)
}

/// Blue places a token of this kind, face up.
#[track_caller]
fn place(scene: &mut Scene, kind: &str, tile: &str) {
    scene.play(&[&format!("0 place {kind}"), &format!("0 at {tile}")]);
}

/// Nobody is asked anything after the placement: a token is drawn.
#[track_caller]
fn nothing_follows(scene: &Scene) {
    assert_eq!(scene.to_act(), ToAct::Chance, "{:?}", scene.state.stage);
}

/// A tile as a seat sees it.
fn seen(scene: &Scene, seat: u8, name: &str) -> String {
    written(scene.view(seat).map[tile(name).index()])
}

/// Tokens in a hand and in a pile.
fn counts(scene: &Scene, seat: usize) -> (u8, u8) {
    (
        scene.state.hands[seat].count(),
        scene.state.piles[seat].count(),
    )
}

/// A test of what a character does.
type Scenario = fn();

/// Every character has a scenario face up, and one face down in foggy weather.
const SCENARIOS: [(Kind, [Scenario; 2]); Kind::COUNT] = [
    (Kind::Wolf, [wolf::face_up, wolf::face_down]),
    (Kind::Rat, [rat::face_up, rat::face_down]),
    (Kind::Rabbit, [neutral::face_up, neutral::face_down]),
    (Kind::Pig, [pig::face_up, pig::face_down]),
    (Kind::Fox, [fox::face_up, fox::face_down]),
    (Kind::Turtle, [turtle::face_up, turtle::face_down]),
    (Kind::Cat, [cat::face_up, cat::face_down]),
    (Kind::Frog, [frog::face_up, frog::face_down]),
    (Kind::Mouses, [mouses::face_up, mouses::face_down]),
    (Kind::Snake, [snake::face_up, snake::face_down]),
    (Kind::Chameleon, [chameleon::face_up, chameleon::face_down]),
    (Kind::Crow, [crow::face_up, crow::face_down]),
    (Kind::Mole, [mole::face_up, mole::face_down]),
    (
        Kind::PrairieDog,
        [prairie_dog::face_up, prairie_dog::face_down],
    ),
    (Kind::Hippo, [hippo::face_up, hippo::face_down]),
];

#[test]
fn every_character_has_its_two_scenarios() {
    assert_eq!(SCENARIOS.map(|(kind, _)| kind), Kind::ALL);
}

/// What its player is asked next, with an own Wolf in the north and an enemy Wolf
/// in the east.
const ASKED: [(Kind, &[&str]); Kind::COUNT] = [
    (Kind::Wolf, &[]),
    (Kind::Rat, &[]),
    (Kind::Rabbit, &[]),
    (Kind::Pig, &[]),
    (Kind::Fox, &["target north"]),
    (Kind::Turtle, &[]),
    (Kind::Cat, &[]),
    (Kind::Frog, &[]),
    (Kind::Mouses, &["target east"]),
    (Kind::Snake, &["snake D3"]),
    (Kind::Chameleon, &[]),
    (Kind::Crow, &[]),
    (Kind::Mole, &["target east"]),
    (Kind::PrairieDog, &["swap NE", "swap pass"]),
    (Kind::Hippo, &[]),
];

/// Blue holds one token of this kind between two Wolves on the map.
fn between_wolves(kind: Kind) -> Scene {
    let hired = if kind.is_mercenary() { kind.id() } else { "" };
    let scene = table(hired)
        .map("C2 bW, D3 rW")
        .hand(0, "wolf")
        .hand(1, "wolf");
    scene.hand(0, kind.id())
}

// rules: FOG-TURN-10
#[test]
fn what_every_character_asks_for_face_up() {
    assert_eq!(ASKED.map(|(kind, _)| kind), Kind::ALL);
    for (kind, asked) in ASKED {
        let mut scene = between_wolves(kind);
        let to = if kind == Kind::Hippo { "C3-C4" } else { "C3" };
        place(&mut scene, kind.id(), to);
        assert_eq!(scene.legal(0), asked, "{kind:?}");
        assert_eq!(
            scene.to_act() == ToAct::Chance,
            asked.is_empty(),
            "{kind:?}"
        );
    }
}

// rules: FOG-WEATHER-15
#[test]
fn nobody_asks_for_anything_face_down() {
    for kind in Kind::ALL {
        let mut scene = between_wolves(kind).weather(Weather::Foggy);
        scene.play(&[&format!("0 place {} down", kind.id()), "0 at C3"]);
        nothing_follows(&scene);
        let token = scene.state.token(tile("C3"));
        assert!(token.is_down() && token.is(kind), "{kind:?}");
        assert_eq!(scene.state.hippos, [None; 2], "{kind:?}");
        assert_eq!(
            (scene.state.placements, scene.state.extras),
            (1, [0; 4]),
            "{kind:?}"
        );
        // The others see the shield alone.
        assert_eq!(seen(&scene, 1, "C3"), "??");
        let heard = scene.heard(1);
        assert!(
            matches!(
                heard[..],
                [Heard::Placed {
                    kind: None,
                    down: true,
                    ..
                }]
            ),
            "{kind:?}"
        );
        assert!(
            matches!(scene.heard(0)[..], [Heard::Placed { kind: Some(_), .. }]),
            "{kind:?}"
        );
    }
}
