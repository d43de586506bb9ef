//! The whole table: islands, sea, ships, and what is being decided.

use tortuga_glory::Side;

use super::Stage;
use crate::{Board, Count, GloryBoard};

impl Stage<'_> {
    pub(super) fn board(&self) -> Board {
        Board::Glory(Box::new(GloryBoard {
            cells: self.cells(),
            spaces: self.spaces(),
            islands: self.islands(),
            ships: self.ship_plates(),
            track: self.track(),
            order: self.order(),
            compass: self.compass(),
            home: self.home(),
            bag: self.bag(),
            drawn: self.drawn(),
            wreck: self.wreck(),
            special: self.special(),
            barrels: Count {
                icon: "barrel",
                label: self.voice.say("label-barrels", &[]),
                count: self.barrel_supply().into(),
            },
            round: self.view.round,
            last_round: self.is_last_round(),
            back: self.view.options.side == Side::Back,
            about: self.progress(),
        }))
    }

    fn progress(&self) -> String {
        let key = if self.is_last_round() {
            "progress-last"
        } else {
            "progress"
        };
        self.voice.say(key, &[("round", self.view.round.into())])
    }
}
