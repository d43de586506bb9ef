//! The whole server on a real port, with real sockets and a real file.

mod affairs;
mod browser;
mod care;
mod client;
mod clocks;
mod gathering;
mod hints;
mod horizon;
mod house;
mod interrupted;
mod kept;
mod lock;
mod manners;
mod noise;
mod notices;
mod parlour;
mod pauses;
mod people;
mod playing;
mod strangers;
mod talk;
pub(crate) mod thinking;
mod twins;
pub(crate) mod whispers;
mod windows;
mod worlds;

use std::path::Path;

use tokio::sync::oneshot;
use tortuga_core::{Actor, Header, Luck as _, LuckMark, QuickLuck, Seat, ToAct, commitment};
use tortuga_games::{EditionChoice, Table, open_table};
use tortuga_play::{Deed, Entry};
use tortuga_protocol::{Level, Tempo, USUAL_WINDOW};

use crate::people::Token;
use crate::storage::{GuestId, Sitting, Storage, StoredEdition, StoredTable, Written};
use crate::{Config, Server};

pub(crate) use client::Client;

const GAME: &str = "grog-island";

const AS_FAST_AS_YOU_CAN: u32 = 1_000_000;

/// A server in this process; it stops when this is dropped.
pub(crate) struct Running {
    pub(crate) address: String,
    stop: Option<oneshot::Sender<()>>,
    stopped: tokio::task::JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(data: &Path) -> Self {
        Self::start_at("127.0.0.1:0", data).await
    }

    /// Starts at an address that a server had before.
    pub(crate) async fn start_at(address: &str, data: &Path) -> Self {
        let config = Config {
            listen: address.parse().unwrap(),
            data: data.to_owned(),
            // Nobody waits for people in a test: they ask as fast as they are answered.
            asks_at_once: AS_FAST_AS_YOU_CAN,
            asks_per_second: AS_FAST_AS_YOU_CAN,
            ..Config::default()
        };
        Self::start_with(config).await
    }

    /// Starts with these settings.
    pub(crate) async fn start_with(config: Config) -> Self {
        let server = Server::open(&config).await.unwrap();
        let address = server.address().unwrap().to_string();
        let (stop, stopping) = oneshot::channel::<()>();
        let stopped = tokio::spawn(async move {
            let stopping = async { drop(stopping.await) };
            server.run(stopping).await.unwrap();
        });
        Self {
            address,
            stop: Some(stop),
            stopped,
        }
    }

    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.stopped.await.unwrap();
    }
}

/// A table that is written straight into the data: its seats' cookies.
pub(crate) struct Prepared {
    pub(crate) id: String,
    pub(crate) cookies: Vec<String>,
    pub(crate) guests: Vec<GuestId>,
}

const SECRET: [u8; 32] = [7; 32];

/// Puts a game with people on all seats into a file of data, with this much of
/// it played.
pub(crate) async fn prepare(data: &Path, seats: u8, log: Vec<Entry>) -> Prepared {
    prepare_table(data, fresh_table(seats).as_ref(), seats, log).await
}

/// The same for any game; people sit on the first seats, bots on the others.
pub(crate) async fn prepare_table(
    data: &Path,
    table: &dyn Table,
    people: u8,
    log: Vec<Entry>,
) -> Prepared {
    prepare_timed(data, table, people, log, Tempo::None).await
}

/// When prepared games begin, in milliseconds since 1970: a day so late that none of
/// them is stale.
pub(crate) const BEGUN: i64 = 4_102_444_800_000;

/// The same with clocks.
pub(crate) async fn prepare_timed(
    data: &Path,
    table: &dyn Table,
    people: u8,
    log: Vec<Entry>,
    tempo: Tempo,
) -> Prepared {
    let storage = Storage::open(data).await.unwrap();
    let mut prepared = Prepared {
        id: "prepared".to_owned(),
        cookies: Vec::new(),
        guests: Vec::new(),
    };
    let mut sitters = Vec::new();
    for seat in 0..people {
        let person = prepare_person(&storage, seat, &mut prepared).await;
        sitters.push((Seat(seat), person));
    }
    let bots = (people..table.seats()).map(|seat| (Seat(seat), Sitting::Bot(Level::Novice)));
    sitters.extend(bots);
    let stored = StoredTable {
        id: prepared.id.clone(),
        game: table.game().to_owned(),
        options: table.settings(),
        host: GuestId(1),
        secret: SECRET,
        window: USUAL_WINDOW,
        edition: StoredEdition::Standard,
        tempo,
        stand_in: Level::Novice,
        public: false,
        watchable: true,
        rematch: None,
        header: None,
        begun: 0,
        sitters,
    };
    storage.add_table(&stored, 0).await.unwrap();
    let header = header(table);
    storage.begin(&stored.id, &header, BEGUN).await.unwrap();
    let written = Written {
        entries: log,
        at: BEGUN,
        standing: None,
    };
    storage.append(&stored.id, 0, written).await.unwrap();
    storage.close().await;
    prepared
}

async fn prepare_person(storage: &Storage, seat: u8, prepared: &mut Prepared) -> Sitting {
    let (guest, token) = crate::people::welcome(storage, 0).await.unwrap();
    let name = format!("Player {seat}");
    storage.rename(guest.id, &name, &name).await.unwrap();
    prepared.cookies.push(cookie_of(&token));
    prepared.guests.push(guest.id);
    Sitting::Person {
        guest: guest.id,
        name,
        nonce: String::new(),
    }
}

fn header(table: &dyn Table) -> Header {
    let seats = usize::from(table.seats());
    Header {
        tortuga: 1,
        game: table.game().to_owned(),
        rules: table.rules(),
        edition: table.edition(),
        options: table.settings(),
        seats: (0..seats).map(|seat| format!("Player {seat}")).collect(),
        luck: Some(LuckMark {
            version: 1,
            commitment: commitment(&SECRET),
            nonces: vec![String::new(); seats],
        }),
    }
}

fn cookie_of(token: &Token) -> String {
    let cookie = token.cookie(false);
    cookie.split(';').next().unwrap().to_owned()
}

pub(crate) fn fresh_table(seats: u8) -> Box<dyn Table> {
    let settings = [
        ("seats".to_owned(), seats.to_string()),
        ("starting_player".to_owned(), "0".to_owned()),
    ];
    open_table(GAME, &EditionChoice::Standard, &settings.into()).unwrap()
}

/// An entry of a log.
pub(crate) fn entry(actor: Actor, action: &str) -> Entry {
    Entry {
        actor,
        deed: Deed::Action(action.to_owned()),
    }
}

/// One more step of a random game.
pub(crate) fn random_step(table: &dyn Table, luck: &mut QuickLuck) -> Option<Entry> {
    let (actor, action) = match table.to_act() {
        ToAct::Nobody => return None,
        ToAct::Chance => (Actor::Chance, table.chance(luck)?),
        to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
            let seat = to_act.seats().lowest()?;
            (Actor::Seat(seat), pick(&table.legal(seat), luck))
        }
    };
    Some(entry(actor, &action))
}

/// Any of the actions.
pub(crate) fn pick(legal: &[(u16, String)], luck: &mut QuickLuck) -> String {
    let place = luck.below(u32::try_from(legal.len()).unwrap());
    legal[place as usize].1.clone()
}

/// Plays an entry on a table of the test's own.
pub(crate) fn follow(table: &mut dyn Table, entry: &Entry) {
    let Deed::Action(action) = &entry.deed else {
        panic!("only actions are followed");
    };
    table.play(entry.actor, action).unwrap();
}
