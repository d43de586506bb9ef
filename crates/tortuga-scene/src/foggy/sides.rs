//! Blue and red: what everybody sees of them, and what the viewer can tell.

use tortuga_foggy::{Kind, Side, Stage as Phase, Tokens};

use super::Stage;
use super::voice::Named;
use crate::{Count, SidePlate, seal};

impl Stage<'_> {
    pub(super) fn side(&self, side: Side) -> SidePlate {
        let seats = self.seen.seats_of(side);
        let on_map = self
            .voice
            .edition
            .points(self.view.switches, &self.view.map);
        SidePlate {
            id: side.id(),
            name: self.voice.side(side),
            seals: seats.iter().map(seal::of_side).collect(),
            players: seats.iter().map(|seat| self.voice.name(seat)).collect(),
            score: self.score(side),
            hired_cost: self.seen.hired_cost(side),
            band: self.voice.counts(self.seen.hired[side.index()].tokens()),
            on_map: on_map[side.index()],
            left: self.voice.counts(self.left(side)),
            left_face_down: self.face_down(side),
            returned: self.returned(side),
            about: self.about_side(side),
        }
    }

    /// Coins where there are mercenaries, else points.
    pub(super) fn score(&self, side: Side) -> Count {
        let (icon, key) = if self.view.mode().has_mercenaries() {
            ("coin", "label-coins")
        } else {
            ("trophy", "label-points")
        };
        Count {
            icon,
            label: self.voice.say(key, &[]),
            count: self.view.coins[side.index()],
        }
    }

    /// The set without what the viewer knows to be on the map.
    fn left(&self, side: Side) -> Tokens {
        let mut left = self.seen.set(side);
        if self.view.stage == Phase::Hire {
            // The map still shows the last round; all tokens are taken back.
            return left;
        }
        let own = self.view.map.iter().filter(|token| token.owner() == side);
        let hippo = self.view.hippos[side.index()].map(|_| Kind::Hippo);
        for kind in own.filter_map(|token| token.kind()).chain(hippo) {
            let span = self.voice.edition.span(kind);
            if left.has(span) {
                left.take(span);
            }
        }
        left
    }

    /// Tokens on the map whose kind the viewer does not know.
    fn face_down(&self, side: Side) -> u8 {
        let own = self.view.map.iter().filter(|token| token.owner() == side);
        let unknown = own.filter(|token| token.is_down() && token.kind().is_none());
        u8::try_from(unknown.count()).unwrap_or(u8::MAX)
    }

    /// `Ada: Cat`, for each token that went back to a hand in sight of all.
    fn returned(&self, side: Side) -> Vec<String> {
        let seats = self.seen.seats_of(side).iter();
        let kinds = seats.flat_map(|seat| {
            let returned = self.view.players[seat.index()].returned.iter();
            returned.map(move |(_, kind)| (seat, kind))
        });
        let said = kinds.map(|(seat, kind)| {
            let args = [
                ("name", self.voice.name(seat).into()),
                self.voice.named(kind),
            ];
            self.voice.say("returned", &args)
        });
        said.collect()
    }

    fn about_side(&self, side: Side) -> String {
        let voice = &self.voice;
        let seats = self.seen.seats_of(side).iter();
        let players: Vec<String> = seats.map(|seat| voice.name(seat)).collect();
        let coins = self.view.coins[side.index()];
        let score = if self.view.mode().has_mercenaries() {
            voice.coins(coins)
        } else {
            voice.points(coins)
        };
        let args: [Named<'_>; 5] = [
            ("side", side.id().into()),
            ("players", voice.and(&players).into()),
            ("score", score.into()),
            (
                "band",
                voice.list(self.seen.hired[side.index()].tokens()).into(),
            ),
            ("left", voice.list(self.left(side)).into()),
        ];
        let key = match self.face_down(side) {
            0 => "side-about",
            _ => "side-left-down",
        };
        let said = voice.say(key, &args);
        let returned = self.returned(side);
        if returned.is_empty() {
            return said;
        }
        let list = [("list", returned.join(", ").into())];
        let key = if self.is_foggy() {
            "side-returned-foggy"
        } else {
            "side-returned"
        };
        format!("{said} {}", voice.say(key, &list))
    }
}
