//! What a passing player's ship is about to bring.

use super::{CARD, Eye, POINT, TILE, TREASURE_COIN};
use crate::board::Column;
use crate::cards::GoalKind;
use crate::edition::MainTrade;
use crate::rules::{is_available, most_main_units};
use crate::scoring::goal_points;
use crate::state::{NO_TYPE, Phase, Progress, Purchase, Trade};

/// Every goal card more to choose from.
const CHOICE: i32 = 25;

impl Eye<'_> {
    /// What the ship will bring beyond the tiles that it costs.
    pub(super) fn trade(&self) -> i32 {
        match self.state.table.phase {
            Phase::ChooseShip { seat } if seat == self.seat => self.best_ship(),
            Phase::Trade(trade) if trade.seat == self.seat => self.at_ship(trade),
            Phase::Price { trade, buys } if trade.seat == self.seat => {
                let (gain, units) = self.purchase(trade, buys);
                gain - self.price(trade.at, units)
            }
            Phase::Substitute {
                trade, buys, due, ..
            } if trade.seat == self.seat => {
                let (gain, _) = self.purchase(trade, buys);
                gain - self.other_tile() * i32::from(due)
            }
            Phase::DrawCards { trade, left } if trade.seat == self.seat => {
                self.main_gain(trade.at, i32::from(left))
            }
            Phase::DrawGoals { trade, left } if trade.seat == self.seat => {
                self.best_drawn() + self.goal_cards(i32::from(left))
            }
            Phase::KeepGoal(trade) if trade.seat == self.seat => self.best_drawn(),
            Phase::Build(trade) if trade.seat == self.seat => self.best_claim(trade.at, NO_TYPE),
            Phase::LayClouds { .. }
            | Phase::ChooseStarter
            | Phase::DealGoals { .. }
            | Phase::ReturnGoals { .. }
            | Phase::StartGood { .. }
            | Phase::DealTreasure { .. }
            | Phase::DealParrot { .. }
            | Phase::LayShips
            | Phase::Roll
            | Phase::Auction(_)
            | Phase::ChooseShip { .. }
            | Phase::Trade(_)
            | Phase::Price { .. }
            | Phase::Substitute { .. }
            | Phase::DrawCards { .. }
            | Phase::DrawGoals { .. }
            | Phase::KeepGoal(_)
            | Phase::ReturnDrawn(_)
            | Phase::Build(_)
            | Phase::CloudParrot { .. }
            | Phase::CloudGoal { .. }
            | Phase::SwapGoal { .. }
            | Phase::Pay { .. }
            | Phase::Claims(_)
            | Phase::Lock
            | Phase::Ghost { .. }
            | Phase::Over(_) => 0,
        }
    }

    fn best_ship(&self) -> i32 {
        let ships = Column::ALL.into_iter();
        let ships = ships.filter(|&at| is_available(self.state, at));
        let best = ships.map(|at| self.main_trade(at).max(self.ship_claim(at)));
        best.max().unwrap_or(0).max(0)
    }

    /// What a ship still offers to whoever has chosen it.
    fn at_ship(&self, trade: Trade) -> i32 {
        let main = match trade.progress {
            Progress::Nothing | Progress::Claimed => self.main_trade(trade.at),
            Progress::MainDone => 0,
        };
        main.max(self.ship_claim(trade.at)).max(0)
    }

    /// The main action with as many units as pay off.
    fn main_trade(&self, at: Column) -> i32 {
        let most = i32::from(most_main_units(self.state, self.seat, at));
        let direct = most.min(self.owned(at));
        let gain = |units| self.main_gain(at, units) - self.price(at, units);
        gain(most).max(gain(direct))
    }

    /// A building for goods.
    fn ship_claim(&self, at: Column) -> i32 {
        let units = i32::from(self.state.edition.claim_cost);
        let ratio = i32::from(self.state.edition.substitution_ratio);
        let payable = self.owned(at) + (self.tiles() - self.owned(at)) / ratio;
        if payable < units {
            return 0;
        }
        self.best_claim(at, NO_TYPE) - self.price(at, units)
    }

    /// What a purchase brings, and the units that it costs.
    fn purchase(&self, trade: Trade, buys: Purchase) -> (i32, i32) {
        match buys {
            Purchase::Main(units) => {
                let units = i32::from(units);
                (self.main_gain(trade.at, units), units)
            }
            Purchase::Claim => {
                let units = i32::from(self.state.edition.claim_cost);
                (self.best_claim(trade.at, NO_TYPE), units)
            }
        }
    }

    /// What so many units of a ship's main action bring.
    fn main_gain(&self, at: Column, units: i32) -> i32 {
        match self.state.ship_at(at).main {
            MainTrade::Coins(each) => {
                let coins = self.coins_owned();
                self.coins(coins + i32::from(each) * units) - self.coins(coins)
            }
            // A card has two coins, more or less.
            MainTrade::Treasure => (self.treasure_card() + 2 * self.now(TREASURE_COIN)) * units,
            MainTrade::Parrot => self.parrot() * units,
            MainTrade::Goal => self.goal_cards(units),
        }
    }

    /// One goal card of so many.
    const fn goal_cards(&self, cards: i32) -> i32 {
        if cards == 0 {
            return 0;
        }
        self.now(CARD) + CHOICE * cards * self.left / 100
    }

    /// The best of the goal cards drawn.
    fn best_drawn(&self) -> i32 {
        let drawn = self.state.secrets.drawn.kinds();
        let new = drawn.filter(|&kind| !self.hand.has(kind));
        let points = new.map(|kind| goal_points(self.state, self.seat, kind));
        points.max().map_or(0, |best| POINT * best + self.now(CARD))
    }

    /// What so many units cost: demanded tiles first, then trios of others.
    fn price(&self, at: Column, units: i32) -> i32 {
        let direct = units.min(self.owned(at));
        let ratio = i32::from(self.state.edition.substitution_ratio);
        self.tile(at) * direct + self.other_tile() * ratio * (units - direct)
    }

    pub(super) fn owned(&self, good: Column) -> i32 {
        i32::from(self.state.table.stock(self.seat).goods[good.index()])
    }

    /// What a tile is worth to its owner.
    pub(super) fn tile(&self, good: Column) -> i32 {
        let each = i32::from(self.state.edition.scoring.per_goods_tile);
        let goal = self.hand.has(GoalKind::goods(good));
        self.now(TILE) + POINT * each * i32::from(goal)
    }

    /// A tile that no goal card asks for: there mostly is one.
    const fn other_tile(&self) -> i32 {
        self.now(TILE)
    }
}
