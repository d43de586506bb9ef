//! Why an action is not allowed: one variant for each sentence of the rules.

use thiserror::Error;
use tortuga_core::{RuleId, Seat};

use crate::board::{Quarter, Tile};

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
    /// There is no pass.
    #[error("placing is compulsory; there is no pass")]
    NoPass,

    // Outcomes that cannot be.
    /// Nobody sits there.
    #[error("seat {seat} is not at this table")]
    NotAtTable {
        /// Who was named.
        seat: Seat,
    },
    /// The pile has no such token.
    #[error("no such token is in the pile")]
    NotInPile,
    /// The team has no such token left to be dealt.
    #[error("no such token is left to be dealt")]
    NotLeftToDeal,
    /// No such card is among those that nobody has seen.
    #[error("no such card is among the unseen ones")]
    NoSuchCard,

    // Preparing a round.
    /// The set has no more of them.
    #[error("no more tokens of this kind are in the set")]
    PickNotInSet,
    /// Kinds are named in their order.
    #[error("a hand is chosen in the order of the kinds")]
    PickGoesBack,
    /// Too few tokens of later kinds would be left.
    #[error("too few tokens of this and later kinds for the {due} picks still due")]
    PickLeavesTooFew {
        /// Picks still due.
        due: u8,
    },
    /// Both cards are alike.
    #[error("both cards show the same weather; the first is the one to name")]
    CardsAlike,
    /// All copies are hired.
    #[error("no such mercenary is left to be hired")]
    NoneToHire,
    /// The basic token that is given up for it is gone.
    #[error("the basic token to be given up for it is gone")]
    NothingToGiveUp,
    /// The coins do not suffice.
    #[error("it costs {cost} coins, and {coins} are left")]
    TooDear {
        /// The price.
        cost: u8,
        /// What is left.
        coins: u16,
    },

    // A turn.
    /// No fog board lies there.
    #[error("no fog board lies on {}", quarter.id())]
    NoFogThere {
        /// Where.
        quarter: Quarter,
    },
    /// The Frog cannot go there.
    #[error("the Frog steps to an adjacent free tile only")]
    FrogBlocked,
    /// He does not hold it.
    #[error("no such token is in the hand")]
    NotInHand {
        /// The rule that asks for one.
        rule: RuleId,
    },
    /// Tokens lie face up in this weather.
    #[error("tokens are placed face up in this weather")]
    FaceUpOnly {
        /// The rule about this weather.
        rule: RuleId,
    },
    /// A basic token lies face down in foggy weather.
    #[error("in foggy weather basic tokens are placed face down")]
    FaceDownOnly,
    /// The tile is not free.
    #[error("{tile} is taken")]
    TileTaken {
        /// Which.
        tile: Tile,
    },
    /// The tile is kept by a waiting Hippo.
    #[error("{tile} is kept by a Hippo")]
    TileKept {
        /// Which.
        tile: Tile,
    },
    /// The tile lies under fog.
    #[error("{tile} lies under a fog board")]
    TileUnderFog {
        /// Which.
        tile: Tile,
    },
    /// The Hippo must lie across two tiles.
    #[error("the Hippo is laid across two tiles, as two adjacent ones are free")]
    HippoNeedsTwo,
    /// Only a face-up Hippo lies across two tiles, and only if there are two.
    #[error("this token is placed on one tile")]
    OneTileOnly {
        /// The rule about the token.
        rule: RuleId,
    },

    // Abilities.
    /// Nothing lies there.
    #[error("no token lies there")]
    NothingThere,
    /// A face-up neutral token stays where it is.
    #[error("a face-up neutral token cannot be moved or exchanged")]
    Neutral,
    /// The Fox exchanges tokens of its own side.
    #[error("the Fox exchanges a token of its own side")]
    NotOwn,
    /// Mouses and Mole swap with enemy tokens.
    #[error("only an enemy token can be swapped with")]
    NotEnemy {
        /// The rule of the token that was placed.
        rule: RuleId,
    },
    /// The Snake names enemy tokens.
    #[error("the Snake names a token of the enemy")]
    SnakeNotEnemy,
}

impl Refusal {
    /// Every reason as it is named outside, with its rule.
    const fn entry(&self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver => ("game-over", "FOG-ROUND-04"),
            Self::NotYourTurn { rule, .. } => ("not-your-turn", rule.0),
            Self::LuckComesFirst { rule } => ("luck-comes-first", rule.0),
            Self::NotForPlayers { rule } => ("not-for-players", rule.0),
            Self::NotForLuck { rule } => ("not-for-luck", rule.0),
            Self::OtherLuckIsDue { rule } => ("other-luck-is-due", rule.0),
            Self::OtherStepIsDue { rule } => ("other-step-is-due", rule.0),
            Self::NoPass => ("no-pass", "FOG-TURN-05"),
            Self::NotAtTable { .. } => ("not-at-table", "FOG-SETUP-06"),
            Self::NotInPile => ("not-in-pile", "FOG-TURN-06"),
            Self::NotLeftToDeal => ("not-left-to-deal", "FOG-TEAM-03"),
            Self::NoSuchCard => ("no-such-card", "FOG-WEATHER-01"),
            Self::PickNotInSet => ("pick-not-in-set", "FOG-SETUP-04"),
            Self::PickGoesBack => ("pick-goes-back", "FOG-SETUP-04"),
            Self::PickLeavesTooFew { .. } => ("pick-leaves-too-few", "FOG-SETUP-04"),
            Self::CardsAlike => ("cards-alike", "FOG-WEATHER-04"),
            Self::NoneToHire => ("none-to-hire", "FOG-HIRE-03"),
            Self::NothingToGiveUp => ("nothing-to-give-up", "FOG-HIRE-02"),
            Self::TooDear { .. } => ("too-dear", "FOG-HIRE-02"),
            Self::NoFogThere { .. } => ("no-fog-there", "FOG-WEATHER-11"),
            Self::FrogBlocked => ("frog-blocked", "FOG-CHAR-FROG-01"),
            Self::NotInHand { rule } => ("not-in-hand", rule.0),
            Self::FaceUpOnly { rule } => ("face-up-only", rule.0),
            Self::FaceDownOnly => ("face-down-only", "FOG-WEATHER-14"),
            Self::TileTaken { .. } => ("tile-taken", "FOG-TURN-04"),
            Self::TileKept { .. } => ("tile-kept", "FOG-CHAR-HIPPO-04"),
            Self::TileUnderFog { .. } => ("tile-under-fog", "FOG-WEATHER-10"),
            Self::HippoNeedsTwo => ("hippo-needs-two", "FOG-CHAR-HIPPO-03"),
            Self::OneTileOnly { rule } => ("one-tile-only", rule.0),
            Self::NothingThere => ("nothing-there", "FOG-TURN-10"),
            Self::Neutral => ("neutral", "FOG-CHAR-NEUTRAL-02"),
            Self::NotOwn => ("not-own", "FOG-CHAR-FOX-02"),
            Self::NotEnemy { rule } => ("not-enemy", rule.0),
            Self::SnakeNotEnemy => ("snake-not-enemy", "FOG-CHAR-SNAKE-01"),
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
