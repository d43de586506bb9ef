//! Draw pile and discard pile of GROO.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tortuga_scene::{Piece, Touch};

use crate::ui::browser;
use crate::ui::groo::piece::{LookUp, PieceBox};
use crate::ui::groo::{PileOpen, look};
use crate::ui::icon::icon;
use crate::ui::lang::words;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::plates::count;

const BUTTON: &str = "[data-testid=open-pile]";

/// How many cards lie in the piles, and how far the game is from running out.
#[component]
pub(crate) fn PilesLine() -> impl IntoView {
    let at = at_table();
    let piles = Memo::new(move |_| look(at, |board| Some(board.piles.clone())));
    let counts = move || {
        piles
            .get()
            .map(|piles| piles.counts.into_iter().map(count).collect_view())
    };
    let about = move || piles.get().map(|piles| piles.about);
    let last = move || {
        piles.with(|piles| {
            piles
                .as_ref()
                .is_some_and(|piles| piles.turns_left.is_some())
        })
    };
    view! {
        <div class="piles" data-testid="piles">
            <ul class="stats">{counts}</ul>
            <OpenPile />
        </div>
        <p class="running" class:last=last data-testid="countdown">
            {move || last().then(|| icon("clock"))}<span>{about}</span>
        </p>
    }
}

/// Spreads the discard pile out, or puts it together again.
#[component]
fn OpenPile() -> impl IntoView {
    let at = at_table();
    let open = expect_context::<PileOpen>().0;
    let lit = move || at.lit(cards(at).iter().any(legal));
    let toggle = move |_| {
        open.update(|open| *open = !*open);
        if open.get_untracked() {
            request_animation_frame(|| browser::focus_in_place("[data-testid=pile] h3"));
        }
    };
    view! {
        <button type="button" class="btn btn--sm" class:legal=lit data-testid="open-pile"
            aria-expanded=move || open.get().to_string() on:click=toggle>
            {icon("card")}{words("web-open-pile")}
        </button>
    }
}

fn legal(piece: &Piece) -> bool {
    matches!(piece.touch, Touch::Act(_))
}

fn cards(at: AtTable) -> Vec<Piece> {
    look(at, |board| board.piles.discarded.clone())
}

/// The discard pile, spread out over the table.
#[component]
pub(crate) fn PilePanel() -> impl IntoView {
    let at = at_table();
    let open = expect_context::<PileOpen>().0;
    let close = move || {
        open.set(false);
        browser::focus_in_place(BUTTON);
    };
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close();
        }
    };
    let ids = Memo::new(move |_| {
        cards(at)
            .into_iter()
            .map(|piece| piece.id)
            .collect::<Vec<_>>()
    });
    let card =
        move |id: String| Memo::new(move |_| cards(at).into_iter().find(|piece| piece.id == id));
    view! {
        <section class="pile panel" data-testid="pile" aria-label=words("web-pile") on:keydown=escape>
            <header>
                <h3 tabindex="-1">{words("web-pile")}</h3>
                <button type="button" class="btn btn--icon" data-testid="close-pile" aria-label=words("web-close")
                    on:click=move |_| close()>{icon("cross")}</button>
            </header>
            <Show when=move || ids.with(Vec::is_empty)><p>{words("web-pile-empty")}</p></Show>
            <ul>
                <For each=move || ids.get() key=Clone::clone let:id><li><PieceBox piece=card(id) /></li></For>
            </ul>
            <LookUp />
        </section>
    }
}
