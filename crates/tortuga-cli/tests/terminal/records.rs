//! Games that are written down: leaving, going on, losing power.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::{TempDir, tempdir};

use crate::window::Window;

fn a_record() -> (TempDir, PathBuf) {
    let folder = tempdir().unwrap();
    let path = folder.path().join("evening.tortuga");
    (folder, path)
}

/// Everything from the board on: the greeting differs.
fn position(window: &Window) -> String {
    let text = window.text();
    let board = text.find("Grog Island ·").unwrap();
    text[board..].to_owned()
}

fn go_on(record: &Path, more: &[&str]) -> Window {
    let args = [&["--record", record.to_str().unwrap()], more].concat();
    Window::play(100, &args)
}

#[test]
fn leaving_and_going_on_gives_the_same_position() {
    let (_folder, record) = a_record();
    // Bots that look ahead by the clock may choose otherwise another time.
    let begin = ["--seats", "3", "--seed", "9", "--bots", "novice"];
    let mut window = go_on(&record, &begin);
    for _ in 0..12 {
        window.enter("1");
    }
    let left = position(&window);
    window.enter("quit");
    let path = record.to_str().unwrap();
    assert!(window.has("The game is kept in"), "{}", window.text());
    let command = format!("tortuga play grog-island --record {path}");
    let typed = window.text().replace('\n', "");
    assert!(typed.contains(&command), "{typed}");
    assert_eq!(window.exit_code(), 0);

    let mut again = go_on(&record, &[]);
    assert_eq!(position(&again), left);
    let mut never_left = Window::play(100, &begin);
    for _ in 0..12 {
        never_left.enter("1");
    }
    for _ in 0..12 {
        again.enter("1");
        never_left.enter("1");
    }
    assert_eq!(position(&again), position(&never_left));
}

#[test]
fn a_game_that_was_cut_off_goes_on() {
    let (_folder, record) = a_record();
    let mut window = go_on(&record, &["--seats", "2", "--seed", "9"]);
    for _ in 0..6 {
        window.enter("1");
    }
    let left = position(&window);
    window.kill();
    let whole = fs::read_to_string(&record).unwrap();
    fs::write(&record, format!("{whole}0\tbi")).unwrap();
    let again = go_on(&record, &[]);
    assert_eq!(position(&again), left);
    assert_eq!(fs::read_to_string(&record).unwrap(), whole);
}

#[test]
fn the_end_of_the_input_loses_nothing() {
    let (_folder, record) = a_record();
    let mut window = go_on(&record, &["--seed", "9"]);
    window.enter("1");
    let left = position(&window);
    window.enter("\u{4}");
    assert!(window.has("The game is kept in"), "{}", window.text());
    assert_eq!(window.exit_code(), 0);
    assert_eq!(position(&go_on(&record, &[])), left);
}

#[test]
fn control_c_loses_nothing() {
    let (_folder, record) = a_record();
    let mut window = go_on(&record, &["--seed", "9"]);
    window.enter("1");
    let left = position(&window);
    window.enter("\u{3}");
    assert_ne!(window.exit_code(), 0);
    assert_eq!(position(&go_on(&record, &[])), left);
}

#[test]
fn flags_may_repeat_what_the_record_says_but_not_change_it() {
    let (_folder, record) = a_record();
    let begin = ["--seats", "3", "--names", "Ann, Bo", "--seed", "9"];
    go_on(&record, &begin).enter("q");
    go_on(&record, &begin).enter("q");
    go_on(&record, &["--hot-seat", "1", "--bots", "mate"]).enter("q");
    for (flags, complaint) in [
        (&["--seats", "2"][..], "seats is 3 in this record"),
        (&["--names", "Bo"], "--names is Ann,Bo"),
        (&["--seed", "8"], "--seed is another one"),
        (&["--luck", "typed"], "--luck is fair"),
        (&["--set", "rum=1"], "there is no option"),
        (&["--hot-seat"], "--hot-seat is 1 in this record"),
        (&["--hot-seat", "2"], "--hot-seat is 1 in this record"),
        (&["--bots", "sailor"], "--bots is mate,mate in this record"),
        (&["--bots", "mate,mate,mate"], "bots have 2 of the 3 seats"),
        (&["--bots", "mate,parrot"], "\"parrot\" is no level"),
    ] {
        let mut window = go_on(&record, flags);
        let said = window.text().replace('\n', " ");
        assert!(said.contains(complaint), "{said}");
        assert_eq!(window.exit_code(), 2);
    }
}

#[test]
fn without_its_seal_a_game_cannot_go_on() {
    let (folder, record) = a_record();
    go_on(&record, &["--seed", "9"]).enter("q");
    let seal = folder.path().join("evening.tortuga.sealed");
    let text = fs::read_to_string(&seal).unwrap();
    assert!(text.contains("\"people\":[0]"), "{text}");
    fs::remove_file(&seal).unwrap();
    let mut window = go_on(&record, &[]);
    assert!(window.has(".sealed is missing"), "{}", window.text());
    assert_eq!(window.exit_code(), 2);
}

#[test]
fn people_and_bots_sit_where_they_sat() {
    let (_folder, record) = a_record();
    let begin = ["--seats", "3", "--hot-seat", "2", "--bots", "novice"];
    let mut window = go_on(&record, &begin);
    window.enter("");
    window.enter("q");
    let mut window = go_on(&record, &[]);
    assert!(window.has("Hand over to White."), "{}", window.text());
    window.enter("");
    window.enter("1");
    window.enter("1");
    assert!(window.has("Hand over to Red."), "{}", window.text());
}

#[test]
fn a_game_that_was_given_up_does_not_go_on() {
    let (folder, record) = a_record();
    go_on(&record, &["--seed", "9"]).enter("q");
    let mut text = fs::read_to_string(&record).unwrap();
    text.push_str("{\"ended\":\"abandonment\",\"by\":\"0\"}\n");
    fs::write(&record, &text).unwrap();
    let mut window = go_on(&record, &[]);
    let said = window.text().replace('\n', " ");
    assert!(said.contains("closed before its end"), "{said}");
    assert_eq!(window.exit_code(), 2);
    assert_eq!(fs::read_to_string(&record).unwrap(), text);
    assert!(folder.path().join("evening.tortuga.sealed").exists());
}

#[test]
fn two_games_cannot_write_the_same_record() {
    let (_folder, record) = a_record();
    let mut first = go_on(&record, &["--seed", "9"]);
    let mut second = go_on(&record, &[]);
    let said = second.text().replace('\n', " ");
    assert!(said.contains("another game is writing"), "{said}");
    assert_eq!(second.exit_code(), 2);
    first.enter("1");
    first.enter("q");
    assert_eq!(first.exit_code(), 0);
    go_on(&record, &[]).enter("q");
}

#[test]
fn the_command_to_go_on_can_be_pasted_into_a_shell() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("Bo's evening.tortuga");
    let mut window = go_on(&record, &["--seed", "9"]);
    window.enter("q");
    let typed = window.text().replace('\n', "");
    assert!(typed.contains(r"/Bo'\''s evening.tortuga'"), "{typed}");
}
