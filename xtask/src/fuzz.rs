//! Fuzzing: everything that reads bytes from outside gets noise to read.
//!
//! What was found once lies in `fuzz/corpus` and is run by the ordinary tests
//! too; this chore looks for more.

use anyhow::{Context, Result, bail};

use crate::shell;
use crate::tools::{self, Consent};

/// What to fuzz, and for how long.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// Minutes for each target
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    minutes: u32,
    /// Targets of fuzz/; all if none is named
    #[arg(value_name = "TARGET", value_parser = TARGETS.to_vec())]
    targets: Vec<String>,
}

/// The fuzz targets, one for each reader.
const TARGETS: [&str; 3] = ["record", "notation", "edition"];

/// Runs the targets one after the other; an error names those that failed.
pub(crate) fn run(plan: &Plan, consent: Consent) -> Result<()> {
    tools::provide(&[tools::NIGHTLY, tools::FUZZ], consent)?;
    let all = TARGETS.map(String::from);
    let targets = if plan.targets.is_empty() {
        &all[..]
    } else {
        &plan.targets
    };

    let mut failed = Vec::new();
    for target in targets {
        println!("\n== {target}, {} minutes", plan.minutes);
        if !fuzz(target, plan.minutes)? {
            failed.push(target.as_str());
        }
    }
    if !failed.is_empty() {
        let failed = failed.join(", ");
        bail!("failed: {failed}; inputs that broke a reader lie in fuzz/artifacts");
    }
    Ok(())
}

/// Whether a target survived its time. cargo-fuzz needs a nightly compiler.
///
/// What the fuzzer finds on its way goes beside its build, not into the corpus
/// of the repository: that one is small and chosen by hand.
fn fuzz(target: &str, minutes: u32) -> Result<bool> {
    let found = format!("fuzz/target/found/{target}");
    std::fs::create_dir_all(&found).with_context(|| format!("cannot make {found}"))?;
    let chosen = format!("fuzz/corpus/{target}");
    let mut command = shell::cargo(["+nightly", "fuzz", "run", "--fuzz-dir", "fuzz"])?;
    command.args([target, &found, &chosen, "--"]);
    let seconds = u64::from(minutes) * 60;
    command.arg(format!("-max_total_time={seconds}"));
    Ok(shell::watch(&mut command)?.success())
}
