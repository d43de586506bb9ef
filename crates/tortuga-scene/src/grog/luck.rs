//! What people who bring their own dice and cards are asked to roll or draw.

use tortuga_core::Seat;
use tortuga_grog::{
    Action, Claimant, Column, GoalKind, Heard, MainTrade, Open, Parrot, Phase, Trade, Treasure,
};

use super::voice::Voice;
use super::{Stage, log};
use crate::LuckPrompt;

impl Stage<'_> {
    /// None if a person decides now.
    pub(super) fn luck(&self) -> Option<LuckPrompt> {
        Some(match self.phase() {
            Phase::LayClouds { .. } => self.open_luck("luck-clouds", "clouds ", self.cloud_hint()),
            Phase::ChooseStarter => self.open_luck("luck-starter", "starter ", self.seat_hint()),
            Phase::LayShips => self.open_luck("luck-ships", "ships ", self.ship_hint()),
            Phase::Roll => self.open_luck("luck-roll", "rolled ", self.roll_hint()),
            Phase::DealGoals { seat } => self.draw_goal(seat),
            Phase::DealTreasure { seat } => self.draw_treasure(seat),
            Phase::DealParrot { seat } => self.draw_parrot(seat),
            Phase::DrawCards { trade, .. } => self.draw_at_ship(trade),
            Phase::DrawGoals { trade, .. } => self.draw_goal(trade.seat),
            Phase::CloudParrot { claimant, .. } => self.draw_parrot(self.claims(claimant)),
            Phase::CloudGoal { claimant, .. } => self.draw_goal(self.claims(claimant)),
            Phase::ReturnGoals { .. }
            | Phase::StartGood { .. }
            | Phase::Auction(_)
            | Phase::ChooseShip { .. }
            | Phase::Trade(_)
            | Phase::Price { .. }
            | Phase::Substitute { .. }
            | Phase::KeepGoal(_)
            | Phase::ReturnDrawn(_)
            | Phase::Build(_)
            | Phase::SwapGoal { .. }
            | Phase::Pay { .. }
            | Phase::Claims(_)
            | Phase::Lock
            | Phase::Ghost { .. }
            | Phase::Over(_) => return None,
        })
    }

    const fn claims(&self, claimant: Claimant) -> Seat {
        match claimant {
            Claimant::Passer(trade) => trade.seat,
            Claimant::Winner(_) => self.view.table.leader,
        }
    }

    fn draw_at_ship(&self, trade: Trade) -> LuckPrompt {
        if self.world.ship_at(trade.at).main == MainTrade::Treasure {
            self.draw_treasure(trade.seat)
        } else {
            self.draw_parrot(trade.seat)
        }
    }

    fn draw_goal(&self, seat: Seat) -> LuckPrompt {
        let edition = self.voice.edition;
        let ids = GoalKind::all().map(|kind| named(edition.goal_id(kind), &self.voice.goal(kind)));
        let ids: Vec<String> = ids.collect();
        self.secret_luck(seat, "luck-goal", "drew goal ", &ids)
    }

    fn draw_treasure(&self, seat: Seat) -> LuckPrompt {
        let values = Treasure::ALL.map(|treasure| treasure.0.to_string());
        self.secret_luck(seat, "luck-treasure", "drew treasure ", &values)
    }

    fn draw_parrot(&self, seat: Seat) -> LuckPrompt {
        let ids = Parrot::ALL.into_iter().zip(&self.voice.edition.parrot_ids);
        let ids: Vec<String> = ids
            .map(|(parrot, id)| named(id, &self.voice.parrot(parrot)))
            .collect();
        self.secret_luck(seat, "luck-parrot", "drew parrot ", &ids)
    }

    /// Everybody may see it.
    fn open_luck(&self, key: &str, prefix: &str, hint: String) -> LuckPrompt {
        LuckPrompt {
            seat: None,
            text: self.voice.say(key, &[]),
            hint,
            prefix: prefix.to_owned(),
            names: Vec::new(),
        }
    }

    /// Only this seat may see it.
    fn secret_luck(&self, seat: Seat, key: &str, prefix: &str, ids: &[String]) -> LuckPrompt {
        LuckPrompt {
            seat: Some(seat.0),
            text: self.voice.tell(seat, key, &[]),
            hint: self.list("luck-one-of", ids),
            prefix: prefix.to_owned(),
            names: Vec::new(),
        }
    }

    fn list(&self, key: &str, items: &[String]) -> String {
        self.voice.say(key, &[("list", items.join(", ").into())])
    }

    fn cloud_hint(&self) -> String {
        let clouds = (0..).zip(&self.voice.edition.clouds);
        let ids = clouds.map(|(number, cloud)| named(&cloud.id, &self.voice.cloud(number)));
        self.list("luck-all-of", &ids.collect::<Vec<_>>())
    }

    fn ship_hint(&self) -> String {
        let ships = (0..).zip(&self.voice.edition.ships);
        let ids = ships.map(|(number, ship)| named(&ship.id, &self.voice.ship(number)));
        self.list("luck-all-of", &ids.collect::<Vec<_>>())
    }

    fn seat_hint(&self) -> String {
        let seats = self.view.table.all();
        let names = seats
            .iter()
            .map(|seat| format!("{seat} {}", self.voice.name(seat)));
        self.list("luck-seats", &names.collect::<Vec<_>>())
    }

    fn roll_hint(&self) -> String {
        let order = Column::ALL.map(|column| self.voice.peninsula(column));
        let args = [
            ("example", "1 5 1 4 3".into()),
            ("order", order.join(", ").into()),
        ];
        self.voice.say("luck-in-order", &args)
    }
}

/// What is typed, and what it means unless it says so itself:
/// `hat_shop (Hut-Shops)`.
fn named(id: &str, name: &str) -> String {
    let word = id.replace('_', " ");
    if name.to_lowercase().starts_with(&word) {
        return id.to_owned();
    }
    format!("{id} ({name})")
}

/// An outcome in words, for whoever typed it to look at; none if it is no
/// outcome.
pub(super) fn outcome(voice: &Voice<'_>, action: Action) -> Option<String> {
    let open = match action {
        Action::Clouds(clouds) => Open::CloudsLaid(clouds),
        Action::Starter(seat) => Open::StarterNamed(seat),
        Action::Ships(ships) => Open::ShipsLaid(ships),
        Action::Rolled(dice) => Open::Rolled(dice),
        Action::DrewGoal(kind) => return Some(format!("{}.", voice.goal(kind))),
        Action::DrewTreasure(treasure) => {
            return Some(format!("{}.", voice.count("coins", treasure.0)));
        }
        Action::DrewParrot(parrot) => return Some(format!("{}.", voice.parrot(parrot))),
        Action::Bid(_)
        | Action::Turn(..)
        | Action::Hold
        | Action::Pass
        | Action::Ship(_)
        | Action::ShipIdle(_)
        | Action::Main(_)
        | Action::Claim
        | Action::EndTrade
        | Action::Direct(_)
        | Action::Sub(_)
        | Action::Build(_)
        | Action::StopClaims
        | Action::DiscardGoal(_)
        | Action::KeepGoal(_)
        | Action::Treasure(_)
        | Action::Settle
        | Action::Refuse
        | Action::Lock(_)
        | Action::Ghost(_)
        | Action::ReturnGoal(_)
        | Action::StartGood(_) => return None,
    };
    let line = log::lines(voice, &[Heard::Open(open)]).pop();
    line.map(|(_, line)| line.text)
}
