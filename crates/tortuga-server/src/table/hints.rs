//! Hints: what a captain would do in a person's place, with nothing before his
//! eyes but what that person sees. Only who asked is told.

use std::any::Any;

use tokio::task::JoinError;
use tortuga_bots::Advice;
use tortuga_core::{Seat, Viewer};
use tortuga_play::{No, Tell, seed, written};
use tortuga_protocol::{Level, Problem};

use super::Room;
use super::bots::Busy;
use crate::shelf;
use crate::thinkers::{Thinker, Thought};

/// A question that is thought about.
pub(super) struct Asked {
    question: Question,
    pub(super) busy: Busy,
}

/// Who asked, and the number of the question.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Question {
    connection: u64,
    id: u32,
}

/// Somebody has thought about it.
pub(super) struct Hinted {
    seat: Seat,
    question: Question,
    thought: Result<Thought<Advice>, JoinError>,
}

impl Room {
    /// Lets a captain think about what this person has to decide; one question
    /// at a time for each.
    pub(super) fn hint(&mut self, connection: u64, id: u32, picture: u32) -> Result<(), No> {
        let seat = self.may_act(connection, picture)?;
        if self.hints.contains_key(&seat) {
            return Err(No::Sorry(Problem::StillThinking));
        }
        let asked = self.perspective(seat);
        let (picture, perspective) = asked.ok_or(No::Sorry(Problem::NothingToDecide))?;
        let seed = seed("hint", &self.stored.secret, seat, picture);
        let mind = shelf::hire(&self.stored.game, Level::Captain, seed);
        let mind = mind.map_err(|_| No::Sorry(Problem::BadTable))?;
        let busy = Busy::on(picture);
        let thinker = Thinker {
            mind,
            perspective,
            watch: busy.watch.clone(),
            limit: None,
        };
        let question = Question { connection, id };
        self.hints.insert(seat, Asked { question, busy });
        let thinking = self.thinkers.clone().advise(thinker);
        self.hinting.spawn(async move {
            Hinted {
                seat,
                question,
                thought: thinking.await,
            }
        });
        Ok(())
    }

    /// What a seat that has a decision to make sees of it, and in which picture.
    pub(super) fn perspective(&self, seat: Seat) -> Option<(u32, Box<dyn Any + Send>)> {
        let play = self.play.as_ref()?;
        let gallery = play.gallery(Viewer::Seat(seat));
        if !gallery.has_choice() {
            return None;
        }
        let table = play.table();
        // In a pause the truth may have run ahead of what the seat was shown.
        let perspective = match play.pause() {
            None => table.perspective(seat),
            Some(_) => table.answering_perspective(seat)?,
        };
        Some((gallery.version(), perspective))
    }

    /// The answer goes to whoever asked, unless his choice is another by now.
    pub(super) fn take_hint(&mut self, hinted: Result<Hinted, JoinError>) {
        let Ok(hinted) = hinted else {
            return;
        };
        self.drop_what_is_old();
        let Question { connection, id } = hinted.question;
        let asked = self.hints.get(&hinted.seat);
        let wanted = asked.is_some_and(|asked| asked.question == hinted.question);
        let asked = wanted.then(|| self.hints.remove(&hinted.seat)).flatten();
        let advice = hinted.thought.ok().and_then(|thought| thought.found);
        let tell = match (asked, advice) {
            (Some(asked), Some(advice)) => Tell::Hint {
                id,
                hint: Box::new(written(hinted.seat, asked.busy.picture, advice)),
            },
            (Some(_), None) => No::Sorry(Problem::NothingToDecide).tell(id),
            (None, _) => Tell::Stale { id },
        };
        self.tell(connection, &tell);
    }

    /// Whoever leaves wants no hint any more.
    pub(super) fn forget_hint(&mut self, connection: u64) {
        self.hints
            .retain(|_, asked| asked.question.connection != connection);
    }
}
