//! How well bots shall play: for all of them, and for each seat.

use std::collections::BTreeMap;

use leptos::prelude::*;
use tortuga_core::Seat;
use tortuga_protocol::Level;
use tortuga_words::{Lang, say};

use crate::ui::lang::{tongue, words};

/// What the host has chosen for bots that do not sit yet.
#[derive(Clone, Copy)]
pub(crate) struct Levels {
    all: RwSignal<Level>,
    /// Seats for which he chose another.
    own: RwSignal<BTreeMap<Seat, Level>>,
}

impl Levels {
    pub(crate) fn new() -> Self {
        Self {
            all: RwSignal::new(Level::default()),
            own: RwSignal::new(BTreeMap::new()),
        }
    }

    /// How a bot on this seat would play.
    pub(crate) fn of(self, seat: Seat) -> Level {
        let own = self.own.with(|own| own.get(&seat).copied());
        own.unwrap_or_else(|| self.all.get())
    }

    /// Chooses for one seat.
    pub(crate) fn choose(self, seat: Seat, level: Level) {
        self.own.update(|own| {
            own.insert(seat, level);
        });
    }

    fn choose_all(self, level: Level) {
        self.own.update(BTreeMap::clear);
        self.all.set(level);
    }
}

/// What a level is called.
pub(crate) fn level_name(lang: Lang, level: Level) -> String {
    say(lang, &format!("bot-{level}"), &[])
}

/// One level for all seats that are still free.
#[component]
pub(crate) fn LevelChoice(levels: Levels) -> impl IntoView {
    let tongue = tongue();
    let button = move |level: Level| {
        let chosen = move || (levels.all.get() == level).to_string();
        view! {
            <button type="button" data-testid=format!("bots-{level}") aria-pressed=chosen
                on:click=move |_| levels.choose_all(level)>{move || level_name(tongue.get(), level)}</button>
        }
    };
    view! {
        <div class="seg seg--levels" role="group" aria-label=words("web-bots-play")>
            {Level::ALL.map(button).collect_view()}
        </div>
    }
}

/// The level of one seat.
#[component]
pub(crate) fn LevelSelect(
    seat: Seat,
    #[prop(into)] level: Signal<Level>,
    choose: impl Fn(Level) + Send + Sync + 'static,
) -> impl IntoView {
    let tongue = tongue();
    let option = move |one: Level| {
        view! {
            <option value=one.name() selected=move || level.get() == one>
                {move || level_name(tongue.get(), one)}
            </option>
        }
    };
    let changed = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            choose(level);
        }
    };
    view! {
        <select class="field field--sm" data-testid=format!("seat-{seat}-level") aria-label=words("web-bot-level")
            prop:value=move || level.get().name() on:change=changed>
            {Level::ALL.map(option).collect_view()}
        </select>
    }
}
