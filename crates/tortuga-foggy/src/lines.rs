//! Lines on the map, found with masks that are computed once.

use serde::{Deserialize, Serialize};

use crate::board::{SIDE_LENGTH, Side, TILES, Tile, Tiles};
use crate::edition::Edition;
use crate::options::Switches;
use crate::tokens::{Kind, Token};

/// The shortest line.
const SHORTEST: usize = 3;

/// A row, column or diagonal of three tiles or more (FOG-LINE-06).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sequence {
    tiles: Tiles,
    /// Every run in it that could be a line.
    runs: Vec<Run>,
}

/// Consecutive tiles of a sequence, three or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    tiles: Tiles,
    /// The tiles just before and after it: if one of them has the colour too,
    /// the run is not the whole line (FOG-LINE-03).
    ends: Tiles,
    length: u8,
}

/// The 26 sequences of the map: rows, columns, falling and rising diagonals.
pub(crate) fn sequences() -> Vec<Sequence> {
    let mut all = Vec::new();
    for (across, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for start in Tile::all() {
            // A sequence begins where there is no tile before it.
            if stepped(start, -across, -down).is_some() {
                continue;
            }
            let next = |&tile: &Tile| stepped(tile, across, down);
            let tiles: Vec<Tile> = std::iter::successors(Some(start), next).collect();
            if tiles.len() >= SHORTEST {
                all.push(Sequence::of(&tiles));
            }
        }
    }
    all
}

fn stepped(tile: Tile, across: i8, down: i8) -> Option<Tile> {
    let column = tile.column().checked_add_signed(across)?;
    let row = tile.row().checked_add_signed(down)?;
    let inside = column < SIDE_LENGTH && row < SIDE_LENGTH;
    inside.then_some(Tile(row * SIDE_LENGTH + column))
}

impl Sequence {
    fn of(tiles: &[Tile]) -> Self {
        let mut runs = Vec::new();
        for start in 0..tiles.len() {
            for end in start + SHORTEST..=tiles.len() {
                let before = start.checked_sub(1).map(|place| tiles[place]);
                let after = tiles.get(end).copied();
                runs.push(Run {
                    tiles: tiles[start..end].iter().copied().collect(),
                    ends: before.into_iter().chain(after).collect(),
                    length: (end - start) as u8,
                });
            }
        }
        Self {
            tiles: tiles.iter().copied().collect(),
            runs,
        }
    }

    /// The line of a colour in this sequence; there is one at the most.
    fn line(&self, colour: Tiles) -> Option<&Run> {
        if has_less_than_three(colour.among(self.tiles)) {
            return None;
        }
        let is_line = |run: &&Run| {
            run.tiles.apart_from(colour).is_empty() && run.ends.among(colour).is_empty()
        };
        self.runs.iter().find(is_line)
    }
}

/// Too few for a line. Cheaper than counting.
const fn has_less_than_three(tiles: Tiles) -> bool {
    let but_one = tiles.0 & tiles.0.wrapping_sub(1);
    but_one & but_one.wrapping_sub(1) == 0
}

/// A line and what it pays (FOG-SCORE).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The side that it scores for.
    pub side: Side,
    /// Its tiles.
    pub tiles: Tiles,
    /// How many they are.
    pub length: u8,
    /// Points for the length alone.
    pub base: u8,
    /// 1, or what a Pig or a Cat makes of it.
    pub multiplier: u8,
    /// What the side gets: base times multiplier, less what a Crow takes.
    pub points: u16,
    /// What the other side gets for its Crows in the line.
    pub crow_share: u16,
}

/// Where what matters for scoring lies on the map.
pub(crate) struct Map {
    /// The tiles that show a side's colour.
    pub(crate) colours: [Tiles; 2],
    pub(crate) pigs: Tiles,
    pub(crate) cats: Tiles,
    pub(crate) crows: Tiles,
    pub(crate) empty: Tiles,
}

/// What matters of a token, in lanes of bits: blue, red, Pig, Cat, Crow,
/// nothing there.
const ASPECTS: [u64; 256] = {
    let mut aspects = [0; 256];
    let mut byte = 0;
    while byte < aspects.len() {
        let token = Token(byte as u8);
        aspects[byte] = match token.colour() {
            Some(Side::Blue) => lane(0),
            Some(Side::Red) => lane(1),
            None => 0,
        } | match token.kind() {
            Some(Kind::Pig) => lane(2),
            Some(Kind::Cat) => lane(3),
            Some(Kind::Crow) => lane(4),
            _ => 0,
        };
        byte += 1;
    }
    aspects[Token::NONE.0 as usize] = lane(5);
    aspects
};

