//! One table without a network, and a clock that moves only when it is told to.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, advance};
use tortuga_games::Table;
use tortuga_play::{Entry, Outage};
use tortuga_protocol::{Ask, Clocks, Heard, Picture, Problem, Said, TableCard, Tell, Tempo};

use super::client::answers;
use super::{BEGUN, Prepared, prepare_timed};
use crate::metrics::Metrics;
use crate::storage::{GuestId, Storage};
use crate::table::{Message, Surroundings};
use crate::tables::Tables;
use crate::thinkers::Thinkers;
use crate::wall::Wall;

/// The place of whoever watches, behind the people.
pub(crate) const ONLOOKER: usize = usize::MAX;

/// A table and everybody at it. The test must have been started with a paused
/// clock.
pub(crate) struct Parlour {
    storage: Storage,
    tables: Tables,
    prepared: Prepared,
    /// One for each person, by seat, and the onlooker's last.
    pub(crate) guests: Vec<Guest>,
    /// How many have come, ever.
    came: u64,
    since: Instant,
    folder: TempDir,
    /// A clock that is paused runs ahead while everybody waits for something,
    /// but not while a thread works. This one works until it is let go.
    _frozen: Sender<()>,
}

/// Somebody at the table.
pub(crate) struct Guest {
    connection: u64,
    sink: mpsc::Receiver<Utf8Bytes>,
    asked: u32,
    /// Everything that came, and when.
    pub(crate) frames: Vec<(Duration, String)>,
    pub(crate) card: Option<TableCard>,
    pub(crate) picture: Option<Picture>,
    pub(crate) heard: Vec<Heard>,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) said: Vec<Said>,
}

impl Parlour {
    /// Sets a game up with this much of it played, people on the first seats
    /// and bots on the others, and lets everybody come.
    pub(crate) async fn open(table: &dyn Table, people: u8, log: Vec<Entry>) -> Self {
        Self::open_timed(table, people, log, Tempo::None).await
    }

    /// The same with clocks.
    pub(crate) async fn open_timed(
        table: &dyn Table,
        people: u8,
        log: Vec<Entry>,
        tempo: Tempo,
    ) -> Self {
        let (frozen, hold) = channel::<()>();
        tokio::task::spawn_blocking(move || hold.recv());
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("data");
        let prepared = prepare_timed(&data, table, people, log, tempo).await;
        let storage = Storage::open(&data).await.unwrap();
        let mut parlour = Self {
            tables: Tables::new(around(&storage, 0, Vec::new())),
            storage,
            prepared,
            guests: Vec::new(),
            came: 0,
            since: Instant::now(),
            folder,
            _frozen: frozen,
        };
        parlour.everybody_comes(true).await;
        parlour
    }

    async fn everybody_comes(&mut self, watched: bool) {
        self.guests.clear();
        for seat in 0..self.prepared.guests.len() {
            self.join(Some(self.prepared.guests[seat])).await;
        }
        if watched {
            self.join(None).await;
        }
    }

    /// Somebody comes, and sits behind all who are here.
    pub(crate) async fn join(&mut self, guest: Option<GuestId>) {
        let name = |id: GuestId| crate::people::Guest {
            id,
            name: format!("Guest {}", id.0),
        };
        let guest = guest.map(name);
        let (sink, frames) = mpsc::channel(1024);
        self.came += 1;
        let connection = self.came;
        self.send(Message::Join {
            connection,
            guest,
            sink,
        })
        .await;
        let mut guest = Guest {
            connection,
            sink: frames,
            asked: 0,
            frames: Vec::new(),
            card: None,
            picture: None,
            heard: Vec::new(),
            clocks: None,
            said: Vec::new(),
        };
        let elapsed = self.since.elapsed();
        while guest.card.is_none() {
            guest.next(elapsed).await;
        }
        self.guests.push(guest);
    }

    /// The one who came last goes.
    pub(crate) async fn leave(&mut self) {
        let connection = self.guests.pop().unwrap().connection;
        self.send(Message::Leave { connection }).await;
    }

    async fn send(&self, message: Message) {
        assert!(self.tables.send(&self.prepared.id, message).await.unwrap());
    }

    /// The first player comes back.
    pub(crate) async fn come_back(&mut self) {
        self.join(Some(self.prepared.guests[0])).await;
    }

