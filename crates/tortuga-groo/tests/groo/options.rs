//! What a table may choose, and that every choice makes a difference.

use crate::common::{STANDARD, Scene};
use tortuga_core::{OptionProblem, OptionSpec, Rules, Settings};
use tortuga_groo::{DrawPhase, Edition, End, Groo, Options, Stage};

const RULES_PAGE: &str = include_str!("../../../../docs/src/rules/groo.md");

fn choose(edition: &Edition, chosen: &[(&str, &str)]) -> Result<Options, Vec<OptionProblem>> {
    let chosen = chosen.iter();
    let chosen = chosen.map(|&(key, value)| (key.to_owned(), value.to_owned()));
    Groo::options(edition, &chosen.collect::<Settings>())
}

/// The rows of the table of switches on the rules page: key, values, rule.
fn switches_on_the_page() -> Vec<Vec<&'static str>> {
    let table = RULES_PAGE
        .split("\n### Switches\n")
        .nth(1)
        .expect("a heading");
    let rows = table
        .lines()
        .skip_while(|line| !line.starts_with('|'))
        .skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

#[test]
fn every_switch_is_on_the_rules_page_with_its_standard_value_first() {
    let specs = Groo::option_list(&STANDARD);
    let switches: Vec<&OptionSpec> = specs.iter().skip(2).collect();
    let rows = switches_on_the_page();
    assert_eq!(rows.len(), switches.len());
    for (row, spec) in rows.iter().zip(switches) {
        assert_eq!(row[0], format!("`{}`", spec.key));
        assert!(
            row[1].starts_with(&format!("`{}`", spec.default)),
            "{}",
            spec.key
        );
        let ends = [spec.values.first(), spec.values.last()];
        for value in ends.into_iter().flatten() {
            assert!(
                row[1].contains(&format!("`{value}`")),
                "{} {value}",
                spec.key
            );
        }
        assert_eq!(row[2], spec.rule.0);
    }
}

// rules: GROO-SETUP-01 GROO-SETUP-02
#[test]
fn seats_and_dealer_fit_together() {
    for seats in ["2", "3", "4"] {
        assert!(choose(&STANDARD, &[("seats", seats)]).is_ok());
    }
    for seats in ["1", "5"] {
        assert!(choose(&STANDARD, &[("seats", seats)]).is_err());
    }
    let clash = choose(&STANDARD, &[("seats", "2"), ("dealer", "2")]);
    let problems = clash.expect_err("there is no third seat");
    assert!(matches!(
        problems[..],
        [OptionProblem::Clash { key: "dealer", .. }]
    ));
    Scene::with(&[("seats", "2"), ("dealer", "1")])
        .is_at(Stage::Deal)
        .has_groo(1);
    Scene::with(&[("seats", "2")]).is_at(Stage::Dealer);
}

// ---- every switch makes a difference: the same moment under both values

/// The same position with each of two values of an option.
fn both(key: &str, values: [&str; 2], seats: &str) -> [Scene; 2] {
    values.map(|value| Scene::turn_with(&[("seats", seats), (key, value)]))
}

#[test]
fn groo_setup_08_the_dealer_or_his_neighbour_begins() {
    for (first_player, begins) in [("dealer", 1), ("left_of_dealer", 2)] {
        let named = [
            ("seats", "3"),
            ("dealer", "1"),
            ("first_player", first_player),
        ];
        Scene::with(&named)
            .stage(Stage::Discard)
            .awaits(begins)
            .has_groo(1);
    }
}

#[test]
fn groo_draw_03_drawing_may_be_declined_or_not() {
    let [may, must] = both("draw_is_optional", ["true", "false"], "2");
    may.play(&["0 done"])
        .is_at(Stage::MayDraw(DrawPhase::First))
        .awaits(0);
    must.play(&["0 done"])
        .is_at(Stage::Draw(DrawPhase::First))
        .awaits_luck();
}

#[test]
fn groo_event_02_an_event_interrupts_or_waits() {
    let scenes = both("event_draw", ["one_by_one", "batch"], "2");
    let [now, later] = scenes.map(|scene| {
        let scene = scene.hand(0, "clumsy_oaf sage bowmen").town(0, "farm");
        scene.play(&["0 done", "0 draw", "* drew groo_is_dead"])
    });
    now.awaits(0).offers(0, &["lose farm"]);
    // The Event takes up a place; the last card comes first.
    let later = later.awaits_luck().play(&["* drew castle"]);
    let later = later.offers(0, &["lose farm"]).play(&["0 lose farm"]);
    later.awaits_luck().has_hand(0, "sage bowmen castle");
}

#[test]
fn groo_end_03_the_check_comes_after_or_before_the_last_draw() {
    let scenes = both("win_check", ["end_of_turn", "after_leftover"], "2");
    let [end, before] = scenes.map(|scene| {
        let scene = scene
            .stage(Stage::Use)
            .town(0, "castle temple wizards_keep farm");
        scene.play(&["0 done"])
    });
    end.is_at(Stage::MayDraw(DrawPhase::Second))
        .play(&["0 done"])
        .is_over(End::Points);
    before.is_over(End::Points);
}

#[test]
fn groo_end_09_in_the_last_round_cards_are_drawn_or_not() {
    let scenes = both("final_round_draw", ["reshuffle", "none"], "2");
    let [drawn, none] = scenes.map(|mut scene| {
        scene.state.table.turns_left = Some(1);
        scene.play(&["0 done"])
    });
    drawn.is_at(Stage::MayDraw(DrawPhase::First));
    none.is_at(Stage::Roll);
}

#[test]
fn groo_move_06_two_steps_are_literal_or_short() {
    for (seats, literal, short) in [("2", 0, 1), ("3", 2, 1), ("4", 2, 2)] {
        let scenes = both("groo_two_steps", ["literal", "short"], seats);
        let rolled = scenes.map(|scene| scene.stage(Stage::Roll).play(&["* rolled S6 +2"]));
        let [one, other] = rolled;
        one.has_groo(literal);
        other.has_groo(short);
    }
}

#[test]
fn groo_end_12_the_guard_can_be_set_and_switched_off() {
    for (rounds, turns) in [("1", 2), ("2", 4)] {
        let mut scene = Scene::turn_with(&[("seats", "2"), ("stall_guard_rounds", rounds)]);
        for _ in 0..turns {
            scene = scene.idle_turn();
        }
        scene.is_over(End::Stall);
    }
    let mut scene = Scene::turn_with(&[("seats", "2"), ("stall_guard_rounds", "0")]);
    for _ in 0..20 {
        scene = scene.idle_turn();
    }
    scene.is_at(Stage::Discard);
}

#[test]
fn groo_wild_09_a_fray_is_for_all_or_for_battles() {
    let scenes = both("fray_scope", ["all_in_play", "battle"], "2");
    let [all, battle] = scenes.map(|scene| scene.hand(0, "a_fray").army(1, "bowmen"));
    all.play(&["0 wild a_fray"]).has_army(1, "");
    battle.offers(0, &["done", "discard a_fray"]);
}

#[test]
fn groo_event_06_groo_is_dead_hits_the_own_town_or_groos() {
    let scenes = both("groo_is_dead_target", ["own_town", "groo_town"], "2");
    let [own, groos] = scenes.map(|scene| {
        let scene = scene.hand(1, "clumsy_oaf").town(0, "farm").town(1, "baker");
        scene.play(&["0 done", "0 draw", "* drew groo_is_dead"])
    });
    own.offers(1, &["lose baker"]);
    groos.offers(0, &["lose farm"]);
}
