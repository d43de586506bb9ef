//! Adding up what was played.

use std::collections::BTreeMap;

use super::game::Played;
use super::pairing::{Match, Plan};
use super::stats::{Question, Shares, VICTORY, Verdict};

/// What came out so far, match by match.
pub(crate) struct Tally {
    pub(crate) matches: Vec<MatchTally>,
    /// What is asked, if two entrants meet.
    question: Option<Question>,
    /// The first answer, and after how many games it came.
    pub(crate) settled: Option<(Verdict, u64)>,
}

/// What came out of one match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct MatchTally {
    pub(crate) games: u64,
    /// In the order of the match's entrants.
    pub(crate) sides: Vec<SideTally>,
    /// How many games automatic opponents have won.
    pub(crate) lost_to: BTreeMap<String, u64>,
}

/// What one entrant did in his games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SideTally {
    pub(crate) shares: Shares,
    pub(crate) games: u64,
    /// Games that nobody else won too.
    pub(crate) won: u64,
    /// Games that somebody else won too.
    pub(crate) shared: u64,
    /// Seats in all games.
    pub(crate) seats: u64,
    /// The sum of their ranks.
    pub(crate) ranks: u64,
    pub(crate) decisions: u64,
    pub(crate) micros: u64,
}

impl Tally {
    /// Nothing yet.
    pub(crate) fn new(plan: &Plan, question: Option<Question>) -> Self {
        let empty = |one: &Match| MatchTally {
            sides: vec![SideTally::default(); one.entrants.len()],
            ..MatchTally::default()
        };
        Self {
            matches: plan.matches.iter().map(empty).collect(),
            question,
            settled: None,
        }
    }

    /// Counts the games of a pairing, and looks whether that settles it.
    pub(crate) fn add(&mut self, plan: &Plan, pairing: u64, games: &[Played]) {
        let fixture = plan.place(pairing).fixture;
        self.matches[fixture].add(&plan.matches[fixture].entrants, games);
        if self.settled.is_none() {
            self.settled = self.verdict();
        }
    }

    fn verdict(&self) -> Option<(Verdict, u64)> {
        let first = self.matches.first()?;
        let verdict = self.question?.verdict(&first.sides.first()?.shares)?;
        Some((verdict, first.games))
    }

    /// All games.
    pub(crate) fn games(&self) -> u64 {
        self.matches.iter().map(|one| one.games).sum()
    }
}

impl MatchTally {
    fn add(&mut self, entrants: &[usize], games: &[Played]) {
        self.games += games.len() as u64;
        for name in games.iter().filter_map(|game| game.lost_to.clone()) {
            *self.lost_to.entry(name).or_default() += 1;
        }
        let counting = games.iter().filter(|game| game.lost_to.is_none());
        for (side, &entrant) in self.sides.iter_mut().zip(entrants) {
            let won = counting.clone().map(|game| won(game, entrant)).sum();
            side.shares.add(counting.clone().count() as u64, won);
            for game in games {
                side.add(game, entrant);
            }
        }
    }
}

/// An entrant's part of a victory, on all his seats together.
fn won(game: &Played, entrant: usize) -> u64 {
    let seats = game.entrants.iter().zip(&game.parts);
    let mine = seats.filter(|(one, _)| **one == entrant);
    mine.map(|(_, part)| part).sum()
}

impl SideTally {
    fn add(&mut self, game: &Played, entrant: usize) {
        self.games += 1;
        match won(game, entrant) {
            0 => {}
            VICTORY => self.won += 1,
            _ => self.shared += 1,
        }
        for (seat, _) in game
            .entrants
            .iter()
            .enumerate()
            .filter(|(_, one)| **one == entrant)
        {
            self.seats += 1;
            self.ranks += u64::from(game.ranks[seat]);
            self.decisions = self.decisions.saturating_add(game.decisions[seat]);
            self.micros = self.micros.saturating_add(game.micros[seat]);
        }
    }

    /// Adds what the entrant did in another match.
    pub(crate) const fn merge(&mut self, other: &Self) {
        self.shares.merge(&other.shares);
        self.games += other.games;
        self.won += other.won;
        self.shared += other.shared;
        self.seats += other.seats;
        self.ranks += other.ranks;
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.micros = self.micros.saturating_add(other.micros);
    }
}

#[cfg(test)]
mod tests {
    use tortuga_core::{Seat, Seats};

    use super::*;

    fn played(entrants: &[usize], parts: &[u64], lost_to: Option<&str>) -> Played {
        Played {
            entrants: entrants.to_vec(),
            parts: parts.to_vec(),
            ranks: parts
                .iter()
                .map(|&part| if part > 0 { 1 } else { 2 })
                .collect(),
            decisions: vec![10; parts.len()],
            micros: vec![500; parts.len()],
            lost_to: lost_to.map(str::to_owned),
        }
    }

    fn plan(seats: u8) -> Plan {
        let sides: Vec<Seats> = (0..seats).map(|seat| Seats::only(Seat(seat))).collect();
        Plan::new(2, &sides).unwrap()
    }

    #[test]
    fn one_against_three_is_counted_side_by_side() {
        let plan = plan(4);
        let mut tally = Tally::new(&plan, None);
        let games = [
            played(&[0, 1, 1, 1], &[12, 0, 0, 0], None),
            played(&[1, 0, 1, 1], &[6, 6, 0, 0], None),
            played(&[1, 1, 0, 1], &[6, 6, 0, 0], None),
            played(&[1, 1, 1, 0], &[0, 0, 12, 0], None),
        ];
        tally.add(&plan, 0, &games);
        let [one, three] = &tally.matches[0].sides[..] else {
            panic!("two sides");
        };
        assert_eq!((one.games, one.won, one.shared, one.seats), (4, 1, 1, 4));
        assert_eq!((three.won, three.shared, three.seats), (2, 1, 12));
        assert_eq!(
            (three.ranks, three.decisions, three.micros),
            (8 + 2 * 4 + 4, 120, 6000)
        );
        let shares = [one, three].map(|side| side.shares.mean().unwrap());
        assert!((shares[0] - 0.375).abs() < 1e-9 && (shares[1] - 0.625).abs() < 1e-9);
    }

    #[test]
    fn games_of_an_automatic_opponent_count_for_neither() {
        let plan = plan(2);
        let mut tally = Tally::new(&plan, None);
        let games = [
            played(&[0, 1], &[12, 0], None),
            played(&[1, 0], &[0, 0], Some("henry")),
        ];
        tally.add(&plan, 0, &games);
        let one = &tally.matches[0];
        assert_eq!((one.games, one.lost_to["henry"]), (2, 1));
        assert_eq!(one.sides[0].shares.games(), 1);
        assert_eq!(one.sides[0].shares.mean(), Some(1.0));
        assert_eq!(one.sides[0].decisions, 20, "thinking counts in every game");
    }

    #[test]
    fn the_first_answer_stays() {
        let plan = plan(2);
        let mut tally = Tally::new(&plan, Some(Question::among(2)));
        for pairing in 0..20 {
            let games = [
                played(&[0, 1], &[12, 0], None),
                played(&[1, 0], &[0, 12], None),
            ];
            tally.add(&plan, pairing, &games);
        }
        assert_eq!(tally.games(), 40);
        assert_eq!(tally.settled, Some((Verdict::High, 22)));
    }
}
