//! Phases 4 and 5: using the dice, and what is left of them.

use tortuga_core::Seat;

use super::{Notes, effects, ending, not_now, wild, windows};
use crate::actions::{Action, turn, turned};
use crate::cards::{CardType, Kind};
use crate::dice::{Symbol, SymbolSet, Symbols};
use crate::edition::{Effect, Steps};
use crate::events::Open;
use crate::refusals::Refusal;
use crate::state::{Stage, State, Window};

/// The dice were rolled: first Groo moves, then others may answer, then the
/// active player uses the pool (GROO-BUILD-02).
pub(super) fn rolled(state: &mut State, pool: Symbols, step: i8, journal: &mut impl Notes) {
    state.table.pool = pool;
    state.table.user = state.table.active;
    state.table.stage = Stage::Use;
    journal.open(|| Open::Rolled { pool, step });
    effects::move_by_die(state, step, journal);
    windows::open(state, Window::Roll, journal);
}

/// Everything that the dice user could pay with.
fn wealth(state: &State) -> Symbols {
    state.table.pool.plus(state.table.private)
}

pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.table.user;
    let edition = state.edition.0;
    out.push(Action::Done);
    let hand = state.hand(seat);
    let wealth = wealth(state);
    let payable = |&kind: &Kind| wealth.cover(cost(state, seat, kind));
    let standing = hand.among(edition.deck.buildings.with(edition.deck.troops));
    let standing = edition.kinds_of(standing).filter(payable);
    out.extend(standing.map(Action::Play));
    let effects = hand.among(edition.deck.groo_effects);
    for kind in edition.kinds_of(effects).filter(payable) {
        legal_effect(state, kind, out);
    }
    legal_abilities(state, seat, out);
    wild::legal(state, seat, out);
}

fn legal_effect(state: &State, kind: Kind, out: &mut Vec<Action>) {
    match state.edition.print(kind).effect {
        Effect::MoveGrooAny => {
            out.extend((1..state.table.seats).map(|to| Action::PlayGroo(kind, to)));
        }
        Effect::Chase { steps, .. } => {
            let ways = effects::ways(state, steps);
            out.extend(ways.map(|way| Action::PlayGroo(kind, way)));
        }
        _ => out.push(Action::PlayGroo(kind, 0)),
    }
}

fn legal_abilities(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let deck = &state.edition.deck;
    let able = state.working(seat).among(deck.abilities.with(deck.keeps));
    if able.is_empty() {
        return;
    }
    let mut last = None;
    for kind in state.edition.0.each(able) {
        // Equal Buildings do the same.
        if last.replace(kind) != Some(kind) {
            legal_ability(state, seat, kind, out);
        }
    }
}

fn legal_ability(state: &State, seat: Seat, kind: Kind, out: &mut Vec<Action>) {
    let effect = state.edition.print(kind).effect;
    if check_phase(state, effect).is_err() {
        return;
    }
    let pool = state.table.pool;
    let ability = |argument| Action::Ability(kind, argument);
    match effect {
        Effect::ConvertDie {
            from, to, max: 1, ..
        } => {
            let showing = from.iter().filter(|&symbol| pool.of(symbol) > 0);
            let turns = showing.flat_map(|from| {
                let others = to.iter().filter(move |&to| to != from);
                others.map(move |to| turn(from, to))
            });
            out.extend(turns.map(ability));
        }
        Effect::ConvertDie { from, max, .. } => {
            let dice = from.iter().next().map_or(0, |symbol| pool.of(symbol));
            out.extend((1..=max.min(dice)).map(ability));
        }
        Effect::GainSymbol { .. } => out.extend(gainable(state, effect).map(ability)),
        Effect::PayToMoveGroo { pay, steps, .. }
            if state.table.groo == seat && wealth(state).cover(pay) =>
        {
            out.extend(effects::ways(state, steps).map(ability));
        }
        Effect::SacrificeRecover { .. } => {
            let span = state.edition.span(kind);
            let pile = state.table.discard.apart_from(state.edition.deck.events);
            let kinds = state.edition.kinds_of(pile);
            let others = kinds.filter(|&other| state.edition.span(other) != span);
            out.extend(others.map(Action::Recover));
        }
        _ => {}
    }
}

