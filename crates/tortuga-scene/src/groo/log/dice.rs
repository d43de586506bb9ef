//! Dice: rolled, turned, passed on, wasted.

use tortuga_core::Seat;
use tortuga_groo::{Heard, Kind, Open, Symbol, Symbols};

use super::Log;

impl Log<'_> {
    pub(super) fn rolled(&mut self, pool: Symbols, step: i8) {
        let voice = self.voice;
        let towns = step.unsigned_abs();
        let step = match step {
            0 => voice.say("log-step-stay", &[]),
            1.. => voice.count("log-step-left", towns),
            _ => voice.count("log-step-right", towns),
        };
        let args = [("dice", voice.symbols(pool).into()), ("step", step.into())];
        self.rule(voice.say("log-rolled", &args));
    }

    pub(super) fn turned(&mut self, seat: Seat, kind: Kind, turn: (Symbol, Symbol), count: u8) {
        let voice = self.voice;
        let args = [
            ("card", voice.card(kind).into()),
            ("from", voice.some(turn.0, count).into()),
            ("to", voice.symbol(turn.1).into()),
        ];
        self.deed(seat, "log-turned", &args);
    }

    pub(super) fn gained(&mut self, seat: Seat, kind: Kind, symbol: Symbol) {
        let args = [
            ("card", self.voice.card(kind).into()),
            ("gain", self.voice.some(symbol, 1).into()),
        ];
        self.deed(seat, "log-gained", &args);
    }

    pub(super) fn wasted(&mut self, pool: Symbols) {
        let dice = [("dice", self.voice.symbols(pool).into())];
        self.rule(self.voice.say("log-wasted", &dice));
    }

    /// Somebody is done, and what becomes of the dice; says how many things
    /// were told.
    pub(super) fn done(&mut self, seat: Seat, pool: Symbols, heard: &[Heard]) -> usize {
        self.deed(seat, "log-done", &[]);
        1 + self.passed_on(pool, heard)
    }

    /// Whoever gets the dice now, and which; says how many things were told.
    fn passed_on(&mut self, pool: Symbols, heard: &[Heard]) -> usize {
        let Some(Heard::Open(Open::DicePassed(next))) = heard.get(1).copied() else {
            return 0;
        };
        let dice = [("dice", self.voice.symbols(pool).into())];
        self.rule(self.voice.tell(next, "log-dice-go", &dice));
        1
    }
}
