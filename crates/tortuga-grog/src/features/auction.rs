//! What the auction is about to bring: a standing bid, a payment, open claims.

use super::{CARD, Eye, POINT};
use crate::state::{Claimant, Claims, NO_TYPE, Phase};

/// Of a hundred standing bids so many win the round, by the number of rivals
/// who could still raise.
const BID_WINS: [i32; 4] = [95, 45, 30, 25];
/// Of a hundred who may still pass so many will.
const PASSES: i32 = 50;

impl Eye<'_> {
    /// What a standing bid may bring, while rivals may still raise.
    pub(super) fn bid(&self) -> i32 {
        let table = &self.state.table;
        if table.leader != self.seat || table.bid == 0 || !self.is_auction() {
            return 0;
        }
        self.after_payment(0).max(0) * BID_WINS[self.rivals_in().min(3)] / 100
    }

    /// Rivals who are still in and whose coins, as far as the table can tell,
    /// allow a higher bid.
    fn rivals_in(&self) -> usize {
        let table = &self.state.table;
        let rivals = table.all().minus(table.passed).without(self.seat).iter();
        let bid = u16::from(table.bid);
        rivals
            .filter(|&rival| self.state.potential_coin_stock(rival) > bid)
            .count()
    }

    /// The tiles that the dice in the row give to whoever passes (GROG-PASS-02).
    pub(super) fn goods_to_come(&self) -> i32 {
        let table = &self.state.table;
        if table.passed.has(self.seat) || table.leader == self.seat || !self.is_auction() {
            return 0;
        }
        let Some(row) = table.row else {
            return 0;
        };
        let tiles = row.dice().iter().map(|&good| self.tile(good));
        tiles.sum::<i32>() * PASSES / 100
    }

    /// Nobody has won the round yet.
    const fn is_auction(&self) -> bool {
        match self.state.table.phase {
            Phase::Auction(_)
            | Phase::ChooseShip { .. }
            | Phase::Trade(_)
            | Phase::Price { .. }
            | Phase::Substitute { .. }
            | Phase::DrawCards { .. }
            | Phase::DrawGoals { .. }
            | Phase::KeepGoal(_)
            | Phase::ReturnDrawn(_)
            | Phase::Build(_) => true,
            Phase::CloudParrot { claimant, .. }
            | Phase::CloudGoal { claimant, .. }
            | Phase::SwapGoal { claimant, .. } => matches!(claimant, Claimant::Passer(_)),
            Phase::LayClouds { .. }
            | Phase::ChooseStarter
            | Phase::DealGoals { .. }
            | Phase::ReturnGoals { .. }
            | Phase::StartGood { .. }
            | Phase::DealTreasure { .. }
            | Phase::DealParrot { .. }
            | Phase::LayShips
            | Phase::Roll
            | Phase::Pay { .. }
            | Phase::Claims(_)
            | Phase::Lock
            | Phase::Ghost { .. }
            | Phase::Over(_) => false,
        }
    }

    /// What the winner of the round still has to come: claims, and the points
    /// of the row.
    pub(super) fn claims(&self) -> i32 {
        if self.state.table.leader != self.seat {
            return self.cloud();
        }
        match self.state.table.phase {
            Phase::Pay { used, .. } => self.after_payment(i32::from(used)).max(0),
            Phase::Claims(claims) => self.claims_of(claims) + self.row_points(),
            Phase::Lock => POINT * self.fifth_space(),
            Phase::CloudParrot { claimant, .. }
            | Phase::CloudGoal { claimant, .. }
            | Phase::SwapGoal { claimant, .. } => self.cloud() + self.claims_after(claimant),
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
            | Phase::Ghost { .. }
            | Phase::Over(_) => 0,
        }
    }

    fn claims_after(&self, claimant: Claimant) -> i32 {
        match claimant {
            Claimant::Winner(claims) => self.claims_of(claims) + self.row_points(),
            Claimant::Passer(_) => 0,
        }
    }

    /// What a claim gives that waits for the card of its cloud.
    fn cloud(&self) -> i32 {
        let (claimant, building, card) =
            if let Phase::CloudParrot { claimant, building } = self.state.table.phase {
                (claimant, building, self.parrot())
            } else if let Phase::CloudGoal { claimant, building } = self.state.table.phase {
                (claimant, building, self.now(CARD))
            } else if let Phase::SwapGoal { claimant, building } = self.state.table.phase {
                // One card of the hand will go back under the stack.
                (claimant, building, -self.now(CARD))
            } else {
                return 0;
            };
        if self.state.seat_of(claimant) == self.seat {
            card + self.coins_to_come(building)
        } else {
            0
        }
    }

    /// What the row of dice brings beyond its price; nothing if he cannot pay.
    fn after_payment(&self, used: i32) -> i32 {
        let in_cards = self.state.secrets.treasures[self.seat.index()].coins();
        let bid = i32::from(self.state.table.bid);
        let short = bid - self.coins_owned() - used;
        if short > i32::from(in_cards) {
            return 0;
        }
        let dice = self.dice_in_row();
        let claims = Claims {
            spaces: if dice > 1 { 0b11 } else { 0b01 },
            last_type: NO_TYPE,
        };
        let price = self.coins(self.coins_owned()) - self.coins(-short.min(0));
        // A treasure card has two coins, more or less.
        let cards = (short.max(0) + 1) / 2;
        self.row_points() + self.claims_of(claims) - price - self.treasure_card() * cards
    }

    fn dice_in_row(&self) -> usize {
        self.state.table.row.map_or(0, |row| row.dice().len())
    }

    /// The points of spaces 3 and 5 (GROG-WIN-10).
    fn row_points(&self) -> i32 {
        let third = i32::from(self.state.edition.third_space_points);
        POINT * (third * i32::from(self.dice_in_row() >= 3) + self.fifth_space())
    }

    fn fifth_space(&self) -> i32 {
        i32::from(self.state.edition.fifth_space_points) * i32::from(self.dice_in_row() == 5)
    }

    /// The best building on each peninsula that is open to the winner; on the
    /// better one, if he has crew for one only.
    fn claims_of(&self, claims: Claims) -> i32 {
        let on_space = |space: u8| {
            let open = claims.spaces >> (space - 1) & 1 == 1;
            let row = self.state.table.row.filter(|_| open);
            let column = row.and_then(|row| row.on_space(space));
            column.map_or(0, |column| self.best_claim(column, claims.last_type))
        };
        let (first, second) = (on_space(1), on_space(2));
        match self.crew_left {
            0 => 0,
            1 => first.max(second),
            _ => first + second,
        }
    }
}
