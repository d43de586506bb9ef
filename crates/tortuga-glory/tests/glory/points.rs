//! Where a game can stand: a scene for each thing that can be asked. Red is
//! seat 0 and has the turn, unless it is Henry Morgan's.

use crate::common::{RED, Scene};
use tortuga_glory::Stage;

/// Red plays this card and is first; his ship has sailed so far.
pub(crate) fn red(card: &str, sailed: u8) -> Scene {
    red_with(&[], card, sailed)
}

pub(crate) fn red_with(settings: &[(&str, &str)], card: &str, sailed: u8) -> Scene {
    let scene = Scene::with(settings).ship(RED, sailed);
    scene.cards(&format!("{card} green-1 yellow-1 blue-1"))
}

pub(crate) fn played(mut scene: Scene, lines: &[&str]) -> Scene {
    scene.play(lines);
    scene
}

pub(crate) const BACK: [(&str, &str); 1] = [("side", "back")];
pub(crate) const WRECKS: [(&str, &str); 1] = [("wrecks", "true")];

pub(crate) fn choose_cards() -> Scene {
    Scene::of(4)
}

pub(crate) fn henry_card() -> Scene {
    Scene::of(2).cards("red-3a yellow-1")
}

pub(crate) fn sail() -> Scene {
    red("red-3a", 4)
}

/// After a stopover at the top of column 5; so many spaces are left.
pub(crate) fn sail_on(left: u8) -> Scene {
    let scene = red("red-5", left);
    let over = format!("0 stopover {}", 5 - left);
    played(scene, &[&over, "0 put 2,5"])
}

/// Red comes to the first wreck, into which nobody has looked.
pub(crate) fn look() -> Scene {
    played(red_with(&WRECKS, "red-3a", 4), &["0 sail 2"])
}

/// Red sees 1, 1, 2, 2 and 4 there.
pub(crate) fn take_wreck() -> Scene {
    let found = [
        "* found 1",
        "* found 1",
        "* found 2",
        "* found 2",
        "* found 4",
    ];
    played(look(), &found)
}

pub(crate) fn take_more() -> Scene {
    played(take_wreck(), &["0 wreck 1"])
}

/// Henry Morgan comes to the first wreck.
pub(crate) fn henrys_look() -> Scene {
    let scene = Scene::with(&[("seats", "2"), ("wrecks", "true")]).ship(2, 2);
    scene.cards("red-1 yellow-1 green-4")
}

/// All of red's pirates stand on the board.
pub(crate) const FIVE: &str = "1,1 2,2 4,4 4,5 5,2";

pub(crate) fn lift() -> Scene {
    played(red("red-3a", 4).pirates(RED, FIVE), &["0 sail 1"])
}

/// The special action of a 4 is paid; red's two pirates are on 1,1 and 2,5.
pub(crate) fn lift_to_relocate() -> Scene {
    relocating(&[])
}

pub(crate) fn relocating(settings: &[(&str, &str)]) -> Scene {
    let scene = red_with(settings, "red-4", 4).pirates(RED, "1,1");
    played(scene, &["0 sail 1", "0 put 2,5", "0 special barrel"])
}

/// At the top of column 5, with a 3.
pub(crate) fn put() -> Scene {
    played(sail(), &["0 sail 1"])
}

pub(crate) fn leave_storm() -> Scene {
    played(red_with(&BACK, "red-3a", 0), &["0 sail 3", "0 put 3,3"])
}

pub(crate) fn draw() -> Scene {
    played(put(), &["0 put 1,5"])
}

/// A ruby and spices were drawn.
pub(crate) fn keep() -> Scene {
    played(draw(), &["* drew ruby", "* drew spice"])
}

/// The special action of a 2 is paid.
pub(crate) fn draw_three() -> Scene {
    let lines = ["0 sail 1", "0 put 2,5", "0 special barrel"];
    played(red("red-2", 4), &lines)
}

pub(crate) fn keep_of_three() -> Scene {
    let lines = ["* drew ruby", "* drew spice", "* drew crown"];
    played(draw_three(), &lines)
}

/// Henry Morgan has put a pirate on a chest.
pub(crate) fn henrys_draw() -> Scene {
    Scene::of(2).cards("red-1 yellow-1 green-2")
}

/// The special action of this card is offered.
pub(crate) fn special(card: &str) -> Scene {
    played(red(card, 4), &["0 sail 1", "0 put 2,5"])
}

pub(crate) fn over() -> Scene {
    Scene::of(4).change(|state| state.stage = Stage::Over)
}
