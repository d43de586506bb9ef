//! Bids, parrot cards and passing (GROG-BID, GROG-PARROT, GROG-PASS).

use tortuga_core::Seat;

use super::{Notes, round, winning};
use crate::actions::Action;
use crate::board::{COLUMNS, Column, Five};
use crate::cards::Parrot;
use crate::dice::{Arrangement, FACES, reachable_amounts, rows_between};
use crate::events::{Event, Open};
use crate::refusals::Refusal;
use crate::state::{Phase, State, Turn};

/// No row of five dice comes to more (GROG-BID-17).
const HIGHEST_BID: u16 = 30;

impl Turn {
    fn now(state: &State) -> Option<Self> {
        let Phase::Auction(turn) = state.table.phase else {
            return None;
        };
        Some(turn)
    }

    const fn played_parrot(self) -> bool {
        self.turned != 0 || self.held
    }

    const fn after_turning(self, die: Column) -> Self {
        Self {
            turned: self.turned | 1 << die.0,
            ..self
        }
    }

    /// The dice that cards in hand may still turn (GROG-PARROT-06: each once).
    fn turnable(self, state: &State) -> u8 {
        let held = &state.secrets.parrots[self.seat.index()].0;
        let cards = (0..COLUMNS).fold(0, |mask, die| mask | u8::from(held[die] > 0) << die);
        cards & !self.turned
    }

    /// The most that may be bid: the potential coin stock (GROG-BID-07).
    fn most(self, state: &State) -> u8 {
        state.potential_coin_stock(self.seat).min(HIGHEST_BID) as u8
    }

    /// The amounts that a bid may have, from the least to the most.
    fn allowed(self, state: &State) -> (u8, u8) {
        let bid = state.table.bid;
        let most = self.most(state);
        if self.held {
            (bid, bid.min(most))
        } else {
            (bid + 1, most)
        }
    }

    fn may_hold(self, state: &State) -> bool {
        !self.held && state.table.bid > 0 && state.parrots_of(self.seat, Parrot::Hold) > 0
    }

    /// Can the turn still end with a legal bid (GROG-PARROT-07)?
    ///
    /// Any dice make a row when sorted, so only the amount matters.
    fn can_end_with_bid(self, state: &State, dice: Five) -> bool {
        let (least, most) = self.allowed(state);
        let least = if self.may_hold(state) {
            state.table.bid
        } else {
            least
        };
        if least > most {
            return false;
        }
        let wanted = (2 << most) - (1 << least);
        reachable_amounts(dice, self.turnable(state)) & wanted != 0
    }
}

/// Is there a way from here to the end of the turn: a pass, or a legal bid?
pub(super) fn can_end_turn(state: &State, turn: Turn) -> bool {
    !turn.played_parrot() || turn.can_end_with_bid(state, state.table.dice)
}

/// The starting player, or whoever opens for him, must bid if one die is
/// within his limit (GROG-BID-06, GROG-BID-08).
fn must_open(state: &State, seat: Seat) -> bool {
    let lowest = state.table.dice.all().into_iter().min().unwrap_or(0);
    state.table.bid == 0 && u16::from(lowest) <= state.potential_coin_stock(seat)
}

pub(super) fn legal(state: &State, turn: Turn, out: &mut Vec<Action>) {
    if !turn.played_parrot() && !must_open(state, turn.seat) {
        out.push(Action::Pass);
    }
    let (least, most) = turn.allowed(state);
    rows_between(state.table.dice, least, most, |row| {
        out.push(Action::Bid(row));
    });
    if state.secrets.parrots[turn.seat.index()].is_empty() {
        return;
    }
    let turnable = turn.turnable(state);
    for die in Column::ALL
        .into_iter()
        .filter(|die| turnable >> die.0 & 1 == 1)
    {
        for pips in (1..=FACES).filter(|&pips| check_turning(state, turn, die, pips).is_ok()) {
            out.push(Action::Turn(die, pips));
        }
    }
    if turn.may_hold(state) && hold_leads_to_bid(state, turn) {
        out.push(Action::Hold);
    }
}

pub(super) fn check_pass(state: &State) -> Result<(), Refusal> {
    let turn = Turn::now(state).ok_or(Refusal::PassNotNow)?;
    if turn.played_parrot() {
        return Err(Refusal::PassAfterParrot);
    }
    if must_open(state, turn.seat) {
        return Err(Refusal::MustOpen);
    }
    Ok(())
}

/// Accepts a bidding row, or says which sentence of the rules it breaks.
pub(super) fn check_bid(state: &State, row: Arrangement) -> Result<(), Refusal> {
    let turn = Turn::now(state).ok_or(Refusal::BidNotNow)?;
    if let Some(space) = row.rises_at(state.table.dice) {
        return Err(Refusal::PipsRise { space });
    }
    let bid = state.table.bid;
    let amount = row.amount(state.table.dice);
    if turn.held && amount != bid {
        return Err(Refusal::HoldMustMatch { amount, bid });
    }
    if !turn.held && amount <= bid {
        return Err(Refusal::BidTooLow { amount, bid });
    }
    let limit = state.potential_coin_stock(turn.seat);
    if u16::from(amount) > limit {
        return Err(Refusal::AbovePotential { amount, limit });
    }
    Ok(())
}

