//! The program itself, started and stopped.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running `tortuga serve`; it is killed when this is dropped.
pub(crate) struct Served {
    child: Child,
    /// Host and port.
    pub(crate) address: String,
}

impl Served {
    pub(crate) fn start(data: &Path) -> Self {
        Self::start_at("127.0.0.1:0", data)
    }

    /// The same at a certain address.
    pub(crate) fn start_at(listen: &str, data: &Path) -> Self {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("tortuga"))
            .args(["serve", "--listen", listen, "--data"])
            .arg(data)
            // Players in tests ask as fast as they are answered.
            .args(["--asks-at-once", "1000000", "--asks-per-second", "1000000"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = child.stdout.take().unwrap();
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).unwrap();
        let url = line.split_whitespace().last().unwrap();
        let address = url.strip_prefix("http://").unwrap().trim_end_matches('/');
        let address = address.to_owned();
        Self { child, address }
    }

    /// Asks it to stop, as a service manager does; how it ended, if it did so in time.
    #[cfg(unix)]
    pub(crate) fn stop(mut self, most: std::time::Duration) -> Option<std::process::ExitStatus> {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(asked.success());
        let since = std::time::Instant::now();
        while since.elapsed() < most {
            if let Some(status) = self.child.try_wait().unwrap() {
                return Some(status);
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        None
    }

    /// No goodbye: SIGKILL, as if the power had gone.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
