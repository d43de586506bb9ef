//! What a table may choose, and that every choice makes a difference.
//!
//! The choices about characters and scoring are tried with the characters; those
//! about hiring and the end of the game in `hiring.rs`, `ending.rs`, `quick.rs`
//! and `team.rs`.

use crate::common::{SECOND, STANDARD, Scene};
use tortuga_core::{OptionProblem, OptionSpec, Rules, Settings};
use tortuga_foggy::{Edition, FoggyIsland, Mode, Options, Stage};

const RULES_PAGE: &str = include_str!("../../../../docs/src/rules/foggy-island.md");

fn choose(edition: &Edition, chosen: &[(&str, &str)]) -> Result<Options, Vec<OptionProblem>> {
    let chosen = chosen.iter();
    let chosen = chosen.map(|&(key, value)| (key.to_owned(), value.to_owned()));
    FoggyIsland::options(edition, &chosen.collect::<Settings>())
}

/// The rows of the table of switches on the rules page: key, values, rules.
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

/// The options that are switches: behind mode, first player and quick weather.
fn switches() -> Vec<OptionSpec> {
    FoggyIsland::option_list(&STANDARD).split_off(3)
}

#[test]
fn every_switch_is_on_the_rules_page_with_its_standard_value_first() {
    let (rows, switches) = (switches_on_the_page(), switches());
    assert_eq!(rows.len(), switches.len());
    for (row, spec) in rows.iter().zip(switches) {
        assert_eq!(row[0], format!("`{}`", spec.key));
        let default = format!("`{}`", spec.default);
        assert!(row[1].starts_with(&default), "{}", spec.key);
        for value in [spec.values.first(), spec.values.last()]
            .into_iter()
            .flatten()
        {
            assert!(
                row[1].contains(&format!("`{value}`")),
                "{} {value}",
                spec.key
            );
        }
        let named = row[2].split(", ").next();
        assert_eq!(named, Some(spec.rule.0));
    }
}

/// Key, values, default and rule of every option, in the order of a form.
const OPTIONS: [(&str, &str, &str, &str); 15] = [
    (
        "mode",
        "basic weather mercenary quick team",
        "basic",
        "FOG-ROUND-04",
    ),
    ("first_player", "random 0 1 2 3", "random", "FOG-SETUP-06"),
    (
        "quick_weather",
        "random sunny cloudy foggy",
        "random",
        "FOG-QUICK-02",
    ),
    ("crow_half_is", "bonus taken", "bonus", "FOG-CHAR-CROW-03"),
    (
        "crow_pays_once_per_line",
        "true false",
        "true",
        "FOG-CHAR-CROW-05",
    ),
    (
        "swap_target_by",
        "owner colour",
        "owner",
        "FOG-CHAR-MOUSES-03",
    ),
    (
        "exchange_triggers_abilities",
        "false true",
        "false",
        "FOG-TURN-08",
    ),
    (
        "chameleon_reacts_to",
        "placement any_arrival",
        "placement",
        "FOG-CHAR-CHAMELEON-05",
    ),
    ("frog_moves_per_turn", "1 2 3", "1", "FOG-CHAR-FROG-04"),
    (
        "final_count",
        "coins_held coins_earned",
        "coins_held",
        "FOG-HIRE-08",
    ),
    (
        "hired_cost_tiebreak",
        "higher_wins lower_wins",
        "higher_wins",
        "FOG-END-04",
    ),
    (
        "hire_secrecy",
        "simultaneous open",
        "simultaneous",
        "FOG-HIRE-07",
    ),
    ("hire_between_rounds", "true false", "true", "FOG-QUICK-05"),
    (
        "hiring_player",
        "alternates fixed",
        "alternates",
        "FOG-TEAM-08",
    ),
    ("max_extra_rounds", "0 1 2 3", "3", "FOG-END-06"),
];

#[test]
fn every_option_has_its_values_its_default_and_its_rule() {
    let specs = FoggyIsland::option_list(&STANDARD);
    let listed = specs.iter().map(|spec| {
        let values = spec.values.join(" ");
        (spec.key, values, spec.default.clone(), spec.rule.0)
    });
    let expected = OPTIONS
        .map(|(key, values, default, rule)| (key, values.to_owned(), default.to_owned(), rule));
    assert_eq!(listed.collect::<Vec<_>>(), expected);
    // The mode is the one that makes another game of it.
    let variants = specs.iter().filter(|spec| spec.variant);
    assert_eq!(variants.map(|spec| spec.key).collect::<Vec<_>>(), ["mode"]);
}

