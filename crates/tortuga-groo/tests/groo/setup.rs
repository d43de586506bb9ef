//! Setting up the table: the dealer, Groo, five cards each.

use crate::common::{STANDARD, Scene};
use tortuga_core::{OptionProblem, RuleId, Rules, Seat, SetUpError, Settings, Viewer};
use tortuga_groo::{Cards, Groo, Heard, Open, Options, Refusal, Stage};

/// Hands without an Event, to be dealt one after the other.
const HANDS: [&str; 4] = [
    "residence residence blacksmith castle tavern",
    "watchtower military_stable butcher baker pawnshop",
    "chakall arcadio bowmen bowmen dragon",
    "wandering rampage a_fray cheese_dip war_drums",
];

fn options(settings: &[(&str, &str)]) -> Result<Options, Vec<OptionProblem>> {
    let chosen = settings.iter();
    let chosen: Settings = chosen
        .map(|&(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    Groo::options(&STANDARD, &chosen)
}

/// Everybody gets five cards.
#[track_caller]
fn dealt(mut scene: Scene) -> Scene {
    let seats = usize::from(scene.state.table.seats);
    for card in HANDS[..seats].join(" ").split_whitespace() {
        scene = scene.play(&[&format!("* drew {card}")]);
    }
    scene
}

#[test]
fn groo_setup_01_two_to_four_players() {
    for seats in ["1", "5"] {
        assert!(options(&[("seats", seats)]).is_err(), "{seats} players");
    }
    let mut options = options(&[]).unwrap();
    for seats in [0, 1, 5] {
        options.seats = seats;
        let rule = RuleId("GROO-SETUP-01");
        let found = Groo::set_up(&STANDARD, &options);
        assert_eq!(found, Err(SetUpError::Seats { seats, rule }));
    }
    for seats in 2..=4 {
        let scene = dealt(Scene::new(seats).play(&["* dealer 0"]));
        let hands = scene.state.secrets.hands.map(Cards::count);
        let expected: [u8; 4] = std::array::from_fn(|seat| 5 * u8::from(seat < usize::from(seats)));
        assert_eq!(hands, expected);
    }
}

#[test]
fn groo_setup_02_chance_names_the_dealer_or_the_table_does() {
    let scene = Scene::new(3).awaits_luck().is_at(Stage::Dealer);
    let each = ["dealer 0", "dealer 1", "dealer 2"].map(|text| (text.to_owned(), 1));
    assert_eq!(scene.chances(), each, "uniform over the seats");
    let rule = RuleId("GROO-SETUP-02");
    scene
        .refuses("* dealer 3", Refusal::DealerNotAtTable { seat: Seat(3) })
        .refuses("0 done", Refusal::LuckComesFirst { rule })
        .refuses("0 dealer 0", Refusal::NotForPlayers { rule })
        .refuses("* drew tavern", Refusal::OtherLuckIsDue { rule })
        .play(&["* dealer 1"])
        .saw(Open::DealerNamed(Seat(1)))
        .is_at(Stage::Deal);

    for dealer in 0..3 {
        let settings = [("seats", "3"), ("dealer", &dealer.to_string())];
        let scene = Scene::with(&settings).is_at(Stage::Deal);
        assert_eq!(scene.state.table.dealer, Seat(dealer));
    }
    let clash = options(&[("seats", "3"), ("dealer", "3")]).unwrap_err();
    assert!(matches!(
        clash[..],
        [OptionProblem::Clash { key: "dealer", .. }]
    ));
}

#[test]
fn groo_setup_03_groo_starts_in_the_dealers_town_and_is_no_card() {
    for dealer in 0..4 {
        let text = dealer.to_string();
        Scene::new(4)
            .play(&[&format!("* dealer {text}")])
            .has_groo(dealer);
        dealt(Scene::with(&[("dealer", &text)])).has_groo(dealer);
    }
    // Nothing but the 59 playing cards can be dealt or drawn.
    let scene = Scene::with(&[("dealer", "0")]);
    assert_eq!(scene.edition().kind("groo"), None);
    let pile = scene.state.secrets.pile;
    let kinds = scene.edition().all_kinds();
    let copies: Vec<u8> = kinds
        .map(|kind| scene.edition().copies(pile, kind))
        .collect();
    let printed: Vec<u8> = scene
        .edition()
        .kinds
        .iter()
        .map(|print| print.count)
        .collect();
    assert_eq!((pile.count(), copies), (59, printed));
}

#[test]
fn groo_setup_04_five_cards_each_from_the_dealer_on_and_the_rest_is_face_down() {
    let mut scene = Scene::with(&[("seats", "3"), ("dealer", "2")]);
    let weight_of = |scene: &Scene, text: &str| {
        let chances = scene.chances().into_iter();
        chances
            .filter(|(one, _)| one == text)
            .map(|(_, weight)| weight)
            .sum::<u32>()
    };
    for (seat, hand) in [2, 0, 1].into_iter().zip(HANDS) {
        for (number, card) in (1..).zip(hand.split_whitespace()) {
            let before = weight_of(&scene, &format!("drew {card}"));
            scene = scene.awaits_luck().play(&[&format!("* drew {card}")]);
            let own = scene.heard(Viewer::Seat(Seat(seat)))[0];
            let kind = Some(scene.kind(card));
            assert_eq!(
                own,
                Heard::CardDrawn {
                    seat: Seat(seat),
                    kind
                }
            );
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat((seat + 1) % 3))] {
                let kind = None;
                let heard = scene.heard(viewer)[0];
                assert_eq!(
                    heard,
                    Heard::CardDrawn {
                        seat: Seat(seat),
                        kind
                    }
                );
            }
            assert_eq!(scene.state.hand(Seat(seat)).count(), number);
            if scene.state.table.stage == Stage::Deal {
                let after = weight_of(&scene, &format!("drew {card}"));
                assert_eq!(after, before - 1, "a card is dealt once");
            }
        }
        scene = scene.has_hand(seat, hand);
    }
    let scene = scene
        .is_at(Stage::Discard)
        .awaits(2)
        .saw(Open::TurnBegan(Seat(2)));
    let view = scene.view(Viewer::Seat(Seat(2)));
    assert_eq!(
        (view.pile, view.unseen.count()),
        (44, 54),
        "which is which, nobody sees"
    );
}

