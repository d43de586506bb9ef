//! Cards in hand, dice to spend, and losses that are on their way.

use tortuga_core::Seat;

use super::{BATTLE, CARD, Eye, GETS_BUILT, GETS_PLAYED, POINT};
use crate::board::{left_of, offset, steps_from};
use crate::cards::Cards;
use crate::dice::Symbols;
use crate::edition::Effect;
use crate::rules::totals;
use crate::state::{Announced, Choice, Stage};

/// Of a hundred points that dice on their way to a player could pay for, so
/// many will still be there.
const PASSED_ON: i32 = 50;
/// A Troop that goes, whichever it is.
const TROOP: i32 = 25;
/// A Troop or a small Building, as its owner likes.
const CHASED: i32 = 40;

/// What the hand holds.
pub(super) struct Hand {
    pub(super) buildings: i32,
    pub(super) troops: i32,
}

impl Eye<'_> {
    /// Cards that stand when they are played, each as likely as a roll pays it.
    pub(super) fn hand(&self) -> Hand {
        let deck = &self.state.edition.deck;
        let hand = self.state.hand(self.seat);
        let value = |cards: Cards| cards.numbers().map(|number| self.held_back(number)).sum();
        Hand {
            buildings: value(hand.among(deck.buildings)),
            troops: value(hand.among(deck.troops)),
        }
    }

    /// What a Building or a Troop is worth as long as it is in hand.
    fn held_back(&self, number: u8) -> i32 {
        let edition = &self.state.edition;
        let odds = i32::from(edition.glance.odds[usize::from(number)]);
        let share = if edition.deck.buildings.0 >> number & 1 == 1 {
            GETS_BUILT
        } else {
            GETS_PLAYED
        };
        self.played(number) * odds * share / 10_000
    }

    /// What a Building or a Troop is worth when it stands.
    fn played(&self, number: u8) -> i32 {
        let edition = &self.state.edition;
        let kind = edition.kind_of(number);
        let print = edition.print(kind);
        let bonus = if edition.deck.point_bonuses.0 >> number & 1 == 1 {
            self.bonus(kind)
        } else {
            0
        };
        POINT * (i32::from(print.vp) + bonus) + BATTLE * i32::from(print.battle)
    }

    /// The points that a Building adds to what stands beside it.
    fn bonus(&self, kind: crate::Kind) -> i32 {
        let edition = &self.state.edition;
        let mut town = self.state.town(self.seat);
        if town.of(edition.span(kind)) == edition.print(kind).count {
            return 0;
        }
        town.put(edition.span(kind));
        i32::from(edition.points(town)) - self.points - i32::from(edition.print(kind).vp)
    }

    /// What the dice can pay for from his hand, beyond what it is worth there.
    pub(super) fn dice(&self) -> i32 {
        let table = &self.state.table;
        if table.stage != Stage::Use {
            return 0;
        }
        let turn = |seat| offset(table.active, seat, table.seats);
        let (now, own) = (turn(table.user), turn(self.seat));
        if own < now {
            return 0;
        }
        let mine = own == now;
        let wealth = if mine {
            table.pool.plus(table.private)
        } else {
            table.pool
        };
        if wealth.is_empty() {
            return 0;
        }
        let deck = &self.state.edition.deck;
        let hand = self.state.hand(self.seat);
        let best = self.best_buy(hand.among(deck.buildings.with(deck.troops)), wealth);
        if mine { best } else { best * PASSED_ON / 100 }
    }

    /// The best that can be paid for, one card after the other.
    fn best_buy(&self, hand: Cards, wealth: Symbols) -> i32 {
        let Some(number) = hand.numbers().next() else {
            return 0;
        };
        let rest = Cards(hand.0 & (hand.0 - 1));
        let cost = self.state.edition.glance.costs[usize::from(number)];
        if !wealth.cover(cost) {
            return self.best_buy(rest, wealth);
        }
        let gain = self.played(number) - self.held_back(number) - CARD;
        let with = gain + self.best_buy(rest, wealth.minus(cost));
        with.max(self.best_buy(rest, wealth))
    }

    /// What he is about to lose: in a battle, to a Groo Effect, by a choice
    /// under way.
    pub(super) fn losses_to_come(&self) -> i32 {
        let table = &self.state.table;
        if let Some(choice) = table.choice {
            return if choice.seat() == self.seat {
                chosen(choice)
            } else {
                0
            };
        }
        let effect = table.announced.map_or(0, |one| self.struck(one));
        effect + self.battle()
    }

    /// What an announced Groo Effect will cost, if he is the one whom it hits.
    fn struck(&self, announced: Announced) -> i32 {
        if self.groo_to_be() != self.seat {
            return 0;
        }
        match self.state.edition.print(announced.kind).effect {
            Effect::DestroyBuildings(amount) => POINT * i32::from(amount).min(self.own.printed),
            Effect::DiscardTroops(Some(amount)) => {
                (TROOP * i32::from(amount)).min(BATTLE * self.own.battle)
            }
            Effect::DiscardTroops(None) => BATTLE * self.own.battle,
            Effect::DiscardHand(amount) => CARD * i32::from(amount),
            Effect::Chase { .. } => CHASED,
            _ => 0,
        }
    }

    /// Where Groo will be when what was announced is done.
    pub(super) fn groo_to_be(&self) -> Seat {
        let table = &self.state.table;
        let Some(Announced { kind, argument }) = table.announced else {
            return table.groo;
        };
        // While its victim chooses, Groo has moved already.
        if table.choice.is_some() {
            return table.groo;
        }
        match self.state.edition.print(kind).effect {
            Effect::MoveGrooAny => left_of(table.groo, argument, table.seats),
            Effect::Chase { steps, .. } => {
                let step = steps.get(argument).unwrap_or(0);
                steps_from(table.groo, step, table.seats)
            }
            _ => table.groo,
        }
    }

    /// What the battle under way will cost him: Troops in it are lost already.
    fn battle(&self) -> i32 {
        let table = &self.state.table;
        let at_home = match table.stage {
            Stage::Commit | Stage::Defend => self.own.battle,
            Stage::Battle => 0,
            Stage::Dealer
            | Stage::Deal
            | Stage::Discard
            | Stage::MayDraw(_)
            | Stage::Draw(_)
            | Stage::Attack
            | Stage::Roll
            | Stage::Use
            | Stage::LastWord
            | Stage::Over(_) => return 0,
        };
        let all_out = table.stage == Stage::Commit && self.state.committed(table.active).is_empty();
        if table.active == self.seat {
            return if all_out { BATTLE * self.own.battle } else { 0 };
        }
        if table.target != self.seat {
            return 0;
        }
        let (attack, defence) = totals(self.state);
        let mut beyond = i32::from(attack) - i32::from(defence);
        if all_out {
            // With whom he attacks is open: with everybody, say.
            beyond += super::Sums::of(self.state, table.active).battle;
        }
        let beyond = beyond.max(0);
        let lost = (beyond - at_home).max(0).min(self.own.printed);
        POINT * lost + BATTLE * beyond.min(at_home)
    }
}

/// What somebody who must choose is about to give away.
fn chosen(choice: Choice) -> i32 {
    match choice {
        Choice::Buildings { due, .. } => POINT * i32::from(due),
        Choice::Troops { due, .. } => TROOP * i32::from(due),
        Choice::Hand { due, .. } => CARD * i32::from(due),
        Choice::Chased { .. } => CHASED,
    }
}
