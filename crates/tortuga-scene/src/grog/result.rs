//! Who has won and why.

use serde::Deserialize;
use serde_json::Value;
use tortuga_core::{Rules as _, Seat};
use tortuga_grog::GrogIsland;
use tortuga_words::{ending, source};

use super::icons;
use super::voice::Voice;
use crate::{Outcome, SceneError, ScoreRow, ScoreSource};

/// The standings of a finished game, as a table tells them.
#[derive(Deserialize)]
struct Standings {
    ended_by: Ending,
    rows: Vec<Standing>,
}

#[derive(Deserialize)]
struct Ending {
    key: String,
}

#[derive(Deserialize)]
struct Standing {
    seat: Seat,
    score: i32,
    sources: Vec<Source>,
    rank: u8,
    winner: bool,
}

#[derive(Deserialize)]
struct Source {
    key: String,
    of: String,
    points: i32,
}

pub(super) fn outcome(voice: &Voice<'_>, standings: &Value) -> Result<Outcome, SceneError> {
    let mut standings = Standings::deserialize(standings)?;
    standings.rows.sort_by_key(|row| (row.rank, row.seat));
    Ok(Outcome {
        headline: headline(voice, &standings.rows),
        ended_by: ending(voice.lang, GrogIsland::GAME, &standings.ended_by.key),
        rows: standings.rows.iter().map(|row| score(voice, row)).collect(),
    })
}

fn score(voice: &Voice<'_>, row: &Standing) -> ScoreRow {
    let sources = row.sources.iter().map(|origin| ScoreSource {
        label: source(voice.lang, GrogIsland::GAME, &origin.key, &origin.of),
        points: origin.points,
    });
    ScoreRow {
        seal: Some(icons::seal(row.seat)),
        name: voice.name(row.seat),
        rank: row.rank,
        winner: row.winner,
        score: row.score,
        sources: sources.collect(),
    }
}

/// `You win, 34 to 28.` The rows come best first.
fn headline(voice: &Voice<'_>, rows: &[Standing]) -> String {
    let winners: Vec<&Standing> = rows.iter().filter(|row| row.winner).collect();
    let [winner] = winners[..] else {
        return shared(voice, &winners);
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

/// How much the viewer was short of the winner; nothing if he won or watches,
/// or if only his coins were too few.
fn missed(voice: &Voice<'_>, winner: &Standing, rows: &[Standing]) -> String {
    let viewer = rows.iter().find(|row| voice.is_viewer(row.seat));
    let short = viewer.map_or(0, |row| winner.score - row.score);
    match u32::try_from(short) {
        Ok(short) if short > 0 => voice.count("result-away", short),
        _ => String::new(),
    }
}

fn shared(voice: &Voice<'_>, winners: &[&Standing]) -> String {
    let score = winners.first().map_or(0, |row| row.score);
    let (you, others): (Vec<&Standing>, Vec<&Standing>) =
        winners.iter().partition(|row| voice.is_viewer(row.seat));
    let names: Vec<String> = others.iter().map(|row| voice.name(row.seat)).collect();
    let args = [
        ("names", voice.and(&names).into()),
        ("points", score.into()),
    ];
    let key = if you.is_empty() {
        "result-shared"
    } else {
        "result-shared-you"
    };
    voice.say(key, &args)
}
