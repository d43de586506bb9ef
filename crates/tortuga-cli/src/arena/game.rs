//! One game between bots, and what is kept of it.

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tortuga_bots::Bot;
use tortuga_core::{Actor, Perspective, Rules, Seat, Standings, ToAct};
use tortuga_games::{Held, ShelfError};

use super::entrant::Entrant;
use super::paired::{PairedLuck, hashed};
use super::pairing::Plan;
use super::stats::VICTORY;
use crate::output::Failure;

/// No game of ours is anywhere near as long; more is a dead end.
const MOST_ACTIONS: u64 = 1_000_000;

/// A finished game, seat by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    /// Which entrant sat there.
    pub(crate) entrants: Vec<usize>,
    /// The seat's part of the victory, in parts of [`VICTORY`].
    pub(crate) parts: Vec<u64>,
    /// Where it came in.
    pub(crate) ranks: Vec<u8>,
    /// How often it had a choice.
    pub(crate) decisions: Vec<u64>,
    /// How long it thought about them in all.
    pub(crate) micros: Vec<u64>,
    /// The automatic opponent that has won; the game counts for nobody then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lost_to: Option<String>,
}

impl Played {
    /// Was it played with this seating, and is there a figure for every seat?
    pub(crate) fn fits(&self, seating: &[usize]) -> bool {
        let seats = seating.len();
        let won = self
            .parts
            .iter()
            .try_fold(0, |sum: u64, &part| sum.checked_add(part));
        let whole = if self.lost_to.is_some() { 0 } else { VICTORY };
        let figures = [
            self.parts.len(),
            self.ranks.len(),
            self.decisions.len(),
            self.micros.len(),
        ];
        self.entrants == seating && won == Some(whole) && figures == [seats; 4]
    }
}

/// What is played, and by whom.
pub(crate) struct Setting<G: Rules> {
    pub(crate) held: Held<G>,
    pub(crate) options: G::Options,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) faster: NonZeroU32,
    pub(crate) seed: u64,
    pub(crate) plan: Plan,
}

impl<G: Rules> Setting<G> {
    /// Plays the game of a pairing with this seating; none if it was stopped.
    pub(crate) fn play(
        &self,
        pairing: u64,
        turn: usize,
        stop: &AtomicBool,
    ) -> Result<Option<Played>, Failure> {
        let place = self.plan.place(pairing);
        let seating = &self.plan.matches[place.fixture].seatings[turn];
        let bot = |(seat, &entrant): (usize, &usize)| {
            let (seed, number) = (self.seed, place.number);
            let place = place.fixture;
            let seed = hashed(&format!("bot {seed} {place} {number} {turn} {seat}"));
            self.entrants[entrant].hire(seed, self.faster)
        };
        let mut game = Game::<G> {
            state: G::set_up(self.held.edition, &self.options).map_err(ShelfError::from)?,
            luck: PairedLuck::new(self.seed, place.number),
            bots: seating.iter().enumerate().map(bot).collect(),
            decisions: vec![0; seating.len()],
            thought: vec![Duration::ZERO; seating.len()],
        };
        let standings = game.play(stop).map_err(|broken| {
            Failure::No(format!(
                "game {} of pairing {}: {broken}",
                turn + 1,
                pairing + 1
            ))
        })?;
        Ok(standings.map(|standings| game.told(seating.clone(), &standings)))
    }
}

struct Game<G: Rules> {
    state: G::State,
    luck: PairedLuck,
    bots: Vec<Bot<G>>,
    decisions: Vec<u64>,
    thought: Vec<Duration>,
}

impl<G: Rules> Game<G> {
    fn play(&mut self, stop: &AtomicBool) -> Result<Option<Standings>, String> {
        for _ in 0..MOST_ACTIONS {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let (actor, action) = match G::to_act(&self.state) {
                ToAct::Nobody => {
                    let standings = G::standings(&self.state);
                    return standings
                        .map(Some)
                        .ok_or_else(|| "it ends without standings".to_owned());
                }
                ToAct::Chance => (Actor::Chance, self.luck.outcome::<G>(&self.state)),
                // Those who act at the same time do not see each other, so any
                // order will do.
                to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
                    let seat = to_act.seats().lowest().unwrap_or_default();
                    (Actor::Seat(seat), self.decide(seat)?)
                }
            };
            G::apply(&mut self.state, actor, action, &mut ());
        }
        Err(format!("no end after {MOST_ACTIONS} actions"))
    }

    /// Lets the bot on this seat decide, and takes its time if it has a choice.
    fn decide(&mut self, seat: Seat) -> Result<G::Action, String> {
        let perspective = Perspective::<G>::new(&self.state, seat);
        if let [only] = perspective.legal[..] {
            return Ok(only);
        }
        let begin = Instant::now();
        let action = self.bots[seat.index()].choose(&perspective);
        self.thought[seat.index()] += begin.elapsed();
        self.decisions[seat.index()] += 1;
        action.ok_or_else(|| format!("seat {seat} is to act and cannot"))
    }

    fn told(self, entrants: Vec<usize>, standings: &Standings) -> Played {
        let seats = entrants.len();
        let micros = |time: &Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        Played {
            entrants,
            parts: parts(seats, standings),
            ranks: standings.rows[..seats].iter().map(|row| row.rank).collect(),
            decisions: self.decisions,
            micros: self.thought.iter().map(micros).collect(),
            lost_to: lost_to(standings).map(str::to_owned),
        }
    }
}

