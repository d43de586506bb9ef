//! The steps of a turn (FOG-TURN).

use crate::common::Scene;
use tortuga_core::{Seat, ToAct};
use tortuga_foggy::{Event, Stage, Weather};

/// Plays line by line and notes what is asked after each.
fn stages(scene: &mut Scene, lines: &[&str]) -> Vec<Stage> {
    let step = |line: &&str| {
        scene.play(&[line]);
        scene.state.stage
    };
    lines.iter().map(step).collect()
}

/// A whole basic round; who placed, in this order.
fn placers(first: u8) -> Vec<u8> {
    let mut scene = Scene::with(&[("first_player", &first.to_string())]);
    scene.on_to(Stage::PlaceKind).on_to(Stage::PickHand);
    let placer = |event: &Event| {
        let Event::Placed { seat, .. } = event else {
            return None;
        };
        Some(seat.0)
    };
    scene.events.iter().filter_map(placer).collect()
}

// rules: FOG-TURN-01 FOG-EX-43
#[test]
fn the_first_player_begins_and_turns_alternate() {
    for first in [0, 1] {
        let order = placers(first);
        assert_eq!(order.len(), 36);
        for (number, seat) in (1..).zip(order) {
            let odd = number % 2 == 1;
            assert_eq!(seat == first, odd, "placement {number}");
        }
    }
}

#[test]
fn fog_turn_02_hippo_then_frog_then_placement_then_ability_then_draw() {
    // Red fills the open quarter, in which a Hippo of blue keeps two tiles.
    let mut scene = Scene::turn()
        .weather(Weather::Cloudy)
        .only_open("nw")
        .map("A1 bW, B1 rW, C1 bW, A2 rW, B2 bG, C2 rW")
        .waiting(0, "B3-C3")
        .hand(0, "wolf pig fox turtle cat")
        .hand(1, "wolf rabbit pig turtle cat")
        .turn_of(1);
    scene.play_drawing(&["1 place rabbit", "1 at A3"]);
    // Step 1 comes before step 2, and makes it needless: a tile is free now.
    assert_eq!((scene.state.stage, scene.actor()), (Stage::SettleHippo, 0));
    assert_eq!(
        scene.refused("0 place wolf"),
        ("other-step-is-due", "FOG-CHAR-HIPPO-02")
    );
    scene.play(&["0 settle high"]);
    assert_eq!(scene.state.stage, Stage::MoveFrog, "step 3");
    assert_eq!(scene.legal(0), ["frog south", "frog stay"]);
    assert_eq!(
        scene.refused("0 place wolf"),
        ("other-step-is-due", "FOG-CHAR-FROG-01")
    );
    let steps = stages(&mut scene, &["0 frog south", "0 place turtle", "0 at B2"]);
    assert_eq!(steps, [Stage::PlaceKind, Stage::PlaceTile, Stage::Draw]);
    // The extra placement: steps 2, 4, 5 and 6 again, and not step 3, although
    // the Frog could step south now.
    scene.play(&["* drew mouses"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::RemoveFog, 0));
    let lines = [
        "0 fog sw",
        "0 place fox",
        "0 at B4",
        "0 target north",
        "0 replace wolf",
    ];
    let steps = [
        Stage::PlaceKind,
        Stage::PlaceTile,
        Stage::Target,
        Stage::Replace,
        Stage::Draw,
    ];
    assert_eq!(stages(&mut scene, &lines), steps);
    assert_eq!(scene.to_act(), ToAct::Chance);
    scene.draw();
    assert_eq!((scene.state.stage, scene.actor()), (Stage::PlaceKind, 1));
    assert_eq!(scene.audit(), Ok(()));
    // Red has an extra placement, too.
    scene.play_drawing(&["1 place wolf", "1 at A4"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::PlaceKind, 1));
}

#[test]
fn fog_turn_02_fog_is_removed_before_the_frog_steps() {
    let mut scene = Scene::turn()
        .weather(Weather::Cloudy)
        .only_open("nw")
        .map("C3 bG")
        .fill("nw", "A1")
        .hand(0, "wolf pig")
        .hand(1, "wolf rabbit")
        .turn_of(1);
    scene.play_drawing(&["1 place rabbit", "1 at A1"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::RemoveFog, 0));
    scene.play(&["0 fog ne"]);
    assert_eq!(scene.state.stage, Stage::MoveFrog);
    assert_eq!(scene.legal(0), ["frog east", "frog stay"]);
    scene.play(&["0 frog east", "0 place wolf"]);
    assert!(scene.legal(0).contains(&"at C3".to_owned()), "free at once");
}

