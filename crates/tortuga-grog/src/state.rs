//! The whole truth of a game, including what nobody at the table knows.

use serde::{Deserialize, Serialize};
use tortuga_core::{Interned, Seat, Seats};

use crate::board::{Building, COLUMNS, Column, Five, Island, Occupant, POSITIONS};
use crate::cards::{GoalQueue, GoalSet, Parrot, Parrots, Treasures};
use crate::dice::Arrangement;
use crate::edition::{CloudReward, Edition, ShipPrint};

/// The most seats at a table.
pub const SEATS_MAX: usize = 4;

/// Everything: what lies open, and what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is printed.
    pub edition: Interned<Edition>,
    /// What everybody sees.
    pub table: Table,
    /// What somebody does not see.
    pub secrets: Secrets,
}

/// What lies open for everybody. Views copy it whole, so nothing secret may
/// ever be put in here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Who stands on which building.
    pub island: Island,
    /// Each player's open possessions.
    pub stocks: [Stock; SEATS_MAX],
    /// The dice in the bidding row; none before the opening bid.
    pub row: Option<Arrangement>,
    /// The pips of the dice.
    pub dice: Five,
    /// The cloud above each peninsula, by its number in the edition.
    pub clouds: Five,
    /// Where each seat's trade marker lies; [`NO_MARKER`] if with its owner.
    pub markers: Five,
    /// The ship on each position, by its number in the edition.
    pub ships: [u8; POSITIONS],
    /// How many play.
    pub seats: u8,
    /// Who holds the starting player's flag.
    pub flag: Seat,
    /// The auction round, counted from 1; 0 during set-up.
    pub round: u8,
    /// Who has passed this round.
    pub passed: Seats,
    /// The current bid: what a raise must beat. 0 before the opening bid.
    pub bid: u8,
    /// Who made it.
    pub leader: Seat,
    /// What is to be done next.
    pub phase: Phase,
}

/// A trade marker that lies in front of its owner.
pub const NO_MARKER: u8 = 7;

/// What a player owns openly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stock {
    /// On the coin track.
    pub coins: u16,
    /// On the pirate point track.
    pub points: u16,
    /// Goods tiles by column.
    pub goods: [u16; COLUMNS],
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Secrets {
    /// Goal cards in hand.
    pub goals: [GoalSet; SEATS_MAX],
    /// Goal cards that a passing player has drawn at the goal ship and not
    /// kept or returned yet.
    pub drawn: GoalSet,
    /// The part of the goal stack that nobody has seen.
    pub unseen: GoalSet,
    /// Treasure cards in hand.
    pub treasures: [Treasures; SEATS_MAX],
    /// The treasure stack.
    pub treasure_stack: Treasures,
    /// Parrot cards in hand.
    pub parrots: [Parrots; SEATS_MAX],
    /// The parrot stack.
    pub parrot_stack: Parrots,
    /// The goal cards put under the stack.
    pub queue: GoalQueue,
}

/// What is to be done next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance lays the clouds.
    LayClouds {
        /// The host has named the starting player.
        starter_known: bool,
    },
    /// Chance names the starting player.
    ChooseStarter,
    /// Chance deals goal cards to this seat.
    DealGoals {
        /// Who is dealt to.
        seat: Seat,
    },
    /// All return goal cards at the same time.
    ReturnGoals {
        /// Who has finished.
        done: Seats,
    },
    /// This seat takes a goods tile.
    StartGood {
        /// Who chooses.
        seat: Seat,
    },
    /// Chance deals a treasure card.
    DealTreasure {
        /// Who is dealt to.
        seat: Seat,
    },
    /// Chance deals a parrot card.
    DealParrot {
        /// Who is dealt to.
        seat: Seat,
    },
    /// Chance lays the ships.
    LayShips,
    /// Chance rolls the dice.
    Roll,
    /// This seat bids, plays parrots or passes.
    Auction(Turn),
    /// A passing player chooses a ship.
    ChooseShip {
        /// Who passed.
        seat: Seat,
    },
    /// He trades.
    Trade(Trade),
    /// He says how many units he pays with demanded tiles.
    Price {
        /// The trade.
        trade: Trade,
        /// What he buys.
        buys: Purchase,
    },
    /// He names the tiles of other goods that he pays with.
    Substitute {
        /// The trade.
        trade: Trade,
        /// What he buys.
        buys: Purchase,
        /// How many tiles are still due.
        due: u8,
        /// Goods left of this one can no longer be named.
        from: Column,
    },
    /// Chance draws treasure or parrot cards for him.
    DrawCards {
        /// The trade.
        trade: Trade,
        /// How many are still to come.
        left: u8,
    },
    /// Chance draws goal cards for him.
    DrawGoals {
        /// The trade.
        trade: Trade,
        /// How many are still to come.
        left: u8,
    },
    /// He keeps one of the goal cards drawn.
    KeepGoal(Trade),
    /// He returns the others, one by one.
    ReturnDrawn(Trade),
    /// He chooses the building that his claim action paid for.
    Build(Trade),
    /// Chance draws the parrot card of a cloud.
    CloudParrot {
        /// Who has claimed.
        claimant: Claimant,
        /// What.
        building: Building,
    },
    /// Chance draws the goal card of a cloud.
    CloudGoal {
        /// Who has claimed.
        claimant: Claimant,
        /// What.
        building: Building,
    },
    /// The claimant puts a goal card back.
    SwapGoal {
        /// Who has claimed.
        claimant: Claimant,
        /// What.
        building: Building,
    },
    /// The winner pays or refuses.
    Pay {
        /// Coins of the treasure cards used so far.
        used: u8,
        /// Dearer cards can no longer be used.
        at_most: u8,
    },
    /// The winner claims buildings.
    Claims(Claims),
    /// The winner places the lock of space 4.
    Lock,
    /// The player who did not win places a ghost crew member.
    Ghost {
        /// Who places it.
        seat: Seat,
    },
    /// The game is over.
    Over(End),
}

