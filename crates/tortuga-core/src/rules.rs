use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;

use crate::{
    Actor, Luck, NotationError, OptionProblem, OptionSpec, Problems, RuleId, Seat, Seats, Settings,
    Standings, Viewer,
};

/// No game has more features than this for its bots to look at.
pub const MOST_FEATURES: usize = 24;

/// The contract of a game.
///
/// Everything outside a game's own crate (tables, bots, clients, tests) knows
/// the game by this trait alone. `docs/src/decisions` shows on paper how four
/// very different games fit into it.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The game's name in commands, records and addresses.
    const GAME: &'static str;
    /// Grows when a correction would replay old records differently.
    const VERSION: u32;

    /// What bots look at in this game: short names, by which clients find their
    /// words. At most [`MOST_FEATURES`].
    const FEATURES: &'static [&'static str];

    /// What is printed: board, cards, costs.
    type Edition: Edition;
    /// Seats, variants and switches, checked against the edition.
    type Options: Clone + Eq + Debug + Send + Sync;
    /// The whole truth. Small plain data; holds its edition.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// What a player or chance does: one small step.
    type Action: Copy + Eq + Debug + Send + Sync;
    /// What then happened.
    type Event: Event<Heard = Self::Heard>;
    /// What one viewer learns of an event.
    type Heard: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What one viewer knows and remembers.
    type View: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Why an action is not allowed: one variant for each sentence of the rules.
    type Refusal: Refusal;

    /// Everything a table may choose, with this edition's defaults.
    fn option_list(edition: &Self::Edition) -> Vec<OptionSpec>;

    /// Turns chosen settings into options.
    ///
    /// # Errors
    ///
    /// All settings that cannot be, at once.
    fn options(
        edition: &Self::Edition,
        chosen: &Settings,
    ) -> Result<Self::Options, Vec<OptionProblem>>;

    /// The effective value of every option, as a record stores it.
    fn settings(options: &Self::Options) -> Settings;

    /// How many seats the options ask for.
    fn seats(options: &Self::Options) -> u8;

    /// The table before the first action.
    ///
    /// # Errors
    ///
    /// Options that were made for another edition and do not fit this one.
    fn set_up(
        edition: &'static Self::Edition,
        options: &Self::Options,
    ) -> Result<Self::State, SetUpError>;

    /// The edition that a state is played with.
    fn edition(state: &Self::State) -> &'static Self::Edition;

    /// Everybody who plays, whether he has something to do now or not.
    fn players(state: &Self::State) -> Seats;

    /// Who wins and loses together with this seat: itself, and its partners.
    fn allies(_state: &Self::State, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    /// Whom this seat must leave behind to win: everybody else who is ranked
    /// and is no ally. An automatic opponent that can win is one of them.
    fn rivals(state: &Self::State, seat: Seat) -> Seats {
        Self::players(state).minus(Self::allies(state, seat))
    }

    /// Who must do something now.
    fn to_act(state: &Self::State) -> ToAct;

    /// Adds every action that `seat` may take now; nothing if it is not to act.
    ///
    /// Each action stands there once. The order is the same for equal views of
    /// this seat, so that it tells nothing.
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Adds every outcome of the chance event that is due, with its weight.
    fn outcomes(state: &Self::State, out: &mut Vec<(Self::Action, u32)>);

    /// Draws one of the outcomes: asks luck once, below the sum of all
    /// weights, and takes the outcome that the answer falls on in listed order.
    ///
    /// # Panics
    ///
    /// May panic if no chance event is due.
    fn chance(state: &Self::State, luck: &mut impl Luck) -> Self::Action;

    /// Accepts an action, or says which rule forbids it.
    ///
    /// # Errors
    ///
    /// The first rule that the action breaks.
    fn check(state: &Self::State, actor: Actor, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action that `check` accepts. Anything else is a bug of
    /// the caller: it may panic or leave a position that cannot be.
    fn apply(
        state: &mut Self::State,
        actor: Actor,
        action: Self::Action,
        journal: &mut impl Journal<Self::Event>,
    );

    /// What this viewer knows. Built up from what he may see, never cut down.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A world that the viewer cannot tell from the truth: everything he does
    /// not know is dealt anew, each possibility about as often as it deserves.
    /// May ask luck as often as it needs.
    ///
    /// # Panics
    ///
    /// May panic on a view that no state of this edition gives.
    fn imagine(
        edition: &'static Self::Edition,
        view: &Self::View,
        luck: &mut impl Luck,
    ) -> Self::State;

    /// May a decision with one option be played for this seat without telling
    /// anybody anything?
    ///
    /// True only if everybody at the table can see that there is no choice.
    fn forced_is_public(state: &Self::State, seat: Seat) -> bool;

    /// May somebody answer now, unseen? Then the table as it lies before
    /// everybody's eyes while nobody has answered yet.
    ///
    /// In one world a seat is asked and the game waits for it, in another
    /// nobody can answer and the same action runs on at once. Up to here both
    /// look alike to whoever is not asked; what follows is published only when
    /// both would have come so far.
    fn at_pause(_event: &Self::Event) -> Option<&Self::State> {
        None
    }

    /// Whom this viewer sees the game waiting for. While a seat is asked
    /// unseen, only it knows.
    fn seen_to_act(state: &Self::State, _viewer: Viewer) -> Seats {
        Self::to_act(state).seats()
    }

    /// The action by which a seat that is asked unseen lets its chance go by.
    fn decline(_state: &Self::State) -> Option<Self::Action> {
        None
    }

    /// The open window as it would be if this seat were asked now, whoever is
    /// asked in truth; none if no window is open, or if the seat has nothing to
    /// answer with. Also for the table at a pause, where nobody is asked.
    ///
    /// Whether there is one, what the seat sees in it and what it may do there
    /// rest on what the seat knows itself, so that a table can let all seats
    /// answer at the same time.
    fn asking(_state: &Self::State, _seat: Seat) -> Option<Self::State> {
        None
    }

    /// Adds everything that `seat` could do in the open window if it were asked
    /// now; nothing if it has nothing to answer with.
    fn answers(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        if let Some(asked) = Self::asking(state, seat) {
            Self::legal(&asked, seat, out);
        }
    }

    /// Scores, ranks and winners, once the game is over.
    fn standings(state: &Self::State) -> Option<Standings>;

    /// Who has won, alone or shared; nobody before the end. The same that
    /// `standings` says, for playouts, which want no list of sources.
    fn winners(state: &Self::State) -> Seats {
        let rows = Self::standings(state).map_or_else(Vec::new, |standings| standings.rows);
        let winners = rows.iter().filter(|row| row.winner);
        winners.fold(Seats::NONE, |all, row| all.with(row.who.seat))
    }

    /// What a seat stands on, by a rough eye: one figure for each name in
    /// `FEATURES`, in hundredths of a point, what it has and what that is likely
    /// to become. For bots, which look at worlds they imagined; no game is
    /// decided by it.
    fn features(state: &Self::State, seat: Seat, out: &mut [i32]);

    /// How much of the game is left, by a rough eye, in hundredths.
    fn left(state: &Self::State) -> i32;

    /// How well a seat stands, in hundredths of a point: its features together.
    fn worth(state: &Self::State, seat: Seat) -> i32 {
        let mut features = [0; MOST_FEATURES];
        Self::features(state, seat, &mut features[..Self::FEATURES.len()]);
        features.iter().sum()
    }

    /// The ledger's invariants: what must hold after every action.
    ///
    /// # Errors
    ///
    /// A sentence that says what was lost or born.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// How many different actions players have with this edition.
    fn action_count(edition: &Self::Edition) -> u16;

    /// The number of a player's action; none for chance's.
    fn number(edition: &Self::Edition, action: Self::Action) -> Option<u16>;

    /// The player's action with this number.
    fn action(edition: &Self::Edition, number: u16) -> Option<Self::Action>;

    /// An action as short text, for records, logs and terminals.
    fn write(edition: &Self::Edition, action: Self::Action) -> String;

    /// Reads what `write` writes.
    ///
    /// # Errors
    ///
    /// Text that names no action of this game; what is wrong with it.
    fn read(edition: &Self::Edition, text: &str) -> Result<Self::Action, NotationError>;

    /// A chance outcome as JSON for other programs, such as `{"rolled":[1,5,1,4,3]}`.
    fn outcome_json(edition: &Self::Edition, action: Self::Action) -> Value;

    /// The whole truth as plain JSON: every card, every count.
    fn state_json(state: &Self::State) -> Value;
}

/// What is printed in a box.
pub trait Edition: Sized + Send + Sync + 'static {
    /// The embedded standard edition as its file's text.
    const STANDARD: &'static str;

    /// Reads and checks an edition file.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the file, with line numbers.
    fn read(text: &str) -> Result<Self, Problems>;

    /// What the edition calls itself.
    fn name(&self) -> &str;
}

