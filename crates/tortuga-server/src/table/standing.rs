//! How the table stands, for lists, clocks and notices.

use tortuga_core::{Seat, Seats};
use tortuga_play::{Play, Tell};
use tortuga_protocol::{Clocks, Tempo};

use super::Room;
use crate::storage::{Standing, StorageError, Written};

/// That a table was touched is noted at least so often, in milliseconds.
const TOUCH: i64 = 60_000;
/// Whoever does not look at a slow table by then gets a notice that it is his
/// turn, in milliseconds.
const NOTICE_AFTER: i64 = 60_000;

impl Room {
    /// Everybody's time, if there is any.
    pub(super) fn clocks(&self) -> Option<Clocks> {
        let play = self.play.as_ref()?;
        play.times().clocks(self.wall.now())
    }
    /// How the table stands, for lists and for whoever looks after clocks; none
    /// if that is what the data says already.
    pub(super) fn new_standing(&self, at: i64) -> Option<Standing> {
        let standing = self.standing(at)?;
        let known = self
            .noted
            .is_some_and(|(noted, since)| noted == standing && at - since < TOUCH);
        (!known).then_some(standing)
    }

    fn standing(&self, at: i64) -> Option<Standing> {
        let play = self.play.as_ref()?;
        Some(Standing {
            stage: self.stage(),
            waits_for: play.seen_to_wait_for(),
            due: self.due(play, at),
            until: play.times().ends(at),
        })
    }

    /// When the table must be opened although nobody comes.
    fn due(&self, play: &Play, at: i64) -> Option<i64> {
        let goes_on = !play.is_over() && !play.affairs().stopped && !play.players().is_empty();
        if !goes_on || self.stored.tempo == Tempo::None {
            return None;
        }
        let for_bots = !play.waits_for().minus(play.players()).is_empty();
        let pause = play.pause().is_some() && self.persons().count() >= 2;
        if for_bots || pause {
            return Some(at);
        }
        play.times().next_out(at).map(|(_, left)| at + left.max(0))
    }

    /// The data says so now: clocks and notices follow.
    pub(super) async fn stood(&mut self, standing: Option<Standing>, at: i64) {
        let Some(standing) = standing else { return };
        let before = self.noted.map(|(noted, _)| noted.waits_for);
        self.noted = Some((standing, at));
        if before == Some(standing.waits_for) {
            return;
        }
        if matches!(self.stored.tempo, Tempo::Slow { .. }) {
            self.note_turns(before.unwrap_or_default(), standing.waits_for)
                .await;
        }
    }

    /// Everybody is told when somebody's clock began or ceased to run.
    pub(super) fn tell_new_clocks(&mut self) {
        let turns = self.play.as_ref().map_or(0, |play| play.times().turns());
        if turns != self.told_turns {
            self.told_turns = turns;
            self.tell_clocks();
        }
    }

    pub(super) fn tell_clocks(&mut self) {
        if let Some(clocks) = self.clocks() {
            let tell = Tell::Clocks(clocks);
            for connection in self.here() {
                self.tell(connection, &tell);
            }
        }
    }

    /// Whoever is waited for and does not look gets a notice, once.
    async fn note_turns(&mut self, before: Seats, now: Seats) {
        let Some(play) = &self.play else { return };
        let send_at = self.wall.now() + NOTICE_AFTER;
        let missing = now.and(play.players()).iter();
        let missing = missing.filter(|seat| !self.is_here(*seat));
        let turns: Vec<(Seat, u32)> = missing.map(|seat| (seat, play.turn(seat))).collect();
        for (seat, turn) in turns {
            let noted = self.storage.note_turn(&self.stored.id, seat, turn, send_at);
            warn(noted.await);
        }
        for seat in before.minus(now).iter() {
            warn(self.storage.forget_turn(&self.stored.id, seat).await);
        }
    }

    /// A person has come to look: he needs no notice.
    pub(super) async fn has_seen(&mut self, seat: Seat) {
        if matches!(self.stored.tempo, Tempo::Slow { .. }) {
            warn(self.storage.forget_turn(&self.stored.id, seat).await);
        }
    }

    /// Tables of an older program, or after a crash, stand otherwise than the
    /// data says.
    pub(super) async fn note_standing(&mut self) -> Result<(), StorageError> {
        let at = self.wall.now();
        let entries = self.play.as_ref().map(Play::entries);
        let (Some(first), Some(standing)) = (entries, self.standing(at)) else {
            return Ok(());
        };
        let written = Written {
            entries: Vec::new(),
            at,
            standing: Some(standing),
        };
        let known = self.storage.standing(&self.stored.id).await?;
        // A game that nobody has touched does not become young by being looked at.
        if known != standing {
            let noted = self.storage.append(&self.stored.id, first, written).await;
            // Somebody else has written into the log, and with it how it stands.
            if let Err(error) = noted
                && !matches!(error, StorageError::Conflict)
            {
                return Err(error);
            }
        }
        self.stood(Some(standing), at).await;
        Ok(())
    }
}

/// A notice that is not noted is no reason to stop.
fn warn(done: Result<(), StorageError>) {
    if let Err(error) = done {
        tracing::warn!(%error, "a notice was not noted");
    }
}
