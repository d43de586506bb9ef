//! Who has won and why.

use serde_json::Value;
use tortuga_core::Rules as _;
use tortuga_groo::Groo;
use tortuga_words::ending;

use super::voice::Voice;
use crate::standings::{Source, Standing, Standings, missed, shared};
use crate::{Outcome, SceneError, ScoreRow, seal};

pub(super) fn outcome(voice: &Voice<'_>, standings: &Value) -> Result<Outcome, SceneError> {
    let standings = Standings::read(standings)?;
    let by_points = standings.ended_by.key == "victory-points";
    let rows = standings.rows.iter();
    Ok(Outcome {
        headline: headline(voice, &standings.rows, by_points),
        ended_by: ending(voice.lang, Groo::GAME, &standings.ended_by.key),
        rows: rows.map(|row| scored(voice, row)).collect(),
    })
}

/// One player's score, under his own mark.
fn scored(voice: &Voice<'_>, row: &Standing) -> ScoreRow {
    let drawn = row.drawn(voice, note(voice, row), |source| origin(voice, source));
    ScoreRow {
        seal: Some(seal::of_town(row.seat)),
        ..drawn
    }
}

/// A Building by the edition's own name for it.
fn origin(voice: &Voice<'_>, source: &Source) -> String {
    let kind = voice.edition.kind(&source.of);
    let of = kind.map_or_else(|| source.of.clone(), |kind| voice.card(kind));
    voice.say(&format!("source-{}", source.key), &[("of", of.into())])
}

/// What decides between equal points.
fn note(voice: &Voice<'_>, row: &Standing) -> String {
    let [battle, distance] = row.tie_breaks[..] else {
        return String::new();
    };
    let place = match u32::try_from(distance) {
        Ok(towns) if towns > 0 => voice.count("where-away", towns),
        _ => voice.say("where-here", &[]),
    };
    let args = [("battle", battle.into()), ("where", place.into())];
    voice.say("result-note", &args)
}

/// `You win with 8 victory points.` The rows come best first.
fn headline(voice: &Voice<'_>, rows: &[Standing], by_points: bool) -> String {
    let points = |row: &Standing| {
        let count = u32::try_from(row.score).unwrap_or_default();
        voice.count("points", count)
    };
    let winners: Vec<&Standing> = rows.iter().filter(|row| row.winner).collect();
    let [winner] = winners[..] else {
        let points = winners.first().map_or_else(String::new, |row| points(row));
        return shared(voice, &winners, points.into());
    };
    let next = rows.iter().find(|row| !row.winner);
    let (Some(next), false) = (next, by_points) else {
        let points = [("points", points(winner).into())];
        return voice.tell(winner.seat, "result-points", &points);
    };
    let args = [("score", winner.score.into()), ("next", next.score.into())];
    let who = voice.tell(winner.seat, key(winner, next), &args);
    let short = missed(voice, winner, rows);
    [who, short].join(" ").trim_end().to_owned()
}

/// By what the winner is ahead of the next.
fn key(winner: &Standing, next: &Standing) -> &'static str {
    let army = |row: &Standing| row.tie_breaks.first().copied();
    if winner.score != next.score {
        "result-most"
    } else if army(winner) != army(next) {
        "result-battle"
    } else {
        "result-distance"
    }
}
