//! What everybody remembers of a hand: tokens that came back to it.
//!
//! A face-up token that goes back to a hand by exchange has been seen by all.
//! Until it is shown again it is in that hand; in foggy weather it may also lie
//! face down, under one of the tokens that were laid since. Those carry a mark
//! for it, which moves with them. So nobody needs paper.

use serde::{Deserialize, Serialize};
use tortuga_core::Seat;

use crate::board::Side;
use crate::state::State;
use crate::tokens::{Kind, Token};

/// The kinds of the last two tokens that came back to a hand and were not shown
/// since. More than two at a time are rare; the oldest is then forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Returned(u8);

impl Returned {
    /// Nothing came back.
    pub const NONE: Self = Self(0xff);
    /// How many are remembered.
    pub const SLOTS: usize = 2;

    /// The kind in a slot.
    pub const fn get(self, slot: usize) -> Option<Kind> {
        let number = (self.0 >> (4 * slot) & 0b1111) as usize;
        if number < Kind::COUNT {
            Some(Kind::ALL[number])
        } else {
            None
        }
    }

    /// All kinds that are remembered, with their slots.
    pub fn iter(self) -> impl Iterator<Item = (usize, Kind)> {
        (0..Self::SLOTS).filter_map(move |slot| Some((slot, self.get(slot)?)))
    }

    const fn set(&mut self, slot: usize, kind: Option<Kind>) {
        let number = match kind {
            Some(kind) => kind as u8,
            None => 0b1111,
        };
        self.0 = self.0 & !(0b1111 << (4 * slot)) | number << (4 * slot);
    }
}

/// A token leaves a hand for the map. The others see its kind if it lies face up.
pub(crate) fn left_hand(state: &mut State, seat: Seat, token: Token) -> Token {
    let returned = state.returned[seat.index()];
    if returned == Returned::NONE {
        return token;
    }
    if token.is_down() {
        let mark = |token: Token, (slot, _)| token.marked(slot, true);
        return returned.iter().fold(token, mark);
    }
    if let Some(kind) = token.kind() {
        shown(state, seat, kind);
    }
    token
}

/// A token of this kind came out of the hand, so one less of them is known. If
/// both slots hold the kind, the other token may be wherever either might have
/// been.
fn shown(state: &mut State, seat: Seat, kind: Kind) {
    let returned = state.returned[seat.index()];
    let first = returned.get(0) == Some(kind);
    let second = returned.get(1) == Some(kind);
    match (first, second) {
        (true, true) => merge(state, seat),
        (true, false) => forget(state, seat, 0),
        (false, true) => forget(state, seat, 1),
        (false, false) => {}
    }
}

/// A face-up token came to the hand.
pub(crate) fn came_back(state: &mut State, seat: Seat, kind: Kind) {
    let returned = state.returned[seat.index()];
    if returned.get(0).is_some() && returned.get(1).is_some() {
        forget(state, seat, 0);
    }
    let returned = &mut state.returned[seat.index()];
    let slot = usize::from(returned.get(0).is_some());
    returned.set(slot, Some(kind));
}

fn forget(state: &mut State, seat: Seat, slot: usize) {
    state.returned[seat.index()].set(slot, None);
    remark(state, seat, |token| token.marked(slot, false));
    if slot == 0 {
        move_down(state, seat);
    }
}

/// The token of the second slot is that of the first now.
fn move_down(state: &mut State, seat: Seat) {
    let returned = &mut state.returned[seat.index()];
    let Some(kind) = returned.get(1) else { return };
    returned.set(0, Some(kind));
    returned.set(1, None);
    remark(state, seat, |token| {
        let may_be = token.may_be_returned(1);
        token.marked(0, may_be).marked(1, false)
    });
}

fn merge(state: &mut State, seat: Seat) {
    state.returned[seat.index()].set(1, None);
    remark(state, seat, |token| {
        let may_be = token.may_be_returned(0) || token.may_be_returned(1);
        token.marked(0, may_be).marked(1, false)
    });
}

fn remark(state: &mut State, seat: Seat, change: impl Fn(Token) -> Token) {
    let owner = Side::of(seat);
    for token in &mut state.map {
        if token.is_down() && token.owner() == owner {
            *token = change(*token);
        }
    }
}
