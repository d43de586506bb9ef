//! Tables in a list: what they are, how they stand, what to do about them.

use tortuga_protocol::{ListedTable, SeatCard, Sitter, Stage, Tempo};
use tortuga_words::{Lang, say};

use crate::cabin::SavedGame;
use crate::said::title;

/// One table of a list, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The name in its link.
    pub id: String,
    /// The game's name, for its sign.
    pub game: String,
    /// The game, and who else sits there.
    pub title: String,
    /// How it stands.
    pub about: String,
    /// Where the button leads.
    pub link: String,
    /// What stands on the button.
    pub button: String,
    /// It waits for the reader.
    pub urgent: bool,
}

/// From which side a table is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The reader sits there.
    Mine,
    /// He could sit down.
    Open,
    /// He could watch.
    Watchable,
}

/// Puts a table into words; `now` is in seconds since 1970.
pub fn row(lang: Lang, table: &ListedTable, side: Side, now: i64) -> Row {
    let over = table.stage == Stage::Over;
    let button = match (side, table.stage) {
        (Side::Mine, Stage::Playing) if table.your_turn => "web-go-move",
        (Side::Mine, Stage::Playing) => "web-go-look",
        (Side::Mine, Stage::Gathering) => "web-go-lobby",
        (_, Stage::Over) => "web-go-replay",
        (Side::Open, _) => "web-go-sit",
        (Side::Watchable, _) => "web-go-watch",
    };
    let place = if over { "replay" } else { "t" };
    Row {
        id: table.id.clone(),
        game: table.game.clone(),
        title: titled(lang, table),
        about: about(lang, table, now),
        link: format!("/{place}/{}", table.id),
        button: say(lang, button, &[]),
        urgent: side == Side::Mine && table.your_turn,
    }
}

fn titled(lang: Lang, table: &ListedTable) -> String {
    let people = |seat: &&SeatCard| seat.who == Sitter::Person;
    let names = table.seats.iter().filter(people);
    let names: Vec<_> = names.map(|seat| seat.name.as_str()).collect();
    let game = title(lang, &table.game);
    match names.as_slice() {
        [] | [_] if names_bots(table) => format!("{game} · {}", say(lang, "web-with-bots", &[])),
        [] => game,
        names => format!("{game} · {}", names.join(", ")),
    }
}

fn names_bots(table: &ListedTable) -> bool {
    let bot = |seat: &SeatCard| matches!(seat.who, Sitter::Bot(_));
    table.seats.iter().any(bot)
}

fn about(lang: Lang, table: &ListedTable, now: i64) -> String {
    let free = table.seats.iter();
    let free = free.filter(|seat| seat.who == Sitter::Nobody).count();
    let ago = since(lang, now - table.touched);
    match (table.stage, table.your_turn, table.until) {
        (Stage::Playing, true, Some(until)) if until > now => {
            let left = since(lang, until - now);
            say(lang, "web-stands-until", &[("span", left.into())])
        }
        (Stage::Playing, true, Some(_)) => say(lang, "web-stands-late", &[]),
        (Stage::Playing, true, None) => say(lang, "web-stands-turn", &[("span", ago.into())]),
        (Stage::Playing, false, _) => say(lang, "web-stands-on", &[("span", ago.into())]),
        (Stage::Gathering, _, _) if free == 0 => say(lang, "web-stands-full", &[]),
        (Stage::Gathering, _, _) => {
            let free = say(lang, "web-stands-free", &[("count", free.into())]);
            format!("{free} {}", tempo(lang, table.tempo))
        }
        (Stage::Over, _, _) => say(lang, "web-stands-over", &[("span", ago.into())]),
    }
}

/// Puts a game of this browser into words; `now` is in seconds since 1970.
pub fn saved_row(lang: Lang, game: &SavedGame, now: i64) -> Row {
    let name = title(lang, &game.game);
    let others = game.names.iter().skip(1).map(String::as_str);
    let others = others.collect::<Vec<_>>().join(", ");
    let (about, button) = if game.over {
        ("web-stands-over", "web-go-look")
    } else {
        ("web-stands-kept", "web-go-resume")
    };
    let ago = since(lang, now - game.touched / 1000);
    Row {
        id: game.id.clone(),
        game: game.game.clone(),
        title: format!("{name} · {others}"),
        about: say(lang, about, &[("span", ago.into())]),
        link: format!("/here/{}", game.id),
        button: say(lang, button, &[]),
        urgent: false,
    }
}

