//! What takes too long for the test command: games by the million, a server that is
//! killed again and again, and one that is loaded for long.

use anyhow::Result;
use clap::Args;

use crate::shell;

/// How much of each; 0 leaves it out.
#[derive(Args)]
pub(crate) struct Plan {
    /// Random games of each kind, checked after every action
    #[arg(long, default_value_t = 1_000_000)]
    games: u64,
    /// How often a server is killed in the middle of play
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// For how many minutes a server bears 200 tables and 2,000 who look on
    #[arg(long, default_value_t = 10)]
    minutes: u64,
}

pub(crate) fn run(plan: &Plan) -> Result<()> {
    if plan.kills > 0 {
        let kills = plan.kills.to_string();
        tortuga(&["bench-server", "--tables", "50", "--kills", &kills])?;
    }
    if plan.minutes > 0 {
        let seconds = (plan.minutes * 60).to_string();
        let crowd = ["--tables", "200", "--idle", "2000", "--seconds", &seconds];
        tortuga(&[&["bench-server"], &crowd[..]].concat())?;
    }
    if plan.games > 0 {
        let games = plan.games.to_string();
        for game in ["foggy-island", "glory-islands", "grog-island", "groo"] {
            tortuga(&["simulate", game, "--check", "--games", &games])?;
        }
    }
    Ok(())
}

fn tortuga(words: &[&str]) -> Result<()> {
    let mut command = shell::cargo(["run", "--release", "--package", "tortuga-cli", "--"])?;
    shell::run(command.args(words))
}
