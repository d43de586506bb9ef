use thiserror::Error;

use crate::{
    ActionLine, Actor, Closing, Ended, Event as _, FairLuck, Header, NotationError, Record,
    Refusal as _, RuleId, Rules, Seat, SetUpError, ToAct, commitment,
};

/// A game in progress: its position, and the list of actions that led there.
///
/// The list is the game; the position is kept so that nobody has to replay it.
#[derive(Debug)]
pub struct Game<G: Rules> {
    start: G::State,
    state: G::State,
    actions: Vec<(Actor, G::Action)>,
    /// Which of them were no decision: everybody could see that there was
    /// nothing else to do.
    forced: Vec<bool>,
    /// For each seat: actions before this one can no longer be taken back.
    walls: [usize; 8],
}

impl<G: Rules> Game<G> {
    /// A new game.
    ///
    /// # Errors
    ///
    /// Options that do not fit the edition.
    pub fn new(edition: &'static G::Edition, options: &G::Options) -> Result<Self, SetUpError> {
        Ok(Self::from(G::set_up(edition, options)?))
    }

    /// A game that begins with this position.
    pub fn from(start: G::State) -> Self {
        Self {
            state: start.clone(),
            start,
            actions: Vec::new(),
            forced: Vec::new(),
            walls: [0; 8],
        }
    }

    /// The position now: the whole truth.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Everything done so far, without what was taken back.
    pub fn actions(&self) -> &[(Actor, G::Action)] {
        &self.actions
    }

    /// Plays an action and tells what happened.
    ///
    /// # Errors
    ///
    /// The rule that forbids it; nothing has changed then.
    pub fn play(&mut self, actor: Actor, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        let before = G::to_act(&self.state);
        G::check(&self.state, actor, action)?;
        self.forced.push(is_forced::<G>(&self.state, actor));
        self.actions.push((actor, action));
        let mut events = Vec::new();
        G::apply(&mut self.state, actor, action, &mut events);
        let after = G::to_act(&self.state);
        let revealed = events.iter().any(G::Event::reveals);
        if actor == Actor::Chance || begins_or_ends_together(before, after) {
            self.walls = [self.actions.len(); 8];
        } else if revealed {
            self.raise_walls(actor, after);
        }
        Ok(events)
    }

    /// Somebody has learned something. While all choose at the same time that
    /// concerns himself alone: the others must not notice.
    fn raise_walls(&mut self, actor: Actor, after: ToAct) {
        match (actor, after) {
            (Actor::Seat(seat), ToAct::Together(_)) => {
                self.walls[seat.index()] = self.actions.len();
            }
            _ => self.walls = [self.actions.len(); 8],
        }
    }

    /// The last decision that `seat` may take back now, as its place in the
    /// list. Forced actions that followed it go back with it; alone they are
    /// nothing to take back, since only the same could be done again.
    ///
    /// Undo stops at chance, at a reveal, at another seat's action, and where a
    /// simultaneous choice begins or ends. While such a choice is under way the
    /// others' steps do not stand in the way: they do not depend on ours, and a
    /// refused undo would tell that somebody was quicker.
    pub fn can_take_back(&self, seat: Seat) -> Option<usize> {
        let wall = *self.walls.get(seat.index())?;
        let mine = |&(actor, _): &(Actor, G::Action)| actor == Actor::Seat(seat);
        let decision = |&place: &usize| mine(&self.actions[place]) && !self.forced[place];
        let last = (wall..self.actions.len()).rev().find(decision)?;
        let alone = self.actions[last..].iter().all(mine);
        match G::to_act(&self.state) {
            ToAct::Nobody => None,
            ToAct::Together(_) => Some(last),
            ToAct::One(_) | ToAct::Chance => alone.then_some(last),
        }
    }

    /// Takes back the last decision of `seat`, if [`can_take_back`](Self::can_take_back) allows.
    pub fn take_back(&mut self, seat: Seat) -> Option<G::Action> {
        let place = self.can_take_back(seat)?;
        self.take_back_to(seat, place)
    }

    /// Takes back what `seat` did at this place of the list, and what it did
    /// after that; nothing happens if it can no longer. For logs, which say how
    /// far an undo went.
    pub fn take_back_to(&mut self, seat: Seat, place: usize) -> Option<G::Action> {
        let &(actor, taken) = self.actions.get(place)?;
        if actor != Actor::Seat(seat) || self.can_take_back(seat)? < place {
            return None;
        }
        for later in (place..self.actions.len()).rev() {
            if self.actions[later].0 == actor {
                self.actions.remove(later);
                self.forced.remove(later);
                for wall in &mut self.walls {
                    *wall -= usize::from(*wall > later);
                }
            }
        }
        self.state = self.start.clone();
        for &(actor, action) in &self.actions {
            G::apply(&mut self.state, actor, action, &mut ());
        }
        Some(taken)
    }

    /// Replays a record whose edition and options were looked up already;
    /// `each` sees the game after every action.
    ///
    /// # Errors
    ///
    /// The first line that is not a legal action.
    pub fn replay(
        edition: &'static G::Edition,
        options: &G::Options,
        record: &Record,
        mut each: impl FnMut(&Self, usize),
    ) -> Result<Self, GameError> {
        let mut game = Self::new(edition, options)?;
        each(&game, 0);
        for (index, line) in record.actions.iter().enumerate() {
            game.play_line(line)?;
            each(&game, index + 1);
        }
        Ok(game)
    }

