//! One table: a task that owns it and takes one message at a time.

mod affairs;
mod bots;
mod chat;
mod hints;
mod lobby;
mod pause;

pub(crate) use lobby::{bot_name, fresh_id, is_nonce};

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::task::{JoinError, JoinSet};
use tokio::time::sleep;
use tortuga_bots::Mind;
use tortuga_core::{Actor, EditionMark, Seat, Seats, Viewer};
use tortuga_games::PlayError;
use tortuga_protocol::{Ask, PROTOCOL, Problem, Stage, Tell, Wishes};

use crate::limits::Allowance;
use crate::metrics::Metrics;
use crate::people::Guest;
use crate::play::{Custom, Outcome, Play, Terms};
use crate::publish::Pictures;
use crate::shelf;
use crate::storage::{
    GuestId, Saying, Sitting, Standing, Storage, StorageError, StoredTable, Written,
};
use crate::table::bots::{Busy, Choice, Decided};
use crate::table::hints::{Asked, Hinted};
use crate::table::pause::Clock;
use crate::thinkers::Thinkers;
use crate::times::Outage;
use crate::wall::Wall;

/// What comes to a table.
pub(crate) enum Message {
    /// Somebody looks at it, and is told everything through `sink`.
    Join {
        connection: u64,
        guest: Option<Guest>,
        sink: mpsc::Sender<Utf8Bytes>,
    },
    /// Somebody asks for something.
    Ask { connection: u64, ask: Ask },
    /// Somebody is gone.
    Leave { connection: u64 },
    /// A guest has another name.
    Renamed { guest: GuestId, name: String },
    /// Somebody wants the record.
    Record {
        answer: oneshot::Sender<Result<String, Problem>>,
    },
    /// A clock may have run out, or a bot may have something to do.
    Look,
    /// Who sits here has changed behind the table's back.
    Refresh,
    /// The house closes the table.
    Close,
    /// The house sends somebody away.
    Expel { guest: GuestId },
    /// Somebody's sessions have ended: he must show again who he is.
    HangUp { guest: GuestId },
    /// Somebody deletes his account, and gives up first.
    GoesForGood { guest: GuestId },
}

impl Message {
    /// Whoever waits to be welcomed by it.
    pub(crate) fn newcomer(&self) -> Option<mpsc::Sender<Utf8Bytes>> {
        match self {
            Self::Join { sink, .. } => Some(sink.clone()),
            Self::Ask { .. }
            | Self::Leave { .. }
            | Self::Renamed { .. }
            | Self::Record { .. }
            | Self::Look
            | Self::Refresh
            | Self::Close
            | Self::Expel { .. }
            | Self::HangUp { .. }
            | Self::GoesForGood { .. } => None,
        }
    }
}

/// Somebody comes to a table that is not there.
pub(crate) fn turn_one_away(newcomer: Option<mpsc::Sender<Utf8Bytes>>, problem: Problem) {
    if let Some(sink) = newcomer {
        let _ = sink.try_send(frame(&Tell::Sorry { id: None, problem }));
    }
}

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

/// So many may look at one table, whoever sits at it apart.
const MOST_ONLOOKERS: usize = 200;
/// So many windows may one player have.
const MOST_OF_ONE: usize = 10;

/// Somebody who looks at the table.
struct Onlooker {
    guest: Option<Guest>,
    sink: mpsc::Sender<Utf8Bytes>,
    /// Whom he does not want to hear.
    muted: Vec<GuestId>,
}

impl Onlooker {
    fn id(&self) -> Option<GuestId> {
        self.guest.as_ref().map(|guest| guest.id)
    }
}

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
    /// Who is for something that all must agree to. In memory only.
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
    let id = stored.id.clone();
    let mut room = match Room::open(stored, around).await {
        Ok(room) => room,
        Err(error) => {
            tracing::error!(table = id, %error, "a table cannot be read");
            return turn_away(inbox).await;
        }
    };
    while room.live_on(inbox).await.is_ok() {}
}

