//! Who sees what, who hears what, and whom the game is seen to wait for.

use crate::common::Scene;
use tortuga_core::{Rules, Seat, Seats, Viewer};
use tortuga_groo::{Action, DrawPhase, Groo, Heard, Open, Stage, View, Window};

const VIEWERS: [Viewer; 4] = [
    Viewer::Seat(Seat(0)),
    Viewer::Seat(Seat(1)),
    Viewer::Seat(Seat(2)),
    Viewer::Spectator,
];

/// The viewer is one of these seats.
fn among(viewer: Viewer, seats: &[u8]) -> bool {
    seats.iter().any(|&seat| viewer.is(Seat(seat)))
}

/// Only these seats see a difference between the two worlds, or have heard one.
#[track_caller]
fn only_they_can_tell(seats: &[u8], one: &Scene, other: &Scene) {
    for viewer in VIEWERS {
        let same = one.view(viewer) == other.view(viewer);
        assert_eq!(same, !among(viewer, seats), "view of {viewer:?}");
        let sounds_same = one.heard(viewer) == other.heard(viewer);
        assert!(sounds_same || among(viewer, seats), "heard by {viewer:?}");
    }
}

/// Everybody heard this of the last action.
#[track_caller]
fn all_heard(scene: &Scene, open: Open) {
    for viewer in VIEWERS {
        assert!(
            scene.heard(viewer).contains(&Heard::Open(open)),
            "{viewer:?}"
        );
    }
}

// ---- the table "Who sees what", row by row

#[test]
fn a_hand_is_its_owners_and_others_see_its_size() {
    let scene = Scene::turn(3).hand(0, "castle farm").hand(1, "sage");
    for viewer in VIEWERS {
        let hands = scene.view(viewer).hands;
        assert_eq!((hands[0].count, hands[1].count, hands[2].count), (2, 1, 0));
        let own = viewer.is(Seat(0)).then(|| scene.cards("castle farm"));
        assert_eq!(hands[0].cards, own, "{viewer:?}");
        assert_eq!(hands[1].cards.is_some(), viewer.is(Seat(1)));
    }
}

#[test]
fn nobody_sees_the_draw_pile() {
    // Sage in the pile and Dragon in a hand, or the other way round.
    let one = Scene::turn(3).hand(1, "dragon").pile_only("sage farm");
    let other = Scene::turn(3).hand(1, "sage").pile_only("dragon farm");
    only_they_can_tell(&[1], &one, &other);
    for viewer in VIEWERS {
        assert_eq!(one.view(viewer).pile, 2);
    }
    assert_eq!(
        one.view(Viewer::Spectator).unseen,
        one.cards("sage dragon farm")
    );
    assert_eq!(one.view(VIEWERS[1]).unseen, one.cards("sage farm"));
}

#[test]
fn what_lies_on_the_table_everybody_sees() {
    let scene = Scene::dice(3, "K1 S2 L1")
        .town(0, "farm tavern")
        .fresh(1, "castle");
    let scene = scene.army(2, "dragon").discard_pile("sage").groo(2);
    let scene = scene
        .hand(0, "bowmen")
        .play(&["0 use farm supplies", "0 play bowmen"]);
    for viewer in VIEWERS {
        let seen = scene.view(viewer);
        assert_eq!((seen.viewer, seen.table), (viewer, scene.state.table));
        // The Farm is used, the Castle fresh; the private symbol is spent.
        assert_eq!(seen.table.idle[0], scene.cards("farm"));
        assert_eq!(seen.table.idle[1], scene.cards("castle"));
        assert!(seen.table.private.is_empty() && seen.table.pool.count() == 3);
    }
}

#[test]
fn discards_and_committed_troops_are_open() {
    let scene = Scene::turn(3)
        .hand(0, "farm sage")
        .army(0, "dragon")
        .army(1, "bowmen");
    let scene = scene.play(&["0 discard farm"]);
    let (seat, kind) = (Seat(0), scene.kind("farm"));
    all_heard(&scene, Open::Discarded { seat, kind });
    let scene = scene.stage(Stage::Attack).play(&["0 attack +1"]);
    let (attacker, target) = (Seat(0), Seat(1));
    all_heard(&scene, Open::AttackAnnounced { attacker, target });
    for (seat, troop) in [(0, "dragon"), (1, "bowmen")] {
        let before = scene.clone().play(if seat == 0 {
            &[]
        } else {
            &["0 commit dragon", "0 done"]
        });
        let after = before.play(&[&format!("{seat} commit {troop}")]);
        let (seat, kind) = (Seat(seat), after.kind(troop));
        all_heard(&after, Open::TroopCommitted { seat, kind });
        let out = after.view(Viewer::Spectator).table.out[seat.index()];
        assert_eq!(out, after.cards(troop));
    }
}

