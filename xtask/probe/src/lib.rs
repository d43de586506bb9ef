//! One number that stands for everything the rules did with a record.
//!
//! `cargo xtask wasm` computes it natively and in WebAssembly and compares: a
//! rule that leans on the width of `usize`, on the order of a hash map or on
//! the platform's floating point gives itself away here.

mod fnv;
#[cfg(target_arch = "wasm32")]
mod module;

use anyhow::{Result, anyhow, bail};
use serde_json::Value;
use tortuga_core::{
    Edition, Game, QuickLuck, Record, Rules, Seat, Seats, ToAct, Viewer, sha256_hex,
};

use crate::fnv::Fnv;

/// The digest of a record's first `limit` actions.
///
/// After every action it takes in the state, what can happen next, what each
/// viewer sees, and a world that each viewer imagines.
///
/// # Errors
///
/// A record that cannot be read or does not replay.
pub fn digest(text: &str, limit: usize) -> Result<u64> {
    let mut record = Record::read(text)?;
    record.actions.truncate(limit);
    match record.header.game.as_str() {
        tortuga_grog::GrogIsland::GAME => digest_game::<tortuga_grog::GrogIsland>(&record),
        game => bail!("no game is called {game}"),
    }
}

fn digest_game<G: Rules>(record: &Record) -> Result<u64> {
    let edition = standard_edition::<G>(record)?;
    let options = G::options(edition, &record.header.options);
    let options = options.map_err(|problems| anyhow!("{problems:?}"))?;
    let viewers = viewers(G::seats(&options));

    let mut digest = Fnv::new();
    Game::<G>::replay(edition, &options, record, |game, count| {
        take_in::<G>(&mut digest, game.state(), &viewers, count as u64);
    })?;
    Ok(digest.value())
}

/// Recorded games are played with the standard edition. It lives for ever, as the rules want it.
fn standard_edition<G: Rules>(record: &Record) -> Result<&'static G::Edition> {
    let text = G::Edition::STANDARD;
    if record.header.edition.sha256 != sha256_hex(text.as_bytes()) {
        bail!("the record was not played with the standard edition");
    }
    let edition = G::Edition::read(text).map_err(|problems| anyhow!("{problems:?}"))?;
    Ok(Box::leak(Box::new(edition)))
}

fn viewers(seats: u8) -> Vec<Viewer> {
    let seats = Seats::first(seats).iter().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// One position: the truth, what may follow, and each viewer's knowledge and imagination.
fn take_in<G: Rules>(digest: &mut Fnv, state: &G::State, viewers: &[Viewer], count: u64) {
    let edition = G::edition(state);
    digest.text(&G::state_json(state).to_string());
    if G::to_act(state) == ToAct::Chance {
        take_in_outcomes::<G>(digest, state);
    }
    for seat in G::to_act(state).seats().iter() {
        take_in_legal::<G>(digest, state, seat);
    }
    for (place, &viewer) in (0_u64..).zip(viewers) {
        let view = G::view(state, viewer);
        digest.text(&json(&view).to_string());
        let mut luck = QuickLuck::new((count << 8) | place);
        let world = G::imagine(edition, &view, &mut luck);
        digest.text(&G::state_json(&world).to_string());
    }
    digest.text(&json(&G::standings(state)).to_string());
}

fn take_in_outcomes<G: Rules>(digest: &mut Fnv, state: &G::State) {
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    for (action, weight) in outcomes {
        digest.text(&G::write(G::edition(state), action));
        digest.text(&weight.to_string());
    }
}

fn take_in_legal<G: Rules>(digest: &mut Fnv, state: &G::State, seat: Seat) {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    for action in legal {
        digest.text(&G::write(G::edition(state), action));
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views and standings are plain data")
}
