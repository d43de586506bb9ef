//! The mini-expansion with two wrecks (GLORY-WRECK). What is known of them
//! stands in `wreck_looks`.

use tortuga_core::{Seat, Viewer};
use tortuga_glory::{HENRY, Heard, Open, Space, Stage, View, Wrecks};

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, cells, puts, wrecks};

/// A table of so many with wrecks.
pub(crate) fn table(seats: &str) -> Scene {
    Scene::with(&[("seats", seats), ("wrecks", "true")])
}

/// These tokens come to light, one after the other.
pub(crate) fn find(scene: &mut Scene, values: &str) {
    for value in values.split_whitespace() {
        scene.play_on(&[&format!("* found {value}")]);
    }
}

/// Red has come to the first wreck with a 5, and finds these.
fn red_finds(barrels: u8, values: &str) -> Scene {
    let scene = table("4").barrels(RED, barrels);
    let mut scene = scene.arrives(RED, "red-5", 6);
    find(&mut scene, values);
    scene
}

#[test]
fn glory_wreck_01_ten_tokens_in_two_stacks() {
    let scene = table("4");
    assert_eq!(scene.state.stack_sizes, [5, 5]);
    assert_eq!(scene.state.pool(), wrecks("1 1 2 2 2 2 3 3 3 4"));
    assert_eq!(scene.state.pool().worth(), 23);
    // They lie at s6 and s18, and nowhere else.
    let with_wreck = |settings: &[(&str, &str)]| -> Vec<u8> {
        let looks = |space: &u8| {
            let scene = Scene::with(settings).arrives(RED, "red-5", *space);
            scene.state.stage == Stage::Look
        };
        (1..=24).filter(looks).collect()
    };
    assert_eq!(with_wreck(&[("wrecks", "true")]), [6, 18]);
    assert_eq!(with_wreck(&[("wrecks", "true"), ("side", "back")]), [6, 18]);
    assert_eq!(with_wreck(&[]), [0; 0]);
}

#[test]
fn glory_wreck_02_only_where_a_movement_ends() {
    let mut scene = table("4")
        .ship(RED, 5)
        .cards("red-5 green-1 yellow-1 blue-1");
    let mut passing = scene.clone();
    passing.play(&["0 sail 2"]);
    assert_eq!(passing.state.stage, Stage::Put);
    // A stopover is no end.
    scene.play(&["0 stopover 1"]);
    assert_eq!(scene.state.stage, Stage::Put);
    scene.play(&["0 put 2,4", "0 leg 1"]);
    assert_eq!(scene.state.stage, Stage::Put);
    // The second leg is.
    let mut scene = table("4")
        .ship(RED, 4)
        .cards("red-5 green-1 yellow-1 blue-1");
    scene.play(&["0 stopover 1", "0 put 2,5", "0 leg 1"]);
    assert_eq!(scene.state.stage, Stage::Look);
}

#[test]
fn glory_tv_22_no_token_at_a_stopover_but_at_the_end() {
    let scene = table("4")
        .ship(RED, 5)
        .cards("red-5 green-1 yellow-1 blue-1");
    let mut stopover = scene.clone();
    stopover.play(&["0 stopover 1"]);
    assert_eq!(stopover.legal(RED), puts("1,5 2,4 3,3 4,2 5,1"));
    assert_eq!(stopover.state.stack_sizes, [5, 5]);
    let mut ending = scene;
    ending.play(&["0 sail 1"]);
    find(&mut ending, "1 2 2 3 4");
    let tokens = ["wreck none", "wreck 1", "wreck 2", "wreck 3", "wreck 4"];
    assert_eq!(ending.legal(RED), tokens);
    ending.play(&["0 wreck 4"]);
    assert_eq!(ending.legal(RED), tokens[..4]);
    ending.play(&["0 wreck 3"]);
    assert_eq!(ending.state.barrels[0], 0);
    assert_eq!(ending.state.wrecks(Seat(RED)), wrecks("3 4"));
    assert_eq!(ending.legal(RED), puts("1,5 2,4 3,3 4,2 5,1"));
}

#[test]
fn glory_wreck_03_before_placing_one_may_be_taken_or_none() {
    let mut scene = red_finds(0, "2 2 2 3 3");
    assert_eq!(scene.legal(RED), ["wreck none", "wreck 2", "wreck 3"]);
    assert_eq!(
        scene.refused("0 wreck 4"),
        ("GLORY-WRECK-03", "not-in-wreck")
    );
    assert_eq!(
        scene.refused("0 put 1,5"),
        ("GLORY-WRECK-03", "other-step-is-due")
    );
    let mut left = scene.clone();
    left.play(&["0 wreck none"]);
    assert!(left.open().contains(&Open::WreckLeft(Seat(RED))));
    assert_eq!(
        (left.state.stack_sizes, left.state.stage),
        ([5, 5], Stage::Put)
    );
    assert_eq!(left.state.wrecks(Seat(RED)), Wrecks::NONE);
    scene.play(&["0 wreck 3"]);
    assert_eq!(
        (scene.state.stack_sizes, scene.state.stage),
        ([4, 5], Stage::Put)
    );
    assert_eq!(scene.state.wrecks(Seat(RED)), wrecks("3"));
    assert_eq!(scene.state.stacks[0], wrecks("2 2 2 3"));
}

