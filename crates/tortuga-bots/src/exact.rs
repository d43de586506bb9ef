//! The end of a game, looked through to the last possibility where that is
//! little: the last tiles, the last payment and claims.
//!
//! It is exact if nobody else decides any more, or if nothing is hidden any
//! more. Otherwise a rival would be taken for somebody who sees everything, and
//! the search knows better.

use tortuga_core::{Actor, Perspective, QuickLuck, Rules, Seat, ToAct};

use crate::evaluation::{Chances, Evaluation};
use crate::search::Finding;

/// No more of the game may be left, in hundredths; before that it is not worth
/// trying.
const LATE: i32 = 12;
/// Positions that may be looked at for one decision: about a millisecond.
const MOST_POSITIONS: u32 = 4_000;
/// Worlds to compare in; if nothing is hidden they are all the same.
const WORLDS: usize = 8;

/// What comes of every legal action, the best first; none if that cannot be
/// said for certain.
pub(crate) fn look_through<G: Rules>(
    perspective: &Perspective<G>,
    evaluation: &Evaluation<G>,
    luck: &mut QuickLuck,
) -> Option<Vec<Finding<G::Action>>> {
    let imagine = |luck: &mut _| G::imagine(perspective.edition, &perspective.view, luck);
    let first = imagine(luck);
    if G::left(&first) > LATE || matches!(G::to_act(&first), ToAct::Together(_)) {
        return None;
    }
    let mut worlds = vec![first];
    worlds.extend((1..WORLDS).map(|_| imagine(luck)));
    let open = worlds.iter().all(|world| *world == worlds[0]);
    if open {
        worlds.truncate(1);
    }
    let mut rest = Rest {
        evaluation,
        seat: perspective.seat,
        open,
        positions: MOST_POSITIONS,
    };
    let mut findings = Vec::with_capacity(perspective.legal.len());
    for &action in &perspective.legal {
        let mut chance = 0.0;
        for world in &worlds {
            chance +=
                rest.after(world, Actor::Seat(perspective.seat), action)?[perspective.seat.index()];
        }
        chance /= crate::search::count(u32::try_from(worlds.len()).unwrap_or(1));
        findings.push(Finding {
            action,
            visits: 1,
            worth: chance,
            chance,
        });
    }
    findings.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    Some(findings)
}

/// The rest of a game in one world.
struct Rest<'e, G: Rules> {
    evaluation: &'e Evaluation<G>,
    seat: Seat,
    /// Nothing is hidden: others decide knowingly too.
    open: bool,
    positions: u32,
}

impl<G: Rules> Rest<'_, G> {
    /// Everybody's chances after an action, if everybody plays on as well as
    /// can be; none if there is too much to look at.
    fn after(&mut self, state: &G::State, actor: Actor, action: G::Action) -> Option<Chances> {
        self.positions = self.positions.checked_sub(1)?;
        let mut state = state.clone();
        G::apply(&mut state, actor, action, &mut ());
        match G::to_act(&state) {
            ToAct::Nobody => Some(self.evaluation.worth(&state)),
            ToAct::Chance => self.over_luck(&state),
            ToAct::One(seat) if self.open || seat == self.seat => self.best(&state, seat),
            ToAct::One(_) | ToAct::Together(_) => None,
        }
    }

    /// What somebody gets who takes the best for himself.
    fn best(&mut self, state: &G::State, seat: Seat) -> Option<Chances> {
        let mut legal = Vec::new();
        G::legal(state, seat, &mut legal);
        let mut best: Option<Chances> = None;
        for action in legal {
            let chances = self.after(state, Actor::Seat(seat), action)?;
            if best.is_none_or(|best| chances[seat.index()] > best[seat.index()]) {
                best = Some(chances);
            }
        }
        best
    }

    /// The mean over all outcomes, each as likely as it is.
    #[expect(clippy::cast_precision_loss, reason = "weights of dice and draws")]
    fn over_luck(&mut self, state: &G::State) -> Option<Chances> {
        let mut outcomes = Vec::new();
        G::outcomes(state, &mut outcomes);
        let all: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let mut mean = [0.0; 8];
        for (outcome, weight) in outcomes {
            let chances = self.after(state, Actor::Chance, outcome)?;
            let share = weight as f32 / all as f32;
            for (mean, chance) in mean.iter_mut().zip(chances) {
                *mean += share * chance;
            }
        }
        Some(mean)
    }
}
