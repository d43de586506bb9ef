//! The table: board, plates, desk and log around one scene.

pub(crate) mod affairs;
pub(crate) mod at_table;
pub(crate) mod back;
pub(crate) mod chat;
pub(crate) mod choices;
pub(crate) mod clock;
pub(crate) mod desk;
pub(crate) mod dialog;
pub(crate) mod hint;
pub(crate) mod keys;
pub(crate) mod log;
pub(crate) mod menu;
pub(crate) mod notice;
pub(crate) mod own;
pub(crate) mod pace;
pub(crate) mod pause;
pub(crate) mod plates;
pub(crate) mod preview;
pub(crate) mod printed;
pub(crate) mod result;
pub(crate) mod side;
pub(crate) mod since;
pub(crate) mod socket;
pub(crate) mod sound;
pub(crate) mod thinking;
pub(crate) mod top;

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use tortuga_client::{Client, Link};
use tortuga_protocol::Stage;
use tortuga_scene::{Asks, Scene};
use wasm_bindgen::JsCast;

use crate::ui::browser;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::me::myself;
use crate::ui::parts::{self, room};
use crate::ui::site::Nav;
use crate::ui::table::affairs::Affairs;
use crate::ui::table::at_table::{AtTable, Kind, at_table};
use crate::ui::table::clock::provide_ticking;
use crate::ui::table::desk::Desk;
use crate::ui::table::keys::Keys;
use crate::ui::table::menu::Menu;
use crate::ui::table::notice::{Banner, NoticeLine};
use crate::ui::table::result::ResultPanel;
use crate::ui::table::side::{BottomTabs, Side};
use crate::ui::table::socket::Line;
use crate::ui::table::top::Top;

/// The page at `/t/{id}`.
#[component]
pub(crate) fn TablePage(id: String) -> impl IntoView {
    // Whoever comes by a link first becomes a guest; the socket needs to know him.
    let myself = myself();
    let ready = Memo::new(move |_| myself.is_known());
    let tongue = tongue();
    let said = move || myself.trouble().map(|trouble| trouble.words(tongue.get()));
    move || {
        if ready.get() {
            view! { <Known id=id.clone() /> }.into_any()
        } else {
            view! { <Bare><p class="hint" role="status">{said}</p></Bare> }.into_any()
        }
    }
}

#[component]
fn Known(id: String) -> impl IntoView {
    let page = RwSignal::new(Client::default());
    let line = Line::open(&id, page);
    let at = AtTable::provide(page, Callback::new(move |ask| line.send(&ask)));
    // The end of a game changes nothing about the table on which it was played.
    let gathers = Memo::new(move |_| at.stage().map(|stage| stage == Stage::Gathering));
    move || match gathers.get() {
        None => view! { <Waiting /> }.into_any(),
        Some(true) => room(parts::lobby()),
        Some(false) => view! { <Playing /> }.into_any(),
    }
}

#[component]
fn Waiting() -> impl IntoView {
    view! { <Bare><Banner /><NoticeLine /></Bare> }
}

/// What is shown until there is a table, or if there is none.
#[component]
fn Bare(children: Children) -> impl IntoView {
    let at = use_context::<AtTable>();
    let nowhere = move || at.is_some_and(|at| at.page.with(|page| page.link == Link::Nowhere));
    view! {
        <div class="site">
            <Nav />
            <main class="bare">
                <h1 class="sr">"Tortuga"</h1>
                <Show when=move || !nowhere()><Coast /><p class="hint">{words("web-loading")}</p></Show>
                {children()}
                <p><a href="/" data-testid="home">{words("web-home")}</a></p>
            </main>
        </div>
    }
}

/// A coast that draws itself while somebody waits for longer than a moment.
#[component]
fn Coast() -> impl IntoView {
    view! {
        <svg class="coast" viewBox="0 0 560 120" aria-hidden="true">
            <path pathLength="1" d="M6 92c22-6 34-26 58-24s30 22 54 18 34-46 66-52 44 26 70 26 40-38 74-40 40 34 66 40 44-22 70-16 34 36 90 40" />
        </svg>
    }
}

