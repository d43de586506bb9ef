//! What a choice would change on the table, for whoever has it in pencil.

use tortuga_core::Seat;
use tortuga_groo::{Action, CardType, Kind, Symbol};

use super::{Legal, Stage};
use crate::{GrooDraft, Piece, Touch};

impl Stage<'_> {
    /// One for every card that the viewer may pay for now.
    pub(super) fn drafts(&self) -> Vec<GrooDraft> {
        let Some(seat) = self.own_seat() else {
            return Vec::new();
        };
        let drafts = self.legal.iter();
        drafts.filter_map(|legal| self.draft(seat, legal)).collect()
    }

    fn draft(&self, seat: Seat, legal: &Legal) -> Option<GrooDraft> {
        let (kind, stays) = paid_card(legal.action)?;
        let (after, noted) = self.tried(seat, legal.action);
        noted?;
        let spent = |symbol: Symbol| {
            let before = self.table().pool.of(symbol);
            usize::from(before.saturating_sub(after.table.pool.of(symbol)))
        };
        let pays = Symbol::ALL.into_iter();
        let pays = pays.flat_map(|symbol| std::iter::repeat_n(symbol.letter(), spent(symbol)));
        Some(GrooDraft {
            notation: legal.notation.clone(),
            card: stays.then(|| self.in_pencil(kind)),
            troop: self.voice.print(kind).card_type == CardType::Troop,
            // What a Groo Effect does comes after the others had their say.
            points: if stays {
                after.points(seat)
            } else {
                self.seen.points(seat)
            },
            pays: pays.collect(),
        })
    }

    fn in_pencil(&self, kind: Kind) -> Piece {
        Piece {
            touch: Touch::Nothing,
            ..self.lone(kind)
        }
    }
}

/// The card that an action pays for, and whether it stays before its player.
const fn paid_card(action: Action) -> Option<(Kind, bool)> {
    match action {
        Action::Play(kind) => Some((kind, true)),
        Action::PlayGroo(kind, _) => Some((kind, false)),
        Action::Done
        | Action::Draw
        | Action::Discard(_)
        | Action::Attack(_)
        | Action::Commit(_)
        | Action::Ability(..)
        | Action::Recover(_)
        | Action::Wild(..)
        | Action::LoseBuilding(_)
        | Action::LoseTroop(_)
        | Action::LoseHand(_)
        | Action::Dealer(_)
        | Action::Drew(_)
        | Action::Rolled(..)
        | Action::Stole(_) => None,
    }
}
