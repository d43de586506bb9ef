//! How much time everybody at a table has left.
//!
//! All of it follows from the log: whom everybody saw the game wait for, and
//! when that changed. So it survives a restart, and it tells nobody more than the
//! pictures do: a step that others cannot see moves no clock that they can.

use std::sync::Arc;

use tortuga_core::{Seat, Seats};
use tortuga_protocol::{Clocks, Tempo};

use crate::Ends;

/// A span in which the server was down and nobody could play: from, to.
pub type Outage = (i64, i64);

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;

/// Whoever takes his seat back has at least so much of his bank.
const COME_BACK: i64 = 60 * SECOND;

/// Everybody's time at one table, in milliseconds.
#[derive(Clone, Debug)]
pub struct Times {
    tempo: Tempo,
    outages: Arc<[Outage]>,
    left: Vec<i64>,
    /// Who has a clock: people who play themselves.
    timed: Seats,
    /// Whom the game waits for, as everybody sees it, clock or not.
    waits_for: Seats,
    /// All have agreed to stop.
    stopped: bool,
    /// Up to when time has been taken off.
    at: i64,
    /// Counts how often somebody's clock began or ceased to run.
    turns: u32,
}

impl Times {
    /// At the beginning of a game; `timed` are the people at the table.
    pub fn new(tempo: Tempo, timed: Seats, seats: u8, outages: Arc<[Outage]>) -> Self {
        let full = match tempo {
            Tempo::None => 0,
            Tempo::Live { bank, .. } => i64::from(bank) * SECOND,
            Tempo::Slow { hours } => i64::from(hours) * HOUR,
        };
        Self {
            tempo,
            outages,
            left: vec![full; usize::from(seats)],
            timed,
            waits_for: Seats::NONE,
            stopped: false,
            at: 0,
            turns: 0,
        }
    }

    /// The game goes on: this is whom it waits for from now on.
    pub fn turn_to(&mut self, waits_for: Seats, at: i64) {
        self.spend(at);
        for seat in leaving(self.waits_for, waits_for) {
            if let Tempo::Live { increment, .. } = self.tempo {
                self.left[seat.index()] += i64::from(increment) * SECOND;
            }
        }
        for seat in leaving(waits_for, self.waits_for) {
            if let Tempo::Slow { hours } = self.tempo {
                self.left[seat.index()] = i64::from(hours) * HOUR;
            }
        }
        self.turns += u32::from(self.waits_for != waits_for);
        self.waits_for = waits_for;
    }

    /// Counts how often somebody's clock began or ceased to run.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Somebody took an action back. Whoever is waited for again because of that
    /// gives back what he got for being done.
    pub fn turn_back(&mut self, waits_for: Seats, at: i64) {
        self.spend(at);
        for seat in leaving(waits_for, self.waits_for) {
            if let Tempo::Live { increment, .. } = self.tempo {
                self.left[seat.index()] -= i64::from(increment) * SECOND;
            }
        }
        self.turns += u32::from(self.waits_for != waits_for);
        self.waits_for = waits_for;
    }

    /// These play themselves from now on; whoever comes back to his seat gets
    /// some time to look around.
    pub fn seat(&mut self, timed: Seats, at: i64) {
        self.spend(at);
        for seat in leaving(timed, self.timed) {
            let left = &mut self.left[seat.index()];
            *left = match self.tempo {
                Tempo::None => 0,
                Tempo::Live { .. } => (*left).max(COME_BACK),
                Tempo::Slow { hours } => i64::from(hours) * HOUR,
            };
        }
        self.timed = timed;
    }

    /// All clocks stand still, or go on.
    pub fn stop(&mut self, stopped: bool, at: i64) {
        self.spend(at);
        self.stopped = stopped;
    }

    /// Whom the game waits for, as everybody sees it.
    pub const fn waits_for(&self) -> Seats {
        self.waits_for
    }

    /// Whose time runs.
    pub fn running(&self) -> Seats {
        if self.stopped || self.tempo == Tempo::None {
            Seats::NONE
        } else {
            self.waits_for.and(self.timed)
        }
    }

    /// How much a seat has left; below zero if its time is up.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        let spent = if self.running().has(seat) {
            self.lasted(now)
        } else {
            0
        };
        self.left[seat.index()] - spent
    }

    /// What everybody is told.
    pub fn clocks(&self, now: i64) -> Option<Clocks> {
        if self.tempo == Tempo::None {
            return None;
        }
        let seats = (0..self.left.len()).map(|seat| Seat(u8::try_from(seat).unwrap_or(u8::MAX)));
        let left = |seat: Seat| self.timed.has(seat).then(|| self.left(seat, now));
        Some(Clocks {
            left: seats.map(left).collect(),
            running: self.running().iter().collect(),
        })
    }

    /// The seat whose patience ends first, and how long that is from now: its time
    /// and the grace after it.
    pub fn next_out(&self, now: i64) -> Option<(Seat, i64)> {
        let grace = grace(self.tempo);
        let outs = self.running().iter();
        outs.map(|seat| (seat, self.left(seat, now) + grace))
            .min_by_key(|(_, left)| *left)
    }

    /// When each seat's own time is up, without the grace; none where no clock runs.
    pub fn ends(&self, now: i64) -> Ends {
        let mut ends = Ends::default();
        for seat in self.running().iter() {
            ends[seat.index()] = Some(now + self.left(seat, now));
        }
        ends
    }

    fn spend(&mut self, at: i64) {
        let lasted = self.lasted(at);
        for seat in self.running().iter() {
            self.left[seat.index()] -= lasted;
        }
        self.at = self.at.max(at);
    }

    /// How long it has lasted since `self.at`, outages apart.
    fn lasted(&self, until: i64) -> i64 {
        let whole = (until - self.at).max(0);
        let down = self.outages.iter().map(|&(from, to)| {
            let (from, to) = (from.max(self.at), to.min(until));
            (to - from).max(0)
        });
        (whole - down.sum::<i64>()).max(0)
    }
}

