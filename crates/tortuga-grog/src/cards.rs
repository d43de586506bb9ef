//! The cards: treasures, parrots and goals, and the stacks they lie in.

use serde::{Deserialize, Serialize};
use tortuga_core::Seat;

use crate::board::Column;

/// How many kinds of goal card there are.
pub const GOAL_KINDS: usize = 23;
/// The most goal cards that can ever lie under the stack.
pub(crate) const QUEUE_MAX: usize = 38;

/// A kind of goal card: 0 to 11 building types, 12 to 16 goods, 17 to 21
/// peninsulas, 22 parrots.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct GoalKind(pub u8);

/// What a goal card rewards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Own crew on buildings of this type.
    Buildings(usize),
    /// Tiles of this column's good.
    Goods(Column),
    /// The majority on this column's peninsula.
    Peninsula(Column),
    /// Parrot cards.
    Parrots,
}

impl GoalKind {
    /// All kinds by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..GOAL_KINDS as u8).map(Self)
    }

    /// What this kind rewards.
    pub fn goal(self) -> Goal {
        match self.0 {
            kind @ 0..12 => Goal::Buildings(usize::from(kind)),
            kind @ 12..17 => Goal::Goods(Column(kind - 12)),
            kind @ 17..22 => Goal::Peninsula(Column(kind - 17)),
            _ => Goal::Parrots,
        }
    }

    /// The card for a good.
    pub const fn goods(good: Column) -> Self {
        Self(12 + good.0)
    }

    /// The card for a peninsula.
    pub const fn peninsula(peninsula: Column) -> Self {
        Self(17 + peninsula.0)
    }

    /// The card for parrots.
    pub const PARROTS: Self = Self(22);
}

/// Some goal cards without an order: two bits count the copies of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<GoalKind>", into = "Vec<GoalKind>")]
pub struct GoalSet(u64);

const LOW_BITS: u64 = 0x5555_5555_5555_5555;

impl GoalSet {
    /// So many copies of every kind.
    pub const fn full(copies: u8) -> Self {
        let mut cards = 0;
        let mut kind = 0;
        while kind < GOAL_KINDS {
            cards |= (copies as u64) << (2 * kind);
            kind += 1;
        }
        Self(cards)
    }

    /// How many copies of this kind.
    pub const fn copies(self, kind: GoalKind) -> u8 {
        (self.0 >> (2 * kind.0) & 3) as u8
    }

    /// At least one of this kind.
    pub const fn has(self, kind: GoalKind) -> bool {
        self.copies(kind) > 0
    }

    /// How many cards in all.
    pub const fn count(self) -> u8 {
        let twos = self.0 >> 1 & LOW_BITS;
        ((self.0 & LOW_BITS).count_ones() + 2 * twos.count_ones()) as u8
    }

    /// There is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    pub const fn add(&mut self, kind: GoalKind) {
        self.0 += 1 << (2 * kind.0);
    }

    /// Takes a card out; it must be there.
    pub const fn take(&mut self, kind: GoalKind) {
        self.0 -= 1 << (2 * kind.0);
    }

    /// Takes all these cards out; they must be there.
    pub const fn take_all(&mut self, cards: Self) {
        self.0 -= cards.0;
    }

    /// Adds all these cards.
    pub const fn add_all(&mut self, cards: Self) {
        self.0 += cards.0;
    }

    /// Every kind that is there, once, by number.
    pub fn kinds(self) -> impl Iterator<Item = GoalKind> {
        let mut left = (self.0 | self.0 >> 1) & LOW_BITS;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() / 2;
            left &= left - 1;
            Some(GoalKind(kind as u8))
        })
    }

    /// The card at a place when all cards lie in a row, kind by kind.
    pub fn at(self, place: u32) -> GoalKind {
        let mut left = place;
        for kind in self.kinds() {
            let copies = u32::from(self.copies(kind));
            if left < copies {
                return kind;
            }
            left -= copies;
        }
        unreachable!("place {place} lies beyond the {} cards", self.count())
    }
}

impl From<Vec<GoalKind>> for GoalSet {
    /// Cards beyond three of a kind, or of no kind, do not exist and are left out.
    fn from(cards: Vec<GoalKind>) -> Self {
        let mut set = Self::default();
        for kind in cards {
            if usize::from(kind.0) < GOAL_KINDS && set.copies(kind) < 3 {
                set.add(kind);
            }
        }
        set
    }
}

impl From<GoalSet> for Vec<GoalKind> {
    fn from(set: GoalSet) -> Self {
        let copies = |kind| std::iter::repeat_n(kind, usize::from(set.copies(kind)));
        set.kinds().flat_map(copies).collect()
    }
}

/// The goal cards that were put under the stack; the first returned comes up
/// first. Each remembers who returned it, because he knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GoalQueue {
    length: u8,
    cards: [u8; QUEUE_MAX],
}

impl Default for GoalQueue {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl GoalQueue {
    /// No card.
    pub const EMPTY: Self = Self {
        length: 0,
        cards: [0; QUEUE_MAX],
    };

    const KIND_BITS: u8 = 5;

    const fn pack(seat: Seat, kind: GoalKind) -> u8 {
        seat.0 << Self::KIND_BITS | kind.0
    }

