//! Who sees what, who hears what, and how far back an action can be taken.

use crate::common::{FRANK, MARTINA, PHIL, STANDARD, Scene, goal, parrot};
use tortuga_core::{Actor, Event as _, Game, QuickLuck, Rules, Seat, Viewer};
use tortuga_grog::{GoalKind, GrogIsland, Heard, Open, Options, Refusal, Treasure, View};

const VIEWERS: [Viewer; 4] = [
    Viewer::Seat(Seat(PHIL)),
    Viewer::Seat(Seat(MARTINA)),
    Viewer::Seat(Seat(FRANK)),
    Viewer::Spectator,
];

fn view(scene: &Scene, viewer: Viewer) -> View {
    GrogIsland::view(&scene.state, viewer)
}

/// What a viewer heard of the last `play`.
fn heard(scene: &Scene, viewer: Viewer) -> Vec<Heard> {
    scene
        .events
        .iter()
        .filter_map(|event| event.heard_by(viewer))
        .collect()
}

/// Everybody but this seat sees the same in both worlds, and has heard the same.
#[track_caller]
fn only_seat_can_tell(seat: u8, one: &Scene, other: &Scene) {
    for viewer in VIEWERS {
        let same = view(one, viewer) == view(other, viewer);
        let sounds_same = heard(one, viewer) == heard(other, viewer);
        let own = viewer.is(Seat(seat));
        assert_eq!((same, sounds_same), (!own, !own), "{viewer:?}");
    }
}

/// The cards under the stack as a viewer knows them.
fn under(view: &View) -> Vec<(u8, Option<&'static str>)> {
    let name = |kind: GoalKind| STANDARD.goal_id(kind);
    view.queue
        .iter()
        .map(|(seat, kind)| (seat.0, kind.map(name)))
        .collect()
}

/// Frank has passed, Martina leads; ships from green to gray: coins2, coins4,
/// treasure, parrot, goal.
fn frank(goods: [u16; 5]) -> Scene {
    Scene::f0()
        .standing_bid(MARTINA, "Y A G")
        .goods(FRANK, goods)
        .choosing_ship(FRANK)
}

/// Phil is to pay for these dice with 6 coins and these treasure cards.
fn phil(dice: &str, treasures: &[u8]) -> Scene {
    Scene::auction(3)
        .coins(PHIL, 6)
        .treasures(PHIL, treasures)
        .standing_bid(PHIL, dice)
        .paying()
}

const CHOOSING: [&str; 19] = [
    "* clouds goal_swap parrot empty pirate_point black",
    // Martina is the starting player; then Frank, then Phil.
    "* drew goal fish",
    "* drew goal gray",
    "* drew goal pub",
    "* drew goal blue",
    "* drew goal lemon",
    "* drew goal grog",
    "* drew goal fish",
    "* drew goal gray",
    "* drew goal pub",
    "* drew goal blue",
    "* drew goal lemon",
    "* drew goal grog",
    "* drew goal hat_shop",
    "* drew goal hook_shop",
    "* drew goal green",
    "* drew goal orange",
    "* drew goal coconut",
    "* drew goal parrots",
];

fn three_from_martina() -> Options {
    Options {
        seats: 3,
        starting_player: Some(Seat(MARTINA)),
    }
}

/// All six goal cards are dealt, nobody has returned one.
fn choosing() -> Scene {
    Scene::with(&three_from_martina()).play(&CHOOSING)
}

// ---- views, row by row

#[test]
fn goal_hands_are_the_owners_until_the_end() {
    let scene = Scene::f0().goals(PHIL, "fish gray").goals(FRANK, "pub");
    let own = scene.seen_by(PHIL).hands;
    let faces = own[0].goals.faces.expect("his own");
    assert!(faces.has(goal("fish")) && faces.has(goal("gray")) && faces.count() == 2);
    assert_eq!((own[2].goals.count, own[2].goals.faces), (1, None));
    for viewer in [Viewer::Seat(Seat(MARTINA)), Viewer::Spectator] {
        let hands = view(&scene, viewer).hands;
        assert_eq!((hands[0].goals.count, hands[0].goals.faces), (2, None));
    }
    // Final scoring reveals them, and the treasure and parrot cards never.
    let scene = scene.parrots(FRANK, "hold").over();
    for viewer in VIEWERS {
        let hands = view(&scene, viewer).hands;
        assert_eq!(hands[0].goals.faces, Some(faces));
        assert_eq!(hands[0].treasures.faces.is_some(), viewer.is(Seat(PHIL)));
        assert_eq!(hands[2].parrots.faces.is_some(), viewer.is(Seat(FRANK)));
    }
}

