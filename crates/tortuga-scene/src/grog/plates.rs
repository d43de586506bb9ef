//! What everybody can see of each player.

use tortuga_core::Seat;
use tortuga_grog::{Column, Phase};

use super::{Stage, icons};
use crate::{Count, Plate, seal};

impl Stage<'_> {
    pub(super) fn plates(&self) -> Vec<Plate> {
        let seats = self.view.table.all();
        seats.iter().map(|seat| self.plate(seat)).collect()
    }

    fn plate(&self, seat: Seat) -> Plate {
        Plate {
            seal: seal::of(seat),
            name: self.voice.name(seat),
            you: self.voice.is_viewer(seat),
            acts: self.acting().has(seat),
            points: i32::from(self.view.table.stock(seat).points),
            counts: self.possessions(seat),
            status: self.status(seat).join(", "),
        }
    }

    /// Coins, cards and crew always; goods only those that he owns.
    fn possessions(&self, seat: Seat) -> Vec<Count> {
        let hand = &self.view.hands[seat.index()];
        let stock = self.view.table.stock(seat);
        let crew = self.world.crew_left(seat);
        let mut counts = vec![
            self.labelled("coin", "coins", stock.coins),
            self.labelled("chest", "treasures", hand.treasures.count),
            self.labelled("parrot", "parrots", hand.parrots.count),
            self.labelled("goal", "goals", hand.goals.count),
            self.labelled("user", "crew", crew),
        ];
        let owned = Column::ALL.into_iter().zip(stock.goods);
        let owned = owned.filter(|&(_, tiles)| tiles > 0);
        counts.extend(owned.map(|(good, tiles)| self.goods_count(good, tiles)));
        counts
    }

    fn goods_count(&self, good: Column, tiles: u16) -> Count {
        Count {
            icon: icons::good(&self.voice.edition.columns[good.index()].good),
            label: self.voice.good(good),
            count: tiles,
        }
    }

    pub(super) fn labelled(&self, icon: &'static str, key: &str, count: impl Into<u16>) -> Count {
        Count {
            icon,
            label: self.voice.say(&format!("label-{key}"), &[]),
            count: count.into(),
        }
    }

    fn status(&self, seat: Seat) -> Vec<String> {
        let table = &self.view.table;
        let mut status = Vec::new();
        if let Phase::ReturnGoals { done } = table.phase
            && done.has(seat)
        {
            status.push(self.voice.say("status-chosen", &[]));
        }
        if table.bid > 0 && table.leader == seat {
            status.push(self.voice.say("status-leads", &[("bid", table.bid.into())]));
        }
        if table.passed.has(seat) {
            status.push(self.voice.say("status-passed", &[]));
        }
        if table.flag == seat && self.starter_is_known() {
            status.push(self.voice.say("status-flag", &[]));
        }
        status
    }

    fn starter_is_known(&self) -> bool {
        let unknown = matches!(
            self.phase(),
            Phase::LayClouds {
                starter_known: false
            } | Phase::ChooseStarter
        );
        !unknown && !self.is_over()
    }
}
