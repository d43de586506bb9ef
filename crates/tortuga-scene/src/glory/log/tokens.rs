//! Treasures and wreck tokens: several that are drawn are one sentence.

use tortuga_core::{Seat, Viewer};
use tortuga_glory::{Heard, Treasure, Treasures, Wreck, Wrecks};

use super::{Log, run};

impl Log<'_> {
    pub(super) fn drew(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let kinds = run(heard, |heard| {
            let Heard::Drew { seat: by, kind } = heard else {
                return None;
            };
            (*by == seat).then_some(*kind)
        });
        let known: Option<Vec<Treasure>> = kinds.iter().copied().collect();
        if let Some(known) = known {
            let names = known.iter().map(|&kind| self.voice.treasure(kind));
            let list = names.collect::<Vec<_>>().join(", ");
            self.deed(seat, "log-drew-known", &[("list", list.into())]);
        } else {
            let count = u32::try_from(kinds.len()).unwrap_or(u32::MAX);
            let tokens = [("tokens", self.voice.count("tokens", count).into())];
            self.deed(seat, "log-drew", &tokens);
        }
        kinds.len()
    }

    pub(super) fn kept(
        &mut self,
        seat: Seat,
        kind: Option<Treasure>,
        back: u8,
        returned: Option<Treasures>,
    ) {
        let Some(kind) = kind else {
            self.deed(seat, "log-kept", &[("back", back.into())]);
            return;
        };
        let args = [
            ("treasure", self.voice.treasure(kind).into()),
            ("list", self.voice.list(returned.unwrap_or_default()).into()),
        ];
        self.deed(seat, "log-kept-known", &args);
    }

    /// Tokens that come to light one by one; the look after them tells all.
    pub(super) fn found(&mut self, heard: &[Heard]) -> usize {
        let values: Vec<Wreck> = run(heard, |heard| {
            let Heard::Found(value) = heard else {
                return None;
            };
            Some(*value)
        });
        let looked = matches!(heard.get(values.len()), Some(Heard::Looked { .. }));
        if let (Viewer::Seat(seat), false) = (self.voice.viewer(), looked) {
            let numbers: Vec<u8> = values.iter().map(|value| value.0).collect();
            let tokens = [("tokens", self.voice.numbers(&numbers).into())];
            self.deed(seat, "log-found", &tokens);
        }
        values.len()
    }

    pub(super) fn looked(&mut self, seat: Seat, tokens: Option<Wrecks>) {
        match tokens {
            Some(tokens) => {
                let tokens = [("tokens", self.voice.values(tokens).into())];
                self.deed(seat, "log-looked-known", &tokens);
            }
            None => self.deed(seat, "log-looked", &[]),
        }
    }

    pub(super) fn wreck_taken(&mut self, seat: Seat, value: Option<Wreck>, barrels: u8) {
        let key = match (value, barrels) {
            (None, 0) => "log-wreck",
            (Some(_), 0) => "log-wreck-known",
            (None, _) => "log-wreck-more",
            (Some(_), _) => "log-wreck-more-known",
        };
        let args = [
            ("value", value.map_or(0, |value| value.0).into()),
            ("barrels", self.voice.barrels(barrels).into()),
        ];
        self.deed(seat, key, &args);
    }
}