#[test]
fn a_drawn_card_is_the_drawers_and_an_event_is_everybodys() {
    let scene = Scene::turn(3).stage(Stage::Draw(DrawPhase::First));
    let sage = scene.clone().play(&["* drew sage"]);
    let farm = scene.clone().play(&["* drew farm"]);
    only_they_can_tell(&[0], &sage, &farm);
    for viewer in VIEWERS {
        let kind = viewer.is(Seat(0)).then(|| sage.kind("sage"));
        let seat = Seat(0);
        assert_eq!(sage.heard(viewer), [Heard::CardDrawn { seat, kind }]);
    }
    let event = scene.play(&["* drew groo_is_dead"]);
    let (seat, kind) = (Seat(0), event.kind("groo_is_dead"));
    all_heard(&event, Open::EventDrawn { seat, kind });
}

#[test]
fn a_stolen_card_is_seen_by_thief_and_victim() {
    let theft = Scene::turn(3).hand(0, "pickpocket").hand(1, "sage farm");
    let theft = theft.play(&["0 wild pickpocket +1"]);
    let sage = theft.clone().play(&["* stole sage"]);
    let farm = theft.play(&["* stole farm"]);
    only_they_can_tell(&[0, 1], &sage, &farm);
    for viewer in VIEWERS {
        let (thief, victim) = (Seat(0), Seat(1));
        let kind = among(viewer, &[0, 1]).then(|| sage.kind("sage"));
        let stolen = Heard::CardStolen {
            thief,
            victim,
            kind,
        };
        assert_eq!(sage.heard(viewer), [stolen]);
        let counts = sage.view(viewer).hands.map(|hand| hand.count);
        assert_eq!(counts, [1, 1, 0, 0]);
    }
}

#[test]
fn cards_recovered_or_turned_up_by_an_event_are_open() {
    let keep = Scene::dice(3, "L1")
        .town(0, "wizards_keep")
        .discard_pile("sage");
    let keep = keep.play(&["0 recover sage"]);
    let (seat, kind, recovered) = (Seat(0), keep.kind("wizards_keep"), keep.kind("sage"));
    all_heard(
        &keep,
        Open::CardRecovered {
            seat,
            kind,
            recovered,
        },
    );
    let event = Scene::turn(3)
        .stage(Stage::Draw(DrawPhase::First))
        .town(1, "farm");
    let event = event
        .hand(1, "clumsy_oaf sage")
        .play(&["* drew groo_is_dead"]);
    let (seat, cards) = (Seat(1), event.cards("clumsy_oaf"));
    all_heard(&event, Open::EffectsRevealed { seat, cards });
    assert_eq!(event.view(Viewer::Spectator).table.out[1], cards);
}

#[test]
fn piles_shuffles_and_the_weasel_countdown_are_open() {
    let scene = Scene::turn(3)
        .hand(0, "castle temple baker butcher")
        .pile_only("");
    let scene = scene.play(&["0 done", "0 draw"]);
    all_heard(&scene, Open::Reshuffled);
    for viewer in VIEWERS {
        let seen = scene.view(viewer);
        assert_eq!((seen.pile, seen.table.shuffles), (55, 1));
        assert!(seen.table.discard.is_empty());
    }
    let mut last = Scene::turn(3)
        .stage(Stage::Draw(DrawPhase::First))
        .pile_only("sage");
    last.state.table.shuffles = 1;
    let last = last.play(&["* drew sage"]);
    all_heard(&last, Open::WeaselOnItsWay { turns: 2 });
    assert_eq!(last.view(Viewer::Spectator).table.turns_left, Some(2));
}

// ---- windows

