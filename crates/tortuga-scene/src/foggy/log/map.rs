//! What happens on the map.

use tortuga_core::Seat;
use tortuga_foggy::{Kind, Pair, Side, Tile};

use super::Log;

impl Log<'_> {
    pub(super) fn placed(&mut self, seat: Seat, tile: Tile, kind: Option<Kind>, down: bool) {
        let args = [
            ("token", self.voice.token_laid(kind, down).into()),
            ("tile", tile.to_string().into()),
        ];
        self.deed(seat, "log-placed", &args);
    }

    pub(super) fn settled(&mut self, seat: Seat, tile: Tile, freed: Tile) {
        let args = [
            self.voice.named(Kind::Hippo),
            ("tile", tile.to_string().into()),
            ("freed", freed.to_string().into()),
        ];
        self.deed(seat, "log-settled", &args);
    }

    pub(super) fn hippo_laid(&mut self, seat: Seat, pair: Pair) {
        let args = [
            self.voice.named(Kind::Hippo),
            ("one", pair.low().to_string().into()),
            ("other", pair.high().to_string().into()),
        ];
        self.deed(seat, "log-across", &args);
    }

    pub(super) fn frog_moved(&mut self, seat: Seat, from: Tile, to: Tile) {
        let args = [
            self.voice.named(Kind::Frog),
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
        ];
        self.deed(seat, "log-frog", &args);
    }

    pub(super) fn recoloured(&mut self, tile: Tile, colour: Side) {
        let args = [
            self.voice.named(Kind::Chameleon),
            ("tile", tile.to_string().into()),
            ("side", colour.id().into()),
        ];
        self.rule(self.voice.say("log-recoloured", &args));
    }

    pub(super) fn snake(&mut self, seat: Seat, tile: Tile, victim: Seat) {
        let tile = [("tile", tile.to_string().into())];
        let named = self.voice.tell(seat, "log-snake", &tile);
        let must = self.voice.tell(victim, "log-victim", &[]);
        self.told(seat, format!("{named} {must}"));
    }

    pub(super) fn turtle(&mut self, seat: Seat, other: Seat) {
        let key = if self.voice.is_viewer(other) {
            "log-turtle-you"
        } else {
            "log-turtle"
        };
        let other = [("other", self.voice.name(other).into())];
        self.deed(seat, key, &other);
    }
}
