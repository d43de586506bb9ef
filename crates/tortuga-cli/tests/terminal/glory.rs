//! Glory Islands at the terminal.

use insta::assert_snapshot;
use tempfile::tempdir;

use crate::games::{Player, before_the_record};
use crate::window::{Window, verify};

fn play(columns: u16, args: &[&str]) -> Window {
    Window::play_game("glory-islands", columns, args, &[])
}

/// The first choice tells screens apart.
fn first(choices: &[String]) -> &String {
    &choices[0]
}

#[track_caller]
fn check_width(player: &Player, columns: usize) {
    for (verb, text) in &player.moments {
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(columns), "{verb}:\n{text}");
    }
}

/// Four at the table on the front, in both languages.
#[test]
fn whole_games_of_four_in_both_languages() {
    for (lang, columns, end) in [("en", 100, "Final scoring"), ("de", 80, "Schlusswertung")] {
        let folder = tempdir().unwrap();
        let record = folder.path().join("game.tortuga");
        let path = record.to_str().unwrap();
        let args = [
            "--seats", "4", "--seed", "7", "--lang", lang, "--record", path,
        ];
        let args = [&args[..], &["--hot-seat"]].concat();
        let mut player = Player::new(play(columns, &args));
        player.play_on(end, first);
        assert_eq!(player.window.exit_code(), 0);
        for verb in ["card", "sail", "put"] {
            assert_snapshot!(format!("glory-{lang}-{verb}"), player.moment(verb));
        }
        check_width(&player, columns.into());
        verify(&record);
    }
}

/// Two with Captain Henry Morgan, on the back with wrecks, in a narrow window.
#[test]
fn whole_games_with_henry_in_both_languages() {
    for (lang, end, henry) in [
        ("en", "Final scoring", "Captain Henry Morgan"),
        ("de", "Schlusswertung", "Kapitän Henry Morgan"),
    ] {
        let args = ["--seats", "2", "--set", "side=back", "--set", "wrecks=true"];
        let more = ["--seed", "5", "--lang", lang, "--hot-seat"];
        let mut player = Player::new(play(60, &[&args[..], &more].concat()));
        player.play_on(end, first);
        assert_eq!(player.window.exit_code(), 0);
        check_width(&player, 60);
        assert_snapshot!(format!("glory-{lang}-henry"), player.moment("sail"));
        let score = player.window.text();
        assert!(score.contains(henry), "{score}");
        assert_snapshot!(format!("glory-{lang}-score"), before_the_record(&score));
    }
}

#[test]
fn a_whole_game_against_bots() {
    let mut player = Player::new(play(80, &["--seed", "2", "--seats", "3"]));
    player.play_on("Final scoring", first);
    assert_eq!(player.window.exit_code(), 0);
    assert!(player.decisions > 15, "only {} decisions", player.decisions);
}

/// Ann and Bo turn over Henry's cards and draw from the bag themselves.
#[test]
fn cards_and_tokens_from_the_box() {
    let args = ["--hot-seat", "--luck", "typed", "--names", "Ann,Bo"];
    let args = [&args[..], &["--seats", "2"]].concat();
    let mut window = play(100, &args);
    assert!(window.has("Hand over to Ann."), "{}", window.text());
    window.enter("");
    window.enter("red-5");
    assert!(window.has("Hand over to Bo."), "{}", window.text());
    window.enter("");
    window.enter("card yellow-1");
    assert!(
        window.has("next card of Captain Henry Morgan"),
        "{}",
        window.text()
    );
    window.enter("red-1");
    assert!(
        window.has("not in Captain Henry Morgan's draw pile"),
        "{}",
        window.text()
    );
    window.enter("green-3a");
    assert!(window.has("3 (green, 3 black dots)."), "{}", window.text());
    window.enter("");
    assert!(window.has("Hand over to Ann."), "{}", window.text());
    window.enter("");
    window.enter("sail 5");
    window.enter("1,5");
    assert!(
        window.has("Draw a treasure token from the bag."),
        "{}",
        window.text()
    );
    window.enter("Gold doubloons");
    assert!(
        window.has("Gold doubloons. Press Enter"),
        "{}",
        window.text()
    );
    window.enter("");
    window.enter("crown");
    window.enter("");
    assert!(
        window.has("You drew Sapphire crown, Gold doubloons."),
        "{}",
        window.text()
    );
}

#[test]
fn nothing_of_anybody_is_seen_when_the_screen_changes_hands() {
    let args = [
        "--hot-seat",
        "--names",
        "Ann,Bo,Cy",
        "--seed",
        "3",
        "--seats",
        "3",
    ];
    let mut window = play(100, &args);
    let mut hands = 0;
    for _ in 0..60 {
        if window.has("Press Enter.") {
            hands += 1;
            let screen = window.screen();
            assert!(screen.trim().starts_with("Hand over to "), "{screen}");
            assert_eq!(screen.trim().lines().count(), 1, "{screen}");
            window.enter("");
        } else {
            window.enter("1");
        }
    }
    assert!(hands > 10, "the screen changed hands only {hands} times");
}

#[test]
fn cards_spaces_icons_and_islands_are_explained() {
    let mut window = play(100, &["--seed", "4", "--bots", "novice"]);
    for (asked, told) in [
        ("? red-3a", "Costs 3 sailing spaces."),
        ("? barrel", "Take a barrel, if the supply has one"),
        ("? 2,4", "2,4: barrel, Buccaneer Island. Free."),
        ("? C", "C Cutlass Cay: 3 spaces, 3 free."),
        ("? compass", "Bonuses still to be had: 4, 2, 1, 0 glory."),
        ("?", "2,4 alone is enough for put 2,4"),
    ] {
        window.enter(asked);
        assert!(window.has(told), "{asked}: {}", window.text());
    }
    window.enter("card green-1");
    assert!(
        window.has("This card is not in your hand"),
        "{}",
        window.text()
    );
}

#[test]
fn flags_that_fit_no_table_are_refused_kindly() {
    for (args, complaint) in [(["--seats", "5"], "5"), (["--set", "side=edge"], "side")] {
        let mut window = play(100, &args);
        assert!(window.has(complaint), "{}", window.text());
        assert_eq!(window.exit_code(), 2);
    }
}

#[test]
fn without_colours_it_reads_the_same() {
    let args = ["--seed", "4", "--bots", "novice"];
    let screens = [&[("NO_COLOR", "1")][..], &[]].map(|variables| {
        let mut window = Window::play_game("glory-islands", 80, &args, variables);
        for _ in 0..15 {
            window.enter("1");
        }
        (window.text(), window.bytes().contains(&0x1b))
    });
    assert_eq!(screens[0].0, screens[1].0);
    assert_eq!((screens[0].1, screens[1].1), (false, true));
}
