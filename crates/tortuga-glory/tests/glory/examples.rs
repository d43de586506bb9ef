//! Whole turns of the book's examples.

use crate::common::{GREEN, RED, Scene, YELLOW, cells, puts};
use tortuga_core::Seat;

#[test]
fn glory_ex_02_past_the_corner_to_the_second_row() {
    let scene = Scene::of(4).ship(RED, 5).circle(RED, 5);
    let scene = scene.pirates(RED, "1,5").pirates(YELLOW, "2,5");
    let mut scene = scene.cards("red-3a green-1 yellow-1 blue-1");
    let supply = scene.state.barrel_supply();
    assert_eq!(
        (scene.state.circles[0], scene.state.supply(Seat(RED))),
        (8, 4)
    );
    assert_eq!(scene.edition().track_value(8), 16);
    scene.play(&["0 sail 3"]);
    assert_eq!(scene.state.space(Seat(RED)).0, 8);
    assert_eq!((scene.glory(YELLOW), scene.glory(RED)), (1, 0));
    assert_eq!(scene.legal(RED), puts("2,4 2,3"));
    assert_eq!(scene.refused("0 put 2,5"), ("GLORY-PLACE-01", "cell-taken"));
    scene.play(&["0 put 2,4"]);
    let state = &scene.state;
    assert_eq!((state.barrels[0], state.barrel_supply()), (2, supply - 1));
    assert_eq!(state.supply(Seat(RED)), 3);
    assert_eq!((scene.glory(YELLOW), scene.glory(RED)), (1, 0));
}

#[test]
fn glory_ex_03_the_next_cell_beyond_the_range() {
    let scene = Scene::with(&[("seats", "3"), ("colours", "red-green-blue-yellow")]);
    let scene = scene.ship(RED, 8).pirates(RED, "3,4").pirates(GREEN, "3,5");
    let mut scene = scene.cards("red-1 green-1 blue-1");
    let bag = scene.state.bag().count();
    assert_eq!(scene.legal(RED), ["sail 1"]);
    scene.play(&["0 sail 1"]);
    assert_eq!(scene.state.space(Seat(RED)).0, 9);
    // Green's pirate stands on a barrel.
    assert_eq!((scene.glory(RED), scene.glory(GREEN)), (1, 0));
    assert_eq!(scene.legal(RED), puts("3,3"));
    scene.play(&["0 put 3,3", "* drew crown", "* drew spice"]);
    assert_eq!(scene.legal(RED), ["keep spice", "keep crown"]);
    scene.play(&["0 keep crown"]);
    assert_eq!(scene.state.pirates[0], cells("3,4 3,3"));
    assert_eq!(scene.state.bag().count(), bag - 1);
    assert_eq!(scene.state.treasures[0], crate::common::treasures("crown"));
}
