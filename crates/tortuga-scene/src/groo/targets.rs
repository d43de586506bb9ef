//! Whom an action aims at.

use tortuga_core::Seat;
use tortuga_groo::{Action, Effect, Kind, Steps};

use super::Stage;

impl Stage<'_> {
    /// The town that a card or an ability sends Groo to; none if it does not
    /// move him.
    pub(super) fn sends_groo_to(&self, action: Action) -> Option<Seat> {
        let (Action::PlayGroo(kind, argument)
        | Action::Wild(kind, argument)
        | Action::Ability(kind, argument)) = action
        else {
            return None;
        };
        self.groo_goes_to(kind, argument)
    }

    pub(super) fn groo_goes_to(&self, kind: Kind, argument: u8) -> Option<Seat> {
        let table = self.table();
        let effect = self.voice.print(kind).effect;
        if effect == Effect::MoveGrooAny {
            return Some(table.left_of(table.groo, argument));
        }
        let (Effect::Chase { steps, .. } | Effect::PayToMoveGroo { steps, .. }) = effect else {
            return None;
        };
        self.way(steps, argument)
    }

    /// Left is clockwise, and so is counting up.
    fn way(&self, steps: Steps, argument: u8) -> Option<Seat> {
        let table = self.table();
        let step = i16::from(steps.get(argument)?);
        let place = (i16::from(table.groo.0) + step).rem_euclid(i16::from(table.seats));
        u8::try_from(place).ok().map(Seat)
    }

    /// The player so many seats to the left of the viewer.
    pub(super) fn left_of_me(&self, offset: u8) -> Seat {
        let own = self.own_seat().unwrap_or_default();
        self.table().left_of(own, offset)
    }

    /// Attacker or defender: whom a bonus helps.
    pub(super) const fn side(&self, side: u8) -> Seat {
        let table = &self.view.table;
        if side == 0 {
            table.active
        } else {
            table.target
        }
    }
}
