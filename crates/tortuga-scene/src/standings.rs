//! The standings of a finished game, as a table tells them.

use serde::Deserialize;
use serde_json::Value;
use tortuga_core::Seat;

use crate::speech::Speech;
use crate::{ScoreRow, ScoreSource, seal};

#[derive(Deserialize)]
pub(crate) struct Standings {
    pub(crate) ended_by: Ending,
    pub(crate) rows: Vec<Standing>,
}

#[derive(Deserialize)]
pub(crate) struct Ending {
    pub(crate) key: String,
}

#[derive(Deserialize)]
pub(crate) struct Standing {
    pub(crate) seat: Seat,
    pub(crate) score: i32,
    pub(crate) tie_breaks: Vec<i32>,
    pub(crate) sources: Vec<Source>,
    pub(crate) rank: u8,
    pub(crate) winner: bool,
}

#[derive(Deserialize)]
pub(crate) struct Source {
    pub(crate) key: String,
    pub(crate) of: String,
    pub(crate) points: i32,
}

impl Standings {
    /// Reads them, best first.
    pub(crate) fn read(standings: &Value) -> Result<Self, serde_json::Error> {
        let mut standings = Self::deserialize(standings)?;
        standings.rows.sort_by_key(|row| (row.rank, row.seat));
        Ok(standings)
    }
}

impl Standing {
    /// The row as it is drawn; each source by its name.
    pub(crate) fn drawn(
        &self,
        speech: &Speech<'_>,
        note: String,
        name: impl Fn(&Source) -> String,
    ) -> ScoreRow {
        let sources = self.sources.iter().map(|source| ScoreSource {
            label: name(source),
            of: source.of.clone(),
            points: source.points,
        });
        ScoreRow {
            seal: Some(seal::of(self.seat)),
            name: speech.name(self.seat),
            rank: self.rank,
            winner: self.winner,
            score: self.score,
            sources: sources.collect(),
            note,
        }
    }
}

/// How much the viewer was short of the winner; nothing if he won or watches,
/// or if something else than points decided.
pub(crate) fn missed(speech: &Speech<'_>, winner: &Standing, rows: &[Standing]) -> String {
    let viewer = rows.iter().find(|row| speech.is_viewer(row.seat));
    let short = viewer.map_or(0, |row| winner.score - row.score);
    match u32::try_from(short) {
        Ok(short) if short > 0 => speech.count("result-away", short),
        _ => String::new(),
    }
}

/// Several have won; `points` is what the message says they have.
pub(crate) fn shared(
    speech: &Speech<'_>,
    winners: &[&Standing],
    points: tortuga_words::Arg<'_>,
) -> String {
    let (you, others): (Vec<&Standing>, Vec<&Standing>) =
        winners.iter().partition(|row| speech.is_viewer(row.seat));
    let names: Vec<String> = others.iter().map(|row| speech.name(row.seat)).collect();
    let args = [("names", speech.and(&names).into()), ("points", points)];
    let key = if you.is_empty() {
        "result-shared"
    } else {
        "result-shared-you"
    };
    speech.say(key, &args)
}
