//! Pauses: how long they last, who asks for more time, and who needs none.
//!
//! While a pause holds, nothing is played and nothing is stored: answers are
//! kept. So nothing in here depends on whether somebody could answer, apart from
//! what that seat itself is told.

use std::time::Duration;

use tokio::time::Instant;
use tortuga_core::{Seat, Seats, Viewer};
use tortuga_play::{No, Play, Tell};
use tortuga_protocol::Problem;

use super::asked::Did;
use super::{Lost, Room};

/// Whoever asks for time gets so much.
pub(super) const MORE_TIME: Duration = Duration::from_secs(20);

/// The time of one pause.
pub(super) struct Clock {
    /// The pause's number.
    pause: u32,
    ends: Instant,
    /// Who has asked for time.
    holding: Seats,
}

impl Clock {
    /// A seat gets its time; the pause never becomes shorter by that.
    fn hold_on(&mut self, seat: Seat) {
        self.holding = self.holding.with(seat);
        self.ends = self.ends.max(Instant::now() + MORE_TIME);
    }
}

impl Room {
    /// Does anybody have to be kept from learning whom a pause waits for? Not
    /// one person among bots; those who watch count as one more.
    pub(super) fn needs_pauses(&self) -> bool {
        let watched = self
            .here()
            .into_iter()
            .any(|connection| self.viewer_of(connection) == Viewer::Spectator);
        self.persons().count() + u32::from(watched) >= 2
    }

    /// Must a pause last? Once its clock runs, it runs to its end, whoever
    /// leaves meanwhile: he could come back and look.
    pub(super) fn holds(&self) -> bool {
        self.needs_pauses() || self.clock.is_some() || self.onlookers.is_empty()
    }

    /// Every pause that has to last gets its clock when it is published.
    pub(super) fn wind_clock(&mut self) {
        let pause = self.play.as_ref().and_then(Play::pause);
        let known = self.clock.as_ref().map(|clock| clock.pause);
        if pause == known {
            return;
        }
        let runs = self.needs_pauses();
        let window = Duration::from_secs(self.stored.window.into());
        self.clock = pause.filter(|_| runs).map(|pause| Clock {
            pause,
            ends: Instant::now() + window,
            holding: Seats::NONE,
        });
    }

    /// The time until a pause is over; very long if there is none, or if it
    /// waits for somebody who has all the time he likes.
    pub(super) fn pause_left(&self) -> Duration {
        let left = |clock: &Clock| clock.ends.saturating_duration_since(Instant::now());
        self.clock.as_ref().map_or(Duration::MAX, left)
    }

    pub(super) fn pause_is_over(&self) -> bool {
        let clock = self.clock.as_ref();
        clock.is_some_and(|clock| clock.ends <= Instant::now())
    }

    pub(super) fn is_paused(&self) -> bool {
        self.play.as_ref().and_then(Play::pause).is_some()
    }

    /// Must what this seat does now wait? Always while a pause holds; otherwise
    /// until the seat is asked.
    pub(super) fn keeps(&self, seat: Seat) -> bool {
        let asked = self.play.as_ref().and_then(Play::asked) == Some(seat);
        self.is_paused() && (!asked || self.custom().holds)
    }

    /// Keeps an answer until the pause is over.
    pub(super) fn keep(&mut self, seat: Seat, answer: &str) -> Result<Did, No> {
        let play = self.play.as_mut();
        let play = play.ok_or(No::Sorry(Problem::NotBegun))?;
        play.keep(seat, answer).map_err(No::Rules)?;
        Ok(Did::Keep)
    }

    /// All answers are played, and what was held is shown, after it is stored
    /// that the pause is over. In every world that is one commit.
    pub(super) async fn end_pause(&mut self) -> Result<(), Lost> {
        // Whatever comes of it, this clock has run out.
        self.clock = None;
        self.follow_orders();
        let custom = self.custom();
        let Some(play) = &mut self.play else {
            return Ok(());
        };
        let first = play.entries();
        let outcome = play.end_pause(custom);
        // If it cannot be stored, the pause begins again, and that is all.
        let _ = self.store_and_show(first, outcome).await?;
        self.tell_what_was_missed();
        Ok(())
    }

    /// Does something follow by itself, because no pause holds it up any more?
    pub(super) fn owes(&self) -> bool {
        let play = self.play.as_ref();
        self.is_paused() && play.is_some_and(|play| play.owes(self.custom()))
    }