/// Everybody who comes to a table that cannot be read is told so.
async fn turn_away(inbox: &mut mpsc::Receiver<Message>) {
    inbox.close();
    let problem = Problem::BadTable;
    while let Some(message) = inbox.recv().await {
        match message {
            Message::Join { sink, .. } => {
                let _ = sink.try_send(frame(&Tell::Sorry { id: None, problem }));
            }
            Message::Record { answer } => drop(answer.send(Err(problem))),
            Message::Ask { .. }
            | Message::Leave { .. }
            | Message::Renamed { .. }
            | Message::Look
            | Message::Refresh
            | Message::Close
            | Message::Expel { .. }
            | Message::HangUp { .. }
            | Message::GoesForGood { .. } => {}
        }
    }
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
        let mut play =
            Play::read(header, self.stored.secret, &terms, log).map_err(StorageError::Damaged)?;
        let first = play.entries();
        let people = play.players();
        let owed = play.catch_up(self.custom_for(people));
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
            edition: self.stored.edition.choice(),
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

    async fn join(&mut self, connection: u64, guest: Option<Guest>, sink: mpsc::Sender<Utf8Bytes>) {
        let id = guest.as_ref().map(|guest| guest.id);
        let seat = id.and_then(|id| seat_of(&self.stored, id));
        if let Err(problem) = self.may_join(id, seat) {
            let _ = sink.try_send(frame(&Tell::Sorry { id: None, problem }));
            return;
        }
        let muted = match id {
            Some(id) => self.storage.muted_by(id).await.unwrap_or_default(),
            None => Vec::new(),
        };
        let comes = seat.filter(|seat| !self.is_here(*seat));
        let onlooker = Onlooker { guest, sink, muted };
        self.onlookers.insert(connection, onlooker);
        self.welcome(connection);
        if let Some(seat) = comes {
            self.tell_presence(connection);
            self.has_seen(seat).await;
        }
    }

    fn may_join(&self, guest: Option<GuestId>, seat: Option<Seat>) -> Result<(), Problem> {
        let same = |one: &&Onlooker| one.id().is_some() && one.id() == guest;
        let crowd = if seat.is_some() {
            self.onlookers.values().filter(same).count() >= MOST_OF_ONE
        } else {
            self.onlookers.len() >= MOST_ONLOOKERS
        };
        if crowd {
            return Err(Problem::TooMuch);
        }
        if seat.is_none() && self.play.is_some() && !self.stored.watchable {
            return Err(Problem::NotWatchable);
        }
        Ok(())
    }

    fn leave(&mut self, connection: u64) {
        let seat = self.seat_behind(connection);
        self.onlookers.remove(&connection);
        self.forget_hint(connection);
        if seat.is_some_and(|seat| !self.is_here(seat)) {
            self.tell_presence(connection);
        }
    }

    /// Somebody with this seat looks at the table.
    fn is_here(&self, seat: Seat) -> bool {
        self.onlookers
            .keys()
            .any(|connection| self.seat_behind(*connection) == Some(seat))
    }

    /// Everybody else sees who has come or gone.
    fn tell_presence(&mut self, but: u64) {
        for connection in self.here() {
            if connection != but {
                let table = self.card(connection);
                self.tell(connection, &Tell::Table { table });
            }
        }
    }

    /// Somebody is not welcome any more.
    fn expel(&mut self, guest: GuestId) {
        let problem = Problem::Banned;
        for connection in self.here() {
            if self.onlookers.get(&connection).and_then(Onlooker::id) == Some(guest) {
                self.tell(connection, &Tell::Sorry { id: None, problem });
                self.leave(connection);
            }
        }
    }

    /// Somebody's connections end; he may come back.
    fn hang_up(&mut self, guest: GuestId) {
        for connection in self.here() {
            if self.onlookers.get(&connection).and_then(Onlooker::id) == Some(guest) {
                self.leave(connection);
            }
        }
    }

    /// Who sits here, and what was said, is read again.
    async fn refresh(&mut self) -> Result<(), Lost> {
        self.reload().await.map_err(|_| Lost)?;
        let sayings = self.storage.sayings(&self.stored.id).await;
        self.sayings = sayings.map_err(|_| Lost)?;
        self.welcome_all();
        Ok(())
    }

    async fn answer(&mut self, connection: u64, ask: Ask) -> Result<(), Lost> {
        let Some(onlooker) = self.onlookers.get(&connection) else {
            return Ok(());
        };
        let guest = onlooker.id();
        let tell = match ask {
            Ask::Act {
                id,
                picture,
                action,
            } => {
                let acted = self.act(connection, picture, &action).await?;
                acted.map_or_else(|no| no.tell(id), |did| did.tell(id))
            }
            Ask::Undo { id, picture } => self.undo(connection, id, picture).await?,
            Ask::Explain { id, action } => self.explain(connection, id, &action),
            Ask::HoldOn { id, pause } => self.hold_on(connection, id, pause),
            Ask::PassWindows { id, on } => self.pass_windows(connection, id, on).await?,
            Ask::Hint { id, picture } => match self.hint(connection, id, picture) {
                Ok(()) => return Ok(()),
                Err(no) => no.tell(id),
            },
            Ask::Sit { .. }
            | Ask::Stand {}
            | Ask::SeatBot { .. }
            | Ask::RemoveBot { .. }
            | Ask::Swap { .. }
            | Ask::Kick { .. }
            | Ask::Start {} => match self.gather(guest, ask).await? {
                Ok(()) => return Ok(()),
                Err(problem) => Tell::Sorry { id: None, problem },
            },
            Ask::Resign { id } => self.resign(connection, id).await?,
            Ask::Agree { id, to, yes } => self.agree(connection, id, to, yes).await?,
            Ask::GoOn { id } => self.go_on(connection, id).await?,
            Ask::ComeBack { id } => self.come_back(connection, id).await?,
            Ask::Rematch { id } => self.rematch(connection, id).await,
            Ask::Orders { id, answers } => self.give_orders(connection, id, answers).await,
            Ask::Say { id, text } => self.say(connection, id, &text).await,
            Ask::Mute { id, said, on } => self.mute(connection, id, said, on).await,
            Ask::Report { id, said } => self.report(connection, id, said).await,
        };
        self.tell(connection, &tell);
        self.tell_what_was_missed();
        Ok(())
    }

    /// After somebody else wrote into the log, everybody is welcomed anew.
    fn tell_what_was_missed(&mut self) {
        if std::mem::take(&mut self.missed) {
            self.welcome_all();
        }
    }

    async fn act(
        &mut self,
        connection: u64,
        picture: u32,
        action: &str,
    ) -> Result<Result<Did, No>, Lost> {
        let seat = match self.may_act(connection, picture) {
            Ok(seat) => seat,
            Err(no) => return Ok(Err(no)),
        };
        if self.keeps(seat) {
            return Ok(self.keep(seat, action));
        }
        let played = self.play_for(seat, action).await?;
        Ok(played.map(|()| Did::Play))
    }

    async fn undo(&mut self, connection: u64, id: u32, picture: u32) -> Result<Tell, Lost> {
        let undone = match self.may_act(connection, picture) {
            // Whoever could answer learns no more here than all others.
            Ok(_) if self.is_paused() => Err(No::Sorry(Problem::Pause)),
            Ok(seat) => self.undo_for(seat).await?,
            Err(no) => Err(no),
        };
        Ok(undone.map_or_else(|no| no.tell(id), |()| Tell::Done { id }))
    }

    /// Plays an action, stores it, and shows it to everybody. The table is
    /// read again if it could not be stored.
    async fn play_for(&mut self, seat: Seat, action: &str) -> Result<Result<(), No>, Lost> {
        let custom = self.custom();
        let Some(play) = &mut self.play else {
            return Ok(Err(No::Sorry(Problem::NotBegun)));
        };
        let first = play.entries();
        match play.act(seat, action, custom) {
            Ok(outcome) => self.store_and_show(first, outcome).await,
            Err(error) => Ok(Err(No::Rules(error))),
        }
    }

    async fn undo_for(&mut self, seat: Seat) -> Result<Result<(), No>, Lost> {
        let Some(play) = &mut self.play else {
            return Ok(Err(No::Sorry(Problem::NotBegun)));
        };
        let first = play.entries();
        match play.undo(seat, self.wall.now()) {
            Some(outcome) => self.store_and_show(first, outcome).await,
            None => Ok(Err(No::Sorry(Problem::TooLateToUndo))),
        }
    }

    /// First the disk, then the people.
    async fn store_and_show(
        &mut self,
        first: u32,
        outcome: Outcome,
    ) -> Result<Result<(), No>, Lost> {
        let Outcome {
            entries,
            pictures,
            at,
        } = outcome;
        let count = entries.len() as u64;
        let standing = self.new_standing(at);
        let written = Written {
            entries,
            at,
            standing,
        };
        if let Err(error) = self.storage.append(&self.stored.id, first, written).await {
            tracing::warn!(table = self.stored.id, %error, "not stored; reading the log again");
            let owed = self.reload().await.map_err(|_| Lost)?;
            self.missed = matches!(error, StorageError::Conflict);
            if self.missed {
                return Ok(Err(No::Stale));
            }
            self.show_all(owed);
            return Ok(Err(No::Sorry(Problem::NotStored)));
        }
        self.metrics.entries.inc_by(count);
        self.show_all(pictures);
        self.tell_new_clocks();
        self.stood(standing, at).await;
        if self.play.as_ref().is_some_and(Play::is_over) {
            self.tell_table();
        }
        self.wind_clock();
        self.end_orders();
        Ok(Ok(()))
    }

    /// Would a rule forbid it? The answer rests on what the seat knows itself:
    /// the suite proves that refusals tell nothing more.
    fn explain(&self, connection: u64, id: u32, action: &str) -> Tell {
        let checked = self.check(connection, action);
        checked.map_or_else(|no| no.tell(id), |()| Tell::Allowed { id })
    }

    fn check(&self, connection: u64, action: &str) -> Result<(), No> {
        let seat = self.player(connection).map_err(No::Sorry)?;
        let play = self.may_speak(seat)?;
        let checked = match play.pause() {
            None => play.table().check(Actor::Seat(seat), action),
            Some(_) => play.table().check_answer(seat, action),
        };
        checked.map_err(No::Rules)
    }

    /// The seat behind a connection, if what it asks was decided on what it sees now.
    fn may_act(&self, connection: u64, picture: u32) -> Result<Seat, No> {
        let seat = self.player(connection).map_err(No::Sorry)?;
        let play = self.play.as_ref().ok_or(No::Sorry(Problem::NotBegun))?;
        if !play.gallery(Viewer::Seat(seat)).is_fresh(picture) {
            return Err(No::Stale);
        }
        self.may_speak(seat)?;
        self.plays_himself(seat).map_err(No::Sorry)?;
        Ok(seat)
    }

    /// In a pause only whoever could answer can do anything. All others are told
    /// the same, whatever the truth behind the pause is.
    fn may_speak(&self, seat: Seat) -> Result<&Play, No> {
        let play = self.play.as_ref().ok_or(No::Sorry(Problem::NotBegun))?;
        if play.pause().is_some() && !play.can_answer(seat) {
            return Err(No::Sorry(Problem::Pause));
        }
        Ok(play)
    }

    fn record(&self) -> Result<String, Problem> {
        let play = self.play.as_ref().ok_or(Problem::NotOver)?;
        // Before the end it would show everybody's cards.
        if play.is_over() {
            Ok(play.record().write())
        } else {
            Err(Problem::NotOver)
        }
    }

    fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Gathering,
            Some(play) if play.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    fn viewer_of(&self, connection: u64) -> Viewer {
        let seat = self.seat_behind(connection);
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn seat_behind(&self, connection: u64) -> Option<Seat> {
        let guest = self.onlookers.get(&connection)?.id()?;
        seat_of(&self.stored, guest)
    }

    /// The seat behind a connection, in a game that has begun.
    fn player(&self, connection: u64) -> Result<Seat, Problem> {
        match (self.viewer_of(connection), &self.play) {
            (Viewer::Seat(seat), Some(_)) => Ok(seat),
            (Viewer::Seat(_), None) => Err(Problem::NotBegun),
            (Viewer::Spectator, _) => Err(Problem::NotSeated),
        }
    }

    /// Everything from the beginning: the way to learn the state of a table.
    fn welcome(&mut self, connection: u64) {
        let viewer = self.viewer_of(connection);
        let gallery = self.play.as_ref().map(|play| play.gallery(viewer));
        let welcome = Tell::Welcome {
            protocol: PROTOCOL,
            table: self.card(connection),
            picture: gallery.map(|gallery| Box::new(gallery.picture())),
            heard: gallery.map_or_else(Vec::new, |gallery| gallery.heard().to_vec()),
            clocks: self.clocks(),
            said: self.heard_talk(connection),
        };
        self.tell(connection, &welcome);
        self.tell_who_holds(connection);
    }

    fn welcome_all(&mut self) {
        for connection in self.here() {
            self.welcome(connection);
        }
    }

    /// All connections.
    fn here(&self) -> Vec<u64> {
        self.onlookers.keys().copied().collect()
    }

    /// The same message for everybody who looks from one place.
    fn show(&mut self, viewer: Viewer, tell: &Tell) {
        let frame = frame(tell);
        for connection in self.here() {
            if self.viewer_of(connection) == viewer {
                self.send(connection, frame.clone());
            }
        }
    }

    fn show_all(&mut self, pictures: Pictures) {
        for (viewer, picture) in pictures {
            self.show(viewer, &Tell::Picture(Box::new(picture)));
        }
    }

    fn tell(&mut self, connection: u64, tell: &Tell) {
        self.send(connection, frame(tell));
    }

    /// Who is too slow to take his messages loses his connection, and is
    /// welcomed with everything when he comes back.
    fn send(&mut self, connection: u64, frame: Utf8Bytes) {
        if let Some(onlooker) = self.onlookers.get(&connection)
            && onlooker.sink.try_send(frame).is_err()
        {
            self.onlookers.remove(&connection);
        }
    }
}

/// What came of an action.
enum Did {
    /// It is played and stored.
    Play,
    /// It is kept until the pause is over.
    Keep,
}

impl Did {
    const fn tell(self, id: u32) -> Tell {
        match self {
            Self::Play => Tell::Done { id },
            Self::Keep => Tell::Kept { id },
        }
    }
}

/// Why an action was not played.
enum No {
    Rules(PlayError),
    Stale,
    Sorry(Problem),
}

impl No {
    fn tell(self, id: u32) -> Tell {
        match self {
            Self::Stale => Tell::Stale { id },
            Self::Sorry(problem) => Tell::Sorry {
                id: Some(id),
                problem,
            },
            Self::Rules(PlayError::Notation(_)) => Tell::Sorry {
                id: Some(id),
                problem: Problem::NoSuchAction,
            },
            Self::Rules(PlayError::Refused { key, reason, rule }) => Tell::Refused {
                id,
                key: key.to_owned(),
                reason,
                rule: rule.to_string(),
            },
        }
    }
}

fn frame(tell: &Tell) -> Utf8Bytes {
    serde_json::to_string(tell)
        .expect("our own messages are plain data")
        .into()
}

fn seat_of(stored: &StoredTable, guest: GuestId) -> Option<Seat> {
    let sits =
        |sitting: &Sitting| matches!(sitting, Sitting::Person { guest: one, .. } if *one == guest);
    let found = stored.sitters.iter().find(|(_, sitting)| sits(sitting));
    found.map(|(seat, _)| *seat)
}