/// Something that happened at the table.
pub trait Event: Clone + Eq + Debug + Send + Sync {
    /// The event's public twin.
    type Heard;

    /// What this viewer learns of it; `None` if not even that it happened.
    fn heard_by(&self, viewer: Viewer) -> Option<Self::Heard>;

    /// Did somebody, the actor included, learn something that was hidden
    /// before? Nothing up to here can be undone any more.
    fn reveals(&self) -> bool;
}

/// Why an action is not allowed.
pub trait Refusal: std::error::Error + Copy + Eq + Send + Sync + 'static {
    /// The rule that forbids it.
    fn rule(&self) -> RuleId;
    /// The short name of the reason, by which clients find their words for it.
    fn key(&self) -> &'static str;
}

/// Who must do something now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToAct {
    /// Luck: dice or a draw.
    Chance,
    /// One seat, in turn.
    One(Seat),
    /// All these seats at the same time, unseen by each other. A seat leaves
    /// the set when it has taken all its steps.
    Together(Seats),
    /// The game is over.
    Nobody,
}

impl ToAct {
    /// The seats that have a decision to make.
    pub const fn seats(self) -> Seats {
        match self {
            Self::One(seat) => Seats::only(seat),
            Self::Together(seats) => seats,
            Self::Chance | Self::Nobody => Seats::NONE,
        }
    }
}

