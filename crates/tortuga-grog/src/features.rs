//! What a player stands on, by a rough eye: for bots.
//!
//! Everything is told in hundredths of a pirate point. What scores at the end
//! counts as if the end were now; what may still be turned into points counts
//! for less and less as the end comes nearer. What a step that was begun is
//! about to bring is seen before it is there. The figures were found by letting
//! bots play each other.

mod auction;
mod goals;
mod trade;

use tortuga_core::Seat;

use crate::board::{Building, Buildings, Column, Occupant};
use crate::cards::{GoalKind, GoalSet};
use crate::edition::CloudReward;
use crate::state::{Phase, State};

/// What bots look at.
pub(crate) const FEATURES: &[&str] = &[
    "points",
    "coins",
    "treasure-cards",
    "parrot-cards",
    "goods",
    "goods-to-come",
    "goal-cards",
    "building-goals",
    "free-buildings",
    "peninsula-goals",
    "majorities",
    "goods-goals",
    "crew",
    "bid",
    "claims",
    "trade",
];

/// One figure for each of `FEATURES`, in their order.
pub(crate) fn features(state: &State, seat: Seat, out: &mut [i32]) {
    let eye = Eye::new(state, seat);
    let figures = if matches!(state.table.phase, Phase::Over(_)) {
        eye.in_the_end()
    } else {
        eye.under_way()
    };
    out.copy_from_slice(&figures);
}

/// How much of the game is left, in hundredths: the crew of whoever is nearest
/// to the end.
pub(crate) fn left(state: &State) -> i32 {
    if matches!(state.table.phase, Phase::Over(_)) {
        return 0;
    }
    let start = state.edition.setup.crew[usize::from(state.table.seats) - 2];
    let players = state.table.all().iter();
    let least = players.map(|player| state.crew_left(player)).min();
    100 * i32::from(least.unwrap_or(0)) / i32::from(start.max(1))
}

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
const CREW: i32 = 20;
/// A goal card in hand, for what nobody can foresee.
const CARD: Fading = Fading { early: 40, late: 0 };
/// Of a hundred free buildings of a goal's type, so many will be one's own.
const SHARE_OF_FREE: Fading = Fading {
    early: 30,
    late: 10,
};
/// The same for a peninsula where the majority is still to be had.
const SHARE_OF_MAJORITY: Fading = Fading {
    early: 40,
    late: 10,
};

/// One seat's things.
struct Eye<'s> {
    state: &'s State,
    seat: Seat,
    left: i32,
    hand: GoalSet,
    free: Buildings,
    mine: Buildings,
    crew_left: u8,
}

impl<'s> Eye<'s> {
    fn new(state: &'s State, seat: Seat) -> Self {
        Self {
            state,
            seat,
            left: left(state),
            hand: state.secrets.goals[seat.index()],
            free: state.table.island.free(),
            mine: state.table.island.of(Occupant::Crew(seat)),
            crew_left: state.crew_left(seat),
        }
    }

    fn under_way(&self) -> [i32; FEATURES.len()] {
        let treasures = &self.state.secrets.treasures[self.seat.index()];
        let treasure_coins = self.now(TREASURE_COIN) * i32::from(treasures.coins());
        let goals = self.goals();
        [
            self.points(),
            self.coins(self.coins_owned()),
            self.treasure_points() + treasure_coins,
            self.parrot() * self.parrots(),
            self.now(TILE) * self.tiles(),
            self.goods_to_come(),
            self.now(CARD) * goals.cards,
            POINT * goals.buildings,
            self.now(SHARE_OF_FREE) * goals.free,
            POINT * goals.peninsulas,
            self.now(SHARE_OF_MAJORITY) * goals.majorities / 3,
            POINT * goals.goods,
            CREW * i32::from(self.mine.count()),
            self.bid(),
            self.claims(),
            self.trade(),
        ]
    }

    /// The score; coins decide between equal scores (GROG-SCORE-09).
    fn in_the_end(&self) -> [i32; FEATURES.len()] {
        let goals = self.goals();
        let coins = self.coins_owned();
        let for_coins = coins / i32::from(self.state.edition.scoring.coins_per_point);
        [
            self.points(),
            POINT * for_coins + coins.min(POINT - 1),
            self.treasure_points(),
            self.parrot_goal() * self.parrots(),
            0,
            0,
            0,
            POINT * goals.buildings,
            0,
            POINT * goals.peninsulas,
            0,
            POINT * goals.goods,
            0,
            0,
            0,
            0,
        ]
    }

