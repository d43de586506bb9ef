//! The seats of a table before the game begins.

use leptos::prelude::*;
use tortuga_core::{Seat, Viewer};
use tortuga_protocol::{Ask, Level, SeatCard, Sitter};
use tortuga_scene::Seal;

use super::at_table::at_table;
use super::browser;
use super::icon::{icon, seal};
use super::lang::{tongue, words};
use super::lobby::card;
use crate::marks::marks;
use crate::said::seats_note;

/// One row for each seat.
#[component]
pub(crate) fn SeatList(level: RwSignal<Level>) -> impl IntoView {
    let at = at_table();
    let count = Memo::new(move |_| card(at, |card| card.seats.len()));
    let marks = Memo::new(move |_| {
        card(at, |card| {
            marks(&card.game, &card.options, card.seats.len())
        })
    });
    let partners = move || marks.with(|marks| are_partners(marks));
    let tongue = tongue();
    let note = move || {
        card(at, |card| {
            seats_note(tongue.get(), &card.game, card.seats.len())
        })
    };
    view! {
        <ul>
            <For each=move || 0..count.get() key=|seat| *seat let:place>
                <SeatRow place marks level />
            </For>
        </ul>
        {move || note().map(|note| view! { <p class="hint" data-testid="seats-note">{note}</p> })}
        <Show when=partners><p class="hint">{words("web-partners-opposite")}</p></Show>
    }
}

/// Whoever sits opposite has the same colour.
fn are_partners(marks: &[Seal]) -> bool {
    matches!(marks, [first, _, third, _] if first.colour == third.colour)
}

#[component]
fn SeatRow(place: usize, marks: Memo<Vec<Seal>>, level: RwSignal<Level>) -> impl IntoView {
    let at = at_table();
    let seat = Seat(u8::try_from(place).unwrap_or(u8::MAX));
    let sitter = Memo::new(move |_| card(at, |card| card.seats.get(place).cloned()));
    let mine = move || card(at, |card| card.viewer.is(seat));
    let mark = move || marks.with(|marks| marks.get(place).cloned());
    let who = move || {
        let free = || words("web-seat-free")();
        sitter.get().map_or_else(free, |seat| match seat.who {
            Sitter::Nobody => free(),
            Sitter::Person | Sitter::Bot(_) => seat.name,
        })
    };
    let about = move || sitter.get().map(|seat| words(about(&seat, mine()))());
    let free = move || sitter.with(|seat| is(seat.as_ref(), Sitter::Nobody));
    view! {
        <li class="seat" class:open=free data-testid=format!("seat-{seat}")>
            {move || mark().map(|mark| seal(&mark, "lg"))}
            <div><b>{who}</b><small>{about}</small></div>
            <div class="seatacts"><SeatButtons seat sitter level /></div>
        </li>
    }
}

fn is(card: Option<&SeatCard>, who: Sitter) -> bool {
    card.is_some_and(|card| card.who == who)
}

fn about(card: &SeatCard, mine: bool) -> &'static str {
    match card.who {
        Sitter::Nobody => "web-seat-waits",
        Sitter::Person if mine => "web-seat-you",
        Sitter::Person => "web-seat-person",
        Sitter::Bot(Level::Random) => "bot-random",
        Sitter::Bot(Level::Greedy) => "bot-greedy",
    }
}

#[component]
fn SeatButtons(
    seat: Seat,
    sitter: Memo<Option<SeatCard>>,
    level: RwSignal<Level>,
) -> impl IntoView {
    let at = at_table();
    let watching = move || card(at, |card| Some(card.viewer == Viewer::Spectator)) == Some(true);
    let host = move || card(at, |card| card.host);
    let free = Memo::new(move |_| sitter.with(|seat| is(seat.as_ref(), Sitter::Nobody)));
    let bot = move || sitter.with(|card| card.as_ref().is_some_and(has_bot));
    let mine = move || card(at, |card| card.viewer.is(seat));
    let ask = asking(seat, sitter);
    let sit = move || Ask::Sit {
        seat,
        nonce: browser::nonce(),
    };
    let add = move || Ask::SeatBot {
        seat,
        level: level.get_untracked(),
    };
    view! {
        <Show when=move || free.get() && watching()>
            {button(seat, "sit", move || ask(sit()))}
        </Show>
        <Show when=move || free.get() && host()>
            {button(seat, "bot", move || ask(add()))}
        </Show>
        <Show when=move || bot() && host()>
            {button(seat, "remove", move || ask(Ask::RemoveBot { seat }))}
        </Show>
        <Show when=mine>{button(seat, "stand", move || ask(Ask::Stand {}))}</Show>
    }
}

fn has_bot(card: &SeatCard) -> bool {
    matches!(card.who, Sitter::Bot(_))
}

/// Asks something about a seat. The button goes when it is done; the focus
/// then stays with the seat.
fn asking(seat: Seat, sitter: Memo<Option<SeatCard>>) -> impl Fn(Ask) + Copy + Send + Sync {
    let at = at_table();
    let asked = StoredValue::new(false);
    Effect::new(move || {
        sitter.track();
        if asked.get_value() {
            asked.set_value(false);
            request_animation_frame(move || {
                browser::focus_in_place(&format!("[data-testid=seat-{seat}] button, .go"));
            });
        }
    });
    move |ask| {
        asked.set_value(true);
        at.ask(&ask);
    }
}

/// One of the things that can be done with a seat.
fn button(
    seat: Seat,
    what: &'static str,
    press: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    let (class, glyph, key) = match what {
        "sit" => ("btn btn--lamp", None, "button-sit"),
        "bot" => ("btn", Some("bot"), "button-add-bot"),
        "remove" => ("btn btn--quiet", None, "button-remove-bot"),
        _ => ("btn btn--quiet", None, "button-stand"),
    };
    view! {
        <button type="button" class=class data-testid=format!("seat-{seat}-{what}") on:click=move |_| press()>
            {glyph.map(icon)}{words(key)}
        </button>
    }
}
