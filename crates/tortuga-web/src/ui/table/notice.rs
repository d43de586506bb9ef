//! Banners and answers: the line is down, somebody was faster, why not.

use leptos::prelude::*;
use tortuga_client::{Link, Notice};

use crate::said::{Said, notice};
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::lobby::card;
use crate::ui::rules::RuleLink;
use crate::ui::table::at_table::at_table;

/// Says that the line is down, as long as it is.
#[component]
pub(crate) fn Banner() -> impl IntoView {
    let at = at_table();
    let said = move || {
        at.page.with(|page| match page.link {
            Link::Closed(tries) if tries > 0 => {
                Some(words_with("reconnecting", "try", f64::from(tries)))
            }
            Link::Closed(_) | Link::Open | Link::Nowhere => None,
        })
    };
    let state = move || if at.open.get() { "open" } else { "closed" };
    view! {
        <div class="banner" role="status" data-testid="connection" data-state=state>{said}</div>
    }
}

/// The last answer that is worth reading: the reason, and the rule behind it.
#[component]
pub(crate) fn NoticeLine() -> impl IntoView {
    let at = at_table();
    let tongue = tongue();
    let said = Memo::new(move |_| {
        let found = at.page.with(|page| page.notice.clone())?;
        // Without a table there is no rule of a game to be named.
        let game = card(at, |card| card.game.clone());
        Some((found == Notice::Stale, notice(tongue.get(), &game, &found)))
    });
    view! {
        <div role="status" data-testid="why-not" class="whybox">
            {move || said.get().map(|(stale, said)| view! { <Why stale said /> })}
        </div>
    }
}

#[component]
fn Why(stale: bool, said: Said) -> impl IntoView {
    let at = at_table();
    let rule = said.rule.map(|id| {
        view! { <span class="rule" data-testid="rule"><RuleLink id /></span> }
    });
    // The button goes with its line, so the focus needs another place.
    let close = move |_| {
        at.page.update(|page| page.notice = None);
        browser::focus_in_place("[data-testid=prompt], .go");
    };
    let (lead, rest) = in_two(&said.text);
    view! {
        <div class="whyline" class:whyline--wake=stale>
            {icon("info")}
            <p><b>{lead}</b>" "{rest}</p>
            {rule}
            <button type="button" class="btn btn--icon" data-testid="close" aria-label=words("web-close") on:click=close>
                {icon("cross")}
            </button>
        </div>
    }
}

/// The short reason in bold, and what comes after it.
fn in_two(text: &str) -> (String, String) {
    let end = text.find(": ").or_else(|| text.find(". "));
    let (lead, rest) = text.split_at(end.map_or(text.len(), |end| end + 1));
    (lead.to_owned(), rest.trim_start().to_owned())
}
