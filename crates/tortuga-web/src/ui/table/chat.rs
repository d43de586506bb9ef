//! Talk at a table, before and during a game.

use leptos::ev::SubmitEvent;
use leptos::html::{Div, Input};
use leptos::prelude::*;
use tortuga_core::Seat;
use tortuga_protocol::{Ask, LONGEST_SAYING, Said, Stage, TableCard};

use crate::ui::icon::{icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::lobby::card;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::side::Front;

/// Everything said at the table, and a line to say something. It needs an
/// [`AtTable`] and nothing else, so that the lobby can have it, too.
#[component]
pub(crate) fn Chat() -> impl IntoView {
    let at = at_table();
    let silent = Memo::new(move |_| is_silent(at));
    let place = NodeRef::<Div>::new();
    Effect::new(move || {
        at.page.with(|page| page.said.len());
        request_animation_frame(move || {
            if let Some(Some(place)) = place.try_get_untracked() {
                place.set_scroll_top(place.scroll_height());
            }
        });
    });
    let by_players = move || sayings(at, |said| said.seat.is_some());
    let by_others = move || sayings(at, |said| said.seat.is_none());
    let empty = Memo::new(move |_| at.page.with(|page| page.said.is_empty()));
    let others = Memo::new(move |_| !by_others().is_empty());
    view! {
        <div class="tabbody chat" data-testid="chat">
            <div class="sayings" role="log" aria-live="polite" tabindex="0" aria-label=words("web-chat") node_ref=place>
                <Show when=move || empty.get()>
                    <p class="nothing"><b>{words("web-chat-empty")}</b>{words("web-chat-begin")}</p>
                </Show>
                <For each=by_players key=|said| said.number let:said><Saying said /></For>
                <Show when=move || others.get()>
                    <h3 class="label">{words("web-chat-onlookers")}</h3>
                    <For each=by_others key=|said| said.number let:said><Saying said /></For>
                </Show>
            </div>
            <Show when=move || !silent.get() fallback=|| view! { <p class="hint chatoff" data-testid="chat-off">{words("web-chat-off")}</p> }>
                <SayLine />
            </Show>
        </div>
    }
}

fn sayings(at: AtTable, is: fn(&Said) -> bool) -> Vec<Said> {
    at.page.with(|page| {
        let said = page.said.iter().filter(|said| is(said));
        said.cloned().collect()
    })
}

/// Partners do not talk while their game is on, as everybody would hear it.
fn is_silent(at: AtTable) -> bool {
    let partners = |card: &TableCard| {
        let team = card.options.get("mode").is_some_and(|mode| mode == "team");
        team && card.stage == Stage::Playing
    };
    at.seated() && card(at, partners)
}

#[component]
fn Saying(said: Said) -> impl IntoView {
    let at = at_table();
    let (number, seat) = (said.number, said.seat);
    let mine = move || seat.is_some_and(|seat| card(at, |card| card.viewer.is(seat)));
    let mark = move || seat.and_then(|seat| mark(at, seat));
    let name = said.name.clone();
    view! {
        <div class="saying" data-testid="saying">
            {move || mark().map(|mark| seal(&mark, "sm"))}
            <p><b>{said.name}</b>" "<span>{said.text}</span></p>
            <Show when=move || !mine()><Manners number name=name.clone() /></Show>
        </div>
    }
}

fn mark(at: AtTable, seat: Seat) -> Option<tortuga_scene::Seal> {
    at.look(|scene| Some(scene.plates.get(seat.index())?.seal.clone()))
}

/// What can be done about somebody who talks.
#[component]
fn Manners(number: u32, name: String) -> impl IntoView {
    let at = at_table();
    let muted = RwSignal::new(false);
    let reported = RwSignal::new(false);
    let mute = move |_| {
        let on = !muted.get_untracked();
        muted.set(on);
        at.wish(|id| Ask::Mute {
            id,
            said: number,
            on,
        });
    };
    let report = move |_| {
        if !reported.get_untracked() {
            reported.set(true);
            at.wish(|id| Ask::Report { id, said: number });
        }
    };
    let mute_words = move || {
        if muted.get() {
            words("web-unmute")()
        } else {
            words("web-mute")()
        }
    };
    let report_words = move || {
        if reported.get() {
            words("web-reported")()
        } else {
            words("web-report")()
        }
    };
    let about = move || words_with("web-about-saying", "name", name.clone());
    view! {
        <details class="manners">
            <summary aria-label=about>"⋯"</summary>
            <div class="btns">
                <button type="button" class="btn btn--sm" data-testid="mute" aria-pressed=move || muted.get().to_string() on:click=mute>{mute_words}</button>
                <button type="button" class="btn btn--sm" data-testid="report" aria-disabled=move || reported.get().to_string() on:click=report>{report_words}</button>
            </div>
        </details>
    }
}

#[component]
fn SayLine() -> impl IntoView {
    let at = at_table();
    let field = NodeRef::<Input>::new();
    let say = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        let text = field.value().trim().to_owned();
        if !text.is_empty() {
            at.wish(|id| Ask::Say { id, text });
            field.set_value("");
        }
    };
    view! {
        <form class="sayin" on:submit=say>
            <input class="field" node_ref=field data-testid="say" autocomplete="off" maxlength=LONGEST_SAYING.to_string()
                aria-label=words("web-say") placeholder=words("web-say") />
            <button type="submit" class="btn btn--sm" data-testid="send">{icon("chat")}{words("web-send")}</button>
        </form>
    }
}

/// How much was said since the talk was last in front.
pub(crate) fn unread(at: AtTable) -> Memo<usize> {
    Memo::new(move |_| {
        let read = at.read.get();
        if at.front.get() == Front::Chat {
            return 0;
        }
        let new = |said: &&Said| said.number >= read;
        at.page.with(|page| page.said.iter().filter(new).count())
    })
}
