use serde::{Deserialize, Serialize};
use tortuga_core::{Rules, Seat};

/// What a bot thinks of a decision.
pub struct Thought<G: Rules> {
    /// What it would do.
    pub action: G::Action,
    /// The chance to win that it sees for every seat, automatic opponents
    /// included, from 0 to 1.
    pub chances: Vec<f32>,
    /// What it looked at, the best first.
    pub candidates: Vec<Candidate<G::Action>>,
    /// How it expects the game to go on, its own action first.
    pub line: Vec<(Seat, G::Action)>,
    /// What speaks most for the action and against the next best.
    pub reasons: Vec<Reason>,
}

/// An action that a bot looked at.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win after it, from 0 to 1.
    pub chance: f32,
}

/// A feature in which the best action differs from the next best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// Its name, one of the game's `FEATURES`.
    pub feature: String,
    /// By how much the best action is ahead in it, of the best rival too, in
    /// hundredths of a point; below zero if it is behind.
    pub points: i32,
}

/// A thought in words that cross a wire: actions are in notation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// What the bot would do.
    pub action: String,
    /// The chance to win for every seat, from 0 to 1.
    pub chances: Vec<f32>,
    /// What it looked at, the best first.
    pub candidates: Vec<Candidate<String>>,
    /// How it expects the game to go on.
    pub line: Vec<(Seat, String)>,
    /// What speaks most for the action and against the next best.
    pub reasons: Vec<Reason>,
}

impl Advice {
    /// By how much the chance to win is greater than after the next best
    /// action, from 0 to 1; none if there was only one.
    pub fn margin(&self) -> Option<f32> {
        let [best, next, ..] = &self.candidates[..] else {
            return None;
        };
        Some(best.chance - next.chance)
    }
}

impl<G: Rules> Thought<G> {
    /// The same in notation.
    pub fn written(&self, edition: &G::Edition) -> Advice {
        let write = |&action: &G::Action| G::write(edition, action);
        let candidate = |one: &Candidate<G::Action>| Candidate {
            action: write(&one.action),
            visits: one.visits,
            chance: one.chance,
        };
        let line = self.line.iter();
        Advice {
            action: write(&self.action),
            chances: self.chances.clone(),
            candidates: self.candidates.iter().map(candidate).collect(),
            line: line.map(|(seat, action)| (*seat, write(action))).collect(),
            reasons: self.reasons.clone(),
        }
    }
}
