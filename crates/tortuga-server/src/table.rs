//! One table: a task that owns it and takes one message at a time.

mod affairs;
mod asked;
mod bots;
mod chat;
mod company;
mod hints;
mod lobby;
mod message;
mod pause;
mod standing;

pub(crate) use lobby::{first_header, fresh_id, is_nonce};
pub(crate) use message::{Message, turn_one_away};

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::{JoinError, JoinSet};
use tokio::time::sleep;
use tortuga_bots::Mind;
use tortuga_core::{EditionMark, Seat, Seats};
use tortuga_play::{Custom, Outage, Pictures, Play, Terms};
use tortuga_protocol::{Stage, Wishes};

use crate::limits::Allowance;
use crate::metrics::Metrics;
use crate::shelf;
use crate::storage::{
    GuestId, Saying, Sitting, Standing, Storage, StorageError, StoredTable, Written,
};
use crate::table::bots::{Busy, Choice, Decided};
use crate::table::company::Onlooker;
use crate::table::hints::{Asked, Hinted};
use crate::table::message::turn_away;
use crate::table::pause::Clock;
use crate::thinkers::Thinkers;
use crate::wall::Wall;

/// What every table finds around it.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) storage: Storage,
    pub(crate) thinkers: Thinkers,
    pub(crate) wall: Wall,
    /// When nobody could play.
    pub(crate) outages: Arc<[Outage]>,
    pub(crate) metrics: Arc<Metrics>,
}

/// A table that nobody is at stays in memory for so long.
const LINGER: Duration = Duration::from_secs(30);

struct Room {
    stored: StoredTable,
    /// How many the options ask for.
    seats: u8,
    /// The printed data that it is played with.
    mark: EditionMark,
    storage: Storage,
    wall: Wall,
    outages: Arc<[Outage]>,
    metrics: Arc<Metrics>,
    play: Option<Play>,
    /// The bots, without those that think.
    minds: HashMap<Seat, Box<dyn Mind>>,
    thinkers: Thinkers,
    thinking: JoinSet<Decided>,
    /// The bots that think, and for whom somebody still waits.
    busy: HashMap<Seat, Busy>,
    /// What bots have decided to do.
    ready: HashMap<Seat, Choice>,
    hinting: JoinSet<Hinted>,
    /// Who has asked for a hint.
    hints: HashMap<Seat, Asked>,
    onlookers: HashMap<u64, Onlooker>,
    /// Somebody else has written into the log: what everybody sees is old.
    missed: bool,
    /// How long to wait before something is tried that nobody has asked for: not
    /// at all, unless storing failed.
    retry: Duration,
    /// Runs while a pause is on and somebody must not learn whom it waits for.
    clock: Option<Clock>,
    /// Standing orders: who gives no answer in any pause. They live in memory only.
    passing: Seats,
    /// Standing orders: what a seat answers in a pause if it says nothing.
    orders: HashMap<Seat, Vec<String>>,
    /// Who is for something that all must agree to.
    wishes: Wishes,
    /// The last things that were said.
    sayings: Vec<Saying>,
    /// How much everybody may still say.
    breath: HashMap<GuestId, Allowance>,
    /// Which clocks everybody has been told.
    told_turns: u32,
    /// How the data says that the table stands, and since when.
    noted: Option<(Standing, i64)>,
}

/// What a table waits for.
enum Came {
    /// None if nobody can send one any more.
    Message(Option<Message>),
    Thought(Result<Decided, JoinError>),
    Hint(Result<Hinted, JoinError>),
    Nothing,
}

/// The life of a table in memory: until nobody is at it, or it is no longer
/// what is stored. Then it is read again by whoever comes next.
pub(crate) async fn run(
    stored: StoredTable,
    around: Surroundings,
    inbox: &mut mpsc::Receiver<Message>,
) {
    let (id, storage) = (stored.id.clone(), around.storage.clone());
    let mut room = match Room::open(stored, around).await {
        Ok(room) => room,
        Err(error) => {
            if error.is_damage() {
                storage.set_aside(&id, &error).await;
            } else {
                tracing::error!(table = id, %error, "a table cannot be read now");
            }
            return turn_away(inbox, &storage, &id, &error).await;
        }
    };
    while room.live_on(inbox).await.is_ok() {}
}

/// The table leaves the memory: nobody is at it, or it is not what is stored
/// and cannot be made so.
struct Lost;

impl Room {
    async fn open(stored: StoredTable, around: Surroundings) -> Result<Self, StorageError> {
        let Surroundings {
            storage,
            thinkers,
            wall,
            outages,
            metrics,
        } = around;
        let table = shelf::open(&stored.game, &stored.edition.choice(), &stored.options);
        let table = table.map_err(StorageError::Damaged)?;
        let mut room = Self {
            stored,
            seats: table.seats(),
            mark: table.edition(),
            storage,
            wall,
            outages,
            metrics,
            play: None,
            minds: HashMap::new(),
            thinkers,
            thinking: JoinSet::new(),
            busy: HashMap::new(),
            ready: HashMap::new(),
            hinting: JoinSet::new(),
            hints: HashMap::new(),
            onlookers: HashMap::new(),
            missed: false,
            retry: Duration::ZERO,
            clock: None,
            passing: Seats::NONE,
            orders: HashMap::new(),
            wishes: Wishes::default(),
            sayings: Vec::new(),
            breath: HashMap::new(),
            told_turns: 0,
            noted: None,
        };
        room.sayings = room.storage.sayings(&room.stored.id).await?;
        room.orders = room
            .storage
            .orders(&room.stored.id)
            .await?
            .into_iter()
            .collect();
        room.wishes = room.storage.wishes(&room.stored.id).await?;
        room.reload().await?;
        room.note_standing().await?;
        Ok(room)
    }

