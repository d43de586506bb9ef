//! A game that has begun: its log, its luck, and everybody's pictures of it.
//!
//! Nothing in here waits or stores; the table's task does both.

use thiserror::Error;
use tortuga_core::{Actor, Closing, Ended, FairLuck, Header, Record, Seat, Seats, ToAct, Viewer};
use tortuga_games::{PlayError, Table};

use crate::gallery::Gallery;
use crate::kept::Kept;
use crate::publish::{Pictures, Publication};
use crate::shelf;
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
    publication: Publication,
    /// What was answered in the pause that is on, and is not played yet.
    kept: Kept,
}

/// What follows by itself at a table.
#[derive(Clone, Copy)]
pub(crate) struct Custom {
    /// Where people sit: what is forced is played for them.
    pub(crate) people: Seats,
    /// Who declines whenever he is asked in a pause.
    pub(crate) passing: Seats,
    /// A pause lasts until time ends it, and nothing is played in it. Otherwise
    /// whoever is asked answers at once, and it is over as soon as nobody is.
    pub(crate) holds: bool,
}

/// What one step led to: what is to be stored, and what is then to be shown.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) entries: Vec<Entry>,
    pub(crate) pictures: Pictures,
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
    /// There is no pause, or somebody is still asked in it.
    #[error("the end of a pause that goes on")]
    Pause,
}

impl Broken {
    /// What the rules say to an action.
    fn refusal(self) -> PlayError {
        match self {
            Self::Action(error) => error,
            Self::Undo | Self::Pause => unreachable!("an action is neither"),
        }
    }
}

