//! Why an action is not allowed: one variant for each sentence of the rules.

use thiserror::Error;
use tortuga_core::{RuleId, Seat};

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    // Whose turn it is.
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// It is another player's turn, or this one has finished his part.
    #[error("seat {seat} is not to act now")]
    NotYourTurn {
        /// Who wanted to act.
        seat: Seat,
        /// The rule that says whose turn it is.
        rule: RuleId,
    },
    /// Dice or cards come first.
    #[error("dice or cards come first; the players wait")]
    LuckComesFirst {
        /// The rule that asks for luck.
        rule: RuleId,
    },
    /// A player wants to roll or draw what he likes.
    #[error("this is for dice and cards to say, not for a player")]
    NotForPlayers {
        /// The rule that asks for luck, or the one about the turn.
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

    // Outcomes that cannot be.
    /// The clouds are not each of the five once.
    #[error("every cloud lies above one peninsula")]
    CloudTwice,
    /// Nobody sits there.
    #[error("seat {seat} is not at this table")]
    StarterNotAtTable {
        /// Who was named.
        seat: Seat,
    },
    /// No such card is left in the unseen part of the stack.
    #[error("no such goal card is left in the unseen stack")]
    GoalNotInStack,
    /// No such card is left.
    #[error("no treasure card of value {value} is left in the stack")]
    TreasureNotInStack {
        /// Its value.
        value: u8,
    },
    /// No such card is left.
    #[error("no such parrot card is left in the stack")]
    ParrotNotInStack,
    /// The ships are not each of the six once.
    #[error("every ship lies on one position")]
    ShipTwice,
    /// A die has no such face.
    #[error("a die shows 1 to 6 pips")]
    NoSuchFace,

    // Set-up.
    /// Goal cards are returned during set-up or at the goal ship only.
    #[error("no goal card is to be returned now")]
    ReturnNotNow,
    /// The card is not in the hand that was dealt.
    #[error("this goal card is not in the hand")]
    GoalNotInHand,
    /// The first goods tile is taken once, during set-up.
    #[error("a goods tile of choice is taken during set-up only")]
    StartGoodNotNow,

    // Bidding.
    /// Bids are made in one's turn of the auction.
    #[error("bids are made in the auction only")]
    BidNotNow,
    /// The pips rise from one space to the next.
    #[error("bidding space {space} shows more pips than the space to its left")]
    PipsRise {
        /// The first space that does.
        space: u8,
    },
    /// A raise must be higher.
    #[error("a bid of {amount} does not beat the current bid of {bid}")]
    BidTooLow {
        /// The pips in the row.
        amount: u8,
        /// What must be beaten.
        bid: u8,
    },
    /// Nobody may bid more than he could own.
    #[error("a bid of {amount} is more than the potential coin stock of {limit}")]
    AbovePotential {
        /// The pips in the row.
        amount: u8,
        /// Coins, and 3 for each treasure card.
        limit: u16,
    },
    /// After a hold card the amount must stay.
    #[error("after a hold card the bid must be exactly {bid}, not {amount}")]
    HoldMustMatch {
        /// The pips in the row.
        amount: u8,
        /// What is held.
        bid: u8,
    },
    /// Passing belongs to the auction.
    #[error("passing is possible in the auction only")]
    PassNotNow,
    /// Somebody has to open.
    #[error("an opening bid must be made: one die is affordable")]
    MustOpen,
    /// Who played a parrot must bid.
    #[error("who has played a parrot card this turn must end it with a bid")]
    PassAfterParrot,

    // Parrots.
    /// Parrots are played while bidding.
    #[error("parrot cards are played while making a bid only")]
    ParrotNotNow,
    /// He has no such card.
    #[error("no parrot card for this die is in the hand")]
    NoTurnCard,
    /// He has no such card.
    #[error("no hold card is in the hand")]
    NoHoldCard,
    /// There is no bid yet.
    #[error("there is no bid to hold yet")]
    NothingToHold,
    /// The die shows this already.
    #[error("the die shows {pips} already")]
    TurnsNothing {
        /// What it shows.
        pips: u8,
    },
    /// One card for each die and turn is enough.
    #[error("this die was turned this turn already")]
    TurnedTwice,
    /// One hold card is enough.
    #[error("one hold card is enough for a turn")]
    HeldTwice,
    /// No legal bid would remain.
    #[error("after turning the die like this no legal bid could be made")]
    TurnLeavesNoBid,
    /// No legal bid would remain.
    #[error("the dice cannot be laid out to exactly the current bid within the limit")]
    HoldLeavesNoBid,

    // Trading.
    /// Ships are chosen after passing.
    #[error("a ship is chosen after passing only")]
    ShipNotNow,
    /// Another marker lies there.
    #[error("another trade marker lies on this ship")]
    ShipTaken,
    /// Nobody trades with ghosts.
    #[error("nobody can trade with the ghost ship")]
    GhostShip,
    /// He has too few tiles for it.
    #[error("not a single unit can be paid at this ship")]
    ShipNotSupplied,
    /// It has nothing to give.
    #[error("this ship's stack is empty and its claim action cannot be done")]
    ShipHasNothing,
    /// He could trade.
    #[error("a tile for a ship is there, so a ship must be traded with")]
    MustTrade,
    /// Trade actions belong to a trade.
    #[error("a main trade action is part of a trade")]
    MainNotNow,
    /// Only once.
    #[error("the main trade action is done once only")]
    MainTwice,
    /// The ship takes fewer tiles.
    #[error("this ship takes at most {limit} tiles, not {units}")]
    MainAboveLimit {
        /// Asked for.
        units: u8,
        /// The most it takes.
        limit: u8,
    },
    /// The stack holds fewer cards.
    #[error("the stack holds {cards} cards, not {units}")]
    StackTooSmall {
        /// Asked for.
        units: u8,
        /// In the stack.
        cards: u8,
    },
    /// He can pay fewer units.
    #[error("only {payable} units can be paid, not {units}")]
    TooFewUnits {
        /// Asked for.
        units: u8,
        /// What his tiles are good for.
        payable: u16,
    },
    /// Trade actions belong to a trade.
    #[error("a claim action is part of a trade")]
    ClaimNotNow,
    /// He has no crew left.
    #[error("no crew member is left for a claim")]
    ClaimWithoutCrew,
    /// No building is free there.
    #[error("no building is free on this ship's peninsula")]
    ClaimWithoutBuilding,
    /// A claim costs more.
    #[error("a claim costs {cost} units; only {payable} can be paid")]
    ClaimTooDear {
        /// What it costs.
        cost: u8,
        /// What his tiles are good for.
        payable: u16,
    },
    /// There is no trade to end.
    #[error("there is no trade to end")]
    EndTradeNotNow,
    /// At least one action is due.
    #[error("at least one of the ship's two actions must be done")]
    NothingTraded,
    /// Nothing is to be paid.
    #[error("no units are to be paid now")]
    DirectNotNow,
    /// More than is due or owned.
    #[error("at most {most} units can be paid with demanded tiles here")]
    DirectTooMany {
        /// The most.
        most: u16,
    },
    /// The other tiles cannot cover the rest.
    #[error("at least {least} units must be paid with demanded tiles here")]
    DirectTooFew {
        /// The least.
        least: u16,
    },
    /// Nothing is to be substituted.
    #[error("no tiles are to be substituted now")]
    SubNotNow,
    /// Demanded tiles are paid alone.
    #[error("the demanded good itself is not part of a substitution")]
    SubDemanded,
    /// He has no such tile.
    #[error("no tile of this good is there")]
    SubNotOwned,
    /// Tiles are named from left to right.
    #[error("tiles are named from the leftmost good to the rightmost")]
    SubGoesBack,
    /// What is left could not cover the rest.
    #[error("the tiles from this good on are too few for the {due} still due")]
    SubLeavesTooFew {
        /// How many are still due.
        due: u8,
    },
    /// No card was drawn to be kept.
    #[error("no drawn goal card is to be kept now")]
    KeepNotNow,
    /// Not one of those drawn.
    #[error("this goal card was not drawn")]
    GoalNotDrawn,
    /// Not one of those that are left.
    #[error("this goal card is not among those to be returned")]
    GoalNotLeft,

    // Winning and paying.
    /// Treasure cards pay bids.
    #[error("treasure cards are used when a won bid is paid")]
    TreasureNotNow,
    /// He has no such card.
    #[error("no treasure card of value {value} is in the hand")]
    NoSuchTreasure {
        /// The value.
        value: u8,
    },
    /// Dear cards come first.
    #[error("treasure cards are laid down from the dearest to the cheapest")]
    TreasureGoesUp,
    /// The bid could not be paid any more.
    #[error("with this card and cheaper ones the bid of {bid} cannot be paid")]
    TreasureLeavesTooLittle {
        /// What must be paid.
        bid: u8,
    },
    /// There is nothing to pay.
    #[error("no bid is to be paid now")]
    SettleNotNow,
    /// The money does not suffice yet.
    #[error("{available} coins do not pay the bid of {bid}")]
    SettleTooLittle {
        /// Coins and used cards.
        available: u16,
        /// What must be paid.
        bid: u8,
    },
    /// There is nothing to refuse.
    #[error("no bid is to be paid now, so none can be refused")]
    RefuseNotNow,
    /// A card was shown already.
    #[error("who has used a treasure card must pay")]
    RefuseTooLate,
    /// No lock is due.
    #[error("no lock is to be placed now")]
    LockNotNow,
    /// The lock goes elsewhere.
    #[error("the lock goes onto the peninsula of the die on space 4")]
    LockElsewhere,
    /// Something stands there.
    #[error("the building is not free for a lock")]
    LockOnOccupied,

    // Claiming.
    /// No claim is due.
    #[error("no building is to be claimed now")]
    BuildNotNow,
    /// The claim is for another peninsula.
    #[error("this claim is for another peninsula")]
    BuildElsewhere,
    /// Somebody stands there.
    #[error("the building is occupied")]
    BuildOnOccupied,
    /// A lock lies there.
    #[error("the building is locked")]
    BuildOnLocked,
    /// Two of a kind.
    #[error("the two buildings of a round must be of different types")]
    BuildSameType,
    /// There is nothing to stop.
    #[error("there are no claims to stop")]
    StopNotNow,
    /// No goal swap is due.
    #[error("no goal card is to be swapped now")]
    DiscardNotNow,
    /// Not in the hand.
    #[error("this goal card is not in the hand to be swapped")]
    DiscardNotInHand,

    // Two players.
    /// No ghost is due.
    #[error("no ghost crew member is to be placed now")]
    GhostNotNow,
    /// The ghost goes elsewhere.
    #[error("the ghost crew member goes onto the ghost ship's peninsula")]
    GhostElsewhere,
    /// Something stands there.
    #[error("the building is not free for a ghost crew member")]
    GhostOnOccupied,
}

