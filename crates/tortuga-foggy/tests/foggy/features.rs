//! The rough eye of bots.

use crate::common::Scene;
use crate::hiring::hiring;
use tortuga_core::{Actor, Luck as _, MOST_FEATURES, QuickLuck, Rules as _, Seat, Seats, ToAct};
use tortuga_foggy::{FoggyIsland, Side, Stage, State, Token};

/// Blue's first turn with this map.
fn on(map: &str) -> Scene {
    Scene::turn().map(map)
}

/// Blue has just chosen this token of his hand.
fn chose(map: &str, kind: &str) -> Scene {
    let mut scene = on(map).hand(0, "wolf mole mouses pig");
    scene.play(&[&format!("0 place {kind}")]);
    scene
}

/// After blue's Mouses, Prairie Dog or Snake has come to this tile.
fn laid(map: &str, kind: &str, tile: &str) -> Scene {
    let mut scene = on(map).hand(0, kind).hand(1, "wolf pig");
    scene.play(&[&format!("0 place {kind}"), &format!("0 at {tile}")]);
    scene
}

/// Blue has this and nothing else to place.
fn to_come(kind: &str) -> Scene {
    Scene::turn().pile(0, kind)
}

/// Every feature, a scene in which blue has more of it, and one with less.
fn more_and_less() -> Vec<(&'static str, Scene, Scene)> {
    let turn = Scene::turn;
    let pair = || on("A1 bW, B1 bW");
    let line = || on("A1 bW, B1 bW, C1 bW");
    let row = "A1 bW, B1 bW, D4 rW";
    let broken = "A1 bW, B1 bW, C1 rW";
    vec![
        ("score", turn().change(|state| state.coins = [9, 0]), turn()),
        (
            "mercenaries",
            turn(),
            turn().change(|state| state.hired = Default::default()),
        ),
        ("builders", to_come("wolf"), to_come("rabbit")),
        ("spies", to_come("rabbit"), to_come("rat")),
        ("multipliers", to_come("pig"), to_come("wolf")),
        ("skills", to_come("mouses"), to_come("wolf")),
        (
            "hand",
            turn().hand(0, "wolf pig cat"),
            turn().hand(0, "wolf wolf wolf"),
        ),
        ("lines", line(), pair()),
        ("lines", on("A1 bW, B1 bW, C1 bW, D1 bW"), line()),
        ("multiplied-lines", on("A1 bW, B1 bW, C1 bP"), line()),
        (
            "crows",
            on("A1 rW, B1 rW, C1 bK"),
            on("A1 rW, B1 rW, C1 rW"),
        ),
        ("twos", pair(), on("A1 bW, D2 bW")),
        ("twos", pair(), on("A1 bW, B1 bW, C1 rW")),
        ("room", on("C3 bW"), on("A1 bW")),
        ("next-line", pair(), pair().turn_of(1)),
        ("next-line", line(), on("A1 bW, B1 bW, C1 bW, D1 rW")),
        ("chosen-token", chose(row, "pig"), chose(row, "wolf")),
        ("chosen-token", chose(row, "wolf"), chose(row, "mole")),
        (
            "chosen-token",
            chose("A1 bW, B1 bW", "wolf"),
            chose("A1 bW", "wolf"),
        ),
        // Where a swap makes a line, and where nobody can be moved.
        (
            "ability",
            laid(broken, "mouses", "D1"),
            laid(broken, "mouses", "F6"),
        ),
        (
            "ability",
            laid(broken, "snake", "F6"),
            laid(broken, "cat", "F6"),
        ),
    ]
}

#[test]
fn every_feature_has_what_it_is_named_after() {
    for (name, more, less) in more_and_less() {
        let (more, less) = (feature(&more, 0, name), feature(&less, 0, name));
        assert!(more > less, "{name}: {more} or {less}");
    }
    for name in FoggyIsland::FEATURES {
        let mut rows = more_and_less().into_iter();
        assert!(rows.any(|(row, ..)| row == *name), "{name} has no example");
    }
}

