//! The tools that the chores need, and the question before one is installed.
//!
//! Nobody's machine is changed unasked: CI and `--yes` have said yes, a person
//! is asked, and without a terminal the commands are only printed.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fmt};

use anyhow::Result;

use crate::shell;

/// Something a chore needs on the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// A program from the crates registry.
    Program {
        /// The crate, and the version we install.
        crate_name: &'static str,
        version: &'static str,
        /// The command that prints its version.
        asked_by: &'static [&'static str],
        /// The oldest version that will do.
        at_least: [u32; 3],
    },
    /// A target of the pinned toolchain.
    Target(&'static str),
    /// Another toolchain beside the pinned one.
    Toolchain(&'static str),
    /// A browser and its driver, for the tests that look at the page.
    Browser,
    /// A program in Python, in a folder of its own under `target`.
    Python {
        name: &'static str,
        version: [u32; 3],
        /// The list of everything that it needs, each with its version.
        list: &'static str,
    },
}

pub(crate) const NEXTEST: Need = Need::Program {
    crate_name: "cargo-nextest",
    version: "0.9.151",
    asked_by: &["cargo", "nextest", "--version"],
    at_least: [0, 9, 100],
};
pub(crate) const DENY: Need = Need::Program {
    crate_name: "cargo-deny",
    version: "0.20.2",
    asked_by: &["cargo", "deny", "--version"],
    at_least: [0, 18, 0],
};
pub(crate) const MDBOOK: Need = Need::Program {
    crate_name: "mdbook",
    version: "0.5.4",
    asked_by: &["mdbook", "--version"],
    at_least: [0, 5, 0],
};
pub(crate) const MUTANTS: Need = Need::Program {
    crate_name: "cargo-mutants",
    version: "27.1.0",
    asked_by: &["cargo", "mutants", "--version"],
    at_least: [27, 0, 0],
};
pub(crate) const FUZZ: Need = Need::Program {
    crate_name: "cargo-fuzz",
    version: "0.13.2",
    asked_by: &["cargo", "fuzz", "--version"],
    at_least: [0, 13, 0],
};
pub(crate) const WASM: Need = Need::Target("wasm32-unknown-unknown");
pub(crate) const BROWSER: Need = Need::Browser;
pub(crate) const SCHEMATHESIS: Need = Need::Python {
    name: "schemathesis",
    version: [4, 32, 5],
    list: "xtask/schemathesis.txt",
};
pub(crate) const NIGHTLY: Need = Need::Toolchain("nightly");

/// Whether somebody has agreed to installing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    Given,
    AskFirst,
}

impl Consent {
    /// `--yes` is a yes, and so is `CI=true`: a fresh machine exists to be filled.
    pub(crate) fn from_flag(yes: bool) -> Self {
        if yes || under_ci() {
            Self::Given
        } else {
            Self::AskFirst
        }
    }
}

/// Whether the environment says `CI=true` or `CI=1`.
pub(crate) fn under_ci() -> bool {
    matches!(env::var("CI").as_deref(), Ok("true" | "1"))
}

/// The error for tools that are not there and may not be installed.
#[derive(Debug)]
pub(crate) struct Missing(Vec<String>);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "Nothing was installed. These commands get what is missing:"
        )?;
        for command in &self.0 {
            writeln!(f, "    {command}")?;
        }
        write!(f, "or let this chore run them: add --yes.")
    }
}

impl std::error::Error for Missing {}

/// Makes sure that everything is there, installing with consent only.
pub(crate) fn provide(needs: &[Need], consent: Consent) -> Result<()> {
    let mut missing = Vec::new();
    for need in needs {
        if !need.is_there()? {
            missing.push(need.installing()?);
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    if consent == Consent::AskFirst && !person_agrees(&missing)? {
        return Err(Missing(missing.iter().map(shell::spelled).collect()).into());
    }
    missing.iter_mut().try_for_each(shell::run)
}

/// Asks on the terminal; without one the answer is no.
fn person_agrees(missing: &[Command]) -> Result<bool> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Ok(false);
    }
    println!("This chore needs tools that are missing or too old:");
    for command in missing {
        println!("    {}", shell::spelled(command));
    }
    print!("Run these commands now? [y/N] ");
    io::stdout().flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(is_yes(&answer))
}

fn is_yes(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "y" | "yes")
}

impl Need {
    fn is_there(self) -> Result<bool> {
        match self {
            Self::Program {
                asked_by, at_least, ..
            } => Ok(answer_to(asked_by)
                .and_then(|text| version_in(&text))
                .is_some_and(|version| version >= at_least)),
            Self::Target(target) => {
                let sysroot = shell::output(&mut shell::program("rustc", ["--print", "sysroot"])?)?;
                let libraries = Path::new(sysroot.trim()).join("lib/rustlib");
                Ok(libraries.join(target).is_dir())
            }
            Self::Toolchain(name) => {
                Ok(answer_to(&["rustup", "run", name, "rustc", "--version"]).is_some())
            }
            Self::Browser => {
                let browsers = ["chromium", "google-chrome", "chrome"];
                let browser = browsers
                    .iter()
                    .any(|name| answer_to(&[name, "--version"]).is_some());
                Ok(browser && answer_to(&["chromedriver", "--version"]).is_some())
            }
            Self::Python { name, version, .. } => {
                let program = shell::root()?.join(in_house(name));
                let told = answer_to(&[&program.to_string_lossy(), "--version"]);
                Ok(told.and_then(|text| version_in(&text)) == Some(version))
            }
        }
    }

