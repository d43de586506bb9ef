//! Talk at a table. Partners do not talk while their game is on, and players do
//! not hear the onlookers until it is over.

use tortuga_core::{Seat, Seats};
use tortuga_play::{No, Tell};
use tortuga_protocol::{LONGEST_SAYING, Problem, Said, Stage};

use super::Room;
use crate::limits::Allowance;
use crate::people::{Guest, is_invisible};
use crate::storage::Saying;

/// So much may be said at once, and a second.
const AT_ONCE: f64 = 5.0;
const PER_SECOND: f64 = 0.5;
/// So many things that were said stay in memory.
const MOST_SAYINGS: usize = 100;

impl Room {
    pub(super) async fn say(&mut self, connection: u64, id: u32, text: &str) -> Tell {
        match self.speak(connection, text).await {
            Ok(saying) => {
                self.spread(saying);
                Tell::Done { id }
            }
            Err(problem) => No::Sorry(problem).tell(id),
        }
    }

    async fn speak(&mut self, connection: u64, text: &str) -> Result<Saying, Problem> {
        let guest = self.speaker(connection)?;
        let seat = self.seat_behind(connection);
        if seat.is_some_and(|seat| self.must_be_silent(seat)) {
            return Err(Problem::NoChat);
        }
        let text = good_saying(text).ok_or(Problem::BadSaying)?;
        let breath = self.breath.entry(guest.id);
        let breath = breath.or_insert_with(|| Allowance::new(AT_ONCE, PER_SECOND));
        if !breath.take() {
            return Err(Problem::TooMuch);
        }
        let mut said = Said {
            number: 0,
            seat,
            name: guest.name,
            text,
            at: self.wall.seconds(),
        };
        let stored = self
            .storage
            .say(&self.stored.id, guest.id, seat, &mut said)
            .await;
        stored.map_err(|_| Problem::NotStored)?;
        Ok(Saying {
            guest: guest.id,
            said,
        })
    }

    /// Whoever has no name cannot talk.
    fn speaker(&self, connection: u64) -> Result<Guest, Problem> {
        let onlooker = self.onlookers.get(&connection);
        let guest = onlooker.and_then(|onlooker| onlooker.guest.clone());
        guest.ok_or(Problem::NoGuest)
    }

    /// Everybody sees what is said, so whoever has a partner says nothing.
    fn must_be_silent(&self, seat: Seat) -> bool {
        let play = self.play.as_ref().filter(|play| !play.is_over());
        play.is_some_and(|play| play.table().allies(seat) != Seats::only(seat))
    }

    fn spread(&mut self, saying: Saying) {
        for connection in self.here() {
            if self.hears(connection, &saying) {
                self.tell(connection, &Tell::Said(saying.said.clone()));
            }
        }
        if self.sayings.len() >= MOST_SAYINGS {
            self.sayings.remove(0);
        }
        self.sayings.push(saying);
    }

    fn hears(&self, connection: u64, saying: &Saying) -> bool {
        let Some(onlooker) = self.onlookers.get(&connection) else {
            return false;
        };
        let from_outside = saying.said.seat.is_none();
        let playing = self.stage() == Stage::Playing && self.seat_behind(connection).is_some();
        !(onlooker.muted.contains(&saying.guest) || from_outside && playing)
    }

    /// What somebody who comes has missed.
    pub(super) fn heard_talk(&self, connection: u64) -> Vec<Said> {
        let heard = self.sayings.iter();
        heard
            .filter(|saying| self.hears(connection, saying))
            .map(|saying| saying.said.clone())
            .collect()
    }

    pub(super) async fn mute(&mut self, connection: u64, id: u32, said: u32, on: bool) -> Tell {
        match self.hush(connection, said, on).await {
            Ok(()) => Tell::Done { id },
            Err(problem) => No::Sorry(problem).tell(id),
        }
    }

    async fn hush(&mut self, connection: u64, said: u32, on: bool) -> Result<(), Problem> {
        let guest = self.speaker(connection)?;
        let whom = self.saying(said)?.guest;
        let stored = self.storage.mute(guest.id, whom, on).await;
        stored.map_err(|_| Problem::NotStored)?;
        for onlooker in self.onlookers.values_mut() {
            if onlooker.id() == Some(guest.id) {
                onlooker.muted.retain(|one| *one != whom);
                if on {
                    onlooker.muted.push(whom);
                }
            }
        }
        Ok(())
    }

    pub(super) async fn report(&mut self, connection: u64, id: u32, said: u32) -> Tell {
        match self.complain(connection, said).await {
            Ok(()) => Tell::Done { id },
            Err(problem) => No::Sorry(problem).tell(id),
        }
    }

    async fn complain(&mut self, connection: u64, said: u32) -> Result<(), Problem> {
        let guest = self.speaker(connection)?;
        let number = self.saying(said)?.said.number;
        let now = self.wall.seconds();
        let stored = self.storage.report(&self.stored.id, number, guest.id, now);
        stored.await.map_err(|_| Problem::NotStored)
    }

    fn saying(&self, number: u32) -> Result<&Saying, Problem> {
        let found = self
            .sayings
            .iter()
            .find(|saying| saying.said.number == number);
        found.ok_or(Problem::NothingSaid)
    }
}

/// One line of plain text, or nothing.
fn good_saying(text: &str) -> Option<String> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let line: String = line.chars().filter(|c| !is_invisible(*c)).collect();
    (1..=LONGEST_SAYING)
        .contains(&line.chars().count())
        .then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_one_line_that_can_be_seen() {
        assert_eq!(
            good_saying(" Ahoy \n there ").as_deref(),
            Some("Ahoy there")
        );
        assert_eq!(good_saying("a\u{202e}b").as_deref(), Some("ab"));
        assert_eq!(good_saying(" \u{200b} "), None);
        assert_eq!(good_saying(&"x".repeat(301)), None);
        let script = "<script>alert(1)</script>";
        assert_eq!(good_saying(script).as_deref(), Some(script));
    }
}
