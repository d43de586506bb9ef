//! Sailing cards: chosen unseen out of open hands, and paid for.

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, card, cells, seats};
use tortuga_core::{QuickLuck, Seat, ToAct, Viewer};
use tortuga_glory::{Card, Cards, Heard, Open, Shown, Stage};

// ---- choosing

#[test]
fn glory_card_01_everybody_chooses_unseen_and_all_are_revealed_together() {
    let mut scene = Scene::of(3).circle(RED, 36);
    // There is nothing but the cards, and the last one will sink red.
    let hand = ["1", "2", "3a", "3b", "4", "5"].map(|slot| format!("card red-{slot}"));
    assert_eq!(scene.legal(RED), hand);
    scene.play(&["1 card green-5", "0 card red-5"]);
    assert_eq!(scene.to_act(), ToAct::Together(seats(&[2])));
    assert_eq!(scene.told(), ["chosen", "chosen"]);
    let chosen = |card| Heard::Chosen {
        seat: Seat(0),
        card,
    };
    assert_eq!(
        scene.heard(Viewer::Seat(Seat(0)))[1],
        chosen(Some(card("red-5")))
    );
    for viewer in [
        Viewer::Seat(Seat(1)),
        Viewer::Seat(Seat(2)),
        Viewer::Spectator,
    ] {
        assert_eq!(scene.heard(viewer)[1], chosen(None));
    }
    // Chosen is chosen, and only what is in the hand.
    assert_eq!(
        scene.refused("0 card red-1"),
        ("GLORY-CARD-01", "not-your-turn")
    );
    assert_eq!(
        scene.refused("2 card red-1"),
        ("GLORY-CARD-01", "not-in-hand")
    );
    scene.play(&["2 card yellow-1"]);
    let Some(Open::Revealed(shown)) = scene.open().first().cloned() else {
        panic!("nothing was revealed");
    };
    let shown: Vec<String> = shown.iter().map(|shown| shown.card.to_string()).collect();
    assert_eq!(shown, ["red-5", "green-5", "yellow-1"]);
}

// rules: GLORY-TV-26 GLORY-CARD-01
#[test]
fn a_chosen_card_is_still_seen_in_the_open_hand() {
    let mut scene = Scene::of(4);
    scene.play(&["0 card red-4"]);
    let all = card("red-1").colour().cards();
    for seat in [GREEN, YELLOW, BLUE] {
        let view = scene.seen_by(seat);
        assert_eq!(view.owned[0].among(view.in_hand), all);
        assert_eq!((view.chosen, view.played), (seats(&[0]), [None; 4]));
    }
    // His own view knows the choice; at the reveal the card leaves the hand.
    assert_eq!(scene.seen_by(RED).played[0], Some(card("red-4")));
    scene.play(&["1 card green-1", "2 card yellow-1", "3 card blue-1"]);
    let view = scene.seen_by(GREEN);
    assert_eq!(
        view.owned[0].among(view.in_hand),
        all.without(card("red-4"))
    );
    assert_eq!(view.played[0], Some(card("red-4")));
}

#[test]
fn glory_card_02_everybody_owns_1_2_3_3_4_5_and_the_last_card_is_the_1() {
    let mut last_cards = 0;
    for seed in 0..20 {
        let mut scene = Scene::of(4);
        let mut luck = QuickLuck::new(seed);
        while scene.at_random(&mut luck, |state| state.stage == Stage::ChooseCards) {
            for seat in scene.state.afloat.iter() {
                let owned = scene.state.owned[seat.index()];
                let mut values: Vec<u8> = owned.iter().map(Card::value).collect();
                values.sort_unstable();
                assert_eq!(values, [1, 2, 3, 3, 4, 5]);
                let hand = scene.state.hand(seat);
                assert!(hand.iter().any(|card| card.value() == 1));
                last_cards += usize::from(hand.count() == 1);
            }
            scene.random_step(&mut luck);
        }
    }
    assert!(last_cards > 0, "nobody came to his last card");

    let scene = Scene::of(4).hand(RED, "red-1");
    assert_eq!(scene.legal(RED), ["card red-1"]);
    let scene = scene.round("red-1 green-2 yellow-2 blue-2");
    assert_eq!(scene.legal(RED).len(), 6);
}

