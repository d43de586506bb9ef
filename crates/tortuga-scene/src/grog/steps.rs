//! The phases of the set-up and of a round, as a line of steps.

use tortuga_grog::{Claimant, Phase};

use super::Stage;
use crate::{Step, StepState};

const SET_UP: [&str; 5] = ["clouds", "goals", "good", "cards", "ships"];
const ROUND: [&str; 5] = ["roll", "bid", "trade", "pay", "claim"];
const GHOST: &str = "ghost";

impl Stage<'_> {
    pub(super) fn steps(&self) -> Vec<Step> {
        let now = current(self.phase());
        let mut keys = match now {
            Some(key) if SET_UP.contains(&key) => SET_UP.to_vec(),
            _ => ROUND.to_vec(),
        };
        if self.view.table.seats == 2 && keys[0] == ROUND[0] {
            keys.push(GHOST);
        }
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
}

/// The step that is going on; none when the game is over.
fn current(phase: Phase) -> Option<&'static str> {
    Some(match phase {
        Phase::LayClouds { .. } | Phase::ChooseStarter => "clouds",
        Phase::DealGoals { .. } | Phase::ReturnGoals { .. } => "goals",
        Phase::StartGood { .. } => "good",
        Phase::DealTreasure { .. } | Phase::DealParrot { .. } => "cards",
        Phase::LayShips => "ships",
        Phase::Roll => "roll",
        Phase::Auction(_) => "bid",
        Phase::ChooseShip { .. }
        | Phase::Trade(_)
        | Phase::Price { .. }
        | Phase::Substitute { .. }
        | Phase::DrawCards { .. }
        | Phase::DrawGoals { .. }
        | Phase::KeepGoal(_)
        | Phase::ReturnDrawn(_)
        | Phase::Build(_) => "trade",
        Phase::CloudParrot { claimant, .. }
        | Phase::CloudGoal { claimant, .. }
        | Phase::SwapGoal { claimant, .. } => match claimant {
            Claimant::Passer(_) => "trade",
            Claimant::Winner(_) => "claim",
        },
        Phase::Pay { .. } => "pay",
        Phase::Claims(_) | Phase::Lock => "claim",
        Phase::Ghost { .. } => GHOST,
        Phase::Over(_) => return None,
    })
}
