//! What a table may choose before the game.

use serde::{Deserialize, Serialize};
use tortuga_core::{OptionProblem, OptionSpec, RuleId, Seat, Settings};

use crate::board::Side;
use crate::cards::Colour;
use crate::edition::Edition;

/// The most players, Henry Morgan included.
pub const PLAYERS: usize = 4;
/// Where Henry Morgan sits in a two-player game.
pub const HENRY: Seat = Seat(2);

/// The choices of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many people play: 2, 3 or 4.
    pub seats: u8,
    /// Which side of the board lies up.
    pub side: Side,
    /// Is the mini-expansion used?
    pub wrecks: bool,
    /// Does Henry Morgan swap cards (GLORY-2P-05)?
    pub henry_swaps: bool,
    /// In which order seats take the colours.
    pub colours: Colours,
}

/// One of the 24 orders of the four colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Colours(u8);

const SEATS: &str = "seats";
const SIDE: &str = "side";
const WRECKS: &str = "wrecks";
const HENRY_SWAPS: &str = "henry_swaps_cards";
const COLOURS: &str = "colours";

/// Every option with its values and this edition's default.
pub(crate) fn option_list(edition: &Edition) -> Vec<OptionSpec> {
    let words = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
    let flags = words(&["false", "true"]);
    vec![
        OptionSpec {
            key: SEATS,
            values: words(&["2", "3", "4"]),
            default: "4".to_owned(),
            rule: RuleId("GLORY-SETUP-01"),
            about: "How many play; with two Captain Henry Morgan sails along.",
            variant: true,
        },
        OptionSpec {
            key: SIDE,
            values: words(&Side::ALL.map(Side::word)),
            default: Side::Front.word().to_owned(),
            rule: RuleId("GLORY-SETUP-02"),
            about: "Which side of the board lies up; the back has a storm.",
            variant: true,
        },
        OptionSpec {
            key: WRECKS,
            values: Vec::clone(&flags),
            default: "false".to_owned(),
            rule: RuleId("GLORY-SETUP-02"),
            about: "Do two shipwrecks with hidden tokens lie in the corners?",
            variant: true,
        },
        OptionSpec {
            key: HENRY_SWAPS,
            values: flags,
            default: edition.henry.swaps_cards.to_string(),
            rule: RuleId("GLORY-2P-05"),
            about: "Does Henry Morgan swap cards when his value ties with others?",
            variant: false,
        },
        OptionSpec {
            key: COLOURS,
            values: Colours::all().map(Colours::word).collect(),
            default: Colours::default().word(),
            rule: RuleId("GLORY-SETUP-01"),
            about: "In which order seats take the colours; with two players green is Henry's.",
            variant: false,
        },
    ]
}

impl Options {
    /// Turns chosen settings into options.
    pub(crate) fn choose(edition: &Edition, chosen: &Settings) -> Result<Self, Vec<OptionProblem>> {
        let settled = OptionSpec::settle(&option_list(edition), chosen)?;
        let flag = |key: &str| settled[key] == "true";
        let seats = settled[SEATS].parse();
        let side = Side::ALL
            .into_iter()
            .find(|side| side.word() == settled[SIDE]);
        let colours = Colours::all().find(|colours| colours.word() == settled[COLOURS]);
        Ok(Self {
            seats: seats.expect("every value of this option is a number"),
            side: side.expect("every value of this option is a side"),
            wrecks: flag(WRECKS),
            henry_swaps: flag(HENRY_SWAPS),
            colours: colours.expect("every value of this option is an order"),
        })
    }

    /// The effective value of every option.
    pub(crate) fn settings(self) -> Settings {
        [
            (SEATS, self.seats.to_string()),
            (SIDE, self.side.word().to_owned()),
            (WRECKS, self.wrecks.to_string()),
            (HENRY_SWAPS, self.henry_swaps.to_string()),
            (COLOURS, self.colours.word()),
        ]
        .map(|(key, value)| (key.to_owned(), value))
        .into()
    }

    /// Does Henry Morgan sail along (GLORY-2P-01)?
    pub const fn has_henry(&self) -> bool {
        self.seats == 2
    }

    /// How many ships there are, Henry Morgan's included.
    pub const fn ships(&self) -> u8 {
        if self.has_henry() { 3 } else { self.seats }
    }

    /// The colour of a seat. Seats take in turn what is open to them: with two
    /// players green is Henry Morgan's (GLORY-SETUP-01).
    pub fn colour(&self, seat: Seat) -> Colour {
        if !self.has_henry() {
            return self.colours.order()[seat.index()];
        }
        if seat == HENRY {
            return Colour::Green;
        }
        let order = self.colours.order().into_iter();
        let mut open = order.filter(|&colour| colour != Colour::Green);
        open.nth(seat.index()).unwrap_or(Colour::Green)
    }
}

impl Colours {
    const COUNT: u8 = 24;

    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The colours, first one first. Orders are numbered as a dictionary of
    /// colours by their numbers would list them.
    pub fn order(self) -> [Colour; 4] {
        let mut left = Colour::ALL.to_vec();
        let (mut number, mut ways) = (self.0 % Self::COUNT, Self::COUNT);
        [4, 3, 2, 1].map(|choices| {
            ways /= choices;
            let place = number / ways;
            number %= ways;
            left.remove(usize::from(place))
        })
    }

    fn word(self) -> String {
        self.order().map(Colour::id).join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_of_colours() {
        let words: std::collections::BTreeSet<String> = Colours::all().map(Colours::word).collect();
        assert_eq!(words.len(), 24);
        assert_eq!(Colours(0).word(), "red-green-yellow-blue");
        assert_eq!(Colours(23).word(), "blue-yellow-green-red");
    }
}
