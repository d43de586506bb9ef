//! The end of a game: who won, and where the points come from.

use leptos::prelude::*;
use tortuga_scene::{Outcome, ScoreRow, ScoreSource};

use crate::ui::here::Keeper;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::words;
use crate::ui::lobby::card;
use crate::ui::table::at_table::{Kind, at_table};

/// The score screen, once there is one.
#[component]
pub(crate) fn ResultPanel() -> impl IntoView {
    let at = at_table();
    let result = Memo::new(move |_| at.look(|scene| scene.result.clone()));
    move || result.get().map(|outcome| view! { <Scored outcome /> })
}

#[component]
fn Scored(outcome: Outcome) -> impl IntoView {
    let at = at_table();
    let here = use_context::<Keeper>();
    let record = move || {
        let own = here.and_then(Keeper::record_link);
        own.unwrap_or_else(|| card(at, |card| format!("/api/tables/{}/record", card.id)))
    };
    let most = outcome.rows.iter().map(earned).max().unwrap_or(1);
    let common = common(at.kind().get_untracked());
    let bars = outcome
        .rows
        .iter()
        .map(|row| bar(row, most, common))
        .collect_view();
    let legend = outcome.rows.first().filter(|_| common > 0);
    let legend = legend.map(|row| legend_of(row, common));
    let sheets = outcome.rows.into_iter().map(sheet).collect_view();
    view! {
        <section class="result" data-testid="result" aria-label=words("web-result")>
            <div class="win">
                {icon("trophy")}
                <div><h2 tabindex="-1">{outcome.headline}</h2><p>{outcome.ended_by}</p></div>
                <div class="cta">
                    <a class="btn btn--lamp" href="/">{icon("plus")}{words("web-again")}</a>
                    <a class="btn" data-testid="record-link" href=record download=move || card(at, |card| format!("{}.tortuga", card.id))>
                        {icon("log")}{words("web-record")}
                    </a>
                </div>
            </div>
            <div class="panel">
                <h3 class="label">{words("web-result")}</h3>
                <div>{bars}</div>
                {legend}
            </div>
            <div class="sheets">{sheets}</div>
        </section>
    }
}

/// All points that were not lost: as long is the bar.
fn earned(row: &ScoreRow) -> i32 {
    row.sources.iter().map(|source| source.points.max(0)).sum()
}

/// So many sources are the same on every sheet; behind these come others for
/// everybody, such as goal cards. Of Buildings everybody has his own.
const fn common(kind: Option<Kind>) -> usize {
    match kind {
        Some(Kind::Grog) => 3,
        Some(Kind::Foggy | Kind::Glory | Kind::Groo) | None => 0,
    }
}

/// The pattern of a source, by its place on the sheet.
fn pattern(place: usize, common: usize) -> &'static str {
    match place.min(common) {
        _ if common == 0 => "sg s3",
        0 => "sg s1",
        1 => "sg s2",
        2 => "sg s3",
        _ => "sg s4",
    }
}

/// Which pattern stands for what.
fn legend_of(row: &ScoreRow, common: usize) -> impl IntoView + use<> {
    let key = |place: usize, label: AnyView| {
        view! { <li><span class=pattern(place, common)></span>{label}</li> }
    };
    let sources = row.sources.iter().take(common).enumerate();
    let sources = sources.map(|(place, source)| key(place, source.label.clone().into_any()));
    let sources = sources.collect_view();
    view! {
        <ul class="legend" aria-hidden="true">
            {sources}{key(common, words("web-goal-cards").into_any())}
        </ul>
    }
}

/// One player's points as a bar; the table below says the same in words.
fn bar(row: &ScoreRow, most: i32, common: usize) -> impl IntoView + use<> {
    let part = |(place, source): (usize, &ScoreSource)| {
        let width = format!("width:{}%", 100 * source.points / most.max(1));
        view! { <span class=pattern(place, common) style=width title=source.label.clone()>{source.points}</span> }
    };
    let sources = row.sources.iter().enumerate();
    let shown = sources.filter(|(_, source)| source.points > 0);
    let parts = shown.map(part).collect_view();
    view! {
        <div class="bar">
            {row.seal.as_ref().map(|mark| seal(mark, "md"))}
            <div class="nm">{row.name.clone()}</div>
            <div class="strip" aria-hidden="true">{parts}</div>
            <div class="tot num">{row.score}</div>
        </div>
    }
}

fn sheet(row: ScoreRow) -> impl IntoView {
    let sources = row.sources.into_iter().map(|source| {
        view! { <li><span>{source.label}</span><b class="num">{source.points}</b></li> }
    });
    view! {
        <div class="panel sheet" class:sheet--won=row.winner>
            <h3>
                {row.seal.as_ref().map(|mark| seal(mark, "sm"))}
                {format!("{}. {}", row.rank, row.name)}
                <b class="num">{row.score}</b>
            </h3>
            <ul>{sources.collect_view()}</ul>
            {(!row.note.is_empty()).then(|| view! { <p class="note">{row.note}</p> })}
        </div>
    }
}
