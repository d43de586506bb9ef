//! Cards by kind, and multisets of them in one word.

use serde::{Deserialize, Serialize};

/// A kind of card: its place in the deck's list. Equal cards are
/// interchangeable, so a kind is all that anybody ever names.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Kind(pub u8);

impl Kind {
    /// The kind as an index into the deck's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The most cards that a deck may have: one bit each.
pub const MOST_CARDS: usize = 64;

/// The bits that belong to one kind, as many as the deck has copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span(pub(crate) u64);

/// Any number of cards, each kind with its count.
///
/// Every kind has as many bits as there are copies, side by side in the order
/// of the deck's list. So many copies, so many of these bits are set, from the
/// lowest on: no two words mean the same cards, and no word tells which of
/// several equal cards it holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct Cards(pub(crate) u64);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// How many cards.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// There is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of one kind.
    pub const fn of(self, span: Span) -> u8 {
        Self(self.0 & span.0).count()
    }

    /// Is there one of this kind?
    pub const fn has(self, span: Span) -> bool {
        self.0 & span.0 != 0
    }

    /// One more of this kind. There must be room: the deck has no more copies.
    pub(crate) const fn put(&mut self, span: Span) {
        let room = span.0 & !self.0;
        debug_assert!(room != 0, "more cards than the deck has");
        self.0 |= room & room.wrapping_neg();
    }

    /// One less of this kind. There must be one.
    pub(crate) const fn take(&mut self, span: Span) {
        let there = self.0 & span.0;
        debug_assert!(there != 0, "a card is taken that is not there");
        self.0 &= !(1 << there.ilog2());
    }

    /// Those that are among `kinds`, given as all bits of these kinds.
    #[must_use]
    pub const fn among(self, kinds: Self) -> Self {
        Self(self.0 & kinds.0)
    }

    /// Those that are not.
    #[must_use]
    pub const fn apart_from(self, kinds: Self) -> Self {
        Self(self.0 & !kinds.0)
    }

    /// All bits of these kinds and of those.
    #[must_use]
    pub(crate) const fn with(self, kinds: Self) -> Self {
        Self(self.0 | kinds.0)
    }

    /// Is any of `kinds` here?
    pub const fn any(self, kinds: Self) -> bool {
        self.0 & kinds.0 != 0
    }

    /// The number of every card in the deck's list; equal cards one after the
    /// other.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = u8::try_from(left.trailing_zeros()).ok()?;
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }

    /// The card at a place, counted from 0 in the order of the deck's list;
    /// there must be so many.
    pub(crate) const fn at(self, place: u32) -> u8 {
        // Halves the word until the place is found: six steps for any place.
        let (mut word, mut left, mut low, mut width) = (self.0, place, 0_u32, 32_u32);
        while width > 0 {
            let lower = (word & ((1 << width) - 1)).count_ones();
            if left >= lower {
                left -= lower;
                word >>= width;
                low += width;
            }
            width /= 2;
        }
        low as u8
    }
}

impl From<Vec<u8>> for Cards {
    /// Numbers that cannot be are left out.
    fn from(numbers: Vec<u8>) -> Self {
        let possible = numbers.into_iter().filter(|&number| number < 64);
        Self(possible.fold(0, |bits, number| bits | 1 << number))
    }
}

impl From<Cards> for Vec<u8> {
    fn from(cards: Cards) -> Self {
        cards.numbers().collect()
    }
}

/// The six types of cards; the Groo card is a marker and no playing card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    /// Stands in a town and gives victory points.
    Building,
    /// Stands in an army and gives battle value.
    Troop,
    /// Paid with Groo heads, hits the town where Groo is.
    GrooEffect,
    /// Costs no dice, played at almost any time.
    Wild,
    /// Resolved as soon as it is drawn.
    Event,
}

/// When a Wild card may be played (GROO-WILD-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// At the own main points and in every window but Counter.
    Any,
    /// In the Battle window.
    Battle,
    /// While using the dice.
    Pool,
    /// In the Counter window.
    Counter,
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Span = Span(0b111);
    const TWO: Span = Span(0b1_1000);

    #[test]
    fn equal_cards_give_equal_words() {
        let mut cards = Cards::NONE;
        cards.put(ONE);
        cards.put(TWO);
        cards.put(ONE);
        cards.take(ONE);
        let mut other = Cards::NONE;
        other.put(TWO);
        other.put(ONE);
        assert_eq!(cards, other);
        assert_eq!((cards.of(ONE), cards.of(TWO), cards.count()), (1, 1, 2));
    }

    #[test]
    fn every_place_has_its_card() {
        let cards = Cards(0x8000_0000_0104_0012);
        let found: Vec<u8> = (0..5).map(|place| cards.at(place)).collect();
        assert_eq!(found, [1, 4, 18, 24, 63]);
        assert_eq!(Vec::from(cards), found);
        assert_eq!(Cards::from(found), cards);
        let all = Cards(u64::MAX);
        assert!((0..64).all(|place| u32::from(all.at(place)) == place));
    }
}
