//! A recorded game, to be looked at: any moment of it, from any seat.
//!
//! Everything happens in the page. The record is played again with the rules
//! themselves, so whoever looks sees what a viewer of the game could see, and no more.

mod course;
mod spot;

use thiserror::Error;
use tortuga_core::{
    Actor, FairLuck, Hex32, Level, Record, RecordError, Seat, ToAct, Viewer, commitment,
};
use tortuga_games::{EditionChoice, PlayError, ShelfError, Table, open_replay};
use tortuga_protocol::{SeatCard, Sitter, Stage, TableCard, Tempo, Wishes};

pub use course::{Course, Told, stops};
pub use spot::{Spot, Viewpoint};

/// A record that plays from its first line to its last.
#[derive(Debug)]
pub struct Replay {
    record: Record,
    edition: EditionChoice,
    luck: LuckCheck,
}

/// What recomputing the luck of a record showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LuckCheck {
    /// Nothing was promised: people rolled their own dice.
    Unpromised,
    /// The secret was not revealed, so nobody can check.
    Secret,
    /// So many draws are as promised.
    Checked {
        /// As promised.
        fair: usize,
        /// All.
        draws: usize,
    },
}

impl LuckCheck {
    /// Every draw is the promised one.
    pub const fn is_fair(self) -> bool {
        matches!(self, Self::Checked { fair, draws } if fair == draws)
    }
}

/// Why a text cannot be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError {
    /// It is no record.
    #[error(transparent)]
    Text(#[from] RecordError),
    /// Its game, rules, edition or options are not known here.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// An action is not legal where it stands.
    #[error("line {line}: {problem}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// Why.
        problem: PlayError,
    },
}

impl Replay {
    /// Reads a record and plays it once; its luck is recomputed on the way.
    ///
    /// # Errors
    ///
    /// It is no record, or cannot be played here.
    pub fn open(text: &str, edition: EditionChoice) -> Result<Self, ReplayError> {
        let record = Record::read(text)?;
        let promise = Promise::of(&record);
        let (mut fair, mut draws) = (0, 0);
        let mut table = open_replay(&record, &edition)?;
        for line in &record.actions {
            if line.actor == Actor::Chance {
                fair += usize::from(promise.gives(&*table, draws, &line.action));
                draws += 1;
            }
            let played = table.play(line.actor, &line.action);
            played.map_err(|problem| ReplayError::Line {
                line: line.line,
                problem,
            })?;
        }
        let luck = match promise {
            Promise::Kept(_) | Promise::Broken => LuckCheck::Checked { fair, draws },
            Promise::Unknown if record.header.luck.is_none() => LuckCheck::Unpromised,
            Promise::Unknown => LuckCheck::Secret,
        };
        Ok(Self {
            record,
            edition,
            luck,
        })
    }

    /// The game's name.
    pub fn game(&self) -> &str {
        &self.record.header.game
    }

    /// Who played, in seat order.
    pub fn names(&self) -> &[String] {
        &self.record.header.seats
    }

    /// What is printed.
    pub const fn edition(&self) -> &EditionChoice {
        &self.edition
    }

    /// How many actions there are; the last moment has this number.
    pub fn end(&self) -> usize {
        self.record.actions.len()
    }

    /// What recomputing its luck showed.
    pub const fn luck(&self) -> LuckCheck {
        self.luck
    }

    /// The whole game as this viewer saw it.
    pub fn course(&self, viewer: Viewer) -> Course {
        Course::new(self, viewer)
    }

    /// A table with nothing done yet. It was opened before, so it can be again.
    fn lay(&self) -> Option<Box<dyn Table>> {
        open_replay(&self.record, &self.edition).ok()
    }

    /// The table, as those who draw it want to know it.
    pub fn card(&self, viewer: Viewer) -> TableCard {
        let header = &self.record.header;
        let mark = header.luck.as_ref();
        TableCard {
            id: String::new(),
            game: header.game.clone(),
            options: header.options.clone(),
            stage: Stage::Playing,
            seats: header.seats.iter().map(|name| seat_card(name)).collect(),
            viewer,
            host: false,
            commitment: mark.map_or(Hex32([0; 32]), |mark| mark.commitment),
            window: 0,
            pass_windows: false,
            edition: header.edition.clone(),
            tempo: Tempo::None,
            stand_in: Level::default(),
            public: false,
            watchable: true,
            stopped: false,
            wishes: Wishes::default(),
            ending: None,
            rematch: None,
        }
    }

    /// Everybody from whose place one can look.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = u8::try_from(self.names().len()).unwrap_or_default();
        (0..seats).map(Seat)
    }
}

fn seat_card(name: &str) -> SeatCard {
    SeatCard {
        who: Sitter::Person,
        name: name.to_owned(),
        here: true,
        stand_in: false,
        resigned: false,
    }
}

/// What the luck of a record can be compared with.
enum Promise {
    /// Nothing was promised, or it was not revealed.
    Unknown,
    /// What was revealed is not what was promised.
    Broken,
    /// The promised luck.
    Kept(FairLuck),
}

impl Promise {
    fn of(record: &Record) -> Self {
        let secret = record.closing.as_ref().and_then(|closing| closing.secret);
        match (&record.header.luck, secret) {
            (Some(mark), Some(secret)) if commitment(&secret.0) == mark.commitment => {
                Self::Kept(FairLuck::new(&secret.0, &mark.nonces))
            }
            (Some(_), Some(_)) => Self::Broken,
            (None, _) | (_, None) => Self::Unknown,
        }
    }

    /// Is this draw, the one that is due, the promised one?
    fn gives(&self, table: &dyn Table, draw: usize, recorded: &str) -> bool {
        let Self::Kept(fair) = self else {
            return false;
        };
        let number = u64::try_from(draw).unwrap_or(u64::MAX);
        let due = table.to_act() == ToAct::Chance;
        due && table.chance(&mut fair.outcome(number)).as_deref() == Some(recorded)
    }
}

#[cfg(test)]
mod tests;
