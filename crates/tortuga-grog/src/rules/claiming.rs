//! Claiming a building, by ship or as winner (GROG-CLAIM).

use tortuga_core::Seat;

use super::{Notes, winning};
use crate::board::{Building, Buildings, Column, Occupant};
use crate::cards::GoalKind;
use crate::edition::CloudReward;
use crate::events::{Event, Open};
use crate::refusals::Refusal;
use crate::state::{Claimant, Claims, NO_TYPE, Phase, Progress, State, Trade};

/// What a ship's claim action may take: free buildings of its peninsula.
pub(super) fn open_to_passer(state: &State, trade: Trade) -> Buildings {
    state.edition.on(trade.at).and(state.table.island.free())
}

/// What the winner may claim now: free buildings below the dice of his open
/// spaces, of another type than before, while he has crew.
pub(super) fn open_to_winner(state: &State, claims: Claims) -> Buildings {
    if state.crew_left(state.table.leader) == 0 {
        return Buildings::default();
    }
    let open = open_peninsulas(state, claims).and(state.table.island.free());
    match claims.last_type {
        NO_TYPE => open,
        kind => open.minus(state.edition.of_type(kind)),
    }
}

/// The peninsula of the die on a claim space: bit 0 is space 1, bit 1 space 2.
fn claim_peninsula(state: &State, bit: u8) -> Option<Column> {
    state.table.row?.on_space(bit + 1)
}

fn open_peninsulas(state: &State, claims: Claims) -> Buildings {
    let open = (0..2).filter(|bit| claims.spaces >> bit & 1 == 1);
    let peninsulas = open.filter_map(|bit| claim_peninsula(state, bit));
    peninsulas
        .map(|column| state.edition.on(column))
        .fold(Buildings::default(), Buildings::or)
}

pub(super) fn check_build(state: &State, building: Building) -> Result<(), Refusal> {
    let (peninsulas, last_type) = if let Phase::Build(trade) = state.table.phase {
        (state.edition.on(trade.at), NO_TYPE)
    } else if let Phase::Claims(claims) = state.table.phase {
        (open_peninsulas(state, claims), claims.last_type)
    } else {
        return Err(Refusal::BuildNotNow);
    };
    if !peninsulas.has(building) {
        return Err(Refusal::BuildElsewhere);
    }
    match state.table.island.on(building) {
        Some(Occupant::Lock) => return Err(Refusal::BuildOnLocked),
        Some(Occupant::Crew(_) | Occupant::Ghost) => return Err(Refusal::BuildOnOccupied),
        None => {}
    }
    if state.edition.building(building).kind == last_type {
        return Err(Refusal::BuildSameType);
    }
    Ok(())
}

pub(super) fn check_stop(state: &State) -> Result<(), Refusal> {
    if matches!(state.table.phase, Phase::Claims(_)) {
        Ok(())
    } else {
        Err(Refusal::StopNotNow)
    }
}

pub(super) fn claim_by_ship(
    state: &mut State,
    trade: Trade,
    building: Building,
    journal: &mut impl Notes,
) {
    let progress = match trade.progress {
        Progress::Nothing | Progress::Claimed => Progress::Claimed,
        Progress::MainDone => Progress::MainDone,
    };
    claim(
        state,
        Claimant::Passer(Trade { progress, ..trade }),
        building,
        journal,
    );
}

pub(super) fn claim_as_winner(
    state: &mut State,
    claims: Claims,
    building: Building,
    journal: &mut impl Notes,
) {
    let print = state.edition.building(building);
    let second = claim_peninsula(state, 1) == Some(print.column);
    let spaces = claims.spaces & if second { 0b01 } else { 0b10 };
    let claims = Claims {
        spaces,
        last_type: print.kind,
    };
    claim(state, Claimant::Winner(claims), building, journal);
}