/// How much time everybody has, as a sentence.
pub fn tempo(lang: Lang, tempo: Tempo) -> String {
    match tempo {
        Tempo::None => say(lang, "web-tempo-is-none", &[]),
        Tempo::Live { bank, increment } => {
            let bank = span(lang, bank.into());
            let values = [("bank", bank.into()), ("increment", increment.into())];
            say(lang, "web-tempo-is-live", &values)
        }
        Tempo::Slow { hours } => {
            let span = span(lang, i64::from(hours) * 3600);
            say(lang, "web-tempo-is-slow", &[("span", span.into())])
        }
    }
}

/// How long something lasts, in the largest unit that tells enough.
pub fn span(lang: Lang, seconds: i64) -> String {
    let (unit, count) = unit(seconds);
    say(
        lang,
        &format!("web-span-{unit}"),
        &[("count", count.into())],
    )
}

/// The same after "in", "for" and "ago", which is another word in some languages.
pub fn since(lang: Lang, seconds: i64) -> String {
    let (unit, count) = unit(seconds);
    say(
        lang,
        &format!("web-since-{unit}"),
        &[("count", count.into())],
    )
}

fn unit(seconds: i64) -> (&'static str, u32) {
    const MINUTE: i64 = 60;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;
    let seconds = seconds.max(0);
    let (unit, length) = if seconds < MINUTE {
        ("moment", 1)
    } else if seconds < HOUR {
        ("minutes", MINUTE)
    } else if seconds < 2 * DAY {
        ("hours", HOUR)
    } else {
        ("days", DAY)
    };
    let count = u32::try_from(seconds / length).unwrap_or(u32::MAX);
    (unit, count)
}

#[cfg(test)]
mod tests {
    use tortuga_core::Level;

    use super::*;

    fn seat(who: Sitter, name: &str) -> SeatCard {
        SeatCard {
            who,
            name: name.to_owned(),
            here: false,
            stand_in: false,
            resigned: false,
        }
    }

    fn table(stage: Stage) -> ListedTable {
        ListedTable {
            id: "kelp".to_owned(),
            game: "grog-island".to_owned(),
            options: tortuga_core::Settings::new(),
            stage,
            seats: vec![
                seat(Sitter::Person, "Mara"),
                seat(Sitter::Bot(Level::Mate), "Marlin"),
            ],
            tempo: Tempo::Slow { hours: 48 },
            your_turn: false,
            until: None,
            touched: 1000,
        }
    }

    #[test]
    fn what_waits_for_me_says_how_long() {
        let urgent = ListedTable {
            your_turn: true,
            until: Some(1000 + 3 * 3600),
            ..table(Stage::Playing)
        };
        let row = row(Lang::En, &urgent, Side::Mine, 1000);
        assert!(row.urgent);
        assert_eq!(row.title, "Grog Island · with bots");
        assert!(row.about.contains("3 hours"), "{}", row.about);
        assert_eq!(row.link, "/t/kelp");
    }

    #[test]
    fn what_is_over_leads_to_the_replay() {
        let row = row(Lang::De, &table(Stage::Over), Side::Mine, 1000);
        assert_eq!(row.link, "/replay/kelp");
        assert!(!row.urgent);
    }

    #[test]
    fn friends_are_named() {
        let mut friends = table(Stage::Gathering);
        friends.seats.push(seat(Sitter::Person, "Jonas"));
        friends.seats.push(seat(Sitter::Nobody, ""));
        let row = row(Lang::En, &friends, Side::Open, 1000);
        assert_eq!(row.title, "Grog Island · Mara, Jonas");
        assert!(row.about.starts_with("One seat is free."), "{}", row.about);
        assert!(row.about.contains("2 days"), "{}", row.about);
    }

    #[test]
    fn spans_are_told_in_the_unit_that_fits() {
        for (seconds, said) in [
            (0, "a moment"),
            (59, "a moment"),
            (60, "one minute"),
            (3599, "59 minutes"),
            (3600, "one hour"),
            (47 * 3600, "47 hours"),
            (48 * 3600, "2 days"),
        ] {
            assert_eq!(since(Lang::En, seconds), said);
        }
        assert_eq!(span(Lang::De, 48 * 3600), "2 Tage");
        assert_eq!(since(Lang::De, 48 * 3600), "2 Tagen");
    }
}
