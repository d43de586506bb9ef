//! What everybody may know of a table, apart from the game on it.

use serde::{Deserialize, Serialize};
use tortuga_core::{EditionMark, Hex32, Level, Seat, Settings, Viewer};

use crate::Tempo;
#[cfg(feature = "openapi")]
use crate::schemas::LevelName;

/// What everybody may know of a table, apart from the game on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and none follows from another"
)]
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
    /// The printed data that it is played with.
    pub edition: EditionMark,
    /// How much time everybody has.
    pub tempo: Tempo,
    /// How a bot plays that takes the seat of somebody whose time is up, or who
    /// has given up.
    pub stand_in: Level,
    /// Everybody finds it in the list of tables.
    pub public: bool,
    /// Whoever has the link may watch.
    pub watchable: bool,
    /// All have agreed to stop for a while.
    pub stopped: bool,
    /// Who is for what.
    pub wishes: Wishes,
    /// How it ended, if not by the rules.
    pub ending: Option<Ending>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
}

impl TableCard {
    /// The names of all seats, as log and plates show them; a free seat has none.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

/// The seats that are for something that all must agree to.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Wishes {
    /// Stop for a while.
    pub stop: Vec<Seat>,
    /// End the game without a winner.
    pub abandon: Vec<Seat>,
}

/// How a game can end otherwise than by its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Only one side was left that had not given up.
    Resignation,
    /// All agreed to stop.
    Abandonment,
    /// Whoever runs the server has closed it, or nobody came for very long.
    Closed,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatCard {
    /// Who sits there.
    pub who: Sitter,
    /// By what name.
    pub name: String,
    /// Somebody with this seat is connected.
    pub here: bool,
    /// A bot plays in his place.
    pub stand_in: bool,
    /// He has given up.
    pub resigned: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    #[cfg_attr(feature = "openapi", schema(value_type = LevelName))]
    Bot(Level),
}
