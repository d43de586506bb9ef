//! Luck falls as its weights say; impossible outcomes are refused.
//!
//! `chance` is the quick way, `outcomes` the plain one: asked with every answer
//! that luck can give, the quick way must walk through the plain list. Fair luck
//! is verified by this agreement and nothing else.

use std::collections::BTreeMap;

use tortuga_core::{Actor, Luck, Rules, ToAct, pick_weighted};

use crate::aside::outcomes;
use crate::failure::{Failure, Verdict, demand};
use crate::legality::has_a_rule;
use crate::{Suite, Walk};

/// Lists longer than this are looked at closely a few times only.
const LONG_LIST: usize = 60;
const CLOSE_LOOKS: u32 = 2;
/// With more answers than this, only the first and the last of each outcome are tried.
const ALL_ANSWERS: u32 = 8000;
/// Outcomes kept for being tried where they cannot be.
const KEPT: usize = 300;
const TRY_STRIDE: u32 = 8;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    let mut seen = Seen::<G>::default();
    suite.each_game("chance", suite.games(), |walk| seen.game(walk))
}

/// Luck that gives a fixed answer and takes note of the question.
struct Scripted {
    answer: u32,
    bounds: Vec<u32>,
}

impl Luck for Scripted {
    fn below(&mut self, bound: u32) -> u32 {
        self.bounds.push(bound);
        self.answer.min(bound.saturating_sub(1))
    }
}

/// What was seen in the games of one configuration.
struct Seen<G: Rules> {
    /// How often a list of this length was looked at closely.
    looks: BTreeMap<usize, u32>,
    /// Outcomes by their text.
    outcomes: BTreeMap<String, G::Action>,
}

impl<G: Rules> Default for Seen<G> {
    fn default() -> Self {
        Self {
            looks: BTreeMap::new(),
            outcomes: BTreeMap::new(),
        }
    }
}

impl<G: Rules> Seen<G> {
    fn game(&mut self, walk: &mut Walk<'_, G>) -> Verdict {
        if walk.game() == 0 {
            *self = Self::default();
        }
        loop {
            let listed = outcomes::<G>(walk.state());
            match G::to_act(walk.state()) {
                ToAct::Chance => self.event(walk, &listed)?,
                ToAct::One(_) | ToAct::Together(_) | ToAct::Nobody => {
                    demand(listed.is_empty(), || {
                        "outcomes are listed though no chance event is due".to_owned()
                    })?;
                    if walk.once_in(TRY_STRIDE) {
                        self.impossible(walk, &listed)?;
                    }
                }
            }
            if !walk.step_unheard()? {
                return Ok(());
            }
        }
    }

    fn event(&mut self, walk: &Walk<'_, G>, listed: &[(G::Action, u32)]) -> Verdict {
        demand(!listed.is_empty(), || {
            "chance is to act and has no outcome".to_owned()
        })?;
        let long = listed.len() > LONG_LIST;
        let looks = self.looks.entry(listed.len()).or_default();
        *looks += 1;
        if long && *looks > CLOSE_LOOKS {
            return Ok(());
        }
        let first_looks = *looks <= CLOSE_LOOKS;
        let sum = sum_of_weights(walk, listed)?;
        each_once(walk, listed)?;
        every_outcome_is_accepted(walk, listed)?;
        answers_fall_where_they_should(walk, listed, sum)?;
        if first_looks {
            self.keep(walk, listed);
        }
        self.impossible(walk, listed)
    }

    fn keep(&mut self, walk: &Walk<'_, G>, listed: &[(G::Action, u32)]) {
        let stride = listed.len().div_ceil(LONG_LIST);
        for &(outcome, _) in listed.iter().step_by(stride) {
            if self.outcomes.len() < KEPT {
                self.outcomes.insert(walk.text(outcome), outcome);
            }
        }
    }

    /// What was an outcome elsewhere and is none here is refused.
    fn impossible(&self, walk: &Walk<'_, G>, listed: &[(G::Action, u32)]) -> Verdict {
        for (text, &outcome) in &self.outcomes {
            match G::check(walk.state(), Actor::Chance, outcome) {
                Ok(()) => demand(listed.iter().any(|&(here, _)| here == outcome), || {
                    format!("{text:?} is accepted and not among the outcomes")
                })?,
                Err(refusal) => has_a_rule(refusal)?,
            }
        }
        Ok(())
    }
}

fn sum_of_weights<G: Rules>(
    walk: &Walk<'_, G>,
    listed: &[(G::Action, u32)],
) -> Result<u32, String> {
    for &(outcome, weight) in listed {
        demand(weight > 0, || {
            format!("{:?} is listed with weight 0", walk.text(outcome))
        })?;
    }
    let weights = listed.iter().map(|&(_, weight)| u64::from(weight));
    let sum: u64 = weights.sum();
    u32::try_from(sum).map_err(|_| format!("the weights sum up to {sum}, beyond 32 bits"))
}

fn each_once<G: Rules>(walk: &Walk<'_, G>, listed: &[(G::Action, u32)]) -> Verdict {
    let mut texts: Vec<String> = listed.iter().map(|&(it, _)| walk.text(it)).collect();
    texts.sort_unstable();
    let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
    demand(twice.is_none(), || {
        format!("an outcome is listed twice: {twice:?}")
    })
}

fn every_outcome_is_accepted<G: Rules>(walk: &Walk<'_, G>, listed: &[(G::Action, u32)]) -> Verdict {
    for &(outcome, _) in listed {
        if let Err(refusal) = G::check(walk.state(), Actor::Chance, outcome) {
            let text = walk.text(outcome);
            return Err(format!("{text:?} is an outcome but refused: {refusal}"));
        }
    }
    Ok(())
}

fn answers_fall_where_they_should<G: Rules>(
    walk: &Walk<'_, G>,
    listed: &[(G::Action, u32)],
    sum: u32,
) -> Verdict {
    let answers = if sum <= ALL_ANSWERS {
        (0..sum).collect()
    } else {
        borders(listed)
    };
    for answer in answers {
        let mut luck = Scripted {
            answer,
            bounds: Vec::new(),
        };
        let given = G::chance(walk.state(), &mut luck);
        demand(luck.bounds == [sum], || {
            let bounds = &luck.bounds;
            format!("chance asked luck below {bounds:?} instead of once below {sum}")
        })?;
        let weights = listed.iter().map(|&(_, weight)| weight);
        let (due, _) = listed[pick_weighted(weights, answer)];
        demand(given == due, || {
            let (given, due) = (walk.text(given), walk.text(due));
            format!("the answer {answer} of {sum} falls on {due:?}, chance gives {given:?}")
        })?;
    }
    Ok(())
}

/// The first and the last answer that fall on each outcome.
fn borders<A>(listed: &[(A, u32)]) -> Vec<u32> {
    let mut first = 0;
    let mut borders = Vec::new();
    for &(_, weight) in listed {
        borders.extend([first, first + weight - 1]);
        first += weight;
    }
    borders
}
