//! What a player knows to be safe, and what must therefore be there after a kill.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep};
use tortuga_core::{Actor, Record, Seat, ToAct};
use tortuga_games::{EditionChoice, open_replay};
use tortuga_protocol::Clocks;

use crate::bench_server::wire::Glimpse;
use crate::line::Line;

/// A record that cannot be had, because the server is down, is asked for again.
const AGAIN: Duration = Duration::from_millis(50);
const PATIENCE: Duration = Duration::from_mins(1);
/// A server gives a sign of life so often; what a player thought after the last
/// one is given back to him.
const BREATH: f64 = 5.0;
/// For what is on its way, and for cores that are busy.
const SLACK: f64 = 4.0;

/// What all witnesses together have seen.
#[derive(Default)]
pub(super) struct Checked {
    /// Acknowledged actions that are in the records.
    pub(super) moves: AtomicU64,
    /// Actions that were on their way in a kill and are in the records.
    pub(super) on_their_way: AtomicU64,
    /// Times that a player came back and found everything.
    pub(super) returns: AtomicU64,
    /// Clocks that were compared.
    pub(super) clocks: AtomicU64,
    /// Records that were compared, a player at a time.
    pub(super) records: AtomicU64,
    outage: Mutex<Option<Outage>>,
}

/// When the server was last away.
#[derive(Clone, Copy)]
pub(super) struct Outage {
    pub(super) killed: Instant,
    /// It was started then, and ready a little later.
    pub(super) started: Instant,
    pub(super) ready: Instant,
}

impl Checked {
    /// The server was away, and is back.
    pub(super) fn was_away(&self, outage: Outage) {
        *self.outage.lock().unwrap_or_else(PoisonError::into_inner) = Some(outage);
    }

