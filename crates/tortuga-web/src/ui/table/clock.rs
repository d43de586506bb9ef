//! Clocks that run, by this page's own time.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use crate::clock::{Face, face};
use crate::ui::icon::icon;
use crate::ui::lang::words_with;
use crate::ui::table::at_table::{AtTable, at_table};

/// So often a clock is looked at, in milliseconds.
const TICK: u32 = 250;

/// The time since the clocks were last told, for everybody at a table.
#[derive(Clone, Copy)]
pub(crate) struct Ticking(RwSignal<i64>);

/// Lets time pass, if the table has clocks.
pub(crate) fn provide_ticking(at: AtTable) {
    let since = RwSignal::new(0);
    let told = StoredValue::new(now());
    let clocks = Memo::new(move |_| at.page.with(|page| page.clocks.clone()));
    Effect::new(move || {
        clocks.with(|_| ());
        told.set_value(now());
        since.set(0);
    });
    let tick = Interval::new(TICK, move || {
        let Some(told) = told.try_get_value() else {
            return;
        };
        let runs = clocks.with_untracked(|clocks| {
            clocks
                .as_ref()
                .is_some_and(|clocks| !clocks.running.is_empty())
        });
        if runs {
            since.set(now() - told);
        }
    });
    let tick = StoredValue::new_local(Some(tick));
    on_cleanup(move || tick.set_value(None));
    provide_context(Ticking(since));
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "milliseconds since the page was opened"
)]
fn now() -> i64 {
    crate::ui::browser::window()
        .performance()
        .map_or(0, |clock| clock.now() as i64)
}

/// What the clock of a seat shows.
pub(crate) fn shown(at: AtTable, seat: usize) -> Memo<Option<Face>> {
    let since = use_context::<Ticking>();
    Memo::new(move |_| {
        let since = since.map_or(0, |since| since.0.get());
        at.page
            .with(|page| face(page.clocks.as_ref()?, seat, since))
    })
}

/// The clock of a seat, where there is one.
#[component]
pub(crate) fn SeatClock(seat: usize) -> impl IntoView {
    let at = at_table();
    let shown = shown(at, seat);
    move || shown.get().map(clock)
}

/// The viewer's own clock, in the bar on top.
#[component]
pub(crate) fn OwnClock() -> impl IntoView {
    let at = at_table();
    let seat = Memo::new(move |_| {
        at.page
            .with(tortuga_client::Client::seat)
            .map(tortuga_core::Seat::index)
    });
    move || seat.get().map(|seat| view! { <SeatClock seat /> })
}

fn clock(face: Face) -> impl IntoView {
    let label = words_with("web-time-left", "time", face.text.clone());
    view! {
        <span class="clock num" class:runs=face.runs class:low=face.low role="timer" data-testid="clock" aria-label=label title=move || words_with("web-time-left", "time", String::new())>
            {icon("clock")}<span aria-hidden="true">{face.text}</span>
        </span>
    }
}
