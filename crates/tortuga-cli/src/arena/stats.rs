//! How sure a result is: shares, their intervals, and the sequential test.

use std::str::FromStr;

/// A whole victory in the units that are counted in: divisible by every number
/// of players who can share one.
pub(crate) const VICTORY: u64 = 12;

/// Half of the width of a 95 % interval, in standard errors.
const WIDTH: f64 = 1.96;

/// Victories of one side, pairing by pairing.
///
/// Games of a pairing share their luck and are not independent of each other;
/// pairings are. So the error is that of the pairings' scores. Only sums are
/// kept, in whole numbers: counting in two runs is counting in one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shares {
    pairings: u64,
    games: u64,
    won: u64,
    games_squared: u64,
    won_squared: u64,
    games_times_won: u64,
}

impl Shares {
    /// Counts a pairing: its games that count, and the victories in them, in
    /// parts of [`VICTORY`].
    pub(crate) const fn add(&mut self, games: u64, won: u64) {
        if games == 0 {
            return;
        }
        self.pairings += 1;
        self.games += games;
        self.won += won;
        self.games_squared += games * games;
        self.won_squared += won * won;
        self.games_times_won += games * won;
    }

    /// Adds what was counted elsewhere.
    pub(crate) const fn merge(&mut self, other: &Self) {
        self.pairings += other.pairings;
        self.games += other.games;
        self.won += other.won;
        self.games_squared += other.games_squared;
        self.won_squared += other.won_squared;
        self.games_times_won += other.games_times_won;
    }

    /// How many games count.
    pub(crate) const fn games(&self) -> u64 {
        self.games
    }

    /// The share of the victories, from 0 to 1; none before the first game.
    pub(crate) fn mean(&self) -> Option<f64> {
        (self.games > 0).then(|| float(self.won) / float(VICTORY * self.games))
    }

    /// The standard error of the mean.
    ///
    /// Two imaginary pairings are counted with the real ones, one all won and
    /// one all lost: ten victories in ten games are no proof of a hundred in a
    /// hundred. They are forgotten as soon as there are many real ones.
    pub(crate) fn error(&self) -> Option<f64> {
        let mean = self.mean()?;
        let (pairings, games) = (float(self.pairings), float(self.games));
        let imagined = (games / pairings).powi(2) * (mean.powi(2) + (1.0 - mean).powi(2));
        let spread = (self.squares(mean) + imagined) / (pairings + 2.0);
        Some((pairings * spread).sqrt() / games)
    }

    /// The squared distances of the pairings from what the mean would give them.
    fn squares(&self, mean: f64) -> f64 {
        let full = float(VICTORY);
        float(self.won_squared) / full.powi(2) - 2.0 * mean * float(self.games_times_won) / full
            + mean.powi(2) * float(self.games_squared)
    }

    /// The 95 % interval of the mean.
    pub(crate) fn interval(&self) -> Option<[f64; 2]> {
        let (mean, error) = (self.mean()?, self.error()?);
        Some([
            (mean - WIDTH * error).max(0.0),
            (mean + WIDTH * error).min(1.0),
        ])
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of games")]
pub(crate) const fn float(count: u64) -> f64 {
    count as f64
}

/// Two shares of the first entrant, of which the games are to find the truer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Question {
    /// Nothing is better, as a rule.
    pub(crate) low: f64,
    /// Better by enough to care.
    pub(crate) high: f64,
}

/// What the games have to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// The lower share.
    Low,
    /// The higher share.
    High,
}

impl Question {
    /// How often either answer may be wrong.
    pub(crate) const RISK: f64 = 0.05;
    /// How much better is enough to care, if nobody says otherwise.
    const BETTER: f64 = 0.05;

    /// Is the first entrant better than equal play among so many sides gives?
    pub(crate) fn among(sides: usize) -> Self {
        let low = 1.0 / float(sides.max(1) as u64);
        Self {
            low,
            high: low + Self::BETTER,
        }
    }

    /// The logarithm of how much better the higher share explains the games:
    /// the mean is taken to be normal, with the error that the games show.
    pub(crate) fn evidence(self, shares: &Shares) -> f64 {
        let (Some(mean), Some(error)) = (shares.mean(), shares.error()) else {
            return 0.0;
        };
        (self.high - self.low) * (2.0 * mean - self.low - self.high) / (2.0 * error.powi(2))
    }

    /// The answer, once there is enough evidence for one.
    pub(crate) fn verdict(self, shares: &Shares) -> Option<Verdict> {
        let enough = ((1.0 - Self::RISK) / Self::RISK).ln();
        let evidence = self.evidence(shares);
        if evidence >= enough {
            Some(Verdict::High)
        } else if evidence <= -enough {
            Some(Verdict::Low)
        } else {
            None
        }
    }
}

