//! The command as a user sees it: what it prints, where, and its exit code.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

#[path = "cli/arena.rs"]
mod arena;
#[path = "cli/fit.rs"]
mod fit;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

fn tortuga(args: &[&str]) -> Output {
    Command::cargo_bin("tortuga")
        .unwrap()
        .args(args)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Runs well; gives what it printed.
#[track_caller]
fn prints(args: &[&str]) -> String {
    let output = tortuga(args);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{args:?}: {}",
        text(&output.stderr)
    );
    text(&output.stdout).to_owned()
}

/// Fails with this exit code; gives what it said on standard error.
#[track_caller]
fn fails(code: i32, args: &[&str]) -> String {
    let output = tortuga(args);
    let said = text(&output.stderr).to_owned();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// One recorded game for each number of players.
fn recorded() -> (TempDir, Vec<PathBuf>) {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("games");
    prints(&[
        "simulate",
        "grog-island",
        "--games",
        "3",
        "--record",
        games.to_str().unwrap(),
    ]);
    let mut files: Vec<PathBuf> = fs::read_dir(&games)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 3);
    (folder, files)
}

fn name(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_simulation_tells_what_came_out_for_every_number_of_players() {
    let report = prints(&["simulate", "grog-island", "--games", "60", "--check"]);
    for expected in [
        "60 games,",
        "actions/s",
        "checked after every action",
        "seats=2: 20 games",
        "seats=3: 20 games",
        "seats=4: 20 games",
        "Win share",
    ] {
        assert!(
            report.contains(expected),
            "{expected:?} is missing in\n{report}"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_games_with_any_number_of_threads() {
    let results = |threads: &str| {
        let report = prints(&[
            "simulate",
            "grog-island",
            "--games",
            "200",
            "--threads",
            threads,
        ]);
        report
            .lines()
            .skip(2)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(results("1"), results("3"));
    let other = prints(&["simulate", "grog-island", "--games", "200", "--seed", "2"]);
    assert_ne!(other.lines().skip(2).collect::<Vec<_>>(), results("2"));
}

#[test]
fn options_are_chosen_by_key_and_value() {
    let report = prints(&[
        "simulate",
        "grog-island",
        "--games",
        "5",
        "--seats",
        "3",
        "--set",
        "starting_player=2",
    ]);
    assert!(
        report.contains("seats=3 starting_player=2: 5 games"),
        "{report}"
    );
    let cases: [(&[&str], &str); 6] = [
        (
            &["--seats", "9"],
            "option seats cannot be \"9\"; it may be: 2, 3, 4",
        ),
        (&["--set", "weather=fog"], "there is no option \"weather\""),
        (&["--set", "weather"], "--set wants KEY=VALUE"),
        (
            &["--set", "seats=2", "--seats", "2"],
            "say the same thing twice",
        ),
        (
            &["--set", "seats=2", "--set", "seats=3"],
            "names seats twice",
        ),
        (
            &["--seats", "2", "--set", "starting_player=3"],
            "does not fit seats = 2",
        ),
    ];
    for (args, expected) in cases {
        let said = fails(
            2,
            &[&["simulate", "grog-island", "--games", "1"], args].concat(),
        );
        assert!(said.contains(expected), "{said}");
    }
    let said = fails(2, &["simulate", "chess"]);
    assert!(
        said.contains("there is no game \"chess\"; there is: foggy-island, glory-islands, "),
        "{said}"
    );
    fails(2, &["simulate", "grog-island", "--games", "0"]);
    fails(2, &["simulate", "grog-island", "--seed", "minus one"]);
    fails(2, &["simulate", "grog-island", "--threads", "0"]);
}

#[test]
fn everybody_plays_as_the_simulation_is_told() {
    let folder = TempDir::new().unwrap();
    for style in ["random", "novice", "sailor"] {
        let games = folder.path().join(style);
        let report = prints(&[
            "simulate",
            "glory-islands",
            "--games",
            "1",
            "--bots",
            style,
            "--record",
            name(&games),
        ]);
        assert!(
            report.contains(&format!("bots {style}, seed 1")),
            "{report}"
        );
        let record = fs::read_to_string(games.join("glory-islands-000001.tortuga")).unwrap();
        assert!(
            record.contains(&format!("\"{style} 0\",\"{style} 1\"")),
            "{record}"
        );
    }
    let said = fails(2, &["simulate", "groo", "--bots", "greedy"]);
    assert!(
        said.contains("novice, sailor, mate, captain, admiral"),
        "{said}"
    );
    let help = prints(&["simulate", "--help"]);
    assert!(help.contains("20 ms for a mate"), "{help}");
}

#[test]
fn records_are_fair_and_tampering_is_caught_at_its_line() {
    let (_folder, files) = recorded();
    for file in &files {
        let said = prints(&["verify", name(file)]);
        assert!(
            said.contains("fair:") && said.contains("outcomes of chance recomputed"),
            "{said}"
        );

        let record = fs::read_to_string(file).unwrap();
        let mut rolls = record
            .lines()
            .enumerate()
            .filter(|(_, line)| line.starts_with("*\trolled "));
        let (index, roll) = rolls.nth(2).unwrap();
        let other = if roll.ends_with('6') { 1 } else { 6 };
        let tampered_roll = format!("{}{other}", &roll[..roll.len() - 1]);
        let lines: Vec<&str> = record.lines().collect();
        let mut tampered = lines.clone();
        tampered[index] = &tampered_roll;
        fs::write(file, tampered.join("\n") + "\n").unwrap();
        let said = fails(1, &["verify", name(file)]);
        assert!(
            said.contains(&format!("line {}: recorded", index + 1)),
            "{said}"
        );
        assert!(said.contains("but the promised luck gives"), "{said}");

        // Another secret, another end, an action that is not legal.
        let secret = record
            .replace("\"secret\":\"", "\"secret\":\"0")
            .replace("0\"}\n", "\"}\n");
        fs::write(file, &secret).unwrap();
        assert!(tortuga(&["verify", name(file)]).status.code() != Some(0));
        fs::write(
            file,
            record.replace("\"by\":\"last-crew\"", "\"by\":\"round-limit\""),
        )
        .unwrap();
        let said = fails(1, &["verify", name(file)]);
        assert!(
            said.contains("the closing line says \"round-limit\""),
            "{said}"
        );
        let mut illegal = lines.clone();
        illegal[index + 1] = "0\tsettle";
        fs::write(file, illegal.join("\n") + "\n").unwrap();
        let said = fails(2, &["verify", name(file)]);
        assert!(
            said.contains(&format!("line {}: \"settle\": ", index + 2)),
            "{said}"
        );
        assert!(said.contains("(GROG-"), "a refusal names its rule: {said}");
    }
}

#[test]
fn a_replay_in_json_has_the_documented_shape() {
    let (_folder, files) = recorded();
    for (file, seats) in files.iter().zip(2_u64..) {
        let printed = prints(&["replay", "--json", name(file)]);
        let lines: Vec<Value> = printed
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let keys =
            |value: &Value| -> Vec<String> { value.as_object().unwrap().keys().cloned().collect() };
        assert_eq!(
            keys(&lines[0]),
            ["game", "rules", "edition", "options", "seats"]
        );
        assert_eq!(lines[0]["seats"], seats);
        assert_eq!(keys(&lines[1]), ["n", "to_act", "legal", "state"]);
        assert_eq!(
            (&lines[1]["n"], &lines[1]["to_act"]),
            (&0.into(), &"chance".into())
        );

        let steps = &lines[2..lines.len() - 1];
        let record = fs::read_to_string(file).unwrap();
        assert_eq!(steps.len(), record.lines().count() - 2);
        for (n, (step, line)) in (1_u64..).zip(steps.iter().zip(record.lines().skip(1))) {
            assert_eq!(step["n"], n);
            assert_eq!(step["action"], line.split('\t').nth(1).unwrap());
            let by_chance = step["actor"] == "chance";
            let fifth = if by_chance { "outcome" } else { "index" };
            assert_eq!(
                keys(step),
                ["n", "actor", "action", fifth, "to_act", "legal", "state"]
            );
            if let Some(to_act) = step["to_act"].as_array() {
                let legal = step["legal"].as_object().unwrap();
                assert_eq!(legal.len(), to_act.len());
                assert!(
                    legal
                        .values()
                        .all(|list| !list.as_array().unwrap().is_empty())
                );
            }
        }
        // Whatever was played was listed before, under the same number.
        for pair in lines[1..lines.len() - 1].windows(2) {
            if let Some(seat) = pair[1]["actor"].as_u64() {
                let listed = pair[0]["legal"][seat.to_string()].as_array().unwrap();
                let played = serde_json::json!([pair[1]["index"], pair[1]["action"]]);
                assert!(listed.contains(&played), "{played}");
            }
        }
        let last = lines.last().unwrap();
        assert_eq!(last["standings"].as_array().unwrap().len() as u64, seats);
        assert_eq!(lines[lines.len() - 2]["to_act"], "nobody");
        assert!(
            last["standings"][0]["score"].is_number() && last["standings"][0]["rank"].is_number()
        );
    }
}

#[test]
fn a_replay_as_text_and_step_by_step() {
    let (_folder, files) = recorded();
    let printed = prints(&["replay", name(&files[0])]);
    assert!(
        printed.starts_with("grog-island (2014-r1), random 0, random 1\n"),
        "{printed}"
    );
    assert!(
        printed.contains("Somebody placed their last crew member (GROG-END-02)"),
        "{printed}"
    );
    let stepped = Command::cargo_bin("tortuga")
        .unwrap()
        .args(["replay", "--step", name(&files[0])])
        .write_stdin("\n\n")
        .output()
        .unwrap();
    assert!(stepped.status.success());
    assert!(text(&stepped.stdout).contains("phase.name: \"lay-clouds\" -> \"choose-starter\""));
}

#[test]
fn a_record_cut_off_in_a_line_resumes_at_the_last_whole_action() {
    let (_folder, files) = recorded();
    let record = fs::read_to_string(&files[1]).unwrap();
    let cut: String = record.lines().take(30).collect::<Vec<_>>().join("\n");
    fs::write(&files[1], &cut[..cut.len() - 2]).unwrap();
    let output = tortuga(&["replay", name(&files[1])]);
    assert!(output.status.success());
    assert!(text(&output.stderr).contains("line 30 breaks off in the middle and was left out"));
    assert!(text(&output.stdout).contains("The game is not over."));
    let said = fails(1, &["verify", name(&files[1])]);
    assert!(said.contains("no closing line with the secret"), "{said}");
}

#[test]
fn bad_records_are_refused_with_file_line_and_reason() {
    let (folder, files) = recorded();
    let record = fs::read_to_string(&files[0]).unwrap();
    let header_end = record.find('\n').unwrap();
    let cases: [(&str, Vec<u8>, &str); 9] = [
        ("empty", vec![], "line 1: the record is empty"),
        (
            "noise",
            b"\xff\xfe\x00rum".to_vec(),
            "line 1: not UTF-8 text",
        ),
        (
            "json",
            b"{}\n".to_vec(),
            "line 1: not the header of a record",
        ),
        (
            "game",
            record.replacen("grog-island", "chess", 1).into(),
            "there is no game \"chess\"",
        ),
        (
            "rules",
            record.replacen("\"rules\":1", "\"rules\":9", 1).into(),
            "version 9 of the rules",
        ),
        (
            "edition",
            record.replacen("\"sha256\":\"", "\"sha256\":\"f", 1).into(),
            "give its file with --edition",
        ),
        (
            "seats",
            record
                .replacen("\"random 1\"", "\"random 1\",\"random 2\"", 1)
                .into(),
            "names 3 players, but its options are for 2",
        ),
        (
            "action",
            format!("{}\n*\tclouds rum\n", &record[..header_end]).into(),
            "line 2: \"clouds rum\": \"clouds\" takes 5 clouds",
        ),
        (
            "turn",
            format!("{}\n0\tpass\n", &record[..header_end]).into(),
            "line 2: \"pass\": dice or cards come first; the players wait (GROG-SETUP-02)",
        ),
    ];
    for (case, bytes, expected) in cases {
        let path = folder.path().join(case);
        fs::write(&path, bytes).unwrap();
        for command in ["replay", "verify"] {
            let output = tortuga(&[command, name(&path)]);
            let said = text(&output.stderr);
            assert!(!said.contains("panicked"), "{said}");
            assert!(
                said.starts_with(name(&path)),
                "{case}: the file is named: {said}"
            );
            if command == "replay" {
                assert_eq!(output.status.code(), Some(2), "{case}: {said}");
                assert!(said.contains(expected), "{case}: {said}");
            } else {
                assert_ne!(output.status.code(), Some(0), "{case}");
            }
        }
    }
    let said = fails(2, &["replay", "no-such-file"]);
    assert!(said.starts_with("no-such-file: "), "{said}");
}

#[test]
fn nothing_is_overwritten() {
    let (folder, files) = recorded();
    let before = fs::read(&files[0]).unwrap();
    let games = folder.path().join("games");
    let args = [
        "simulate",
        "grog-island",
        "--games",
        "3",
        "--seed",
        "8",
        "--record",
        name(&games),
    ];
    let said = fails(2, &args);
    assert!(said.contains("grog-island-000001.tortuga"), "{said}");
    assert_eq!(fs::read(&files[0]).unwrap(), before);
}

#[test]
fn rules_are_printed_and_unknown_ones_are_told() {
    let rule = prints(&["rules", "grog-bid-07"]);
    assert!(rule.starts_with("GROG-BID-07  "), "{rule}");
    assert_eq!(rule.lines().count(), 1);
    let chapter = prints(&["rules", "GROG-BID"]);
    assert_eq!(chapter.matches("GROG-BID-17  ").count(), 1);
    assert!(!chapter.contains("GROG-WIN-01  "));
    let all = prints(&["rules", "grog-island"]);
    assert!(all.contains("GROG-SETUP-01  ") && all.contains("GROG-2P-07  "));
    let said = fails(2, &["rules", "GROG-BID-99"]);
    assert!(said.contains("there is no rule \"GROG-BID-99\""), "{said}");
    fails(2, &["rules", ""]);
}

#[test]
fn editions_are_exported_checked_and_played() {
    let folder = TempDir::new().unwrap();
    let mine = folder.path().join("my-copy.toml");
    let exported = prints(&["edition", "export", "grog-island"]);
    fs::write(
        &mine,
        exported.replace("start_coins = 8", "start_coins = 9"),
    )
    .unwrap();
    let sound = prints(&["edition", "check", name(&mine)]);
    assert!(
        sound.contains("a sound edition of grog-island: 2014-r1"),
        "{sound}"
    );

    let games = folder.path().join("games");
    prints(&[
        "simulate",
        "grog-island",
        "--games",
        "1",
        "--edition",
        name(&mine),
        "--record",
        name(&games),
    ]);
    let record = games.join("grog-island-000001.tortuga");
    let said = fails(2, &["verify", name(&record)]);
    assert!(said.contains("give its file with --edition"), "{said}");
    prints(&["verify", name(&record), "--edition", name(&mine)]);

    let broken = exported
        .replace("start_coins = 8", "start_coins = -8")
        .replace("locks = 6", "lock = 6");
    fs::write(&mine, &broken).unwrap();
    for args in [
        &["edition", "check", name(&mine)][..],
        &["simulate", "grog-island", "--edition", name(&mine)][..],
    ] {
        let said = fails(2, args);
        let line = 1 + broken
            .lines()
            .position(|line| line.starts_with("start_coins"))
            .unwrap();
        let expected = format!("{}: line {line}: start_coins must be", name(&mine));
        assert!(said.contains(&expected), "{said}");
        assert!(said.contains("\"lock\" means nothing here"), "{said}");
        assert!(said.contains("locks is missing"), "{said}");
    }
    fs::write(&mine, "[meta]\ngame = \"chess\"\n").unwrap();
    assert!(fails(2, &["edition", "check", name(&mine)]).contains("there is no game \"chess\""));
    fs::write(&mine, "rum").unwrap();
    assert!(fails(2, &["edition", "check", name(&mine)]).contains("line 1: not TOML"));
    fails(2, &["edition", "export", "chess"]);
}

#[test]
fn help_teaches_and_the_version_names_the_commit() {
    let help = prints(&["--help"]);
    for expected in [
        "simulate",
        "replay",
        "verify",
        "rules",
        "edition",
        "Exit codes:",
        "Examples:",
    ] {
        assert!(help.contains(expected), "{help}");
    }
    assert!(
        prints(&["simulate", "--help"]).contains("tortuga simulate grog-island --games 100000")
    );
    let version = prints(&["--version"]);
    assert!(version.starts_with("tortuga 0.1.0 ("), "{version}");
    fails(2, &["dance"]);
}

#[cfg(unix)]
#[test]
fn whoever_stops_reading_is_no_error() {
    let command = format!(
        "{} rules grog-island | head -n 1",
        assert_cmd::cargo::cargo_bin("tortuga").display()
    );
    let script = format!("set -o pipefail; {command}");
    let output = std::process::Command::new("bash")
        .args(["-c", &script])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stderr).is_empty());
}

/// Whatever the command does with one game it does with the others.
fn whole_way(game: &str, told: &str, (printed, mine): (&str, &str)) {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("games");
    let record = ["--check", "--record", name(&games)];
    let report = prints(&[&["simulate", game, "--games", "6"], &record[..]].concat());
    assert!(report.contains("Mean score"), "{report}");
    let record = games.join(format!("{game}-000001.tortuga"));
    let said = prints(&["verify", name(&record)]);
    assert!(said.contains("fair:"), "{said}");
    let replayed = prints(&["replay", name(&record)]);
    assert!(
        replayed.contains(told) && replayed.contains(" points"),
        "{replayed}"
    );
    let json = prints(&["replay", name(&record), "--json"]);
    let lines: Vec<Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines[0]["game"], game);
    assert!(lines.last().unwrap()["standings"].is_array());

    let copy = folder.path().join("my-copy.toml");
    let exported = prints(&["edition", "export", game]);
    assert!(exported.contains(printed));
    fs::write(&copy, exported.replacen(printed, mine, 1)).unwrap();
    let sound = prints(&["edition", "check", name(&copy)]);
    assert!(
        sound.contains(&format!("a sound edition of {game}")),
        "{sound}"
    );
    prints(&["simulate", game, "--games", "3", "--edition", name(&copy)]);
}

#[test]
fn groo_is_simulated_recorded_verified_replayed_and_exported() {
    let dearer = ("victory_points_to_win = 7", "victory_points_to_win = 8");
    whole_way("groo", "rolled ", dearer);
}

#[test]
fn foggy_island_is_simulated_recorded_verified_replayed_and_exported() {
    whole_way(
        "foggy-island",
        "place ",
        ("start_coins = 80", "start_coins = 90"),
    );
}

#[test]
fn glory_islands_is_simulated_recorded_verified_replayed_and_exported() {
    whole_way(
        "glory-islands",
        "sail ",
        ("barrels_total = 8", "barrels_total = 9"),
    );
}

/// Seats, side and wrecks are all combined; Henry Morgan has a row where he
/// sails along.
#[test]
fn every_variant_of_glory_islands_is_simulated_in_turn() {
    let report = prints(&["simulate", "glory-islands", "--games", "24", "--check"]);
    assert_eq!(report.matches("     henry  ").count(), 4, "{report}");
    for seats in 2..=4 {
        for (side, wrecks) in [
            ("front", true),
            ("front", false),
            ("back", true),
            ("back", false),
        ] {
            let settings = [
                format!("seats={seats}"),
                format!("side={side}"),
                format!("wrecks={wrecks}"),
            ];
            let headed = |line: &str| {
                let named = settings.iter().all(|setting| line.contains(setting));
                named && line.contains("2 games")
            };
            assert!(report.lines().any(headed), "{settings:?}\n{report}");
        }
    }
    let two = prints(&["simulate", "glory-islands", "--games", "4", "--seats", "2"]);
    assert!(two.contains("seats=2") && !two.contains("seats=3"), "{two}");
}

/// Modes have different numbers of seats, and the report names each.
#[test]
fn every_mode_of_foggy_island_is_simulated_in_turn() {
    let report = prints(&["simulate", "foggy-island", "--games", "10", "--check"]);
    for mode in ["basic", "weather", "mercenary", "quick", "team"] {
        let expected = format!("mode={mode}: 2 games");
        assert!(report.contains(&expected), "{report}");
    }
    let four = prints(&["simulate", "foggy-island", "--games", "3", "--seats", "4"]);
    assert!(four.contains("mode=team: 3 games"), "{four}");
    let two = prints(&["simulate", "foggy-island", "--games", "8", "--seats", "2"]);
    assert!(
        two.contains("mode=quick: 2 games") && !two.contains("team"),
        "{two}"
    );
    let said = fails(2, &["simulate", "foggy-island", "--seats", "3"]);
    assert!(
        said.contains("--seats 3: foggy-island has no such table"),
        "{said}"
    );
    let clash = [
        "simulate",
        "foggy-island",
        "--seats",
        "4",
        "--set",
        "mode=quick",
    ];
    assert!(fails(2, &clash).contains("--seats 4"));
}

#[test]
fn every_rule_of_groo_is_printed_once() {
    let all = prints(&["rules", "groo"]);
    assert_eq!(all.matches("GROO-END-01  ").count(), 1);
    assert_eq!(all, prints(&["rules", "GROO"]));
    let chapter = prints(&["rules", "groo-wild"]);
    assert!(chapter.contains("GROO-WILD-13  ") && !chapter.contains("GROO-END-01  "));
}

#[test]
fn every_rule_of_glory_islands_is_printed_once() {
    let all = prints(&["rules", "glory-islands"]);
    assert_eq!(all.matches("GLORY-END-01  ").count(), 1);
    let chapter = prints(&["rules", "glory-2p"]);
    assert!(chapter.contains("GLORY-2P-13  ") && !chapter.contains("GLORY-END-01  "));
}

#[test]
fn rules_of_a_character_are_a_chapter() {
    let all = prints(&["rules", "foggy-island"]);
    assert_eq!(all.matches("FOG-END-01  ").count(), 1);
    let chapter = prints(&["rules", "fog-char-hippo"]);
    assert!(chapter.contains("FOG-CHAR-HIPPO-05  ") && !chapter.contains("FOG-CHAR-FOX-01  "));
}
