//! Losing Buildings, Troops and hand cards: who loses them chooses which.

use tortuga_core::{RuleId, Seat};

use super::{Notes, attack, effects, event};
use crate::actions::Action;
use crate::cards::{Cards, Kind};
use crate::edition::Edition;
use crate::events::Open;
use crate::refusals::Refusal;
use crate::state::{Choice, Stage, State};

/// The loss rule (GROO-ATTACK-10): as many printed points as possible, but not
/// more than `most`. True if there is something to choose.
pub(super) fn buildings(state: &mut State, seat: Seat, most: u16) -> bool {
    let sums = sums(&state.edition, state.town(seat));
    let due = largest_within(sums, most);
    start(state, Choice::Buildings { seat, due }, due)
}

/// So many Troops, or all that there are; none from an army that Groo does not
/// attack (GROO-CARD-10). True if there is something to choose.
pub(super) fn troops(state: &mut State, seat: Seat, amount: u8) -> bool {
    let due = amount.min(exposed(state, seat).count());
    start(state, Choice::Troops { seat, due }, due)
}

/// So many hand cards, or all that there are. True if there is something to choose.
pub(super) fn hand(state: &mut State, seat: Seat, amount: u8) -> bool {
    let due = amount.min(state.hand(seat).count());
    start(state, Choice::Hand { seat, due }, due)
}

/// One Troop or one Building with these points. True if there is one.
pub(super) fn chased(state: &mut State, seat: Seat, vp: u8) -> bool {
    let choice = Choice::Chased { seat, vp };
    let some = !exposed(state, seat).is_empty() || small_buildings(state, seat, vp).count() > 0;
    start(state, choice, u8::from(some))
}

const fn start(state: &mut State, choice: Choice, due: u8) -> bool {
    state.table.picked = None;
    if due == 0 {
        return false;
    }
    state.table.choice = Some(choice);
    true
}

/// The Troops at home that Groo can make a player lose.
pub(super) fn exposed(state: &State, seat: Seat) -> Cards {
    let army = state.army(seat);
    if army.any(state.edition.deck.immune) {
        Cards::NONE
    } else {
        army
    }
}

fn small_buildings(state: &State, seat: Seat, vp: u8) -> impl Iterator<Item = Kind> {
    let town = state.edition.kinds_of(state.town(seat));
    town.filter(move |&kind| state.edition.print(kind).vp == vp)
}

/// Every sum of printed points that some of these Buildings come to, as bits.
fn sums(edition: &Edition, town: Cards) -> u128 {
    let points = edition.each(town).map(|kind| edition.print(kind).vp);
    points.fold(1, |sums, vp| sums | sums << vp)
}

const fn largest_within(sums: u128, most: u16) -> u8 {
    let within = if most >= 127 {
        sums
    } else {
        sums & ((1 << (most + 1)) - 1)
    };
    127 - within.leading_zeros() as u8
}

/// The Buildings of these kinds or later ones.
fn from_kind(edition: &Edition, cards: Cards, kind: Kind) -> Cards {
    let below = (1_u64 << edition.span(kind).0.trailing_zeros()) - 1;
    Cards(cards.0 & !below)
}

/// Can exactly `due` points be reached with this Building as the next and none
/// of an earlier kind after it?
fn reaches(state: &State, seat: Seat, kind: Kind, due: u8) -> bool {
    let edition = &state.edition;
    let vp = edition.print(kind).vp;
    if vp > due {
        return false;
    }
    let mut rest = from_kind(edition, state.town(seat), kind);
    rest.take(edition.span(kind));
    sums(edition, rest) & (1 << (due - vp)) != 0
}

/// Which cards may be picked next.
fn pickable(state: &State, cards: Cards) -> impl Iterator<Item = Kind> {
    let from = state.table.picked.unwrap_or_default();
    let kinds = state.edition.kinds_of(cards);
    kinds.filter(move |&kind| kind >= from)
}

pub(super) fn legal(state: &State, choice: Choice, out: &mut Vec<Action>) {
    match choice {
        Choice::Buildings { seat, due } => {
            let kinds = pickable(state, state.town(seat));
            let kinds = kinds.filter(|&kind| reaches(state, seat, kind, due));
            out.extend(kinds.map(Action::LoseBuilding));
        }
        Choice::Troops { seat, due } => {
            let troops = exposed(state, seat);
            let kinds =
                pickable(state, troops).filter(|&kind| leaves_enough(state, troops, kind, due));
            out.extend(kinds.map(Action::LoseTroop));
        }
        Choice::Hand { seat, due } => {
            let hand = state.hand(seat);
            let kinds = pickable(state, hand).filter(|&kind| leaves_enough(state, hand, kind, due));
            out.extend(kinds.map(Action::LoseHand));
        }
        Choice::Chased { seat, vp } => {
            let troops = state.edition.kinds_of(exposed(state, seat));
            out.extend(small_buildings(state, seat, vp).map(Action::LoseBuilding));
            out.extend(troops.map(Action::LoseTroop));
        }
    }
}

