//! What I can do: a button for every choice, and what it would bring.

use leptos::prelude::*;
use tortuga_client::Client;
use tortuga_scene::Choice;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use crate::tray::{Group, Offer, Tray};
use crate::ui::grog::bid::BidButton;
use crate::ui::icon::icon;
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::preview::Preview;

/// What I can do: the bid that I drafted, and a button for everything else.
#[component]
pub(crate) fn Acts() -> impl IntoView {
    let at = at_table();
    let bids = Memo::new(move |_| drafts(at));
    let groups = move || at.tray.with(|tray| tray.groups.clone());
    let waits = move || at.page.with(|page| page.waits() || !at.open.get());
    let some = Memo::new(move |_| bids.get() || at.tray.with(|tray| !tray.groups.is_empty()));
    view! {
        <Show when=move || some.get()>
            <h2 class="label">{words("web-can-do")}</h2>
        </Show>
        <div class="offers" class:waits=waits>
            <CommitButton />
            <Show when=move || bids.get()><BidButton /></Show>
            <For each=groups key=|group| group_key(group) let:group><GroupBox group /></For>
            <AllBids />
        </div>
        <Preview />
    }
}

/// A draft makes sense: bids are asked for, or one was begun ahead of time.
pub(crate) fn drafts(at: AtTable) -> bool {
    at.tray.with(|tray| !tray.bids.is_empty()) || at.draft.with(|draft| !draft.is_empty())
}

/// A group that changes in anything is a new one.
fn group_key(group: &Group) -> Vec<[String; 3]> {
    let said = |choice: &Choice| {
        let Choice {
            notation,
            label,
            outcome,
            ..
        } = choice.clone();
        [notation, label, outcome]
    };
    group.choices.iter().map(said).collect()
}

#[component]
fn GroupBox(group: Group) -> impl IntoView {
    match group.offer {
        Offer::Buttons => buttons(group.choices).into_any(),
        Offer::Board => {
            view! { <Folded choices=group.choices label="web-all" lead=Some("web-choose-on-board") /> }.into_any()
        }
        Offer::Folded => view! { <Folded choices=group.choices label="web-all" lead=None /> }.into_any(),
    }
}

fn buttons(choices: Vec<Choice>) -> impl IntoView {
    let each = choices.into_iter();
    each.map(|choice| view! { <ChoiceButton choice /> })
        .collect_view()
}

/// Plays what is in pencil, if no button in sight does so anyway.
#[component]
fn CommitButton() -> impl IntoView {
    let at = at_table();
    let chosen = Memo::new(move |_| {
        let notation = at.chosen()?;
        let shown = at.tray.with(|tray| tray.has_button(&notation));
        let find = |choice: &&Choice| choice.notation == notation;
        (!shown).then(|| at.look(|scene| scene.choices.iter().find(find).cloned()))?
    });
    let button = move |choice: Choice| {
        view! {
            <button type="button" class="btn" class:btn--lamp=move || at.lit(true) data-testid="commit"
                aria-disabled=move || (!at.lit(true)).to_string() on:click=move |_| at.commit()>
                {icon("check")}<span>{choice.label}</span><kbd>"Enter"</kbd>
            </button>
        }
    };
    move || chosen.get().map(button)
}

#[component]
fn ChoiceButton(choice: Choice) -> impl IntoView {
    let at = at_table();
    let own = StoredValue::new(choice.notation.clone());
    let single = move || at.tray.with(Tray::is_single);
    let drafted = Memo::new(move |_| {
        at.chosen()
            .is_some_and(|one| own.with_value(|own| *own == one))
    });
    let lamp = move || at.lit(single() || drafted.get());
    let outcome = (!choice.outcome.is_empty()).then(|| view! { <small>{choice.outcome}</small> });
    let kept = Memo::new(move |_| at.page.with(|page| page.kept == Some(own.get_value())));
    // Only an answer in a pause stays what it is for a while.
    let pressed = move || at.page.with(Client::paused).then(|| kept.get().to_string());
    // A finger cannot point before it touches, so its first touch only drafts.
    let press = move |event: web_sys::MouseEvent| {
        let notation = own.get_value();
        if by_finger(&event) && !lamp() {
            at.draft_or_act(&notation);
        } else {
            at.act(&notation);
        }
    };
    let point = move || at.pointed.set(Some(own.get_value()));
    let leave = move || at.pointed.set(None);
    view! {
        <button type="button" class="btn choice" class:btn--lamp=lamp class:kept=move || kept.get()
            aria-pressed=pressed data-testid="choice" data-notation=choice.notation
            aria-disabled=move || (!at.lit(true)).to_string() on:click=press
            on:mouseenter=move |_| point() on:focus=move |_| point()
            on:mouseleave=move |_| leave() on:blur=move |_| leave()>
            <span>{choice.label}</span>{outcome}
            <Show when=move || drafted.get()><kbd>"Enter"</kbd></Show>
        </button>
    }
}

/// A finger or a pen did it, and not a mouse or a key.
fn by_finger(event: &web_sys::MouseEvent) -> bool {
    let pointer = event.dyn_ref::<PointerEvent>();
    pointer.is_some_and(|pointer| matches!(pointer.pointer_type().as_str(), "touch" | "pen"))
}

/// Many choices: folded away, so that the few stay in sight.
#[component]
fn Folded(choices: Vec<Choice>, label: &'static str, lead: Option<&'static str>) -> impl IntoView {
    let open = RwSignal::new(false);
    let count = choices.len();
    let toggle = move |_| open.update(|open| *open = !*open);
    let shown = move || open.get().then(|| buttons(choices.clone()));
    view! {
        <div class="fold">
            {lead.map(|key| view! { <span class="hint">{words(key)}</span> })}
            <button type="button" class="btn btn--quiet" data-testid="fold"
                aria-expanded=move || open.get().to_string() on:click=toggle>
                {move || words_with(label, "count", count)}
            </button>
            <div class="offers">{shown}</div>
        </div>
    }
}

/// Every bid as a button, for whoever would rather read than draft.
#[component]
fn AllBids() -> impl IntoView {
    let at = at_table();
    let bids = Memo::new(move |_| at.tray.with(|tray| tray.bids.clone()));
    move || {
        let choices = bids.get();
        (!choices.is_empty()).then(|| view! { <Folded choices label="web-all-bids" lead=None /> })
    }
}
