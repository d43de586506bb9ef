//! One number that stands for everything the rules did with a record, and for
//! what bots thought of it.
//!
//! `cargo xtask wasm` computes it natively and in WebAssembly and compares: a
//! rule that leans on the width of `usize`, on the order of a hash map or on
//! the platform's floating point gives itself away here.

mod fnv;
#[cfg(target_arch = "wasm32")]
mod module;

use anyhow::Result;
use tortuga_bots::{Bot, Budget, Level, Watch};
use tortuga_core::{Game, Perspective, QuickLuck, Record, Rules, Seat, Seats, ToAct, Viewer};
use tortuga_games::{EditionChoice, Visitor, setting_of, with_game};

use crate::fnv::Fnv;

/// The digest of a record's first `limit` actions.
///
/// After every action it takes in the state and what can happen next, every few
/// actions what one of the viewers sees and a world that he imagines, and now
/// and then what a bot thinks.
/// Recorded games are played with the standard edition.
///
/// # Errors
///
/// A record that cannot be read or does not replay.
pub fn digest(text: &str, limit: usize) -> Result<u64> {
    let mut record = Record::read(text)?;
    record.actions.truncate(limit);
    with_game(&record.header.game, Replay(&record))?
}

/// The viewers take turns, one in so many positions: an interpreter is slow and a game is long.
const VIEW_EVERY: usize = 4;

/// Where a bot thinks: in one of so many positions, and what it may use there.
const THINK_EVERY: usize = 40;
const THINK_FIRST: usize = 15;
const ITERATIONS: Budget = Budget::Iterations(60);

struct Replay<'a>(&'a Record);

impl Visitor for Replay<'_> {
    type Output = Result<u64>;

    fn visit<G: Rules>(self) -> Result<u64> {
        let (held, options) = setting_of::<G>(self.0, &EditionChoice::Standard)?;
        let viewers = viewers(G::seats(&options));
        let mut digest = Fnv::new();
        Game::<G>::replay(held.edition, &options, self.0, |game, count| {
            take_in::<G>(&mut digest, game.state(), &viewers, count);
        })?;
        Ok(digest.value())
    }
}

fn viewers(seats: u8) -> Vec<Viewer> {
    let seats = Seats::first(seats).iter().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// One position: the truth, what may follow, and now and then what somebody makes of it.
fn take_in<G: Rules>(digest: &mut Fnv, state: &G::State, viewers: &[Viewer], count: usize) {
    let mut luck = QuickLuck::new(count as u64);
    digest.json(&G::state_json(state));
    digest.json(&G::standings(state));
    if G::to_act(state) == ToAct::Chance {
        take_in_outcomes::<G>(digest, state, &mut luck);
    }
    for seat in G::to_act(state).seats().iter() {
        take_in_legal::<G>(digest, state, seat);
    }
    if count.is_multiple_of(VIEW_EVERY) {
        let viewer = viewers[count / VIEW_EVERY % viewers.len()];
        take_in_view::<G>(digest, state, viewer, &mut luck);
    }
    if count % THINK_EVERY == THINK_FIRST {
        take_in_thoughts::<G>(digest, state, count as u64);
    }
}

/// What a captain thinks of a decision: every bit of it, visits and chances.
fn take_in_thoughts<G: Rules>(digest: &mut Fnv, state: &G::State, seed: u64) {
    let Some(seat) = G::to_act(state).seats().lowest() else {
        return;
    };
    let perspective = Perspective::<G>::new(state, seat);
    let mut bot = Bot::<G>::new(Level::Captain, seed).with_budget(ITERATIONS);
    let Some(thought) = bot.think(&perspective, &Watch::new()) else {
        return;
    };
    for candidate in &thought.candidates {
        digest.text(&G::write(perspective.edition, candidate.action));
        digest.number(candidate.visits);
        digest.number(candidate.chance.to_bits());
    }
    for chance in &thought.chances {
        digest.number(chance.to_bits());
    }
    digest.json(&thought.reasons);
}

/// What a viewer sees, and a world that he imagines.
fn take_in_view<G: Rules>(
    digest: &mut Fnv,
    state: &G::State,
    viewer: Viewer,
    luck: &mut QuickLuck,
) {
    let view = G::view(state, viewer);
    digest.json(&view);
    let world = G::imagine(G::edition(state), &view, luck);
    digest.json(&G::state_json(&world));
}

/// The weight of every outcome, and the one that is drawn in words; all of them
/// in words would be thousands for a handful of dice.
fn take_in_outcomes<G: Rules>(digest: &mut Fnv, state: &G::State, luck: &mut QuickLuck) {
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    for (_, weight) in outcomes {
        digest.number(weight);
    }
    let drawn = G::chance(state, luck);
    digest.text(&G::write(G::edition(state), drawn));
}

fn take_in_legal<G: Rules>(digest: &mut Fnv, state: &G::State, seat: Seat) {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    for action in legal {
        let number = G::number(G::edition(state), action);
        digest.number(number.map_or(u32::MAX, u32::from));
    }
}
