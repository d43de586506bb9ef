//! Somebody who plays through pipes: a program reads what is asked and answers.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Nothing here takes as long, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);

/// A running `tortuga play --server`.
pub(crate) struct Player {
    child: Child,
    keys: ChildStdin,
    output: Receiver<Vec<u8>>,
    /// Everything that was written so far.
    pub(crate) all: String,
    /// Where the answer to the last line begins.
    answer: usize,
    pub(crate) decisions: usize,
}

impl Player {
    /// Comes to a server as whoever this file of sessions says, and waits until
    /// something is asked.
    pub(crate) fn come(server: &str, session: &Path, args: &[&str]) -> Self {
        let mut player = Self::start(server, session, args);
        player.wait();
        player
    }

    /// The same without waiting.
    pub(crate) fn start(server: &str, session: &Path, args: &[&str]) -> Self {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("tortuga"))
            .args(["play", "--server", server, "--session"])
            .arg(session)
            .args(args)
            .env("COLUMNS", "100")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let keys = child.stdin.take().unwrap();
        let mut reader = child.stdout.take().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self {
            child,
            keys,
            output,
            all: String::new(),
            answer: 0,
            decisions: 0,
        }
    }

    /// What was written since the last line.
    pub(crate) fn text(&self) -> &str {
        &self.all[self.answer..]
    }

    #[track_caller]
    pub(crate) fn must_have(&self, words: &str) {
        assert!(
            self.text().contains(words),
            "no {words:?} in:\n{}",
            self.text()
        );
    }

    /// Types a line and waits until something is asked again.
    pub(crate) fn enter(&mut self, line: &str) {
        self.type_line(line);
        self.wait();
    }

    /// Types a line, waits for these words, and until something is asked again.
    #[track_caller]
    pub(crate) fn enter_for(&mut self, line: &str, words: &str) {
        self.type_line(line);
        self.until(words);
        self.wait();
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        self.answer = self.all.len();
        writeln!(self.keys, "{line}").unwrap();
    }

    /// Waits until something is asked, or it is over.
    pub(crate) fn wait(&mut self) {
        while !self.text().ends_with("> ") && self.read() {}
    }

    /// Waits until these words come.
    #[track_caller]
    pub(crate) fn until(&mut self, words: &str) {
        while !self.text().contains(words) {
            assert!(self.read(), "no {words:?} in:\n{}", self.text());
        }
    }

    fn read(&mut self) -> bool {
        match self.output.recv_timeout(PATIENCE) {
            Ok(bytes) => self.all.push_str(&String::from_utf8_lossy(&bytes)),
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return false,
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {
                panic!("nothing is asked, but:\n{}", self.text())
            }
        }
        true
    }

    /// The link of the table, as it stands on the screen.
    pub(crate) fn link(&self) -> String {
        let words = self.all.split_whitespace();
        let mut links = words.filter(|word| word.starts_with("http://") && word.contains("/t/"));
        links.next().unwrap().to_owned()
    }

    /// How many choices are on offer.
    fn choices(&self) -> usize {
        let number = |line: &str| line.trim_start().split_once("  ")?.0.parse::<usize>().ok();
        let numbers = self.text().lines().filter_map(number);
        numbers.max().unwrap_or_default()
    }

    /// Decides once; what was on offer may be gone by then.
    pub(crate) fn decide(&mut self) {
        self.type_choice();
        self.wait();
    }

    fn type_choice(&mut self) {
        match self.choices() {
            0 => self.type_line("all"),
            count => {
                self.decisions += 1;
                let pick = self.decisions * 7 % count.min(9) + 1;
                self.type_line(&pick.to_string());
            }
        }
    }

    /// Is something asked right now?
    pub(crate) fn is_asked(&mut self) -> bool {
        while let Ok(bytes) = self.output.try_recv() {
            self.all.push_str(&String::from_utf8_lossy(&bytes));
        }
        self.text().ends_with("> ")
    }

    /// Decides if something is asked right now, and waits for nothing.
    pub(crate) fn decide_if_asked(&mut self) {
        if self.is_asked() {
            self.type_choice();
        }
    }

    /// Plays until these words stand there.
    pub(crate) fn play_until(&mut self, end: &str, mut after: impl FnMut()) {
        while !self.text().contains(end) {
            self.decide();
            after();
            assert!(self.decisions < 3000, "no end");
        }
    }

    /// Leaves; what was said last.
    pub(crate) fn quit(mut self) -> String {
        self.type_line("quit");
        while self.read() {}
        assert!(self.child.wait().unwrap().success());
        self.text().to_owned()
    }

    /// Waits for the end; the exit code and standard error.
    pub(crate) fn end(mut self) -> (Option<i32>, String) {
        while self.read() {}
        let mut said = String::new();
        let mut errors = self.child.stderr.take().unwrap();
        errors.read_to_string(&mut said).unwrap();
        (self.child.wait().unwrap().code(), said)
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
