//! What may be done, by players and by chance, and the numbers of it.

use tortuga_core::Seat;

use crate::board::{Direction, Pair, Quarter, TILES, Tile};
use crate::options::Weather;
use crate::tokens::Kind;

/// One small step of a player, or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take a token of this kind into the hand.
    Pick(Kind),
    /// Keep this one of the two weather cards: 0 is the one drawn first.
    KeepCard(u8),
    /// Remove the fog board of a quarter.
    RemoveFog(Quarter),
    /// Move the Frog, or leave it where it is.
    Frog(Option<Direction>),
    /// Put the Hippo on the tile with the lower number, or the higher one.
    Settle(Half),
    /// Place a token of this kind, face down or up.
    Place(Kind, Face),
    /// On this tile.
    At(Tile),
    /// The Hippo: across these two tiles.
    Across(Pair),
    /// Fox, Mouses, Mole: the neighbour in this direction.
    Target(Direction),
    /// Prairie Dog: the neighbours of this pair of directions, or none.
    Swap(Option<Two>),
    /// Snake: the token on this tile.
    Name(Tile),
    /// A token of this kind takes the place of the one that goes back.
    Replace(Kind),
    /// Hire a mercenary.
    Hire(Kind),
    /// No more hires.
    Done,

    /// Chance: who begins.
    Begins(Seat),
    /// Chance: a weather card.
    Card(Weather),
    /// Chance: the quarter without fog.
    Opens(Quarter),
    /// Chance: a token is dealt to a partner.
    Dealt(Kind),
    /// Chance: a token is drawn from the pile.
    Drew(Kind),
}

/// One of the two tiles of a Hippo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// The tile with the lower number.
    Low,
    /// The tile with the higher number.
    High,
}

/// Which side of a token lies up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// Everybody sees it.
    Up,
    /// Only its owner's shield is seen.
    Down,
}

/// A pair of directions, by its place in [`Direction::PAIRS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Two(pub u8);

impl Two {
    /// All six.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Direction::PAIRS.len() as u8).map(Self)
    }

    /// The two directions.
    pub const fn directions(self) -> (Direction, Direction) {
        Direction::PAIRS[self.0 as usize % Direction::PAIRS.len()]
    }
}

/// Numbers of players' actions, whatever the edition.
pub(crate) const COUNT: u16 = DONE + 1;

const PICK: u16 = 0;
const KEEP: u16 = PICK + Kind::COUNT as u16;
const FOG: u16 = KEEP + 2;
const FROG: u16 = FOG + Quarter::COUNT as u16;
const SETTLE: u16 = FROG + 5;
const PLACE: u16 = SETTLE + 2;
const AT: u16 = PLACE + 2 * Kind::COUNT as u16;
const ACROSS: u16 = AT + TILES as u16;
const TARGET: u16 = ACROSS + Pair::COUNT as u16;
const SWAP: u16 = TARGET + 4;
const NAME: u16 = SWAP + 7;
const REPLACE: u16 = NAME + TILES as u16;
/// Basic kinds are not hired, so their numbers would lie before.
const HIRE: u16 = REPLACE + Kind::COUNT as u16;
const DONE: u16 = HIRE + (Kind::COUNT - Kind::BASIC.len()) as u16;
const SETTLE_LOW: u16 = SETTLE;
const SETTLE_HIGH: u16 = SETTLE + 1;
/// The last numbers of Frog and Prairie Dog: nothing is moved.
const STAY: u16 = SETTLE - 1;
const NO_SWAP: u16 = NAME - 1;

