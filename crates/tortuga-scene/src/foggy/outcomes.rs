//! What then happens for certain, as far as the viewer can know.

use tortuga_foggy::{Action, Kind};

use super::Stage;

impl Stage<'_> {
    /// May be empty.
    pub(super) fn outcome(&self, action: Action) -> String {
        if let Action::Hire(kind) = action {
            return self.coins_after(kind);
        }
        let mut parts = Vec::new();
        if let Some(gain) = self.gain_of(action)
            && (gain.blue, gain.red) != (0, 0)
        {
            parts.push(self.gain_words(gain));
        }
        if matches!(action, Action::Replace(_)) && self.is_foggy() {
            parts.push(self.voice.say("out-down", &[]));
        }
        parts.join(", ")
    }

    fn coins_after(&self, kind: Kind) -> String {
        let Some(seat) = self.own_seat() else {
            return String::new();
        };
        let cost = u16::from(self.voice.edition.print(kind).cost);
        let left = self.coins_left(seat).saturating_sub(cost);
        let coins = [("coins", self.voice.coins(left).into())];
        self.voice.say("out-coins", &coins)
    }
}
