use thiserror::Error;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// For how many trials the evaluation's first word about an action counts;
    /// none: there is no evaluation, and what was never tried comes first.
    pub trust: Option<f32>,
    /// For how many trials a sailor's word about an own action counts.
    pub sailor: f32,
    /// How curious it is: the weight of what is little known.
    pub explore: f32,
    /// How many actions a rollout looks ahead until the evaluation judges; none: to
    /// the end.
    pub horizon: Option<u32>,
    /// Of how many random actions a rollout takes the best.
    pub choices: u32,
}

impl Habits {
    /// The search and nothing else.
    pub const PLAIN: Self = Self {
        trust: None,
        sailor: 0.0,
        explore: 0.5,
        horizon: None,
        choices: 1,
    };

    /// What matches found best.
    pub const USUAL: Self = Self {
        trust: Some(6.0),
        sailor: 20.0,
        explore: 0.03,
        horizon: Some(8),
        choices: 2,
    };

    /// The same with one habit changed, such as `horizon=20`; for experiments.
    ///
    /// # Errors
    ///
    /// No such habit, or no value for it.
    pub fn changed(mut self, text: &str) -> Result<Self, UnknownHabit> {
        let unknown = || UnknownHabit(text.to_owned());
        let (key, value) = text.split_once('=').ok_or_else(unknown)?;
        let number = value.parse::<f32>().ok().filter(|number| *number >= 0.0);
        let whole = value.parse::<u32>().ok();
        match key {
            "trust" => self.trust = Some(number.ok_or_else(unknown)?),
            "sailor" => self.sailor = number.ok_or_else(unknown)?,
            "explore" => self.explore = number.ok_or_else(unknown)?,
            "horizon" if value == "end" => self.horizon = None,
            "choices" => self.choices = whole.ok_or_else(unknown)?,
            "horizon" => self.horizon = Some(whole.ok_or_else(unknown)?),
            _ => return Err(unknown()),
        }
        Ok(self)
    }
}

/// No search has this habit.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "{0:?} is no habit of a search; there is: trust=NUMBER, sailor=NUMBER, explore=NUMBER, horizon=ACTIONS|end, choices=NUMBER"
)]
pub struct UnknownHabit(String);
