//! What the server tells.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tortuga_core::Seat;

use crate::{Hint, Problem, TableCard};

/// What the server tells a client, over its socket. `V` is how the JSON of a
/// game is held: as a value by whoever reads it, as text by whoever wrote it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Tell<V = Value> {
    /// The first message: everything that this viewer knows.
    Welcome {
        /// The version that the server speaks.
        protocol: u32,
        /// The table.
        table: TableCard,
        /// What he sees now; none before the game begins. `heard` is empty in it.
        picture: Option<Box<Picture<V>>>,
        /// Everything that he has heard since the game began.
        heard: Vec<Heard<V>>,
        /// Everybody's time; none without clocks, or before the game begins.
        clocks: Option<Clocks>,
        /// The last things that were said, the oldest first.
        said: Vec<Said>,
    },
    /// The table itself has changed: somebody sat down, the game began.
    Table {
        /// As it is now.
        table: TableCard,
    },
    /// Something happened in the game.
    Picture(Box<Picture<V>>),
    /// Everybody's time, where there is any; when it changes, not as it runs.
    Clocks(Clocks),
    /// Somebody said something.
    Said(Said),
    /// A seat asks for time: the pause that is on lasts longer.
    HoldOn {
        /// Which.
        seat: Seat,
    },
    /// It is done. An action, or taking one back: played and safely stored.
    /// [`Ask::HoldOn`](crate::Ask::HoldOn) and [`Ask::PassWindows`](crate::Ask::PassWindows): from now on, in memory only.
    Done {
        /// Of the question.
        id: u32,
    },
    /// The answer is noted, and played when the pause is over, if it is still
    /// possible then. Until then it may be changed. It is in memory only: after
    /// a restart of the server the pause lasts its full time again, and the
    /// answer is to be given again.
    Kept {
        /// Of the question.
        id: u32,
    },
    /// The answer to [`Ask::Hint`](crate::Ask::Hint). If the choice is another one by then, it is
    /// [`Tell::Stale`].
    Hint {
        /// Of the question.
        id: u32,
        /// The advice.
        hint: Box<Hint>,
    },
    /// A rule forbids the action.
    Refused {
        /// Of the question.
        id: u32,
        /// By this name clients find their words for it.
        key: String,
        /// In English.
        reason: String,
        /// The number of the rule.
        rule: String,
    },
    /// The answer to [`Ask::Explain`](crate::Ask::Explain): no rule forbids it.
    Allowed {
        /// Of the question.
        id: u32,
    },
    /// Something has happened since the picture that this was decided on; the
    /// new one is on its way. Nothing was played.
    Stale {
        /// Of the question.
        id: u32,
    },
    /// It cannot be done, and no rule of the game says so.
    Sorry {
        /// Of the question, if it had one.
        id: Option<u32>,
        /// Why.
        problem: Problem,
    },
}

/// Everybody's time at a table, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// How much each seat had left when this was sent; a bot has none.
    pub left: Vec<Option<i64>>,
    /// The seats whose time runs.
    pub running: Vec<Seat>,
}

/// Something that somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Counts everything said at this table.
    pub number: u32,
    /// From which seat; none for an onlooker.
    pub seat: Option<Seat>,
    /// By what name he was known then.
    pub name: String,
    /// What. Plain text, to be shown as it is.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// What one viewer has before him.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Picture<V = Value> {
    /// Counts this viewer's own pictures: steps that are hidden from him do not
    /// move it.
    pub version: u32,
    /// What he knows, as the game's view.
    pub view: V,
    /// What he heard since the picture before.
    pub heard: Vec<Heard<V>>,
    /// The seats that have a decision to make.
    pub to_act: Vec<Seat>,
    /// What he may do: number and notation of each action.
    pub legal: Vec<(u16, String)>,
    /// He could take his last action back.
    pub can_undo: bool,
    /// Somebody may be answering, unseen: the number of the pause, the same for
    /// everybody. Nobody is told who can answer, or whether anybody can; whoever
    /// can finds himself in `to_act`, with his answers in `legal`, whoever else
    /// can.
    pub pause: Option<u32>,
    /// Scores and ranks, once the game is over.
    pub standings: Option<V>,
}

/// Something that a viewer heard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard<V = Value> {
    /// Something happened in the game.
    Game(V),
    /// A seat took its last action back.
    TakenBack(Seat),
}
