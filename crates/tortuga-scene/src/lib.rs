//! What to draw: a view becomes a render model, the same for all clients.
//!
//! A client has a picture: a view, what was heard, the legal actions, the
//! names at the table. [`scene`] makes of it everything that a page or a
//! terminal shows, in the viewer's language; [`log`] makes sentences of what
//! was heard. Nothing in here knows more than the view does.
//!
//! ```
//! use tortuga_core::Viewer;
//! use tortuga_games::{EditionChoice, open_table};
//! use tortuga_scene::{Onlook, scene};
//! use tortuga_words::Lang;
//!
//! let table = open_table("grog-island", &EditionChoice::Standard, &Default::default())?;
//! let onlook = Onlook {
//!     lang: Lang::De,
//!     edition: &EditionChoice::Standard,
//!     names: &["Mara".to_owned(), "Jonas".to_owned()],
//!     viewer: Viewer::Spectator,
//! };
//! let view = table.view_json(onlook.viewer);
//! let scene = scene(table.game(), &onlook, &view, &[], None)?;
//! assert_eq!(scene.prompt.text, "Die Wolken werden ausgelegt.");
//! assert_eq!(scene.plates[0].name, "Mara");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod doors;
mod foggy;
mod glory;
mod grog;
mod groo;
mod model;
mod seal;
mod speech;
mod standings;
mod wake;

pub use model::*;
pub use wake::wake;

use serde_json::Value;
use thiserror::Error;
use tortuga_core::{Rules as _, Seat, Settings, Viewer};
use tortuga_foggy::FoggyIsland;
use tortuga_games::EditionChoice;
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;
use tortuga_words::Lang;

/// What a client was given to draw.
#[derive(Clone, Copy, Debug)]
pub struct Onlook<'a> {
    /// The viewer's language.
    pub lang: Lang,
    /// What is printed.
    pub edition: &'a EditionChoice,
    /// The names at the table in seat order.
    pub names: &'a [String],
    /// From where he looks.
    pub viewer: Viewer,
}

/// The render model of a picture.
///
/// `legal` are the viewer's own actions, number and notation; `standings` are
/// those of the game once it is over, as JSON.
///
/// # Errors
///
/// The view is not one of this game, or the edition is broken.
pub fn scene(
    game: &str,
    onlook: &Onlook<'_>,
    view: &Value,
    legal: &[(u16, String)],
    standings: Option<&Value>,
) -> Result<Scene, SceneError> {
    match game {
        GrogIsland::GAME => grog::scene(onlook, view, legal, standings),
        Groo::GAME => groo::scene(onlook, view, legal, standings),
        FoggyIsland::GAME => foggy::scene(onlook, view, legal, standings),
        GloryIslands::GAME => glory::scene(onlook, view, legal, standings),
        _ => Err(SceneError::UnknownGame),
    }
}

/// The wakes of the ships that have sailed in this round of Glory Islands, from
/// what was heard; the newest first.
pub fn wakes(heard: &[Value]) -> Vec<Wake> {
    glory::wakes(heard)
}

/// Sentences for what was heard.
///
/// # Errors
///
/// Something in it is not of this game, or the edition is broken.
pub fn log(game: &str, onlook: &Onlook<'_>, heard: &[Value]) -> Result<Vec<LogLine>, SceneError> {
    let lines = placed_log(game, onlook, heard)?;
    Ok(lines.into_iter().map(|(_, line)| line).collect())
}

/// The same sentences, each with the place of what it tells of in what was
/// heard; of several things, that of the last.
///
/// # Errors
///
/// Something in it is not of this game, or the edition is broken.
pub fn placed_log(
    game: &str,
    onlook: &Onlook<'_>,
    heard: &[Value],
) -> Result<Vec<(usize, LogLine)>, SceneError> {
    match game {
        GrogIsland::GAME => grog::log(onlook, heard),
        Groo::GAME => groo::log(onlook, heard),
        FoggyIsland::GAME => foggy::log(onlook, heard),
        GloryIslands::GAME => glory::log(onlook, heard),
        _ => Err(SceneError::UnknownGame),
    }
}

