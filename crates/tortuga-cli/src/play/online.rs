//! `tortuga play --server`: the same game at the terminal, with the table at a server.

mod args;
mod arrival;
mod clocks;
mod ending;
mod fresh;
mod gathering;
mod news;
mod notices;
mod orders;
mod seen;
mod sessions;
mod table;
mod told;
mod trouble;
mod typed;
mod visit;
mod wire;

pub(crate) use args::OnlineArgs;

use tokio::runtime::Builder;

use crate::args::PlayArgs;
use crate::output::{Failure, Output};
use crate::play::screen::Screen;

/// Plays at a server until somebody leaves.
pub(crate) fn run(args: &PlayArgs, server: &str, output: &mut Output) -> Result<(), Failure> {
    let mut runtime = Builder::new_current_thread();
    let runtime = runtime.enable_all().build();
    let runtime = runtime.map_err(|error| Failure::BadInput(error.to_string()))?;
    let screen = Screen::new(output);
    runtime.block_on(async {
        let visit = arrival::arrive(args, server, screen).await?;
        Box::pin(visit.run()).await
    })
}
