use tortuga_core::{Actor, QuickLuck, Rules, Seat, ToAct};

use crate::random::any;

/// How many actions are looked ahead, chance's included: about a round of a
/// game with small steps. Later play is so random that it tells little about
/// the first step: against random players 8 and 30 both scored less.
const HORIZON: u32 = 16;

/// Room to play on in, used again and again.
pub(crate) struct Playout<G: Rules> {
    legal: Vec<G::Action>,
    /// Where an action is tried.
    trial: Option<G::State>,
}

impl<G: Rules> Playout<G> {
    pub(crate) fn new() -> Self {
        Self {
            legal: Vec::new(),
            trial: None,
        }
    }

    /// Lets everybody act lightly for a while, or to the end.
    pub(crate) fn play_on(&mut self, state: &mut G::State, luck: &mut QuickLuck) {
        for _ in 0..HORIZON {
            let Some((actor, action)) = self.next(state, luck) else {
                return;
            };
            G::apply(state, actor, action, &mut ());
        }
    }

    fn next(&mut self, state: &G::State, luck: &mut QuickLuck) -> Option<(Actor, G::Action)> {
        match G::to_act(state) {
            ToAct::Nobody => None,
            ToAct::Chance => Some((Actor::Chance, G::chance(state, luck))),
            // Those who act at the same time may do so in any order.
            to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
                let seat = to_act.seats().lowest()?;
                Some((Actor::Seat(seat), self.decide(state, seat, luck)?))
            }
        }
    }

    /// The better of two random actions. Wholly random players throw away what
    /// they have gained, so that no gain seems worth the trouble: a bot that
    /// expects them loses against this one. The best of three was no better.
    fn decide(&mut self, state: &G::State, seat: Seat, luck: &mut QuickLuck) -> Option<G::Action> {
        self.legal.clear();
        G::legal(state, seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return Some(only);
        }
        let (one, other) = (any(&self.legal, luck)?, any(&self.legal, luck)?);
        let better = self.promise(state, seat, other) > self.promise(state, seat, one);
        Some(if better { other } else { one })
    }

    /// How well a seat stands right after an action of its own.
    fn promise(&mut self, state: &G::State, seat: Seat, action: G::Action) -> i32 {
        let trial = self.trial.get_or_insert_with(|| state.clone());
        trial.clone_from(state);
        G::apply(trial, Actor::Seat(seat), action, &mut ());
        G::worth(trial, seat)
    }
}
