//! What may be done, by players and by chance, and the numbers of it.

use crate::board::{CELLS, Cell};
use crate::cards::Card;
use crate::tokens::{Treasure, Wreck};

/// One small step of a player, or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Play this card.
    Play(Card),
    /// Sail so many spaces and end there.
    Sail(u8),
    /// Sail so many spaces and stop over.
    StopOver(u8),
    /// Sail so many spaces more after a stopover.
    SailOn(u8),
    /// Take a wreck token of this value, or none.
    TakeWreck(Option<Wreck>),
    /// Lift the own pirate from this cell.
    Lift(Cell),
    /// Put the pirate on this cell.
    Put(Cell),
    /// Keep a treasure of this kind.
    Keep(Treasure),
    /// Pay for the special action, or let it be.
    Special(Option<Payment>),

    /// Chance: Henry Morgan's card.
    Henry(Card),
    /// Chance: a treasure token from the bag.
    Drew(Treasure),
    /// Chance: a wreck token.
    Found(Wreck),
}

/// What a special action is paid with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Payment {
    /// Barrels.
    Barrel,
    /// Circles of the sailing track.
    Sail,
}

/// Numbers of players' actions, whatever the edition.
pub(crate) const COUNT: u16 = PAY + 2;

const PLAY: u16 = 0;
const SAIL: u16 = PLAY + Card::COUNT as u16;
const STOP_OVER: u16 = SAIL + 5;
const SAIL_ON: u16 = STOP_OVER + 4;
const NO_WRECK: u16 = SAIL_ON + 4;
const TAKE_WRECK: u16 = NO_WRECK + 1;
const LIFT: u16 = TAKE_WRECK + Wreck::ALL.len() as u16;
const PUT: u16 = LIFT + CELLS as u16;
const KEEP: u16 = PUT + CELLS as u16;
const NO_SPECIAL: u16 = KEEP + Treasure::COUNT as u16;
const PAY: u16 = NO_SPECIAL + 1;

impl Action {
    /// The number of a player's action; none for chance's.
    pub(crate) fn number(self) -> Option<u16> {
        Some(match self {
            Self::Play(card) => PLAY + u16::from(card.0),
            Self::Sail(steps) => SAIL + u16::from(steps) - 1,
            Self::StopOver(steps) => STOP_OVER + u16::from(steps) - 1,
            Self::SailOn(steps) => SAIL_ON + u16::from(steps) - 1,
            Self::TakeWreck(None) => NO_WRECK,
            Self::TakeWreck(Some(value)) => TAKE_WRECK + value.index() as u16,
            Self::Lift(cell) => LIFT + u16::from(cell.0),
            Self::Put(cell) => PUT + u16::from(cell.0),
            Self::Keep(treasure) => KEEP + treasure as u16,
            Self::Special(None) => NO_SPECIAL,
            Self::Special(Some(payment)) => PAY + payment as u16,
            Self::Henry(_) | Self::Drew(_) | Self::Found(_) => return None,
        })
    }

    /// The player's action with this number.
    pub(crate) fn of_number(number: u16) -> Option<Self> {
        let small = |from: u16| (number - from) as u8;
        Some(match number {
            PLAY..SAIL => Self::Play(Card(small(PLAY))),
            SAIL..STOP_OVER => Self::Sail(small(SAIL) + 1),
            STOP_OVER..SAIL_ON => Self::StopOver(small(STOP_OVER) + 1),
            SAIL_ON..NO_WRECK => Self::SailOn(small(SAIL_ON) + 1),
            NO_WRECK => Self::TakeWreck(None),
            TAKE_WRECK..LIFT => Self::TakeWreck(Some(Wreck(small(TAKE_WRECK) + 1))),
            LIFT..PUT => Self::Lift(Cell(small(LIFT))),
            PUT..KEEP => Self::Put(Cell(small(PUT))),
            KEEP..NO_SPECIAL => Self::Keep(Treasure::ALL[usize::from(number - KEEP)]),
            NO_SPECIAL => Self::Special(None),
            PAY => Self::Special(Some(Payment::Barrel)),
            PAY_SAIL => Self::Special(Some(Payment::Sail)),
            _ => return None,
        })
    }

    /// Is this one of chance's?
    pub(crate) const fn is_luck(self) -> bool {
        matches!(self, Self::Henry(_) | Self::Drew(_) | Self::Found(_))
    }
}

const PAY_SAIL: u16 = PAY + 1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_book() {
        assert_eq!(COUNT, 100);
        let some = [
            (0, Action::Play(Card(0))),
            (23, Action::Play(Card(23))),
            (24, Action::Sail(1)),
            (28, Action::Sail(5)),
            (29, Action::StopOver(1)),
            (32, Action::StopOver(4)),
            (33, Action::SailOn(1)),
            (36, Action::SailOn(4)),
            (37, Action::TakeWreck(None)),
            (38, Action::TakeWreck(Some(Wreck(1)))),
            (41, Action::TakeWreck(Some(Wreck(4)))),
            (42, Action::Lift(Cell(0))),
            (66, Action::Lift(Cell(24))),
            (67, Action::Put(Cell(0))),
            (91, Action::Put(Cell(24))),
            (92, Action::Keep(Treasure::Ruby)),
            (96, Action::Keep(Treasure::Doubloon)),
            (97, Action::Special(None)),
            (98, Action::Special(Some(Payment::Barrel))),
            (99, Action::Special(Some(Payment::Sail))),
        ];
        for (number, action) in some {
            assert_eq!(action.number(), Some(number), "{action:?}");
        }
        for number in 0..COUNT {
            let action = Action::of_number(number).unwrap();
            assert_eq!(action.number(), Some(number), "{action:?}");
        }
        assert_eq!(Action::of_number(COUNT), None);
    }
}
