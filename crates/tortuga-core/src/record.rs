use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Actor, Hex32, Settings};

/// A game on paper: a header, one action a line, and a closing line.
///
/// ```
/// use tortuga_core::Record;
///
/// let text = concat!(
///     r#"{"tortuga":1,"game":"grog-island","rules":1,"edition":{"name":"2014-r1","sha256":""},"#,
///     r#""options":{"seats":"2"},"seats":["Ann","Bo"]}"#, "\n",
///     "*\tstarter 1\n",
///     "1\treturn pu", // the power went out here
/// );
/// let record = Record::read(text)?;
/// assert_eq!(record.actions.len(), 1);
/// assert_eq!(record.cut_off_at, Some(3));
/// # Ok::<(), tortuga_core::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What is played, by whom, with which luck.
    pub header: Header,
    /// Everything that was done, chance included.
    pub actions: Vec<ActionLine>,
    /// How it ended; none while the game goes on.
    pub closing: Option<Closing>,
    /// The line that breaks off in the middle, if one does. It was left out.
    pub cut_off_at: Option<usize>,
}

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionLine {
    /// Where it stands, counted from 1.
    pub line: usize,
    /// Who acted.
    pub actor: Actor,
    /// What he did, in the game's notation.
    pub action: String,
}

/// The first line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the record's form: 1.
    pub tortuga: u32,
    /// The game's name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// Which printed data it is played with.
    pub edition: EditionMark,
    /// The effective value of every option.
    pub options: Settings,
    /// The players' names in seat order.
    pub seats: Vec<String>,
    /// The promise of fair luck; none where people rolled their own dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckMark>,
}

/// Names an edition beyond doubt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionMark {
    /// What the edition calls itself.
    pub name: String,
    /// The SHA-256 of its file.
    pub sha256: String,
}

/// What the table promised about its luck before the first action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckMark {
    /// The version of fair luck: 1.
    pub version: u32,
    /// The commitment to the secret.
    pub commitment: Hex32,
    /// What the seats added, in seat order.
    pub nonces: Vec<String>,
}

/// The last line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// In which manner it ended.
    pub ended: Ended,
    /// The ending of the rules (`last-crew`), or who resigned.
    pub by: String,
    /// The secret behind the commitment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Hex32>,
}

/// In which manner a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// By the rules of the game.
    Result,
    /// Somebody gave up.
    Resignation,
    /// Everybody agreed to stop.
    Abandonment,
}

/// Text that is no record, and where it stops being one.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordProblem {
    /// Nothing at all was given.
    #[error("the record is empty")]
    Empty,
    /// The first line is no header.
    #[error("not the header of a record: {0}")]
    Header(String),
    /// A header of a form that this program does not know.
    #[error("records of form {0} are not known to this program, only form 1")]
    Form(u32),
    /// Fair luck of a version that this program does not know.
    #[error("fair luck of version {0} is not known to this program, only version 1")]
    LuckVersion(u32),
    /// An action line without the tab that separates actor and action.
    #[error("expected an actor, a tab and an action")]
    NoTab,
    /// Neither a seat nor chance.
    #[error("{0:?} is no actor: a seat's number or * for chance")]
    Actor(String),
    /// A character that cannot be seen, such as a carriage return in the middle.
    #[error("the action holds a control character")]
    ControlCharacter,
    /// A line that starts like a closing line and is none.
    #[error("not the closing line of a record: {0}")]
    Closing(String),
    /// Something follows the closing line.
    #[error("nothing may follow the closing line")]
    AfterClosing,
}

