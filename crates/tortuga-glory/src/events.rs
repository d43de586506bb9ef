//! What then happened, and who heard it.

use serde::{Deserialize, Serialize};
use tortuga_core::{Seat, Viewer};

use crate::board::{Cell, Island, Space};
use crate::cards::Card;
use crate::options::PLAYERS;
use crate::tokens::{Treasure, Treasures, Wreck, Wrecks};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody saw it.
    Open(Open),
    /// A card was chosen, unseen.
    Chosen {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A treasure token was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Treasure,
    },
    /// One of the tokens drawn was kept.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Treasure,
        /// Those that went back into the bag.
        returned: Treasures,
    },
    /// A token of a stack came to light, for the one who looks.
    Found {
        /// Who looks.
        seat: Seat,
        /// Its value.
        value: Wreck,
    },
    /// Somebody looked into a wreck.
    Looked {
        /// Who.
        seat: Seat,
        /// Where.
        space: Space,
        /// What lies there.
        tokens: Wrecks,
    },
    /// A wreck token was taken.
    WreckTaken {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// Its value.
        value: Wreck,
        /// Barrels paid for it.
        barrels: u8,
    },
    /// Henry Morgan got a wreck token, unseen by all.
    HenryWreck {
        /// Where.
        space: Space,
        /// Its value.
        value: Wreck,
    },
}

/// Something that everybody saw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// A round begins.
    RoundBegan {
        /// Which.
        round: u8,
    },
    /// All cards were revealed and paid for, in seat order.
    Revealed(Vec<Shown>),
    /// Somebody sank.
    Sunk {
        /// Who.
        seat: Seat,
    },
    /// The order of turns in this round.
    TurnOrder(Vec<Seat>),
    /// A ship sailed.
    Sailed {
        /// Whose.
        seat: Seat,
        /// How far.
        steps: u8,
        /// Where to.
        space: Space,
        /// Is it a stopover?
        stopover: bool,
    },
    /// A ship came to the compass.
    Compass {
        /// Whose.
        seat: Seat,
        /// As which ship, from 1 on.
        place: u8,
        /// What it gets.
        glory: u8,
    },
    /// A ship came Home. The first one makes this round the last.
    Home {
        /// Whose.
        seat: Seat,
        /// As which ship, from 1 on.
        place: u8,
        /// What it gets.
        glory: u8,
    },
    /// Pirates on fields in a ship's line earned glory.
    FieldGlory {
        /// Whose ship.
        seat: Seat,
        /// What everybody gets.
        glory: [u8; PLAYERS],
    },
    /// Somebody took no wreck token, or no more.
    WreckLeft(Seat),
    /// A pirate was lifted.
    Lifted {
        /// Whose.
        seat: Seat,
        /// From where.
        cell: Cell,
    },
    /// A pirate came into the storm and must go on.
    IntoStorm(Seat),
    /// A pirate was placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// From where on the board; none is from the supply.
        from: Option<Cell>,
    },
    /// No pirate could be placed: the line is full, or Henry Morgan has none.
    PlacementLost(Seat),
    /// A pirate field gave glory at once.
    FieldTaken {
        /// To whom.
        seat: Seat,
        /// How much.
        glory: u8,
    },
    /// A barrel was taken.
    BarrelTaken(Seat),
    /// There was no barrel to take, or no room for it.
    NoBarrel(Seat),
    /// A barrel's cell gave Henry Morgan glory.
    HenryBarrel {
        /// Where he sits.
        seat: Seat,
        /// How much.
        glory: u8,
    },
    /// The bag was empty.
    BagEmpty(Seat),
    /// Henry Morgan got a treasure.
    HenryTreasure {
        /// Where he sits.
        seat: Seat,
        /// Which.
        kind: Treasure,
    },
    /// A special action was paid for.
    SpecialPaid {
        /// By whom.
        seat: Seat,
        /// The value of the card.
        value: u8,
        /// Barrels.
        barrels: u8,
        /// Circles of the sailing track.
        circles: u8,
    },
    /// A special action was declined.
    SpecialLeft(Seat),
    /// An island was full and is empty again.
    IslandScored {
        /// Which.
        island: Island,
        /// Who filled it.
        seat: Seat,
        /// Everybody's pirates on it.
        pirates: [u8; PLAYERS],
        /// What everybody gets, all extra glory included.
        glory: [u8; PLAYERS],
        /// What part of it is extra for who filled it, as all were tied.
        extra: u8,
    },
    /// Two players swapped their cards.
    Swapped {
        /// Who gives the stronger card.
        strong: Seat,
        /// The stronger card.
        strong_card: Card,
        /// Who gives the weaker card.
        weak: Seat,
        /// The weaker card.
        weak_card: Card,
    },
    /// Somebody took his discard pile back.
    CardsReturned(Seat),
    /// Henry Morgan's two piles are one again.
    HenryMerged(Seat),
    /// The game is over.
    GameEnded {
        /// Treasures that were laid open for scoring.
        treasures: [Option<Treasures>; PLAYERS],
        /// Wreck tokens that were laid open for scoring.
        wrecks: [Option<Wrecks>; PLAYERS],
    },
}

