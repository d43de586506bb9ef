//! The seats of a table before the game begins.

use leptos::prelude::*;
use tortuga_core::{Seat, Viewer};
use tortuga_protocol::{Ask, Level, SeatCard, Sitter};
use tortuga_scene::Seal;
use tortuga_words::say;

use crate::marks::marks;
use crate::said::seats_note;
use crate::ui::browser;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::lobby::card;
use crate::ui::lobby::levels::{LevelSelect, Levels, level_name};
use crate::ui::table::at_table::at_table;

/// One row for each seat.
#[component]
pub(crate) fn SeatList(levels: Levels) -> impl IntoView {
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
                <SeatRow place marks levels />
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
fn SeatRow(place: usize, marks: Memo<Vec<Seal>>, levels: Levels) -> impl IntoView {
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
    let host = move || card(at, |card| card.host && card.viewer.is(seat));
    let colour = move || mark().map(|mark| colour_word(mark.colour));
    let about = move || {
        let about = sitter.get().map(|seat| about(&seat, mine(), host()));
        let parts = [colour(), about].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" · ")
    };
    let free = move || sitter.with(|seat| is(seat.as_ref(), Sitter::Nobody));
    view! {
        <li class="seat" class:open=free data-testid=format!("seat-{seat}")>
            {move || mark().map(|mark| seal(&mark, "lg"))}
            <div><b>{who}</b><small>{about}</small></div>
            <div class="seatacts"><Presence sitter /><SeatButtons seat sitter levels /></div>
        </li>
    }
}

fn is(card: Option<&SeatCard>, who: Sitter) -> bool {
    card.is_some_and(|card| card.who == who)
}

/// What a colour is called.
fn colour_word(colour: &str) -> String {
    say(tongue().get(), &format!("web-colour-{colour}"), &[])
}

/// Whether a person is at the table.
#[component]
fn Presence(sitter: Memo<Option<SeatCard>>) -> impl IntoView {
    let person = move || sitter.with(|seat| is(seat.as_ref(), Sitter::Person));
    let here = move || sitter.with(|seat| seat.as_ref().is_some_and(|seat| seat.here));
    let sign = move || icon(if here() { "check" } else { "clock" });
    let said = move || {
        words(if here() {
            "web-seat-here"
        } else {
            "web-seat-gone"
        })()
    };
    view! {
        <Show when=person><span class="st" class:here=here>{sign}{said}</span></Show>
    }
}

fn about(card: &SeatCard, mine: bool, host: bool) -> String {
    let key = match card.who {
        Sitter::Nobody => "web-seat-waits",
        Sitter::Person if host => "web-seat-host",
        Sitter::Person if mine => "web-seat-you",
        Sitter::Person => "web-seat-person",
        Sitter::Bot(level) => {
            let level = level_name(tongue().get(), level);
            return words_with("web-seat-bot", "level", level);
        }
    };
    words(key)()
}

#[component]
fn SeatButtons(seat: Seat, sitter: Memo<Option<SeatCard>>, levels: Levels) -> impl IntoView {
    let at = at_table();
    let watching = move || card(at, |card| Some(card.viewer == Viewer::Spectator)) == Some(true);
    let host = move || card(at, |card| card.host);
    let free = Memo::new(move |_| sitter.with(|seat| is(seat.as_ref(), Sitter::Nobody)));
    let bot = move || sitter.with(|card| card.as_ref().and_then(bot_of).is_some());
    let person = move || sitter.with(|seat| is(seat.as_ref(), Sitter::Person));
    let count = move || card(at, |card| card.seats.len());
    // Whoever sits last has nobody below.
    let movable = move || seat.index() + 1 < count();
    let next = move || Seat(seat.0 + 1);
    let mine = move || card(at, |card| card.viewer.is(seat));
    let ask = asking(seat, sitter);
    let sit = move || Ask::Sit {
        seat,
        nonce: browser::nonce(),
    };
    let add = move || Ask::SeatBot {
        seat,
        level: untrack(|| levels.of(seat)),
    };
    let for_bot = Memo::new(move |_| free.get() || bot());
    view! {
        <Show when=move || free.get() && watching()>
            {button(seat, "sit", move || ask(sit()))}
        </Show>
        <Show when=move || for_bot.get() && host()>
            <LevelOf seat sitter levels />
        </Show>
        <Show when=move || free.get() && host()>
            {button(seat, "bot", move || ask(add()))}
        </Show>
        <Show when=move || bot() && host()>
            {button(seat, "remove", move || ask(Ask::RemoveBot { seat }))}
        </Show>
        <Show when=move || person() && host() && !mine()>
            {button(seat, "kick", move || ask(Ask::Kick { seat }))}
        </Show>
        <Show when=move || host() && !free.get() && movable()>
            {button(seat, "swap", move || ask(Ask::Swap { one: seat, other: next() }))}
        </Show>
        <Show when=mine>{button(seat, "stand", move || ask(Ask::Stand {}))}</Show>
    }
}

/// How the bot on this seat plays, or how one would.
#[component]
fn LevelOf(seat: Seat, sitter: Memo<Option<SeatCard>>, levels: Levels) -> impl IntoView {
    let at = at_table();
    let bot = move || sitter.with(|card| card.as_ref().and_then(bot_of));
    let level = Signal::derive(move || bot().unwrap_or_else(|| levels.of(seat)));
    let choose = move |level| {
        levels.choose(seat, level);
        if untrack(bot).is_some() {
            at.ask(&Ask::SeatBot { seat, level });
        }
    };
    view! { <LevelSelect seat level choose /> }
}

/// How the bot on a seat plays; none if there is no bot.
fn bot_of(card: &SeatCard) -> Option<Level> {
    match card.who {
        Sitter::Bot(level) => Some(level),
        Sitter::Nobody | Sitter::Person => None,
    }
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
        "kick" => ("btn btn--quiet", None, "button-kick"),
        "swap" => ("btn btn--quiet", None, "button-swap"),
        _ => ("btn btn--quiet", None, "button-stand"),
    };
    view! {
        <button type="button" class=class data-testid=format!("seat-{seat}-{what}") on:click=move |_| press()>
            {glyph.map(icon)}{words(key)}
        </button>
    }
}