    /// The command that gets it. A program is built as its authors locked it.
    fn installing(self) -> Result<Command> {
        match self {
            Self::Program {
                crate_name,
                version,
                ..
            } => {
                let exact = format!("{crate_name}@{version}");
                let mut command = shell::cargo(["install", "--locked", &exact])?;
                if under_ci() {
                    // Built in half the time, and used once.
                    command.arg("--debug");
                }
                Ok(command)
            }
            Self::Target(target) => shell::program("rustup", ["target", "add", target]),
            Self::Toolchain(name) => {
                let words = ["toolchain", "install", name, "--profile", "minimal"];
                shell::program("rustup", words)
            }
            Self::Browser => shell::program("sh", ["-c", &packages(BROWSER_PACKAGES)]),
            Self::Python { name, list, .. } => {
                shell::program("sh", ["-c", &python_packages(name, list)])
            }
        }
    }
}

const BROWSER_PACKAGES: &str = "chromium chromium-driver fonts-dejavu-core";
const PYTHON_PACKAGES: &str = "python3 python3-venv";

/// Debian's names; elsewhere the command fails and says what it was.
fn packages(packages: &str) -> String {
    let root = answer_to(&["id", "-u"]).is_some_and(|id| id.trim() == "0");
    let sudo = if root { "" } else { "sudo " };
    format!(
        "{sudo}apt-get update -q && \
         {sudo}apt-get install -q -y --no-install-recommends {packages}"
    )
}

/// Where a program lies that we keep in the house, seen from the root.
pub(crate) fn in_house(name: &str) -> String {
    format!("target/tools/{name}/bin/{name}")
}

/// Python itself comes from the system, and only if it is not there; without
/// `ensurepip` it cannot make a folder for programs.
fn python_packages(name: &str, list: &str) -> String {
    let folder = format!("target/tools/{name}");
    let python = answer_to(&["python3", "-c", "import ensurepip, venv"]).is_some();
    let first = if python {
        String::new()
    } else {
        format!("{} && ", packages(PYTHON_PACKAGES))
    };
    format!(
        "{first}python3 -m venv --clear {folder} && \
         {folder}/bin/pip install --quiet --disable-pip-version-check --requirement {list}"
    )
}

/// What a program says, if it is there and ends well.
fn answer_to(question: &[&str]) -> Option<String> {
    let (program, arguments) = question.split_first()?;
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .ok()?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(said)
}

/// The version in an answer such as `cargo-nextest 0.9.151 (abc 2026-10-01)` or `mdbook v0.5.4`.
fn version_in(answer: &str) -> Option<[u32; 3]> {
    answer.lines().next()?.split_whitespace().find_map(|word| {
        let core = word.trim_start_matches('v').split(['-', '+']).next()?;
        let numbers: Vec<u32> = core
            .split('.')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .ok()?;
        numbers.try_into().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_found_in_what_tools_say() {
        let nextest = "cargo-nextest 0.9.143 (60fa45f63 2026-08-04)\nrelease: 0.9.143\n";
        assert_eq!(version_in(nextest), Some([0, 9, 143]));
        assert_eq!(version_in("mdbook v0.5.4\n"), Some([0, 5, 4]));
        assert_eq!(version_in("cargo-deny 0.20.0-rc.1"), Some([0, 20, 0]));
        assert_eq!(version_in("no such command"), None);
        assert_eq!(version_in(""), None);
    }

    #[test]
    fn what_we_install_is_new_enough_for_ourselves() {
        for need in [NEXTEST, DENY, MDBOOK, MUTANTS, FUZZ] {
            if let Need::Program {
                version, at_least, ..
            } = need
            {
                assert!(version_in(version).unwrap() >= at_least, "{need:?}");
            }
        }
    }

    #[test]
    fn what_python_needs_is_listed_with_the_version_that_we_ask_for() {
        let list = include_str!("../schemathesis.txt");
        let lines = list.lines().filter(|line| !line.starts_with('#'));
        let named: Vec<_> = lines.map(|line| line.split_once("==").unwrap()).collect();
        let Need::Python { name, version, .. } = SCHEMATHESIS else {
            panic!("it is a program in Python");
        };
        let found = named.iter().find(|(one, _)| *one == name).unwrap();
        assert_eq!(version_in(found.1), Some(version));
        assert!(python_packages(name, "list.txt").contains("target/tools/schemathesis"));
    }

    #[test]
    fn only_a_clear_yes_is_a_yes() {
        assert!(is_yes("y\n") && is_yes(" Yes "));
        assert!(!is_yes("\n") && !is_yes("n") && !is_yes("yesterday"));
    }

    #[test]
    fn what_is_missing_is_told_as_commands() {
        let missing = Missing(vec!["cargo install --locked mdbook@0.5.4".to_owned()]);
        assert!(
            missing
                .to_string()
                .contains("\n    cargo install --locked mdbook@0.5.4\n")
        );
    }
}
