//! Setting up the table, step by step.

use crate::common::{FRANK, MARTINA, PHIL, SHORT_ROUND, STANDARD, Scene, goal};
use tortuga_core::{Event as _, RuleId, Rules, Seat, Seats, SetUpError, ToAct, Viewer};
use tortuga_grog::{Event, GrogIsland, Heard, Occupant, Options, Phase, Refusal, Treasure};

const CLOUDS: &str = "* clouds goal_swap parrot empty pirate_point black";
const SHIPS: &str = "* ships coins3 coins2 coins4 treasure parrot goal";

/// Deals goal cards to whoever is due.
#[track_caller]
fn deal(mut scene: Scene, goals: &str) -> Scene {
    for goal in goals.split_whitespace() {
        scene = scene.play(&[&format!("* drew goal {goal}")]);
    }
    scene
}

/// Three players, and Frank has the flag: six goal cards to him, to Phil, to Martina.
fn dealt() -> Scene {
    let scene = Scene::new(3).play(&[CLOUDS, "* starter 2"]);
    let frank = "hat_shop hook_shop peg_leg_shop sword_shop anchor_shop pub";
    let phil = "coconut fish grog lemon treasure_map parrots";
    let martina = "green blue orange yellow gray parrots";
    deal(deal(deal(scene, frank), phil), martina)
}

/// Everybody has returned two of them.
fn chosen() -> Scene {
    dealt().play(&[
        "2 return hat_shop",
        "2 return pub",
        "0 return fish",
        "0 return coconut",
        "1 return green",
        "1 return gray",
    ])
}

/// Everybody has a goods tile.
fn supplied() -> Scene {
    let tiles = [
        "2 start-good fish",
        "0 start-good fish",
        "1 start-good lemon",
    ];
    chosen().play(&tiles)
}

/// Everybody has a treasure card and a parrot card: the ships are still to come.
fn equipped() -> Scene {
    supplied().play(&[
        "* drew treasure 3",
        "* drew treasure 1",
        "* drew treasure 2",
        "* drew parrot hold",
        "* drew parrot turn_green",
        "* drew parrot hold",
    ])
}

#[test]
fn grog_setup_01_two_to_four_players_in_clockwise_order() {
    for seats in [0, 1, 5] {
        let options = Options {
            seats,
            starting_player: None,
        };
        let rule = RuleId("GROG-SETUP-01");
        let found = GrogIsland::set_up(&STANDARD, &options);
        assert_eq!(found, Err(SetUpError::Seats { seats, rule }));
    }
    for seats in 2..=4 {
        let mut scene = Scene::auction(seats);
        for (turn, row) in (0_u8..).zip(["G", "A", "Y", "B", "B G"]) {
            let seat = turn % seats;
            scene = scene.awaits(seat).play(&[&format!("{seat} bid {row}")]);
        }
    }
}

#[test]
fn grog_setup_02_five_clouds_lie_open_above_the_peninsulas_all_game() {
    let scene = Scene::new(3);
    let orders = scene.outcomes();
    assert_eq!(orders.len(), 120);
    assert!(orders.iter().all(|&(_, weight)| weight == 1));

    let scene = scene
        .forbids(
            "* clouds black parrot empty pirate_point black",
            Refusal::CloudTwice,
            "GROG-SETUP-02",
        )
        .play(&["* clouds black parrot empty pirate_point goal_swap"]);
    let clouds = scene.state.table.clouds;
    let names = clouds
        .all()
        .map(|cloud| &*STANDARD.clouds[usize::from(cloud)].id);
    assert_eq!(
        names,
        ["black", "parrot", "empty", "pirate_point", "goal_swap"]
    );
    assert_eq!(scene.seen_by_all().table.clouds, clouds);

    let ready = Scene::auction(3);
    let clouds = ready.state.table.clouds;
    assert_eq!(ready.play(&SHORT_ROUND).state.table.clouds, clouds);
}

