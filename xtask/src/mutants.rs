//! Mutants: the rules broken on purpose, to see whether a test notices.
//!
//! All mutants of a game take hours; a seeded sample is a fair picture of them
//! and the same for everybody who names the same seed.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::shell;
use crate::tools::{self, Consent};

/// Which game, and how many of its mutants.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// The game: the crate's name without "tortuga-"
    #[arg(long, default_value = "grog")]
    game: String,
    /// How many mutants
    #[arg(long, default_value_t = 40)]
    sample: usize,
    /// Names the sample: the same seed draws the same mutants
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Where a game decides something. The rest is data, text and plumbing.
const JUDGES: &[&str] = &[
    "rules.rs",
    "rules/**",
    "scoring.rs",
    "lines.rs",
    "view.rs",
    "view/**",
    "memory.rs",
];

/// Runs the sample and prints the survivors; an error if there are any.
pub(crate) fn run(plan: &Plan, consent: Consent) -> Result<()> {
    let root = shell::root()?;
    let package = format!("tortuga-{}", plan.game);
    if !root.join("crates").join(&package).is_dir() {
        bail!(
            "there is no game {}: crates/{package} is missing",
            plan.game
        );
    }
    tools::provide(&[tools::MUTANTS, tools::NEXTEST], consent)?;

    let all = names(&shell::output(
        mutants(&package)?.args(["--list", "--json"]),
    )?)?;
    let (count, sample) = (all.len(), sample(all, plan.sample, plan.seed));
    if sample.is_empty() {
        bail!("{package} has no mutants");
    }
    println!(
        "{} of {count} mutants of {package}, seed {}",
        sample.len(),
        plan.seed
    );
    try_out(&package, &sample)?;
    report(&root.join("mutants.out"))
}

/// cargo-mutants on the judging files of a game.
fn mutants(package: &str) -> Result<Command> {
    let mut command = shell::cargo(["mutants", "--package", package])?;
    for file in JUDGES {
        command
            .arg("--file")
            .arg(format!("crates/{package}/src/{file}"));
    }
    Ok(command)
}

/// Runs exactly these mutants against the tests of their own crate.
///
/// A mutant may turn a loop endless, so the tests get three times what they
/// need in good health, but never less than a minute.
fn try_out(package: &str, sample: &[String]) -> Result<()> {
    let mut command = mutants(package)?;
    command.args(["--test-tool", "nextest", "--cap-lints", "true"]);
    command.args(["--timeout-multiplier", "3", "--minimum-test-timeout", "60"]);
    for name in sample {
        command.arg("--re").arg(format!("^{}$", escaped(name)));
    }
    println!("$ cargo mutants --package {package} … (these mutants only)");
    let status = command.status().context("cannot start cargo mutants")?;
    match status.code() {
        Some(0 | 2 | 3) => Ok(()), // all caught, some missed, some timed out: see the report
        _ => bail!("cargo mutants failed ({status})"),
    }
}

/// Prints what cargo-mutants wrote down.
fn report(folder: &Path) -> Result<()> {
    let list = |kind: &str| -> Result<Vec<String>> {
        let file = folder.join(kind).with_extension("txt");
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        Ok(text.lines().map(str::to_owned).collect())
    };
    let survivors = list("missed")?;
    println!(
        "\n{} caught, {} ran into the time limit, {} did not compile, {} survived",
        list("caught")?.len(),
        list("timeout")?.len(),
        list("unviable")?.len(),
        survivors.len(),
    );
    for name in &survivors {
        println!("survived: {name}");
    }
    if !survivors.is_empty() {
        bail!("{} mutants survived all tests", survivors.len());
    }
    Ok(())
}

/// The names in `cargo mutants --list --json`: place and change, each one of its kind.
fn names(json: &str) -> Result<Vec<String>> {
    let list: Vec<Value> = serde_json::from_str(json).context("cargo mutants --list --json")?;
    let names = list.iter().map(|mutant| mutant["name"].as_str());
    let names = names.map(|name| name.map(str::to_owned));
    names.collect::<Option<_>>().context("a mutant has no name")
}

/// The first few after a shuffle (Fisher and Yates), in the order of the source.
fn sample(mut all: Vec<String>, size: usize, seed: u64) -> Vec<String> {
    all.sort();
    let size = size.min(all.len());
    let mut random = SplitMix(seed);
    for at in 0..size {
        let rest = all.len() - at;
        all.swap(at, at + random.below(rest));
    }
    all.truncate(size);
    all.sort();
    all
}

/// Steele, Lea and Flood's `SplitMix64`: small, and the same everywhere and for ever.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`, by multiply and shift.
    fn below(&mut self, limit: usize) -> usize {
        let product = u128::from(self.next()) * (limit as u128);
        usize::try_from(product >> 64).expect("a number below a usize is one")
    }
}

/// The name as a regular expression that matches it alone.
fn escaped(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(c) {
            text.push('\\');
        }
        text.push(c);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alphabet() -> Vec<String> {
        ('a'..='z').map(String::from).collect()
    }

    #[test]
    fn a_seed_names_a_sample() {
        let drawn = sample(alphabet(), 5, 1);
        assert_eq!(drawn.len(), 5);
        assert_eq!(drawn, sample(alphabet(), 5, 1));
        let mut turned = alphabet();
        turned.reverse();
        assert_eq!(
            drawn,
            sample(turned, 5, 1),
            "the list's order does not matter"
        );
        assert_ne!(drawn, sample(alphabet(), 5, 2));
    }

    #[test]
    fn a_large_sample_is_everything_once() {
        assert_eq!(sample(alphabet(), 100, 7), alphabet());
        assert!(sample(Vec::new(), 3, 7).is_empty());
    }

    #[test]
    fn splitmix_is_the_published_one() {
        let mut random = SplitMix(1_234_567);
        assert_eq!(random.next(), 6_457_827_717_110_365_317);
        assert_eq!(random.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn names_become_exact_expressions() {
        let name = "src/rules.rs:3:9: replace f -> Option<(u8, u8)> with Some((0, 1))";
        let expected = r"src/rules\.rs:3:9: replace f \-> Option<\(u8, u8\)> with Some\(\(0, 1\)\)";
        assert_eq!(escaped(name), expected);
    }

    #[test]
    fn names_are_read_from_the_list() {
        let json = r#"[{"name": "a", "line": 1}, {"name": "b"}]"#;
        assert_eq!(names(json).unwrap(), ["a", "b"]);
        assert!(names(r#"[{"nome": "a"}]"#).is_err());
        assert!(names("error").is_err());
    }
}
