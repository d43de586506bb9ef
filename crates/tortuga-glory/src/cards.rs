//! Sailing cards: four colours of six.

use serde::{Deserialize, Serialize};

/// A colour, of a player and of the cards he begins with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red.
    Red,
    /// Green, Henry Morgan's.
    Green,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

/// A sailing card, by its number: `colour * 6 + slot`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

tortuga_core::bit_set! {
    /// A set of sailing cards.
    pub struct Cards(u32) of 24 Card;
}

impl Colour {
    /// All four, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Yellow, Self::Blue];
    /// How many there are.
    pub const COUNT: usize = 4;

    /// Its name in notation and data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }

    /// The six cards of this colour.
    pub const fn cards(self) -> Cards {
        Cards(0b11_1111 << (self as u8 * Card::SLOTS.len() as u8))
    }
}

impl Card {
    /// How many there are.
    pub const COUNT: u8 = 24;
    /// What the six cards of a colour are called, in the order of their numbers.
    pub const SLOTS: [&'static str; 6] = ["1", "2", "3a", "3b", "4", "5"];
    /// The values of the six cards of a colour (GLORY-CARD-02).
    pub const VALUES: [u8; 6] = [1, 2, 3, 3, 4, 5];
    /// The highest value.
    pub const MOST: u8 = 5;

    /// The card of this colour in this slot.
    pub const fn new(colour: Colour, slot: u8) -> Self {
        Self(colour as u8 * Self::SLOTS.len() as u8 + slot)
    }

    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Its place in an array of cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / Self::SLOTS.len() % Colour::COUNT]
    }

    /// Its place among the six of its colour.
    pub const fn slot(self) -> usize {
        self.index() % Self::SLOTS.len()
    }

    /// Its number: how far it sails, and how far its pirates reach.
    pub const fn value(self) -> u8 {
        VALUE_OF[self.index() % VALUE_OF.len()]
    }

    /// The card with this name, such as `red-3a`.
    pub fn read(name: &str) -> Option<Self> {
        Self::all().find(|card| card.to_string() == name)
    }
}

/// The value of every card.
const VALUE_OF: [u8; 32] = {
    let mut values = [0; 32];
    let mut card = 0;
    while card < Card::COUNT as usize {
        values[card] = Card::VALUES[Card(card as u8).slot()];
        card += 1;
    }
    values
};

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.colour().id(), Self::SLOTS[self.slot()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_numbered_by_colour_and_slot() {
        assert_eq!(Card(0).to_string(), "red-1");
        assert_eq!(Card(9).to_string(), "green-3b");
        assert_eq!(Card(23).to_string(), "blue-5");
        assert_eq!(Card(23).value(), 5);
        assert_eq!(Card::new(Colour::Yellow, 4), Card(16));
        assert!(Card::all().all(|card| Card::read(&card.to_string()) == Some(card)));
        assert!(Card::all().all(|card| card.colour().cards().has(card)));
        assert_eq!(Card::read("green-3"), None);
    }
}
