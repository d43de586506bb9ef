//! Response windows: "any time" without endless passing.
//!
//! A sweep asks every entitled seat once, from the active player on clockwise.
//! Who has no card to play is passed over, so a window without holders opens
//! and closes within one action. What others see of it is the same in both
//! cases: see `Event::WindowOpened`.

use tortuga_core::Seat;

use super::{Notes, attack, effects, ending, wild};
use crate::actions::Action;
use crate::board::offset;
use crate::events::{Event, Open};
use crate::refusals::Refusal;
use crate::state::{State, Window};

pub(super) fn open(state: &mut State, window: Window, journal: &mut impl Notes) {
    state.table.window = Some(window);
    state.secrets.asked = None;
    state.secrets.played = false;
    note_open(state, window, journal);
    ask_on(state, window, 0, journal);
}

fn note_open(state: &State, window: Window, journal: &mut impl Notes) {
    journal.note(|| Event::WindowOpened {
        window,
        pause: at_pause(state),
    });
}

/// The table while nobody has answered: nobody is asked yet.
fn at_pause(state: &State) -> Box<State> {
    let mut pause = *state;
    pause.secrets.asked = None;
    pause.secrets.played = false;
    Box::new(pause)
}

/// Where a sweep begins: with the active player; left of whoever announced a
/// Groo Effect if it may be countered.
fn first(state: &State, window: Window) -> Seat {
    let table = &state.table;
    match window {
        Window::Counter => table.left_of(table.user, 1),
        Window::Battle | Window::Roll | Window::Pass | Window::Effect | Window::End => table.active,
    }
}

/// Is this seat asked at all?
pub(crate) fn entitled(state: &State, seat: Seat, window: Window) -> bool {
    match window {
        Window::Counter | Window::Effect => seat != state.table.user,
        Window::Battle | Window::Roll | Window::Pass | Window::End => true,
    }
}

/// Does this seat hold a card that it could play in the open window?
pub(crate) fn can_answer(state: &State, seat: Seat) -> bool {
    let playable = state.hand(seat).among(wild::in_time(state));
    if playable.is_empty() {
        return false;
    }
    let steals = state.edition.deck.steals;
    let others_hold = || {
        let mut others = state.table.all().without(seat).iter();
        others.any(|other| !state.hand(other).is_empty())
    };
    !playable.apart_from(steals).is_empty() || others_hold()
}

/// The window as this seat has it before itself when it is asked; none if it
/// has nothing to answer with.
pub(super) fn asking(state: &State, seat: Seat) -> Option<State> {
    let table = &state.table;
    let window = table.window?;
    // While a card resolves, nobody can answer it yet.
    let busy = table.theft.is_some() || table.choice.is_some();
    if busy || !entitled(state, seat, window) || !can_answer(state, seat) {
        return None;
    }
    let mut asked = *state;
    asked.secrets.asked = Some(seat);
    // How far the sweep is shows who else was asked.
    asked.secrets.played = false;
    Some(asked)
}

/// Asks the next seat of the sweep, so many places from its beginning on;
/// closes the window after a sweep in which nothing was played.
fn ask_on(state: &mut State, window: Window, from: u8, journal: &mut impl Notes) {
    let first = first(state, window);
    let mut places = from..state.table.seats;
    loop {
        for place in places {
            let seat = state.table.left_of(first, place);
            if entitled(state, seat, window) && can_answer(state, seat) {
                state.secrets.asked = Some(seat);
                return;
            }
        }
        if !state.secrets.played {
            break;
        }
        state.secrets.played = false;
        places = 0..state.table.seats;
    }
    close(state, window, journal);
}

fn ask_after(state: &mut State, seat: Seat, window: Window, journal: &mut impl Notes) {
    let place = offset(first(state, window), seat, state.table.seats);
    ask_on(state, window, place + 1, journal);
}

fn shut(state: &mut State, window: Window, journal: &mut impl Notes) {
    state.table.window = None;
    state.secrets.asked = None;
    state.secrets.played = false;
    journal.open(|| Open::WindowClosed(window));
}

/// The window closes, and what it held up goes on.
fn close(state: &mut State, window: Window, journal: &mut impl Notes) {
    shut(state, window, journal);
    match window {
        Window::Battle => attack::fight(state, journal),
        Window::Counter => effects::resolve(state, journal),
        Window::End => ending::over(state, crate::End::Weasel, journal),
        Window::Roll | Window::Pass | Window::Effect => {}
    }
}

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    wild::legal(state, seat, out);
}

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Wild(kind, argument) => wild::check(state, seat, kind, argument),
        _ => Err(Refusal::OnlyWildCards),
    }
}

/// Whoever is asked plays a Wild card, or lets his chance go by.
pub(super) fn answer(state: &mut State, seat: Seat, action: Action, journal: &mut impl Notes) {
    let window = state.table.window.expect("a window is open");
    state.secrets.asked = None;
    let Action::Wild(kind, argument) = action else {
        journal.note(|| Event::Passed {
            seat,
            pause: at_pause(state),
        });
        return ask_after(state, seat, window, journal);
    };
    wild::play(state, seat, (kind, argument), journal);
    if state.table.theft.is_none() {
        after_card(state, seat, journal);
    }
}

/// A card was played and has resolved: the sweep goes on, unless there is
/// nothing left to answer.
pub(super) fn after_card(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    let window = state.table.window.expect("a window is open");
    if window == Window::Counter {
        // The first cancelling card ends it (GROO-WILD-07).
        shut(state, window, journal);
        return effects::cancel(state, journal);
    }
    if attack::has_fallen_apart(state) {
        shut(state, window, journal);
        return attack::fall_apart(state, journal);
    }
    state.secrets.played = true;
    note_open(state, window, journal);
    ask_after(state, seat, window, journal);
}
