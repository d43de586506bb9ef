//! A table in the page: what its keeper can do for those who play there.

use leptos::prelude::*;

use crate::ui::browser;

/// There if nobody but this browser keeps the table.
#[derive(Clone, Copy)]
pub(crate) struct OwnTable {
    /// Lets the same people play again.
    pub(crate) again: Callback<()>,
    /// The record as an address that can be saved; none before the end.
    pub(crate) record: Callback<(), Option<String>>,
}

/// This browser keeps the table; none at a server's.
pub(crate) fn own_table() -> Option<OwnTable> {
    use_context()
}

/// Where the game of the table in this page is replayed, once it is over.
pub(crate) fn replay_path(id: &str) -> String {
    if browser::path().starts_with("/here/") {
        format!("/replay/here/{id}")
    } else {
        format!("/replay/{id}")
    }
}