#[test]
fn glory_wreck_04_one_more_for_a_barrel() {
    let mut scene = red_finds(3, "1 2 2 3 4");
    scene.play(&["0 wreck 2"]);
    assert_eq!(scene.state.barrels[0], 3, "the first one costs nothing");
    assert_eq!(
        scene.legal(RED),
        ["wreck none", "wreck 1", "wreck 2", "wreck 3", "wreck 4"]
    );
    assert_eq!(
        scene.refused("0 put 1,5"),
        ("GLORY-WRECK-04", "other-step-is-due")
    );
    let mut left = scene.clone();
    left.play(&["0 wreck none"]);
    assert_eq!((left.state.barrels[0], left.state.stage), (3, Stage::Put));
    // Once, whatever barrels are left. The barrel is in the supply.
    let supply = scene.state.barrel_supply();
    scene.play(&["0 wreck 2"]);
    assert_eq!((scene.state.barrels[0], scene.state.stage), (2, Stage::Put));
    assert_eq!(scene.state.barrel_supply(), supply + 1);
    assert_eq!(scene.state.wrecks(Seat(RED)), wrecks("2 2"));
    assert_eq!(scene.state.stacks[0], wrecks("1 3 4"));
}

#[test]
fn glory_wreck_04_the_barrel_must_be_there_at_this_moment() {
    let mut scene = red_finds(0, "1 2 2 3 4");
    scene.play(&["0 wreck 4"]);
    assert_eq!(scene.state.stage, Stage::Put);
    // Too late.
    scene.play(&["0 put 2,4"]);
    assert_eq!(
        (scene.state.barrels[0], scene.state.turn),
        (1, Seat(YELLOW))
    );
    // Who took none is not asked for another.
    let mut scene = red_finds(1, "1 2 2 3 4");
    scene.play(&["0 wreck none"]);
    assert_eq!(scene.state.stage, Stage::Put);
}

/// What a viewer hears and sees while red finds and takes tokens.
fn told(viewer: Viewer, found: &str, taken: [&str; 2]) -> Vec<(Vec<Heard>, View)> {
    let mut scene = table("4").arrives(RED, "red-5", 6);
    let found = found
        .split_whitespace()
        .map(|value| format!("* found {value}"));
    let taken = taken.map(|value| format!("0 wreck {value}"));
    let steps = found.chain(taken).map(|line| {
        scene.play(&[&line]);
        (scene.heard(viewer), scene.view(viewer))
    });
    steps.collect()
}

#[test]
fn glory_wreck_05_only_the_looker_knows_the_tokens() {
    for viewer in [Viewer::Seat(Seat(GREEN)), Viewer::Spectator] {
        let one = told(viewer, "1 2 2 3 4", ["4", "3"]);
        assert_eq!(one, told(viewer, "3 3 3 1 2", ["1", "2"]));
        let taken = |barrels| Heard::WreckTaken {
            seat: Seat(RED),
            space: Space(6),
            value: None,
            barrels,
        };
        assert_eq!(one[5].0, [taken(0)]);
        assert_eq!(one[6].0, [taken(1)]);
        assert_eq!(one[6].1.stack_sizes, [3, 5]);
        assert_eq!(one[6].1.wreck_takings.get(0).value, None);
    }
    let red = told(Viewer::Seat(Seat(RED)), "1 2 2 3 4", ["4", "3"]);
    let looked = Heard::Looked {
        seat: Seat(RED),
        space: Space(6),
        tokens: Some(wrecks("1 2 2 3 4")),
    };
    assert!(red[4].0.contains(&looked));
    let view = &red[6].1;
    let own = view
        .wreck_takings
        .iter(2)
        .map(|taking| taking.value.unwrap().0);
    assert_eq!(own.collect::<Vec<_>>(), [4, 3]);
    assert_eq!(view.looks[0].tokens, wrecks("1 2 2"));
}

