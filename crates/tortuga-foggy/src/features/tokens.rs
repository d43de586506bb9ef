//! What a side's tokens may still bring.

use crate::board::Side;
use crate::state::{Stage, State};
use crate::tokens::{Kind, Tokens};

/// What a token brings its side in a round, in hundredths of a point, as
/// measured in matches: as a builder, as a spy, as a multiplier, and by what
/// else it can do.
const WORTH: [[i32; 4]; Kind::COUNT] = {
    let mut worth = [[0; 4]; Kind::COUNT];
    let mut number = 0;
    while number < Kind::COUNT {
        worth[number] = match Kind::ALL[number] {
            Kind::Wolf => [250, 0, 0, 0],
            Kind::Rat => [0, -250, 0, 0],
            Kind::Rabbit | Kind::Hippo => [0, 0, 0, 0],
            Kind::Pig => [250, 0, 400, 0],
            Kind::Cat => [250, 0, 1150, 0],
            Kind::Fox => [250, 0, 0, -30],
            Kind::Turtle => [250, 0, 0, 40],
            Kind::Frog => [250, 0, 0, 20],
            Kind::Mouses => [250, 0, 0, 1050],
            Kind::Snake => [250, 0, 0, 670],
            Kind::Chameleon => [0, -250, 0, 160],
            Kind::Crow => [0, -250, 0, 280],
            Kind::Mole => [0, -250, 0, 200],
            Kind::PrairieDog => [0, 0, 0, 330],
        };
        number += 1;
    }
    worth
};

/// The same, all four together.
fn worth(kind: Kind) -> i32 {
    WORTH[kind.index()].iter().sum()
}

/// What the mercenaries will still bring, in this round and later ones, against
/// the basic tokens that were given up for them; a quarter is lost to players
/// who do not see when to use them.
pub(super) fn mercenaries(state: &State, side: Side) -> i32 {
    let tiles = super::tiles_left(state);
    let gain = |kind: Kind| {
        let basic = state.edition.print(kind).replaces.unwrap_or(kind);
        worth(kind) - worth(basic)
    };
    let gains = state.edition.each(band(state, side)).map(gain);
    gains.sum::<i32>() * 3 / 4 * tiles / super::TILES
}

/// The mercenaries of a side, those included that it is hiring.
fn band(state: &State, side: Side) -> Tokens {
    let hired = state.hired[side.index()].tokens();
    if state.stage != Stage::Hire {
        return hired;
    }
    let hirers = state.seats_of(side).iter();
    let bands = hirers.filter(|&seat| state.hirers().has(seat));
    bands.fold(hired, |all, seat| Tokens(all.0 | state.hand(seat).0))
}

/// Builders, spies, multipliers and skills that this round will still see, and
/// what there is to choose from in the hands.
pub(super) fn to_come(state: &State, side: Side, out: &mut [i32]) {
    /// What one more kind to choose from is worth.
    const PER_KIND: i32 = 10;
    if !super::has_map(state) {
        return add(state, state.edition.set(band(state, side)), out);
    }
    let is_chosen = matches!(state.stage, Stage::PlaceTile | Stage::PlacePair);
    for seat in state.seats_of(side).iter() {
        let mut hand = state.hand(seat);
        if is_chosen && seat == state.turn {
            hand.take(state.edition.span(state.placing.kind()));
        }
        add(state, hand, out);
        add(state, state.pile(seat), out);
        let kinds = state.edition.kinds_of(hand).count();
        if let Some(choice) = out.last_mut() {
            *choice += PER_KIND * i32::from(kinds as u8);
        }
    }
}

/// A token that is not placed is worth a fraction of what it brings: whoever
/// holds his builders back leaves the map to the enemy.
const KEPT: i32 = 10;

fn add(state: &State, tokens: Tokens, out: &mut [i32]) {
    for kind in Kind::BASIC {
        add_kind(kind, i32::from(state.edition.copies(tokens, kind)), out);
    }
    let mercenaries = Tokens(tokens.0 & !state.edition.tables.basic.0);
    for kind in state.edition.each(mercenaries) {
        add_kind(kind, 1, out);
    }
}

fn add_kind(kind: Kind, copies: i32, out: &mut [i32]) {
    for (sum, worth) in out.iter_mut().zip(WORTH[kind.index()]) {
        *sum += copies * worth / KEPT;
    }
}

/// What the token that is about to be placed can do besides; face down it can
/// do nothing.
pub(super) fn skill_to_use(state: &State) -> i32 {
    let [.., skill] = WORTH[state.placing.kind().index()];
    if state.placing.down() {
        0
    } else {
        skill / KEPT
    }
}

/// What a token is worth in a hand.
pub(super) fn in_hand(kind: Kind) -> i32 {
    worth(kind) / KEPT
}
