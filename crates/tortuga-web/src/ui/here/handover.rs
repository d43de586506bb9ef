//! Between two people: the screen on which nothing of the table is to be seen.

use leptos::html;
use leptos::prelude::*;
use tortuga_core::Seat;

use super::keeper::Keeper;
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{LangSwitch, ThemeSwitch, words, words_with};

/// Says whose turn it is, and waits until he says that he is there.
#[component]
pub(crate) fn HandOver(keeper: Keeper, seat: Seat) -> impl IntoView {
    let name = StoredValue::new(keeper.name(seat));
    let titled = move || words_with("web-here-turn", "name", name.get_value());
    Effect::new(move || browser::entitle(&titled()));
    // The heading and not the button: a key too many must not show the cards to
    // whoever pressed it.
    let heading = NodeRef::<html::H1>::new();
    Effect::new(move || {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    view! {
        <div class="site">
            <nav class="nav" aria-label=words("web-nav")>
                <a class="brand" href="/">{icon("turtle-mark")}"Tortuga"</a>
                <span class="grow"></span>
                <LangSwitch />
                <ThemeSwitch />
            </nav>
            <main class="handover" data-testid="hand-over">
                <section class="panel">
                    {icon("lock")}
                    <h1 tabindex="-1" node_ref=heading>{titled}</h1>
                    <p>{words("web-here-hidden")}</p>
                    <button type="button" class="btn btn--lg btn--lamp" data-testid="i-am"
                        on:click=move |_| keeper.take_up(seat)>
                        {move || words_with("web-here-i-am", "name", name.get_value())}
                    </button>
                </section>
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
    let waits = Memo::new(move |_| next.get().is_some());
    let button = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <Show when=move || waits.get()>
            <div class="passon" data-testid="pass-on-bar">
                <p role="status">{said}</p>
                <button type="button" class="btn btn--lamp" data-testid="pass-on" node_ref=button
                    on:click=move |_| keeper.pass_on()>
                    {icon("lock")}{words("web-here-pass-on")}
                </button>
            </div>
        </Show>
    }
}