    const fn now(&self, value: Fading) -> i32 {
        value.late + (value.early - value.late) * self.left / 100
    }

    fn points(&self) -> i32 {
        POINT * i32::from(self.state.table.stock(self.seat).points)
    }

    fn coins_owned(&self) -> i32 {
        i32::from(self.state.table.stock(self.seat).coins)
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

    /// What treasure cards score, whatever is printed on them (GROG-SCORE-01).
    fn treasure_points(&self) -> i32 {
        let cards = self.state.secrets.treasures[self.seat.index()].count();
        self.treasure_card() * i32::from(cards)
    }

    fn treasure_card(&self) -> i32 {
        POINT * i32::from(self.state.edition.scoring.per_treasure)
    }

    fn parrots(&self) -> i32 {
        i32::from(self.state.secrets.parrots[self.seat.index()].count())
    }

    fn parrot(&self) -> i32 {
        self.now(PARROT) + self.parrot_goal()
    }

    /// What the goal card makes of every parrot card (GROG-SCORE-05).
    fn parrot_goal(&self) -> i32 {
        let each = i32::from(self.state.edition.scoring.per_parrot);
        POINT * each * i32::from(self.hand.has(GoalKind::PARROTS))
    }

    fn tiles(&self) -> i32 {
        let goods = &self.state.table.stock(self.seat).goods;
        goods.iter().map(|&tiles| i32::from(tiles)).sum()
    }

    /// The best claim on a peninsula, of another type than the one claimed
    /// before; nothing without crew or a free building.
    fn best_claim(&self, column: Column, last_type: u8) -> i32 {
        if self.crew_left == 0 {
            return 0;
        }
        let free = self.free_on(column).iter();
        let kinds = free.map(|building| self.state.edition.building(building).kind);
        let buildings = kinds
            .filter(|&kind| kind != last_type)
            .map(|kind| self.on_goal(kind) + self.income(column, kind));
        let best = buildings.max();
        best.map_or(0, |best| {
            best + CREW + self.reward(column) + self.foothold(column)
        })
    }

    /// What a building of this type brings on its goal card, beyond what was
    /// seen in it while it was free.
    fn on_goal(&self, kind: u8) -> i32 {
        let points = i32::from(self.state.edition.types[usize::from(kind)].goal_points);
        i32::from(self.hand.has(GoalKind(kind))) * (POINT - self.now(SHARE_OF_FREE)) * points
    }

    /// The coins of a claim (GROG-CLAIM-04).
    fn income(&self, column: Column, kind: u8) -> i32 {
        if self.state.cloud_above(column) == CloudReward::Black {
            return 0;
        }
        self.coin() * (i32::from(self.free_of(kind).count()) - 1)
    }

    /// The coins for a building that is taken already (GROG-CLAIM-04).
    fn coins_to_come(&self, building: Building) -> i32 {
        let print = self.state.edition.building(building);
        if self.state.cloud_above(print.column) == CloudReward::Black {
            return 0;
        }
        self.coin() * i32::from(self.free_of(print.kind).count())
    }

    fn reward(&self, column: Column) -> i32 {
        match self.state.cloud_above(column) {
            CloudReward::PiratePoint => POINT,
            CloudReward::Parrot => self.parrot(),
            CloudReward::GoalSwap => self.now(CARD),
            CloudReward::Empty | CloudReward::Black => 0,
        }
    }

    /// What one more crew member on a peninsula brings on its goal card.
    fn foothold(&self, column: Column) -> i32 {
        if !self.hand.has(GoalKind::peninsula(column)) {
            return 0;
        }
        let mine = self.crew_on(column);
        let strongest = self.strongest_rival(column);
        let points = |crew: i32| self.presence(crew, strongest);
        let gain = points(mine + 1) - points(mine);
        gain * (POINT - self.now(SHARE_OF_MAJORITY))
    }

    fn free_of(&self, kind: u8) -> Buildings {
        self.state.edition.of_type(kind).and(self.free)
    }

    fn free_on(&self, column: Column) -> Buildings {
        self.state.edition.on(column).and(self.free)
    }
}