pub(super) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    let seat = state.table.user;
    match action {
        Action::Done => Ok(()),
        Action::Play(kind) => check_card(state, seat, kind),
        Action::PlayGroo(kind, argument) => {
            check_card(state, seat, kind)?;
            check_effect(state, kind, argument)
        }
        Action::Ability(kind, argument) => {
            check_standing(state, seat, kind)?;
            check_ability(state, seat, kind, argument)
        }
        Action::Recover(kind) => check_recover(state, seat, kind),
        Action::Wild(kind, argument) => wild::check(state, seat, kind, argument),
        _ => Err(not_now(action)),
    }
}

fn check_card(state: &State, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    if !state.hand(seat).has(state.edition.span(kind)) {
        return Err(Refusal::PlayNotInHand);
    }
    if !wealth(state).cover(cost(state, seat, kind)) {
        return Err(Refusal::CannotPay);
    }
    Ok(())
}

fn check_effect(state: &State, kind: Kind, argument: u8) -> Result<(), Refusal> {
    match state.edition.print(kind).effect {
        Effect::MoveGrooAny if !(1..state.table.seats).contains(&argument) => {
            Err(Refusal::NoSuchTown { offset: argument })
        }
        Effect::Chase { steps, .. } => check_way(state, steps, argument),
        _ => Ok(()),
    }
}

fn check_way(state: &State, steps: Steps, argument: u8) -> Result<(), Refusal> {
    if effects::ways(state, steps).any(|way| way == argument) {
        Ok(())
    } else {
        Err(Refusal::SameTown)
    }
}

/// The Building stands in the town, and works (GROO-CARD-03, -09).
fn check_standing(state: &State, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    let span = state.edition.span(kind);
    if !state.town(seat).has(span) {
        return Err(Refusal::NotInTown);
    }
    if !state.working(seat).has(span) {
        return Err(Refusal::Idle);
    }
    check_phase(state, state.edition.print(kind).effect)
}

/// Some cards are bound to the own Construction Phase (GROO-LEFT-03).
pub(super) fn check_phase(state: &State, effect: Effect) -> Result<(), Refusal> {
    let leftover = match effect {
        Effect::ConvertDie { leftover, .. }
        | Effect::GainSymbol { leftover, .. }
        | Effect::PayToMoveGroo { leftover, .. }
        | Effect::SacrificeRecover { leftover } => leftover,
        _ => true,
    };
    if leftover || state.table.is_construction() {
        Ok(())
    } else {
        Err(Refusal::OwnConstructionOnly)
    }
}

fn check_ability(state: &State, seat: Seat, kind: Kind, argument: u8) -> Result<(), Refusal> {
    let pool = state.table.pool;
    let shows = |symbol, dice| {
        if pool.of(symbol) < dice {
            return Err(Refusal::NoSuchDie { symbol });
        }
        Ok(())
    };
    match state.edition.print(kind).effect {
        Effect::ConvertDie { max: 1, .. } => shows(turned(argument).0, 1),
        Effect::ConvertDie { from, .. } => {
            let symbol = from.iter().next().unwrap_or(Symbol::Kopins);
            shows(symbol, argument)
        }
        Effect::GainSymbol {
            must_be_showing: true,
            ..
        } => shows(Symbol::ALL[usize::from(argument)], 1),
        Effect::PayToMoveGroo { pay, steps, .. } => {
            if state.table.groo != seat {
                return Err(Refusal::GrooElsewhere);
            }
            if !wealth(state).cover(pay) {
                return Err(Refusal::AbilityTooDear);
            }
            check_way(state, steps, argument)
        }
        _ => Ok(()),
    }
}

