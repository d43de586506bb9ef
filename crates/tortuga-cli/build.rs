//! Tells the program which commit it was built from.

use std::path::Path;
use std::process::Command;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for file in [".git/HEAD", ".git/logs/HEAD"] {
        if root.join(file).exists() {
            println!("cargo::rerun-if-changed={}", root.join(file).display());
        }
    }
    println!("cargo::rerun-if-changed=build.rs");
    let git = Command::new("git")
        .args(["rev-parse", "--short=12", "HEAD"])
        .current_dir(root)
        .output();
    let commit = git.ok().filter(|output| output.status.success());
    let commit = commit.and_then(|output| String::from_utf8(output.stdout).ok());
    let commit = commit.as_deref().map_or("unknown commit", str::trim);
    println!("cargo::rustc-env=TORTUGA_COMMIT={commit}");
}
