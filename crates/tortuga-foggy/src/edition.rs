//! What is printed in the box: read from TOML, checked, with its tables computed once.

mod read;

use tortuga_core::{Problems, Slip};

use crate::lines::{Sequence, sequences};
use crate::options::{Mode, Switches, Weather};
use crate::tokens::{Kind, Span, Tokens};

/// Tokens that each side plays a round with: half of the map.
pub const TOKENS_PER_SIDE: u8 = 18;
/// Tokens that each partner is dealt in the team game.
pub const TOKENS_PER_PLAYER: u8 = 9;
/// Mercenaries that a side may have at the most.
pub(crate) const MOST_MERCENARIES: u8 = 14;

/// The tokens, the cards and the numbers of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What the edition calls itself.
    pub name: String,
    /// Tokens in a hand (FOG-SETUP-04).
    pub hand_size: u8,
    /// Points of a line by its number of tokens (FOG-SCORE-02).
    pub line_points: [u8; 7],
    /// What a Pig makes of its lines (FOG-SCORE-03).
    pub pig_multiplier: u8,
    /// What a Cat makes of its lines (FOG-SCORE-04).
    pub cat_multiplier: u8,
    /// The part of a line that a Crow earns: a half if it is 2 (FOG-SCORE-06).
    pub crow_divisor: u8,
    /// Every kind of character, in the order of [`Kind`].
    pub prints: [TokenPrint; Kind::COUNT],
    /// Copies of each weather card (FOG-WEATHER-01).
    pub weather_mix: [u8; 3],
    /// Rounds of each mode (FOG-ROUND-04).
    pub rounds: [u8; 5],
    /// Coins for hiring before a quick game (FOG-QUICK-03).
    pub start_coins: u8,
    /// What holds if a table chooses nothing.
    pub defaults: Switches,
    /// What is computed from the rest.
    pub(crate) tables: Tables,
}

/// One kind of character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenPrint {
    /// Copies on each side.
    pub count: u8,
    /// What a mercenary costs.
    pub cost: u8,
    /// The basic character that is given up for a mercenary.
    pub replaces: Option<Kind>,
    /// Its name in English.
    pub name_en: String,
    /// Its name in German.
    pub name_de: String,
    /// What it does, in English.
    pub text_en: String,
    /// What it does, in German.
    pub text_de: String,
}

/// Which bit belongs to which kind, and where lines can lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tables {
    spans: [Span; Kind::COUNT],
    /// The lowest bit of every kind.
    starts: u32,
    kind_of: [Kind; 32],
    /// The eighteen basic tokens of a side.
    pub(crate) basic: Tokens,
    pub(crate) sequences: Vec<Sequence>,
}

impl tortuga_core::Edition for Edition {
    const STANDARD: &'static str = include_str!("../data/foggy-island.toml");

    fn read(text: &str) -> Result<Self, Problems> {
        Slip::read_file(text, read::edition)
    }

    fn name(&self) -> &str {
        &self.name
    }
}

impl Edition {
    /// What is printed on a kind of token.
    pub const fn print(&self, kind: Kind) -> &TokenPrint {
        &self.prints[kind.index()]
    }

    /// The bits of a kind, by which [`Tokens`] count it.
    pub const fn span(&self, kind: Kind) -> Span {
        self.tables.spans[kind.index()]
    }

    /// How many tokens of a kind these are.
    pub const fn copies(&self, tokens: Tokens, kind: Kind) -> u8 {
        tokens.of(self.span(kind))
    }

    /// The kinds of these tokens, each once, in their order.
    pub fn kinds_of(&self, tokens: Tokens) -> impl Iterator<Item = Kind> {
        self.each(Tokens(tokens.0 & self.tables.starts))
    }

    /// The kind of every single token, equal ones one after the other.
    pub fn each(&self, tokens: Tokens) -> impl Iterator<Item = Kind> {
        tokens.numbers().map(|number| self.kind_of(number))
    }

    /// The kind of the token with this number in [`Tokens`].
    pub(crate) const fn kind_of(&self, number: u32) -> Kind {
        self.tables.kind_of[number as usize % 32]
    }

    /// What a side has to play with after these hires: every mercenary stands
    /// for the basic token that was given up for it (FOG-HIRE-02).
    pub fn set(&self, hired: Tokens) -> Tokens {
        let mut set = Tokens(self.tables.basic.0 | hired.0);
        for kind in self.each(hired) {
            if let Some(basic) = self.print(kind).replaces {
                set.take(self.span(basic));
            }
        }
        set
    }

    /// What these mercenaries cost in all.
    pub fn cost(&self, hired: Tokens) -> u16 {
        let costs = self.each(hired).map(|kind| self.print(kind).cost);
        costs.map(u16::from).sum()
    }

    /// Rounds of a mode, without additional ones.
    pub const fn rounds(&self, mode: Mode) -> u8 {
        self.rounds[mode as usize]
    }

    /// Copies of a weather card.
    pub const fn weather_cards(&self, weather: Weather) -> u8 {
        self.weather_mix[weather.index()]
    }
}

impl Tables {
    /// Lays the kinds side by side.
    pub(crate) fn of(prints: &[TokenPrint; Kind::COUNT]) -> Self {
        let mut spans = [Span(0); Kind::COUNT];
        let mut kind_of = [Kind::Wolf; 32];
        let (mut starts, mut next) = (0, 0);
        for kind in Kind::ALL {
            let end = next + usize::from(prints[kind.index()].count);
            spans[kind.index()] = Span((next..end).fold(0, |bits, bit| bits | 1 << bit));
            kind_of[next..end].fill(kind);
            starts |= 1 << next;
            next = end;
        }
        let basics = Kind::BASIC.iter().map(|kind| spans[kind.index()].0);
        Self {
            spans,
            starts,
            kind_of,
            basic: Tokens(basics.fold(0, |bits, span| bits | span)),
            sequences: sequences(),
        }
    }
}
