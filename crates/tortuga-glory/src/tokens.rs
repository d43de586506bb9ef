//! Treasure tokens and wreck tokens: counted by kind, four bits each.

use serde::{Deserialize, Serialize};

/// A kind of treasure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Treasure {
    /// Ruby jewelry.
    Ruby,
    /// Spices.
    Spice,
    /// Emeralds.
    Emerald,
    /// A sapphire crown.
    Crown,
    /// Gold doubloons.
    Doubloon,
}

/// How many treasure tokens of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Treasures(u32);

/// The value of a wreck token, from 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wreck(pub u8);

/// How many wreck tokens of each value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wrecks(u16);

/// Bits for each kind: up to fifteen tokens.
const BITS: u32 = 4;
const MASK: u32 = 0b1111;

impl Treasure {
    /// All five, in the order of their numbers.
    pub const ALL: [Self; 5] = [
        Self::Ruby,
        Self::Spice,
        Self::Emerald,
        Self::Crown,
        Self::Doubloon,
    ];
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// Its name in notation and data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ruby => "ruby",
            Self::Spice => "spice",
            Self::Emerald => "emerald",
            Self::Crown => "crown",
            Self::Doubloon => "doubloon",
        }
    }

    /// Its place in an array of treasures.
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn shift(self) -> u32 {
        self as u32 * BITS
    }
}

impl Treasures {
    /// No token.
    pub const NONE: Self = Self(0);
    const ONES: u32 = 0b1_0001_0001_0001_0001;

    /// So many of every kind.
    pub const fn of_each(copies: u8) -> Self {
        Self(Self::ONES * copies as u32)
    }

    /// So many of each kind.
    pub fn counted(counts: [u8; Treasure::COUNT]) -> Self {
        let kinds = Treasure::ALL.into_iter().zip(counts);
        Self(kinds.fold(0, |bits, (kind, count)| {
            bits | u32::from(count) << kind.shift()
        }))
    }

    /// How many of a kind.
    pub const fn of(self, kind: Treasure) -> u8 {
        (self.0 >> kind.shift() & MASK) as u8
    }

    /// How many of each kind.
    pub fn counts(self) -> [u8; Treasure::COUNT] {
        Treasure::ALL.map(|kind| self.of(kind))
    }

    /// How many in all.
    pub const fn count(self) -> u8 {
        let pairs = (self.0 & 0x000f_0f0f) + (self.0 >> BITS & 0x0000_0f0f);
        (pairs + (pairs >> 8) + (pairs >> 16)) as u8
    }

    /// No token at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of a kind.
    pub const fn put(&mut self, kind: Treasure) {
        self.0 += 1 << kind.shift();
    }

    /// One less of a kind, of which there must be one.
    pub const fn take(&mut self, kind: Treasure) {
        self.0 -= 1 << kind.shift();
    }

    /// Those and these.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Those without these, all of which must be among them.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Of each kind no more than there are of it here.
    pub fn fits_in(self, other: Self) -> bool {
        Treasure::ALL
            .iter()
            .all(|&kind| self.of(kind) <= other.of(kind))
    }

    /// The kinds of which there is at least one, in order.
    pub fn kinds(self) -> impl Iterator<Item = Treasure> {
        Treasure::ALL
            .into_iter()
            .filter(move |&kind| self.of(kind) > 0)
    }
}

impl Wreck {
    /// All values.
    pub const ALL: [Self; 4] = [Self(1), Self(2), Self(3), Self(4)];

    /// Its place in an array of values.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    const fn shift(self) -> u32 {
        (self.0 as u32 - 1) * BITS
    }
}

impl Wrecks {
    /// No token.
    pub const NONE: Self = Self(0);

    /// So many of each value.
    pub fn counted(counts: [u8; 4]) -> Self {
        let values = Wreck::ALL.into_iter().zip(counts);
        Self(values.fold(0, |bits, (value, count)| {
            bits | u16::from(count) << value.shift()
        }))
    }

    /// How many of a value.
    pub const fn of(self, value: Wreck) -> u8 {
        match value.0 {
            1..=4 => (self.0 >> value.shift()) as u8 & MASK as u8,
            _ => 0,
        }
    }

    /// How many of each value.
    pub fn counts(self) -> [u8; 4] {
        Wreck::ALL.map(|value| self.of(value))
    }

    /// How many in all.
    pub const fn count(self) -> u8 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> BITS & 0x0f0f);
        (pairs + (pairs >> 8)) as u8 & 0b1_1111
    }

    /// What they are worth together (GLORY-WRECK-08).
    pub fn worth(self) -> u8 {
        Wreck::ALL
            .iter()
            .map(|&value| value.0 * self.of(value))
            .sum()
    }

    /// No token at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of a value.
    pub const fn put(&mut self, value: Wreck) {
        self.0 += 1 << value.shift();
    }

    /// One less of a value, of which there must be one.
    pub const fn take(&mut self, value: Wreck) {
        self.0 -= 1 << value.shift();
    }

    /// Those and these.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Those without these, all of which must be among them.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Of each value no more than there are of it here.
    pub fn fits_in(self, other: Self) -> bool {
        Wreck::ALL
            .iter()
            .all(|&value| self.of(value) <= other.of(value))
    }

    /// The values of which there is at least one, in order.
    pub fn values(self) -> impl Iterator<Item = Wreck> {
        Wreck::ALL
            .into_iter()
            .filter(move |&value| self.of(value) > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn treasures_are_counted_by_kind() {
        let mut tokens = Treasures::counted([7, 0, 15, 1, 2]);
        assert_eq!(tokens.counts(), [7, 0, 15, 1, 2]);
        assert_eq!(tokens.count(), 25);
        assert_eq!(Treasures::of_each(15).count(), 75);
        tokens.put(Treasure::Spice);
        tokens.take(Treasure::Emerald);
        assert_eq!(tokens.counts(), [7, 1, 14, 1, 2]);
        assert!(Treasures::of_each(1).fits_in(tokens));
        assert!(!Treasures::of_each(2).fits_in(tokens));
        assert_eq!(
            tokens.minus(Treasures::of_each(1)).counts(),
            [6, 0, 13, 0, 1]
        );
    }

    #[test]
    fn wreck_tokens_are_counted_by_value() {
        let mut tokens = Wrecks::counted([2, 4, 3, 1]);
        assert_eq!((tokens.count(), tokens.worth()), (10, 23));
        tokens.take(Wreck(4));
        tokens.put(Wreck(1));
        assert_eq!(tokens.counts(), [3, 4, 3, 0]);
        assert_eq!(Wrecks::counted([0, 15, 0, 15]).count(), 30);
    }
}
