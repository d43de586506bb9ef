//! What a player stands on, by a rough eye: for bots.
//!
//! Everything is told in hundredths of a victory point. What a step that was
//! begun is about to bring is seen before it is there: dice that can still be
//! spent, a battle before its losses, a Groo Effect before it hits.

mod glance;
mod soon;

use tortuga_core::Seat;

use crate::board::offset;
use crate::cards::Cards;
use crate::scoring::winners;
use crate::state::{DrawPhase, Stage, State};

pub(crate) use glance::Glance;
use glance::Sums;

/// What bots look at.
pub(crate) const FEATURES: &[&str] = &[
    "points",
    "close-to-winning",
    "ready-to-win",
    "turn",
    "troops",
    "strong-attack",
    "open-to-attack",
    "groo-in-town",
    "useful-buildings",
    "buildings-in-hand",
    "troops-in-hand",
    "groo-effects-in-hand",
    "wild-cards",
    "hand-size",
    "dice",
    "losses-to-come",
];

const POINT: i32 = 100;
/// Each of the last three points before the victory.
const LAST_POINT: i32 = 60;
/// Enough points, for each turn of the others that does not come in between.
const READY: i32 = 150;
/// The dice will be one's own next.
const TURN: i32 = 100;
/// Each battle value of Troops at home.
const BATTLE: i32 = 24;
/// More battle value than this is not needed.
const USEFUL_BATTLE: i32 = 10;
/// Each point that an attack could destroy.
const THREAT: i32 = 15;
/// Each point that the strongest rival's attack could destroy.
const DANGER: i32 = 20;
/// Groo in the own town, for each of the first three points there.
const GROO: i32 = 8;
/// A Building with an ability.
const USEFUL: i32 = 20;
/// Of a hundred points in hand that a roll would pay so many get built.
const GETS_BUILT: i32 = 50;
/// Of a hundred battle values in hand that a roll would pay so many get played.
const GETS_PLAYED: i32 = 50;
/// A Groo Effect in hand while Groo is with somebody else.
const EFFECT: i32 = 8;
/// A Groo Effect in hand while Groo is in the own town.
const EFFECT_AT_HOME: i32 = 2;
/// A Wild card in hand.
const WILD: i32 = 15;
/// Any card in hand.
const CARD: i32 = 12;
/// A card that will be drawn in this turn.
const DRAWN: i32 = 25;
/// A card that may be drawn in a later turn.
const DRAWN_LATER: i32 = 10;
/// Far above everything that a game under way is worth.
const DECIDED: i32 = 10_000;

/// One figure for each of `FEATURES`, in their order.
pub(crate) fn features(state: &State, seat: Seat, out: &mut [i32]) {
    let eye = Eye::new(state, seat);
    let figures = if matches!(state.table.stage, Stage::Over(_)) {
        eye.in_the_end()
    } else {
        eye.under_way()
    };
    out.copy_from_slice(&figures);
}

/// How much of the game is left, in hundredths: the points that the leader
/// lacks, or the cards that are left until the Weasel end.
pub(crate) fn left(state: &State) -> i32 {
    if matches!(state.table.stage, Stage::Over(_)) {
        return 0;
    }
    let goal = i32::from(state.edition.points_to_win.max(1));
    let seats = state.table.all().iter();
    let best = seats.map(|seat| i32::from(state.points(seat))).max();
    let missing = (goal - best.unwrap_or(0)).max(0);
    (100 * missing / goal).min(cards_left(state))
}

/// The cards until the Weasel end, in hundredths: the pile is gone through twice.
fn cards_left(state: &State) -> i32 {
    let dealt = i32::from(state.edition.hand_limit) * i32::from(state.table.seats);
    let first = (i32::from(state.edition.cards()) - dealt).max(1);
    let half = 50 * i32::from(state.secrets.pile.count()).min(first) / first;
    if state.table.shuffles == 0 {
        50 + half
    } else {
        half
    }
}

/// One seat's things.
struct Eye<'s> {
    state: &'s State,
    seat: Seat,
    points: i32,
    /// What stands in front of him.
    own: Sums,
}

