//! A forced action is called public only if everybody sees that it is forced.
//!
//! Somebody who only watches knows least. If in one of his worlds the seat has
//! a choice, or the answer would be another, playing the action for it at once
//! would tell him something.

use tortuga_core::{Rules, Seat, Viewer};

use crate::aside::legal;
use crate::failure::{Failure, Verdict, demand};
use crate::{Suite, Walk};

const WORLDS: u32 = 64;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.each_game("forced", suite.games(), |walk| game(walk))
}

fn game<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    loop {
        for seat in G::to_act(walk.state()).seats().iter() {
            let forced = legal::<G>(walk.state(), seat).len() == 1;
            if forced && G::forced_is_public(walk.state(), seat) {
                everybody_sees(walk, seat)?;
            }
        }
        if !walk.step_unheard()? {
            return Ok(());
        }
    }
}

fn everybody_sees<G: Rules>(walk: &mut Walk<'_, G>, seat: Seat) -> Verdict {
    let view = G::view(walk.state(), Viewer::Spectator);
    for _ in 0..WORLDS {
        let world = walk.imagine(&view);
        let options = legal::<G>(&world, seat).len();
        demand(options == 1, || {
            format!("seat {seat} is forced in public, but might have {options} actions")
        })?;
        demand(G::forced_is_public(&world, seat), || {
            format!("whether seat {seat} is forced in public depends on what is hidden")
        })?;
    }
    Ok(())
}
