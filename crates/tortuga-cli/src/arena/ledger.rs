//! The file that adds up over runs: the question, and a line for each pairing.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tortuga_core::{EditionMark, Settings};

use super::game::Played;
use crate::output::{Failure, remark};

/// What a file's games were played for. Games of another question cannot be
/// added to them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Purpose {
    /// The version of this format.
    pub(crate) arena: u32,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) edition: EditionMark,
    pub(crate) options: Settings,
    pub(crate) entrants: Vec<String>,
    pub(crate) seed: u64,
    pub(crate) faster: u32,
}

#[derive(Serialize, Deserialize)]
struct Line {
    pairing: u64,
    games: Vec<Played>,
}

/// An open file; nobody else writes into it.
pub(crate) struct Ledger {
    path: PathBuf,
    file: File,
}

impl Ledger {
    /// Opens the file, or makes it, and gives the pairings that it has, in
    /// order. A last line that breaks off is taken out; a file of somebody
    /// else's is left alone.
    pub(crate) fn open(
        path: &Path,
        purpose: &Purpose,
    ) -> Result<(Self, Vec<Vec<Played>>), Failure> {
        let wrong = |problem: String| Failure::in_file(&path.display().to_string(), problem);
        let mut options = OpenOptions::new();
        let opened = options.read(true).append(true).create(true).open(path);
        let mut file = opened.map_err(|error| wrong(error.to_string()))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => wrong("another arena is writing into it".to_owned()),
            TryLockError::Error(error) => wrong(error.to_string()),
        })?;
        let mut text = String::new();
        let read = file.read_to_string(&mut text);
        read.map_err(|error| wrong(error.to_string()))?;
        let torn = torn_line(&mut text);
        let mut ledger = Self {
            path: path.to_owned(),
            file,
        };
        let mut lines = text.lines();
        match lines.next() {
            Some(first) => same_purpose(first, purpose).map_err(wrong)?,
            None if line_of(purpose).map_err(wrong)?.starts_with(&torn) => {}
            None => return Err(wrong(NOT_OURS.to_owned())),
        }
        let pairings = lines.enumerate().map(|(place, line)| pairing(place, line));
        let pairings = pairings.collect::<Result<_, _>>().map_err(wrong)?;
        if !torn.is_empty() {
            ledger.cut(text.len())?;
        }
        if text.is_empty() {
            ledger.write(purpose)?;
        }
        Ok((ledger, pairings))
    }

    /// Writes a pairing down. After this, nothing can take it away.
    pub(crate) fn append(&mut self, pairing: u64, games: &[Played]) -> Result<(), Failure> {
        self.write(&Line {
            pairing,
            games: games.to_vec(),
        })
    }

    /// One line in one piece, so that only a line can be torn.
    fn write(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let text = line_of(line).map_err(|error| self.wrong(&error))?;
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| self.wrong(&error))
    }

    /// Takes out what is behind the whole lines.
    fn cut(&self, whole: usize) -> Result<(), Failure> {
        let name = self.path.display();
        remark(&format!(
            "{name}: the last line breaks off in the middle and was left out"
        ));
        let cut = self.file.set_len(whole as u64);
        cut.map_err(|error| self.wrong(&error))
    }

    fn wrong(&self, problem: &dyn std::fmt::Display) -> Failure {
        Failure::in_file(&self.path.display().to_string(), problem)
    }
}

const NOT_OURS: &str = "line 1: this is no file of the arena";

fn line_of(line: &impl Serialize) -> Result<String, String> {
    let text = serde_json::to_string(line).map_err(|error| error.to_string())?;
    Ok(format!("{text}\n"))
}

/// Splits off what is behind the last whole line.
fn torn_line(text: &mut String) -> String {
    text.split_off(text.rfind('\n').map_or(0, |end| end + 1))
}

fn same_purpose(line: &str, wanted: &Purpose) -> Result<(), String> {
    let found: Purpose = serde_json::from_str(line).map_err(|_| NOT_OURS.to_owned())?;
    let differences = differences(&found, wanted);
    if differences.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the games in it answer another question:\n{}",
        differences.join("\n")
    ))
}

