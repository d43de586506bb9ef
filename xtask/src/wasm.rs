//! WebAssembly: the pure crates build for it, and play there as they play here.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::files::files_in;
use crate::shell;
use crate::tools::{self, Consent};

/// The crates without I/O, clock and randomness; the browser runs them.
const PURE_CRATES: &[&str] = &[
    "tortuga-core",
    "tortuga-grog",
    "tortuga-games",
    "tortuga-words",
];

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the pure crates and compares what they do on both sides.
pub(crate) fn run(consent: Consent) -> Result<()> {
    tools::provide(&[tools::WASM], consent)?;
    build_pure_crates()?;
    compare()
}

/// Every pure crate compiles for the browser.
pub(crate) fn build_pure_crates() -> Result<()> {
    let mut command = shell::cargo(["build", "--target", TARGET])?;
    for package in PURE_CRATES {
        command.args(["--package", package]);
    }
    shell::run(&mut command)
}

/// Every record gives the same digest natively and in WebAssembly.
///
/// The comparing is done by the binary of `xtask/probe`, not here: it brings an
/// interpreter and all games along, and the other chores should not wait for them.
pub(crate) fn compare() -> Result<()> {
    let words = [
        "build",
        "--release",
        "--target",
        TARGET,
        "--package",
        "tortuga-probe",
        "--lib",
    ];
    shell::run(&mut shell::cargo(words)?)?;

    let records = files_in(&shell::root()?.join("records"), "tortuga")?;
    if records.is_empty() {
        bail!("there is nothing to compare: no records/*.tortuga");
    }
    let words = [
        "run",
        "--quiet",
        "--package",
        "tortuga-probe",
        "--bin",
        "native-is-wasm",
        "--",
    ];
    let mut command = shell::cargo(words)?;
    let status = command.arg(module()?).args(&records).status()?;
    if !status.success() {
        bail!("native and WebAssembly differ");
    }
    Ok(())
}

/// Where cargo puts the probe's module.
fn module() -> Result<PathBuf> {
    let words = ["metadata", "--no-deps", "--format-version", "1"];
    let metadata: Value = serde_json::from_str(&shell::output(&mut shell::cargo(words)?)?)?;
    let folder = metadata["target_directory"].as_str();
    let folder = PathBuf::from(folder.context("cargo metadata names no folder")?);
    Ok(folder.join(TARGET).join("release/tortuga_probe.wasm"))
}
