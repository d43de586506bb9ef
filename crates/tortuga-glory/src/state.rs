//! The whole truth, including what nobody at the table knows.

use serde::{Deserialize, Serialize};
use tortuga_core::{Interned, Seat, Seats};

use crate::board::{Board, Cell, Cells, Space};
use crate::cards::{Card, Cards};
use crate::edition::Edition;
use crate::memory::{Look, Marks, Takings, WreckTakings};
use crate::options::{HENRY, Options, PLAYERS};
use crate::tokens::{Treasures, Wrecks};

/// The whole truth. Arrays have one place for each ship, in seat order; Henry
/// Morgan's is the third. Search copies it by the million.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is printed.
    pub edition: Interned<Edition>,
    /// The cells of everybody's pirates. A lifted pirate still counts
    /// (GLORY-PLACE-10).
    pub pirates: [Cells; PLAYERS],
    /// Everybody's six cards, wherever they are.
    pub owned: [Cards; PLAYERS],
    /// All cards in hands and in Henry Morgan's draw pile. A card that is
    /// chosen but not revealed is still in its hand.
    pub in_hand: Cards,
    /// Everybody's treasure tokens; those of the sunk are out of the game.
    pub treasures: [Treasures; PLAYERS],
    /// Tokens drawn from the bag of which one is kept.
    pub drawn: Treasures,
    /// Glory from islands.
    pub islands: [u16; PLAYERS],
    /// Glory from pirate fields; Henry Morgan's from barrels too.
    pub fields: [u16; PLAYERS],
    /// What lies in the two stacks of wreck tokens, once somebody has looked.
    pub stacks: [Wrecks; 2],
    /// Who took which wreck tokens, in order.
    pub wreck_takings: WreckTakings,
    /// What everybody saw in the two stacks.
    pub looks: [[Look; 2]; PLAYERS],
    /// What everybody saw in the bag.
    pub marks: [Marks; PLAYERS],
    /// Who took treasure tokens, in order.
    pub takings: Takings,
    /// What the table has chosen.
    pub options: Options,
    /// The cards of this round: chosen, and after the reveal played.
    pub played: [Option<Card>; PLAYERS],
    /// Who has chosen a card that is not revealed yet.
    pub chosen: Seats,
    /// How far everybody has sailed from Home.
    pub sailed: [u8; PLAYERS],
    /// Where everybody's marker is on the sailing track.
    pub circles: [u8; PLAYERS],
    /// As which ship everybody came to the compass, from 1 on; 0 is not yet.
    pub compass: [u8; PLAYERS],
    /// The same for Home.
    pub home: [u8; PLAYERS],
    /// Barrels.
    pub barrels: [u8; PLAYERS],
    /// The round in which everybody sank; 0 is afloat.
    pub sunk_in: [u8; PLAYERS],
    /// Tokens in each stack.
    pub stack_sizes: [u8; 2],
    /// Has anybody looked into a stack? Before, both are sizes over one pool
    /// (GLORY-WRECK-09).
    pub looked: bool,
    /// What is being asked.
    pub stage: Stage,
    /// The round, from 1 on.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who still has a turn in this round, after the present one.
    pub due: Seats,
    /// Who has not sunk.
    pub afloat: Seats,
    /// How far the turn is.
    pub step: Step,
    /// Spaces that may be sailed after the stopover.
    pub leg: u8,
    /// The pirate that is about to be put somewhere else.
    pub lifted: Option<Cell>,
    /// Tokens still to be drawn.
    pub to_draw: u8,
}

/// What is being asked, of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Everybody chooses a card.
    ChooseCards,
    /// Chance names Henry Morgan's card.
    HenryCard,
    /// How far?
    Sail,
    /// How far after the stopover?
    SailOn,
    /// Chance fills a stack that is looked into for the first time, or names
    /// Henry Morgan's wreck token.
    Look,
    /// Which wreck token is taken?
    TakeWreck,
    /// Which one for a barrel?
    TakeMore,
    /// Which pirate is lifted?
    Lift,
    /// Where is the pirate put?
    Put,
    /// Where to from the storm?
    LeaveStorm,
    /// Chance draws a treasure token.
    Draw,
    /// Which one is kept?
    Keep,
    /// Is the special action paid for?
    Special,
    /// The game is over.
    Over,
}

/// How far a turn is: what its next pirate is placed for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The stopover of a 5.
    Stopover,
    /// The end of the movement.
    Stop,
    /// The special action.
    Special,
}

