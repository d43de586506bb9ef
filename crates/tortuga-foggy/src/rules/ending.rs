//! The end of a round, and of the game.

use std::cmp::Ordering;

use super::{Notes, preparing};
use crate::board::{Side, Tile, Tiles};
use crate::edition::TOKENS_PER_SIDE;
use crate::events::Open;
use crate::memory::Returned;
use crate::options::Mode;
use crate::scoring::compare;
use crate::state::{Stage, State};
use crate::tokens::{Kind, Token};

/// All tokens are turned up, the lines scored, points paid (FOG-ROUND-02).
pub(super) fn end_round(state: &mut State, journal: &mut impl Notes) {
    let turned_up = state.map.iter().any(|token| token.is_down());
    if turned_up {
        state.map = state.map.map(Token::turned_up);
    }
    state.returned = [Returned::NONE; 4];
    // Unused extras end with the round (FOG-CHAR-TURTLE-04).
    state.extras = [0; 4];
    state.placements = 0;
    state.frog_steps = 0;
    let points = state.edition.points(state.switches, &state.map);
    for side in Side::ALL {
        state.coins[side.index()] += points[side.index()];
    }
    let (round, map) = (state.round, state.map);
    let (edition, switches) = (state.edition, state.switches);
    journal.open(|| Open::RoundScored {
        round,
        map: map.to_vec(),
        lines: edition.lines(switches, &map),
        points,
        turned_up,
    });
    if goes_on(state) {
        let hire = hires_next(state);
        preparing::next_round(state, hire, journal);
    } else {
        state.stage = Stage::Over;
        journal.open(|| Open::GameEnded);
    }
}

/// Is there another round, by the mode's number or because of a tie
/// (FOG-END-05, -06)?
fn goes_on(state: &State) -> bool {
    if state.round < state.edition.rounds(state.mode()) {
        return true;
    }
    let tied = compare(state) == Ordering::Equal;
    let more = state.extra_rounds() < state.switches.max_extra_rounds();
    state.mode().has_mercenaries() && tied && more
}

/// After each round except the last, and not before an additional one
/// (FOG-HIRE-01, FOG-END-05).
fn hires_next(state: &State) -> bool {
    let last = state.round >= state.edition.rounds(state.mode());
    let allowed = state.mode() != Mode::Quick || state.switches.hires_between_rounds();
    state.mode().has_mercenaries() && !last && allowed
}

/// What must hold after every action (FOG-INV).
pub(super) fn audit(state: &State) -> Result<(), String> {
    audit_map(state)?;
    if matches!(
        state.stage,
        Stage::FirstPlayer | Stage::QuickWeather | Stage::Hire
    ) {
        return audit_hiring(state);
    }
    let left: u8 = state
        .all()
        .iter()
        .map(|seat| tokens_left(state, seat))
        .sum();
    let open = Tiles::ALL.apart_from(state.ground.taken()).count();
    let waiting = state.hippos.iter().flatten().count() as u8;
    if open + waiting != left {
        return Err(format!(
            "{open} open tiles and {waiting} waiting Hippos for {left} tokens (FOG-INV-01)"
        ));
    }
    Side::ALL
        .into_iter()
        .try_for_each(|side| audit_side(state, side))?;
    audit_sizes(state)?;
    audit_memory(state)
}

fn tokens_left(state: &State, seat: tortuga_core::Seat) -> u8 {
    state.hand(seat).count() + state.pile(seat).count()
}

/// A tile is taken if and only if a token lies on it or a Hippo keeps it.
fn audit_map(state: &State) -> Result<(), String> {
    let kept = state.hippos.iter().flatten();
    let kept = kept.fold(Tiles::NONE, |tiles, hippo| tiles.and(hippo.pair().tiles()));
    for tile in Tile::all() {
        let taken = state.ground.taken().has(tile);
        let token = !state.token(tile).is_none();
        if taken != (token || kept.has(tile)) || token && kept.has(tile) {
            return Err(format!("is {tile} taken or not?"));
        }
        if token && state.ground.covered().has(tile) {
            return Err(format!("a token lies under the fog on {tile}"));
        }
        if token && state.token(tile).kind().is_none() {
            return Err(format!("nobody knows what lies on {tile}"));
        }
    }
    Ok(())
}

fn audit_hiring(state: &State) -> Result<(), String> {
    for seat in state.all().iter() {
        if !state.pile(seat).is_empty() {
            return Err(format!("seat {seat} has a pile between the rounds"));
        }
        let coins = state.coins[Side::of(seat).index()];
        if state.stage == Stage::Hire && super::band_cost(state, seat) > coins {
            return Err(format!("seat {seat} hires for more than {coins} coins"));
        }
    }
    Ok(())
}

/// Every token of a side's set is in exactly one place (FOG-INV-02).
fn audit_side(state: &State, side: Side) -> Result<(), String> {
    let set = state.set(side);
    if set.count() != TOKENS_PER_SIDE {
        return Err(format!("{} has {} tokens", side.id(), set.count()));
    }
    for kind in Kind::ALL {
        let copies = |tokens| state.edition.copies(tokens, kind);
        let own = |token: &&Token| token.owner() == side && token.is(kind);
        let on_map = state.map.iter().filter(own).count() as u8;
        let waiting = kind == Kind::Hippo && state.hippos[side.index()].is_some();
        let seats = state.seats_of(side).iter();
        let held: u8 = seats
            .map(|seat| copies(state.hand(seat)) + copies(state.pile(seat)))
            .sum();
        let found = on_map + u8::from(waiting) + held;
        if found != copies(set) {
            let (side, id) = (side.id(), kind.id());
            return Err(format!(
                "{found} of {} {id} of {side} (FOG-INV-02)",
                copies(set)
            ));
        }
    }
    Ok(())
}

/// Hands are full as long as the pile lasts (FOG-INV-03), and nobody is to
/// place without a token and a tile (FOG-INV-05).
fn audit_sizes(state: &State) -> Result<(), String> {
    let hand_size = state.edition.hand_size;
    let begins = matches!(state.stage, Stage::PlaceKind) && state.seats() == 2;
    for seat in state.all().iter().filter(|_| begins) {
        let full = hand_size.min(tokens_left(state, seat));
        if state.hand(seat).count() != full {
            return Err(format!(
                "seat {seat} does not hold {full} tokens (FOG-INV-03)"
            ));
        }
    }
    let places = matches!(
        state.stage,
        Stage::PlaceKind | Stage::PlaceTile | Stage::PlacePair
    );
    if places && (state.ground.free().is_empty() || state.hand(state.turn).is_empty()) {
        return Err("there is nothing to place, or nowhere to place it (FOG-INV-05)".to_owned());
    }
    Ok(())
}

/// What everybody remembers of a hand is true.
fn audit_memory(state: &State) -> Result<(), String> {
    for seat in state.all().iter() {
        for (slot, kind) in state.returned[seat.index()].iter() {
            let side = Side::of(seat);
            let in_hand = state.hand(seat).has(state.edition.span(kind));
            let marked = |token: &Token| {
                token.owner() == side && token.is(kind) && token.may_be_returned(slot)
            };
            if !in_hand && !state.map.iter().any(marked) {
                return Err(format!("seat {seat} is said to hold a {}", kind.id()));
            }
        }
    }
    Ok(())
}
