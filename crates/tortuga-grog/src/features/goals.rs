//! What goal cards bring now, and what they may bring yet.

use super::Eye;
use crate::board::{Column, Occupant};
use crate::cards::Goal;
use crate::scoring::crew_on;

/// All goal cards of a hand, by sort; in points.
#[derive(Default)]
pub(super) struct Goals {
    /// How many different cards.
    pub(super) cards: i32,
    /// Crew on buildings of the types asked for.
    pub(super) buildings: i32,
    /// What free buildings of these types would bring.
    pub(super) free: i32,
    /// Presence and majorities.
    pub(super) peninsulas: i32,
    /// What majorities would add: three times that where there is room.
    pub(super) majorities: i32,
    /// Tiles, and trios of tiles.
    pub(super) goods: i32,
}

impl Eye<'_> {
    /// Two equal cards score once (GROG-SCORE-03).
    pub(super) fn goals(&self) -> Goals {
        let mut goals = Goals::default();
        // Tiles of goods with a goal card.
        let (mut asked, mut goods_cards) = (0, 0);
        for kind in self.hand.kinds() {
            goals.cards += 1;
            match kind.goal() {
                Goal::Buildings(kind) => self.add_type(kind, &mut goals),
                Goal::Peninsula(column) => self.add_peninsula(column, &mut goals),
                Goal::Goods(good) => {
                    asked += self.owned(good);
                    goods_cards += 1;
                }
                Goal::Parrots => {}
            }
        }
        if goods_cards > 0 {
            goals.goods = self.goods_points(asked);
        }
        goals
    }

    fn add_type(&self, kind: usize, goals: &mut Goals) {
        let print = &self.state.edition.types[kind];
        let each = i32::from(print.goal_points);
        let within_reach = print.buildings.and(self.free).count().min(self.crew_left);
        goals.buildings += each * i32::from(print.buildings.and(self.mine).count());
        goals.free += each * i32::from(within_reach);
    }

    fn add_peninsula(&self, column: Column, goals: &mut Goals) {
        let now = self.presence(self.crew_on(column), self.strongest_rival(column));
        let room = self.free_on(column).count().min(self.crew_left).min(3);
        let missing = i32::from(self.state.edition.scoring.majority) - now;
        goals.peninsulas += now;
        goals.majorities += missing * i32::from(room);
    }

    /// Tiles that are asked for, and trios of all others (GROG-SCORE-06).
    fn goods_points(&self, asked: i32) -> i32 {
        let trios = (self.tiles() - asked) / i32::from(self.state.edition.substitution_ratio);
        i32::from(self.state.edition.scoring.per_goods_tile) * (asked + trios)
    }

    pub(super) fn crew_on(&self, column: Column) -> i32 {
        i32::from(self.state.edition.on(column).and(self.mine).count())
    }

    /// The most crew that another colour has on a peninsula, ghosts included.
    pub(super) fn strongest_rival(&self, column: Column) -> i32 {
        let there = self.state.edition.on(column);
        let rivals = self.state.table.all().without(self.seat).iter();
        let strongest = rivals.map(|rival| crew_on(self.state, rival, there)).max();
        let ghosts = self.state.table.island.of(Occupant::Ghost).and(there);
        strongest.unwrap_or(0).max(i32::from(ghosts.count()))
    }

    /// What so many crew members bring on a peninsula's goal card
    /// (GROG-SCORE-07).
    pub(super) fn presence(&self, crew: i32, strongest_rival: i32) -> i32 {
        let scoring = &self.state.edition.scoring;
        match crew {
            0 => 0,
            _ if crew > strongest_rival => i32::from(scoring.majority),
            _ => i32::from(scoring.presence),
        }
    }
}
