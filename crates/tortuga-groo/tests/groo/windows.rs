//! Response windows: who is asked, in which order, and how often.

use crate::common::Scene;
use tortuga_core::Seat;
use tortuga_groo::{DrawPhase, Stage, Window};

/// Everybody lets his chance go by until the window closes: who was asked.
fn asked(mut scene: Scene) -> Vec<u8> {
    let window = scene.state.table.window;
    let mut order = Vec::new();
    while let Some(Seat(seat)) = scene.state.secrets.asked {
        assert_eq!(scene.state.table.window, window);
        order.push(seat);
        scene = scene.play(&[&format!("{seat} done")]);
    }
    order
}

/// Four players with a Wild card each for any time; it is the turn of seat 1.
fn four_holders() -> Scene {
    Scene::turn(4)
        .active(1)
        .hand(0, "a_fray")
        .hand(1, "pickpocket")
        .hand(2, "cheese_dip")
        .hand(3, "cheese_dip")
}

fn last_turn(scene: Scene) -> Scene {
    scene.stage(Stage::MayDraw(DrawPhase::Second)).last_round(0)
}

// rules: GROO-WILD-02
#[test]
fn a_sweep_begins_with_the_active_player_and_goes_clockwise() {
    let battle = four_holders()
        .stage(Stage::Attack)
        .army(1, "dragon")
        .play(&["1 attack +2", "1 commit dragon", "1 done"])
        .has_window(Some(Window::Battle));
    assert_eq!(asked(battle), [1, 2, 3, 0]);
    let roll = four_holders().stage(Stage::Roll).play(&["* rolled S6 0"]);
    assert_eq!(asked(roll.has_window(Some(Window::Roll))), [1, 2, 3, 0]);
    // Not with him who gets the dice.
    let dice = four_holders().stage(Stage::Use).pool("S6");
    let pass = dice.play(&["1 done"]).has_window(Some(Window::Pass));
    assert_eq!(asked(pass), [1, 2, 3, 0]);
    let later = four_holders().stage(Stage::Use).user(3).pool("S6");
    let pass = later.play(&["3 done"]).has_window(Some(Window::Pass));
    assert_eq!(asked(pass), [1, 2, 3, 0]);
    let end = last_turn(four_holders()).play(&["1 done"]);
    assert_eq!(asked(end.has_window(Some(Window::End))), [1, 2, 3, 0]);
}

// rules: GROO-WILD-13
#[test]
fn the_effect_window_asks_everybody_but_the_one_who_uses_the_dice() {
    let own = four_holders()
        .stage(Stage::Use)
        .pool("G1")
        .hand(1, "clumsy_oaf");
    let own = own
        .play(&["1 groo clumsy_oaf"])
        .has_window(Some(Window::Effect));
    assert_eq!(asked(own), [2, 3, 0]);
    let chance = four_holders()
        .stage(Stage::Use)
        .user(3)
        .pool("G1")
        .hand(3, "clumsy_oaf");
    let chance = chance.play(&["3 groo clumsy_oaf"]);
    assert_eq!(asked(chance.has_window(Some(Window::Effect))), [1, 2, 0]);
}

// rules: GROO-WILD-07
#[test]
fn the_counter_window_begins_left_of_the_effects_player_and_asks_all_others() {
    let counter = |user: u8, first: u8, second: u8| {
        let scene = Scene::turn(4)
            .active(1)
            .user(user)
            .stage(Stage::Use)
            .pool("G1")
            .hand(user, "wandering")
            .hand(first, "false_alarm")
            .hand(second, "false_alarm");
        let scene = scene.play(&[&format!("{user} groo wandering +1")]);
        asked(scene.has_window(Some(Window::Counter)))
    };
    assert_eq!(counter(1, 0, 2), [2, 0]);
    assert_eq!(counter(3, 1, 2), [1, 2]);
    assert_eq!(counter(2, 1, 3), [3, 1]);
    // He does not cancel his own.
    assert_eq!(counter(2, 2, 1), [1]);
}

/// The windows that open while these actions are played, one after the other.
fn windows(mut scene: Scene, actions: &[&str]) -> Vec<Window> {
    let mut found = Vec::new();
    for action in actions {
        scene = scene.play(&[action]);
        found.extend(scene.opened());
    }
    found
}