impl Header {
    /// Reads the first line of a record.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(line: &str) -> Result<Self, RecordProblem> {
        let header: Self =
            serde_json::from_str(line).map_err(|e| RecordProblem::Header(json_reason(&e)))?;
        if header
            .texts()
            .any(|text| text.chars().any(char::is_control))
        {
            return Err(RecordProblem::Header(
                "it holds a control character".to_owned(),
            ));
        }
        if header.tortuga != 1 {
            return Err(RecordProblem::Form(header.tortuga));
        }
        match &header.luck {
            Some(luck) if luck.version != 1 => Err(RecordProblem::LuckVersion(luck.version)),
            _ => Ok(header),
        }
    }

    /// Everything in it that somebody has written and somebody may read.
    fn texts(&self) -> impl Iterator<Item = &String> {
        let options = self.options.iter().flat_map(|(key, value)| [key, value]);
        let nonces = self.luck.iter().flat_map(|luck| &luck.nonces);
        let edition = [&self.game, &self.edition.name, &self.edition.sha256];
        edition
            .into_iter()
            .chain(options)
            .chain(&self.seats)
            .chain(nonces)
    }

    /// The header as its line, without the line's end.
    pub fn line(&self) -> String {
        json_line(self)
    }
}

impl Closing {
    /// The closing line, without the line's end.
    pub fn line(&self) -> String {
        json_line(self)
    }
}

impl ActionLine {
    /// Reads an action line without its end; `line` is its number.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(line: usize, text: &str) -> Result<Self, RecordProblem> {
        let (actor, action) = text.split_once('\t').ok_or(RecordProblem::NoTab)?;
        let actor = Actor::read(actor).ok_or_else(|| RecordProblem::Actor(actor.to_owned()))?;
        if action.chars().any(char::is_control) {
            return Err(RecordProblem::ControlCharacter);
        }
        Ok(Self {
            line,
            actor,
            action: action.to_owned(),
        })
    }
}

impl Record {
    /// A record with nothing in it yet.
    pub fn new(header: Header) -> Self {
        Self {
            header,
            actions: Vec::new(),
            closing: None,
            cut_off_at: None,
        }
    }

    /// Writes an action down.
    pub fn push(&mut self, actor: Actor, action: String) {
        let line = self.actions.len() + 2;
        self.actions.push(ActionLine {
            line,
            actor,
            action,
        });
    }

    /// Reads a whole record.
    ///
    /// A last line without its end was cut off while it was written: it is
    /// left out, and `cut_off_at` says so. (A closing line is complete when
    /// its brace is.)
    ///
    /// # Errors
    ///
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut lines = text.split_inclusive('\n').enumerate();
        let at = |line: usize| move |problem| RecordError { line, problem };
        let (_, first) = lines.next().ok_or(RecordProblem::Empty).map_err(at(1))?;
        let mut record = Self::new(Header::read(first.trim_end()).map_err(at(1))?);
        for (index, text) in lines {
            record.read_line(index + 1, text).map_err(at(index + 1))?;
        }
        Ok(record)
    }

    fn read_line(&mut self, line: usize, text: &str) -> Result<(), RecordProblem> {
        if self.closing.is_some() {
            return Err(RecordProblem::AfterClosing);
        }
        let whole = text
            .strip_suffix('\n')
            .map(|text| text.strip_suffix('\r').unwrap_or(text));
        if text.starts_with('{') {
            match serde_json::from_str(text) {
                Ok(closing) => self.closing = Some(closing),
                Err(error) if whole.is_none() && error.is_eof() => self.cut_off_at = Some(line),
                Err(error) => return Err(RecordProblem::Closing(json_reason(&error))),
            }
        } else if let Some(whole) = whole {
            self.actions.push(ActionLine::read(line, whole)?);
        } else {
            self.cut_off_at = Some(line);
        }
        Ok(())
    }

    /// The whole record as text.
    pub fn write(&self) -> String {
        let mut text = self.header.line();
        text.push('\n');
        for line in &self.actions {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "{}\t{}", line.actor, line.action);
        }
        if let Some(closing) = &self.closing {
            text.push_str(&closing.line());
            text.push('\n');
        }
        text
    }
}

/// Plain structures of texts and numbers, which JSON can always hold.
fn json_line(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("texts and numbers only")
}

