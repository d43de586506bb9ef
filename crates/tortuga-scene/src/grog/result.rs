//! Who has won and why.

use serde_json::Value;
use tortuga_core::Rules as _;
use tortuga_grog::GrogIsland;
use tortuga_words::{ending, source};

use super::voice::Voice;
use crate::standings::{Standing, Standings, missed, shared};
use crate::{Outcome, SceneError, ScoreRow};

pub(super) fn outcome(voice: &Voice<'_>, standings: &Value) -> Result<Outcome, SceneError> {
    let standings = Standings::read(standings)?;
    Ok(Outcome {
        headline: headline(voice, &standings.rows),
        ended_by: ending(voice.lang, GrogIsland::GAME, &standings.ended_by.key),
        rows: standings.rows.iter().map(|row| score(voice, row)).collect(),
    })
}

fn score(voice: &Voice<'_>, row: &Standing) -> ScoreRow {
    row.drawn(voice, String::new(), |origin| {
        source(voice.lang, GrogIsland::GAME, &origin.key, &origin.of)
    })
}

/// `You win, 34 to 28.` The rows come best first.
fn headline(voice: &Voice<'_>, rows: &[Standing]) -> String {
    let winners: Vec<&Standing> = rows.iter().filter(|row| row.winner).collect();
    let [winner] = winners[..] else {
        let score = winners.first().map_or(0, |row| row.score);
        return shared(voice, &winners, score.into());
    };
    let next = rows.iter().find(|row| !row.winner);
    let next = next.map_or(0, |row| row.score);
    let key = if next == winner.score {
        "result-coins"
    } else {
        "result-win"
    };
    let args = [("score", winner.score.into()), ("next", next.into())];
    let who = voice.tell(winner.seat, key, &args);
    [who, missed(voice, winner, rows)]
        .join(" ")
        .trim_end()
        .to_owned()
}
