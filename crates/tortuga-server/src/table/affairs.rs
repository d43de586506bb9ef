//! What happens beside the rules: time that is up, seats that are given up or
//! taken back, what all agree to, and the next game.

use std::time::Duration;

use tortuga_core::{Actor, Seat, Seats};
use tortuga_play::{Deed, No, Play, Tell};
use tortuga_protocol::{Agreement, MOST_ORDERS, Problem};

use super::company::seat_of;
use super::{Lost, Room};
use crate::people::random_bytes;
use crate::storage::{GuestId, Sitting, StoredTable};
use crate::table::lobby::fresh_id;

impl Room {
    /// How long until somebody's time, and the grace after it, is up.
    pub(super) fn time_left(&self) -> Duration {
        let play = self.play.as_ref();
        let out = play.and_then(|play| play.times().next_out(self.wall.now()));
        out.map_or(Duration::MAX, |(_, left)| {
            Duration::from_millis(u64::try_from(left).unwrap_or(0))
        })
    }

    /// Bots take the seats of those whose time is up.
    pub(super) async fn call_time(&mut self) -> Result<(), Lost> {
        while let Some(seat) = self.who_is_out() {
            let done = self.happen(Actor::Seat(seat), Deed::StoodIn).await?;
            if done.is_err() {
                break;
            }
            tracing::info!(table = self.stored.id, seat = seat.0, "a bot stands in");
            self.hire(seat, self.stored.stand_in);
            self.tell_table();
            self.tell_clocks();
        }
        Ok(())
    }

    fn who_is_out(&self) -> Option<Seat> {
        let play = self.play.as_ref()?;
        let (seat, left) = play.times().next_out(self.wall.now())?;
        (left <= 0).then_some(seat)
    }

    /// Something happens beside the rules: it is stored, and shown.
    async fn happen(&mut self, actor: Actor, deed: Deed) -> Result<Result<(), No>, Lost> {
        let custom = self.custom();
        let Some(play) = &mut self.play else {
            return Ok(Err(No::Sorry(Problem::NotBegun)));
        };
        let first = play.entries();
        match play.happen(actor, deed, custom) {
            Some(outcome) => self.store_and_show(first, outcome).await,
            None => Ok(Err(No::Sorry(Problem::Over))),
        }
    }

    /// Does this person play himself, in a game that goes on?
    pub(super) fn plays_himself(&self, seat: Seat) -> Result<(), Problem> {
        let affairs = self.play.as_ref().map(Play::affairs).unwrap_or_default();
        if affairs.ending.is_some() {
            Err(Problem::Over)
        } else if affairs.resigned.has(seat) {
            Err(Problem::Resigned)
        } else if affairs.stood_in.has(seat) {
            Err(Problem::StoodIn)
        } else if affairs.stopped {
            Err(Problem::Stopped)
        } else {
            Ok(())
        }
    }

    /// The seat behind a connection, in a game that is on.
    fn in_game(&self, connection: u64) -> Result<(Seat, &Play), Problem> {
        let seat = self.player(connection)?;
        let play = self.play.as_ref().ok_or(Problem::NotBegun)?;
        if play.is_over() {
            return Err(Problem::Over);
        }
        if play.affairs().resigned.has(seat) {
            return Err(Problem::Resigned);
        }
        Ok((seat, play))
    }

    pub(super) async fn resign(&mut self, connection: u64, id: u32) -> Result<Tell, Lost> {
        let seat = match self.in_game(connection) {
            Ok((seat, _)) => seat,
            Err(problem) => return Ok(No::Sorry(problem).tell(id)),
        };
        let done = self.resign_for(seat).await?;
        Ok(told(done, id))
    }

    /// Whoever goes for good gives up.
    pub(super) async fn give_up(&mut self, guest: GuestId) -> Result<(), Lost> {
        if let Some(seat) = seat_of(&self.stored, guest) {
            let _ = self.resign_for(seat).await?;
        }
        Ok(())
    }

