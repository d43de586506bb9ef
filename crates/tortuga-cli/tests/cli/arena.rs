//! Bots against bots: who meets whom, what is counted, what adds up.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::{fails, prints, text, tortuga};

/// The outcome of `tortuga arena … --json`.
#[track_caller]
fn outcome(args: &str) -> Value {
    let args: Vec<&str> = args.split(' ').collect();
    let printed = prints(&[&["arena"], &args[..], &["--json"]].concat());
    assert_eq!(printed.lines().count(), 1, "one object: {printed}");
    serde_json::from_str(&printed).unwrap()
}

/// What must not depend on clocks and threads.
fn timeless(mut outcome: Value) -> Value {
    for field in ["seconds", "threads", "games_now"] {
        outcome[field].take();
    }
    for row in outcome["matches"]
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .flat_map(|one| one["rows"].as_array_mut().unwrap())
    {
        row["milliseconds"].take();
    }
    outcome
}

fn share(outcome: &Value, row: usize) -> f64 {
    outcome["matches"][0]["rows"][row]["share"]
        .as_f64()
        .unwrap()
}

fn said(args: &str) -> String {
    let args: Vec<&str> = args.split(' ').collect();
    fails(2, &[&["arena"], &args[..]].concat())
}

#[test]
fn a_sailor_beats_whoever_does_anything() {
    for game in ["grog-island", "groo", "foggy-island", "glory-islands"] {
        let outcome = outcome(&format!("{game} --bots sailor,random --games 60"));
        assert!(share(&outcome, 0) > 0.8, "{game}: {outcome}");
        assert_eq!(outcome["test"]["answer"], 0.55, "{game}");
        assert!(
            outcome["games"].as_u64() < Some(60),
            "{game}: settled early"
        );
        let reversed = self::outcome(&format!("{game} --bots random,sailor --games 60"));
        assert_eq!(reversed["test"]["answer"], 0.5, "{game}");
    }
}

#[test]
fn the_table_tells_it_in_a_few_lines() {
    let table = prints(&[
        "arena",
        "groo",
        "--bots",
        "sailor,random,random",
        "--games",
        "4",
    ]);
    for expected in [
        "groo, 2 seats, edition",
        ", seed 1",
        "12 games, seats turned, luck paired",
        "95 % interval",
        "random#2",
        "against the column",
    ] {
        assert!(
            table.contains(expected),
            "{expected:?} is missing in\n{table}"
        );
    }
    let duel = prints(&[
        "arena",
        "groo",
        "--bots",
        "mate@10i,random",
        "--faster",
        "5",
    ]);
    assert!(duel.contains("thinking time divided by 5"), "{duel}");
    assert!(duel.contains("2 iterations"), "{duel}");
    assert!(duel.contains("Settled after"), "{duel}");
}

#[test]
fn the_same_result_with_any_number_of_threads() {
    let run = |threads| {
        let args = "groo --bots mate@20i,sailor --games 12 --until all --threads";
        timeless(outcome(&format!("{args} {threads}")))
    };
    assert_eq!(run(1), run(3));
    let settled = |threads| {
        let args = "groo --bots sailor,random --threads";
        timeless(outcome(&format!("{args} {threads}")))
    };
    assert_eq!(settled(1), settled(4), "stops at the same game");
}

#[test]
fn one_against_three_sits_everywhere_in_turn() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("turns.jsonl");
    let args = format!(
        "grog-island --bots sailor,random --seats 4 --games 8 --until all --resume {}",
        file.display()
    );
    outcome(&args);
    let seats: Vec<Value> = pairings(&file)
        .iter()
        .flat_map(|line| line["games"].as_array().unwrap().clone())
        .map(|game| game["entrants"].clone())
        .collect();
    let turn = [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]];
    let expected: Vec<Value> = turn
        .iter()
        .chain(&turn)
        .map(|seats| Value::from(seats.to_vec()))
        .collect();
    assert_eq!(seats, expected);
}

fn pairings(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).unwrap();
    let lines = text.lines().skip(1);
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn runs_add_up_to_one() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("duel.jsonl");
    let duel = "groo --bots mate@10i,novice --until all";
    let whole = timeless(outcome(&format!("{duel} --games 12")));
    let resumed = format!("{duel} --resume {}", file.display());
    assert_eq!(
        outcome(&format!("{resumed} --games 5"))["games"],
        6,
        "whole pairings"
    );

    // The machine goes down in the middle of a line.
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() - 20]).unwrap();
    let args: Vec<&str> = resumed.split(' ').collect();
    let output = tortuga(&[&["arena"], &args[..], &["--games", "12", "--json"]].concat());
    assert!(self::text(&output.stderr).contains("breaks off in the middle"));
    let added: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(added["games_now"], 8);
    assert_eq!(timeless(added), whole);
    assert_eq!(pairings(&file).len(), 6);

    let again = outcome(&format!("{resumed} --games 12"));
    assert_eq!(again["games_now"], 0, "nothing is left to be played");
    assert_eq!(timeless(again), whole);
    let said = said(&format!("{resumed} --seed 2"));
    assert!(said.contains("--seed is 1 there and 2 here"), "{said}");
}