fn differences(found: &Purpose, wanted: &Purpose) -> Vec<String> {
    let options = |purpose: &Purpose| {
        let pairs = purpose.options.iter();
        let pairs: Vec<String> = pairs.map(|(key, value)| format!("{key}={value}")).collect();
        pairs.join(" ")
    };
    let told = |purpose: &Purpose| {
        [
            ("format", purpose.arena.to_string()),
            ("game", purpose.game.clone()),
            ("version of the rules", purpose.rules.to_string()),
            ("edition", purpose.edition.sha256.clone()),
            ("options", options(purpose)),
            ("--bots", purpose.entrants.join(",")),
            ("--seed", purpose.seed.to_string()),
            ("--faster", purpose.faster.to_string()),
        ]
    };
    let both = told(found).into_iter().zip(told(wanted));
    let different = both.filter(|(there, here)| there != here);
    different
        .map(|((what, there), (_, here))| format!("{what} is {there} there and {here} here"))
        .collect()
}

fn pairing(place: usize, line: &str) -> Result<Vec<Played>, String> {
    let number = place + 2;
    let line: Line =
        serde_json::from_str(line).map_err(|error| format!("line {number}: {error}"))?;
    if line.pairing != place as u64 {
        let found = line.pairing;
        return Err(format!(
            "line {number}: pairing {place} is due, not {found}"
        ));
    }
    Ok(line.games)
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn purpose() -> Purpose {
        Purpose {
            arena: 1,
            game: "groo".to_owned(),
            rules: 1,
            edition: EditionMark {
                name: "standard".to_owned(),
                sha256: "abc".to_owned(),
            },
            options: [("seats".to_owned(), "2".to_owned())].into(),
            entrants: vec!["sailor".to_owned(), "random".to_owned()],
            seed: 1,
            faster: 1,
        }
    }

    fn game(part: u64) -> Played {
        Played {
            entrants: vec![0, 1],
            parts: vec![part, 12 - part],
            ranks: vec![1, 2],
            decisions: vec![3, 4],
            micros: vec![50, 60],
            lost_to: None,
        }
    }

    fn refused(path: &Path, purpose: &Purpose) -> String {
        match Ledger::open(path, purpose) {
            Err(Failure::BadInput(text)) => text,
            _ => panic!("it should be refused"),
        }
    }

    /// A file with two pairings.
    fn written() -> (TempDir, PathBuf) {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("duel.jsonl");
        let (mut ledger, pairings) = Ledger::open(&path, &purpose()).unwrap();
        assert!(pairings.is_empty());
        ledger.append(0, &[game(12), game(0)]).unwrap();
        ledger.append(1, &[game(6), game(0)]).unwrap();
        (folder, path)
    }

    #[test]
    fn what_was_written_is_read() {
        let (_folder, path) = written();
        let (_, pairings) = Ledger::open(&path, &purpose()).unwrap();
        assert_eq!(pairings, [[game(12), game(0)], [game(6), game(0)]]);
    }

    #[test]
    fn a_torn_last_line_is_left_out_and_written_again() {
        let (_folder, path) = written();
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 9]).unwrap();
        let (mut ledger, pairings) = Ledger::open(&path, &purpose()).unwrap();
        assert_eq!(pairings, [[game(12), game(0)]]);
        ledger.append(1, &[game(6), game(0)]).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }

    #[test]
    fn a_torn_first_line_is_written_again() {
        let (_folder, path) = written();
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..30]).unwrap();
        assert!(Ledger::open(&path, &purpose()).unwrap().1.is_empty());
        let header = std::fs::read_to_string(&path).unwrap();
        assert!(text.starts_with(&header) && header.ends_with('\n'));
    }

    #[test]
    fn another_question_is_refused_with_every_difference() {
        let (_folder, path) = written();
        let other = Purpose {
            seed: 2,
            faster: 20,
            ..purpose()
        };
        let said = refused(&path, &other);
        assert!(said.contains("answer another question"), "{said}");
        assert!(said.contains("--seed is 1 there and 2 here"), "{said}");
        assert!(said.contains("--faster is 1 there and 20 here"), "{said}");
        assert!(!said.contains("--bots"), "{said}");
    }

    #[test]
    fn what_is_broken_in_the_middle_is_no_torn_line() {
        let (_folder, path) = written();
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, text.replacen("\"pairing\":0", "\"pairing\":7", 1)).unwrap();
        assert!(refused(&path, &purpose()).contains("line 2: pairing 0 is due, not 7"));
        for notes in ["notes of mine\n", "notes of mine"] {
            std::fs::write(&path, notes).unwrap();
            assert!(refused(&path, &purpose()).contains("no file of the arena"));
            assert_eq!(std::fs::read_to_string(&path).unwrap(), notes);
        }
    }

    #[test]
    fn two_arenas_do_not_write_into_one_file() {
        let (_folder, path) = written();
        let _open = Ledger::open(&path, &purpose()).unwrap();
        assert!(refused(&path, &purpose()).contains("another arena"));
    }
}
