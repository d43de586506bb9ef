//! What came out, ready to be printed.

use std::collections::BTreeMap;

use serde::Serialize;

use super::ledger::Purpose;
use super::pairing::{Match, Plan};
use super::stats::{Question, Verdict, float};
use super::tally::{MatchTally, SideTally, Tally};

/// Everything there is to say about a run, earlier runs included.
#[derive(Serialize)]
pub(crate) struct Outcome {
    #[serde(flatten)]
    pub(crate) purpose: Purpose,
    /// The variant, and every option that is not where it usually is, for
    /// people.
    #[serde(skip)]
    pub(crate) choices: Vec<String>,
    /// What the entrants are called in the rows.
    pub(crate) names: Vec<String>,
    /// What each of them had for a decision, in their order.
    pub(crate) budgets: Vec<String>,
    pub(crate) seats: u8,
    /// Games that were played, of earlier runs too.
    pub(crate) games: u64,
    /// How many of them in this run.
    pub(crate) games_now: u64,
    pub(crate) seconds: f64,
    pub(crate) threads: usize,
    pub(crate) matches: Vec<Meeting>,
    /// Every entrant in all his matches, if everybody met everybody.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) overall: Vec<Row>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) test: Option<Test>,
}

/// What came out of one match.
#[derive(Serialize)]
pub(crate) struct Meeting {
    pub(crate) games: u64,
    /// Games that automatic opponents won; they count for nobody.
    pub(crate) lost_to: BTreeMap<String, u64>,
    pub(crate) rows: Vec<Row>,
}

/// One entrant.
#[derive(Clone, Serialize)]
pub(crate) struct Row {
    pub(crate) name: String,
    /// How many seats he had in each game.
    pub(crate) seats: u64,
    pub(crate) games: u64,
    /// Games that count.
    pub(crate) counted: u64,
    pub(crate) won: u64,
    pub(crate) shared: u64,
    /// The share of the victories, from 0 to 1; none if no game counts.
    pub(crate) share: Option<f64>,
    /// Its 95 % interval.
    pub(crate) interval: Option<[f64; 2]>,
    pub(crate) mean_rank: Option<f64>,
    /// Decisions with a choice, in a game on one seat.
    pub(crate) decisions: Option<f64>,
    /// Thinking time for one of them, in milliseconds.
    pub(crate) milliseconds: Option<f64>,
}

/// The sequential test.
#[derive(Serialize)]
pub(crate) struct Test {
    pub(crate) low: f64,
    pub(crate) high: f64,
    /// How often either answer may be wrong.
    pub(crate) risk: f64,
    /// The logarithm of the likelihood ratio, now.
    pub(crate) evidence: f64,
    /// The truer share; none if it is not settled.
    pub(crate) answer: Option<f64>,
    /// After how many games it was settled.
    pub(crate) settled_after: Option<u64>,
}

impl Test {
    pub(crate) fn new(question: Question, tally: &Tally) -> Self {
        let first = tally.matches.first().and_then(|one| one.sides.first());
        let answer = |verdict| match verdict {
            Verdict::Low => question.low,
            Verdict::High => question.high,
        };
        Self {
            low: question.low,
            high: question.high,
            risk: Question::RISK,
            evidence: first.map_or(0.0, |side| question.evidence(&side.shares)),
            answer: tally.settled.map(|(verdict, _)| answer(verdict)),
            settled_after: tally.settled.map(|(_, games)| games),
        }
    }
}

/// The rows of every match.
pub(crate) fn meetings(plan: &Plan, tally: &Tally, names: &[String]) -> Vec<Meeting> {
    let both = plan.matches.iter().zip(&tally.matches);
    let meeting = |(one, tally): (&Match, &MatchTally)| Meeting {
        games: tally.games,
        lost_to: tally.lost_to.clone(),
        rows: (one.entrants.iter().zip(&tally.sides))
            .map(|(&entrant, side)| row(&names[entrant], side))
            .collect(),
    };
    both.map(meeting).collect()
}

/// Every entrant in all his matches, the best first.
pub(crate) fn overall(plan: &Plan, tally: &Tally, names: &[String]) -> Vec<Row> {
    let mut all = vec![SideTally::default(); names.len()];
    for (one, tally) in plan.matches.iter().zip(&tally.matches) {
        for (&entrant, side) in one.entrants.iter().zip(&tally.sides) {
            all[entrant].merge(side);
        }
    }
    let mut rows: Vec<Row> = names
        .iter()
        .zip(&all)
        .map(|(name, side)| row(name, side))
        .collect();
    rows.sort_by(|one, other| {
        let share = |row: &Row| row.share.unwrap_or_default();
        share(other).total_cmp(&share(one))
    });
    rows
}

fn row(name: &str, side: &SideTally) -> Row {
    let per = |sum: u64, count: u64| (count > 0).then(|| float(sum) / float(count));
    Row {
        name: name.to_owned(),
        seats: side.seats.checked_div(side.games).unwrap_or_default(),
        games: side.games,
        counted: side.shares.games(),
        won: side.won,
        shared: side.shared,
        share: side.shares.mean(),
        interval: side.shares.interval(),
        mean_rank: per(side.ranks, side.seats),
        decisions: per(side.decisions, side.seats),
        milliseconds: per(side.micros, side.decisions).map(|micros| micros / 1000.0),
    }
}