#[test]
fn a_file_that_was_tampered_with_is_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("duel.jsonl");
    let args = format!(
        "groo --bots sailor,random --games 2 --resume {}",
        file.display()
    );
    outcome(&args);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(
        &file,
        text.replacen("\"parts\":[12,0]", "\"parts\":[12]", 1),
    )
    .unwrap();
    let said = said(&args);
    assert!(said.contains("line 2: these are not the games"), "{said}");
}

#[test]
fn a_settled_question_stays_settled() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("duel.jsonl");
    let args = format!("groo --bots sailor,random --resume {}", file.display());
    let first = outcome(&args);
    let again = outcome(&args);
    assert_eq!(again["games_now"], 0);
    assert_eq!(timeless(first), timeless(again));
}

#[test]
fn teams_play_teams() {
    let outcome =
        outcome("foggy-island --bots sailor,random --set mode=team --games 4 --until all");
    let rows = &outcome["matches"][0]["rows"];
    assert_eq!(
        (&rows[0]["seats"], &rows[1]["seats"]),
        (&2.into(), &2.into())
    );
    assert_eq!(outcome["games"], 4, "two games a pairing: the sides change");
    assert_eq!(outcome["test"]["low"], 0.5);
    assert!((share(&outcome, 0) + share(&outcome, 1) - 1.0).abs() < 1e-9);
}

#[test]
fn what_is_not_as_usual_is_told() {
    let chosen = [
        "arena",
        "foggy-island",
        "--bots",
        "random,random",
        "--games",
        "2",
    ];
    let quick = prints(&[&chosen[..], &["--set", "mode=quick"]].concat());
    assert!(
        quick.starts_with("foggy-island, 2 seats, mode=quick, edition"),
        "{quick}"
    );
}

#[test]
fn one_against_three_is_asked_about_a_quarter() {
    let outcome = outcome("grog-island --bots sailor,random --seats 4 --games 4");
    assert_eq!(outcome["test"]["low"], 0.25);
    assert_eq!(outcome["matches"][0]["rows"][1]["seats"], 3);
}

#[test]
fn what_henry_wins_counts_for_nobody() {
    let args = "glory-islands --bots random,random --games 40 --until all";
    let outcome = outcome(args);
    let meeting = &outcome["matches"][0];
    let henrys = meeting["lost_to"]["henry"].as_u64().unwrap();
    assert!(henrys > 0);
    assert_eq!(meeting["rows"][0]["counted"].as_u64(), Some(40 - henrys));
    assert!((share(&outcome, 0) + share(&outcome, 1) - 1.0).abs() < 1e-9);
    let args: Vec<&str> = args.split(' ').collect();
    let table = prints(&[&["arena"], &args[..]].concat());
    let expected = format!("Henry Morgan won {henrys} of 40 games");
    assert!(table.contains(&expected), "{table}");
}

#[test]
fn all_in_every_game_if_there_are_as_many_seats() {
    let outcome = outcome("grog-island --bots sailor,novice,random --seats 3 --games 6");
    let rows = outcome["matches"][0]["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 3);
    let sum: f64 = (0..3).map(|row| share(&outcome, row)).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    assert_eq!(outcome.get("test"), None);
}

#[test]
fn wrong_entrants_are_told_what_is_wrong() {
    let cases = [
        (
            "groo --bots parrot,random",
            "\"parrot\" is no bot; there is: novice",
        ),
        ("groo --bots captain@soon,random", "write 20ms, 2s or 500i"),
        ("groo --bots sailor@20ms,random", "does not search"),
        ("groo --bots sailor", "two entrants at least"),
        ("groo --bots sailor,mate,novice --seats 4", "give 2 or 4"),
        (
            "groo --bots sailor,mate,novice --test 50,60",
            "are for two entrants",
        ),
        (
            "groo --bots sailor,mate,novice --until settled",
            "are for two entrants",
        ),
        ("groo --bots sailor,mate --test 60,50", "must be lower"),
        (
            "groo --bots sailor,mate --seats 9",
            "option seats cannot be \"9\"",
        ),
        ("chess --bots sailor,mate", "there is no game \"chess\""),
        (
            "groo --bots sailor,mate --edition missing.toml",
            "missing.toml: ",
        ),
        ("groo --bots sailor,mate --resume .", ".: "),
    ];
    for (args, expected) in cases {
        let said = said(args);
        assert!(said.contains(expected), "{args}: {said}");
    }
}
