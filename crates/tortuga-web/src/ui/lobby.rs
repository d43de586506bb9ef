//! A table before the game begins: who sits where.

pub(crate) mod invitation;
pub(crate) mod levels;
pub(crate) mod seats;
pub(crate) mod terms;

use leptos::prelude::*;
use tortuga_core::Seat;
use tortuga_protocol::{Ask, Sitter, TableCard};

use crate::said::title;
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::lobby::invitation::Invitation;
use crate::ui::lobby::levels::{LevelChoice, Levels};
use crate::ui::lobby::seats::SeatList;
use crate::ui::lobby::terms::Chosen;
use crate::ui::name::NameField;
use crate::ui::site::Nav;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::chat::Chat;
use crate::ui::table::notice::{Banner, NoticeLine};

/// The page at `/t/{id}` while people gather.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let at = at_table();
    let levels = Levels::new();
    let tongue = tongue();
    let game = move || card(at, |card| title(tongue.get(), &card.game));
    Effect::new(move || browser::entitle(&game()));
    let about = move || {
        let host = card(at, |card| card.host);
        words(if host {
            "web-lobby-host"
        } else {
            "web-lobby-about"
        })()
    };
    view! {
        <div class="site">
            <Nav />
            <Banner />
            <header class="head"><h1>{game}</h1><p>{about}</p></header>
            <main class="lob">
                <div class="stack">
                    <section class="panel" aria-label=words("web-seats")>
                        <h2 class="label">{words("web-seats")}</h2>
                        <SeatList levels />
                        <BotTools levels />
                        <Invitation />
                    </section>
                    <section class="panel talk" aria-label=words("web-talk")>
                        <h2 class="label">{words("web-talk")}</h2>
                        <Chat />
                    </section>
                    <section class="panel"><NameField /></section>
                </div>
                <section class="panel" aria-label=words("web-options")><Chosen /></section>
            </main>
            <NoticeLine />
            <Go />
        </div>
    }
}

/// Something of the table's card.
#[track_caller]
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
    let why = move || match free.get() {
        0 => String::new(),
        _ if host() => words("web-start-why")(),
        _ => words("web-start-why-guest")(),
    };
    view! {
        <section class="go" tabindex="-1" aria-label=words("button-start") class:go--lit=move || at.lit(ready() && host())>
            {icon("lamp")}
            <span class="say" role="status">{said}</span>
            <span class="why">{why}</span>
            <Show when=host>
                <button type="button" class="btn" class:btn--lamp=move || at.lit(ready()) data-testid="start"
                    aria-disabled=move || (!at.lit(ready())).to_string()
                    on:click=move |_| at.ask(&Ask::Start {})>{words("button-start")}</button>
            </Show>
        </section>
    }
}
