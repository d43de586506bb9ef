//! Trading with a ship after passing (GROG-TRADE).

use tortuga_core::Seat;

use super::{Notes, bidding};
use crate::actions::{Action, MOST_UNITS};
use crate::board::{COLUMNS, Column};
use crate::cards::{GoalKind, Parrot, Treasure};
use crate::edition::MainTrade;
use crate::events::{Event, Open};
use crate::refusals::Refusal;
use crate::state::{NO_MARKER, Phase, Progress, Purchase, State, Trade};

/// Units payable at an anchorage: demanded tiles, and trios of others
/// (GROG-TRADE-03).
fn units(state: &State, seat: Seat, at: Column) -> u16 {
    let stock = state.table.stock(seat);
    stock.goods[at.index()] + stock.others(at) / u16::from(state.edition.substitution_ratio)
}

/// Cards left for a ship that gives cards; none for coins, which never run out.
fn cards_left(state: &State, main: MainTrade) -> Option<u8> {
    match main {
        MainTrade::Coins(_) => None,
        MainTrade::Treasure => Some(state.secrets.treasure_stack.count()),
        MainTrade::Parrot => Some(state.secrets.parrot_stack.count()),
        MainTrade::Goal => Some(state.goal_stack_count()),
    }
}

/// The most units of the main action; 0 if it cannot be done at all
/// (GROG-TRADE-06, GROG-TRADE-16).
pub(crate) fn most_main_units(state: &State, seat: Seat, at: Column) -> u8 {
    let ship = state.ship_at(at);
    let limit = ship.limit.unwrap_or(MOST_UNITS);
    let cards = cards_left(state, ship.main).unwrap_or(MOST_UNITS);
    let payable = units(state, seat, at).min(u16::from(MOST_UNITS)) as u8;
    limit.min(cards).min(payable)
}

/// One crew member, one free building, enough units (GROG-TRADE-17).
fn check_claimable(state: &State, seat: Seat, at: Column) -> Result<(), Refusal> {
    let cost = state.edition.claim_cost;
    let payable = units(state, seat, at);
    if payable < u16::from(cost) {
        return Err(Refusal::ClaimTooDear { cost, payable });
    }
    if state.crew_left(seat) == 0 {
        return Err(Refusal::ClaimWithoutCrew);
    }
    if state
        .edition
        .on(at)
        .and(state.table.island.free())
        .is_empty()
    {
        return Err(Refusal::ClaimWithoutBuilding);
    }
    Ok(())
}

/// Anchored, without a marker, and no ghost ship (GROG-TRADE-01).
fn check_available(state: &State, at: Column) -> Result<(), Refusal> {
    if state.table.ghost_anchorage(&state.edition) == Some(at) {
        return Err(Refusal::GhostShip);
    }
    if state.table.markers.all().contains(&at.0) {
        return Err(Refusal::ShipTaken);
    }
    Ok(())
}

/// May a passing player choose the ship at this anchorage?
pub(crate) fn is_available(state: &State, at: Column) -> bool {
    check_available(state, at).is_ok()
}

/// Does one of the ship's two actions work for this player (GROG-TRADE-19)?
fn is_live(state: &State, seat: Seat, at: Column) -> bool {
    most_main_units(state, seat, at) > 0 || check_claimable(state, seat, at).is_ok()
}

/// The available ships, and the live ones among them, one bit an anchorage.
fn ships_for(state: &State, seat: Seat) -> (u8, u8) {
    let (mut available, mut live) = (0, 0);
    for at in Column::ALL {
        if is_available(state, at) {
            available |= 1 << at.0;
            live |= u8::from(is_live(state, seat, at)) << at.0;
        }
    }
    (available, live)
}

/// Does he own a demanded tile of a live ship? Then he must trade
/// (GROG-TRADE-15, GROG-TRADE-19).
fn must_trade(state: &State, seat: Seat, live: u8) -> bool {
    let goods = &state.table.stock(seat).goods;
    (0..COLUMNS).any(|at| live >> at & 1 == 1 && goods[at] > 0)
}

pub(super) fn legal_ships(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let (available, live) = ships_for(state, seat);
    let among = |mask: u8| {
        Column::ALL
            .into_iter()
            .filter(move |at| mask >> at.0 & 1 == 1)
    };
    out.extend(among(live).map(Action::Ship));
    if !must_trade(state, seat, live) {
        out.extend(among(available).map(Action::ShipIdle));
    }
}

