use tortuga_core::{Actor, Luck as _, QuickLuck, Rules, Seat, ToAct};

use super::Habits;
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

    /// Lets everybody act lightly for so many actions, chance's included; to the
    /// end, if there is no horizon.
    pub(crate) fn play_on(
        &mut self,
        state: &mut G::State,
        habits: &Habits,
        evaluation: &Evaluation<G>,
        luck: &mut QuickLuck,
    ) {
        for _ in 0..habits.horizon.unwrap_or(u32::MAX) {
            let Some((actor, action)) = self.next(state, habits.choices, evaluation, luck) else {
                return;
            };
            G::apply(state, actor, action, &mut ());
        }
    }

    fn next(
        &mut self,
        state: &G::State,
        choices: u32,
        evaluation: &Evaluation<G>,
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
                let action = self.decide(state, seat, evaluation, choices, luck);
                Some((Actor::Seat(seat), action?))
            }
        }
    }

    /// The best of some random actions: wholly random players throw away what
    /// they have gained, so that no gain seems worth the trouble.
    fn decide(
        &mut self,
        state: &G::State,
        seat: Seat,
        evaluation: &Evaluation<G>,
        choices: u32,
        luck: &mut QuickLuck,
    ) -> Option<G::Action> {
        let all = u32::try_from(self.legal.len()).ok()?;
        if all < 2 || choices < 2 {
            return any(&self.legal, luck);
        }
        let mut best = None;
        for choice in 0..choices.min(all) {
            let last = all - 1 - choice;
            let pick = luck.below(last + 1);
            self.legal.swap(pick as usize, last as usize);
            let action = self.legal[last as usize];
            let promise = self.promise(state, seat, action, evaluation);
            if best.is_none_or(|(_, most)| promise > most) {
                best = Some((action, promise));
            }
        }
        best.map(|(action, _)| action)
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