#[test]
fn groo_setup_05_all_towns_and_armies_start_empty() {
    let mut scene = dealt(Scene::with(&[("dealer", "3")]));
    for seat in 0..4 {
        scene = scene.has_town(seat, "").has_army(seat, "");
    }
    scene.has_points(&[0; 4]);
}

#[test]
fn groo_setup_06_the_discard_pile_starts_empty_and_is_open_to_all() {
    let scene = dealt(Scene::with(&[("seats", "2"), ("dealer", "0")])).has_discarded("");
    let scene = scene.play(&["0 discard residence", "0 discard castle"]);
    let discarded = scene.cards("residence castle");
    for viewer in [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ] {
        assert_eq!(scene.view(viewer).table.discard, discarded, "{viewer:?}");
    }
}

#[test]
fn groo_setup_07_an_event_is_not_dealt_but_may_be_drawn_afterwards() {
    let event = ("drew groo_is_dead".to_owned(), 1);
    let scene = Scene::with(&[("seats", "2"), ("dealer", "0")]);
    let chances = scene.chances();
    assert!(!chances.contains(&event));
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 58);
    let scene = dealt(scene.refuses("* drew groo_is_dead", Refusal::EventDealt));
    let scene = scene.play(&["0 discard tavern", "0 done", "0 draw"]);
    assert!(scene.chances().contains(&event));
    scene.play(&["* drew groo_is_dead"]);
}

#[test]
fn groo_setup_08_the_dealer_begins_or_his_left_neighbour() {
    for dealer in 0..3 {
        for (word, first) in [("dealer", dealer), ("left_of_dealer", (dealer + 1) % 3)] {
            let named = [("seats", "3"), ("first_player", word)];
            let by_chance = Scene::with(&named).play(&[&format!("* dealer {dealer}")]);
            let text = dealer.to_string();
            let given = Scene::with(&[named[0], named[1], ("dealer", &text)]);
            for scene in [by_chance, given] {
                // Groo and the deal do not go with the first turn.
                let scene = dealt(scene).awaits(first).has_groo(dealer);
                scene
                    .has_hand(dealer, HANDS[0])
                    .saw(Open::TurnBegan(Seat(first)));
            }
        }
    }
    let scene = dealt(Scene::with(&[("dealer", "2")])).awaits(2);
    scene.idle_turn().awaits(3);
}

#[test]
fn groo_setup_09_turns_pass_clockwise() {
    for seats in 2..=4 {
        let mut scene = Scene::turn(seats).pile_only("");
        for turn in 0..=seats {
            scene = scene.is_at(Stage::Discard).awaits(turn % seats);
            scene = scene
                .idle_turn()
                .saw(Open::TurnBegan(Seat((turn + 1) % seats)));
        }
    }
}
