//! What lies on the map, and what may become of it.

use super::tokens;
use crate::actions::Two;
use crate::board::{Direction, Side, Tile};
use crate::edition::Edition;
use crate::lines::Map;
use crate::patterns::{Pattern, Plane, Strip};
use crate::state::{Stage, State};
use crate::tokens::{Kind, Token};

/// How many features are about the map.
pub(super) const FEATURES: usize = 8;

/// What two tokens with room for the third are worth, and what one is, in
/// hundredths of a point.
const TWO: i32 = 120;
const ONE: i32 = 8;
/// What a Snake brings that has not named a token yet.
const TO_NAME: i32 = 600;

/// A map, ready to be looked at strip by strip.
pub(super) struct Eye {
    edition: &'static Edition,
    map: Map,
    empty: Plane,
    pigs: Plane,
    cats: Plane,
}

/// What a side has on the map.
#[derive(Default)]
pub(super) struct Seen {
    /// Lines, as if there were neither Pigs nor Cats.
    pub(super) lines: i32,
    /// What Pigs and Cats add.
    pub(super) multiplied: i32,
    pub(super) twos: i32,
    pub(super) room: i32,
    /// What one more token adds to the lines, at the most.
    pub(super) next: i32,
}

impl Seen {
    const fn sum(&self) -> i32 {
        self.lines + self.multiplied + self.twos + self.room
    }
}

/// What a strip holds: places of the colour, empty ones, Pigs and Cats.
#[derive(Clone, Copy, Default)]
pub(super) struct Places {
    pub(super) colour: u8,
    pub(super) empty: u8,
    pub(super) pigs: u8,
    pub(super) cats: u8,
}

impl Eye {
    pub(super) fn of(state: &State) -> Self {
        Self::on(state.edition.0, Map::of(&state.map))
    }

    const fn on(edition: &'static Edition, map: Map) -> Self {
        Self {
            edition,
            empty: Plane::of(map.empty),
            pigs: Plane::of(map.pigs),
            cats: Plane::of(map.cats),
            map,
        }
    }

    pub(super) fn seen(&self, side: Side) -> Seen {
        let colour = self.colour(side);
        let mut seen = Seen::default();
        for strip in &Strip::ALL {
            let colour = strip.places(colour);
            if colour != 0 {
                self.add(self.places(strip, colour), &mut seen);
            }
        }
        seen
    }

    pub(super) const fn colour(&self, side: Side) -> Plane {
        Plane::of(self.map.colours[side.index()])
    }

    pub(super) const fn places(&self, strip: &Strip, colour: u8) -> Places {
        Places {
            colour,
            empty: strip.places(self.empty),
            pigs: strip.places(self.pigs),
            cats: strip.places(self.cats),
        }
    }

    fn add(&self, places: Places, seen: &mut Seen) {
        let pattern = Pattern::of(places.colour, places.empty);
        seen.twos += TWO * i32::from(pattern.twos);
        seen.room += ONE * i32::from(pattern.ones);
        let (base, multiplier) = self.line(places, pattern.line);
        let now = base * multiplier;
        seen.lines += base;
        seen.multiplied += now - base;
        if pattern.grown != 0 {
            let (base, multiplier) = self.line(places, pattern.grown);
            seen.next = seen.next.max(base * multiplier - now);
        }
    }

    /// Points of a line, in hundredths, and what Pig or Cat makes of it.
    fn line(&self, places: Places, line: u8) -> (i32, i32) {
        let multiplier = if line & places.cats != 0 {
            self.edition.cat_multiplier
        } else if line & places.pigs != 0 {
            self.edition.pig_multiplier
        } else {
            1
        };
        let base = self.edition.line_points[line.count_ones() as usize];
        (100 * i32::from(base), i32::from(multiplier))
    }

    /// What Crows earn a side, or take from it.
    pub(super) fn crows(&self, state: &State, side: Side) -> i32 {
        if self.map.crows.is_empty() {
            return 0;
        }
        self.edition.crow_points(state.switches, &self.map)[side.index()] * 100
    }

    /// Line and hopes of one strip.
    pub(super) fn worth(&self, places: Places) -> i32 {
        let pattern = Pattern::of(places.colour, places.empty);
        let hopes = TWO * i32::from(pattern.twos) + ONE * i32::from(pattern.ones);
        if pattern.line == 0 {
            return hopes;
        }
        let (base, multiplier) = self.line(places, pattern.line);
        base * multiplier + hopes
    }
}

/// What the ability under way brings the side of whoever decides about it.
pub(super) fn ability(state: &State, eye: &Eye, side: Side) -> i32 {
    match state.stage {
        Stage::Target if !state.token(state.tile).is(Kind::Fox) => {
            let swaps = Direction::ALL.into_iter().filter_map(|way| {
                let there = state.tile.step(way)?;
                let token = state.token(there);
                let enemy = token.is_movable() && token.owner() != side;
                enemy.then_some((state.tile, there))
            });
            best_swap(state, eye, side, swaps).unwrap_or(0)
        }
        Stage::PrairieSwap => {
            let swaps = Two::all().filter_map(|two| {
                let (one, other) = two.directions();
                let tiles = (state.tile.step(one)?, state.tile.step(other)?);
                let movable = |tile: Tile| state.token(tile).is_movable();
                (movable(tiles.0) && movable(tiles.1)).then_some(tiles)
            });
            best_swap(state, eye, side, swaps).unwrap_or(0).max(0)
        }
        Stage::SnakeTarget => TO_NAME,
        Stage::Replace => best_replacement(state, eye, side),
        _ => 0,
    }
}

fn best_swap(
    state: &State,
    eye: &Eye,
    side: Side,
    swaps: impl Iterator<Item = (Tile, Tile)>,
) -> Option<i32> {
    let before = lead(eye, side);
    let gains = swaps.map(|(one, other)| {
        let mut map = state.map;
        map.swap(one.index(), other.index());
        lead(&Eye::on(eye.edition, Map::of(&map)), side) - before
    });
    gains.max()
}

/// Another token takes the place of one that goes back to the hand.
fn best_replacement(state: &State, eye: &Eye, side: Side) -> i32 {
    let before = lead(eye, side);
    let back = state.token(state.tile).kind().map_or(0, tokens::in_hand);
    let kinds = state.edition.kinds_of(state.hand(state.actor));
    let gains = kinds.map(|kind| {
        let mut map = state.map;
        map[state.tile.index()] = Token::up(kind, side);
        let after = lead(&Eye::on(eye.edition, Map::of(&map)), side);
        after - before + back - tokens::in_hand(kind)
    });
    gains.max().unwrap_or(0)
}

/// How far a side's map is ahead.
fn lead(eye: &Eye, side: Side) -> i32 {
    eye.seen(side).sum() - eye.seen(side.other()).sum()
}