    /// Asks something; gives the number of the question.
    pub(crate) async fn say(&mut self, who: usize, ask: impl FnOnce(u32, u32) -> Ask) -> u32 {
        let place = who.min(self.guests.len() - 1);
        let guest = &mut self.guests[place];
        guest.asked += 1;
        let id = guest.asked;
        let version = guest.picture.as_ref().map_or(0, |picture| picture.version);
        let (connection, ask) = (guest.connection, ask(id, version));
        self.send(Message::Ask { connection, ask }).await;
        id
    }

    /// The next answer to any question.
    pub(crate) async fn answer(&mut self, who: usize) -> Tell {
        let elapsed = self.since.elapsed();
        loop {
            let tell = self.guests[who].next(elapsed).await;
            if answers(&tell).is_some() {
                return tell;
            }
        }
    }

    /// Asks something and waits for the answer.
    pub(crate) async fn ask(&mut self, who: usize, ask: impl FnOnce(u32, u32) -> Ask) -> Tell {
        let elapsed = self.since.elapsed();
        let place = who.min(self.guests.len() - 1);
        let id = self.say(who, ask).await;
        loop {
            let tell = self.guests[place].next(elapsed).await;
            if answers(&tell) == Some(id) {
                return tell;
            }
        }
    }

    pub(crate) async fn act(&mut self, who: usize, action: &str) -> Tell {
        let action = action.to_owned();
        let ask = |id, picture| Ask::Act {
            id,
            picture,
            action,
        };
        self.ask(who, ask).await
    }

    /// Acts on the picture before the last.
    pub(crate) async fn act_late(&mut self, who: usize, action: &str) -> Tell {
        let action = action.to_owned();
        let ask = |id, picture: u32| Ask::Act {
            id,
            picture: picture.saturating_sub(1),
            action,
        };
        self.ask(who, ask).await
    }

    /// Acts, and it must be accepted.
    pub(crate) async fn must(&mut self, who: usize, action: &str) {
        let tell = self.act(who, action).await;
        assert!(matches!(tell, Tell::Done { .. }), "{action}: {tell:?}");
        self.settle().await;
    }

    /// Answers in a pause, and it must be noted.
    pub(crate) async fn must_keep(&mut self, who: usize, action: &str) {
        let tell = self.act(who, action).await;
        assert!(matches!(tell, Tell::Kept { .. }), "{action}: {tell:?}");
        self.settle().await;
    }

    /// Asks for time in the pause that is on, or in the first one.
    pub(crate) async fn hold_on(&mut self, who: usize) -> Tell {
        let pause = self.seen(who).pause.unwrap_or(1);
        self.hold_on_in(who, pause).await
    }

    pub(crate) async fn hold_on_in(&mut self, who: usize, pause: u32) -> Tell {
        let tell = self.ask(who, |id, _| Ask::HoldOn { id, pause }).await;
        self.settle().await;
        tell
    }

    /// Bots think on threads that know nothing of our clock: they get as much
    /// of the real time as they can possibly need.
    pub(crate) async fn let_bots_think(&mut self) {
        for _ in 0..20 {
            std::thread::sleep(Duration::from_millis(5));
            self.settle().await;
        }
    }

    /// From now on nothing can be stored, or it can again.
    pub(crate) async fn fail(&self, fail: bool) {
        self.storage.fail_for_test(fail).await;
    }

    pub(crate) async fn pass_windows(&mut self, who: usize, on: bool) -> Tell {
        let tell = self.ask(who, |id, _| Ask::PassWindows { id, on }).await;
        self.settle().await;
        tell
    }

    /// Acts at the last moment: it is on its way when so much time goes by, and
    /// arrives after it.
    pub(crate) async fn act_in_between(
        &mut self,
        who: usize,
        action: &str,
        time: Duration,
    ) -> Tell {
        let guest = &mut self.guests[who];
        guest.asked += 1;
        let id = guest.asked;
        let picture = guest.picture.as_ref().map_or(0, |picture| picture.version);
        let connection = guest.connection;
        let action = action.to_owned();
        let ask = Ask::Act {
            id,
            picture,
            action,
        };
        self.send(Message::Ask { connection, ask }).await;
        advance(time).await;
        let elapsed = self.since.elapsed();
        loop {
            let tell = self.guests[who].next(elapsed).await;
            if answers(&tell) == Some(id) {
                return tell;
            }
        }
    }