#[test]
fn goal_cards_drawn_at_the_ship_are_seen_by_the_drawer() {
    let draw = frank([0, 0, 0, 0, 2]).play(&["2 ship A", "2 main 2", "2 direct 2"]);
    let draw = draw.play(&["* drew goal pub", "* drew goal fish"]);
    for viewer in VIEWERS {
        let drawn = view(&draw, viewer).drawn;
        assert_eq!(drawn.count, 2);
        assert_eq!(drawn.faces.is_some(), viewer.is(Seat(FRANK)));
        let kinds = viewer
            .is(Seat(FRANK))
            .then_some([goal("pub"), goal("fish")]);
        let expected = [0, 1].map(|card| Heard::GoalDrawn {
            seat: Seat(FRANK),
            kind: kinds.map(|kinds| kinds[card]),
        });
        assert_eq!(heard(&draw, viewer), expected);
    }
    // Which one was kept and which one went back stays his secret.
    let pub_kept = draw.clone().play(&["2 keep pub", "2 return fish"]);
    let fish_kept = draw.play(&["2 keep fish", "2 return pub"]);
    only_seat_can_tell(FRANK, &pub_kept, &fish_kept);
    for viewer in VIEWERS {
        let own = viewer.is(Seat(FRANK));
        let (seat, kept, back) = (Seat(FRANK), goal("pub"), goal("fish"));
        let kept = Heard::GoalKept {
            seat,
            kind: own.then_some(kept),
        };
        let back = Heard::GoalReturned {
            seat,
            kind: own.then_some(back),
        };
        assert_eq!(heard(&pub_kept, viewer), [kept, back]);
        let seen = view(&pub_kept, viewer);
        assert_eq!((seen.drawn.count, seen.hands[2].goals.count), (0, 1));
        assert_eq!(under(&seen), [(FRANK, own.then_some("fish"))]);
    }
}

#[test]
fn goal_cards_of_the_goal_cloud_are_seen_by_the_claimant() {
    let draw = phil("G", &[]).goals(PHIL, "gray");
    let draw = draw.play(&["0 settle", "0 build G hook_shop", "* drew goal pub"]);
    for viewer in VIEWERS {
        let goals = view(&draw, viewer).hands[0].goals;
        assert_eq!(
            (goals.count, goals.faces.is_some()),
            (2, viewer.is(Seat(PHIL)))
        );
    }
    let new_kept = draw.clone().play(&["0 discard gray"]);
    let new_back = draw.play(&["0 discard pub"]);
    only_seat_can_tell(PHIL, &new_kept, &new_back);
    assert_eq!(under(&new_kept.seen_by(PHIL)), [(PHIL, Some("gray"))]);
    assert_eq!(under(&new_kept.seen_by(FRANK)), [(PHIL, None)]);
}

#[test]
fn who_put_a_card_under_the_stack_knows_it_and_its_place() {
    let scene = choosing()
        .play(&["0 return green", "2 return pub", "1 return fish"])
        .play(&["2 return grog", "0 return hat_shop", "1 return blue"]);
    // In seat order from Martina, whoever was quicker.
    let places = [
        (MARTINA, "fish"),
        (MARTINA, "blue"),
        (FRANK, "pub"),
        (FRANK, "grog"),
        (PHIL, "green"),
        (PHIL, "hat_shop"),
    ];
    for viewer in VIEWERS {
        let expected = places.map(|(seat, id)| (seat, viewer.is(Seat(seat)).then_some(id)));
        assert_eq!(under(&view(&scene, viewer)), expected, "{viewer:?}");
    }
    // The places move up when cards are drawn from there.
    let scene = frank([0, 0, 0, 0, 1]).goal_stack("", "blue gray").play(&[
        "2 ship A",
        "2 main 1",
        "2 direct 1",
        "2 keep blue",
    ]);
    assert_eq!(under(&scene.seen_by(PHIL)), [(PHIL, Some("gray"))]);
    assert_eq!(under(&scene.seen_by(FRANK)), [(PHIL, None)]);
}

