//! The parts of the program that are fetched when somebody first enters a room.
//!
//! Each function here begins a part: the build cuts the program before it, and all
//! that only it needs travels in a file of its own. The macro makes the functions
//! asynchronous, because the file has to come first.

#![expect(
    clippy::unnecessary_wraps,
    reason = "a part may not come: the macro adds that error"
)]

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::ui::foggy::FoggyTable;
use crate::ui::glory::GloryTable;
use crate::ui::grog::GrogTable;
use crate::ui::groo::GrooTable;
use crate::ui::here::{here_page, think_here};
use crate::ui::lang::words;
use crate::ui::lobby::Lobby;
use crate::ui::me::page::MePage;
use crate::ui::new::NewPage;
use crate::ui::replay::ReplayPage;
use crate::ui::rules::{RulesPage, known_game};
use crate::ui::settings::page::SettingsPage;
use crate::ui::table::TablePage;
use crate::ui::table::at_table::Kind;
use crate::ui::table::plates::Plates;
use crate::ui::tables::TablesPage;

/// A room of the page: shown as soon as its part of the program is there.
pub(crate) fn room<F>(fetched: F) -> AnyView
where
    F: Future<Output = Fetched> + Send + 'static,
{
    Suspend::new(async move { fetched.await.unwrap_or_else(missing) }).into_any()
}

/// A part of the program, or none because it did not come.
type Fetched = Result<AnyView, wasm_split_helpers::SplitLoaderError>;

fn missing(_: wasm_split_helpers::SplitLoaderError) -> AnyView {
    view! { <p class="banner" role="alert">{words("web-part-missing")}</p> }.into_any()
}

#[wasm_split(table, fallible)]
pub(crate) fn table(id: String) -> Fetched {
    Ok(view! { <TablePage id /> }.into_any())
}

#[wasm_split(pages, fallible)]
pub(crate) fn lobby() -> Fetched {
    Ok(view! { <Lobby /> }.into_any())
}

#[wasm_split(here, fallible)]
pub(crate) fn replay(id: String) -> Fetched {
    Ok(view! { <ReplayPage id /> }.into_any())
}

#[wasm_split(pages, fallible)]
pub(crate) fn rules(game: String) -> Fetched {
    Ok(view! { <RulesPage known=known_game(&game) /> }.into_any())
}

#[wasm_split(here, fallible)]
pub(crate) fn here(id: String) -> Fetched {
    Ok(here_page(&id))
}

#[wasm_split(pages, fallible)]
pub(crate) fn new(game: String) -> Fetched {
    Ok(view! { <NewPage game /> }.into_any())
}

#[wasm_split(pages, fallible)]
pub(crate) fn tables() -> Fetched {
    Ok(view! { <TablesPage /> }.into_any())
}

#[wasm_split(pages, fallible)]
pub(crate) fn me() -> Fetched {
    Ok(view! { <MePage /> }.into_any())
}

#[wasm_split(pages, fallible)]
pub(crate) fn settings() -> Fetched {
    Ok(view! { <SettingsPage /> }.into_any())
}

/// The board of a game.
pub(crate) fn board(kind: Kind) -> AnyView {
    match kind {
        Kind::Foggy => room(foggy()),
        Kind::Glory => room(glory()),
        Kind::Grog => room(grog()),
        Kind::Groo => room(groo()),
    }
}

#[wasm_split(foggy, fallible)]
fn foggy() -> Fetched {
    Ok(view! { <FoggyTable /> }.into_any())
}

#[wasm_split(glory, fallible)]
fn glory() -> Fetched {
    Ok(view! { <GloryTable /> }.into_any())
}

/// With plates; where the towns are the seats, or the ships, there are none.
#[wasm_split(grog, fallible)]
fn grog() -> Fetched {
    Ok(view! { <Plates /><GrogTable /> }.into_any())
}

#[wasm_split(groo, fallible)]
fn groo() -> Fetched {
    Ok(view! { <GrooTable /> }.into_any())
}

/// Thinks about an errand; both it and the answer are JSON.
#[wasm_split(bots)]
pub(crate) fn think(errand: String) -> String {
    let errand = serde_json::from_str(&errand).ok();
    let answer = errand.as_ref().and_then(think_here);
    serde_json::to_string(&answer).unwrap_or_default()
}
