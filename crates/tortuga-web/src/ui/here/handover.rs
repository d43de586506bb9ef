//! Between two people: the screen on which nothing of the table is to be seen.

use leptos::html;
use leptos::prelude::*;
use tortuga_core::Seat;

use super::Keeper;
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{words, words_with};
use crate::ui::site::Nav;

/// Says whose turn it is, and waits until he says that he is there.
#[component]
pub(crate) fn HandOver(keeper: Keeper, seat: Seat) -> impl IntoView {
    let name = StoredValue::new(keeper.name(seat));
    let titled = move || words_with("web-here-turn", "name", name.get_value());
    Effect::new(move || browser::entitle(&titled()));
    let button = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <div class="site">
            <Nav />
            <main class="handover" data-testid="hand-over">
                {icon("lock")}
                <h1>{titled}</h1>
                <p>{words("web-here-hidden")}</p>
                <button type="button" class="btn btn--lg btn--lamp" data-testid="i-am" node_ref=button
                    on:click=move |_| keeper.take_up(seat)>
                    {move || words_with("web-here-i-am", "name", name.get_value())}
                </button>
            </main>
        </div>
    }
}

/// Somebody else must decide: whoever has the device looks as long as he likes, and
/// then gives it away.
#[component]
pub(crate) fn PassOn(keeper: Keeper) -> impl IntoView {
    let next = keeper.next;
    let said = move || {
        let name = next.get().map(|seat| keeper.name(seat));
        words_with("web-here-next", "name", name.unwrap_or_default())
    };
    view! {
        <Show when=move || next.get().is_some()>
            <div class="passon" role="status" data-testid="pass-on-bar">
                <p>{said}</p>
                <button type="button" class="btn btn--lamp" data-testid="pass-on"
                    on:click=move |_| keeper.pass_on()>
                    {icon("lock")}{words("web-here-pass-on")}
                </button>
            </div>
        </Show>
    }
}
