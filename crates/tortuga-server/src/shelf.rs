//! Games as the server meets them: tables by name, and bots for them.

use tortuga_bots::Mind;
use tortuga_core::{Game, Header, Record, Rules, Settings};
use tortuga_games::{
    EditionChoice, Table, Visitor, open_replay, open_table, setting_of, with_game,
};
use tortuga_protocol::{Level, Verified};

/// A table for a new game.
pub(crate) fn open(
    game: &str,
    edition: &EditionChoice,
    options: &Settings,
) -> Result<Box<dyn Table>, String> {
    #[cfg(test)]
    if let Some(table) = crate::tests::whispers::open(game) {
        return Ok(table);
    }
    open_table(game, edition, options).map_err(|error| error.to_string())
}

/// The table that the first line of a record describes, with nothing done yet.
pub(crate) fn lay(header: &Header, edition: &EditionChoice) -> Result<Box<dyn Table>, String> {
    #[cfg(test)]
    if let Some(table) = crate::tests::whispers::open(&header.game) {
        return Ok(table);
    }
    let record = Record::new(header.clone());
    open_replay(&record, edition).map_err(|error| error.to_string())
}

/// Plays a record again and recomputes every outcome of its luck; none if its game
/// cannot be played here.
pub(crate) fn verify(record: &Record, edition: &EditionChoice) -> Option<Verified> {
    struct Verify<'a>(&'a Record, &'a EditionChoice);
    impl Visitor for Verify<'_> {
        type Output = Option<Verified>;

        fn visit<G: Rules>(self) -> Self::Output {
            let (held, options) = setting_of::<G>(self.0, self.1).ok()?;
            Some(match Game::<G>::verify(held.edition, &options, self.0) {
                Ok(verdict) => Verified {
                    fair: true,
                    actions: verdict.actions,
                    outcomes: verdict.outcomes,
                    why_not: None,
                },
                Err(unfair) => Verified {
                    fair: false,
                    actions: 0,
                    outcomes: 0,
                    why_not: Some(unfair.to_string()),
                },
            })
        }
    }
    with_game(&record.header.game, Verify(record, edition)).ok()?
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
