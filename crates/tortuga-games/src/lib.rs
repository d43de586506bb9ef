//! The shelf: the one place that names every game.
//!
//! Code that works for any game is written once, generic over
//! [`Rules`], and let in by [`with_game`]; code that does
//! not care which game it is holds a [`Table`]: notation in, JSON out.
//!
//! ```
//! use tortuga_games::{EditionChoice, open_table};
//!
//! let table = open_table("grog-island", &EditionChoice::Standard, &Default::default())?;
//! assert_eq!(table.to_act_json(), "chance");
//! # Ok::<(), tortuga_games::ShelfError>(())
//! ```

mod erased;
mod intern;
mod json;

pub use erased::{Moment, Pause, PlayError, Table};
pub use intern::{EditionChoice, Held};
pub use json::Json;

use thiserror::Error;
use tortuga_core::{OptionProblem, Problems, Record, Rules, SetUpError, Settings, Slip};
use tortuga_foggy::FoggyIsland;
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;

/// The names of all games on the shelf.
pub const GAMES: [&str; 4] = [
    FoggyIsland::GAME,
    GloryIslands::GAME,
    GrogIsland::GAME,
    Groo::GAME,
];

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes out of it.
    type Output;

    /// Does it.
    fn visit<G: Rules>(self) -> Self::Output;
}

/// Finds a game by name and lets the visitor work with its rules.
///
/// # Errors
///
/// No game has this name.
pub fn with_game<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, ShelfError> {
    match name {
        FoggyIsland::GAME => Ok(visitor.visit::<FoggyIsland>()),
        GloryIslands::GAME => Ok(visitor.visit::<GloryIslands>()),
        GrogIsland::GAME => Ok(visitor.visit::<GrogIsland>()),
        Groo::GAME => Ok(visitor.visit::<Groo>()),
        _ => Err(ShelfError::UnknownGame {
            name: name.to_owned(),
        }),
    }
}

/// A new table of a game, found by name.
///
/// # Errors
///
/// No such game, a broken edition, or options that cannot be.
pub fn open_table(
    game: &str,
    edition: &EditionChoice,
    settings: &Settings,
) -> Result<Box<dyn Table>, ShelfError> {
    struct Open<'a>(&'a EditionChoice, &'a Settings);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn Table>, ShelfError>;

        fn visit<G: Rules>(self) -> Self::Output {
            let held = self.0.hold::<G>()?;
            let options = G::options(held.edition, self.1).map_err(ShelfError::Options)?;
            erased::open::<G>(&held, &options)
        }
    }
    with_game(game, Open(edition, settings))?
}

/// A table set up as the header of a record says.
///
/// # Errors
///
/// Another game, rules or edition than this program has, or options that
/// cannot be.
pub fn open_replay(record: &Record, edition: &EditionChoice) -> Result<Box<dyn Table>, ShelfError> {
    struct Open<'a>(&'a Record, &'a EditionChoice);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn Table>, ShelfError>;

        fn visit<G: Rules>(self) -> Self::Output {
            let (held, options) = setting_of::<G>(self.0, self.1)?;
            erased::open::<G>(&held, &options)
        }
    }
    with_game(&record.header.game, Open(record, edition))?
}

/// The game that an edition file says it belongs to.
///
/// # Errors
///
/// The file is no TOML, or does not say.
pub fn game_of_edition(text: &str) -> Result<String, Problems> {
    Slip::peek(text, "meta", "game")
}

/// Finds the edition and the options that a record was played with.
///
/// # Errors
///
/// Another game, rules or edition than this program has, or options that
/// cannot be.
pub fn setting_of<G: Rules>(
    record: &Record,
    edition: &EditionChoice,
) -> Result<(Held<G>, G::Options), ShelfError> {
    let header = &record.header;
    if header.rules != G::VERSION {
        return Err(ShelfError::OtherRules {
            recorded: header.rules,
            known: G::VERSION,
        });
    }
    let held = edition.hold::<G>()?;
    if held.sha256 != header.edition.sha256 {
        return Err(ShelfError::OtherEdition {
            recorded: header.edition.name.clone(),
            sha256: header.edition.sha256.clone(),
        });
    }
    let options = G::options(held.edition, &header.options).map_err(ShelfError::Options)?;
    let seats = usize::from(G::seats(&options));
    if header.seats.len() != seats {
        return Err(ShelfError::Names {
            names: header.seats.len(),
            seats,
        });
    }
    Ok((held, options))
}

/// What can go wrong before a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ShelfError {
    /// No game has this name.
    #[error("there is no game {name:?}; there is: {}", GAMES.join(", "))]
    UnknownGame {
        /// What was asked for.
        name: String,
    },
    /// The edition file is broken.
    #[error(transparent)]
    Edition(#[from] Problems),
    /// The options cannot be.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Options(Vec<OptionProblem>),
    /// The options do not fit the edition.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// The record follows rules that this program does not know.
    #[error(
        "the record follows version {recorded} of the rules; this program knows version {known}"
    )]
    OtherRules {
        /// Of the record.
        recorded: u32,
        /// Of this program.
        known: u32,
    },
    /// The record was played with another edition.
    #[error(
        "the record was played with edition {recorded:?} (SHA-256 {sha256}); give its file with --edition"
    )]
    OtherEdition {
        /// Its name.
        recorded: String,
        /// Its content.
        sha256: String,
    },
    /// The record names too many or too few players.
    #[error("the record names {names} players, but its options are for {seats}")]
    Names {
        /// Names in the header.
        names: usize,
        /// Seats by the options.
        seats: usize,
    },
}
