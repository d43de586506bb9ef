//! How well a player stands, by a rough eye: for simple bots.
//!
//! Everything is told in hundredths of a pirate point. What scores at the end
//! counts as if the end were now; what may still be turned into points counts
//! for less and less as the end comes nearer. The figures were found by
//! letting bots play each other.

use tortuga_core::Seat;

use crate::board::{Building, Buildings, Column};
use crate::cards::{Goal, GoalKind};
use crate::edition::CloudReward;
use crate::scoring::{crew_on, goal_points, substituted_goods};
use crate::state::{Claimant, Claims, NO_TYPE, Phase, State};

const POINT: i32 = 100;

/// A value that falls from the first round to the last.
#[derive(Clone, Copy)]
struct Fading {
    early: i32,
    late: i32,
}

/// A coin that buys rows of dice. What is left at the end scores a little.
const COIN_EARLY: i32 = 60;
/// More coins than this buy nothing that fewer would not.
const USEFUL_COINS: i32 = 16;
/// A treasure card scores by itself; this is for each coin on it.
const TREASURE_COIN: Fading = Fading { early: 20, late: 0 };
/// A tile brings coins or cards at a ship, or a quarter of a claim.
const TILE: Fading = Fading { early: 70, late: 0 };
/// A parrot card wins a row now and then.
const PARROT: Fading = Fading { early: 40, late: 0 };
/// A crew member on the island: the end comes nearer for whoever placed him.
const CREW: i32 = 60;
/// A goal card in hand, for what nobody can foresee.
const CARD: Fading = Fading { early: 40, late: 0 };
/// Of a hundred free buildings of a goal's type, so many will be one's own.
const SHARE_OF_FREE: Fading = Fading { early: 30, late: 5 };
/// The same for a peninsula where the majority is still to be had.
const SHARE_OF_MAJORITY: Fading = Fading {
    early: 40,
    late: 10,
};
/// Of a hundred standing bids, so many win the round.
const BID_WINS: i32 = 40;

/// How well a seat stands, in hundredths of a point.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    if matches!(state.table.phase, Phase::Over(_)) {
        return final_worth(state, seat);
    }
    let eye = Eye::new(state, seat);
    eye.possessions() + eye.goals() + eye.crew() + eye.pending() + eye.prospects()
}

/// The score; coins decide between equal scores (GROG-SCORE-09).
fn final_worth(state: &State, seat: Seat) -> i32 {
    let scoring = &state.edition.scoring;
    let stock = state.table.stock(seat);
    let coins = i32::from(stock.coins);
    let treasures = i32::from(state.secrets.treasures[seat.index()].count());
    let hand = state.secrets.goals[seat.index()];
    let goals: i32 = hand
        .kinds()
        .map(|kind| goal_points(state, seat, kind))
        .sum();
    let points = i32::from(stock.points)
        + treasures * i32::from(scoring.per_treasure)
        + coins / i32::from(scoring.coins_per_point)
        + goals
        + substituted_goods(state, seat).unwrap_or(0);
    POINT * points + coins.min(POINT - 1)
}

/// One seat's things, looked at while the game goes on.
struct Eye<'s> {
    state: &'s State,
    seat: Seat,
    /// How much of the game is left, in hundredths: the crew of whoever is
    /// nearest to the end.
    left: i32,
}

impl<'s> Eye<'s> {
    fn new(state: &'s State, seat: Seat) -> Self {
        let start = state.edition.setup.crew[usize::from(state.table.seats) - 2];
        let players = state.table.all().iter();
        let least = players.map(|player| state.crew_left(player)).min();
        let left = 100 * i32::from(least.unwrap_or(0)) / i32::from(start.max(1));
        Self { state, seat, left }
    }

    const fn now(&self, value: Fading) -> i32 {
        value.late + (value.early - value.late) * self.left / 100
    }

