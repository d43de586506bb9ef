use std::marker::PhantomData;

use tortuga_core::{MOST_FEATURES, Rules, Seat, Seats};

use crate::weights::{USUAL, Weights};

/// A chance to win for every seat, from 0 to 1; all of them together make 1.
/// Allies share theirs, so each of them has the chance of the team.
pub(crate) type Chances = [f32; 8];

/// Thousandths of log-odds per point, times hundredths of a point, times
/// hundredths of the game: so many make one.
const ONE: f32 = 1000.0 * 100.0 * 100.0;

/// What a position looks like for everybody.
pub(crate) struct Verdict {
    /// What bots compare: gentle.
    pub(crate) worth: Chances,
    /// What people are told: as steep as the truth.
    pub(crate) chances: Chances,
}

/// Judges positions of a game by the features its rules know.
pub(crate) struct Evaluation<G: Rules> {
    /// Each feature's weight at the beginning and at the end.
    weights: [(i64, i64); MOST_FEATURES],
    /// How often a usual point counts what it counts for bots, in truth.
    steepness: [f32; 2],
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
        #[expect(clippy::cast_precision_loss, reason = "some thousand at the most")]
        let steepness = weights.steepness().map(|one| one as f32 / USUAL as f32);
        Self {
            weights: all,
            steepness,
            game: PhantomData,
        }
    }

    /// What a position is worth to everybody: a gentle chance to win; certain
    /// once the game is over.
    pub(crate) fn worth(&self, state: &G::State) -> Chances {
        let winners = G::winners(state);
        if winners.is_empty() {
            let standings = self.standings(state, i64::from(G::left(state)));
            compared::<G>(state, &standings, 1.0)
        } else {
            shared::<G>(state, winners)
        }
    }

    /// The same, and everybody's chance to win as it truly is.
    pub(crate) fn verdict(&self, state: &G::State) -> Verdict {
        let winners = G::winners(state);
        if winners.is_empty() {
            let left = G::left(state);
            let standings = self.standings(state, i64::from(left));
            Verdict {
                worth: compared::<G>(state, &standings, 1.0),
                chances: compared::<G>(state, &standings, self.steep(left)),
            }
        } else {
            let worth = shared::<G>(state, winners);
            let chances = worth;
            Verdict { worth, chances }
        }
    }

    /// How much steeper the truth is.
    #[expect(clippy::cast_precision_loss, reason = "hundredths")]
    fn steep(&self, left: i32) -> f32 {
        let [early, late] = self.steepness;
        late + (early - late) * (left as f32 / 100.0)
    }

    /// How well every party stands, in log-odds: allies have one standing, that
    /// of the first of them.
    fn standings(&self, state: &G::State, left: i64) -> [f32; 8] {
        let mut standings = [0.0; 8];
        for seat in ranked::<G>(state).iter() {
            standings[seat.index()] = match G::allies(state, seat).lowest() {
                Some(leader) if leader != seat => standings[leader.index()],
                _ => self.standing(state, seat, left),
            };
        }
        standings
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

/// Everybody's share of the one victory, by how well they stand.
fn compared<G: Rules>(state: &G::State, standings: &[f32; 8], steep: f32) -> Chances {
    let ranked = ranked::<G>(state);
    let best = ranked.iter().map(|seat| standings[seat.index()]);
    let best = best.fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; 8];
    let mut sum = 0.0;
    for seat in ranked.iter() {
        chances[seat.index()] = match G::allies(state, seat).lowest() {
            // An ally before this seat has been here already.
            Some(leader) if leader != seat => chances[leader.index()],
            _ => {
                let share = libm::expf((standings[seat.index()] - best) * steep);
                sum += share;
                share
            }
        };
    }
    chances.map(|chance| chance / sum)
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

#[cfg(test)]
mod tests {
    use tortuga_core::{Actor, Level, Perspective, QuickLuck, Settings, ToAct};
    use tortuga_games::{EditionChoice, GAMES, Visitor, with_game};

    use super::*;
    use crate::Bot;

    /// How badly the winners of a few games were foreseen: by what bots compare,
    /// and by what people are told.
    struct Losses;

    impl Visitor for Losses {
        type Output = [f32; 2];

        fn visit<G: Rules>(self) -> Self::Output {
            let mut losses = [0.0; 2];
            for game in 0..24 {
                for (sum, loss) in losses.iter_mut().zip(losses_of_game::<G>(game)) {
                    *sum += loss;
                }
            }
            losses
        }
    }

    fn losses_of_game<G: Rules>(game: u64) -> [f32; 2] {
        let edition = EditionChoice::Standard.hold::<G>().unwrap().edition;
        let options = G::options(edition, &Settings::default()).unwrap();
        let mut state = G::set_up(edition, &options).unwrap();
        let evaluation = Evaluation::<G>::fitted();
        let mut bot = Bot::<G>::new(Level::Novice, game);
        let mut luck = QuickLuck::new(game);
        let mut verdicts = Vec::new();
        while G::to_act(&state) != ToAct::Nobody {
            let (actor, action) = match G::to_act(&state).seats().lowest() {
                None => (Actor::Chance, G::chance(&state, &mut luck)),
                Some(seat) => {
                    let perspective = Perspective::<G>::new(&state, seat);
                    (Actor::Seat(seat), bot.choose(&perspective).unwrap())
                }
            };
            G::apply(&mut state, actor, action, &mut ());
            verdicts.push(evaluation.verdict(&state));
        }
        let Some(winner) = G::winners(&state).lowest() else {
            return [0.0; 2];
        };
        let loss = |chances: fn(&Verdict) -> &Chances| {
            let chance = |verdict| chances(verdict)[winner.index()].max(1e-6);
            verdicts.iter().map(|one| -libm::logf(chance(one))).sum()
        };
        [loss(|one| &one.worth), loss(|one| &one.chances)]
    }

    #[test]
    fn what_people_are_told_is_nearer_to_the_truth_than_what_bots_compare() {
        for game in GAMES {
            let [gentle, told] = with_game(game, Losses).unwrap();
            assert!(told < gentle, "{game}: {told} and {gentle}");
        }
    }
}
