//! A game that has begun: its log, its luck, and everybody's pictures of it.
//!
//! Nothing in here waits or stores; the table's task does both.

use thiserror::Error;
use tortuga_core::{Actor, Closing, Ended, FairLuck, Header, Record, Seat, ToAct, Viewer};
use tortuga_games::{EditionChoice, PlayError, Table, open_replay};
use tortuga_protocol::Picture;

use crate::publish::Gallery;
use crate::storage::{Deed, Entry};

/// A game in progress, as its log tells it.
pub(crate) struct Play {
    table: Box<dyn Table>,
    header: Header,
    secret: [u8; 32],
    luck: FairLuck,
    /// How many outcomes of chance there were: the next one's number.
    outcomes: u64,
    /// How many entries the log has.
    entries: u32,
    /// One for each seat, and the spectators' last.
    galleries: Vec<Gallery>,
}

/// What one step led to: what is to be stored, and what is then to be shown.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) entries: Vec<Entry>,
    pub(crate) pictures: Vec<(Viewer, Picture)>,
}

/// Why an entry of the log could not be carried out.
#[derive(Debug, Error)]
enum Broken {
    /// A rule forbids it.
    #[error(transparent)]
    Action(#[from] PlayError),
    /// There is nothing that this undo could take back.
    #[error("an undo that takes nothing back")]
    Undo,
}

impl Broken {
    /// What the rules say to an action.
    fn refusal(self) -> PlayError {
        match self {
            Self::Action(error) => error,
            Self::Undo => unreachable!("an action is no undo"),
        }
    }
}

impl Play {
    /// A game with nothing done yet.
    pub(crate) fn new(header: Header, secret: [u8; 32]) -> Result<Self, String> {
        let record = Record::new(header.clone());
        let table =
            open_replay(&record, &EditionChoice::Standard).map_err(|error| error.to_string())?;
        let nonces = header.luck.as_ref().map(|luck| luck.nonces.as_slice());
        let luck = FairLuck::new(&secret, nonces.unwrap_or_default());
        let seats = (0..table.seats()).map(|seat| Viewer::Seat(Seat(seat)));
        let viewers = seats.chain([Viewer::Spectator]);
        let galleries = viewers
            .map(|viewer| Gallery::new(table.as_ref(), viewer))
            .collect();
        Ok(Self {
            table,
            header,
            secret,
            luck,
            outcomes: 0,
            entries: 0,
            galleries,
        })
    }

    /// The game that a log tells.
    pub(crate) fn read(header: Header, secret: [u8; 32], log: Vec<Entry>) -> Result<Self, String> {
        let mut play = Self::new(header, secret)?;
        for (number, entry) in log.into_iter().enumerate() {
            let mut outcome = Outcome::default();
            play.carry_out(entry, &mut outcome)
                .map_err(|error| format!("entry {number}: {error}"))?;
        }
        Ok(play)
    }

    /// How many entries the log has.
    pub(crate) const fn entries(&self) -> u32 {
        self.entries
    }

    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.to_act() == ToAct::Nobody
    }

    /// What a viewer has been shown.
    pub(crate) fn gallery(&self, viewer: Viewer) -> &Gallery {
        let own = self.galleries.iter().find(|own| own.viewer() == viewer);
        own.unwrap_or_else(|| &self.galleries[self.galleries.len() - 1])
    }

    /// A seat does something; luck and forced steps follow until somebody must decide.
    ///
    /// # Errors
    ///
    /// The rule that forbids it; nothing has changed then.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: &str,
        people: impl Fn(Seat) -> bool,
    ) -> Result<Outcome, PlayError> {
        let mut outcome = Outcome::default();
        let entry = Entry {
            actor: Actor::Seat(seat),
            deed: Deed::Action(action.to_owned()),
        };
        self.carry_out(entry, &mut outcome)
            .map_err(Broken::refusal)?;
        self.run_on(people, &mut outcome);
        Ok(outcome)
    }

    /// What luck owes, and what is forced, before anybody must decide.
    pub(crate) fn catch_up(&mut self, people: impl Fn(Seat) -> bool) -> Outcome {
        let mut outcome = Outcome::default();
        self.run_on(people, &mut outcome);
        outcome
    }

    /// A seat takes its last decision back, with what was forced after it; none
    /// if it is too late.
    pub(crate) fn undo(&mut self, seat: Seat) -> Option<Outcome> {
        let place = self.table.undo_place(seat)?;
        let mut outcome = Outcome::default();
        let entry = Entry {
            actor: Actor::Seat(seat),
            deed: Deed::Undo(place),
        };
        self.carry_out(entry, &mut outcome).ok()?;
        Some(outcome)
    }

    /// The game on paper. The secret of its luck is told when it is over.
    pub(crate) fn record(&self) -> Record {
        let mut record = Record::new(self.header.clone());
        for (actor, action) in self.table.actions() {
            record.push(actor, action);
        }
        record.closing = self.table.standings().map(|standings| Closing {
            ended: Ended::Result,
            by: standings.ended_by.key.to_owned(),
            secret: Some(tortuga_core::Hex32(self.secret)),
        });
        record
    }

    fn run_on(&mut self, people: impl Fn(Seat) -> bool, outcome: &mut Outcome) {
        while let Some(entry) = self.due(&people) {
            if let Err(error) = self.carry_out(entry, outcome) {
                // Our own luck or a forced action was refused: a bug, and no
                // reason to lose the table.
                tracing::error!(%error, "a step that follows by itself was refused");
                return;
            }
        }
    }

    /// The step that follows by itself, if one does.
    fn due(&self, people: impl Fn(Seat) -> bool) -> Option<Entry> {
        let (actor, action) = match self.table.to_act() {
            ToAct::Chance => {
                let mut luck = self.luck.outcome(self.outcomes);
                (Actor::Chance, self.table.chance(&mut luck)?)
            }
            ToAct::One(seat) if people(seat) => (Actor::Seat(seat), self.table.forced(seat)?),
            ToAct::One(_) | ToAct::Together(_) | ToAct::Nobody => return None,
        };
        Some(Entry {
            actor,
            deed: Deed::Action(action),
        })
    }

    /// Carries out one entry of the log and notes what everybody sees of it.
    fn carry_out(&mut self, entry: Entry, outcome: &mut Outcome) -> Result<(), Broken> {
        match (&entry.deed, entry.actor) {
            (Deed::Action(action), actor) => {
                self.table.play(actor, action)?;
                self.outcomes += u64::from(actor == Actor::Chance);
                for gallery in &mut self.galleries {
                    let picture = gallery.after_action(self.table.as_ref(), actor);
                    let seen = picture.map(|picture| (gallery.viewer(), picture));
                    outcome.pictures.extend(seen);
                }
            }
            (Deed::Undo(place), Actor::Seat(seat)) => {
                self.table.undo_to(seat, *place).ok_or(Broken::Undo)?;
                for gallery in &mut self.galleries {
                    let picture = gallery.after_undo(self.table.as_ref(), seat);
                    let seen = picture.map(|picture| (gallery.viewer(), picture));
                    outcome.pictures.extend(seen);
                }
            }
            (Deed::Undo(_), Actor::Chance) => return Err(Broken::Undo),
        }
        self.entries += 1;
        outcome.entries.push(entry);
        Ok(())
    }
}
