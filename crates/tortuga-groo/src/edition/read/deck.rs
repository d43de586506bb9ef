//! The cards together: what they say of each other, and whether they can be played with.

use tortuga_core::Slip;

use super::card::{CardRow, Front, MOST_PRINTED};
use super::effect::Draft;
use super::{GamePrint, Placed};
use crate::cards::{CardType, Cards, Kind};
use crate::edition::{CardPrint, Effect};

/// Compares the cards with each other, and with the numbers of the game.
///
/// Each comparison is made as soon as its own fields could be read, so that a
/// mistake elsewhere hides none of them.
pub(super) fn check(cards: &[CardRow], game: Option<&GamePrint>, slip: &mut Slip<'_>) {
    check_ids(cards, slip);
    check_one_keep(cards, slip);
    check_sums(cards, slip);
    if let Some(game) = game {
        check_total(cards, game, slip);
        check_hands(cards, game, slip);
    }
}

fn check_ids(cards: &[CardRow], slip: &mut Slip<'_>) {
    let mut seen: Vec<&str> = Vec::new();
    for (at, id) in cards.iter().filter_map(|card| card.id.as_ref()) {
        if seen.contains(&id.as_str()) {
            slip.add(*at, format!("two cards are called {id:?}"));
        }
        seen.push(id);
    }
}

/// An action that takes a card back names that card alone, and not the Building
/// that is given up for it.
fn check_one_keep(cards: &[CardRow], slip: &mut Slip<'_>) {
    let effects = cards.iter().filter_map(|card| card.effect.as_ref());
    let keeps = effects.filter(|effect| effect.op == "sacrifice_recover");
    for keep in keeps.skip(1) {
        slip.add(keep.at, "only one kind may have sacrifice_recover");
    }
}

/// The most that the amounts of equal effects come to, if all are in play.
const MOST_ADDED: u8 = 60;

/// Points, battle values and amounts that add up are counted in bytes.
fn check_sums(cards: &[CardRow], slip: &mut Slip<'_>) {
    let printed = |of: fn(&Front) -> u8| {
        move |card: &CardRow| Some((card.value_at, of(card.front.as_ref()?)))
    };
    let points = "the victory points of all Buildings";
    check_sum(points, MOST_PRINTED, cards, printed(|front| front.vp), slip);
    let battle = "the battle values of all Troops";
    check_sum(
        battle,
        MOST_PRINTED,
        cards,
        printed(|front| front.battle),
        slip,
    );

    let effects = cards.iter().filter_map(|card| card.effect.as_ref());
    let mut ops: Vec<&str> = effects.map(|effect| effect.op).collect();
    ops.sort_unstable();
    ops.dedup();
    for op in ops {
        let amount = |card: &CardRow| {
            let effect = card.effect.as_ref().filter(|effect| effect.op == op)?;
            Some((effect.at, added(&effect.draft)))
        };
        let amounts = format!("the amounts of all {op} cards");
        check_sum(&amounts, MOST_ADDED, cards, amount, slip);
    }
}

/// Tells where the sum over all copies passes its bound.
fn check_sum(
    what: &str,
    most: u8,
    cards: &[CardRow],
    value: impl Fn(&CardRow) -> Option<Placed<u8>>,
    slip: &mut Slip<'_>,
) {
    let mut sum = 0;
    for card in cards {
        let (Some((at, value)), Some(count)) = (value(card), card.count) else {
            continue;
        };
        sum += u32::from(count) * u32::from(value);
        if sum > u32::from(most) {
            slip.add(at, format!("{what} come to more than {most}"));
            return;
        }
    }
}

/// What one card adds to others with the same effect.
const fn added(draft: &Draft) -> u8 {
    match draft {
        Draft::VpBonusIfOther { bonus: amount, .. }
        | Draft::VpBonusSet { bonus: amount, .. }
        | Draft::TroopBonus { amount, .. }
        | Draft::Plain(
            Effect::AttackBonus(amount)
            | Effect::DefenseBonus(amount)
            | Effect::DefendingBonus(amount)
            | Effect::GrooDamageReduction(amount)
            | Effect::TroopDiscount { amount, .. }
            | Effect::GrooCostIncrease(amount)
            | Effect::HandLimit(amount)
            | Effect::BattleBonus(amount),
        ) => *amount,
        Draft::Plain(_) | Draft::Fray(_) | Draft::GrooIsDead(_) => 0,
    }
}

fn check_total(cards: &[CardRow], game: &GamePrint, slip: &mut Slip<'_>) {
    let counts = cards.iter().map(|card| card.count.map(u16::from));
    let (at, wanted) = game.playing_cards;
    if let Some(total) = counts.sum::<Option<u16>>()
        && total != u16::from(wanted)
    {
        let what = format!("playing_cards is {wanted}, but the counts add up to {total}");
        slip.add(at, what);
    }
}

