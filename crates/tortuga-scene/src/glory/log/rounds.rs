//! Rounds: cards, turn order, swaps, the end.

use tortuga_core::Seat;
use tortuga_glory::{Card, PLAYERS, Shown, Treasures, Wrecks};

use super::Log;

impl Log<'_> {
    /// A round begins: the line has its heading.
    pub(super) fn round(&mut self, round: u8) {
        let args = [("round", round.into())];
        self.rule(self.voice.say("log-round", &args));
        let heading = self.voice.say("round", &args);
        if let Some(line) = self.lines.last_mut() {
            line.round = Some(heading);
        }
    }

    pub(super) fn chosen(&mut self, seat: Seat, card: Option<Card>) {
        match card {
            Some(card) => {
                let card = [("card", self.voice.card(card).into())];
                self.deed(seat, "log-chosen-known", &card);
            }
            None => self.deed(seat, "log-chosen", &[]),
        }
    }

    pub(super) fn revealed(&mut self, shown: Shown) {
        let voice = self.voice;
        let value = voice.edition.track.get(usize::from(shown.circles));
        let args = [
            ("card", voice.card(shown.card).into()),
            ("circles", voice.circles(shown.cost).into()),
            (
                "value",
                value.copied().unwrap_or_default().to_string().into(),
            ),
        ];
        let key = if value.is_some() {
            "log-revealed"
        } else {
            "log-revealed-end"
        };
        self.deed(shown.seat, key, &args);
    }

    pub(super) fn turn_order(&mut self, seats: &[Seat]) {
        let names: Vec<String> = seats.iter().map(|&seat| self.voice.name(seat)).collect();
        let names = [("names", names.join(", ").into())];
        self.rule(self.voice.say("log-order", &names));
    }

    pub(super) fn swapped(&mut self, strong: (Seat, Card), weak: (Seat, Card)) {
        let key = if self.voice.is_viewer(weak.0) {
            "log-swapped-you"
        } else {
            "log-swapped"
        };
        let args = [
            ("card", self.voice.card(strong.1).into()),
            ("back", self.voice.card(weak.1).into()),
            ("other", self.voice.name(weak.0).into()),
        ];
        self.deed(strong.0, key, &args);
    }

    /// What is laid open for the scoring.
    pub(super) fn ended(
        &mut self,
        treasures: [Option<Treasures>; PLAYERS],
        wrecks: [Option<Wrecks>; PLAYERS],
    ) {
        self.rule(self.voice.say("log-ended", &[]));
        for (seat, tokens) in (0..).map(Seat).zip(treasures) {
            if let Some(tokens) = tokens.filter(|tokens| !tokens.is_empty()) {
                let list = [("list", self.voice.list(tokens).into())];
                self.deed(seat, "log-opened", &list);
            }
        }
        for (seat, tokens) in (0..).map(Seat).zip(wrecks) {
            if let Some(tokens) = tokens.filter(|tokens| !tokens.is_empty()) {
                let values = [("tokens", self.voice.values(tokens).into())];
                self.deed(seat, "log-opened-wrecks", &values);
            }
        }
    }
}
