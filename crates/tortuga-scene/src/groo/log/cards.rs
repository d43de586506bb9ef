//! Cards that are drawn, discarded, lost and taken: several are one sentence.

use tortuga_core::Seat;
use tortuga_groo::{CardType, Effect, Heard, Kind, Open, Symbols};

use super::{Log, run};

impl Log<'_> {
    pub(super) fn drawn(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let cards = run(heard, |heard| {
            let Heard::CardDrawn { seat: by, kind } = heard else {
                return None;
            };
            (by == seat).then_some(kind)
        });
        let told = cards.len();
        let count = u32::try_from(told).unwrap_or(u32::MAX);
        let faces: Vec<Kind> = cards.into_iter().flatten().collect();
        let args = [
            ("cards", self.voice.count("cards", count).into()),
            ("list", self.voice.names(&faces).into()),
        ];
        self.deed(seat, "log-drawn", &args);
        told
    }

    pub(super) fn discarded(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let kinds = run(heard, |heard| {
            let Heard::Open(Open::Discarded { seat: by, kind }) = heard else {
                return None;
            };
            (by == seat).then_some(kind)
        });
        self.several(seat, "log-discarded", &kinds)
    }

    pub(super) fn lost(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let kinds = run(heard, |heard| {
            let Heard::Open(
                Open::BuildingLost { seat: by, kind } | Open::TroopLost { seat: by, kind },
            ) = heard
            else {
                return None;
            };
            (by == seat).then_some(kind)
        });
        self.several(seat, "log-lost", &kinds)
    }

    pub(super) fn dropped(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let kinds = run(heard, |heard| {
            let Heard::Open(Open::HandCardLost { seat: by, kind }) = heard else {
                return None;
            };
            (by == seat).then_some(kind)
        });
        self.several(seat, "log-dropped", &kinds)
    }

    pub(super) fn several(&mut self, seat: Seat, key: &str, kinds: &[Kind]) -> usize {
        let list = [("list", self.voice.names(kinds).into())];
        self.deed(seat, key, &list);
        kinds.len()
    }

    pub(super) fn played(&mut self, seat: Seat, kind: Kind, paid: Symbols) {
        let key = match self.voice.print(kind).card_type {
            CardType::Troop => "log-recruited",
            CardType::Building | CardType::GrooEffect | CardType::Wild | CardType::Event => {
                "log-built"
            }
        };
        self.paid(seat, key, kind, paid);
    }

    pub(super) fn paid(&mut self, seat: Seat, key: &str, kind: Kind, paid: Symbols) {
        let args = [
            ("card", self.voice.card(kind).into()),
            ("paid", self.voice.symbols(paid).into()),
        ];
        self.deed(seat, key, &args);
    }

    pub(super) fn wild(&mut self, seat: Seat, kind: Kind, argument: u8) {
        let helps = matches!(self.voice.print(kind).effect, Effect::BattleBonus(_));
        let key = match (helps, argument) {
            (true, 0) => "log-wild-attacker",
            (true, _) => "log-wild-defender",
            (false, _) => "log-wild",
        };
        self.deed(seat, key, &[("card", self.voice.card(kind).into())]);
    }

    /// Which card it was, only thief and victim know.
    pub(super) fn stolen(&mut self, thief: Seat, victim: Seat, kind: Option<Kind>) {
        let voice = self.voice;
        let card = kind.map_or_else(String::new, |kind| voice.card(kind));
        let key = match kind {
            Some(_) if voice.is_viewer(thief) => "log-stolen-by-you",
            Some(_) if voice.is_viewer(victim) => "log-stolen-from-you",
            _ => "log-stolen",
        };
        let args = [("victim", voice.name(victim).into()), ("card", card.into())];
        self.deed(thief, key, &args);
    }
}