pub(super) fn check_turn_card(state: &State, die: Column, pips: u8) -> Result<(), Refusal> {
    let turn = Turn::now(state).ok_or(Refusal::ParrotNotNow)?;
    if turn.turned >> die.0 & 1 == 1 {
        return Err(Refusal::TurnedTwice);
    }
    if state.parrots_of(turn.seat, Parrot::Turn(die)) == 0 {
        return Err(Refusal::NoTurnCard);
    }
    check_turning(state, turn, die, pips)
}

/// A held card for this die: does turning it to this value make sense?
fn check_turning(state: &State, turn: Turn, die: Column, pips: u8) -> Result<(), Refusal> {
    let mut dice = state.table.dice;
    if dice.get(die.index()) == pips {
        return Err(Refusal::TurnsNothing { pips });
    }
    dice.set(die.index(), pips);
    if !turn.after_turning(die).can_end_with_bid(state, dice) {
        return Err(Refusal::TurnLeavesNoBid);
    }
    Ok(())
}

fn hold_leads_to_bid(state: &State, turn: Turn) -> bool {
    Turn { held: true, ..turn }.can_end_with_bid(state, state.table.dice)
}

pub(super) fn check_hold(state: &State) -> Result<(), Refusal> {
    let turn = Turn::now(state).ok_or(Refusal::ParrotNotNow)?;
    if turn.held {
        return Err(Refusal::HeldTwice);
    }
    if state.parrots_of(turn.seat, Parrot::Hold) == 0 {
        return Err(Refusal::NoHoldCard);
    }
    if state.table.bid == 0 {
        return Err(Refusal::NothingToHold);
    }
    if !hold_leads_to_bid(state, turn) {
        return Err(Refusal::HoldLeavesNoBid);
    }
    Ok(())
}

/// The dice are turned for everybody and for the rest of the round
/// (GROG-BID-16); the card leaves the game (GROG-PARROT-02).
pub(super) fn turn(
    state: &mut State,
    turn: Turn,
    (die, pips): (Column, u8),
    journal: &mut impl Notes,
) {
    let seat = turn.seat;
    state.secrets.parrots[seat.index()].0[Parrot::Turn(die).index()] -= 1;
    state.table.dice.set(die.index(), pips);
    journal.note(|| Event::Open(Open::DieTurned { seat, die, pips }));
    state.table.phase = Phase::Auction(turn.after_turning(die));
}

pub(super) fn hold(state: &mut State, turn: Turn, journal: &mut impl Notes) {
    let seat = turn.seat;
    state.secrets.parrots[seat.index()].0[Parrot::Hold.index()] -= 1;
    journal.note(|| Event::Open(Open::HoldPlayed(seat)));
    state.table.phase = Phase::Auction(Turn { held: true, ..turn });
}

/// The row is laid out and its amount fixed, whatever happens to the dice
/// later (GROG-BID-14).
pub(super) fn bid(state: &mut State, seat: Seat, row: Arrangement, journal: &mut impl Notes) {
    let amount = row.amount(state.table.dice);
    state.table.row = Some(row);
    state.table.bid = amount;
    state.table.leader = seat;
    journal.note(|| Event::Open(Open::BidPlaced { seat, row, amount }));
    let rivals = state.table.all().minus(state.table.passed).without(seat);
    match rivals.after(seat) {
        Some(next) => state.table.phase = fresh_turn(next),
        // Everybody else had passed without a bid: he wins at once (GROG-BID-10).
        None => winning::start_payment(state),
    }
}

const fn fresh_turn(seat: Seat) -> Phase {
    Phase::Auction(Turn::fresh(seat))
}

/// The dice lie on their goods spaces and the flag's holder begins (GROG-BID-01).
pub(super) fn roll(state: &mut State, dice: Five, journal: &mut impl Notes) {
    state.table.dice = dice;
    journal.note(|| Event::Open(Open::Rolled(dice)));
    state.table.phase = fresh_turn(state.table.flag);
}

/// Out for this round: goods for the dice in the row (GROG-PASS-02), one more
/// where the ghost ship lies (GROG-2P-02), then a ship (GROG-PASS-03).
pub(super) fn pass(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    state.table.passed = state.table.passed.with(seat);
    journal.note(|| Event::Open(Open::Passed(seat)));
    let mut goods = [0; COLUMNS];
    for die in state.table.row.map_or(&[][..], Arrangement::dice) {
        goods[die.index()] += 1;
    }
    if let Some(at) = state.table.ghost_anchorage(&state.edition) {
        goods[at.index()] += 1;
    }
    let stock = state.stock_mut(seat);
    for (owned, received) in stock.goods.iter_mut().zip(goods) {
        *owned += u16::from(received);
    }
    journal.note(|| Event::Open(Open::GoodsReceived { seat, goods }));
    state.table.phase = Phase::ChooseShip { seat };
}

/// A passing player is through with his ship: the next one clockwise, or the
/// last one left (GROG-PASS-04).
pub(super) fn next_after_pass(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    let left = state.table.all().minus(state.table.passed);
    match left.after(seat) {
        // Nobody could open: no winner (GROG-BID-11), no ghost (GROG-2P-06).
        None => round::finish(state, journal),
        Some(_) if left.count() == 1 && state.table.bid > 0 => winning::start_payment(state),
        Some(next) => state.table.phase = fresh_turn(next),
    }
}
