//! Hiring, and choosing a hand.

use tortuga_core::Seat;
use tortuga_foggy::{Action, Kind, Side, Stage as Phase, Tokens};

use super::Stage;
use crate::{HandPicking, Mercenary, PickItem, Seal, Shop, ShopItem, seal};

impl Stage<'_> {
    /// While the viewer hires.
    pub(super) fn shop(&self) -> Option<Shop> {
        let seat = self.asked().filter(|_| self.view.stage == Phase::Hire)?;
        let coins = self.view.coins[Side::of(seat).index()];
        let left = self.coins_left(seat);
        let args = [
            ("coins", self.voice.coins(left).into()),
            ("all", coins.into()),
        ];
        Some(Shop {
            coins,
            left,
            goods: Kind::mercenaries()
                .map(|kind| self.item(seat, kind))
                .collect(),
            done: self.touch(|action| action == Action::Done, None),
            about: self.voice.say("shop-about", &args),
        })
    }

    fn item(&self, seat: Seat, kind: Kind) -> ShopItem {
        let face = self.voice.face(kind, false);
        let (edition, hire) = (self.voice.edition, Action::Hire(kind));
        let print = edition.print(kind);
        let band = edition.copies(self.seen.hand(seat), kind);
        let before = self.seen.hired[Side::of(seat).index()].tokens();
        ShopItem {
            id: face.id,
            icon: face.icon,
            name: face.name,
            cost: print.cost,
            gives_up: print.replaces.map(|basic| self.voice.face(basic, false)),
            copies: print.count.saturating_sub(band),
            hired: edition.copies(self.new_hires(seat), kind),
            in_band: edition.copies(before, kind),
            touch: self.touch(|action| action == hire, Some(hire)),
            text: self.voice.text(kind),
            why_not: self.why_not(hire),
        }
    }

    /// Every mercenary and who has it: this is open during the whole game.
    pub(super) fn mercenaries(&self) -> Vec<Mercenary> {
        if !self.view.mode().has_mercenaries() {
            return Vec::new();
        }
        Kind::mercenaries()
            .map(|kind| self.mercenary(kind))
            .collect()
    }

    fn mercenary(&self, kind: Kind) -> Mercenary {
        let (face, print) = (self.voice.face(kind, false), self.voice.edition.print(kind));
        Mercenary {
            id: face.id,
            icon: face.icon,
            name: face.name,
            cost: print.cost,
            copies: print.count,
            gives_up: print.replaces.map(|basic| self.voice.face(basic, false)),
            hired_by: self.hired_by(kind),
            text: self.voice.text(kind),
        }
    }

    fn hired_by(&self, kind: Kind) -> Vec<Seal> {
        let edition = self.voice.edition;
        let has = |side: &Side| {
            let band = self.seen.hired[side.index()].tokens();
            edition.copies(band, kind) > 0
        };
        let sides = Side::ALL.into_iter().filter(has);
        let first = sides.filter_map(|side| self.seen.seats_of(side).iter().next());
        first.map(seal::of_side).collect()
    }

    /// What a player has hired in this phase.
    pub(super) fn new_hires(&self, seat: Seat) -> Tokens {
        let before = self.seen.hired[Side::of(seat).index()].tokens();
        Tokens(self.seen.hand(seat).0 & !before.0)
    }

    /// Coins after what a player has hired so far.
    pub(super) fn coins_left(&self, seat: Seat) -> u16 {
        let cost = self.voice.edition.cost(self.new_hires(seat));
        self.view.coins[Side::of(seat).index()].saturating_sub(cost)
    }

    /// While the viewer chooses his hand.
    pub(super) fn picking(&self) -> Option<HandPicking> {
        let seat = self
            .asked()
            .filter(|_| self.view.stage == Phase::PickHand)?;
        let (edition, hand, pile) = (
            self.voice.edition,
            self.seen.hand(seat),
            self.seen.pile(seat),
        );
        let chosen = edition.each(hand).map(|kind| self.voice.face(kind, false));
        let from = edition.kinds_of(pile).map(|kind| {
            let pick = Action::Pick(kind);
            PickItem {
                tokens: self.voice.counted(kind, edition.copies(pile, kind)),
                touch: self.touch(|action| action == pick, Some(pick)),
                why_not: self.why_not(pick),
            }
        });
        Some(HandPicking {
            chosen: chosen.collect(),
            due: self.picks_due(seat),
            from: from.collect(),
        })
    }

    pub(super) fn picks_due(&self, seat: Seat) -> u8 {
        let hand_size = self.voice.edition.hand_size;
        hand_size.saturating_sub(self.seen.hand(seat).count())
    }
}
