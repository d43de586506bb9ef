//! The characters, and how many of them lie somewhere.

use serde::{Deserialize, Serialize};

use crate::board::Side;

/// A kind of character. What it can do is code, so the list is fixed; how many
/// there are and what they cost stands in the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Builds its owner's lines.
    Wolf,
    /// A spy: builds the enemy's.
    Rat,
    /// Builds nobody's.
    Rabbit,
    /// Doubles its lines.
    Pig,
    /// Exchanges a token of its own side beside it.
    Fox,
    /// Everybody places one token more.
    Turtle,
    /// Triples its lines.
    Cat,
    /// Steps to a free tile in each turn.
    Frog,
    /// Swaps places with an enemy token beside it.
    Mouses,
    /// Makes the enemy exchange a token.
    Snake,
    /// Takes the colour of what is placed beside it.
    Chameleon,
    /// A spy that earns half of the enemy's line.
    Crow,
    /// A spy that swaps places with an enemy token beside it.
    Mole,
    /// Swaps two tokens beside it.
    PrairieDog,
    /// Keeps two tiles until its player's next turn.
    Hippo,
}

/// Whose lines a kind builds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Background {
    /// Its owner's.
    Own,
    /// The enemy's: a spy.
    Enemy,
    /// Nobody's.
    Neutral,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 15;
    /// All kinds, in the order of their numbers.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Wolf,
        Self::Rat,
        Self::Rabbit,
        Self::Pig,
        Self::Fox,
        Self::Turtle,
        Self::Cat,
        Self::Frog,
        Self::Mouses,
        Self::Snake,
        Self::Chameleon,
        Self::Crow,
        Self::Mole,
        Self::PrairieDog,
        Self::Hippo,
    ];
    /// The basic characters.
    pub const BASIC: [Self; 4] = [Self::Wolf, Self::Rat, Self::Rabbit, Self::Pig];

    /// Its place in lists of kinds.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The mercenaries, in the order of their numbers.
    pub fn mercenaries() -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter().skip(Self::BASIC.len())
    }

    /// Is it hired?
    pub const fn is_mercenary(self) -> bool {
        self as usize >= Self::BASIC.len()
    }

    /// Its name in notation and data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wolf => "wolf",
            Self::Rat => "rat",
            Self::Rabbit => "rabbit",
            Self::Pig => "pig",
            Self::Fox => "fox",
            Self::Turtle => "turtle",
            Self::Cat => "cat",
            Self::Frog => "frog",
            Self::Mouses => "mouses",
            Self::Snake => "snake",
            Self::Chameleon => "chameleon",
            Self::Crow => "crow",
            Self::Mole => "mole",
            Self::PrairieDog => "prairie_dog",
            Self::Hippo => "hippo",
        }
    }

    /// The kind with this name.
    pub fn read(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Whose lines it builds. The Chameleon's changes on the map.
    pub const fn background(self) -> Background {
        match self {
            Self::Rat | Self::Crow | Self::Mole => Background::Enemy,
            Self::Rabbit | Self::PrairieDog | Self::Hippo => Background::Neutral,
            Self::Wolf
            | Self::Pig
            | Self::Fox
            | Self::Turtle
            | Self::Cat
            | Self::Frog
            | Self::Mouses
            | Self::Snake
            | Self::Chameleon => Background::Own,
        }
    }

    /// Belongs to no line, and cannot be moved while it lies face up
    /// (FOG-CHAR-NEUTRAL-01, -02).
    pub const fn is_neutral(self) -> bool {
        matches!(self.background(), Background::Neutral)
    }
}

/// A token on the map, in one byte: kind, owner, which face is up, and what
/// else must be remembered of it.
///
/// The upper two bits mean different things. Of a face-up token: a Chameleon
/// shows the other colour; the second player of the side laid it. Of a
/// face-down one, which only modes with two players have: it may be the first
/// or the second token that came back to its owner's hand (see
/// [`Returned`](crate::memory::Returned)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub u8);

impl Token {
    const KIND: u8 = 0b0000_1111;
    const RED: u8 = 0b0001_0000;
    const DOWN: u8 = 0b0010_0000;
    const TURNED: u8 = 0b0100_0000;
    const PARTNER: u8 = 0b1000_0000;
    const MAY_BE: [u8; 2] = [0b0100_0000, 0b1000_0000];

    /// An empty tile.
    pub const NONE: Self = Self(Self::KIND);

    /// A face-up token that the side's first player laid.
    pub const fn up(kind: Kind, owner: Side) -> Self {
        Self(kind as u8 | (owner as u8) << 4)
    }

    /// A face-down token.
    pub const fn down(kind: Kind, owner: Side) -> Self {
        Self(Self::up(kind, owner).0 | Self::DOWN)
    }

    /// The same, laid by the second player of the side if `partner`.
    #[must_use]
    pub const fn by_partner(self, partner: bool) -> Self {
        if partner && !self.is_down() {
            Self(self.0 | Self::PARTNER)
        } else {
            self
        }
    }

    /// Nothing lies there.
    pub const fn is_none(self) -> bool {
        self.0 == Self::NONE.0
    }

    /// What it is; none for an empty tile, and for a face-down token whose kind
    /// the viewer does not know.
    pub const fn kind(self) -> Option<Kind> {
        let number = (self.0 & Self::KIND) as usize;
        if number < Kind::COUNT {
            Some(Kind::ALL[number])
        } else {
            None
        }
    }

    /// Is it this kind?
    pub const fn is(self, kind: Kind) -> bool {
        self.0 & Self::KIND == kind as u8
    }