    fn possessions(&self) -> i32 {
        let stock = self.state.table.stock(self.seat);
        let treasures = &self.state.secrets.treasures[self.seat.index()];
        let scoring = &self.state.edition.scoring;
        let for_cards = POINT * i32::from(scoring.per_treasure) * i32::from(treasures.count())
            + self.now(TREASURE_COIN) * i32::from(treasures.coins());
        let parrots = i32::from(self.state.secrets.parrots[self.seat.index()].count());
        let tiles: i32 = stock.goods.iter().map(|&tiles| i32::from(tiles)).sum();
        POINT * i32::from(stock.points)
            + self.coins(i32::from(stock.coins))
            + for_cards
            + self.now(PARROT) * parrots
            + self.now(TILE) * tiles
    }

    fn coins(&self, coins: i32) -> i32 {
        let useful = coins.min(USEFUL_COINS);
        self.coin() * useful + self.spare_coin() * (coins - useful)
    }

    fn coin(&self) -> i32 {
        self.now(Fading {
            early: COIN_EARLY,
            late: self.spare_coin(),
        })
    }

    /// What a coin scores if nothing is bought with it (GROG-SCORE-02).
    fn spare_coin(&self) -> i32 {
        POINT / i32::from(self.state.edition.scoring.coins_per_point)
    }

    fn goals(&self) -> i32 {
        let hand = self.state.secrets.goals[self.seat.index()];
        let cards: i32 = hand.kinds().map(|kind| self.goal(kind)).sum();
        cards + POINT * substituted_goods(self.state, self.seat).unwrap_or(0)
    }

    /// What a goal card brings now, and what it may bring yet.
    fn goal(&self, kind: GoalKind) -> i32 {
        let now = goal_points(self.state, self.seat, kind);
        let more = match kind.goal() {
            Goal::Buildings(kind) => self.free_of_type(kind),
            Goal::Peninsula(column) => self.majority(column, now),
            Goal::Goods(_) | Goal::Parrots => 0,
        };
        POINT * now + more + self.now(CARD)
    }

    fn free_of_type(&self, kind: usize) -> i32 {
        let print = &self.state.edition.types[kind];
        let free = print.buildings.and(self.state.table.island.free());
        let within_reach = free.count().min(self.state.crew_left(self.seat));
        i32::from(print.goal_points) * i32::from(within_reach) * self.now(SHARE_OF_FREE)
    }

    /// The points that the majority on a peninsula would add, if free
    /// buildings there leave room for it.
    fn majority(&self, column: Column, now: i32) -> i32 {
        let room = self.free_on(column).count().min(3);
        let missing = i32::from(self.state.edition.scoring.majority) - now;
        missing * i32::from(room) * self.now(SHARE_OF_MAJORITY) / 3
    }

    fn crew(&self) -> i32 {
        CREW * crew_on(self.state, self.seat, Buildings::ALL)
    }

