use std::marker::PhantomData;

use tortuga_core::{MOST_FEATURES, Rules, Seat, Seats};

use crate::weights::Weights;

/// A chance to win for every seat, from 0 to 1; all of them together make 1.
/// Allies share theirs, so each of them has the chance of the team.
pub(crate) type Chances = [f32; 8];

/// Thousandths of log-odds per point, times hundredths of a point, times
/// hundredths of the game: so many make one.
const ONE: f32 = 1000.0 * 100.0 * 100.0;

/// Judges positions of a game by the features its rules know.
pub(crate) struct Evaluation<G: Rules> {
    /// Each feature's weight at the beginning and at the end.
    weights: [(i64, i64); MOST_FEATURES],
    game: PhantomData<fn(G)>,
}

impl<G: Rules> Evaluation<G> {
    /// With the weights that were fitted for this game.
    pub(crate) fn fitted() -> Self {
        Self::new(&Weights::of::<G>())
    }

    pub(crate) fn new(weights: &Weights) -> Self {
        let mut all = [(0, 0); MOST_FEATURES];
        for (weight, name) in all.iter_mut().zip(G::FEATURES) {
            let [early, late] = weights.of_feature(name);
            *weight = (i64::from(early), i64::from(late));
        }
        Self {
            weights: all,
            game: PhantomData,
        }
    }

    /// Everybody's chance to win; certain once the game is over.
    pub(crate) fn chances(&self, state: &G::State) -> Chances {
        let winners = G::winners(state);
        if winners.is_empty() {
            self.foreseen(state)
        } else {
            shared::<G>(state, winners)
        }
    }

    fn foreseen(&self, state: &G::State) -> Chances {
        let left = i64::from(G::left(state));
        let mut chances = [0.0; 8];
        let mut best = f32::NEG_INFINITY;
        let ranked = ranked::<G>(state);
        for seat in ranked.iter() {
            if G::allies(state, seat).lowest() == Some(seat) {
                let standing = self.standing(state, seat, left);
                chances[seat.index()] = standing;
                best = best.max(standing);
            }
        }
        let mut sum = 0.0;
        for seat in ranked.iter() {
            let chance = match G::allies(state, seat).lowest() {
                // An ally before this seat has been here already.
                Some(leader) if leader != seat => chances[leader.index()],
                _ => {
                    let share = libm::expf(chances[seat.index()] - best);
                    sum += share;
                    share
                }
            };
            chances[seat.index()] = chance;
        }
        chances.map(|chance| chance / sum)
    }

    /// How well a seat stands, in log-odds.
    #[expect(clippy::cast_precision_loss, reason = "a rough eye needs no more")]
    fn standing(&self, state: &G::State, seat: Seat, left: i64) -> f32 {
        let mut features = [0; MOST_FEATURES];
        G::features(state, seat, &mut features[..G::FEATURES.len()]);
        let parts = features.iter().zip(&self.weights);
        let parts = parts.map(|(&feature, &(early, late))| {
            i64::from(feature) * (late * 100 + (early - late) * left)
        });
        parts.sum::<i64>() as f32 / ONE
    }

    /// How well a seat stands by itself, in log-odds: enough for comparing its
    /// own actions in passing.
    pub(crate) fn own(&self, state: &G::State, seat: Seat) -> f32 {
        self.standing(state, seat, i64::from(G::left(state)))
    }

    /// What one feature adds to a seat's log-odds.
    #[expect(clippy::cast_precision_loss, reason = "a rough eye needs no more")]
    pub(crate) fn part(&self, feature: usize, points: i32, left: i32) -> f32 {
        let (early, late) = self.weights[feature];
        let weight = late * 100 + (early - late) * i64::from(left);
        (i64::from(points) * weight) as f32 / ONE
    }
}

/// Everybody who can win.
pub(crate) fn ranked<G: Rules>(state: &G::State) -> Seats {
    let Some(first) = G::players(state).lowest() else {
        return Seats::NONE;
    };
    Seats(G::allies(state, first).0 | G::rivals(state, first).0)
}

/// The game is over: teams that won share the one victory.
#[expect(clippy::cast_precision_loss, reason = "a few seats")]
fn shared<G: Rules>(state: &G::State, winners: Seats) -> Chances {
    let leads = |seat: &Seat| G::allies(state, *seat).lowest() == Some(*seat);
    let teams = winners.iter().filter(leads).count().max(1);
    let mut chances = [0.0; 8];
    for seat in winners.iter() {
        chances[seat.index()] = 1.0 / teams as f32;
    }
    chances
}