/// True for a moment whenever somebody wants to see again what changed.
fn shown_again(at: AtTable) -> RwSignal<bool> {
    let shown = RwSignal::new(false);
    Effect::new(move || {
        if at.since.again.get() > 0 {
            shown.set(true);
            let end = move || {
                // The page may be gone by then.
                let _ = shown.try_set(false);
            };
            set_timeout(end, Duration::from_millis(850));
        }
    });
    shown
}

/// A table on which a game is on, or over.
#[component]
pub(crate) fn Playing() -> impl IntoView {
    let at = at_table();
    follow_the_prompt(at);
    tell_whose_turn(at);
    provide_ticking(at);
    let (menu, all_keys) = (RwSignal::new(false), RwSignal::new(false));
    keys::listen(at, all_keys);
    sound::listen(at);
    at.back.follow();
    let again = shown_again(at);
    let drawn = Memo::new(move |_| {
        at.scene
            .with(|scene| scene.as_ref().is_some_and(Result::is_ok))
    });
    let broken = move || {
        at.scene.with(|scene| match scene {
            Some(Err(error)) => Some(words_with("web-broken", "error", error.clone())),
            Some(Ok(_)) | None => None,
        })
    };
    let over = at.over();
    let kind = at.kind();
    let towns = move || kind.get() == Some(Kind::Groo);
    let chart = move || kind.get() == Some(Kind::Foggy);
    let sea = move || kind.get() == Some(Kind::Glory);
    let watching = move || !at.seated();
    view! {
        <main class="table" class:table--over=move || over.get() class:table--watching=watching
            class:table--towns=towns class:table--foggy=chart class:table--glory=sea
            class:again=move || again.get() data-front=move || at.front.get().name()>
            <Top menu />
            <div class="banners">
                <Banner />
                <Affairs />
                <p class="banner" role="alert">{broken}</p>
            </div>
            <Show when=move || drawn.get()>
                <ResultPanel />
                <BoardOf />
                <Desk />
            </Show>
            <Side />
            <BottomTabs />
            <Menu open=menu keys=all_keys />
            <Keys open=all_keys />
        </main>
    }
}

/// The board of the game that is played.
#[component]
pub(crate) fn BoardOf() -> impl IntoView {
    let kind = at_table().kind();
    move || kind.get().map(parts::board)
}

/// The title of the window says whose turn it is, for whoever looks elsewhere.
fn tell_whose_turn(at: AtTable) {
    Effect::new(move || {
        if at.back.on() {
            return;
        }
        let (asks, game) = at.look(|scene| (Some(scene.prompt.asks), scene.title.clone()));
        let key = match asks {
            Some(Asks::You) => "web-title-you",
            Some(Asks::Others) => "web-title-others",
            Some(Asks::Nobody) => "web-title-nobody",
            None => return,
        };
        browser::entitle(&words_with(key, "game", game));
    });
}

fn element(target: Option<web_sys::EventTarget>) -> Option<web_sys::Element> {
    target?.dyn_into().ok()
}

/// A button that was pressed may be gone with the next picture. Then the focus
/// goes to the prompt, so that the keyboard is not thrown back to the top; and
/// at the end of the game to the result.
fn follow_the_prompt(at: AtTable) {
    let at_work = StoredValue::new(false);
    let listener = window_event_listener(ev::focusin, move |event| {
        let focused = element(event.target());
        let inside = focused.and_then(|element| element.closest(".desk, .board").ok()?);
        at_work.set_value(inside.is_some());
    });
    on_cleanup(move || listener.remove());
    let over = at.over();
    let asked = move |scene: &Scene| Some((scene.prompt.clone(), scene.choices.len()));
    Effect::new(move |before: Option<bool>| {
        at.look(asked);
        let over = over.get();
        if let Some(was_over) = before
            && at_work.get_value()
        {
            let ended = over && !was_over;
            request_animation_frame(move || focus_again(ended));
        }
        over
    });
}

fn focus_again(ended: bool) {
    if ended {
        browser::focus("[data-testid=result] h2");
    } else if browser::focused().is_none() {
        browser::focus_in_place("[data-testid=prompt]");
    }
}
