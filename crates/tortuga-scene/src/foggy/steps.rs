//! The phases of a round, as a line of steps.

use tortuga_foggy::{Mode, Stage as Phase};

use super::Stage;
use crate::{Step, StepState};

impl Stage<'_> {
    pub(super) fn steps(&self) -> Vec<Step> {
        let keys = self.step_keys();
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

    /// The steps of this round, or of the set-up before the first.
    fn step_keys(&self) -> Vec<&'static str> {
        let (mode, round) = (self.view.mode(), self.view.round);
        let quick = mode == Mode::Quick;
        let before = round == 0;
        let hires = mode.has_mercenaries() && (quick || round > 1) && self.seen.extra_rounds() == 0;
        let weather = mode.draws_weather() || quick && self.view.sky.weather.has_fog();
        let steps = [
            ("first", before),
            ("quick-weather", before && quick),
            ("hire", !before && hires),
            ("deal", !before && mode == Mode::Team),
            ("hand", !before),
            ("weather", !before && weather),
            ("turns", !before),
        ];
        let steps = steps.into_iter().filter(|&(_, there)| there);
        steps.map(|(key, _)| key).collect()
    }

    /// The step that is going on; none after the last.
    fn current(&self) -> Option<&'static str> {
        Some(match self.view.stage {
            Phase::FirstPlayer => "first",
            Phase::QuickWeather => "quick-weather",
            Phase::Hire => "hire",
            Phase::Deal => "deal",
            Phase::PickHand => "hand",
            Phase::DrawWeather | Phase::ChooseWeather | Phase::OpenQuarter => "weather",
            Phase::SettleHippo
            | Phase::SettleEarly
            | Phase::RemoveFog
            | Phase::MoveFrog
            | Phase::PlaceKind
            | Phase::PlaceTile
            | Phase::PlacePair
            | Phase::Target
            | Phase::PrairieSwap
            | Phase::SnakeTarget
            | Phase::Replace
            | Phase::Draw => "turns",
            Phase::Over => return None,
        })
    }
}
