//! Looks into the wrecks: what is luck, and what everybody remembers
//! (GLORY-WRECK-09, GLORY-WRECK-05).

use std::collections::BTreeSet;

use tortuga_core::{QuickLuck, Seat, ToAct};
use tortuga_glory::{Event, HENRY, PLAYERS, Stage, State, Wrecks};

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, all_variants, wrecks};
use crate::wrecks::{find, table};

/// Weights of the tokens 1 to 4 that chance may name now.
fn weights(scene: &Scene) -> [u32; 4] {
    let mut weights = [0; 4];
    for (outcome, weight) in scene.outcomes() {
        let value: usize = outcome.strip_prefix("found ").unwrap().parse().unwrap();
        weights[value - 1] = weight;
    }
    weights
}

/// What a seat saw in a stack and left there, and how many tokens had been
/// taken by then.
fn look(scene: &Scene, seat: u8, stack: usize) -> Option<(Wrecks, u8)> {
    let look = scene.state.looks[usize::from(seat)][stack];
    look.happened().then_some((look.tokens, look.after()))
}

/// What a seat holds possible: this of all worlds that it imagines.
fn held_possible<T: Ord>(scene: &Scene, seat: u8, of: impl Fn(&State) -> T) -> BTreeSet<T> {
    let worlds = (0..200).map(|seed| scene.imagined_by(seat, seed));
    worlds.map(|world| of(&world)).collect()
}

#[test]
fn glory_wreck_09_the_first_look_draws_from_one_pool() {
    for (space, stack) in [(6, 0), (18, 1)] {
        let mut scene = table("4").arrives(RED, "red-5", space);
        assert_eq!(scene.to_act(), ToAct::Chance);
        assert_eq!(
            scene.refused("0 wreck none"),
            ("GLORY-WRECK-09", "luck-comes-first")
        );
        for (value, before) in [
            (4, [2, 4, 3, 1]),
            (1, [2, 4, 3, 0]),
            (2, [1, 4, 3, 0]),
            (1, [1, 3, 3, 0]),
            (3, [0, 3, 3, 0]),
        ] {
            assert_eq!(weights(&scene), before);
            scene.play(&[&format!("* found {value}")]);
        }
        assert_eq!(scene.state.stage, Stage::TakeWreck);
        assert_eq!(scene.state.stacks[stack], wrecks("1 1 2 3 4"));
        // What is left is exactly the other stack.
        assert_eq!(scene.state.stacks[1 - stack], wrecks("2 2 2 3 3"));
        assert_eq!(scene.state.pool(), Wrecks::NONE);
    }
}

#[test]
fn glory_wreck_09_a_token_that_is_gone_is_not_found() {
    let mut scene = table("4").arrives(RED, "red-5", 6);
    find(&mut scene, "4 1 1");
    for line in ["* found 4", "* found 1"] {
        assert_eq!(scene.refused(line), ("GLORY-WRECK-09", "no-such-token"));
    }
    assert_eq!(
        scene.refused("* drew ruby"),
        ("GLORY-WRECK-09", "other-luck-is-due")
    );
}

#[test]
fn glory_wreck_09_no_later_look_needs_luck() {
    // Red looks at s6, green at s18, blue at s6 again.
    let mut scene = table("4")
        .ship(RED, 5)
        .ship(GREEN, 17)
        .ship(BLUE, 5)
        .cards("red-5 green-4 yellow-1 blue-3a");
    scene.play(&["0 sail 1"]);
    find(&mut scene, "1 1 2 3 4");
    scene.play(&["0 wreck 4", "0 wreck none", "0 put 2,4"]);
    scene.play(&["1 sail 1"]);
    assert_eq!(scene.legal(GREEN), ["wreck none", "wreck 2", "wreck 3"]);
    assert_eq!(scene.state.stacks[1], wrecks("2 2 2 3 3"));
    scene.play(&["1 wreck 3", "1 wreck 3", "1 put 4,2", "1 special none"]);
    scene.play(&["3 sail 1"]);
    assert_eq!(
        scene.legal(BLUE),
        ["wreck none", "wreck 1", "wreck 2", "wreck 3"]
    );
    scene.play(&["3 wreck none"]);
    // Everybody remembers the last look, less what he took himself.
    assert_eq!(look(&scene, RED, 0), Some((wrecks("1 1 2 3"), 1)));
    assert_eq!(look(&scene, GREEN, 1), Some((wrecks("2 2 2"), 3)));
    assert_eq!(look(&scene, BLUE, 0), Some((wrecks("1 1 2 3"), 3)));
    let never = [(RED, 1), (GREEN, 0), (BLUE, 1), (YELLOW, 0), (YELLOW, 1)];
    assert!(
        never
            .iter()
            .all(|&(seat, stack)| look(&scene, seat, stack).is_none())
    );
}

