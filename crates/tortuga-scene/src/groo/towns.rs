//! The towns: who has what, and how far Groo is.

use tortuga_core::Seat;
use tortuga_groo::{Action, Stage as Phase};

use super::Stage;
use crate::{Touch, Town, seal};

impl Stage<'_> {
    pub(super) fn town(&self, seat: Seat) -> Town {
        let (touch, touch_label) = self.touch_town(seat);
        let distance = self.distance(seat);
        Town {
            seal: seal::of_town(seat),
            name: self.voice.name(seat),
            groo: self.table().groo == seat && self.groo_has_come(),
            points: self.seen.points(seat),
            battle: self.seen.printed_battle(seat),
            distance,
            where_groo: self.where_groo(seat),
            buildings: self.buildings(seat),
            troops: self.troops(seat),
            touch,
            touch_label,
            about: self.about_town(seat),
        }
    }

    /// Before the dealer is named Groo is nowhere.
    fn groo_has_come(&self) -> bool {
        self.table().stage != Phase::Dealer
    }

    /// The smaller number of seats in either direction.
    fn distance(&self, seat: Seat) -> u8 {
        let table = self.table();
        let left = (seat.0 + table.seats - table.groo.0) % table.seats;
        left.min(table.seats - left)
    }

    fn where_groo(&self, seat: Seat) -> String {
        match self.distance(seat) {
            _ if !self.groo_has_come() => String::new(),
            0 => self.voice.say("where-here", &[]),
            towns => self.voice.count("where-away", towns),
        }
    }

    fn about_town(&self, seat: Seat) -> String {
        let list = |cards: String| {
            if cards.is_empty() {
                return self.voice.say("none", &[]);
            }
            cards
        };
        let voice = &self.voice;
        let mut troops = vec![voice.list(self.seen.army(seat))];
        troops.push(voice.list(self.seen.committed(seat)));
        troops.retain(|some| !some.is_empty());
        let place = match self.where_groo(seat) {
            unknown if unknown.is_empty() => voice.say("set-up", &[]),
            place => place,
        };
        let args = [
            ("town", voice.name(seat).into()),
            ("vp", voice.vp(self.seen.points(seat)).into()),
            (
                "bv",
                voice.count("bv", self.seen.printed_battle(seat)).into(),
            ),
            ("where", place.into()),
            ("buildings", list(voice.list(self.seen.town(seat))).into()),
            ("troops", list(troops.join(", ")).into()),
        ];
        voice.say("town-about", &args)
    }

    /// A town is touched to attack it, or to send Groo there; what it does is
    /// said in words. Nobody sends Groo home by a slip of the finger.
    fn touch_town(&self, seat: Seat) -> (Touch, String) {
        if self.voice.is_viewer(seat) {
            return (Touch::Nothing, String::new());
        }
        let attack = self.attack_on(seat);
        let attacks = |action| Some(action) == attack;
        if !self.legal_of(attacks).is_empty() {
            let label = self
                .voice
                .say("do-attack", &[("name", self.voice.name(seat).into())]);
            return (self.touch(attacks, None), label);
        }
        let sends = |action| self.sends_groo_to(action) == Some(seat);
        let touch = self.touch(sends, attack);
        let label = match touch {
            Touch::Act(_) => self.voice.say("touch-groo", &[]),
            Touch::Ask(_) | Touch::Nothing => String::new(),
        };
        (touch, label)
    }

    /// The viewer's attack on this town; none on his own.
    fn attack_on(&self, seat: Seat) -> Option<Action> {
        let own = self.own_seat()?;
        let seats = self.table().seats;
        let offset = (seat.0 + seats - own.0) % seats;
        (offset > 0).then_some(Action::Attack(offset))
    }
}
