//! `tortuga bench-server`: players by the hundred, on real sockets, and what the
//! server bears of them.

mod cost;
mod disk;
mod gather;
mod kills;
mod player;
mod report;
mod served;
mod tally;
mod wire;
mod witness;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::{JoinError, JoinSet};
use tokio::time::{Instant, sleep, sleep_until};
use tortuga_protocol::Tempo;

use crate::bench_server::gather::{Party, Plan};
use crate::bench_server::player::{Common, Evening, Player};
use crate::bench_server::report::Report;
use crate::bench_server::served::Served;
use crate::bench_server::tally::Tally;
use crate::bench_server::wire::Ways;
use crate::output::{Failure, Output, remark};

const HELP: &str = "\
A server of its own is started on this machine, with data in a folder that is removed afterwards.
Everybody at its tables is a player who does something legal at once, as fast as the server
answers. A move counts when it was acknowledged: played, stored, on the disk.

With --in-process players and server are one program and no bytes travel, so that what the server
itself costs can be seen. With --idle more people only look on. With --kills the server is killed so
often, at random moments in the middle of play, and started again; in the end every acknowledged
action must be in the records, none twice, no table may be stuck, and the clocks must be right.

Examples:
  tortuga bench-server                                     200 tables for 20 seconds
  tortuga bench-server --in-process
  tortuga bench-server --idle 2000 --seconds 600           is the memory flat?
  tortuga bench-server --kills 200 --tables 50";

/// What to play, by how many, and for how long.
#[derive(Args)]
#[command(after_help = HELP)]
pub(crate) struct BenchServerArgs {
    /// The game
    #[arg(long, value_name = "GAME", default_value = "grog-island")]
    game: String,
    /// How many players at a table
    #[arg(long, value_name = "N", default_value_t = 4)]
    seats: u8,
    /// An option of the game
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u16).range(1..=5000))]
    tables: u16,
    /// For how long, after everybody has begun
    #[arg(long, value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// So many more who only look on
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=20_000))]
    idle: u16,
    /// Players and server are one program, without sockets
    #[arg(long, conflicts_with_all = ["idle", "kills"])]
    in_process: bool,
    /// Kill the server so often, and see that nothing was lost
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "idle")]
    kills: u32,
    /// What the players choose: the same seed, the same choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the data lies meanwhile; the disk is what is measured
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// Before anything is counted, play goes on for so long.
const WARM_UP: Duration = Duration::from_secs(3);
/// Memory is looked at so often.
const LOOK: Duration = Duration::from_secs(5);

/// Runs the players and tells what the server bore.
pub(crate) fn run(args: &BenchServerArgs, output: &mut Output) -> Result<(), Failure> {
    let folder = match &args.folder {
        Some(folder) => tempfile::tempdir_in(folder),
        None => tempfile::tempdir(),
    };
    let folder = folder.map_err(|error| Failure::BadInput(format!("no folder: {error}")))?;
    let data = folder.path().join("tortuga.db");
    let players = runtime(cost::PLAYERS)?;
    if args.kills > 0 {
        let told = players.block_on(kills::run(args, &data))?;
        return output.text(&told);
    }
    let before = disk::syncs_a_second(folder.path())?;
    // In one program the server has threads of its own, so that its share is known.
    let house = args.in_process.then(|| runtime("house")).transpose()?;
    let server = match &house {
        Some(house) => house.block_on(Served::within(&data))?,
        None => Served::start(&data)?,
    };
    let mut report = players.block_on(load(args, &server))?;
    drop(server);
    report.syncs = (before, disk::syncs_a_second(folder.path())?);
    output.text(&report.text(args))
}

fn runtime(name: &str) -> Result<Runtime, Failure> {
    let built = Builder::new_multi_thread()
        .enable_all()
        .thread_name(name)
        .build();
    built.map_err(|error| Failure::BadInput(error.to_string()))
}

/// Everybody comes and plays.
async fn load(args: &BenchServerArgs, server: &Served) -> Result<Report, Failure> {
    let plan = Plan::of(args, Tempo::None)?;
    let mut report = Report::default();
    // They come before anybody else, so that what they take is seen; they leave when
    // they are dropped.
    let _onlookers = onlookers(args, server, &plan, &mut report).await?;
    remark(&format!("{} tables gather …", args.tables));
    let parties = gather::all(server, &plan, args.tables).await?;
    let (_evening, evening) = watch::channel(Evening::Young);
    let common = Common {
        ways: Ways::to(server),
        tally: Arc::new(Tally::default()),
        evening,
    };
    let mut playing = sit_down(parties, &common, args.seed);
    sleep(WARM_UP).await;
    remark(&format!("counting for {} seconds …", args.seconds));
    count(args, server, &common.tally, &mut playing, &mut report).await?;
    Ok(report)
}

/// Lets those come who only look on, and sees what one of them takes.
async fn onlookers(
    args: &BenchServerArgs,
    server: &Served,
    plan: &Plan,
    report: &mut Report,
) -> Result<JoinSet<()>, Failure> {
    if args.idle == 0 {
        return Ok(JoinSet::new());
    }
    remark(&format!("{} people come to look on …", args.idle));
    let before = server.whose().cost().memory;
    let onlookers = gather::onlookers(server, plan, args.idle).await?;
    sleep(WARM_UP).await;
    let now = server.whose().cost().memory;
    report.idle = now.saturating_sub(before) / u64::from(args.idle);
    Ok(onlookers)
}

fn sit_down(parties: Vec<Party>, common: &Common, seed: u64) -> JoinSet<Result<(), String>> {
    let mut playing = JoinSet::new();
    for (party, table) in parties.into_iter().zip(1_u64..) {
        for person in party.people {
            let seed = seed + table * 100 + u64::from(person.seat.0);
            let player = Player::new(person, party.table.clone(), common, seed);
            playing.spawn(player.play());
        }
    }
    playing
}

/// Counts what is done while everybody plays.
async fn count(
    args: &BenchServerArgs,
    server: &Served,
    tally: &Tally,
    playing: &mut JoinSet<Result<(), String>>,
    report: &mut Report,
) -> Result<(), Failure> {
    let (server, players) = (server.whose(), server.whose().others());
    let (begun, before) = (Instant::now(), (server.cost().cpu, players.cost().cpu));
    tally.begin();
    let end = begun + Duration::from_secs(args.seconds);
    while Instant::now() < end {
        report.memory.push(server.cost().memory);
        tokio::select! {
            () = sleep_until(end.min(Instant::now() + LOOK)) => {}
            Some(left) = playing.join_next() => return Err(Failure::No(why(left))),
        }
    }
    report.memory.push(server.cost().memory);
    report.seconds = begun.elapsed().as_secs_f64();
    report.server = server.cost().cpu.saturating_sub(before.0);
    report.players = players.cost().cpu.saturating_sub(before.1);
    report.counts = tally.end();
    Ok(())
}

/// Nobody leaves while it is counted.
fn why(left: Result<Result<(), String>, JoinError>) -> String {
    match left {
        Ok(Ok(())) => "a player left".to_owned(),
        Ok(Err(error)) => error,
        Err(error) => error.to_string(),
    }
}
