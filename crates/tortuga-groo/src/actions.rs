//! What may be done, by players and by chance, and the numbers of it.

use tortuga_core::Seat;

use crate::cards::{CardType, Kind};
use crate::dice::{Symbol, Symbols};
use crate::edition::{CardPrint, Effect};

/// One small step of a player, or an outcome of chance.
///
/// What follows a card's kind is an argument: a number of seats clockwise, the
/// number of a way, a symbol, a side, or how many dice; see [`Argument`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Done, pass, no.
    Done,
    /// Discard a hand card in the Discard Phase.
    Discard(Kind),
    /// Draw up to the limit.
    Draw,
    /// Attack the player so many seats to the left.
    Attack(u8),
    /// Commit a Troop to the battle.
    Commit(Kind),
    /// Play a Building or a Troop.
    Play(Kind),
    /// Play a Groo Effect.
    PlayGroo(Kind, u8),
    /// Use the ability of a Building.
    Ability(Kind, u8),
    /// Give up the Building that recovers a card, and take this one.
    Recover(Kind),
    /// Play a Wild card.
    Wild(Kind, u8),
    /// Lose a Building.
    LoseBuilding(Kind),
    /// Lose a Troop.
    LoseTroop(Kind),
    /// Lose a hand card.
    LoseHand(Kind),

    /// Chance: who deals.
    Dealer(Seat),
    /// Chance: a card is dealt or drawn.
    Drew(Kind),
    /// Chance: the pool of six dice, and the step of the movement die.
    Rolled(Symbols, i8),
    /// Chance: the card that is stolen.
    Stole(Kind),
}

/// What the argument of a card means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// There is none.
    None,
    /// So many seats clockwise, from Groo or from the actor.
    Offset,
    /// The number of a way in the card's list of steps.
    Way,
    /// A symbol.
    Symbol,
    /// Four times the symbol before, plus the symbol after.
    Turn,
    /// How many dice.
    Dice,
    /// The attacker's side or the defender's.
    Side,
}

impl Argument {
    /// What the argument of this card means when it is played or used.
    pub(crate) const fn of(effect: Effect) -> Self {
        match effect {
            Effect::MoveGrooAny | Effect::StealCard => Self::Offset,
            Effect::Chase { .. } | Effect::PayToMoveGroo { .. } => Self::Way,
            Effect::GainSymbol { .. } => Self::Symbol,
            Effect::ConvertDie { max: 1, .. } => Self::Turn,
            Effect::ConvertDie { .. } => Self::Dice,
            Effect::BattleBonus(_) => Self::Side,
            _ => Self::None,
        }
    }

    /// Every argument that a card with this effect can have.
    pub(crate) fn values(effect: Effect) -> Vec<u8> {
        match effect {
            Effect::MoveGrooAny | Effect::StealCard => vec![1, 2, 3],
            Effect::Chase { steps, .. } | Effect::PayToMoveGroo { steps, .. } => {
                steps.iter().map(|(index, _)| index).collect()
            }
            Effect::GainSymbol { choices, .. } => choices.iter().map(|one| one as u8).collect(),
            Effect::ConvertDie {
                from, to, max: 1, ..
            } => {
                let turns = from
                    .iter()
                    .flat_map(|one| to.iter().map(move |to| (one, to)));
                let turns = turns.filter(|(from, to)| from != to);
                turns.map(|(from, to)| turn(from, to)).collect()
            }
            Effect::ConvertDie { max, .. } => (1..=max).collect(),
            Effect::BattleBonus(_) => vec![0, 1],
            _ => vec![0],
        }
    }
}

/// The argument that turns a die from one symbol to another.
pub(crate) const fn turn(from: Symbol, to: Symbol) -> u8 {
    4 * from as u8 + to as u8
}

/// The two symbols of such an argument.
pub(crate) const fn turned(argument: u8) -> (Symbol, Symbol) {
    let from = Symbol::ALL[(argument / 4 % 4) as usize];
    (from, Symbol::ALL[(argument % 4) as usize])
}

const DONE: u16 = 0;
const DISCARD: u16 = 1;
const DRAW: u16 = 2;
const ATTACK: u16 = 3;
const COMMIT: u16 = 4;
const PLAY: u16 = 5;
const PLAY_GROO: u16 = 6;
const ABILITY: u16 = 7;
const RECOVER: u16 = 8;
const WILD: u16 = 9;
const LOSE_BUILDING: u16 = 10;
const LOSE_TROOP: u16 = 11;
const LOSE_HAND: u16 = 12;

/// Five bits of verb, six of kind, five of argument.
const fn pack(verb: u16, kind: Kind, argument: u8) -> u16 {
    verb << 11 | (kind.0 as u16) << 5 | argument as u16
}

