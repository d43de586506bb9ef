//! What then happened, and who heard it.

use serde::{Deserialize, Serialize};
use tortuga_core::{Seat, Viewer};

use crate::board::{Building, COLUMNS, Column, Five, POSITIONS};
use crate::cards::{GoalKind, Parrot, Treasure};
use crate::dice::Arrangement;
use crate::state::End;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody saw it.
    Open(Open),
    /// A goal card came into a hand, or onto the pile drawn at the goal ship.
    GoalDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: GoalKind,
    },
    /// A goal card was laid aside during the simultaneous set-up choice.
    GoalLaidAside {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: GoalKind,
    },
    /// A goal card was kept at the goal ship.
    GoalKept {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: GoalKind,
    },
    /// A goal card went under the stack.
    GoalReturned {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: GoalKind,
    },
    /// A treasure card was drawn.
    TreasureDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// A parrot card was drawn.
    ParrotDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        parrot: Parrot,
    },
}

/// Something that everybody saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// The clouds were laid.
    CloudsLaid(Five),
    /// The starting player was named.
    StarterNamed(Seat),
    /// A player has chosen his goal cards.
    GoalsChosen(Seat),
    /// A player took his first goods tile.
    StartGoodTaken {
        /// Who.
        seat: Seat,
        /// Which good.
        good: Column,
    },
    /// The ships were laid.
    ShipsLaid([u8; POSITIONS]),
    /// The dice were rolled.
    Rolled(Five),
    /// A bid was completed.
    BidPlaced {
        /// Who.
        seat: Seat,
        /// The dice in the row.
        row: Arrangement,
        /// The amount.
        amount: u8,
    },
    /// A parrot card was played to turn a die.
    DieTurned {
        /// Who.
        seat: Seat,
        /// Which die.
        die: Column,
        /// What it shows now.
        pips: u8,
    },
    /// A parrot card was played to hold the bid.
    HoldPlayed(Seat),
    /// A player passed.
    Passed(Seat),
    /// A passing player received goods.
    GoodsReceived {
        /// Who.
        seat: Seat,
        /// Tiles by column.
        goods: [u8; COLUMNS],
    },
    /// A trade marker was placed.
    MarkerPlaced {
        /// Who.
        seat: Seat,
        /// Where.
        at: Column,
        /// To trade, or without trading.
        idle: bool,
    },
    /// Goods tiles went back into the supply.
    TilesReturned {
        /// Who.
        seat: Seat,
        /// Which good.
        good: Column,
        /// How many.
        tiles: u8,
    },
    /// Coins were gained.
    CoinsGained {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u16,
    },
    /// A cloud gave pirate points.
    PointsGained {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// A space of the bidding row gave the winner pirate points.
    RowPointsGained {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// A building was claimed.
    BuildingClaimed {
        /// Who.
        seat: Seat,
        /// Which.
        building: Building,
    },
    /// A treasure card was used to pay.
    TreasureUsed {
        /// Who.
        seat: Seat,
        /// Which.
        treasure: Treasure,
    },
    /// The winner paid his bid.
    BidPaid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// The winner did not pay.
    PaymentRefused(Seat),
    /// A lock was placed.
    LockPlaced {
        /// Who.
        seat: Seat,
        /// Where.
        building: Building,
    },
    /// A ghost crew member was placed.
    GhostPlaced {
        /// Who placed it.
        seat: Seat,
        /// Where.
        building: Building,
    },
    /// The round is over: markers return, ships move on, so does the flag.
    RoundEnded {
        /// Which round.
        round: u8,
        /// Who holds the flag now.
        flag: Seat,
    },
    /// The game is over and the goal cards are revealed.
    GameEnded(End),
}

/// What one viewer learns of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// All of it.
    Open(Open),
    /// A goal card was drawn.
    GoalDrawn {
        /// By whom.
        seat: Seat,
        /// Which, if the viewer may know.
        kind: Option<GoalKind>,
    },
    /// A goal card was laid aside; only its owner hears of it at all.
    GoalLaidAside {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: GoalKind,
    },
    /// A goal card was kept.
    GoalKept {
        /// By whom.
        seat: Seat,
        /// Which, if the viewer may know.
        kind: Option<GoalKind>,
    },
    /// A goal card went under the stack.
    GoalReturned {
        /// By whom.
        seat: Seat,
        /// Which, if the viewer may know.
        kind: Option<GoalKind>,
    },
    /// A treasure card was drawn.
    TreasureDrawn {
        /// By whom.
        seat: Seat,
        /// Which, if the viewer may know.
        treasure: Option<Treasure>,
    },
    /// A parrot card was drawn.
    ParrotDrawn {
        /// By whom.
        seat: Seat,
        /// Which, if the viewer may know.
        parrot: Option<Parrot>,
    },
}

impl tortuga_core::Event for Event {
    type Heard = Heard;

    fn heard_by(&self, viewer: Viewer) -> Option<Heard> {
        Some(match *self {
            Self::Open(open) => Heard::Open(open),
            Self::GoalDrawn { seat, kind } => Heard::GoalDrawn {
                seat,
                kind: viewer.is(seat).then_some(kind),
            },
            Self::GoalLaidAside { seat, kind } => {
                // Others learn only who has finished, which is an event of its own.
                return viewer
                    .is(seat)
                    .then_some(Heard::GoalLaidAside { seat, kind });
            }
            Self::GoalKept { seat, kind } => Heard::GoalKept {
                seat,
                kind: viewer.is(seat).then_some(kind),
            },
            Self::GoalReturned { seat, kind } => Heard::GoalReturned {
                seat,
                kind: viewer.is(seat).then_some(kind),
            },
            Self::TreasureDrawn { seat, treasure } => Heard::TreasureDrawn {
                seat,
                treasure: viewer.is(seat).then_some(treasure),
            },
            Self::ParrotDrawn { seat, parrot } => Heard::ParrotDrawn {
                seat,
                parrot: viewer.is(seat).then_some(parrot),
            },
        })
    }

    fn reveals(&self) -> bool {
        match self {
            Self::GoalDrawn { .. } | Self::TreasureDrawn { .. } | Self::ParrotDrawn { .. } => true,
            Self::GoalLaidAside { .. } | Self::GoalKept { .. } | Self::GoalReturned { .. } => false,
            Self::Open(open) => open.shows_a_card(),
        }
    }
}

impl Open {
    /// Does a card from a hand lie on the table now?
    const fn shows_a_card(self) -> bool {
        matches!(
            self,
            Self::DieTurned { .. }
                | Self::HoldPlayed(_)
                | Self::TreasureUsed { .. }
                | Self::GameEnded(_)
        )
    }
}
