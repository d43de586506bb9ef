//! The whole table.

use super::Stage;
use crate::{Board, Count, GrooBoard, Piles};

impl Stage<'_> {
    pub(super) fn board(&self) -> Board {
        let seats = self.table().all();
        Board::Groo(Box::new(GrooBoard {
            to_win: self.voice.edition.points_to_win,
            towns: seats.iter().map(|seat| self.town(seat)).collect(),
            dice: self.dice(),
            battle: self.battle(),
            window: self.window(),
            announced: self.announced(),
            event: self.event(),
            loss: self.loss(),
            drafts: self.drafts(),
            piles: self.piles(),
        }))
    }

    fn piles(&self) -> Piles {
        let table = self.table();
        Piles {
            draw: self.view.pile,
            discard: table.discard.count(),
            discarded: self.discarded(),
            reshuffles: table.shuffles,
            turns_left: table.turns_left,
            counts: self.pile_counts(),
            about: match (table.turns_left, table.shuffles) {
                (Some(turns), _) => self.voice.count("piles-last", turns),
                (None, 0) => self.voice.say("piles-first", &[]),
                (None, _) => self.voice.say("piles-renewed", &[]),
            },
        }
    }

    fn pile_counts(&self) -> Vec<Count> {
        let table = self.table();
        let mut counts = vec![
            self.labelled("card", "draw-pile", self.view.pile),
            self.labelled("bag", "discard-pile", table.discard.count()),
        ];
        if table.shuffles > 0 {
            counts.push(self.labelled("undo", "reshuffles", table.shuffles));
        }
        if let Some(turns) = table.turns_left {
            counts.push(self.labelled("clock", "turns-left", turns));
        }
        counts
    }
}
