//! What a bot sees of a card at a glance: tables by card, computed once.

use tortuga_core::Seat;

use crate::cards::{CardType, Cards, MOST_CARDS};
use crate::dice::{Rolls, Symbols};
use crate::edition::{CardPrint, Effect};
use crate::state::State;

/// What stands in front of a player, added up.
#[derive(Clone, Copy)]
pub(super) struct Sums {
    /// Printed points of the Buildings.
    pub(super) printed: i32,
    /// Printed battle value of the Troops at home.
    pub(super) battle: i32,
    /// What they come to in an attack.
    pub(super) attack: i32,
    /// What they come to when the town is attacked.
    pub(super) defence: i32,
}

impl Sums {
    /// Doubling and training apart, which are for the battle itself.
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        let cards = state.table.in_play[seat.index()].numbers();
        let lanes = &state.edition.glance.lanes;
        let sum: u64 = cards.map(|number| lanes[usize::from(number)]).sum();
        let lane = |place: u32| i32::from((sum >> (16 * place)) as u16);
        Self {
            printed: lane(0),
            battle: lane(1),
            attack: lane(1) + lane(2),
            defence: lane(1) + lane(3),
        }
    }
}

/// Tables by card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Glance {
    /// Four numbers side by side, so that one addition adds all of them: printed
    /// points, battle value, and what is added in attack and in defence.
    lanes: [u64; MOST_CARDS],
    /// What a card costs.
    pub(super) costs: [Symbols; MOST_CARDS],
    /// Of a hundred fresh rolls so many pay for it.
    pub(super) odds: [u8; MOST_CARDS],
    /// Buildings with an ability.
    pub(super) useful: Cards,
    /// Wild cards.
    pub(super) wild: Cards,
}

impl Glance {
    /// Looks at every card of a deck once.
    pub(crate) fn of(kinds: &[CardPrint], rolls: &Rolls) -> Self {
        let mut glance = Self {
            lanes: [0; MOST_CARDS],
            costs: [Symbols::NONE; MOST_CARDS],
            odds: [0; MOST_CARDS],
            useful: Cards::NONE,
            wild: Cards::NONE,
        };
        let mut number = 0;
        for print in kinds {
            let odds = odds(rolls, print.cost);
            for _ in 0..print.count {
                glance.note(number, print, odds);
                number += 1;
            }
        }
        glance
    }

    fn note(&mut self, number: usize, print: &CardPrint, odds: u8) {
        self.lanes[number] = lanes(print);
        self.costs[number] = print.cost;
        self.odds[number] = odds;
        let bit = |holds: bool| u64::from(holds) << number;
        self.useful.0 |= bit(is_useful(print));
        self.wild.0 |= bit(print.card_type == CardType::Wild);
    }
}

fn lanes(print: &CardPrint) -> u64 {
    let (attack, defence) = match print.effect {
        Effect::AttackBonus(amount) => (amount, 0),
        Effect::DefenseBonus(amount) | Effect::DefendingBonus(amount) => (0, amount),
        _ => (0, 0),
    };
    let numbers = [print.vp, print.battle, attack, defence];
    numbers
        .iter()
        .rev()
        .fold(0, |lanes, &number| lanes << 16 | u64::from(number))
}

fn is_useful(print: &CardPrint) -> bool {
    matches!(
        print.effect,
        Effect::ConvertDie { .. }
            | Effect::GainSymbol { .. }
            | Effect::PayToMoveGroo { .. }
            | Effect::SacrificeRecover { .. }
            | Effect::TroopDiscount { .. }
            | Effect::TroopBonus { .. }
            | Effect::GrooCostIncrease(_)
            | Effect::HandLimit(_)
    ) && print.card_type == CardType::Building
}

/// Of a hundred fresh rolls so many pay for this.
fn odds(rolls: &Rolls, cost: Symbols) -> u8 {
    let (mut paid, mut all) = (0_u64, 0_u64);
    for (pool, _, weight) in rolls.all() {
        all += u64::from(weight);
        paid += u64::from(weight) * u64::from(pool.cover(cost));
    }
    (100 * paid / all.max(1)) as u8
}
