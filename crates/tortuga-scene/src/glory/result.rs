//! Who has won and why.

use serde_json::Value;
use tortuga_core::Rules as _;
use tortuga_glory::GloryIslands;
use tortuga_words::{ending, source};

use super::voice::Voice;
use crate::standings::{Standing, Standings, missed, shared};
use crate::{Outcome, SceneError, ScoreRow};

/// What only those score who are afloat.
const AFLOAT: &str = "sailing";

pub(super) fn outcome(voice: &Voice<'_>, standings: &Value) -> Result<Outcome, SceneError> {
    let standings = Standings::read(standings)?;
    let rows = standings.rows.iter();
    Ok(Outcome {
        headline: headline(voice, &standings.rows),
        ended_by: ending(voice.lang, GloryIslands::GAME, &standings.ended_by.key),
        rows: rows.map(|row| drawn(voice, row)).collect(),
    })
}

fn drawn(voice: &Voice<'_>, row: &Standing) -> ScoreRow {
    let name = |key: &str| source(voice.lang, GloryIslands::GAME, key, "");
    let note = if is_afloat(row) {
        String::new()
    } else {
        voice.say("result-sunk", &[])
    };
    let drawn = row.drawn(voice, note, |source| name(&source.key));
    ScoreRow {
        seal: Some(voice.seal(row.seat)),
        ..drawn
    }
}

fn is_afloat(row: &Standing) -> bool {
    row.sources.iter().any(|source| source.key == AFLOAT)
}

/// `You are King of the Pirates, 52 to 47.` The rows come best first.
fn headline(voice: &Voice<'_>, rows: &[Standing]) -> String {
    let winners: Vec<&Standing> = rows.iter().filter(|row| row.winner).collect();
    let [winner] = winners[..] else {
        let score = winners.first().map_or(0, |row| row.score);
        return shared(voice, &winners, score.into());
    };
    let next = rows.iter().find(|row| !row.winner);
    let Some(next) = next.filter(|next| is_afloat(next) || !is_afloat(winner)) else {
        return voice.tell(winner.seat, "result-afloat", &[]);
    };
    let args = [("score", winner.score.into()), ("next", next.score.into())];
    let who = voice.tell(winner.seat, "result-won", &args);
    let viewer = rows.iter().find(|row| voice.is_viewer(row.seat));
    if viewer.is_some_and(|row| is_afloat(row) != is_afloat(winner)) {
        // Points did not decide.
        return who;
    }
    let short = missed(voice, winner, rows);
    [who, short].join(" ").trim_end().to_owned()
}
