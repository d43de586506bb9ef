//! One table: a task that owns it and takes one message at a time.

mod lobby;

pub(crate) use lobby::is_nonce;

use std::collections::HashMap;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tortuga_bots::Mind;
use tortuga_core::{Actor, Seat, Viewer, sha256};
use tortuga_games::{EditionChoice, PlayError, open_table};
use tortuga_protocol::{Ask, Level, PROTOCOL, Problem, Stage, Tell};

use crate::play::{Outcome, Play};
use crate::storage::{GuestId, Sitting, Storage, StorageError, StoredTable};

/// What comes to a table.
pub(crate) enum Message {
    /// Somebody looks at it, and is told everything through `sink`.
    Join {
        connection: u64,
        guest: Option<GuestId>,
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
}

/// A table that nobody is at stays in memory for so long.
const LINGER: Duration = Duration::from_secs(30);

/// So many may look at one table, whoever sits at it apart.
const MOST_ONLOOKERS: usize = 200;
/// So many windows may one player have.
const MOST_OF_ONE: usize = 10;
/// A bot whose action could not be stored tries again after a second, and then
/// less and less often.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Somebody who looks at the table.
struct Onlooker {
    guest: Option<GuestId>,
    sink: mpsc::Sender<Utf8Bytes>,
}

struct Room {
    stored: StoredTable,
    /// How many the options ask for.
    seats: u8,
    storage: Storage,
    play: Option<Play>,
    minds: HashMap<Seat, Box<dyn Mind>>,
    onlookers: HashMap<u64, Onlooker>,
    /// Somebody else has written into the log: what everybody sees is old.
    missed: bool,
    /// How long a bot waits before it acts: not at all, unless storing failed.
    pause: Duration,
}

/// The life of a table in memory: until nobody is at it, or it is no longer
/// what is stored. Then it is read again by whoever comes next.
pub(crate) async fn run(
    stored: StoredTable,
    storage: Storage,
    inbox: &mut mpsc::Receiver<Message>,
) {
    let id = stored.id.clone();
    let mut room = match Room::open(stored, storage).await {
        Ok(room) => room,
        Err(error) => {
            tracing::error!(table = id, %error, "a table cannot be read");
            return turn_away(inbox).await;
        }
    };
    loop {
        // People come first: a table full of bots must still listen.
        let done = match timeout(room.patience(), inbox.recv()).await {
            Ok(Some(message)) => room.take(message).await,
            Ok(None) => return,
            Err(_) => match room.bot_to_act() {
                Some(seat) => room.let_bot_act(seat).await,
                None if room.onlookers.is_empty() => return,
                None => Ok(()),
            },
        };
        if done.is_err() {
            return;
        }
    }
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
            Message::Ask { .. } | Message::Leave { .. } | Message::Renamed { .. } => {}
        }
    }
}

/// The table in memory is not what is stored, and cannot be made so.
struct Lost;

impl Room {
    async fn open(stored: StoredTable, storage: Storage) -> Result<Self, StorageError> {
        let table = open_table(&stored.game, &EditionChoice::Standard, &stored.options);
        let seats = table
            .map_err(|error| StorageError::Damaged(error.to_string()))?
            .seats();
        let mut room = Self {
            stored,
            seats,
            storage,
            play: None,
            minds: HashMap::new(),
            onlookers: HashMap::new(),
            missed: false,
            pause: Duration::ZERO,
        };
        room.reload().await?;
        Ok(room)
    }

    /// Reads the table from its log; what was in memory is forgotten. What luck
    /// owes, after a start or a crash, is drawn and stored.
    async fn reload(&mut self) -> Result<(), StorageError> {
        self.play = None;
        let stored = self.storage.table(&self.stored.id).await?;
        self.stored = stored.ok_or(StorageError::Missing)?;
        let Some(header) = self.stored.header.clone() else {
            return Ok(());
        };
        let log = self.storage.log(&self.stored.id).await?;
        let mut play =
            Play::read(header, self.stored.secret, log).map_err(StorageError::Damaged)?;
        let first = play.entries();
        let owed = play.catch_up(|seat| is_person(&self.stored, seat));
        if !owed.entries.is_empty() {
            self.storage
                .append(&self.stored.id, first, owed.entries)
                .await?;
        }
        self.play = Some(play);
        self.hire_bots();
        Ok(())
    }

    /// How long to wait for a message before there is something else to do.
    fn patience(&self) -> Duration {
        match self.bot_to_act() {
            Some(_) => self.pause,
            None => LINGER,
        }
    }

