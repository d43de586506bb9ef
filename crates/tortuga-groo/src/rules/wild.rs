//! Wild cards.

use tortuga_core::Seat;

use super::{Notes, attack, construction, effects, windows};
use crate::actions::Action;
use crate::board::{distance, offset};
use crate::cards::{Cards, Kind};
use crate::dice::Symbol;
use crate::edition::Effect;
use crate::events::Open;
use crate::options::FrayScope;
use crate::refusals::Refusal;
use crate::state::{Stage, State, Theft, Window};

/// The Wild cards that the moment allows (GROO-WILD-05).
pub(crate) fn in_time(state: &State) -> Cards {
    let deck = &state.edition.deck;
    let table = &state.table;
    let cards = match (table.window, table.stage) {
        (Some(Window::Battle), _) => return deck.any_time.with(deck.battle_time),
        (Some(Window::Counter), _) => return deck.counter_time,
        (None, Stage::Use) => deck.any_time.with(deck.pool_time),
        (Some(Window::Roll | Window::Pass | Window::Effect | Window::End) | None, _) => {
            deck.any_time
        }
    };
    if table.switches.fray_scope == FrayScope::Battle {
        cards.apart_from(deck.frays)
    } else {
        cards
    }
}

/// Adds every way in which a player can play a Wild card now.
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let playable = state.hand(seat).among(in_time(state));
    for kind in state.edition.kinds_of(playable) {
        let seats = state.table.seats;
        match state.edition.print(kind).effect {
            Effect::MoveGrooAny => out.extend((1..seats).map(|to| Action::Wild(kind, to))),
            Effect::StealCard => {
                let victims = (1..seats).filter(|&to| !hand_of(state, seat, to).is_empty());
                out.extend(victims.map(|to| Action::Wild(kind, to)));
            }
            effect @ Effect::GainSymbol { .. } => {
                if construction::check_phase(state, effect).is_ok() {
                    let symbols = construction::gainable(state, effect);
                    out.extend(symbols.map(|symbol| Action::Wild(kind, symbol)));
                }
            }
            Effect::BattleBonus(_) => out.extend([0, 1].map(|side| Action::Wild(kind, side))),
            _ => out.push(Action::Wild(kind, 0)),
        }
    }
}

fn hand_of(state: &State, seat: Seat, to: u8) -> Cards {
    state.hand(state.table.left_of(seat, to))
}

pub(super) fn check(state: &State, seat: Seat, kind: Kind, argument: u8) -> Result<(), Refusal> {
    let span = state.edition.span(kind);
    if !state.hand(seat).has(span) {
        return Err(Refusal::WildNotInHand);
    }
    if !in_time(state).has(span) {
        let deck = &state.edition.deck;
        // Its timing would do; only this table's ruling keeps it for battles.
        let kept_for_battle = deck.frays.among(deck.any_time).has(span);
        return Err(
            if kept_for_battle && state.table.window != Some(Window::Counter) {
                Refusal::FrayOutsideBattle
            } else {
                Refusal::WildNotNow
            },
        );
    }
    let elsewhere = (1..state.table.seats).contains(&argument);
    let effect = state.edition.print(kind).effect;
    construction::check_phase(state, effect)?;
    match effect {
        Effect::MoveGrooAny if !elsewhere => Err(Refusal::NoSuchTown { offset: argument }),
        Effect::StealCard if !elsewhere => Err(Refusal::NoSuchVictim { offset: argument }),
        Effect::StealCard if hand_of(state, seat, argument).is_empty() => Err(Refusal::EmptyHand),
        Effect::GainSymbol {
            must_be_showing: true,
            ..
        } if state.table.pool.0[usize::from(argument)] == 0 => Err(Refusal::NoSuchDie {
            symbol: Symbol::ALL[usize::from(argument)],
        }),
        _ => Ok(()),
    }
}