#[test]
fn every_value_comes_back_as_it_was_chosen() {
    for (key, values, ..) in OPTIONS {
        for value in values.split(' ') {
            let mut chosen = vec![(key, value)];
            if key == "first_player" {
                // Only four have a seat 2 and a seat 3.
                chosen.push(("mode", "team"));
            }
            let options = choose(&STANDARD, &chosen).expect("it can be chosen");
            let settings = FoggyIsland::settings(&options);
            assert_eq!(settings.len(), OPTIONS.len());
            assert_eq!(settings[key], value, "{key}");
            let again = FoggyIsland::options(&STANDARD, &settings).expect("it is complete");
            assert_eq!(again, options, "{key} {value}");
            for (other, _, default, _) in OPTIONS {
                let touched = chosen.iter().any(|&(key, _)| key == other);
                assert!(
                    touched || settings[other] == default,
                    "{key} changes {other}"
                );
            }
        }
    }
}

#[test]
fn an_edition_has_its_own_defaults() {
    let settings = FoggyIsland::settings(&choose(&SECOND, &[]).expect("defaults are fine"));
    let own = [
        ("final_count", "coins_earned"),
        ("hired_cost_tiebreak", "lower_wins"),
        ("max_extra_rounds", "1"),
        ("frog_moves_per_turn", "3"),
    ];
    for (key, value) in own {
        assert_eq!(settings[key], value);
    }
}

/// Four steps of a Frog are offered only where the edition says so.
#[test]
fn fog_char_frog_04_an_edition_may_give_the_frog_more_steps() {
    let mut edition = STANDARD.clone();
    edition.defaults = choose(&frog_of_four(), &[]).expect("its own defaults");
    let specs = FoggyIsland::option_list(&edition);
    let frog = specs.iter().find(|spec| spec.key == "frog_moves_per_turn");
    let frog = frog.expect("an option");
    assert_eq!(
        (frog.values.join(" "), frog.default.as_str()),
        ("1 2 3 4".to_owned(), "4")
    );
    assert!(choose(&STANDARD, &[("frog_moves_per_turn", "4")]).is_err());
}

fn frog_of_four() -> Edition {
    use tortuga_core::Edition as _;
    let text = Edition::STANDARD.replace("frog_moves_per_turn = 1", "frog_moves_per_turn = 4");
    Edition::read(&text).expect("it is sound")
}

#[test]
fn what_is_no_option_or_no_value_is_refused() {
    for wrong in [
        ("seats", "2"),
        ("mode", "solo"),
        ("max_extra_rounds", "4"),
        ("first_player", "4"),
    ] {
        assert!(choose(&STANDARD, &[wrong]).is_err(), "{wrong:?}");
    }
}

// rules: FOG-SETUP-06 FOG-TEAM-01
#[test]
fn the_first_player_must_sit_at_the_table() {
    for mode in Mode::ALL {
        for seat in 0..4 {
            let value = seat.to_string();
            let chosen = [("mode", mode.word()), ("first_player", value.as_str())];
            let found = choose(&STANDARD, &chosen);
            if seat < mode.seats() {
                assert!(found.is_ok(), "{chosen:?}");
                let scene = Scene::with(&chosen);
                assert_eq!(scene.state.first.0, seat);
                assert_ne!(scene.state.stage, Stage::FirstPlayer);
                continue;
            }
            let clash = OptionProblem::Clash {
                key: "first_player",
                value: value.clone(),
                other_key: "mode",
                other_value: mode.word().to_owned(),
            };
            assert_eq!(found, Err(vec![clash]));
        }
        let seats: Vec<String> = (0..mode.seats())
            .map(|seat| format!("first {seat}"))
            .collect();
        let outcomes = Scene::with(&[("mode", mode.word())]).outcomes();
        let even: Vec<(String, u32)> = seats.into_iter().map(|seat| (seat, 1)).collect();
        assert_eq!(outcomes, even);
    }
}

/// A switch that the mode has no use for is recorded and does nothing.
#[test]
fn a_switch_without_use_does_nothing() {
    let idle = [
        ("basic", "hire_secrecy", "open"),
        ("basic", "max_extra_rounds", "0"),
        ("mercenary", "hire_between_rounds", "false"),
        ("mercenary", "quick_weather", "foggy"),
        ("quick", "hiring_player", "fixed"),
    ];
    for (mode, key, value) in idle {
        let plain = [
            ("mode", mode),
            ("first_player", "0"),
            ("quick_weather", "sunny"),
        ];
        let mut plain = Scene::with(&plain);
        let mut other = Scene::with(&[
            ("mode", mode),
            ("first_player", "0"),
            ("quick_weather", "sunny"),
            (key, value),
        ]);
        assert_ne!(plain.state.switches, other.state.switches);
        for scene in [&mut plain, &mut other] {
            if scene.state.stage == Stage::Hire {
                scene.play(&["0 done", "1 done"]);
            }
            *scene = scene.clone().nearly_over(&["bW bW bW bB bB bB"]);
            scene.last_token();
            scene.state.switches = Options::default();
        }
        assert_eq!(plain.state, other.state, "{mode} {key}");
    }
}
