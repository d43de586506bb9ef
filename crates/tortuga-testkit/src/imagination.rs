//! Imagined worlds are sound positions that can be played to the end.
//!
//! How often each possibility is imagined, only the game can say: see
//! [`diversity`](crate::diversity).

use tortuga_core::{Rules, Viewer};

use crate::aside::{legal, view_differences};
use crate::failure::{Failure, Verdict, demand};
use crate::{Suite, Walk};

/// Every so many steps all viewers imagine.
const STRIDE: u32 = 3;
/// Every so many steps one of these worlds is played to the end.
const TO_THE_END_STRIDE: u32 = 90;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.each_game("imagination", suite.games(), |walk| game(walk))
}

fn game<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    loop {
        if walk.once_in(STRIDE) {
            for viewer in walk.viewers() {
                imagine(walk, viewer).map_err(|what| format!("imagined by {viewer:?}: {what}"))?;
            }
        }
        if !walk.step_unheard()? {
            return Ok(());
        }
    }
}

fn imagine<G: Rules>(walk: &mut Walk<'_, G>, viewer: Viewer) -> Verdict {
    let world = walk.imagine(&G::view(walk.state(), viewer));
    is_sound(walk, &world).map_err(|what| format!("{what}\nin {}", G::state_json(&world)))
}

fn is_sound<G: Rules>(walk: &mut Walk<'_, G>, world: &G::State) -> Verdict {
    G::audit(world)?;
    for seat in G::to_act(world).seats().iter() {
        demand(!legal::<G>(world, seat).is_empty(), || {
            format!("seat {seat} is to act and has no legal action")
        })?;
    }
    others_fit_in(walk, world)?;
    if walk.once_in(TO_THE_END_STRIDE) {
        to_the_end(walk, world)?;
    }
    Ok(())
}

/// In an imagined world the others can imagine again: what they know and
/// remember there fits that world.
fn others_fit_in<G: Rules>(walk: &mut Walk<'_, G>, world: &G::State) -> Verdict {
    for other in walk.viewers() {
        let view = G::view(world, other);
        let again = walk.imagine(&view);
        G::audit(&again).map_err(|what| format!("then by {other:?}: {what}"))?;
        let seen = G::view(&again, other);
        demand(seen == view, || {
            let differences = view_differences::<G>(&view, &seen);
            format!("then by {other:?}, who sees another view: {differences}")
        })?;
    }
    Ok(())
}

fn to_the_end<G: Rules>(walk: &Walk<'_, G>, world: &G::State) -> Verdict {
    let mut onward = walk.onward(world.clone());
    while onward.step_unheard()? {
        G::audit(onward.state())
            .map_err(|what| format!("{} actions later: {what}", onward.steps()))?;
    }
    Ok(())
}
