//! What happens in the middle of the table: a battle, a window, an effect, an
//! Event, a loss.

use tortuga_core::Seat;
use tortuga_groo::{CardType, Cards, Choice, Kind, Stage as Phase, Window, totals};

use super::Stage;
use crate::{
    Announcement, Battle, BattleSide, EventOnTable, Loss, OpenWindow, Piece, SetAside, seal,
};

impl Stage<'_> {
    pub(super) fn battle(&self) -> Option<Battle> {
        let table = self.table();
        let (Phase::Commit | Phase::Defend | Phase::Battle) = table.stage else {
            return None;
        };
        let (attack, defence) = totals(&self.seen);
        let side = |seat: Seat, total, wild| BattleSide {
            seal: seal::of_town(seat),
            name: self.voice.name(seat),
            troops: self.committed(seat),
            total,
            wild,
        };
        let args = [
            ("target", self.voice.whom(table.target).into()),
            ("attack", attack.into()),
            ("defence", defence.into()),
        ];
        Some(Battle {
            attacker: side(table.active, attack, table.bonus[0]),
            defender: side(table.target, defence, table.bonus[1]),
            about: self.voice.tell(table.active, "battle-about", &args),
        })
    }

    /// Who is asked in it stands nowhere, but for the viewer himself.
    pub(super) fn window(&self) -> Option<OpenWindow> {
        let key = window_key(self.table().window?);
        Some(OpenWindow {
            key,
            name: self.voice.say(&format!("window-{key}"), &[]),
            about: self.voice.say(&format!("window-{key}-about"), &[]),
            asked: self.view.asked.is_some(),
        })
    }

    pub(super) fn announced(&self) -> Option<Announcement> {
        let table = self.table();
        let announced = table.announced?;
        Some(Announcement {
            seal: seal::of_town(table.user),
            card: self.lone(announced.kind),
            text: self.announcement(announced.kind, announced.argument),
        })
    }

    /// Who plays a Groo Effect, and where it strikes. Once Groo has moved he
    /// is where the card sent him.
    fn announcement(&self, kind: Kind, argument: u8) -> String {
        let table = self.table();
        let goes_to = self.groo_goes_to(kind, argument);
        let waits = table.window == Some(Window::Counter);
        let (key, town) = match goes_to.filter(|_| waits) {
            Some(town) => ("announced-move", town),
            None => ("announced-hit", table.groo),
        };
        let args = [
            ("card", self.voice.card(kind).into()),
            ("town", self.voice.town(town).into()),
        ];
        self.voice.tell(table.user, key, &args)
    }

    pub(super) fn event(&self) -> Option<EventOnTable> {
        let table = self.table();
        let drawer = table.active;
        let waiting = || self.out(drawer, CardType::Event).first().copied();
        let kind = table.event.map(|event| event.kind).or_else(waiting)?;
        let card = [("card", self.voice.card(kind).into())];
        let aside = table.round_from(drawer).map(|seat| SetAside {
            seal: seal::of_town(seat),
            name: self.voice.name(seat),
            cards: self.set_aside(seat),
        });
        Some(EventOnTable {
            seal: seal::of_town(drawer),
            card: self.lone(kind),
            set_aside: aside.filter(|aside| !aside.cards.is_empty()).collect(),
            text: self.voice.tell(drawer, "event-drawn", &card),
        })
    }

    fn set_aside(&self, seat: Seat) -> Vec<Piece> {
        let cards = self.table().out[seat.index()];
        let mut kinds = self.out(seat, CardType::GrooEffect);
        kinds.dedup();
        let pieces = kinds.into_iter().map(|kind| self.piece(cards, kind));
        pieces.collect()
    }

    /// A player's cards of a type in the middle of the table.
    fn out(&self, seat: Seat, card_type: CardType) -> Vec<Kind> {
        let cards: Cards = self.table().out[seat.index()];
        let kinds = self.voice.edition.each(cards);
        kinds
            .filter(|&kind| self.voice.print(kind).card_type == card_type)
            .collect()
    }

    pub(super) fn loss(&self) -> Option<Loss> {
        let choice = self.table().choice?;
        let (key, due) = match choice {
            Choice::Buildings { due, .. } => ("loss-buildings", due),
            Choice::Troops { due, .. } => ("loss-troops", due),
            Choice::Hand { due, .. } => ("loss-hand", due),
            Choice::Chased { vp, .. } => ("loss-chased", vp),
        };
        let args = [("count", due.into()), ("vp", self.voice.vp(due).into())];
        let one = matches!(choice, Choice::Chased { .. });
        Some(Loss {
            seal: seal::of_town(choice.seat()),
            due: if one { 1 } else { due },
            text: self.voice.tell(choice.seat(), key, &args),
        })
    }
}

pub(super) const fn window_key(window: Window) -> &'static str {
    match window {
        Window::Battle => "battle",
        Window::Roll => "roll",
        Window::Pass => "pass",
        Window::Counter => "counter",
        Window::Effect => "effect",
        Window::End => "end",
    }
}
