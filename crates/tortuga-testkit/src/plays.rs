//! Random games end, and the game's own audit passes after every action.

use tortuga_core::Rules;

use crate::failure::{Failure, Verdict};
use crate::{Suite, Walk};

/// An audit costs little, so there can be more games than elsewhere.
const MORE: u32 = 5;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.each_game("plays", MORE * suite.games(), |walk| game(walk))
}

/// `step_unheard` finds fault with a seat that cannot go on and with a game
/// that does not end.
fn game<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    G::audit(walk.state())?;
    while walk.step_unheard()? {
        G::audit(walk.state())?;
    }
    Ok(())
}
