//! The phases of a round, as a line of steps. All but the first come back for
//! every ship.

use tortuga_glory::{Stage as Phase, Step as TurnStep};

use super::Stage;
use crate::{Step, StepState};

impl Stage<'_> {
    pub(super) fn steps(&self) -> Vec<Step> {
        let keys = ["cards", "sail", "wreck", "place", "special"];
        let wrecks = self.view.options.wrecks;
        let keys = keys.into_iter().filter(|&key| wrecks || key != "wreck");
        let keys: Vec<&str> = keys.collect();
        let now = self.current();
        let place = keys.iter().position(|&key| Some(key) == now);
        let place = place.unwrap_or(keys.len());
        let step = |(index, key): (usize, &&str)| Step {
            label: self.voice.say(&format!("step-{key}"), &[]),
            state: match index.cmp(&place) {
                std::cmp::Ordering::Less => StepState::Done,
                std::cmp::Ordering::Equal => StepState::Now,
                std::cmp::Ordering::Greater => StepState::Later,
            },
        };
        keys.iter().enumerate().map(step).collect()
    }

    /// The step that is going on; none after the last.
    fn current(&self) -> Option<&'static str> {
        let special = self.view.step == TurnStep::Special;
        Some(match self.view.stage {
            Phase::ChooseCards | Phase::HenryCard => "cards",
            Phase::Sail | Phase::SailOn => "sail",
            Phase::Look | Phase::TakeWreck | Phase::TakeMore => "wreck",
            Phase::Special => "special",
            Phase::Lift | Phase::Put | Phase::LeaveStorm | Phase::Draw | Phase::Keep if special => {
                "special"
            }
            Phase::Lift | Phase::Put | Phase::LeaveStorm | Phase::Draw | Phase::Keep => "place",
            Phase::Over => return None,
        })
    }
}
