//! Why an action is not allowed: one variant for each sentence of the rules.

use thiserror::Error;
use tortuga_core::{RuleId, Seat};

use crate::dice::Symbol;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    // Whose turn it is.
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// Somebody else decides now, or nobody knows who.
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
    /// The deck has no card that does this.
    #[error("no card of this deck can do that")]
    NotInDeck,

    // Outcomes that cannot be.
    /// Nobody sits there.
    #[error("seat {seat} is not at this table")]
    DealerNotAtTable {
        /// Who was named.
        seat: Seat,
    },
    /// An Event is never dealt.
    #[error("an Event is not dealt into a hand")]
    EventDealt,
    /// The draw pile has no such card.
    #[error("no such card is in the draw pile")]
    NotInPile,
    /// The dice cannot show this.
    #[error("the six dice cannot show this")]
    NoSuchRoll,
    /// The movement die has no such face.
    #[error("the movement die has no such face")]
    NoSuchStep,
    /// The victim has no such card.
    #[error("no such card is in the victim's hand")]
    NotInVictimsHand,

    // Discarding and drawing.
    /// Cards are discarded in phase 1.
    #[error("cards are discarded in the Discard Phase only")]
    DiscardNotNow,
    /// He does not hold it.
    #[error("only a card of the hand can be discarded")]
    DiscardNotInHand,
    /// Cards are named in the order of the deck's list.
    #[error("cards are discarded in the order of the deck's list")]
    DiscardGoesBack,
    /// Cards are drawn in phases 2 and 6.
    #[error("cards are drawn in the Draw Phases only")]
    DrawNotNow,
    /// Drawing, or not, is the only question.
    #[error("now is the time to draw, or not to")]
    OnlyDrawing,

    // Attacking.
    /// Attacks belong to phase 3.
    #[error("attacks are made in the own Attack Phase only")]
    AttackNotNow,
    /// Nobody sits there, or the attacker himself.
    #[error("no other player sits {offset} to the left")]
    NoSuchTarget {
        /// How far to the left.
        offset: u8,
    },
    /// Troops are committed to a battle.
    #[error("Troops are committed when an attack is prepared, or met")]
    CommitNotNow,
    /// He has no such Troop at home.
    #[error("no such Troop is at home")]
    NoSuchTroop,
    /// Troops are named in the order of the deck's list.
    #[error("Troops are committed in the order of the deck's list")]
    CommitGoesBack,
    /// An attack needs a Troop.
    #[error("an attack needs at least one Troop")]
    NoAttackers,
    /// An attack was announced.
    #[error("now Troops are committed, or no more of them")]
    OnlyCommitting,

    // Using the dice.
    /// Dice are used in phases 4 and 5.
    #[error("Buildings, Troops, Groo Effects and abilities are for whoever uses the dice")]
    NotUsingDice,
    /// He does not hold it.
    #[error("only a card of the hand can be played")]
    PlayNotInHand,
    /// The dice do not pay it.
    #[error("the dice and private symbols do not pay this card")]
    CannotPay,
    /// Nobody sits there, or Groo is there.
    #[error("there is no other town {offset} to the left of Groo")]
    NoSuchTown {
        /// How far to the left.
        offset: u8,
    },
    /// Another way leads to the same town and stands first.
    #[error("the other way leads to the same town; it is the one to name")]
    SameTown,
    /// The Building is not in his town.
    #[error("this Building is not in the town")]
    NotInTown,
    /// Built in this turn, or its ability was used.
    #[error("this Building was built in this turn, or its ability was used")]
    Idle,
    /// Its card binds it to the own Construction Phase.
    #[error("this ability is for the own Construction Phase only")]
    OwnConstructionOnly,
    /// No die shows this.
    #[error("too few dice show {}", symbol.id())]
    NoSuchDie {
        /// What was asked for.
        symbol: Symbol,
    },
    /// Groo is elsewhere.
    #[error("Groo is not in this town")]
    GrooElsewhere,
    /// The price of the ability cannot be paid.
    #[error("the dice and private symbols do not pay this ability")]
    AbilityTooDear,
    /// The discard pile has no such card.
    #[error("no such card is in the discard pile")]
    NotInDiscardPile,

    // Wild cards and windows.
    /// He does not hold it.
    #[error("this Wild card is not in the hand")]
    WildNotInHand,
    /// Its timing forbids it now.
    #[error("this Wild card cannot be played now")]
    WildNotNow,
    /// The first card is discarded already.
    #[error("a Wild card is played before the first card is discarded")]
    WildAfterDiscard,
    /// Not in the middle of a decision.
    #[error("no Wild card can be played in the middle of this")]
    WildInBetween,
    /// A fray is for battles by this table's ruling.
    #[error("a fray is played in a battle only")]
    FrayOutsideBattle,
    /// Nobody sits there.
    #[error("nobody to steal from sits {offset} to the left")]
    NoSuchVictim {
        /// How far to the left.
        offset: u8,
    },
    /// There is nothing to steal.
    #[error("this player's hand is empty")]
    EmptyHand,
    /// A window is for Wild cards.
    #[error("in a response window only a Wild card can be played, or nothing")]
    OnlyWildCards,

    // Losses.
    /// Nothing is to be lost.
    #[error("nothing is to be lost now")]
    NothingToLose,
    /// The losses come first.
    #[error("first it must be chosen what is lost")]
    LossesFirst {
        /// The rule that asks for them.
        rule: RuleId,
    },
    /// Something else is to be lost.
    #[error("something else is to be lost")]
    WrongLoss {
        /// The rule that says what.
        rule: RuleId,
    },
    /// It is not there.
    #[error("there is no such card to be lost")]
    LossNotThere {
        /// The rule that asks for the loss.
        rule: RuleId,
    },
    /// Cards are named in the order of the deck's list.
    #[error("what is lost is named in the order of the deck's list")]
    LossGoesBack {
        /// The rule that asks for the loss.
        rule: RuleId,
    },
    /// With this Building the due points cannot be reached exactly.
    #[error("with this Building exactly {due} points could not be reached")]
    LossMissesSum {
        /// The points that are still due.
        due: u8,
    },
    /// Too few cards would be left to choose from.
    #[error("the cards from this one on are too few for the {due} still due")]
    LossLeavesTooFew {
        /// How many are still due.
        due: u8,
    },
    /// Groo leaves this army alone.
    #[error("Groo does not attack this army")]
    ArmyImmune,
    /// The Building has other points.
    #[error("only a Building with {vp} printed points can be given up")]
    OtherPoints {
        /// Which it must be.
        vp: u8,
    },
}