    /// What a claim gives that waits for the card of its cloud.
    fn pending(&self) -> i32 {
        let (claimant, building, card) =
            if let Phase::CloudParrot { claimant, building } = self.state.table.phase {
                (claimant, building, self.now(PARROT))
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

    /// The coins for a building that is taken already (GROG-CLAIM-04).
    fn coins_to_come(&self, building: Building) -> i32 {
        let kind = self.state.edition.building(building).kind;
        self.coin() * i32::from(self.free_of(kind).count())
    }

    /// What a standing bid, a payment or an open claim may bring.
    fn prospects(&self) -> i32 {
        if self.state.table.leader != self.seat || self.state.table.bid == 0 {
            return 0;
        }
        match self.state.table.phase {
            Phase::Claims(claims)
            | Phase::CloudParrot {
                claimant: Claimant::Winner(claims),
                ..
            }
            | Phase::CloudGoal {
                claimant: Claimant::Winner(claims),
                ..
            }
            | Phase::SwapGoal {
                claimant: Claimant::Winner(claims),
                ..
            } => self.claims(claims),
            Phase::Pay { used, .. } => self.after_payment(i32::from(used)).max(0),
            Phase::Auction(_)
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
            | Phase::SwapGoal { .. } => self.after_payment(0).max(0) * BID_WINS / 100,
            Phase::LayClouds { .. }
            | Phase::ChooseStarter
            | Phase::DealGoals { .. }
            | Phase::ReturnGoals { .. }
            | Phase::StartGood { .. }
            | Phase::DealTreasure { .. }
            | Phase::DealParrot { .. }
            | Phase::LayShips
            | Phase::Roll
            | Phase::Lock
            | Phase::Ghost { .. }
            | Phase::Over(_) => 0,
        }
    }

    /// What the row of dice brings beyond its price; nothing if he cannot pay.
    fn after_payment(&self, used: i32) -> i32 {
        let state = self.state;
        let coins = i32::from(state.table.stock(self.seat).coins);
        let in_cards = i32::from(state.secrets.treasures[self.seat.index()].coins());
        let bid = i32::from(state.table.bid);
        let rest = coins + used + in_cards - bid;
        let dice = state.table.row.map_or(0, |row| row.dice().len());
        if rest < 0 {
            return 0;
        }
        let third = i32::from(state.edition.third_space_points) * i32::from(dice >= 3);
        let fifth = i32::from(state.edition.fifth_space_points) * i32::from(dice == 5);
        let spaces = if dice > 1 { 0b11 } else { 0b01 };
        let claims = Claims {
            spaces,
            last_type: NO_TYPE,
        };
        let price = self.coins(coins) - self.coins(coins + used - bid);
        POINT * (third + fifth) + self.claims(claims) - price
    }

    /// The best building on each peninsula that is open to the winner; on the
    /// better one, if he has crew for one only.
    fn claims(&self, claims: Claims) -> i32 {
        let on_space = |space: u8| {
            let open = claims.spaces >> (space - 1) & 1 == 1;
            let row = self.state.table.row.filter(|_| open);
            let column = row.and_then(|row| row.on_space(space));
            column.map_or(0, |column| self.best_claim(column, claims.last_type))
        };
        let (first, second) = (on_space(1), on_space(2));
        match self.state.crew_left(self.seat) {
            0 => 0,
            1 => first.max(second),
            _ => first + second,
        }
    }

    /// A building of another type than the one claimed before.
    fn best_claim(&self, column: Column, last_type: u8) -> i32 {
        let hand = self.state.secrets.goals[self.seat.index()];
        let on_goal = |kind: u8| {
            let points = i32::from(self.state.edition.types[usize::from(kind)].goal_points);
            i32::from(hand.has(GoalKind(kind))) * (POINT - self.now(SHARE_OF_FREE)) * points
        };
        let free = self.free_on(column);
        let kinds = free
            .iter()
            .map(|building| self.state.edition.building(building).kind);
        let buildings = kinds
            .filter(|&kind| kind != last_type)
            .map(|kind| on_goal(kind) + self.income(column, kind));
        buildings
            .max()
            .map_or(0, |best| best + CREW + self.reward(column))
    }

    /// The coins of a claim (GROG-CLAIM-04).
    fn income(&self, column: Column, kind: u8) -> i32 {
        if self.state.cloud_above(column) == CloudReward::Black {
            return 0;
        }
        self.coin() * (i32::from(self.free_of(kind).count()) - 1)
    }

    fn free_of(&self, kind: u8) -> Buildings {
        let all = self.state.edition.of_type(kind);
        all.and(self.state.table.island.free())
    }

    fn reward(&self, column: Column) -> i32 {
        match self.state.cloud_above(column) {
            CloudReward::PiratePoint => POINT,
            CloudReward::Parrot => self.now(PARROT),
            CloudReward::GoalSwap => self.now(CARD),
            CloudReward::Empty | CloudReward::Black => 0,
        }
    }

    fn free_on(&self, column: Column) -> Buildings {
        self.state
            .edition
            .on(column)
            .and(self.state.table.island.free())
    }
}
