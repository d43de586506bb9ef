//! Hints: the button, a captain who thinks, and what he says.

use leptos::prelude::*;
use tortuga_client::Client;
use tortuga_protocol::Level;

use crate::counsel::{Counsel, counsel};
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words};
use crate::ui::lobby::card;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::thinking::meter;

/// Asks what a captain would do; there while the viewer has a decision to make.
#[component]
pub(crate) fn HintButton() -> impl IntoView {
    let at = at_table();
    let asked = Memo::new(move |_| at.look(|scene| !scene.choices.is_empty()));
    let thinks = Memo::new(move |_| at.page.with(Client::is_advised));
    let can = move || at.lit(!thinks.get());
    view! {
        <Show when=move || asked.get()>
            <button type="button" class="btn btn--quiet tools" data-testid="hint"
                aria-disabled=move || (!can()).to_string() on:click=move |_| at.ask_hint()>
                {icon("compass")}<span>{words("button-hint")}</span><kbd>"H"</kbd>
            </button>
        </Show>
    }
}

/// A captain thinks, or has thought.
#[component]
pub(crate) fn HintBox() -> impl IntoView {
    let at = at_table();
    let thinks = Memo::new(move |_| at.page.with(Client::is_advised));
    let said = said(at);
    let told = move || said.get().map(spoken);
    view! {
        <div class="hintbox" role="status" aria-live="polite" data-testid="hint-box">
            <Show when=move || thinks.get()>
                <p class="hint">{words("web-hint-thinks")}</p>{meter(Level::Captain)}
            </Show>
            {told}
        </div>
        {move || advised(at).map(|notation| view! { <style>{mark(&notation)}</style> })}
    }
}

/// The hint in words.
fn said(at: AtTable) -> Memo<Option<Counsel>> {
    let tongue = tongue();
    Memo::new(move |_| {
        let hint = at.page.with(|page| page.hint.clone())?;
        let (game, names) = card(at, |card| (card.game.clone(), card.names()));
        at.look(|scene| Some(counsel(tongue.get(), &game, &names, &scene.choices, &hint)))
    })
}

fn spoken(counsel: Counsel) -> impl IntoView {
    let reasons = counsel.reasons.into_iter();
    let reasons = reasons.map(|reason| view! { <li>{reason}</li> });
    let line = counsel
        .line
        .map(|line| view! { <p class="hint" data-testid="line">{line}</p> });
    view! {
        <div class="counsel" data-testid="counsel">
            {icon("compass")}
            <div>
                <p><b data-testid="would">{counsel.would}</b>" "<span data-testid="margin">{counsel.chance}</span></p>
                <ul data-testid="reasons">{reasons.collect_view()}</ul>
                {line}
            </div>
        </div>
    }
}

fn advised(at: AtTable) -> Option<String> {
    at.page
        .with(|page| page.hint.as_ref().map(|hint| hint.action.clone()))
}

/// Whatever plays the advised action is marked, wherever it is drawn, now or
/// when a list is unfolded: a rule of style finds it by its notation.
fn mark(notation: &str) -> String {
    let notation = notation.replace('\\', "\\\\").replace('"', "\\\"");
    let one = format!("[data-notation=\"{notation}\"]");
    format!(
        "{one}:not(:focus-visible) {{ outline: 4px double var(--wake); outline-offset: 2px; }} \
         .choice{one} > span::before {{ content: \"★ \"; }}"
    )
}