    async fn resign_for(&mut self, seat: Seat) -> Result<Result<(), No>, Lost> {
        let done = self.happen(Actor::Seat(seat), Deed::Resigned).await?;
        if done.is_ok() {
            self.hire(seat, self.stored.stand_in);
            self.withdraw(seat);
            // The others may have waited for his consent only.
            let _ = self.settle_wishes().await?;
            self.keep_wishes().await;
            self.tell_table();
            self.tell_clocks();
        }
        Ok(done)
    }

    /// Somebody is for something, or no longer. When all are, it happens.
    pub(super) async fn agree(
        &mut self,
        connection: u64,
        id: u32,
        to: Agreement,
        yes: bool,
    ) -> Result<Tell, Lost> {
        let (seat, stopped) = match self.in_game(connection) {
            Ok((seat, play)) => (seat, play.affairs().stopped),
            Err(problem) => return Ok(No::Sorry(problem).tell(id)),
        };
        if to == Agreement::Stop && stopped {
            return Ok(No::Sorry(Problem::Stopped).tell(id));
        }
        // A pause that is on runs to its end; it is short.
        if to == Agreement::Stop && self.is_paused() {
            return Ok(No::Sorry(Problem::Pause).tell(id));
        }
        let before = self.wishes.clone();
        let wishes = self.wishes_for(to);
        wishes.retain(|one| *one != seat);
        if yes {
            wishes.push(seat);
            wishes.sort_unstable();
        }
        let settled = self.settle_wishes().await?;
        let kept = self.keep_wishes().await;
        let done = match settled {
            Ok(true) => Ok(()),
            Ok(false) if kept => Ok(()),
            Ok(false) => {
                self.wishes = before;
                Err(No::Sorry(Problem::NotStored))
            }
            Err(no) => Err(no),
        };
        self.tell_table();
        Ok(told(done, id))
    }

    /// Has the data know who is for what; false if it does not.
    async fn keep_wishes(&mut self) -> bool {
        let stored = self.storage.set_wishes(&self.stored.id, &self.wishes).await;
        if let Err(error) = &stored {
            tracing::warn!(table = self.stored.id, %error, "wishes were not stored");
        }
        stored.is_ok()
    }

    fn wishes_for(&mut self, to: Agreement) -> &mut Vec<Seat> {
        match to {
            Agreement::Stop => &mut self.wishes.stop,
            Agreement::Abandon => &mut self.wishes.abandon,
        }
    }

    /// Whoever has given up wishes for nothing any more.
    fn withdraw(&mut self, seat: Seat) {
        self.wishes.stop.retain(|one| *one != seat);
        self.wishes.abandon.retain(|one| *one != seat);
    }

    /// What all people wish for happens; true if there was such a thing.
    async fn settle_wishes(&mut self) -> Result<Result<bool, No>, Lost> {
        let Some(play) = self.play.as_ref().filter(|play| !play.is_over()) else {
            return Ok(Ok(false));
        };
        // Who is away for long cannot keep the others from it.
        let people = if play.players().is_empty() {
            self.persons().minus(play.affairs().resigned)
        } else {
            play.players()
        };
        let all = |seats: &[Seat]| {
            let wished = seats.iter().fold(Seats::NONE, |all, seat| all.with(*seat));
            !wished.is_empty() && people.minus(wished).is_empty()
        };
        let (deed, first) = if all(&self.wishes.abandon) {
            (Deed::Abandoned, self.wishes.abandon.first())
        } else if all(&self.wishes.stop) {
            (Deed::Stopped, self.wishes.stop.first())
        } else {
            return Ok(Ok(false));
        };
        let Some(&seat) = first else {
            return Ok(Ok(false));
        };
        self.wishes.stop.clear();
        if deed == Deed::Abandoned {
            self.wishes.abandon.clear();
        }
        let done = self.happen(Actor::Seat(seat), deed).await?;
        self.tell_clocks();
        Ok(done.map(|()| true))
    }

    pub(super) async fn go_on(&mut self, connection: u64, id: u32) -> Result<Tell, Lost> {
        let seat = match self.in_game(connection) {
            Ok((seat, play)) if play.affairs().stopped => seat,
            Ok(_) => return Ok(Tell::Done { id }),
            Err(problem) => return Ok(No::Sorry(problem).tell(id)),
        };
        let done = self.happen(Actor::Seat(seat), Deed::WentOn).await?;
        self.tell_table();
        self.tell_clocks();
        Ok(told(done, id))
    }

