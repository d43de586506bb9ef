//! Foggy Island at the terminal.

use insta::assert_snapshot;
use tempfile::tempdir;

use crate::games::{Player, before_the_record};
use crate::window::{Window, verify};

fn play(columns: u16, args: &[&str]) -> Window {
    Window::play_game("foggy-island", columns, args, &[])
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

#[test]
fn a_whole_basic_game_in_english() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.tortuga");
    let path = record.to_str().unwrap();
    let args = ["--seed", "3", "--hot-seat", "--record", path];
    let mut player = Player::new(play(100, &args));
    player.play_on("Final scoring", first);
    assert_eq!(player.window.exit_code(), 0);
    for verb in ["pick", "place", "at"] {
        assert_snapshot!(format!("foggy-en-{verb}"), player.moment(verb));
    }
    let score = player.window.text();
    assert_snapshot!("foggy-en-score", before_the_record(&score));
    verify(&record);
}

/// Four rounds with weather and mercenaries; the fog comes, too.
#[test]
fn a_whole_game_with_mercenaries_in_both_languages() {
    for (lang, columns, fog, end) in [
        ("en", 80, "Weather: Foggy.", "Final scoring"),
        ("de", 60, "Wetter: Neblig.", "Schlusswertung"),
    ] {
        let args = ["--set", "mode=mercenary", "--seed", "1", "--lang", lang];
        let args = [&args[..], &["--hot-seat"]].concat();
        let mut player = Player::new(play(columns, &args));
        player.play_on(end, first);
        assert_eq!(player.window.exit_code(), 0);
        let screen = player.window.whole();
        assert!(screen.contains(fog), "no fog");
        assert_snapshot!(format!("foggy-{lang}-hire"), player.moment("hire"));
        check_width(&player, usize::from(columns));
    }
}

#[test]
fn a_whole_quick_game_in_the_fog_in_german() {
    let args = ["--set", "mode=quick", "--set", "quick_weather=foggy"];
    let more = ["--seed", "5", "--lang", "de", "--hot-seat"];
    let mut player = Player::new(play(60, &[&args[..], &more].concat()));
    player.play_on("Schlusswertung", first);
    assert_eq!(player.window.exit_code(), 0);
    assert_snapshot!("foggy-de-fog", player.moment("fog"));
    assert_snapshot!("foggy-de-at", player.moment("at"));
    assert_snapshot!("foggy-de-score", player.window.text());
    check_width(&player, 60);
}

#[test]
fn whole_team_games_in_both_languages() {
    for (lang, end) in [("en", "Final scoring"), ("de", "Schlusswertung")] {
        let args = ["--seats", "4", "--seed", "9", "--lang", lang];
        let args = [&args[..], &["--hot-seat"]].concat();
        let mut player = Player::new(play(44, &args));
        player.play_on(end, first);
        assert_eq!(player.window.exit_code(), 0);
        assert!(player.decisions > 40, "only {} decisions", player.decisions);
        check_width(&player, 44);
        if lang == "en" {
            assert_snapshot!("foggy-en-team", player.moment("at"));
        }
    }
}

#[test]
fn a_whole_game_against_a_bot() {
    let mut player = Player::new(play(80, &["--seed", "2", "--set", "mode=weather"]));
    player.play_on("Final scoring", first);
    assert_eq!(player.window.exit_code(), 0);
}

/// Ann and Bo draw from their own piles and type what came.
fn from_the_box() -> Window {
    let args = ["--hot-seat", "--luck", "typed", "--names", "Ann,Bo"];
    let mut window = play(100, &[&args[..], &["--set", "mode=quick"]].concat());
    assert!(window.has("Name the first player."), "{}", window.text());
    for line in ["0", "", "Foggy", ""] {
        window.enter(line);
    }
    assert!(window.has("Hand over to Ann."), "{}", window.text());
    window
}

