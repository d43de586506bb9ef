//! Why an action is not allowed: one variant for each sentence of the rules.

use thiserror::Error;
use tortuga_core::{RuleId, Seat};

use crate::board::Cell;
use crate::cards::Card;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    // Whose turn it is.
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// Somebody else decides now.
    #[error("seat {seat} is not to act now")]
    NotYourTurn {
        /// Who wanted to act.
        seat: Seat,
        /// The rule that says whose turn it is.
        rule: RuleId,
    },
    /// Tokens or cards come first.
    #[error("tokens or cards are drawn first; the players wait")]
    LuckComesFirst {
        /// The rule that asks for luck.
        rule: RuleId,
    },
    /// A player wants to draw what he likes.
    #[error("this is for luck to say, not for a player")]
    NotForPlayers {
        /// The rule about the step.
        rule: RuleId,
    },
    /// Chance wants to decide for a player.
    #[error("this is for a player to decide, not for luck")]
    NotForLuck {
        /// The rule about the decision.
        rule: RuleId,
    },
    /// An outcome of another chance event than the one that is due.
    #[error("other luck is due now")]
    OtherLuckIsDue {
        /// The rule that asks for luck.
        rule: RuleId,
    },
    /// Another step comes first.
    #[error("another step is due now")]
    OtherStepIsDue {
        /// The rule about the step that is due.
        rule: RuleId,
    },

    // Outcomes that cannot be.
    /// Henry Morgan's draw pile has no such card.
    #[error("{card} is not in Henry Morgan's draw pile")]
    NotInHenrysPile {
        /// Which.
        card: Card,
    },
    /// The bag has no such token.
    #[error("no such treasure token is in the bag")]
    NotInBag,
    /// No such wreck token is left.
    #[error("no such wreck token can lie there")]
    NoSuchToken,

    // Cards and sailing.
    /// He does not have this card in his hand.
    #[error("{card} is not in the hand")]
    NotInHand {
        /// Which.
        card: Card,
    },
    /// The card does not sail so far.
    #[error("this card sails {most} spaces at the most")]
    TooFar {
        /// How far it sails.
        most: u8,
    },
    /// Only a 5 stops over.
    #[error("only a 5 makes a stopover")]
    NoStopover,
    /// Both legs together are too long.
    #[error("after this stopover {left} spaces are left")]
    LegTooFar {
        /// What is left.
        left: u8,
    },

    // Wrecks.
    /// No such token lies in the wreck.
    #[error("no token of this value lies in the wreck")]
    NotInWreck,

    // Placing.
    /// With pirates in the supply none is lifted.
    #[error("pirates are in the supply; one of them is placed")]
    SupplyFirst,
    /// With an empty supply a pirate is lifted first.
    #[error("the supply is empty; a pirate on the board is lifted first")]
    LiftFirst {
        /// The rule that asks for it.
        rule: RuleId,
    },
    /// None of his pirates stands there.
    #[error("none of your pirates stands on {cell}")]
    NotYourPirate {
        /// Where.
        cell: Cell,
        /// The rule that asks for a pirate.
        rule: RuleId,
    },
    /// A pirate stands there already.
    #[error("a pirate stands on {cell}")]
    CellTaken {
        /// Where.
        cell: Cell,
    },
    /// The pirate that is moved stood there.
    #[error("the pirate must go to another cell than {cell}")]
    SameCell {
        /// Where.
        cell: Cell,
        /// The rule that forbids it.
        rule: RuleId,
    },
    /// The ship does not reach this cell.
    #[error("{cell} is not in the ship's line")]
    NotInLine {
        /// Where.
        cell: Cell,
    },
    /// The card does not reach so far.
    #[error("{cell} is out of range, and a nearer cell is empty")]
    OutOfRange {
        /// Where.
        cell: Cell,
    },
    /// Beyond the range it must be the nearest empty cell.
    #[error("beyond the range only the nearest empty cell will do, not {cell}")]
    NotNearest {
        /// Where.
        cell: Cell,
    },
    /// The storm is no place to go to.
    #[error("the storm is no place for this pirate")]
    Storm {
        /// The rule that forbids it.
        rule: RuleId,
    },

    // Rewards and special actions.
    /// He did not draw it.
    #[error("no such token was drawn")]
    NotDrawn {
        /// The rule that asks to keep one.
        rule: RuleId,
    },
    /// Too few barrels.
    #[error("it costs {cost} barrels")]
    NoBarrel {
        /// The price.
        cost: u8,
        /// The rule about the action.
        rule: RuleId,
    },
    /// This action is not paid with circles of the sailing track.
    #[error("this action is paid with barrels only")]
    BarrelsOnly,
    /// The marker would reach the end of the track.
    #[error("nobody may sink by paying for a special action")]
    WouldSink,
}

impl Refusal {
    /// Every reason as it is named outside, with its rule.
    const fn entry(&self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver => ("game-over", "GLORY-END-01"),
            Self::NotYourTurn { rule, .. } => ("not-your-turn", rule.0),
            Self::LuckComesFirst { rule } => ("luck-comes-first", rule.0),
            Self::NotForPlayers { rule } => ("not-for-players", rule.0),
            Self::NotForLuck { rule } => ("not-for-luck", rule.0),
            Self::OtherLuckIsDue { rule } => ("other-luck-is-due", rule.0),
            Self::OtherStepIsDue { rule } => ("other-step-is-due", rule.0),
            Self::NotInHenrysPile { .. } => ("not-in-henrys-pile", "GLORY-2P-06"),
            Self::NotInBag => ("not-in-bag", "GLORY-REWARD-03"),
            Self::NoSuchToken => ("no-such-token", "GLORY-WRECK-09"),
            Self::NotInHand { .. } => ("not-in-hand", "GLORY-CARD-01"),
            Self::TooFar { .. } => ("too-far", "GLORY-MOVE-01"),
            Self::NoStopover => ("no-stopover", "GLORY-MOVE-03"),
            Self::LegTooFar { .. } => ("leg-too-far", "GLORY-MOVE-03"),
            Self::NotInWreck => ("not-in-wreck", "GLORY-WRECK-03"),
            Self::SupplyFirst => ("supply-first", "GLORY-PLACE-05"),
            Self::LiftFirst { rule } => ("lift-first", rule.0),
            Self::NotYourPirate { rule, .. } => ("not-your-pirate", rule.0),
            Self::CellTaken { .. } => ("cell-taken", "GLORY-PLACE-01"),
            Self::SameCell { rule, .. } => ("same-cell", rule.0),
            Self::NotInLine { .. } => ("not-in-line", "GLORY-PLACE-01"),
            Self::OutOfRange { .. } => ("out-of-range", "GLORY-PLACE-02"),
            Self::NotNearest { .. } => ("not-nearest", "GLORY-PLACE-03"),
            Self::Storm { rule } => ("storm", rule.0),
            Self::NotDrawn { rule } => ("not-drawn", rule.0),
            Self::NoBarrel { rule, .. } => ("no-barrel", rule.0),
            Self::BarrelsOnly => ("barrels-only", "GLORY-SPECIAL-03"),
            Self::WouldSink => ("would-sink", "GLORY-SPECIAL-07"),
        }
    }
}

impl tortuga_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(self.entry().1)
    }

    fn key(&self) -> &'static str {
        self.entry().0
    }
}
