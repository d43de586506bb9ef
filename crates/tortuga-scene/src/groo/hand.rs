//! The viewer's own cards, in the order of the deck's list.

use tortuga_groo::{Action, CardType, Choice, Kind, Stage as Phase, Symbol, Symbols};

use super::{Stage, icons};
use crate::{Card, CardFace, Touch};

impl Stage<'_> {
    pub(super) fn hand(&self) -> Vec<Card> {
        let own = self.own_seat().map(|seat| self.view.hands[seat.index()]);
        let cards = own.and_then(|hand| hand.cards).unwrap_or_default();
        let kinds = self.voice.edition.each(cards);
        kinds.map(|kind| self.card(kind)).collect()
    }

    fn card(&self, kind: Kind) -> Card {
        let print = self.voice.print(kind);
        Card {
            icon: icons::card(print),
            title: self.voice.card(kind),
            corner: cost(print.cost),
            about: self.voice.about(kind),
            face: Some(self.face(kind)),
            touch: self.touch_card(kind),
        }
    }

    fn face(&self, kind: Kind) -> CardFace {
        let piece = self.lone(kind);
        CardFace {
            band: piece.band,
            sort: piece.sort,
            cost: self.shown(self.voice.print(kind).cost),
            worth: piece.corner,
            text: self.voice.text(kind).to_owned(),
        }
    }

    fn touch_card(&self, kind: Kind) -> Touch {
        self.touch(|action| plays(action, kind), self.would_be(kind))
    }

    /// What touching a card would mean now, if it were legal.
    fn would_be(&self, kind: Kind) -> Option<Action> {
        let table = self.table();
        let own = self.own_seat()?;
        if let Some(Choice::Hand { seat, .. }) = table.choice
            && seat == own
        {
            return Some(Action::LoseHand(kind));
        }
        if table.stage == Phase::Discard && table.active == own {
            return Some(Action::Discard(kind));
        }
        match self.voice.print(kind).card_type {
            CardType::Building | CardType::Troop => Some(Action::Play(kind)),
            CardType::GrooEffect | CardType::Wild => self.first_action(|action| {
                matches!(action, Action::PlayGroo(one, _) | Action::Wild(one, _) if one == kind)
            }),
            CardType::Event => None,
        }
    }
}

/// Does this action use a hand card of this kind?
fn plays(action: Action, kind: Kind) -> bool {
    match action {
        Action::Discard(one)
        | Action::Play(one)
        | Action::PlayGroo(one, _)
        | Action::Wild(one, _)
        | Action::LoseHand(one) => one == kind,
        Action::Done
        | Action::Draw
        | Action::Attack(_)
        | Action::Commit(_)
        | Action::Ability(..)
        | Action::Recover(_)
        | Action::LoseBuilding(_)
        | Action::LoseTroop(_)
        | Action::Dealer(_)
        | Action::Drew(_)
        | Action::Rolled(..)
        | Action::Stole(_) => false,
    }
}

/// A cost in the letters of the dice: `1K 2L`.
fn cost(symbols: Symbols) -> String {
    let asked = Symbol::ALL.into_iter().filter(|&one| symbols.of(one) > 0);
    let parts = asked.map(|one| format!("{}{}", symbols.of(one), one.letter()));
    parts.collect::<Vec<_>>().join(" ")
}
