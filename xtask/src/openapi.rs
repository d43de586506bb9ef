//! The description of the API, held against a server that runs: whatever a program
//! makes of it, the answers are as described, and none is the server's own fault.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Stdio};

use anyhow::{Context, Result, bail};

use crate::shell;
use crate::tools::{self, Consent};

/// The same every time, so that a failure can be seen again.
const SEED: &str = "1";
/// For each request; all of them together take about a minute.
const EXAMPLES: &str = "200";
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance";
/// They would end the session that the others need.
const GOODBYES: [&str; 3] = ["delete", "sign_out", "claim"];

/// Gets the tool if need be, and checks.
pub(crate) fn run(consent: Consent) -> Result<()> {
    tools::provide(&[tools::SCHEMATHESIS], consent)?;
    check()
}

/// First as a guest whom the server knows, then as whoever comes by.
pub(crate) fn check() -> Result<()> {
    let mut server = Served::start()?;
    let guest = server.welcome()?;
    let mut known = vec!["--header".to_owned(), format!("Cookie: {guest}")];
    for goodbye in GOODBYES {
        known.extend(["--exclude-operation-id".to_owned(), goodbye.to_owned()]);
    }
    server.try_out(&known)?;
    server.try_out(&[])?;
    server.must_be_well()
}

/// A server with an empty file of data; both go when this is dropped.
struct Served {
    child: Child,
    /// Host and port.
    address: String,
    folder: PathBuf,
}

impl Served {
    fn start() -> Result<Self> {
        shell::run(&mut shell::cargo(["build", "--package", "tortuga-cli"])?)?;
        let folder = env::temp_dir().join(format!("tortuga-openapi-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let mut command = shell::cargo(["run", "--quiet", "--package", "tortuga-cli", "--"])?;
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]);
        command.arg(folder.join("data"));
        // Limits have tests of their own.
        for limit in [
            "new-at-once",
            "new-per-minute",
            "max-tables",
            "max-editions",
        ] {
            command.args([&format!("--{limit}"), "1000000"]);
        }
        println!("$ {}", shell::spelled(&command));
        let child = command.stdout(Stdio::piped()).spawn()?;
        let mut server = Self {
            child,
            address: String::new(),
            folder,
        };
        server.address = server.first_line()?;
        Ok(server)
    }

    /// Where it says that it is ready.
    fn first_line(&mut self) -> Result<String> {
        let output = self.child.stdout.take().context("no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let url = line.split_whitespace().last().unwrap_or_default();
        let address = url.strip_prefix("http://").map(|url| url.trim_matches('/'));
        Ok(address.context("the server did not start")?.to_owned())
    }

    /// Asks something, as plainly as it can be asked.
    fn get(&self, path: &str) -> Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        let host = &self.address;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }

    /// The cookie of a new guest.
    fn welcome(&self) -> Result<String> {
        let answer = self.get("/api/me")?;
        let given = answer.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then_some(value)
        });
        let cookie = given.and_then(|value| value.split(';').next());
        Ok(cookie.context("no cookie for a new guest")?.to_owned())
    }

    fn try_out(&self, more: &[String]) -> Result<()> {
        let program = shell::root()?.join(tools::in_house("schemathesis"));
        let mut command = shell::program(&program.to_string_lossy(), ["run", "--seed", SEED])?;
        // It keeps notes where it runs.
        command.current_dir(&self.folder);
        command.args(["--max-examples", EXAMPLES, "--generation-database", "none"]);
        command.args(["--phases", "coverage,fuzzing", "--checks", CHECKS]);
        command.args(["--no-color", "--warnings", "off"]);
        command.args(more);
        command.arg(format!("http://{}/api/openapi.json", self.address));
        shell::run(&mut command)
    }

    /// It still stands, and can read its data.
    fn must_be_well(&mut self) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("the server is gone ({status})");
        }
        let answer = self.get("/healthz")?;
        if !answer.starts_with("HTTP/1.1 200") {
            bail!("the server is not well: {answer}");
        }
        Ok(())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Whatever went wrong before is worth more words than this.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
