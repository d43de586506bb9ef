//! Places: the five columns of the board, its 35 buildings, and who stands where.

use serde::{Deserialize, Serialize};
use tortuga_core::Seat;

/// How many columns the board has.
pub const COLUMNS: usize = 5;
/// How many buildings stand on the island.
pub const BUILDINGS: usize = 35;
/// How many types of building there are.
pub const TYPES: usize = 12;
/// Ship positions: the five anchorages and the open sea.
pub const POSITIONS: usize = 6;

/// A column of the board, from left to right: a peninsula, and with it its
/// die, its good, its goods space and its anchorage.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Column(pub u8);

impl Column {
    /// All five, from left to right.
    pub const ALL: [Self; COLUMNS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The column as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the 35 buildings: 0 to 6 stand on the leftmost peninsula, and so on.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Building(pub u8);

impl Building {
    /// The building as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of buildings, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buildings(pub u64);

impl Buildings {
    /// All 35.
    pub const ALL: Self = Self((1 << BUILDINGS) - 1);

    /// Is this building one of them?
    pub const fn has(self, building: Building) -> bool {
        self.0 >> building.0 & 1 == 1
    }

    /// How many they are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// There is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other set.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those that are in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// All of them, by number.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let lowest = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(Building(lowest))
        })
    }
}

/// What stands on a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A crew member of a player.
    Crew(Seat),
    /// A crew member of the ghost ship (two players only).
    Ghost,
    /// A lock.
    Lock,
}

impl Occupant {
    const fn code(self) -> u8 {
        match self {
            Self::Crew(seat) => seat.0 + 1,
            Self::Ghost => 5,
            Self::Lock => 6,
        }
    }
}

/// Who stands where on the island.
///
/// Three planes of bits hold one number from 0 to 6 for each building: free, a
/// crew of four colours, ghost, lock. So every question is a few operations on
/// whole sets, and the island fits into 24 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Island {
    planes: [u64; 3],
}

impl Island {
    /// Where nothing stands (neither crew nor lock).
    pub const fn free(&self) -> Buildings {
        let [a, b, c] = self.planes;
        Buildings(Buildings::ALL.0 & !(a | b | c))
    }

    /// Where such an occupant stands.
    pub const fn of(&self, occupant: Occupant) -> Buildings {
        let code = occupant.code();
        let mut set = Buildings::ALL.0;
        let mut plane = 0;
        while plane < 3 {
            let bits = self.planes[plane];
            set &= if code >> plane & 1 == 1 { bits } else { !bits };
            plane += 1;
        }
        Buildings(set)
    }

    /// What stands on a building.
    pub fn on(&self, building: Building) -> Option<Occupant> {
        let bit = |plane: usize| (self.planes[plane] >> building.0 & 1) as u8;
        match bit(0) | bit(1) << 1 | bit(2) << 2 {
            0 => None,
            5 => Some(Occupant::Ghost),
            6 => Some(Occupant::Lock),
            code => Some(Occupant::Crew(Seat(code - 1))),
        }
    }

    /// Puts an occupant onto a free building.
    pub const fn place(&mut self, occupant: Occupant, building: Building) {
        let code = occupant.code();
        let mut plane = 0;
        while plane < 3 {
            self.planes[plane] |= ((code >> plane & 1) as u64) << building.0;
            plane += 1;
        }
    }
}

/// Five numbers from 0 to 7 in sixteen bits: dice, clouds, trade markers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[u8; 5]", into = "[u8; 5]")]
pub struct Five(u16);

impl Five {
    /// These five numbers.
    pub const fn new(numbers: [u8; 5]) -> Self {
        let mut packed = 0;
        let mut index = 0;
        while index < 5 {
            packed |= ((numbers[index] & 7) as u16) << (3 * index);
            index += 1;
        }
        Self(packed)
    }

    /// The number at a place.
    pub const fn get(self, index: usize) -> u8 {
        (self.0 >> (3 * index) & 7) as u8
    }

    /// Changes the number at a place.
    pub const fn set(&mut self, index: usize, number: u8) {
        self.0 = self.0 & !(7 << (3 * index)) | ((number & 7) as u16) << (3 * index);
    }

    /// All five.
    pub const fn all(self) -> [u8; 5] {
        [
            self.get(0),
            self.get(1),
            self.get(2),
            self.get(3),
            self.get(4),
        ]
    }
}

impl From<[u8; 5]> for Five {
    fn from(numbers: [u8; 5]) -> Self {
        Self::new(numbers)
    }
}

impl From<Five> for [u8; 5] {
    fn from(five: Five) -> Self {
        five.all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_island_remembers_who_stands_where() {
        let mut island = Island::default();
        let occupants = [
            Occupant::Crew(Seat(0)),
            Occupant::Crew(Seat(1)),
            Occupant::Crew(Seat(2)),
            Occupant::Crew(Seat(3)),
            Occupant::Ghost,
            Occupant::Lock,
        ];
        for (number, &occupant) in (0_u8..).zip(&occupants) {
            island.place(occupant, Building(number * 6));
        }
        for (number, &occupant) in (0_u8..).zip(&occupants) {
            assert_eq!(island.on(Building(number * 6)), Some(occupant));
            assert_eq!(island.of(occupant), Buildings(1 << (number * 6)));
        }
        assert_eq!(island.free().count(), 29);
        assert_eq!(island.on(Building(1)), None);
    }

    #[test]
    fn five_numbers_in_sixteen_bits() {
        let mut five = Five::new([1, 5, 1, 4, 3]);
        five.set(1, 7);
        assert_eq!(five.all(), [1, 7, 1, 4, 3]);
    }
}
