//! Set-up: the dealer, Groo, five cards each.

use tortuga_core::{Interned, RuleId, Seat, SetUpError};

use super::Notes;
use crate::cards::{Cards, Kind};
use crate::dice::Symbols;
use crate::edition::Edition;
use crate::events::{Event, Open};
use crate::memory::Memory;
use crate::options::{FirstPlayer, Options};
use crate::state::{SEATS_MAX, Secrets, Stage, State, Table};

pub(super) fn set_up(edition: Interned<Edition>, options: &Options) -> Result<State, SetUpError> {
    let seats = options.seats;
    if !(2..=SEATS_MAX).contains(&usize::from(seats)) {
        return Err(SetUpError::Seats {
            seats,
            rule: RuleId("GROO-SETUP-01"),
        });
    }
    let secrets = Secrets {
        hands: [Cards::NONE; SEATS_MAX],
        pile: edition.deck.all,
        asked: None,
        played: false,
        notes: Memory::default(),
    };
    let mut state = State {
        table: empty_table(&edition, options),
        edition,
        secrets,
    };
    if let Some(dealer) = options.dealer {
        seat_dealer(&mut state, dealer);
    }
    Ok(state)
}

/// All towns and armies are empty (GROO-SETUP-05), and so is the discard pile
/// (GROO-SETUP-06).
fn empty_table(edition: &Edition, options: &Options) -> Table {
    let none = [Cards::NONE; SEATS_MAX];
    Table {
        in_play: none,
        idle: none,
        out: none,
        discard: Cards::NONE,
        renewed: edition.deck.all,
        pool: Symbols::NONE,
        private: Symbols::NONE,
        seats: options.seats,
        dealer: Seat(0),
        active: Seat(0),
        groo: Seat(0),
        user: Seat(0),
        target: Seat(0),
        stage: Stage::Dealer,
        window: None,
        choice: None,
        announced: None,
        event: None,
        theft: None,
        bonus: [0; 2],
        picked: None,
        attacks: 0,
        shuffles: 0,
        turns_left: None,
        quiet: true,
        quiet_turns: 0,
        stall_guard_rounds: options.stall_guard_rounds,
        drawn: [0; SEATS_MAX],
        clean: [0; SEATS_MAX],
        switches: options.switches,
    }
}

/// Groo starts in the dealer's town (GROO-SETUP-03).
fn seat_dealer(state: &mut State, dealer: Seat) {
    let table = &mut state.table;
    table.dealer = dealer;
    table.groo = dealer;
    table.active = match table.switches.first_player {
        FirstPlayer::Dealer => dealer,
        FirstPlayer::LeftOfDealer => table.left_of(dealer, 1),
    };
    table.user = table.active;
    table.stage = Stage::Deal;
}

pub(super) fn name_dealer(state: &mut State, dealer: Seat, journal: &mut impl Notes) {
    seat_dealer(state, dealer);
    journal.open(|| Open::DealerNamed(dealer));
}

/// Who gets the next card: the dealer first, then clockwise, each his whole
/// hand.
fn next_hand(state: &State) -> Option<Seat> {
    let full = state.edition.hand_limit;
    let mut round = state.table.round_from(state.table.dealer);
    round.find(|&seat| state.hand(seat).count() < full)
}

pub(super) fn deal(state: &mut State, kind: Kind, journal: &mut impl Notes) {
    let seat = next_hand(state).expect("somebody is still dealt to");
    let span = state.edition.span(kind);
    state.secrets.pile.take(span);
    state.secrets.hands[seat.index()].put(span);
    journal.note(|| Event::CardDrawn { seat, kind });
    if next_hand(state).is_none() {
        state.table.stage = Stage::Discard;
        let first = state.table.active;
        journal.open(|| Open::TurnBegan(first));
    }
}
