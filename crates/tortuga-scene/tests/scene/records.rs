//! Recorded games, told from the first line to the result.

use std::fs;
use std::path::PathBuf;

use insta::assert_snapshot;
use serde_json::{Value, json};
use tortuga_core::{Record, Seat, Viewer};
use tortuga_games::{EditionChoice, Table, open_replay};
use tortuga_scene::{LogLine, Onlook, log};
use tortuga_words::Lang;

use crate::common::{GAME, draw, viewers};
use crate::paper;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records")
}

/// The game at its end, and what the viewer heard of it.
fn replayed(text: &str, viewer: Viewer) -> (Record, Box<dyn Table>, Vec<Value>) {
    let record = Record::read(text).unwrap();
    let mut table = open_replay(&record, &EditionChoice::Standard).unwrap();
    let mut heard = Vec::new();
    for line in &record.actions {
        table.play(line.actor, &line.action).unwrap();
        heard.extend(table.heard(viewer));
    }
    (record, table, heard)
}

fn told(lang: Lang, names: &[String], viewer: Viewer, heard: &[Value]) -> Vec<LogLine> {
    told_of(GAME, lang, names, viewer, heard)
}

fn told_of(
    game: &str,
    lang: Lang,
    names: &[String],
    viewer: Viewer,
    heard: &[Value],
) -> Vec<LogLine> {
    let onlook = Onlook {
        lang,
        edition: &EditionChoice::Standard,
        names,
        viewer,
    };
    log(game, &onlook, heard).unwrap()
}

#[test]
fn every_recorded_game_is_told_in_words() {
    let mut games = 0;
    for file in fs::read_dir(folder()).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        games += 1;
        for viewer in viewers(2) {
            let (record, _, heard) = replayed(&text, viewer);
            for lang in Lang::ALL {
                let game = &record.header.game;
                let lines = told_of(game, lang, &record.header.seats, viewer, &heard);
                let least = if game == GAME { 100 } else { 60 };
                assert!(lines.len() > least, "only {} lines", lines.len());
                for LogLine { text, .. } in &lines {
                    check_sentence(text);
                }
            }
        }
    }
    assert!(games >= 17, "only {games}");
}

#[track_caller]
fn check_sentence(text: &str) {
    assert!(text.ends_with('.'), "{text}");
    assert!(!text.contains(['[', '{', '}', '$']), "{text}");
    assert!(!text.contains("  ") && !text.contains(": ."), "{text}");
}

#[test]
fn every_round_has_its_heading() {
    let text = fs::read_to_string(folder().join("grog-4-seats-last-crew.tortuga")).unwrap();
    let (record, _, heard) = replayed(&text, Viewer::Spectator);
    let lines = told(Lang::En, &record.header.seats, Viewer::Spectator, &heard);
    let headings: Vec<&String> = lines
        .iter()
        .filter_map(|line| line.round.as_ref())
        .collect();
    let expected: Vec<String> = (1..=headings.len()).map(|n| format!("Round {n}")).collect();
    assert!(headings.iter().copied().eq(&expected), "{headings:?}");
    assert!(headings.len() > 5);
}

#[test]
fn a_roll_heard_alone_begins_some_new_round() {
    let rolled = [json!({"open": {"rolled": [1, 5, 1, 4, 3]}})];
    let lines = told(Lang::De, &[], Viewer::Spectator, &rolled);
    assert_eq!(lines[0].round.as_deref(), Some("Neue Runde"));
    assert_eq!(
        lines[0].text,
        "Wurf: Grün 1, Blau 5, Orange 1, Gelb 4, Grau 3."
    );
}

#[test]
fn a_whole_game() {
    let text = fs::read_to_string(folder().join("grog-2-seats-last-crew.tortuga")).unwrap();
    let (_, _, heard) = replayed(&text, Viewer::Seat(Seat(0)));
    let names = ["Ines".to_owned(), "Mara".to_owned()];
    for lang in Lang::ALL {
        let lines = told(lang, &names, Viewer::Seat(Seat(0)), &heard);
        assert_snapshot!(format!("game_of_two_{lang}"), paper::log(&lines));
    }
}

#[test]
fn game_over() {
    for (file, seats) in [
        ("grog-3-seats-last-crew", 3),
        ("grog-2-seats-shared-victory", 2),
    ] {
        let text = fs::read_to_string(folder().join(format!("{file}.tortuga"))).unwrap();
        let names = crate::common::names(seats);
        let mut papers = Vec::new();
        for viewer in viewers(seats) {
            let (_, table, _) = replayed(&text, viewer);
            let standings = json!(table.standings().unwrap());
            for lang in Lang::ALL {
                let view = table.view_json(viewer);
                let scene = draw(lang, &names, viewer, &view, &[], Some(&standings));
                papers.push(format!("--- {lang}, {viewer:?}\n{}", paper::desk(&scene)));
            }
        }
        assert_snapshot!(format!("over_{file}"), papers.join("\n"));
    }
}