fn passing_seat(state: &State) -> Result<Seat, Refusal> {
    let Phase::ChooseShip { seat } = state.table.phase else {
        return Err(Refusal::ShipNotNow);
    };
    Ok(seat)
}

pub(super) fn check_ship(state: &State, at: Column) -> Result<(), Refusal> {
    let seat = passing_seat(state)?;
    check_available(state, at)?;
    if units(state, seat, at) == 0 {
        return Err(Refusal::ShipNotSupplied);
    }
    if !is_live(state, seat, at) {
        return Err(Refusal::ShipHasNothing);
    }
    Ok(())
}

pub(super) fn check_idle(state: &State, at: Column) -> Result<(), Refusal> {
    let seat = passing_seat(state)?;
    check_available(state, at)?;
    let (_, live) = ships_for(state, seat);
    if must_trade(state, seat, live) {
        Err(Refusal::MustTrade)
    } else {
        Ok(())
    }
}

fn place_marker(state: &mut State, seat: Seat, at: Column, idle: bool, journal: &mut impl Notes) {
    debug_assert_eq!(state.table.markers.get(seat.index()), NO_MARKER);
    state.table.markers.set(seat.index(), at.0);
    journal.note(|| Event::Open(Open::MarkerPlaced { seat, at, idle }));
}

pub(super) fn choose_ship(state: &mut State, seat: Seat, at: Column, journal: &mut impl Notes) {
    place_marker(state, seat, at, false, journal);
    state.table.phase = Phase::Trade(Trade {
        seat,
        at,
        progress: Progress::Nothing,
    });
}

pub(super) fn choose_idle(state: &mut State, seat: Seat, at: Column, journal: &mut impl Notes) {
    place_marker(state, seat, at, true, journal);
    bidding::next_after_pass(state, seat, journal);
}

/// Main action once, claims as often as he can, in any order (GROG-TRADE-08).
pub(super) fn legal_actions(state: &State, trade: Trade, out: &mut Vec<Action>) {
    let Trade { seat, at, progress } = trade;
    if progress != Progress::MainDone {
        out.extend((1..=most_main_units(state, seat, at)).map(Action::Main));
    }
    if check_claimable(state, seat, at).is_ok() {
        out.push(Action::Claim);
    }
    if progress != Progress::Nothing {
        out.push(Action::EndTrade);
    }
}

pub(super) fn check_main(state: &State, wanted: u8) -> Result<(), Refusal> {
    let Phase::Trade(Trade { seat, at, progress }) = state.table.phase else {
        return Err(Refusal::MainNotNow);
    };
    if progress == Progress::MainDone {
        return Err(Refusal::MainTwice);
    }
    let ship = state.ship_at(at);
    if let Some(limit) = ship.limit.filter(|&limit| wanted > limit) {
        return Err(Refusal::MainAboveLimit {
            units: wanted,
            limit,
        });
    }
    if let Some(cards) = cards_left(state, ship.main).filter(|&cards| wanted > cards) {
        return Err(Refusal::StackTooSmall {
            units: wanted,
            cards,
        });
    }
    let payable = units(state, seat, at);
    if u16::from(wanted) > payable {
        return Err(Refusal::TooFewUnits {
            units: wanted,
            payable,
        });
    }
    Ok(())
}

pub(super) fn check_claim(state: &State) -> Result<(), Refusal> {
    let Phase::Trade(Trade { seat, at, .. }) = state.table.phase else {
        return Err(Refusal::ClaimNotNow);
    };
    check_claimable(state, seat, at)
}

pub(super) fn check_end(state: &State) -> Result<(), Refusal> {
    let Phase::Trade(trade) = state.table.phase else {
        return Err(Refusal::EndTradeNotNow);
    };
    if trade.progress == Progress::Nothing {
        return Err(Refusal::NothingTraded);
    }
    Ok(())
}

pub(super) fn start_main(state: &mut State, trade: Trade, units: u8) {
    state.table.phase = Phase::Price {
        trade,
        buys: Purchase::Main(units),
    };
}

pub(super) fn start_claim(state: &mut State, trade: Trade) {
    state.table.phase = Phase::Price {
        trade,
        buys: Purchase::Claim,
    };
}

fn price(state: &State, buys: Purchase) -> u8 {
    match buys {
        Purchase::Main(units) => units,
        Purchase::Claim => state.edition.claim_cost,
    }
}

