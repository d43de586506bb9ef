//! What then happens for certain, as far as the viewer can know.

use tortuga_core::Seat;
use tortuga_glory::{Action, Cell, Icon, PLAYERS, Payment, Treasure};

use super::Stage;

/// A pirate field gives this at once.
const FIELD_GLORY: u8 = 1;

impl Stage<'_> {
    /// May be empty.
    pub(super) fn outcome(&self, action: Action) -> String {
        let Some(seat) = self.own_seat() else {
            return String::new();
        };
        let parts = match action {
            Action::Play(card) => vec![self.after_paying(seat, self.cost(card))],
            Action::StopOver(steps) => self.bonuses(steps),
            Action::Sail(steps) | Action::SailOn(steps) => self.end_of_movement(steps),
            Action::Put(cell) => self.reward(seat, cell),
            Action::Keep(kind) => vec![self.sets_words(seat, kind)],
            Action::Special(Some(Payment::Sail)) => {
                vec![self.after_paying(seat, self.price_of(Payment::Sail))]
            }
            Action::TakeWreck(_)
            | Action::Lift(_)
            | Action::Special(_)
            | Action::Henry(_)
            | Action::Drew(_)
            | Action::Found(_) => Vec::new(),
        };
        parts.join(", ")
    }

    /// The marker before and after; or the end of the ship.
    fn after_paying(&self, seat: Seat, circles: u8) -> String {
        let from = self.view.circles[seat.index()];
        let to = self.track_value(from.saturating_add(circles));
        let (Some(from), Some(to)) = (self.track_value(from), to) else {
            return self.voice.say("out-sinks", &[]);
        };
        let args = [
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
        ];
        self.voice.say("out-cost", &args)
    }

    /// For coming to the compass or Home.
    fn bonuses(&self, steps: u8) -> Vec<String> {
        let sea = &self.voice.edition.sea;
        let mut parts = Vec::new();
        if self.passes(steps, sea.compass.0) {
            let glory = next_bonus(sea.compass_bonus, self.view.compass);
            parts.push(self.bonus("out-compass", glory));
        }
        if self.comes_home(steps) {
            let glory = next_bonus(sea.home_bonus, self.view.home);
            parts.push(self.bonus("out-home", glory));
            if !self.is_last_round() {
                parts.push(self.voice.say("out-last", &[]));
            }
        }
        parts
    }

    fn bonus(&self, key: &str, glory: u8) -> String {
        let glory = [("glory", self.voice.glory(glory).into())];
        self.voice.say(key, &glory)
    }

    fn end_of_movement(&self, steps: u8) -> Vec<String> {
        let space = self.space_after(steps);
        let line = self.voice.edition.line(space);
        let mut parts = self.bonuses(steps);
        let fields = line.iter().copied();
        let fields = fields.filter(|&cell| self.printed().fields.has(cell));
        let mut glory = [0; PLAYERS];
        for seat in fields.filter_map(|cell| self.pirate_on(cell)) {
            glory[seat.index()] += FIELD_GLORY;
        }
        if glory != [0; PLAYERS] {
            let list = [("list", self.voice.shares(glory).into())];
            parts.push(self.voice.say("out-fields", &list));
        }
        let wreck = self.wreck_at(space);
        if wreck.is_some_and(|stack| self.view.stack_sizes[stack] > 0) {
            parts.push(self.voice.say("out-wreck", &[]));
        }
        let occupied = self.occupied();
        if line.iter().all(|&cell| occupied.has(cell)) {
            parts.push(self.voice.say("out-full", &[]));
        }
        parts
    }

    /// What a cell gives, and the islands that are full then.
    fn reward(&self, seat: Seat, cell: Cell) -> Vec<String> {
        let voice = &self.voice;
        let reward = match self.printed().icon(cell) {
            Icon::PirateField => self.bonus("out-field", FIELD_GLORY),
            Icon::Barrel if self.can_take_barrel(seat) => voice.say("out-barrel", &[]),
            Icon::Barrel => voice.say("out-no-barrel", &[]),
            Icon::Chest => {
                let draws = voice.edition.treasure.chest_draw;
                voice.count("out-chest", draws.min(self.bag_count()))
            }
            Icon::Storm => return Vec::new(),
        };
        let mut parts = vec![reward];
        let mut pirates = self.view.pirates;
        let own = &mut pirates[seat.index()];
        *own = own.with(cell);
        if let Some(from) = self.view.lifted {
            *own = own.without(from);
        }
        let full = self.filled(pirates).into_iter();
        parts.extend(full.map(|(island, glory)| {
            let args = [
                ("island", voice.island(island).into()),
                ("list", voice.shares(glory).into()),
            ];
            voice.say("out-fills", &args)
        }));
        parts
    }

    fn can_take_barrel(&self, seat: Seat) -> bool {
        let limit = self.voice.edition.barrels.limit;
        self.view.barrels[seat.index()] < limit && self.barrel_supply() > 0
    }

    fn sets_words(&self, seat: Seat, kind: Treasure) -> String {
        let glory = self.voice.glory(self.sets_with(seat, kind));
        self.voice.say("out-sets", &[("glory", glory.into())])
    }
}

/// What the next ship gets.
fn next_bonus(bonuses: [u8; PLAYERS], places: [u8; PLAYERS]) -> u8 {
    let taken = places.iter().filter(|&&place| place > 0).count();
    bonuses.get(taken).copied().unwrap_or_default()
}
