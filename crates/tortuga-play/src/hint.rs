//! Advice as it crosses the wire.

use tortuga_bots::Advice;
use tortuga_core::Seat;
use tortuga_protocol::{Candidate, Hint, MOST_CANDIDATES, MOST_REASONS, Reason};

/// An advice as it crosses the wire.
pub fn written(seat: Seat, picture: u32, advice: Advice) -> Hint {
    let own = advice.chances.get(seat.index()).copied();
    let candidates = advice.candidates.into_iter().take(MOST_CANDIDATES);
    let candidates: Vec<Candidate> = candidates
        .map(|one| Candidate {
            action: one.action,
            visits: one.visits,
            chance: thousandths(one.chance),
        })
        .collect();
    let reasons = advice.reasons.into_iter().take(MOST_REASONS);
    let best = candidates.first().map(|best| best.chance);
    Hint {
        picture,
        action: advice.action,
        chance: best.unwrap_or_else(|| thousandths(own.unwrap_or_default())),
        next: candidates.get(1).map(|next| next.chance),
        candidates,
        line: advice.line,
        reasons: reasons
            .map(|one| Reason {
                feature: one.feature,
                points: one.points,
            })
            .collect(),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is between 0 and 1000"
)]
fn thousandths(chance: f32) -> u16 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_told_in_thousandths() {
        let told = [0.0, 0.5004, 1.0, 1.2, -0.1, f32::NAN].map(thousandths);
        assert_eq!(told, [0, 500, 1000, 1000, 0, 0]);
    }

    #[test]
    fn no_more_is_told_than_a_client_expects() {
        let candidate = |chance| tortuga_bots::Candidate {
            action: "pass".to_owned(),
            visits: 3,
            chance,
        };
        let reason = tortuga_bots::Reason {
            feature: "coins".to_owned(),
            points: -5,
        };
        let advice = Advice {
            action: "pass".to_owned(),
            chances: vec![0.1, 0.2],
            candidates: [0.6, 0.4, 0.3, 0.2, 0.1, 0.0].map(candidate).to_vec(),
            line: Vec::new(),
            reasons: vec![reason; 3],
        };
        let alone = Advice {
            candidates: Vec::new(),
            ..advice.clone()
        };
        let hint = written(Seat(1), 4, advice);
        assert_eq!((hint.chance, hint.next), (600, Some(400)));
        assert_eq!(
            (hint.candidates.len(), hint.reasons.len(), hint.picture),
            (MOST_CANDIDATES, MOST_REASONS, 4)
        );
        let hint = written(Seat(1), 4, alone);
        assert_eq!((hint.chance, hint.next), (200, None));
    }
}
