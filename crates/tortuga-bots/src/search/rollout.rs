use tortuga_core::{Actor, Luck as _, QuickLuck, Rules, Seat, ToAct};

use crate::evaluation::Evaluation;
use crate::random::any;

/// Room to play on in, used again and again.
pub(crate) struct Rollout<G: Rules> {
    legal: Vec<G::Action>,
    /// Where an action is tried.
    trial: Option<G::State>,
}

impl<G: Rules> Rollout<G> {
    pub(crate) fn new() -> Self {
        Self {
            legal: Vec::with_capacity(1024),
            trial: None,
        }
    }

    /// Lets everybody act lightly for so many actions, chance's included; at
    /// random and to the end, if there is no horizon.
    pub(crate) fn play_on(
        &mut self,
        state: &mut G::State,
        horizon: Option<u32>,
        evaluation: &Evaluation<G>,
        luck: &mut QuickLuck,
    ) {
        let evaluation = horizon.map(|_| evaluation);
        for _ in 0..horizon.unwrap_or(u32::MAX) {
            let Some((actor, action)) = self.next(state, evaluation, luck) else {
                return;
            };
            G::apply(state, actor, action, &mut ());
        }
    }

    fn next(
        &mut self,
        state: &G::State,
        evaluation: Option<&Evaluation<G>>,
        luck: &mut QuickLuck,
    ) -> Option<(Actor, G::Action)> {
        let to_act = G::to_act(state);
        match to_act {
            ToAct::Nobody => None,
            ToAct::Chance => Some((Actor::Chance, G::chance(state, luck))),
            ToAct::One(_) | ToAct::Together(_) => {
                // Those who act at the same time may do so in any order.
                let seat = to_act.seats().lowest()?;
                self.legal.clear();
                G::legal(state, seat, &mut self.legal);
                let action = match evaluation {
                    None => any(&self.legal, luck),
                    Some(evaluation) => self.decide(state, seat, evaluation, luck),
                };
                Some((Actor::Seat(seat), action?))
            }
        }
    }

    /// The better of two random actions: wholly random players throw away what
    /// they have gained, so that no gain seems worth the trouble.
    fn decide(
        &mut self,
        state: &G::State,
        seat: Seat,
        evaluation: &Evaluation<G>,
        luck: &mut QuickLuck,
    ) -> Option<G::Action> {
        let count = u32::try_from(self.legal.len()).ok()?;
        if count < 2 {
            return self.legal.first().copied();
        }
        let one = luck.below(count);
        let other = (one + 1 + luck.below(count - 1)) % count;
        let (one, other) = (self.legal[one as usize], self.legal[other as usize]);
        let better = self.promise(state, seat, other, evaluation)
            > self.promise(state, seat, one, evaluation);
        Some(if better { other } else { one })
    }

    /// How well a seat stands right after an action of its own.
    fn promise(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        evaluation: &Evaluation<G>,
    ) -> f32 {
        let trial = self.trial.get_or_insert_with(|| state.clone());
        trial.clone_from(state);
        G::apply(trial, Actor::Seat(seat), action, &mut ());
        evaluation.own(trial, seat)
    }
}
