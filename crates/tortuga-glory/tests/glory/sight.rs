//! Who sees what, and who hears what: the table of the rules page, row by row.

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, card, seats, treasures, wrecks};
use crate::points::{self, played, red_with};
use tortuga_core::{Seat, Viewer};
use tortuga_glory::{
    Cards, HENRY, Heard, Open, Space, Stage, Treasure, Treasures, View, Wreck, WreckTaking,
};

/// Everybody at a table for four, and those who watch.
const VIEWERS: [Viewer; 5] = [
    Viewer::Seat(Seat(RED)),
    Viewer::Seat(Seat(GREEN)),
    Viewer::Seat(Seat(YELLOW)),
    Viewer::Seat(Seat(BLUE)),
    Viewer::Spectator,
];

/// The same with two players. Nobody can sit in Henry Morgan's place.
const AT_TWO: [Viewer; 3] = [VIEWERS[0], VIEWERS[1], VIEWERS[4]];

/// Only this seat sees or has heard a difference between the two worlds.
#[track_caller]
fn only_he_can_tell(seat: Option<u8>, viewers: &[Viewer], one: &Scene, other: &Scene) {
    assert_ne!(one.state, other.state);
    for &viewer in viewers {
        let he = seat.is_some_and(|seat| viewer.is(Seat(seat)));
        let same = one.view(viewer) == other.view(viewer);
        assert_eq!(same, !he, "view of {viewer:?}");
        let sounds_same = one.heard(viewer) == other.heard(viewer);
        assert!(sounds_same || he, "heard by {viewer:?}");
    }
}

/// What is the same for all of these viewers.
#[track_caller]
fn all_see<T: PartialEq + std::fmt::Debug>(
    scene: &Scene,
    viewers: &[Viewer],
    seen: impl Fn(&View) -> T,
    expected: &T,
) {
    for &viewer in viewers {
        assert_eq!(seen(&scene.view(viewer)), *expected, "{viewer:?}");
    }
}

// ---- cards

// rules: GLORY-TV-26 GLORY-CARD-01
#[test]
fn a_chosen_card_is_its_players_and_still_seen_in_the_open_hand() {
    let start = Scene::of(4);
    let four = played(start.clone(), &["0 card red-4"]);
    let two = played(start.clone(), &["0 card red-2"]);
    only_he_can_tell(Some(RED), &VIEWERS, &four, &two);
    all_see(&four, &VIEWERS, |view| view.in_hand, &start.state.in_hand);
    all_see(&four, &VIEWERS, |view| view.chosen, &seats(&[RED]));
    let green = four.seen_by(GREEN);
    assert!(green.in_hand.has(card("red-4")));
    assert_eq!(green.played, [None; 4]);
    assert_eq!(four.seen_by(RED).played[0], Some(card("red-4")));
    for viewer in VIEWERS {
        let (seat, own) = (Seat(RED), viewer.is(Seat(RED)));
        let card = own.then_some(card("red-4"));
        assert_eq!(four.heard(viewer), [Heard::Chosen { seat, card }]);
    }
}

// rules: GLORY-2P-02 GLORY-CARD-01
#[test]
fn nothing_is_revealed_before_henrys_card_and_nobody_knows_that() {
    let one = Scene::of(2).cards("red-3a yellow-1");
    let other = Scene::of(2).cards("red-3a yellow-5");
    assert_eq!(one.state.stage, Stage::HenryCard);
    only_he_can_tell(Some(1), &AT_TWO, &one, &other);
    // What his draw pile holds is open, and no more than that.
    let pile = one.state.owned[2];
    all_see(
        &one,
        &AT_TWO,
        |view| view.owned[2].among(view.in_hand),
        &pile,
    );
    all_see(&one, &AT_TWO, |view| view.played[2], &None);
    let mut shown = one;
    shown.play(&["* henry green-4"]);
    let all = ["red-3a", "yellow-1", "green-4"].map(|name| Some(card(name)));
    all_see(
        &shown,
        &AT_TWO,
        |view| view.played[..3].to_vec(),
        &all.to_vec(),
    );
}

#[test]
fn glory_card_09_hands_and_discard_piles_lie_open() {
    let mut scene = Scene::of(4).cards("red-4 green-4 yellow-5 blue-2");
    scene.on_until(|state| state.round == 2);
    let (hands, owned) = (scene.state.in_hand, scene.state.owned);
    all_see(
        &scene,
        &VIEWERS,
        |view| (view.in_hand, view.owned),
        &(hands, owned),
    );
    let pile = |view: &View| view.owned[1].apart_from(view.in_hand);
    all_see(&scene, &VIEWERS, pile, &Cards::only(card("red-4")));
}