fn check_recover(state: &State, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    check_standing(state, seat, keep(state))?;
    if !state.table.discard.has(state.edition.span(kind)) {
        return Err(Refusal::NotInDiscardPile);
    }
    Ok(())
}

/// The one kind of Building that recovers a card.
fn keep(state: &State) -> Kind {
    let keep = state.edition.kinds_of(state.edition.deck.keeps).next();
    keep.expect("only a deck with such a Building has this action")
}

/// What a card costs this player now.
pub(super) fn cost(state: &State, seat: Seat, kind: Kind) -> Symbols {
    let print = state.edition.print(kind);
    match print.card_type {
        CardType::Troop => discounted(state, seat, print.cost),
        CardType::GrooEffect => {
            let more = Symbols::only(Symbol::Groo, temple_tax(state, seat));
            print.cost.plus(more)
        }
        CardType::Building | CardType::Wild | CardType::Event => print.cost,
    }
}

/// What Buildings take off the cost of a Troop, one after the other.
fn discounted(state: &State, seat: Seat, cost: Symbols) -> Symbols {
    let buildings = state.working(seat).among(state.edition.deck.discounts);
    let mut cost = cost;
    for kind in state.edition.each(buildings) {
        if let Effect::TroopDiscount {
            symbol,
            amount,
            min_total,
        } = state.edition.print(kind).effect
        {
            let room = cost.count().saturating_sub(min_total);
            let less = amount.min(cost.of(symbol)).min(room);
            cost = cost.minus(Symbols::only(symbol, less));
        }
    }
    cost
}

/// The Groo heads that Buildings of Groo's town add for other players.
fn temple_tax(state: &State, seat: Seat) -> u8 {
    let host = state.table.groo;
    if host == seat {
        return 0;
    }
    let temples = state.working(host).among(state.edition.deck.temples);
    let amounts = state.edition.each(temples).map(|kind| {
        let Effect::GrooCostIncrease(amount) = state.edition.print(kind).effect else {
            return 0;
        };
        amount
    });
    // More heads than dice cannot be paid anyway.
    amounts.fold(0_u8, u8::saturating_add).min(64)
}

/// Private symbols are spent first, then dice (GROO-BUILD-09).
pub(super) fn pay(state: &mut State, cost: Symbols) {
    let private = state.table.private.common(cost);
    state.table.private = state.table.private.minus(private);
    state.table.pool = state.table.pool.minus(cost.minus(private));
}

/// A Building joins the own town, a Troop the own army (GROO-BUILD-06).
pub(super) fn play(state: &mut State, kind: Kind, journal: &mut impl Notes) {
    let seat = state.table.user;
    let paid = cost(state, seat, kind);
    pay(state, paid);
    state.leave_hand(seat, kind);
    let span = state.edition.span(kind);
    state.table.in_play[seat.index()].put(span);
    if state.edition.deck.buildings.has(span) {
        state.table.idle[seat.index()].put(span);
    }
    journal.open(|| Open::CardPlayed { seat, kind, paid });
}

/// Once per card and game turn.
pub(super) fn use_ability(state: &mut State, kind: Kind, argument: u8, journal: &mut impl Notes) {
    let seat = state.table.user;
    state.table.idle[seat.index()].put(state.edition.span(kind));
    match state.edition.print(kind).effect {
        Effect::ConvertDie { max: 1, .. } => {
            turn_dice(state, kind, turned(argument), 1, journal);
        }
        Effect::ConvertDie { from, to, .. } => {
            let ends = from.iter().next().zip(to.iter().next());
            let ends = ends.expect("one symbol each, as the reader insists");
            turn_dice(state, kind, ends, argument, journal);
        }
        Effect::GainSymbol { .. } => gain(state, kind, argument, journal),
        Effect::PayToMoveGroo { pay, steps, .. } => {
            send_groo_away(state, kind, (pay, steps, argument), journal);
        }
        effect => unreachable!("{effect:?} is no ability"),
    }
}

