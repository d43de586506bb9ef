//! A server under load: it bears it, and being killed in the middle loses nothing.

use std::process::Output;

use assert_cmd::Command;

fn bench(words: &[&str]) -> Output {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("tortuga"));
    let output = command.arg("bench-server").args(words).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    output
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The number in front of these words.
fn number(text: &str, words: &str) -> u64 {
    let (before, _) = text.split_once(words).unwrap_or_else(|| panic!("{text}"));
    before.split_whitespace().last().unwrap().parse().unwrap()
}

/// The players themselves compare what they know with the records, and the command fails
/// if something is missing or there twice, a table is stuck or a clock is wrong; here it is
/// seen that they had something to compare.
#[test]
fn ten_kills_under_load_lose_nothing() {
    let output = bench(&["--kills", "10", "--tables", "12", "--seed", "7"]);
    let text = text(&output);
    assert!(text.starts_with("10 kills in "), "{text}");
    assert!(number(&text, " acknowledged actions") >= 12 * 11, "{text}");
    // Four at each table compare at least the last record; all come back after each kill.
    assert!(number(&text, " times a player compared") >= 48, "{text}");
    assert!(
        number(&text, " times a player came back") >= 10 * 24,
        "{text}"
    );
    assert!(number(&text, " clocks were right") >= 100, "{text}");
    assert!(text.contains("no table was stuck"), "{text}");
}

#[test]
fn what_a_server_bears_is_told_over_sockets_and_without() {
    let words = ["--tables", "3", "--seconds", "2"];
    let sockets = text(&bench(&[&words[..], &["--idle", "20"]].concat()));
    assert!(
        sockets.contains("3 tables of 4 players, over sockets"),
        "{sockets}"
    );
    assert!(number(&sockets, " a second (") > 0, "{sockets}");
    assert!(sockets.contains("one more onlooker"), "{sockets}");
    let within = text(&bench(
        &[&words[..], &["--in-process", "--game", "groo"]].concat(),
    ));
    assert!(within.contains("in one program"), "{within}");
    assert!(number(&within, " a second (") > 0, "{within}");
}
