//! Games as the server meets them: tables by name, and bots for them.

use tortuga_bots::Mind;
use tortuga_core::{Header, Record, Settings};
use tortuga_games::{EditionChoice, Table, open_replay, open_table};
use tortuga_protocol::Level;

/// A table for a new game.
pub(crate) fn open(game: &str, options: &Settings) -> Result<Box<dyn Table>, String> {
    #[cfg(test)]
    if let Some(table) = crate::tests::whispers::open(game) {
        return Ok(table);
    }
    open_table(game, &EditionChoice::Standard, options).map_err(|error| error.to_string())
}

/// The table that the first line of a record describes, with nothing done yet.
pub(crate) fn lay(header: &Header) -> Result<Box<dyn Table>, String> {
    #[cfg(test)]
    if let Some(table) = crate::tests::whispers::open(&header.game) {
        return Ok(table);
    }
    let record = Record::new(header.clone());
    open_replay(&record, &EditionChoice::Standard).map_err(|error| error.to_string())
}

/// A bot for a game.
pub(crate) fn hire(game: &str, level: Level, seed: u64) -> Result<Box<dyn Mind>, String> {
    #[cfg(test)]
    if let Some(mind) = crate::tests::whispers::hire(game) {
        return Ok(mind);
    }
    #[cfg(test)]
    if level == Level::Admiral {
        return hire(game, Level::Novice, seed).map(crate::tests::thinking::slow);
    }
    tortuga_bots::hire(game, level, seed).map_err(|error| error.to_string())
}
