//! The log: sentences for everything heard.

use serde_json::Value;
use tortuga_core::Seat;
use tortuga_protocol::Heard;
use tortuga_scene::{LogLine, Onlook, SceneError};
use tortuga_words::say;

/// The sentences for everything heard, oldest first.
///
/// They are made of the whole story every time: what belongs together becomes
/// one sentence, whether it arrived together or not, and whoever comes back
/// reads the same log as whoever stayed.
///
/// What cannot be read is left out, and the rest is told.
pub fn chronicle(game: &str, onlook: &Onlook<'_>, heard: &[Heard]) -> Vec<LogLine> {
    let placed = placed_chronicle(game, onlook, heard).into_iter();
    placed.map(|(_, line)| line).collect()
}

/// The same sentences, each with the place of what it tells of in what was heard;
/// of several things, that of the last.
pub fn placed_chronicle(game: &str, onlook: &Onlook<'_>, heard: &[Heard]) -> Vec<(usize, LogLine)> {
    write(onlook, heard, |values| {
        tortuga_scene::placed_log(game, onlook, values)
    })
}

/// What was heard, told again to somebody who does not want to be reminded of
/// what lies face down.
pub fn strict(game: &str, heard: &[Heard]) -> Vec<Heard> {
    let told = |heard: &Heard| match heard {
        Heard::Game(value) => {
            // What cannot be read has no words in the log either.
            let told = tortuga_scene::strict_heard(game, value);
            Heard::Game(told.unwrap_or_default())
        }
        Heard::TakenBack(seat) => Heard::TakenBack(*seat),
    };
    heard.iter().map(told).collect()
}

fn write(
    onlook: &Onlook<'_>,
    heard: &[Heard],
    log: impl Fn(&[Value]) -> Result<Vec<Placed>, SceneError>,
) -> Vec<Placed> {
    let mut lines = Vec::new();
    let mut begins = 0;
    for run in heard.chunk_by(|one, next| of_game(one) && of_game(next)) {
        if let [Heard::TakenBack(seat)] = run {
            lines.push((begins, taken_back(onlook, *seat)));
        } else {
            let told = readable(&values(run), &log).into_iter();
            lines.extend(told.map(|(place, line)| (begins + place, line)));
        }
        begins += run.len();
    }
    lines
}

/// A sentence, and the place of what it tells of.
type Placed = (usize, LogLine);

/// A run as a whole; if something in it cannot be read, value by value.
fn readable(
    run: &[Value],
    log: &impl Fn(&[Value]) -> Result<Vec<Placed>, SceneError>,
) -> Vec<Placed> {
    log(run).unwrap_or_else(|_| {
        let alone = run.iter().map(std::slice::from_ref).enumerate();
        let told = alone.filter_map(|(place, one)| Some((place, log(one).ok()?)));
        told.flat_map(|(place, lines)| lines.into_iter().map(move |(_, line)| (place, line)))
            .collect()
    })
}

fn of_game(heard: &Heard) -> bool {
    matches!(heard, Heard::Game(_))
}

fn values(run: &[Heard]) -> Vec<Value> {
    let value = |heard: &Heard| match heard {
        Heard::Game(value) => Some(value.clone()),
        Heard::TakenBack(_) => None,
    };
    run.iter().filter_map(value).collect()
}

