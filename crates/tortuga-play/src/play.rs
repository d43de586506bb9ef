//! A game that has begun: its log, its luck, and everybody's pictures of it.
//!
//! Nothing in here waits or stores; the table's task does both.

use std::sync::Arc;

use thiserror::Error;
use tortuga_core::{Actor, Closing, Ended, FairLuck, Header, Record, Seat, Seats, ToAct, Viewer};
use tortuga_games::{PlayError, Table};
use tortuga_protocol::{Ending, Tempo};

use crate::{Deed, Entry, Gallery, Kept, Logged, Outage, Pictures, Publication, Times};

/// A game in progress, as its log tells it.
pub struct Play {
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
    /// Where people sit, whoever plays for them.
    persons: Seats,
    affairs: Affairs,
    times: Times,
    /// For each seat, the number of the entry with which its last turn began.
    turns: Vec<u32>,
}

/// On what terms a game is played.
pub struct Terms {
    /// How much time everybody has.
    pub tempo: Tempo,
    /// When it began, in milliseconds since 1970.
    pub begun: i64,
    /// When nobody could play.
    pub outages: Arc<[Outage]>,
    /// Where people sit.
    pub persons: Seats,
}

/// What has happened beside the rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Affairs {
    /// Bots play in the place of these.
    pub stood_in: Seats,
    /// These have given up.
    pub resigned: Seats,
    /// All have agreed to stop for a while.
    pub stopped: bool,
    /// How it ended, if not by the rules.
    pub ending: Option<Ending>,
}

impl Affairs {
    /// Everybody who does not play himself, or no longer.
    pub fn away(self) -> Seats {
        Seats(self.stood_in.0 | self.resigned.0)
    }
}

/// What follows by itself at a table.
#[derive(Clone, Copy)]
pub struct Custom {
    /// Where people play themselves: what is forced is played for them.
    pub people: Seats,
    /// Who declines whenever he is asked in a pause.
    pub passing: Seats,
    /// A pause lasts until time ends it, and nothing is played in it. Otherwise
    /// whoever is asked answers at once, and it is over as soon as nobody is.
    pub holds: bool,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
}

/// What one step led to: what is to be stored, and what is then to be shown.
#[derive(Default)]
pub struct Outcome {
    /// What is to be stored.
    pub entries: Vec<Entry>,
    /// What is then to be shown.
    pub pictures: Pictures,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// Why a step that follows by itself could not be done: a bug, for whoever
    /// looks after the table.
    pub broken: Option<String>,
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
    /// Such a thing cannot be done now, or not by this actor.
    #[error("a deed that cannot be done now")]
    Deed,
}

impl Broken {
    /// What the rules say to an action.
    fn refusal(self) -> PlayError {
        match self {
            Self::Action(error) => error,
            Self::Undo | Self::Pause | Self::Deed => unreachable!("an action is neither"),
        }
    }
}

impl Play {
    /// A game with nothing done yet.
    pub fn new(table: Box<dyn Table>, header: Header, secret: [u8; 32], terms: &Terms) -> Self {
        let nonces = header.luck.as_ref().map(|luck| luck.nonces.as_slice());
        let luck = FairLuck::new(&secret, nonces.unwrap_or_default());
        let publication = Publication::new(table.as_ref());
        let seats = table.seats();
        let mut times = Times::new(terms.tempo, terms.persons, seats, terms.outages.clone());
        times.turn_to(table.seen_to_act(Viewer::Spectator), terms.begun);
        Self {
            table,
            header,
            secret,
            luck,
            outcomes: 0,
            entries: 0,
            publication,
            kept: Kept::default(),
            persons: terms.persons,
            affairs: Affairs::default(),
            times,
            turns: vec![0; usize::from(seats)],
        }
    }

