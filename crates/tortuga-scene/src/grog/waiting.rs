//! The prompt line for whoever waits: for whom, and who comes then.

use tortuga_core::{Seat, Seats};
use tortuga_grog::{Phase, Turn};

use super::Stage;

impl Stage<'_> {
    pub(super) fn waiting(&self) -> String {
        let voice = &self.voice;
        let acts = |key: &str| {
            let seat = self.acting().lowest().unwrap_or_default();
            voice.say(key, &[("name", voice.name(seat).into())])
        };
        match self.phase() {
            Phase::LayClouds { .. } => voice.say("wait-clouds", &[]),
            Phase::ChooseStarter => voice.say("wait-starter", &[]),
            Phase::LayShips => voice.say("wait-ships", &[]),
            Phase::Roll => voice.say("wait-roll", &[]),
            Phase::DealGoals { .. }
            | Phase::DealTreasure { .. }
            | Phase::DealParrot { .. }
            | Phase::DrawCards { .. }
            | Phase::DrawGoals { .. }
            | Phase::CloudParrot { .. }
            | Phase::CloudGoal { .. } => voice.say("wait-cards", &[]),
            Phase::ReturnGoals { .. } => self.wait_for_goals(),
            Phase::StartGood { .. } => acts("wait-good"),
            Phase::Auction(turn) => {
                let then = self.then(turn);
                [acts("wait-bid"), then].join(" ").trim_end().to_owned()
            }
            Phase::ChooseShip { .. } => acts("wait-ship"),
            Phase::Trade(_) | Phase::Price { .. } | Phase::Substitute { .. } => acts("wait-trade"),
            Phase::KeepGoal(_) | Phase::ReturnDrawn(_) | Phase::SwapGoal { .. } => {
                acts("wait-goal")
            }
            Phase::Build(_) | Phase::Claims(_) => acts("wait-build"),
            Phase::Pay { used: 0, .. } => acts("wait-pay"),
            Phase::Pay { .. } => acts("wait-paying"),
            Phase::Lock => acts("wait-lock"),
            Phase::Ghost { .. } => acts("wait-ghost"),
            Phase::Over(_) => voice.say("ask-over", &[]),
        }
    }

    fn wait_for_goals(&self) -> String {
        let seats = self.acting();
        let names: Vec<String> = seats.iter().map(|seat| self.voice.name(seat)).collect();
        let args = [
            ("name", self.voice.and(&names).into()),
            ("count", names.len().into()),
        ];
        self.voice.say("wait-goals", &args)
    }

    /// Who bids after this seat, up to the viewer: `Then Mara, then you.`
    fn then(&self, turn: Turn) -> String {
        let bidders = self.view.table.all().minus(self.view.table.passed);
        let order = self.up_to_viewer(turn.seat, bidders);
        let names = order.into_iter().map(|seat| {
            if self.voice.is_viewer(seat) {
                self.voice.say("you", &[])
            } else {
                self.voice.name(seat)
            }
        });
        let list = names.reduce(|first, last| {
            let args = [("first", first.into()), ("last", last.into())];
            self.voice.say("wait-then-next", &args)
        });
        list.map_or_else(String::new, |list| {
            self.voice.say("wait-then", &[("list", list.into())])
        })
    }

    fn up_to_viewer(&self, now: Seat, bidders: Seats) -> Vec<Seat> {
        let mut order = Vec::new();
        let mut seat = now;
        while let Some(next) = bidders.after(seat).filter(|&next| next != now) {
            order.push(next);
            if self.voice.is_viewer(next) {
                break;
            }
            seat = next;
        }
        order
    }
}