impl<'s> Eye<'s> {
    fn new(state: &'s State, seat: Seat) -> Self {
        Self {
            state,
            seat,
            points: i32::from(state.points(seat)),
            own: Sums::of(state, seat),
        }
    }

    fn under_way(&self) -> [i32; FEATURES.len()] {
        let (threat, danger) = self.war();
        let hand = self.hand();
        [
            POINT * self.points,
            LAST_POINT * (self.points - self.goal() + 3).clamp(0, 3),
            self.ready(),
            TURN * self.nearness() / i32::from(self.state.table.seats),
            BATTLE * self.own.battle.min(USEFUL_BATTLE),
            THREAT * threat,
            -DANGER * danger,
            -GROO * self.points.min(3) * i32::from(self.groo_to_be() == self.seat),
            USEFUL * self.useful(),
            hand.buildings,
            hand.troops,
            self.effects(),
            WILD * self.held(self.state.edition.glance.wild),
            self.hand_size(),
            self.dice(),
            -self.losses_to_come(),
        ]
    }

    /// The points; who has won has reached what he was close to.
    fn in_the_end(&self) -> [i32; FEATURES.len()] {
        let won = winners(self.state).has(self.seat);
        let mut figures = [0; FEATURES.len()];
        figures[0] = POINT * self.points;
        figures[1] = if won { DECIDED } else { -DECIDED };
        figures
    }

    fn goal(&self) -> i32 {
        i32::from(self.state.edition.points_to_win)
    }

    /// Enough points win at the end of the own turn, if they last so long.
    fn ready(&self) -> i32 {
        if self.points < self.goal() {
            return 0;
        }
        let table = &self.state.table;
        let turns = i32::from(offset(table.active, self.seat, table.seats));
        let rolled = turns == 0 && self.has_rolled();
        READY * (i32::from(table.seats) - turns + 2 * i32::from(rolled))
    }

    /// How soon he rolls: as many as there are seats if the next roll is his,
    /// and nothing if he has just rolled.
    fn nearness(&self) -> i32 {
        let table = &self.state.table;
        let turns = offset(table.active, self.seat, table.seats);
        if turns == 0 && self.has_rolled() {
            return 0;
        }
        i32::from(table.seats - turns)
    }

    /// The roll of this turn is over.
    const fn has_rolled(&self) -> bool {
        match self.state.table.stage {
            Stage::Use | Stage::LastWord | Stage::Over(_) => true,
            Stage::MayDraw(phase) | Stage::Draw(phase) => matches!(phase, DrawPhase::Second),
            Stage::Dealer
            | Stage::Deal
            | Stage::Discard
            | Stage::Attack
            | Stage::Commit
            | Stage::Defend
            | Stage::Battle
            | Stage::Roll => false,
        }
    }

    /// The points that an attack could destroy with all Troops at home against
    /// all Troops there: the own best attack, and the worst on the own town.
    fn war(&self) -> (i32, i32) {
        let (mut threat, mut danger) = (0, 0);
        for rival in self.state.table.all().without(self.seat).iter() {
            let other = Sums::of(self.state, rival);
            threat = threat.max((self.own.attack - other.defence).min(other.printed));
            danger = danger.max((other.attack - self.own.defence).min(self.own.printed));
        }
        (threat, danger)
    }

    fn useful(&self) -> i32 {
        let town = self.state.town(self.seat);
        i32::from(town.among(self.state.edition.glance.useful).count())
    }

    fn held(&self, sort: Cards) -> i32 {
        i32::from(self.state.hand(self.seat).among(sort).count())
    }

    /// Groo Effects hit the town where Groo is.
    fn effects(&self) -> i32 {
        let home = self.groo_to_be() == self.seat;
        let each = if home { EFFECT_AT_HOME } else { EFFECT };
        each * self.held(self.state.edition.deck.groo_effects)
    }

    /// Cards in hand, and those that will be drawn.
    fn hand_size(&self) -> i32 {
        let cards = i32::from(self.state.hand(self.seat).count());
        let limit = i32::from(self.state.hand_limit(self.seat));
        let own_turn = self.state.table.active == self.seat;
        let drawn = if own_turn { DRAWN } else { DRAWN_LATER };
        CARD * cards + drawn * (limit - cards).max(0)
    }
}
