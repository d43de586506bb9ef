//! A book of rules open before somebody: contents, search, text.

use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tortuga_words::Lang;

use crate::book::{Book, Chapter, search_words};
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::rules::drawn::chapter_view;
use crate::ui::rules::shelf::{Loan, RulesAtHand, rules_at_hand};

/// Where a book lies open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// On a page of its own, which carries the rule in its address.
    Page,
    /// Beside a board.
    Panel,
}

/// The rules of the game that is played, beside its board.
#[component]
pub(crate) fn RulesPanel(#[prop(into)] game: Signal<String>) -> impl IntoView {
    view! { <section class="rulespanel" aria-label=words("web-rules") data-testid="rules-panel"><Reader game place=Place::Panel /></section> }
}

/// Contents, search and text.
#[component]
pub(crate) fn Reader(game: Signal<String>, place: Place) -> impl IntoView {
    let shelf = rules_at_hand();
    let loan = move || {
        let game = game.get();
        // Without a game there is no book.
        (!game.is_empty()).then(|| shelf.book(&game))
    };
    move || match loan() {
        Some(Loan::Here(book)) => view! { <Open book place /> }.into_any(),
        Some(Loan::Missing) => view! { <Missing game /> }.into_any(),
        Some(Loan::Coming) | None => {
            view! { <p class="hint bookwait" role="status">{words("web-rules-coming")}</p> }
                .into_any()
        }
    }
}

#[component]
fn Missing(game: Signal<String>) -> impl IntoView {
    let shelf = rules_at_hand();
    let again = move |_| shelf.fetch(game.get_untracked());
    view! {
        <div class="empty" role="status">
            <b>{words("web-rules-missing")}</b>
            <button type="button" class="btn" on:click=again>{words("button-again")}</button>
        </div>
    }
}

#[component]
fn Open(book: Arc<Book>, place: Place) -> impl IntoView {
    let query = RwSignal::new(String::new());
    let whole = StoredValue::new(book);
    let found = Memo::new(move |_| query.with(|query| whole.with_value(|book| book.search(query))));
    let shelf = rules_at_hand();
    follow_wishes(shelf, query, place);
    let contents = whole.with_value(|book| contents(&book.chapters, shelf));
    let chapters = move || {
        let words = query.with(|query| search_words(query));
        found.with(|(book, _)| {
            let each = book.chapters.iter();
            each.map(|chapter| chapter_view(chapter, &words))
                .collect_view()
        })
    };
    let nothing = move || found.with(|(_, count)| *count == 0);
    view! {
        <div class="reader" class:reader--panel=place == Place::Panel>
            <div class="booksearch"><Search query found /></div>
            <details class="bookcontents" open=place == Place::Page && browser::wide()>
                <summary class="label">{words("web-rules-contents")}</summary>
                {contents}
            </details>
            <div class="book" lang="en" data-testid="book">
                <English />
                <Show when=nothing><Nothing /></Show>
                {chapters}
            </div>
        </div>
    }
}

/// The rules are in English; whoever reads another language is told so.
#[component]
fn English() -> impl IntoView {
    let tongue = tongue();
    let other = move || tongue.get() != Lang::En;
    view! {
        <Show when=other>
            <p class="booknote" lang=move || tongue.get().code() data-testid="rules-english">{icon("globe")}{words("web-rules-english")}</p>
        </Show>
    }
}

#[component]
fn Nothing() -> impl IntoView {
    let tongue = tongue();
    view! {
        <div class="empty" lang=move || tongue.get().code()>
            <b>{words("web-rules-nothing")}</b><span>{words("web-rules-nothing-about")}</span>
        </div>
    }
}

/// The field that filters as one types, and says how much is left.
#[component]
fn Search(query: RwSignal<String>, found: Memo<(Book, usize)>) -> impl IntoView {
    let count = Memo::new(move |_| found.with(|(_, count)| *count));
    let hits = move || {
        let asked = query.with(|query| !query.trim().is_empty());
        asked.then(|| words_with("web-rules-hits", "count", count.get()))
    };
    let keys = move |event: KeyboardEvent| match event.key().as_str() {
        "Enter" | "ArrowDown" => {
            event.prevent_default();
            browser::focus(".book .bookentry");
        }
        "Escape" => {
            event.stop_propagation();
            query.set(String::new());
        }
        _ => {}
    };
    listen_for_slash();
    view! {
        <label class="booklabel">
            <span class="label">{words("web-rules-search")}</span>
            <input type="search" class="field" data-testid="rules-search" autocomplete="off" spellcheck="false"
                placeholder=words("web-rules-search-about") prop:value=query
                on:input:target=move |event| query.set(event.target().value()) on:keydown=keys />
        </label>
        <p class="hint" role="status" data-testid="rules-hits">{hits}</p>
    }
}

/// A slash leads to the search, wherever one is.
fn listen_for_slash() {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let tag = browser::focused().map(|focused| focused.tag_name());
        let writes = matches!(tag.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"));
        if event.key() == "/" && !writes {
            event.prevent_default();
            browser::focus("[data-testid=rules-search]");
        }
    });
    on_cleanup(move || handle.remove());
}

/// Goes to a rule as soon as somebody wants it; on its own page the address says so.
fn follow_wishes(shelf: RulesAtHand, query: RwSignal<String>, place: Place) {
    Effect::new(move || {
        let Some((id, _)) = shelf.wanted.get() else {
            return;
        };
        query.set(String::new());
        if place == Place::Page && browser::hash() != id {
            browser::replace_address(&format!("{}#{id}", browser::path()));
        }
        // What is to be seen is drawn first.
        request_animation_frame(move || browser::bring(&id));
    });
}

/// The titles of all chapters, each leading there.
fn contents(chapters: &[Chapter], shelf: RulesAtHand) -> impl IntoView + use<> {
    let titled = chapters.iter().filter(|chapter| !chapter.title.is_empty());
    let line = titled.map(|chapter| {
        let anchor = chapter.anchor.clone();
        let go = move |event: leptos::ev::MouseEvent| {
            event.prevent_default();
            shelf.want(&anchor);
        };
        let class = if chapter.part { "part" } else { "whole" };
        view! { <li class=class><a href=format!("#{}", chapter.anchor) on:click=go>{chapter.title.clone()}</a></li> }
    });
    view! { <ul lang="en">{line.collect_view()}</ul> }
}
