//! Requests about games and tables.

use serde::{Deserialize, Serialize};
use tortuga_core::{Hex32, Level, Settings};

#[cfg(feature = "openapi")]
use crate::schemas::LevelName;
use crate::{Problem, SeatCard, Stage, Tempo, USUAL_WINDOW};

/// `POST /api/tables`: open a table. The opener is its host and sits on seat 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// Chosen options; the others have their defaults.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>))]
    pub options: Settings,
    /// What the opener adds to the luck of the table; may be empty.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub nonce: String,
    /// How long a pause lasts, in seconds: [`SHORTEST_WINDOW`](crate::SHORTEST_WINDOW) to
    /// [`LONGEST_WINDOW`](crate::LONGEST_WINDOW).
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 60))]
    #[serde(default = "usual_window")]
    pub window: u16,
    /// The hash of printed data that was sent before; the standard edition if none.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, pattern = "^[0-9A-Fa-f]{64}$"))]
    #[serde(default)]
    pub edition: Option<Hex32>,
    /// How much time everybody has.
    #[serde(default)]
    pub tempo: Tempo,
    /// How a bot plays that takes the seat of somebody whose time is up.
    #[cfg_attr(feature = "openapi", schema(value_type = LevelName))]
    #[serde(default)]
    pub stand_in: Level,
    /// Everybody finds it in the list of tables.
    #[serde(default)]
    pub public: bool,
    /// Whoever has the link may watch.
    #[serde(default = "yes")]
    pub watchable: bool,
    /// Bots of this level take all other seats, and the game begins at once.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<LevelName>))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<Level>,
}

impl NewTable {
    /// A table of this game, and everything else as usual.
    pub fn of(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            options: Settings::default(),
            nonce: String::new(),
            window: USUAL_WINDOW,
            edition: None,
            tempo: Tempo::None,
            stand_in: Level::default(),
            public: false,
            watchable: true,
            bots: None,
        }
    }
}

const fn yes() -> bool {
    true
}

const fn usual_window() -> u16 {
    USUAL_WINDOW
}

/// The answer to [`NewTable`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opened {
    /// The name of the table in its link.
    pub id: String,
}

/// `GET /api/games`: one game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameCard {
    /// The game's name.
    pub game: String,
    /// What a table may choose.
    pub options: Vec<OptionCard>,
}

/// One thing that a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionCard {
    /// Its name.
    pub key: String,
    /// Its values.
    pub values: Vec<String>,
    /// What it is unless chosen.
    pub default: String,
}

/// `POST /api/editions`: printed data of your own box, to play with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewEdition {
    /// For which game.
    pub game: String,
    /// The file, as text.
    #[cfg_attr(feature = "openapi", schema(max_length = 131_072))]
    pub text: String,
}

/// The answer to [`NewEdition`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditionCard {
    /// What it is called.
    pub name: String,
    /// What [`NewTable`] names it by.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9A-Fa-f]{64}$"))]
    pub hash: Hex32,
}

/// What a [`NewEdition`] that cannot be taken is answered with: as
/// [`Failed`](crate::Failed), and all that is wrong with the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mistaken {
    /// Why.
    pub problem: Problem,
    /// What is wrong, in English, with the line; none if no game was found in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mistakes: Vec<String>,
}

/// The answer to `POST /api/verify`, whose body is a record as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Verified {
    /// Every action is legal, and every outcome of luck is the promised one.
    pub fair: bool,
    /// So many actions were played again.
    pub actions: usize,
    /// So many outcomes of luck were recomputed.
    pub outcomes: u64,
    /// What is wrong, in English, with the line.
    pub why_not: Option<String>,
}

/// `GET /api/tables`: what there is to play and to watch.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Where you sit, the most urgent first.
    pub mine: Vec<ListedTable>,
    /// Public tables with a free seat, the newest first.
    pub open: Vec<ListedTable>,
    /// Public tables that can be watched, the liveliest first.
    pub watchable: Vec<ListedTable>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedTable {
    /// The name in its link.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The effective value of every option.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>))]
    pub options: Settings,
    /// How far it is.
    pub stage: Stage,
    /// Everybody's place. Who is here is not told in a list.
    pub seats: Vec<SeatCard>,
    /// How much time everybody has.
    pub tempo: Tempo,
    /// It waits for you.
    pub your_turn: bool,
    /// When your time is up, in seconds since 1970.
    pub until: Option<i64>,
    /// When something last happened, in seconds since 1970.
    pub touched: i64,
}