/// Takes down what happens. Events are made only for a journal that wants them.
pub trait Journal<E> {
    /// Writes an event down.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Forgets everything: for playouts, which pay nothing for events.
impl<E> Journal<E> for () {
    #[inline(always)]
    fn note(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Journal<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Plays an action from outside: checks it, then carries it out.
///
/// # Errors
///
/// The rule that forbids it; the state is untouched then.
pub fn play<G: Rules>(
    state: &mut G::State,
    actor: Actor,
    action: G::Action,
    journal: &mut impl Journal<G::Event>,
) -> Result<(), G::Refusal> {
    G::check(state, actor, action)?;
    G::apply(state, actor, action, journal);
    Ok(())
}

/// All that a bot or a client gets to decide with: never the truth.
pub struct Perspective<G: Rules> {
    /// Where the decision is made.
    pub seat: Seat,
    /// The edition that is played.
    pub edition: &'static G::Edition,
    /// What this seat knows.
    pub view: G::View,
    /// What this seat may do.
    pub legal: Vec<G::Action>,
}

impl<G: Rules> Perspective<G> {
    /// What `seat` has before it now.
    pub fn new(state: &G::State, seat: Seat) -> Self {
        let mut legal = Vec::new();
        G::legal(state, seat, &mut legal);
        let view = G::view(state, Viewer::Seat(seat));
        Self {
            seat,
            edition: G::edition(state),
            view,
            legal,
        }
    }
}

/// Options that do not fit the edition.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetUpError {
    /// The edition has no set-up for so many seats.
    #[error("this edition cannot be played with {seats} seats ({rule})")]
    Seats {
        /// How many were asked for.
        seats: u8,
        /// The rule about the number of players.
        rule: RuleId,
    },
}
