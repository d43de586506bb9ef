//! Events: resolved as soon as they are drawn (GROO-EVENT).

use crate::common::{SECOND, Scene};
use tortuga_core::{Seat, Viewer};
use tortuga_groo::{Choice, DrawPhase, Heard, Open, Refusal, Stage};

const FIRST: Stage = Stage::Draw(DrawPhase::First);
const DEAD: &str = "* drew groo_is_dead";

/// Three players; seat 0 draws in phase 2.
fn drawing() -> Scene {
    drawing_by("groo_is_dead_target", "own_town")
}

fn drawing_by(option: &str, value: &str) -> Scene {
    Scene::turn_with(&[("seats", "3"), (option, value)]).stage(FIRST)
}

#[test]
fn groo_event_01_an_event_acts_as_soon_as_it_is_drawn_and_is_never_held() {
    let scene = drawing()
        .hand(0, "castle clumsy_oaf")
        .town(0, "residence library")
        .play(&["* drew bowmen", DEAD])
        // Two places are still free, but it acts now.
        .awaits(0)
        .offers(0, &["lose residence", "lose library"])
        .has_hand(0, "castle bowmen");
    let kind = scene.kind("groo_is_dead");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let seat = Seat(0);
        let seen = Heard::Open(Open::EventDrawn { seat, kind });
        assert!(scene.heard(viewer).contains(&seen), "face up");
    }
}

#[test]
fn groo_event_02_an_event_interrupts_drawing_which_then_goes_on() {
    drawing_by("event_draw", "one_by_one")
        .hand(0, "castle clumsy_oaf")
        .town(0, "residence library")
        .play(&[DEAD, "0 lose library"])
        .is_at(FIRST)
        .awaits_luck()
        .has_hand(0, "castle")
        .play(&[
            "* drew bowmen",
            "* drew bowmen",
            "* drew sage",
            "* drew farm",
        ])
        .is_at(Stage::Roll)
        .has_hand(0, "castle bowmen bowmen sage farm");
}

#[test]
fn groo_event_02_by_the_other_ruling_all_cards_are_drawn_first() {
    drawing_by("event_draw", "batch")
        .hand(0, "castle clumsy_oaf")
        .town(0, "residence library")
        .hand(1, "rampage")
        // The library makes it six places: two cards, the Event takes one of
        // the other four.
        .play(&[DEAD])
        .awaits_luck()
        .has_hand(1, "rampage")
        .play(&["* drew bowmen", "* drew wandering"])
        .awaits_luck()
        .play(&["* drew sage"])
        // Now the hand is full, and the card drawn after the Event is hit too.
        .awaits(0)
        .has_hand(0, "castle bowmen sage")
        .play(&["0 lose residence"])
        // Then the Event and what it took are replaced.
        .has_hand(1, "")
        .awaits_luck()
        .play(&["* drew farm", "* drew temple", "* drew tavern"])
        .is_at(Stage::Roll)
        .has_hand(0, "castle bowmen sage farm temple tavern");
}

#[test]
fn groo_event_02_waiting_events_all_act_before_they_are_replaced() {
    let scene = Scene::turn_on(&SECOND, &[("seats", "2"), ("event_draw", "batch")])
        .active(0)
        .stage(FIRST)
        .hand(0, "wall stumble")
        .play(&["* drew quiet_day", "* drew false_news"]);
    // In the order of the deck's list.
    let both = ["false_news", "quiet_day"].map(|id| Open::EventOver {
        kind: scene.kind(id),
    });
    let over = scene.opens().filter(|open| both.contains(open));
    assert!(over.eq(both));
    scene
        .has_hand(0, "wall")
        .has_discarded("stumble false_news quiet_day")
        .play(&["* drew well", "* drew well"])
        .awaits_luck()
        .play(&["* drew cottage"])
        .has_hand(0, "wall well well cottage")
        .is_at(Stage::Roll);
}

#[test]
fn groo_event_03_events_concern_everybody() {
    let scene = drawing()
        .hand(0, "castle")
        .hand(1, "clumsy_oaf temple")
        .hand(2, "panic_in_the_ranks")
        .town(1, "residence")
        .army(2, "dragon bowmen")
        .play(&[DEAD, "1 lose residence"])
        .has_town(1, "")
        .has_army(2, "")
        .has_hand(1, "temple")
        .has_hand(2, "");
    let discarded = "clumsy_oaf panic_in_the_ranks residence dragon bowmen groo_is_dead";
    scene.has_discarded(discarded).awaits_luck();
}

#[test]
fn groo_event_04_an_event_takes_up_no_place_in_the_hand() {
    drawing()
        .hand(0, "castle temple farm tavern")
        .play(&[DEAD])
        .awaits_luck()
        .is_at(FIRST)
        .play(&["* drew bowmen"])
        .is_at(Stage::Roll)
        .has_hand(0, "castle temple farm tavern bowmen");
}

