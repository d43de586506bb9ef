//! What everybody can see of each player.

use tortuga_core::Seat;
use tortuga_groo::Stage as Phase;

use super::Stage;
use crate::{Count, Plate, seal};

impl Stage<'_> {
    pub(super) fn plates(&self) -> Vec<Plate> {
        let seats = self.table().all();
        seats.iter().map(|seat| self.plate(seat)).collect()
    }

    fn plate(&self, seat: Seat) -> Plate {
        Plate {
            seal: seal::of_town(seat),
            name: self.voice.name(seat),
            you: self.voice.is_viewer(seat),
            acts: self.acting().has(seat),
            points: i32::from(self.seen.points(seat)),
            counts: self.possessions(seat),
            status: self.status(seat).join(", "),
        }
    }

    fn possessions(&self, seat: Seat) -> Vec<Count> {
        let troops = self.seen.army(seat).count() + self.seen.committed(seat).count();
        vec![
            self.labelled("card", "hand", self.view.hands[seat.index()].count),
            self.labelled("c-house", "buildings", self.seen.town(seat).count()),
            self.labelled("k-helmet", "troops", troops),
            self.labelled("k-blades", "battle", self.seen.printed_battle(seat)),
        ]
    }

    pub(super) fn labelled(&self, icon: &'static str, key: &str, count: u8) -> Count {
        Count {
            icon,
            label: self.voice.say(&format!("label-{key}"), &[]),
            count: count.into(),
        }
    }

    fn status(&self, seat: Seat) -> Vec<String> {
        let table = self.table();
        if let Phase::Dealer | Phase::Over(_) = table.stage {
            return Vec::new();
        }
        let mut keys = Vec::new();
        if table.active == seat && table.stage != Phase::Deal {
            keys.push("status-turn");
        }
        if table.user == seat && table.stage == Phase::Use {
            keys.push("status-dice");
        }
        if table.groo == seat {
            keys.push("status-groo");
        }
        keys.extend(self.countdown(seat));
        let words = keys.into_iter().map(|key| self.voice.say(key, &[]));
        words.collect()
    }

    /// In the last round: this is his last turn, or it is still to come.
    fn countdown(&self, seat: Seat) -> Option<&'static str> {
        let table = self.table();
        let turns = usize::from(table.turns_left?);
        let mut round = table.round_from(table.active);
        match round.position(|one| one == seat) {
            Some(0) => Some("status-last-turn"),
            Some(place) if place <= turns => Some("status-one-turn"),
            _ => None,
        }
    }
}
