//! What is asked of the table, and how it answers.

use tortuga_core::{Actor, Seat, Viewer};
use tortuga_play::{No, Outcome, Play, Tell};
use tortuga_protocol::{Ask, Problem};

use super::{Lost, Room};
use crate::storage::{StorageError, Written};

impl Room {
    pub(super) async fn answer(&mut self, connection: u64, ask: Ask) -> Result<(), Lost> {
        let Some(onlooker) = self.onlookers.get(&connection) else {
            return Ok(());
        };
        let guest = onlooker.id();
        let tell = match ask {
            Ask::Act {
                id,
                picture,
                action,
            } => {
                let acted = self.act(connection, picture, &action).await?;
                acted.map_or_else(|no| no.tell(id), |did| did.tell(id))
            }
            Ask::Undo { id, picture } => self.undo(connection, id, picture).await?,
            Ask::Explain { id, action } => self.explain(connection, id, &action),
            Ask::HoldOn { id, pause } => self.hold_on(connection, id, pause),
            Ask::PassWindows { id, on } => self.pass_windows(connection, id, on).await?,
            Ask::Hint { id, picture } => match self.hint(connection, id, picture) {
                Ok(()) => return Ok(()),
                Err(no) => no.tell(id),
            },
            Ask::Sit { .. }
            | Ask::Stand {}
            | Ask::SeatBot { .. }
            | Ask::RemoveBot { .. }
            | Ask::Swap { .. }
            | Ask::Kick { .. }
            | Ask::Start {} => match self.gather(guest, ask).await? {
                Ok(()) => return Ok(()),
                Err(problem) => Tell::Sorry { id: None, problem },
            },
            Ask::Resign { id } => self.resign(connection, id).await?,
            Ask::Agree { id, to, yes } => self.agree(connection, id, to, yes).await?,
            Ask::GoOn { id } => self.go_on(connection, id).await?,
            Ask::ComeBack { id } => self.come_back(connection, id).await?,
            Ask::Rematch { id } => self.rematch(connection, id).await,
            Ask::Orders { id, answers } => self.give_orders(connection, id, answers).await,
            Ask::Say { id, text } => self.say(connection, id, &text).await,
            Ask::Mute { id, said, on } => self.mute(connection, id, said, on).await,
            Ask::Report { id, said } => self.report(connection, id, said).await,
        };
        self.tell(connection, &tell);
        self.tell_what_was_missed();
        Ok(())
    }

    /// After somebody else wrote into the log, everybody is welcomed anew.
    pub(super) fn tell_what_was_missed(&mut self) {
        if std::mem::take(&mut self.missed) {
            self.welcome_all();
        }
    }

    pub(super) async fn act(
        &mut self,
        connection: u64,
        picture: u32,
        action: &str,
    ) -> Result<Result<Did, No>, Lost> {
        let seat = match self.may_act(connection, picture) {
            Ok(seat) => seat,
            Err(no) => return Ok(Err(no)),
        };
        if self.keeps(seat) {
            return Ok(self.keep(seat, action));
        }
        let played = self.play_for(seat, action).await?;
        Ok(played.map(|()| Did::Play))
    }

    pub(super) async fn undo(
        &mut self,
        connection: u64,
        id: u32,
        picture: u32,
    ) -> Result<Tell, Lost> {
        let undone = match self.may_act(connection, picture) {
            // Whoever could answer learns no more here than all others.
            Ok(_) if self.is_paused() => Err(No::Sorry(Problem::Pause)),
            Ok(seat) => self.undo_for(seat).await?,
            Err(no) => Err(no),
        };
        Ok(undone.map_or_else(|no| no.tell(id), |()| Tell::Done { id }))
    }

    /// Plays an action, stores it, and shows it to everybody. The table is
    /// read again if it could not be stored.
    pub(super) async fn play_for(
        &mut self,
        seat: Seat,
        action: &str,
    ) -> Result<Result<(), No>, Lost> {
        let custom = self.custom();
        let Some(play) = &mut self.play else {
            return Ok(Err(No::Sorry(Problem::NotBegun)));
        };
        let first = play.entries();
        match play.act(seat, action, custom) {
            Ok(outcome) => self.store_and_show(first, outcome).await,
            Err(error) => Ok(Err(No::Rules(error))),
        }
    }