    fn outage(&self) -> Option<Outage> {
        *self.outage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What one player knows of one game.
pub(super) struct Witness {
    checked: Arc<Checked>,
    heard: Vec<String>,
    version: u32,
    /// His actions, and whether they were acknowledged.
    moves: Vec<(String, bool)>,
    clocks: Option<(Clocks, Instant)>,
}

impl Witness {
    pub(super) const fn new(checked: Arc<Checked>) -> Self {
        Self {
            checked,
            heard: Vec::new(),
            version: 0,
            moves: Vec::new(),
            clocks: None,
        }
    }

    /// An action was acknowledged, or at least asked for.
    pub(super) fn moved(&mut self, action: String, sure: bool) {
        self.moves.push((action, sure));
    }

    /// Keeps in mind what is told; what was told once must still be there.
    pub(super) fn hear(&mut self, told: &Glimpse<'_>) -> Result<(), String> {
        match &*told.tell {
            "welcome" => self.come_back(told)?,
            "picture" => {
                self.version = told.version.unwrap_or_default();
                self.heard
                    .extend(told.heard.iter().map(|one| one.get().to_owned()));
            }
            "clocks" => {
                if let (Some(left), Some(running)) = (&told.left, &told.running) {
                    let (left, running) = (left.clone(), running.clone());
                    self.clocks = Some((Clocks { left, running }, Instant::now()));
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn come_back(&mut self, told: &Glimpse<'_>) -> Result<(), String> {
        let heard: Vec<String> = told.heard.iter().map(|one| one.get().to_owned()).collect();
        let version = told.picture.as_ref().map_or(0, |sight| sight.version);
        if !heard.starts_with(&self.heard) || version < self.version {
            let (knew, hears) = (self.heard.len(), heard.len());
            let at = self.version;
            return Err(format!(
                "something was lost: {knew} things heard at picture {at}, now {hears} at {version}"
            ));
        }
        if version == self.version
            && let (Some((before, seen)), Some(now)) = (&self.clocks, &told.clocks)
            && before.running == now.running
            && let Some(outage) = self.checked.outage().filter(|outage| outage.killed > *seen)
        {
            compare(before, *seen, now, outage)?;
            self.checked
                .clocks
                .fetch_add(now.left.len() as u64, Relaxed);
        }
        if !self.heard.is_empty() {
            self.checked.returns.fetch_add(1, Relaxed);
        }
        self.clocks = told.clocks.clone().map(|clocks| (clocks, Instant::now()));
        self.heard = heard;
        self.version = version;
        Ok(())
    }

    /// The game is over: all that he did is in its record, once.
    pub(super) async fn check(
        &mut self,
        line: &mut Line,
        table: &str,
        seat: Seat,
    ) -> Result<(), String> {
        let text = record(line, table).await?;
        let done = decisions(&text, seat)?;
        let found = matches(&self.moves, &done).ok_or_else(|| {
            format!(
                "table {table}, seat {seat}: the record has {done:?}, the player knows {:?}",
                self.moves
            )
        })?;
        let sure = self.moves.iter().filter(|(_, sure)| *sure).count();
        self.checked.moves.fetch_add(sure as u64, Relaxed);
        self.checked
            .on_their_way
            .fetch_add((found - sure) as u64, Relaxed);
        self.checked.records.fetch_add(1, Relaxed);
        *self = Self::new(Arc::clone(&self.checked));
        Ok(())
    }
}

/// Nobody's time runs while the server is down, or while it is not his turn.
fn compare(before: &Clocks, seen: Instant, now: &Clocks, outage: Outage) -> Result<(), String> {
    let thought = outage.killed.saturating_duration_since(seen).as_secs_f64();
    let least = thought + outage.ready.elapsed().as_secs_f64() - BREATH - SLACK;
    let most = thought + outage.started.elapsed().as_secs_f64() + SLACK;
    for (place, (had, has)) in before.left.iter().zip(&now.left).enumerate() {
        let (Some(had), Some(has)) = (had, has) else {
            continue;
        };
        let runs = before.running.iter().any(|seat| seat.index() == place);
        let right = if runs {
            let spent = u32::try_from(had - has).map(|millis| f64::from(millis) / 1000.0);
            spent.is_ok_and(|spent| (least..=most).contains(&spent))
        } else {
            had == has
        };
        if !right {
            return Err(format!(
                "the clock of seat {place} went from {had} to {has} ms in a kill; \
                 {least:.1} to {most:.1} s were played"
            ));
        }
    }
    Ok(())
}

async fn record(line: &mut Line, table: &str) -> Result<String, String> {
    let since = Instant::now();
    loop {
        match line.text(&format!("/api/tables/{table}/record")).await {
            Ok(text) => return Ok(text),
            Err(error) if since.elapsed() > PATIENCE => {
                return Err(format!("no record of {table}: {error}"));
            }
            Err(_) => sleep(AGAIN).await,
        }
    }
}

/// What a seat has decided itself: whatever was plainly the only thing to do was
/// done for it.
fn decisions(text: &str, seat: Seat) -> Result<Vec<String>, String> {
    let record = Record::read(text).map_err(|error| error.to_string())?;
    let table = open_replay(&record, &EditionChoice::Standard);
    let mut table = table.map_err(|error| error.to_string())?;
    let mut decided = Vec::new();
    for line in &record.actions {
        let own = line.actor == Actor::Seat(seat);
        let forced = table.to_act() == ToAct::One(seat) && table.forced(seat).is_some();
        if own && !forced {
            decided.push(line.action.clone());
        }
        let played = table.play(line.actor, &line.action);
        played.map_err(|error| format!("line {}: {error}", line.line))?;
    }
    Ok(decided)
}

/// Everything that was done is known, in this order and once; what was not
/// acknowledged may be missing. How much of what is known was done; none if it
/// does not fit.
fn matches(known: &[(String, bool)], done: &[String]) -> Option<usize> {
    // Where one may be in what was done, after each thing that is known.
    let mut places = vec![0];
    for (action, sure) in known {
        let mut next = Vec::new();
        for place in places {
            if !sure {
                next.push(place);
            }
            if done.get(place) == Some(action) {
                next.push(place + 1);
            }
        }
        next.dedup();
        places = next;
    }
    places.contains(&done.len()).then_some(done.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(known: &str, done: &str) -> Option<usize> {
        let known = known.split_whitespace().map(|word| {
            let action = word.trim_end_matches('?');
            (action.to_owned(), action == word)
        });
        let done: Vec<String> = done.split_whitespace().map(str::to_owned).collect();
        matches(&known.collect::<Vec<_>>(), &done)
    }

    #[test]
    fn what_was_acknowledged_is_there_and_nothing_twice() {
        assert_eq!(fits("bid pass hold", "bid pass hold"), Some(3));
        assert_eq!(fits("bid pass hold", "bid hold"), None, "something is lost");
        assert_eq!(
            fits("bid pass", "bid bid pass"),
            None,
            "something was done twice"
        );
        assert_eq!(fits("bid pass", "bid pass pass"), None);
        assert_eq!(fits("bid pass", "pass bid"), None, "in another order");
    }

    #[test]
    fn what_was_on_its_way_may_be_there() {
        assert_eq!(fits("bid pass? hold", "bid hold"), Some(2));
        assert_eq!(fits("bid pass? hold", "bid pass hold"), Some(3));
        assert_eq!(fits("pass? pass hold", "pass hold"), Some(2));
        assert_eq!(fits("pass? pass? pass", "pass pass"), Some(2));
        assert_eq!(fits("bid pass? hold", "bid pass pass hold"), None);
    }

    fn clocks(left: [i64; 2]) -> Clocks {
        Clocks {
            left: left.into_iter().map(Some).collect(),
            running: vec![Seat(0)],
        }
    }

    #[test]
    fn a_clock_that_ran_while_the_server_was_down_is_noticed() {
        let started = Instant::now();
        let killed = started - Duration::from_secs(20);
        let seen = killed - Duration::from_secs(10);
        let outage = Outage {
            killed,
            started,
            ready: started,
        };
        let compare = |after| compare(&clocks([90_000, 80_000]), seen, &clocks(after), outage);
        assert_eq!(compare([80_000, 80_000]), Ok(()));
        assert_eq!(compare([84_000, 80_000]), Ok(()), "given back");
        assert!(compare([60_000, 80_000]).is_err(), "the outage counted");
        assert!(compare([90_000, 80_000]).is_err(), "nothing counted");
        assert!(compare([80_000, 79_999]).is_err(), "not his turn");
        assert!(compare([91_000, 80_000]).is_err(), "it went backwards");
    }
}
