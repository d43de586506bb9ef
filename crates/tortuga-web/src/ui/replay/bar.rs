//! The bar under a replay: where one is, and how to go on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_words::say;

use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words};
use crate::ui::replay::Origin;
use crate::ui::replay::showing::Showing;

/// More names of rounds than these do not fit above the line.
const MOST_NAMES: usize = 8;
/// More ticks than these are a bar.
const MOST_TICKS: usize = 48;

/// The line of the game, and the buttons.
#[component]
pub(crate) fn Bar(showing: Showing) -> impl IntoView {
    view! {
        <section class="rpbar" aria-label=words("web-replay-controls")>
            <Scrubber showing />
            <div class="rpctl">
                <Controls showing />
                <Speeds showing />
                <span class="grow"></span>
                <LinkButton showing />
            </div>
        </section>
    }
}

/// Where one is, in words: `Action 37 of 64`.
pub(crate) fn place(showing: Showing) -> String {
    let args = [("at", showing.at.get().into()), ("end", showing.end.into())];
    say(tongue().get(), "web-replay-place", &args)
}

#[component]
fn Scrubber(showing: Showing) -> impl IntoView {
    let moved = move |value: String| {
        showing.playing.set(false);
        showing.go(value.parse().unwrap_or_default());
    };
    let done = move || format!("--done: {}", part(showing.at.get(), showing.end));
    view! {
        <div class="scrub" style=done>
            <div class="ticks" aria-hidden="true">{move || ticks(showing)}</div>
            <input type="range" min="0" max=showing.end.to_string() step="1" data-testid="scrub"
                aria-label=words("web-replay-scrub") aria-valuetext=move || place(showing)
                prop:value=move || showing.at.get().to_string()
                on:input:target=move |event| moved(event.target().value()) />
        </div>
    }
}

/// How far it is, as a part of one with four places.
fn part(at: usize, end: usize) -> String {
    let whole = end.max(1);
    let places = (at * 10_000 + whole / 2) / whole;
    format!("{}.{:04}", places / 10_000, places % 10_000)
}

/// A tick for every round, and names for some.
fn ticks(showing: Showing) -> impl IntoView + use<> {
    let rounds: Vec<(usize, String)> = showing.told.with(|told| {
        let round = |told: &crate::replay::Told| Some((told.at, told.line.round.clone()?));
        told.iter().filter_map(round).collect()
    });
    let every = rounds.len().div_ceil(MOST_TICKS).max(1);
    let named = rounds.len().div_ceil(MOST_NAMES).max(1);
    let each = rounds.into_iter().enumerate();
    each.filter(|(place, _)| place % every == 0)
        .map(|(place, (at, round))| {
            let style = format!("--place: {}", part(at, showing.end));
            let name = (place % named == 0).then(|| view! { <span>{round}</span> });
            view! { <i style=style>{name}</i> }
        })
        .collect_view()
}

#[component]
fn Controls(showing: Showing) -> impl IntoView {
    let runs = move || showing.playing.get();
    let label = move || {
        words(if runs() {
            "web-replay-pause"
        } else {
            "web-replay-play"
        })()
    };
    let mark = move || icon(if runs() { "pause" } else { "play" });
    let first = move || (showing.at.get() == 0).to_string();
    let last = move || (showing.at.get() == showing.end).to_string();
    view! {
        <button type="button" class="btn btn--icon" data-testid="replay-start" aria-disabled=first aria-label=words("web-replay-first")
            on:click=move |_| showing.go(0)>{icon("step-b")}</button>
        <button type="button" class="btn btn--icon" data-testid="replay-back" aria-disabled=first aria-label=words("web-replay-back")
            on:click=move |_| showing.back()>{icon("arrow-l")}</button>
        <button type="button" class="btn btn--ink rpplay" data-testid="replay-play" on:click=move |_| showing.toggle()>
            {mark}<span>{label}</span>
        </button>
        <button type="button" class="btn btn--icon" data-testid="replay-forward" aria-disabled=last aria-label=words("web-replay-forward")
            on:click=move |_| showing.forward()>{icon("arrow-r")}</button>
        <button type="button" class="btn btn--icon" data-testid="replay-end" aria-disabled=last aria-label=words("web-replay-last")
            on:click=move |_| showing.go(showing.end)>{icon("step-f")}</button>
    }
}

#[component]
fn Speeds(showing: Showing) -> impl IntoView {
    let button = |speed: u32| {
        let chosen = move || (showing.speed.get() == speed).to_string();
        view! {
            <button type="button" aria-pressed=chosen on:click=move |_| showing.speed.set(speed)>{format!("{speed}×")}</button>
        }
    };
    view! {
        <div class="seg seg--sm" role="group" aria-label=words("web-replay-speed")>{[1, 2, 4].map(button).collect_view()}</div>
    }
}

/// Copies the address of this moment, if it leads others there.
#[component]
fn LinkButton(showing: Showing) -> impl IntoView {
    let said = RwSignal::new(None::<&'static str>);
    let copy = move |_| {
        let address = browser::origin() + &showing.address();
        spawn_local(async move {
            let copied = browser::copy(&address).await;
            // Where nothing may be copied, it stands in the bar of the browser.
            browser::replace_address(&showing.address());
            let key = if copied {
                "web-link-copied"
            } else {
                "web-replay-link-above"
            };
            let _ = said.try_set(Some(key));
        });
    };
    // Another moment has another link.
    Effect::new(move || {
        showing.at.track();
        showing.viewpoint.track();
        said.set(None);
    });
    let told = move || said.get().map(|key| words(key)());
    (showing.origin == Origin::Server).then(|| {
        view! {
            <span class="hint" role="status" data-testid="link-said">{told}</span>
            <button type="button" class="btn" data-testid="link-moment" on:click=copy>{icon("link")}<span>{words("web-replay-link")}</span></button>
        }
    })
}