    /// Waits for the next thing to do, and does it.
    async fn live_on(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Result<(), Lost> {
        self.wind_clock();
        self.drop_what_is_old();
        self.let_bots_answer();
        let came = self.next(inbox).await;
        // Whoever comes after a pause is over, comes after it.
        if self.pause_is_over() {
            self.end_pause().await?;
        }
        // And whoever comes after his time is up finds a bot on his seat.
        self.call_time().await?;
        match came {
            Came::Message(Some(message)) => self.take(message).await,
            Came::Message(None) => Err(Lost),
            Came::Thought(thought) => self.take_thought(thought),
            Came::Hint(hint) => {
                self.take_hint(hint);
                Ok(())
            }
            Came::Nothing => self.pass_the_time().await,
        }
    }

    /// People come first: a table full of bots must still listen.
    async fn next(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Came {
        let patience = self.patience();
        tokio::select! {
            biased;
            message = inbox.recv() => Came::Message(message),
            Some(thought) = self.thinking.join_next() => Came::Thought(thought),
            Some(hint) = self.hinting.join_next() => Came::Hint(hint),
            () = sleep(patience) => Came::Nothing,
        }
    }

    async fn pass_the_time(&mut self) -> Result<(), Lost> {
        if self.owes() {
            return self.catch_up().await;
        }
        match self.bot_due() {
            Some(due) => self.do_for_bot(due).await,
            None if self.onlookers.is_empty() && self.clock.is_none() && self.busy.is_empty() => {
                Err(Lost)
            }
            None => Ok(()),
        }
    }

    /// Reads the table from its log, with what luck owes after a start or a
    /// crash drawn and stored; gives what of that is to be shown. All else that
    /// was in memory is forgotten, but for the time and the answers of a pause
    /// that is still on.
    async fn reload(&mut self) -> Result<Pictures, StorageError> {
        let before = self.play.take();
        let stored = self.storage.table(&self.stored.id).await?;
        self.stored = stored.ok_or(StorageError::Missing)?;
        let Some(header) = self.stored.header.clone() else {
            return Ok(Pictures::new());
        };
        let log = self.storage.log(&self.stored.id).await?;
        let terms = self.terms();
        let table = shelf::lay(&header, &self.stored.edition.choice());
        let table = table.map_err(StorageError::Damaged)?;
        let play = Play::read(table, header, self.stored.secret, &terms, log);
        let mut play = play.map_err(StorageError::Damaged)?;
        let first = play.entries();
        let people = play.players();
        let owed = play.catch_up(self.custom_for(people));
        self.note_bug(&owed);
        if !owed.entries.is_empty() {
            let written = Written {
                entries: owed.entries,
                at: owed.at,
                standing: None,
            };
            self.storage.append(&self.stored.id, first, written).await?;
        }
        if let Some(before) = before {
            play.keep_on(before);
        }
        // Whoever comes is told the clocks in his welcome.
        self.told_turns = play.times().turns();
        self.play = Some(play);
        self.hire_bots();
        Ok(owed.pictures)
    }

    /// How long to wait for a message before there is something else to do.
    fn patience(&self) -> Duration {
        let busy = self.bot_due().is_some() || self.owes();
        let quiet = if busy { self.retry } else { LINGER };
        quiet.min(self.pause_left()).min(self.time_left())
    }

    /// On what terms the game is played.
    fn terms(&self) -> Terms {
        Terms {
            tempo: self.stored.tempo,
            begun: self.stored.begun,
            outages: self.outages.clone(),
            persons: self.persons(),
        }
    }

    /// What follows by itself here.
    fn custom(&self) -> Custom {
        let play = self.play.as_ref();
        self.custom_for(play.map(Play::players).unwrap_or_default())
    }

    fn custom_for(&self, people: Seats) -> Custom {
        Custom {
            people,
            passing: self.passing,
            holds: self.holds(),
            now: self.wall.now(),
        }
    }

    /// Where people sit, whoever plays for them.
    fn persons(&self) -> Seats {
        let person = |sitting: &Sitting| matches!(sitting, Sitting::Person { .. });
        let sitters = self.stored.sitters.iter();
        let people = sitters.filter(|(_, sitting)| person(sitting));
        people.fold(Seats::NONE, |all, (seat, _)| all.with(*seat))
    }

    async fn take(&mut self, message: Message) -> Result<(), Lost> {
        match message {
            Message::Join {
                connection,
                guest,
                sink,
            } => self.join(connection, guest, sink).await,
            Message::Leave { connection } => self.leave(connection),
            Message::Look => {}
            Message::Refresh => return self.refresh().await,
            Message::Close => return self.close().await,
            Message::Expel { guest } => self.expel(guest),
            Message::HangUp { guest } => self.hang_up(guest),
            Message::GoesForGood { guest } => return self.give_up(guest).await,
            Message::Renamed { guest, name } => self.rename(guest, &name),
            Message::Record { answer } => drop(answer.send(self.record())),
            Message::Ask { connection, ask } => return self.answer(connection, ask).await,
        }
        Ok(())
    }

    /// Who sits here, and what was said, is read again.
    async fn refresh(&mut self) -> Result<(), Lost> {
        self.reload().await.map_err(|_| Lost)?;
        let sayings = self.storage.sayings(&self.stored.id).await;
        self.sayings = sayings.map_err(|_| Lost)?;
        self.welcome_all();
        Ok(())
    }

    fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Gathering,
            Some(play) if play.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }
}