/// Wide enough for a row of the map.
const LANE: u32 = 8;

const fn lane(number: u32) -> u64 {
    1 << (LANE * number)
}

impl Map {
    /// A row at a time, so that all aspects of a tile are noted at once.
    pub(crate) fn of(tokens: &[Token; TILES]) -> Self {
        const WIDTH: usize = SIDE_LENGTH as usize;
        let mut planes = [0_u64; 6];
        for (row, tokens) in tokens.chunks_exact(WIDTH).enumerate() {
            let mut lanes = 0;
            for (column, token) in tokens.iter().enumerate() {
                lanes |= ASPECTS[usize::from(token.0)] << column;
            }
            for (number, plane) in planes.iter_mut().enumerate() {
                let lane = lanes >> (LANE as usize * number) & 0b11_1111;
                *plane |= lane << (WIDTH * row);
            }
        }
        let [blue, red, pigs, cats, crows, empty] = planes.map(Tiles);
        Self {
            colours: [blue, red],
            pigs,
            cats,
            crows,
            empty,
        }
    }

    fn line(&self, edition: &Edition, switches: Switches, side: Side, run: &Run) -> Line {
        let here = |tiles: Tiles| tiles.among(run.tiles).count();
        let multiplier = if here(self.cats) > 0 {
            edition.cat_multiplier
        } else if here(self.pigs) > 0 {
            edition.pig_multiplier
        } else {
            1
        };
        let base = edition.line_points[usize::from(run.length)];
        let points = u16::from(base) * u16::from(multiplier);
        let half = points / u16::from(edition.crow_divisor);
        let crows = u16::from(here(self.crows));
        let paid = if switches.every_crow_pays() {
            (half * crows).min(points)
        } else {
            half * crows.min(1)
        };
        let taken = if switches.crow_half_is_taken() {
            paid
        } else {
            0
        };
        Line {
            side,
            tiles: run.tiles,
            length: run.length,
            base,
            multiplier,
            points: points - taken,
            crow_share: paid,
        }
    }
}

impl Edition {
    /// Hands every line of a map to `each`: all rows, then columns, then
    /// diagonals. Face-down tokens count as if they lay face up.
    fn each_line(&self, switches: Switches, map: &Map, mut each: impl FnMut(Line)) {
        for sequence in &self.tables.sequences {
            for side in Side::ALL {
                if let Some(run) = sequence.line(map.colours[side.index()]) {
                    each(map.line(self, switches, side, run));
                }
            }
        }
    }

    /// Every line of a map, as a client draws them.
    pub fn lines(&self, switches: Switches, tokens: &[Token; TILES]) -> Vec<Line> {
        let mut lines = Vec::new();
        self.each_line(switches, &Map::of(tokens), |line| lines.push(line));
        lines
    }

    /// The points of both sides for a map (FOG-SCORE-07).
    pub fn points(&self, switches: Switches, tokens: &[Token; TILES]) -> [u16; 2] {
        self.sum(switches, &Map::of(tokens))
    }

    /// What Crows bring both sides, and what they take from them.
    pub(crate) fn crow_points(&self, switches: Switches, map: &Map) -> [i32; 2] {
        let mut points = [0; 2];
        self.each_line(switches, map, |line| {
            let full = u16::from(line.base) * u16::from(line.multiplier);
            points[line.side.index()] -= i32::from(full - line.points);
            points[line.side.other().index()] += i32::from(line.crow_share);
        });
        points
    }

    fn sum(&self, switches: Switches, map: &Map) -> [u16; 2] {
        let mut points = [0; 2];
        self.each_line(switches, map, |line| {
            points[line.side.index()] += line.points;
            points[line.side.other().index()] += line.crow_share;
        });
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_26_sequences_with_180_runs() {
        let all = sequences();
        assert_eq!(all.len(), 26);
        assert_eq!(all.iter().map(|one| one.runs.len()).sum::<usize>(), 180);
    }
}
