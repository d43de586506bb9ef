//! The viewer's own tokens, in the order of the kinds.

use tortuga_foggy::{Action, Face, Kind, Side, Stage as Phase, Token};

use super::tiles::colour;
use super::{Stage, icons};
use crate::{Card, MapToken, Touch};

impl Stage<'_> {
    pub(super) fn hand(&self) -> Vec<Card> {
        self.held_kinds().map(|kind| self.held(kind)).collect()
    }

    /// The same tokens as they would lie on the map, face up.
    pub(super) fn held_tokens(&self) -> Vec<MapToken> {
        let Some(side) = self.own_seat().map(Side::of) else {
            return Vec::new();
        };
        let token = |kind: Kind| MapToken {
            face: Some(self.voice.face(kind, false)),
            colour: colour(Token::up(kind, side)),
            owner: side.id(),
            down: false,
            yours_only: false,
            may_be: Vec::new(),
        };
        self.held_kinds().map(token).collect()
    }

    fn held_kinds(&self) -> impl Iterator<Item = Kind> {
        // While hiring, the band lies in the shop.
        let own = self.own_seat().filter(|_| self.view.stage != Phase::Hire);
        let tokens = own.map(|seat| self.seen.hand(seat)).unwrap_or_default();
        self.voice.edition.each(tokens)
    }

    fn held(&self, kind: Kind) -> Card {
        Card {
            icon: icons::token(kind),
            title: self.voice.token(kind),
            corner: String::new(),
            about: self.voice.text(kind),
            face: None,
            touch: self.touch_held(kind),
        }
    }

    /// In foggy weather a mercenary can be laid in two ways; the choices say
    /// which.
    fn touch_held(&self, kind: Kind) -> Touch {
        let plays =
            |action| matches!(action, Action::Place(one, _) | Action::Replace(one) if one == kind);
        let face = if self.is_foggy() {
            Face::Down
        } else {
            Face::Up
        };
        let would_be = if self.view.stage == Phase::Replace {
            Action::Replace(kind)
        } else {
            Action::Place(kind, face)
        };
        self.touch(plays, self.is_turn().then_some(would_be))
    }
}