    fn hire_bots(&mut self) {
        self.minds.clear();
        for (seat, sitting) in &self.stored.sitters {
            let Sitting::Bot(level) = sitting else {
                continue;
            };
            let seed = bot_seed(&self.stored.secret, *seat);
            match tortuga_bots::hire(&self.stored.game, bot_level(*level), seed) {
                Ok(mind) => drop(self.minds.insert(*seat, mind)),
                Err(error) => tracing::error!(%error, "no bot for this game"),
            }
        }
    }

    async fn take(&mut self, message: Message) -> Result<(), Lost> {
        match message {
            Message::Join {
                connection,
                guest,
                sink,
            } => self.join(connection, Onlooker { guest, sink }),
            Message::Leave { connection } => drop(self.onlookers.remove(&connection)),
            Message::Renamed { guest, name } => self.rename(guest, &name),
            Message::Record { answer } => drop(answer.send(self.record())),
            Message::Ask { connection, ask } => return self.answer(connection, ask).await,
        }
        Ok(())
    }

    fn join(&mut self, connection: u64, onlooker: Onlooker) {
        let guest = onlooker.guest;
        let same = |one: &&Onlooker| one.guest.is_some() && one.guest == guest;
        let at_home = guest.is_some_and(|guest| seat_of(&self.stored, guest).is_some());
        let crowd = if at_home {
            self.onlookers.values().filter(same).count() >= MOST_OF_ONE
        } else {
            self.onlookers.len() >= MOST_ONLOOKERS
        };
        if crowd {
            let problem = Problem::TooMuch;
            let _ = onlooker
                .sink
                .try_send(frame(&Tell::Sorry { id: None, problem }));
            return;
        }
        self.onlookers.insert(connection, onlooker);
        self.welcome(connection);
    }

