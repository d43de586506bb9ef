//! What a token that is chosen, and not placed yet, will bring.

use super::map::{Eye, Places};
use crate::board::{Side, Tile};
use crate::patterns::{Strip, THROUGH};
use crate::state::State;
use crate::tokens::{Background, Kind};

/// What the chosen token brings on its best tile: what its side gains, and what
/// the enemy loses.
pub(super) fn best_place(state: &State, eye: &Eye, side: Side) -> i32 {
    let trial = Trial::new(eye, state.placing.kind(), side);
    let gains = state.ground.free().iter().map(|tile| trial.at(tile));
    gains.max().unwrap_or(0)
}

/// A token, tried on every tile.
struct Trial<'a> {
    eye: &'a Eye,
    kind: Kind,
    side: Side,
    /// Whose lines the token builds when it is laid.
    builds_for: Option<Side>,
    /// What lies on every strip, for blue and for red, and what it is worth.
    strips: [[(Places, i32); Strip::COUNT]; 2],
}

impl<'a> Trial<'a> {
    fn new(eye: &'a Eye, kind: Kind, side: Side) -> Self {
        let strips = Side::ALL.map(|side| {
            let colour = eye.colour(side);
            Strip::ALL.each_ref().map(|strip| {
                let places = eye.places(strip, strip.places(colour));
                (places, eye.worth(places))
            })
        });
        let builds_for = match kind.background() {
            Background::Own => Some(side),
            Background::Enemy => Some(side.other()),
            Background::Neutral => None,
        };
        Self {
            eye,
            kind,
            side,
            builds_for,
            strips,
        }
    }

    fn at(&self, tile: Tile) -> i32 {
        let through = THROUGH[tile.index()].iter().flatten();
        let gains = through.map(|&(strip, place)| {
            let gain = |side| self.gain(side, usize::from(strip), 1 << place);
            gain(self.side) - gain(self.side.other())
        });
        gains.sum()
    }

    /// What a side's strip gains if the token comes to one of its places.
    fn gain(&self, side: Side, strip: usize, place: u8) -> i32 {
        let (before, worth) = self.strips[side.index()][strip];
        let is_colour = self.builds_for == Some(side);
        if before.colour == 0 && !is_colour {
            return 0;
        }
        self.eye.worth(self.with(before, place, is_colour)) - worth
    }

    /// The token comes to an empty place, in this colour or in another.
    const fn with(&self, places: Places, place: u8, is_colour: bool) -> Places {
        let empty = places.empty & !place;
        if !is_colour {
            return Places { empty, ..places };
        }
        let (mut pigs, mut cats) = (places.pigs, places.cats);
        match self.kind {
            Kind::Pig => pigs |= place,
            Kind::Cat => cats |= place,
            _ => {}
        }
        Places {
            colour: places.colour | place,
            empty,
            pigs,
            cats,
        }
    }
}
