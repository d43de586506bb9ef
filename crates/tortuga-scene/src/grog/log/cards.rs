//! Cards: several drawn in a row are one sentence.

use tortuga_core::Seat;
use tortuga_grog::Heard;

use super::{Log, run};

impl Log<'_> {
    pub(super) fn goals_drawn(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let cards = run(heard, |heard| {
            let Heard::GoalDrawn { seat: by, kind } = heard else {
                return None;
            };
            (by == seat).then(|| kind.map(|kind| self.voice.goal(kind)))
        });
        self.drawn(seat, "goals", cards)
    }

    pub(super) fn treasures_drawn(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let cards = run(heard, |heard| {
            let Heard::TreasureDrawn { seat: by, treasure } = heard else {
                return None;
            };
            (by == seat).then(|| treasure.map(|treasure| self.voice.count("coins", treasure.0)))
        });
        self.drawn(seat, "treasures", cards)
    }

    pub(super) fn parrots_drawn(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let cards = run(heard, |heard| {
            let Heard::ParrotDrawn { seat: by, parrot } = heard else {
                return None;
            };
            (by == seat).then(|| parrot.map(|parrot| self.voice.parrot(parrot)))
        });
        self.drawn(seat, "parrots", cards)
    }

    fn drawn(&mut self, seat: Seat, key: &str, cards: Vec<Option<String>>) -> usize {
        let told = cards.len();
        let count = u32::try_from(told).unwrap_or(u32::MAX);
        let faces: Vec<String> = cards.into_iter().flatten().collect();
        let args = [
            ("cards", self.voice.count(key, count).into()),
            ("list", faces.join(", ").into()),
        ];
        self.deed(seat, "log-drawn", &args);
        told
    }
}