    /// The game that a log tells.
    ///
    /// # Errors
    ///
    /// The first entry that cannot be carried out.
    pub fn read(
        table: Box<dyn Table>,
        header: Header,
        secret: [u8; 32],
        terms: &Terms,
        log: Vec<Logged>,
    ) -> Result<Self, String> {
        let mut play = Self::new(table, header, secret, terms);
        for (number, Logged { entry, at }) in log.into_iter().enumerate() {
            let mut outcome = Outcome::default();
            play.carry_out(entry, at, &mut outcome)
                .map_err(|error| format!("entry {number}: {error}"))?;
        }
        Ok(play)
    }

    /// How many entries the log has.
    pub const fn entries(&self) -> u32 {
        self.entries
    }

    /// The whole truth.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// Everybody has seen the end.
    pub fn is_over(&self) -> bool {
        let ended = self.affairs.ending.is_some() || self.table.to_act() == ToAct::Nobody;
        ended && self.pause().is_none()
    }

    /// What has happened beside the rules.
    pub const fn affairs(&self) -> Affairs {
        self.affairs
    }

    /// Everybody's time.
    pub const fn times(&self) -> &Times {
        &self.times
    }

    /// The people who still play themselves.
    pub fn players(&self) -> Seats {
        self.persons.minus(self.affairs.away())
    }

    /// The number of the entry with which the last turn of a seat began.
    pub fn turn(&self, seat: Seat) -> u32 {
        self.turns.get(seat.index()).copied().unwrap_or_default()
    }

    /// What a viewer has been shown.
    pub fn gallery(&self, viewer: Viewer) -> &Gallery {
        self.publication.gallery(viewer)
    }

    /// The number of the pause that everybody sees now, if there is one.
    pub const fn pause(&self) -> Option<u32> {
        self.publication.pause()
    }

    /// The seat that is asked in the pause that everybody sees. Nobody may learn
    /// who it is while the pause holds.
    pub fn asked(&self) -> Option<Seat> {
        self.declines().map(|(seat, _)| seat)
    }

    /// The seats that the game waits for, as far as everybody has been shown:
    /// nobody in a pause.
    pub fn waits_for(&self) -> Seats {
        if self.pause().is_some() || self.affairs.stopped || self.affairs.ending.is_some() {
            return Seats::NONE;
        }
        self.table.to_act().seats()
    }

    /// The seats that everybody sees the game wait for.
    pub fn seen_to_wait_for(&self) -> Seats {
        if self.pause().is_some() || self.affairs.ending.is_some() {
            return Seats::NONE;
        }
        self.table.seen_to_act(Viewer::Spectator)
    }

    /// Could this seat answer in the pause that everybody sees?
    pub fn can_answer(&self, seat: Seat) -> bool {
        self.gallery(Viewer::Seat(seat)).can_answer()
    }

    /// Keeps what a seat answers until the pause is over.
    ///
    /// # Errors
    ///
    /// The rule that forbids the answer.
    pub fn keep(&mut self, seat: Seat, answer: &str) -> Result<(), PlayError> {
        self.table.check_answer(seat, answer)?;
        if let Some(pause) = self.pause() {
            self.kept.put(pause, seat, answer.to_owned());
        }
        Ok(())
    }

    /// As if this seat had not answered in the pause.
    pub fn forget(&mut self, seat: Seat) {
        self.kept.forget(seat);
    }

    /// What a seat has answered in the pause that is on.
    pub fn kept(&self, seat: Seat) -> Option<&str> {
        self.kept.of(self.pause()?, seat)
    }