    pub(super) async fn come_back(&mut self, connection: u64, id: u32) -> Result<Tell, Lost> {
        let seat = match self.in_game(connection) {
            Ok((seat, play)) if play.affairs().stood_in.has(seat) => seat,
            Ok(_) => return Ok(No::Sorry(Problem::NotStoodIn).tell(id)),
            Err(problem) => return Ok(No::Sorry(problem).tell(id)),
        };
        let done = self.happen(Actor::Seat(seat), Deed::CameBack).await?;
        if done.is_ok() {
            self.dismiss(seat);
            self.tell_table();
            self.tell_clocks();
        }
        Ok(told(done, id))
    }

    /// A new table with the same people, one seat further on.
    pub(super) async fn rematch(&mut self, connection: u64, id: u32) -> Tell {
        match self.open_rematch(connection).await {
            Ok(()) => {
                self.tell_table();
                Tell::Done { id }
            }
            Err(problem) => No::Sorry(problem).tell(id),
        }
    }

    async fn open_rematch(&mut self, connection: u64) -> Result<(), Problem> {
        self.player(connection)?;
        if !self.play.as_ref().is_some_and(Play::is_over) {
            return Err(Problem::StillOn);
        }
        if self.stored.rematch.is_some() {
            return Ok(());
        }
        let next = |(seat, sitting): &(Seat, Sitting)| {
            let mut sitting = sitting.clone();
            if let Sitting::Person { nonce, .. } = &mut sitting {
                nonce.clear();
            }
            (Seat((seat.0 + 1) % self.seats.max(1)), sitting)
        };
        let fresh = StoredTable {
            id: fresh_id(),
            secret: random_bytes(),
            header: None,
            begun: 0,
            rematch: None,
            sitters: self.stored.sitters.iter().map(next).collect(),
            ..self.stored.clone()
        };
        let now = self.wall.seconds();
        let opened = self.storage.add_rematch(&self.stored.id, &fresh, now).await;
        let opened = opened.map_err(|error| {
            tracing::error!(table = self.stored.id, %error, "no rematch");
            Problem::NotStored
        })?;
        self.stored.rematch = Some(opened);
        Ok(())
    }

    /// Standing orders for pauses are given. Only their own seat learns of them.
    pub(super) async fn give_orders(
        &mut self,
        connection: u64,
        id: u32,
        answers: Vec<String>,
    ) -> Tell {
        let seat = match self.in_game(connection) {
            Ok((seat, _)) => seat,
            Err(problem) => return No::Sorry(problem).tell(id),
        };
        if answers.len() > MOST_ORDERS {
            return No::Sorry(Problem::Garbled).tell(id);
        }
        let stored = self
            .storage
            .set_orders(&self.stored.id, seat, &answers)
            .await;
        if stored.is_err() {
            return No::Sorry(Problem::NotStored).tell(id);
        }
        self.orders.insert(seat, answers);
        Tell::Done { id }
    }

    /// Whoever has given no answer in the pause has the first of his orders that
    /// is possible kept for him.
    pub(super) fn follow_orders(&mut self) {
        let Some(play) = &mut self.play else { return };
        for (seat, answers) in &self.orders {
            let silent = play.can_answer(*seat) && play.kept(*seat).is_none();
            if silent && !self.passing.has(*seat) {
                let _ = answers.iter().find(|one| play.keep(*seat, one).is_ok());
            }
        }
    }

    /// The house closes the table.
    pub(super) async fn close(&mut self) -> Result<(), Lost> {
        if self.play.is_none() {
            let problem = Problem::Closed;
            for connection in self.here() {
                self.tell(connection, &Tell::Sorry { id: None, problem });
            }
            let gone = self.storage.delete_table(&self.stored.id).await;
            if let Err(error) = gone {
                tracing::error!(table = self.stored.id, %error, "not deleted");
            }
            return Err(Lost);
        }
        let _ = self.happen(Actor::Chance, Deed::Closed).await?;
        self.tell_table();
        Ok(())
    }
}

fn told(done: Result<(), No>, id: u32) -> Tell {
    done.map_or_else(|no| no.tell(id), |()| Tell::Done { id })
}
