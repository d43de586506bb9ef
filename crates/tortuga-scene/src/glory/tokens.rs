//! Treasures, wreck tokens and special actions that are being decided about.

use tortuga_glory::{Action, Payment, Stage as Phase, Step, Treasure};

use super::Stage;
use crate::{
    DrawnToken, DrawnTokens, OpenWreck, PendingSpecial, SpecialPrice, TreasureBag, WreckTokens,
};

impl Stage<'_> {
    pub(super) fn bag(&self) -> TreasureBag {
        let unseen: Vec<_> = Treasure::ALL
            .into_iter()
            .map(|kind| self.voice.counted(kind, self.unseen(kind)))
            .collect();
        let count = self.bag_count();
        let args = [
            ("count", count.into()),
            ("list", self.voice.listed(&unseen).into()),
        ];
        TreasureBag {
            count,
            about: self.voice.say("bag-about", &args),
            unseen,
            sets: self.voice.edition.treasure.sets[1..].to_vec(),
        }
    }

    pub(super) fn drawn(&self) -> Option<DrawnTokens> {
        let view = &self.view;
        let draws = matches!(view.stage, Phase::Draw | Phase::Keep) && view.drawn_count > 0;
        if !draws || self.is_henry(view.turn) {
            return None;
        }
        let own = view.drawn.unwrap_or_default();
        let tokens = own.kinds().map(|kind| DrawnToken {
            treasure: self.voice.counted(kind, own.of(kind)),
            sets: self.sets_with(view.turn, kind),
            touch: self.touch(
                |action| action == Action::Keep(kind),
                Some(Action::Keep(kind)),
            ),
        });
        let count = self.voice.count("tokens", view.drawn_count);
        Some(DrawnTokens {
            seal: self.voice.seal(view.turn),
            count: view.drawn_count,
            to_draw: view.to_draw,
            tokens: tokens.collect(),
            about: self
                .voice
                .tell(view.turn, "drawn-about", &[("tokens", count.into())]),
        })
    }

    /// Only who looks has it before him.
    pub(super) fn wreck(&self) -> Option<OpenWreck> {
        let tokens = self.view.stack_open?;
        let stack = self.wreck_at(self.space_of(self.view.turn))?;
        let pays = self.view.stage == Phase::TakeMore;
        let kinds = tokens.values().map(|value| {
            let take = Action::TakeWreck(Some(value));
            WreckTokens {
                value: value.0,
                count: tokens.of(value),
                touch: self.touch(|action| action == take, None),
            }
        });
        let list = [("tokens", self.voice.values(tokens).into())];
        Some(OpenWreck {
            stack: u8::try_from(stack).unwrap_or_default(),
            tokens: kinds.collect(),
            barrels: if pays {
                self.voice.edition.wrecks.extra_cost
            } else {
                0
            },
            leave: self.touch(|action| action == Action::TakeWreck(None), None),
            about: self.voice.say("wreck-about", &list),
        })
    }

    /// The special action that is asked about, or that goes on.
    pub(super) fn special(&self) -> Option<PendingSpecial> {
        let (card, view) = (self.card()?, &self.view);
        let paid = view.step == Step::Special;
        if !paid && view.stage != Phase::Special {
            return None;
        }
        let (name, text) = self.voice.special(card.value());
        let prices = [Payment::Barrel, Payment::Sail];
        let prices = prices.into_iter().filter_map(|payment| self.price(payment));
        Some(PendingSpecial {
            seal: self.voice.seal(view.turn),
            value: card.value(),
            name,
            text,
            paid,
            prices: if paid { Vec::new() } else { prices.collect() },
            leave: self.touch(|action| action == Action::Special(None), None),
        })
    }

    fn price(&self, payment: Payment) -> Option<SpecialPrice> {
        let (icon, _) = price_words(payment);
        let amount = self.price_of(payment);
        let pay = Action::Special(Some(payment));
        (amount > 0).then(|| SpecialPrice {
            icon,
            amount,
            label: self.price_label(payment),
            touch: self.touch(|action| action == pay, Some(pay)),
            why_not: self.why_not_pay(payment),
        })
    }

    /// How much of it the card asks for; 0 is not accepted.
    pub(super) fn price_of(&self, payment: Payment) -> u8 {
        let value = usize::from(self.reach());
        match payment {
            Payment::Barrel => self.voice.edition.pay_barrels[value],
            Payment::Sail => self.voice.edition.pay_circles[value],
        }
    }

    /// `1 barrel`.
    pub(super) fn price_label(&self, payment: Payment) -> String {
        self.voice
            .count(price_words(payment).1, self.price_of(payment))
    }

    /// Why he cannot pay so; everything that it takes lies open.
    fn why_not_pay(&self, payment: Payment) -> String {
        let place = self.view.turn.index();
        let amount = self.price_of(payment);
        let key = match payment {
            Payment::Barrel => (self.view.barrels[place] < amount).then_some("no-barrel"),
            Payment::Sail => {
                let after = self.view.circles[place].saturating_add(amount);
                (after >= self.voice.edition.sunk_at()).then_some("would-sink")
            }
        };
        key.map_or_else(String::new, |key| {
            self.voice.say(&format!("refusal-{key}"), &[])
        })
    }
}

/// The icon, and the key of its count.
const fn price_words(payment: Payment) -> (&'static str, &'static str) {
    match payment {
        Payment::Barrel => ("barrel", "barrels"),
        Payment::Sail => ("sail", "circles"),
    }
}