    const fn unpack(card: u8) -> (Seat, GoalKind) {
        (
            Seat(card >> Self::KIND_BITS),
            GoalKind(card & ((1 << Self::KIND_BITS) - 1)),
        )
    }

    /// How many cards.
    pub const fn count(&self) -> u8 {
        self.length
    }

    /// There is none.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// All cards from the top down, each with who returned it.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, GoalKind)> {
        self.cards[..usize::from(self.length)]
            .iter()
            .map(|&card| Self::unpack(card))
    }

    /// Puts a card under all others.
    pub const fn push(&mut self, seat: Seat, kind: GoalKind) {
        self.cards[self.length as usize] = Self::pack(seat, kind);
        self.length += 1;
    }

    /// Takes the uppermost card, with who returned it.
    pub fn pop(&mut self) -> Option<(Seat, GoalKind)> {
        let last = usize::from(self.length.checked_sub(1)?);
        let first = self.cards[0];
        self.cards.copy_within(1..=last, 0);
        self.cards[last] = 0;
        self.length -= 1;
        Some(Self::unpack(first))
    }

    /// Lays a card on a place that the queue has not reached yet. While the
    /// set-up choice is under way every seat has its places already, so the
    /// order of arrival does not matter (GROG-SETUP-08).
    pub const fn reserve(&mut self, place: usize, seat: Seat, kind: GoalKind) {
        self.cards[place] = Self::pack(seat, kind);
    }

    /// The card on a place, whether the queue has reached it or not.
    pub const fn at(&self, place: usize) -> (Seat, GoalKind) {
        Self::unpack(self.cards[place])
    }

    /// All reserved places are filled: now they are the queue.
    pub const fn close_reserved(&mut self, count: u8) {
        self.length = count;
    }
}

/// A kind of parrot card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parrot {
    /// Sets the die of this column to any value.
    Turn(Column),
    /// Holds the standing bid.
    Hold,
}

impl Parrot {
    /// All kinds by number.
    pub const ALL: [Self; 6] = [
        Self::Turn(Column(0)),
        Self::Turn(Column(1)),
        Self::Turn(Column(2)),
        Self::Turn(Column(3)),
        Self::Turn(Column(4)),
        Self::Hold,
    ];

    /// The kind's number.
    pub const fn index(self) -> usize {
        match self {
            Self::Turn(column) => column.index(),
            Self::Hold => 5,
        }
    }
}

/// A treasure card, named by its value in coins: 1, 2 or 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Treasure(pub u8);

impl Treasure {
    /// All values.
    pub const ALL: [Self; 3] = [Self(1), Self(2), Self(3)];

    /// The value's place in a count.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// Some cards of `N` kinds without an order: how many of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "[u8; N]: Serialize + for<'d> Deserialize<'d>", transparent)]
pub struct Counts<const N: usize>(pub [u8; N]);

/// Treasure cards by value.
pub type Treasures = Counts<3>;
/// Parrot cards by kind.
pub type Parrots = Counts<6>;

impl<const N: usize> Default for Counts<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Counts<N> {
    /// How many cards in all.
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// There is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; N]
    }

    /// The kind at a place when all cards lie in a row, kind by kind.
    pub fn at(&self, place: u32) -> usize {
        let mut left = place;
        for (kind, &copies) in self.0.iter().enumerate() {
            if left < u32::from(copies) {
                return kind;
            }
            left -= u32::from(copies);
        }
        unreachable!("place {place} lies beyond the {} cards", self.count())
    }
}

impl Treasures {
    /// The coins that all these cards are worth.
    pub fn coins(&self) -> u16 {
        let [ones, twos, threes] = self.0.map(u16::from);
        ones + 2 * twos + 3 * threes
    }

    /// The coins of the cards up to this value.
    pub fn coins_up_to(&self, treasure: Treasure) -> u16 {
        let mut cards = *self;
        for dearer in usize::from(treasure.0)..3 {
            cards.0[dearer] = 0;
        }
        cards.coins()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goal_cards_are_counted_by_kind() {
        let mut set = GoalSet::full(2);
        assert_eq!(set.count(), 46);
        set.take(GoalKind(22));
        set.take(GoalKind(0));
        set.take(GoalKind(0));
        assert_eq!((set.count(), set.copies(GoalKind(22))), (43, 1));
        assert_eq!(set.kinds().count(), 22);
        assert_eq!(set.at(0), GoalKind(1));
        assert_eq!(set.at(42), GoalKind(22));
        assert_eq!(GoalSet::from(Vec::from(set)), set);
    }

    #[test]
    fn the_first_card_returned_comes_up_first() {
        let mut queue = GoalQueue::default();
        queue.push(Seat(3), GoalKind(22));
        queue.push(Seat(1), GoalKind(0));
        assert_eq!(queue.pop(), Some((Seat(3), GoalKind(22))));
        assert_eq!(queue.pop(), Some((Seat(1), GoalKind(0))));
        assert_eq!(queue.pop(), None);
        assert_eq!(queue, GoalQueue::default(), "nothing stays behind");
    }

    #[test]
    fn treasure_cards_and_their_coins() {
        let cards = Counts([1, 0, 2]);
        assert_eq!((cards.count(), cards.coins()), (3, 7));
        assert_eq!(cards.coins_up_to(Treasure(2)), 1);
        assert_eq!(cards.at(0), 0);
        assert_eq!(cards.at(1), 2);
    }
}
