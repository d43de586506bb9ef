//! Somebody who plays: he does something legal as soon as he may.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep};
use tortuga_core::{Luck as _, QuickLuck, Viewer};
use tortuga_protocol::{Agreement, Ask, Stage};

use crate::bench_server::gather::Person;
use crate::bench_server::tally::Tally;
use crate::bench_server::wire::{Card, Glimpse, Ways, Wire};
use crate::bench_server::witness::Witness;

/// A line that cannot be had is tried again so often.
const AGAIN: Duration = Duration::from_millis(20);
/// A server that does not come back for so long is gone.
const GONE: Duration = Duration::from_mins(1);

/// How far the evening is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Evening {
    /// Whose game is over begins another.
    Young,
    /// No new game is begun.
    Late,
    /// Everybody ends his game and goes.
    Over,
}

/// What all players share.
#[derive(Clone)]
pub(super) struct Common {
    pub(super) ways: Ways,
    pub(super) tally: Arc<Tally>,
    pub(super) evening: watch::Receiver<Evening>,
}

/// Somebody who plays.
pub(super) struct Player {
    person: Person,
    table: String,
    common: Common,
    luck: QuickLuck,
    /// Counts the moves of everybody at his table.
    moves: Arc<AtomicU64>,
    /// Keeps in mind what must not be lost; none if nobody is killed.
    witness: Option<Witness>,
    eye: Eye,
    /// The last question's number.
    asked: u32,
    /// What he has asked and not been answered yet.
    open: Option<Open>,
    /// The line broke before that.
    broken: bool,
}

/// What a player has before him.
#[derive(Default)]
struct Eye {
    version: u32,
    legal: Vec<String>,
    pause: Option<u32>,
    /// He has answered in this pause.
    answered: Option<u32>,
    /// He has asked for the beginning.
    started: bool,
    /// He is for the end of the game.
    agreed: bool,
    stage: Option<Stage>,
    host: bool,
    rematch: Option<String>,
}

/// A question without an answer.
struct Open {
    ask: Ask,
    id: u32,
    since: Instant,
}

impl Player {
    pub(super) fn new(person: Person, table: String, common: &Common, seed: u64) -> Self {
        Self {
            luck: QuickLuck::new(seed),
            person,
            table,
            common: common.clone(),
            moves: Arc::default(),
            witness: None,
            eye: Eye::default(),
            asked: 0,
            open: None,
            broken: false,
        }
    }

    /// He keeps in mind what must not be lost, and counts what is done at his table.
    pub(super) fn with_witness(mut self, witness: Witness, moves: &Arc<AtomicU64>) -> Self {
        self.witness = Some(witness);
        self.moves = Arc::clone(moves);
        self
    }

    /// Plays until the evening is over.
    ///
    /// # Errors
    ///
    /// What a player must never be told, or what was lost.
    pub(super) async fn play(mut self) -> Result<(), String> {
        loop {
            let mut wire = self.come().await?;
            if self.sit(&mut wire).await? {
                return Ok(());
            }
        }
    }

    /// Comes to the table. After a kill the server needs a moment.
    async fn come(&self) -> Result<Wire, String> {
        let since = Instant::now();
        loop {
            let wire = Wire::open(&self.common.ways, &self.person, &self.table).await;
            if let Some(wire) = wire {
                return Ok(wire);
            }
            if self.witness.is_none() || since.elapsed() > GONE {
                return Err("the server is gone".to_owned());
            }
            sleep(AGAIN).await;
        }
    }

