//! The table, and what everybody heard of each action.

use serde_json::Value;
use tortuga_core::{Actor, Seat, ToAct, Viewer};
use tortuga_games::{PlayError, Table};

/// A game in progress with everything that was heard in it.
pub(crate) struct History {
    table: Box<dyn Table>,
    steps: Vec<Step>,
}

/// One action.
pub(crate) struct Step {
    /// Who acted.
    pub(crate) actor: Actor,
    /// The action's words, if it was the only one and was played for him.
    pub(crate) forced: Option<String>,
    /// It was part of a choice that all make at the same time.
    together: bool,
    /// With it that choice was over.
    ends_together: bool,
    /// Somebody may have answered it unseen.
    paused: bool,
    /// What each seat heard of it, and last a spectator.
    heard: Vec<Vec<Value>>,
}

/// Why a seat cannot take anything back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TooLate {
    /// It has not done anything yet.
    Nothing,
    /// Dice or cards came after it.
    Chance,
    /// Somebody else has acted.
    Other(Seat),
    /// A choice that all made at the same time is over.
    Together,
    /// Others could answer it; whether anybody was asked is nobody's business.
    Answered,
    /// Something hidden was seen.
    Learned,
}

impl History {
    pub(crate) fn new(table: Box<dyn Table>) -> Self {
        Self {
            table,
            steps: Vec::new(),
        }
    }

    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// How many actions were played.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// Plays an action; `forced` are its words if nobody had to choose it.
    pub(crate) fn play(
        &mut self,
        actor: Actor,
        text: &str,
        forced: Option<String>,
    ) -> Result<(), PlayError> {
        let together = |to_act| matches!(to_act, ToAct::Together(_));
        let before = together(self.table.to_act());
        self.table.play(actor, text)?;
        let seats = (0..self.table.seats()).map(|seat| Viewer::Seat(Seat(seat)));
        let heard = seats
            .chain([Viewer::Spectator])
            .map(|viewer| self.table.heard(viewer));
        self.steps.push(Step {
            actor,
            forced,
            together: before,
            ends_together: before && !together(self.table.to_act()),
            paused: self.table.moments(Viewer::Spectator).len() > 1,
            heard: heard.collect(),
        });
        Ok(())
    }

    /// How often chance has spoken.
    pub(crate) fn outcomes(&self) -> u64 {
        let chance = self.steps.iter().filter(|step| step.actor == Actor::Chance);
        chance.count() as u64
    }

    /// Everything this viewer heard, action by action.
    pub(crate) fn all(&self, viewer: Viewer) -> impl Iterator<Item = (&Step, &[Value])> {
        self.from(0, viewer)
    }

    /// What this viewer heard of his own last decision and since; a spectator,
    /// who decides nothing, of anybody's.
    pub(crate) fn news(&self, viewer: Viewer) -> impl Iterator<Item = (&Step, &[Value])> {
        let decided = |step: &Step| step.forced.is_none() && concerns(step.actor, viewer);
        let last = self.steps.iter().rposition(decided);
        self.from(last.unwrap_or_default(), viewer)
    }

