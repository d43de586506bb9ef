//! The prompt line: what is asked of the viewer, or whom he waits for.

use tortuga_core::Seat;
use tortuga_glory::{Card, Stage as Phase, Step};

use super::Stage;
use super::voice::Named;
use crate::{Asks, Prompt};

/// The sentence and the fact beside it.
type Asked = (String, String);

impl Stage<'_> {
    pub(super) fn prompt(&self) -> Prompt {
        if self.is_over() {
            return Prompt {
                text: self.voice.say("ask-over", &[]),
                fact: String::new(),
                asks: Asks::Nobody,
            };
        }
        let ((text, fact), asks) = match self.asked() {
            Some(seat) => (self.ask(seat), Asks::You),
            None => ((self.wait(), String::new()), Asks::Others),
        };
        Prompt { text, fact, asks }
    }

    fn ask(&self, seat: Seat) -> Asked {
        let voice = &self.voice;
        match self.view.stage {
            Phase::ChooseCards => (voice.say("ask-card", &[]), self.fact_card(seat)),
            Phase::Sail => (voice.count("ask-sail", self.reach()), self.fact_sail()),
            Phase::SailOn => (
                voice.count("ask-sail-on", self.view.leg),
                voice.say("fact-sail-on", &[]),
            ),
            Phase::TakeWreck | Phase::TakeMore => self.ask_wreck(),
            Phase::Lift => self.ask_lift(),
            Phase::Put => self.ask_put(),
            Phase::LeaveStorm => self.said("ask-storm", "fact-anywhere", &[]),
            Phase::Keep => self.ask_keep(),
            Phase::Special => self.ask_special(),
            // Luck is due, or nobody is: then nothing is asked of a seat.
            Phase::HenryCard | Phase::Look | Phase::Draw | Phase::Over => {
                (self.wait(), String::new())
            }
        }
    }

    fn said(&self, text: &str, fact: &str, args: &[Named<'_>]) -> Asked {
        (self.voice.say(text, args), self.voice.say(fact, args))
    }

    fn fact_card(&self, seat: Seat) -> String {
        let value = self.track_value(self.view.circles[seat.index()]);
        let args = [
            ("value", value.unwrap_or_default().to_string().into()),
            ("count", self.circles_left(seat).saturating_add(1).into()),
        ];
        self.voice.say("fact-card", &args)
    }

    fn fact_sail(&self) -> String {
        let reach = self.reach();
        let range = [("range", reach.into())];
        let fact = self.voice.say("fact-sail", &range);
        if reach < Card::MOST {
            return fact;
        }
        format!("{fact} {}", self.voice.say("fact-stopover", &[]))
    }

    fn ask_wreck(&self) -> Asked {
        let cost = self.voice.edition.wrecks.extra_cost;
        let tokens = self.view.stack_open.unwrap_or_default();
        let args = [
            ("barrels", self.voice.barrels(cost).into()),
            ("tokens", self.voice.values(tokens).into()),
        ];
        let key = if self.view.stage == Phase::TakeMore {
            "ask-wreck-more"
        } else {
            "ask-wreck"
        };
        self.said(key, "fact-wreck", &args)
    }

    fn ask_lift(&self) -> Asked {
        if self.is_relocation() {
            return self.said("ask-lift-relocate", "fact-lift-relocate", &[]);
        }
        self.said("ask-lift", "fact-lift", &[])
    }

    fn ask_put(&self) -> Asked {
        let cell = self.view.lifted.map(|cell| cell.to_string());
        let key = match (&cell, self.view.step) {
            _ if self.is_relocation() => "ask-put-relocate",
            (Some(_), _) => "ask-put-lifted",
            (None, Step::Special) => "ask-put-second",
            (None, Step::Stop | Step::Stopover) => "ask-put",
        };
        let args = [
            ("cell", cell.unwrap_or_default().into()),
            (
                "line",
                self.voice.line_of(self.space_of(self.view.turn)).into(),
            ),
        ];
        (self.voice.say(key, &args), self.fact_put())
    }

    fn fact_put(&self) -> String {
        if self.is_relocation() {
            return self.voice.say("fact-anywhere", &[]);
        }
        let reach = usize::from(self.reach());
        let occupied = self.occupied();
        let mut near = self.line().iter().take(reach);
        let key = if near.any(|&cell| !occupied.has(cell)) {
            "fact-put"
        } else {
            "fact-put-forced"
        };
        self.voice.count(key, self.reach())
    }

    fn ask_keep(&self) -> Asked {
        let tokens = self.view.drawn.unwrap_or_default();
        let list = [("list", self.voice.list(tokens).into())];
        self.said("ask-keep", "fact-keep", &list)
    }

    fn ask_special(&self) -> Asked {
        let value = self.reach();
        let (name, text) = self.voice.special(value);
        let args = [("special", name.into()), ("value", value.into())];
        (self.voice.say("ask-special", &args), text)
    }
}

// Waiting.
impl Stage<'_> {
    /// For whom, or for what.
    fn wait(&self) -> String {
        let (view, voice) = (&self.view, &self.voice);
        let turn = |key: &str| voice.tell(view.turn, key, &[]);
        match view.stage {
            Phase::ChooseCards => self.wait_for_cards(),
            Phase::HenryCard => voice.say("wait-henry-card", &[]),
            Phase::Look if self.is_henry(view.turn) => turn("wait-look-henry"),
            Phase::Look => turn("wait-look"),
            Phase::Draw => turn("wait-draw"),
            Phase::Sail | Phase::SailOn => turn("wait-sail"),
            Phase::TakeWreck | Phase::TakeMore => turn("wait-wreck"),
            Phase::Lift | Phase::Put if self.is_relocation() => turn("wait-relocate"),
            Phase::Lift | Phase::Put => turn("wait-place"),
            Phase::LeaveStorm => turn("wait-storm"),
            Phase::Keep => {
                let count = [("count", view.drawn_count.into())];
                voice.tell(view.turn, "wait-keep", &count)
            }
            Phase::Special => {
                let (name, _) = voice.special(self.reach());
                voice.tell(view.turn, "wait-special", &[("special", name.into())])
            }
            Phase::Over => voice.say("ask-over", &[]),
        }
    }

    fn wait_for_cards(&self) -> String {
        let seats = self.acting();
        let names: Vec<String> = seats.iter().map(|seat| self.voice.name(seat)).collect();
        let names = [("names", self.voice.and(&names).into())];
        self.voice.say("wait-cards", &names)
    }
}
