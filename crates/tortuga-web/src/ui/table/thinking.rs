//! Bots that think for a while: a mark on their plates.
//!
//! It lasts as long as the level usually thinks, by this page's own clock:
//! nobody tells how long a bot really takes.

use leptos::prelude::*;
use tortuga_core::Seat;
use tortuga_protocol::{Level, Sitter, Stage, TableCard};

use crate::ui::icon::icon;
use crate::ui::lang::words_with;
use crate::ui::table::at_table::{AtTable, at_table};

/// The mark of a seat, while its bot is seen to act.
#[component]
pub(crate) fn Thinking(seat: usize) -> impl IntoView {
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
