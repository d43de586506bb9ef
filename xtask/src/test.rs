//! The test command: every check, one after the other, and a table at the end.
//!
//! The steps do not lean on each other, so a failure never hides a later one.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::counts::{self, Tests};
use crate::tools::{self, Consent};
use crate::{gallery, links, openapi, rules, shell, wasm};

/// One check: a name, and what to do.
type Step = (&'static str, fn() -> Result<Report>);

/// What a step found out.
struct Report {
    passed: bool,
    tests: Tests,
}

const STEPS: &[Step] = &[
    ("format", format),
    ("clippy", clippy),
    ("clippy, page", clippy_page),
    ("tests", nextest),
    ("doc tests", doc_tests),
    ("openapi", || done(openapi::check())),
    ("wasm build", || done(wasm::build_pure_crates())),
    ("native = wasm", || done(wasm::compare())),
    ("rules", || done(rules::run())),
    ("dependencies", dependencies),
    ("rustdoc", rustdoc),
    ("gallery", || done(gallery::check())),
    ("book", book),
    ("links", || done(links::run())),
];

/// Runs all steps; an error if one of them failed.
pub(crate) fn run(consent: Consent) -> Result<()> {
    let needs = [
        tools::NEXTEST,
        tools::DENY,
        tools::MDBOOK,
        tools::WASM,
        tools::BROWSER,
        tools::SCHEMATHESIS,
    ];
    tools::provide(&needs, consent)?;

    let start = Instant::now();
    let mut table = Vec::new();
    for (name, check) in STEPS {
        println!("\n== {name}");
        let start = Instant::now();
        let report = check().unwrap_or_else(|error| {
            println!("{error:#}");
            Report {
                passed: false,
                tests: Tests::default(),
            }
        });
        table.push((*name, report, start.elapsed()));
    }
    close(&table, start.elapsed())
}

/// Prints the table and the sums, the tests' alone on the last line.
fn close(table: &[(&str, Report, Duration)], whole: Duration) -> Result<()> {
    let mut tests = Tests::default();
    println!("\n{:<16}{:<8}{:>8}", "step", "result", "seconds");
    for (name, report, time) in table {
        let result = if report.passed { "passed" } else { "FAILED" };
        println!("{name:<16}{result:<8}{:>8.1}", time.as_secs_f64());
        tests += report.tests;
    }

    let failed = table.iter().filter(|(_, report, _)| !report.passed);
    let failed: Vec<&str> = failed.map(|(name, ..)| *name).collect();
    let passed = table.len() - failed.len();
    let seconds = whole.as_secs_f64();
    let count = failed.len();
    println!("\n{seconds:.1} seconds in all, steps passed: {passed}, steps failed: {count}");
    println!("{} passed, {} failed", tests.passed, tests.failed);
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// The report of a step that runs no tests.
fn done(result: Result<()>) -> Result<Report> {
    result.map(|()| Report {
        passed: true,
        tests: Tests::default(),
    })
}

fn step(mut command: Command) -> Result<Report> {
    done(shell::run(&mut command))
}

fn format() -> Result<Report> {
    step(shell::cargo(["fmt", "--all", "--check"])?)
}

fn clippy() -> Result<Report> {
    let words = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    step(shell::cargo(words)?)
}

/// What draws the page exists for the browser only.
fn clippy_page() -> Result<Report> {
    let words = [
        "clippy",
        "--package",
        "tortuga-web",
        "--target",
        wasm::TARGET,
        "--",
        "-D",
        "warnings",
    ];
    step(shell::cargo(words)?)
}

/// All failures in one run, so that the count at the end is the whole truth.
fn nextest() -> Result<Report> {
    let mut command = shell::cargo(["nextest", "run", "--workspace", "--no-fail-fast"])?;
    if tools::under_ci() {
        command.args(["--profile", "ci"]);
    }
    counted(command, counts::of_nextest)
}

/// nextest does not run the examples in the documentation.
fn doc_tests() -> Result<Report> {
    let command = shell::cargo(["test", "--doc", "--workspace", "--no-fail-fast"])?;
    counted(command, counts::of_libtest)
}

/// A step whose tests are counted. Tests that cannot be counted did not run.
fn counted(mut command: Command, read: fn(&str) -> Option<Tests>) -> Result<Report> {
    let heard = shell::listen(&mut command)?;
    let tests = read(&heard.text).context("no summary: the tests did not run")?;
    Ok(Report {
        passed: heard.success,
        tests,
    })
}

/// Licences, bans and sources need no network; advisories do, see `cargo xtask audit`.
fn dependencies() -> Result<Report> {
    step(shell::cargo([
        "deny", "check", "licenses", "bans", "sources",
    ])?)
}

fn rustdoc() -> Result<Report> {
    let mut command = shell::cargo(["doc", "--workspace", "--no-deps"])?;
    command.env("RUSTDOCFLAGS", "-D warnings");
    step(command)
}

fn book() -> Result<Report> {
    step(shell::program("mdbook", ["build", "docs"])?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &'static str, passed: bool) -> (&'static str, Report, Duration) {
        let tests = Tests {
            passed: 2,
            failed: u64::from(!passed),
        };
        (name, Report { passed, tests }, Duration::from_millis(1500))
    }

    #[test]
    fn one_failed_step_fails_the_command_and_is_named() {
        let table = [
            row("format", true),
            row("clippy", false),
            row("book", false),
        ];
        let error = close(&table, Duration::from_secs(3)).unwrap_err();
        assert_eq!(error.to_string(), "failed: clippy, book");
        assert!(close(&table[..1], Duration::from_secs(3)).is_ok());
    }

    #[test]
    fn tests_without_a_summary_do_not_pass() {
        let mut command = Command::new("cargo");
        command.arg("--version");
        assert!(counted(command, counts::of_nextest).is_err());
    }
}