    pub(super) async fn undo_for(&mut self, seat: Seat) -> Result<Result<(), No>, Lost> {
        let Some(play) = &mut self.play else {
            return Ok(Err(No::Sorry(Problem::NotBegun)));
        };
        let first = play.entries();
        match play.undo(seat, self.wall.now()) {
            Some(outcome) => self.store_and_show(first, outcome).await,
            None => Ok(Err(No::Sorry(Problem::TooLateToUndo))),
        }
    }

    /// First the disk, then the people.
    pub(super) async fn store_and_show(
        &mut self,
        first: u32,
        outcome: Outcome,
    ) -> Result<Result<(), No>, Lost> {
        self.note_bug(&outcome);
        let Outcome {
            entries,
            pictures,
            at,
            broken: _,
        } = outcome;
        let count = entries.len() as u64;
        let standing = self.new_standing(at);
        let written = Written {
            entries,
            at,
            standing,
        };
        if let Err(error) = self.storage.append(&self.stored.id, first, written).await {
            tracing::warn!(table = self.stored.id, %error, "not stored; reading the log again");
            let owed = self.reload().await.map_err(|_| Lost)?;
            self.missed = matches!(error, StorageError::Conflict);
            if self.missed {
                return Ok(Err(No::Stale));
            }
            self.show_all(owed);
            return Ok(Err(No::Sorry(Problem::NotStored)));
        }
        self.metrics.entries.inc_by(count);
        self.show_all(pictures);
        self.tell_new_clocks();
        self.stood(standing, at).await;
        if self.play.as_ref().is_some_and(Play::is_over) {
            self.tell_table();
        }
        self.wind_clock();
        self.end_orders();
        Ok(Ok(()))
    }

    /// Our own luck or a forced action was refused.
    pub(super) fn note_bug(&self, outcome: &Outcome) {
        if let Some(error) = &outcome.broken {
            let table = &self.stored.id;
            tracing::error!(table, %error, "a step that follows by itself was refused");
        }
    }

    /// Would a rule forbid it? The answer rests on what the seat knows itself:
    /// the suite proves that refusals tell nothing more.
    pub(super) fn explain(&self, connection: u64, id: u32, action: &str) -> Tell {
        let checked = self.check(connection, action);
        checked.map_or_else(|no| no.tell(id), |()| Tell::Allowed { id })
    }

    pub(super) fn check(&self, connection: u64, action: &str) -> Result<(), No> {
        let seat = self.player(connection).map_err(No::Sorry)?;
        let play = self.may_speak(seat)?;
        let checked = match play.pause() {
            None => play.table().check(Actor::Seat(seat), action),
            Some(_) => play.table().check_answer(seat, action),
        };
        checked.map_err(No::Rules)
    }

    /// The seat behind a connection, if what it asks was decided on what it sees now.
    pub(super) fn may_act(&self, connection: u64, picture: u32) -> Result<Seat, No> {
        let seat = self.player(connection).map_err(No::Sorry)?;
        let play = self.play.as_ref().ok_or(No::Sorry(Problem::NotBegun))?;
        if !play.gallery(Viewer::Seat(seat)).is_fresh(picture) {
            return Err(No::Stale);
        }
        self.may_speak(seat)?;
        self.plays_himself(seat).map_err(No::Sorry)?;
        Ok(seat)
    }

    /// In a pause only whoever could answer can do anything. All others are told
    /// the same, whatever the truth behind the pause is.
    pub(super) fn may_speak(&self, seat: Seat) -> Result<&Play, No> {
        let play = self.play.as_ref().ok_or(No::Sorry(Problem::NotBegun))?;
        if play.pause().is_some() && !play.can_answer(seat) {
            return Err(No::Sorry(Problem::Pause));
        }
        Ok(play)
    }

    pub(super) fn record(&self) -> Result<String, Problem> {
        let play = self.play.as_ref().ok_or(Problem::NotOver)?;
        // Before the end it would show everybody's cards.
        if play.is_over() {
            Ok(play.record().write())
        } else {
            Err(Problem::NotOver)
        }
    }
}

/// What came of an action.
pub(super) enum Did {
    /// It is played and stored.
    Play,
    /// It is kept until the pause is over.
    Keep,
}

impl Did {
    pub(super) const fn tell(self, id: u32) -> Tell {
        match self {
            Self::Play => Tell::Done { id },
            Self::Keep => Tell::Kept { id },
        }
    }
}