/// How many units may be paid with demanded tiles: the trios must cover the rest.
fn direct_range(state: &State, trade: Trade, buys: Purchase) -> (u16, u16) {
    let stock = state.table.stock(trade.seat);
    let price = u16::from(price(state, buys));
    let trios = stock.others(trade.at) / u16::from(state.edition.substitution_ratio);
    (
        price.saturating_sub(trios),
        price.min(stock.goods[trade.at.index()]),
    )
}

pub(super) fn legal_directs(state: &State, trade: Trade, buys: Purchase, out: &mut Vec<Action>) {
    let (least, most) = direct_range(state, trade, buys);
    out.extend((least as u8..=most as u8).map(Action::Direct));
}

pub(super) fn check_direct(state: &State, units: u8) -> Result<(), Refusal> {
    let Phase::Price { trade, buys } = state.table.phase else {
        return Err(Refusal::DirectNotNow);
    };
    let (least, most) = direct_range(state, trade, buys);
    if u16::from(units) > most {
        return Err(Refusal::DirectTooMany { most });
    }
    if u16::from(units) < least {
        return Err(Refusal::DirectTooFew { least });
    }
    Ok(())
}

fn return_tiles(state: &mut State, seat: Seat, good: Column, tiles: u8, journal: &mut impl Notes) {
    state.stock_mut(seat).goods[good.index()] -= u16::from(tiles);
    journal.note(|| Event::Open(Open::TilesReturned { seat, good, tiles }));
}

pub(super) fn pay_direct(
    state: &mut State,
    trade: Trade,
    buys: Purchase,
    units: u8,
    journal: &mut impl Notes,
) {
    if units > 0 {
        return_tiles(state, trade.seat, trade.at, units, journal);
    }
    let due = (price(state, buys) - units) * state.edition.substitution_ratio;
    if due > 0 {
        state.table.phase = Phase::Substitute {
            trade,
            buys,
            due,
            from: Column(0),
        };
    } else {
        receive(state, trade, buys, journal);
    }
}

/// The tiles from this good to the right, without the demanded ones.
fn tiles_from(state: &State, trade: Trade, good: Column) -> u16 {
    let goods = &state.table.stock(trade.seat).goods;
    let from = good.index()..COLUMNS;
    from.filter(|&good| good != trade.at.index())
        .map(|good| goods[good])
        .sum()
}

pub(super) fn legal_subs(
    state: &State,
    trade: Trade,
    due: u8,
    from: Column,
    out: &mut Vec<Action>,
) {
    let goods = Column::ALL.into_iter().filter(|&good| good >= from);
    out.extend(
        goods
            .filter(|&g| check_tile(state, trade, due, g).is_ok())
            .map(Action::Sub),
    );
}

/// May a tile of this good be named, the order apart?
fn check_tile(state: &State, trade: Trade, due: u8, good: Column) -> Result<(), Refusal> {
    if good == trade.at {
        return Err(Refusal::SubDemanded);
    }
    if state.table.stock(trade.seat).goods[good.index()] == 0 {
        return Err(Refusal::SubNotOwned);
    }
    if tiles_from(state, trade, good) < u16::from(due) {
        return Err(Refusal::SubLeavesTooFew { due });
    }
    Ok(())
}

pub(super) fn check_sub(state: &State, good: Column) -> Result<(), Refusal> {
    let Phase::Substitute {
        trade, due, from, ..
    } = state.table.phase
    else {
        return Err(Refusal::SubNotNow);
    };
    if good < from {
        return Err(Refusal::SubGoesBack);
    }
    check_tile(state, trade, due, good)
}

pub(super) fn pay_sub(
    state: &mut State,
    trade: Trade,
    buys: Purchase,
    (due, good): (u8, Column),
    journal: &mut impl Notes,
) {
    return_tiles(state, trade.seat, good, 1, journal);
    if due > 1 {
        state.table.phase = Phase::Substitute {
            trade,
            buys,
            due: due - 1,
            from: good,
        };
    } else {
        receive(state, trade, buys, journal);
    }
}