/// Red has taken the 4 from s6 and left 1 1 2 3; Henry Morgan's 3 brings him to
/// a wreck.
fn henry_after_red(sailed: u8) -> Scene {
    let mut scene = table("2")
        .ship(RED, 5)
        .ship(2, sailed)
        .cards("red-5 yellow-1 green-3a");
    scene.play(&["0 sail 1"]);
    find(&mut scene, "1 1 2 3 4");
    scene.play(&["0 wreck 4", "0 wreck none", "0 put 2,4"]);
    assert_eq!(scene.state.stage, Stage::Look);
    scene
}

// rules: GLORY-WRECK-09 GLORY-WRECK-07
#[test]
fn after_a_look_henry_draws_from_what_is_there() {
    let mut scene = henry_after_red(3);
    assert_eq!(weights(&scene), [2, 1, 1, 0]);
    assert_eq!(
        scene.refused("* found 4"),
        ("GLORY-WRECK-09", "no-such-token")
    );
    scene.play(&["* found 1"]);
    assert_eq!(scene.state.stacks, [wrecks("1 2 3"), wrecks("2 2 2 3 3")]);
    assert_eq!(scene.state.wrecks(HENRY), wrecks("1"));
    let mut scene = henry_after_red(15);
    assert_eq!(weights(&scene), [0, 3, 2, 0]);
    scene.play(&["* found 3"]);
    assert_eq!(scene.state.stacks, [wrecks("1 1 2 3"), wrecks("2 2 2 3")]);
    assert_eq!(scene.audit(), Ok(()));
}

// rules: GLORY-WRECK-09 GLORY-WRECK-07
#[test]
fn before_any_look_henry_draws_from_the_pool() {
    let mut scene = table("2")
        .ship(RED, 5)
        .ship(1, 17)
        .ship(2, 3)
        .cards("red-2 yellow-1 green-3a");
    assert_eq!(weights(&scene), [2, 4, 3, 1]);
    scene.play(&["* found 4", "* drew ruby"]);
    assert_eq!(scene.state.stacks, [Wrecks::NONE; 2]);
    // A stack of four is found, out of nine.
    scene.play(&["0 sail 1"]);
    assert_eq!(weights(&scene), [2, 4, 3, 0]);
    find(&mut scene, "1 2 3 3");
    assert_eq!(scene.state.stage, Stage::TakeWreck);
    scene.play(&["0 wreck none", "0 put 2,4", "0 special none"]);
    assert_eq!(look(&scene, RED, 0), Some((wrecks("1 2 3 3"), 1)));
    scene.play(&["1 sail 1"]);
    assert_eq!(
        scene.legal(1),
        ["wreck none", "wreck 1", "wreck 2", "wreck 3"]
    );
    assert_eq!(look(&scene, 1, 1), Some((wrecks("1 2 2 2 3"), 1)));
    // Neither knows where the 4 is.
    for seat in [RED, 1] {
        let henrys = held_possible(&scene, seat, |world| world.wrecks(HENRY).worth());
        assert_eq!(henrys, [1, 2, 3, 4].into(), "seat {seat}");
    }
}

// rules: GLORY-WRECK-05
#[test]
fn who_looked_knows_what_can_have_been_taken_since() {
    let scene = &mut henry_after_red(3);
    scene.play(&["* found 1"]);
    // Red left 1 1 2 3, of which Henry has one; the other stack is the rest.
    let possible = held_possible(scene, RED, |world| {
        let all = world.stacks[0].plus(world.wrecks(HENRY));
        assert_eq!(all, wrecks("1 1 2 3"));
        assert_eq!(world.stacks[1], wrecks("2 2 2 3 3"));
        assert_eq!(world.wrecks(Seat(RED)), wrecks("4"));
        world.wrecks(HENRY).worth()
    });
    assert_eq!(possible, [1, 2, 3].into());
    // Yellow saw nothing, and holds everything possible.
    let possible = held_possible(scene, 1, |world| world.wrecks(HENRY).worth());
    assert_eq!(possible, [1, 2, 3, 4].into());
    let possible = held_possible(scene, 1, |world| world.wrecks(Seat(RED)).worth());
    assert_eq!(possible, [1, 2, 3, 4].into());
}

