//! Doing an errand: the game is played again, and a bot gets its perspective.

use tortuga_bots::{Now, Watch, hire_by};
use tortuga_core::Record;
use tortuga_games::{EditionChoice, Table, open_replay};
use tortuga_play::written;

use crate::{Answer, Errand};

/// Thinks about an errand, by this clock if there is one; none if there is nothing
/// to decide, or if the record is none.
pub fn think(errand: &Errand, now: Option<Now>) -> Option<Answer> {
    let record = Record::read(&errand.record).ok()?;
    let table = replayed(&record)?;
    let perspective = if errand.paused {
        table.answering_perspective(errand.seat)?
    } else {
        table.perspective(errand.seat)
    };
    let mut mind = hire_by(&record.header.game, errand.level, errand.seed, now).ok()?;
    let watch = Watch::new();
    if errand.hint.is_some() {
        let advice = mind.think(perspective.as_ref(), &watch)?;
        let hint = written(errand.seat, errand.picture, advice);
        return Some(Answer::Hint(Box::new(hint)));
    }
    mind.choose(perspective.as_ref(), &watch)
        .map(Answer::Action)
}

fn replayed(record: &Record) -> Option<Box<dyn Table>> {
    let mut table = open_replay(record, &EditionChoice::Standard).ok()?;
    for line in &record.actions {
        table.play(line.actor, &line.action).ok()?;
    }
    Some(table)
}
