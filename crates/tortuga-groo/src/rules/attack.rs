//! Phase 3: the art of war.

use tortuga_core::Seat;

use super::{Notes, losses, not_now, wild, windows};
use crate::actions::Action;
use crate::cards::{Cards, Kind};
use crate::edition::Effect;
use crate::events::Open;
use crate::refusals::Refusal;
use crate::state::{Stage, State, Window};

/// Phase 3 begins, or is offered again; without an army it is skipped.
pub(super) fn begin(state: &mut State) {
    let more = state.table.attacks < state.edition.attacks_per_turn;
    state.table.stage = if more && !state.army(state.table.active).is_empty() {
        Stage::Attack
    } else {
        Stage::Roll
    };
}

pub(super) const fn over(state: &mut State) {
    state.table.stage = Stage::Roll;
}

pub(super) fn legal_targets(state: &State, out: &mut Vec<Action>) {
    out.push(Action::Done);
    out.extend((1..state.table.seats).map(Action::Attack));
    wild::legal(state, state.table.active, out);
}

pub(super) fn check_attack_phase(state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Attack(offset) if (1..state.table.seats).contains(&offset) => Ok(()),
        Action::Attack(offset) => Err(Refusal::NoSuchTarget { offset }),
        Action::Wild(kind, argument) => wild::check(state, state.table.active, kind, argument),
        _ => Err(not_now(action)),
    }
}

pub(super) fn announce(state: &mut State, offset: u8, journal: &mut impl Notes) {
    let table = &mut state.table;
    let attacker = table.active;
    let target = table.left_of(attacker, offset);
    table.target = target;
    table.attacks += 1;
    table.bonus = [0; 2];
    table.stage = Stage::Commit;
    journal.open(|| Open::AttackAnnounced { attacker, target });
}

pub(super) fn legal_commits(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.table.stage == Stage::Defend || !state.committed(seat).is_empty() {
        out.push(Action::Done);
    }
    let from = state.table.picked.unwrap_or_default();
    let army = state.edition.kinds_of(state.army(seat));
    out.extend(army.filter(|&kind| kind >= from).map(Action::Commit));
}

pub(super) fn check_commit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => {
            if state.table.stage == Stage::Commit && state.committed(seat).is_empty() {
                return Err(Refusal::NoAttackers);
            }
            Ok(())
        }
        Action::Commit(kind) => {
            if !state.army(seat).has(state.edition.span(kind)) {
                return Err(Refusal::NoSuchTroop);
            }
            if state.table.picked.is_some_and(|last| kind < last) {
                return Err(Refusal::CommitGoesBack);
            }
            Ok(())
        }
        Action::Wild(..) => Err(Refusal::WildInBetween),
        _ => Err(Refusal::OnlyCommitting),
    }
}

pub(super) fn commit(state: &mut State, seat: Seat, kind: Kind, journal: &mut impl Notes) {
    let span = state.edition.span(kind);
    state.table.in_play[seat.index()].take(span);
    state.table.out[seat.index()].put(span);
    state.table.picked = Some(kind);
    journal.open(|| Open::TroopCommitted { seat, kind });
}

/// Now the defender commits, knowing target and attackers (GROO-ATTACK-05).
pub(super) fn attackers_stand(state: &mut State, journal: &mut impl Notes) {
    state.table.picked = None;
    if state.army(state.table.target).is_empty() {
        defenders_stand(state, journal);
    } else {
        state.table.stage = Stage::Defend;
    }
}

pub(super) fn defenders_stand(state: &mut State, journal: &mut impl Notes) {
    state.table.picked = None;
    state.table.stage = Stage::Battle;
    windows::open(state, Window::Battle, journal);
}

/// Is the battle over before its totals (GROO-ATTACK-16)?
pub(super) fn has_fallen_apart(state: &State) -> bool {
    state.table.stage == Stage::Battle && state.committed(state.table.active).is_empty()
}

pub(super) fn fall_apart(state: &mut State, journal: &mut impl Notes) {
    journal.open(|| Open::BattleFellApart);
    finish(state, journal);
}

/// The totals, and what the defender loses by them (GROO-ATTACK-08, -09).
pub(super) fn fight(state: &mut State, journal: &mut impl Notes) {
    let (attack, defence) = totals(state);
    journal.open(|| Open::BattleFought { attack, defence });
    let difference = attack.saturating_sub(defence);
    if !losses::buildings(state, state.table.target, difference) {
        finish(state, journal);
    }
}

/// The committed Troops of both sides are discarded, whoever won
/// (GROO-ATTACK-12).
pub(super) fn finish(state: &mut State, journal: &mut impl Notes) {
    for seat in [state.table.active, state.table.target] {
        let troops = std::mem::take(&mut state.table.out[seat.index()]);
        if !troops.is_empty() {
            state.edition.put_all(troops, &mut state.table.discard);
            journal.open(|| Open::TroopsSpent { seat, troops });
        }
    }
    begin(state);
}

/// The totals of attacker and defender as they stand now.
pub fn totals(state: &State) -> (u16, u16) {
    let (attacker, target) = (state.table.active, state.table.target);
    let deck = &state.edition.deck;
    let [attack_wild, defence_wild] = state.table.bonus;
    let attack = strength(state, attacker) + works(state, attacker, deck.attack_bonuses);
    let defending = state.committed(target).among(deck.defending);
    let defence = strength(state, target)
        + sum(state, defending)
        + works(state, target, deck.defense_bonuses);
    (
        attack + u16::from(attack_wild),
        defence + u16::from(defence_wild),
    )
}

/// Printed values, then doubling, then what Buildings add to single Troops.
fn strength(state: &State, seat: Seat) -> u16 {
    let troops = state.committed(seat);
    let printed = u16::from(state.edition.battle(troops));
    printed + doubled(state, troops) + trained(state, seat, troops)
}

/// The largest printed value beside a Troop that doubles, once more; two such
/// Troops double it once.
fn doubled(state: &State, troops: Cards) -> u16 {
    let edition = &state.edition;
    let strongest_beside = |doubler: Kind| {
        let mut others = troops;
        others.take(edition.span(doubler));
        let values = edition
            .kinds_of(others)
            .map(|kind| edition.print(kind).battle);
        values.max().unwrap_or(0)
    };
    let doublers = edition.kinds_of(troops.among(edition.deck.doublers));
    u16::from(doublers.map(strongest_beside).max().unwrap_or(0))
}

/// Every working Building that trains a kind adds to each such Troop.
fn trained(state: &State, seat: Seat, troops: Cards) -> u16 {
    let edition = &state.edition;
    let buildings = state.working(seat).among(edition.deck.troop_bonuses);
    let bonus = |building| match edition.print(building).effect {
        Effect::TroopBonus { kind, amount } => {
            u16::from(amount) * u16::from(edition.copies(troops, kind))
        }
        _ => 0,
    };
    edition.each(buildings).map(bonus).sum()
}

/// The amounts of a player's working Buildings of a sort.
fn works(state: &State, seat: Seat, sort: Cards) -> u16 {
    sum(state, state.working(seat).among(sort))
}

fn sum(state: &State, cards: Cards) -> u16 {
    let amount = |kind| match state.edition.print(kind).effect {
        Effect::AttackBonus(amount)
        | Effect::DefenseBonus(amount)
        | Effect::DefendingBonus(amount) => u16::from(amount),
        _ => 0,
    };
    state.edition.each(cards).map(amount).sum()
}
