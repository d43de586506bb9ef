//! In pencil: what a choice would bring, before it is made.

use leptos::prelude::*;
use tortuga_scene::Choice;

use crate::draft::Draft;
use crate::ui::lang::words;
use crate::ui::table::at_table::{AtTable, at_table};

/// What is pointed at, or else what is chosen: what it would do.
#[component]
pub(crate) fn Preview() -> impl IntoView {
    let at = at_table();
    let shown = Memo::new(move |_| shown(at));
    let ahead = Memo::new(move |_| at.pencil.with(crate::pencil::Pencil::is_ahead));
    let said = move || match shown.get() {
        Some(choice) => Some(told(&choice).into_any()),
        None if ahead.get() => Some(view! { <span>{words("web-pencil-ahead")}</span> }.into_any()),
        None => None,
    };
    view! {
        <div role="status" data-testid="preview">
            {move || said().map(|said| view! {
                <p class="whatif"><span class="lab">{words("web-preview")}</span>{said}</p>
            })}
        </div>
        {move || at.chosen().map(|notation| view! { <style>{mark(&notation)}</style> })}
    }
}

/// The choice that the preview is about.
fn shown(at: AtTable) -> Option<Choice> {
    let bid = || Some(at.draft.with(Draft::notation)).filter(|_| at.bid_is_legal());
    let notation = at.drawn().or_else(bid)?;
    let find = |choice: &&Choice| choice.notation == notation;
    at.look(|scene| scene.choices.iter().find(find).cloned())
}

/// What it is, what then happens for certain, and what it means.
fn told(choice: &Choice) -> impl IntoView + use<> {
    let (label, outcome, about) = (
        choice.label.clone(),
        choice.outcome.clone(),
        choice.about.clone(),
    );
    let outcome = (!outcome.is_empty()).then(|| view! { ": "<span class="will">{outcome}</span> });
    view! {
        <span><b>{label}</b>{outcome}<span class="means">" "{about}</span></span>
    }
}

/// Whatever plays the chosen action is marked in pencil, wherever it is drawn.
fn mark(notation: &str) -> String {
    let notation = notation.replace('\\', "\\\\").replace('"', "\\\"");
    format!(
        "[data-notation=\"{notation}\"]:not(.choice, :focus-visible) \
         {{ outline: 3px dashed var(--pencil); outline-offset: 2px; }}"
    )
}
