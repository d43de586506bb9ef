//! What is imagined, and how often: one fixture for each hidden thing.

use crate::common::Scene;
use tortuga_core::{Seat, Viewer};
use tortuga_groo::{Cards, DrawPhase, Groo, Stage, State};
use tortuga_testkit::diversity;

const WATCHING: Viewer = Viewer::Spectator;
const THIRD: f64 = 1.0 / 3.0;

const fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

/// In 2000 worlds that this viewer imagines, the hidden thing comes up as often
/// as it should.
#[track_caller]
fn imagined<T: Ord + std::fmt::Debug>(
    scene: &Scene,
    viewer: Viewer,
    hidden: impl Fn(&State) -> T,
    expected: &[(T, f64)],
) {
    diversity::<Groo, T>(&scene.state, viewer, 2000, hidden, expected);
}

/// Cards by name, in the order of the deck's list.
fn names(state: &State, cards: Cards) -> String {
    let kinds = state.edition.each(cards);
    let ids = kinds.map(|kind| state.edition.print(kind).id.as_str());
    ids.collect::<Vec<_>>().join(" ")
}

fn hand(of: u8) -> impl Fn(&State) -> String {
    move |world| names(world, world.hand(Seat(of)))
}

fn pile(world: &State) -> String {
    names(world, world.secrets.pile)
}

/// Does this hand hold this card?
fn holds(of: u8, id: &'static str) -> impl Fn(&State) -> bool {
    move |world| hand(of)(world).split(' ').any(|one| one == id)
}

fn owned<const N: usize>(rows: [(&str, f64); N]) -> [(String, f64); N] {
    rows.map(|(value, probability)| (value.to_owned(), probability))
}

#[test]
fn imagined_hands_and_draw_pile() {
    // Two Bowmen and a Dragon are unknown to seat 0.
    let scene = Scene::turn(2)
        .hand(0, "castle")
        .hand(1, "bowmen")
        .pile_only("bowmen dragon");
    let one = owned([("bowmen", 2.0 * THIRD), ("dragon", THIRD)]);
    imagined(&scene, seat(0), hand(1), &one);
    let rest = owned([("bowmen dragon", 2.0 * THIRD), ("bowmen bowmen", THIRD)]);
    imagined(&scene, seat(0), pile, &rest);
    imagined(&scene, seat(0), hand(0), &owned([("castle", 1.0)]));
    // Somebody who only watches does not know the Castle's place either.
    imagined(
        &scene,
        WATCHING,
        holds(0, "castle"),
        &[(true, 0.25), (false, 0.75)],
    );
}

#[test]
fn imagined_events_are_never_in_a_hand() {
    let scene = Scene::turn(2)
        .hand(1, "bowmen")
        .pile_only("dragon groo_is_dead");
    let expected = owned([("bowmen", 0.5), ("dragon", 0.5)]);
    imagined(&scene, seat(0), hand(1), &expected);
}

/// Seat 1 has stolen the Sage from seat 2, who still has the Bowmen.
fn stolen() -> Scene {
    let scene = Scene::turn(3)
        .active(1)
        .hand(1, "pickpocket")
        .hand(2, "sage bowmen");
    let scene = scene.pile_only("dragon");
    scene.play(&["1 wild pickpocket +1", "* stole sage"])
}

#[test]
fn imagined_stolen_card() {
    let scene = stolen();
    // The victim knows the card, and the thief what he has.
    imagined(&scene, seat(2), hand(1), &owned([("sage", 1.0)]));
    imagined(&scene, seat(1), hand(1), &owned([("sage", 1.0)]));
    // What the victim has kept the thief does not know; a third knows nothing.
    let left = owned([("bowmen", 0.5), ("dragon", 0.5)]);
    imagined(&scene, seat(1), hand(2), &left);
    let any = owned([("sage", THIRD), ("bowmen", THIRD), ("dragon", THIRD)]);
    for viewer in [seat(0), WATCHING] {
        imagined(&scene, viewer, hand(1), &any);
        imagined(&scene, viewer, hand(2), &any);
    }
}

/// Seat 1 has taken back this card in sight of all, and holds these besides.
fn recovered(card: &str, others: &str, left: &str) -> Scene {
    let scene = Scene::dice(3, "K1 S3 L2").active(1).town(1, "wizards_keep");
    let scene = scene.hand(1, others).discard_pile(card);
    scene.pile_only(left).play(&[&format!("1 recover {card}")])
}