/// A card that was revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// Circles that it cost.
    pub cost: u8,
    /// Where the marker is now.
    pub circles: u8,
}

/// What one viewer learns of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// Everybody saw it.
    Open(Open),
    /// A card was chosen.
    Chosen {
        /// By whom.
        seat: Seat,
        /// Which, if he chose it.
        card: Option<Card>,
    },
    /// A treasure token was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which, if he drew it.
        kind: Option<Treasure>,
    },
    /// One of the tokens drawn was kept.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which, if he kept it.
        kind: Option<Treasure>,
        /// How many went back.
        back: u8,
        /// Which went back, if they were his.
        returned: Option<Treasures>,
    },
    /// A wreck token came to light.
    Found(Wreck),
    /// Somebody looked into a wreck.
    Looked {
        /// Who.
        seat: Seat,
        /// Where.
        space: Space,
        /// What lies there, if he looked.
        tokens: Option<Wrecks>,
    },
    /// A wreck token was taken.
    WreckTaken {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// Its value, if he took it.
        value: Option<Wreck>,
        /// Barrels paid for it.
        barrels: u8,
    },
    /// Henry Morgan got a wreck token.
    HenryWreck {
        /// Where.
        space: Space,
    },
}

impl tortuga_core::Event for Event {
    type Heard = Heard;

    fn heard_by(&self, viewer: Viewer) -> Option<Heard> {
        Some(match *self {
            Self::Open(ref open) => Heard::Open(open.clone()),
            Self::Chosen { seat, card } => Heard::Chosen {
                seat,
                card: viewer.is(seat).then_some(card),
            },
            Self::Drew { seat, kind } => Heard::Drew {
                seat,
                kind: viewer.is(seat).then_some(kind),
            },
            Self::Kept {
                seat,
                kind,
                returned,
            } => Heard::Kept {
                seat,
                kind: viewer.is(seat).then_some(kind),
                back: returned.count(),
                returned: viewer.is(seat).then_some(returned),
            },
            Self::Found { seat, value } => Heard::Found(viewer.is(seat).then_some(value)?),
            Self::Looked {
                seat,
                space,
                tokens,
            } => Heard::Looked {
                seat,
                space,
                tokens: viewer.is(seat).then_some(tokens),
            },
            Self::WreckTaken {
                seat,
                space,
                value,
                barrels,
            } => Heard::WreckTaken {
                seat,
                space,
                value: viewer.is(seat).then_some(value),
                barrels,
            },
            Self::HenryWreck { space, .. } => Heard::HenryWreck { space },
        })
    }

    fn reveals(&self) -> bool {
        match self {
            // Henry Morgan's token is luck's, though nobody sees it.
            Self::Drew { .. }
            | Self::Found { .. }
            | Self::Looked { .. }
            | Self::HenryWreck { .. } => true,
            Self::Chosen { .. } | Self::Kept { .. } | Self::WreckTaken { .. } => false,
            Self::Open(open) => matches!(
                open,
                Open::Revealed(_) | Open::HenryTreasure { .. } | Open::GameEnded { .. }
            ),
        }
    }
}
