//! A window with the game in it.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

/// Nothing here takes as long, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// More than anything here needs, so that nothing scrolls away.
const ROWS: u16 = 200;

/// A window of a terminal, and somebody who types into it.
pub(crate) struct Window {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    size: (u16, u16),
    /// Everything that was written so far.
    raw: Vec<u8>,
    /// Where the answer to the last line begins.
    answer: usize,
}

impl Window {
    /// Starts `tortuga play grog-island` with these arguments.
    pub(crate) fn play(columns: u16, args: &[&str]) -> Self {
        Self::play_with(columns, args, &[])
    }

    /// The same with variables of the environment.
    pub(crate) fn play_with(columns: u16, args: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::play_game("grog-island", columns, args, variables)
    }

    /// Starts `tortuga play` with any game.
    pub(crate) fn play_game(
        game: &str,
        columns: u16,
        args: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let size = PtySize {
            rows: ROWS,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tortuga"));
        command.args(["play", game]);
        command.args(args);
        command.env("TERM", "xterm-256color");
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "CI"] {
            command.env_remove(name);
        }
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        let master = pair.master;
        // As long as we held it, the window would not notice the end.
        drop(pair.slave);
        let keys = master.take_writer().unwrap();
        let mut reader = master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 8192];
            // A window that was closed reads as an error on some systems.
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
            drop(master);
        });
        let mut window = Self {
            child,
            keys,
            output,
            size: (ROWS, columns),
            raw: Vec::new(),
            answer: 0,
        };
        window.wait();
        window
    }

    /// Types several lines at once, the last of which nobody asked for.
    pub(crate) fn enter_too_much(&mut self, lines: &[&str]) {
        self.enter(&lines.join("\n"));
    }

    /// Types a line and waits until something is asked again, or it is over.
    pub(crate) fn enter(&mut self, line: &str) {
        self.answer = self.raw.len();
        self.keys.write_all(format!("{line}\n").as_bytes()).unwrap();
        self.keys.flush().unwrap();
        self.wait();
    }

    /// Waits until these words have come, since the last line.
    pub(crate) fn until(&mut self, words: &str) {
        while !self.text().contains(words) {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.raw.extend(bytes),
                Err(error) => panic!("{error}, no {words:?}, but:\n{}", self.text()),
            }
        }
    }

    /// Types a line without waiting for anything.
    pub(crate) fn type_line(&mut self, line: &str) {
        self.answer = self.raw.len();
        self.keys.write_all(format!("{line}\n").as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits for a prompt, for the hand-over, or for the end.
    fn wait(&mut self) {
        while !self.is_asking() {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.raw.extend(bytes),
                Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return,
                Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {
                    panic!("nothing is asked, but:\n{}", self.text())
                }
            }
        }
    }

    fn is_asking(&self) -> bool {
        let answer = &self.raw[self.answer..];
        [&b"\n> "[..], b"Enter.\r\n"]
            .iter()
            .any(|prompt| answer.ends_with(prompt))
    }

    /// Is somebody else to take the screen?
    pub(crate) fn hands_over(&self) -> bool {
        self.text().ends_with("Enter.")
    }

    /// The bytes of the answer to the last line.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.raw[self.answer..]
    }

    /// All bytes so far.
    pub(crate) fn all_bytes(&self) -> &[u8] {
        &self.raw
    }

    /// The answer to the last line, as a window shows it.
    pub(crate) fn text(&self) -> String {
        shown(self.size, self.bytes())
    }

    /// The whole window.
    pub(crate) fn screen(&self) -> String {
        shown(self.size, &self.raw)
    }

    /// Everything that was ever written, line by line.
    pub(crate) fn whole(&self) -> String {
        String::from_utf8_lossy(&self.raw).into_owned()
    }

    /// The notations of the choices on offer, in their order.
    pub(crate) fn choices(&self) -> Vec<String> {
        choices(&self.text())
    }

    pub(crate) fn has(&self, words: &str) -> bool {
        self.text().contains(words)
    }

    /// Waits for the program to end; gives its exit code.
    pub(crate) fn exit_code(&mut self) -> u32 {
        self.child.wait().unwrap().exit_code()
    }

    /// Pulls the plug.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// What bytes look like in an empty window. A line that was too wide for it is
/// one line here: the terminal would break it, this does not.
fn shown((rows, columns): (u16, u16), bytes: &[u8]) -> String {
    let [rows, columns] = [rows, columns].map(|size| NonZero::new(size).unwrap());
    let mut parser = vt100::Parser::new(rows, columns, 0);
    parser.process(bytes);
    let contents = parser.screen().contents();
    let lines: Vec<&str> = contents.lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// The notations that stand behind ` · ` in the numbered lines.
fn choices(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for line in text.lines() {
        let numbered = line
            .trim_start()
            .split_once("  ")
            .is_some_and(|(number, _)| {
                !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
            });
        if numbered {
            found.push(line.to_owned());
        } else if let Some(last) = found.last_mut().filter(|_| line.starts_with("  ")) {
            last.push(' ');
            last.push_str(line.trim());
        }
    }
    let notation = |line: &String| {
        line.rsplit_once("· ")
            .map(|(_, notation)| notation.to_owned())
    };
    found.iter().filter_map(notation).collect()
}

/// A finished record is fair, says `tortuga verify`.
pub(crate) fn verify(record: &Path) {
    let mut command = assert_cmd::Command::cargo_bin("tortuga").unwrap();
    command.arg("verify").arg(record).assert().success();
}