/// What was begun is worth what it is about to bring.
#[test]
fn a_chosen_token_is_worth_what_its_best_tile_brings() {
    let mut scene = chose("A1 bW, B1 bW", "wolf");
    let chosen = worth(&scene, 0) - worth(&scene, 1);
    scene.play(&["0 at C1"]);
    let placed = worth(&scene, 0) - worth(&scene, 1);
    let next = feature(&scene, 0, "next-line") - feature(&scene, 1, "next-line");
    assert!(
        (chosen - placed).abs() <= 100 + next.abs(),
        "{chosen} or {placed}"
    );
}

fn features(state: &State, seat: Seat) -> [i32; MOST_FEATURES] {
    let mut features = [0; MOST_FEATURES];
    let count = FoggyIsland::FEATURES.len();
    FoggyIsland::features(state, seat, &mut features[..count]);
    features
}

fn feature(scene: &Scene, seat: u8, name: &str) -> i32 {
    let place = FoggyIsland::FEATURES.iter().position(|&one| one == name);
    features(&scene.state, Seat(seat))[place.expect("a feature's name")]
}

/// Looks at every position of some random games.
fn in_random_games(settings: &[(&str, &str)], mut look: impl FnMut(&State)) {
    for seed in 0..6 {
        let mut luck = QuickLuck::new(seed);
        let mut state = Scene::with(settings).state;
        let mut legal = Vec::new();
        loop {
            look(&state);
            let (actor, action) = match FoggyIsland::to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => (Actor::Chance, FoggyIsland::chance(&state, &mut luck)),
                to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
                    let seat = to_act.seats().lowest().unwrap();
                    legal.clear();
                    FoggyIsland::legal(&state, seat, &mut legal);
                    let pick = luck.below(legal.len() as u32) as usize;
                    (Actor::Seat(seat), legal[pick])
                }
            };
            FoggyIsland::apply(&mut state, actor, action, &mut ());
        }
    }
}

/// The quick eye must agree with the rules.
#[test]
fn lines_are_worth_what_they_score() {
    let place = |name| FoggyIsland::FEATURES.iter().position(|&one| one == name);
    let parts = ["lines", "multiplied-lines", "crows"].map(|name| place(name).unwrap());
    for crows in ["bonus", "taken"] {
        let mut seen = 0;
        in_random_games(&[("mode", "quick"), ("crow_half_is", crows)], |state| {
            if matches!(state.stage, Stage::Draw | Stage::PlaceKind) {
                let points = state.edition.points(state.switches, &state.map);
                for side in Side::ALL {
                    let all = features(state, Seat(side as u8));
                    let sum: i32 = parts.iter().map(|&part| all[part]).sum();
                    assert_eq!(sum, 100 * i32::from(points[side.index()]));
                    seen += 1;
                }
            }
        });
        assert!(seen > 500, "{seen} positions");
    }
}

/// The same position with blue and red exchanged.
fn exchanged(state: &State) -> State {
    const RED: u8 = 0b1_0000;
    let mut other = *state;
    let turned = |token: Token| match token {
        Token::NONE => token,
        Token(byte) => Token(byte ^ RED),
    };
    other.map = state.map.map(turned);
    other.hands.swap(0, 1);
    other.piles.swap(0, 1);
    other.hired.swap(0, 1);
    other.coins.swap(0, 1);
    other.gift_spent.swap(0, 1);
    other.hippos.swap(0, 1);
    other.extras.swap(0, 1);
    for seat in [&mut other.first, &mut other.turn, &mut other.actor] {
        *seat = Seat(1 - seat.0);
    }
    other.done = state.done.iter().map(|seat| Seat(1 - seat.0)).collect();
    other
}

#[test]
fn red_sees_what_blue_would_see() {
    for mode in ["basic", "mercenary", "quick"] {
        in_random_games(&[("mode", mode)], |state| {
            let other = exchanged(state);
            for (one, two) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
                assert_eq!(features(state, one), features(&other, two), "{state:?}");
            }
        });
    }
}

#[test]
fn what_is_left_of_a_game_falls_from_everything_to_nothing() {
    for mode in ["basic", "weather", "mercenary", "quick", "team"] {
        let mut last = 100;
        in_random_games(&[("mode", mode)], |state| {
            let left = FoggyIsland::left(state);
            if state.round == 0 || last == 0 {
                assert_eq!(left, 100);
                last = 100;
            }
            // Only the Hippo gives a tile back.
            assert!(left <= last + 3, "{left} after {last}");
            assert_eq!(left == 0, state.stage == Stage::Over);
            last = left;
        });
        assert_eq!(last, 0);
    }
}