/// At an own main point no window is needed, unless the dice user has moved
/// Groo (GROO-WILD-13).
pub(super) fn play_at_main_point(
    state: &mut State,
    seat: Seat,
    (kind, argument): (Kind, u8),
    journal: &mut impl Notes,
) {
    let groo = state.table.groo;
    play(state, seat, (kind, argument), journal);
    match state.table.stage {
        Stage::Use if state.table.groo != groo => windows::open(state, Window::Effect, journal),
        // The army may be gone, and with it the reason to ask about an attack.
        Stage::Attack => attack::begin(state),
        _ => {}
    }
}

/// A Wild card resolves completely when played, and is discarded
/// (GROO-WILD-03). A theft waits for luck.
pub(super) fn play(
    state: &mut State,
    seat: Seat,
    (kind, argument): (Kind, u8),
    journal: &mut impl Notes,
) {
    state.leave_hand(seat, kind);
    state.discard(kind);
    journal.open(|| Open::WildPlayed {
        seat,
        kind,
        argument,
    });
    match state.edition.print(kind).effect {
        Effect::MoveGrooAny => {
            let to = state.table.left_of(state.table.groo, argument);
            effects::move_groo(state, to, journal);
        }
        Effect::StealCard => {
            state.table.theft = Some(Theft {
                thief: seat,
                victim: state.table.left_of(seat, argument),
            });
        }
        Effect::GainSymbol { .. } => construction::gain(state, kind, argument, journal),
        Effect::BattleBonus(amount) => {
            let bonus = &mut state.table.bonus[usize::from(argument)];
            *bonus = bonus.saturating_add(amount);
        }
        Effect::Fray => fray(state, journal),
        _ => {}
    }
}

/// A Fray: first the Troops, then Groo (GROO-WILD-09, -10).
fn fray(state: &mut State, journal: &mut impl Notes) {
    let home_too = state.table.switches.fray_scope == FrayScope::AllInPlay;
    for seat in state.table.all().iter() {
        let mut troops = Cards::NONE;
        let committed = fallen(state, state.committed(seat));
        state.table.out[seat.index()] = state.table.out[seat.index()].apart_from(committed);
        state.edition.0.put_all(committed, &mut troops);
        if home_too {
            let home = fallen(state, state.army(seat));
            let place = &mut state.table.in_play[seat.index()];
            *place = place.apart_from(home);
            state.edition.0.put_all(home, &mut troops);
        }
        if !troops.is_empty() {
            state.edition.0.put_all(troops, &mut state.table.discard);
            journal.open(|| Open::TroopsFrayed { seat, troops });
        }
    }
    effects::move_groo(state, leader(state), journal);
}

/// All of a group, unless Groo leaves it alone (GROO-CARD-10).
fn fallen(state: &State, group: Cards) -> Cards {
    if group.any(state.edition.deck.immune) {
        Cards::NONE
    } else {
        group
    }
}

/// The one town with the most victory points; of equals the one that wins the
/// tie, and of those the first to the left of Groo (GROO-TIE-01 to -04).
fn leader(state: &State) -> Seat {
    let (groo, seats) = (state.table.groo, state.table.seats);
    let standing = |&seat: &Seat| {
        (
            state.points(seat),
            state.printed_battle(seat),
            distance(groo, seat, seats),
            seats - offset(groo, seat, seats),
        )
    };
    let best = state.table.all().iter().max_by_key(standing);
    best.expect("somebody sits at the table")
}

/// Luck has said which card is stolen.
pub(super) fn stolen(state: &mut State, kind: Kind, journal: &mut impl Notes) {
    let theft = state.table.theft.take().expect("a card is being stolen");
    let Theft { thief, victim } = theft;
    let of = state.hand(victim).count();
    let span = state.edition.span(kind);
    state.secrets.hands[victim.index()].take(span);
    state.secrets.hands[thief.index()].put(span);
    state.secrets.notes.stolen(kind, (thief, victim), of);
    let clean = &mut state.table.clean[victim.index()];
    *clean = clean.saturating_sub(1);
    journal.note(|| crate::events::Event::CardStolen {
        thief,
        victim,
        kind,
    });
    if state.table.window.is_some() {
        windows::after_card(state, thief, journal);
    }
}
