//! The end of a turn, and of the game.

use tortuga_core::Seat;

use super::{Notes, drawing, windows};
use crate::cards::{Cards, Kind};
use crate::dice::{DICE, Symbols};
use crate::events::Open;
use crate::options::WinCheck;
use crate::state::{DrawPhase, End, Stage, State, Window};

/// Between phases 5 and 6.
pub(super) fn after_leftover(state: &mut State, journal: &mut impl Notes) {
    if state.table.switches.win_check == WinCheck::AfterLeftover && has_won(state) {
        return over(state, End::Points, journal);
    }
    drawing::begin(state, DrawPhase::Second, journal);
}

/// Only the active player can win, and only with enough points (GROO-END-01, -04).
fn has_won(state: &State) -> bool {
    state.points(state.table.active) >= state.edition.points_to_win
}

/// The last card of a renewed pile was drawn: the Weasel Victory is on its way
/// (GROO-END-07).
pub(super) fn last_card(state: &mut State, journal: &mut impl Notes) {
    let table = &mut state.table;
    let again = table.shuffles > 0 && state.secrets.pile.is_empty();
    if again && table.turns_left.is_none() {
        let turns = table.seats - 1;
        table.turns_left = Some(turns);
        journal.open(|| Open::WeaselOnItsWay { turns });
    }
}

/// Phase 6 is over: the victory check, then the other ends, then the next seat.
pub(super) fn end_turn(state: &mut State, journal: &mut impl Notes) {
    count_quiet_turn(state);
    if state.table.switches.win_check == WinCheck::EndOfTurn && has_won(state) {
        return over(state, End::Points, journal);
    }
    if is_stalled(state) {
        return over(state, End::Stall, journal);
    }
    match state.table.turns_left {
        Some(0) => {
            state.table.stage = Stage::LastWord;
            windows::open(state, Window::End, journal);
        }
        Some(turns) => {
            state.table.turns_left = Some(turns - 1);
            next_turn(state, journal);
        }
        None => next_turn(state, journal),
    }
}

const fn count_quiet_turn(state: &mut State) {
    let table = &mut state.table;
    table.quiet_turns = if table.quiet {
        table.quiet_turns.saturating_add(1)
    } else {
        0
    };
}

/// Nobody has moved a card for so many rounds (GROO-END-12).
const fn is_stalled(state: &State) -> bool {
    let table = &state.table;
    let guard = table.stall_guard_rounds.saturating_mul(table.seats);
    guard > 0 && table.quiet_turns >= guard
}

fn next_turn(state: &mut State, journal: &mut impl Notes) {
    let table = &mut state.table;
    table.active = table.left_of(table.active, 1);
    table.user = table.active;
    table.idle = [Cards::NONE; 4];
    table.attacks = 0;
    table.quiet = true;
    table.stage = Stage::Discard;
    let active = table.active;
    journal.open(|| Open::TurnBegan(active));
}

pub(super) fn over(state: &mut State, end: End, journal: &mut impl Notes) {
    state.table.stage = Stage::Over(end);
    journal.open(|| Open::GameEnded(end));
}

/// What must hold after every action.
pub(super) fn audit(state: &State) -> Result<(), String> {
    audit_cards(state)?;
    for seat in state.table.all().iter() {
        audit_seat(state, seat)?;
    }
    let table = &state.table;
    if usize::from(table.pool.count()) > DICE {
        return Err(format!("{} dice in the pool", table.pool.count()));
    }
    if table.stage != Stage::Use && (table.private != Symbols::NONE || !table.pool.is_empty()) {
        return Err("symbols outside the use of the dice".to_owned());
    }
    if !table.all().has(table.groo) {
        return Err(format!("Groo is in the town of seat {}", table.groo));
    }
    if table.window.is_some() != state.secrets.asked.is_some() && table.theft.is_none() {
        return Err("an open window waits for nobody, or a closed one for somebody".to_owned());
    }
    Ok(())
}

/// Every card of the deck is in exactly one place.
fn audit_cards(state: &State) -> Result<(), String> {
    let table = &state.table;
    let places = table
        .in_play
        .iter()
        .chain(&table.out)
        .chain(&state.secrets.hands);
    let places = places.chain([&table.discard, &state.secrets.pile]);
    let places: Vec<Cards> = places.copied().collect();
    for kind in state.edition.all_kinds() {
        let copies = places
            .iter()
            .map(|&cards| state.edition.copies(cards, kind));
        let announced = table.announced.filter(|one| one.kind == kind);
        let found = copies.sum::<u8>() + u8::from(announced.is_some());
        let print = state.edition.print(kind);
        if found != print.count {
            return Err(format!("{} of {} {}", found, print.count, print.id));
        }
    }
    Ok(())
}

fn audit_seat(state: &State, seat: Seat) -> Result<(), String> {
    let deck = &state.edition.deck;
    let table = &state.table;
    let stands = deck.buildings.with(deck.troops);
    let place = seat.index();
    if table.in_play[place].apart_from(stands) != Cards::NONE {
        return Err(format!(
            "seat {seat} has something else than Buildings and Troops in play"
        ));
    }
    if state.hand(seat).any(deck.events) {
        return Err(format!("seat {seat} holds an Event"));
    }
    if table.idle[place].apart_from(state.town(seat)) != Cards::NONE {
        return Err(format!("a Building that seat {seat} does not have is idle"));
    }
    if table.out[place] != Cards::NONE && !lays_cards_out(state) {
        return Err(format!("seat {seat} has cards in the middle of the table"));
    }
    if table.clean[place] > state.hand(seat).count() {
        return Err(format!(
            "seat {seat} is said to hold more cards than it does"
        ));
    }
    let effects: Vec<Kind> = state
        .edition
        .each(state.hand(seat).among(deck.groo_effects))
        .collect();
    if effects.len() + usize::from(table.clean[place]) > usize::from(state.hand(seat).count()) {
        return Err(format!("seat {seat} holds more Groo Effects than it can"));
    }
    Ok(())
}

const fn lays_cards_out(state: &State) -> bool {
    matches!(
        state.table.stage,
        Stage::Commit | Stage::Defend | Stage::Battle | Stage::Draw(_)
    )
}
