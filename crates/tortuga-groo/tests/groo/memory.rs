//! What players remember of cards in each other's hands.

use crate::common::Scene;
use tortuga_core::{Seat, Viewer};
use tortuga_groo::{Kind, Memory, Note};

const WATCHING: Viewer = Viewer::Spectator;

const fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

/// What a viewer remembers, in words: `sage with 0`, or `1 of 2 from 0 to 1`.
fn remembers(scene: &Scene, viewer: Viewer) -> Vec<String> {
    let word = |note| match note {
        Note::Known { kind, holder, .. } => {
            format!("{} with {holder}", scene.edition().print(kind).id)
        }
        Note::Moved { from, to, of } => format!("1 of {of} from {from} to {to}"),
    };
    scene.view(viewer).notes.iter().map(word).collect()
}

/// Seat 0 has taken back this card in sight of all, and holds these besides.
fn recovered(card: &str, hand: &str) -> Scene {
    let scene = Scene::dice(4, "K2 S2 L2").town(0, "wizards_keep");
    let scene = scene.discard_pile(card).hand(0, hand);
    scene.play(&[&format!("0 recover {card}")])
}

#[test]
fn a_recovered_card_is_known_to_all_until_its_kind_leaves_the_hand() {
    let scene = recovered("sage", "residence bowmen");
    for viewer in [seat(1), seat(2), seat(3), WATCHING] {
        assert_eq!(remembers(&scene, viewer), ["sage with 0"]);
    }
    assert!(
        remembers(&scene, seat(0)).is_empty(),
        "he sees his own hand"
    );
    let scene = scene.play(&["0 play residence"]);
    assert_eq!(remembers(&scene, WATCHING), ["sage with 0"]);
    let scene = scene.play(&["0 play sage"]);
    assert!(scene.state.secrets.notes.is_empty());
}

#[test]
fn of_two_equal_cards_the_known_one_is_forgotten_with_the_first() {
    let scene = recovered("bowmen", "bowmen").play(&["0 play bowmen"]);
    assert!(remembers(&scene, WATCHING).is_empty());
    scene.has_hand(0, "bowmen");
}

#[test]
fn a_stolen_card_is_remembered_by_its_victim() {
    let scene = Scene::turn(3).hand(0, "pickpocket").hand(1, "sage farm");
    let scene = scene.play(&["0 wild pickpocket +1", "* stole sage"]);
    assert_eq!(remembers(&scene, seat(1)), ["sage with 0"]);
    for viewer in [seat(0), seat(2), WATCHING] {
        assert!(remembers(&scene, viewer).is_empty(), "{viewer:?}");
    }
    let scene = scene.play(&["0 discard sage"]);
    assert!(remembers(&scene, seat(1)).is_empty());
}

/// Seat 0 has two cards, one of them known to all; seat 1 steals this one.
fn theft_of(card: &str) -> Scene {
    let scene = recovered("sage", "bowmen").hand(1, "pickpocket");
    let scene = scene.play(&["0 done", "1 wild pickpocket +3"]);
    scene.play(&[&format!("* stole {card}")])
}

#[test]
fn who_did_not_see_a_theft_knows_only_that_one_card_of_so_many_went() {
    for card in ["sage", "bowmen"] {
        let scene = theft_of(card);
        for viewer in [seat(2), seat(3), WATCHING] {
            let unsure = ["sage with 0", "1 of 2 from 0 to 1"];
            assert_eq!(remembers(&scene, viewer), unsure, "{card} for {viewer:?}");
        }
    }
    // The thief knows what is left, the victim what is gone.
    assert!(remembers(&theft_of("sage"), seat(1)).is_empty());
    assert_eq!(remembers(&theft_of("bowmen"), seat(1)), ["sage with 0"]);
    assert_eq!(remembers(&theft_of("sage"), seat(0)), ["sage with 1"]);
    assert_eq!(remembers(&theft_of("bowmen"), seat(0)), ["bowmen with 1"]);
}

