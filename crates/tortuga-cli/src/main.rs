//! The `tortuga` command: serve, play, play by the million, bots against bots, replay, verify,
//! look up rules.

mod admin;
mod arena;
mod args;
mod bench_server;
mod copies;
mod edition;
mod files;
mod fit;
mod line;
mod options;
mod output;
mod play;
mod progress;
mod replay;
mod report;
mod rules;
mod serve;
mod simulate;
mod variants;
mod verify;

use std::process::ExitCode;

use mimalloc::MiMalloc;

use crate::args::{Args, Command, EditionCommand};
use crate::output::{Failure, Output};

/// A server writes a text for every viewer after every action, and one thread
/// frees what another has asked for: the system's allocator takes a quarter longer over it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let command = Args::command();
    let mut output = Output::stdout();
    let result = run(command, &mut output).and_then(|()| output.finish());
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command, output: &mut Output) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(&args, output),
        Command::Admin(args) => admin::run(&args, output),
        Command::Backup(args) => copies::backup(&args, output),
        Command::Restore(args) => copies::restore(&args, output),
        Command::BenchServer(args) => bench_server::run(&args, output),
        Command::Play(args) => play::run(&args, output),
        Command::Simulate(args) => simulate::run(&args, output),
        Command::Arena(args) => arena::run(&args, output),
        Command::Fit(args) => fit::run(&args, output),
        Command::Replay(args) => replay::run(&args, output),
        Command::Verify(args) => verify::run(&args, output),
        Command::Rules(args) => rules::run(&args, output),
        Command::Edition(EditionCommand::Check { file }) => edition::check(&file, output),
        Command::Edition(EditionCommand::Export { game }) => edition::export(&game, output),
    }
}