    /// Whose shield is on its back.
    pub const fn owner(self) -> Side {
        if self.0 & Self::RED == 0 {
            Side::Blue
        } else {
            Side::Red
        }
    }

    /// Does it lie face down?
    pub const fn is_down(self) -> bool {
        self.0 & Self::DOWN != 0
    }

    /// Does it lie face up?
    pub const fn is_up(self) -> bool {
        !self.is_none() && !self.is_down()
    }

    /// Did the second player of its side lay it?
    pub const fn is_partners(self) -> bool {
        self.is_up() && self.0 & Self::PARTNER != 0
    }

    /// Whose lines it builds, once it is face up (FOG-LINE-04).
    pub const fn colour(self) -> Option<Side> {
        let Some(kind) = self.kind() else { return None };
        let turned = !self.is_down() && self.0 & Self::TURNED != 0;
        match kind.background() {
            Background::Neutral => None,
            Background::Own if !turned => Some(self.owner()),
            Background::Own | Background::Enemy => Some(self.owner().other()),
        }
    }

    /// May an ability move it? Everything but a face-up neutral token
    /// (FOG-CHAR-NEUTRAL-02, FOG-WEATHER-18).
    pub const fn is_movable(self) -> bool {
        match self.kind() {
            None => self.is_down(),
            Some(kind) => self.is_down() || !kind.is_neutral(),
        }
    }

    /// Turned face up.
    #[must_use]
    pub const fn turned_up(self) -> Self {
        if self.is_down() {
            Self(self.0 & (Self::KIND | Self::RED))
        } else {
            self
        }
    }

    /// A face-up Chameleon that shows this colour.
    #[must_use]
    pub const fn showing(self, colour: Side) -> Self {
        if colour as u8 == self.owner() as u8 {
            Self(self.0 & !Self::TURNED)
        } else {
            Self(self.0 | Self::TURNED)
        }
    }

    /// As somebody sees it who does not know what lies there.
    #[must_use]
    pub const fn hidden(self) -> Self {
        Self(self.0 | Self::KIND)
    }

    /// With this kind, where a viewer does not know it.
    #[must_use]
    pub const fn revealed(self, kind: Kind) -> Self {
        Self(self.0 & !Self::KIND | kind as u8)
    }

    /// Face down: may this be the token that came back to a hand, by its slot?
    pub const fn may_be_returned(self, slot: usize) -> bool {
        self.is_down() && self.0 & Self::MAY_BE[slot] != 0
    }

    /// Notes that it may be, or cannot be.
    #[must_use]
    pub const fn marked(self, slot: usize, may_be: bool) -> Self {
        if may_be {
            Self(self.0 | Self::MAY_BE[slot])
        } else {
            Self(self.0 & !Self::MAY_BE[slot])
        }
    }
}

/// The bits of one kind in [`Tokens`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span(pub u32);

/// Some tokens of one side, in any order: one bit for each, those of a kind from
/// the lowest bit of its span on. A side has 32 tokens at the most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens(pub u32);

impl Tokens {
    /// None at all.
    pub const NONE: Self = Self(0);

    /// How many.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// There are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of one kind.
    pub const fn of(self, span: Span) -> u8 {
        (self.0 & span.0).count_ones() as u8
    }

    /// Is there one of this kind?
    pub const fn has(self, span: Span) -> bool {
        self.0 & span.0 != 0
    }

    /// One more of this kind. There must be room: the side has no more copies.
    pub const fn put(&mut self, span: Span) {
        let room = span.0 & !self.0;
        debug_assert!(room != 0, "more tokens than the side has");
        self.0 |= room & room.wrapping_neg();
    }

    /// One less of this kind. There must be one.
    pub const fn take(&mut self, span: Span) {
        let there = self.0 & span.0;
        debug_assert!(there != 0, "a token is taken that is not there");
        self.0 &= !(1 << there.ilog2());
    }

    /// The number of the token at a place, counted from 0; there must be so many.
    pub(crate) const fn at(self, place: u32) -> u32 {
        // There are eighteen at the most, and without a machine instruction
        // for it counting bits takes longer than walking.
        let (mut left, mut skip) = (self.0, place);
        while skip > 0 {
            left &= left - 1;
            skip -= 1;
        }
        left.trailing_zeros()
    }

    /// The number of the last token.
    pub(crate) const fn highest(self) -> Option<u32> {
        self.0.checked_ilog2()
    }

    /// The number of every token.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u32> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_its_token() {
        let tokens = Tokens(0x8004_0112);
        let found: Vec<u32> = (0..5).map(|place| tokens.at(place)).collect();
        assert_eq!(found, [1, 4, 8, 18, 31]);
        assert_eq!(tokens.numbers().collect::<Vec<_>>(), found);
    }

    #[test]
    fn a_token_in_a_byte() {
        let rat = Token::up(Kind::Rat, Side::Red);
        assert_eq!(
            (rat.kind(), rat.owner(), rat.colour()),
            (Some(Kind::Rat), Side::Red, Some(Side::Blue))
        );
        let hidden = Token::down(Kind::Wolf, Side::Blue).hidden();
        assert!(
            hidden.is_down() && hidden.kind().is_none() && !hidden.is_none() && hidden.is_movable()
        );
        let chameleon = Token::up(Kind::Chameleon, Side::Blue).showing(Side::Red);
        assert_eq!(chameleon.colour(), Some(Side::Red));
        assert_eq!(chameleon.showing(Side::Blue).colour(), Some(Side::Blue));
        assert!(
            Token::NONE.is_none() && !Token::NONE.is_movable() && Token::NONE.colour().is_none()
        );
    }
}
