//! Placing a token from the hand (FOG-TURN-04, -05).

use tortuga_core::{RuleId, Seat};

use super::{Notes, abilities, turn};
use crate::actions::{Action, Face};
use crate::board::{Pair, Side, Tile};
use crate::events::{Event, Open};
use crate::memory;
use crate::options::Weather;
use crate::refusals::Refusal;
use crate::state::{Placing, Stage, State, Waiting, is_partner};
use crate::tokens::{Kind, Token};

/// In foggy weather basic tokens lie face down and mercenaries either way
/// (FOG-WEATHER-13, -14).
pub(super) fn legal_kinds(state: &State, out: &mut Vec<Action>) {
    let foggy = state.sky.weather == Weather::Foggy;
    for kind in state.edition.kinds_of(state.hand(state.turn)) {
        if !foggy || kind.is_mercenary() {
            out.push(Action::Place(kind, Face::Up));
        }
        if foggy {
            out.push(Action::Place(kind, Face::Down));
        }
    }
}

pub(super) fn check_kind(state: &State, kind: Kind, face: Face) -> Result<(), Refusal> {
    if !state.hand(state.turn).has(state.edition.span(kind)) {
        let rule = RuleId("FOG-TURN-02");
        return Err(Refusal::NotInHand { rule });
    }
    match (state.sky.weather, face) {
        (Weather::Foggy, Face::Up) if !kind.is_mercenary() => Err(Refusal::FaceDownOnly),
        (Weather::Sunny, Face::Down) => Err(Refusal::FaceUpOnly {
            rule: RuleId("FOG-WEATHER-06"),
        }),
        (Weather::Cloudy, Face::Down) => Err(Refusal::FaceUpOnly {
            rule: RuleId("FOG-WEATHER-07"),
        }),
        _ => Ok(()),
    }
}

/// The token stays in the hand until its tile is chosen, so that nobody learns
/// anything yet.
pub(super) const fn choose(state: &mut State, kind: Kind, face: Face) {
    let down = matches!(face, Face::Down);
    state.placing = Placing::of(kind, down);
    let across = matches!(kind, Kind::Hippo) && !down && Pair::exists_within(state.ground.free());
    // FOG-CHAR-HIPPO-03.
    state.stage = if across {
        Stage::PlacePair
    } else {
        Stage::PlaceTile
    };
}

/// Why the token does not lie across two tiles.
pub(super) const fn one_tile_only(state: &State) -> Refusal {
    let rule = match (state.placing.kind(), state.placing.down()) {
        (Kind::Hippo, false) => "FOG-CHAR-HIPPO-03",
        (Kind::Hippo, true) => "FOG-CHAR-HIPPO-08",
        _ => "FOG-CHAR-HIPPO-01",
    };
    Refusal::OneTileOnly { rule: RuleId(rule) }
}

pub(super) fn legal_tiles(state: &State, out: &mut Vec<Action>) {
    out.extend(state.ground.free().iter().map(Action::At));
}

pub(super) fn check_tile(state: &State, tile: Tile) -> Result<(), Refusal> {
    let kept = state.hippos.iter().flatten();
    if state.ground.covered().has(tile) {
        Err(Refusal::TileUnderFog { tile })
    } else if kept.into_iter().any(|hippo| hippo.pair().tiles().has(tile)) {
        Err(Refusal::TileKept { tile })
    } else if state.ground.taken().has(tile) {
        Err(Refusal::TileTaken { tile })
    } else {
        Ok(())
    }
}

pub(super) fn legal_pairs(state: &State, out: &mut Vec<Action>) {
    out.extend(Pair::within(state.ground.free()).map(Action::Across));
}

pub(super) fn check_pair(state: &State, pair: Pair) -> Result<(), Refusal> {
    check_tile(state, pair.low())?;
    check_tile(state, pair.high())
}

pub(super) fn place(state: &mut State, tile: Tile, journal: &mut impl Notes) {
    let seat = state.turn;
    let (kind, down) = (state.placing.kind(), state.placing.down());
    state.placing = Placing::NOTHING;
    lay(state, seat, tile, (kind, down));
    state.ground.take(tile);
    journal.note(|| Event::Placed {
        seat,
        tile,
        kind,
        down,
    });
    if down {
        // Nobody may see its colour, and it has no ability (FOG-WEATHER-15).
        return turn::draw_next(state, journal);
    }
    abilities::recolour_neighbours(state, tile, journal);
    abilities::resolve(state, tile, journal);
}

/// A token goes from a hand to a tile.
pub(super) fn lay(state: &mut State, seat: Seat, tile: Tile, (kind, down): (Kind, bool)) {
    let side = Side::of(seat);
    state.hands[seat.index()].take(state.edition.span(kind));
    let token = if down {
        Token::down(kind, side)
    } else {
        Token::up(kind, side).by_partner(is_partner(seat))
    };
    state.map[tile.index()] = memory::left_hand(state, seat, token);
    if token.is(Kind::Frog) && token.is_up() && seat == state.turn {
        // Not in the turn in which it comes to the map (FOG-CHAR-FROG-02).
        state.frog_steps = 0;
    }
}

/// The Hippo keeps both tiles until its player's next turn (FOG-CHAR-HIPPO-01).
pub(super) fn lay_across(state: &mut State, pair: Pair, journal: &mut impl Notes) {
    let seat = state.turn;
    let side = Side::of(seat);
    state.placing = Placing::NOTHING;
    state.hands[seat.index()].take(state.edition.span(Kind::Hippo));
    memory::left_hand(state, seat, Token::up(Kind::Hippo, side));
    state.hippos[side.index()] = Some(Waiting::new(pair, seat));
    state.ground.take(pair.low());
    state.ground.take(pair.high());
    journal.open(|| Open::HippoLaid { seat, pair });
    turn::draw_next(state, journal);
}
