//! All games on all cores, counted in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use indicatif::ProgressBar;
use tortuga_core::Rules;

use super::game::{Played, Setting};
use super::ledger::Ledger;
use super::tally::Tally;
use crate::output::Failure;
use crate::progress::plain_bar;

/// What is to be played.
pub(crate) struct Rounds<'a, G: Rules> {
    pub(crate) setting: &'a Setting<G>,
    pub(crate) names: &'a [String],
    pub(crate) threads: usize,
    /// How many pairings in all, those of earlier runs included.
    pub(crate) pairings: u64,
    /// Whether to stop when the question is settled.
    pub(crate) until_settled: bool,
}

/// Counts games in the order of their numbers, in whichever order they end; so
/// the result, and the moment when it is settled, do not depend on threads.
struct Counter<'a> {
    tally: &'a mut Tally,
    ledger: Option<&'a mut Ledger>,
    /// The next pairing to count.
    next: u64,
    /// Games that are over, of this pairing and later ones.
    waiting: BTreeMap<u64, BTreeMap<usize, Played>>,
    result: Result<(), Failure>,
}

impl<G: Rules> Rounds<'_, G> {
    /// Plays on from the pairing `first`.
    pub(crate) fn play(
        &self,
        first: u64,
        tally: &mut Tally,
        ledger: Option<&mut Ledger>,
    ) -> Result<(), Failure> {
        let games = self.setting.plan.games();
        let next = AtomicU64::new(first * games);
        let stop = AtomicBool::new(self.is_enough(tally));
        let bar = progress_bar(self.pairings * games);
        bar.set_position(first * games);
        bar.reset_eta();
        let counter = Mutex::new(Counter {
            tally,
            ledger,
            next: first,
            waiting: BTreeMap::new(),
            result: Ok(()),
        });
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| self.worker(&next, &stop, &bar, &counter));
            }
        });
        bar.finish_and_clear();
        let counter = counter.into_inner();
        counter.unwrap_or_else(PoisonError::into_inner).result
    }

    fn is_enough(&self, tally: &Tally) -> bool {
        self.until_settled && tally.settled.is_some()
    }

    /// Takes games off the pile until none is left.
    fn worker(
        &self,
        next: &AtomicU64,
        stop: &AtomicBool,
        bar: &ProgressBar,
        counter: &Mutex<Counter>,
    ) {
        let games = self.setting.plan.games();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let (pairing, turn) = (number / games, number % games);
            if pairing >= self.pairings {
                return;
            }
            let turn = usize::try_from(turn).unwrap_or_default();
            let played = self.setting.play(pairing, turn, stop);
            let mut counter = counter.lock().unwrap_or_else(PoisonError::into_inner);
            match played {
                Ok(None) => return,
                Ok(Some(game)) => {
                    counter
                        .waiting
                        .entry(pairing)
                        .or_default()
                        .insert(turn, game);
                    self.count(&mut counter, stop);
                    bar.inc(1);
                    bar.set_message(self.running(counter.tally));
                }
                Err(failure) => counter.fail(failure, stop),
            }
        }
    }

    /// Counts every pairing whose turn it is, until it is enough.
    fn count(&self, counter: &mut Counter, stop: &AtomicBool) {
        let plan = &self.setting.plan;
        while !stop.load(Ordering::Relaxed) {
            let Some(games) = counter.whole_pairing(plan.games()) else {
                return;
            };
            let pairing = counter.next;
            counter.next += 1;
            counter.tally.add(plan, pairing, &games);
            let written = counter
                .ledger
                .as_mut()
                .map_or(Ok(()), |ledger| ledger.append(pairing, &games));
            if let Err(failure) = written {
                counter.fail(failure, stop);
            }
            if self.is_enough(counter.tally) {
                stop.store(true, Ordering::Relaxed);
            }
        }
    }

    /// How the first match stands, for the bar.
    fn running(&self, tally: &Tally) -> String {
        let first = tally.matches.first().and_then(|one| one.sides.first());
        let shares = first.map(|side| side.shares).unwrap_or_default();
        let (Some(mean), Some(error)) = (shares.mean(), shares.error()) else {
            return "nothing counted yet".to_owned();
        };
        let (mean, around) = (100.0 * mean, 196.0 * error);
        let name = self.names.first().map_or("", String::as_str);
        format!("{name} {mean:.1} % ± {around:.1}")
    }
}

impl Counter<'_> {
    /// All games of the next pairing, in order, if they are over.
    fn whole_pairing(&mut self, games: u64) -> Option<Vec<Played>> {
        let waiting = self.waiting.get(&self.next)?;
        if (waiting.len() as u64) < games {
            return None;
        }
        let games = self.waiting.remove(&self.next)?;
        Some(games.into_values().collect())
    }

    /// The first failure stays.
    fn fail(&mut self, failure: Failure, stop: &AtomicBool) {
        stop.store(true, Ordering::Relaxed);
        if self.result.is_ok() {
            self.result = Err(failure);
        }
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    let bar = plain_bar(games, "{msg}");
    bar.set_message("nothing counted yet");
    bar
}
