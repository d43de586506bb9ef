//! What is printed in the box: read from TOML, checked, with its tables computed once.

mod read;

use tortuga_core::{Problems, Slip};

use crate::board::{Board, Cell, Cells, ISLANDS_MAX, LINE_LENGTH, SPACES, Side, Space};
use crate::cards::Card;
use crate::options::PLAYERS;
use crate::tokens::{Treasure, Treasures, Wrecks};

/// The most treasure tokens of a kind; what went to whom is remembered in order.
pub(crate) const MOST_COPIES: u8 = 8;

/// The board, the cards and the numbers of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What the edition calls itself.
    pub name: String,
    /// Front and back of the board.
    pub boards: [Board; 2],
    /// What the islands are called.
    pub island_names: [Name; ISLANDS_MAX],
    /// The sea around the islands.
    pub sea: Sea,
    /// Glory for first, second and third place, by the size of the island
    /// (GLORY-ISLAND-04).
    pub prizes: [[u8; 3]; 7],
    /// Extra glory for who fills an island on which all are tied (GLORY-ISLAND-05).
    pub all_tied_extra: u8,
    /// What each circle of the sailing track is worth; after the last one a
    /// ship sinks.
    pub track: Vec<i8>,
    /// The number of dots under each card's value, and whether they are black.
    pub dots: [(u8, bool); Card::COUNT as usize],
    /// Circles that a card costs, by its value (GLORY-CARD-03).
    pub cost: [u8; 6],
    /// Barrels that the special action of a card costs, by its value; 0 where
    /// barrels are not accepted.
    pub pay_barrels: [u8; 6],
    /// Circles that it costs instead; 0 where they are not accepted.
    pub pay_circles: [u8; 6],
    /// What the special action of a card is, by its value from 1 on.
    pub specials: [Special; 5],
    /// Barrels.
    pub barrels: Barrels,
    /// Pirates of a player.
    pub pirates: u8,
    /// Pirates of Henry Morgan.
    pub henrys_pirates: u8,
    /// The treasure bag.
    pub treasure: TreasurePrint,
    /// The mini-expansion.
    pub wrecks: WreckPrint,
    /// Glory at the end for each pirate on the board (GLORY-END-03).
    pub per_pirate: u8,
    /// Glory at the end for each barrel (GLORY-END-03).
    pub per_barrel: u8,
    /// The automatic third player.
    pub henry: HenryPrint,
    /// What is computed from the rest.
    pub(crate) tables: Tables,
}

/// A name in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

/// What a special action is called, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Special {
    /// Its name.
    pub name: Name,
    /// What it does.
    pub text: Name,
}

/// The ring of sea spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sea {
    /// The cells that a ship on each space reaches, the nearest first.
    pub lines: [[Cell; LINE_LENGTH]; SPACES as usize],
    /// The space of the compass.
    pub compass: Space,
    /// The spaces of the two wrecks.
    pub wrecks: [Space; 2],
    /// Glory for the first, second, third and fourth ship at the compass.
    pub compass_bonus: [u8; PLAYERS],
    /// The same for Home.
    pub home_bonus: [u8; PLAYERS],
}

/// Barrels in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Barrels {
    /// All of them.
    pub total: u8,
    /// What a player begins with.
    pub start: u8,
    /// What a player may have at the most.
    pub limit: u8,
}

/// Treasure tokens and sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreasurePrint {
    /// What the kinds are called.
    pub names: [Name; Treasure::COUNT],
    /// Tokens of each kind with two, three and four players (GLORY-SETUP-04).
    pub copies: [u8; 3],
    /// Tokens drawn at a chest.
    pub chest_draw: u8,
    /// Tokens drawn for the special action.
    pub special_draw: u8,
    /// Glory of a set by its number of kinds (GLORY-END-04).
    pub sets: [u8; 6],
}

/// Wreck tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WreckPrint {
    /// All tokens.
    pub tokens: Wrecks,
    /// Tokens in each of the two stacks.
    pub stack_size: u8,
    /// Barrels for one more token (GLORY-WRECK-04).
    pub extra_cost: u8,
}

/// How Henry Morgan plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HenryPrint {
    /// Glory that a barrel's cell gives him (GLORY-2P-10).
    pub barrel_glory: u8,
    /// How he sails a 5 (GLORY-2P-07).
    pub legs: [u8; 2],
    /// With so many cards left, his piles are merged (GLORY-2P-06).
    pub merge_at: u8,
    /// Does he swap cards, unless the table says otherwise (GLORY-2P-05)?
    pub swaps_cards: bool,
}

/// Lines as sets of cells, and which card goes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tables {
    /// The nearest cells of each line, by their number.
    within: [[Cells; LINE_LENGTH + 1]; SPACES as usize],
    /// Who acts earlier: value, then dots, then black (GLORY-ORDER-02).
    strength: [u8; Card::COUNT as usize],
}

impl tortuga_core::Edition for Edition {
    const STANDARD: &'static str = include_str!("../data/glory-islands.toml");

    fn read(text: &str) -> Result<Self, Problems> {
        Slip::read_file(text, read::edition)
    }

    fn name(&self) -> &str {
        &self.name
    }
}

impl Edition {
    /// A side of the board.
    pub const fn board(&self, side: Side) -> &Board {
        &self.boards[side as usize]
    }

    /// The cells that a ship reaches, the nearest first.
    pub const fn line(&self, space: Space) -> &[Cell; LINE_LENGTH] {
        &self.sea.lines[space.index()]
    }

    /// The nearest cells of a line, so many of them.
    pub(crate) const fn within(&self, space: Space, range: u8) -> Cells {
        self.tables.within[space.index()][range as usize]
    }

    /// All cells of a line.
    pub(crate) const fn whole_line(&self, space: Space) -> Cells {
        self.within(space, LINE_LENGTH as u8)
    }

    /// Who acts earlier: the greater number. Two cards never have the same.
    pub(crate) const fn strength(&self, card: Card) -> u8 {
        self.tables.strength[card.index()]
    }

    /// The circle at which a ship sinks (GLORY-CARD-04).
    pub const fn sunk_at(&self) -> u8 {
        self.track.len() as u8
    }

    /// What a circle of the sailing track is worth.
    pub fn track_value(&self, circle: u8) -> i8 {
        self.track[usize::from(circle)]
    }

    /// All treasure tokens of a game with so many players.
    pub const fn treasures(&self, players: u8) -> Treasures {
        Treasures::of_each(self.treasure.copies[players as usize - 2])
    }

    /// The stack of wreck tokens at a space: the first or the second.
    pub fn wreck_at(&self, space: Space) -> Option<usize> {
        self.sea.wrecks.iter().position(|&wreck| wreck == space)
    }
}

/// What decides turn order (GLORY-ORDER-02).
pub(crate) const fn strength(value: u8, (dots, black): (u8, bool)) -> u8 {
    value << 5 | dots << 1 | black as u8
}

impl Tables {
    /// Computes what the rest of an edition gives.
    pub(crate) fn of(sea: &Sea, dots: &[(u8, bool); Card::COUNT as usize]) -> Self {
        let nearest = |line: &[Cell; LINE_LENGTH]| {
            std::array::from_fn(|range| line[..range].iter().copied().collect())
        };
        Self {
            within: std::array::from_fn(|space| nearest(&sea.lines[space])),
            strength: std::array::from_fn(|card| strength(Card(card as u8).value(), dots[card])),
        }
    }
}