// rules: FOG-TURN-03 FOG-EX-42
#[test]
fn five_tokens_as_long_as_the_pile_lasts() {
    let mut scene = Scene::with(&[("first_player", "0")]);
    scene.on_to(Stage::PlaceKind);
    let size = |scene: &Scene| {
        let seat = Seat(0);
        (
            scene.state.hand(seat).count(),
            scene.state.pile(seat).count(),
        )
    };
    let mut sizes = vec![size(&scene)];
    while scene.state.round == 1 && !scene.state.hand(Seat(0)).is_empty() {
        let seat = scene.state.turn;
        let line = scene.first_line();
        scene.play(&[&line]);
        if (seat, scene.state.turn) == (Seat(0), Seat(1)) {
            sizes.push(size(&scene));
        }
    }
    assert_eq!(sizes.len(), 19);
    assert_eq!(
        [sizes[0], sizes[13], sizes[14], sizes[18]],
        [(5, 13), (5, 0), (4, 0), (0, 0)]
    );
    for (placed, size) in (0_u8..).zip(sizes) {
        let expected = if placed <= 13 {
            (5, 13 - placed)
        } else {
            (18 - placed, 0)
        };
        assert_eq!(size, expected, "after {placed} placements");
    }
}

#[test]
fn fog_turn_04_a_token_goes_to_any_free_tile() {
    let mut scene = Scene::turn().hand(0, "wolf").map("A1 bW, C3 rW");
    scene.play(&["0 place wolf"]);
    let legal = scene.legal(0);
    assert_eq!(legal.len(), 34);
    // Far from everything, or beside anything.
    for free in ["at F6", "at B1", "at C2"] {
        assert!(legal.contains(&free.to_owned()), "{free}");
    }
    assert_eq!(scene.refused("0 at A1"), ("tile-taken", "FOG-TURN-04"));
    assert_eq!(scene.refused("0 at C3"), ("tile-taken", "FOG-TURN-04"));
    scene.play(&["0 at F6"]);
    assert_eq!(scene.at("F6"), "bW");
}

#[test]
fn fog_turn_05_there_is_no_pass() {
    let mut scene = Scene::turn().hand(0, "wolf pig turtle");
    assert_eq!(scene.legal(0), ["place wolf", "place pig", "place turtle"]);
    assert_eq!(scene.refused("0 done"), ("no-pass", "FOG-TURN-05"));
    assert_eq!(
        scene.refused("1 place wolf"),
        ("not-your-turn", "FOG-TURN-05")
    );
    assert_eq!(scene.refused("0 place cat"), ("not-in-hand", "FOG-TURN-02"));
    scene.play(&["0 place turtle"]);
    assert_eq!(scene.refused("0 done"), ("no-pass", "FOG-TURN-05"));
    // Nor can an extra placement be declined.
    scene.play(&["0 at A1", "* drew cat"]);
    assert_eq!(scene.legal(0), ["place wolf", "place pig", "place cat"]);
    assert_eq!(scene.refused("0 done"), ("no-pass", "FOG-TURN-05"));
}

#[test]
fn fog_turn_06_each_placement_is_followed_by_one_draw() {
    let mut scene = Scene::turn()
        .pile(0, "turtle wolf pig cat fox rabbit")
        .hand(0, "wolf pig turtle cat")
        .hand(1, "wolf");
    scene.play(&["0 place turtle", "0 at A1"]);
    let two = [("drew rabbit", 1), ("drew fox", 1)].map(|(text, weight)| (text.to_owned(), weight));
    assert_eq!(scene.outcomes(), two);
    assert_eq!(scene.refused("* drew wolf"), ("not-in-pile", "FOG-TURN-06"));
    assert_eq!(
        scene.refused("0 place wolf"),
        ("luck-comes-first", "FOG-TURN-06")
    );
    scene.play(&["* drew fox"]);
    assert_eq!(scene.in_hand(0), "wolf pig fox cat");
    // The extra placement has its own draw.
    scene.play(&["0 place wolf", "0 at F6"]);
    assert_eq!(scene.outcomes(), two[..1]);
    scene.play(&["* drew rabbit"]);
    assert_eq!(
        (scene.actor(), scene.in_hand(0).as_str()),
        (1, "rabbit pig fox cat")
    );
    // From an empty pile nothing is drawn.
    let mut scene = Scene::turn()
        .hand(0, "wolf pig")
        .pile(0, "")
        .hand(1, "wolf");
    scene.play(&["0 place wolf", "0 at A1"]);
    assert_eq!((scene.actor(), scene.in_hand(0).as_str()), (1, "pig"));
}