// ---- the board

#[test]
fn ships_pirates_glory_track_barrels_and_bonuses_are_open() {
    let scene = points::special("red-4")
        .ship(GREEN, 14)
        .pirates(GREEN, "1,1");
    let scene = scene.barrels(BLUE, 3).change(|state| {
        state.compass[1] = 1;
        state.islands[3] = 9;
    });
    let state = &scene.state;
    let ways = (state.sailed, state.circles, state.compass, state.home);
    all_see(
        &scene,
        &VIEWERS,
        |view| (view.sailed, view.circles, view.compass, view.home),
        &ways,
    );
    let goods = (state.pirates, state.barrels, state.islands, state.fields);
    all_see(
        &scene,
        &VIEWERS,
        |view| (view.pirates, view.barrels, view.islands, view.fields),
        &goods,
    );
}

// ---- treasure

#[test]
fn how_many_treasures_all_see_and_which_their_owner() {
    let one = Scene::of(4)
        .treasures(RED, "ruby ruby")
        .treasures(BLUE, "crown");
    let other = Scene::of(4)
        .treasures(RED, "ruby spice")
        .treasures(BLUE, "crown");
    only_he_can_tell(Some(RED), &VIEWERS, &one, &other);
    all_see(&one, &VIEWERS, |view| view.treasure_counts, &[2, 0, 0, 1]);
    for viewer in VIEWERS {
        let seen = one.view(viewer).treasures;
        let own = viewer.is(Seat(RED)).then(|| treasures("ruby ruby"));
        assert_eq!(seen[0], own, "{viewer:?}");
        assert_eq!(seen[3].is_some(), viewer.is(Seat(BLUE)));
    }
}

/// Red draws these two at a chest and keeps the first.
fn chest(one: &str, other: &str) -> [Scene; 3] {
    let drew = [one, other].map(|kind| format!("* drew {kind}"));
    let first = played(points::draw(), &[&drew[0]]);
    let both = played(first.clone(), &[&drew[1]]);
    let kept = played(both.clone(), &[&format!("0 keep {one}")]);
    [first, both, kept]
}

// rules: GLORY-REWARD-05 GLORY-TV-25
#[test]
fn two_rubies_look_like_any_two_tokens() {
    let rubies = chest("ruby", "ruby");
    let others = chest("spice", "crown");
    for (one, other) in rubies.iter().zip(&others) {
        only_he_can_tell(Some(RED), &VIEWERS, one, other);
    }
    // There is a choice for nobody, and it is asked all the same.
    let [_, asked, kept] = rubies;
    assert_eq!(asked.legal(RED), ["keep ruby"]);
    all_see(
        &asked,
        &VIEWERS,
        |view| (view.stage, view.drawn_count),
        &(Stage::Keep, 2),
    );
    for viewer in VIEWERS {
        let own = viewer.is(Seat(RED));
        let drawn = own.then(|| treasures("ruby ruby"));
        assert_eq!(asked.view(viewer).drawn, drawn, "{viewer:?}");
        let (seat, kind) = (Seat(RED), own.then_some(Treasure::Ruby));
        assert_eq!(asked.heard(viewer), [Heard::Drew { seat, kind }]);
        let heard = Heard::Kept {
            seat,
            kind,
            back: 1,
            returned: own.then(|| treasures("ruby")),
        };
        assert_eq!(kept.heard(viewer)[0], heard);
    }
}

#[test]
fn what_went_back_into_the_bag_only_its_drawer_remembers() {
    // Somebody has a token by then, else there is nothing to know.
    let start = points::draw().treasures(GREEN, "crown");
    let back = |kind: &str| {
        let drew = format!("* drew {kind}");
        played(start.clone(), &["* drew ruby", &drew, "0 keep ruby"])
    };
    let (spice, doubloon) = (back("spice"), back("doubloon"));
    assert_eq!(spice.state.treasures, doubloon.state.treasures);
    only_he_can_tell(Some(RED), &VIEWERS, &spice, &doubloon);
}

#[test]
fn henrys_treasures_lie_face_up() {
    let scene = played(points::henrys_draw(), &["* drew crown"]);
    let crown = Some(treasures("crown"));
    all_see(&scene, &AT_TWO, |view| view.treasures[2], &crown);
    let (seat, kind) = (HENRY, Treasure::Crown);
    for viewer in AT_TWO {
        let heard = Heard::Open(Open::HenryTreasure { seat, kind });
        assert!(scene.heard(viewer).contains(&heard), "{viewer:?}");
    }
}

// ---- wrecks

