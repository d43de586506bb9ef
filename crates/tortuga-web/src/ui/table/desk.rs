//! The desk: the prompt line, what I can do, my cards.

use leptos::prelude::*;
use tortuga_client::Client;
use tortuga_scene::{Asks, Card, Prompt, Touch};

use crate::ui::foggy::hand::TokenHand;
use crate::ui::glory::sailing_card::SailingHand;
use crate::ui::grog::bid::DraftBox;
use crate::ui::groo::card::printed;
use crate::ui::groo::piece::notation;
use crate::ui::icon::icon;
use crate::ui::lang::words;
use crate::ui::table::at_table::{Kind, at_table};
use crate::ui::table::choices::{Acts, drafts};
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
        <section class="desk" class:desk--mine=move || mine.get() aria-label=words("web-desk")>
            // On a phone these stay in sight together.
            <div class="asking">
                <PromptLine />
                <NoticeLine />
                <PauseBox />
                <Show when=move || seated.get() && !over.get()>
                    <div class="acts"><Acts /></div>
                </Show>
            </div>
            <Show when=move || seated.get() fallback=|| view! { <p class="watching">{icon("eye")}{words("watching")}</p> }>
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
    let prompt = Memo::new(move |_| match at.back.text() {
        None => at.look(|scene| Some(scene.prompt.clone())),
        Some(fact) => Some(Prompt {
            asks: Asks::Nobody,
            text: words("web-looking-back")(),
            fact,
        }),
    });
    let now = move || {
        at.back.on().then(|| {
            view! {
                <button type="button" class="btn btn--ink" data-testid="to-now" on:click=move |_| at.back.leave()>
                    {icon("arrow-r")}{words("web-to-now")}<kbd>"Esc"</kbd>
                </button>
            }
        })
    };
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
            {now}
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
        Some(Kind::Foggy) => view! { <TokenHand /> }.into_any(),
        Some(Kind::Grog | Kind::Groo) | None => view! { <Hand /> }.into_any(),
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
    let told = move || kind.get() == Some(Kind::Groo);
    let before = StoredValue::new(Vec::<String>::new());
    let cards = move || {
        let told = told();
        let cards = cards.get();
        let titles = cards.iter().map(|card| card.title.clone()).collect();
        let mut held = before.try_update_value(|held| std::mem::replace(held, titles));
        let new = |title: &String| {
            let held = held.get_or_insert_default();
            let place = held.iter().position(|one| one == title);
            place.map(|place| held.swap_remove(place)).is_none()
        };
        let dealt: Vec<bool> = cards.iter().map(|card| &card.title).map(new).collect();
        let cards = cards.into_iter().zip(dealt);
        cards
            .map(|(card, dealt)| view! { <CardBox card told dealt /> })
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
fn CardBox(
    card: Card,
    told: bool,
    /// It came to the hand just now.
    dealt: bool,
) -> impl IntoView {
    let at = at_table();
    let can = matches!(card.touch, Touch::Act(_));
    let asks = matches!(card.touch, Touch::Ask(_));
    let about = if told { card.about.as_str() } else { "" };
    let label = [card.title.as_str(), &card.corner, about];
    let label = label.into_iter().filter(|part| !part.is_empty());
    let label = label.collect::<Vec<_>>().join(". ");
    let text = match &card.face {
        Some(face) => Some(printed(face).into_any()),
        None => told.then(|| view! { <span class="txt">{card.about.clone()}</span> }.into_any()),
    };
    let corner = card.face.map_or(card.corner, |face| face.worth);
    let title = (!told).then_some(card.about);
    let touch = card.touch;
    let drafted = touch.clone();
    let pencilled = move || at.pencilled(&drafted);
    view! {
        <li class:dealt=dealt>
            <button type="button" class="card" class:asks=asks class:can=move || at.lit(can) class:pencilled=pencilled aria-label=label title=title
                data-notation=notation(touch.clone()) aria-disabled=move || (!at.lit(can)).to_string() on:click=move |_| at.touch(&touch)>
                <span class="ttl">{card.title}</span>
                <span class="pic">{icon(card.icon)}</span>
                <span class="corner num">{corner}</span>
                {text}
            </button>
        </li>
    }
}