#[test]
fn treasure_cards_are_shown_when_they_pay() {
    // A three or a one: the same for everybody else.
    let three = Scene::auction(3).treasures(PHIL, &[3]);
    let one = Scene::auction(3).treasures(PHIL, &[1]);
    for viewer in VIEWERS {
        let same = view(&three, viewer) == view(&one, viewer);
        assert_eq!(same, !viewer.is(Seat(PHIL)), "{viewer:?}");
        assert_eq!(view(&three, viewer).hands[0].treasures.count, 1);
    }
    // A card that pays is gone from what may lie somewhere.
    let scene = phil("B", &[3, 1]);
    let before = scene.seen_by_all().unknown.treasures.0;
    let scene = scene.play(&["0 treasure 3"]);
    let after = scene.seen_by_all().unknown.treasures.0;
    assert_eq!((before, after), ([10, 12, 10], [10, 12, 9]));
    let (seat, treasure) = (Seat(PHIL), Treasure(3));
    let used = Heard::Open(Open::TreasureUsed { seat, treasure });
    assert_eq!(heard(&scene, Viewer::Spectator), [used]);
    assert_eq!(
        scene.seen_by(FRANK).hands[0].treasures.faces,
        None,
        "the other one"
    );
}

#[test]
fn parrot_cards_are_shown_when_they_are_played() {
    let martina = |cards| {
        Scene::f0()
            .standing_bid(PHIL, "Y A G")
            .parrots(MARTINA, cards)
            .turn_of(MARTINA)
    };
    let (hold, turn) = (martina("hold hold"), martina("hold turn_blue"));
    for viewer in VIEWERS {
        let same = view(&hold, viewer) == view(&turn, viewer);
        assert_eq!(same, !viewer.is(Seat(MARTINA)), "{viewer:?}");
    }
    let before = hold.seen_by_all().unknown.parrots.0;
    let after = hold.play(&["1 hold"]).seen_by_all();
    assert_eq!((before[5], after.unknown.parrots.0[5]), (8, 7));
    assert_eq!(
        (after.hands[1].parrots.count, after.hands[1].parrots.faces),
        (1, None)
    );
}

#[test]
fn stacks_show_their_size_and_the_table_lies_open() {
    let scene = Scene::f0()
        .parrots(FRANK, "hold")
        .goals(PHIL, "fish gray")
        .goods(FRANK, [1, 2, 3, 4, 5])
        .crew(FRANK, "O pub")
        .locks("B hat_shop")
        .play(&["0 bid Y G O"]);
    for viewer in VIEWERS {
        let seen = view(&scene, viewer);
        let stacks = (seen.treasure_stack, seen.parrot_stack, seen.unseen_goals);
        assert_eq!(stacks, (30, 27, 44));
        assert_eq!(seen.table, scene.state.table);
        assert_eq!(seen.viewer, viewer);
    }
}

#[test]
fn a_refusal_does_not_tell_why() {
    // A capital of 12, which could pay, and one of 8, which could not.
    let could = phil("B Y", &[3, 3]).play(&["0 refuse"]);
    let could_not = phil("B Y", &[1, 1]).play(&["0 refuse"]);
    for viewer in VIEWERS {
        let same = view(&could, viewer) == view(&could_not, viewer);
        assert_eq!(same, !viewer.is(Seat(PHIL)), "{viewer:?}");
        assert_eq!(heard(&could, viewer), heard(&could_not, viewer));
    }
    assert_eq!(
        heard(&could, Viewer::Spectator)[0],
        Heard::Open(Open::PaymentRefused(Seat(PHIL)))
    );
}

