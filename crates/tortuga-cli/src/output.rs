//! Where text goes, and how the command ends.

use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

/// Standard output, written in large pieces.
pub(crate) struct Output {
    to: BufWriter<StdoutLock<'static>>,
}

impl Output {
    pub(crate) fn stdout() -> Self {
        Self {
            to: BufWriter::new(io::stdout().lock()),
        }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        writeln!(self.to, "{}", text.as_ref()).map_err(|error| Failure::from_output(&error))
    }

    /// Writes text as it is.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.to
            .write_all(text.as_bytes())
            .map_err(|error| Failure::from_output(&error))
    }

    /// Everything written so far is shown now.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.to
            .flush()
            .map_err(|error| Failure::from_output(&error))
    }

    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.flush()
    }
}

/// Why the command stops before its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no (exit code 1).
    No(String),
    /// What was fed in is wrong (exit code 2).
    BadInput(String),
    /// Whoever read our output has seen enough. That is no error.
    NobodyReads,
}

impl Failure {
    fn from_output(error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::NobodyReads;
        }
        Self::BadInput(format!("cannot write the output: {error}"))
    }

    /// A problem with a file: every line of it begins with the file's name.
    pub(crate) fn in_file(file: &str, problem: impl Display) -> Self {
        let lines = format!("{problem}");
        let lines: Vec<String> = lines
            .lines()
            .map(|line| format!("{file}: {line}"))
            .collect();
        Self::BadInput(lines.join("\n"))
    }

    /// Tells it on standard error and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (text, code) = match self {
            Self::No(text) => (text, 1),
            Self::BadInput(text) => (text, 2),
            Self::NobodyReads => return ExitCode::SUCCESS,
        };
        // If standard error is gone too, nobody is left to be told.
        let _ = writeln!(io::stderr(), "{text}");
        ExitCode::from(code)
    }
}

impl From<tortuga_games::ShelfError> for Failure {
    fn from(error: tortuga_games::ShelfError) -> Self {
        Self::BadInput(error.to_string())
    }
}

/// A remark that is no result: standard error, so that output stays clean.
pub(crate) fn remark(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
