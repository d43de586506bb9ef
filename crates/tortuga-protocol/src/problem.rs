//! Why something is not done.

use serde::{Deserialize, Serialize};

/// Why the server does not do something. Clients have words for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    /// Somebody has claimed this name.
    NameTaken,
    /// The password is too short or too long.
    BadPassword,
    /// Name and password do not belong together.
    WrongPassword,
    /// The name is claimed already.
    Claimed,
    /// The name is not claimed.
    NotClaimed,
    /// Whoever runs the server does not want you here.
    Banned,
    /// The printed data cannot be read, or does not fit the game.
    BadEdition,
    /// All have agreed to stop for a while.
    Stopped,
    /// The game is over.
    Over,
    /// The game is not over yet.
    StillOn,
    /// A bot plays in your place; come back first.
    StoodIn,
    /// Nobody plays in your place.
    NotStoodIn,
    /// Whoever has given up cannot do this any more.
    Resigned,
    /// At this table partners cannot talk to each other.
    NoChat,
    /// Nothing was said, or too much.
    BadSaying,
    /// Nothing like that was said here.
    NothingSaid,
    /// Whoever is not seated cannot watch this table.
    NotWatchable,
    /// The table is closed.
    Closed,
    /// The address for notices is none, or this server does not send such notices.
    BadNotices,
    /// This is no record, or its game cannot be played again here.
    BadRecord,
    /// The server has as many tables, or as many connections, as it can bear.
    Full,
    /// This server speaks another version of the protocol.
    OtherVersion,
}

/// What a failed request answers with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Failed {
    /// Why.
    pub problem: Problem,
}
