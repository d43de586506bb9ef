//! The end of a game: who won, where the points come from, and what next.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::{Ask, Verified};
use tortuga_scene::{Outcome, ScoreRow, ScoreSource};

use crate::bars::{LOOKS, Legend, legend};
use crate::ui::api;
use crate::ui::browser;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::lobby::card;
use crate::ui::table::at_table::{Kind, at_table};
use crate::ui::table::own::{OwnTable, own_table, replay_path};

/// The score screen, once there is one.
#[component]
pub(crate) fn ResultPanel() -> impl IntoView {
    let at = at_table();
    let result = Memo::new(move |_| at.look(|scene| scene.result.clone()));
    move || result.get().map(|outcome| view! { <Scored outcome /> })
}

#[component]
fn Scored(outcome: Outcome) -> impl IntoView {
    let here = own_table().is_some();
    view! {
        <section class="result" data-testid="result" aria-label=words("web-result")>
            <div class="win">
                {icon("trophy")}
                <div><h2 tabindex="-1">{outcome.headline}</h2><p>{outcome.ended_by}</p></div>
                <Next />
            </div>
            {breakdown(outcome.rows)}
            {(!here).then(|| view! { <Fairness /> })}
        </section>
    }
}

/// Where everybody's points come from: as bars, and in words.
fn breakdown(rows: Vec<ScoreRow>) -> AnyView {
    let most = rows.iter().map(earned).max().unwrap_or(1);
    // In Grog Island goal cards follow what everybody has.
    let goals = at_table().kind().get_untracked() == Some(Kind::Grog);
    let legend = legend(&rows, if goals { 3 } else { LOOKS });
    let bars = rows.iter().map(|row| bar(row, most, &legend));
    let bars = bars.collect_view();
    let sheets = rows.into_iter().map(sheet).collect_view();
    view! {
        <div class="panel">
            <h3 class="label">{words("web-result")}</h3>
            <div>{bars}</div>
            <Key legend />
        </div>
        <div class="sheets">{sheets}</div>
    }
    .into_any()
}

/// The same at the end of a replay, where nobody plays on.
#[component]
pub(crate) fn Breakdown() -> impl IntoView {
    let at = at_table();
    let result = Memo::new(move |_| at.look(|scene| scene.result.clone()));
    let drawn = |outcome: Outcome| {
        let rows = breakdown(outcome.rows);
        view! { <section class="rpresult" aria-label=words("web-result") data-testid="replay-result">{rows}</section> }
    };
    move || result.get().map(drawn)
}

/// Play again, see it again, keep it, show it.
#[component]
pub(crate) fn Next() -> impl IntoView {
    let at = at_table();
    let here = own_table();
    let record = move || {
        let own = here.and_then(|here| here.record.run(()));
        own.unwrap_or_else(|| card(at, |card| format!("/api/tables/{}/record", card.id)))
    };
    let replay = move || card(at, |card| replay_path(&card.id));
    let file = move || card(at, |card| format!("{}.tortuga", card.id));
    view! {
        <div class="cta">
            {here.map_or_else(|| view! { <Rematch /> }.into_any(), |own| again(own).into_any())}
            <a class="btn" data-testid="replay-link" href=replay>{icon("play")}{words("web-replay-this")}</a>
            {here.is_none().then(|| view! { <Share /> })}
            <a class="btn" data-testid="record-link" href=record download=file>{icon("log")}{words("web-record")}</a>
        </div>
    }
}

/// The same people again, in the page.
fn again(own: OwnTable) -> impl IntoView {
    view! {
        <button type="button" class="btn btn--lamp" data-testid="rematch" on:click=move |_| own.again.run(())>
            {icon("undo")}{words("web-rematch")}
        </button>
    }
}

/// The same people again; once somebody wants it, the way to the new table.
#[component]
fn Rematch() -> impl IntoView {
    let at = at_table();
    let table = Memo::new(move |_| card(at, |card| card.rematch.clone()));
    let asked = StoredValue::new(false);
    // Whoever asked goes there; others are not dragged along.
    Effect::new(move || {
        if let Some(table) = table.get()
            && asked.get_value()
        {
            browser::go(&format!("/t/{table}"));
        }
    });
    let ask = move |_| {
        asked.set_value(true);
        at.wish(|id| Ask::Rematch { id });
    };
    move || {
        match (table.get(), at.seated()) {
        (Some(table), _) => view! {
            <a class="btn btn--lamp" data-testid="rematch-link" href=format!("/t/{table}")>{icon("undo")}{words("web-rematch-go")}</a>
        }
        .into_any(),
        (None, true) => view! {
            <button type="button" class="btn btn--lamp" data-testid="rematch" on:click=ask>{icon("undo")}{words("web-rematch")}</button>
        }
        .into_any(),
        (None, false) => view! { <a class="btn" href="/">{icon("plus")}{words("web-again")}</a> }.into_any(),
    }
    }
}