    async fn answer(&mut self, connection: u64, ask: Ask) -> Result<(), Lost> {
        let Some(onlooker) = self.onlookers.get(&connection) else {
            return Ok(());
        };
        let guest = onlooker.guest;
        let tell = match ask {
            Ask::Act {
                id,
                picture,
                action,
            } => self.act(connection, id, picture, &action).await?,
            Ask::Undo { id, picture } => self.undo(connection, id, picture).await?,
            Ask::Explain { id, action } => self.explain(connection, id, &action),
            Ask::Sit { .. }
            | Ask::Stand {}
            | Ask::SeatBot { .. }
            | Ask::RemoveBot { .. }
            | Ask::Start {} => match self.gather(guest, ask).await? {
                Ok(()) => return Ok(()),
                Err(problem) => Tell::Sorry { id: None, problem },
            },
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
        id: u32,
        picture: u32,
        action: &str,
    ) -> Result<Tell, Lost> {
        let played = match self.may_act(connection, picture) {
            Ok(seat) => self.play_for(seat, action).await?,
            Err(no) => Err(no),
        };
        Ok(played.map_or_else(|no| no.tell(id), |()| Tell::Done { id }))
    }

    async fn undo(&mut self, connection: u64, id: u32, picture: u32) -> Result<Tell, Lost> {
        let undone = match self.may_act(connection, picture) {
            Ok(seat) => self.undo_for(seat).await?,
            Err(no) => Err(no),
        };
        Ok(undone.map_or_else(|no| no.tell(id), |()| Tell::Done { id }))
    }

    /// Plays an action, stores it, and shows it to everybody. The table is
    /// read again if it could not be stored.
    async fn play_for(&mut self, seat: Seat, action: &str) -> Result<Result<(), No>, Lost> {
        let stored = &self.stored;
        let Some(play) = &mut self.play else {
            return Ok(Err(No::Sorry(Problem::NotBegun)));
        };
        let first = play.entries();
        match play.act(seat, action, |seat| is_person(stored, seat)) {
            Ok(outcome) => self.store_and_show(first, outcome).await,
            Err(error) => Ok(Err(No::Rules(error))),
        }
    }

    async fn undo_for(&mut self, seat: Seat) -> Result<Result<(), No>, Lost> {
        let Some(play) = &mut self.play else {
            return Ok(Err(No::Sorry(Problem::NotBegun)));
        };
        let first = play.entries();
        match play.undo(seat) {
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
        let Outcome { entries, pictures } = outcome;
        if let Err(error) = self.storage.append(&self.stored.id, first, entries).await {
            tracing::warn!(table = self.stored.id, %error, "not stored; reading the log again");
            self.reload().await.map_err(|_| Lost)?;
            self.missed = matches!(error, StorageError::Conflict);
            let no = if self.missed {
                No::Stale
            } else {
                No::Sorry(Problem::NotStored)
            };
            return Ok(Err(no));
        }
        for (viewer, picture) in pictures {
            self.show(viewer, &Tell::Picture(Box::new(picture)));
        }
        if self.play.as_ref().is_some_and(Play::is_over) {
            self.tell_table();
        }
        Ok(Ok(()))
    }

    /// Would a rule forbid it? The answer rests on what the seat knows itself:
    /// the suite proves that refusals tell nothing more.
    fn explain(&self, connection: u64, id: u32, action: &str) -> Tell {
        match (self.viewer_of(connection), &self.play) {
            (Viewer::Seat(seat), Some(play)) => {
                let checked = play.table().check(Actor::Seat(seat), action);
                checked.map_or_else(|error| No::Rules(error).tell(id), |()| Tell::Allowed { id })
            }
            (Viewer::Spectator, _) => No::Sorry(Problem::NotSeated).tell(id),
            (Viewer::Seat(_), None) => No::Sorry(Problem::NotBegun).tell(id),
        }
    }

    /// The seat behind a connection, if what it asks was decided on what it sees now.
    fn may_act(&self, connection: u64, picture: u32) -> Result<Seat, No> {
        let Viewer::Seat(seat) = self.viewer_of(connection) else {
            return Err(No::Sorry(Problem::NotSeated));
        };
        let play = self.play.as_ref().ok_or(No::Sorry(Problem::NotBegun))?;
        if !play.gallery(Viewer::Seat(seat)).is_fresh(picture) {
            return Err(No::Stale);
        }
        Ok(seat)
    }

    /// The bot whose decision the game waits for. Bots do not play for nobody.
    fn bot_to_act(&self) -> Option<Seat> {
        if self.onlookers.is_empty() {
            return None;
        }
        let seats = self.play.as_ref()?.table().to_act().seats();
        seats.iter().find(|seat| self.minds.contains_key(seat))
    }

    /// A bot thinks, on a thread of its own, and acts.
    async fn let_bot_act(&mut self, seat: Seat) -> Result<(), Lost> {
        let (Some(play), Some(mut mind)) = (&self.play, self.minds.remove(&seat)) else {
            return Err(Lost);
        };
        let perspective = play.table().perspective(seat);
        let thinking = tokio::task::spawn_blocking(move || {
            let choice = mind.choose(perspective.as_ref());
            (mind, choice)
        });
        let (mind, choice) = thinking.await.map_err(|_| Lost)?;
        self.minds.insert(seat, mind);
        let choice = choice.ok_or(Lost)?;
        let played = self.play_for(seat, &choice).await?;
        self.tell_what_was_missed();
        match played {
            Ok(()) | Err(No::Stale) => self.pause = Duration::ZERO,
            Err(No::Sorry(_)) => {
                let longer = (2 * self.pause).max(Duration::from_secs(1));
                self.pause = longer.min(LONGEST_PAUSE);
            }
            Err(No::Rules(error)) => {
                tracing::error!(table = self.stored.id, %error, "a bot broke a rule");
                return Err(Lost);
            }
        }
        Ok(())
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
        let onlooker = self.onlookers.get(&connection);
        let guest = onlooker.and_then(|onlooker| onlooker.guest);
        let seat = guest.and_then(|guest| seat_of(&self.stored, guest));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
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
        };
        self.tell(connection, &welcome);
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

fn is_person(stored: &StoredTable, seat: Seat) -> bool {
    let person = |sitting: &Sitting| matches!(sitting, Sitting::Person { .. });
    stored
        .sitters
        .iter()
        .any(|(one, sitting)| *one == seat && person(sitting))
}

/// A bot's own luck, which nobody can foresee who does not know the secret.
fn bot_seed(secret: &[u8; 32], seat: Seat) -> u64 {
    let mut bytes = b"tortuga bot\n".to_vec();
    bytes.extend(secret);
    bytes.push(seat.0);
    let hash = sha256(&bytes);
    u64::from_le_bytes(hash[..8].try_into().expect("a hash has more than 8 bytes"))
}

const fn bot_level(level: Level) -> tortuga_bots::Level {
    match level {
        Level::Random => tortuga_bots::Level::Random,
        Level::Greedy => tortuga_bots::Level::Greedy,
    }
}
