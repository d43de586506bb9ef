//! Who meets whom, and who sits where.

use tortuga_core::{Rules, Seat, Seats};

use super::game::Played;

/// All that is to be played: matches in turn, each in pairings of games that
/// share their luck.
#[derive(Debug)]
pub(crate) struct Plan {
    /// One, unless everybody meets everybody.
    pub(crate) matches: Vec<Match>,
}

/// Entrants who meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Match {
    /// Who they are, by their places among all entrants.
    pub(crate) entrants: Vec<usize>,
    /// The games of a pairing: which entrant has each seat.
    pub(crate) seatings: Vec<Vec<usize>>,
    /// What share of the victories equal play gives the first of them: one part
    /// of so many.
    pub(crate) parts: usize,
}

/// One pairing of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Which match.
    pub(crate) fixture: usize,
    /// Which pairing of the match; its luck goes by this number.
    pub(crate) number: u64,
}

impl Plan {
    /// The plan for so many entrants and these sides.
    ///
    /// As many entrants as sides: all in every game. Two entrants: one side of
    /// the first against all the others. More entrants than two sides:
    /// everybody meets everybody.
    pub(crate) fn new(entrants: usize, sides: &[Seats]) -> Result<Self, String> {
        let all: Vec<usize> = (0..entrants).collect();
        let matches = if entrants < 2 {
            return Err("--bots wants two entrants at least, such as captain,sailor".to_owned());
        } else if entrants == sides.len() || entrants == 2 {
            vec![Match::new(all, sides)]
        } else if sides.len() == 2 {
            let pairs = all
                .iter()
                .flat_map(|&one| (one + 1..entrants).map(move |other| [one, other]));
            pairs.map(|pair| Match::new(pair.to_vec(), sides)).collect()
        } else {
            return Err(format!(
                "{entrants} entrants do not fit {0} sides; give 2 or {0}, or two sides, where everybody meets everybody",
                sides.len()
            ));
        };
        Ok(Self { matches })
    }

    /// How many games a pairing has.
    pub(crate) fn games(&self) -> u64 {
        self.matches.first().map_or(1, |one| one.seatings.len()) as u64
    }

    /// How many pairings of all matches give so many games a match.
    pub(crate) fn pairings(&self, games: u64) -> u64 {
        games.div_ceil(self.games()) * self.matches.len() as u64
    }

    /// The pairing with this number: the matches take turns.
    pub(crate) fn place(&self, pairing: u64) -> Place {
        let matches = self.matches.len() as u64;
        Place {
            fixture: usize::try_from(pairing % matches).unwrap_or_default(),
            number: pairing / matches,
        }
    }

    /// Are these the games of this pairing? A file may say anything.
    pub(crate) fn fits(&self, pairing: u64, games: &[Played]) -> bool {
        let seatings = &self.matches[self.place(pairing).fixture].seatings;
        let fits = |(game, seating): (&Played, &Vec<usize>)| game.fits(seating);
        games.len() == seatings.len() && games.iter().zip(seatings).all(fits)
    }

    /// Does everybody meet everybody?
    pub(crate) const fn is_round_robin(&self) -> bool {
        self.matches.len() > 1
    }
}

impl Match {
    fn new(entrants: Vec<usize>, sides: &[Seats]) -> Self {
        let count = sides.len();
        // Whoever is left over when all entrants have a side is the last of them.
        let on_side = |side: usize| entrants[side.min(entrants.len() - 1)];
        let seating = |turn: usize| {
            let turned = |place: usize| on_side((place + count - turn) % count);
            let seats = sides.iter().map(|side| side.count() as usize).sum();
            (0..seats)
                .map(|seat| sides.iter().position(|side| side.has(seat_at(seat))))
                .map(|side| turned(side.unwrap_or_default()))
                .collect()
        };
        Self {
            seatings: (0..count).map(seating).collect(),
            parts: count,
            entrants,
        }
    }
}

fn seat_at(place: usize) -> Seat {
    Seat(u8::try_from(place).unwrap_or(u8::MAX))
}

/// Who wins and loses together, in the order of their first seats.
pub(crate) fn sides<G: Rules>(state: &G::State) -> Vec<Seats> {
    let mut sides: Vec<Seats> = Vec::new();
    for seat in G::players(state).iter() {
        let side = G::allies(state, seat);
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    sides
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alone(seats: u8) -> Vec<Seats> {
        (0..seats).map(|seat| Seats::only(Seat(seat))).collect()
    }

    fn seatings(entrants: usize, sides: &[Seats]) -> Vec<Vec<usize>> {
        let plan = Plan::new(entrants, sides).unwrap();
        assert!(!plan.is_round_robin());
        plan.matches[0].seatings.clone()
    }

    #[test]
    fn two_at_a_table_for_two_change_seats() {
        assert_eq!(seatings(2, &alone(2)), [[0, 1], [1, 0]]);
    }

    #[test]
    fn three_go_round_the_table() {
        assert_eq!(seatings(3, &alone(3)), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
    }

    #[test]
    fn one_against_three_sits_everywhere_once() {
        let expected = [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]];
        assert_eq!(seatings(2, &alone(4)), expected);
        assert_eq!(Plan::new(2, &alone(4)).unwrap().matches[0].parts, 4);
    }

    #[test]
    fn a_team_plays_a_team() {
        let teams = [Seats(0b0101), Seats(0b1010)];
        assert_eq!(seatings(2, &teams), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(Plan::new(2, &teams).unwrap().matches[0].parts, 2);
    }

    #[test]
    fn everybody_meets_everybody_in_turn() {
        let plan = Plan::new(3, &alone(2)).unwrap();
        let pairs: Vec<_> = plan.matches.iter().map(|one| &one.entrants[..]).collect();
        assert_eq!(pairs, [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(plan.matches[1].seatings, [[0, 2], [2, 0]]);
        assert_eq!(plan.pairings(5), 9, "three whole pairings a match");
        let place = |fixture, number| Place { fixture, number };
        assert_eq!(plan.place(0), place(0, 0));
        assert_eq!(plan.place(5), place(2, 1));
    }

    #[test]
    fn entrants_without_a_place_are_told_so() {
        assert!(
            Plan::new(1, &alone(2))
                .unwrap_err()
                .contains("two entrants")
        );
        assert!(Plan::new(4, &alone(3)).unwrap_err().contains("give 2 or 3"));
        assert!(Plan::new(3, &alone(4)).unwrap_err().contains("give 2 or 4"));
    }
}
