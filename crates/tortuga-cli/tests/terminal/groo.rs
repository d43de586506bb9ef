//! GROO: The Game at the terminal.

use insta::assert_snapshot;
use tempfile::tempdir;

use crate::games::{Player, before_the_record};
use crate::window::{Window, verify};

fn play(columns: u16, args: &[&str]) -> Window {
    Window::play_game("groo", columns, args, &[])
}

/// Done comes last everywhere; the first choice tells screens apart.
fn first(choices: &[String]) -> &String {
    &choices[0]
}

#[test]
fn a_whole_game_of_four_in_english() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.tortuga");
    let path = record.to_str().unwrap();
    let args = [
        "--seats",
        "4",
        "--seed",
        "3",
        "--hot-seat",
        "--record",
        path,
    ];
    let mut player = Player::new(play(100, &args));
    player.play_on("Final scoring", first);
    assert_eq!(player.window.exit_code(), 0);
    for verb in ["discard", "play", "attack", "commit"] {
        assert_snapshot!(format!("groo-en-{verb}"), player.moment(verb));
    }
    let score = player.window.text();
    assert_snapshot!("groo-en-score", before_the_record(&score));
    verify(&record);
}

#[test]
fn a_whole_game_of_two_in_german_in_a_narrow_window() {
    let args = ["--seats", "2", "--seed", "5", "--lang", "de", "--hot-seat"];
    let mut player = Player::new(play(60, &args));
    player.play_on("Schlusswertung", first);
    assert_eq!(player.window.exit_code(), 0);
    for verb in ["discard", "play"] {
        assert_snapshot!(format!("groo-de-{verb}"), player.moment(verb));
    }
    for (verb, text) in &player.moments {
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(60), "{verb}:\n{text}");
    }
}

#[test]
fn whole_games_against_bots_in_both_languages() {
    for (seats, lang, end) in [("2", "en", "Final scoring"), ("4", "de", "Schlusswertung")] {
        let args = ["--seats", seats, "--seed", "9", "--lang", lang];
        let mut player = Player::new(play(80, &args));
        player.play_on(end, first);
        assert_eq!(player.window.exit_code(), 0);
        assert!(player.decisions > 5, "only {} decisions", player.decisions);
    }
}

/// Deals these hands at a table where people draw themselves. The names are
/// those on the cards.
fn dealt(hands: &[&[&str]]) -> Window {
    let seats = hands.len().to_string();
    let names = ["Ann", "Bo", "Cy"][..hands.len()].join(",");
    let args = [
        "--hot-seat",
        "--luck",
        "typed",
        "--names",
        &names,
        "--seats",
        &seats,
        "--set",
        "dealer=0",
    ];
    let mut window = play(100, &args);
    for hand in hands {
        window.enter("");
        for card in *hand {
            window.enter(card);
            assert!(
                window.has("Press Enter if that is right"),
                "{}",
                window.text()
            );
            window.enter("");
        }
    }
    window
}

const ANN: [&str; 5] = ["Residence", "wandering", "Bowmen", "farm", "drew library"];
const BO: [&str; 5] = ["False Alarm", "Castle", "tavern", "Cavalry", "baker"];
const CY: [&str; 5] = ["Butcher", "temple", "guildhall", "Chakall", "Wizard's Keep"];

#[test]
fn cards_and_dice_from_the_box() {
    let mut window = dealt(&[&ANN, &BO, &CY]);
    assert!(window.has("Hand over to Ann."), "{}", window.text());
    window.enter("");
    assert!(
        window.has("Discard any number of cards"),
        "{}",
        window.text()
    );
    assert!(window.has("Library (1S 1L)"), "{}", window.text());
    window.enter("done");
    assert!(window.has("Ann rolls the seven dice."), "{}", window.text());
    window.enter("k1 s2 l2 0");
    assert!(
        window.has("The six dice cannot show this"),
        "{}",
        window.text()
    );
    window.enter("six of each");
    assert!(
        window.has("Type what came: such as K2 S2 L1 G1 -1"),
        "{}",
        window.text()
    );
    window.enter("k1 s2 l2 g1 0");
    let words = "Roll: 1 Kopin, 2 Supplies, 2 Labor, 1 Groo head.";
    assert!(window.has(words), "{}", window.text());
    window.enter("");
    window.enter("");
    assert!(window.has("[K][S][S][L][L][G]"), "{}", window.text());
}

#[test]
fn a_card_that_is_not_there_is_refused_with_its_rule() {
    let mut window = dealt(&[&ANN, &BO[..1]]);
    window.enter("Groo is Dead");
    assert!(window.has("Type what came"), "{}", window.text());
    window.enter("drew groo_is_dead");
    assert!(window.has("GROO-SETUP-07"), "{}", window.text());
    window.enter("Library");
    assert!(
        window.has("No such card is in the draw pile"),
        "{}",
        window.text()
    );
}

/// Ann plays a Groo Effect; Bo can cancel it, and Cy cannot.
#[test]
fn in_a_window_the_screen_goes_to_whoever_can_answer() {
    let mut window = dealt(&[&ANN, &BO, &CY]);
    window.enter("");
    window.enter("?");
    assert!(
        window.has("At one screen all see who was"),
        "{}",
        window.text()
    );
    window.enter("done");
    window.enter("K1 S2 L2 G1 0");
    window.enter("");
    window.enter("");
    window.enter("groo wandering +2");
    let screen = window.screen();
    assert!(screen.trim().starts_with("Hand over to Bo."), "{screen}");
    window.enter("");
    assert!(
        window.has("Cancel Wandering, or let it pass."),
        "{}",
        window.text()
    );
    assert!(window.has("Counter window"), "{}", window.text());
    assert_snapshot!("groo-window", window.text());
    window.enter("? Wandering");
    assert!(
        window.has("Groo moves to another town of your choice."),
        "{}",
        window.text()
    );
    window.enter("undo");
    assert!(
        window.has("nothing of yours to take back"),
        "{}",
        window.text()
    );
    window.enter("wild false_alarm");
    assert!(window.has("Hand over to Ann."), "{}", window.text());
    window.enter("");
    assert!(window.has("Bo plays False Alarm."), "{}", window.text());
    assert!(window.has("Wandering is cancelled."), "{}", window.text());
    window.enter("? discard pile");
    assert!(window.has("Wandering, False Alarm"), "{}", window.text());
}

/// Whether anybody could answer or not: it is too late for the same reason.
#[test]
fn why_it_is_too_late_betrays_no_card() {
    for bo in [BO, ["marketplace", "Castle", "tavern", "Cavalry", "baker"]] {
        let mut window = dealt(&[&ANN, &bo, &CY]);
        window.enter("");
        window.enter("done");
        window.enter("K1 S2 L2 G1 0");
        window.enter("");
        window.enter("");
        window.enter("groo wandering +2");
        if window.has("Hand over to Bo.") {
            window.enter("");
            window.enter("done");
            window.enter("");
        }
        window.enter("undo");
        assert!(window.has("others could answer it"), "{}", window.text());
    }
}

#[test]
fn without_colours_it_reads_the_same() {
    let args = ["--seats", "3", "--seed", "4", "--bots", "novice"];
    let plain = Window::play_game("groo", 80, &args, &[("NO_COLOR", "1")]);
    let coloured = Window::play_game("groo", 80, &args, &[]);
    assert_eq!(plain.text(), coloured.text());
    assert!(!plain.bytes().windows(2).any(|pair| pair == b"\x1b["));
}