#[test]
fn tokens_and_cards_from_the_box() {
    let mut window = from_the_box();
    window.enter("");
    assert!(window.has("Mercenaries for hire."), "{}", window.text());
    window.enter("? mouses");
    assert!(window.has("coins, for 1 Wolf."), "{}", window.text());
    window.enter("hire cat");
    assert!(window.has("hired now: 1"), "{}", window.text());
    window.enter("done");
    window.enter("");
    window.enter("done");
    for name in ["Bo", "Ann"] {
        if window.has("Hand over to") {
            window.enter("");
        }
        assert!(window.has("for your hand."), "{name}: {}", window.text());
        window.enter("rat");
        for _ in 0..4 {
            window.enter("1");
        }
    }
    assert!(window.has("which quarter stays open?"), "{}", window.text());
    window.enter("north-west");
    assert!(window.has("the north-west is open."), "{}", window.text());
    window.enter("");
    window.enter("");
    window.enter("place rat down");
    window.enter("C3");
    assert!(
        window.has("Draw a token from your pile."),
        "{}",
        window.text()
    );
    window.enter("Cow");
    assert!(window.has("Type what came"), "{}", window.text());
    window.enter("hippo");
    assert!(
        window.has("No such token is in the pile"),
        "{}",
        window.text()
    );
    window.enter("Cat");
    assert!(
        window.has("Press Enter if that is right"),
        "{}",
        window.text()
    );
}

#[test]
fn nothing_of_anybody_is_seen_when_the_screen_changes_hands() {
    let args = ["--hot-seat", "--names", "Ann,Bo", "--seed", "3"];
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

/// By the letter nobody may look at what he laid face down (FOG-WEATHER-16).
#[test]
fn a_strict_table_reminds_nobody_of_face_down_tokens() {
    let fog = ["--set", "mode=quick", "--set", "quick_weather=foggy"];
    let args = [
        &fog[..],
        &["--seed", "8", "--set", "first_player=0", "--bots", "novice"],
    ]
    .concat();
    let after_a_turn = |more: &[&str]| {
        let mut window = play(100, &[&args[..], more].concat());
        window.enter("done");
        while !window.choices()[0].starts_with("place") {
            window.enter("1");
        }
        window.enter("1");
        window.enter("1");
        window.text()
    };
    let usual = after_a_turn(&[]);
    assert!(usual.contains("(B) Wolf"), "{usual}");
    assert!(usual.contains("You place Wolf (face down)"), "{usual}");
    let strict = after_a_turn(&["--strict-fog"]);
    assert!(strict.contains("(B) ?"), "{strict}");
    assert!(!strict.contains("(B) Wolf"), "{strict}");
    assert!(strict.contains("You place a face-down token"), "{strict}");
}

#[test]
fn flags_that_fit_no_table_are_refused_kindly() {
    for (args, complaint) in [
        (
            ["--seats", "3"],
            "--seats 3: foggy-island has no such table",
        ),
        (["--set", "mode=chess"], "mode"),
    ] {
        let mut window = play(100, &args);
        assert!(window.has(complaint), "{}", window.text());
        assert_eq!(window.exit_code(), 2);
    }
    let mut window = Window::play_game("groo", 100, &["--strict-fog"], &[]);
    assert!(
        window.has("in groo nothing is laid face down"),
        "{}",
        window.text()
    );
    assert_eq!(window.exit_code(), 2);
}

#[test]
fn a_character_and_a_tile_are_explained() {
    let mut window = play(100, &["--seed", "4"]);
    window.enter("? pig");
    assert!(window.has("Doubles the points"), "{}", window.text());
    window.enter("? Rabbit");
    assert!(window.has("breaks every line"), "{}", window.text());
    window.enter("?");
    assert!(window.has("C3 alone is enough"), "{}", window.text());
    window.enter("? F6");
    assert!(window.has("F6: free."), "{}", window.text());
}

#[test]
fn without_colours_it_reads_the_same() {
    let args = ["--seed", "4", "--bots", "novice"];
    let screens = [&[("NO_COLOR", "1")][..], &[]].map(|variables| {
        let mut window = Window::play_game("foggy-island", 80, &args, variables);
        for _ in 0..15 {
            window.enter("1");
        }
        (window.text(), window.bytes().contains(&0x1b))
    });
    assert_eq!(screens[0].0, screens[1].0);
    assert_eq!((screens[0].1, screens[1].1), (false, true));
}