#[test]
fn the_choice_of_goal_cards_shows_only_who_is_done() {
    let before = choosing();
    let first = before.clone().play(&["0 return green"]);
    // The first card laid aside: nobody else sees or hears a thing.
    for viewer in VIEWERS {
        let own = viewer.is(Seat(PHIL));
        assert_eq!(
            view(&first, viewer) == view(&before, viewer),
            !own,
            "{viewer:?}"
        );
        let (seat, kind) = (Seat(PHIL), goal("green"));
        let aside = own.then_some(Heard::GoalLaidAside { seat, kind });
        assert_eq!(heard(&first, viewer), Vec::from_iter(aside));
    }
    assert_eq!(under(&first.seen_by(PHIL)), [(PHIL, Some("green"))]);
    assert_eq!(first.seen_by(PHIL).hands[0].goals.count, 5);
    assert_eq!(first.to_act(), before.to_act());
    // The second: he is done, and which two they were stays his secret.
    let done = first.play(&["0 return hat_shop"]);
    let other = before.play(&["0 return orange", "0 return coconut"]);
    for viewer in VIEWERS {
        let own = viewer.is(Seat(PHIL));
        assert_eq!(
            view(&done, viewer) == view(&other, viewer),
            !own,
            "{viewer:?}"
        );
        let last = heard(&done, viewer).pop();
        assert_eq!(last, Some(Heard::Open(Open::GoalsChosen(Seat(PHIL)))));
        assert_eq!(view(&done, viewer).hands[0].goals.count, 4);
    }
    assert!(!done.to_act().seats().has(Seat(PHIL)));
    assert!(
        under(&done.seen_by_all()).is_empty(),
        "no place is taken in sight yet"
    );
}

#[test]
fn payments_with_tiles_are_open() {
    let scene = frank([0, 2, 1, 1, 0]).play(&["2 ship Y", "2 main 2", "2 direct 1"]);
    let scene = scene.play(&["2 sub fish", "2 sub fish", "2 sub grog"]);
    let (fish, grog) = (crate::common::column("B"), crate::common::column("O"));
    let returned = [fish, fish, grog].map(|good| {
        let (seat, tiles) = (Seat(FRANK), 1);
        Heard::Open(Open::TilesReturned { seat, good, tiles })
    });
    for viewer in VIEWERS {
        assert_eq!(heard(&scene, viewer), returned);
    }
    // Nothing paid is nothing heard.
    let scene = frank([0, 0, 0, 0, 3]).play(&["2 ship Y", "2 main 1"]);
    assert!(heard(&scene.play(&["2 direct 0"]), Viewer::Spectator).is_empty());
}

#[test]
fn drawn_treasures_and_parrots_are_heard_as_a_number() {
    let treasure = frank([0, 0, 1, 0, 0]).play(&["2 ship O", "2 main 1", "2 direct 1"]);
    let treasure = treasure.play(&["* drew treasure 2"]);
    let hold = frank([0, 0, 0, 1, 0]).play(&["2 ship Y", "2 main 1", "2 direct 1"]);
    let hold = hold.play(&["* drew parrot hold"]);
    for viewer in VIEWERS {
        let own = viewer.is(Seat(FRANK));
        let seat = Seat(FRANK);
        let card = own.then_some(Treasure(2));
        assert_eq!(
            heard(&treasure, viewer),
            [Heard::TreasureDrawn {
                seat,
                treasure: card
            }]
        );
        let card = own.then_some(parrot("hold"));
        assert_eq!(
            heard(&hold, viewer),
            [Heard::ParrotDrawn { seat, parrot: card }]
        );
    }
}

#[test]
fn what_can_be_done_is_told_to_the_actor_only() {
    let scene = frank([0, 0, 0, 0, 2]).play(&["2 ship A", "2 main 2", "2 direct 2"]);
    let scene = scene.play(&["* drew goal pub", "* drew goal fish"]);
    assert_eq!(scene.legal(FRANK).len(), 2);
    assert!(scene.legal(PHIL).is_empty() && scene.legal(MARTINA).is_empty());
    // And a rival who tries to find out learns nothing but that he must wait.
    let waits = scene.refusal("1 keep pub");
    assert_eq!(waits, scene.refusal("1 keep gray"));
    assert!(matches!(waits, Some(Refusal::NotYourTurn { .. })));
}

/// Positions from every part of a game, with all cards where they belong.
fn positions() -> Vec<Scene> {
    let drawn = frank([0, 0, 0, 0, 2]).play(&["2 ship A", "2 main 2", "2 direct 2"]);
    vec![
        Scene::new(2),
        choosing().play(&["0 return green", "1 return fish", "1 return blue"]),
        Scene::f0()
            .parrots(FRANK, "hold")
            .goals(FRANK, "pub pub")
            .play(&["0 bid Y G O"]),
        drawn.play(&[
            "* drew goal pub",
            "* drew goal fish",
            "2 keep pub",
            "2 return fish",
        ]),
        phil("B Y", &[3, 3]).play(&["0 treasure 3"]),
        Scene::f0().goals(PHIL, "fish gray").over(),
    ]
}

