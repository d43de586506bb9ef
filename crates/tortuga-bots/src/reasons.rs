//! Why one action rather than another, in the features of the game.

use tortuga_core::{Actor, MOST_FEATURES, Perspective, QuickLuck, Rules, Seat};

use crate::Reason;
use crate::evaluation::Evaluation;
use crate::search::{Habits, Rollout};

/// Enough for figures that do not jump about.
const WORLDS: u32 = 96;
/// So many actions after the choice the features are compared: what it was
/// for has come true by then.
const AHEAD: Habits = Habits {
    horizon: Some(12),
    ..Habits::USUAL
};
/// A difference below this many hundredths of a point is none.
const SLIGHT: i32 = 5;

/// The two features in which two actions differ most, by what they count; one
/// that speaks for the first action, if there is any, comes first.
pub(crate) fn between<G: Rules>(
    perspective: &Perspective<G>,
    actions: [G::Action; 2],
    evaluation: &Evaluation<G>,
    luck: &mut QuickLuck,
) -> Vec<Reason> {
    let mut sums = [0_i64; MOST_FEATURES];
    let mut rollout = Rollout::new();
    let mut left = 0;
    for _ in 0..WORLDS {
        let world = G::imagine(perspective.edition, &perspective.view, luck);
        left = G::left(&world);
        let ahead = QuickLuck::new(luck.bits());
        let [one, other] = actions.map(|action| {
            let mut state = world.clone();
            let seat = perspective.seat;
            G::apply(&mut state, Actor::Seat(seat), action, &mut ());
            rollout.play_on(&mut state, &AHEAD, evaluation, &mut ahead.clone());
            lead::<G>(&state, seat)
        });
        for (sum, (one, other)) in sums.iter_mut().zip(one.into_iter().zip(other)) {
            *sum += i64::from(one - other);
        }
    }
    let points = sums.map(|sum| i32::try_from(sum / i64::from(WORLDS)).unwrap_or(0));
    two_largest::<G>(&points, left, evaluation)
}

/// How far a seat is ahead of its best rival, feature by feature.
fn lead<G: Rules>(state: &G::State, seat: Seat) -> [i32; MOST_FEATURES] {
    let features = |seat| {
        let mut features = [0; MOST_FEATURES];
        G::features(state, seat, &mut features[..G::FEATURES.len()]);
        features
    };
    let rivals = G::rivals(state, seat);
    let best = rivals.iter().max_by_key(|&rival| G::worth(state, rival));
    let mut lead = features(seat);
    if let Some(best) = best {
        for (own, theirs) in lead.iter_mut().zip(features(best)) {
            *own -= theirs;
        }
    }
    lead
}

fn two_largest<G: Rules>(
    points: &[i32; MOST_FEATURES],
    left: i32,
    evaluation: &Evaluation<G>,
) -> Vec<Reason> {
    let weight = |&feature: &usize| evaluation.part(feature, points[feature], left).abs();
    let mut features: Vec<usize> = (0..G::FEATURES.len())
        .filter(|&feature| points[feature].abs() >= SLIGHT)
        .collect();
    features.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
    if let Some(favours) = features.iter().position(|&feature| points[feature] > 0) {
        features[..=favours].rotate_right(1);
    }
    let reason = |feature: usize| Reason {
        feature: G::FEATURES[feature].to_owned(),
        points: points[feature],
    };
    features.into_iter().take(2).map(reason).collect()
}

#[cfg(test)]
mod tests {
    use tortuga_grog::GrogIsland;

    use super::*;

    fn told(differences: [i32; 4]) -> Vec<i32> {
        let mut points = [0; MOST_FEATURES];
        points[..4].copy_from_slice(&differences);
        let alike = Evaluation::<GrogIsland>::new(&crate::Weights::default());
        let reasons = two_largest::<GrogIsland>(&points, 50, &alike);
        reasons.iter().map(|reason| reason.points).collect()
    }

    #[test]
    fn the_larger_differences_are_told() {
        assert_eq!(told([10, -90, 40, 4]), [40, -90]);
        assert_eq!(told([60, -9, 40, -8]), [60, 40]);
    }

    #[test]
    fn what_speaks_for_an_action_is_told_however_small() {
        assert_eq!(told([-90, 20, -50, 0]), [20, -90]);
        assert_eq!(told([-90, -20, -50, 0]), [-90, -50]);
    }

    #[test]
    fn what_hardly_differs_is_not_told() {
        assert_eq!(told([4, -4, 30, 0]), [30]);
    }
}