#[test]
fn glory_wreck_05_a_later_taker_changes_the_stack_unseen() {
    let mut scene = table("4")
        .ship(RED, 5)
        .ship(GREEN, 5)
        .cards("red-5 green-4 yellow-1 blue-1");
    scene.play(&["0 sail 1"]);
    find(&mut scene, "1 2 2 3 4");
    scene.play(&["0 wreck 4", "0 wreck 3", "0 put 2,4"]);
    scene.play(&["1 sail 1", "1 wreck 2", "1 wreck none"]);
    assert_eq!(look(&scene, RED, 0), Some((wrecks("1 2 2"), 2)));
    assert_eq!(look(&scene, GREEN, 0), Some((wrecks("1 2"), 3)));
    assert_eq!(scene.seen_by(RED).looks[0].tokens, wrecks("1 2 2"));
    let greens = held_possible(&scene, RED, |world| {
        let green = world.wrecks(Seat(GREEN));
        assert_eq!(world.stacks[0].plus(green), wrecks("1 2 2"));
        assert_eq!(world.stacks[1], wrecks("1 2 2 3 3"));
        green.worth()
    });
    assert_eq!(greens, [1, 2].into());
    // Green does not know what red took before.
    let reds = held_possible(&scene, GREEN, |world| {
        let red = world.wrecks(Seat(RED));
        assert_eq!(world.stacks[0], wrecks("1 2"));
        assert_eq!(world.stacks[1].plus(red), wrecks("1 2 2 3 3 3 4"));
        red.worth()
    });
    assert_eq!(reds, [3, 4, 5, 6, 7].into());
}

/// What everybody saw and left in the stacks, by the events alone.
#[derive(Default)]
struct Noted {
    looks: [[Option<(Wrecks, u8)>; 2]; PLAYERS],
    taken: u8,
    looked: bool,
}

impl Noted {
    fn note(&mut self, event: &Event) {
        if let Event::Looked {
            seat,
            space,
            tokens,
        } = *event
        {
            self.looked = true;
            self.looks[seat.index()][usize::from(space.0 / 12)] = Some((tokens, self.taken));
        } else if let Event::WreckTaken {
            seat, space, value, ..
        } = *event
        {
            self.taken += 1;
            let look = &mut self.looks[seat.index()][usize::from(space.0 / 12)];
            let (tokens, after) = look.as_mut().expect("who takes has looked");
            tokens.take(value);
            *after = self.taken;
        } else if let Event::HenryWreck { .. } = event {
            self.taken += 1;
        }
    }
}

// rules: GLORY-WRECK-05 GLORY-WRECK-09
#[test]
fn memories_are_what_was_seen_in_whole_games() {
    let with_wrecks = |settings: &[(&str, &str); 3]| settings[2].1 == "true";
    let mut looks = 0;
    for (seed, settings) in (0..).zip(all_variants().filter(with_wrecks)) {
        let mut luck = QuickLuck::new(seed);
        for _ in 0..20 {
            let mut scene = Scene::with(&settings);
            let mut noted = Noted::default();
            while scene.state.stage != Stage::Over {
                scene.events.clear();
                scene.random_step(&mut luck);
                scene.events.iter().for_each(|event| noted.note(event));
                let henrys = scene.state.is_henry(scene.state.turn);
                let by_luck = scene.state.stage == Stage::Look;
                assert!(!by_luck || henrys || !noted.looked);
                for (seat, stack) in (0..4).flat_map(|seat| [(seat, 0), (seat, 1)]) {
                    let expected = noted.looks[usize::from(seat)][stack];
                    assert_eq!(look(&scene, seat, stack), expected);
                }
            }
            looks += noted.looks.iter().flatten().flatten().count();
        }
    }
    assert!(looks > 100, "{looks}");
}