/// The dice are rolled, and seat 1 holds this card.
fn rolled(card: &str) -> Scene {
    let scene = Scene::turn(3).stage(Stage::Roll).hand(1, card);
    scene.play(&["* rolled S6 0"])
}

#[test]
fn passing_and_being_passed_over_look_alike() {
    let asked = rolled("cheese_dip");
    let passed = asked.clone().play(&["1 done"]);
    let passed_over = rolled("sage");
    for viewer in VIEWERS {
        let passes = [asked.heard(viewer), passed.heard(viewer)].concat();
        if viewer.is(Seat(1)) {
            assert!(passes.contains(&Heard::Passed));
            continue;
        }
        assert_eq!(passes, passed_over.heard(viewer), "{viewer:?}");
        assert_eq!(passed.view(viewer), passed_over.view(viewer));
        // Who is not asked sees that a window is open, and nothing else.
        let open = asked.view(viewer);
        assert_eq!((open.table.window, open.asked), (Some(Window::Roll), None));
    }
    assert_eq!(asked.view(VIEWERS[1]).asked, Some(false));
}

#[test]
fn at_a_pause_the_table_lies_the_same_for_whoever_is_not_asked() {
    let pauses = |scene: &Scene, viewer| -> Vec<View> {
        let pauses = scene.events.iter().filter_map(Groo::at_pause);
        pauses.map(|state| Groo::view(state, viewer)).collect()
    };
    let (asked, passed_over) = (rolled("cheese_dip"), rolled("sage"));
    let passed = asked.clone().play(&["1 done"]);
    for viewer in [VIEWERS[0], VIEWERS[2], VIEWERS[3]] {
        let at_pause = pauses(&asked, viewer);
        assert_eq!(at_pause, pauses(&passed_over, viewer));
        assert_eq!(at_pause, pauses(&passed, viewer), "a pass is a pause too");
        assert_eq!((at_pause.len(), at_pause[0].asked), (1, None));
    }
    // Nothing else is a pause.
    let quiet = Scene::turn(3).hand(0, "farm").play(&["0 discard farm"]);
    assert!(pauses(&quiet, Viewer::Spectator).is_empty());
}

#[test]
fn in_a_window_only_the_asked_is_seen_to_act_and_may_decline() {
    let scene = rolled("cheese_dip");
    for viewer in VIEWERS {
        let own = viewer.is(Seat(1));
        let expected = if own {
            Seats::only(Seat(1))
        } else {
            Seats::NONE
        };
        assert_eq!(Groo::seen_to_act(&scene.state, viewer), expected);
    }
    assert_eq!(Groo::decline(&scene.state), Some(Action::Done));
    // Outside a window everybody sees who is on, and there is nothing to decline.
    let after = scene.play(&["1 done"]);
    let theft = rolled("pickpocket sage").hand(0, "farm");
    let loss = Scene::dice(3, "G1").town(0, "farm").hand(0, "clumsy_oaf");
    let loss = loss.play(&["0 groo clumsy_oaf"]);
    for (scene, acts) in [(after, Seats::only(Seat(0))), (loss, Seats::only(Seat(0)))] {
        for viewer in VIEWERS {
            assert_eq!(Groo::seen_to_act(&scene.state, viewer), acts);
        }
        assert_eq!(Groo::decline(&scene.state), None);
    }
    assert_eq!(
        Groo::decline(&theft.state),
        None,
        "nobody held a card to steal"
    );
}

#[test]
fn while_a_card_is_stolen_in_a_window_nobody_is_asked() {
    let scene = Scene::turn(3)
        .stage(Stage::Roll)
        .hand(1, "pickpocket")
        .hand(2, "sage");
    let scene = scene
        .play(&["* rolled S6 0", "1 wild pickpocket +1"])
        .awaits_luck();
    assert_eq!(Groo::decline(&scene.state), None);
    for viewer in VIEWERS {
        assert_eq!(Groo::seen_to_act(&scene.state, viewer), Seats::NONE);
    }
}

// ---- over the wire

#[test]
fn views_and_heard_events_survive_json() {
    let theft = Scene::turn(3).hand(0, "pickpocket").hand(1, "sage farm");
    let theft = theft.play(&["0 wild pickpocket +1", "* stole sage"]);
    for scene in [Scene::new(2), theft, rolled("cheese_dip")] {
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
