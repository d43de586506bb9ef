//! What may be done, by players and by chance, and the numbers of it.

use crate::board::{Building, COLUMNS, Column, Five, POSITIONS};
use crate::cards::{GOAL_KINDS, GoalKind, Parrot, Treasure};
use crate::dice::{ARRANGEMENTS, Arrangement, FACES};

/// One small step of a player, or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Leave the auction of this round.
    Pass,
    /// Lay out the dice as a bid.
    Bid(Arrangement),
    /// Play a parrot card: set this die to this value.
    Turn(Column, u8),
    /// Play a parrot card: hold the standing bid.
    Hold,
    /// Put the trade marker on the ship at this anchorage, to trade.
    Ship(Column),
    /// Put the trade marker there without trading.
    ShipIdle(Column),
    /// The ship's main trade action with so many units.
    Main(u8),
    /// The ship's claim action.
    Claim,
    /// Stop trading.
    EndTrade,
    /// So many units are paid with demanded tiles, the rest 3:1.
    Direct(u8),
    /// One tile of this good goes into a trio.
    Sub(Column),
    /// Claim this building.
    Build(Building),
    /// Claim no more (winner).
    StopClaims,
    /// Goal swap: put this card under the stack.
    DiscardGoal(GoalKind),
    /// Goal ship: keep this card of those drawn.
    KeepGoal(GoalKind),
    /// Use a treasure card to pay.
    Treasure(Treasure),
    /// Pay the bid.
    Settle,
    /// Do not pay.
    Refuse,
    /// Put a lock on this building.
    Lock(Building),
    /// Put a ghost crew member on this building.
    Ghost(Building),
    /// Put this goal card under the stack (set-up, goal ship).
    ReturnGoal(GoalKind),
    /// Take a tile of this good at the start.
    StartGood(Column),

    /// Chance: the cloud above each peninsula.
    Clouds(Five),
    /// Chance: who holds the flag first.
    Starter(tortuga_core::Seat),
    /// Chance: a goal card comes off the unseen stack.
    DrewGoal(GoalKind),
    /// Chance: a treasure card comes off the stack.
    DrewTreasure(Treasure),
    /// Chance: a parrot card comes off the stack.
    DrewParrot(Parrot),
    /// Chance: the ship on each position.
    Ships([u8; POSITIONS]),
    /// Chance: the pips of the dice.
    Rolled(Five),
}

/// How many different actions the players have.
pub const ACTION_COUNT: u16 = 636;

/// The most units of one main trade action.
pub(crate) const MOST_UNITS: u8 = 38;

const BID: u16 = 1;
const TURN: u16 = BID + ARRANGEMENTS as u16;
const HOLD: u16 = TURN + (COLUMNS as u16) * (FACES as u16);
const SHIP: u16 = HOLD + 1;
const SHIP_IDLE: u16 = SHIP + COLUMNS as u16;
const MAIN: u16 = SHIP_IDLE + COLUMNS as u16;
const CLAIM: u16 = MAIN + MOST_UNITS as u16;
const END_TRADE: u16 = CLAIM + 1;
const DIRECT: u16 = END_TRADE + 1;
const SUB: u16 = DIRECT + MOST_UNITS as u16 + 1;
const BUILD: u16 = SUB + COLUMNS as u16;
const STOP_CLAIMS: u16 = BUILD + 35;
const DISCARD_GOAL: u16 = STOP_CLAIMS + 1;
const KEEP_GOAL: u16 = DISCARD_GOAL + GOAL_KINDS as u16;
const TREASURE: u16 = KEEP_GOAL + GOAL_KINDS as u16;
const SETTLE: u16 = TREASURE + 3;
const REFUSE: u16 = SETTLE + 1;
const LOCK: u16 = REFUSE + 1;
const GHOST: u16 = LOCK + 35;
const RETURN_GOAL: u16 = GHOST + 35;
const START_GOOD: u16 = RETURN_GOAL + GOAL_KINDS as u16;
const _: () = assert!(START_GOOD + COLUMNS as u16 == ACTION_COUNT);

