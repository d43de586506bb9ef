//! The page: home, or one of the other places.

use leptos::prelude::*;
use tortuga_games::GAMES;

use crate::ui::browser;
use crate::ui::home::Home;
use crate::ui::lang::provide_tongue;
use crate::ui::me::provide_myself;
use crate::ui::parts::{self, room};
use crate::ui::rules::provide_rules;
use crate::ui::settings::provide_settings;

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
    let rest = rest.to_owned();
    match place {
        "t" if !rest.is_empty() => room(parts::table(rest)),
        "replay" => room(parts::replay(rest)),
        "rules" => room(parts::rules(rest)),
        "here" if !rest.is_empty() => room(parts::here(rest)),
        "new" if is_game(&rest) => room(parts::new(rest)),
        "tables" => room(parts::tables()),
        "me" => room(parts::me()),
        "settings" => room(parts::settings()),
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