    /// Plays at one table, as long as the line holds; true if he goes for good.
    async fn sit(&mut self, wire: &mut Wire) -> Result<bool, String> {
        while let Some(text) = self.next(wire).await {
            let told: Glimpse<'_> =
                serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))?;
            self.hear(&told, &text)?;
            if self.eye.stage == Some(Stage::Over) && self.may_leave() {
                return self.leave().await;
            }
            if let Some(ask) = self.wish()
                && !wire.ask(ask).await
            {
                break;
            }
        }
        if self.witness.is_none() {
            return Err("the line broke".to_owned());
        }
        self.broken = true;
        Ok(false)
    }

    /// What is told next; something empty when the evening goes on.
    async fn next(&mut self, wire: &mut Wire) -> Option<String> {
        if self.evening() == Evening::Over {
            return wire.told().await;
        }
        tokio::select! {
            text = wire.told() => text,
            _ = self.common.evening.changed() => Some(r#"{"tell":"time"}"#.to_owned()),
        }
    }

    fn evening(&self) -> Evening {
        *self.common.evening.borrow()
    }

    fn hear(&mut self, told: &Glimpse<'_>, text: &str) -> Result<(), String> {
        if let Some(card) = &told.table {
            self.look_at(card);
        }
        if let Some(witness) = &mut self.witness {
            witness.hear(told)?;
        }
        match &*told.tell {
            "welcome" => {
                if let Some(sight) = &told.picture {
                    self.see(sight.version, &sight.legal, sight.pause);
                }
                // Answers in a pause are in the server's memory only, and what has
                // no answer may be lost.
                self.eye.answered = None;
                self.eye.started = false;
            }
            "picture" => {
                let version = told.version.unwrap_or_default();
                self.see(version, &told.legal, told.pause);
            }
            "done" | "kept" | "stale" => self.answered(told),
            // When all leave, somebody may be too late for something.
            "refused" | "sorry" if self.evening() == Evening::Young => {
                return Err(format!("a player who does what is allowed was told {text}"));
            }
            _ => {}
        }
        Ok(())
    }

    fn look_at(&mut self, card: &Card<'_>) {
        if card.host && card.stage == Stage::Over && self.eye.stage == Some(Stage::Playing) {
            self.common.tally.over();
        }
        if let Viewer::Seat(seat) = card.viewer {
            self.person.seat = seat;
        }
        self.eye.stage = Some(card.stage);
        self.eye.host = card.host;
        self.eye.rematch = card.rematch.as_deref().map(str::to_owned);
    }

    fn see(&mut self, version: u32, legal: &[(u16, Cow<'_, str>)], pause: Option<u32>) {
        self.eye.version = version;
        self.eye.pause = pause;
        self.eye.legal.clear();
        let actions = legal.iter().map(|(_, action)| action.to_string());
        self.eye.legal.extend(actions);
    }

    fn answered(&mut self, told: &Glimpse<'_>) {
        let Some(open) = self.open.take_if(|open| told.id == Some(open.id)) else {
            return;
        };
        let Ask::Act { action, .. } = open.ask else {
            self.eye.agreed = true;
            return;
        };
        match &*told.tell {
            "kept" => self.eye.answered = self.eye.pause,
            "done" => {
                self.common.tally.moved(open.since.elapsed());
                self.moves.fetch_add(1, Relaxed);
                self.note(action, true);
            }
            // It was played before the kill, or somebody else was faster.
            _ => self.note(action, false),
        }
    }

    fn note(&mut self, action: String, sure: bool) {
        if let Some(witness) = &mut self.witness {
            witness.moved(action, sure);
        }
    }

    /// What there is to ask now.
    fn wish(&mut self) -> Option<Ask> {
        let broken = std::mem::take(&mut self.broken);
        if let Some(open) = &self.open {
            // It is asked again with the same picture: what was played already is
            // not played twice.
            return broken.then(|| open.ask.clone());
        }
        match self.eye.stage? {
            Stage::Gathering => {
                let asked = std::mem::replace(&mut self.eye.started, true);
                (self.eye.host && !asked).then_some(Ask::Start {})
            }
            Stage::Over => {
                let another = self.eye.host && self.evening() == Evening::Young;
                let id = self.number();
                another.then_some(Ask::Rematch { id })
            }
            Stage::Playing => self.deed(),
        }
    }

    fn deed(&mut self) -> Option<Ask> {
        let id = self.number();
        let ask = if self.evening() == Evening::Over {
            // All together end the game, so that its record can be read.
            let to = Agreement::Abandon;
            (!self.eye.agreed).then_some(Ask::Agree { id, to, yes: true })?
        } else {
            Ask::Act {
                id,
                picture: self.eye.version,
                action: self.choose()?,
            }
        };
        self.open = Some(Open {
            ask: ask.clone(),
            id,
            since: Instant::now(),
        });
        Some(ask)
    }

    /// Anything that is allowed; nothing in a pause that he has answered in.
    fn choose(&mut self) -> Option<String> {
        let many = u32::try_from(self.eye.legal.len()).unwrap_or(u32::MAX);
        let answered = self.eye.pause.is_some() && self.eye.pause == self.eye.answered;
        if many == 0 || answered {
            return None;
        }
        let place = self.luck.below(many) as usize;
        self.eye.legal.get(place).cloned()
    }

    fn number(&mut self) -> u32 {
        self.asked += 1;
        self.asked
    }

    /// There is a next table, or the evening is over.
    fn may_leave(&self) -> bool {
        self.eye.rematch.is_some() || self.evening() == Evening::Over
    }

    /// The game is over: what he knows is compared with its record, and he goes
    /// over to the next table; true if there is none.
    async fn leave(&mut self) -> Result<bool, String> {
        // Perhaps his last action ended the game, and the line broke before he was told.
        if let Some(Open {
            ask: Ask::Act { action, .. },
            ..
        }) = self.open.take()
        {
            self.note(action, false);
        }
        if let Some(witness) = &mut self.witness {
            let line = &mut self.person.line;
            witness.check(line, &self.table, self.person.seat).await?;
        }
        let eye = std::mem::take(&mut self.eye);
        match eye.rematch {
            Some(next) => self.table = next,
            None => return Ok(true),
        }
        Ok(false)
    }
}
