//! Who has won and why.

use serde_json::Value;
use tortuga_core::Rules as _;
use tortuga_foggy::FoggyIsland;
use tortuga_words::{ending, source};

use super::voice::{Named, Voice};
use crate::standings::{Standing, Standings};
use crate::{Outcome, SceneError, ScoreRow, seal};

pub(super) fn outcome(voice: &Voice<'_>, standings: &Value) -> Result<Outcome, SceneError> {
    let standings = Standings::read(standings)?;
    let tied = standings
        .rows
        .iter()
        .all(|row| row.score == standings.rows[0].score);
    Ok(Outcome {
        headline: headline(voice, &standings.rows),
        ended_by: ending(voice.lang, FoggyIsland::GAME, &standings.ended_by.key),
        rows: standings
            .rows
            .iter()
            .map(|row| drawn(voice, row, tied))
            .collect(),
    })
}

fn drawn(voice: &Voice<'_>, row: &Standing, tied: bool) -> ScoreRow {
    let name = |key: &str| source(voice.lang, FoggyIsland::GAME, key, "");
    let drawn = row.drawn(voice, note(voice, row, tied), |source| name(&source.key));
    ScoreRow {
        seal: Some(seal::of_side(row.seat)),
        ..drawn
    }
}

/// What decides between equal coins: what the mercenaries have cost.
fn note(voice: &Voice<'_>, row: &Standing, tied: bool) -> String {
    let Some(cost) = row.tie_breaks.first().filter(|_| tied) else {
        return String::new();
    };
    let coins = [("coins", voice.coins(cost.unsigned_abs()).into())];
    voice.say("result-note", &coins)
}

/// `You win, 40 to 35.` The rows come best first, partners one after the other.
fn headline(voice: &Voice<'_>, rows: &[Standing]) -> String {
    let winners: Vec<&Standing> = rows.iter().filter(|row| row.winner).collect();
    let best = rows.first().map_or(0, |row| row.score);
    let next = rows.last().map_or(0, |row| row.score);
    let args: [Named<'_>; 2] = [("score", best.into()), ("next", next.into())];
    let by_cost = if best == next { "-cost" } else { "" };
    match winners[..] {
        [] => voice.say("result-draw", &args),
        [winner] => voice.tell(winner.seat, &format!("result-won{by_cost}"), &args),
        _ => team(voice, &winners, by_cost, &args),
    }
}

fn team(voice: &Voice<'_>, winners: &[&Standing], by_cost: &str, args: &[Named<'_>]) -> String {
    let (you, others): (Vec<&Standing>, Vec<&Standing>) =
        winners.iter().partition(|row| voice.is_viewer(row.seat));
    let names: Vec<String> = others.iter().map(|row| voice.name(row.seat)).collect();
    let mut all = args.to_vec();
    all.push(("names", voice.and(&names).into()));
    let key = if you.is_empty() {
        "result-team"
    } else {
        "result-team-you"
    };
    voice.say(&format!("{key}{by_cost}"), &all)
}
