//! Sailing cards.

use tortuga_core::Seat;
use tortuga_glory::{Action, Card, Cards, Stage as Phase};

use super::Stage;
use crate::{SailingCard, Touch};

impl Stage<'_> {
    pub(super) fn cards(&self, seat: Seat, cards: Cards) -> Vec<SailingCard> {
        let cards = self.sorted(cards).into_iter();
        cards.map(|card| self.sailing_card(seat, card)).collect()
    }

    pub(super) fn sailing_card(&self, seat: Seat, card: Card) -> SailingCard {
        let (dots, black) = self.voice.edition.dots[card.index()];
        let cost = self.cost(card);
        let own = self.voice.is_viewer(seat);
        let chooses = self.view.stage == Phase::ChooseCards;
        SailingCard {
            id: card.to_string(),
            colour: card.colour().id(),
            value: card.value(),
            cost,
            dots,
            black,
            name: self.voice.card(card),
            special: self.voice.special(card.value()).0,
            sinks: self.sinks(seat, card),
            chosen: own && chooses && self.view.played[seat.index()] == Some(card),
            touch: if own {
                self.touch_card(card)
            } else {
                Touch::Nothing
            },
            about: self.about_card(card, own && self.sinks(seat, card)),
        }
    }

    pub(super) fn touch_card(&self, card: Card) -> Touch {
        let play = Action::Play(card);
        let chooses = self.view.stage == Phase::ChooseCards;
        self.touch(|action| action == play, chooses.then_some(play))
    }

    pub(super) fn cost(&self, card: Card) -> u8 {
        self.voice.edition.cost[usize::from(card.value())]
    }

    /// Would playing it sink the ship?
    pub(super) fn sinks(&self, seat: Seat, card: Card) -> bool {
        let after = self.view.circles[seat.index()] + self.cost(card);
        after >= self.voice.edition.sunk_at()
    }

    /// What it does, and whether it is the last that its ship does.
    pub(super) fn about_card(&self, card: Card, sinks: bool) -> String {
        let voice = &self.voice;
        let args = [
            ("value", card.value().into()),
            ("circles", voice.circles(self.cost(card)).into()),
        ];
        let (name, text) = voice.special(card.value());
        let special = [("name", name.into()), ("text", text.into())];
        let mut said = vec![
            voice.say("card-about", &args),
            voice.say("card-special", &special),
        ];
        if sinks {
            said.push(voice.say("card-sinks", &[]));
        }
        said.join(" ")
    }

    /// `1 (red, 3 black dots), 5 (red, 4 black dots)`.
    pub(super) fn card_list(&self, cards: Cards) -> String {
        let cards = self.sorted(cards).into_iter();
        let names: Vec<String> = cards.map(|card| self.voice.card(card)).collect();
        if names.is_empty() {
            return self.voice.say("none", &[]);
        }
        names.join(", ")
    }
}
