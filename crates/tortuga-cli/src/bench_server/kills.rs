//! The server is killed in the middle of play, again and again, and nothing that
//! was acknowledged may be lost.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use tortuga_core::{Luck as _, QuickLuck};
use tortuga_protocol::Tempo;

use crate::bench_server::BenchServerArgs;
use crate::bench_server::gather::{self, Plan};
use crate::bench_server::player::{Common, Evening, Player};
use crate::bench_server::served::Served;
use crate::bench_server::tally::Tally;
use crate::bench_server::wire::Ways;
use crate::bench_server::witness::{Checked, Outage, Witness};
use crate::output::{Failure, remark};

/// Everybody's clock runs, with enough for the longest evening.
const TEMPO: Tempo = Tempo::Live {
    bank: 7200,
    increment: 5,
};
/// A table at which nothing happens for so long is stuck.
const STUCK: Duration = Duration::from_mins(1);
/// The lights go out at most so long after every table has gone on, in milliseconds.
const LATEST: u32 = 500;
/// Once in a while the server is away for so long that a clock which ran meanwhile
/// would be noticed.
const LONG_AWAY: Duration = Duration::from_secs(6);
/// After that no new game is begun any more.
const LAST_GAMES: Duration = Duration::from_secs(3);

/// Players whose server is killed again and again.
struct Trial {
    moves: Vec<Arc<AtomicU64>>,
    checked: Arc<Checked>,
    playing: JoinSet<Result<(), String>>,
    luck: QuickLuck,
}

/// Kills the server so often, and tells what was found.
pub(super) async fn run(args: &BenchServerArgs, data: &Path) -> Result<String, Failure> {
    let mut server = Served::start(data)?;
    let parties = gather::all(&server, &Plan::of(args, TEMPO)?, args.tables).await?;
    let (tell, evening) = watch::channel(Evening::Young);
    let common = Common {
        ways: Ways::to(&server),
        tally: Arc::new(Tally::default()),
        evening,
    };
    let mut trial = Trial {
        moves: Vec::new(),
        checked: Arc::new(Checked::default()),
        playing: JoinSet::new(),
        luck: QuickLuck::new(args.seed),
    };
    common.tally.begin();
    for (party, table) in parties.into_iter().zip(1_u64..) {
        let moves = Arc::new(AtomicU64::new(0));
        for person in party.people {
            let witness = Witness::new(Arc::clone(&trial.checked));
            let seed = args.seed + table * 100 + u64::from(person.seat.0);
            let player = Player::new(person, party.table.clone(), &common, seed);
            let player = player.with_witness(witness, &moves);
            trial.playing.spawn(player.play());
        }
        trial.moves.push(moves);
    }
    let begun = Instant::now();
    for kill in 1..=args.kills {
        trial.go_on().await?;
        server = trial.kill(server, data).await?;
        if kill % 10 == 0 {
            remark(&format!(
                "{kill} kills, {:.0} s",
                begun.elapsed().as_secs_f64()
            ));
        }
    }
    trial.go_on().await?;
    tell.send_replace(Evening::Late);
    sleep(LAST_GAMES).await;
    tell.send_replace(Evening::Over);
    trial.end().await?;
    drop(server);
    let games = common.tally.end().games;
    Ok(told(args, &trial.checked, games, begun.elapsed()))
}

impl Trial {
    /// Waits until something was done at every table.
    async fn go_on(&mut self) -> Result<(), Failure> {
        let before: Vec<u64> = self.moves.iter().map(|moves| moves.load(Relaxed)).collect();
        let since = Instant::now();
        loop {
            self.nobody_failed()?;
            let counts = self.moves.iter().zip(&before);
            let still = counts.filter(|(now, before)| now.load(Relaxed) <= **before);
            let still = still.count();
            if still == 0 {
                return Ok(());
            }
            if since.elapsed() > STUCK {
                return Err(Failure::No(format!("{still} tables are stuck")));
            }
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// No goodbye, at any moment.
    async fn kill(&mut self, server: Served, data: &Path) -> Result<Served, Failure> {
        let wait = self.luck.below(LATEST);
        sleep(Duration::from_millis(wait.into())).await;
        let address = server.place.authority();
        let killed = Instant::now();
        server.kill();
        if self.luck.below(10) == 0 {
            sleep(LONG_AWAY).await;
        }
        let started = Instant::now();
        let server = Served::start_at(&address, data)?;
        let ready = Instant::now();
        self.checked.was_away(Outage {
            killed,
            started,
            ready,
        });
        Ok(server)
    }

    fn nobody_failed(&mut self) -> Result<(), Failure> {
        match self.playing.try_join_next() {
            None => Ok(()),
            Some(Ok(Err(error))) => Err(Failure::No(error)),
            Some(Ok(Ok(()))) => Err(Failure::No("somebody left too early".to_owned())),
            Some(Err(error)) => Err(Failure::No(error.to_string())),
        }
    }

    /// Everybody ends his game, and compares what he knows with its record.
    async fn end(&mut self) -> Result<(), Failure> {
        let all = async {
            while let Some(player) = self.playing.join_next().await {
                let ended = player.map_err(|error| Failure::No(error.to_string()))?;
                ended.map_err(Failure::No)?;
            }
            Ok(())
        };
        let stuck = || Err(Failure::No("some games do not end".to_owned()));
        tokio::time::timeout(STUCK, all)
            .await
            .unwrap_or_else(|_| stuck())
    }
}

fn told(args: &BenchServerArgs, checked: &Checked, games: u64, time: Duration) -> String {
    let count = |counter: &AtomicU64| counter.load(Relaxed);
    format!(
        "{} kills in {:.0} s, {} tables of {} players of {}\n\
         {} acknowledged actions are in the records, each once; {} more were on their way\n\
         {} games ended, {} times a player compared a record\n\
         {} times a player came back and found everything, {} clocks were right\n\
         no table was stuck\n",
        args.kills,
        time.as_secs_f64(),
        args.tables,
        args.seats,
        args.game,
        count(&checked.moves),
        count(&checked.on_their_way),
        games,
        count(&checked.records),
        count(&checked.returns),
        count(&checked.clocks),
    )
}