/// Each player's part of the victory: whole, shared, or none. If nobody has
/// won, those who came in first share it: a draw. What an automatic opponent
/// wins alone, nobody gets.
fn parts(seats: usize, standings: &Standings) -> Vec<u64> {
    let players = &standings.rows[..seats];
    let drawn = standings.rows.iter().all(|row| !row.winner);
    let first: Vec<bool> = players
        .iter()
        .map(|row| row.winner || drawn && row.rank == 1)
        .collect();
    let sharing = first.iter().filter(|first| **first).count() as u64;
    let part = |&first: &bool| if first { VICTORY / sharing } else { 0 };
    first.iter().map(part).collect()
}

/// The automatic opponent that has won, if no player has.
fn lost_to(standings: &Standings) -> Option<&'static str> {
    let mut winners = standings.rows.iter().filter(|row| row.winner);
    if winners.clone().any(|row| row.who.neutral.is_none()) {
        return None;
    }
    winners.find_map(|row| row.who.neutral)
}

#[cfg(test)]
mod tests {
    use tortuga_core::{Ending, Party, RuleId, Standing};

    use super::*;

    /// Rows of rank and victory; the last is Henry's if there are three.
    fn standings(rows: &[(u8, bool)]) -> Standings {
        let row = |(seat, &(rank, winner)): (u8, &(u8, bool))| {
            let who = Party {
                seat: Seat(seat),
                neutral: (seat == 2).then_some("henry"),
            };
            Standing {
                rank,
                winner,
                ..Standing::new(who, Vec::new(), Vec::new())
            }
        };
        Standings {
            ended_by: Ending {
                key: "home",
                rule: RuleId("GLORY-END-01"),
            },
            rows: (0..).zip(rows).map(row).collect(),
        }
    }

    fn told(rows: &[(u8, bool)]) -> (Vec<u64>, Option<&'static str>) {
        let standings = standings(rows);
        (parts(2, &standings), lost_to(&standings))
    }

    #[test]
    fn a_victory_is_whole_or_shared() {
        assert_eq!(told(&[(2, false), (1, true)]), (vec![0, 12], None));
        assert_eq!(told(&[(1, true), (1, true)]), (vec![6, 6], None));
    }

    #[test]
    fn a_draw_is_shared_by_all_who_came_in_first() {
        assert_eq!(told(&[(1, false), (1, false)]), (vec![6, 6], None));
    }

    #[test]
    fn what_an_automatic_opponent_wins_nobody_gets() {
        let henrys = [(2, false), (3, false), (1, true)];
        assert_eq!(told(&henrys), (vec![0, 0], Some("henry")));
        let shared = [(1, true), (3, false), (1, true)];
        assert_eq!(told(&shared), (vec![12, 0], None), "a player has won too");
    }

    #[test]
    fn what_a_file_says_must_fit_the_seating() {
        let game = Played {
            entrants: vec![0, 1],
            parts: vec![12, 0],
            ranks: vec![1, 2],
            decisions: vec![3, 4],
            micros: vec![50, 60],
            lost_to: None,
        };
        assert!(game.fits(&[0, 1]));
        assert!(!game.fits(&[1, 0]), "another seating");
        let wrong = |change: fn(&mut Played)| {
            let mut game = game.clone();
            change(&mut game);
            game.fits(&[0, 1])
        };
        assert!(!wrong(|game| game.micros = vec![50]));
        assert!(!wrong(|game| game.parts = vec![12, 12]));
        assert!(!wrong(|game| game.parts = vec![u64::MAX, 13]));
        assert!(!wrong(|game| game.lost_to = Some("henry".to_owned())));
    }

    #[test]
    fn a_team_wins_together() {
        let mut four = standings(&[(1, true), (2, false), (1, true), (2, false)]);
        for row in &mut four.rows {
            row.who.neutral = None;
        }
        assert_eq!(parts(4, &four), [6, 0, 6, 0]);
    }
}