// rules: GROO-WILD-02
#[test]
fn a_turn_has_these_windows_and_no_others() {
    use Window::{Battle, Counter, Effect, Pass, Roll};
    // Nobody holds anything, so none of them costs a decision.
    let quiet = ["0 done", "0 done", "* rolled S6 0"];
    let round = ["0 done", "1 done", "2 done", "3 done", "0 done"];
    let turn = [&quiet[..], &round].concat();
    let expected = [Roll, Pass, Pass, Pass];
    assert_eq!(windows(Scene::turn(4), &turn), expected);
    // A battle, an effect, and the last die goes to the next in line.
    let full = Scene::turn(3)
        .army(0, "dragon")
        .hand(0, "clumsy_oaf")
        .hand(1, "arcadio");
    let fight = [
        "0 done",
        "0 done",
        "0 attack +1",
        "0 commit dragon",
        "0 done",
    ];
    let build = ["* rolled S1 G5 0", "0 groo clumsy_oaf", "0 done"];
    let turn = [&fight[..], &build].concat();
    assert_eq!(windows(full, &turn), [Battle, Roll, Counter, Effect, Pass]);
    // An empty pool is not passed on.
    let last_die = Scene::dice(3, "S1").hand(1, "arcadio");
    let turn = ["0 done", "1 play arcadio", "1 done"];
    assert_eq!(windows(last_die, &turn), [Pass]);
}

// rules: GROO-END-11
#[test]
fn the_end_window_opens_after_the_last_turn_of_a_weasel_end_only() {
    let ends = |scene: Scene| windows(scene, &["0 done"]);
    let draw = || Scene::turn(3).stage(Stage::MayDraw(DrawPhase::Second));
    assert_eq!(ends(last_turn(Scene::turn(3))), [Window::End]);
    assert_eq!(ends(draw()), []);
    assert_eq!(ends(draw().last_round(1)), []);
    // There is none before a normal win.
    let won = last_turn(Scene::turn(3)).town(0, "castle temple wizards_keep library");
    assert_eq!(ends(won), []);
}

// rules: GROO-WILD-06
#[test]
fn sweeps_follow_each_other_until_nothing_is_played_in_one() {
    let scene = || {
        Scene::turn(2)
            .stage(Stage::Roll)
            .hand(0, "castle")
            .hand(1, "a_fray cheese_dip cheese_dip pickpocket")
            .play(&["* rolled S6 0"])
    };
    // Four cards, four sweeps; the fifth finds nobody who holds one.
    scene()
        .awaits(1)
        .play(&["1 wild cheese_dip +1"])
        .awaits(1)
        .play(&["1 wild pickpocket +1", "* stole castle"])
        .awaits(1)
        .play(&["1 wild cheese_dip +1"])
        .awaits(1)
        .play(&["1 wild a_fray"])
        .has_window(None)
        .awaits(0);
    // A sweep without a card is the last one, whatever is still held.
    scene()
        .play(&["1 wild cheese_dip +1", "1 done"])
        .has_window(None)
        .has_hand(1, "a_fray cheese_dip pickpocket");
}

// rules: GROO-WILD-06
#[test]
fn who_was_asked_before_a_card_was_played_is_asked_again() {
    let scene = Scene::turn(4)
        .stage(Stage::Roll)
        .hand(1, "cheese_dip")
        .hand(2, "a_fray")
        .hand(3, "cheese_dip")
        .play(&["* rolled S6 0", "1 done", "2 wild a_fray"])
        .awaits(3);
    assert_eq!(asked(scene), [3, 1, 3]);
}

// rules: GROO-WILD-02
#[test]
fn a_stolen_card_may_be_played_in_the_next_sweep_and_by_its_thief_only() {
    Scene::turn(3)
        .stage(Stage::Roll)
        .hand(0, "pickpocket")
        .hand(1, "cheese_dip castle")
        .play(&[
            "* rolled S6 0",
            "0 wild pickpocket +1",
            "* stole cheese_dip",
        ])
        .awaits(0)
        .play(&["0 wild cheese_dip +1"])
        .has_groo(1)
        .has_window(None);
}

// rules: GROO-WILD-02
#[test]
fn who_has_no_card_to_play_is_passed_over() {
    let rolled = |scene: Scene| scene.stage(Stage::Roll).play(&["* rolled S6 0"]);
    // The wrong timing.
    let wrong = Scene::turn(3).hand(1, "false_alarm war_drums windfall");
    rolled(wrong).has_window(None).awaits(0);
    // Nothing to steal.
    let alone = Scene::turn(3).hand(1, "pickpocket castle");
    rolled(alone).has_window(None).awaits(0);
    let together = Scene::turn(3).hand(1, "pickpocket").hand(2, "castle");
    rolled(together)
        .awaits(1)
        .offers(1, &["done", "wild pickpocket +1"]);
}
