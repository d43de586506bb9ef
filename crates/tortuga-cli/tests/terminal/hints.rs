//! Advice at the prompt.

use crate::window::Window;

/// What the sentences of a hint begin with, in a language.
struct Words {
    lang: &'static str,
    would: &'static str,
    chance: &'static str,
    tried: &'static str,
}

const WORDS: [Words; 2] = [
    Words {
        lang: "en",
        would: "A captain would: ",
        chance: "Chance to win: ",
        tried: "tried",
    },
    Words {
        lang: "de",
        would: "Ein Kapitän würde: ",
        chance: "Gewinnchance: ",
        tried: "versucht",
    },
];

/// Plays until there is something to choose, and asks for advice.
fn advised(game: &str, words: &Words, command: &str) {
    let args = ["--seed", "7", "--lang", words.lang, "--bots", "novice"];
    let mut window = Window::play_game(game, 100, &args, &[]);
    while window.choices().len() < 2 {
        window.enter("1");
    }
    window.enter("all");
    let choices = window.choices();
    window.enter(command);
    let said = window.text();
    let advice = said.replace("\n  ", " ");
    let would = advice.lines().find(|line| line.starts_with(words.would));
    let (_, action) = would.unwrap().rsplit_once("· ").unwrap();
    let (action, _) = action.split_once("  ").unwrap_or((action, ""));
    let action = action.split(words.chance).next().unwrap().trim();
    assert!(
        choices.iter().any(|choice| choice == action),
        "{action:?}: {said}"
    );
    assert!(advice.contains(words.chance), "{said}");
    assert!(advice.contains(words.tried), "{said}");
    assert!(
        !said.contains("[feature") && !said.contains("[term"),
        "{said}"
    );
    let widest = said.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(100), "{said}");

    window.enter(action);
    assert!(!window.has(words.would), "it was played: {}", window.text());
}

#[test]
fn a_captain_gives_advice_in_every_game_and_language() {
    for game in ["grog-island", "groo", "foggy-island", "glory-islands"] {
        for (words, command) in WORDS.iter().zip(["h", "tipp"]) {
            advised(game, words, command);
        }
    }
}
