//! What `GET /api/me/export` tells. The data comes from storage as JSON; these
//! types only describe it.
#![expect(dead_code, reason = "described, never made")]

use std::collections::BTreeMap;

use tortuga_protocol::Notices;
use utoipa::ToSchema;

/// All that is kept about somebody.
#[derive(ToSchema)]
pub(super) struct Export {
    /// The name.
    name: String,
    /// It is claimed.
    claimed: bool,
    /// Since when the guest is known, in seconds since 1970.
    since: i64,
    /// How to be told of turns.
    notices: Option<Notices>,
    /// Where the guest is signed in.
    sessions: Vec<ExportedSession>,
    /// What the guest said at tables.
    said: Vec<ExportedSaying>,
    /// Where the guest sits.
    tables: Vec<ExportedTable>,
}

/// A browser that is signed in.
#[derive(ToSchema)]
struct ExportedSession {
    /// Since when, in seconds since 1970.
    since: i64,
    /// When it was last used, in seconds since 1970.
    seen: i64,
}

/// Something that was said.
#[derive(ToSchema)]
struct ExportedSaying {
    /// At which table.
    table: String,
    /// When, in seconds since 1970.
    at: i64,
    /// What.
    text: String,
}

/// A table with the guest.
#[derive(ToSchema)]
struct ExportedTable {
    /// The name in its link.
    table: String,
    /// The game's name.
    game: String,
    /// The value of every option.
    options: BTreeMap<String, String>,
    /// The guest's seat.
    seat: Option<u8>,
    /// When something last happened, in seconds since 1970.
    touched: i64,
    /// The record, once the game is over.
    record: Option<String>,
}
