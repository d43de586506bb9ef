//! What a seat could answer in a window is what it may do when it is asked, and
//! rests on what it knows itself.
//!
//! A table lets everybody answer at the same time, whoever is asked in truth.
//! So what a seat is shown must be the same in all its worlds, and nothing at
//! all where no window is open.

use tortuga_core::{Rules, Seat, Viewer};

use crate::aside::{answers, legal, view_differences};
use crate::failure::{Failure, Verdict, demand};
use crate::{Suite, Walk};

const WORLDS: u32 = 3;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.each_game("answers", suite.games(), |walk| game(walk))
}

fn game<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    loop {
        if G::decline(walk.state()).is_some() {
            window(walk)?;
        } else {
            no_window(walk)?;
        }
        if !walk.step_unheard()? {
            return no_window(walk);
        }
    }
}

fn no_window<G: Rules>(walk: &Walk<'_, G>) -> Verdict {
    for seat in (0..walk.seats()).map(Seat) {
        let none = answers::<G>(walk.state(), seat).is_empty();
        demand(none, || {
            format!("seat {seat} could answer, but nobody is asked")
        })?;
    }
    Ok(())
}

fn window<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    let asked = G::to_act(walk.state()).seats();
    for seat in (0..walk.seats()).map(Seat) {
        let answers = answers::<G>(walk.state(), seat);
        let legal = legal::<G>(walk.state(), seat);
        demand(!asked.has(seat) || answers == legal, || {
            format!("seat {seat} is asked and may {legal:?}, but could answer {answers:?}")
        })?;
        same_in_all_worlds(walk, seat)?;
    }
    Ok(())
}

fn same_in_all_worlds<G: Rules>(walk: &mut Walk<'_, G>, seat: Seat) -> Verdict {
    let viewer = Viewer::Seat(seat);
    let view = G::view(walk.state(), viewer);
    for _ in 0..WORLDS {
        let world = walk.imagine(&view);
        let (one, other) = (answers::<G>(walk.state(), seat), answers::<G>(&world, seat));
        demand(one == other, || {
            format!("what seat {seat} could answer depends on what is hidden: {one:?} or {other:?}")
        })?;
        let asking = |state| G::asking(state, seat).map(|asked| G::view(&asked, viewer));
        if let (Some(one), Some(other)) = (asking(walk.state()), asking(&world)) {
            demand(one == other, || {
                let differences = view_differences::<G>(&one, &other);
                format!("what seat {seat} sees when asked depends on what is hidden: {differences}")
            })?;
        }
    }
    Ok(())
}
