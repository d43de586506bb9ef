//! The table of GROO: The Game: the towns around it, the dice in the middle.

pub(crate) mod card;
pub(crate) mod middle;
pub(crate) mod piece;
pub(crate) mod piles;
pub(crate) mod town;
pub(crate) mod way;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tortuga_core::Viewer;
use tortuga_scene::{Board, GrooBoard, GrooDraft};

use crate::around::{Side, around};
use crate::ui::browser;
use crate::ui::groo::middle::Middle;
use crate::ui::groo::piece::LookUp;
use crate::ui::groo::piles::{PilePanel, PilesLine};
use crate::ui::groo::town::TownBox;
use crate::ui::groo::way::{WakeLine, Way};
use crate::ui::lang::{tongue, words};
use crate::ui::lobby::card;
use crate::ui::table::at_table::{AtTable, at_table};

/// Something of the table; the default before there is one.
#[track_caller]
pub(crate) fn look<T: Default>(at: AtTable, look: impl FnOnce(&GrooBoard) -> T) -> T {
    at.look(|scene| {
        let Board::Groo(board) = &scene.board else {
            return T::default();
        };
        look(board)
    })
}

/// What the choice that is pointed at, or in pencil, would change on the table.
pub(crate) fn drafted(at: AtTable) -> Option<GrooDraft> {
    let chosen = at.drawn()?;
    look(at, |board| {
        let mut drafts = board.drafts.iter();
        drafts.find(|draft| draft.notation == chosen).cloned()
    })
}

/// What the viewer looks up: a card's name, and what it does.
#[derive(Clone, Copy)]
pub(crate) struct LookedUp(pub(crate) RwSignal<Option<(String, String)>>);

/// The discard pile lies spread out.
#[derive(Clone, Copy)]
pub(crate) struct PileOpen(pub(crate) RwSignal<bool>);

/// The table. Nobody comes or goes while it is shown, so every town is made
/// once and follows its own part of the scene.
#[component]
pub(crate) fn GrooTable() -> impl IntoView {
    let at = at_table();
    let up = RwSignal::new(None);
    provide_context(LookedUp(up));
    let tongue = tongue();
    // What was looked up, was read in the other language.
    Effect::new(move || {
        tongue.track();
        up.set(None);
    });
    let open = RwSignal::new(false);
    provide_context(PileOpen(open));
    let seats = untrack(|| look(at, |board| board.towns.len()));
    let viewer = match untrack(|| card(at, |card| Some(card.viewer))) {
        Some(Viewer::Seat(seat)) => Some(seat.index()),
        Some(Viewer::Spectator) | None => None,
    };
    let mut towns = around(seats, viewer);
    let sides = towns.clone();
    let mine = towns.pop();
    provide_context(Way::heard(at));
    let town = |(seat, side): (usize, Side)| view! { <TownBox seat side /> };
    view! {
        <section class="board" aria-label=words("web-board")>
            <div class=format!("frame towns towns--{seats}") role="group" aria-label=words("web-board") on:keydown=|event| walk(&event)>
                {towns.into_iter().map(town).collect_view()}
                <Middle />
                <div class="south">
                    <section class="bypiles" aria-label=words("web-stacks")><PilesLine /></section>
                    {mine.map(town)}
                    <LookUp />
                </div>
                <WakeLine sides />
                <Show when=move || open.get()><PilePanel /></Show>
            </div>
        </section>
    }
}

/// The arrow keys go from card to card and from town to town. Tab stops at the
/// towns and at whatever is lit.
fn walk(event: &KeyboardEvent) {
    let (selector, back) = match event.key().as_str() {
        "ArrowLeft" => (".towns [data-stop]", true),
        "ArrowRight" => (".towns [data-stop]", false),
        "ArrowUp" => (".towns [data-stop=first]", true),
        "ArrowDown" => (".towns [data-stop=first]", false),
        _ => return,
    };
    event.prevent_default();
    browser::focus_next(selector, back);
}
