//! The island map: 36 tiles, their neighbours, quarters and pairs.

use serde::{Deserialize, Serialize};
use tortuga_core::Seat;

/// Rows of the map, and columns.
pub const SIDE_LENGTH: u8 = 6;
/// Tiles of the map.
pub const TILES: usize = 36;

/// A tile, by its number: `row * 6 + column`, so A1 is 0 and F6 is 35.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Tile(pub u8);

tortuga_core::bit_set! {
    /// A set of tiles.
    pub struct Tiles(u64) of 36 Tile;
}

/// One of the two parties at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Seats 0 and 2.
    Blue,
    /// Seats 1 and 3.
    Red,
}

/// A direction on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

/// A quarter of the map, as large as a fog board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Quarter(pub u8);

/// Two adjacent tiles, by their number: `row * 5 + column` for those side by
/// side, 30 and more for those one above the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pair(pub u8);

impl Tile {
    /// The tile with this name, such as `C3`.
    pub fn read(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [column @ b'A'..=b'F', row @ b'1'..=b'6'] => {
                Some(Self((row - b'1') * SIDE_LENGTH + (column - b'A')))
            }
            _ => None,
        }
    }

    /// Its place in an array of tiles.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE_LENGTH
    }

    /// Its column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE_LENGTH
    }

    /// Every tile.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// The tile that shares an edge in this direction (FOG-SETUP-02).
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let last = SIDE_LENGTH - 1;
        match direction {
            Direction::North if self.row() > 0 => Some(Self(self.0 - SIDE_LENGTH)),
            Direction::East if self.column() < last => Some(Self(self.0 + 1)),
            Direction::South if self.row() < last => Some(Self(self.0 + SIDE_LENGTH)),
            Direction::West if self.column() > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    /// All tiles that share an edge with it.
    pub const fn neighbours(self) -> Tiles {
        NEIGHBOURS[self.index()]
    }

    /// The quarter that it lies in.
    pub const fn quarter(self) -> Quarter {
        Quarter(self.row() / 3 * 2 + self.column() / 3)
    }
}

impl std::fmt::Display for Tile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let column = char::from(b'A' + self.column());
        write!(f, "{column}{}", self.row() + 1)
    }
}

/// The neighbours of every tile.
const NEIGHBOURS: [Tiles; TILES] = {
    let mut all = [Tiles::NONE; TILES];
    let mut tile = 0;
    while tile < TILES {
        let mut direction = 0;
        while direction < 4 {
            if let Some(next) = Tile(tile as u8).step(Direction::ALL[direction]) {
                all[tile] = all[tile].with(next);
            }
            direction += 1;
        }
        tile += 1;
    }
    all
};

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Blue, Self::Red];

    /// The side that a seat plays for; partners sit opposite (FOG-TEAM-01).
    pub const fn of(seat: Seat) -> Self {
        if seat.0.is_multiple_of(2) {
            Self::Blue
        } else {
            Self::Red
        }
    }

    /// The enemy.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Blue => Self::Red,
            Self::Red => Self::Blue,
        }
    }

    /// Its place in an array of sides; also its first seat.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation and data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
        }
    }
}

impl Direction {
    /// All four, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];
    /// The six pairs of directions, in the order of their numbers.
    pub const PAIRS: [(Self, Self); 6] = [
        (Self::North, Self::East),
        (Self::North, Self::South),
        (Self::North, Self::West),
        (Self::East, Self::South),
        (Self::East, Self::West),
        (Self::South, Self::West),
    ];

    /// Its name in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }
}

impl Quarter {
    /// How many there are.
    pub const COUNT: usize = 4;
    /// Their names in notation and data.
    pub const IDS: [&str; Self::COUNT] = ["nw", "ne", "sw", "se"];

    /// All four.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its name.
    pub const fn id(self) -> &'static str {
        Self::IDS[self.0 as usize % Self::COUNT]
    }

    /// Its nine tiles.
    pub const fn tiles(self) -> Tiles {
        // The north-western quarter, moved.
        let nw = 0b111 | 0b111 << 6 | 0b111 << 12;
        Tiles(nw << (self.0 / 2 * 18 + self.0 % 2 * 3))
    }
}

impl Pair {
    /// How many there are.
    pub const COUNT: u8 = 60;
    /// Pairs side by side.
    const LYING: u8 = 30;

    /// Every pair, in the order of its number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The tile with the lower number.
    pub const fn low(self) -> Tile {
        if self.0 < Self::LYING {
            Tile(self.0 / 5 * SIDE_LENGTH + self.0 % 5)
        } else {
            Tile(self.0 - Self::LYING)
        }
    }

    /// The tile with the higher number.
    pub const fn high(self) -> Tile {
        let apart = if self.0 < Self::LYING { 1 } else { SIDE_LENGTH };
        Tile(self.low().0 + apart)
    }

    /// Both tiles.
    pub const fn tiles(self) -> Tiles {
        Tiles::only(self.low()).with(self.high())
    }

    /// All pairs whose two tiles are in this set.
    pub fn within(free: Tiles) -> impl Iterator<Item = Self> {
        Self::all().filter(move |pair| pair.tiles().apart_from(free).is_empty())
    }

    /// Does the set hold two adjacent tiles?
    pub const fn exists_within(free: Tiles) -> bool {
        let left_column = 0b1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30;
        let beside = free.0 & (free.0 >> 1) & !(left_column << 5);
        let below = free.0 & (free.0 >> SIDE_LENGTH);
        beside | below != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_numbered_as_the_book_says() {
        let names = |pair: Pair| format!("{}-{}", pair.low(), pair.high());
        assert_eq!(names(Pair(0)), "A1-B1");
        assert_eq!(names(Pair(4)), "E1-F1");
        assert_eq!(names(Pair(5)), "A2-B2");
        assert_eq!(names(Pair(29)), "E6-F6");
        assert_eq!(names(Pair(30)), "A1-A2");
        assert_eq!(names(Pair(59)), "F5-F6");
        assert!(Pair::all().all(|pair| pair.low().neighbours().has(pair.high())));
    }

    #[test]
    fn whether_a_pair_exists() {
        for bits in [
            0,
            0b11,
            0b101,
            1 | 1 << 6,
            1 << 5 | 1 << 6,
            1 << 35 | 1 << 29,
        ] {
            let free = Tiles(bits);
            let found = Pair::within(free).next().is_some();
            assert_eq!(Pair::exists_within(free), found, "{bits:b}");
        }
    }

    #[test]
    fn quarters_cover_the_map_once() {
        for quarter in Quarter::all() {
            assert_eq!(quarter.tiles().count(), 9);
            assert!(quarter.tiles().iter().all(|tile| tile.quarter() == quarter));
        }
    }
}