/// Four ships come to one wreck in one round: yellow, red, blue, green.
#[test]
fn glory_wreck_06_an_empty_stack_gives_nothing() {
    let mut scene = (0..4)
        .fold(table("4"), |scene, seat| scene.ship(seat, 5))
        .cards("red-1 green-1 yellow-1 blue-1");
    scene.play(&["2 sail 1"]);
    find(&mut scene, "1 2 2 3 4");
    scene.play(&["2 wreck 4", "2 wreck 3", "2 put 1,5"]);
    scene.play(&["* drew ruby", "* drew spice", "2 keep ruby"]);
    scene.play(&["0 sail 1", "0 wreck 2", "0 wreck 2", "0 put 2,4"]);
    // A stack of one: nobody is asked for another.
    scene.play(&["3 sail 1"]);
    assert_eq!(scene.legal(BLUE), ["wreck none", "wreck 1"]);
    scene.play(&["3 wreck 1"]);
    assert_eq!((scene.state.barrels[3], scene.state.stage), (1, Stage::Put));
    scene.play(&["3 put 3,3", "* drew ruby", "* drew spice", "3 keep ruby"]);
    // And nothing.
    scene.play(&["1 sail 1"]);
    assert_eq!(scene.legal(GREEN), puts("4,2"));
    assert_eq!(scene.state.stack_sizes, [0, 5]);
    let heard = scene.heard(Viewer::Seat(Seat(GREEN)));
    assert!(
        !heard
            .iter()
            .any(|heard| matches!(heard, Heard::Looked { .. }))
    );
    let all = [0, 1, 2, 3].map(|seat| scene.state.wrecks(Seat(seat)));
    assert_eq!(
        all,
        [wrecks("2 2"), Wrecks::NONE, wrecks("3 4"), wrecks("1")]
    );
    assert_eq!(scene.state.stacks[1], wrecks("1 2 2 3 3"));
    assert_eq!(scene.audit(), Ok(()));
}

#[test]
fn glory_wreck_07_henry_gets_one_unseen() {
    let mut scene = table("2").ship(2, 3).cards("red-1 yellow-1 green-3a");
    assert_eq!(scene.state.stage, Stage::Look);
    assert_eq!(
        scene.refused("0 wreck 4"),
        ("GLORY-WRECK-07", "luck-comes-first")
    );
    scene.play(&["* found 4"]);
    let heard = Heard::HenryWreck { space: Space(6) };
    for viewer in [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ] {
        assert_eq!(scene.heard(viewer)[0], heard);
        assert_eq!(scene.view(viewer).wreck_takings.get(0).value, None);
    }
    assert_eq!(scene.state.stack_sizes, [4, 5]);
    assert_eq!(scene.state.wrecks(HENRY), wrecks("4"));
    // He got it before his pirate landed.
    assert_eq!(scene.state.pirates[2], cells("1,5"));
    // At the end it lies open.
    scene.on_to(Stage::Over);
    let ended = scene.open().pop();
    let Some(Open::GameEnded { wrecks: shown, .. }) = ended else {
        panic!("the game ends: {ended:?}");
    };
    assert_eq!(shown[2], Some(wrecks("4")));
    assert!(scene.sources(2).contains(&("wrecks", 4)));
}

// rules: GLORY-WRECK-07 GLORY-WRECK-02
#[test]
fn henry_gets_none_at_his_stopover() {
    let mut scene = table("2").ship(2, 5).cards("red-1 yellow-1 green-5");
    assert_eq!(scene.state.stage, Stage::Draw, "for the chest on 1,5");
    scene.play(&["* drew ruby"]);
    assert_eq!(scene.state.sailed[2], 10);
    assert_eq!(scene.state.stack_sizes, [5, 5]);
    // His second leg ends there.
    let mut scene = table("2").ship(2, 1).cards("red-1 yellow-1 green-5");
    scene.play(&["* drew ruby"]);
    assert_eq!((scene.state.sailed[2], scene.state.stage), (6, Stage::Look));
    scene.play(&["* found 2"]);
    assert_eq!(scene.state.wrecks(HENRY), wrecks("2"));
}

#[test]
fn glory_wreck_08_tokens_score_their_values() {
    // Green comes Home in this round.
    let mut scene = table("4").ship(GREEN, 23).arrives(RED, "red-5", 18);
    find(&mut scene, "1 2 2 3 4");
    scene.play(&["0 wreck 4", "0 wreck 3"]);
    scene.on_to(Stage::Over);
    let wrecks = |seat| {
        let sources = scene.sources(seat).into_iter();
        let wrecks = sources.filter(|source| source.0 == "wrecks");
        wrecks.map(|source| source.1).collect::<Vec<_>>()
    };
    assert_eq!([wrecks(0), wrecks(1)], [[7], [0]]);
    let sum: i32 = scene.sources(0).iter().map(|source| source.1).sum();
    assert_eq!(scene.result()[0].0, sum);
}