#[test]
fn grog_setup_03_treasure_and_parrot_stack_lie_face_down() {
    let scene = supplied();
    let draws = [("1", 10), ("2", 12), ("3", 10)];
    let draws = draws.map(|(value, copies)| (format!("drew treasure {value}"), copies));
    assert_eq!(scene.outcomes(), draws);
    assert_eq!(scene.seen_by_all().treasure_stack, 32);

    let scene = scene.play(&["* drew treasure 2"; 3]);
    assert_eq!(scene.seen_by_all().treasure_stack, 29);
    let turns = ["green", "blue", "orange", "yellow", "gray"];
    let mut draws = turns
        .map(|die| (format!("drew parrot turn_{die}"), 4))
        .to_vec();
    draws.push(("drew parrot hold".to_owned(), 8));
    assert_eq!(scene.outcomes(), draws);
    assert_eq!(scene.seen_by_all().parrot_stack, 28);

    supplied().treasure_stack([0, 12, 10]).forbids(
        "* drew treasure 1",
        Refusal::TreasureNotInStack { value: 1 },
        "GROG-SETUP-03",
    );
}

/// The box has 15 tiles of a good; here 45 are out, and one more comes.
#[test]
fn grog_setup_04_the_goods_supply_never_ends() {
    let scene = Scene::auction(3)
        .goods(PHIL, [15, 0, 0, 0, 0])
        .goods(MARTINA, [15, 0, 0, 0, 0])
        .goods(FRANK, [15, 0, 0, 0, 0])
        .play(&["0 bid G", "1 pass"]);
    assert_eq!(scene.goods_of(MARTINA), [16, 0, 0, 0, 0]);
}

#[test]
fn grog_setup_05_nine_crew_members_or_seven_with_four_players() {
    for (seats, crew) in [(2, 9), (3, 9), (4, 7)] {
        let scene = Scene::new(seats);
        for seat in 0..seats {
            assert_eq!(scene.crew_of(seat), crew, "{seats} players");
        }
    }
}

/// A marker lies with its owner, or on the one ship that its owner has chosen.
#[test]
fn grog_setup_06_everybody_has_one_trade_marker() {
    let markers = |scene: &Scene| [PHIL, MARTINA, FRANK].map(|seat| scene.marker_of(seat));
    let ready = equipped().play(&[SHIPS]);
    assert_eq!(markers(&ready), [None, None, None]);

    let before_payment = &SHORT_ROUND[..SHORT_ROUND.len() - 1];
    let scene = Scene::auction(3).play(before_payment);
    assert_eq!(markers(&scene), [None, Some('G'), Some('B')]);
    let scene = scene.play(&["0 refuse"]);
    assert_eq!(markers(&scene), [None, None, None]);
}

#[test]
fn grog_setup_07_six_goal_cards_are_dealt_and_two_returned_secretly() {
    let scene = dealt()
        .offers(
            PHIL,
            &[
                "return coconut",
                "return fish",
                "return grog",
                "return lemon",
                "return treasure_map",
                "return parrots",
            ],
        )
        .forbids("0 return pub", Refusal::GoalNotInHand, "GROG-SETUP-07");
    assert_eq!(scene.state.secrets.unseen.count(), 46 - 3 * 6);

    let scene = scene.play(&["0 return parrots", "0 return fish"]);
    let rule = RuleId("GROG-SETUP-07");
    let seat = Seat(PHIL);
    let scene = scene.forbids(
        "0 return grog",
        Refusal::NotYourTurn { seat, rule },
        "GROG-SETUP-07",
    );
    assert_eq!(scene.state.secrets.goals[0].count(), 4);
    for event in &scene.events {
        let secret = matches!(event, Event::GoalLaidAside { .. });
        assert_eq!(
            event.heard_by(Viewer::Seat(Seat(MARTINA))).is_none(),
            secret
        );
    }

    let scene = chosen();
    assert_eq!(scene.state.goal_stack_count(), 46 - 3 * 4);
    let faces = scene.seen_by(PHIL);
    let faces: Vec<_> = faces.queue.iter().map(|(_, kind)| kind).collect();
    let own = [Some(goal("fish")), Some(goal("coconut"))];
    assert_eq!(faces, [&[None, None], &own[..], &[None, None]].concat());

    chosen().forbids("2 return pub", Refusal::ReturnNotNow, "GROG-SETUP-07");
}

