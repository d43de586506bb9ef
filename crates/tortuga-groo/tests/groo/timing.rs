//! When a Wild card may be played, and when not (GROO-WILD-02, -04, -05).

use crate::common::Scene;
use tortuga_core::{RuleId, Seat};
use tortuga_groo::{DrawPhase, Refusal, Stage, Window};

#[test]
fn groo_wild_02_every_main_decision_of_the_own_offers_wild_cards_and_comes_again() {
    let base = || Scene::turn(3).army(1, "dragon").hand(1, "cheese_dip sage");
    let points = [
        base().active(1),
        base().active(1).stage(Stage::Attack),
        base().active(1).stage(Stage::Use).pool("S6"),
        base().user(1).stage(Stage::Use).pool("S6"),
    ];
    for scene in points {
        let stage = scene.state.table.stage;
        let mut without_it = scene.legal(1);
        without_it.retain(|action| !action.starts_with("wild") && !action.ends_with("cheese_dip"));
        let rest: Vec<&str> = without_it.iter().map(String::as_str).collect();
        scene
            .play(&["1 wild cheese_dip +2"])
            .has_groo(2)
            .is_at(stage)
            .awaits(1)
            .offers(1, &rest);
    }
}

#[test]
fn groo_wild_02_in_the_discard_phase_before_the_first_discard() {
    Scene::turn(3)
        .hand(0, "residence cheese_dip")
        .offers(
            0,
            &[
                "done",
                "discard residence",
                "discard cheese_dip",
                "wild cheese_dip +1",
                "wild cheese_dip +2",
            ],
        )
        .play(&["0 discard residence"])
        .offers(0, &["done", "discard cheese_dip"])
        .refuses("0 wild cheese_dip +1", Refusal::WildAfterDiscard);
}

#[test]
fn groo_wild_04_no_wild_card_in_the_middle_of_something_else() {
    let waits = |seat, rule| Refusal::NotYourTurn {
        seat: Seat(seat),
        rule: RuleId(rule),
    };
    let luck = |rule| Refusal::LuckComesFirst { rule: RuleId(rule) };
    // During set-up.
    Scene::with(&[("seats", "3"), ("dealer", "0")])
        .hand(1, "cheese_dip")
        .refuses("1 wild cheese_dip +1", luck("GROO-SETUP-04"));
    let base = || {
        Scene::turn(3)
            .town(0, "residence library")
            .hand(0, "clumsy_oaf cheese_dip")
            .hand(1, "cheese_dip")
    };
    // While a card takes effect and losses are chosen.
    base()
        .stage(Stage::Use)
        .pool("G1")
        .play(&["0 groo clumsy_oaf"])
        .offers(0, &["lose residence", "lose library"])
        .refuses("0 wild cheese_dip +1", Refusal::WildInBetween)
        .refuses("1 wild cheese_dip +1", waits(1, "GROO-CARD-08"));
    // In a Draw Phase.
    base()
        .play(&["0 done"])
        .offers(0, &["done", "draw"])
        .refuses("0 wild cheese_dip +1", Refusal::WildInBetween)
        .play(&["0 draw"])
        .refuses("0 wild cheese_dip +1", luck("GROO-DRAW-05"))
        // During an Event.
        .play(&["* drew groo_is_dead"])
        .has_window(None)
        .refuses("0 wild cheese_dip +1", Refusal::WildInBetween)
        .refuses("1 wild cheese_dip +1", waits(1, "GROO-CARD-08"));
    // While Troops are committed.
    base()
        .stage(Stage::Attack)
        .army(0, "dragon")
        .play(&["0 attack +1"])
        .refuses("0 wild cheese_dip +1", Refusal::WildInBetween);
}

/// The Wild cards that seat 1 finds among its actions.
fn playable(scene: &Scene) -> String {
    let legal = scene.legal(1);
    let wild = legal.iter().filter_map(|one| one.strip_prefix("wild "));
    let mut ids: Vec<&str> = wild.filter_map(|one| one.split(' ').next()).collect();
    ids.dedup();
    ids.join(" ")
}

/// Seat 1 holds one Wild card of every kind, and somebody else has a card.
fn all_kinds() -> Scene {
    Scene::turn(3).hand(0, "castle rampage").hand(
        1,
        "a_fray cheese_dip false_alarm war_drums windfall pickpocket",
    )
}

const ANY: &str = "a_fray cheese_dip pickpocket";
const WITH_WINDFALL: &str = "a_fray cheese_dip pickpocket windfall";

#[test]
fn groo_wild_05_each_timing_has_its_moments_at_main_decisions() {
    let own = || all_kinds().active(1).army(1, "dragon");
    assert_eq!(playable(&own()), ANY, "discarding");
    assert_eq!(playable(&own().stage(Stage::Attack)), ANY, "attacking");
    let dice = own().stage(Stage::Use).pool("S6");
    assert_eq!(playable(&dice), WITH_WINDFALL, "construction");
    let leftover = all_kinds().stage(Stage::Use).user(1).pool("S6");
    assert_eq!(playable(&leftover), WITH_WINDFALL, "a chance in phase 5");
    leftover
        .refuses("1 wild war_drums attacker", Refusal::WildNotNow)
        .refuses("1 wild false_alarm", Refusal::WildNotNow);
    own().refuses("1 wild windfall labor", Refusal::WildNotNow);
}

#[test]
fn groo_wild_05_each_timing_has_its_windows() {
    let base = || all_kinds().groo(2).army(0, "dragon").pool("");
    let dice = || base().stage(Stage::Use).pool("G2");
    let last_turn = || {
        let scene = base().stage(Stage::MayDraw(DrawPhase::Second));
        scene.last_round(0)
    };
    let battle = ["0 attack +2", "0 commit dragon", "0 done"];
    let moments: [(Window, Scene, &[&str], &str); 6] = [
        (
            Window::Battle,
            base().stage(Stage::Attack),
            &battle,
            "a_fray cheese_dip pickpocket war_drums",
        ),
        (
            Window::Roll,
            base().stage(Stage::Roll),
            &["* rolled S4 G2 0"],
            ANY,
        ),
        (Window::Pass, dice(), &["0 done"], ANY),
        (Window::Counter, dice(), &["0 groo rampage"], "false_alarm"),
        (Window::Effect, dice(), &["0 groo rampage", "1 done"], ANY),
        (Window::End, last_turn(), &["0 done"], ANY),
    ];
    for (window, scene, actions, expected) in moments {
        let scene = scene.play(actions).has_window(Some(window)).awaits(1);
        assert_eq!(playable(&scene), expected, "{window:?}");
        let scene = scene.refuses("1 wild windfall labor", Refusal::WildNotNow);
        // Nothing but Wild cards, and nothing at all, is possible.
        assert!(scene.legal(1).contains(&"done".to_owned()));
        scene.refuses("1 draw", Refusal::OnlyWildCards);
    }
}
