//! A turn: the ship sails, pirates are placed, islands are scored.

use tortuga_core::Seat;
use tortuga_glory::{Cell, Island, PLAYERS, Space};

use super::Log;
use crate::glory::voice::Named;

impl Log<'_> {
    pub(super) fn sailed(&mut self, seat: Seat, steps: u8, space: Space, stopover: bool) {
        let args = [
            ("steps", steps.into()),
            ("space", self.voice.space(space).into()),
        ];
        let key = if stopover {
            "log-stopover"
        } else {
            "log-sailed"
        };
        self.deed(seat, key, &args);
    }

    pub(super) fn bonus(&mut self, seat: Seat, key: &str, place: u8, glory: u8) {
        let args = [
            ("place", place.into()),
            ("glory", self.voice.glory(glory).into()),
        ];
        self.deed(seat, key, &args);
    }

    /// The first ship to come Home makes this round the last.
    pub(super) fn home(&mut self, seat: Seat, place: u8, glory: u8) {
        self.bonus(seat, "log-home", place, glory);
        if place == 1 {
            self.rule(self.voice.say("log-last", &[]));
        }
    }

    pub(super) fn placed(&mut self, seat: Seat, cell: Cell, from: Option<Cell>) {
        let cell = ("cell", cell.to_string().into());
        match from {
            None => self.deed(seat, "log-placed", &[cell]),
            Some(from) => {
                let from = ("from", from.to_string().into());
                self.deed(seat, "log-moved", &[cell, from]);
            }
        }
    }

    /// What the cell gave: it stands behind the sentence about the pirate.
    pub(super) fn brings(&mut self, seat: Seat, key: &str, args: &[Named<'_>]) {
        let text = self.voice.say(key, args);
        let seal = self.voice.seal(seat);
        let last = self.lines.last_mut();
        match last.filter(|line| line.seal.as_ref() == Some(&seal)) {
            Some(line) => line.text = format!("{} {text}", line.text),
            None => self.told(seat, text),
        }
    }

    pub(super) fn special(&mut self, seat: Seat, value: u8, barrels: u8, circles: u8) {
        let price = if barrels > 0 {
            self.voice.barrels(barrels)
        } else {
            self.voice.circles(circles)
        };
        let (name, _) = self.voice.special(value);
        let args = [("special", name.into()), ("price", price.into())];
        self.deed(seat, "log-special", &args);
    }

    /// Who had how many pirates there, and what he got, most first.
    pub(super) fn island(
        &mut self,
        island: Island,
        seat: Seat,
        (pirates, glory): ([u8; PLAYERS], [u8; PLAYERS]),
        extra: u8,
    ) {
        let voice = self.voice;
        let seats = (0..).map(Seat).take(PLAYERS);
        let mut there: Vec<Seat> = seats.filter(|seat| pirates[seat.index()] > 0).collect();
        there.sort_by_key(|seat| std::cmp::Reverse((pirates[seat.index()], glory[seat.index()])));
        let shares = there.iter().map(|&seat| {
            let args = [
                (
                    "pirates",
                    voice.count("pirates", pirates[seat.index()]).into(),
                ),
                ("glory", voice.glory(glory[seat.index()]).into()),
            ];
            voice.tell(seat, "log-island-share", &args)
        });
        let shares = shares.collect::<Vec<_>>().join("; ");
        let args = [
            ("island", voice.island(island).into()),
            ("list", shares.into()),
        ];
        let mut text = voice.tell(seat, "log-island", &args);
        if extra > 0 {
            let glory = [("glory", voice.glory(extra).into())];
            let extra = voice.tell(seat, "log-island-extra", &glory);
            text = format!("{text} {extra}");
        }
        self.told(seat, text);
    }
}
