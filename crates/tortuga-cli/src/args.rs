//! What can be typed, and the help that teaches it.

use std::num::NonZeroU64;
use std::path::PathBuf;

use clap::{Args as Arguments, Parser, Subcommand, ValueEnum};
use tortuga_bots::{Level, Style};
use tortuga_words::Lang;

use crate::admin::AdminArgs;
use crate::arena::ArenaArgs;
use crate::bench_server::BenchServerArgs;
use crate::copies::{BackupArgs, RestoreArgs};
use crate::fit::FitArgs;
use crate::play::OnlineArgs;
use crate::serve::ServeArgs;

const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("TORTUGA_COMMIT"), ")");

const EXIT_CODES: &str = "\
Exit codes:
  0  everything went well
  1  the answer is no: a record is not fair, a check found a broken rule
  2  what was fed in is wrong: a file, an option, a rule's number

Examples:
  tortuga                                          the server, with the page in your browser
  tortuga play grog-island                         you against bots
  tortuga play groo --seats 4                      the same in another game
  tortuga play groo --server http://localhost:8080 a table at a server, for friends
  tortuga simulate grog-island                     10,000 games, all player counts in turn
  tortuga simulate grog-island --games 20 --record games
  tortuga arena grog-island --bots captain,mate    who is better, and how sure that is
  tortuga replay games/grog-island-000001.tortuga  what was done, and who won
  tortuga verify games/grog-island-000001.tortuga  were the dice fair?
  tortuga rules GROG-BID-07                        what a rule says";

/// Board games by the letter of their rules: serve, play, play by the million, replay, verify.
///
/// Without a command the server starts, as with `tortuga serve`.
#[derive(Parser)]
#[command(name = "tortuga", version = VERSION, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Starts the server: tables, friends and bots in the browser
    Serve(ServeArgs),
    /// Looks at the data of a server and puts things right: people, tables, complaints
    Admin(AdminArgs),
    /// Copies the data of a server while it runs
    Backup(BackupArgs),
    /// Puts a copy in the place where a server finds its data
    Restore(RestoreArgs),
    /// Loads a server with players and tells what it bears
    BenchServer(BenchServerArgs),
    /// Plays a game in this terminal: against bots, with others at the keyboard, or at a server
    Play(PlayArgs),
    /// Plays many games with random players and tells what came out
    Simulate(SimulateArgs),
    /// Lets bots play against bots and tells who is better, and how sure that is
    Arena(ArenaArgs),
    /// Learns how much each feature of a game counts, from games between bots
    Fit(FitArgs),
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

impl Args {
    /// What is to be done; the server, if nothing is asked for.
    pub(crate) fn command() -> Command {
        let asked = Self::parse().command;
        asked.unwrap_or_else(|| {
            let serve = Self::parse_from(["tortuga", "serve"]).command;
            serve.expect("a command was given")
        })
    }
}

const PLAY_HELP: &str = "\
At every prompt ? lists what can be typed. Without --hot-seat you have the first seat and bots
have the others. h at a prompt asks a captain for advice.

Bots play at one of five levels: novice, sailor, mate, captain and admiral. A mate thinks for a
fiftieth of a second about a decision, a captain for a fifth, an admiral for two seconds on all
cores; the others do not look ahead.

With --record every action is written into FILE as it happens; if FILE is there already, its game
goes on. Names, options and edition are then those of the record. While the game lasts, the secret
of its luck, the people's seats and the levels of the bots lie beside it in FILE.sealed, and nothing of
it can be changed. With --luck typed there is no such file: give --hot-seat and --bots again.

With --server the table is at a Tortuga server, and friends join it in their browsers or terminals.
GAME opens a table there; you have the first seat, and the link for the others is printed. Each level
that --bots names takes one seat. If that fills the table, the game begins at once; otherwise you see
who comes, and type start. The link of a table (URL/t/ID) takes your seat there, or a free one, or
watches. Your session is kept in ~/.local/state/tortuga/sessions.json, so that you come back as the
same person.