    /// Takes over what was kept before the log was read again. It counts if the
    /// same pause is on.
    pub fn keep_on(&mut self, before: Self) {
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
    pub fn act(&mut self, seat: Seat, action: &str, custom: Custom) -> Result<Outcome, PlayError> {
        let mut outcome = Outcome::default();
        let entry = Entry::action(Actor::Seat(seat), action.to_owned());
        self.carry_out(entry, custom.now, &mut outcome)
            .map_err(Broken::refusal)?;
        self.run_on(custom, &mut outcome);
        Ok(outcome)
    }

    /// What luck owes, and what is forced, before anybody must decide.
    pub fn catch_up(&mut self, custom: Custom) -> Outcome {
        let mut outcome = Outcome::default();
        self.run_on(custom, &mut outcome);
        outcome
    }

    /// Does something follow by itself?
    pub fn owes(&self, custom: Custom) -> bool {
        self.due(custom).is_some()
    }

    /// The pause has lasted long enough: in the order in which the rules ask,
    /// everybody's kept answer is played, and whoever has none declines. The
    /// first answer that all can see ends the pause. If there is none, what was
    /// held is shown.
    pub fn end_pause(&mut self, custom: Custom) -> Outcome {
        let mut outcome = Outcome::default();
        let pause = self.pause();
        while self.pause() == pause
            && let Some((seat, decline)) = self.declines()
        {
            if !self.answer(seat, decline, custom, &mut outcome) {
                return outcome;
            }
        }
        if pause.is_some() && self.pause() == pause {
            self.follow(Entry::PAUSE_OVER, custom, &mut outcome);
        }
        self.run_on(custom, &mut outcome);
        outcome
    }

    /// Plays the kept answer of whoever is asked, or declines for him.
    fn answer(
        &mut self,
        seat: Seat,
        decline: String,
        custom: Custom,
        outcome: &mut Outcome,
    ) -> bool {
        let entry = |answer| Entry::action(Actor::Seat(seat), answer);
        let kept = self.kept(seat).map(str::to_owned);
        kept.is_some_and(|answer| self.follow(entry(answer), custom, outcome))
            || self.follow(entry(decline), custom, outcome)
    }

    /// A seat takes its last decision back, with what was forced after it; none
    /// if it is too late.
    pub fn undo(&mut self, seat: Seat, now: i64) -> Option<Outcome> {
        let place = self.table.undo_place(seat)?;
        let mut outcome = Outcome::default();
        let entry = Entry {
            actor: Actor::Seat(seat),
            deed: Deed::Undo(place),
        };
        self.carry_out(entry, now, &mut outcome).ok()?;
        Some(outcome)
    }

    /// Something happens beside the rules; none if it cannot be now. What follows
    /// by itself follows.
    pub fn happen(&mut self, actor: Actor, deed: Deed, custom: Custom) -> Option<Outcome> {
        let mut outcome = Outcome::default();
        let entry = Entry { actor, deed };
        self.carry_out(entry, custom.now, &mut outcome).ok()?;
        self.run_on(custom, &mut outcome);
        Some(outcome)
    }

    /// The game on paper. The secret of its luck is told when it is over.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.header.clone());
        for (actor, action) in self.table.actions() {
            record.push(actor, action);
        }
        record.closing = self.ended().map(|(ended, by)| Closing {
            ended,
            by,
            secret: Some(tortuga_core::Hex32(self.secret)),
        });
        record
    }

    fn ended(&self) -> Option<(Ended, String)> {
        let Some(ending) = self.affairs.ending else {
            let by = self.table.standings()?.ended_by.key.to_owned();
            return Some((Ended::Result, by));
        };
        let (ended, by) = match ending {
            Ending::Resignation => (Ended::Resignation, "resignation"),
            Ending::Abandonment => (Ended::Abandonment, "agreement"),
            Ending::Closed => (Ended::Abandonment, "closed"),
        };
        Some((ended, by.to_owned()))
    }

    fn run_on(&mut self, custom: Custom, outcome: &mut Outcome) {
        while let Some(entry) = self.due(custom) {
            if !self.follow(entry, custom, outcome) {
                return;
            }
        }
    }

    /// Carries out a step that follows by itself; false if that cannot be.
    fn follow(&mut self, entry: Entry, custom: Custom, outcome: &mut Outcome) -> bool {
        let done = self.carry_out(entry, custom.now, outcome);
        if let Err(error) = &done {
            // Our own luck or a forced action was refused: a bug, and no
            // reason to lose the table.
            outcome.broken = Some(error.to_string());
        }
        done.is_ok()
    }

