use std::cmp::Reverse;

use tortuga_core::{Actor, Perspective, QuickLuck, Rules, Seat};

use crate::playout::Playout;

/// Playouts for one decision. A number and not a time, so that a seed always
/// gives the same game. Against random players 300 score 57 points and 600 score
/// 59; these take one or two thousandths of a second, which leaves room for
/// slow browsers.
const PLAYOUTS: usize = 400;

/// Takes what looks best right now.
///
/// Worlds are imagined from the view; in each of them every candidate is tried
/// and the game played on lightly for a while. Half of the candidates drop out
/// after each pass, so the few good ones are looked at closely and the many bad
/// ones are not.
pub(crate) struct Greedy<G: Rules> {
    candidates: Vec<Candidate<G::Action>>,
    playout: Playout<G>,
}

struct Candidate<A> {
    action: A,
    /// The sum over all worlds so far, the same worlds for everybody.
    total: i64,
}

impl<G: Rules> Greedy<G> {
    pub(crate) fn new() -> Self {
        Self {
            candidates: Vec::new(),
            playout: Playout::new(),
        }
    }

    pub(crate) fn choose(
        &mut self,
        perspective: &Perspective<G>,
        luck: &mut QuickLuck,
    ) -> Option<G::Action> {
        let candidate = |&action| Candidate { action, total: 0 };
        self.candidates.clear();
        self.candidates
            .extend(perspective.legal.iter().map(candidate));
        let passes = passes(self.candidates.len());
        while self.candidates.len() > 1 {
            let worlds = PLAYOUTS / passes / self.candidates.len();
            for _ in 0..worlds.max(1) {
                self.try_all(perspective, luck);
            }
            self.candidates
                .sort_by_key(|candidate| Reverse(candidate.total));
            self.candidates.truncate(self.candidates.len().div_ceil(2));
        }
        self.candidates.first().map(|candidate| candidate.action)
    }

    /// Tries all candidates in one imagined world, with the same luck.
    fn try_all(&mut self, perspective: &Perspective<G>, luck: &mut QuickLuck) {
        let seat = perspective.seat;
        let world = G::imagine(perspective.edition, &perspective.view, luck);
        let luck_ahead = QuickLuck::new(luck.bits());
        let mut state = world.clone();
        for candidate in &mut self.candidates {
            state.clone_from(&world);
            G::apply(&mut state, Actor::Seat(seat), candidate.action, &mut ());
            self.playout.play_on(&mut state, &mut luck_ahead.clone());
            candidate.total += i64::from(lead::<G>(&state, seat));
        }
    }
}

/// How often a number of candidates is halved until one is left.
fn passes(candidates: usize) -> usize {
    candidates.next_power_of_two().ilog2().max(1) as usize
}

/// How far a seat is ahead of its best rival.
fn lead<G: Rules>(state: &G::State, seat: Seat) -> i32 {
    let rivals = G::rivals(state, seat);
    let best = rivals.iter().map(|rival| G::worth(state, rival)).max();
    G::worth(state, seat) - best.unwrap_or(0)
}