/// Red is the first to look into the wreck, finds these and takes the first.
fn looked(found: [&str; 5]) -> [Scene; 3] {
    let lines = found.map(|value| format!("* found {value}"));
    let part = played(points::look(), &[&lines[0], &lines[1]]);
    let rest: Vec<&str> = lines[2..].iter().map(String::as_str).collect();
    let all = played(part.clone(), &rest);
    let taken = played(all.clone(), &[&format!("0 wreck {}", found[0])]);
    [part, all, taken]
}

#[test]
fn glory_wreck_05_what_lies_in_a_wreck_and_what_was_taken_is_the_lookers() {
    let low = looked(["1", "1", "2", "2", "2"]);
    let high = looked(["4", "3", "3", "3", "2"]);
    for (one, other) in low.iter().zip(&high) {
        only_he_can_tell(Some(RED), &VIEWERS, one, other);
    }
    let [part, all, taken] = low;
    all_see(
        &part,
        &VIEWERS,
        |view| (view.stack_sizes, view.found_count),
        &([5, 5], 2),
    );
    all_see(
        &taken,
        &VIEWERS,
        |view| (view.stack_sizes, view.wrecks_taken),
        &([4, 5], 1),
    );
    for viewer in VIEWERS {
        let own = viewer.is(Seat(RED));
        let tokens = own.then(|| wrecks("1 1 2 2 2"));
        assert_eq!(all.view(viewer).stack_open, tokens);
        let (seat, space) = (Seat(RED), Space(6));
        let looked = Heard::Looked {
            seat,
            space,
            tokens,
        };
        assert_eq!(all.heard(viewer).last(), Some(&looked));
        // Of the tokens that came to light one by one the others hear nothing.
        assert_eq!(part.heard(viewer).len(), if own { 2 } else { 0 });
        let value = own.then_some(Wreck(1));
        let heard = taken.heard(viewer);
        let (barrels, stack) = (0, 0);
        assert_eq!(
            heard[0],
            Heard::WreckTaken {
                seat,
                space,
                value,
                barrels
            }
        );
        let seen = taken.view(viewer).wreck_takings.get(0);
        assert_eq!(seen, WreckTaking { seat, stack, value });
        let left = if own { wrecks("1 2 2 2") } else { wrecks("") };
        assert_eq!(taken.view(viewer).looks[0].tokens, left);
    }
}

/// After red, yellow comes to the same wreck and takes this.
fn yellow_takes(value: &str) -> Scene {
    let scene = Scene::with(&points::WRECKS).ship(RED, 4).ship(YELLOW, 5);
    let mut scene = scene.cards("red-3a green-1 yellow-1 blue-1");
    scene.play(&[
        "0 sail 2",
        "* found 1",
        "* found 2",
        "* found 3",
        "* found 3",
        "* found 4",
    ]);
    scene.play(&["0 wreck 4", "0 wreck none", "0 put 2,4", "0 special none"]);
    played(scene, &["2 sail 1", &format!("2 wreck {value}")])
}

#[test]
fn a_later_taker_changes_a_wreck_unseen() {
    let (one, other) = (yellow_takes("1"), yellow_takes("3"));
    only_he_can_tell(Some(YELLOW), &VIEWERS, &one, &other);
    // Red knows what lay there when he left.
    assert_eq!(one.seen_by(RED).looks[0].tokens, wrecks("1 2 3 3"));
    assert_eq!(one.seen_by(YELLOW).looks[0].tokens, wrecks("2 3 3"));
    all_see(&one, &VIEWERS, |view| view.stack_sizes, &[3, 5]);
    all_see(&one, &VIEWERS, |view| view.looked_after[0][0], &Some(1));
}

// rules: GLORY-WRECK-03 GLORY-WRECK-04
#[test]
fn whether_a_token_was_taken_all_hear() {
    for (line, scene) in [
        ("0 wreck none", points::take_wreck()),
        ("0 wreck none", points::take_more()),
    ] {
        let left = played(scene, &[line]);
        for viewer in VIEWERS {
            assert_eq!(
                left.heard(viewer)[0],
                Heard::Open(Open::WreckLeft(Seat(RED)))
            );
        }
    }
    let more = played(points::take_more(), &["0 wreck 4"]);
    for viewer in VIEWERS {
        let value = viewer.is(Seat(RED)).then_some(Wreck(4));
        let (seat, space, barrels) = (Seat(RED), Space(6), 1);
        assert_eq!(
            more.heard(viewer)[0],
            Heard::WreckTaken {
                seat,
                space,
                value,
                barrels
            }
        );
    }
}

