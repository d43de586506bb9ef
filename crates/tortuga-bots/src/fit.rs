//! Finds the weights of a game's features from games that bots have played.
//!
//! A softmax regression: everybody's weighted features say how likely he wins,
//! and the weights are moved until they say it as well as they can. Nothing
//! here is needed to play.

use tortuga_core::{MOST_FEATURES, Rules, Seats};

use crate::Weights;
use crate::evaluation::ranked;
use crate::weights::USUAL;

/// A position of a game, and how the game went on.
pub struct Lesson {
    /// How much of the game was left, from 0 to 1.
    left: f64,
    /// What every party stood on, in points; allies are one party.
    parties: Vec<[f64; MOST_FEATURES]>,
    /// Who they are: the lowest seat of each.
    leaders: Vec<Seats>,
    /// What each of them got: 1 is a victory.
    shares: Vec<f64>,
}

impl Lesson {
    /// A position whose end is not known yet.
    pub fn seen<G: Rules>(state: &G::State) -> Self {
        let leads = |&seat: &_| G::allies(state, seat).lowest() == Some(seat);
        let leaders: Vec<_> = ranked::<G>(state).iter().filter(leads).collect();
        let party = |&seat: &_| {
            let mut features = [0; MOST_FEATURES];
            G::features(state, seat, &mut features[..G::FEATURES.len()]);
            features.map(|hundredths| f64::from(hundredths) / 100.0)
        };
        Self {
            left: f64::from(G::left(state)) / 100.0,
            parties: leaders.iter().map(party).collect(),
            leaders: leaders.iter().map(|&seat| Seats::only(seat)).collect(),
            shares: Vec::new(),
        }
    }

    /// The game it belongs to is over.
    pub fn end<G: Rules>(&mut self, state: &G::State) {
        let winners = G::winners(state);
        let won = |leader: &Seats| f64::from(u8::from(winners.minus(*leader) != winners));
        let won: Vec<f64> = self.leaders.iter().map(won).collect();
        let all: f64 = won.iter().sum();
        self.shares = won.iter().map(|one| one / all.max(1.0)).collect();
    }
}

/// How well weights foretell: the mean log loss, and what guessing would have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// Of the fitted weights.
    pub loss: f64,
    /// Of somebody who gives everybody the same chance.
    pub guessing: f64,
}

/// Passes over all lessons.
const PASSES: u32 = 400;
/// How far a weight moves at the most in one pass.
const STEP: f64 = 0.03;
/// Keeps the weights of features together that say little: by themselves all
/// points count alike, as the features mean them. So much does the loss have to
/// fall for a weight to double.
const PULL: f64 = 0.02;

/// Two weights for every feature: early and late.
type Two = [[f64; 2]; MOST_FEATURES];

/// The weights that foretell the ends of these lessons best.
pub fn fit<G: Rules>(lessons: &[Lesson]) -> (Weights, Fit) {
    let scales = scales(lessons);
    let point = alike(lessons, &scales);
    let usual = scales.map(|scale| point.map(|weight| weight * scale));
    let mut weights = usual;
    let (mut mean, mut square): (Two, Two) = Default::default();
    let mut loss = 0.0;
    for pass in 1..=PASSES {
        let (now, mut slope) = slope(lessons, &weights, &scales);
        loss = now;
        for feature in 0..MOST_FEATURES {
            for time in 0..2 {
                let usual = usual[feature][time];
                let apart = weights[feature][time] - usual;
                slope[feature][time] += 2.0 * PULL * apart / (usual * usual);
            }
        }
        step(&mut weights, &slope, &mut mean, &mut square, pass);
    }
    let thousandths = |feature: usize| {
        let [early, late] = weights[feature];
        let [usual_early, usual_late] = usual[feature];
        let times = [early / usual_early, late / usual_late];
        times.map(|times| rounded(f64::from(USUAL) * times))
    };
    let names = G::FEATURES.iter().enumerate();
    let weights = names.map(|(index, name)| ((*name).to_owned(), thousandths(index)));
    let count = real(lessons.len().max(1));
    let guessing = lessons
        .iter()
        .map(|lesson| libm::log(real(lesson.parties.len())));
    let fit = Fit {
        loss,
        guessing: guessing.sum::<f64>() / count,
    };
    let steepness = point.map(|weight| rounded(weight * 1000.0));
    (Weights::new(steepness, weights), fit)
}

/// The best weights, early and late, if a point is a point, whatever feature it
/// comes from.
fn alike(lessons: &[Lesson], scales: &[f64; MOST_FEATURES]) -> [f64; 2] {
    let all = |[early, late]: [f64; 2]| scales.map(|scale| [early * scale, late * scale]);
    let mut both = [0.1, 0.1];
    for pass in 0..PASSES / 4 {
        let (_, slope) = slope(lessons, &all(both), scales);
        // A gentle walk downhill: there are only two ways to go.
        for (time, weight) in both.iter_mut().enumerate() {
            let parts = slope
                .iter()
                .zip(scales)
                .map(|(slope, scale)| slope[time] * scale);
            let down = parts.sum::<f64>();
            let length = 0.1 / (1.0 + f64::from(pass) * 0.1);
            *weight -= down.clamp(-1.0, 1.0) * length;
        }
    }
    // A point is never worth nothing: everything is measured by it.
    both.map(|weight| weight.max(1e-3))
}

