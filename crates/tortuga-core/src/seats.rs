use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table. Seats are numbered clockwise from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array of players.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The seats `0..count`; eight at the most.
    pub const fn first(count: u8) -> Self {
        if count >= 8 {
            Self(u8::MAX)
        } else {
            Self((1 << count) - 1)
        }
    }

    /// Only this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is this seat one of them?
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The same seats and this one.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The same seats without this one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats of `self` that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats that are in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many they are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(places(self.0.trailing_zeros())))
        }
    }

    /// The next one of them clockwise after `seat`; `seat` itself comes last.
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        // Two copies of the set side by side make the way round the table a
        // straight line.
        let twice = (self.0 as u16) | (self.0 as u16) << 8;
        let beyond = twice >> (seat.0 + 1);
        if beyond == 0 {
            return None;
        }
        Some(Seat((seat.0 + 1 + places(beyond.trailing_zeros())) % 8))
    }

    /// All of them from the lowest on.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Self(left).lowest()?;
            left &= left - 1;
            Some(seat)
        })
    }
}

/// A count of bits in a byte or two.
#[expect(clippy::cast_possible_truncation, reason = "sixteen bits at the most")]
const fn places(bits: u32) -> u8 {
    bits as u8
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Whoever takes an action: a seat, or luck itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// The player on this seat.
    Seat(Seat),
    /// Dice, shuffled stacks, bags.
    Chance,
}

impl Actor {
    /// The actor as a record writes it: the seat's number, or `*` for chance.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "*" => Some(Self::Chance),
            _ => match text.as_bytes() {
                [digit @ b'0'..=b'7'] => Some(Self::Seat(Seat(digit - b'0'))),
                _ => None,
            },
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Chance => f.write_str("*"),
        }
    }
}

/// Whoever looks at the table: a player, or somebody who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// Sees what the player on this seat sees.
    Seat(Seat),
    /// Sees what lies open for everybody.
    Spectator,
}

impl Viewer {
    /// Does this viewer look from that seat?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_round_the_table() {
        let three = Seats::first(3);
        assert_eq!(three.after(Seat(0)), Some(Seat(1)));
        assert_eq!(three.after(Seat(2)), Some(Seat(0)));
        assert_eq!(three.without(Seat(1)).after(Seat(0)), Some(Seat(2)));
        assert_eq!(Seats::only(Seat(1)).after(Seat(1)), Some(Seat(1)));
        assert_eq!(Seats::NONE.after(Seat(1)), None);
    }

    #[test]
    fn sets_of_seats() {
        let some = Seats::first(4).without(Seat(2));
        assert_eq!(some.iter().map(|s| s.0).collect::<Vec<_>>(), [0, 1, 3]);
        assert_eq!(some.iter().collect::<Seats>(), some);
        assert_eq!(some.count(), 3);
        assert!(!some.has(Seat(2)) && some.has(Seat(3)) && !some.has(Seat(200)));
        assert_eq!(some.minus(Seats::only(Seat(0))).lowest(), Some(Seat(1)));
    }

    #[test]
    fn actors_in_a_record() {
        for actor in [Actor::Chance, Actor::Seat(Seat(0)), Actor::Seat(Seat(3))] {
            assert_eq!(Actor::read(&actor.to_string()), Some(actor));
        }
        for nonsense in ["", "8", "-1", "00", "**", "a"] {
            assert_eq!(Actor::read(nonsense), None, "{nonsense:?}");
        }
    }
}