/// Nobody is dealt an Event, and the game begins with a draw (GROO-SETUP-07).
fn check_hands(cards: &[CardRow], game: &GamePrint, slip: &mut Slip<'_>) {
    let counts = cards.iter().map(|card| match card.card_type? {
        CardType::Event => Some(0),
        CardType::Building | CardType::Troop | CardType::GrooEffect | CardType::Wild => {
            card.count.map(u16::from)
        }
    });
    let (at, hand) = game.hand_limit;
    if let Some(cards) = counts.sum::<Option<u16>>()
        && cards <= 4 * u16::from(hand)
    {
        let what = format!("{cards} cards are too few to deal {hand} to four players and to draw");
        slip.add(at, what);
    }
}

/// What stands on all cards of a sort, none if there is no such card. It can be
/// chosen for a table, so it must not differ from card to card.
pub(super) fn shared<T: Copy + PartialEq>(
    cards: &[CardRow],
    key: &str,
    of: impl Fn(&Draft) -> Option<T>,
    slip: &mut Slip<'_>,
) -> Option<T> {
    let effects = cards.iter().filter_map(|card| card.effect.as_ref());
    let mut values = effects.filter_map(|effect| Some((effect.at, of(&effect.draft)?)));
    let (_, first) = values.next()?;
    for (at, value) in values {
        if value != first {
            slip.add(at, format!("{key} must be the same on every such card"));
        }
    }
    Some(first)
}

/// The finished cards, if all of them could be read and name each other rightly.
pub(super) fn kinds(cards: Vec<CardRow>, slip: &mut Slip<'_>) -> Option<Vec<CardPrint>> {
    let names = Names::of(&cards)?;
    let prints = cards.into_iter().map(|mut card| {
        let effect = names.effect(card.effect.take()?.draft, slip)?;
        card.print(effect)
    });
    // All of them are looked at before the first wrong one ends it.
    let prints: Vec<Option<CardPrint>> = prints.collect();
    prints.into_iter().collect()
}

/// The names by which cards speak of each other.
struct Names(Vec<Name>);

struct Name {
    id: String,
    card_type: Option<CardType>,
    kind: Kind,
    /// The lowest bit of the kind.
    start: Cards,
}

impl Names {
    /// None if a name could not be read: it may be the one that is meant.
    fn of(cards: &[CardRow]) -> Option<Self> {
        let mut next = 0_u32;
        let names = (0..).map(Kind).zip(cards).map(|(kind, card)| {
            let (_, id) = card.id.as_ref()?;
            // A deck that is too large is told elsewhere.
            let start = Cards(1_u64.checked_shl(next).unwrap_or(0));
            next += u32::from(card.count.unwrap_or(0));
            Some(Name {
                id: id.clone(),
                card_type: card.card_type,
                kind,
                start,
            })
        });
        names.collect::<Option<Vec<Name>>>().map(Self)
    }

    fn effect(&self, draft: Draft, slip: &mut Slip<'_>) -> Option<Effect> {
        Some(match draft {
            Draft::Plain(effect) => effect,
            Draft::VpBonusIfOther { kind, bonus } => Effect::VpBonusIfOther {
                kind: self.find(&kind, CardType::Building, slip)?.kind,
                bonus,
            },
            Draft::VpBonusSet { members, bonus } => Effect::VpBonusSet {
                members: self.set(&members, slip)?,
                bonus,
            },
            Draft::TroopBonus { kind, amount } => Effect::TroopBonus {
                kind: self.find(&kind, CardType::Troop, slip)?.kind,
                amount,
            },
            Draft::Fray(_) => Effect::Fray,
            Draft::GrooIsDead(_) => Effect::GrooIsDead,
        })
    }

    /// The lowest bit of every Building of a set.
    fn set(&self, members: &[Placed<String>], slip: &mut Slip<'_>) -> Option<Cards> {
        let mut set = Some(Cards::NONE);
        for member in members {
            let found = self.find(member, CardType::Building, slip);
            if found
                .zip(set)
                .is_some_and(|(name, set)| set.any(name.start))
            {
                slip.add(member.0, format!("{:?} stands there twice", member.1));
            }
            set = set
                .zip(found)
                .map(|(set, name)| Cards(set.0 | name.start.0));
        }
        set
    }

    fn find(
        &self,
        (at, id): &Placed<String>,
        wanted: CardType,
        slip: &mut Slip<'_>,
    ) -> Option<&Name> {
        let Some(name) = self.0.iter().find(|name| name.id == *id) else {
            slip.add(*at, format!("there is no card {id:?}"));
            return None;
        };
        if name.card_type.is_some_and(|found| found != wanted) {
            slip.add(*at, format!("{id:?} is no {wanted:?}"));
            return None;
        }
        Some(name)
    }
}
