//! The page: home, or one of the other places.

use leptos::prelude::*;
use tortuga_games::GAMES;

use crate::ui::browser;
use crate::ui::here::here_page;
use crate::ui::home::Home;
use crate::ui::lang::provide_tongue;
use crate::ui::me::page::MePage;
use crate::ui::me::provide_myself;
use crate::ui::new::NewPage;
use crate::ui::replay::ReplayPage;
use crate::ui::rules::{RulesPage, known_game, provide_rules};
use crate::ui::settings::page::SettingsPage;
use crate::ui::settings::provide_settings;
use crate::ui::table::TablePage;
use crate::ui::tables::TablesPage;

/// Everything. Which page it is stands in the address; going to another one
/// loads it, so there is no router.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_tongue();
    provide_settings();
    provide_rules();
    provide_myself();
    let path = browser::path();
    let (place, rest) = place(&path);
    match (place, rest) {
        ("t", id) if !id.is_empty() => view! { <TablePage id=id.to_owned() /> }.into_any(),
        ("replay", id) => view! { <ReplayPage id=id.to_owned() /> }.into_any(),
        ("rules", game) => view! { <RulesPage known=known_game(game) /> }.into_any(),
        ("here", id) if !id.is_empty() => here_page(id),
        ("new", game) if is_game(game) => view! { <NewPage game=game.to_owned() /> }.into_any(),
        ("tables", _) => view! { <TablesPage /> }.into_any(),
        ("me", _) => view! { <MePage /> }.into_any(),
        ("settings", _) => view! { <SettingsPage /> }.into_any(),
        _ => view! { <Home /> }.into_any(),
    }
}

/// The shelf has this game.
fn is_game(game: &str) -> bool {
    GAMES.contains(&game)
}

/// The first word of an address, and what comes after it.
fn place(path: &str) -> (&str, &str) {
    let path = path.trim_matches('/');
    path.split_once('/').unwrap_or((path, ""))
}
