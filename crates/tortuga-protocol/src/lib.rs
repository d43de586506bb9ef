//! What crosses the wire between a client and the server: JSON, one message a
//! frame, version [`PROTOCOL`].
//!
//! A client asks ([`Ask`]), the server tells ([`Tell`]). A viewer gets
//! *pictures*: what he knows, what he heard, what he may do. There is no other
//! way to learn the state of a table; whoever reconnects is welcomed with the
//! same picture that he had.
//!
//! Where a seat may answer unseen, the game pauses for everybody, whether or
//! not somebody can: [`Picture::pause`]. Answers are kept until the pause is
//! over: [`Tell::Kept`].
//!
//! ```
//! use tortuga_protocol::Ask;
//!
//! let ask: Ask = serde_json::from_str(r#"{"ask":"act","id":4,"picture":17,"action":"bid Y A"}"#)?;
//! assert_eq!(ask, Ask::Act { id: 4, picture: 17, action: "bid Y A".to_owned() });
//! assert!(serde_json::from_str::<Ask>(r#"{"ask":"act","id":4,"peek":true}"#).is_err());
//! # Ok::<(), serde_json::Error>(())
//! ```

use serde::{Deserialize, Serialize};
use serde_json::Value;
pub use tortuga_core::Level;
use tortuga_core::{Hex32, Seat, Settings, Viewer};

/// The version of everything in here.
pub const PROTOCOL: u32 = 3;

/// No message from a client is larger.
pub const LARGEST_ASK: usize = 4096;
/// No name of a person is longer, in characters.
pub const LONGEST_NAME: usize = 24;
/// No nonce is longer, in characters.
pub const LONGEST_NONCE: usize = 64;

/// No hint names more candidates.
pub const MOST_CANDIDATES: usize = 5;
/// No hint gives more reasons.
pub const MOST_REASONS: usize = 2;

/// How long a pause lasts unless the table chooses otherwise, in seconds.
pub const USUAL_WINDOW: u16 = 4;
/// No table has shorter pauses, in seconds.
pub const SHORTEST_WINDOW: u16 = 1;
/// No table has longer pauses, in seconds.
pub const LONGEST_WINDOW: u16 = 60;

/// What a client asks of a table, over its socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Take a free seat, before the game begins.
    Sit {
        /// Which.
        seat: Seat,
        /// What this player adds to the luck of the table; may be empty.
        nonce: String,
    },
    /// Leave the seat, before the game begins.
    Stand {},
    /// The host puts a bot on a free seat, or has the bot that sits there play
    /// at another level.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// How it plays.
        level: Level,
    },
    /// The host takes a bot away again.
    RemoveBot {
        /// From which seat.
        seat: Seat,
    },
    /// The host begins the game; every seat must be taken.
    Start {},
    /// Do something that the rules allow. In a pause the answer is kept until
    /// the pause is over; the last one counts.
    Act {
        /// The answer carries the same number.
        id: u32,
        /// The version of the picture that this was decided on.
        picture: u32,
        /// The action in notation.
        action: String,
    },
    /// Why is this not allowed? Nothing is played.
    Explain {
        /// The answer carries the same number.
        id: u32,
        /// The action in notation.
        action: String,
    },
    /// Take the last action back.
    Undo {
        /// The answer carries the same number.
        id: u32,
        /// The version of the picture that this was decided on.
        picture: u32,
    },
    /// Give us time: the pause lasts longer. Whoever asks for it need not have
    /// anything to think about.
    HoldOn {
        /// The answer carries the same number.
        id: u32,
        /// Which pause: [`Picture::pause`].
        pause: u32,
    },
    /// Decline for me in every pause, until I have another decision to make.
    /// What was answered in the pause that is on is forgotten.
    PassWindows {
        /// The answer carries the same number.
        id: u32,
        /// From now on, or no more.
        on: bool,
    },
    /// What would a captain do in my place? Nothing is played, and nobody else
    /// learns of it. One question at a time.
    Hint {
        /// The answer carries the same number.
        id: u32,
        /// The version of the picture that the question is about.
        picture: u32,
    },
}