/// The way that Groo took last, of everything heard in a game of GROO; none before
/// the first roll.
///
/// # Errors
///
/// The edition is broken.
pub fn groo_way(onlook: &Onlook<'_>, heard: &[Value]) -> Result<Option<GrooWay>, SceneError> {
    groo::way(onlook, heard)
}

/// What people who bring their own luck are asked to roll or draw now; none if
/// nothing is due. The view may be anybody's.
///
/// # Errors
///
/// The view is not one of this game, or the edition is broken.
pub fn luck(
    game: &str,
    onlook: &Onlook<'_>,
    view: &Value,
) -> Result<Option<LuckPrompt>, SceneError> {
    match game {
        GrogIsland::GAME => grog::luck(onlook, view),
        Groo::GAME => groo::luck(onlook, view),
        FoggyIsland::GAME => foggy::luck(onlook, view),
        GloryIslands::GAME => glory::luck(onlook, view),
        _ => Err(SceneError::UnknownGame),
    }
}

/// An outcome of luck in words, so that whoever typed it sees what was
/// understood; none if the notation is no outcome.
///
/// # Errors
///
/// There is no such game, or the edition is broken.
pub fn typed_luck(
    game: &str,
    onlook: &Onlook<'_>,
    notation: &str,
) -> Result<Option<String>, SceneError> {
    match game {
        GrogIsland::GAME => grog::typed_luck(onlook, notation),
        Groo::GAME => groo::typed_luck(onlook, notation),
        FoggyIsland::GAME => foggy::typed_luck(onlook, notation),
        GloryIslands::GAME => glory::typed_luck(onlook, notation),
        _ => Err(SceneError::UnknownGame),
    }
}

/// The same sentences with the marks of these plates. Where a table chooses its
/// colours, as in Glory Islands, what was heard does not tell them; without this
/// the log has those of the usual order.
pub fn marked(lines: Vec<LogLine>, plates: &[Plate]) -> Vec<LogLine> {
    let mark = |seal: Seal| {
        let plate = plates.iter().find(|plate| plate.seal.seat == seal.seat);
        plate.map_or(seal, |plate| plate.seal.clone())
    };
    let marked = |line: LogLine| LogLine {
        seal: line.seal.map(mark),
        ..line
    };
    lines.into_iter().map(marked).collect()
}

/// The mark of a seat, for a table that has no scene yet.
pub fn seat_seal(game: &str, seat: Seat) -> Seal {
    match game {
        FoggyIsland::GAME => seal::of_side(seat),
        GloryIslands::GAME => glory::seal(seat),
        Groo::GAME => seal::of_town(seat),
        _ => seal::of(seat),
    }
}

/// The mark that a seat will have with these options: a table may choose its colours.
pub fn seal_with(game: &str, options: &Settings, seat: Seat) -> Seal {
    let chosen = match game {
        GloryIslands::GAME => glory::chosen_seal(options, seat),
        _ => None,
    };
    chosen.unwrap_or_else(|| seat_seal(game, seat))
}

/// Is there something in this game that a [`strict_view`] leaves out?
pub fn has_strict_view(game: &str) -> bool {
    game == FoggyIsland::GAME
}

/// The same view for somebody who wants to see no more than what lies before him
/// on a real table: nothing reminds him of what he laid face down himself
/// (FOG-WEATHER-16). Views of games without such memories stay as they are.
///
/// # Errors
///
/// The view is not one of this game.
pub fn strict_view(game: &str, view: &Value) -> Result<Value, SceneError> {
    match game {
        FoggyIsland::GAME => foggy::strict_view(view),
        _ => Ok(view.clone()),
    }
}

/// What such a viewer is told again of what he heard.
///
/// # Errors
///
/// It is not of this game.
pub fn strict_heard(game: &str, heard: &Value) -> Result<Value, SceneError> {
    match game {
        FoggyIsland::GAME => foggy::strict_heard(heard),
        _ => Ok(heard.clone()),
    }
}

/// Why a picture cannot be drawn.
#[derive(Debug, Error)]
pub enum SceneError {
    /// No game has this name.
    #[error("there is no such game")]
    UnknownGame,
    /// The view, or something heard, is not of this game.
    #[error("not a view of this game: {0}")]
    View(#[from] serde_json::Error),
    /// The edition is broken.
    #[error(transparent)]
    Edition(#[from] tortuga_core::Problems),
}
