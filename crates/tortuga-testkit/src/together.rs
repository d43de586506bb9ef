//! Simultaneous choices come to the same in any order of arrival.

use tortuga_core::{Actor, Game, QuickLuck, Rules, Seat, Seats, ToAct, play};

use crate::aside::{legal, pick};
use crate::failure::{Failure, Verdict, demand};
use crate::{Suite, Walk};

const ORDERS: u32 = 6;
/// A seat that has not finished by then never will.
const MOST_STEPS: usize = 1000;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.each_game("together", suite.games(), |walk| game(walk))
}

/// Tries every simultaneous choice of a game where it begins.
fn game<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    let mut before = Seats::NONE;
    loop {
        let now = together::<G>(walk.state());
        if !now.minus(before).is_empty() {
            choice(walk, now)?;
        }
        before = now;
        if !walk.step_unheard()? {
            return Ok(());
        }
    }
}

/// Who chooses at the same time now.
fn together<G: Rules>(state: &G::State) -> Seats {
    match G::to_act(state) {
        ToAct::Together(seats) => seats,
        ToAct::Chance | ToAct::One(_) | ToAct::Nobody => Seats::NONE,
    }
}

/// One step of a seat, and what it could have done instead.
struct Step<G: Rules> {
    action: G::Action,
    legal: Vec<G::Action>,
}

/// All steps of one seat in its own order.
struct Steps<G: Rules> {
    seat: Seat,
    steps: Vec<Step<G>>,
}

fn choice<G: Rules>(walk: &mut Walk<'_, G>, seats: Seats) -> Verdict {
    let start = walk.state().clone();
    let (plan, end) = one_after_the_other::<G>(start, seats, &mut walk.aside)?;
    for _ in 0..ORDERS {
        let order = random_order(&plan, &mut walk.aside);
        in_order(walk, &plan, &order, &end).map_err(|what| {
            let seats: Vec<u8> = order.iter().map(|&at| plan[at].seat.0).collect();
            format!("{what}; the seats acted in the order {seats:?}")
        })?;
        undone_and_done_again(walk, &plan, &order)?;
    }
    Ok(())
}

/// Each seat takes all its steps, the lowest seat first: the plan, and where
/// it leads.
fn one_after_the_other<G: Rules>(
    start: G::State,
    seats: Seats,
    luck: &mut QuickLuck,
) -> Result<(Vec<Steps<G>>, G::State), String> {
    let mut state = start;
    let mut plan = Vec::new();
    let mut open = seats;
    for seat in seats.iter() {
        let mut steps = Vec::new();
        while open.has(seat) {
            let legal = legal::<G>(&state, seat);
            if legal.is_empty() || steps.len() > MOST_STEPS {
                return Err(format!("seat {seat} cannot finish its simultaneous choice"));
            }
            let action = pick(luck, &legal);
            G::apply(&mut state, Actor::Seat(seat), action, &mut ());
            steps.push(Step { action, legal });
            open = still_open::<G>(&state, open);
        }
        plan.push(Steps { seat, steps });
    }
    Ok((plan, state))
}

/// The seats of this choice that have not finished. When somebody is to act
/// who had finished, it is the next choice already, and this one is over.
fn still_open<G: Rules>(state: &G::State, before: Seats) -> Seats {
    let now = together::<G>(state);
    if now.minus(before).is_empty() {
        now
    } else {
        Seats::NONE
    }
}

/// Places in the plan, each as often as that seat has steps, shuffled.
fn random_order<G: Rules>(plan: &[Steps<G>], luck: &mut QuickLuck) -> Vec<usize> {
    let mut left: Vec<usize> = Vec::new();
    for (at, steps) in plan.iter().enumerate() {
        left.extend(std::iter::repeat_n(at, steps.steps.len()));
    }
    let mut order = Vec::new();
    while !left.is_empty() {
        let at = pick(luck, &left);
        let place = left.iter().position(|&other| other == at).unwrap_or(0);
        left.swap_remove(place);
        order.push(at);
    }
    order
}

fn seats_of<G: Rules>(plan: &[Steps<G>]) -> impl Iterator<Item = Seat> {
    plan.iter().map(|steps| steps.seat)
}

fn in_order<G: Rules>(
    walk: &Walk<'_, G>,
    plan: &[Steps<G>],
    order: &[usize],
    end: &G::State,
) -> Verdict {
    let mut state = walk.state().clone();
    let mut next = vec![0; plan.len()];
    for &at in order {
        let Steps { seat, steps } = &plan[at];
        let Step { action, legal: own } = &steps[next[at]];
        next[at] += 1;
        demand(legal::<G>(&state, *seat) == *own, || {
            format!("what seat {seat} may do depends on the others")
        })?;
        play::<G>(&mut state, Actor::Seat(*seat), *action, &mut ()).map_err(|refusal| {
            let text = walk.text(*action);
            format!("seat {seat}: {text:?} is refused: {refusal}")
        })?;
    }
    demand(state == *end, || {
        "another order of arrival gives another state".to_owned()
    })
}

/// While the choice is open, a seat may take its last step back, whatever the
/// others have done since, and do it again.
fn undone_and_done_again<G: Rules>(
    walk: &mut Walk<'_, G>,
    plan: &[Steps<G>],
    order: &[usize],
) -> Verdict {
    let mut game = Game::<G>::from(walk.state().clone());
    let mut next = vec![0; plan.len()];
    for &at in &order[..order.len() - 1] {
        let Steps { seat, steps } = &plan[at];
        let others: Vec<Seat> = seats_of(plan).filter(|other| other != seat).collect();
        let undoable = |game: &Game<G>| -> Vec<bool> {
            let can = |other: &Seat| game.can_take_back(*other).is_some();
            others.iter().map(can).collect()
        };
        let before = undoable(&game);
        let played = game.play(Actor::Seat(*seat), steps[next[at]].action);
        demand(played.is_ok(), || "a planned step is refused".to_owned())?;
        demand(undoable(&game) == before, || {
            format!("what others may take back tells of a step of seat {seat}")
        })?;
        next[at] += 1;
        let back = pick(&mut walk.aside, &(0..plan.len()).collect::<Vec<_>>());
        let seat = plan[back].seat;
        let before = game.state().clone();
        if let Some(action) = game.take_back(seat) {
            let again = game.play(Actor::Seat(seat), action);
            demand(again.is_ok() && *game.state() == before, || {
                format!("seat {seat} took a step back and could not do it again")
            })?;
        }
    }
    Ok(())
}
