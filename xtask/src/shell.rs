//! Starting other programs from the root of the repository, and listening to them.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::{env, thread};

use anyhow::{Context, Result, bail};

/// The folder of the workspace manifest.
///
/// Asked at run time, so that a moved repository does not meet a path of yesterday.
pub(crate) fn root() -> Result<PathBuf> {
    let own = env::var_os("CARGO_MANIFEST_DIR").context("start the chores with `cargo xtask`")?;
    let root = PathBuf::from(own).parent().map(PathBuf::from);
    root.context("xtask has no folder above it")
}

/// A cargo command that will run at the root.
pub(crate) fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Result<Command> {
    program("cargo", arguments)
}

/// A command that will run at the root.
pub(crate) fn program<'a>(
    name: &str,
    arguments: impl IntoIterator<Item = &'a str>,
) -> Result<Command> {
    let mut command = Command::new(name);
    command.current_dir(root()?).args(arguments);
    Ok(command)
}

/// Shows the command and runs it in plain sight; a failure is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = watch(command)?;
    if !status.success() {
        bail!("`{}` failed ({status})", spelled(command));
    }
    Ok(())
}

/// Like [`run`], for commands whose exit code says more than yes or no.
pub(crate) fn watch(command: &mut Command) -> Result<ExitStatus> {
    println!("$ {}", spelled(command));
    command.status().with_context(|| cannot_start(command))
}

/// What a command prints on standard output, unseen by the person; a failure is an error.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| cannot_start(command))?;
    if !output.status.success() {
        bail!("`{}` failed ({})", spelled(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What was heard of a command that ran in plain sight.
pub(crate) struct Heard {
    /// Whether it ended well.
    pub(crate) success: bool,
    /// Standard output, then standard error.
    pub(crate) text: String,
}

/// Runs a command in plain sight and keeps what it printed.
pub(crate) fn listen(command: &mut Command) -> Result<Heard> {
    println!("$ {}", spelled(command));
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| cannot_start(command))?;
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let errors = thread::spawn(move || err.map(|pipe| pass_on(pipe, io::stderr())));
    let mut text = out.map(|pipe| pass_on(pipe, io::stdout())).transpose()?;
    let errors = errors.join().ok().flatten().transpose()?;
    let text = text.get_or_insert_default();
    text.push_str(&errors.unwrap_or_default());
    Ok(Heard {
        success: child.wait()?.success(),
        text: std::mem::take(text),
    })
}

/// Copies a pipe line by line, and returns all of it.
fn pass_on(pipe: impl Read, mut to: impl Write) -> io::Result<String> {
    let mut pipe = BufReader::new(pipe);
    let mut text = String::new();
    let mut line = Vec::new();
    while pipe.read_until(b'\n', &mut line)? > 0 {
        to.write_all(&line)?;
        text.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    Ok(text)
}

/// The command as a person would type it at the root.
pub(crate) fn spelled(command: &Command) -> String {
    let settings = command.get_envs().filter_map(|(name, value)| {
        let value = value?.to_string_lossy();
        Some(format!("{}={}", name.to_string_lossy(), quoted(&value)))
    });
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words = words.map(|word| quoted(&word.to_string_lossy()));
    settings.chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+./:,@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start `{}`", spelled(command))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_spelled_so_that_it_can_be_pasted() {
        let mut command = Command::new("cargo");
        command.env("RUSTDOCFLAGS", "-D warnings");
        command.args(["doc", "--re", "it's a+b"]);
        assert_eq!(
            spelled(&command),
            r"RUSTDOCFLAGS='-D warnings' cargo doc --re 'it'\''s a+b'"
        );
    }

    #[test]
    fn passing_on_loses_nothing() {
        let mut seen = Vec::new();
        let kept = pass_on(&b"one\ntwo\nend"[..], &mut seen).unwrap();
        assert_eq!(kept, "one\ntwo\nend");
        assert_eq!(seen, kept.as_bytes());
    }
}
