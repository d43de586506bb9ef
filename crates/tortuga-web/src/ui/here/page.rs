//! The page at `/here/{id}`.

use leptos::prelude::*;

use super::handover::{HandOver, PassOn};
use super::keeper::{Device, Keeper};
use super::{begin, load};
use crate::ui::browser;
use crate::ui::lang::words;
use crate::ui::site::Site;
use crate::ui::table::Playing;
use crate::ui::table::at_table::AtTable;
use crate::ui::table::own::OwnTable;
use crate::wish::{filled, wish};

/// A game that this browser keeps, by its name.
pub(crate) fn here_page(id: &str) -> AnyView {
    if id == "new" {
        return begun();
    }
    match load(id) {
        Some(house) => {
            let keeper = Keeper::of(house);
            provide_context(OwnTable {
                again: Callback::new(move |()| keeper.again()),
                record: Callback::new(move |()| keeper.record_link()),
            });
            view! { <Here keeper /> }.into_any()
        }
        None => view! { <Nothing /> }.into_any(),
    }
}

/// Begins what the address asks for; whoever goes back does not begin again.
fn begun() -> AnyView {
    let setting = filled(wish(&browser::query()));
    match begin(&setting.game, &setting.options, setting.sitters) {
        Ok(id) => {
            browser::go_instead(&format!("/here/{id}"));
            ().into_any()
        }
        Err(error) => view! {
            <Site title="web-here-title">
                <main class="bare"><p class="lead" role="alert">{error}</p></main>
            </Site>
        }
        .into_any(),
    }
}

/// The table of whoever has the device, or what is shown while nobody has it. The
/// table is made anew for everybody, so that nothing of another's stays.
#[component]
fn Here(keeper: Keeper) -> impl IntoView {
    let device = Memo::new(move |_| keeper.device.get());
    move || match device.get() {
        Device::At(_) => view! { <TableHere keeper /> }.into_any(),
        Device::OnItsWay(seat) => view! { <HandOver keeper seat /> }.into_any(),
    }
}

#[component]
fn TableHere(keeper: Keeper) -> impl IntoView {
    AtTable::provide(keeper.page, Callback::new(move |ask| keeper.ask(ask)));
    view! { <Playing /><PassOn keeper /> }
}

#[component]
fn Nothing() -> impl IntoView {
    view! {
        <Site title="web-here-title">
            <main class="bare">
                <p class="lead">{words("web-here-nothing")}</p>
                <p><a href="/" data-testid="home">{words("web-home")}</a></p>
            </main>
        </Site>
    }
}