impl State {
    /// The side of the board that lies up.
    pub fn board(&self) -> &'static Board {
        self.edition.0.board(self.options.side)
    }

    /// Everybody who sails, Henry Morgan included, the sunk too.
    pub const fn ships(&self) -> Seats {
        Seats::first(self.options.ships())
    }

    /// The seats of people.
    pub const fn people(&self) -> Seats {
        Seats::first(self.options.seats)
    }

    /// Is this Henry Morgan's place?
    pub fn is_henry(&self, seat: Seat) -> bool {
        self.options.has_henry() && seat == HENRY
    }

    /// Who still has to choose a card.
    pub const fn choosing(&self) -> Seats {
        Seats(self.people().0 & self.afloat.0).minus(self.chosen)
    }

    /// A player's hand, or Henry Morgan's draw pile.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.owned[seat.index()].among(self.in_hand)
    }

    /// A discard pile.
    pub fn discards(&self, seat: Seat) -> Cards {
        let rest = self.owned[seat.index()].apart_from(self.in_hand);
        match self.played[seat.index()] {
            Some(card) => rest.without(card),
            None => rest,
        }
    }

    /// The card of whose turn it is.
    pub(crate) fn card(&self) -> Card {
        self.played[self.turn.index()].expect("whoever has a turn has played a card")
    }

    /// Where a ship is.
    pub const fn space(&self, seat: Seat) -> Space {
        Space::of(self.sailed[seat.index()])
    }

    /// Every cell with a pirate.
    pub const fn occupied(&self) -> Cells {
        let [a, b, c, d] = self.pirates;
        a.and(b).and(c.and(d))
    }

    /// Pirates that a player has in his supply (GLORY-PLACE-10).
    pub fn supply(&self, seat: Seat) -> u8 {
        self.all_pirates(seat) - self.pirates[seat.index()].count()
    }

    /// Pirates that a player has in all (GLORY-SETUP-06).
    pub fn all_pirates(&self, seat: Seat) -> u8 {
        if self.is_henry(seat) {
            self.edition.henrys_pirates
        } else {
            self.edition.pirates
        }
    }

    /// Barrels that nobody has (GLORY-REWARD-07).
    pub fn barrel_supply(&self) -> u8 {
        self.edition.barrels.total - self.barrels.iter().sum::<u8>()
    }

    /// What is in the bag.
    pub fn bag(&self) -> Treasures {
        let gone = self
            .treasures
            .iter()
            .fold(self.drawn, |sum, &t| sum.plus(t));
        self.edition.treasures(self.options.seats).minus(gone)
    }

    /// How many treasure tokens have been kept by anybody.
    pub fn taken(&self) -> u8 {
        let all = self
            .treasures
            .iter()
            .fold(Treasures::NONE, |sum, &t| sum.plus(t));
        all.count()
    }

    /// Wreck tokens that lie in no stack yet and were taken by nobody.
    pub fn pool(&self) -> Wrecks {
        let mut pool = self.edition.wrecks.tokens;
        let takings = self.wreck_takings.iter(self.wrecks_taken());
        takings
            .filter_map(|taking| taking.value)
            .for_each(|value| pool.take(value));
        let [one, two] = self.stacks;
        pool.minus(one).minus(two)
    }

    /// A player's wreck tokens.
    pub fn wrecks(&self, seat: Seat) -> Wrecks {
        let takings = self.wreck_takings.iter(self.wrecks_taken());
        let own = takings.filter(|taking| taking.seat == seat);
        let mut wrecks = Wrecks::NONE;
        own.filter_map(|taking| taking.value)
            .for_each(|value| wrecks.put(value));
        wrecks
    }

    /// How many wreck tokens have been taken by anybody.
    pub fn wrecks_taken(&self) -> u8 {
        2 * self.edition.wrecks.stack_size - self.stack_sizes[0] - self.stack_sizes[1]
    }

    /// The stack of wreck tokens where a ship lies.
    pub fn stack(&self, seat: Seat) -> Option<usize> {
        let stack = self.edition.wreck_at(self.space(seat));
        stack.filter(|_| self.options.wrecks)
    }

    /// Glory for having come to the compass.
    pub fn compass_glory(&self, seat: Seat) -> u8 {
        bonus(self.edition.sea.compass_bonus, self.compass[seat.index()])
    }

    /// Glory for having come Home.
    pub fn home_glory(&self, seat: Seat) -> u8 {
        bonus(self.edition.sea.home_bonus, self.home[seat.index()])
    }

    /// A player's glory so far.
    pub fn glory(&self, seat: Seat) -> u16 {
        let bonuses = self.compass_glory(seat) + self.home_glory(seat);
        self.islands[seat.index()] + self.fields[seat.index()] + u16::from(bonuses)
    }

    /// Has the first ship come Home (GLORY-END-01)?
    pub fn is_last_round(&self) -> bool {
        self.home != [0; PLAYERS]
    }
}

/// What the ship with this place gets; 0 is no place yet.
const fn bonus(bonuses: [u8; PLAYERS], place: u8) -> u8 {
    match place {
        0 => 0,
        place => bonuses[place as usize - 1],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_stays_small() {
        assert!(size_of::<State>() <= 240, "{}", size_of::<State>());
    }
}