#[test]
fn grog_setup_08_returned_pairs_lie_in_seat_order_whoever_was_quicker() {
    let all = ToAct::Together(Seats::first(3));
    assert_eq!(dealt().to_act(), all, "all choose at the same time");

    let scene = chosen();
    let pairs = ["hat_shop", "pub", "fish", "coconut", "green", "gray"];
    assert_eq!(scene.queue(), pairs, "from the starting player on");

    let mixed = dealt().play(&[
        "1 return green",
        "0 return fish",
        "1 return gray",
        "2 return hat_shop",
        "0 return coconut",
        "2 return pub",
    ]);
    assert_eq!(mixed.state, scene.state);

    let swapped = dealt().play(&[
        "2 return pub",
        "2 return hat_shop",
        "0 return fish",
        "0 return coconut",
        "1 return green",
        "1 return gray",
    ]);
    assert_eq!(swapped.queue()[..2], ["pub", "hat_shop"], "his own order");
}

#[test]
fn grog_setup_09_everybody_takes_one_goods_tile_openly() {
    let scene = chosen().offers(
        FRANK,
        &[
            "start-good coconut",
            "start-good fish",
            "start-good grog",
            "start-good lemon",
            "start-good treasure_map",
        ],
    );
    let scene = scene.play(&[
        "2 start-good fish",
        "0 start-good fish",
        "1 start-good lemon",
    ]);
    let stocks = scene.seen_by_all().table.stocks;
    assert_eq!(stocks[0].goods, [0, 1, 0, 0, 0]);
    assert_eq!(stocks[1].goods, [0, 0, 0, 1, 0]);
    assert_eq!(stocks[2].goods, [0, 1, 0, 0, 0]);
}

/// After the goal cards, before treasure cards, parrot cards and ships.
#[test]
fn grog_setup_10_the_tile_is_chosen_in_turn_before_anything_else_is_known() {
    dealt().forbids(
        "2 start-good fish",
        Refusal::StartGoodNotNow,
        "GROG-SETUP-10",
    );

    let rule = RuleId("GROG-SETUP-10");
    let not_yet = |seat| Refusal::NotYourTurn {
        seat: Seat(seat),
        rule,
    };
    let scene = chosen()
        .awaits(FRANK)
        .forbids("0 start-good fish", not_yet(PHIL), "GROG-SETUP-10")
        .refuses(
            "* drew treasure 1",
            Refusal::OtherLuckIsDue { rule },
            "GROG-SETUP-10",
        )
        .play(&["2 start-good fish"])
        .awaits(PHIL)
        .forbids("2 start-good fish", not_yet(FRANK), "GROG-SETUP-10")
        .play(&["0 start-good grog"])
        .awaits(MARTINA);
    for hand in scene.seen_by(MARTINA).hands {
        assert_eq!((hand.treasures.count, hand.parrots.count), (0, 0));
    }
    let scene = scene.play(&["1 start-good grog"]);
    assert_eq!(scene.to_act(), ToAct::Chance);
}

#[test]
fn grog_setup_11_one_treasure_and_one_parrot_card_each() {
    let rule = RuleId("GROG-SETUP-11");
    supplied().refuses(SHIPS, Refusal::OtherLuckIsDue { rule }, "GROG-SETUP-11");

    let scene = equipped();
    assert_eq!(
        [PHIL, MARTINA, FRANK].map(|seat| scene.treasures_of(seat)),
        [[1, 0, 0], [0, 1, 0], [0, 0, 1],]
    );
    assert_eq!(
        [PHIL, MARTINA, FRANK].map(|seat| scene.parrots_of(seat)),
        [[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1],]
    );
    let own = scene.seen_by(FRANK).hands[usize::from(FRANK)];
    assert_eq!(own.treasures.faces.unwrap().0, [0, 0, 1]);
    assert_eq!(own.parrots.faces.unwrap().0, [0, 0, 0, 0, 0, 1]);
}

