//! Every chore of the house: what CI runs, a person can run.
//!
//! `cargo xtask --help` lists the chores; each has a file of its own here.

#![expect(
    clippy::print_stdout,
    reason = "a chore talks to the person at the terminal"
)]
#![expect(
    clippy::print_stderr,
    reason = "what went wrong belongs on standard error"
)]

mod counts;
mod files;
mod fuzz;
mod gallery;
mod links;
mod mutants;
mod openapi;
mod rules;
mod shell;
mod soak;
mod test;
mod tools;
mod wasm;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::tools::Consent;

/// The chores of Tortuga: what CI runs, a person can run.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = CLOSING)]
struct Cli {
    /// Install missing tools without asking (CI=true means the same)
    #[arg(long, global = true)]
    yes: bool,

    #[command(subcommand)]
    chore: Chore,
}

const CLOSING: &str = "\
Before you hand in a change: cargo xtask test.
A chore that misses a tool asks before it installs anything; without a terminal it prints the commands.
Exit codes: 0 all is well, 1 something failed, 2 a tool is missing or the arguments are wrong.";

#[derive(Subcommand)]
enum Chore {
    /// Check everything: format, lints, tests, wasm, rules, licences, documents
    Test,
    /// List the rule IDs of the book that no test cites
    Rules,
    /// Make the book's galleries of cards and characters from the edition files
    Gallery,
    /// Find relative links in the documents that lead nowhere
    Links,
    /// Hold the description of the API against a server that runs
    Openapi,
    /// Replay every record natively and in WebAssembly, and compare
    Wasm,
    /// Break a game's rules on purpose, one sampled mutant at a time, and list what no test noticed
    Mutants(mutants::Plan),
    /// Feed the readers of outside bytes with noise (nightly toolchain)
    Fuzz(fuzz::Plan),
    /// Play random games and check every one of them; kill a server under load; load one for long
    Soak(soak::Plan),
    /// Measure speed (cargo bench)
    Bench {
        /// Handed on to cargo bench
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Weigh and time the page in a browser, as it is shipped
    Figures,
    /// Ask the advisory database for known holes in our dependencies (network)
    Audit,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli.chore, Consent::from_flag(cli.yes)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            let code = if error.is::<tools::Missing>() { 2 } else { 1 };
            ExitCode::from(code)
        }
    }
}

fn run(chore: &Chore, consent: Consent) -> Result<()> {
    match chore {
        Chore::Test => test::run(consent),
        Chore::Rules => rules::run(),
        Chore::Gallery => gallery::run(),
        Chore::Links => links::run(),
        Chore::Openapi => openapi::run(consent),
        Chore::Wasm => wasm::run(consent),
        Chore::Mutants(plan) => mutants::run(plan, consent),
        Chore::Fuzz(plan) => fuzz::run(plan, consent),
        Chore::Soak(plan) => soak::run(plan),
        Chore::Bench { arguments } => shell::run(shell::cargo(["bench"])?.args(arguments)),
        Chore::Figures => figures(),
        Chore::Audit => audit(consent),
    }
}

/// Apart from the test command, because a time decides nothing.
fn figures() -> Result<()> {
    let words = ["test", "--package", "tortuga-server", "--lib", "--"];
    let printed = ["--ignored", "--nocapture", "browser::speed::figures"];
    shell::run(shell::cargo(words)?.args(printed))
}

/// Apart from the test command, because the advisory database is fetched from the network.
fn audit(consent: Consent) -> Result<()> {
    tools::provide(&[tools::DENY], consent)?;
    shell::run(&mut shell::cargo(["deny", "check", "advisories"])?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn yes_may_stand_before_and_after_the_chore() {
        for line in [["xtask", "--yes", "test"], ["xtask", "test", "--yes"]] {
            assert!(Cli::try_parse_from(line).unwrap().yes);
        }
    }
}
