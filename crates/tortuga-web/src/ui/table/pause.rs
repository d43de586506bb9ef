//! Pauses: who asks for time, and the two wishes that a player may have.

use leptos::prelude::*;
use tortuga_client::Client;

use crate::ui::lang::{words, words_with};
use crate::ui::lobby::card;
use crate::ui::table::at_table::at_table;

/// What is to be said and wished in a pause; nothing in a game without any.
#[component]
pub(crate) fn PauseBox() -> impl IntoView {
    let at = at_table();
    let over = at.over();
    let ordered = move || card(at, |card| card.pass_windows);
    let shown = Memo::new(move |_| !over.get() && (at.page.with(|page| page.pauses) || ordered()));
    let paused = Memo::new(move |_| at.page.with(Client::paused));
    let kept = Memo::new(move |_| at.page.with(|page| page.kept.is_some()));
    let alone = Memo::new(move |_| at.page.with(Client::alone));
    let (say, say_alone) = (words("web-pause"), words("web-pause-alone"));
    view! {
        <Show when=move || shown.get()>
            <div class="pausebox" data-testid="pause" data-on=move || paused.get().to_string()>
                <Show when=move || paused.get()>
                    <p role="status">{move || if alone.get() { say_alone() } else { say() }}</p>
                    <Show when=move || kept.get()>
                        <p role="status" data-testid="kept">{words("web-kept")}</p>
                    </Show>
                    <AskedForTime />
                </Show>
                <Show when=move || at.seated()><Wishes /></Show>
            </div>
        </Show>
    }
}

/// Who has asked for time.
#[component]
fn AskedForTime() -> impl IntoView {
    let at = at_table();
    let line = move |seat: usize| {
        let name = card(at, |card| card.names().get(seat).cloned());
        let said = words_with("web-asks-for-time", "name", name.unwrap_or_default());
        view! { <p role="status" data-testid="asks-for-time">{said}</p> }
    };
    let seats = move || at.page.with(|page| page.holding.clone());
    move || {
        let seats = seats().into_iter();
        seats.map(|seat| line(seat.index())).collect_view()
    }
}

/// More time, and no more questions.
#[component]
fn Wishes() -> impl IntoView {
    let at = at_table();
    let can = move || at.lit(at.page.with(Client::paused));
    let passes = move || card(at, |card| card.pass_windows);
    let alone = Memo::new(move |_| at.page.with(Client::alone));
    view! {
        <Show when=move || !alone.get()>
            <button type="button" class="btn btn--quiet" data-testid="hold-on"
                aria-disabled=move || (!can()).to_string() on:click=move |_| at.hold_on()>
                {words("button-hold-on")}
            </button>
        </Show>
        <label>
            <input type="checkbox" data-testid="pass-windows" prop:checked=passes
                on:change=move |event| at.pass_windows(event_target_checked(&event)) />
            {words("web-pass-windows")}
        </label>
    }
}