/// What the server tells a client, over its socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Tell {
    /// The first message: everything that this viewer knows.
    Welcome {
        /// The version that the server speaks.
        protocol: u32,
        /// The table.
        table: TableCard,
        /// What he sees now; none before the game begins. `heard` is empty in it.
        picture: Option<Box<Picture>>,
        /// Everything that he has heard since the game began.
        heard: Vec<Heard>,
    },
    /// The table itself has changed: somebody sat down, the game began.
    Table {
        /// As it is now.
        table: TableCard,
    },
    /// Something happened in the game.
    Picture(Box<Picture>),
    /// A seat asks for time: the pause that is on lasts longer.
    HoldOn {
        /// Which.
        seat: Seat,
    },
    /// It is done. An action, or taking one back: played and safely stored.
    /// [`Ask::HoldOn`] and [`Ask::PassWindows`]: from now on, in memory only.
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
    /// The answer to [`Ask::Hint`]. If the choice is another one by then, it is
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
    /// The answer to [`Ask::Explain`]: no rule forbids it.
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

/// Why the server does not do something. Clients have words for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Problem {
    /// The message is not of this protocol.
    Garbled,
    /// The text of the action is no action of this game.
    NoSuchAction,
    /// Who watches cannot act.
    NotSeated,
    /// Only the host can do this.
    NotHost,
    /// The game has not begun.
    NotBegun,
    /// The game has begun already.
    Begun,
    /// Somebody sits there, or nobody can.
    SeatTaken,
    /// Not every seat is taken.
    SeatsOpen,
    /// There is nothing that could still be taken back.
    TooLateToUndo,
    /// Others may still answer, and you have nothing to answer with; or there is
    /// nothing to take back in a pause.
    Pause,
    /// No pause is running that could be made longer.
    NoPause,
    /// This seat has made the pause longer already.
    HeldAlready,
    /// There is nothing to decide now, so there is no hint either.
    NothingToDecide,
    /// The last question for a hint is still being thought about.
    StillThinking,
    /// Too much in too short a time.
    TooMuch,
    /// The server could not store it; nothing was played.
    NotStored,
    /// There is no such table.
    NoSuchTable,
    /// The record tells everybody's cards and is for later.
    NotOver,
    /// The server does not know who this is.
    NoGuest,
    /// The name is empty or too long.
    BadName,
    /// There is no such game, or it cannot be played so.
    BadTable,
    /// The request comes from another site.
    WrongOrigin,
}

/// What everybody may know of a table, apart from the game on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableCard {
    /// The name in its link.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The effective value of every option.
    pub options: Settings,
    /// How far it is.
    pub stage: Stage,
    /// Everybody's place.
    pub seats: Vec<SeatCard>,
    /// From where you look.
    pub viewer: Viewer,
    /// You have opened the table.
    pub host: bool,
    /// The promise of fair luck.
    pub commitment: Hex32,
    /// How long a pause lasts, in seconds.
    pub window: u16,
    /// Your own standing order: decline for me in every pause.
    pub pass_windows: bool,
}

impl TableCard {
    /// The names of all seats, as log and plates show them; a free seat has none.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// One place at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatCard {
    /// Who sits there.
    pub who: Sitter,
    /// By what name.
    pub name: String,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
}

/// What one viewer has before him.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Picture {
    /// Counts this viewer's own pictures: steps that are hidden from him do not
    /// move it.
    pub version: u32,
    /// What he knows, as the game's view.
    pub view: Value,
    /// What he heard since the picture before.
    pub heard: Vec<Heard>,
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
    pub standings: Option<Value>,
}

/// Something that a viewer heard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// Something happened in the game.
    Game(Value),
    /// A seat took its last action back.
    TakenBack(Seat),
}

