//! What somebody must think about, away from the table.

use serde::{Deserialize, Serialize};
use tortuga_core::{Seat, Viewer};
use tortuga_play::{Tell as Told, seed};
use tortuga_protocol::{Hint, Level, Tell};

use crate::house::carried;
use crate::{House, Sitting};

/// A question for whoever thinks. He is given the record of the game so far, and
/// must show the bot no more of it than its own perspective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Errand {
    /// For whom.
    pub seat: Seat,
    /// The picture that is decided on.
    pub picture: u32,
    /// How well.
    pub level: Level,
    /// With what luck.
    pub seed: u64,
    /// In a pause, as if the seat were asked.
    pub paused: bool,
    /// It is a hint that is asked for, by the question with this number.
    pub hint: Option<u32>,
    /// The game so far.
    pub record: String,
}

/// What came of an errand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// A bot's action, in notation.
    Action(String),
    /// A hint.
    Hint(Box<Hint>),
}

/// A hint that somebody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// The number of the question.
    pub(crate) id: u32,
    /// The picture that it is about.
    pub(crate) picture: u32,
}

impl House {
    /// The next thing to think about, if there is one: a bot's decision before a
    /// hint, since bots are quick and somebody may wait for them.
    pub fn errand(&self) -> Option<Errand> {
        self.bots_errand().or_else(|| self.hints_errand())
    }

    fn bots_errand(&self) -> Option<Errand> {
        if self.play.is_over() {
            return None;
        }
        let mut bots = self.deciders().minus(self.play.players()).iter();
        let (seat, level) = bots.find_map(|seat| Some((seat, self.level(seat)?)))?;
        let picture = self.play.gallery(Viewer::Seat(seat)).version();
        Some(Errand {
            level,
            seed: seed("bot", &self.secret, seat, picture),
            ..self.errand_for(seat, picture)
        })
    }

    fn hints_errand(&self) -> Option<Errand> {
        let (Some(Asked { id, picture }), Viewer::Seat(seat)) = (self.hint, self.at) else {
            return None;
        };
        Some(Errand {
            level: Level::Captain,
            seed: seed("hint", &self.secret, seat, picture),
            hint: Some(id),
            ..self.errand_for(seat, picture)
        })
    }

    fn errand_for(&self, seat: Seat, picture: u32) -> Errand {
        let mut record = self.play.record();
        record.closing = None;
        Errand {
            seat,
            picture,
            level: Level::default(),
            seed: 0,
            paused: self.play.pause().is_some(),
            hint: None,
            record: record.write(),
        }
    }

    /// How well the bot plays that decides for this seat.
    fn level(&self, seat: Seat) -> Option<Level> {
        match self.sitters.get(seat.index())? {
            Sitting::Bot(level) => Some(*level),
            Sitting::Person(_) => {
                let away = self.play.affairs().away().has(seat);
                away.then_some(Level::default())
            }
        }
    }

    /// Somebody has thought. What was decided on an older choice is forgotten,
    /// and will be thought about again.
    pub fn thought(&mut self, errand: &Errand, answer: Option<&Answer>) -> Vec<Tell> {
        match (errand.hint, answer) {
            (Some(id), answer) => self.hinted(id, answer),
            (None, Some(Answer::Action(action))) => self.bot_acts(errand, action),
            (None, Some(Answer::Hint(_)) | None) => Vec::new(),
        }
    }

    fn hinted(&mut self, id: u32, answer: Option<&Answer>) -> Vec<Tell> {
        let Some(asked) = self.hint.take_if(|asked| asked.id == id) else {
            return Vec::new();
        };
        let fresh = self.play.gallery(self.at).is_fresh(asked.picture);
        let tell = match answer {
            Some(Answer::Hint(hint)) if fresh => Told::Hint {
                id,
                hint: hint.clone(),
            },
            Some(_) | None => Told::Stale { id },
        };
        vec![carried(&tell)]
    }

    fn bot_acts(&mut self, errand: &Errand, action: &str) -> Vec<Tell> {
        let seat = errand.seat;
        let gallery = self.play.gallery(Viewer::Seat(seat));
        let waited = self.deciders().has(seat) && self.level(seat).is_some();
        if !waited || !gallery.is_fresh(errand.picture) {
            return Vec::new();
        }
        let outcome = self.play.act(seat, action, self.custom());
        outcome.map_or_else(|_| Vec::new(), |outcome| self.note(outcome))
    }
}
