//! The islands: 25 cells in a square, and the ring of 24 sea spaces around it.

use serde::{Deserialize, Serialize};

/// Rows of the square, and columns.
pub const SIDE_LENGTH: u8 = 5;
/// Cells of the square.
pub const CELLS: usize = 25;
/// Cells in the line of a sea space.
pub const LINE_LENGTH: usize = 5;
/// Sea spaces of the ring; a ship that sailed so many has completed its lap.
pub const SPACES: u8 = 24;
/// The most islands.
pub const ISLANDS_MAX: usize = 6;

/// A cell, by its number: `row * 5 + column`, so `1,1` is 0 and `5,5` is 24.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Cell(pub u8);

tortuga_core::bit_set! {
    /// A set of cells.
    pub struct Cells(u32) of 25 Cell;
}

/// A sea space, clockwise from Home, which is 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

/// Which side of the board lies up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Islands only.
    Front,
    /// With the storm.
    Back,
}

/// What is printed on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Glory for every pirate on it.
    PirateField,
    /// Treasure.
    Chest,
    /// A barrel.
    Barrel,
    /// No place to stay.
    Storm,
}

/// An island, by its place in the alphabet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Island(pub u8);

/// One side of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// What is printed on every cell.
    pub icons: [Icon; CELLS],
    /// The cells of every island, in alphabetical order; none for a letter
    /// that is not used.
    pub islands: [Cells; ISLANDS_MAX],
    /// All pirate fields.
    pub fields: Cells,
    /// The storm; none on the front.
    pub storm: Cells,
}

impl Cell {
    /// The cell with this name, such as `2,3`: row, then column.
    pub fn read(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [row @ b'1'..=b'5', b',', column @ b'1'..=b'5'] => {
                Some(Self((row - b'1') * SIDE_LENGTH + (column - b'1')))
            }
            _ => None,
        }
    }

    /// Its place in an array of cells.
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

    /// Every cell.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.row() + 1, self.column() + 1)
    }
}

impl Space {
    /// Where a ship is that has sailed so far.
    pub const fn of(sailed: u8) -> Self {
        Self(sailed % SPACES)
    }

    /// Its place in an array of spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Front, Self::Back];

    /// Its name in options and data.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Front => "front",
            Self::Back => "back",
        }
    }
}

impl Island {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ISLANDS_MAX as u8).map(Self)
    }

    /// Its place in an array of islands.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl Board {
    /// Puts a side together.
    pub(crate) fn new(icons: [Icon; CELLS], islands: [Cells; ISLANDS_MAX]) -> Self {
        let all = |icon: Icon| {
            Cell::all()
                .filter(|cell| icons[cell.index()] == icon)
                .collect()
        };
        Self {
            icons,
            islands,
            fields: all(Icon::PirateField),
            storm: all(Icon::Storm),
        }
    }

    /// What is printed on a cell.
    pub const fn icon(&self, cell: Cell) -> Icon {
        self.icons[cell.index()]
    }

    /// The cells where a pirate may stay.
    pub const fn land(&self) -> Cells {
        Cells::ALL.apart_from(self.storm)
    }

    /// The island that a cell belongs to; none for the storm.
    pub fn island_of(&self, cell: Cell) -> Option<Island> {
        Island::all().find(|island| self.islands[island.index()].has(cell))
    }
}