#[test]
fn glory_wreck_07_henrys_wreck_token_nobody_sees() {
    let one = played(points::henrys_look(), &["* found 4"]);
    let other = played(points::henrys_look(), &["* found 1"]);
    only_he_can_tell(None, &AT_TWO, &one, &other);
    for viewer in AT_TWO {
        assert_eq!(one.heard(viewer)[0], Heard::HenryWreck { space: Space(6) });
    }
}

// ---- the end of the game

/// Red comes Home with this; blue has sunk with that.
fn ended(red: &str, blue: &str) -> Scene {
    let scene = Scene::with(&points::WRECKS).ship(RED, 23).ship(YELLOW, 5);
    let scene = scene.treasures(RED, red).treasures(BLUE, blue);
    let mut scene = scene
        .circle(BLUE, 36)
        .cards("red-1 green-2 yellow-1 blue-1");
    scene.on_to(Stage::TakeWreck).play(&["2 wreck 1"]);
    scene.on_to(Stage::Over);
    scene
}

// rules: GLORY-END-07 GLORY-WRECK-08
#[test]
fn at_the_end_tokens_lie_open_but_never_those_of_the_sunk() {
    let one = ended("ruby", "crown crown");
    let other = ended("ruby", "crown spice");
    only_he_can_tell(Some(BLUE), &VIEWERS, &one, &other);
    assert!(one.state.wrecks_taken() > 0, "yellow took from the wreck");
    for viewer in VIEWERS {
        let seen = one.view(viewer);
        for seat in [RED, GREEN, YELLOW].map(usize::from) {
            assert_eq!(seen.treasures[seat], Some(one.state.treasures[seat]));
        }
        let own = viewer.is(Seat(BLUE)).then(|| treasures("crown crown"));
        assert_eq!(seen.treasures[3], own, "{viewer:?}");
        assert_eq!(seen.wreck_takings, one.state.wreck_takings);
        let told = one.heard(viewer).into_iter().find_map(|heard| {
            let Heard::Open(Open::GameEnded { treasures, wrecks }) = heard else {
                return None;
            };
            Some((treasures, wrecks))
        });
        let (treasures, wrecks) = told.expect("the game ended");
        assert!(treasures[0].is_some_and(|tokens| tokens.of(Treasure::Ruby) > 0));
        assert_eq!((treasures[3], wrecks[3]), (None, None));
        assert_eq!(wrecks[2], Some(one.state.wrecks(Seat(YELLOW))));
    }
}

/// What a sunk player took from a wreck stays unseen too.
#[test]
fn at_the_end_wreck_tokens_of_the_sunk_stay_hidden() {
    let sunk = |value: &str| {
        let mut scene = yellow_takes(value);
        scene.state.circles[2] = 36;
        scene.state.sailed[0] = 23;
        scene.state.circles[0] = 30;
        scene.on_until(|state| state.round == 2);
        let hand = scene.legal(RED);
        assert!(hand.contains(&"card red-1".to_owned()));
        scene.play(&["0 card red-1"]);
        scene.on_to(Stage::Over);
        assert!(!scene.state.afloat.has(Seat(YELLOW)));
        scene
    };
    let (one, other) = (sunk("1"), sunk("3"));
    only_he_can_tell(Some(YELLOW), &VIEWERS, &one, &other);
}

// ---- over the wire

#[test]
fn views_and_heard_events_survive_json() {
    let scenes = [
        Scene::of(2),
        played(Scene::of(4), &["0 card red-4"]),
        points::keep(),
        chest("ruby", "spice")[2].clone(),
        yellow_takes("3"),
        played(points::henrys_look(), &["* found 4"]),
        ended("ruby", "crown"),
        red_with(&points::BACK, "red-5", 0),
    ];
    for scene in scenes {
        for viewer in VIEWERS {
            let seen = scene.view(viewer);
            let text = serde_json::to_string(&seen).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), seen, "{text}");
            for heard in scene.heard(viewer) {
                let text = serde_json::to_string(&heard).unwrap();
                assert_eq!(serde_json::from_str::<Heard>(&text).unwrap(), heard);
            }
        }
    }
}

/// Nobody has anything at the beginning, and the bag is full.
#[test]
fn at_the_beginning_all_see_the_same_table() {
    let scene = Scene::of(4);
    all_see(&scene, &VIEWERS, |view| view.treasure_counts, &[0; 4]);
    for viewer in VIEWERS {
        let own = |seat: usize| viewer.is(Seat(seat as u8)).then_some(Treasures::NONE);
        let seen: Vec<_> = (0..4).map(own).collect();
        assert_eq!(scene.view(viewer).treasures.to_vec(), seen);
    }
}
