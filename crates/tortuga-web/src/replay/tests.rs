use std::fs;
use std::path::Path;

use tortuga_core::Viewer;
use tortuga_scene::{Onlook, Scene, scene};
use tortuga_words::Lang;

use super::*;

/// Every recorded game of the project: its name and its text.
fn records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    let paths = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = paths.map(read).collect();
    found.sort();
    found
}

fn text(name: &str) -> String {
    let found = records().into_iter().find(|(known, _)| known == name);
    found.unwrap().1
}

fn open(text: &str) -> Replay {
    Replay::open(text, EditionChoice::Standard).unwrap()
}

/// What this viewer saw at a moment.
fn drawn(replay: &Replay, course: &Course, at: usize) -> Scene {
    let onlook = Onlook {
        lang: Lang::De,
        edition: replay.edition(),
        names: replay.names(),
        viewer: course.viewer(),
    };
    let picture = course.picture(at).unwrap();
    let standings = picture.standings.as_ref();
    let drawn = scene(
        replay.game(),
        &onlook,
        &picture.view,
        &picture.legal,
        standings,
    );
    let drawn = drawn.unwrap_or_else(|error| panic!("{} at {at}: {error}", replay.game()));
    assert_eq!(drawn.result.is_some(), standings.is_some());
    assert!(drawn.choices.is_empty());
    drawn
}

#[test]
fn every_record_opens_and_its_luck_is_the_promised_one() {
    let records = records();
    assert!(records.len() > 30);
    for (name, text) in records {
        let replay = open(&text);
        assert!(replay.end() > 0, "{name}");
        if replay.luck() != LuckCheck::Unpromised {
            assert!(replay.luck().is_fair(), "{name}: {:?}", replay.luck());
        }
    }
}

#[test]
fn every_record_can_be_drawn_from_its_beginning_to_its_end() {
    for (name, text) in records() {
        let replay = open(&text);
        let course = replay.course(Viewer::Spectator);
        assert_eq!(course.end(), replay.end(), "{name}");
        for at in (0..=replay.end()).step_by(61) {
            drawn(&replay, &course, at);
        }
        assert!(
            drawn(&replay, &course, replay.end()).result.is_some(),
            "{name}"
        );
    }
}

#[test]
fn a_seat_sees_its_own_hand_and_no_other() {
    let replay = open(&text("grog-2-seats-last-crew"));
    let hand = |viewer: Viewer| drawn(&replay, &replay.course(viewer), 30).hand;
    let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    assert!(!hand(own).is_empty());
    assert_ne!(hand(own), hand(other));
    assert!(hand(Viewer::Spectator).is_empty());
    let told = |viewer| replay.course(viewer).told(&replay, Lang::En);
    assert_ne!(told(own), told(Viewer::Spectator));
}

#[test]
fn sentences_of_all_four_games_have_their_moments() {
    for name in [
        "foggy-weather-points",
        "glory-3-seats-home",
        "grog-3-seats-last-crew",
        "groo-3-seats-weasel",
    ] {
        let replay = open(&text(name));
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
            let course = replay.course(viewer);
            let told = course.told(&replay, Lang::En);
            assert!(told.is_sorted_by_key(|told| told.at), "{name}");
            let rounds = told.iter().filter(|told| told.line.round.is_some());
            assert!(rounds.count() > 1, "{name}");
            let stops = stops(&told, replay.end());
            assert_eq!((stops[0], stops[stops.len() - 1]), (0, replay.end()));
            assert!(stops.len() > told.len() / 4, "{name}");
            drawn(&replay, &course, stops[stops.len() / 2]);
        }
    }
}

#[test]
fn luck_that_was_changed_is_found() {
    let text = text("grog-2-seats-last-crew");
    let LuckCheck::Checked { draws, .. } = open(&text).luck() else {
        panic!("it was promised");
    };
    // A secret that is not the promised one proves nothing.
    let secret = text.rfind("\"secret\":\"").unwrap() + 10;
    let mut other = text.clone();
    let digit = if text[secret..].starts_with('0') {
        "1"
    } else {
        "0"
    };
    other.replace_range(secret..=secret, digit);
    let luck = open(&other).luck();
    assert_eq!(luck, LuckCheck::Checked { fair: 0, draws });
    assert!(!luck.is_fair());
    let lines: Vec<&str> = text.lines().collect();
    let unfinished = lines[..lines.len() - 1].join("\n") + "\n";
    assert_eq!(open(&unfinished).luck(), LuckCheck::Secret);
}

#[test]
fn what_is_no_record_is_told_so() {
    for text in ["", "ahoy", "{}\n"] {
        let error = Replay::open(text, EditionChoice::Standard).unwrap_err();
        assert!(matches!(error, ReplayError::Text(_)), "{error}");
    }
    let (_, text) = records().remove(0);
    let other = text.replacen("\"sha256\":\"", "\"sha256\":\"0", 1);
    let error = Replay::open(&other, EditionChoice::Standard).unwrap_err();
    assert!(matches!(error, ReplayError::Shelf(_)), "{error}");
    let illegal = text.replacen("\n*\t", "\n0\tahoy\n*\t", 1);
    let error = Replay::open(&illegal, EditionChoice::Standard).unwrap_err();
    assert!(
        matches!(error, ReplayError::Line { line: 2, .. }),
        "{error}"
    );
}