impl Refusal {
    /// Every reason as it is named outside, with its rule.
    const fn entry(&self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver => ("game-over", "GROO-END-01"),
            Self::NotYourTurn { rule, .. } => ("not-your-turn", rule.0),
            Self::LuckComesFirst { rule } => ("luck-comes-first", rule.0),
            Self::NotForPlayers { rule } => ("not-for-players", rule.0),
            Self::NotForLuck { rule } => ("not-for-luck", rule.0),
            Self::OtherLuckIsDue { rule } => ("other-luck-is-due", rule.0),
            Self::NotInDeck => ("not-in-deck", "GROO-CARD-01"),
            Self::DealerNotAtTable { .. } => ("dealer-not-at-table", "GROO-SETUP-02"),
            Self::EventDealt => ("event-dealt", "GROO-SETUP-07"),
            Self::NotInPile => ("not-in-pile", "GROO-DRAW-05"),
            Self::NoSuchRoll => ("no-such-roll", "GROO-BUILD-01"),
            Self::NoSuchStep => ("no-such-step", "GROO-MOVE-01"),
            Self::NotInVictimsHand => ("not-in-victims-hand", "GROO-WILD-03"),
            Self::DiscardNotNow => ("discard-not-now", "GROO-DRAW-01"),
            Self::DiscardNotInHand => ("discard-not-in-hand", "GROO-DRAW-01"),
            Self::DiscardGoesBack => ("discard-goes-back", "GROO-DRAW-01"),
            Self::DrawNotNow => ("draw-not-now", "GROO-DRAW-03"),
            Self::OnlyDrawing => ("only-drawing", "GROO-DRAW-03"),
            Self::AttackNotNow => ("attack-not-now", "GROO-ATTACK-01"),
            Self::NoSuchTarget { .. } => ("no-such-target", "GROO-ATTACK-04"),
            Self::CommitNotNow => ("commit-not-now", "GROO-ATTACK-15"),
            Self::NoSuchTroop => ("no-such-troop", "GROO-ATTACK-03"),
            Self::CommitGoesBack => ("commit-goes-back", "GROO-ATTACK-03"),
            Self::NoAttackers => ("no-attackers", "GROO-ATTACK-03"),
            Self::OnlyCommitting => ("only-committing", "GROO-ATTACK-15"),
            Self::NotUsingDice => ("not-using-dice", "GROO-CARD-02"),
            Self::PlayNotInHand => ("play-not-in-hand", "GROO-BUILD-03"),
            Self::CannotPay => ("cannot-pay", "GROO-BUILD-03"),
            Self::NoSuchTown { .. } => ("no-such-town", "GROO-MOVE-03"),
            Self::SameTown => ("same-town", "GROO-MOVE-03"),
            Self::NotInTown => ("not-in-town", "GROO-CARD-09"),
            Self::Idle => ("idle", "GROO-CARD-03"),
            Self::OwnConstructionOnly => ("own-construction-only", "GROO-LEFT-03"),
            Self::NoSuchDie { .. } => ("no-such-die", "GROO-BUILD-04"),
            Self::GrooElsewhere => ("groo-elsewhere", "GROO-CARD-01"),
            Self::AbilityTooDear => ("ability-too-dear", "GROO-BUILD-03"),
            Self::NotInDiscardPile => ("not-in-discard-pile", "GROO-CARD-09"),
            Self::WildNotInHand => ("wild-not-in-hand", "GROO-WILD-01"),
            Self::WildNotNow => ("wild-not-now", "GROO-WILD-05"),
            Self::WildAfterDiscard => ("wild-after-discard", "GROO-WILD-02"),
            Self::WildInBetween => ("wild-in-between", "GROO-WILD-04"),
            Self::FrayOutsideBattle => ("fray-outside-battle", "GROO-WILD-09"),
            Self::NoSuchVictim { .. } => ("no-such-victim", "GROO-WILD-03"),
            Self::EmptyHand => ("empty-hand", "GROO-WILD-03"),
            Self::OnlyWildCards => ("only-wild-cards", "GROO-WILD-02"),
            Self::NothingToLose => ("nothing-to-lose", "GROO-CARD-08"),
            Self::LossesFirst { rule } => ("losses-first", rule.0),
            Self::WrongLoss { rule } => ("wrong-loss", rule.0),
            Self::LossNotThere { rule } => ("loss-not-there", rule.0),
            Self::LossGoesBack { rule } => ("loss-goes-back", rule.0),
            Self::LossMissesSum { .. } => ("loss-misses-sum", "GROO-ATTACK-10"),
            Self::LossLeavesTooFew { .. } => ("loss-leaves-too-few", "GROO-CARD-08"),
            Self::ArmyImmune => ("army-immune", "GROO-CARD-10"),
            Self::OtherPoints { .. } => ("other-points", "GROO-CARD-08"),
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
