//! The viewer's own cards.

use tortuga_core::Seat;

use super::Stage;
use crate::Card;

impl Stage<'_> {
    pub(super) fn hand(&self) -> Vec<Card> {
        let Some(seat) = self.own_seat().filter(|_| !self.is_over()) else {
            return Vec::new();
        };
        let cards = self.sorted(self.hand_of(seat)).into_iter();
        cards.map(|card| self.held(seat, card)).collect()
    }

    fn held(&self, seat: Seat, card: tortuga_glory::Card) -> Card {
        Card {
            icon: "sail",
            title: self.voice.card(card),
            corner: card.value().to_string(),
            about: self.about_card(card, self.sinks(seat, card)),
            face: None,
            touch: self.touch_card(card),
        }
    }
}
