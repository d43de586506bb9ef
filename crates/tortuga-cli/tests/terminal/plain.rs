//! Without colours, without a terminal, and with nonsense typed.

use assert_cmd::Command;

use crate::window::Window;

const ESCAPE: u8 = 0x1b;

#[test]
fn colours_come_on_a_terminal_unless_somebody_wants_none() {
    let args = ["--seed", "7", "--bots", "novice"];
    let window = Window::play(100, &args);
    assert!(window.bytes().contains(&ESCAPE));
    let plain = Window::play_with(100, &args, &[("NO_COLOR", "1")]);
    assert!(!plain.bytes().contains(&ESCAPE));
    assert_eq!(
        plain.text(),
        window.text(),
        "colours add nothing but colour"
    );
}

fn piped(args: &[&str], input: &str) -> String {
    let mut command = Command::cargo_bin("tortuga").unwrap();
    command
        .args(["play", "grog-island"])
        .args(args)
        .env("COLUMNS", "60");
    let output = command.write_stdin(input.to_owned()).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_pipe_gets_plain_text_as_wide_as_it_says() {
    let text = piped(&["--hot-seat", "--seed", "7"], "\n?\nlog\nb\nq\n");
    assert!(!text.as_bytes().contains(&ESCAPE));
    assert!(text.contains(&format!("\n{}\n", "-".repeat(60))), "{text}");
    let headings = text.lines().filter(|line| line.contains('─'));
    assert!(headings.clone().count() > 0);
    assert!(headings.clone().all(|line| line.chars().count() == 60));
    for line in text.lines() {
        assert!(line.chars().count() <= 60, "{line}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| piped(&["--seed", seed, "--bots", "novice"], &"1\n".repeat(10));
    assert_eq!(game("4"), game("4"));
    assert_ne!(game("4"), game("5"));
}

#[test]
fn nonsense_gets_a_kind_answer_and_changes_nothing() {
    let mut window = Window::play(
        100,
        &["--seats", "2", "--seed", "7", "--set", "starting_player=0"],
    );
    while !window.choices().last().unwrap().starts_with("bid") {
        window.enter("1");
    }
    for (typed, answer) in [
        ("rum", "I do not know \"rum\"."),
        ("", "Type a number from 1 to"),
        ("9999", "Type a number from 1 to"),
        ("0", "Type a number from 1 to"),
        ("bid", "\"bid\" needs other words after it."),
        ("bid Q", "\"Q\" does not fit here."),
        ("? pass", "(GROG-BID-06)"),
        ("? lock O pub", "(GROG-"),
        ("rules grog-bid-7", "There is no rule GROG-BID-7"),
        ("rules grog-bid-07", "GROG-BID-07 "),
        ("rules", "Name a rule, such as GROG-SETUP-01."),
        ("🦜 \u{7}ende\u{301}", "I do not know"),
        ("hilfe", "? 3 or ? bid "),
    ] {
        window.enter(typed);
        assert!(window.has(answer), "{typed}: {}", window.text());
    }
    window.enter("board");
    assert!(window.choices().last().unwrap().starts_with("bid"));
}

#[test]
fn a_long_list_is_shortened_and_shown_on_demand() {
    let mut window = Window::play(
        100,
        &["--seats", "2", "--seed", "7", "--set", "starting_player=0"],
    );
    while !window.choices().last().unwrap().starts_with("bid") {
        window.enter("1");
    }
    let short = window.choices();
    assert!(
        window.has("more; type all to see them"),
        "{}",
        window.text()
    );
    window.enter("all");
    let all = window.choices();
    assert!(all.len() > short.len());
    assert_eq!(all[..short.len()], short);
}

#[test]
fn names_that_cannot_be_are_refused() {
    for (names, complaint) in [
        ("Ann,Ann", "two are called Ann"),
        ("A,B,C", "3 names for 2 seats"),
        ("Ann,", "a name has 1 to 24 letters"),
    ] {
        let mut window = Window::play(100, &["--seats", "2", "--names", names]);
        assert!(window.has(complaint), "{}", window.text());
        assert_eq!(window.exit_code(), 2);
    }
}