#[test]
fn a_world_imagined_from_a_view_looks_the_same() {
    for scene in positions() {
        for viewer in VIEWERS {
            let seen = view(&scene, viewer);
            for seed in 0..20 {
                let world = GrogIsland::imagine(&STANDARD, &seen, &mut QuickLuck::new(seed));
                assert_eq!(GrogIsland::view(&world, viewer), seen, "{viewer:?}");
            }
        }
    }
}

#[test]
fn views_and_heard_events_survive_json() {
    for scene in positions() {
        for viewer in VIEWERS {
            let seen = view(&scene, viewer);
            let text = serde_json::to_string(&seen).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), seen, "{text}");
            for heard in heard(&scene, viewer) {
                let text = serde_json::to_string(&heard).unwrap();
                assert_eq!(
                    serde_json::from_str::<Heard>(&text).unwrap(),
                    heard,
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn cards_that_cannot_be_are_left_out_of_a_view_that_is_read() {
    let mut json = serde_json::to_value(Scene::f0().seen_by_all()).expect("a view is JSON");
    let mut read = |queue: serde_json::Value| {
        json["queue"] = queue;
        serde_json::from_value::<View>(json.clone()).expect("a view")
    };
    // There is no fifth seat, and no goal card has the number 23 or more.
    let odd = serde_json::json!([
        [0, 0],
        [4, 0],
        [0, 23],
        [4, 23],
        [3, 22],
        [1, null],
        [0, 255]
    ]);
    let cards = [(0, Some("hat_shop")), (3, Some("parrots")), (1, None)];
    assert_eq!(under(&read(odd)), cards);
    // And no more of them fit under the stack than can ever lie there.
    let many = serde_json::Value::from(vec![serde_json::json!([0, null]); 50]);
    assert_eq!(under(&read(many)).len(), 38);
}

// ---- decisions without a choice

/// The one thing this seat can do, and whether everybody can see that it is the only one.
#[track_caller]
fn forced(scene: &Scene, seat: u8) -> (String, bool) {
    let mut legal = scene.legal(seat);
    assert_eq!(legal.len(), 1, "{legal:?}");
    let public = GrogIsland::forced_is_public(&scene.state, Seat(seat));
    (legal.remove(0), public)
}

fn yes(action: &str) -> (String, bool) {
    (action.to_owned(), true)
}

fn no(action: &str) -> (String, bool) {
    (action.to_owned(), false)
}

#[test]
fn a_forced_pass_is_public_without_parrot_cards() {
    let broke = Scene::f0()
        .coins(MARTINA, 0)
        .standing_bid(PHIL, "Y A G")
        .turn_of(MARTINA);
    assert_eq!(forced(&broke, MARTINA), yes("pass"));
    // With one, the others cannot know that it does not help.
    assert_eq!(
        forced(&broke.clone().parrots(MARTINA, "turn_green"), MARTINA),
        no("pass")
    );
    assert_eq!(forced(&broke.parrots(MARTINA, "hold"), MARTINA), no("pass"));
}

#[test]
fn a_forced_payment_is_public_without_treasure_cards() {
    let all_used = phil("B Y", &[3]).play(&["0 treasure 3"]);
    assert_eq!(forced(&all_used, PHIL), yes("settle"));
    // A dearer card left in hand could be a cheaper one.
    let one_left = phil("B", &[3, 1]).play(&["0 treasure 1"]);
    assert_eq!(forced(&one_left, PHIL), no("settle"));
    // Who cannot pay must not be hurried through his refusal.
    assert_eq!(forced(&phil("B Y", &[1, 1]), PHIL), no("refuse"));
}

#[test]
fn one_goal_card_is_no_choice_and_two_alike_are_a_secret() {
    let at_goal_ship = |cards: &[&str]| {
        let maps = u16::try_from(cards.len()).unwrap();
        let units = [format!("2 main {maps}"), format!("2 direct {maps}")];
        let scene = frank([0, 0, 0, 0, maps]).play(&["2 ship A", &units[0], &units[1]]);
        let draw = |scene: Scene, card: &&str| scene.play(&[&format!("* drew goal {card}")]);
        cards.iter().fold(scene, draw)
    };
    assert_eq!(forced(&at_goal_ship(&["pub"]), FRANK), yes("keep pub"));
    let alike = at_goal_ship(&["pub", "pub"]);
    assert_eq!(forced(&alike, FRANK), no("keep pub"));
    assert_eq!(
        forced(&alike.play(&["2 keep pub"]), FRANK),
        yes("return pub")
    );
    let alike = at_goal_ship(&["fish", "pub", "pub"]).play(&["2 keep fish"]);
    assert_eq!(forced(&alike, FRANK), no("return pub"));
    // What goes back at a goal cloud is never played for him.
    let swap = phil("G", &[]).play(&["0 settle", "0 build G hook_shop", "* drew goal pub"]);
    assert_eq!(forced(&swap, PHIL), no("discard pub"));
}

#[test]
fn trades_and_houses_are_open_and_so_is_their_lack_of_choice() {
    let scene = frank([0, 0, 0, 1, 0]);
    assert_eq!(forced(&scene, FRANK), yes("ship Y"));
    let scene = scene.play(&["2 ship Y"]);
    assert_eq!(forced(&scene, FRANK), yes("main 1"));
    let scene = scene.play(&["2 main 1"]);
    assert_eq!(forced(&scene, FRANK), yes("direct 1"));
    let scene = scene.play(&["2 direct 1", "* drew parrot hold"]);
    assert_eq!(forced(&scene, FRANK), yes("end-trade"));
    let trio = frank([0, 0, 0, 0, 3]).play(&["2 ship Y", "2 main 1", "2 direct 0"]);
    assert_eq!(forced(&trio, FRANK), yes("sub treasure_map"));
    let orange = "O hat_shop, O hook_shop, O peg_leg_shop, O eye_patch_shop, O anchor_shop, \
                  O cannonball_foundry";
    let one_house = frank([0, 0, 4, 0, 0]).crew(PHIL, orange);
    let one_house = one_house.play(&["2 ship O", "2 claim", "2 direct 4"]);
    assert_eq!(forced(&one_house, FRANK), yes("build O pub"));
    let one_lock = phil("Y A G O", &[]).coins(PHIL, 9).crew(PHIL, orange);
    let one_lock = one_lock.play(&["0 settle", "0 stop-claims"]);
    assert_eq!(forced(&one_lock, PHIL), yes("lock O pub"));
    let one_ghost = Scene::auction(2)
        .ships("coins2 coins4 coins3 parrot goal treasure")
        .crew(PHIL, orange)
        .standing_bid(PHIL, "Y")
        .paying()
        .play(&["0 refuse"]);
    assert_eq!(forced(&one_ghost, MARTINA), yes("ghost O pub"));
}

// ---- taking back

fn spoken(text: &str) -> (Actor, tortuga_grog::Action) {
    let (actor, action) = text.split_once(' ').expect("actor, blank, action");
    (
        Actor::read(actor).expect("an actor"),
        crate::common::read(action),
    )
}

fn say(game: &mut Game<GrogIsland>, actions: &[&str]) {
    for text in actions {
        let (actor, action) = spoken(text);
        game.play(actor, action)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

/// The action that a seat may take back now, in notation.
fn may_take_back(game: &Game<GrogIsland>, seat: u8) -> Option<String> {
    let place = game.can_take_back(Seat(seat))?;
    let (actor, action) = game.actions()[place];
    assert_eq!(actor, Actor::Seat(Seat(seat)));
    Some(GrogIsland::write(&STANDARD, action))
}

#[test]
fn an_action_is_taken_back_as_if_it_had_never_been() {
    let mut game = Game::<GrogIsland>::from(frank([0, 1, 0, 2, 0]).state);
    say(&mut game, &["2 ship Y"]);
    let at_ship = *game.state();
    say(&mut game, &["2 main 1"]);
    assert_eq!(
        game.take_back(Seat(FRANK)),
        Some(crate::common::read("main 1"))
    );
    assert_eq!(*game.state(), at_ship);
    // Step by step to the start, and nobody else may.
    assert_eq!(may_take_back(&game, MARTINA), None);
    assert_eq!(
        game.take_back(Seat(FRANK)),
        Some(crate::common::read("ship Y"))
    );
    assert_eq!(*game.state(), frank([0, 1, 0, 2, 0]).state);
    assert_eq!(game.take_back(Seat(FRANK)), None);
}

#[test]
fn what_was_forced_goes_back_with_the_decision_before_it() {
    // At the ship that takes lemons, one lemon leaves no choice.
    let mut game = Game::<GrogIsland>::from(frank([0, 1, 0, 1, 0]).state);
    say(&mut game, &["2 ship Y", "2 main 1", "2 direct 1"]);
    assert_eq!(may_take_back(&game, FRANK).as_deref(), Some("ship Y"));
    game.take_back(Seat(FRANK));
    assert_eq!(*game.state(), frank([0, 1, 0, 1, 0]).state);
    assert!(game.actions().is_empty());
}

#[test]
fn taking_back_stops_at_chance_and_at_cards_that_come_up() {
    let mut game = Game::<GrogIsland>::from(frank([0, 0, 0, 1, 0]).state);
    say(&mut game, &["2 ship Y", "2 main 1", "2 direct 1"]);
    say(&mut game, &["* drew parrot hold"]);
    assert_eq!(may_take_back(&game, FRANK), None);
    // What follows is forced, and alone that is nothing to take back.
    say(&mut game, &["2 end-trade"]);
    assert_eq!(may_take_back(&game, FRANK), None);

    // A card from under the goal stack comes up without chance; it was seen all the same.
    let known = frank([0, 0, 0, 0, 2]).goal_stack("", "blue gray");
    let mut game = Game::<GrogIsland>::from(known.state);
    say(&mut game, &["2 ship A", "2 main 2", "2 direct 2"]);
    assert_eq!(may_take_back(&game, FRANK), None);
    // What follows can be taken back again, up to there.
    say(&mut game, &["2 keep blue"]);
    assert_eq!(may_take_back(&game, FRANK).as_deref(), Some("keep blue"));
    game.take_back(Seat(FRANK));
    assert_eq!(may_take_back(&game, FRANK), None);
}

#[test]
fn taking_back_stops_at_cards_that_were_shown() {
    let scene = Scene::f0().parrots(PHIL, "turn_yellow");
    let mut game = Game::<GrogIsland>::from(scene.state);
    say(&mut game, &["0 turn Y 6"]);
    assert_eq!(may_take_back(&game, PHIL), None);
    say(&mut game, &["0 bid Y"]);
    assert_eq!(may_take_back(&game, PHIL).as_deref(), Some("bid Y"));

    let holding = Scene::f0()
        .standing_bid(PHIL, "Y")
        .parrots(MARTINA, "hold")
        .turn_of(MARTINA);
    let mut game = Game::<GrogIsland>::from(holding.state);
    say(&mut game, &["1 hold"]);
    assert_eq!(may_take_back(&game, MARTINA), None);

    let mut game = Game::<GrogIsland>::from(phil("B Y", &[3, 1]).state);
    say(&mut game, &["0 treasure 3"]);
    assert_eq!(may_take_back(&game, PHIL), None);
    say(&mut game, &["0 settle"]);
    assert_eq!(may_take_back(&game, PHIL).as_deref(), Some("settle"));

    // The last crew member ends the game and turns the goal cards over.
    let last = phil("Y", &[]).crew_left(PHIL, 1);
    let mut game = Game::<GrogIsland>::from(last.state);
    say(&mut game, &["0 settle"]);
    assert_eq!(may_take_back(&game, PHIL).as_deref(), Some("settle"));
    say(&mut game, &["0 build Y hat_shop"]);
    assert_eq!(may_take_back(&game, PHIL), None);
}

#[test]
fn taking_back_stops_at_somebody_elses_action() {
    let mut game = Game::<GrogIsland>::from(Scene::f0().state);
    say(&mut game, &["0 bid Y G O"]);
    assert_eq!(may_take_back(&game, PHIL).as_deref(), Some("bid Y G O"));
    say(&mut game, &["1 bid Y A G"]);
    assert_eq!(may_take_back(&game, PHIL), None);
    assert_eq!(may_take_back(&game, MARTINA).as_deref(), Some("bid Y A G"));
    // Martina steps back, and Phil may change his mind again.
    game.take_back(Seat(MARTINA));
    assert_eq!(may_take_back(&game, PHIL).as_deref(), Some("bid Y G O"));
}

#[test]
fn in_the_simultaneous_choice_everybody_may_take_back_his_own() {
    let mut game = Game::<GrogIsland>::new(&STANDARD, &three_from_martina()).unwrap();
    say(&mut game, &CHOOSING);
    say(
        &mut game,
        &[
            "0 return green",
            "0 return hat_shop",
            "1 return fish",
            "2 return pub",
        ],
    );
    // Though others acted later, and though he was done already.
    assert_eq!(
        may_take_back(&game, PHIL).as_deref(),
        Some("return hat_shop")
    );
    assert_eq!(
        may_take_back(&game, MARTINA).as_deref(),
        Some("return fish")
    );
    let others = GrogIsland::view(game.state(), Viewer::Seat(Seat(MARTINA)));
    assert_eq!(others.hands[0].goals.count, 4);
    game.take_back(Seat(PHIL));
    game.take_back(Seat(PHIL));
    assert_eq!(game.take_back(Seat(PHIL)), None, "the deal is not undone");
    // Nobody else's cards have moved.
    let martina = GrogIsland::view(game.state(), Viewer::Seat(Seat(MARTINA)));
    assert_eq!(under(&martina), [(MARTINA, Some("fish"))]);
    assert_eq!(martina.hands[0].goals.count, 6);

    // When the last one has chosen, the choice is over for all.
    say(
        &mut game,
        &["0 return orange", "0 return coconut", "1 return blue"],
    );
    assert_eq!(may_take_back(&game, FRANK).as_deref(), Some("return pub"));
    say(&mut game, &["2 return grog"]);
    for seat in [PHIL, MARTINA, FRANK] {
        assert_eq!(may_take_back(&game, seat), None);
    }
    let queue: Vec<&str> = game
        .state()
        .secrets
        .queue
        .iter()
        .map(|(_, kind)| STANDARD.goal_id(kind))
        .collect();
    assert_eq!(queue, ["fish", "blue", "pub", "grog", "orange", "coconut"]);
    say(&mut game, &["1 start-good fish"]);
    assert_eq!(
        may_take_back(&game, MARTINA).as_deref(),
        Some("start-good fish")
    );
}

#[test]
fn an_event_reveals_when_somebody_learns_something_hidden() {
    let at_ship = |goods, at: &str| frank(goods).play(&[at, "2 main 1"]);
    let drawn = at_ship([0, 0, 0, 0, 1], "2 ship A").play(&["2 direct 1", "* drew goal pub"]);
    let parrots = Scene::f0().parrots(PHIL, "turn_yellow hold");
    let standing = Scene::f0()
        .standing_bid(PHIL, "Y")
        .parrots(MARTINA, "hold")
        .turn_of(MARTINA);
    let won = phil("Y", &[]).play(&["0 settle"]);
    let rows = [
        (choosing(), "0 return green", false),
        (
            choosing().play(&["0 return green"]),
            "0 return hat_shop",
            false,
        ),
        (Scene::f0(), "0 bid Y G O", false),
        (parrots, "0 turn Y 6", true),
        (standing.clone(), "1 hold", true),
        (standing, "1 pass", false),
        (frank([1, 0, 0, 0, 0]), "2 ship G", false),
        (at_ship([1, 0, 0, 0, 0], "2 ship G"), "2 direct 1", false),
        (
            at_ship([0, 0, 1, 0, 0], "2 ship O").play(&["2 direct 1"]),
            "* drew treasure 1",
            true,
        ),
        (
            at_ship([0, 0, 0, 1, 0], "2 ship Y").play(&["2 direct 1"]),
            "* drew parrot hold",
            true,
        ),
        (
            at_ship([0, 0, 0, 0, 1], "2 ship A").play(&["2 direct 1"]),
            "* drew goal pub",
            true,
        ),
        (drawn, "2 keep pub", false),
        (phil("B Y", &[3]), "0 treasure 3", true),
        (phil("B Y", &[3]), "0 refuse", false),
        (phil("Y", &[3]), "0 settle", false),
        (won.clone(), "0 build Y hat_shop", false),
        (won.crew_left(PHIL, 1), "0 build Y hat_shop", true),
    ];
    for (scene, action, reveals) in rows {
        let scene = scene.play(&[action]);
        let found = scene.events.iter().any(tortuga_core::Event::reveals);
        assert_eq!(found, reveals, "{action}");
    }
}
