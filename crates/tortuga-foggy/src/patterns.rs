//! What a row, column or diagonal holds for a colour: looked up, not searched.
//!
//! [`lines`](crate::lines) decides what scores. This is a second, quicker eye
//! for bots, which also see what may become of a map; a test lets both agree.

use crate::board::{SIDE_LENGTH, TILES, Tiles};

const WIDTH: usize = SIDE_LENGTH as usize;

/// What the places of one strip promise a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pattern {
    /// The places of the line, a bit each; 0 without one.
    pub(crate) line: u8,
    /// The places of the longest line that one more token makes; 0 if it makes none.
    pub(crate) grown: u8,
    /// Three places in a row with two tokens and room for the third.
    pub(crate) twos: u8,
    /// The same with one token and room for two.
    pub(crate) ones: u8,
}

impl Pattern {
    /// What lies on these places, some of the colour, some empty.
    pub(crate) const fn of(colour: u8, empty: u8) -> &'static Self {
        let number = TERNARY[empty as usize % 64] + 2 * TERNARY[colour as usize % 64];
        &PATTERNS[number as usize % PATTERNS.len()]
    }

    const fn read(colour: u8, empty: u8) -> Self {
        let (mut twos, mut ones) = (0, 0);
        let mut start = 0;
        while start + 3 <= WIDTH {
            let triple = 0b111 << start;
            if triple & !(colour | empty) == 0 {
                match (triple & colour).count_ones() {
                    1 => ones += 1,
                    2 => twos += 1,
                    _ => {}
                }
            }
            start += 1;
        }
        Self {
            line: line(colour),
            grown: grown(colour, empty),
            twos,
            ones,
        }
    }
}

/// The line in a strip: six places have room for one only.
const fn line(colour: u8) -> u8 {
    let mut length = WIDTH;
    while length >= 3 {
        let mut start = 0;
        while start + length <= WIDTH {
            let run = ((1 << length) - 1) << start;
            if run & !colour == 0 {
                return run;
            }
            start += 1;
        }
        length -= 1;
    }
    0
}

const fn grown(colour: u8, empty: u8) -> u8 {
    let (mut best, mut place) = (line(colour), 0);
    let before = best;
    while place < WIDTH {
        let longer = line(colour | (empty & 1 << place));
        if longer.count_ones() > best.count_ones() {
            best = longer;
        }
        place += 1;
    }
    if best == before { 0 } else { best }
}

/// A set of places, written with the digits of base three.
const TERNARY: [u16; 64] = {
    let mut numbers = [0; 64];
    let mut places = 1;
    while places < numbers.len() {
        numbers[places] = 3 * numbers[places / 2] + (places % 2) as u16;
        places += 1;
    }
    numbers
};

const PATTERNS: [Pattern; 729] = {
    let nothing = Pattern {
        line: 0,
        grown: 0,
        twos: 0,
        ones: 0,
    };
    let mut patterns = [nothing; 729];
    let mut colour = 0;
    while colour < 64 {
        let mut empty = 0;
        while empty < 64 {
            if colour & empty == 0 {
                let number = TERNARY[empty as usize] + 2 * TERNARY[colour as usize];
                patterns[number as usize] = Pattern::read(colour, empty);
            }
            empty += 1;
        }
        colour += 1;
    }
    patterns
};

/// The tiles of a map, and the same with left and right exchanged: so rising
/// diagonals are read like falling ones.
#[derive(Clone, Copy)]
pub(crate) struct Plane([u64; 2]);

impl Plane {
    pub(crate) const fn of(Tiles(tiles): Tiles) -> Self {
        Self([tiles, mirrored(tiles)])
    }
}

const fn mirrored(tiles: u64) -> u64 {
    let mut mirrored = 0;
    let mut column = 0;
    while column < WIDTH {
        mirrored |= (tiles >> column & FIRST_COLUMN) << (WIDTH - 1 - column);
        column += 1;
    }
    mirrored
}

/// The tiles of column A.
const FIRST_COLUMN: u64 = {
    let (mut tiles, mut row) = (0, 0);
    while row < WIDTH {
        tiles |= 1 << (WIDTH * row);
        row += 1;
    }
    tiles
};

/// A row, column or diagonal of three tiles or more (FOG-LINE-06), and how its
/// tiles become six bits side by side.
#[derive(Clone, Copy)]
pub(crate) struct Strip {
    is_mirrored: bool,
    start: u8,
    tiles: u64,
    gather: u64,
    shift: u8,
    /// Tiles from one place to the next.
    stride: u8,
}

impl Strip {
    pub(crate) const COUNT: usize = 26;
    /// Rows, columns, falling and rising diagonals.
    pub(crate) const ALL: [Self; Self::COUNT] = strips();

    /// Every place without a tile, or with a tile of the plane.
    pub(crate) const fn places(&self, plane: Plane) -> u8 {
        let tiles = plane.0[self.is_mirrored as usize] >> self.start & self.tiles;
        (tiles.wrapping_mul(self.gather) >> self.shift) as u8 & 0b11_1111
    }

    const fn new(start: usize, stride: usize, length: usize, is_mirrored: bool) -> Self {
        let shift = (WIDTH - 1) * (stride - 1);
        let (mut tiles, mut gather, mut place) = (0, 0, 0);
        while place < WIDTH {
            if place < length {
                tiles |= 1 << (place * stride);
            }
            // Multiplying carries the tile of a place to its bit.
            gather |= 1 << (shift - place * (stride - 1));
            place += 1;
        }
        Self {
            is_mirrored,
            start: start as u8,
            tiles,
            gather: if stride == 1 { 1 } else { gather },
            shift: shift as u8,
            stride: stride as u8,
        }
    }
}

const fn strips() -> [Strip; Strip::COUNT] {
    let mut all = [Strip::new(0, 1, WIDTH, false); Strip::COUNT];
    let mut next = 0;
    while next < WIDTH {
        all[next] = Strip::new(WIDTH * next, 1, WIDTH, false);
        all[WIDTH + next] = Strip::new(next, WIDTH, WIDTH, false);
        next += 1;
    }
    let mut mirrored = 0;
    next = 2 * WIDTH;
    while mirrored < 2 {
        let mut from = 0;
        while from <= WIDTH - 3 {
            all[next] = Strip::new(from, WIDTH + 1, WIDTH - from, mirrored == 1);
            next += 1;
            if from > 0 {
                let start = WIDTH * from;
                all[next] = Strip::new(start, WIDTH + 1, WIDTH - from, mirrored == 1);
                next += 1;
            }
            from += 1;
        }
        mirrored += 1;
    }
    all
}

/// The strips through every tile, and at which of their places it lies; the
/// corners of the map have diagonals too short for a line.
pub(crate) const THROUGH: [[Option<(u8, u8)>; 4]; TILES] = {
    let mut through = [[None; 4]; TILES];
    let mut number = 0;
    while number < Strip::COUNT {
        let strip = &Strip::ALL[number];
        let mut place = 0;
        while place < WIDTH {
            let bit = place * strip.stride as usize;
            if strip.tiles >> bit & 1 != 0 {
                let tile = strip.start as usize + bit;
                let tile = if strip.is_mirrored {
                    tile / WIDTH * WIDTH + WIDTH - 1 - tile % WIDTH
                } else {
                    tile
                };
                let mut slot = 0;
                while through[tile][slot].is_some() {
                    slot += 1;
                }
                through[tile][slot] = Some((number as u8, place as u8));
            }
            place += 1;
        }
        number += 1;
    }
    through
};
