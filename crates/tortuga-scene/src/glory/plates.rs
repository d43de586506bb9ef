//! What everybody can see of each player.

use tortuga_core::{Seat, Seats};
use tortuga_glory::{Card, SPACES};

use super::Stage;
use crate::{Count, Plate};

impl Stage<'_> {
    /// Those of people; Henry Morgan's ship is on the board.
    pub(super) fn plates(&self) -> Vec<Plate> {
        let people = Seats::first(self.view.options.seats);
        people.iter().map(|seat| self.plate(seat)).collect()
    }

    fn plate(&self, seat: Seat) -> Plate {
        Plate {
            seal: self.voice.seal(seat),
            name: self.voice.name(seat),
            you: self.voice.is_viewer(seat),
            acts: self.acting().has(seat),
            points: self.glory(seat).into(),
            counts: self.possessions(seat),
            status: self.status(seat).join(", "),
        }
    }

    fn possessions(&self, seat: Seat) -> Vec<Count> {
        let (view, place) = (&self.view, seat.index());
        if !view.afloat.has(seat) {
            return Vec::new();
        }
        let mut counts = vec![
            self.labelled("barrel", "barrels", view.barrels[place]),
            self.labelled("hand", "hand", self.hand_of(seat).count()),
            self.labelled("pirate", "supply", self.supply(seat)),
            self.labelled("chest", "treasures", view.treasure_counts[place]),
        ];
        if view.options.wrecks {
            counts.push(self.labelled("wreck", "wrecks", self.wrecks_of(seat).0));
        }
        counts
    }

    fn labelled(&self, icon: &'static str, key: &str, count: u8) -> Count {
        Count {
            icon,
            label: self.voice.say(&format!("label-{key}"), &[]),
            count: count.into(),
        }
    }

    fn status(&self, seat: Seat) -> Vec<String> {
        let (view, voice, place) = (&self.view, &self.voice, seat.index());
        if !view.afloat.has(seat) {
            let round = [("round", view.sunk_in[place].into())];
            return vec![voice.say("status-sunk", &round)];
        }
        let value = self.track_value(view.circles[place]).unwrap_or_default();
        let value = [("value", value.to_string().into())];
        let mut said = vec![voice.say("status-track", &value)];
        if view.sailed[place] >= SPACES {
            said.push(voice.say("status-home", &[]));
        }
        if view.chosen.has(seat) {
            said.push(voice.say("status-chosen", &[]));
        }
        if let Some(card) = view.played[place].filter(|_| self.is_turn()) {
            let value = [("value", Card::value(card).into())];
            said.push(voice.say("status-played", &value));
        }
        if self.is_turn() && view.turn == seat {
            said.push(voice.say("status-turn", &[]));
        }
        said
    }
}