    /// What follows by itself is stored and shown.
    pub(super) async fn catch_up(&mut self) -> Result<(), Lost> {
        let custom = self.custom();
        let Some(play) = &mut self.play else {
            return Ok(());
        };
        let first = play.entries();
        let outcome = play.catch_up(custom);
        let stored = if outcome.entries.is_empty() {
            // What should follow was refused; there is no hurry to try again.
            Err(No::Sorry(Problem::NotStored))
        } else {
            self.store_and_show(first, outcome).await?
        };
        self.slow_down(&stored);
        self.tell_what_was_missed();
        Ok(())
    }

    /// Somebody asks for time, with or without a reason.
    pub(super) fn hold_on(&mut self, connection: u64, id: u32, pause: u32) -> Tell {
        match self.make_longer(connection, pause) {
            Ok(seat) => {
                let tell = Tell::HoldOn { seat };
                for connection in self.here() {
                    self.tell(connection, &tell);
                }
                Tell::Done { id }
            }
            Err(no) => no.tell(id),
        }
    }

    fn make_longer(&mut self, connection: u64, pause: u32) -> Result<Seat, No> {
        let seat = self.player(connection).map_err(No::Sorry)?;
        let clock = self.clock.as_mut();
        let clock = clock.ok_or(No::Sorry(Problem::NoPause))?;
        if clock.pause != pause {
            return Err(No::Stale);
        }
        if clock.holding.has(seat) {
            return Err(No::Sorry(Problem::HeldAlready));
        }
        clock.hold_on(seat);
        Ok(seat)
    }

    /// Who comes during a pause learns who has asked for time.
    pub(super) fn tell_who_holds(&mut self, connection: u64) {
        let holding = self.clock.as_ref().map(|clock| clock.holding);
        for seat in holding.unwrap_or_default().iter() {
            self.tell(connection, &Tell::HoldOn { seat });
        }
    }

    /// A standing order is given or taken back. Only its own seat learns of it.
    /// He who gives it has not answered; he may still do so in this pause.
    pub(super) async fn pass_windows(
        &mut self,
        connection: u64,
        id: u32,
        on: bool,
    ) -> Result<Tell, Lost> {
        let seat = match self.player(connection) {
            Ok(seat) => seat,
            Err(problem) => return Ok(No::Sorry(problem).tell(id)),
        };
        self.passing = if on {
            self.passing.with(seat)
        } else {
            self.passing.without(seat)
        };
        self.tell_order(seat);
        if let Some(play) = self.play.as_mut().filter(|_| on) {
            play.forget(seat);
        }
        // He may be asked at this very moment, with nobody to be kept from it.
        let custom = self.custom();
        let Some(play) = &mut self.play else {
            return Ok(Tell::Done { id });
        };
        let first = play.entries();
        let outcome = play.catch_up(custom);
        if outcome.entries.is_empty() {
            return Ok(Tell::Done { id });
        }
        let stored = self.store_and_show(first, outcome).await?;
        Ok(stored.map_or_else(|no| no.tell(id), |()| Tell::Done { id }))
    }

    /// A standing order ends with the next decision of another kind.
    pub(super) fn end_orders(&mut self) {
        let Some(play) = self.play.as_ref().filter(|play| play.pause().is_none()) else {
            return;
        };
        for seat in play.waits_for().iter() {
            if self.passing.has(seat) {
                self.passing = self.passing.without(seat);
                self.tell_order(seat);
            }
        }
    }

    /// Has the viewer behind this connection a standing order?
    pub(super) fn passes(&self, connection: u64) -> bool {
        match self.viewer_of(connection) {
            Viewer::Seat(seat) => self.passing.has(seat),
            Viewer::Spectator => false,
        }
    }

    fn tell_order(&mut self, seat: Seat) {
        for connection in self.here() {
            if self.viewer_of(connection).is(seat) {
                let table = self.card(connection);
                self.tell(connection, &Tell::Table { table });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_long_pause_does_not_become_shorter() {
        let long = Instant::now() + Duration::from_mins(1);
        let mut clock = Clock {
            pause: 1,
            ends: long,
            holding: Seats::NONE,
        };
        clock.hold_on(Seat(2));
        assert_eq!(clock.ends, long);
        tokio::time::advance(Duration::from_secs(50)).await;
        clock.hold_on(Seat(0));
        assert_eq!(clock.ends, long + Duration::from_secs(10));
    }
}