#[test]
fn whoever_has_won_has_won_with_his_side() {
    let over = |coins| {
        let team = Scene::turn_with(&[("mode", "team")]).stage(Stage::Over);
        team.change(|state| state.coins = coins).state
    };
    assert_eq!(FoggyIsland::winners(&over([7, 3])), Seats(0b0101));
    assert_eq!(FoggyIsland::winners(&over([3, 7])), Seats(0b1010));
    assert_eq!(FoggyIsland::winners(&over([3, 3])), Seats::NONE);
    assert_eq!(FoggyIsland::winners(&Scene::turn().state), Seats::NONE);
}

fn worth(scene: &Scene, seat: u8) -> i32 {
    FoggyIsland::worth(&scene.state, Seat(seat))
}

/// The first scene is worth more to seat 0 than the second.
#[track_caller]
fn better(one: &Scene, other: &Scene) {
    let (one, other) = (worth(one, 0), worth(other, 0));
    assert!(one > other, "{one} or {other}");
}

#[test]
fn a_line_is_worth_more_than_none_and_a_better_one_more() {
    let none = Scene::turn();
    let two = Scene::turn().map("A1 bW, B1 bW");
    let three = Scene::turn().map("A1 bW, B1 bW, C1 bW");
    let with_cat = Scene::turn().map("A1 bW, B1 bW, C1 bC");
    better(&two, &none);
    better(&three, &two);
    better(&with_cat, &three);
    // A line that is broken promises nothing.
    better(&two, &Scene::turn().map("A1 bW, B1 bW, C1 rW"));
}

#[test]
fn lines_and_coins_belong_to_the_whole_side() {
    let team = Scene::turn_with(&[("mode", "team")]).map("A1 bW, B1 bW, C1 bW");
    assert_eq!(worth(&team, 0), worth(&team, 2));
    assert!(worth(&team, 0) > worth(&team, 1));
    let rich = team.clone().change(|state| state.coins = [9, 0]);
    assert_eq!(worth(&rich, 2) - worth(&team, 2), 900);
}

/// Before this round: how much better off blue is with the Mouses.
fn gain(round: u8) -> i32 {
    gain_of(hiring([40, 40]), round)
}

fn gain_of(scene: Scene, round: u8) -> i32 {
    let mut scene = scene.change(|state| {
        state.round = round;
        state.first = Seat((round - 1) % 2);
    });
    let before = worth(&scene, 0);
    scene.play(&["0 hire mouses"]);
    worth(&scene, 0) - before
}

/// Where all coins earned decide, a hire costs nothing in the end.
#[test]
fn hiring_always_pays_if_earned_coins_count() {
    let free = || {
        let earned = Scene::with(&[("mode", "mercenary"), ("final_count", "coins_earned")]);
        hiring([40, 40]).change(|state| state.switches = earned.state.switches)
    };
    assert!(gain_of(free(), 4) > 0);
    let mut scene = free();
    scene.play(&["0 hire cat"]);
    let before = worth(&scene, 0);
    scene.play(&["0 done", "1 done"]);
    assert_eq!(worth(&scene, 0), before, "paying changes nothing");
}

#[test]
fn hiring_pays_early_and_not_late() {
    assert!(gain(2) > 0, "three rounds bring more than it costs");
    assert!(gain(3) < 0 && gain(4) < gain(3), "one does not");
    // Coins of the quick game that are not spent are lost, so any hire is good.
    let mut quick = Scene::with(&[
        ("mode", "quick"),
        ("first_player", "0"),
        ("quick_weather", "sunny"),
    ]);
    let before = quick.clone();
    quick.play(&["0 hire cat"]);
    better(&quick, &before);
}

#[test]
fn at_the_end_only_the_result_counts() {
    let scene = Scene::turn().map("A1 bW, B1 bW, C1 bW");
    let over = scene
        .change(|state| state.coins = [7, 3])
        .stage(Stage::Over);
    assert_eq!((worth(&over, 0), worth(&over, 1)), (700, 300));
}