fn taken_back(onlook: &Onlook<'_>, seat: Seat) -> LogLine {
    let name = onlook.names.get(seat.index());
    let name = name.cloned().unwrap_or_default();
    LogLine {
        seal: None,
        text: say(onlook.lang, "web-taken-back", &[("name", name.into())]),
        round: None,
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use serde_json::json;
    use tortuga_core::Viewer;
    use tortuga_games::EditionChoice;
    use tortuga_words::Lang;

    use super::*;

    /// The texts of a log that repeats what it got, and how much that was each time.
    fn texts(lang: Lang, heard: &[Heard]) -> (Vec<String>, Vec<usize>) {
        let onlook = Onlook {
            lang,
            edition: &EditionChoice::Standard,
            names: &["Mara".to_owned(), "Ines".to_owned()],
            viewer: Viewer::Spectator,
        };
        let runs = RefCell::new(Vec::new());
        let line = |value: &Value| LogLine {
            seal: None,
            text: value.to_string(),
            round: None,
        };
        let log = |values: &[Value]| {
            runs.borrow_mut().push(values.len());
            Ok(values.iter().map(line).enumerate().collect())
        };
        let lines = write(&onlook, heard, log);
        let places: Vec<usize> = lines.iter().map(|(place, _)| *place).collect();
        assert_eq!(places, (0..heard.len()).collect::<Vec<_>>());
        let texts = lines.into_iter().map(|(_, line)| line.text).collect();
        (texts, runs.into_inner())
    }

    #[test]
    fn what_is_heard_in_a_row_is_told_together() {
        let mut heard: Vec<Heard> = (0..3).map(|n| Heard::Game(json!(n))).collect();
        heard.push(Heard::TakenBack(Seat(1)));
        heard.push(Heard::Game(json!(4)));
        let (texts, runs) = texts(Lang::En, &heard);
        assert_eq!(runs, [3, 1]);
        assert_eq!(
            texts,
            ["0", "1", "2", "Ines takes the last action back.", "4"]
        );
    }

    #[test]
    fn two_takings_back_in_a_row_are_two_sentences() {
        let heard = [Heard::TakenBack(Seat(0)), Heard::TakenBack(Seat(0))];
        let (texts, runs) = texts(Lang::De, &heard);
        assert_eq!(texts, ["Mara nimmt den letzten Zug zurück."; 2]);
        assert!(runs.is_empty());
    }

    #[test]
    fn nothing_heard_is_nothing_told() {
        assert_eq!(texts(Lang::En, &[]), (Vec::new(), Vec::new()));
    }

    #[test]
    fn what_is_not_of_the_game_is_left_out() {
        let onlook = Onlook {
            lang: Lang::En,
            edition: &EditionChoice::Standard,
            names: &["Mara".to_owned()],
            viewer: Viewer::Spectator,
        };
        let heard = [Heard::Game(json!("rum")), Heard::TakenBack(Seat(0))];
        for game in ["grog-island", "no-such-game"] {
            assert_eq!(chronicle(game, &onlook, &heard).len(), 1, "{game}");
        }
    }

    #[test]
    fn whoever_wants_no_reminder_is_not_told_what_lies_face_down() {
        let onlook = Onlook {
            lang: Lang::En,
            edition: &EditionChoice::Standard,
            names: &["Mara".to_owned(), "Ines".to_owned()],
            viewer: Viewer::Seat(Seat(0)),
        };
        let placed =
            |down| json!({ "placed": { "seat": 0, "tile": 14, "kind": "cat", "down": down } });
        let told = |down, strictly: bool| {
            let mut heard = vec![Heard::Game(placed(down)), Heard::TakenBack(Seat(0))];
            if strictly {
                heard = strict("foggy-island", &heard);
            }
            let lines = chronicle("foggy-island", &onlook, &heard);
            assert_eq!(lines.len(), 2);
            lines[0].text.contains("Cat")
        };
        assert!(told(true, false) && !told(true, true));
        assert!(told(false, false) && told(false, true));
    }

    #[test]
    fn one_event_that_cannot_be_read_hides_no_other() {
        let log = |values: &[Value]| {
            let text = |value: &Value| Some(value.as_str()?.to_owned());
            let texts: Option<Vec<String>> = values.iter().map(text).collect();
            let line = |text| LogLine {
                seal: None,
                text,
                round: None,
            };
            let texts = texts.ok_or(SceneError::UnknownGame)?;
            Ok(texts.into_iter().map(line).enumerate().collect())
        };
        let run = [json!("one"), json!(2), json!("three")];
        let texts: Vec<String> = readable(&run, &log)
            .into_iter()
            .map(|(_, line)| line.text)
            .collect();
        assert_eq!(texts, ["one", "three"]);
    }
}
