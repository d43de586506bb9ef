//! What a plate tells beside the game: bots that think for a while, clocks, who
//! is not here.
//!
//! A thinking mark lasts as long as the level usually thinks, by this page's own clock:
//! nobody tells how long a bot really takes.

use leptos::prelude::*;
use tortuga_core::Seat;
use tortuga_protocol::{Level, SeatCard, Sitter, Stage, TableCard};

use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words_with};
use crate::ui::lobby::card;
use crate::ui::lobby::levels::level_name;
use crate::ui::table::affairs::state_key;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::clock::SeatClock;

/// How a seat is beside the game: its clock, whether somebody is there, and a
/// bot's thinking.
#[component]
pub(crate) fn Thinking(seat: usize) -> impl IntoView {
    let at = at_table();
    let role = Memo::new(move |_| card(at, |card| role(card.seats.get(seat)?)));
    let tongue = tongue();
    let said = move || {
        role.get().map(|role| match role {
            Role::Bot(level) => {
                let level = level_name(tongue.get(), level);
                view! { <span class="role" data-testid=format!("seat-state-{seat}")>{words_with("web-plate-bot", "level", level)}</span> }
            }
            Role::Other(key, name) => {
                view! { <span class="role away" data-testid=format!("seat-state-{seat}")>{words_with(key, "name", name)}</span> }
            }
        })
    };
    view! {
        <div class="beside">{said}<SeatClock seat /></div>
        <Thoughts seat />
    }
}

/// Who plays for a seat, where that is worth a word.
#[derive(Clone, PartialEq)]
enum Role {
    Bot(Level),
    Other(&'static str, String),
}

fn role(seat: &SeatCard) -> Option<Role> {
    match seat.who {
        Sitter::Bot(level) => Some(Role::Bot(level)),
        Sitter::Person | Sitter::Nobody => Some(Role::Other(state_key(seat)?, seat.name.clone())),
    }
}

/// The mark of a seat, while its bot is seen to act.
#[component]
fn Thoughts(seat: usize) -> impl IntoView {
    let at = at_table();
    // Every picture is another decision, and begins anew.
    let thinks = Memo::new(move |_| thinks(at, seat));
    move || {
        let (_, level, name) = thinks.get()?;
        let about = words_with("web-thinks", "name", name);
        let mark = view! {
            <div class="thinks" data-testid=format!("thinks-{seat}")>
                {icon("bot")}<span class="sr">{about}</span>{meter(level)}
            </div>
        };
        Some(mark)
    }
}

/// The picture in which the bot on this seat is seen to act, how well it plays,
/// and what it is called; none if it needs no time that anybody would notice.
fn thinks(at: AtTable, seat: usize) -> Option<(u32, Level, String)> {
    let acts = |at: AtTable| {
        at.page.with(|page| {
            let picture = page.picture.as_ref()?;
            let own = |one: &Seat| one.index() == seat;
            picture.to_act.iter().any(own).then_some(picture.version)
        })
    };
    let version = acts(at)?;
    let (level, name) = at.card.with(|card| slow_bot(card.as_ref()?, seat))?;
    Some((version, level, name))
}

fn slow_bot(card: &TableCard, seat: usize) -> Option<(Level, String)> {
    let sitter = card.seats.get(seat)?;
    let Sitter::Bot(level) = sitter.who else {
        return None;
    };
    let slow = level >= Level::Captain && card.stage == Stage::Playing;
    slow.then(|| (level, sitter.name.clone()))
}

/// A bar that fills while somebody of this level thinks.
pub(crate) fn meter(level: Level) -> impl IntoView {
    let class = format!("meter meter--{level}");
    view! { <span class=class aria-hidden="true"><i></i></span> }
}