/// The symbols that a card gives, as arguments.
pub(super) fn gainable(state: &State, effect: Effect) -> impl Iterator<Item = u8> {
    let (choices, showing) = match effect {
        Effect::GainSymbol {
            choices,
            must_be_showing,
            ..
        } => (choices, must_be_showing),
        _ => (SymbolSet::default(), false),
    };
    let pool = state.table.pool;
    let symbols = choices.iter();
    let symbols = symbols.filter(move |&symbol| !showing || pool.of(symbol) > 0);
    symbols.map(|symbol| symbol as u8)
}

/// The dice user gets a symbol that cannot be passed on.
pub(super) fn gain(state: &mut State, kind: Kind, argument: u8, journal: &mut impl Notes) {
    let seat = state.table.user;
    let symbol = Symbol::ALL[usize::from(argument)];
    state.table.private = state.table.private.plus(Symbols::only(symbol, 1));
    journal.open(|| Open::SymbolGained { seat, kind, symbol });
}

fn turn_dice(
    state: &mut State,
    kind: Kind,
    (from, to): (Symbol, Symbol),
    count: u8,
    journal: &mut impl Notes,
) {
    let seat = state.table.user;
    let pool = &mut state.table.pool;
    *pool = pool.minus(Symbols::only(from, count));
    *pool = pool.plus(Symbols::only(to, count));
    journal.open(|| Open::DiceTurned {
        seat,
        kind,
        from,
        to,
        count,
    });
}

fn send_groo_away(
    state: &mut State,
    kind: Kind,
    (price, steps, way): (Symbols, Steps, u8),
    journal: &mut impl Notes,
) {
    let seat = state.table.user;
    pay(state, price);
    journal.open(|| Open::GrooPaid {
        seat,
        kind,
        paid: price,
    });
    let step = steps.get(way).expect("the way was checked");
    let to = crate::board::steps_from(state.table.groo, step, state.table.seats);
    let moves = to != state.table.groo;
    effects::move_groo(state, to, journal);
    if moves {
        windows::open(state, Window::Effect, journal);
    }
}

/// The Building goes to the discard pile, and a card from there into the hand.
pub(super) fn recover(state: &mut State, recovered: Kind, journal: &mut impl Notes) {
    let seat = state.table.user;
    let kind = keep(state);
    state.table.in_play[seat.index()].take(state.edition.span(kind));
    state.discard(kind);
    let span = state.edition.span(recovered);
    state.table.discard.take(span);
    state.secrets.hands[seat.index()].put(span);
    state.secrets.notes.all_saw(recovered, seat);
    journal.open(|| Open::CardRecovered {
        seat,
        kind,
        recovered,
    });
}

/// Who is done with the dice hands on what is left; private symbols vanish
/// (GROO-BUILD-09, -10).
pub(super) fn done(state: &mut State, journal: &mut impl Notes) {
    let table = &mut state.table;
    let (seat, pool) = (table.user, table.pool);
    table.private = Symbols::NONE;
    journal.open(|| Open::DiceDone { seat, pool });
    let next = table.left_of(seat, 1);
    if pool.is_empty() || next == table.active {
        return leftovers_over(state, journal);
    }
    table.user = next;
    journal.open(|| Open::DicePassed(next));
    windows::open(state, Window::Pass, journal);
}

/// The active player gets no second chance; what remains is wasted
/// (GROO-LEFT-04).
fn leftovers_over(state: &mut State, journal: &mut impl Notes) {
    let wasted = std::mem::take(&mut state.table.pool);
    if !wasted.is_empty() {
        journal.open(|| Open::DiceWasted(wasted));
    }
    ending::after_leftover(state, journal);
}