impl Action {
    /// A player's action in sixteen bits; none for chance's.
    pub(crate) const fn code(self) -> Option<u16> {
        Some(match self {
            Self::Done => pack(DONE, Kind(0), 0),
            Self::Discard(kind) => pack(DISCARD, kind, 0),
            Self::Draw => pack(DRAW, Kind(0), 0),
            Self::Attack(offset) => pack(ATTACK, Kind(0), offset),
            Self::Commit(kind) => pack(COMMIT, kind, 0),
            Self::Play(kind) => pack(PLAY, kind, 0),
            Self::PlayGroo(kind, argument) => pack(PLAY_GROO, kind, argument),
            Self::Ability(kind, argument) => pack(ABILITY, kind, argument),
            Self::Recover(kind) => pack(RECOVER, kind, 0),
            Self::Wild(kind, argument) => pack(WILD, kind, argument),
            Self::LoseBuilding(kind) => pack(LOSE_BUILDING, kind, 0),
            Self::LoseTroop(kind) => pack(LOSE_TROOP, kind, 0),
            Self::LoseHand(kind) => pack(LOSE_HAND, kind, 0),
            Self::Dealer(_) | Self::Drew(_) | Self::Rolled(..) | Self::Stole(_) => return None,
        })
    }

    /// The action that these sixteen bits mean.
    const fn of_code(code: u16) -> Option<Self> {
        let kind = Kind((code >> 5 & 63) as u8);
        let argument = (code & 31) as u8;
        Some(match code >> 11 {
            DONE => Self::Done,
            DISCARD => Self::Discard(kind),
            DRAW => Self::Draw,
            ATTACK => Self::Attack(argument),
            COMMIT => Self::Commit(kind),
            PLAY => Self::Play(kind),
            PLAY_GROO => Self::PlayGroo(kind, argument),
            ABILITY => Self::Ability(kind, argument),
            RECOVER => Self::Recover(kind),
            WILD => Self::Wild(kind, argument),
            LOSE_BUILDING => Self::LoseBuilding(kind),
            LOSE_TROOP => Self::LoseTroop(kind),
            LOSE_HAND => Self::LoseHand(kind),
            _ => return None,
        })
    }

    /// Is this one of chance's?
    pub(crate) const fn is_luck(self) -> bool {
        self.code().is_none()
    }
}

/// The actions that a deck uses, in the order of their codes. An action's
/// number is its place here, so every deck has numbers of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Codes(Vec<u16>);

impl Codes {
    pub(crate) fn of(kinds: &[CardPrint]) -> Self {
        let mut actions = vec![Action::Done, Action::Draw];
        actions.extend((1..=3).map(Action::Attack));
        let does = |wanted: fn(Effect) -> bool| kinds.iter().any(|print| wanted(print.effect));
        let hand_losses = does(|effect| matches!(effect, Effect::DiscardHand(_)));
        let troop_losses = does(|effect| {
            matches!(
                effect,
                Effect::DiscardTroops(Some(_)) | Effect::Chase { .. }
            )
        });
        let recovers = does(|effect| matches!(effect, Effect::SacrificeRecover { .. }));
        for (kind, print) in (0..).map(Kind).zip(kinds) {
            actions.extend(of_kind(kind, print));
            if print.card_type == CardType::Event {
                continue;
            }
            actions.push(Action::Discard(kind));
            actions.extend(hand_losses.then_some(Action::LoseHand(kind)));
            let itself = matches!(print.effect, Effect::SacrificeRecover { .. });
            actions.extend((recovers && !itself).then_some(Action::Recover(kind)));
            let troop = print.card_type == CardType::Troop;
            actions.extend((troop && troop_losses).then_some(Action::LoseTroop(kind)));
        }
        let mut codes: Vec<u16> = actions.into_iter().filter_map(Action::code).collect();
        codes.sort_unstable();
        Self(codes)
    }

    pub(crate) fn count(&self) -> u16 {
        self.0.len() as u16
    }

    pub(crate) fn number(&self, action: Action) -> Option<u16> {
        let place = self.0.binary_search(&action.code()?);
        place.ok().map(|place| place as u16)
    }

    pub(crate) fn action(&self, number: u16) -> Option<Action> {
        let &code = self.0.get(usize::from(number))?;
        Action::of_code(code)
    }
}

/// What is done with a kind of card because of its type.
fn of_kind(kind: Kind, print: &CardPrint) -> Vec<Action> {
    let arguments = Argument::values(print.effect).into_iter();
    match print.card_type {
        CardType::Building => {
            let mut actions = vec![Action::Play(kind), Action::LoseBuilding(kind)];
            if let Effect::ConvertDie { .. }
            | Effect::GainSymbol { .. }
            | Effect::PayToMoveGroo { .. } = print.effect
            {
                actions.extend(arguments.map(|argument| Action::Ability(kind, argument)));
            }
            actions
        }
        CardType::Troop => vec![Action::Play(kind), Action::Commit(kind)],
        CardType::GrooEffect => arguments
            .map(|argument| Action::PlayGroo(kind, argument))
            .collect(),
        CardType::Wild => arguments
            .map(|argument| Action::Wild(kind, argument))
            .collect(),
        CardType::Event => Vec::new(),
    }
}
