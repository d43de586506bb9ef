//! People come, sit down and begin.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::timeout;
use tortuga_core::Seat;
use tortuga_games::{EditionChoice, open_table};
use tortuga_protocol::{Ask, Me, NewTable, Opened, SHORTEST_WINDOW, Stage, Tell, Tempo};

use crate::bench_server::BenchServerArgs;
use crate::bench_server::served::Served;
use crate::line::{Line, Place, Socket, Trouble};
use crate::options::chosen;
use crate::output::Failure;

/// So many tables gather at the same time.
const AT_ONCE: usize = 16;
/// So many look on at one table.
const ONLOOKERS: u16 = 100;
/// Nothing takes longer than this while people gather.
const PATIENCE: Duration = Duration::from_mins(1);

/// What is played.
#[derive(Clone)]
pub(super) struct Plan {
    wish: NewTable,
    seats: u8,
}

impl Plan {
    pub(super) fn of(args: &BenchServerArgs, tempo: Tempo) -> Result<Self, Failure> {
        let edition = EditionChoice::Standard;
        let options = chosen(&args.game, &edition, &args.set, Some(args.seats))?;
        let seats = open_table(&args.game, &edition, &options)?.seats();
        let wish = NewTable {
            options,
            tempo,
            window: SHORTEST_WINDOW,
            ..NewTable::of(&args.game)
        };
        Ok(Self { wish, seats })
    }
}

/// Somebody who plays.
pub(super) struct Person {
    pub(super) line: Line,
    pub(super) seat: Seat,
}

/// People at a table whose game has begun.
pub(super) struct Party {
    pub(super) table: String,
    pub(super) people: Vec<Person>,
}

/// So many tables, and their games begun.
pub(super) async fn all(served: &Served, plan: &Plan, tables: u16) -> Result<Vec<Party>, Failure> {
    let mut parties = Vec::new();
    let mut gathering = JoinSet::new();
    for _ in 0..tables {
        if gathering.len() >= AT_ONCE {
            parties.extend(next(&mut gathering).await?);
        }
        gathering.spawn(party(served.place.clone(), plan.clone()));
    }
    while let Some(party) = next(&mut gathering).await? {
        parties.push(party);
    }
    Ok(parties)
}

async fn next(gathering: &mut JoinSet<Result<Party, Trouble>>) -> Result<Option<Party>, Failure> {
    let Some(joined) = gathering.join_next().await else {
        return Ok(None);
    };
    let party = joined.map_err(|error| Failure::No(error.to_string()))?;
    party.map(Some).map_err(not_gathered)
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn not_gathered(trouble: Trouble) -> Failure {
    Failure::No(format!("people cannot gather: {trouble}"))
}

async fn party(place: Place, plan: Plan) -> Result<Party, Trouble> {
    let gathered = timeout(PATIENCE, gather(&place, &plan)).await;
    gathered.unwrap_or(Err(Trouble::Broken))
}

async fn gather(place: &Place, plan: &Plan) -> Result<Party, Trouble> {
    let mut people = Vec::new();
    for seat in 0..plan.seats {
        let mut line = Line::new(place, None)?;
        line.get::<Me>("/api/me").await?;
        let seat = Seat(seat);
        people.push(Person { line, seat });
    }
    let Some((host, others)) = people.split_first_mut() else {
        return Err(Trouble::Broken);
    };
    let table = host
        .line
        .post::<Opened>("/api/tables", &plan.wish)
        .await?
        .id;
    let mut hosts = host.line.socket(&table).await?;
    for person in others {
        let mut socket = person.line.socket(&table).await?;
        let nonce = format!("seat {}", person.seat);
        let seat = person.seat;
        socket.say(&Ask::Sit { seat, nonce }).await?;
        until(&mut socket, |tell| sits(tell, seat)).await?;
        socket.close().await;
    }
    hosts.say(&Ask::Start {}).await?;
    until(&mut hosts, has_begun).await?;
    hosts.close().await;
    Ok(Party { table, people })
}

/// Reads on until something was told; that something cannot be is told, too.
async fn until(socket: &mut Socket, told: impl Fn(&Tell) -> bool) -> Result<(), Trouble> {
    loop {
        let tell = socket.next().await?;
        if let Tell::Sorry { problem, .. } = tell {
            return Err(Trouble::Sorry(problem));
        }
        if told(&tell) {
            return Ok(());
        }
    }
}

fn sits(tell: &Tell, seat: Seat) -> bool {
    matches!(tell, Tell::Table { table } if table.viewer.is(seat))
}

fn has_begun(tell: &Tell) -> bool {
    matches!(tell, Tell::Table { table } | Tell::Welcome { table, .. } if table.stage == Stage::Playing)
}

/// People who only look on, at tables where nobody has begun. They leave when
/// the set is dropped.
pub(super) async fn onlookers(
    served: &Served,
    plan: &Plan,
    many: u16,
) -> Result<JoinSet<()>, Failure> {
    let mut all = JoinSet::new();
    let mut line = Line::new(&served.place, None).map_err(not_gathered)?;
    let mut table = String::new();
    for number in 0..many {
        if number % ONLOOKERS == 0 {
            let opened = line.post::<Opened>("/api/tables", &plan.wish).await;
            table = opened.map_err(not_gathered)?.id;
        }
        let mut socket = line.socket(&table).await.map_err(not_gathered)?;
        all.spawn(async move { while socket.next_text().await.is_ok() {} });
    }
    Ok(all)
}