    /// Plays a line of a record.
    fn play_line(&mut self, line: &ActionLine) -> Result<(), GameError> {
        let edition = G::edition(&self.state);
        let illegal = match G::read(edition, &line.action) {
            Err(error) => Illegal::Notation(error),
            Ok(action) => match self.play(line.actor, action) {
                Ok(_) => return Ok(()),
                Err(refusal) => Illegal::Refused {
                    reason: refusal.to_string(),
                    rule: refusal.rule(),
                },
            },
        };
        Err(GameError::Line {
            line: line.line,
            action: line.action.clone(),
            problem: illegal,
        })
    }

    /// Recomputes every outcome of chance in a finished record.
    ///
    /// # Errors
    ///
    /// The record does not replay, or its luck cannot be checked, or is not
    /// the luck that was promised.
    pub fn verify(
        edition: &'static G::Edition,
        options: &G::Options,
        record: &Record,
    ) -> Result<Verdict, UnfairLuck> {
        let fair = promised_luck(&record.header, record.closing.as_ref())?;
        let mut game = Self::new(edition, options).map_err(GameError::from)?;
        let mut outcomes = 0;
        for line in &record.actions {
            if line.actor == Actor::Chance && G::to_act(&game.state) == ToAct::Chance {
                let promised = G::chance(&game.state, &mut fair.outcome(outcomes));
                if G::read(edition, &line.action).is_ok_and(|recorded| recorded != promised) {
                    return Err(UnfairLuck::Outcome {
                        line: line.line,
                        recorded: line.action.clone(),
                        promised: G::write(edition, promised),
                    });
                }
                outcomes += 1;
            }
            game.play_line(line)?;
        }
        game.check_ending(record)?;
        Ok(Verdict {
            actions: record.actions.len(),
            outcomes,
        })
    }

    /// Does the closing line tell the ending that the actions lead to?
    fn check_ending(&self, record: &Record) -> Result<(), UnfairLuck> {
        let Some(closing) = &record.closing else {
            return Ok(());
        };
        let reached = G::standings(&self.state).map(|standings| standings.ended_by.key);
        let told = (closing.ended == Ended::Result).then_some(closing.by.as_str());
        if reached == told {
            return Ok(());
        }
        let line = record.actions.len() + 2;
        let reached = reached.unwrap_or("not over").to_owned();
        Err(UnfairLuck::Ending {
            line,
            told: told.unwrap_or("not over").to_owned(),
            reached,
        })
    }
}

/// Is there nothing else to do for this actor, as everybody can see?
fn is_forced<G: Rules>(state: &G::State, actor: Actor) -> bool {
    let Actor::Seat(seat) = actor else {
        return false;
    };
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    legal.len() == 1 && G::forced_is_public(state, seat)
}

/// Has a simultaneous choice begun or ended between these two moments? One may
/// follow directly upon another: then somebody is to act again who had finished.
fn begins_or_ends_together(before: ToAct, after: ToAct) -> bool {
    match (before, after) {
        (ToAct::Together(before), ToAct::Together(after)) => !after.minus(before).is_empty(),
        (ToAct::Together(_), _) | (_, ToAct::Together(_)) => true,
        _ => false,
    }
}

/// The luck that the header promised, if the closing line reveals it.
fn promised_luck(header: &Header, closing: Option<&Closing>) -> Result<FairLuck, UnfairLuck> {
    let mark = header.luck.as_ref().ok_or(UnfairLuck::NoPromise)?;
    let secret = closing
        .and_then(|closing| closing.secret)
        .ok_or(UnfairLuck::NoSecret)?;
    if commitment(&secret.0) != mark.commitment {
        return Err(UnfairLuck::Commitment);
    }
    Ok(FairLuck::new(&secret.0, &mark.nonces))
}

/// What was checked in a record whose luck is the promised one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Actions replayed.
    pub actions: usize,
    /// Outcomes of chance recomputed.
    pub outcomes: u64,
}

/// A record that cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GameError {
    /// The options of the header do not fit its edition.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// One action is not legal where it stands.
    #[error("line {line}: {action:?}: {problem}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        action: String,
        /// Why it cannot be.
        problem: Illegal,
    },
}

/// Why a line of a record is not a legal action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// It cannot be read.
    #[error(transparent)]
    Notation(NotationError),
    /// A rule forbids it.
    #[error("{reason} ({rule})")]
    Refused {
        /// The refusal in English.
        reason: String,
        /// The rule behind it.
        rule: RuleId,
    },
}

/// Why a record's luck is not proven fair.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnfairLuck {
    /// Nothing was promised, so nothing can be checked.
    #[error("line 1: the record promises no fair luck, so there is nothing to verify")]
    NoPromise,
    /// The game is not over, or its secret was withheld.
    #[error("the record has no closing line with the secret, so its luck cannot be checked yet")]
    NoSecret,
    /// The revealed secret is not the promised one.
    #[error("the revealed secret does not fit the commitment of line 1")]
    Commitment,
    /// An outcome is not the one that secret and nonces give.
    #[error("line {line}: recorded {recorded:?}, but the promised luck gives {promised:?}")]
    Outcome {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        recorded: String,
        /// What should.
        promised: String,
    },
    /// The closing line tells another end.
    #[error("line {line}: the closing line says {told:?}, but the game is {reached:?}")]
    Ending {
        /// Counted from 1.
        line: usize,
        /// What the closing line says.
        told: String,
        /// What the actions lead to.
        reached: String,
    },
    /// The record does not even replay.
    #[error(transparent)]
    Game(#[from] GameError),
}
