//! Battles, and what becomes of Troops.

use tortuga_core::Seat;
use tortuga_groo::{Cards, Heard, Open};

use super::{Log, run};

impl Log<'_> {
    pub(super) fn committed(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let kinds = run(heard, |heard| {
            let Heard::Open(Open::TroopCommitted { seat: by, kind }) = heard else {
                return None;
            };
            (by == seat).then_some(kind)
        });
        self.several(seat, "log-committed", &kinds)
    }

    pub(super) fn fought(&mut self, attack: u16, defence: u16) {
        let key = if attack > defence {
            "log-battle-won"
        } else {
            "log-battle-held"
        };
        let args = [("attack", attack.into()), ("defence", defence.into())];
        self.rule(self.voice.say(key, &args));
    }

    pub(super) fn troops(&mut self, seat: Seat, key: &str, cards: Cards) {
        let list = [("list", self.voice.list(cards).into())];
        self.deed(seat, key, &list);
    }
}