Examples:
  tortuga play grog-island
  tortuga play grog-island --seats 2 --lang de --record evening.tortuga
  tortuga play grog-island --hot-seat 2 --names Ann,Bo
  tortuga play groo --seats 3 --bots captain,sailor    the first bot is the captain
  tortuga play foggy-island --set mode=mercenary
  tortuga play grog-island --hot-seat --luck typed     the box is on the table
  tortuga play groo --server https://example.org --name Ann --tempo 15+20
  tortuga play groo --server localhost:8080 --seats 3 --bots mate,mate
  tortuga play --server https://example.org/t/kelp     a friend's link";

/// What to play, and with whom.
#[derive(Arguments)]
#[command(after_help = PLAY_HELP)]
pub(crate) struct PlayArgs {
    /// The game: grog-island, groo, foggy-island or glory-islands; with --server URL/t/ID the
    /// table says it
    #[arg(required_unless_present = "server")]
    pub(crate) game: Option<String>,
    /// How many players; in Foggy Island 4 means --set mode=team
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How the bots play, in seat order, the last for all others: novice, sailor, mate, captain,
    /// admiral; mate if not given
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    pub(crate) bots: Vec<Level>,
    /// People take turns at the keyboard: on all seats, or on the first N
    #[arg(long, value_name = "N", num_args = 0..=1, conflicts_with = "server")]
    #[expect(
        clippy::option_option,
        reason = "not given, given alone, given with a number"
    )]
    pub(crate) hot_seat: Option<Option<u8>>,
    /// The players' names in seat order; who has none is called by the colour
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        conflicts_with = "server"
    )]
    pub(crate) names: Vec<String>,
    /// The language: en or de
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub(crate) lang: Lang,
    /// Where the luck begins: the same seed gives the same dice and cards
    #[arg(long, conflicts_with = "server")]
    pub(crate) seed: Option<u64>,
    /// Who rolls and draws: the program, fairly, or people who type what came
    #[arg(long, value_name = "WHO", conflicts_with = "server")]
    pub(crate) luck: Option<LuckSource>,
    /// Plays with the printed data of this file
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// Foggy Island: does not remind you of what you laid face down yourself
    #[arg(long)]
    pub(crate) strict_fog: bool,
    /// Writes the game down as it is played; goes on with it if it is there. At a server: when the
    /// game is over
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Chooses an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    #[command(flatten)]
    pub(crate) online: OnlineArgs,
}

impl PlayArgs {
    /// The game's name; only at a server it may be left out.
    pub(crate) fn game(&self) -> &str {
        self.game.as_deref().unwrap_or_default()
    }
}

/// Who rolls the dice and draws the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LuckSource {
    /// The program, in a way that can be verified after the game
    Fair,
    /// The people, who type what they rolled and drew
    Typed,
}

const SIMULATE_HELP: &str = "\
Unless you choose, all variants of the game are played in turn (for Grog Island: 2, 3 and 4
players; for Foggy Island: all modes; those that your --set rules out are left aside). The same seed
always gives the same games, with any number of threads, recorded or not; only bots that search as
long as a clock allows may choose otherwise another time.

Random players take about a microsecond for a decision, novices some thirty times as long, sailors
up to a thousand times. The others take the time that they always take: 20 ms for a mate, 200 ms
for a captain or plain search, 2 s for an admiral; a game then takes seconds to minutes.

Examples:
  tortuga simulate grog-island --games 100000 --seats 4
  tortuga simulate grog-island --set starting_player=0 --seed 7
  tortuga simulate grog-island --games 1000000 --check
  tortuga simulate groo --games 1000 --bots sailor
  tortuga simulate grog-island --games 20 --record games --edition my-copy.toml";

/// What to simulate.
#[derive(Arguments)]
#[command(after_help = SIMULATE_HELP)]
pub(crate) struct SimulateArgs {
    /// The game: grog-island, groo, foggy-island or glory-islands
    pub(crate) game: String,
    /// How many games
    #[arg(long, default_value = "10000")]
    pub(crate) games: NonZeroU64,
    /// How many players; in Foggy Island 2 means all modes for two
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
    /// How everybody plays: random, a level (novice, sailor, mate, captain, admiral), or plain, a
    /// search that knows nothing of the game
    #[arg(long, value_name = "STYLE", default_value = "random")]
    pub(crate) bots: Style,
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
    /// A rule (GROG-BID-07), a chapter (GROG-BID) or a game (grog-island, groo, foggy-island, glory-islands)
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
        /// The game: grog-island, groo, foggy-island or glory-islands
        game: String,
    },
}