#[test]
fn imagined_recovered_card() {
    let scene = recovered("sage", "bowmen", "dragon");
    let expected = owned([("bowmen sage", 0.5), ("dragon sage", 0.5)]);
    for viewer in [seat(0), seat(2), WATCHING] {
        imagined(&scene, viewer, hand(1), &expected);
    }
    // Another card leaves the hand, and the Sage is still there.
    let scene = scene.play(&["1 play bowmen"]);
    imagined(&scene, WATCHING, hand(1), &owned([("sage", 1.0)]));
    // One Peasant Mob leaves; whether there was another nobody knows.
    let scene = recovered("peasant_mob", "peasant_mob", "dragon");
    let scene = scene.play(&["1 play peasant_mob"]);
    let either = owned([("peasant_mob", 0.5), ("dragon", 0.5)]);
    imagined(&scene, WATCHING, hand(1), &either);
}

#[test]
fn imagined_theft_from_a_hand_with_a_known_card() {
    // One of the two went to seat 2, unseen by seat 0 and by those who watch.
    let scene = recovered("sage", "bowmen", "dragon");
    let scene = give(scene, 2, "pickpocket").play(&["1 done", "2 wild pickpocket +2"]);
    for card in ["sage", "bowmen"] {
        let scene = scene.clone().play(&[&format!("* stole {card}")]);
        for viewer in [seat(0), WATCHING] {
            let went = [(true, 0.5), (false, 0.5)];
            imagined(&scene, viewer, holds(2, "sage"), &went);
            imagined(&scene, viewer, holds(1, "sage"), &went);
        }
        // Both who saw it are sure.
        let went = [(card == "sage", 1.0)];
        imagined(&scene, seat(1), holds(2, "sage"), &went);
        imagined(&scene, seat(2), holds(2, "sage"), &went);
    }
}

/// Takes a card from the discard pile into a hand.
fn give(mut scene: Scene, seat: u8, id: &str) -> Scene {
    let (edition, kind) = (scene.edition(), scene.kind(id));
    crate::common::take(edition, &mut scene.state.table.discard, kind);
    let hand = &mut scene.state.secrets.hands[usize::from(seat)];
    crate::common::put(edition, hand, kind);
    scene
}

/// Seat 2 holds everything that is not named, so that little is unknown to it.
/// The pile is empty, Dragon and Bowmen lie on the discard pile with the Event;
/// seat 0 draws one card, and so the pile is renewed.
fn renewed() -> Scene {
    let scene = Scene::turn(3)
        .hand(0, "castle farm baker temple")
        .hand(1, "bowmen sage");
    let scene = scene.discard_pile("dragon bowmen groo_is_dead");
    let rest = names(&scene.state, scene.state.secrets.pile);
    let scene = scene.hand(2, &rest).stage(Stage::MayDraw(DrawPhase::First));
    scene.play(&["0 draw", "* drew dragon"])
}

#[test]
fn imagined_cards_held_since_the_renewal() {
    let scene = renewed();
    // Seat 1 has drawn nothing since, and one of the Bowmen was in no pile.
    imagined(&scene, seat(2), holds(1, "dragon"), &[(false, 1.0)]);
    imagined(
        &scene,
        seat(2),
        holds(1, "bowmen"),
        &[(true, THIRD), (false, 2.0 * THIRD)],
    );
    // One of the two cards of the renewed pile is with seat 0, the other is left.
    let left = owned([("bowmen groo_is_dead", 0.5), ("dragon groo_is_dead", 0.5)]);
    imagined(&scene, seat(2), pile, &left);
    // No Groo Effect among the old cards: all the others can still be there.
    let mut scene = scene;
    scene.state.table.clean = [4, 2, 0, 0];
    imagined(&scene, seat(2), pile, &left);
}

#[test]
fn imagined_cards_that_outlasted_groo_is_dead() {
    let scene = Scene::turn(2)
        .hand(1, "sage")
        .pile_only("bowmen wandering groo_is_dead");
    let scene = scene.play(&["0 done", "0 draw", "* drew groo_is_dead"]);
    let expected = owned([("bowmen", 0.5), ("sage", 0.5)]);
    imagined(&scene, seat(0), hand(1), &expected);
    // A card drawn since may be a Groo Effect, but only that one.
    let scene = Scene::turn(2).active(1).hand(1, "sage");
    let scene = scene.pile_only("wandering wandering groo_is_dead");
    let scene = scene.play(&[
        "1 done",
        "1 draw",
        "* drew groo_is_dead",
        "* drew wandering",
    ]);
    imagined(&scene, seat(0), hand(1), &owned([("sage wandering", 1.0)]));
}

