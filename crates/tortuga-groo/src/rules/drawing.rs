//! Phases 1, 2 and 6: discarding and drawing.

use super::{Notes, attack, ending, event, not_now, wild};
use crate::actions::Action;
use crate::cards::Kind;
use crate::events::{Event, Open};
use crate::options::{EventDraw, FinalRoundDraw};
use crate::refusals::Refusal;
use crate::state::{DrawPhase, Stage, State};

pub(super) fn legal_discards(state: &State, out: &mut Vec<Action>) {
    let seat = state.table.active;
    out.push(Action::Done);
    let hand = state.hand(seat);
    let from = state.table.picked.unwrap_or_default();
    let kinds = state.edition.kinds_of(hand).filter(|&kind| kind >= from);
    out.extend(kinds.map(Action::Discard));
    if state.table.picked.is_none() {
        wild::legal(state, seat, out);
    }
}

pub(super) fn check_discard_phase(state: &State, action: Action) -> Result<(), Refusal> {
    let seat = state.table.active;
    match action {
        Action::Done => Ok(()),
        Action::Discard(kind) => {
            if !state.hand(seat).has(state.edition.span(kind)) {
                return Err(Refusal::DiscardNotInHand);
            }
            if state.table.picked.is_some_and(|last| kind < last) {
                return Err(Refusal::DiscardGoesBack);
            }
            Ok(())
        }
        Action::Wild(..) if state.table.picked.is_some() => Err(Refusal::WildAfterDiscard),
        Action::Wild(kind, argument) => wild::check(state, seat, kind, argument),
        _ => Err(not_now(action)),
    }
}

/// Any number of cards, all before the first is drawn (GROO-DRAW-01).
pub(super) fn discard(state: &mut State, kind: Kind, journal: &mut impl Notes) {
    let seat = state.table.active;
    state.leave_hand(seat, kind);
    state.discard(kind);
    state.table.picked = Some(kind);
    journal.open(|| Open::Discarded { seat, kind });
}

pub(super) const fn check_draw_phase(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done | Action::Draw => Ok(()),
        Action::Wild(..) => Err(Refusal::WildInBetween),
        _ => Err(Refusal::OnlyDrawing),
    }
}

/// A Draw Phase begins. There is nothing to ask if nothing can be drawn.
pub(super) fn begin(state: &mut State, phase: DrawPhase, journal: &mut impl Notes) {
    state.table.picked = None;
    if !wants_card(state) {
        return over(state, phase, journal);
    }
    if state.table.switches.draw_is_optional {
        state.table.stage = Stage::MayDraw(phase);
    } else {
        draw(state, phase, journal);
    }
}

pub(super) fn decline(state: &mut State, phase: DrawPhase, journal: &mut impl Notes) {
    let seat = state.table.active;
    journal.open(|| Open::DrawDeclined(seat));
    over(state, phase, journal);
}

/// Draws until the limit is reached or no card can be drawn (GROO-DRAW-03).
pub(super) fn draw(state: &mut State, phase: DrawPhase, journal: &mut impl Notes) {
    state.table.stage = Stage::Draw(phase);
    go_on(state, phase, journal);
}

/// The next card, as long as one is wanted; the limit is read anew before each
/// (GROO-DRAW-05).
pub(super) fn go_on(state: &mut State, phase: DrawPhase, journal: &mut impl Notes) {
    if wants_card(state) {
        if state.secrets.pile.is_empty() {
            renew(state, journal);
        }
        return;
    }
    let waiting = state.table.out[state.table.active.index()];
    if waiting.is_empty() {
        over(state, phase, journal);
    } else {
        event::begin(state, journal);
    }
}

/// Is there room in the hand, and a card to fill it? An Event that waits until
/// all cards are drawn takes up a place (GROO-EVENT-02).
fn wants_card(state: &State) -> bool {
    let seat = state.table.active;
    let held = state.hand(seat).count() + state.table.out[seat.index()].count();
    held < state.hand_limit(seat) && can_draw(state)
}

/// A discard pile with nothing but Events counts as empty (GROO-DRAW-07).
fn can_draw(state: &State) -> bool {
    let table = &state.table;
    let last_round = table.turns_left.is_some();
    if last_round && table.switches.final_round_draw == FinalRoundDraw::None {
        return false;
    }
    let useful = table.discard.apart_from(state.edition.deck.events);
    !state.secrets.pile.is_empty() || !useful.is_empty()
}

/// The discard pile becomes the draw pile (GROO-DRAW-06). No order is kept, so
/// shuffling it is nothing that luck would have to do.
fn renew(state: &mut State, journal: &mut impl Notes) {
    let table = &mut state.table;
    state.secrets.pile = std::mem::take(&mut table.discard);
    table.renewed = state.secrets.pile;
    table.drawn = [0; 4];
    table.shuffles = table.shuffles.saturating_add(1);
    journal.open(|| Open::Reshuffled);
}

/// Luck has drawn a card.
pub(super) fn drew(state: &mut State, phase: DrawPhase, kind: Kind, journal: &mut impl Notes) {
    let seat = state.table.active;
    let span = state.edition.span(kind);
    state.secrets.pile.take(span);
    state.table.quiet = false;
    let is_event = state.edition.deck.events.has(span);
    if is_event {
        // Never held in a hand (GROO-EVENT-01).
        state.table.out[seat.index()].put(span);
        journal.open(|| Open::EventDrawn { seat, kind });
    } else {
        state.secrets.hands[seat.index()].put(span);
        state.table.drawn[seat.index()] += 1;
        journal.note(|| Event::CardDrawn { seat, kind });
    }
    ending::last_card(state, journal);
    if is_event && state.table.switches.event_draw == EventDraw::OneByOne {
        event::begin(state, journal);
    } else {
        go_on(state, phase, journal);
    }
}

fn over(state: &mut State, phase: DrawPhase, journal: &mut impl Notes) {
    match phase {
        DrawPhase::First => attack::begin(state),
        DrawPhase::Second => ending::end_turn(state, journal),
    }
}