#[test]
fn a_card_that_comes_up_on_either_side_of_a_theft_is_forgotten() {
    // The Sage is played by the thief: so it was the one that went.
    let played = theft_of("sage").play(&["1 play sage"]);
    for viewer in [seat(0), seat(1), seat(2), WATCHING] {
        assert!(remembers(&played, viewer).is_empty(), "{viewer:?}");
    }
    // Another card is played: nothing is settled.
    let other = theft_of("bowmen").play(&["1 play bowmen"]);
    let unsure = ["sage with 0", "1 of 2 from 0 to 1"];
    assert_eq!(remembers(&other, WATCHING), unsure);
}

#[test]
fn a_theft_from_a_hand_of_unknown_cards_is_nothing_to_remember() {
    let scene = recovered("sage", "").hand(1, "pickpocket").hand(2, "farm");
    let scene = scene.play(&["0 done", "1 wild pickpocket +1", "* stole farm"]);
    assert_eq!(remembers(&scene, seat(3)), ["sage with 0"]);
    assert_eq!(remembers(&scene, seat(2)), ["sage with 0", "farm with 1"]);
}

#[test]
fn the_oldest_is_forgotten_when_there_is_no_room() {
    let note = |kind| Note::Known {
        kind: Kind(kind),
        holder: Seat(1),
        knowers: 1,
    };
    let notes: Memory = (0..9).map(note).collect::<Vec<_>>().into();
    let kept: Vec<Note> = notes.into();
    assert_eq!(kept, (1..9).map(note).collect::<Vec<_>>());
}

#[test]
fn everybody_remembers_what_a_renewed_pile_held_and_who_drew_from_it() {
    let scene = Scene::turn(2).hand(0, "castle temple baker").pile_only("");
    let before = scene.state.table.discard;
    let scene = scene.play(&["0 done", "0 draw"]);
    assert_eq!(scene.state.table.renewed, before);
    let scene = scene.play(&["* drew sage"]);
    assert_eq!(
        (scene.state.table.renewed, scene.state.table.drawn),
        (before, [1, 0, 0, 0])
    );
    // An Event is no card that he holds.
    let scene = scene.play(&["* drew groo_is_dead"]);
    assert_eq!(scene.state.table.drawn, [1, 0, 0, 0]);
}

#[test]
fn everybody_remembers_how_many_cards_outlasted_groo_is_dead() {
    let scene = Scene::turn(2)
        .hand(0, "castle wandering")
        .hand(1, "farm sage wandering");
    let scene = scene.play(&["0 done", "0 draw", "* drew groo_is_dead"]);
    assert_eq!(scene.state.table.clean[..2], [1, 2]);
    // Cards drawn since may be Groo Effects; every card that goes may be one of
    // those that outlasted it, unless it is a Groo Effect itself.
    let scene = scene.play(&["* drew rampage", "* drew clumsy_oaf", "* drew baker"]);
    let scene = scene.play(&["* drew tavern", "* rolled K1 S1 L2 G2 0"]);
    let scene = scene.play(&["0 groo clumsy_oaf"]);
    assert_eq!(scene.state.table.clean[..2], [1, 2]);
    let scene = scene.play(&["0 play tavern"]);
    assert_eq!(scene.state.table.clean[..2], [0, 2]);
    // A theft takes one of them, perhaps.
    let scene = scene
        .hand(0, "pickpocket")
        .play(&["0 wild pickpocket +1", "* stole sage"]);
    assert_eq!(scene.state.table.clean[..2], [0, 1]);
}

/// Who saw another card go still knows where the first one is.
#[test]
fn a_thief_who_saw_another_card_go_does_not_lose_track() {
    let scene = recovered("bowmen", "farm").hand(1, "pickpocket bowmen");
    // Seat 1 answers the dice user in the next Pass window.
    let scene = scene.play(&["0 done", "1 wild pickpocket +3", "* stole farm"]);
    assert_eq!(remembers(&scene, seat(1)), ["bowmen with 0"]);
    assert_eq!(
        remembers(&scene, seat(2)),
        ["bowmen with 0", "1 of 2 from 0 to 1"]
    );
    // An own copy of the known card leaves his hand: others can no longer tell.
    let scene = scene.play(&["1 play bowmen"]);
    assert_eq!(remembers(&scene, seat(1)), ["bowmen with 0"]);
    assert!(remembers(&scene, seat(2)).is_empty());
}