/// Copies the link to the replay.
#[component]
fn Share() -> impl IntoView {
    let at = at_table();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let path = card(at, |card| format!("/replay/{}", card.id));
        spawn_local(async move { copied.set(browser::copy(&browser::address_of(&path)).await) });
    };
    let said = move || {
        words(if copied.get() {
            "web-link-copied"
        } else {
            "web-share"
        })()
    };
    view! {
        <button type="button" class="btn" data-testid="share" on:click=copy>{icon("link")}<span role="status">{said}</span></button>
    }
}

/// Luck is open now: anybody can have it checked.
#[component]
fn Fairness() -> impl IntoView {
    let at = at_table();
    let found = RwSignal::new(None::<Option<Verified>>);
    let short = move || {
        let promise = card(at, |card| card.commitment.to_string());
        match (
            promise.get(..4),
            promise.get(promise.len().saturating_sub(4)..),
        ) {
            (Some(first), Some(last)) => format!("{first}…{last}"),
            (None, _) | (_, None) => promise,
        }
    };
    let check = move |_| {
        let id = untrack(|| card(at, |card| card.id.clone()));
        spawn_local(async move { found.set(Some(api::verify(&id).await.ok())) });
    };
    let said = move || match found.get() {
        None => String::new(),
        Some(Some(verified)) if verified.fair => words_with(
            "web-luck-fair",
            "count",
            f64::from(u32::try_from(verified.outcomes).unwrap_or(u32::MAX)),
        ),
        Some(Some(_)) => words("web-luck-unfair")(),
        Some(None) => words("web-cannot-reach")(),
    };
    view! {
        <p class="fairness" data-testid="fairness">
            {icon("die")}
            <span>{words("web-luck-open")}" "<code>{short}</code></span>
            <button type="button" class="btn btn--sm" data-testid="check-luck" on:click=check>{words("web-luck-check")}</button>
            <b role="status" data-testid="luck-said">{said}</b>
        </p>
    }
}

/// All points that were not lost: as long is the bar.
fn earned(row: &ScoreRow) -> i32 {
    row.sources.iter().map(|source| source.points.max(0)).sum()
}

/// Which look stands for what; the sheets say the same in words.
#[component]
fn Key(legend: Legend) -> impl IntoView {
    let goals = at_table().kind().get_untracked() == Some(Kind::Grog);
    let rest = if goals {
        "web-goal-cards"
    } else {
        "web-other-points"
    };
    // Where everybody's points come from something else, the sheets name it.
    let some = !legend.common.is_empty();
    let labels = legend.common.into_iter().enumerate();
    let labels = labels.map(|(place, label)| entry(place + 1, label.into_any()));
    let labels = labels.collect_view();
    let others = (some && legend.others).then(|| entry(LOOKS, words(rest).into_any()));
    view! { <ul class="legend" aria-hidden="true">{labels}{others}</ul> }
}

fn entry(look: usize, label: AnyView) -> impl IntoView {
    view! { <li><span class=format!("sg s{look}")></span>{label}</li> }
}

/// One player's points as a bar; the table below says the same in words.
fn bar(row: &ScoreRow, most: i32, legend: &Legend) -> impl IntoView + use<> {
    let part = |source: &ScoreSource| {
        let width = format!("width:{}%", 100 * source.points / most.max(1));
        let class = format!("sg s{}", legend.look(&source.label));
        view! { <span class=class style=width title=source.label.clone()><b>{source.points}</b></span> }
    };
    let shown = row.sources.iter().filter(|source| source.points > 0);
    let parts = shown.map(part).collect_view();
    let rank = row.rank;
    view! {
        <div class="bar" class:bar--won=row.winner>
            {row.seal.as_ref().map(|mark| seal(mark, "md"))}
            <div class="nm">{row.name.clone()}<small>{move || words_with("web-rank", "rank", f64::from(rank))}</small></div>
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