// ---- paying

#[test]
fn glory_card_03_all_pay_the_whole_card_before_anybody_sails() {
    let scene = Scene::of(4).circle(YELLOW, 24);
    let mut scene = scene.cards("red-5 green-4 yellow-2 blue-1");
    assert_eq!(scene.state.circles, [5, 4, 26, 1]);
    assert_eq!(scene.state.sailed, [0; 4]);
    let shown = |seat: u8, name: &str, cost, circles| {
        let (seat, card) = (Seat(seat), card(name));
        Shown {
            seat,
            card,
            cost,
            circles,
        }
    };
    let all = vec![
        shown(RED, "red-5", 5, 5),
        shown(GREEN, "green-4", 4, 4),
        shown(YELLOW, "yellow-2", 2, 26),
        shown(BLUE, "blue-1", 1, 1),
    ];
    assert_eq!(scene.open()[0], Open::Revealed(all));
    scene.on_to(Stage::ChooseCards);
    assert_eq!(scene.state.sailed, [1; 4], "everybody sails one space");
    assert_eq!(scene.state.circles, [5, 4, 26, 1], "and has paid for more");
    // Circles are counted, not points: yellow goes from -2 to -7.
    let scene = scene.cards("red-3b green-3a yellow-3a blue-2");
    assert_eq!(scene.state.circles, [8, 7, 29, 3]);
}

// rules: GLORY-CARD-04 GLORY-TV-04
#[test]
fn whoever_reaches_the_end_of_the_track_sinks() {
    for (circle, card) in [(34, "red-3a"), (36, "red-5")] {
        let scene = Scene::of(4).circle(RED, circle).barrels(RED, 3);
        let scene = scene.pirates(RED, "1,1 2,2").pirates(BLUE, "5,5");
        let supply = scene.state.barrel_supply();
        let mut scene = scene.cards(&format!("{card} green-2 yellow-2 blue-2"));
        assert_eq!((scene.state.circles[0], scene.state.sunk_in[0]), (37, 1));
        assert_eq!(scene.state.afloat, seats(&[1, 2, 3]));
        assert_eq!(scene.turn_order(), [BLUE, GREEN, YELLOW]);
        assert_eq!(scene.state.occupied(), cells("5,5"));
        let state = &scene.state;
        assert_eq!((state.barrels[0], state.barrel_supply()), (0, supply + 3));
        scene.on_to(Stage::ChooseCards);
        assert_eq!(scene.to_act(), ToAct::Together(seats(&[1, 2, 3])));
    }
}

// rules: GLORY-CARD-04 GLORY-TV-05
#[test]
fn the_last_circle_still_floats() {
    let scene = Scene::of(4).circle(RED, 33).pirates(RED, "1,1");
    let mut scene = scene.cards("red-3a green-2 yellow-2 blue-2");
    assert_eq!((scene.state.circles[0], scene.state.sunk_in[0]), (36, 0));
    assert_eq!(scene.edition().track_value(36), -30);
    assert_eq!(scene.turn_order()[0], RED);
    scene.play(&["0 sail 1", "0 put 2,1"]);
    assert_eq!(scene.state.pirates[0], cells("1,1 2,1"));
}

#[test]
fn glory_card_09_hands_and_piles_lie_open() {
    let scene = Scene::of(4).round("red-5 green-5 yellow-2 blue-4");
    let hand = Cards(0b01_1111);
    for viewer in [
        Viewer::Spectator,
        Viewer::Seat(Seat(3)),
        Viewer::Seat(Seat(0)),
    ] {
        let view = scene.view(viewer);
        assert_eq!(view.owned[0], hand.with(card("green-5")));
        assert_eq!(view.owned[0].among(view.in_hand), hand);
        assert_eq!(view.owned, scene.state.owned);
        assert_eq!(view.in_hand, scene.state.in_hand);
    }
}