/// All units are paid: he receives what he bought (GROG-TRADE-09).
fn receive(state: &mut State, trade: Trade, buys: Purchase, journal: &mut impl Notes) {
    let Purchase::Main(units) = buys else {
        state.table.phase = Phase::Build(trade);
        return;
    };
    let trade = Trade {
        progress: Progress::MainDone,
        ..trade
    };
    match state.ship_at(trade.at).main {
        MainTrade::Coins(each) => {
            let (seat, coins) = (trade.seat, u16::from(each) * u16::from(units));
            state.stock_mut(seat).coins += coins;
            journal.note(|| Event::Open(Open::CoinsGained { seat, coins }));
            state.table.phase = Phase::Trade(trade);
        }
        MainTrade::Treasure | MainTrade::Parrot => {
            state.table.phase = Phase::DrawCards { trade, left: units };
        }
        MainTrade::Goal => draw_goals(state, trade, units, journal),
    }
}

/// Draws goal cards until chance must speak or all are there. What lies under
/// the unseen part comes up without luck, but just as secretly.
fn draw_goals(state: &mut State, trade: Trade, mut left: u8, journal: &mut impl Notes) {
    while left > 0 && state.secrets.unseen.is_empty() {
        let (_, kind) = state
            .secrets
            .queue
            .pop()
            .expect("main units are capped by the stack");
        look_at_goal(state, trade.seat, kind, journal);
        left -= 1;
    }
    state.table.phase = match left {
        0 => Phase::KeepGoal(trade),
        _ => Phase::DrawGoals { trade, left },
    };
}

fn look_at_goal(state: &mut State, seat: Seat, kind: GoalKind, journal: &mut impl Notes) {
    state.secrets.drawn.add(kind);
    journal.note(|| Event::GoalDrawn { seat, kind });
}

/// Chance has drawn a goal card for a trade.
pub(super) fn drew_goal(
    state: &mut State,
    trade: Trade,
    left: u8,
    kind: GoalKind,
    journal: &mut impl Notes,
) {
    state.secrets.unseen.take(kind);
    look_at_goal(state, trade.seat, kind, journal);
    draw_goals(state, trade, left - 1, journal);
}

/// One card fewer to come.
pub(super) fn drew_card(state: &mut State, trade: Trade, left: u8) {
    state.table.phase = match left {
        1 => Phase::Trade(trade),
        _ => Phase::DrawCards {
            trade,
            left: left - 1,
        },
    };
}

/// A treasure card comes off the stack into a hand.
pub(super) fn take_treasure(
    state: &mut State,
    seat: Seat,
    treasure: Treasure,
    journal: &mut impl Notes,
) {
    state.secrets.treasure_stack.0[treasure.index()] -= 1;
    state.secrets.treasures[seat.index()].0[treasure.index()] += 1;
    journal.note(|| Event::TreasureDrawn { seat, treasure });
}

/// A parrot card comes off the stack into a hand.
pub(super) fn take_parrot(state: &mut State, seat: Seat, parrot: Parrot, journal: &mut impl Notes) {
    state.secrets.parrot_stack.0[parrot.index()] -= 1;
    state.secrets.parrots[seat.index()].0[parrot.index()] += 1;
    journal.note(|| Event::ParrotDrawn { seat, parrot });
}

pub(super) fn check_keep(state: &State, kind: GoalKind) -> Result<(), Refusal> {
    if !matches!(state.table.phase, Phase::KeepGoal(_)) {
        return Err(Refusal::KeepNotNow);
    }
    if !state.secrets.drawn.has(kind) {
        return Err(Refusal::GoalNotDrawn);
    }
    Ok(())
}

/// Exactly one of the cards drawn is kept (GROG-TRADE-12).
pub(super) fn keep_goal(state: &mut State, trade: Trade, kind: GoalKind, journal: &mut impl Notes) {
    let seat = trade.seat;
    state.secrets.drawn.take(kind);
    state.secrets.goals[seat.index()].add(kind);
    journal.note(|| Event::GoalKept { seat, kind });
    return_rest(state, trade);
}

fn return_rest(state: &mut State, trade: Trade) {
    let left = !state.secrets.drawn.is_empty();
    state.table.phase = if left {
        Phase::ReturnDrawn(trade)
    } else {
        Phase::Trade(trade)
    };
}

/// One after the other goes under the stack, in the order he likes (GROG-TRADE-13).
pub(super) fn return_drawn(
    state: &mut State,
    trade: Trade,
    kind: GoalKind,
    journal: &mut impl Notes,
) {
    let seat = trade.seat;
    state.secrets.drawn.take(kind);
    state.secrets.queue.push(seat, kind);
    journal.note(|| Event::GoalReturned { seat, kind });
    return_rest(state, trade);
}