impl Refusal {
    /// The short name by which clients find their words, and the rule.
    const fn entry(&self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver => ("game-over", "GROG-END-02"),
            Self::NotYourTurn { rule, .. } => ("not-your-turn", rule.0),
            Self::LuckComesFirst { rule } => ("luck-comes-first", rule.0),
            Self::NotForPlayers { rule } => ("not-for-players", rule.0),
            Self::NotForLuck { rule } => ("not-for-luck", rule.0),
            Self::OtherLuckIsDue { rule } => ("other-luck-is-due", rule.0),
            Self::CloudTwice => ("cloud-twice", "GROG-SETUP-02"),
            Self::StarterNotAtTable { .. } => ("starter-not-at-table", "GROG-SETUP-15"),
            Self::GoalNotInStack => ("goal-not-in-stack", "GROG-SETUP-07"),
            Self::TreasureNotInStack { .. } => ("treasure-not-in-stack", "GROG-SETUP-03"),
            Self::ParrotNotInStack => ("parrot-not-in-stack", "GROG-PARROT-09"),
            Self::ShipTwice => ("ship-twice", "GROG-SETUP-13"),
            Self::NoSuchFace => ("no-such-face", "GROG-BID-01"),
            Self::ReturnNotNow => ("return-not-now", "GROG-SETUP-07"),
            Self::GoalNotInHand => ("goal-not-in-hand", "GROG-SETUP-07"),
            Self::StartGoodNotNow => ("start-good-not-now", "GROG-SETUP-10"),
            Self::BidNotNow => ("bid-not-now", "GROG-BID-12"),
            Self::PipsRise { .. } => ("pips-rise", "GROG-BID-03"),
            Self::BidTooLow { .. } => ("bid-too-low", "GROG-BID-13"),
            Self::AbovePotential { .. } => ("above-potential", "GROG-BID-07"),
            Self::HoldMustMatch { .. } => ("hold-must-match", "GROG-PARROT-04"),
            Self::PassNotNow => ("pass-not-now", "GROG-BID-15"),
            Self::MustOpen => ("must-open", "GROG-BID-06"),
            Self::PassAfterParrot => ("pass-after-parrot", "GROG-PARROT-01"),
            Self::ParrotNotNow => ("parrot-not-now", "GROG-PARROT-01"),
            Self::NoTurnCard => ("no-turn-card", "GROG-PARROT-03"),
            Self::NoHoldCard => ("no-hold-card", "GROG-PARROT-04"),
            Self::NothingToHold => ("nothing-to-hold", "GROG-PARROT-04"),
            Self::TurnsNothing { .. } => ("turns-nothing", "GROG-PARROT-06"),
            Self::TurnedTwice => ("turned-twice", "GROG-PARROT-06"),
            Self::HeldTwice => ("held-twice", "GROG-PARROT-06"),
            Self::TurnLeavesNoBid => ("turn-leaves-no-bid", "GROG-PARROT-07"),
            Self::HoldLeavesNoBid => ("hold-leaves-no-bid", "GROG-PARROT-07"),
            Self::ShipNotNow => ("ship-not-now", "GROG-PASS-03"),
            Self::ShipTaken => ("ship-taken", "GROG-TRADE-01"),
            Self::GhostShip => ("ghost-ship", "GROG-2P-03"),
            Self::ShipNotSupplied => ("ship-not-supplied", "GROG-TRADE-04"),
            Self::ShipHasNothing => ("ship-has-nothing", "GROG-TRADE-16"),
            Self::MustTrade => ("must-trade", "GROG-TRADE-15"),
            Self::MainNotNow => ("main-not-now", "GROG-TRADE-06"),
            Self::MainTwice => ("main-twice", "GROG-TRADE-08"),
            Self::MainAboveLimit { .. } => ("main-above-limit", "GROG-TRADE-06"),
            Self::StackTooSmall { .. } => ("stack-too-small", "GROG-TRADE-16"),
            Self::TooFewUnits { .. } => ("too-few-units", "GROG-TRADE-03"),
            Self::ClaimNotNow => ("claim-not-now", "GROG-TRADE-07"),
            Self::ClaimWithoutCrew => ("claim-without-crew", "GROG-TRADE-17"),
            Self::ClaimWithoutBuilding => ("claim-without-building", "GROG-TRADE-17"),
            Self::ClaimTooDear { .. } => ("claim-too-dear", "GROG-TRADE-07"),
            Self::EndTradeNotNow => ("end-trade-not-now", "GROG-TRADE-05"),
            Self::NothingTraded => ("nothing-traded", "GROG-TRADE-05"),
            Self::DirectNotNow => ("direct-not-now", "GROG-TRADE-03"),
            Self::DirectTooMany { .. } => ("direct-too-many", "GROG-TRADE-03"),
            Self::DirectTooFew { .. } => ("direct-too-few", "GROG-TRADE-03"),
            Self::SubNotNow => ("sub-not-now", "GROG-TRADE-03"),
            Self::SubDemanded => ("sub-demanded", "GROG-TRADE-03"),
            Self::SubNotOwned => ("sub-not-owned", "GROG-TRADE-03"),
            Self::SubGoesBack => ("sub-goes-back", "GROG-TRADE-03"),
            Self::SubLeavesTooFew { .. } => ("sub-leaves-too-few", "GROG-TRADE-03"),
            Self::KeepNotNow => ("keep-not-now", "GROG-TRADE-12"),
            Self::GoalNotDrawn => ("goal-not-drawn", "GROG-TRADE-12"),
            Self::GoalNotLeft => ("goal-not-left", "GROG-TRADE-13"),
            Self::TreasureNotNow => ("treasure-not-now", "GROG-WIN-02"),
            Self::NoSuchTreasure { .. } => ("no-such-treasure", "GROG-WIN-02"),
            Self::TreasureGoesUp => ("treasure-goes-up", "GROG-WIN-02"),
            Self::TreasureLeavesTooLittle { .. } => ("treasure-leaves-too-little", "GROG-WIN-03"),
            Self::SettleNotNow => ("settle-not-now", "GROG-WIN-02"),
            Self::SettleTooLittle { .. } => ("settle-too-little", "GROG-WIN-03"),
            Self::RefuseNotNow => ("refuse-not-now", "GROG-WIN-05"),
            Self::RefuseTooLate => ("refuse-too-late", "GROG-WIN-05"),
            Self::LockNotNow => ("lock-not-now", "GROG-WIN-11"),
            Self::LockElsewhere => ("lock-elsewhere", "GROG-WIN-11"),
            Self::LockOnOccupied => ("lock-on-occupied", "GROG-WIN-11"),
            Self::BuildNotNow => ("build-not-now", "GROG-CLAIM-01"),
            Self::BuildElsewhere => ("build-elsewhere", "GROG-CLAIM-01"),
            Self::BuildOnOccupied => ("build-on-occupied", "GROG-CLAIM-02"),
            Self::BuildOnLocked => ("build-on-locked", "GROG-WIN-11"),
            Self::BuildSameType => ("build-same-type", "GROG-CLAIM-06"),
            Self::StopNotNow => ("stop-not-now", "GROG-CLAIM-09"),
            Self::DiscardNotNow => ("discard-not-now", "GROG-CLAIM-03"),
            Self::DiscardNotInHand => ("discard-not-in-hand", "GROG-CLAIM-03"),
            Self::GhostNotNow => ("ghost-not-now", "GROG-2P-04"),
            Self::GhostElsewhere => ("ghost-elsewhere", "GROG-2P-04"),
            Self::GhostOnOccupied => ("ghost-on-occupied", "GROG-2P-04"),
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
