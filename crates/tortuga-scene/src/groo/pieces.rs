//! Cards that lie on the table.

use tortuga_core::Seat;
use tortuga_groo::{Action, CardType, Cards, Kind};

use super::{Stage, icons};
use crate::{Piece, Touch};

impl Stage<'_> {
    /// The Buildings of a town, kind by kind.
    pub(super) fn buildings(&self, seat: Seat) -> Vec<Piece> {
        let town = self.seen.town(seat);
        let kinds = self.voice.edition.kinds_of(town);
        kinds.map(|kind| self.building(seat, town, kind)).collect()
    }

    fn building(&self, seat: Seat, town: Cards, kind: Kind) -> Piece {
        let edition = self.voice.edition;
        let piece = self.piece(town, kind);
        let worth = self.voice.print(kind).vp + edition.point_bonus(town, kind);
        let idle = edition.copies(self.table().idle[seat.index()], kind);
        let mut about = vec![piece.about];
        if worth != self.voice.print(kind).vp {
            let vp = [("vp", self.voice.vp(worth).into())];
            about.push(self.voice.say("card-bonus", &vp));
        }
        if idle > 0 {
            let all = idle == piece.count;
            let key = if all { "card-idle" } else { "card-idle-some" };
            about.push(self.voice.count(key, idle));
        }
        Piece {
            corner: self.voice.vp(worth),
            value: Some(worth),
            idle,
            touch: self.touch_building(seat, kind),
            about: about.join(" "),
            ..piece
        }
    }

    fn touch_building(&self, seat: Seat, kind: Kind) -> Touch {
        if !self.voice.is_viewer(seat) {
            return Touch::Nothing;
        }
        let uses = |action| matches!(action, Action::LoseBuilding(one) | Action::Ability(one, _) if one == kind);
        let ask = if self.loses_pieces(seat) {
            Some(Action::LoseBuilding(kind))
        } else {
            self.first_action(|action| matches!(action, Action::Ability(one, _) if one == kind))
        };
        self.touch(uses, ask)
    }

    /// The Troops at home, then those in the battle.
    pub(super) fn troops(&self, seat: Seat) -> Vec<Piece> {
        let army = self.seen.army(seat);
        let home = self.voice.edition.kinds_of(army);
        let mut pieces: Vec<Piece> = home.map(|kind| self.troop(seat, army, kind)).collect();
        pieces.extend(self.committed(seat));
        pieces
    }

    fn troop(&self, seat: Seat, army: Cards, kind: Kind) -> Piece {
        let touch = if self.voice.is_viewer(seat) {
            let ask = if self.loses_pieces(seat) {
                Action::LoseTroop(kind)
            } else {
                Action::Commit(kind)
            };
            let uses = |action| matches!(action, Action::Commit(one) | Action::LoseTroop(one) if one == kind);
            self.touch(uses, Some(ask))
        } else {
            Touch::Nothing
        };
        Piece {
            touch,
            ..self.piece(army, kind)
        }
    }

    /// The Troops in the battle.
    pub(super) fn committed(&self, seat: Seat) -> Vec<Piece> {
        let troops = self.seen.committed(seat);
        let kinds = self.voice.edition.kinds_of(troops);
        let piece = |kind| {
            let piece = self.piece(troops, kind);
            let where_to = self.voice.say("card-committed", &[]);
            Piece {
                committed: true,
                about: format!("{} {where_to}", piece.about),
                ..piece
            }
        };
        kinds.map(piece).collect()
    }

    /// Must he choose Buildings or Troops to lose?
    fn loses_pieces(&self, seat: Seat) -> bool {
        use tortuga_groo::Choice;
        match self.table().choice {
            Some(Choice::Hand { .. }) | None => false,
            Some(choice) => choice.seat() == seat,
        }
    }

    /// The first action of a sort that the deck knows.
    pub(super) fn first_action(&self, wanted: impl Fn(Action) -> bool) -> Option<Action> {
        use tortuga_core::Rules as _;
        use tortuga_groo::Groo;
        let edition = self.voice.edition;
        let mut numbers = 0..Groo::action_count(edition);
        let action = |number| Groo::action(edition, number);
        numbers.find_map(|number| action(number).filter(|&action| wanted(action)))
    }

    /// The discard pile. A card in it is touched to take it back.
    pub(super) fn discarded(&self) -> Vec<Piece> {
        let pile = self.table().discard;
        let kinds = self.voice.edition.kinds_of(pile);
        let piece = |kind| Piece {
            touch: self.touch(|action| action == Action::Recover(kind), None),
            ..self.piece(pile, kind)
        };
        kinds.map(piece).collect()
    }

    /// One card that lies open, and cannot be touched.
    pub(super) fn lone(&self, kind: Kind) -> Piece {
        Piece {
            count: 1,
            ..self.piece(Cards::NONE, kind)
        }
    }

    /// Cards of one kind among these, as they are printed.
    pub(super) fn piece(&self, cards: Cards, kind: Kind) -> Piece {
        let print = self.voice.print(kind);
        Piece {
            id: print.id.clone(),
            icon: icons::card(print),
            name: self.voice.card(kind),
            count: self.voice.edition.copies(cards, kind),
            corner: match print.card_type {
                CardType::Building => self.voice.vp(print.vp),
                CardType::Troop => self.voice.count("bv", print.battle),
                CardType::GrooEffect | CardType::Wild | CardType::Event => String::new(),
            },
            value: match print.card_type {
                CardType::Building => Some(print.vp),
                CardType::Troop => Some(print.battle),
                CardType::GrooEffect | CardType::Wild | CardType::Event => None,
            },
            band: icons::band(print.card_type),
            sort: self.voice.card_type(kind),
            idle: 0,
            committed: false,
            touch: Touch::Nothing,
            about: self.voice.about(kind),
        }
    }
}
