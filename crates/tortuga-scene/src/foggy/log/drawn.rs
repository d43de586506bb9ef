//! Tokens and cards that are picked, dealt and drawn: several are one sentence.

use tortuga_core::{Seat, Viewer};
use tortuga_foggy::{Heard, Kind, Weather};

use super::{Log, run};

impl Log<'_> {
    /// Only the viewer hears what he picks himself.
    pub(super) fn picked(&mut self, heard: &[Heard]) -> usize {
        let kinds = run(heard, |heard| {
            let Heard::Picked(kind) = heard else {
                return None;
            };
            Some(*kind)
        });
        self.own("log-picked", &kinds)
    }

    pub(super) fn hired_in_secret(&mut self, heard: &[Heard]) -> usize {
        let kinds = run(heard, |heard| {
            let Heard::HiredInSecret(kind) = heard else {
                return None;
            };
            Some(*kind)
        });
        self.own("log-hire", &kinds)
    }

    fn own(&mut self, key: &str, kinds: &[Kind]) -> usize {
        let list = self.voice.list_kinds(kinds.iter().copied());
        if let Viewer::Seat(seat) = self.voice.viewer() {
            self.deed(seat, key, &[("list", list.into())]);
        }
        kinds.len()
    }

    pub(super) fn dealt(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let kinds = run(heard, |heard| {
            let Heard::Dealt { seat: to, kind } = heard else {
                return None;
            };
            (*to == seat).then_some(*kind)
        });
        let count = u32::try_from(kinds.len()).unwrap_or(u32::MAX);
        let known = kinds.iter().all(Option::is_some);
        let args = [
            ("tokens", self.voice.count("tokens", count).into()),
            (
                "list",
                self.voice
                    .list_kinds(kinds.iter().copied().flatten())
                    .into(),
            ),
        ];
        let key = if known {
            "log-dealt-known"
        } else {
            "log-dealt"
        };
        self.deed(seat, key, &args);
        kinds.len()
    }

    pub(super) fn drawn(&mut self, seat: Seat, kind: Option<Kind>) {
        match kind {
            Some(kind) => self.deed(seat, "log-drawn-known", &[self.voice.named(kind)]),
            None => self.deed(seat, "log-drawn", &[]),
        }
    }

    pub(super) fn cards_drawn(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let cards = run(heard, |heard| {
            let Heard::CardDrawn { seat: by, weather } = heard else {
                return None;
            };
            (*by == seat).then_some(*weather)
        });
        let shown: Option<Vec<Weather>> = cards.iter().copied().collect();
        let key = match (&cards[..], &shown) {
            ([_], None) => "log-cards",
            ([_], Some(_)) => "log-cards-known",
            (_, None) => "log-two-cards",
            (_, Some(_)) => "log-two-cards-known",
        };
        let list = self.weathers(&shown.unwrap_or_default());
        self.deed(seat, key, &[("list", list.into())]);
        cards.len()
    }

    pub(super) fn cards_offered(&mut self, seat: Seat, cards: Option<[Weather; 2]>) {
        let key = match cards {
            Some(_) => "log-offered-known",
            None => "log-offered",
        };
        let list = self.weathers(&cards.unwrap_or([Weather::Sunny; 2]));
        self.deed(seat, key, &[("list", list.into())]);
    }

    pub(super) fn weather_kept(&mut self, seat: Seat, kept: Weather, back: Option<Weather>) {
        let mut args = vec![("weather", self.voice.weather(kept).into())];
        let key = match back {
            None => "log-weather",
            Some(back) => {
                args.push(("back", self.voice.weather(back).into()));
                "log-weather-back"
            }
        };
        self.deed(seat, key, &args);
    }

    fn weathers(&self, cards: &[Weather]) -> String {
        let names = cards.iter().map(|&card| self.voice.weather(card));
        self.voice.and(&names.collect::<Vec<_>>())
    }
}