/// The three steps of a claim: crew member, cloud, coins (GROG-CLAIM-02 to -04).
fn claim(state: &mut State, claimant: Claimant, building: Building, journal: &mut impl Notes) {
    let seat = state.seat_of(claimant);
    state.table.island.place(Occupant::Crew(seat), building);
    journal.note(|| Event::Open(Open::BuildingClaimed { seat, building }));
    let column = state.edition.building(building).column;
    match state.cloud_above(column) {
        CloudReward::GoalSwap if state.goal_stack_count() > 0 => {
            swap_goal(state, claimant, building, journal);
        }
        CloudReward::Parrot if !state.secrets.parrot_stack.is_empty() => {
            state.table.phase = Phase::CloudParrot { claimant, building };
        }
        CloudReward::PiratePoint => {
            gain_points(state, seat, 1, journal);
            collect_coins(state, claimant, building, journal);
        }
        CloudReward::GoalSwap | CloudReward::Parrot | CloudReward::Empty | CloudReward::Black => {
            collect_coins(state, claimant, building, journal);
        }
    }
}

fn gain_points(state: &mut State, seat: Seat, points: u8, journal: &mut impl Notes) {
    state.stock_mut(seat).points += u16::from(points);
    journal.note(|| Event::Open(Open::PointsGained { seat, points }));
}

/// A goal card comes up by chance, or from under the stack without it.
fn swap_goal(state: &mut State, claimant: Claimant, building: Building, journal: &mut impl Notes) {
    if !state.secrets.unseen.is_empty() {
        state.table.phase = Phase::CloudGoal { claimant, building };
        return;
    }
    if let Some((_, kind)) = state.secrets.queue.pop() {
        draw_for_swap(state, claimant, building, kind, journal);
    }
}

fn draw_for_swap(
    state: &mut State,
    claimant: Claimant,
    building: Building,
    kind: GoalKind,
    journal: &mut impl Notes,
) {
    let seat = state.seat_of(claimant);
    state.secrets.goals[seat.index()].add(kind);
    journal.note(|| Event::GoalDrawn { seat, kind });
    state.table.phase = Phase::SwapGoal { claimant, building };
}

/// Chance has drawn the goal card of a cloud.
pub(super) fn drew_goal(
    state: &mut State,
    claimant: Claimant,
    building: Building,
    kind: GoalKind,
    journal: &mut impl Notes,
) {
    state.secrets.unseen.take(kind);
    draw_for_swap(state, claimant, building, kind, journal);
}

pub(super) fn check_discard(state: &State, seat: Seat, kind: GoalKind) -> Result<(), Refusal> {
    if !matches!(state.table.phase, Phase::SwapGoal { .. }) {
        return Err(Refusal::DiscardNotNow);
    }
    if !state.secrets.goals[seat.index()].has(kind) {
        return Err(Refusal::DiscardNotInHand);
    }
    Ok(())
}

pub(super) fn discard_goal(
    state: &mut State,
    claimant: Claimant,
    building: Building,
    kind: GoalKind,
    journal: &mut impl Notes,
) {
    let seat = state.seat_of(claimant);
    state.secrets.goals[seat.index()].take(kind);
    state.secrets.queue.push(seat, kind);
    journal.note(|| Event::GoalReturned { seat, kind });
    collect_coins(state, claimant, building, journal);
}

/// One coin for every free building of the same type, wherever it stands
/// (GROG-CLAIM-04, GROG-CLAIM-05); none under the black cloud.
pub(super) fn collect_coins(
    state: &mut State,
    claimant: Claimant,
    building: Building,
    journal: &mut impl Notes,
) {
    let print = state.edition.building(building);
    let free = state
        .edition
        .of_type(print.kind)
        .and(state.table.island.free());
    let black = state.cloud_above(print.column) == CloudReward::Black;
    let coins = if black { 0 } else { u16::from(free.count()) };
    if coins > 0 {
        let seat = state.seat_of(claimant);
        state.stock_mut(seat).coins += coins;
        journal.note(|| Event::Open(Open::CoinsGained { seat, coins }));
    }
    match claimant {
        Claimant::Passer(trade) => state.table.phase = Phase::Trade(trade),
        Claimant::Winner(claims) => go_on_claiming(state, claims, journal),
    }
}

/// The next claim, if one is possible; otherwise it is forfeited (GROG-CLAIM-08).
pub(super) fn go_on_claiming(state: &mut State, claims: Claims, journal: &mut impl Notes) {
    if open_to_winner(state, claims).is_empty() {
        winning::after_claims(state, journal);
    } else {
        state.table.phase = Phase::Claims(claims);
    }
}
