//! The end: who has won, and where the points come from.

use tortuga_scene::{Outcome, ScoreRow};

use crate::play::page::Page;

/// The score screen. How the game ended stands in the log above it.
pub(crate) fn draw(page: &mut Page, outcome: &Outcome) {
    page.blank();
    page.heading(&page.say("score", &[]));
    page.text(&page.ink.bold(&outcome.headline), 0);
    page.blank();
    for row in &outcome.rows {
        score_row(page, row);
    }
}

fn score_row(page: &mut Page, row: &ScoreRow) {
    let seal = row.seal.as_ref().map(|seal| page.seal(seal));
    let seal = seal.unwrap_or_else(|| "~".to_owned());
    let name = page.ink.bold(&row.name);
    let points = page.say("points", &[("count", row.score.into())]);
    let won = if row.winner { " *" } else { "" };
    page.text(&format!("{}. {seal} {name}: {points}{won}", row.rank), 3);
    let sources = row.sources.iter();
    let sources: Vec<String> = sources
        .map(|source| format!("{}\u{a0}{:+}", source.label, source.points))
        .collect();
    if !sources.is_empty() {
        page.text(&format!("   {}", sources.join(", ")), 3);
    }
    if !row.note.is_empty() {
        page.text(&page.ink.faint(&format!("   {}", row.note)), 3);
    }
}