/// What a captain would do in somebody's place. Chances to win are in
/// thousandths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The version of the picture that it is about.
    pub picture: u32,
    /// What he would do, in notation.
    pub action: String,
    /// The chance to win after that.
    pub chance: u16,
    /// The chance to win after the next best; none if there was nothing else.
    pub next: Option<u16>,
    /// What he looked at, the best first: at most [`MOST_CANDIDATES`].
    pub candidates: Vec<Candidate>,
    /// How he expects the game to go on, the advised action first, in notation.
    pub line: Vec<(Seat, String)>,
    /// What speaks most for it and against the next best: at most
    /// [`MOST_REASONS`].
    pub reasons: Vec<Reason>,
}

/// An action that was thought about for a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// In notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win after it.
    pub chance: u16,
}

/// Something in which the best action differs from the next best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// One of the features that the game's bots look at. By this name clients
    /// find their words for it.
    pub feature: String,
    /// By how much the best action is ahead in it, in hundredths of a point;
    /// below zero if it is behind.
    pub points: i32,
}

/// `GET /api/me`: who the server thinks you are. `POST /api/me` changes the name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// By what name others see you.
    pub name: String,
}

/// `POST /api/tables`: open a table. The opener is its host and sits on seat 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// Chosen options; the others have their defaults.
    pub options: Settings,
    /// What the opener adds to the luck of the table; may be empty.
    pub nonce: String,
    /// How long a pause lasts, in seconds: [`SHORTEST_WINDOW`] to
    /// [`LONGEST_WINDOW`].
    #[serde(default = "usual_window")]
    pub window: u16,
}

const fn usual_window() -> u16 {
    USUAL_WINDOW
}

/// The answer to [`NewTable`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// The name of the table in its link.
    pub id: String,
}

/// `GET /api/games`: one game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameCard {
    /// The game's name.
    pub game: String,
    /// What a table may choose.
    pub options: Vec<OptionCard>,
}

/// One thing that a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionCard {
    /// Its name.
    pub key: String,
    /// Its values.
    pub values: Vec<String>,
    /// What it is unless chosen.
    pub default: String,
}

/// What a failed request answers with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failed {
    /// Why.
    pub problem: Problem,
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    fn hint() -> Hint {
        Hint {
            picture: 17,
            action: "bid Y A".to_owned(),
            chance: 631,
            next: Some(589),
            candidates: vec![Candidate {
                action: "bid Y A".to_owned(),
                visits: 1200,
                chance: 631,
            }],
            line: vec![
                (Seat(0), "bid Y A".to_owned()),
                (Seat(1), "pass".to_owned()),
            ],
            reasons: vec![Reason {
                feature: "coins".to_owned(),
                points: -125,
            }],
        }
    }

    #[test]
    fn a_hint_comes_back_as_it_went() {
        let ask = Ask::Hint { id: 4, picture: 17 };
        let written = json!({ "ask": "hint", "id": 4, "picture": 17 });
        assert_eq!(to_value(&ask).unwrap(), written);
        assert_eq!(from_value::<Ask>(written).unwrap(), ask);

        let hint = Box::new(hint());
        let tell = Tell::Hint { id: 4, hint };
        let written = to_value(&tell).unwrap();
        assert_eq!(written["tell"], "hint");
        assert_eq!(
            written["hint"]["line"],
            json!([[0, "bid Y A"], [1, "pass"]])
        );
        assert_eq!(from_value::<Tell>(written).unwrap(), tell);
    }

    #[test]
    fn all_five_levels_are_understood() {
        for level in Level::ALL {
            let seat = Seat(2);
            let ask = Ask::SeatBot { seat, level };
            let written = json!({ "ask": "seat-bot", "seat": 2, "level": level.name() });
            assert_eq!(to_value(&ask).unwrap(), written);
            assert_eq!(from_value::<Ask>(written).unwrap(), ask);
            let who = Sitter::Bot(level);
            assert_eq!(from_value::<Sitter>(to_value(who).unwrap()).unwrap(), who);
        }
    }
}
