//! Advice.

use serde::{Deserialize, Serialize};
use tortuga_core::Seat;

/// What a captain would do in somebody's place. Chances to win are in
/// thousandths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The version of the picture that it is about.
    pub picture: u32,
    /// What he would do, in notation.
    pub action: String,
    /// The chance to win after that.
    pub chance: u16,
    /// The chance to win after the next best; none if there was nothing else.
    pub next: Option<u16>,
    /// What he looked at, the best first: at most [`MOST_CANDIDATES`](crate::MOST_CANDIDATES).
    pub candidates: Vec<Candidate>,
    /// How he expects the game to go on, the advised action first, in notation.
    pub line: Vec<(Seat, String)>,
    /// What speaks most for it and against the next best: at most
    /// [`MOST_REASONS`](crate::MOST_REASONS).
    pub reasons: Vec<Reason>,
}

/// An action that was thought about for a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// In notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win after it.
    pub chance: u16,
}

/// Something in which the best action differs from the next best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// One of the features that the game's bots look at. By this name clients
    /// find their words for it.
    pub feature: String,
    /// By how much the best action is ahead in it, in hundredths of a point;
    /// below zero if it is behind.
    pub points: i32,
}
