//! What whoever has the device asks of the table.

use tortuga_core::{Actor, Seat, Viewer};
use tortuga_play::{Deed, No, Tell as Told};
use tortuga_protocol::{Agreement, Ask, Problem, Tell};

use crate::House;
use crate::errand::Asked;
use crate::house::carried;

impl House {
    /// Answers whoever has the device. A hint is answered later.
    pub fn ask(&mut self, ask: Ask) -> Vec<Tell> {
        match ask {
            Ask::Act {
                id,
                picture,
                action,
            } => self.act(id, picture, &action),
            Ask::Undo { id, picture } => self.undo(id, picture),
            Ask::Explain { id, action } => {
                let checked = self.check(&action);
                vec![answer(checked.map(|()| Told::Allowed { id }), id)]
            }
            Ask::Hint { id, picture } => self.wants_hint(id, picture),
            Ask::PassWindows { id, on } => self.pass_windows(id, on),
            Ask::Resign { id } => self.happen(id, Deed::Resigned),
            // Whoever shares a device has talked about it.
            Ask::Agree {
                id,
                to: Agreement::Abandon,
                yes: true,
            } => self.happen(id, Deed::Abandoned),
            Ask::HoldOn { id, .. } => vec![sorry(Some(id), Problem::NoPause)],
            Ask::Agree { id, .. } | Ask::GoOn { id } => vec![carried(&Told::Done { id })],
            Ask::ComeBack { id } => vec![sorry(Some(id), Problem::NotStoodIn)],
            Ask::Say { id, .. } => vec![sorry(Some(id), Problem::NoChat)],
            Ask::Mute { id, .. } | Ask::Report { id, .. } => {
                vec![sorry(Some(id), Problem::NothingSaid)]
            }
            Ask::Orders { id, .. } | Ask::Rematch { id } => {
                vec![sorry(Some(id), Problem::Garbled)]
            }
            Ask::Sit { .. }
            | Ask::Stand {}
            | Ask::SeatBot { .. }
            | Ask::RemoveBot { .. }
            | Ask::Swap { .. }
            | Ask::Kick { .. }
            | Ask::Start {} => vec![sorry(None, Problem::Begun)],
        }
    }

    /// Plays an action. In a pause, whoever is not asked yet has his answer kept
    /// until he is.
    fn act(&mut self, id: u32, picture: u32, action: &str) -> Vec<Tell> {
        let seat = match self.may_act(picture) {
            Ok(seat) => seat,
            Err(no) => return vec![answer(Err(no), id)],
        };
        if self.play.pause().is_some() && self.play.asked() != Some(seat) {
            let kept = self.play.keep(seat, action).map_err(No::Rules);
            return vec![answer(kept.map(|()| Told::Kept { id }), id)];
        }
        match self.play.act(seat, action, self.custom()) {
            Ok(outcome) => self.done(id, outcome),
            Err(error) => vec![answer(Err(No::Rules(error)), id)],
        }
    }

    fn undo(&mut self, id: u32, picture: u32) -> Vec<Tell> {
        let undone = match self.may_act(picture) {
            Ok(_) if self.play.pause().is_some() => Err(No::Sorry(Problem::Pause)),
            Ok(seat) => {
                let undone = self.play.undo(seat, 0);
                undone.ok_or(No::Sorry(Problem::TooLateToUndo))
            }
            Err(no) => Err(no),
        };
        match undone {
            Ok(outcome) => self.done(id, outcome),
            Err(no) => vec![answer(Err(no), id)],
        }
    }

    /// What happened, and then that it is done.
    fn done(&mut self, id: u32, outcome: tortuga_play::Outcome) -> Vec<Tell> {
        self.hint = None;
        let mut told = self.note(outcome);
        told.push(carried(&Told::Done { id }));
        told
    }

    fn check(&self, action: &str) -> Result<(), No> {
        let seat = self.player()?;
        self.may_speak(seat)?;
        let table = self.play.table();
        let checked = match self.play.pause() {
            None => table.check(Actor::Seat(seat), action),
            Some(_) => table.check_answer(seat, action),
        };
        checked.map_err(No::Rules)
    }

    fn wants_hint(&mut self, id: u32, picture: u32) -> Vec<Tell> {
        let asked = self.may_act(picture).and_then(|seat| {
            let gallery = self.play.gallery(Viewer::Seat(seat));
            let choice = gallery.has_choice().then(|| gallery.version());
            choice.ok_or(No::Sorry(Problem::NothingToDecide))
        });
        match asked {
            Ok(picture) => {
                self.hint = Some(Asked { id, picture });
                Vec::new()
            }
            Err(no) => vec![answer(Err(no), id)],
        }
    }

    /// A standing order is given or taken back.
    fn pass_windows(&mut self, id: u32, on: bool) -> Vec<Tell> {
        let seat = match self.player() {
            Ok(seat) => seat,
            Err(no) => return vec![answer(Err(no), id)],
        };
        self.passing = if on {
            self.passing.with(seat)
        } else {
            self.passing.without(seat)
        };
        if on {
            self.play.forget(seat);
        }
        let mut told = vec![Tell::Table { table: self.card() }];
        let outcome = self.play.catch_up(self.custom());
        told.extend(self.done(id, outcome));
        told
    }

    /// Something happens beside the rules.
    fn happen(&mut self, id: u32, deed: Deed) -> Vec<Tell> {
        let seat = match self.player() {
            Ok(seat) => seat,
            Err(no) => return vec![answer(Err(no), id)],
        };
        match self.play.happen(Actor::Seat(seat), deed, self.custom()) {
            Some(outcome) => {
                let mut told = self.done(id, outcome);
                told.insert(0, Tell::Table { table: self.card() });
                told
            }
            None => vec![sorry(Some(id), Problem::Over)],
        }
    }

    /// The seat of whoever has the device, if what he asks was decided on what he
    /// sees now.
    fn may_act(&self, picture: u32) -> Result<Seat, No> {
        let seat = self.player()?;
        if !self.play.gallery(self.at).is_fresh(picture) {
            return Err(No::Stale);
        }
        self.may_speak(seat)?;
        if self.play.affairs().away().has(seat) {
            return Err(No::Sorry(Problem::Resigned));
        }
        Ok(seat)
    }

    /// In a pause only whoever could answer can do anything.
    fn may_speak(&self, seat: Seat) -> Result<(), No> {
        if self.play.is_over() {
            return Err(No::Sorry(Problem::Over));
        }
        if self.play.pause().is_some() && !self.play.can_answer(seat) {
            return Err(No::Sorry(Problem::Pause));
        }
        Ok(())
    }

    fn player(&self) -> Result<Seat, No> {
        match self.at {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(No::Sorry(Problem::NotSeated)),
        }
    }
}

fn answer(did: Result<Told, No>, id: u32) -> Tell {
    carried(&did.unwrap_or_else(|no| no.tell(id)))
}

fn sorry(id: Option<u32>, problem: Problem) -> Tell {
    Tell::Sorry { id, problem }
}
