use serde::Serialize;

use crate::{RuleId, Seat};

/// How a game ended and where everybody stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standings {
    /// Why the game is over.
    pub ended_by: Ending,
    /// One row for each party, in seat order; automatic opponents come last.
    pub rows: Vec<Standing>,
}

/// One way for a game to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// A short name that clients translate, such as `last-crew`.
    pub key: &'static str,
    /// The rule that ends the game.
    pub rule: RuleId,
}

/// Where one party stands at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Whose row it is.
    #[serde(flatten)]
    pub who: Party,
    /// Points in all: the sum of `sources`.
    pub score: i32,
    /// What decides between equal scores, most important first; more is better.
    pub tie_breaks: Vec<i32>,
    /// Where the points come from.
    pub sources: Vec<Source>,
    /// 1 is best; equal parties share a rank.
    pub rank: u8,
    /// Won, alone or shared.
    pub winner: bool,
}

/// Somebody who is ranked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Party {
    /// Where he sits. An automatic opponent sits behind the players.
    pub seat: Seat,
    /// The name of an automatic opponent that the rules play by themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub neutral: Option<&'static str>,
}

impl Party {
    /// A player.
    pub const fn seat(seat: Seat) -> Self {
        Self {
            seat,
            neutral: None,
        }
    }
}

/// Points of one origin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Source {
    /// A short name that clients translate, such as `goal`.
    pub key: &'static str,
    /// Which one of several, as the edition calls it; empty if there is only one.
    pub of: String,
    /// The points.
    pub points: i32,
}

impl Standing {
    /// A row that is not ranked yet; its score is the sum of its sources.
    pub fn new(who: Party, sources: Vec<Source>, tie_breaks: Vec<i32>) -> Self {
        let score = sources.iter().map(|source| source.points).sum();
        Self {
            who,
            score,
            tie_breaks,
            sources,
            rank: 0,
            winner: false,
        }
    }
}

impl Standings {
    /// Ranks the rows by score and then by their tie-breaks; everybody on rank 1 wins.
    #[must_use]
    pub fn ranked(ended_by: Ending, rows: Vec<Standing>) -> Self {
        Self::ranked_by(ended_by, rows, |row| (row.score, row.tie_breaks.clone()))
    }

    /// Ranks the rows by what the game goes by; more is better. Equal rows
    /// share a rank and the ranks after it are skipped; rank 1 wins.
    #[must_use]
    pub fn ranked_by<K: Ord>(
        ended_by: Ending,
        mut rows: Vec<Standing>,
        key: impl Fn(&Standing) -> K,
    ) -> Self {
        let keys: Vec<K> = rows.iter().map(key).collect();
        for (row, key) in rows.iter_mut().zip(&keys) {
            let better = keys.iter().filter(|other| *other > key).count();
            row.rank = u8::try_from(better + 1).unwrap_or(u8::MAX);
            row.winner = better == 0;
        }
        Self { ended_by, rows }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_parties_share_a_rank_and_the_next_is_skipped() {
        let row = |seat, points, coins| {
            let sources = vec![Source {
                key: "track",
                of: String::new(),
                points,
            }];
            Standing::new(Party::seat(Seat(seat)), sources, vec![coins])
        };
        let ending = Ending {
            key: "last-crew",
            rule: RuleId("GROG-END-02"),
        };
        let rows = vec![row(0, 10, 3), row(1, 12, 7), row(2, 12, 7), row(3, 12, 2)];
        let standings = Standings::ranked(ending, rows);
        let ranks: Vec<_> = standings.rows.iter().map(|r| (r.rank, r.winner)).collect();
        assert_eq!(ranks, [(4, false), (1, true), (1, true), (3, false)]);
    }
}
