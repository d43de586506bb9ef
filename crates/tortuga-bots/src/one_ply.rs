//! Bots that look at their own next action and no further.

use tortuga_core::{Actor, Luck as _, Perspective, QuickLuck, Rules};

use crate::evaluation::Evaluation;
use crate::random::any;
use crate::search::Finding;

/// Enough worlds to see what is likely; more change little.
const WORLDS: u32 = 24;

/// A sailor: what looks best right now, all legal actions compared in the same
/// imagined worlds. The best comes first.
pub(crate) fn weigh<G: Rules>(
    perspective: &Perspective<G>,
    evaluation: &Evaluation<G>,
    luck: &mut QuickLuck,
) -> Vec<Finding<G::Action>> {
    compare(perspective, &perspective.legal, WORLDS, evaluation, luck)
}

/// Of a hundred actions of a novice, so many are just played.
const CARELESS: u32 = 20;

/// A novice: overlooks half of what could be done, is sure to know what others
/// hold, and now and then does not think at all.
pub(crate) fn glance<G: Rules>(
    perspective: &Perspective<G>,
    evaluation: &Evaluation<G>,
    luck: &mut QuickLuck,
) -> Vec<Finding<G::Action>> {
    let mut seen: Vec<G::Action> = Vec::new();
    if luck.below(100) >= CARELESS {
        let legal = perspective.legal.iter();
        seen.extend(legal.filter(|_| luck.below(2) == 0));
    }
    if seen.is_empty() {
        seen.extend(any(&perspective.legal, luck));
    }
    compare(perspective, &seen, 1, evaluation, luck)
}

fn compare<G: Rules>(
    perspective: &Perspective<G>,
    actions: &[G::Action],
    worlds: u32,
    evaluation: &Evaluation<G>,
    luck: &mut QuickLuck,
) -> Vec<Finding<G::Action>> {
    let finding = |&action| Finding {
        action,
        visits: worlds,
        worth: 0.0,
        chance: 0.0,
    };
    let mut findings: Vec<_> = actions.iter().map(finding).collect();
    let seat = perspective.seat;
    for _ in 0..worlds {
        let world = G::imagine(perspective.edition, &perspective.view, luck);
        for finding in &mut findings {
            let mut state = world.clone();
            G::apply(&mut state, Actor::Seat(seat), finding.action, &mut ());
            let verdict = evaluation.verdict(&state);
            finding.worth += verdict.worth[seat.index()];
            finding.chance += verdict.chances[seat.index()];
        }
    }
    for finding in &mut findings {
        finding.worth /= crate::search::count(worlds);
        finding.chance /= crate::search::count(worlds);
    }
    findings.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    findings
}
