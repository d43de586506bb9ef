//! The desk: the prompt line, what I can do, my cards.

use leptos::prelude::*;
use tortuga_client::Client;
use tortuga_scene::{Asks, Card, Choice, Touch};

use crate::tray::{Group, Offer, Tray};
use crate::ui::glory::sailing_card::SailingHand;
use crate::ui::grog::bid::{BidButton, DraftBox, Preview};
use crate::ui::groo::piece::notation;
use crate::ui::icon::icon;
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::{AtTable, Kind, at_table};
use crate::ui::table::hint::{HintBox, HintButton};
use crate::ui::table::notice::NoticeLine;
use crate::ui::table::pause::PauseBox;

/// Everything under the board.
#[component]
pub(crate) fn Desk() -> impl IntoView {
    let at = at_table();
    let mine = Memo::new(move |_| at.lit(at.look(|scene| scene.prompt.asks == Asks::You)));
    let seated = Memo::new(move |_| at.seated());
    let over = at.over();
    view! {
        <section class="desk" class:mine=move || mine.get() aria-label=words("web-desk")>
            <PromptLine />
            <NoticeLine />
            <PauseBox />
            <Show when=move || seated.get() fallback=|| view! { <p class="watching">{icon("eye")}{words("watching")}</p> }>
                <Show when=move || !over.get()>
                    <div class="acts"><Acts /></div>
                </Show>
                <div class="handbox">
                    <Show when=move || !over.get()><Drafting /></Show>
                    <OwnCards />
                </div>
            </Show>
        </section>
    }
}

/// One sentence between board and hand: what is asked, and of whom.
#[component]
fn PromptLine() -> impl IntoView {
    let at = at_table();
    let prompt = Memo::new(move |_| at.look(|scene| Some(scene.prompt.clone())));
    let asks = move || match prompt.get().map(|prompt| prompt.asks) {
        Some(Asks::You) => "you",
        Some(Asks::Others) => "others",
        Some(Asks::Nobody) | None => "nobody",
    };
    view! {
        <div class="prompt" role="group" aria-label=words("web-prompt") tabindex="-1" data-testid="prompt" data-asks=asks>
            {icon("lamp")}
            <div class="says" role="status">
                <span class="say">{move || prompt.get().map(|prompt| prompt.text)}</span>" "
                <span class="why">{move || prompt.get().map(|prompt| prompt.fact)}</span>
            </div>
            <HintButton />
            <UndoButton />
            <HintBox />
        </div>
    }
}

#[component]
fn UndoButton() -> impl IntoView {
    let at = at_table();
    let can = move || {
        let picture = |page: &Client| page.picture.as_ref().map(|picture| picture.can_undo);
        at.lit(at.page.with(picture) == Some(true))
    };
    let over = at.over();
    let shown = Memo::new(move |_| at.seated() && !over.get());
    view! {
        <Show when=move || shown.get()>
            <button type="button" class="btn btn--quiet tools" data-testid="undo"
                aria-disabled=move || (!can()).to_string() on:click=move |_| at.undo()>
                {icon("undo")}<span>{words("button-undo")}</span><kbd>"U"</kbd>
            </button>
        </Show>
    }
}

/// What I can do: the bid that I drafted, and a button for everything else.
#[component]
fn Acts() -> impl IntoView {
    let at = at_table();
    let bids = Memo::new(move |_| drafts(at));
    let groups = move || at.tray.with(|tray| tray.groups.clone());
    let waits = move || at.page.with(|page| page.waits() || !at.open.get());
    let some = Memo::new(move |_| bids.get() || at.tray.with(|tray| !tray.groups.is_empty()));
    view! {
        <Show when=move || some.get()>
            <h2 class="label">{words("web-can-do")}</h2>
        </Show>
        <div class="row" class:waits=waits>
            <Show when=move || bids.get()><BidButton /></Show>
            <For each=groups key=|group| group_key(group) let:group><GroupBox group /></For>
            <AllBids />
        </div>
        <Preview />
    }
}

/// A draft makes sense: bids are asked for, or one was begun ahead of time.
fn drafts(at: AtTable) -> bool {
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

#[component]
fn ChoiceButton(choice: Choice) -> impl IntoView {
    let at = at_table();
    let single = move || at.lit(at.tray.with(Tray::is_single));
    let outcome = (!choice.outcome.is_empty()).then(|| view! { <small>{choice.outcome}</small> });
    let notation = choice.notation.clone();
    let own = choice.notation.clone();
    let kept = Memo::new(move |_| at.page.with(|page| page.kept.as_ref() == Some(&own)));
    // Only an answer in a pause stays what it is for a while.
    let pressed = move || at.page.with(Client::paused).then(|| kept.get().to_string());
    view! {
        <button type="button" class="btn choice" class:btn--lamp=single class:kept=move || kept.get()
            aria-pressed=pressed data-testid="choice"
            data-notation=choice.notation title=choice.about
            aria-disabled=move || (!at.lit(true)).to_string() on:click=move |_| at.act(&notation)>
            <span>{choice.label}</span>{outcome}
        </button>
    }
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
            <div class="row">{shown}</div>
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

#[component]
fn Drafting() -> impl IntoView {
    let at = at_table();
    let shown = Memo::new(move |_| drafts(at));
    view! { <Show when=move || shown.get()><DraftBox /></Show> }
}

/// My own cards, as the game has them.
#[component]
fn OwnCards() -> impl IntoView {
    let kind = at_table().kind();
    move || match kind.get() {
        Some(Kind::Glory) => view! { <SailingHand /> }.into_any(),
        Some(Kind::Foggy | Kind::Grog | Kind::Groo) | None => view! { <Hand /> }.into_any(),
    }
}

/// My own cards.
#[component]
fn Hand() -> impl IntoView {
    let at = at_table();
    let cards = Memo::new(move |_| at.look(|scene| scene.hand.clone()));
    let some = move || cards.with(|cards| !cards.is_empty());
    // Where every card does something else, it is told on the card.
    let kind = at.kind();
    let told = move || matches!(kind.get(), Some(Kind::Foggy | Kind::Groo));
    let cards = move || {
        let told = told();
        let cards = cards.get().into_iter();
        cards
            .map(|card| view! { <CardBox card told /> })
            .collect_view()
    };
    view! {
        <Show when=some>
            <h2 class="label">{words("web-cards")}</h2>
            <ul class="hand" class:hand--told=told>{cards}</ul>
        </Show>
    }
}

#[component]
fn CardBox(card: Card, told: bool) -> impl IntoView {
    let at = at_table();
    let can = matches!(card.touch, Touch::Act(_));
    let asks = matches!(card.touch, Touch::Ask(_));
    let about = if told { card.about.as_str() } else { "" };
    let label = [card.title.as_str(), &card.corner, about];
    let label = label.into_iter().filter(|part| !part.is_empty());
    let label = label.collect::<Vec<_>>().join(". ");
    let text = told.then(|| view! { <span class="txt">{card.about.clone()}</span> });
    let title = (!told).then_some(card.about);
    let touch = card.touch;
    view! {
        <li>
            <button type="button" class="card" class:asks=asks class:can=move || at.lit(can) aria-label=label title=title
                data-notation=notation(touch.clone()) aria-disabled=move || (!at.lit(can)).to_string() on:click=move |_| at.touch(&touch)>
                <span class="ttl">{card.title}</span>
                <span class="pic">{icon(card.icon)}</span>
                <span class="corner num">{card.corner}</span>
                {text}
            </button>
        </li>
    }
}
