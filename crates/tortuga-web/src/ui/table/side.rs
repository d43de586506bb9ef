//! The column beside the table: log, talk, rules. On a phone it lies behind tabs.

use leptos::prelude::*;

use crate::ui::icon::icon;
use crate::ui::lang::words;
use crate::ui::lobby::card;
use crate::ui::rules::{RulesPanel, rules_at_hand};
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::chat::{Chat, unread};
use crate::ui::table::log::Log;
use crate::ui::table::own::own_table;

/// What is in front: on a wide screen in the column at the side, on a phone on
/// the whole screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Front {
    /// The table itself; the column shows the log.
    #[default]
    Table,
    /// The players and what lies beside the board; the column shows the log.
    Players,
    Log,
    Chat,
    Rules,
}

impl Front {
    /// By this name styles know it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Players => "players",
            Self::Log => "log",
            Self::Chat => "chat",
            Self::Rules => "rules",
        }
    }

    /// What the column shows.
    const fn beside(self) -> Self {
        match self {
            Self::Table | Self::Players | Self::Log => Self::Log,
            Self::Chat => Self::Chat,
            Self::Rules => Self::Rules,
        }
    }
}

/// The column with its three tabs.
#[component]
pub(crate) fn Side() -> impl IntoView {
    let at = at_table();
    let beside = Memo::new(move |_| at.front.get().beside());
    let is = move |front: Front| beside.get() == front;
    let game = Signal::derive(move || card(at, |card| card.game.clone()));
    // Nobody is there to talk to at a table in the page.
    let here = own_table().is_some();
    bring_rules(at);
    view! {
        <aside class="side" aria-label=words("web-side")>
            <div class="tabs" role="tablist" on:keydown=move |event| step(&event)>
                {tab(at, beside, Front::Log, "log", "web-log")}
                {(!here).then(|| tab(at, beside, Front::Chat, "chat", "web-chat"))}
                {tab(at, beside, Front::Rules, "c-book", "button-rules")}
            </div>
            <div class="tabbody" class:gone=move || !is(Front::Log)><Log /></div>
            <Show when=move || is(Front::Chat)><Chat /></Show>
            <Show when=move || is(Front::Rules)>
                <div class="tabbody rulesbox" data-testid="rules"><RulesPanel game /></div>
            </Show>
        </aside>
    }
}

/// A rule that somebody wants to read comes into sight.
fn bring_rules(at: AtTable) {
    let rules = rules_at_hand();
    rules.have_panel();
    Effect::new(move |before: Option<Option<(String, u32)>>| {
        let wanted = rules.wanted.get();
        if wanted.is_some() && before.is_some_and(|before| before != wanted) {
            at.front.set(Front::Rules);
        }
        wanted
    });
}

fn tab(
    at: AtTable,
    beside: Memo<Front>,
    front: Front,
    glyph: &'static str,
    name: &'static str,
) -> impl IntoView {
    let chosen = move || beside.get() == front;
    let count = move || (front == Front::Chat).then(|| count(at));
    view! {
        <button type="button" role="tab" data-testid=format!("tab-{}", front.name())
            aria-selected=move || chosen().to_string() tabindex=move || if chosen() { "0" } else { "-1" }
            on:click=move |_| at.front.set(front)>
            {icon(glyph)}<span>{words(name)}</span>{count}
        </button>
    }
}

/// How much was said that nobody has read here.
fn count(at: AtTable) -> impl IntoView {
    let unread = unread(at);
    view! {
        <Show when=move || { unread.get() > 0 }>
            <b class="unread" data-testid="unread">{move || unread.get()}<span class="sr">" "{words("web-unread")}</span></b>
        </Show>
    }
}

/// The arrow keys go from tab to tab.
fn step(event: &leptos::ev::KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowLeft" => true,
        "ArrowRight" => false,
        _ => return,
    };
    crate::ui::browser::focus_next(".side .tabs [role=tab]", back);
}

/// The tabs at the bottom of a phone.
#[component]
pub(crate) fn BottomTabs() -> impl IntoView {
    let at = at_table();
    let tab = move |front: Front, glyph: &'static str, name: &'static str| {
        let chosen = move || at.front.get() == front;
        let count = (front == Front::Chat).then(|| count(at));
        view! {
            <button type="button" data-testid=format!("view-{}", front.name())
                aria-pressed=move || chosen().to_string() on:click=move |_| at.front.set(front)>
                {icon(glyph)}<span>{words(name)}</span>{count}
            </button>
        }
    };
    view! {
        <nav class="mtabs" aria-label=words("web-views")>
            {tab(Front::Table, "hand", "web-view-table")}
            {tab(Front::Players, "seats", "web-players")}
            {tab(Front::Log, "log", "web-log")}
            {own_table().is_none().then(|| tab(Front::Chat, "chat", "web-chat"))}
        </nav>
    }
}
