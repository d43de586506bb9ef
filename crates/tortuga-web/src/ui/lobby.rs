//! A table before the game begins: who sits where.

pub(crate) mod levels;
pub(crate) mod seats;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_core::Seat;
use tortuga_protocol::{Ask, Sitter, TableCard};
use tortuga_words::option_name;

use crate::said::{in_order, option_value, title};
use crate::ui::browser;
use crate::ui::home::shown;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::lobby::levels::{LevelChoice, Levels};
use crate::ui::lobby::seats::SeatList;
use crate::ui::name::NameField;
use crate::ui::site::Nav;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::notice::{Banner, NoticeLine};

/// The page at `/t/{id}` while people gather.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let at = at_table();
    let levels = Levels::new();
    let tongue = tongue();
    let game = move || card(at, |card| title(tongue.get(), &card.game));
    Effect::new(move || browser::entitle(&game()));
    view! {
        <div class="site">
            <Nav />
            <Banner />
            <header class="head">
                <h1>{game}</h1>
                <p>{words("web-lobby-about")}</p>
            </header>
            <main class="lob">
                <section class="panel" aria-label=words("web-seats")>
                    <h2 class="label">{words("web-seats")}</h2>
                    <SeatList levels />
                    <BotTools levels />
                    <Invitation />
                </section>
                <section class="panel">
                    <NameField />
                    <Options />
                </section>
            </main>
            <NoticeLine />
            <Go />
        </div>
    }
}

/// Something of the table's card.
pub(crate) fn card<T: Default>(at: AtTable, look: impl FnOnce(&TableCard) -> T) -> T {
    at.card
        .with(|card| card.as_ref().map(look).unwrap_or_default())
}

fn free_seats(card: &TableCard) -> Vec<Seat> {
    let seats = (0..).map(Seat).zip(&card.seats);
    let free = seats.filter(|(_, seat)| seat.who == Sitter::Nobody);
    free.map(|(seat, _)| seat).collect()
}

/// How the bots play, and one button for all free seats.
#[component]
fn BotTools(levels: Levels) -> impl IntoView {
    let at = at_table();
    let host = move || card(at, |card| card.host);
    let fill = move |_| {
        for seat in at
            .card
            .with_untracked(|card| card.as_ref().map(free_seats))
            .unwrap_or_default()
        {
            let level = untrack(|| levels.of(seat));
            at.ask(&Ask::SeatBot { seat, level });
        }
    };
    view! {
        <Show when=host>
            <div class="bottools">
                <span class="label">{words("web-bots-play")}</span>
                <LevelChoice levels />
                <button type="button" class="btn" data-testid="fill-bots" on:click=fill>
                    {icon("bot")}{words("web-fill-bots")}
                </button>
            </div>
        </Show>
    }
}

/// The link, for sending to friends.
#[component]
fn Invitation() -> impl IntoView {
    let copied = RwSignal::new(false);
    let field = NodeRef::<leptos::html::Input>::new();
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        spawn_local(async move { copied.set(browser::copy(&browser::address()).await) });
    };
    let said = move || {
        let key = if copied.get() {
            "web-link-copied"
        } else {
            "web-link-about"
        };
        words(key)()
    };
    view! {
        <div class="linkbox">
            <input class="field" readonly node_ref=field data-testid="link" aria-label=words("web-link")
                prop:value=browser::address() />
            <button type="button" class="btn btn--ink" data-testid="copy-link" on:click=copy>
                {icon("link")}{words("button-copy-link")}
            </button>
        </div>
        <p class="hint" role="status">{said}</p>
    }
}

/// What was chosen; where there is much of it, the rest is folded away.
#[component]
fn Options() -> impl IntoView {
    let at = at_table();
    let chosen = Memo::new(move |_| {
        card(at, |card| {
            (card.game.clone(), in_order(&card.game, &card.options))
        })
    });
    let rows = move || {
        let (game, mut options) = chosen.get();
        let rest = options.split_off(shown(options.len()));
        let count = rest.len();
        let rest = (count > 0).then(|| {
            view! {
                <details class="more">
                    <summary>{words_with("web-more-options", "count", count)}</summary>
                    {listed(&game, rest)}
                </details>
            }
        });
        view! { {listed(&game, options)}{rest} }
    };
    let commitment = move || card(at, |card| short(&card.commitment.to_string()));
    view! {
        <h2 class="label">{words("web-options")}</h2>
        {rows}
        <p class="hint">{icon("die")}<b>{words("web-luck")}</b>": "<code>{commitment}</code></p>
        <p class="hint">{words("web-luck-about")}</p>
    }
}

/// Options with their values.
fn listed(game: &str, options: Vec<(String, String)>) -> impl IntoView + use<> {
    let lang = tongue().get();
    let row = |(key, value): (String, String)| {
        let name = option_name(lang, game, &key);
        let value = option_value(lang, &key, &value);
        view! { <div class="opt"><dt><b>{name}</b></dt><dd class="v">{value}</dd></div> }
    };
    view! { <dl>{options.into_iter().map(row).collect_view()}</dl> }
}

/// The two ends of a long number.
fn short(hex: &str) -> String {
    match (hex.get(..4), hex.get(hex.len().saturating_sub(4)..)) {
        (Some(first), Some(last)) => format!("{first}…{last}"),
        _ => hex.to_owned(),
    }
}

/// The line at the bottom: what is missing, or the start.
#[component]
fn Go() -> impl IntoView {
    let at = at_table();
    let free = Memo::new(move |_| card(at, |card| free_seats(card).len()));
    let host = move || card(at, |card| card.host);
    let ready = move || free.get() == 0;
    let said = move || match free.get() {
        0 if host() => words("web-start-ready")(),
        0 => words("web-start-host")(),
        count => words_with("web-start-seats", "count", count),
    };
    view! {
        <div class="go" tabindex="-1" class:go--lit=move || at.lit(ready() && host())>
            {icon("lamp")}
            <span class="say" role="status">{said}</span>
            <Show when=host>
                <button type="button" class="btn" class:btn--lamp=move || at.lit(ready()) data-testid="start"
                    aria-disabled=move || (!at.lit(ready())).to_string()
                    on:click=move |_| at.ask(&Ask::Start {})>{words("button-start")}</button>
            </Show>
        </div>
    }
}
