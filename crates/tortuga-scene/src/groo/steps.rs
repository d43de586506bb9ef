//! The set-up and the six phases of a turn, as a line of steps.

use tortuga_groo::{DrawPhase, Stage as Phase};

use super::Stage;
use crate::{Step, StepState};

const SET_UP: [&str; 2] = ["dealer", "deal"];
const TURN: [&str; 6] = [
    "discard",
    "draw-first",
    "attack",
    "construction",
    "leftover",
    "draw-second",
];

impl Stage<'_> {
    pub(super) fn steps(&self) -> Vec<Step> {
        let now = self.current();
        let keys = match now {
            Some(key) if SET_UP.contains(&key) => SET_UP.as_slice(),
            _ => TURN.as_slice(),
        };
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
        Some(match self.table().stage {
            Phase::Dealer => "dealer",
            Phase::Deal => "deal",
            Phase::Discard => "discard",
            Phase::MayDraw(DrawPhase::First) | Phase::Draw(DrawPhase::First) => "draw-first",
            Phase::Attack | Phase::Commit | Phase::Defend | Phase::Battle => "attack",
            Phase::Roll => "construction",
            Phase::Use if self.table().is_construction() => "construction",
            Phase::Use => "leftover",
            Phase::MayDraw(DrawPhase::Second) | Phase::Draw(DrawPhase::Second) => "draw-second",
            Phase::LastWord | Phase::Over(_) => return None,
        })
    }
}
