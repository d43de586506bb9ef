//! Several people at one keyboard.

use crate::window::Window;

/// What the cards of a hand are called: nothing of it may be seen by others.
const CARDS: [&str; 8] = [
    "shops",
    "studios",
    "workshops",
    "foundries",
    "peninsula",
    "Parrots",
    "Turn the",
    "Treasure card (",
];

fn bytes_since_clear(window: &Window) -> String {
    let text = String::from_utf8_lossy(window.all_bytes()).into_owned();
    let cleared = text.rsplit("\u{1b}[2J\u{1b}[3J\u{1b}[H").next();
    cleared.unwrap().to_owned()
}

#[test]
fn nothing_of_anybody_is_seen_when_the_screen_changes_hands() {
    let args = [
        "--hot-seat",
        "--seats",
        "3",
        "--names",
        "Ann,Bo,Mara",
        "--seed",
        "3",
    ];
    let mut window = Window::play(100, &args);
    let mut hands = 0;
    for _ in 0..60 {
        if window.has("Press Enter.") {
            hands += 1;
            let screen = window.screen();
            assert!(screen.trim().starts_with("Hand over to "), "{screen}");
            assert_eq!(screen.trim().lines().count(), 1, "{screen}");
            for card in CARDS {
                assert!(!bytes_since_clear(&window).contains(card), "{card}");
            }
            window.enter("");
            let (screen, bytes) = (window.screen(), bytes_since_clear(&window));
            assert_eq!(screen.matches("Your cards:").count(), 1, "{screen}");
            assert_eq!(bytes.matches("Your cards:").count(), 1, "{bytes}");
        } else {
            window.enter("1");
        }
    }
    assert!(hands > 10, "the screen changed hands only {hands} times");
}

#[test]
fn whoever_gets_the_screen_hears_what_happened_since_his_last_decision() {
    let args = [
        "--hot-seat",
        "2",
        "--seats",
        "2",
        "--names",
        "Ann,Bo",
        "--seed",
        "3",
        "--set",
        "starting_player=0",
    ];
    let mut window = Window::play(100, &args);
    assert!(window.has("Hand over to Ann."));
    window.enter("");
    window.enter("1");
    assert!(window.has("You lay a goal card aside"), "{}", window.text());
    window.enter("1");
    assert!(window.has("Hand over to Bo."));
    window.enter("");
    assert!(
        window.has("Ann has chosen goal cards."),
        "{}",
        window.text()
    );
    assert!(!window.has("You lay a goal card aside"));
}

fn two_people() -> Window {
    let args = ["--hot-seat", "--seats", "2", "--names", "Ann,Bo"];
    let luck = ["--seed", "3", "--set", "starting_player=0"];
    let mut window = Window::play(100, &[&args[..], &luck].concat());
    assert!(window.has("Hand over to Ann."), "{}", window.text());
    window.enter("");
    window
}

#[test]
fn a_line_too_many_does_not_show_the_next_hand() {
    let mut window = two_people();
    window.enter("1");
    window.enter_too_much(&["1", "", "", ""]);
    let screen = window.screen();
    assert!(screen.trim().starts_with("Hand over to Bo."), "{screen}");
    assert!(!bytes_since_clear(&window).contains("Your cards"));
    window.enter("");
    assert!(window.has("Your cards:"), "{}", window.text());
}

#[test]
fn only_enter_takes_the_screen() {
    let mut window = two_people();
    window.enter("1");
    window.enter("1");
    for line in ["1", "b", "log", "?"] {
        window.enter(line);
        assert!(window.has("Hand over to Bo."), "{line}: {}", window.text());
        assert!(!window.has("Your cards"), "{line}: {}", window.text());
    }
    window.enter("q");
    assert!(window.has("The game ends here"), "{}", window.text());
    assert_eq!(window.exit_code(), 0);
}

#[test]
fn whoever_leaves_takes_the_cards_along() {
    let mut window = two_people();
    assert!(window.has("Your cards:"), "{}", window.text());
    window.enter("q");
    let left = bytes_since_clear(&window);
    assert!(left.contains("The game ends here"), "{left}");
    for card in CARDS {
        assert!(!left.contains(card), "{card}: {left}");
    }
    assert!(!window.screen().contains("Your cards"));
}

#[test]
fn more_people_than_seats_are_refused() {
    let mut window = Window::play(80, &["--seats", "2", "--hot-seat", "3"]);
    assert!(window.has("1 to 2 people"), "{}", window.text());
    assert_eq!(window.exit_code(), 2);
}
