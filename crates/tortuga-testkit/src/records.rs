//! A record replays to the same states; fair luck verifies; undo is exact.

use std::hash::{DefaultHasher, Hash, Hasher};

use tortuga_core::{
    Actor, Closing, Ended, FairLuck, Game, Hex32, LuckMark, Record, Rules, Seat, commitment,
};

use crate::aside::differences;
use crate::failure::{Failure, Verdict, demand};
use crate::{Suite, Walk};

const JSON_STRIDE: usize = 16;
const SECRET: [u8; 32] = [42; 32];
const UNDO_STRIDE: usize = 10;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.each_game("records", suite.games(), |walk| game(walk))
}

fn game<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    let nonces = vec!["a seat's own words".to_owned()];
    walk.promise(FairLuck::new(&SECRET, &nonces));
    let mut states = vec![walk.state().clone()];
    while walk.step_unheard()? {
        states.push(walk.state().clone());
    }
    let record = closed_record(walk, nonces)?;
    let text = record.write();
    let read = Record::read(&text).map_err(|error| format!("the record is not read: {error}"))?;
    demand(read == record, || {
        "the record is read as another one".to_owned()
    })?;
    options_come_back(walk, &read)?;
    replays(walk, &read, &states)?;
    let verdict = Game::<G>::verify(walk.edition(), walk.options(), &read);
    verdict.map_err(|error| format!("the luck of the record is not fair: {error}"))?;
    undo(walk, &states)
}

fn closed_record<G: Rules>(walk: &Walk<'_, G>, nonces: Vec<String>) -> Result<Record, String> {
    let standings = G::standings(walk.state()).ok_or("the game is over and has no standings")?;
    let mut record = walk.record();
    record.header.luck = Some(LuckMark {
        version: 1,
        commitment: commitment(&SECRET),
        nonces,
    });
    record.closing = Some(Closing {
        ended: Ended::Result,
        by: standings.ended_by.key.to_owned(),
        secret: Some(Hex32(SECRET)),
    });
    Ok(record)
}

fn options_come_back<G: Rules>(walk: &Walk<'_, G>, record: &Record) -> Verdict {
    let options = G::options(walk.edition(), &record.header.options);
    demand(options.as_ref() == Ok(walk.options()), || {
        format!("the header gives other options: {options:?}")
    })
}

/// Equal states and hashes after every action, and equal JSON.
fn replays<G: Rules>(walk: &Walk<'_, G>, record: &Record, states: &[G::State]) -> Verdict {
    let mut verdict = Ok(());
    let compare = |game: &Game<G>, actions: usize| {
        if verdict.is_ok() {
            let with_json = actions.is_multiple_of(JSON_STRIDE) || actions + 1 == states.len();
            verdict = same::<G>(game.state(), &states[actions], with_json)
                .map_err(|what| format!("replayed, after {actions} actions: {what}"));
        }
    };
    Game::<G>::replay(walk.edition(), walk.options(), record, compare)
        .map_err(|error| format!("the record does not replay: {error}"))?;
    verdict
}

fn same<G: Rules>(replayed: &G::State, played: &G::State, with_json: bool) -> Verdict {
    demand(
        digest(replayed) == digest(played) || replayed != played,
        || "equal states have different hashes".to_owned(),
    )?;
    if replayed == played && !with_json {
        return Ok(());
    }
    let (one, other) = (G::state_json(replayed), G::state_json(played));
    demand(replayed == played && one == other, || {
        format!("another state: {}", differences(&one, &other))
    })
}

fn digest(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

/// Whoever takes his last action back gets the position before it.
fn undo<G: Rules>(walk: &Walk<'_, G>, states: &[G::State]) -> Verdict {
    let mut game = Game::<G>::from(states[0].clone());
    for (before, &(actor, action)) in walk.actions().iter().enumerate() {
        if game.play(actor, action).is_err() {
            return Err(format!("action {} is refused by the door", before + 1));
        }
        let Actor::Seat(seat) = actor else { continue };
        if before.is_multiple_of(UNDO_STRIDE) && game.can_take_back(seat) == Some(before) {
            take_back(&mut game, (seat, action), &states[before])
                .map_err(|what| format!("action {}: {what}", before + 1))?;
        }
    }
    Ok(())
}

fn take_back<G: Rules>(
    game: &mut Game<G>,
    (seat, action): (Seat, G::Action),
    before: &G::State,
) -> Verdict {
    demand(game.take_back(seat) == Some(action), || {
        "another action is taken back".to_owned()
    })?;
    same::<G>(game.state(), before, false)
        .map_err(|what| format!("taken back, the position is another: {what}"))?;
    let again = game.play(Actor::Seat(seat), action);
    demand(again.is_ok(), || {
        "taken back, it is no longer legal".to_owned()
    })
}