#[test]
fn imagined_holder_of_a_card_for_the_open_window() {
    let scene = Scene::turn(3)
        .stage(Stage::Roll)
        .hand(1, "cheese_dip")
        .hand(2, "sage");
    let scene = scene.pile_only("bowmen").play(&["* rolled S6 0"]);
    // Somebody is asked, so the Cheese Dip is in a hand and not in the pile.
    let asked = |world: &State| world.secrets.asked;
    let either = [(Some(Seat(1)), 0.5), (Some(Seat(2)), 0.5)];
    imagined(&scene, seat(0), asked, &either);
    imagined(
        &scene,
        seat(0),
        holds(1, "cheese_dip"),
        &[(true, 0.5), (false, 0.5)],
    );
    // Whoever is asked knows it, and whether a card was played in this sweep.
    let own = |world: &State| (world.secrets.asked, world.secrets.played);
    imagined(&scene, seat(1), own, &[((Some(Seat(1)), false), 1.0)]);
    // Who uses the dice is not asked in the Effect window: it is seat 2.
    let effect = Scene::dice(3, "G1")
        .user(1)
        .hand(1, "wandering sage")
        .hand(2, "cheese_dip");
    let effect = effect.pile_only("bowmen").play(&["1 groo wandering +1"]);
    imagined(&effect, seat(0), asked, &[(Some(Seat(2)), 1.0)]);
}

#[test]
fn imagined_hand_of_somebody_who_must_still_lose_a_card() {
    // The second card must be a Farm or later in the list.
    let scene = Scene::dice(2, "G1").groo(1).hand(0, "empty_larder");
    let scene = scene.hand(1, "castle farm sage").pile_only("residence");
    let scene = scene.play(&["0 groo empty_larder", "1 drop farm"]);
    let expected = owned([("castle sage", 0.5), ("residence sage", 0.5)]);
    imagined(&scene, seat(0), hand(1), &expected);
}

#[test]
fn imagined_cards_that_somebody_must_have_though_they_are_rare() {
    // Of more than fifty unknown cards only the Pickpocket comes after Windfall.
    let larder = Scene::dice(2, "G1").groo(1).hand(0, "empty_larder");
    let larder = larder.hand(1, "windfall pickpocket");
    let larder = larder.play(&["0 groo empty_larder", "1 drop windfall"]);
    imagined(&larder, seat(0), hand(1), &owned([("pickpocket", 1.0)]));
    // Only a False Alarm answers a Groo Effect.
    let alarm = Scene::dice(2, "G1")
        .hand(0, "wandering")
        .hand(1, "false_alarm");
    let alarm = alarm.play(&["0 groo wandering +1"]);
    imagined(&alarm, seat(0), hand(1), &owned([("false_alarm", 1.0)]));
    let asked = |world: &State| world.secrets.asked;
    imagined(&alarm, seat(0), asked, &[(Some(Seat(1)), 1.0)]);
}

/// A known card that one of two hands must hold is never dealt elsewhere, also
/// when one of the two is empty by now.
#[test]
fn imagined_known_card_whose_first_hand_is_empty() {
    let scene = Scene::dice(3, "S2 L2").town(0, "wizards_keep");
    let scene = scene.discard_pile("sage").hand(0, "bowmen");
    let scene = scene.hand(1, "pickpocket").play(&[
        "0 recover sage",
        "0 done",
        "1 wild pickpocket +2",
        "* stole sage",
        "1 done",
    ]);
    let mut scene = scene;
    let bowmen = scene.cards("bowmen");
    scene.state.secrets.hands[0] = Cards::NONE;
    assert_eq!(scene.state.table.discard.count(), 2);
    scene.state.table.in_play[0] = bowmen;
    imagined(&scene, seat(2), holds(1, "sage"), &[(true, 1.0)]);
}

/// Hands that outlasted Groo is Dead are filled first: nobody takes away what
/// only they need.
#[test]
fn imagined_clean_hands_get_what_they_can_hold() {
    let scene = Scene::turn(4)
        .hand(0, "wandering wandering wandering rampage farm")
        .hand(1, "sage bowmen bowmen castle baker")
        .hand(2, "temple tavern library butcher arcadio");
    let rest = names(&scene.state, scene.state.secrets.pile);
    let rest = rest.replace("groo_is_dead", "");
    let mut scene = scene.hand(3, &rest);
    scene.state.table.clean = [0, 5, 5, 0];
    let effects = |world: &State| {
        let ids = names(world, world.hand(Seat(0)));
        ids.matches("wandering").count()
    };
    imagined(&scene, seat(3), effects, &[(3, 1.0)]);
}
