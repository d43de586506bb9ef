//! What players remember, so that nobody needs paper: to whom tokens went, what
//! was seen in the bag, what lay in a wreck.
//!
//! A token that goes back into the bag was surely not with a rival at that
//! moment; where it is now, nobody knows. A wreck looks as it did at the last
//! look, less what others took since.

use serde::{Deserialize, Serialize};
use tortuga_core::Seat;

use crate::edition::MOST_COPIES;
use crate::tokens::{Treasure, Treasures, Wreck, Wrecks};

/// To whom treasure tokens went, in order: two bits each. All see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Takings([u8; Treasure::COUNT * MOST_COPIES as usize / 4]);

impl Takings {
    /// Who took the token with this place in the order.
    pub const fn seat(self, place: u8) -> Seat {
        Seat(self.0[place as usize / 4] >> (place % 4 * 2) & 0b11)
    }

    /// After so many tokens one more went to this seat.
    pub(crate) const fn add(&mut self, count: u8, seat: Seat) {
        self.0[count as usize / 4] |= seat.0 << (count % 4 * 2);
    }
}

/// What a player saw in the bag. For each kind two marks: the last time when at
/// least one copy, and when two, besides those that he and Henry Morgan have
/// now, were surely not with a rival. The time is the number of tokens that had
/// been taken by then; 0 is no mark, since nobody had a token.
///
/// At most two tokens go back at once, so two marks say all there is to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks([[u8; 2]; Treasure::COUNT]);

impl Marks {
    /// Nothing was seen.
    pub const NONE: Self = Self([[0; 2]; Treasure::COUNT]);

    /// Among the tokens taken before a time, so many copies of a kind were
    /// surely elsewhere, besides those that he and Henry Morgan have.
    pub(crate) const fn elsewhere(self, kind: Treasure, place: u8) -> u8 {
        let [one, two] = self.0[kind.index()];
        if place < two {
            2
        } else if place < one {
            1
        } else {
            0
        }
    }

    /// A token of this kind is his now, or Henry Morgan's: it may have been
    /// the one that he saw.
    pub(crate) const fn found(&mut self, kind: Treasure) {
        let [_, two] = self.0[kind.index()];
        self.0[kind.index()] = [two, 0];
    }

    /// These tokens went back when so many had been taken.
    pub(crate) fn returned(&mut self, tokens: Treasures, time: u8) {
        for kind in tokens.kinds() {
            let mark = &mut self.0[kind.index()];
            if tokens.of(kind) > 1 {
                *mark = [0, time];
            } else if time > mark[1] {
                mark[0] = time;
            }
        }
    }
}

/// Who took which wreck tokens from which stack, in order: six bits each. All
/// see who took from where; the values are for those who may know them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WreckTakings(u64);

/// A wreck token that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WreckTaking {
    /// By whom.
    pub seat: Seat,
    /// From which of the two stacks.
    pub stack: usize,
    /// Its value, where it is known.
    pub value: Option<Wreck>,
}

impl WreckTakings {
    const BITS: u32 = 6;
    const VALUE_AT: u32 = 3;

    /// The taking with this place in the order.
    pub const fn get(self, place: u8) -> WreckTaking {
        let bits = self.0 >> (place as u32 * Self::BITS);
        let value = bits as u8 >> Self::VALUE_AT & 0b111;
        WreckTaking {
            seat: Seat(bits as u8 & 0b11),
            stack: (bits >> 2 & 1) as usize,
            value: if value == 0 { None } else { Some(Wreck(value)) },
        }
    }

    /// After so many tokens one more was taken.
    pub(crate) const fn add(&mut self, count: u8, taking: WreckTaking) {
        let value = match taking.value {
            Some(Wreck(value)) => value as u64,
            None => 0,
        };
        let bits = taking.seat.0 as u64 | (taking.stack as u64) << 2 | value << Self::VALUE_AT;
        self.0 |= bits << (count as u32 * Self::BITS);
    }

    /// All takings; so many there were.
    pub fn iter(self, count: u8) -> impl Iterator<Item = WreckTaking> {
        (0..count).map(move |place| self.get(place))
    }
}

/// A stack of wreck tokens as somebody saw it.
///
/// A ship ends its movement at a wreck once in a game at the most: the next lap
/// does not get so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Look {
    /// What he left there.
    pub tokens: Wrecks,
    /// Wreck tokens that had been taken by then, his own included.
    after: u8,
}

impl Look {
    /// He has not looked there.
    pub const NEVER: Self = Self {
        tokens: Wrecks::NONE,
        after: u8::MAX,
    };

    /// He saw these tokens when so many had been taken.
    pub(crate) const fn new(tokens: Wrecks, after: u8) -> Self {
        Self { tokens, after }
    }

    /// Has he looked there?
    pub const fn happened(self) -> bool {
        self.after != u8::MAX
    }

    /// Did the taking with this place in the order come later?
    pub const fn was_before(self, place: u8) -> bool {
        self.after <= place
    }

    /// How many tokens had been taken by then.
    pub const fn after(self) -> u8 {
        self.after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_counts_until_it_is_ones_own() {
        let mut marks = Marks::NONE;
        marks.returned(Treasures::counted([2, 1, 0, 0, 0]), 3);
        let seen = |marks: Marks, kind, place| marks.elsewhere(kind, place);
        assert_eq!(seen(marks, Treasure::Ruby, 2), 2);
        assert_eq!(seen(marks, Treasure::Ruby, 3), 0);
        assert_eq!(seen(marks, Treasure::Spice, 2), 1);
        marks.returned(Treasures::counted([1, 0, 0, 0, 0]), 5);
        assert_eq!(seen(marks, Treasure::Ruby, 2), 2);
        assert_eq!(seen(marks, Treasure::Ruby, 4), 1);
        marks.found(Treasure::Ruby);
        marks.found(Treasure::Spice);
        assert_eq!(seen(marks, Treasure::Ruby, 2), 1);
        assert_eq!(seen(marks, Treasure::Ruby, 4), 0);
        assert_eq!(seen(marks, Treasure::Spice, 0), 0);
    }

    #[test]
    fn who_took_what_from_where() {
        let (mut takings, mut wrecks) = (Takings::default(), WreckTakings::default());
        for place in 0..40 {
            takings.add(place, Seat(place * 3 % 4));
        }
        assert!((0..40).all(|place| takings.seat(place) == Seat(place * 3 % 4)));
        let taking = |place: u8| WreckTaking {
            seat: Seat(place % 4),
            stack: usize::from(place / 5),
            value: (!place.is_multiple_of(5)).then_some(Wreck(place % 5)),
        };
        for place in 0..10 {
            wrecks.add(place, taking(place));
        }
        assert!((0..10).all(|place| wrecks.get(place) == taking(place)));
    }
}
