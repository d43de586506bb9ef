//! The viewer's own tokens, drawn as they would lie on the map.

use leptos::prelude::*;
use tortuga_scene::{Card, MapToken, Touch};

use crate::ui::foggy::look;
use crate::ui::foggy::tile::token_face;
use crate::ui::groo::piece::notation;
use crate::ui::lang::words;
use crate::ui::table::at_table::at_table;

/// His hand.
#[component]
pub(crate) fn TokenHand() -> impl IntoView {
    let at = at_table();
    let cards = Memo::new(move |_| at.look(|scene| scene.hand.clone()));
    let tokens = Memo::new(move |_| look(at, |board| board.held.clone()));
    let some = move || cards.with(|cards| !cards.is_empty());
    let each = move || {
        let (cards, tokens) = (cards.get(), tokens.get());
        let held = cards.iter().cloned().zip(tokens).enumerate();
        let drawn = held.map(|(place, (card, token))| {
            // Of two like tokens one is lifted.
            let first = cards[..place].iter().all(|other| other.title != card.title);
            view! { <TokenCard card token first /> }
        });
        drawn.collect_view()
    };
    view! {
        <Show when=some>
            <h2 class="label">{words("web-tokens")}</h2>
            <ul class="hand hand--tokens">{each}</ul>
        </Show>
    }
}

/// One token. Its shape tells whose lines it builds, its text what it does.
#[component]
fn TokenCard(card: Card, token: MapToken, first: bool) -> impl IntoView {
    let at = at_table();
    let can = matches!(card.touch, Touch::Act(_));
    let asks = matches!(card.touch, Touch::Ask(_));
    let id = token.face.as_ref().map(|face| face.id);
    // It was chosen, and its tile is asked for.
    let chosen = move || {
        let placing = look(at, |board| Some(board.placing.as_ref()?.id));
        first && placing.is_some() && placing == id
    };
    let label = format!("{}. {}", card.title, card.about);
    let title = card.about.clone();
    let acts = notation(card.touch.clone());
    let touch = card.touch;
    view! {
        <li>
            <button type="button" class="card tcard" class:asks=asks class:sel=chosen class:can=move || at.lit(can) aria-label=label
                title=title data-notation=acts aria-disabled=move || (!at.lit(can)).to_string()
                on:click=move |_| at.touch(&touch)>
                {token_face(at, &token)}
                <span class="ttl">{card.title}</span>
                <span class="txt">{card.about}</span>
            </button>
        </li>
    }
}
