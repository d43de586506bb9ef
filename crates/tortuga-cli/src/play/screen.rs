//! The terminal: what is written to it and typed into it.

use std::io::{self, BufRead, BufReader, IsTerminal, Read, Stdin};
use std::thread;

use textwrap::core::display_width;
use tokio::sync::mpsc::{Receiver, channel};

use crate::output::{Failure, Output};
use crate::play::ink::Ink;

/// Narrower windows are treated as this wide.
const NARROWEST: usize = 40;
/// Longer lines are hard to read.
const WIDEST: usize = 110;
/// Where nobody can say how wide the window is.
const USUAL: usize = 80;
/// Nothing that anybody types on purpose is longer.
const LONGEST_LINE: u64 = 4096;
/// More than the library's own buffer holds: then that one stays empty, and
/// what was read and not used yet is all in ours.
const KEY_BUFFER: usize = 64 * 1024;

/// Where people look and type.
pub(crate) struct Screen<'o> {
    output: &'o mut Output,
    keys: BufReader<Stdin>,
    ink: Ink,
    /// A real screen, which can be cleared.
    clears: bool,
    /// How wide the line is that does not stay; 0 if there is none.
    fleeting: usize,
    /// Nobody sees what is typed unless we write it: input from a file.
    echoes: bool,
    /// The last line waits for somebody to type.
    prompted: bool,
}

impl<'o> Screen<'o> {
    pub(crate) fn new(output: &'o mut Output) -> Self {
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self {
            output,
            keys: BufReader::with_capacity(KEY_BUFFER, io::stdin()),
            ink: Ink::for_stdout(),
            clears: io::stdout().is_terminal() && !dumb,
            fleeting: 0,
            echoes: !io::stdin().is_terminal(),
            prompted: false,
        }
    }

    pub(crate) const fn ink(&self) -> Ink {
        self.ink
    }

    /// How many columns there are now; a window may change.
    pub(crate) fn width() -> usize {
        let window = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        let told = || std::env::var("COLUMNS").ok()?.parse().ok();
        let width = window.or_else(told).unwrap_or(USUAL);
        width.clamp(NARROWEST, WIDEST)
    }

    /// Shows lines.
    pub(crate) fn show<T: AsRef<str>>(
        &mut self,
        lines: impl IntoIterator<Item = T>,
    ) -> Result<(), Failure> {
        self.lift()?;
        let mut lines = lines.into_iter();
        lines.try_for_each(|line| self.output.line(line.as_ref().trim_end()))?;
        self.output.flush()
    }

    /// Empties the window and what was scrolled out of it. Where that cannot
    /// be done, a line of dashes parts what was from what comes.
    pub(crate) fn clear(&mut self) -> Result<(), Failure> {
        if self.clears {
            self.output.text("\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
            return self.output.flush();
        }
        let dashes = "-".repeat(Self::width());
        self.show([dashes])
    }

    /// Shows a line that does not stay: the next one takes its place, and
    /// [`wipe`](Self::wipe) takes it away. Only a real screen can do that.
    pub(crate) fn fleeting(&mut self, line: &str) -> Result<(), Failure> {
        if !self.clears {
            return Ok(());
        }
        let width = display_width(line);
        let rest = " ".repeat(self.fleeting.saturating_sub(width));
        self.fleeting = width;
        self.output.text(&format!("\r{line}{rest}"))?;
        self.output.flush()
    }

    /// Takes the line away that was not to stay.
    pub(crate) fn wipe(&mut self) -> Result<(), Failure> {
        if self.fleeting == 0 {
            return Ok(());
        }
        self.fleeting("")?;
        self.output.text("\r")?;
        self.output.flush()
    }

    /// Forgets what somebody typed before it was asked for. A file that is
    /// read instead of a keyboard answers every question in its order.
    pub(crate) fn forget_typed(&mut self) {
        if self.echoes {
            return;
        }
        #[cfg(unix)]
        // Where a terminal cannot do it, the question still has to be answered.
        let _ = rustix::termios::tcflush(io::stdin(), rustix::termios::QueueSelector::IFlush);
        self.keys.consume(self.keys.buffer().len());
    }

    /// Asks for a line; none at the end of the input.
    pub(crate) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        self.output.text(prompt)?;
        self.output.flush()?;
        let line = read_line(&mut self.keys).map_err(unreadable)?;
        match &line {
            None => self.output.line("")?,
            Some(line) if self.echoes => self.output.line(line)?,
            Some(_) => {}
        }
        Ok(line)
    }

    /// Asks for a line that nobody shall see.
    pub(crate) fn ask_secret(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        self.output.text(prompt)?;
        self.output.flush()?;
        let line = unseen(|| read_line(&mut self.keys)).map_err(unreadable)?;
        self.output.line("")?;
        Ok(line)
    }

    /// From now on somebody may type at any time; the lines come one by one.
    pub(crate) fn listen(&mut self) -> Receiver<String> {
        let fresh = BufReader::with_capacity(KEY_BUFFER, io::stdin());
        let mut keys = std::mem::replace(&mut self.keys, fresh);
        let (sender, lines) = channel(1);
        thread::spawn(move || {
            while let Ok(Some(line)) = read_line(&mut keys) {
                if sender.blocking_send(line).is_err() {
                    return;
                }
            }
        });
        lines
    }

    /// Lines come from a file or a program, which answers question by question.
    pub(crate) const fn reads_file(&self) -> bool {
        self.echoes
    }

    /// Shows that a line may be typed; what is shown next takes its place.
    pub(crate) fn prompt(&mut self) -> Result<(), Failure> {
        if self.prompted {
            return Ok(());
        }
        self.prompted = true;
        self.output.text("> ")?;
        self.output.flush()
    }

    /// A line was typed behind the prompt.
    pub(crate) fn typed(&mut self, line: &str) -> Result<(), Failure> {
        self.prompted = false;
        if self.echoes {
            self.output.line(line)?;
        }
        Ok(())
    }

    /// Takes the prompt away, so that something else can stand there.
    pub(crate) fn lift(&mut self) -> Result<(), Failure> {
        if !std::mem::take(&mut self.prompted) {
            return Ok(());
        }
        let away = if self.clears { "\r\u{1b}[K" } else { "\n" };
        self.output.text(away)
    }
}

/// The next line, without what no terminal should be sent; none at the end.
fn read_line(keys: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    keys.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    let line = String::from_utf8_lossy(&bytes);
    Ok(Some(line.trim_end().replace(char::is_control, " ")))
}

/// Nothing that is typed meanwhile is shown.
#[cfg(unix)]
fn unseen<T>(read: impl FnOnce() -> T) -> T {
    use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
    // A file has no such modes, and shows nothing anyway.
    let Ok(before) = tcgetattr(io::stdin()) else {
        return read();
    };
    let mut silent = before.clone();
    silent.local_modes.remove(LocalModes::ECHO);
    let _ = tcsetattr(io::stdin(), OptionalActions::Now, &silent);
    let line = read();
    let _ = tcsetattr(io::stdin(), OptionalActions::Now, &before);
    line
}

#[cfg(not(unix))]
fn unseen<T>(read: impl FnOnce() -> T) -> T {
    read()
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn unreadable(error: io::Error) -> Failure {
    Failure::BadInput(format!("cannot read what is typed: {error}"))
}
