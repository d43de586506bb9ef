//! WebAssembly: the pure crates build for it, and play there as they play here.

use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::files::files_in;
use crate::shell;
use crate::tools::{self, Consent};

/// The crates without I/O, clock and randomness; the browser runs them.
const PURE_CRATES: &[&str] = &[
    "tortuga-core",
    "tortuga-foggy",
    "tortuga-glory",
    "tortuga-grog",
    "tortuga-groo",
    "tortuga-games",
    "tortuga-words",
    "tortuga-bots",
    "tortuga-protocol",
    "tortuga-scene",
    "tortuga-client",
    "tortuga-play",
    "tortuga-solo",
];

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

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
    let records = files_in(&shell::root()?.join("records"), "tortuga")?;
    if records.is_empty() {
        bail!("there is nothing to compare: no records/*.tortuga");
    }
    let (module, comparer) = build_probe()?;
    let status = Command::new(comparer).arg(module).args(&records).status()?;
    if !status.success() {
        bail!("native and WebAssembly differ");
    }
    Ok(())
}

/// Builds the module that WebAssembly runs, and the binary that compares.
///
/// The binary is built with the features of the whole workspace: so it shares
/// everything with the tests, and the interpreter is not compiled once more.
fn build_probe() -> Result<(PathBuf, PathBuf)> {
    let mut module = shell::cargo(["build", "--release", "--target", TARGET])?;
    shell::run(module.args(["--package", "tortuga-probe", "--lib"]))?;
    let words = ["build", "--workspace", "--bin", "native-is-wasm"];
    shell::run(&mut shell::cargo(words)?)?;

    let folder = target_folder()?;
    let module = folder.join(TARGET).join("release/tortuga_probe.wasm");
    let comparer = folder
        .join("debug")
        .join(format!("native-is-wasm{EXE_SUFFIX}"));
    Ok((module, comparer))
}

/// The folder that cargo builds into, whatever the environment says.
fn target_folder() -> Result<PathBuf> {
    let words = ["metadata", "--no-deps", "--format-version", "1"];
    let metadata: Value = serde_json::from_str(&shell::output(&mut shell::cargo(words)?)?)?;
    let folder = metadata["target_directory"].as_str();
    Ok(folder.context("cargo metadata names no folder")?.into())
}