/// A player's turn in the auction, with the parrot cards played in it so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Dice turned in this turn, one bit a column.
    pub turned: u8,
    /// A hold card was played in this turn.
    pub held: bool,
}

impl Turn {
    /// A turn in which nothing was played yet.
    pub const fn fresh(seat: Seat) -> Self {
        Self {
            seat,
            turned: 0,
            held: false,
        }
    }
}

/// A passing player at his ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Trade {
    /// Who trades.
    pub seat: Seat,
    /// Where his ship lies.
    pub at: Column,
    /// What he has done so far.
    pub progress: Progress,
}

/// What a trading player has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// Nothing yet.
    Nothing,
    /// He has claimed.
    Claimed,
    /// He has done the main action, and perhaps claimed.
    MainDone,
}

/// What units are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purchase {
    /// The main trade action with so many units.
    Main(u8),
    /// The claim action.
    Claim,
}

/// Who claims a building, and what he does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claimant {
    /// A passing player, by his ship.
    Passer(Trade),
    /// The winner of the round.
    Winner(Claims),
}

/// The winner's claims that are still open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Claims {
    /// Bit 0 for space 1, bit 1 for space 2.
    pub spaces: u8,
    /// The type claimed before; [`NO_TYPE`] for none.
    pub last_type: u8,
}

/// No building was claimed before.
pub const NO_TYPE: u8 = u8::MAX;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Somebody placed his last crew member (GROG-END-02).
    LastCrew,
    /// The technical guard (GROG-END-04).
    RoundLimit,
}

impl Table {
    /// All seats at the table.
    pub const fn all(&self) -> Seats {
        Seats::first(self.seats)
    }

    /// The seat that comes `steps` after the flag.
    pub const fn from_flag(&self, steps: u8) -> Seat {
        Seat((self.flag.0 + steps) % self.seats)
    }

    /// How many seats come between the flag and this one.
    pub const fn steps_from_flag(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.flag.0) % self.seats
    }

    /// A player's open possessions.
    pub const fn stock(&self, seat: Seat) -> &Stock {
        &self.stocks[seat.index()]
    }

    /// Where the ghost ship lies when two play.
    pub fn ghost_position(&self, edition: &Edition) -> Option<usize> {
        let ghost = edition.ghost_ship();
        if self.seats == 2 {
            self.ships.iter().position(|&ship| ship == ghost)
        } else {
            None
        }
    }

    /// The peninsula at which the ghost ship lies; none at open sea, or if
    /// more than two play.
    pub fn ghost_anchorage(&self, edition: &Edition) -> Option<Column> {
        let position = self.ghost_position(edition)?;
        (position < COLUMNS).then_some(Column(position as u8))
    }
}

impl Stock {
    /// Tiles of all goods but this one.
    pub fn others(&self, good: Column) -> u16 {
        self.goods.iter().sum::<u16>() - self.goods[good.index()]
    }
}

impl State {
    /// A player's open possessions, to change them.
    pub(crate) const fn stock_mut(&mut self, seat: Seat) -> &mut Stock {
        &mut self.table.stocks[seat.index()]
    }

    /// The crew members that a player has not placed yet.
    pub fn crew_left(&self, seat: Seat) -> u8 {
        let start = self.edition.setup.crew[usize::from(self.table.seats) - 2];
        start - self.table.island.of(Occupant::Crew(seat)).count()
    }

    /// Locks in the supply.
    pub fn locks_left(&self) -> u8 {
        self.edition.setup.locks - self.table.island.of(Occupant::Lock).count()
    }

    /// Crew members on the ghost ship; none unless two play.
    pub fn ghosts_left(&self) -> u8 {
        if self.table.seats != 2 {
            return 0;
        }
        self.edition.setup.ghost_crew - self.table.island.of(Occupant::Ghost).count()
    }

    /// The most coins this player could own, as far as the table can tell (GROG-BID-07).
    ///
    /// Every face-down treasure card counts as the dearest one, whatever is
    /// printed on it: the rivals must be able to check the limit.
    pub fn potential_coin_stock(&self, seat: Seat) -> u16 {
        let cards = u16::from(self.secrets.treasures[seat.index()].count());
        let dearest = u16::from(self.edition.scoring.dearest_treasure);
        self.table.stock(seat).coins + dearest * cards
    }

    /// The ship at an anchorage.
    pub fn ship_at(&self, at: Column) -> &'static ShipPrint {
        &self.edition.0.ships[usize::from(self.table.ships[at.index()])]
    }

    /// What the cloud above a peninsula does.
    pub fn cloud_above(&self, peninsula: Column) -> CloudReward {
        self.edition.clouds[usize::from(self.table.clouds.get(peninsula.index()))].reward
    }

    /// Cards in the goal stack, seen or unseen.
    pub fn goal_stack_count(&self) -> u8 {
        self.secrets.unseen.count() + self.secrets.queue.count()
    }

    /// How many cards of this kind of parrot a player holds.
    pub fn parrots_of(&self, seat: Seat, parrot: Parrot) -> u8 {
        self.secrets.parrots[seat.index()].0[parrot.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Search copies states by the million: four cache lines, no more.
    #[test]
    fn a_state_stays_small() {
        assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
    }
}
