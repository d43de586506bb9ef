//! What everybody can see of each player.

use tortuga_core::Seat;
use tortuga_foggy::{Side, Stage as Phase};

use super::Stage;
use crate::{Count, Plate, seal};

impl Stage<'_> {
    pub(super) fn plates(&self) -> Vec<Plate> {
        let seats = self.seen.all();
        seats.iter().map(|seat| self.plate(seat)).collect()
    }

    fn plate(&self, seat: Seat) -> Plate {
        Plate {
            seal: seal::of_side(seat),
            name: self.voice.name(seat),
            you: self.voice.is_viewer(seat),
            acts: self.acting().has(seat),
            points: self.view.coins[Side::of(seat).index()].into(),
            counts: self.possessions(seat),
            status: self.status(seat).join(", "),
        }
    }

    fn possessions(&self, seat: Seat) -> Vec<Count> {
        let side = Side::of(seat);
        let mut counts = Vec::new();
        if self.view.mode().has_mercenaries() {
            counts.push(self.score(side));
            let band = self.seen.hired[side.index()].tokens().count();
            counts.push(self.labelled("k-helmet", "hired", band));
        }
        if self.holds_tokens() {
            let player = &self.view.players[seat.index()];
            counts.push(self.labelled("hand", "hand", player.hand_size));
            counts.push(self.labelled("bag", "pile", player.pile_size));
        }
        counts
    }

    /// Before a round is dealt nobody holds anything.
    fn holds_tokens(&self) -> bool {
        let nothing = [
            Phase::FirstPlayer,
            Phase::QuickWeather,
            Phase::Hire,
            Phase::Deal,
            Phase::Over,
        ];
        !nothing.contains(&self.view.stage)
    }

    fn labelled(&self, icon: &'static str, key: &str, count: u8) -> Count {
        Count {
            icon,
            label: self.voice.say(&format!("label-{key}"), &[]),
            count: count.into(),
        }
    }

    fn status(&self, seat: Seat) -> Vec<String> {
        let (view, voice) = (&self.view, &self.voice);
        if view.round == 0 || self.is_over() {
            return Vec::new();
        }
        let mut said = Vec::new();
        if view.first == seat {
            said.push(voice.say("status-begins", &[]));
        }
        if self.is_turn() && view.turn == seat {
            said.push(voice.say("status-turn", &[]));
            if view.placements > 1 {
                said.push(voice.count("status-placements", view.placements));
            }
        }
        if view.extras[seat.index()] > 0 {
            said.push(voice.count("status-extras", view.extras[seat.index()]));
        }
        said.extend(self.together(seat).map(|key| voice.say(key, &[])));
        said
    }

    /// While all choose at the same time: who has finished.
    fn together(&self, seat: Seat) -> Option<&'static str> {
        let hires = self.view.stage == Phase::Hire;
        let picks = self.view.stage == Phase::PickHand;
        if (hires || picks) && self.view.done.has(seat) {
            return Some("status-done");
        }
        (hires && self.acting().has(seat)).then_some("status-hires")
    }
}
