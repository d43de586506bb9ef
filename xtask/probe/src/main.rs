//! Replays records natively and in a WebAssembly interpreter and compares the digests.
//!
//! Started by `cargo xtask wasm` as `native-is-wasm MODULE RECORD…`.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it reports to the person at the terminal"
)]

use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::{self, ScopedJoinHandle};
use std::{env, fmt, fs};

use anyhow::{Context, Result, bail};
use wasmi::{Engine, Linker, Memory, Module, Store, TypedFunc};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let module = arguments.next();
    let module = module.context("usage: native-is-wasm MODULE RECORD…")?;
    let module = fs::read(&module).with_context(|| module.display().to_string())?;
    let records: Vec<PathBuf> = arguments.collect();

    let mut different = 0;
    for (record, finding) in records.iter().zip(compare_all(&module, &records)) {
        let name = record.file_name().unwrap_or(record.as_os_str()).display();
        let finding = finding.with_context(|| name.to_string())?;
        println!("{name}: {finding}");
        different += usize::from(matches!(finding, Finding::Different { .. }));
    }
    if different > 0 {
        bail!("{different} records play differently in WebAssembly");
    }
    Ok(())
}

/// All records at the same time, each in a thread of its own.
fn compare_all(module: &[u8], records: &[PathBuf]) -> Vec<Result<Finding>> {
    thread::scope(|scope| {
        let compare = |record| scope.spawn(move || compare(module, &fs::read_to_string(record)?));
        let threads: Vec<_> = records.iter().map(compare).collect();
        let findings = threads.into_iter().map(ScopedJoinHandle::join);
        let findings = findings.map(|finding| finding.unwrap_or_else(|_| bail!("it panicked")));
        findings.collect()
    })
}

/// What became of a record.
enum Finding {
    Same(u64),
    Different { after: u32 },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Same(digest) => write!(f, "{digest:016x} on both sides"),
            Self::Different { after } => write!(f, "the two sides part after {after} actions"),
        }
    }
}

fn compare(module: &[u8], text: &str) -> Result<Finding> {
    let native = tortuga_probe::digest(text, usize::MAX)?;
    let mut probe = Probe::new(module, text)?;
    if probe.digest(u32::MAX)? == native {
        return Ok(Finding::Same(native));
    }
    let after = probe.first_difference(text)?;
    Ok(Finding::Different { after })
}

/// A module with a record in it.
struct Probe {
    store: Store<()>,
    digest: TypedFunc<u32, u64>,
}

impl Probe {
    fn new(module: &[u8], text: &str) -> Result<Self> {
        let engine = Engine::default();
        let module = Module::new(&engine, module)?;
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;

        let place: TypedFunc<u32, u32> = instance.get_typed_func(&store, "place")?;
        let place = place.call(&mut store, u32::try_from(text.len())?)?;
        let memory: Memory = instance.get_memory(&store, "memory").context("no memory")?;
        memory.write(&mut store, usize::try_from(place)?, text.as_bytes())?;

        let digest = instance.get_typed_func(&store, "digest")?;
        Ok(Self { store, digest })
    }

    fn digest(&mut self, limit: u32) -> Result<u64> {
        Ok(self.digest.call(&mut self.store, limit)?)
    }

    /// After how many actions the digests differ for the first time; they do in the end.
    fn first_difference(&mut self, text: &str) -> Result<u32> {
        let (mut low, mut high) = (0, u32::try_from(text.lines().count())?);
        while low < high {
            let middle = low.midpoint(high);
            let native = tortuga_probe::digest(text, usize::try_from(middle)?)?;
            if self.digest(middle)? == native {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        Ok(low)
    }
}