impl Action {
    /// The number of a player's action; none for chance's.
    pub fn number(self) -> Option<u16> {
        Some(match self {
            Self::Pass => 0,
            Self::Bid(row) => BID + row.0,
            Self::Turn(die, pips) => {
                TURN + u16::from(FACES) * u16::from(die.0) + u16::from(pips) - 1
            }
            Self::Hold => HOLD,
            Self::Ship(at) => SHIP + u16::from(at.0),
            Self::ShipIdle(at) => SHIP_IDLE + u16::from(at.0),
            Self::Main(units) => MAIN + u16::from(units) - 1,
            Self::Claim => CLAIM,
            Self::EndTrade => END_TRADE,
            Self::Direct(units) => DIRECT + u16::from(units),
            Self::Sub(good) => SUB + u16::from(good.0),
            Self::Build(building) => BUILD + u16::from(building.0),
            Self::StopClaims => STOP_CLAIMS,
            Self::DiscardGoal(kind) => DISCARD_GOAL + u16::from(kind.0),
            Self::KeepGoal(kind) => KEEP_GOAL + u16::from(kind.0),
            Self::Treasure(treasure) => TREASURE + u16::from(treasure.0) - 1,
            Self::Settle => SETTLE,
            Self::Refuse => REFUSE,
            Self::Lock(building) => LOCK + u16::from(building.0),
            Self::Ghost(building) => GHOST + u16::from(building.0),
            Self::ReturnGoal(kind) => RETURN_GOAL + u16::from(kind.0),
            Self::StartGood(good) => START_GOOD + u16::from(good.0),
            Self::Clouds(_)
            | Self::Starter(_)
            | Self::DrewGoal(_)
            | Self::DrewTreasure(_)
            | Self::DrewParrot(_)
            | Self::Ships(_)
            | Self::Rolled(_) => return None,
        })
    }

    /// The player's action with this number.
    pub fn of_number(number: u16) -> Option<Self> {
        if number >= ACTION_COUNT {
            return None;
        }
        let from = |first: u16| (number - first) as u8;
        Some(match number {
            START_GOOD.. => Self::StartGood(Column(from(START_GOOD))),
            RETURN_GOAL.. => Self::ReturnGoal(GoalKind(from(RETURN_GOAL))),
            GHOST.. => Self::Ghost(Building(from(GHOST))),
            LOCK.. => Self::Lock(Building(from(LOCK))),
            REFUSE => Self::Refuse,
            SETTLE => Self::Settle,
            TREASURE.. => Self::Treasure(Treasure(from(TREASURE) + 1)),
            KEEP_GOAL.. => Self::KeepGoal(GoalKind(from(KEEP_GOAL))),
            DISCARD_GOAL.. => Self::DiscardGoal(GoalKind(from(DISCARD_GOAL))),
            STOP_CLAIMS => Self::StopClaims,
            BUILD.. => Self::Build(Building(from(BUILD))),
            SUB.. => Self::Sub(Column(from(SUB))),
            DIRECT.. => Self::Direct(from(DIRECT)),
            END_TRADE => Self::EndTrade,
            CLAIM => Self::Claim,
            MAIN.. => Self::Main(from(MAIN) + 1),
            SHIP_IDLE.. => Self::ShipIdle(Column(from(SHIP_IDLE))),
            SHIP.. => Self::Ship(Column(from(SHIP))),
            HOLD => Self::Hold,
            TURN.. => Self::Turn(Column(from(TURN) / FACES), from(TURN) % FACES + 1),
            BID.. => Self::Bid(Arrangement(number - BID)),
            0 => Self::Pass,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_action_and_back() {
        for number in 0..ACTION_COUNT {
            let action = Action::of_number(number).unwrap();
            assert_eq!(action.number(), Some(number), "{action:?}");
        }
        assert_eq!(Action::of_number(ACTION_COUNT), None);
    }

    #[test]
    fn the_ranges_are_those_of_the_ledger() {
        let ranges = [
            (Action::Pass, 0),
            (Action::Bid(Arrangement(0)), 1),
            (Action::Turn(Column(0), 1), 326),
            (Action::Hold, 356),
            (Action::Ship(Column(0)), 357),
            (Action::ShipIdle(Column(0)), 362),
            (Action::Main(1), 367),
            (Action::Claim, 405),
            (Action::EndTrade, 406),
            (Action::Direct(0), 407),
            (Action::Sub(Column(0)), 446),
            (Action::Build(Building(0)), 451),
            (Action::StopClaims, 486),
            (Action::DiscardGoal(GoalKind(0)), 487),
            (Action::KeepGoal(GoalKind(0)), 510),
            (Action::Treasure(Treasure(1)), 533),
            (Action::Settle, 536),
            (Action::Refuse, 537),
            (Action::Lock(Building(0)), 538),
            (Action::Ghost(Building(0)), 573),
            (Action::ReturnGoal(GoalKind(0)), 608),
            (Action::StartGood(Column(0)), 631),
        ];
        for (action, number) in ranges {
            assert_eq!(action.number(), Some(number), "{action:?}");
        }
    }
}