/// When somebody's time is up, he still has so much before a bot takes his seat.
pub const fn grace(tempo: Tempo) -> i64 {
    match tempo {
        Tempo::None => 0,
        Tempo::Live { .. } => 15 * SECOND,
        Tempo::Slow { .. } => HOUR,
    }
}

/// Who is among the first but not among the others.
fn leaving(before: Seats, after: Seats) -> impl Iterator<Item = Seat> {
    before.minus(after).iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Tempo = Tempo::Live {
        bank: 60,
        increment: 5,
    };
    const SLOW: Tempo = Tempo::Slow { hours: 2 };

    /// Two people who play themselves, from second 0 on.
    fn times(tempo: Tempo, outages: &[Outage]) -> Times {
        Times::new(tempo, Seats::first(2), 2, outages.into())
    }

    fn only(seat: u8) -> Seats {
        Seats::only(Seat(seat))
    }

    fn left(times: &Times, now: i64) -> [i64; 2] {
        [0, 1].map(|seat| times.left(Seat(seat), now))
    }

    #[test]
    fn time_runs_for_whoever_must_decide() {
        let mut times = times(LIVE, &[]);
        times.turn_to(only(0), 0);
        assert_eq!(left(&times, 10_000), [50_000, 60_000]);
        times.turn_to(only(1), 10_000);
        // He was quick, and gets his increment.
        assert_eq!(left(&times, 14_000), [55_000, 56_000]);
        assert_eq!(times.running(), only(1));
        times.turn_to(Seats::NONE, 20_000);
        assert_eq!(times.running(), Seats::NONE);
        assert_eq!(left(&times, 99_000), [55_000, 55_000]);
    }

    #[test]
    fn where_all_choose_at_once_everybodys_time_runs() {
        let mut times = times(LIVE, &[]);
        times.turn_to(Seats::first(2), 0);
        times.turn_to(only(1), 4_000);
        assert_eq!(left(&times, 6_000), [61_000, 54_000]);
    }

    #[test]
    fn a_slow_table_gives_the_same_time_for_every_turn() {
        let mut times = times(SLOW, &[]);
        times.turn_to(only(0), 0);
        times.turn_to(only(1), HOUR);
        assert_eq!(times.left(Seat(1), 2 * HOUR), HOUR);
        times.turn_to(only(0), 2 * HOUR);
        assert_eq!(times.left(Seat(0), 2 * HOUR), 2 * HOUR);
    }

    #[test]
    fn taking_back_again_and_again_brings_no_time() {
        let mut times = times(LIVE, &[]);
        times.turn_to(only(0), 0);
        for round in 0..10 {
            times.turn_to(only(1), round * 1000 + 500);
            times.turn_back(only(0), round * 1000 + 1000);
        }
        assert_eq!(times.left(Seat(0), 10_000), 55_000);
        // What the other has thought about meanwhile is spent.
        assert_eq!(times.left(Seat(1), 10_000), 55_000);
    }

    #[test]
    fn no_clock_runs_while_the_server_is_down_or_all_have_stopped() {
        let mut times = times(LIVE, &[(5_000, 105_000), (900_000, 901_000)]);
        times.turn_to(only(0), 0);
        assert_eq!(times.left(Seat(0), 107_000), 53_000);
        times.stop(true, 107_000);
        assert_eq!(times.left(Seat(0), 500_000), 53_000);
        assert_eq!(times.running(), Seats::NONE);
        times.stop(false, 500_000);
        assert_eq!(times.left(Seat(0), 501_000), 52_000);
    }

    #[test]
    fn after_the_time_comes_the_grace() {
        let mut times = times(LIVE, &[]);
        times.turn_to(only(1), 0);
        assert_eq!(times.next_out(0), Some((Seat(1), 75_000)));
        assert_eq!(times.next_out(70_000), Some((Seat(1), 5_000)));
        // A bot has taken the seat, and he takes it back.
        times.seat(only(0), 80_000);
        assert_eq!(times.next_out(80_000), None);
        assert_eq!(times.clocks(80_000).unwrap().left, [Some(60_000), None]);
        times.seat(Seats::first(2), 90_000);
        assert_eq!(times.left(Seat(1), 91_000), 59_000);
    }

    #[test]
    fn without_a_tempo_nobody_has_a_clock() {
        let mut times = times(Tempo::None, &[]);
        times.turn_to(only(0), 0);
        assert_eq!(times.clocks(5), None);
        assert_eq!(times.next_out(5), None);
    }
}
