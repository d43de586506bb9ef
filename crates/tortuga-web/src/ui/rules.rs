//! The rules in place: a page, and a panel beside the board.

mod drawn;
mod reader;
mod shelf;

use leptos::prelude::*;
use tortuga_games::GAMES;
use tortuga_words::say;

pub(crate) use reader::RulesPanel;
pub(crate) use shelf::{provide_rules, rules_at_hand};

use crate::book::game_of;
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words};
use crate::ui::rules::reader::{Place, Reader};
use crate::ui::site::Site;

/// The page at `/rules` and `/rules/{game}`.
#[component]
pub(crate) fn RulesPage(
    /// Which game's; none for the shelf with all of them.
    known: Option<&'static str>,
) -> impl IntoView {
    match known {
        Some(game) => view! { <GameRules game /> }.into_any(),
        None => view! { <AllRules /> }.into_any(),
    }
}

/// The game with this name.
pub(crate) fn known_game(name: &str) -> Option<&'static str> {
    GAMES.into_iter().find(|known| *known == name)
}

/// The name of a game in the viewer's language.
pub(crate) fn game_title(game: &str) -> String {
    say(tongue().get(), &format!("{game}-title"), &[])
}

/// The icon that stands for a game.
pub(crate) fn game_icon(game: &str) -> &'static str {
    match game {
        "grog-island" => "g-grog",
        "groo" => "groo",
        "foggy-island" => "fog",
        _ => "compass",
    }
}

/// The four games.
#[component]
fn AllRules() -> impl IntoView {
    let link = |game: &'static str| {
        view! {
            <li>
                <a class="shelf" href=format!("/rules/{game}") data-testid=format!("rules-{game}")>
                    {icon(game_icon(game))}
                    <b>{move || game_title(game)}</b>
                    {icon("arrow-r")}
                </a>
            </li>
        }
    };
    view! {
        <Site title="web-rules">
            <header class="head"><h1>{words("web-rules")}</h1><p>{words("web-rules-about")}</p></header>
            <main><ul class="shelves">{GAMES.map(link).collect_view()}</ul></main>
        </Site>
    }
}

/// The rules of one game, at the rule that the address names.
#[component]
fn GameRules(game: &'static str) -> impl IntoView {
    let shelf = rules_at_hand();
    shelf.want(&browser::hash());
    let listener = window_event_listener_untyped("hashchange", move |_| {
        shelf.want(&browser::hash());
    });
    on_cleanup(move || listener.remove());
    let tab = move |other: &'static str| {
        let current = (other == game).then_some("page");
        view! { <a href=format!("/rules/{other}") aria-current=current>{move || game_title(other)}</a> }
    };
    view! {
        <Site title="web-rules">
            <header class="head">
                <h1>{move || game_title(game)}</h1>
                <nav class="booktabs" aria-label=words("web-rules")>{GAMES.map(tab).collect_view()}</nav>
            </header>
            <main class="bookpage"><Reader game=Signal::stored(game.to_owned()) place=Place::Page /></main>
        </Site>
    }
}

/// The ID of a rule as a link. Where the rules lie beside the board they open
/// there; elsewhere it leads to their page.
#[component]
pub(crate) fn RuleLink(id: String) -> impl IntoView {
    let shelf = rules_at_hand();
    let href = game_of(&id).map(|game| format!("/rules/{game}#{id}"));
    let wanted = id.clone();
    let open = move |event: leptos::ev::MouseEvent| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.shift_key();
        if plain && shelf.open_rule(&wanted) {
            event.prevent_default();
        }
    };
    view! { <a class="rule-id" href=href data-testid="rule-link" on:click=open>{id}</a> }
}