    /// The step that follows by itself, if one does.
    fn due(&self, custom: Custom) -> Option<Entry> {
        if self.affairs.stopped || self.affairs.ending.is_some() {
            return None;
        }
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
    fn carry_out(&mut self, entry: Entry, at: i64, outcome: &mut Outcome) -> Result<(), Broken> {
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
            (deed, actor) => {
                self.carry_out_affair(actor, deed).ok_or(Broken::Deed)?;
                if self.affairs.ending.is_some() {
                    self.publication.after_end(pictures);
                }
            }
        }
        self.keep_time(&entry.deed, at);
        outcome.at = at;
        self.entries += 1;
        outcome.entries.push(entry);
        Ok(())
    }

    /// Something beside the rules; none if it cannot be.
    fn carry_out_affair(&mut self, actor: Actor, deed: &Deed) -> Option<()> {
        // In a pause nobody knows yet that the game is over.
        if self.is_over() {
            return None;
        }
        let affairs = &mut self.affairs;
        if let (Deed::Closed, Actor::Chance) = (deed, actor) {
            affairs.ending = Some(Ending::Closed);
            return Some(());
        }
        let Actor::Seat(seat) = actor else {
            return None;
        };
        let may = match deed {
            Deed::StoodIn => !affairs.away().has(seat),
            Deed::CameBack => affairs.stood_in.has(seat) && !affairs.resigned.has(seat),
            Deed::Stopped => !affairs.stopped,
            Deed::WentOn => affairs.stopped,
            Deed::Resigned | Deed::Abandoned => !affairs.resigned.has(seat),
            Deed::Action(_) | Deed::Undo(_) | Deed::PauseOver | Deed::Closed => false,
        };
        if !may || !self.persons.has(seat) {
            return None;
        }
        match deed {
            Deed::StoodIn => affairs.stood_in = affairs.stood_in.with(seat),
            Deed::CameBack => affairs.stood_in = affairs.stood_in.without(seat),
            Deed::Stopped => affairs.stopped = true,
            Deed::WentOn => affairs.stopped = false,
            Deed::Abandoned => affairs.ending = Some(Ending::Abandonment),
            Deed::Resigned => {
                affairs.resigned = affairs.resigned.with(seat);
                if self.is_given_up() {
                    self.affairs.ending = Some(Ending::Resignation);
                }
            }
            Deed::Action(_) | Deed::Undo(_) | Deed::PauseOver | Deed::Closed => {}
        }
        Some(())
    }

    /// Only one side is left that has not given up, or no person is.
    fn is_given_up(&self) -> bool {
        let left = Seats::first(self.table.seats()).minus(self.affairs.resigned);
        let side = left.lowest().map(|seat| self.table.allies(seat));
        left.minus(side.unwrap_or_default()).is_empty()
            || self.persons.minus(self.affairs.resigned).is_empty()
    }

    /// Lets everybody's clock follow what has happened.
    fn keep_time(&mut self, deed: &Deed, at: i64) {
        let waits_for = self.seen_to_wait_for();
        let before = self.times.waits_for();
        match deed {
            Deed::Undo(_) => self.times.turn_back(waits_for, at),
            Deed::Stopped | Deed::WentOn => self.times.stop(self.affairs.stopped, at),
            Deed::StoodIn | Deed::CameBack | Deed::Resigned => {
                self.times.seat(self.players(), at);
                self.times.turn_to(waits_for, at);
            }
            Deed::Action(_) | Deed::PauseOver | Deed::Abandoned | Deed::Closed => {
                self.times.turn_to(waits_for, at);
            }
        }
        for seat in waits_for.minus(before).iter() {
            self.turns[seat.index()] = self.entries + 1;
        }
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