/// How much each feature usually differs between rivals, a point at least: so
/// that one step is as long for coins as for points, and what hardly differs
/// stays where it is.
fn scales(lessons: &[Lesson]) -> [f64; MOST_FEATURES] {
    let mut squares = [0.0; MOST_FEATURES];
    let mut count = 1.0;
    for lesson in lessons {
        let Some((first, others)) = lesson.parties.split_first() else {
            continue;
        };
        for other in others {
            count += 1.0;
            for (square, (one, other)) in squares.iter_mut().zip(first.iter().zip(other)) {
                *square += (one - other) * (one - other);
            }
        }
    }
    squares.map(|square| (square / count).sqrt().max(1.0))
}

/// The mean loss, and how it changes with every weight.
fn slope(lessons: &[Lesson], weights: &Two, scales: &[f64; MOST_FEATURES]) -> (f64, Two) {
    let mut slope: Two = [[0.0; 2]; MOST_FEATURES];
    let mut loss = 0.0;
    for lesson in lessons {
        let times = [lesson.left, 1.0 - lesson.left];
        let chances = chances(lesson, weights, scales, times);
        for (party, (chance, share)) in chances.iter().zip(&lesson.shares).enumerate() {
            loss -= share * libm::log(chance.max(1e-9));
            for (index, feature) in lesson.parties[party].iter().enumerate() {
                for (time, slope) in times.iter().zip(&mut slope[index]) {
                    *slope += (chance - share) * feature / scales[index] * time;
                }
            }
        }
    }
    let count = real(lessons.len().max(1));
    (
        loss / count,
        slope.map(|slopes| slopes.map(|slope| slope / count)),
    )
}

fn chances(
    lesson: &Lesson,
    weights: &Two,
    scales: &[f64; MOST_FEATURES],
    [early, late]: [f64; 2],
) -> Vec<f64> {
    let standing = |features: &[f64; MOST_FEATURES]| {
        let parts = features.iter().zip(weights).zip(scales);
        let parts = parts.map(|((feature, weight), scale)| {
            feature / scale * (weight[0] * early + weight[1] * late)
        });
        parts.sum::<f64>()
    };
    let standings: Vec<f64> = lesson.parties.iter().map(standing).collect();
    let best = standings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let shares: Vec<f64> = standings.iter().map(|one| libm::exp(one - best)).collect();
    let sum: f64 = shares.iter().sum();
    shares.iter().map(|share| share / sum).collect()
}

/// A step downhill, as Adam takes it.
fn step(weights: &mut Two, slope: &Two, mean: &mut Two, square: &mut Two, pass: u32) {
    let fade = |share: f64| 1.0 - libm::pow(share, f64::from(pass));
    for feature in 0..MOST_FEATURES {
        for time in 0..2 {
            let slope = slope[feature][time];
            let (mean, square) = (&mut mean[feature][time], &mut square[feature][time]);
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            let (mean, square) = (*mean / fade(0.9), *square / fade(0.999));
            weights[feature][time] -= STEP * mean / (square.sqrt() + 1e-8);
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "weights are small")]
fn rounded(number: f64) -> i32 {
    number.round() as i32
}

#[expect(clippy::cast_precision_loss, reason = "some hundred thousand lessons")]
const fn real(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use tortuga_core::{Luck as _, QuickLuck};
    use tortuga_groo::Groo;

    use super::*;

    /// Games in which the first feature decides and the second says nothing.
    fn lessons() -> Vec<Lesson> {
        let mut luck = QuickLuck::new(1);
        let mut number = || f64::from(luck.below(81)) / 10.0 - 4.0;
        let lesson = |_| {
            let mut parties = vec![[0.0; MOST_FEATURES]; 2];
            for party in &mut parties {
                party[..2].copy_from_slice(&[number(), number()]);
            }
            let first = f64::from(u8::from(parties[0][0] + number() / 4.0 > parties[1][0]));
            Lesson {
                left: 0.5,
                parties,
                leaders: Vec::new(),
                shares: vec![first, 1.0 - first],
            }
        };
        (0..2000).map(lesson).collect()
    }

    #[test]
    fn what_decides_weighs_more_than_what_does_not() {
        let (weights, fit) = fit::<Groo>(&lessons());
        let [one, other] = [0, 1].map(|feature| weights.of_feature(Groo::FEATURES[feature]));
        assert!(one[0] > 90 && one[1] > 90, "{one:?}");
        assert!(other[0].abs() < 30 && other[1].abs() < 30, "{other:?}");
        assert!(fit.loss < fit.guessing / 2.0, "{fit:?}");
    }
}