    fn from(&self, first: usize, viewer: Viewer) -> impl Iterator<Item = (&Step, &[Value])> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => usize::from(self.table.seats()),
        };
        self.steps[first..].iter().map(move |step| {
            let heard = step.heard.get(place);
            (step, heard.map_or(&[][..], Vec::as_slice))
        })
    }

    /// Takes back the seat's last decision, and with it what was forced after
    /// it; gives the decision in notation.
    ///
    /// # Errors
    ///
    /// It is too late; nothing has changed then.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<String, TooLate> {
        let before = self.table.actions();
        let taken = self
            .table
            .take_back(seat)
            .ok_or_else(|| self.too_late(seat))?;
        let after = self.table.actions();
        let same = before
            .iter()
            .zip(&after)
            .take_while(|(old, new)| old == new);
        let undone = self.steps.split_off(same.count());
        // While all choose at the same time, the steps of others stay.
        let others = undone
            .into_iter()
            .filter(|step| step.actor != Actor::Seat(seat));
        self.steps.extend(others);
        Ok(taken)
    }

    /// What stands between the seat and its last decision; what was played for
    /// it does not.
    fn too_late(&self, seat: Seat) -> TooLate {
        let mine = |step: &Step| step.actor == Actor::Seat(seat);
        let decided = |step: &Step| mine(step) && step.forced.is_none();
        let Some(last) = self.steps.iter().rposition(decided) else {
            return TooLate::Nothing;
        };
        for step in &self.steps[last..] {
            match step.actor {
                _ if step.paused => return TooLate::Answered,
                _ if step.ends_together => return TooLate::Together,
                Actor::Chance => return TooLate::Chance,
                Actor::Seat(other) if !mine(step) && !step.together => {
                    return TooLate::Other(other);
                }
                Actor::Seat(_) => {}
            }
        }
        TooLate::Learned
    }
}

/// Could this be a decision of the viewer, or of those whom he watches?
fn concerns(actor: Actor, viewer: Viewer) -> bool {
    match actor {
        Actor::Seat(seat) => viewer.is(seat) || viewer == Viewer::Spectator,
        Actor::Chance => false,
    }
}

#[cfg(test)]
mod tests {
    use tortuga_core::{Luck as _, QuickLuck};
    use tortuga_games::{EditionChoice, open_table};

    use super::*;

    /// Plays a random game; what is forced is marked, `each` sees it all.
    fn random_game(seed: u64, mut each: impl FnMut(&mut History, Seat)) {
        let settings = [("seats".to_owned(), "4".to_owned())].into();
        let table = open_table("grog-island", &EditionChoice::Standard, &settings).unwrap();
        let mut history = History::new(table);
        let mut luck = QuickLuck::new(seed);
        loop {
            let Some(seat) = history.table().to_act().seats().lowest() else {
                let Some(outcome) = history.table().chance(&mut luck) else {
                    return;
                };
                history.play(Actor::Chance, &outcome, None).unwrap();
                continue;
            };
            each(&mut history, seat);
            let forced = history.table().forced(seat);
            let legal = history.table().legal(seat);
            let pick = luck.below(u32::try_from(legal.len()).unwrap()) as usize;
            history
                .play(Actor::Seat(seat), &legal[pick].1, forced)
                .unwrap();
        }
    }

    #[test]
    fn undo_goes_back_to_a_real_decision_or_changes_nothing() {
        let (mut taken_back, mut refused) = (0, 0);
        random_game(1, |history, seat| {
            let before = history.table().actions();
            if history.take_back(seat).is_err() {
                assert_eq!(history.table().actions(), before);
                refused += 1;
                return;
            }
            assert_eq!(history.table().forced(seat), None);
            let after = history.table().actions();
            let actors: Vec<Actor> = history.steps.iter().map(|step| step.actor).collect();
            assert!(after.iter().map(|(actor, _)| *actor).eq(actors));
            taken_back += 1;
            for (actor, text) in &before[after.len()..] {
                let forced = history.table().forced(seat);
                history.play(*actor, text, forced).unwrap();
            }
        });
        assert!(taken_back > 20 && refused > 20, "{taken_back}, {refused}");
    }

    #[test]
    fn every_reason_for_being_too_late_is_told() {
        let mut reasons = Vec::new();
        for seed in 0..20 {
            random_game(seed, |history, seat| {
                if !history.table().can_take_back(seat)
                    && let Err(reason) = history.take_back(seat)
                    && !reasons.contains(&reason)
                {
                    reasons.push(reason);
                }
            });
        }
        for reason in [
            TooLate::Nothing,
            TooLate::Chance,
            TooLate::Together,
            TooLate::Learned,
        ] {
            assert!(reasons.contains(&reason), "{reason:?} not in {reasons:?}");
        }
        assert!(
            reasons
                .iter()
                .any(|reason| matches!(reason, TooLate::Other(_)))
        );
    }
}