impl Play {
    /// A game with nothing done yet.
    pub(crate) fn new(header: Header, secret: [u8; 32]) -> Result<Self, String> {
        let table = shelf::lay(&header)?;
        let nonces = header.luck.as_ref().map(|luck| luck.nonces.as_slice());
        let luck = FairLuck::new(&secret, nonces.unwrap_or_default());
        let publication = Publication::new(table.as_ref());
        Ok(Self {
            table,
            header,
            secret,
            luck,
            outcomes: 0,
            entries: 0,
            publication,
            kept: Kept::default(),
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

    /// Everybody has seen the end.
    pub(crate) fn is_over(&self) -> bool {
        self.pause().is_none() && self.table.to_act() == ToAct::Nobody
    }

    /// What a viewer has been shown.
    pub(crate) fn gallery(&self, viewer: Viewer) -> &Gallery {
        self.publication.gallery(viewer)
    }

    /// The number of the pause that everybody sees now, if there is one.
    pub(crate) const fn pause(&self) -> Option<u32> {
        self.publication.pause()
    }

    /// The seat that is asked in the pause that everybody sees. Nobody may learn
    /// who it is while the pause holds.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.declines().map(|(seat, _)| seat)
    }

    /// The seats that the game waits for, as far as everybody has been shown:
    /// nobody in a pause.
    pub(crate) fn waits_for(&self) -> Seats {
        match self.pause() {
            None => self.table.to_act().seats(),
            Some(_) => Seats::NONE,
        }
    }

    /// Could this seat answer in the pause that everybody sees?
    pub(crate) fn can_answer(&self, seat: Seat) -> bool {
        self.gallery(Viewer::Seat(seat)).can_answer()
    }

    /// Keeps what a seat answers until the pause is over.
    ///
    /// # Errors
    ///
    /// The rule that forbids the answer.
    pub(crate) fn keep(&mut self, seat: Seat, answer: &str) -> Result<(), PlayError> {
        self.table.check_answer(seat, answer)?;
        if let Some(pause) = self.pause() {
            self.kept.put(pause, seat, answer.to_owned());
        }
        Ok(())
    }

    /// As if this seat had not answered in the pause.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.kept.forget(seat);
    }

    /// What a seat has answered in the pause that is on.
    pub(crate) fn kept(&self, seat: Seat) -> Option<&str> {
        self.kept.of(self.pause()?, seat)
    }

    /// Takes over what was kept before the log was read again. It counts if the
    /// same pause is on.
    pub(crate) fn keep_on(&mut self, before: Self) {
        self.kept = before.kept;
    }

    /// How whoever is asked in the pause that everybody sees would decline.
    fn declines(&self) -> Option<(Seat, String)> {
        let seen = self.pause().is_some() && self.publication.is_up_to_date();
        self.table.decline().filter(|_| seen)
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
        custom: Custom,
    ) -> Result<Outcome, PlayError> {
        let mut outcome = Outcome::default();
        let entry = Entry::action(Actor::Seat(seat), action.to_owned());
        self.carry_out(entry, &mut outcome)
            .map_err(Broken::refusal)?;
        self.run_on(custom, &mut outcome);
        Ok(outcome)
    }

    /// What luck owes, and what is forced, before anybody must decide.
    pub(crate) fn catch_up(&mut self, custom: Custom) -> Outcome {
        let mut outcome = Outcome::default();
        self.run_on(custom, &mut outcome);
        outcome
    }

    /// Does something follow by itself?
    pub(crate) fn owes(&self, custom: Custom) -> bool {
        self.due(custom).is_some()
    }

    /// The pause has lasted long enough: in the order in which the rules ask,
    /// everybody's kept answer is played, and whoever has none declines. The
    /// first answer that all can see ends the pause. If there is none, what was
    /// held is shown.
    pub(crate) fn end_pause(&mut self, custom: Custom) -> Outcome {
        let mut outcome = Outcome::default();
        let pause = self.pause();
        while self.pause() == pause
            && let Some((seat, decline)) = self.declines()
        {
            if !self.answer(seat, decline, &mut outcome) {
                return outcome;
            }
        }
        if pause.is_some() && self.pause() == pause {
            self.follow(Entry::PAUSE_OVER, &mut outcome);
        }
        self.run_on(custom, &mut outcome);
        outcome
    }

    /// Plays the kept answer of whoever is asked, or declines for him.
    fn answer(&mut self, seat: Seat, decline: String, outcome: &mut Outcome) -> bool {
        let entry = |answer| Entry::action(Actor::Seat(seat), answer);
        let kept = self.kept(seat).map(str::to_owned);
        kept.is_some_and(|answer| self.follow(entry(answer), outcome))
            || self.follow(entry(decline), outcome)
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

    fn run_on(&mut self, custom: Custom, outcome: &mut Outcome) {
        while let Some(entry) = self.due(custom) {
            if !self.follow(entry, outcome) {
                return;
            }
        }
    }

    /// Carries out a step that follows by itself; false if that cannot be.
    fn follow(&mut self, entry: Entry, outcome: &mut Outcome) -> bool {
        let done = self.carry_out(entry, outcome);
        if let Err(error) = &done {
            // Our own luck or a forced action was refused: a bug, and no
            // reason to lose the table.
            tracing::error!(%error, "a step that follows by itself was refused");
        }
        done.is_ok()
    }

    /// The step that follows by itself, if one does.
    fn due(&self, custom: Custom) -> Option<Entry> {
        if let Some((seat, decline)) = self.declines() {
            let passes = custom.passing.has(seat).then_some(decline);
            let answer = self.kept(seat).map(str::to_owned).or(passes);
            let answer = answer.filter(|_| !custom.holds)?;
            return Some(Entry::action(Actor::Seat(seat), answer));
        }
        let over = self.pause().is_some() && !custom.holds;
        self.due_by_the_rules(custom.people)
            .or_else(|| over.then_some(Entry::PAUSE_OVER))
    }

    fn due_by_the_rules(&self, people: Seats) -> Option<Entry> {
        let (actor, action) = match self.table.to_act() {
            ToAct::Chance => {
                let mut luck = self.luck.outcome(self.outcomes);
                (Actor::Chance, self.table.chance(&mut luck)?)
            }
            ToAct::One(seat) if people.has(seat) => (Actor::Seat(seat), self.table.forced(seat)?),
            ToAct::One(_) | ToAct::Together(_) | ToAct::Nobody => return None,
        };
        Some(Entry::action(actor, action))
    }

    /// Carries out one entry of the log and notes what everybody sees of it.
    fn carry_out(&mut self, entry: Entry, outcome: &mut Outcome) -> Result<(), Broken> {
        let pictures = &mut outcome.pictures;
        match (&entry.deed, entry.actor) {
            (Deed::Action(action), actor) => self.carry_out_action(actor, action, pictures)?,
            (Deed::Undo(place), Actor::Seat(seat)) if self.pause().is_none() => {
                self.table.undo_to(seat, *place).ok_or(Broken::Undo)?;
                let table = self.table.as_ref();
                self.publication.after_undo(table, seat, pictures);
            }
            (Deed::PauseOver, Actor::Chance)
                if self.pause().is_some() && self.asked().is_none() =>
            {
                self.publication.after_pause(pictures);
            }
            (Deed::Undo(_), _) => return Err(Broken::Undo),
            (Deed::PauseOver, _) => return Err(Broken::Pause),
        }
        self.entries += 1;
        outcome.entries.push(entry);
        Ok(())
    }

    fn carry_out_action(
        &mut self,
        actor: Actor,
        action: &str,
        pictures: &mut Pictures,
    ) -> Result<(), PlayError> {
        // In a pause, somebody is asked or the truth runs ahead of what is shown.
        let decline = self.declines().map(|(_, decline)| decline);
        let declined = decline.map(|decline| self.same(&decline, action));
        self.table.play(actor, action)?;
        self.outcomes += u64::from(actor == Actor::Chance);
        let table = self.table.as_ref();
        match declined {
            Some(true) => self.publication.after_decline(table, actor, pictures),
            Some(false) => self.publication.after_answer(table, actor, pictures),
            None => self.publication.after_action(table, actor, pictures),
        }
        Ok(())
    }

    /// One action may be written in more than one way.
    fn same(&self, one: &str, other: &str) -> bool {
        one == other || {
            let number = self.table.number(one);
            number.is_some() && number == self.table.number(other)
        }
    }
}