/// Two shares in per cent, such as `50,60`.
impl FromStr for Question {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wanted = || format!("two shares in per cent, such as 50,60, not {text:?}");
        let (low, high) = text.split_once(',').ok_or_else(wanted)?;
        let share = |text: &str| text.trim().parse::<f64>().map_err(|_| wanted());
        let (low, high) = (share(low)? / 100.0, share(high)? / 100.0);
        if 0.0 < low && low < high && high < 1.0 {
            Ok(Self { low, high })
        } else {
            Err("the first share must be lower, and both between 0 and 100".to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use tortuga_core::{Luck as _, QuickLuck};

    use super::*;

    /// Pairings of two games each, with so many victories.
    fn pairs(won: &[f64]) -> Shares {
        let mut shares = Shares::default();
        for won in won {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "small and whole"
            )]
            shares.add(2, (won * 12.0) as u64);
        }
        shares
    }

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
    }

    #[test]
    fn mean_and_error_as_computed_by_hand() {
        // Scores 1, 1/2, 3/4 and 1/2 of a pairing; mean 11/16.
        let shares = pairs(&[2.0, 1.0, 1.5, 1.0]);
        near(shares.mean().unwrap(), 0.6875);
        // Squares: 4 * (0.3125² + 0.1875² + 0.0625² + 0.1875²) = 0.6875 in games;
        // imagined: 4 * (0.6875² + 0.3125²) = 2.28125; together / 6 * 4 / 64.
        near(shares.error().unwrap(), (2.96875_f64 / 6.0 / 16.0).sqrt());
        let [low, high] = shares.interval().unwrap();
        near(low, 0.6875 - 1.96 * 0.175_854);
        near(high, 1.0);
    }

    #[test]
    fn games_that_do_not_count_leave_the_rest_as_it_is() {
        let mut shares = Shares::default();
        shares.add(2, 12);
        shares.add(0, 0);
        shares.add(1, 12);
        assert_eq!((shares.pairings, shares.games()), (2, 3));
        near(shares.mean().unwrap(), 2.0 / 3.0);
        assert_eq!(Shares::default().mean(), None);
        assert_eq!(Shares::default().interval(), None);
    }

    #[test]
    fn nothing_but_victories_is_about_as_sure_as_wilson_says() {
        // Wilson's interval of 20 of 20 begins at 1 / (1 + 1.96² / 20) = 0.839.
        let [low, high] = pairs(&[2.0; 10]).interval().unwrap();
        assert!((0.81..0.84).contains(&low), "{low}");
        near(high, 1.0);
    }

    #[test]
    fn counting_in_two_places_is_counting_in_one() {
        let (mut left, right) = (pairs(&[2.0, 0.0]), pairs(&[1.0]));
        left.merge(&right);
        assert_eq!(left, pairs(&[2.0, 0.0, 1.0]));
    }

    #[test]
    fn evidence_as_computed_by_hand() {
        let question = Question::from_str("50,55").unwrap();
        // Ten pairings all won: spread 1/12, so 10 * 0.05 * 0.475 * 12.
        let ten = pairs(&[2.0; 10]);
        near(question.evidence(&ten), 2.85);
        assert_eq!(question.verdict(&ten), None, "ln 19 is 2.944");
        assert_eq!(question.verdict(&pairs(&[2.0; 11])), Some(Verdict::High));
        assert_eq!(question.verdict(&pairs(&[0.0; 11])), Some(Verdict::Low));
        near(question.evidence(&Shares::default()), 0.0);
    }

    #[test]
    fn equal_play_is_not_called_better_much_more_often_than_agreed() {
        let mut luck = QuickLuck::new(7);
        let mut settled = |per_cent: u32| {
            let (mut shares, question) = (Shares::default(), Question::among(2));
            loop {
                let mut win = || VICTORY * u64::from(luck.below(100) < per_cent);
                shares.add(2, win() + win());
                if let Some(verdict) = question.verdict(&shares) {
                    return verdict;
                }
            }
        };
        let count =
            |verdicts: Vec<Verdict>| verdicts.iter().filter(|v| **v == Verdict::High).count();
        let wrong = count((0..1000).map(|_| settled(50)).collect());
        let right = count((0..1000).map(|_| settled(55)).collect());
        assert!((20..70).contains(&wrong), "{wrong} of 1000");
        assert!((930..980).contains(&right), "{right} of 1000");
    }

    #[test]
    fn equal_play_of_four_is_a_quarter() {
        let question = Question::among(4);
        near(question.low, 0.25);
        near(question.high, 0.3);
    }

    #[test]
    fn questions_are_read_and_nonsense_is_refused() {
        let question: Question = "25, 35".parse().unwrap();
        near(question.low, 0.25);
        near(question.high, 0.35);
        for nonsense in [
            "", "50", "60,50", "50,50", "0,50", "50,100", "a,b", "50,NaN",
        ] {
            assert!(nonsense.parse::<Question>().is_err(), "{nonsense}");
        }
    }
}
