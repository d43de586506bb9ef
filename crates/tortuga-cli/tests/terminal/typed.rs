//! People roll and draw, and type what came.

use tempfile::tempdir;

use crate::window::Window;

/// Answers whatever luck or choice is asked for.
struct Table {
    window: Window,
    goals: std::vec::IntoIter<&'static str>,
    rounds: usize,
}

impl Table {
    fn answer(&mut self) {
        let text = self.window.text();
        let asks = |words: &str| text.contains(words);
        let answer = if asks("Press Enter.") || asks("Press Enter if that is right") {
            String::new()
        } else if asks("Shuffle the clouds") {
            "goal_swap pirate_point parrot empty black".to_owned()
        } else if asks("Name the starting player") {
            "1".to_owned()
        } else if asks("Draw a goal card") {
            self.goals.next().unwrap().to_owned()
        } else if asks("Draw a treasure card") {
            "2".to_owned()
        } else if asks("Draw a parrot card") {
            "Hold".to_owned()
        } else if asks("Shuffle the ships") {
            "SHIPS coins2 coins4 treasure parrot goal coins3".to_owned()
        } else if asks("Roll the five dice") {
            self.rounds += 1;
            ["15143", "rolled 15143"][self.rounds % 2].to_owned()
        } else {
            "1".to_owned()
        };
        self.window.enter(&answer);
    }
}

fn stack() -> std::vec::IntoIter<&'static str> {
    let kinds = [
        "hat_shop",
        "hook_shop",
        "peg_leg_shop",
        "eye_patch_shop",
        "sword_shop",
        "anchor_shop",
        "coffin_shop",
        "pub",
        "coconut",
        "fish",
        "grog",
        "lemon",
        "treasure_map",
        "green",
        "blue",
        "orange",
        "yellow",
        "gray",
        "parrots",
    ];
    [kinds, kinds].concat().into_iter()
}

#[test]
fn several_rounds_with_dice_and_cards_from_the_box() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("box.tortuga");
    let path = record.to_str().unwrap();
    let args = [
        "--hot-seat",
        "--seats",
        "2",
        "--names",
        "Ann,Bo",
        "--luck",
        "typed",
        "--record",
        path,
    ];
    let mut table = Table {
        window: Window::play(100, &args),
        goals: stack(),
        rounds: 0,
    };
    while table.rounds < 3 {
        table.answer();
    }
    table.answer();
    let text = std::fs::read_to_string(&record).unwrap();
    assert!(!text.lines().next().unwrap().contains("\"luck\""));
    assert_eq!(text.matches("*\trolled 1 5 1 4 3\n").count(), 3, "{text}");
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().count(),
        1,
        "no seal"
    );
    table.window.enter("");
    while !table.window.choices().is_empty() {
        table.answer();
    }
    table.window.kill();

    let mut again = Window::play(100, &args);
    assert!(again.has("Hand over to"), "{}", again.text());
    again.enter("");
    assert!(again.has("Round 3"), "{}", again.text());
}

#[test]
fn what_cannot_have_come_is_refused_with_its_rule() {
    let mut window = Window::play(100, &["--hot-seat", "--seats", "2", "--luck", "typed"]);
    window.enter("goal_swap goal_swap parrot empty black");
    assert!(
        window.has("Not allowed: Every cloud lies"),
        "{}",
        window.text()
    );
    assert!(window.has("GROG-SETUP-02"), "{}", window.text());
    window.enter("rain");
    assert!(
        window.has("Type what came: from left to right"),
        "{}",
        window.text()
    );
    window.enter("goal_swap pirate_point parrot empty black");
    window.enter("");
    window.enter("7");
    assert!(window.has("Type what came"), "{}", window.text());
    window.enter("starter 0");
    assert!(
        window.has("White is the starting player."),
        "{}",
        window.text()
    );
    window.enter("");
    assert!(window.has("Hand over to White."), "{}", window.text());
}

#[test]
fn cards_are_typed_by_whoever_may_see_them() {
    let args = [
        "--hot-seat",
        "--seats",
        "2",
        "--names",
        "Ann,Bo",
        "--luck",
        "typed",
    ];
    let mut window = Window::play(100, &args);
    window.enter("goal_swap pirate_point parrot empty black");
    window.enter("");
    window.enter("0");
    window.enter("");
    assert!(window.has("Hand over to Ann."), "{}", window.text());
    window.enter("");
    for card in ["pub", "fish", "grog", "lemon", "green", "blue"] {
        assert!(window.has("Draw a goal card."), "{}", window.text());
        window.enter(card);
        window.enter("");
    }
    let screen = window.screen();
    assert!(screen.trim().starts_with("Hand over to Bo."), "{screen}");
    for card in ["pub", "fish", "grog", "lemon", "green", "blue"] {
        assert!(!screen.contains(card), "{screen}");
    }
}

#[test]
fn what_was_mistyped_can_be_typed_again() {
    let args = ["--hot-seat", "--seats", "2", "--lang", "de", "--luck"];
    let mut window = Window::play(100, &[&args[..], &["typed"]].concat());
    assert!(
        window.has("goal_swap (Zielkarten-Wolke)"),
        "{}",
        window.text()
    );
    for (typed, understood) in [
        (
            "black, pirate_point, parrot, empty, goal_swap",
            "Schwarze Wolke über Grün",
        ),
        (
            "clouds goal_swap pirate_point parrot empty black",
            "Zielkarten-Wolke über Grün",
        ),
    ] {
        window.enter(typed);
        assert!(window.has(understood), "{}", window.text());
        assert!(window.has("Drücke Enter, wenn das stimmt"));
    }
    window.enter("");
    assert!(
        window.has("Bestimme den Startspieler."),
        "{}",
        window.text()
    );
    window.enter("1");
    window.enter("Regen");
    assert!(window.has("Tippe, was kam"), "{}", window.text());
    window.enter("");
    assert!(
        window.has("Tippe, was kam"),
        "what was wrong is forgotten: {}",
        window.text()
    );
}