#[test]
fn groo_event_05_a_resolved_event_goes_to_the_discard_pile() {
    let scene = drawing().play(&[DEAD]).has_discarded("groo_is_dead");
    let kind = scene.kind("groo_is_dead");
    scene
        .saw(Open::EventOver { kind })
        // From there it comes back with the other cards.
        .pile_only("bowmen")
        .play(&["* drew bowmen", DEAD])
        .has_discarded("groo_is_dead");
}

/// Drawn by seat 1 with Groo at 2; seats 1 and 2 hold two effects each, and
/// seat 0 one.
fn three_hands(target: &str) -> Scene {
    drawing_by("groo_is_dead_target", target)
        .active(1)
        .groo(2)
        .town(0, "residence library")
        .town(1, "castle farm")
        .town(2, "temple wizards_keep tavern guildhall")
        .hand(0, "clumsy_oaf")
        .hand(1, "rampage clumsy_oaf cheese_dip")
        .hand(2, "wrecking_spree false_alarm")
        .play(&[DEAD])
}

#[test]
fn groo_event_06_everybodys_effects_hit_his_own_town_from_the_drawer_on() {
    let scene = three_hands("own_town");
    let hands = [
        (1, "rampage clumsy_oaf"),
        (2, "wrecking_spree"),
        (0, "clumsy_oaf"),
    ];
    let face_up = hands.map(|(seat, ids)| Open::EffectsRevealed {
        seat: Seat(seat),
        cards: scene.cards(ids),
    });
    let revealed = scene.opens().filter(|open| face_up.contains(open));
    assert!(revealed.eq(face_up), "clockwise from the drawer");
    // His Clumsy Oaf comes before his Rampage, as in the deck's list.
    let chooses = |seat, due| {
        let seat = Seat(seat);
        move |scene: Scene| {
            let choice = scene.state.table.choice;
            assert_eq!(choice, Some(Choice::Buildings { seat, due }));
            scene
        }
    };
    let scene = chooses(1, 1)(scene)
        .refuses("1 wild cheese_dip +1", Refusal::WildInBetween)
        .play(&["1 lose farm"]);
    let scene = chooses(1, 2)(scene).play(&["1 lose castle"]);
    // Temple or not, nobody pays anything.
    let scene = chooses(2, 3)(scene).play(&["2 lose tavern", "2 lose wizards_keep"]);
    chooses(0, 1)(scene)
        .play(&["0 lose library"])
        .has_town(0, "residence")
        .has_town(1, "")
        .has_town(2, "temple guildhall")
        .has_groo(2)
        .has_discarded(
            "farm castle tavern wizards_keep library clumsy_oaf clumsy_oaf rampage \
             wrecking_spree groo_is_dead",
        )
        .awaits_luck();
}

#[test]
fn groo_event_06_by_the_other_ruling_all_hit_the_town_where_groo_is() {
    three_hands("groo_town")
        .awaits(2)
        .play(&["2 lose tavern", "2 lose wizards_keep"])
        // The first Clumsy Oaf and the Rampage have had their share; the
        // Wrecking Spree takes the rest, and the last Clumsy Oaf finds nothing.
        .offers(2, &["lose temple"])
        .play(&["2 lose temple", "2 lose guildhall"])
        .has_town(2, "")
        .has_town(0, "residence library")
        .has_town(1, "castle farm")
        .awaits_luck();
}

#[test]
fn groo_event_06_moving_cards_do_nothing_and_protectors_protect() {
    let scene = drawing()
        .hand(0, "wandering after_him rampage")
        .hand(1, "panic_in_the_ranks groo_enlists")
        .hand(2, "clumsy_oaf")
        .town(0, "castle temple")
        .army(0, "arcadio")
        .army(1, "chakall bowmen")
        .town(2, "residence")
        .army(2, "bowmen")
        .play(&[DEAD]);
    let (wandering, seat) = (scene.kind("wandering"), Seat(0));
    let void = Open::EffectVoid {
        kind: wandering,
        seat,
    };
    scene
        .saw(void)
        // Arcadio leaves 1 of the Rampage's 2, and no Building is so small.
        .has_town(0, "castle temple")
        .has_army(1, "chakall bowmen")
        .has_groo(0)
        .awaits(2)
        .play(&["2 lose residence"])
        .has_army(0, "arcadio")
        .has_army(2, "bowmen");
}

#[test]
fn groo_event_07_what_is_set_aside_cannot_be_discarded_by_empty_larder() {
    drawing()
        .hand(1, "empty_larder rampage wandering sage castle bowmen")
        .play(&[DEAD])
        .awaits(1)
        .offers(1, &["drop castle", "drop bowmen"])
        .play(&["1 drop bowmen", "1 drop sage"])
        .has_hand(1, "castle")
        .has_discarded("empty_larder rampage wandering bowmen sage groo_is_dead");
}

#[test]
fn groo_event_08_what_an_event_took_is_replaced_for_the_drawer_only() {
    drawing()
        .hand(0, "castle temple farm rampage")
        .hand(1, "wandering wandering")
        .play(&[DEAD, "* drew bowmen", "* drew bowmen"])
        .is_at(Stage::Roll)
        .has_hand(0, "castle temple farm bowmen bowmen")
        .has_hand(1, "");
}
