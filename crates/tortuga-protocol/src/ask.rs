//! What a client asks.

use serde::{Deserialize, Serialize};
use tortuga_core::{Level, Seat};

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
    /// The host has two seats exchange whoever sits there, before the game begins.
    Swap {
        /// One of them.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// The host sends a person away from a seat, before the game begins.
    Kick {
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
        /// Which pause: [`Picture::pause`](crate::Picture::pause).
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
    /// Answer for me in every pause in which I give no answer myself: the first of
    /// these that is possible, in notation. None of them: decline. The order is
    /// stored, and nobody else learns of it.
    Orders {
        /// The answer carries the same number.
        id: u32,
        /// At most [`MOST_ORDERS`](crate::MOST_ORDERS).
        answers: Vec<String>,
    },
    /// What would a captain do in my place? Nothing is played, and nobody else
    /// learns of it. One question at a time.
    Hint {
        /// The answer carries the same number.
        id: u32,
        /// The version of the picture that the question is about.
        picture: u32,
    },
    /// Give up. A bot plays on for the seat, unless only one side is left then.
    Resign {
        /// The answer carries the same number.
        id: u32,
    },
    /// Be for something that all people at the table must agree to, or no longer.
    Agree {
        /// The answer carries the same number.
        id: u32,
        /// To what.
        to: Agreement,
        /// For it, or no longer.
        yes: bool,
    },
    /// Go on after a stop that all had agreed to. One player is enough.
    GoOn {
        /// The answer carries the same number.
        id: u32,
    },
    /// Take the seat back from the bot that plays in your place.
    ComeBack {
        /// The answer carries the same number.
        id: u32,
    },
    /// The same people play again at a new table, one seat further on. Whoever
    /// asks first opens it; all are told by [`TableCard::rematch`](crate::TableCard::rematch).
    Rematch {
        /// The answer carries the same number.
        id: u32,
    },
    /// Say something to whoever is at the table.
    Say {
        /// The answer carries the same number.
        id: u32,
        /// What: at most [`LONGEST_SAYING`](crate::LONGEST_SAYING) characters.
        text: String,
    },
    /// Hear no more of whoever said this, or hear him again.
    Mute {
        /// The answer carries the same number.
        id: u32,
        /// The number of something that he said.
        said: u32,
        /// From now on, or no more.
        on: bool,
    },
    /// Tell whoever runs the server that this should not have been said.
    Report {
        /// The answer carries the same number.
        id: u32,
        /// The number of what was said.
        said: u32,
    },
}

/// What only all people at a table together can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// Stop all clocks for a while.
    Stop,
    /// End the game without a winner.
    Abandon,
}
