//! Bots of several levels at one table, and what is seen of their thinking.

use std::fs;

use assert_cmd::Command;
use tempfile::tempdir;

use crate::games::Player;
use crate::window::Window;

#[test]
fn a_whole_game_against_a_captain_and_a_sailor() {
    let args = ["--seats", "3", "--seed", "2", "--bots", "captain,sailor"];
    let mut player = Player::new(Window::play_game("glory-islands", 100, &args, &[]));
    player.play_on("Final scoring", |choices| &choices[0]);
    assert_eq!(player.window.exit_code(), 0);
    let table = player.moment("card");
    for bot in ["Green (Captain)", "Yellow (Sailor)"] {
        assert!(table.contains(bot), "{table}");
    }
}

#[test]
fn every_game_says_how_well_the_bots_play() {
    for (game, bots, german) in [
        ("grog-island", "novice,sailor", "Schiffsjunge Matrose"),
        ("groo", "mate", "Maat Maat"),
        ("glory-islands", "sailor,novice", "Matrose Schiffsjunge"),
    ] {
        let args = [
            "--seats", "3", "--lang", "de", "--seed", "3", "--bots", bots,
        ];
        let window = Window::play_game(game, 80, &args, &[]);
        let text = window.text();
        let roles = text.split('(').filter_map(|rest| rest.split_once(')'));
        let known = ["Schiffsjunge", "Matrose", "Maat"];
        let shown = roles
            .map(|(role, _)| role)
            .filter(|role| known.contains(role));
        assert_eq!(shown.collect::<Vec<_>>().join(" "), german, "{text}");
    }
    let args = ["--seed", "3", "--bots", "admiral"];
    let window = Window::play_game("foggy-island", 80, &args, &[]);
    assert!(window.has("Red (Admiral):"), "{}", window.text());
}

/// The admiral chooses a hand first, for two seconds.
#[test]
fn whoever_waits_sees_how_far_a_bot_is() {
    for (lang, said) in [
        ("en", "Red (Admiral) is thinking "),
        ("de", "Rot (Admiral) denkt nach "),
    ] {
        let args = ["--seed", "3", "--bots", "admiral", "--lang", lang];
        let window = Window::play_game("foggy-island", 80, &args, &[]);
        let whole = window.whole();
        assert!(whole.contains(said), "{whole}");
        assert!(whole.contains("██"), "{whole}");
        assert!(!window.screen().contains('█'), "{}", window.screen());
    }
}

#[test]
fn in_a_pipe_nobody_is_seen_thinking() {
    let mut command = Command::cargo_bin("tortuga").unwrap();
    command.args(["play", "foggy-island", "--seed", "3", "--bots", "captain"]);
    let output = command.write_stdin("h\n1\n").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("A captain would: "), "{text}");
    assert!(
        !text.contains("is thinking") && !text.contains('\r'),
        "{text}"
    );
}

#[test]
fn levels_are_kept_with_the_game() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.tortuga");
    let go_on = |more: &[&str]| {
        let args = [&["--record", record.to_str().unwrap()], more].concat();
        Window::play(100, &args)
    };
    go_on(&["--seats", "3", "--bots", "captain,sailor"]).enter("q");
    let seal = folder.path().join("game.tortuga.sealed");
    let text = fs::read_to_string(&seal).unwrap();
    assert!(text.contains(r#""bots":["captain","sailor"]"#), "{text}");
    let window = go_on(&[]);
    assert!(window.has("Red (Captain)"), "{}", window.text());
    assert!(window.has("Purple (Sailor)"), "{}", window.text());
    window.kill();

    let old = text.replace(r#"["captain","sailor"]"#, r#""greedy""#);
    fs::write(&seal, old).unwrap();
    let mut window = go_on(&["--bots", "sailor"]);
    assert!(window.has("Red (Sailor)"), "{}", window.text());
    assert!(window.has("Purple (Sailor)"), "{}", window.text());
    window.enter("q");
    let refused = go_on(&["--bots", "captain"]);
    let said = refused.text().replace('\n', " ");
    assert!(
        said.contains("--bots is sailor,sailor in this record"),
        "{said}"
    );
}

#[test]
fn levels_that_are_none_and_bots_that_are_not_there_are_refused() {
    for (bots, complaint) in [
        ("greedy", "there is: novice, sailor, mate, captain, admiral"),
        (
            "mate,sailor",
            "--bots mate,sailor: bots have 1 of the 2 seats",
        ),
    ] {
        let mut window = Window::play(100, &["--seats", "2", "--bots", bots]);
        let said = window.text().replace('\n', " ");
        assert!(said.contains(complaint), "{said}");
        assert_eq!(window.exit_code(), 2);
    }
}
