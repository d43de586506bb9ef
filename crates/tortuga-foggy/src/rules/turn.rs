//! The steps of a turn around the placement (FOG-TURN-02).

use tortuga_core::Seat;

use super::{Notes, abilities, ending};
use crate::actions::{Action, Half};
use crate::board::{Direction, Pair, Side, Tile, Tiles};
use crate::events::Open;
use crate::refusals::Refusal;
use crate::state::{Stage, State, is_partner};
use crate::tokens::{Kind, Token};

/// The first turn of a round (FOG-TURN-01).
pub(super) fn begin_round(state: &mut State, journal: &mut impl Notes) {
    begin(state, state.first, journal);
}

/// Step 1: a waiting Hippo is settled before anything else.
fn begin(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    state.turn = seat;
    state.actor = seat;
    state.placements = 1 + std::mem::take(&mut state.extras[seat.index()]);
    state.frog_steps = state.switches.frog_moves();
    if state.hippo_of(seat).is_some() {
        state.stage = Stage::SettleHippo;
    } else {
        before_placement(state, journal);
    }
}

/// Steps 2 and 3: a tile must be free, and the Frog may step.
pub(super) fn before_placement(state: &mut State, journal: &mut impl Notes) {
    let seat = state.turn;
    if state.hand(seat).is_empty() {
        // Placements without a token are lost (FOG-TURN-09, FOG-CHAR-TURTLE-04).
        return begin(state, state.next(seat), journal);
    }
    if state.ground.free().is_empty() {
        return make_room(state);
    }
    if state.frog_steps > 0 {
        state.frog_steps -= 1;
        if frogs_ways(state).is_some() {
            state.stage = Stage::MoveFrog;
            return;
        }
    }
    state.stage = Stage::PlaceKind;
}

/// A fog board is removed; without one, a waiting Hippo is settled at once, the
/// enemy's first (FOG-WEATHER-08, FOG-CHAR-HIPPO-05).
fn make_room(state: &mut State) {
    if state.ground.is_foggy() {
        state.stage = Stage::RemoveFog;
        return;
    }
    let side = Side::of(state.turn);
    let player = state
        .hippos_player(side.other())
        .or_else(|| state.hippos_player(side));
    state.actor = player.expect("tokens and tiles are equally many, so a Hippo waits");
    state.stage = Stage::SettleEarly;
}

pub(super) fn legal_settling(out: &mut Vec<Action>) {
    out.extend([Action::Settle(Half::Low), Action::Settle(Half::High)]);
}

pub(super) fn settle(state: &mut State, half: Half, journal: &mut impl Notes) {
    let seat = state.actor;
    let side = Side::of(seat);
    let waiting = state.hippos[side.index()].take();
    let pair: Pair = waiting.expect("a Hippo waits").pair();
    let (tile, freed) = match half {
        Half::Low => (pair.low(), pair.high()),
        Half::High => (pair.high(), pair.low()),
    };
    state.map[tile.index()] = Token::up(Kind::Hippo, side).by_partner(is_partner(seat));
    state.ground.vacate(freed);
    journal.open(|| Open::HippoSettled { seat, tile, freed });
    state.actor = state.turn;
    before_placement(state, journal);
}

/// The turn player's Frog and the free tiles beside it, if there are any.
fn frogs_ways(state: &State) -> Option<(Tile, Tiles)> {
    let frog = state.frog_of(state.turn)?;
    let ways = frog.neighbours().among(state.ground.free());
    (!ways.is_empty()).then_some((frog, ways))
}

/// Where the Frog comes to in a direction.
fn frogs_step(state: &State, direction: Direction) -> Option<(Tile, Tile)> {
    let (frog, ways) = frogs_ways(state)?;
    let to = frog.step(direction)?;
    ways.has(to).then_some((frog, to))
}

pub(super) fn legal_steps(state: &State, out: &mut Vec<Action>) {
    let steps = Direction::ALL.into_iter();
    let open = steps.filter(|&direction| frogs_step(state, direction).is_some());
    out.extend(open.map(|direction| Action::Frog(Some(direction))));
    out.push(Action::Frog(None));
}

pub(super) fn check_step(state: &State, step: Option<Direction>) -> Result<(), Refusal> {
    match step {
        Some(direction) if frogs_step(state, direction).is_none() => Err(Refusal::FrogBlocked),
        _ => Ok(()),
    }
}

/// The tile left behind is free at once (FOG-CHAR-FROG-03).
pub(super) fn move_frog(state: &mut State, step: Option<Direction>, journal: &mut impl Notes) {
    let seat = state.turn;
    state.stage = Stage::PlaceKind;
    let Some((from, to)) = step.and_then(|direction| frogs_step(state, direction)) else {
        return journal.open(|| Open::FrogStayed(seat));
    };
    state.map.swap(from.index(), to.index());
    state.ground.vacate(from);
    state.ground.take(to);
    journal.open(|| Open::FrogMoved { seat, from, to });
    abilities::came(state, to, journal);
}

/// The ability is resolved; step 6 is the draw (FOG-TURN-06, -07).
pub(super) fn draw_next(state: &mut State, journal: &mut impl Notes) {
    state.actor = state.turn;
    state.tile = Tile::default();
    if state.pile(state.turn).is_empty() {
        after_draw(state, journal);
    } else {
        state.stage = Stage::Draw;
    }
}

/// Step 7: extra placements, or the next player's turn.
pub(super) fn after_draw(state: &mut State, journal: &mut impl Notes) {
    state.placements -= 1;
    if state.ground.taken() == Tiles::ALL && state.hippos == [None; 2] {
        ending::end_round(state, journal);
    } else if state.placements > 0 {
        before_placement(state, journal);
    } else {
        begin(state, state.next(state.turn), journal);
    }
}
