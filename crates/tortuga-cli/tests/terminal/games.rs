//! Whole games, against bots and with others at the keyboard.

use std::collections::BTreeMap;

use insta::assert_snapshot;
use tempfile::tempdir;

use crate::window::{Window, verify};

/// A player who knows no strategy but every command.
pub(crate) struct Player {
    pub(crate) window: Window,
    pub(crate) decisions: usize,
    /// The first screen of every kind, by the verb that tells them apart.
    pub(crate) moments: BTreeMap<String, String>,
}

impl Player {
    pub(crate) fn new(window: Window) -> Self {
        Self {
            window,
            decisions: 0,
            moments: BTreeMap::new(),
        }
    }

    /// Plays until the words of the end appear. The last choice of Grog Island
    /// tells screens apart.
    fn play_until(&mut self, end: &str) {
        self.play_on(end, |choices| choices.last().unwrap());
    }

    /// Plays until the words of the end appear; `telling` is the choice whose
    /// verb tells screens apart.
    pub(crate) fn play_on(&mut self, end: &str, telling: fn(&[String]) -> &String) {
        while !self.window.has(end) {
            if self.window.hands_over() {
                self.window.enter("");
                continue;
            }
            let choices = self.window.choices();
            assert!(!choices.is_empty(), "{}", self.window.text());
            let verb = telling(&choices).split(' ').next().unwrap().to_owned();
            let text = self.window.text();
            self.moments.entry(verb).or_insert(text);
            self.decide(&choices);
            self.decisions += 1;
            assert!(self.decisions < 2000, "no end");
        }
    }

    /// Any of the first choices, by number or in notation.
    fn decide(&mut self, choices: &[String]) {
        let pick = self.decisions * 7 % choices.len().min(9);
        match self.decisions % 5 {
            0 => self.window.enter(&(pick + 1).to_string()),
            1 => {
                self.window.enter(&format!("? {}", pick + 1));
                assert!(self.window.has(&choices[pick]), "{}", self.window.text());
                self.window.enter(&choices[pick]);
            }
            _ => self.window.enter(&choices[pick].to_uppercase()),
        }
    }

    pub(crate) fn moment(&self, verb: &str) -> &str {
        let known = self.moments.keys().collect::<Vec<_>>();
        self.moments
            .get(verb)
            .unwrap_or_else(|| panic!("nobody could {verb}, only {known:?}"))
    }
}

/// People on all seats: screens that are kept must not change with the bots.
#[test]
fn a_whole_game_in_english() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.tortuga");
    let args = [
        "--seats",
        "3",
        "--seed",
        "11",
        "--hot-seat",
        "--record",
        record.to_str().unwrap(),
    ];
    let mut player = Player::new(Window::play(100, &args));
    player.play_until("Final scoring");
    assert_eq!(player.window.exit_code(), 0);
    assert_snapshot!("en-set-up", player.moment("return"));
    assert_snapshot!("en-auction", player.moment("bid"));
    assert_snapshot!("en-ship", player.moment("ship"));
    assert_snapshot!("en-trade", player.moment("main"));
    assert_snapshot!("en-claims", player.moment("stop-claims"));
    assert_snapshot!("en-score", before_the_record(&player.window.text()));
    verify(&record);
    let beside = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(beside, 1, "the seal is gone");
}

#[test]
fn a_whole_game_in_german_in_a_narrow_window() {
    let args = ["--seats", "2", "--seed", "5", "--lang", "de", "--hot-seat"];
    let mut player = Player::new(Window::play(44, &args));
    player.play_until("Schlusswertung");
    assert_eq!(player.window.exit_code(), 0);
    assert_snapshot!("de-set-up", player.moment("return"));
    assert_snapshot!("de-auction", player.moment("bid"));
    assert_snapshot!("de-ghost", player.moment("ghost"));
    assert_snapshot!("de-score", player.window.text());
    for (verb, text) in &player.moments {
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(44), "{verb}:\n{text}");
    }
}

#[test]
fn german_words_stay_whole_in_eighty_columns() {
    let args = ["--seats", "3", "--seed", "5", "--lang", "de", "--hot-seat"];
    let mut window = Window::play(80, &args);
    let bids = |window: &Window| {
        window
            .choices()
            .iter()
            .any(|choice| choice.starts_with("bid"))
    };
    while !bids(&window) {
        let answer = if window.hands_over() { "" } else { "1" };
        window.enter(answer);
    }
    let text = window.text();
    for word in ["Schatzkarte", "Galionsfiguren-Tischlerei"] {
        assert!(text.contains(word), "{text}");
    }
    assert_snapshot!("de-eighty-columns", text);
}

#[test]
fn a_whole_game_against_bots_is_fair() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.tortuga");
    let path = record.to_str().unwrap();
    let mut player = Player::new(Window::play(80, &["--seed", "2", "--record", path]));
    player.play_until("Final scoring");
    assert_eq!(player.window.exit_code(), 0);
    assert!(player.decisions > 20, "only {} decisions", player.decisions);
    verify(&record);

    let closed = std::fs::read_to_string(&record).unwrap();
    let mut again = Window::play(80, &["--record", path]);
    assert!(again.has("Final scoring"), "{}", again.text());
    assert_eq!(again.exit_code(), 0);
    assert_eq!(std::fs::read_to_string(&record).unwrap(), closed);
}

/// The screen without the name of a file that is called otherwise every time.
pub(crate) fn before_the_record(text: &str) -> String {
    text.split("\nThe record is").next().unwrap().to_owned()
}
