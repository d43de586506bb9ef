//! What can be typed, and the help that teaches it.

use std::num::NonZeroU64;
use std::path::PathBuf;

use clap::{Args as Arguments, Parser, Subcommand};

const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("TORTUGA_COMMIT"), ")");

const EXIT_CODES: &str = "\
Exit codes:
  0  everything went well
  1  the answer is no: a record is not fair, a check found a broken rule
  2  what was fed in is wrong: a file, an option, a rule's number

Examples:
  tortuga simulate grog-island                     10,000 games, all player counts in turn
  tortuga simulate grog-island --games 20 --record games
  tortuga replay games/grog-island-000001.tortuga  what was done, and who won
  tortuga verify games/grog-island-000001.tortuga  were the dice fair?
  tortuga rules GROG-BID-07                        what a rule says";

/// Board games by the letter of their rules: play by the million, replay, verify.
#[derive(Parser)]
#[command(name = "tortuga", version = VERSION, after_help = EXIT_CODES, arg_required_else_help = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Plays many games with random players and tells what came out
    Simulate(SimulateArgs),
    /// Plays a recorded game again
    Replay(ReplayArgs),
    /// Recomputes every die and every card of a finished record
    Verify(VerifyArgs),
    /// Prints a rule, a chapter or all rules of a game
    Rules(RulesArgs),
    /// Checks or prints the printed data of a box
    #[command(subcommand)]
    Edition(EditionCommand),
}

const SIMULATE_HELP: &str = "\
Unless you choose, all variants of the game are played in turn (for Grog Island: 2, 3 and 4
players; those that your --set rules out are left aside). The same seed always gives the same games, with any number of threads, recorded or not.

Examples:
  tortuga simulate grog-island --games 100000 --seats 4
  tortuga simulate grog-island --set starting_player=0 --seed 7
  tortuga simulate grog-island --games 1000000 --check
  tortuga simulate grog-island --games 20 --record games --edition my-copy.toml";

/// What to simulate.
#[derive(Arguments)]
#[command(after_help = SIMULATE_HELP)]
pub(crate) struct SimulateArgs {
    /// The game, such as grog-island
    pub(crate) game: String,
    /// How many games
    #[arg(long, default_value = "10000")]
    pub(crate) games: NonZeroU64,
    /// How many players; short for --set seats=N
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// Chooses an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Plays with the printed data of this file
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// How many games at the same time; as many as there are cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Where the luck begins
    #[arg(long, default_value = "1")]
    pub(crate) seed: u64,
    /// Writes every game into this folder as a record that can be verified
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
    /// Looks after every action whether the rules still hold; slower
    #[arg(long)]
    pub(crate) check: bool,
}

/// What to replay.
#[derive(Arguments)]
pub(crate) struct ReplayArgs {
    /// The record; - reads it from standard input
    pub(crate) file: PathBuf,
    /// Stops after every action, tells what changed, and waits for Enter
    #[arg(long, conflicts_with = "json")]
    pub(crate) step: bool,
    /// One JSON object a line, for other programs; the book describes it
    #[arg(long)]
    pub(crate) json: bool,
    /// The printed data it was played with, if not the standard edition
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

/// What to verify.
#[derive(Arguments)]
pub(crate) struct VerifyArgs {
    /// The record; - reads it from standard input
    pub(crate) file: PathBuf,
    /// The printed data it was played with, if not the standard edition
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

/// Which rule to print.
#[derive(Arguments)]
pub(crate) struct RulesArgs {
    /// A rule (GROG-BID-07), a chapter (GROG-BID) or a game (grog-island)
    pub(crate) what: String,
}

#[derive(Subcommand)]
pub(crate) enum EditionCommand {
    /// Tells everything that is wrong with an edition file
    Check {
        /// The file; - reads it from standard input
        file: PathBuf,
    },
    /// Prints the standard edition of a game, to be corrected for your copy
    Export {
        /// The game, such as grog-island
        game: String,
    },
}