#[test]
fn grog_setup_12_eight_coins_and_no_pirate_points() {
    for seats in 2..=4 {
        let scene = Scene::new(seats);
        for seat in 0..seats {
            assert_eq!((scene.coins_of(seat), scene.points_of(seat)), (8, 0));
        }
    }
}

#[test]
fn grog_setup_13_six_ships_in_random_order_merchant_side_up() {
    let scene = equipped();
    let orders = scene.outcomes();
    assert_eq!(orders.len(), 720);
    assert!(orders.iter().all(|&(_, weight)| weight == 1));

    let scene = scene
        .forbids(
            "* ships coins2 coins4 treasure parrot goal coins2",
            Refusal::ShipTwice,
            "GROG-SETUP-13",
        )
        .play(&[SHIPS]);
    assert_eq!(
        scene.ships_now(),
        "coins3 coins2 coins4 treasure parrot goal"
    );

    // The ship with a ghost on its back is a merchant ship like the others.
    let scene = scene.play(&["* rolled 1 5 1 4 3", "2 bid G", "0 pass"]);
    let scene = scene.play(&["0 ship G", "0 main 1", "0 direct 1"]);
    assert_eq!(scene.coins_of(PHIL), 8 + 3);
}

#[test]
fn grog_setup_14_six_locks_wait_in_the_supply() {
    let scene = equipped().play(&[SHIPS]);
    assert!(scene.state.table.island.of(Occupant::Lock).is_empty());
    assert_eq!(scene.state.locks_left(), 6);
}

#[test]
fn grog_setup_15_the_starting_player_is_drawn_or_named_by_the_host() {
    let rule = RuleId("GROG-SETUP-15");
    let scene = Scene::new(3)
        .play(&[CLOUDS])
        .forbids(
            "* starter 3",
            Refusal::StarterNotAtTable { seat: Seat(3) },
            "GROG-SETUP-15",
        )
        .refuses(
            "* drew goal pub",
            Refusal::OtherLuckIsDue { rule },
            "GROG-SETUP-15",
        );
    let starters = ["starter 0", "starter 1", "starter 2"];
    assert_eq!(scene.outcomes(), starters.map(|text| (text.to_owned(), 1)));
    let scene = scene.play(&["* starter 2"]);
    assert_eq!(scene.state.table.flag, Seat(FRANK));

    let named = Options {
        seats: 3,
        starting_player: Some(Seat(MARTINA)),
    };
    let scene = Scene::with(&named).play(&[CLOUDS]);
    assert_eq!(scene.state.table.flag, Seat(MARTINA));
    let seat = Seat(MARTINA);
    assert_eq!(scene.state.table.phase, Phase::DealGoals { seat });
}

#[test]
fn grog_setup_16_numbers_are_public_and_faces_private() {
    let scene = equipped().play(&[SHIPS]);
    for viewer in [PHIL, MARTINA, FRANK] {
        let view = scene.seen_by(viewer);
        assert_eq!(
            view.table, scene.state.table,
            "goods, coins, points and crew"
        );
        for (owner, hand) in (0..3).zip(view.hands) {
            let counts = (hand.goals.count, hand.treasures.count, hand.parrots.count);
            assert_eq!(counts, (4, 1, 1));
            let own = viewer == owner;
            assert_eq!(hand.goals.faces.is_some(), own, "{viewer} looks at {owner}");
            assert_eq!(hand.treasures.faces.is_some(), own);
            assert_eq!(hand.parrots.faces.is_some(), own);
        }
    }
    for hand in scene.seen_by_all().hands {
        assert_eq!(hand.goals.faces, None, "who only watches sees none");
        assert_eq!(hand.treasures.faces, None);
        assert_eq!(hand.parrots.faces, None);
    }

    let seat = Seat(FRANK);
    let drawn = supplied().play(&["* drew treasure 3"]).events[0];
    let heard = |treasure| Some(Heard::TreasureDrawn { seat, treasure });
    assert_eq!(drawn.heard_by(Viewer::Seat(seat)), heard(Some(Treasure(3))));
    assert_eq!(drawn.heard_by(Viewer::Seat(Seat(PHIL))), heard(None));
    assert_eq!(drawn.heard_by(Viewer::Spectator), heard(None));
}
