//! What can be typed behind `tortuga arena`.

use std::num::{NonZeroU32, NonZeroU64};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::entrant::Entrant;
use super::stats::Question;

const HELP: &str = "\
An entrant is a bot's style: novice, sailor, mate, captain, admiral, or one of the yardsticks random
(anything that is allowed) and plain (the search without evaluation, a captain's time). Behind an @
may stand what it gets for a decision: captain@20ms, captain@2s, captain@500i (iterations). Behind a +
may stand a habit of its search, for experiments: captain@500i+horizon=20+explore=0.1.

Who meets whom:
  as many entrants as seats     all of them in every game, turned through all seats
  two entrants, more seats      one of the first against all others; in teams, team against team
  more entrants, two seats      everybody meets everybody, with a cross table

All games of a turn round the table share their luck: the k-th roll is the same roll in each. Bots
see what a player sees and think on one thread, as many games at the same time as there are cores.
With two entrants a sequential test stops as soon as it is settled whether the first is better.

Examples:
  tortuga arena grog-island --bots captain,mate
  tortuga arena groo --bots admiral,captain --faster 20 --resume admiral.jsonl
  tortuga arena grog-island --bots captain,sailor --seats 4        one captain, three sailors
  tortuga arena foggy-island --bots captain,sailor --set mode=team
  tortuga arena glory-islands --bots captain,plain --test 50,60 --until all
  tortuga arena groo --bots mate,sailor,novice,random --games 100  everybody meets everybody
  tortuga arena groo --bots captain@2000i,captain@500i --json";

/// Who is to meet whom, and how often.
#[derive(Args)]
#[command(after_help = HELP)]
pub(crate) struct ArenaArgs {
    /// The game: grog-island, groo, foggy-island or glory-islands
    pub(crate) game: String,
    /// Who plays, two or more: a style, or STYLE@BUDGET
    #[arg(long, value_name = "ENTRANTS", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Entrant>,
    /// How many players; two if nothing else is chosen
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How many games a match at the most, rounded up to whole turns round the table
    #[arg(long, default_value = "300")]
    pub(crate) games: NonZeroU64,
    /// Chooses an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Plays with the printed data of this file
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// Everybody who searches gets the N-th part of his time
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) faster: NonZeroU32,
    /// Two shares of the first entrant in per cent, to be told apart; equal play and 5 more if not
    /// given
    #[arg(long, value_name = "LOW,HIGH")]
    pub(crate) test: Option<Question>,
    /// When to stop; when it is settled if not given, and two entrants meet
    #[arg(long, value_name = "WHEN")]
    pub(crate) until: Option<Until>,
    /// Writes every finished pairing into this file; goes on with it if it is there
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Where the luck begins
    #[arg(long, default_value = "1")]
    pub(crate) seed: u64,
    /// How many games at the same time; as many as there are cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Prints one JSON object, for other programs; the book describes it
    #[arg(long)]
    pub(crate) json: bool,
}

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Until {
    /// When the test is settled, or all games are played
    Settled,
    /// When all games are played
    All,
}