/// What serde says, without its own line number (the record's line is known).
fn json_reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let reason = text.split(" at line ").next().unwrap_or(&text);
    // It may quote what was read.
    reason.replace(char::is_control, "?")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn header() -> Header {
        Header {
            tortuga: 1,
            game: "grog-island".to_owned(),
            rules: 1,
            edition: EditionMark {
                name: "2014-r1".to_owned(),
                sha256: String::new(),
            },
            options: [("seats".to_owned(), "2".to_owned())].into(),
            seats: vec!["Ann".to_owned(), "Bo".to_owned()],
            luck: None,
        }
    }

    fn sample() -> Record {
        let mut record = Record::new(header());
        record.push(Actor::Chance, "starter 1".to_owned());
        record.push(Actor::Seat(Seat(1)), "return pub".to_owned());
        record
    }

    #[test]
    fn what_is_written_is_read() {
        let mut record = sample();
        assert_eq!(Record::read(&record.write()), Ok(record.clone()));
        record.closing = Some(Closing {
            ended: Ended::Result,
            by: "last-crew".to_owned(),
            secret: None,
        });
        assert_eq!(Record::read(&record.write()), Ok(record.clone()));
        let without_newline = record.write().trim_end().to_owned();
        assert_eq!(
            Record::read(&without_newline),
            Ok(record.clone()),
            "the brace closes it"
        );
        let windows = record.write().replace('\n', "\r\n");
        assert_eq!(Record::read(&windows), Ok(record));
    }

    #[test]
    fn cut_anywhere_it_resumes_at_the_last_whole_action() {
        let mut whole = sample();
        whole.closing = Some(Closing {
            ended: Ended::Result,
            by: "last-crew".to_owned(),
            secret: None,
        });
        let text = whole.write();
        let header_end = text.find('\n').unwrap();
        for cut in header_end..text.len() - 2 {
            let part = Record::read(&text[..cut]).unwrap();
            let ends_line = text[..cut].ends_with('\n') || cut == header_end;
            assert_eq!(part.cut_off_at.is_none(), ends_line, "cut at byte {cut}");
            assert_eq!(part.actions[..], whole.actions[..part.actions.len()]);
            assert_eq!(part.closing, None);
        }
    }

    #[test]
    fn what_is_no_record_is_refused_with_its_line() {
        let head = header().line();
        let cases = [
            (String::new(), "line 1: the record is empty"),
            ("[]\n".to_owned(), "line 1: not the header of a record"),
            (
                head.replace("{\"tortuga\":1", "{\"tortuga\":2"),
                "line 1: records of form 2",
            ),
            (
                head.replace("Ann", "\\u001b[31mAnn"),
                "line 1: not the header of a record: it holds a control character",
            ),
            (
                head.replace("\"rules\":1", "\"rules\":1,\"rulez\":1"),
                "line 1: not the header",
            ),
            (
                format!("{head}\nrolled 1\n"),
                "line 2: expected an actor, a tab and an action",
            ),
            (
                format!("{head}\n0\tpass\r\r\n"),
                "line 2: the action holds a control character",
            ),
            (format!("{head}\n9\tpass\n"), "line 2: \"9\" is no actor"),
            (
                format!("{head}\n{{\"ended\":\"never\"}}\n"),
                "line 2: not the closing line",
            ),
            (
                format!("{head}\n{{\"ended\":\"result\",\"by\":\"x\"}}\n0\tpass\n"),
                "line 3: nothing may follow the closing line",
            ),
        ];
        for (text, expected) in cases {
            let error = Record::read(&text).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error} instead of {expected}");
        }
    }

    #[test]
    fn unknown_fair_luck_is_refused() {
        let mut header = header();
        header.luck = Some(LuckMark {
            version: 2,
            commitment: Hex32([0; 32]),
            nonces: vec![],
        });
        assert_eq!(
            Header::read(&header.line()),
            Err(RecordProblem::LuckVersion(2))
        );
    }
}
