//! What somebody typed.

/// A line at the prompt, understood. German words stand beside the English
/// ones, whichever language the screen speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Only Enter.
    Nothing,
    /// What can be typed?
    Help,
    /// What does this mean, or why is it not allowed?
    Explain(String),
    /// Draw everything again.
    Board,
    /// Every choice, however many there are.
    All,
    /// What happened lately, or from the beginning.
    Log {
        /// From the beginning.
        all: bool,
    },
    /// Take the last decision back.
    Undo,
    /// What would a captain do?
    Hint,
    /// What does this rule say?
    Rule(String),
    /// Leave.
    Quit,
    /// Anything else: a number, or an action in notation.
    Choose(String),
}

impl Command {
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        if let Some(what) = line.strip_prefix('?') {
            return Self::explain(what);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("help" | "hilfe" | "why" | "explain" | "warum" | "wieso", what) => Self::explain(what),
            ("hint" | "h" | "tip" | "tipp", "") => Self::Hint,
            ("board" | "b" | "plan" | "brett", "") => Self::Board,
            ("all" | "a" | "alle" | "alles", "") => Self::All,
            ("log" | "l" | "verlauf" | "protokoll", how) => Self::Log { all: is_all(how) },
            ("undo" | "u" | "zurück" | "zurueck" | "z" | "rückgängig" | "rueckgaengig", "") => {
                Self::Undo
            }
            ("rules" | "rule" | "r" | "regel" | "regeln", id) => Self::Rule(id.to_owned()),
            ("quit" | "q" | "exit" | "ende" | "e" | "beenden" | "schluss", "") => Self::Quit,
            _ => Self::Choose(line.to_owned()),
        }
    }

    fn explain(what: &str) -> Self {
        match what.trim() {
            "" => Self::Help,
            what => Self::Explain(what.to_owned()),
        }
    }
}

fn is_all(how: &str) -> bool {
    matches!(how.to_lowercase().as_str(), "all" | "a" | "alle" | "alles")
}

/// Text in the notation's own case: letters of dice large, also with a number
/// behind them, and so are tiles and pairs of directions; all else small.
pub(crate) fn notation(text: &str) -> String {
    let swaps = text.trim_start().to_lowercase().starts_with("swap ");
    let words = text.split_whitespace().map(|word| {
        let is_letter = |part: &str| {
            let mut letters = part.chars();
            let first = letters.next().is_some_and(char::is_alphabetic);
            first && letters.all(|letter| letter.is_ascii_digit())
        };
        if word.split('-').all(is_letter) || swaps && word.len() == 2 {
            word.to_uppercase()
        } else {
            word.to_lowercase()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: &Command) {
        assert_eq!(Command::read(line), *expected, "{line:?}");
    }

    #[test]
    fn commands_are_understood_in_both_languages() {
        for line in ["", "  ", "\t"] {
            check(line, &Command::Nothing);
        }
        for line in ["?", " ? ", "help", "Hilfe", "WARUM"] {
            check(line, &Command::Help);
        }
        for line in ["? 3", "?3", "why 3", "hilfe 3"] {
            check(line, &Command::Explain("3".to_owned()));
        }
        for line in ["h", "H", "hint", "Tipp"] {
            check(line, &Command::Hint);
        }
        for line in ["undo", "u", "zurück", "ZURÜCK", "Rückgängig", "zurueck"] {
            check(line, &Command::Undo);
        }
        for line in ["quit", "q", "ende", "Ende "] {
            check(line, &Command::Quit);
        }
        check("log", &Command::Log { all: false });
        check("verlauf alles", &Command::Log { all: true });
        check("b", &Command::Board);
        check("alle", &Command::All);
        check(
            "regel grog-bid-07",
            &Command::Rule("grog-bid-07".to_owned()),
        );
    }

    #[test]
    fn everything_else_is_a_choice() {
        for line in ["7", "bid Y A", "pass", "undo now", "rum!", "b G"] {
            check(line, &Command::Choose(line.to_owned()));
        }
    }

    #[test]
    fn notation_may_be_typed_in_any_case() {
        for (typed, written) in [
            ("BID y a g", "bid Y A G"),
            ("build  y Sword_Shop", "build Y sword_shop"),
            ("Turn y 6", "turn Y 6"),
            ("Rolled k2 S2 l1 g1 -1", "rolled K2 S2 L1 G1 -1"),
            ("ship COINS2", "ship coins2"),
            ("At a1-b1", "at A1-B1"),
            ("swap ne", "swap NE"),
            ("swap Pass", "swap pass"),
            ("FOG NE", "fog ne"),
            ("start-good fish", "start-good fish"),
        ] {
            assert_eq!(notation(typed), written);
        }
    }
}
