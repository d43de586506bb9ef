//! Winning the round: payment, points and the lock (GROG-WIN).

use super::{Notes, claiming, round};
use crate::actions::Action;
use crate::board::{Building, Buildings, Occupant};
use crate::cards::Treasure;
use crate::events::{Event, Open};
use crate::refusals::Refusal;
use crate::state::{Claims, NO_TYPE, Phase, State};

/// The last one left takes the round with the bid he made before (GROG-WIN-01).
pub(super) fn start_payment(state: &mut State) {
    let dearest = Treasure::ALL[Treasure::ALL.len() - 1];
    state.table.phase = Phase::Pay {
        used: 0,
        at_most: dearest.0,
    };
}

/// Coins on the track and treasure cards laid down so far.
fn available(state: &State, used: u8) -> u16 {
    state.table.stock(state.table.leader).coins + u16::from(used)
}

/// Would this card and cheaper ones still pay the bid?
fn reaches_bid(state: &State, used: u8, treasure: Treasure) -> bool {
    let hand = &state.secrets.treasures[state.table.leader.index()];
    available(state, used) + hand.coins_up_to(treasure) >= u16::from(state.table.bid)
}

/// Is there a way from here to the end of the payment: a refusal, or enough coins?
pub(super) fn can_end_payment(state: &State, used: u8, at_most: u8) -> bool {
    used == 0 || reaches_bid(state, used, Treasure(at_most))
}

pub(super) fn legal_payments(state: &State, used: u8, at_most: u8, out: &mut Vec<Action>) {
    let hand = &state.secrets.treasures[state.table.leader.index()];
    for treasure in Treasure::ALL {
        let held = hand.0[treasure.index()] > 0 && treasure.0 <= at_most;
        if held && reaches_bid(state, used, treasure) {
            out.push(Action::Treasure(treasure));
        }
    }
    if available(state, used) >= u16::from(state.table.bid) {
        out.push(Action::Settle);
    }
    if used == 0 {
        out.push(Action::Refuse);
    }
}

pub(super) fn check_treasure(state: &State, treasure: Treasure) -> Result<(), Refusal> {
    let Phase::Pay { used, at_most } = state.table.phase else {
        return Err(Refusal::TreasureNotNow);
    };
    let hand = &state.secrets.treasures[state.table.leader.index()];
    if hand.0[treasure.index()] == 0 {
        return Err(Refusal::NoSuchTreasure { value: treasure.0 });
    }
    if treasure.0 > at_most {
        return Err(Refusal::TreasureGoesUp);
    }
    if !reaches_bid(state, used, treasure) {
        return Err(Refusal::TreasureLeavesTooLittle {
            bid: state.table.bid,
        });
    }
    Ok(())
}

pub(super) fn check_settle(state: &State) -> Result<(), Refusal> {
    let Phase::Pay { used, .. } = state.table.phase else {
        return Err(Refusal::SettleNotNow);
    };
    let (available, bid) = (available(state, used), state.table.bid);
    if available < u16::from(bid) {
        return Err(Refusal::SettleTooLittle { available, bid });
    }
    Ok(())
}

/// He decides before he shows a card (GROG-WIN-05).
pub(super) fn check_refuse(state: &State) -> Result<(), Refusal> {
    let Phase::Pay { used, .. } = state.table.phase else {
        return Err(Refusal::RefuseNotNow);
    };
    if used > 0 {
        return Err(Refusal::RefuseTooLate);
    }
    Ok(())
}

/// The card is shown and leaves the game (GROG-WIN-02).
pub(super) fn use_treasure(
    state: &mut State,
    used: u8,
    treasure: Treasure,
    journal: &mut impl Notes,
) {
    let seat = state.table.leader;
    state.secrets.treasures[seat.index()].0[treasure.index()] -= 1;
    journal.note(|| Event::Open(Open::TreasureUsed { seat, treasure }));
    state.table.phase = Phase::Pay {
        used: used + treasure.0,
        at_most: treasure.0,
    };
}

/// The bid is paid, the change stays on the track (GROG-WIN-03); then the claims.
pub(super) fn settle(state: &mut State, used: u8, journal: &mut impl Notes) {
    let (seat, amount) = (state.table.leader, state.table.bid);
    let stock = state.stock_mut(seat);
    stock.coins = stock.coins + u16::from(used) - u16::from(amount);
    journal.note(|| Event::Open(Open::BidPaid { seat, amount }));
    let spaces = if dice_in_row(state) > 1 { 0b11 } else { 0b01 };
    claiming::go_on_claiming(
        state,
        Claims {
            spaces,
            last_type: NO_TYPE,
        },
        journal,
    );
}

fn dice_in_row(state: &State) -> usize {
    state.table.row.map_or(0, |row| row.dice().len())
}

/// Nothing lost, nothing gained; the round ends (GROG-WIN-05, GROG-WIN-06).
pub(super) fn refuse(state: &mut State, journal: &mut impl Notes) {
    let seat = state.table.leader;
    journal.note(|| Event::Open(Open::PaymentRefused(seat)));
    round::end(state, journal);
}

/// Spaces 3, 4 and 5 in this order (GROG-WIN-09).
pub(super) fn after_claims(state: &mut State, journal: &mut impl Notes) {
    let points = state.edition.third_space_points;
    if dice_in_row(state) >= 3 && points > 0 {
        gain_for_row(state, points, journal);
    }
    if lockable(state).is_empty() {
        after_lock(state, journal);
    } else {
        state.table.phase = Phase::Lock;
    }
}

/// Where the lock of space 4 may go; nowhere without a die there or a lock in
/// the supply (GROG-WIN-11).
pub(super) fn lockable(state: &State) -> Buildings {
    let die = state.table.row.and_then(|row| row.on_space(4));
    match die {
        Some(column) if state.locks_left() > 0 => {
            state.edition.on(column).and(state.table.island.free())
        }
        _ => Buildings::default(),
    }
}

pub(super) fn check_lock(state: &State, building: Building) -> Result<(), Refusal> {
    if state.table.phase != Phase::Lock {
        return Err(Refusal::LockNotNow);
    }
    if lockable(state).has(building) {
        return Ok(());
    }
    let free = state.table.island.free().has(building);
    Err(if free {
        Refusal::LockElsewhere
    } else {
        Refusal::LockOnOccupied
    })
}

pub(super) fn lock(state: &mut State, building: Building, journal: &mut impl Notes) {
    let seat = state.table.leader;
    state.table.island.place(Occupant::Lock, building);
    journal.note(|| Event::Open(Open::LockPlaced { seat, building }));
    after_lock(state, journal);
}

fn after_lock(state: &mut State, journal: &mut impl Notes) {
    let points = state.edition.fifth_space_points;
    if dice_in_row(state) == 5 && points > 0 {
        gain_for_row(state, points, journal);
    }
    round::end(state, journal);
}

fn gain_for_row(state: &mut State, points: u8, journal: &mut impl Notes) {
    let seat = state.table.leader;
    state.stock_mut(seat).points += u16::from(points);
    journal.note(|| Event::Open(Open::RowPointsGained { seat, points }));
}