/// With this card as the next, are there enough of the same and later kinds?
fn leaves_enough(state: &State, cards: Cards, kind: Kind, due: u8) -> bool {
    from_kind(&state.edition, cards, kind).count() >= due
}

/// The rule that asks for a loss.
pub(super) const fn rule(choice: Choice, stage: Stage) -> RuleId {
    match (choice, stage) {
        (Choice::Buildings { .. }, Stage::Battle) => RuleId("GROO-ATTACK-10"),
        _ => RuleId("GROO-CARD-08"),
    }
}

pub(super) fn check(state: &State, choice: Choice, action: Action) -> Result<(), Refusal> {
    let rule = rule(choice, state.table.stage);
    match (choice, action) {
        (Choice::Buildings { seat, due }, Action::LoseBuilding(kind)) => {
            check_pick(state, state.town(seat), kind, rule)?;
            demand(
                reaches(state, seat, kind, due),
                Refusal::LossMissesSum { due },
            )
        }
        (Choice::Troops { seat, due }, Action::LoseTroop(kind)) => {
            let troops = exposed(state, seat);
            check_pick(state, troops, kind, rule)?;
            demand(
                leaves_enough(state, troops, kind, due),
                Refusal::LossLeavesTooFew { due },
            )
        }
        (Choice::Hand { seat, due }, Action::LoseHand(kind)) => {
            let hand = state.hand(seat);
            check_pick(state, hand, kind, rule)?;
            demand(
                leaves_enough(state, hand, kind, due),
                Refusal::LossLeavesTooFew { due },
            )
        }
        (Choice::Chased { seat, vp }, Action::LoseBuilding(kind)) => {
            check_pick(state, state.town(seat), kind, rule)?;
            let fits = state.edition.print(kind).vp == vp;
            demand(fits, Refusal::OtherPoints { vp })
        }
        (Choice::Chased { seat, .. }, Action::LoseTroop(kind)) => {
            check_pick(state, state.army(seat), kind, rule)?;
            let exposed = !exposed(state, seat).is_empty();
            demand(exposed, Refusal::ArmyImmune)
        }
        (_, Action::LoseBuilding(_) | Action::LoseTroop(_) | Action::LoseHand(_)) => {
            Err(Refusal::WrongLoss { rule })
        }
        (_, Action::Wild(..)) => Err(Refusal::WildInBetween),
        _ => Err(Refusal::LossesFirst { rule }),
    }
}

fn check_pick(state: &State, cards: Cards, kind: Kind, rule: RuleId) -> Result<(), Refusal> {
    let there = cards.has(state.edition.span(kind));
    demand(there, Refusal::LossNotThere { rule })?;
    let in_order = state.table.picked.is_none_or(|last| kind >= last);
    demand(in_order, Refusal::LossGoesBack { rule })
}

fn demand(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// One card is chosen and lost; when nothing more is due, the game goes on.
pub(super) fn lose(state: &mut State, action: Action, journal: &mut impl Notes) {
    let choice = state.table.choice.expect("a loss is chosen");
    let seat = choice.seat();
    let kind = match action {
        Action::LoseBuilding(kind) => {
            lose_building(state, seat, kind);
            journal.open(|| Open::BuildingLost { seat, kind });
            kind
        }
        Action::LoseTroop(kind) => {
            state.table.in_play[seat.index()].take(state.edition.span(kind));
            journal.open(|| Open::TroopLost { seat, kind });
            kind
        }
        Action::LoseHand(kind) => {
            state.leave_hand(seat, kind);
            journal.open(|| Open::HandCardLost { seat, kind });
            kind
        }
        _ => unreachable!("{action:?} was not checked as a loss"),
    };
    state.discard(kind);
    state.table.choice = still_due(state, choice, kind);
    state.table.picked = state.table.choice.map(|_| kind);
    if state.table.choice.is_none() {
        go_on(state, journal);
    }
}

/// Of equal Buildings the one goes first that does nothing more in this turn.
fn lose_building(state: &mut State, seat: Seat, kind: Kind) {
    let span = state.edition.span(kind);
    state.table.in_play[seat.index()].take(span);
    let idle = &mut state.table.idle[seat.index()];
    if idle.has(span) {
        idle.take(span);
    }
}

fn still_due(state: &State, choice: Choice, lost: Kind) -> Option<Choice> {
    let left = match choice {
        Choice::Buildings { seat, due } => Choice::Buildings {
            seat,
            due: due - state.edition.print(lost).vp,
        },
        Choice::Troops { seat, due } => Choice::Troops { seat, due: due - 1 },
        Choice::Hand { seat, due } => Choice::Hand { seat, due: due - 1 },
        Choice::Chased { .. } => return None,
    };
    match left {
        Choice::Buildings { due: 0, .. }
        | Choice::Troops { due: 0, .. }
        | Choice::Hand { due: 0, .. } => None,
        _ => Some(left),
    }
}

/// Back to whatever asked for the losses.
fn go_on(state: &mut State, journal: &mut impl Notes) {
    if state.table.event.is_some() {
        event::go_on(state, journal);
    } else if state.table.announced.is_some() {
        effects::finish(state, journal);
    } else {
        attack::finish(state, journal);
    }
}