impl Action {
    /// The number of a player's action; none for chance's, and for hiring what
    /// is not for hire.
    pub(crate) fn number(self) -> Option<u16> {
        Some(match self {
            Self::Pick(kind) => PICK + kind as u16,
            Self::KeepCard(which) => KEEP + u16::from(which),
            Self::RemoveFog(quarter) => FOG + u16::from(quarter.0),
            Self::Frog(Some(direction)) => FROG + direction as u16,
            Self::Frog(None) => STAY,
            Self::Settle(half) => SETTLE + half as u16,
            Self::Place(kind, face) => PLACE + 2 * kind as u16 + face as u16,
            Self::At(tile) => AT + u16::from(tile.0),
            Self::Across(pair) => ACROSS + u16::from(pair.0),
            Self::Target(direction) => TARGET + direction as u16,
            Self::Swap(Some(two)) => SWAP + u16::from(two.0),
            Self::Swap(None) => NO_SWAP,
            Self::Name(tile) => NAME + u16::from(tile.0),
            Self::Replace(kind) => REPLACE + kind as u16,
            Self::Hire(kind) if kind.is_mercenary() => {
                HIRE + kind as u16 - Kind::BASIC.len() as u16
            }
            Self::Done => DONE,
            Self::Hire(_)
            | Self::Begins(_)
            | Self::Card(_)
            | Self::Opens(_)
            | Self::Dealt(_)
            | Self::Drew(_) => return None,
        })
    }

    /// The player's action with this number.
    pub(crate) fn of_number(number: u16) -> Option<Self> {
        let kind = |from: u16| Kind::ALL[usize::from(number - from)];
        let direction = |from: u16| Direction::ALL[usize::from(number - from)];
        let small = |from: u16| (number - from) as u8;
        Some(match number {
            PICK..KEEP => Self::Pick(kind(PICK)),
            KEEP..FOG => Self::KeepCard(small(KEEP)),
            FOG..FROG => Self::RemoveFog(Quarter(small(FOG))),
            STAY => Self::Frog(None),
            FROG..STAY => Self::Frog(Some(direction(FROG))),
            SETTLE_LOW => Self::Settle(Half::Low),
            SETTLE_HIGH => Self::Settle(Half::High),
            PLACE..AT => {
                let place = small(PLACE);
                let face = if place.is_multiple_of(2) {
                    Face::Up
                } else {
                    Face::Down
                };
                Self::Place(Kind::ALL[usize::from(place / 2)], face)
            }
            AT..ACROSS => Self::At(Tile(small(AT))),
            ACROSS..TARGET => Self::Across(Pair(small(ACROSS))),
            TARGET..SWAP => Self::Target(direction(TARGET)),
            NO_SWAP => Self::Swap(None),
            SWAP..NO_SWAP => Self::Swap(Some(Two(small(SWAP)))),
            NAME..REPLACE => Self::Name(Tile(small(NAME))),
            REPLACE..HIRE => Self::Replace(kind(REPLACE)),
            HIRE..DONE => Self::Hire(Kind::ALL[usize::from(number - HIRE) + Kind::BASIC.len()]),
            DONE => Self::Done,
            _ => return None,
        })
    }

    /// Is this one of chance's?
    pub(crate) const fn is_luck(self) -> bool {
        matches!(
            self,
            Self::Begins(_) | Self::Card(_) | Self::Opens(_) | Self::Dealt(_) | Self::Drew(_)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_book() {
        assert_eq!(COUNT, 228);
        let some = [
            (0, Action::Pick(Kind::Wolf)),
            (16, Action::KeepCard(1)),
            (20, Action::RemoveFog(Quarter(3))),
            (24, Action::Frog(Some(Direction::West))),
            (25, Action::Frog(None)),
            (27, Action::Settle(Half::High)),
            (28, Action::Place(Kind::Wolf, Face::Up)),
            (57, Action::Place(Kind::Hippo, Face::Down)),
            (93, Action::At(Tile(35))),
            (153, Action::Across(Pair(59))),
            (157, Action::Target(Direction::West)),
            (163, Action::Swap(Some(Two(5)))),
            (164, Action::Swap(None)),
            (165, Action::Name(Tile(0))),
            (215, Action::Replace(Kind::Hippo)),
            (216, Action::Hire(Kind::Fox)),
            (226, Action::Hire(Kind::Hippo)),
            (227, Action::Done),
        ];
        for (number, action) in some {
            assert_eq!(action.number(), Some(number), "{action:?}");
        }
        for number in 0..COUNT {
            let action = Action::of_number(number).unwrap();
            assert_eq!(action.number(), Some(number), "{action:?}");
        }
        assert_eq!(Action::of_number(COUNT), None);
        assert_eq!(Action::Hire(Kind::Wolf).number(), None);
    }
}
