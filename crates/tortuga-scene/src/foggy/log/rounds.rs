//! Rounds, hiring and scoring.

use tortuga_core::Seat;
use tortuga_foggy::{Line, Side, Token, Tokens};

use super::Log;
use crate::foggy::lines::about;

impl Log<'_> {
    /// A round begins: the line has its heading.
    pub(super) fn round(&mut self, round: u8, first: Seat, additional: bool) {
        let args = [("round", round.into())];
        let key = if additional {
            "log-round-additional"
        } else {
            "log-round"
        };
        self.deed(first, key, &args);
        let heading = self.voice.say("round-plain", &args);
        if let Some(line) = self.lines.last_mut() {
            line.round = Some(heading);
        }
    }

    pub(super) fn hiring(&mut self, [blue, red]: [u16; 2]) {
        let args = [
            ("blue", self.voice.coins(blue).into()),
            ("red", self.voice.coins(red).into()),
        ];
        self.rule(self.voice.say("log-hiring", &args));
    }

    pub(super) fn hired(&mut self, side: Side, mercenaries: Tokens, cost: u16) {
        let args = [
            ("side", side.id().into()),
            ("list", self.voice.list(mercenaries).into()),
            ("coins", self.voice.coins(cost).into()),
        ];
        let key = if mercenaries.is_empty() {
            "log-hired-none"
        } else {
            "log-hired"
        };
        self.rule(self.voice.say(key, &args));
    }

    /// A sentence for each line, and one for the sums.
    pub(super) fn scored(
        &mut self,
        round: u8,
        map: &[Token],
        lines: &[Line],
        ([blue, red], turned_up): ([u16; 2], bool),
    ) {
        let key = if turned_up {
            "log-scored-turned"
        } else {
            "log-scored"
        };
        self.rule(self.voice.say(key, &[("round", round.into())]));
        for line in lines {
            self.rule(format!("{}.", about(self.voice, line, map)));
        }
        if lines.is_empty() {
            self.rule(self.voice.say("log-no-line", &[]));
        }
        let args = [
            ("blue", self.voice.points(blue).into()),
            ("red", self.voice.points(red).into()),
        ];
        self.rule(self.voice.say("log-total", &args));
    }
}