    /// So much time goes by; what then came is up to here.
    pub(crate) async fn wait(&mut self, time: Duration) {
        advance(time).await;
        self.settle().await;
    }

    /// Everybody asks what he could do, and has heard everything before it.
    pub(crate) async fn settle(&mut self) {
        for who in 0..self.guests.len() {
            let action = "quiet".to_owned();
            self.ask(who, |id, _| Ask::Explain { id, action }).await;
        }
    }

    pub(crate) async fn record(&self) -> Result<String, Problem> {
        let (answer, told) = oneshot::channel();
        self.send(Message::Record { answer }).await;
        told.await.unwrap()
    }

    /// The server goes down at this moment and comes back; so does everybody.
    pub(crate) async fn restart(&mut self) {
        self.restart_after(0).await;
    }

    /// The same, after it was down for so many milliseconds.
    pub(crate) async fn restart_after(&mut self, down: i64) {
        self.storage.close().await;
        let data = self.folder.path().join("data");
        self.storage = Storage::open(&data).await.unwrap();
        let passed = i64::try_from(self.since.elapsed().as_millis()).unwrap();
        let outage = (BEGUN + passed, BEGUN + passed + down);
        self.tables = Tables::new(around(&self.storage, passed + down, vec![outage]));
        let watched = self.guests.len() > self.prepared.guests.len();
        self.everybody_comes(watched).await;
    }

    pub(crate) const fn storage(&self) -> &Storage {
        &self.storage
    }

    pub(crate) fn guest(&self, who: usize) -> &Guest {
        &self.guests[who.min(self.guests.len() - 1)]
    }

    pub(crate) fn seen(&self, who: usize) -> &Picture {
        self.guest(who).picture.as_ref().unwrap()
    }

    /// What this viewer was sent, and when.
    pub(crate) fn frames(&self, who: usize) -> &[(Duration, String)] {
        &self.guest(who).frames
    }

    /// The pictures among them. Bots take their turns by the real time, so that
    /// answers may come before a picture or after it.
    pub(crate) fn pictures(&self, who: usize) -> Vec<(Duration, String)> {
        let frames = self.frames(who).iter();
        let pictures = frames.filter(|(_, frame)| frame.starts_with(r#"{"tell":"picture""#));
        pictures.cloned().collect()
    }

    /// When this viewer was shown pictures, in milliseconds.
    pub(crate) fn shown(&self, who: usize) -> Vec<u128> {
        let pictures = self.pictures(who).into_iter();
        pictures.map(|(at, _)| at.as_millis()).collect()
    }
}

impl Guest {
    /// The next message; what it tells is kept.
    async fn next(&mut self, elapsed: Duration) -> Tell {
        let frame = self.sink.recv().await.expect("the table goes on");
        let tell: Tell = serde_json::from_str(&frame).unwrap();
        self.frames.push((elapsed, frame.to_string()));
        match &tell {
            Tell::Welcome {
                table,
                picture,
                heard,
                clocks,
                said,
                ..
            } => {
                self.clocks.clone_from(clocks);
                self.said.clone_from(said);
                self.card = Some(table.clone());
                self.picture = picture.as_deref().cloned();
                self.heard.clone_from(heard);
            }
            Tell::Table { table } => self.card = Some(table.clone()),
            Tell::Picture(picture) => {
                self.heard.extend(picture.heard.iter().cloned());
                self.picture = Some((**picture).clone());
            }
            Tell::Clocks(clocks) => self.clocks = Some(clocks.clone()),
            Tell::Said(said) => self.said.push(said.clone()),
            Tell::HoldOn { .. }
            | Tell::Done { .. }
            | Tell::Kept { .. }
            | Tell::Hint { .. }
            | Tell::Refused { .. }
            | Tell::Allowed { .. }
            | Tell::Stale { .. }
            | Tell::Sorry { .. } => {}
        }
        tell
    }
}

/// A house whose clock shows so many milliseconds after the beginning.
fn around(storage: &Storage, passed: i64, outages: Vec<Outage>) -> Surroundings {
    Surroundings {
        storage: storage.clone(),
        thinkers: Thinkers::new(),
        wall: Wall::at(BEGUN + passed),
        outages: outages.into(),
        metrics: Arc::new(Metrics::new()),
    }
}