#[test]
fn fog_turn_07_the_ability_comes_before_the_draw() {
    let mut scene = Scene::turn().hand(0, "wolf pig fox cat snake").map("B2 bW");
    scene.play(&["0 place fox", "0 at B3", "0 target north"]);
    let four = [
        "replace wolf",
        "replace pig",
        "replace cat",
        "replace snake",
    ];
    assert_eq!(scene.legal(0), four);
    scene.play(&["0 replace cat"]);
    assert_eq!(scene.state.stage, Stage::Draw);
    assert_eq!(scene.in_hand(0), "wolf wolf pig snake");
}

#[test]
fn fog_turn_09_without_tokens_there_is_no_placement() {
    let mut scene = Scene::turn_with(&[("mode", "team")])
        .waiting(2, "A1-B1")
        .map("C4 bG")
        .hand(1, "wolf pig")
        .turn_of(1)
        .pile(0, "")
        .pile(1, "wolf");
    scene.state.hands[3] = scene.tokens("cat snake");
    // Blue's partner has nothing to place, but settles his Hippo all the same.
    scene.play(&["1 place pig", "1 at F6", "* drew wolf"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::SettleHippo, 2));
    scene.play(&["2 settle low"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::PlaceKind, 3));
    // Blue's first player has nothing at all, and does not move his Frog.
    scene.play(&["3 place cat", "3 at F5"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::PlaceKind, 1));
}

/// Blue places this token on C3; red holds a Pig.
fn placed(kind: &str, map: &str) -> Scene {
    let mut scene = Scene::turn()
        .hand(0, &format!("wolf {kind}"))
        .hand(1, "pig");
    if !map.is_empty() {
        scene = scene.map(map);
    }
    scene.play(&[&format!("0 place {kind}"), "0 at C3"]);
    scene
}

#[test]
fn fog_turn_10_must_is_compulsory_and_may_is_not() {
    for (kind, map, only) in [
        ("mouses", "C2 rW", "target north"),
        ("mole", "C2 rW", "target north"),
        ("fox", "C2 bW", "target north"),
        ("snake", "A6 rW", "snake A6"),
    ] {
        let mut scene = placed(kind, map);
        assert_eq!(scene.legal(0), [only], "{kind}");
        for none in ["0 swap pass", "0 done", "0 frog stay"] {
            assert_eq!(scene.refused(none).0, "other-step-is-due", "{kind}");
        }
    }
    // The Hippo must lie across two tiles if there are two.
    let mut scene = Scene::turn().hand(0, "hippo");
    scene.play(&["0 place hippo"]);
    assert_eq!(scene.refused("0 at A1").0, "hippo-needs-two");
    // Prairie Dog and Frog need not do anything.
    let scene = placed("prairie_dog", "C2 rW, B3 bW");
    assert_eq!(scene.legal(0), ["swap NW", "swap pass"]);
    let scene = Scene::turn().map("A1 bG, A2 rW").stage(Stage::MoveFrog);
    assert_eq!(scene.legal(0), ["frog east", "frog stay"]);
}

#[test]
fn fog_turn_10_without_a_target_nothing_happens() {
    for kind in ["mouses", "mole", "fox", "snake", "prairie_dog"] {
        let scene = placed(kind, "");
        assert_eq!(scene.state.stage, Stage::Draw, "{kind}");
        assert!(!scene.state.token(crate::common::tile("C3")).is_none());
    }
    let mut scene = placed("mouses", "C2 rW");
    assert_eq!(
        scene.refused("0 target east"),
        ("nothing-there", "FOG-TURN-10")
    );
}
