//! What can be typed only where the table is at a server.

use tortuga_core::{Level, Seat};
use tortuga_protocol::Stage;

/// A line that is no action of the game, understood. Seats are typed as people
/// count them, from 1. German words stand beside the English ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// Say something to whoever is at the table.
    Say(String),
    /// The link of the table.
    Link,
    /// Who sits where.
    Seats,
    /// Everybody's time.
    Clocks,
    /// Something for the time before the game.
    Before(Before),
    /// Time in a pause.
    Hold,
    /// Decline in every pause, or no longer.
    PassWindows(bool),
    /// Give up.
    Resign,
    /// Be for a stop, or no longer.
    Stop(bool),
    /// Be for the end without a winner, or no longer.
    Abandon(bool),
    /// Go on after a stop.
    GoOn,
    /// Take the seat back from a bot.
    Back,
    /// Play again.
    Rematch,
    /// Keep the record, in this file.
    Record(Option<String>),
}

/// What can be wished for before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Before {
    /// Begin.
    Start,
    /// A bot on this seat, or on the first that is free.
    Bot(Option<Seat>, Level),
    /// Bots on all free seats.
    Bots(Level),
    /// Take a seat, or the first that is free.
    Sit(Option<Seat>),
    /// Leave it.
    Stand,
    /// Send away whoever sits there.
    Kick(Seat),
    /// Two seats exchange whoever sits there.
    Swap(Seat, Seat),
}

impl Order {
    /// Reads a line. Some words mean something before the game, others only
    /// where the game has pauses: in between they are actions of games.
    pub(super) fn read(line: &str, stage: Stage, pauses: bool) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        if stage == Stage::Gathering
            && let Some(before) = Before::read(&word, rest)
        {
            return Some(Self::Before(before));
        }
        let low = rest.to_lowercase();
        Some(match (word.as_str(), low.as_str()) {
            ("say" | "sag" | "sage", _) => Self::Say(rest.to_owned()),
            ("link", "") => Self::Link,
            ("seats" | "who" | "plätze" | "plaetze" | "wer", "") => Self::Seats,
            ("clocks" | "clock" | "uhren" | "uhr" | "zeit", "") => Self::Clocks,
            ("hold" | "halt" | "moment", "" | "on" | "noch") if pauses => Self::Hold,
            ("pass" | "passe" | "passen", how) => Self::PassWindows(on_or_off(how)?),
            ("resign" | "aufgeben", "") => Self::Resign,
            ("stop" | "stopp" | "unterbrechen", how) => Self::Stop(yes_or_no(how)?),
            ("abandon" | "abbrechen", how) => Self::Abandon(yes_or_no(how)?),
            ("go", "on") | ("weiter", "") => Self::GoOn,
            ("back" | "wiederkommen", "") => Self::Back,
            ("rematch" | "revanche", "") => Self::Rematch,
            ("record" | "aufzeichnung", "") => Self::Record(None),
            ("record" | "aufzeichnung", _) => Self::Record(Some(rest.to_owned())),
            _ => return None,
        })
    }
}

impl Before {
    fn read(word: &str, rest: &str) -> Option<Self> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        Some(match (word, &words[..]) {
            ("start" | "los" | "beginne" | "beginnen", []) => Self::Start,
            ("bot", []) => Self::Bot(None, Level::default()),
            ("bot", [one]) => match level(one) {
                Some(level) => Self::Bot(None, level),
                None => Self::Bot(Some(seat(one)?), Level::default()),
            },
            ("bot", [at, how]) => Self::Bot(Some(seat(at)?), level(how)?),
            ("bots", []) => Self::Bots(Level::default()),
            ("bots", [how]) => Self::Bots(level(how)?),
            ("sit" | "sitz" | "setz" | "setzen", []) => Self::Sit(None),
            ("sit" | "sitz" | "setz" | "setzen", [at]) => Self::Sit(Some(seat(at)?)),
            ("stand" | "steh" | "aufstehen", []) => Self::Stand,
            ("kick" | "raus", [at]) => Self::Kick(seat(at)?),
            ("swap" | "tausch" | "tausche", [one, other]) => Self::Swap(seat(one)?, seat(other)?),
            _ => return None,
        })
    }
}

/// A seat as people count.
fn seat(word: &str) -> Option<Seat> {
    let number: u8 = word.parse().ok()?;
    number.checked_sub(1).map(Seat)
}

/// A level by its name in either language.
fn level(word: &str) -> Option<Level> {
    let word = word.to_lowercase();
    let known = word.parse().ok();
    known.or_else(|| {
        let german = |level: &Level| {
            let key = format!("bot-{level}");
            tortuga_words::say(tortuga_words::Lang::De, &key, &[]).to_lowercase() == word
        };
        Level::ALL.into_iter().find(german)
    })
}

fn on_or_off(how: &str) -> Option<bool> {
    match how {
        "on" | "an" => Some(true),
        "off" | "aus" => Some(false),
        _ => None,
    }
}

fn yes_or_no(how: &str) -> Option<bool> {
    match how {
        "" => Some(true),
        "no" | "off" | "nein" | "nicht" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, stage: Stage, expected: Option<&Order>) {
        assert_eq!(Order::read(line, stage, false).as_ref(), expected, "{line}");
    }

    #[test]
    fn seats_are_counted_from_one_and_levels_have_german_names() {
        let before = |line, order| check(line, Stage::Gathering, Some(&Order::Before(order)));
        before("bot 2 captain", Before::Bot(Some(Seat(1)), Level::Captain));
        before(
            "Bot 3 Schiffsjunge",
            Before::Bot(Some(Seat(2)), Level::Novice),
        );
        before("bot admiral", Before::Bot(None, Level::Admiral));
        before("bot 2", Before::Bot(Some(Seat(1)), Level::Mate));
        before("bots", Before::Bots(Level::Mate));
        before("sit 1", Before::Sit(Some(Seat(0))));
        before("sitz", Before::Sit(None));
        before("tausch 1 3", Before::Swap(Seat(0), Seat(2)));
        before("kick 2", Before::Kick(Seat(1)));
        before("los", Before::Start);
        check("sit 0", Stage::Gathering, None);
        check("bot 2 parrot", Stage::Gathering, None);
    }

    #[test]
    fn what_games_call_an_action_stays_one() {
        for line in ["swap NE", "swap 1 2", "hold", "pass", "start", "stay", "go"] {
            check(line, Stage::Playing, None);
        }
        let hold = Order::read("hold", Stage::Playing, true);
        assert_eq!(hold, Some(Order::Hold));
        check("pass on", Stage::Playing, Some(&Order::PassWindows(true)));
        check(
            "passe aus",
            Stage::Playing,
            Some(&Order::PassWindows(false)),
        );
    }

    #[test]
    fn what_is_said_stays_as_it_was_typed() {
        let said = Order::Say("Ahoy, Bo!  Rum?".to_owned());
        check("SAY Ahoy, Bo!  Rum?", Stage::Over, Some(&said));
        let file = Some("Our Evening.tortuga".to_owned());
        check(
            "record Our Evening.tortuga",
            Stage::Over,
            Some(&Order::Record(file)),
        );
        check("stop nein", Stage::Playing, Some(&Order::Stop(false)));
        check("go on", Stage::Playing, Some(&Order::GoOn));
    }
}
