//! The rules of Foggy Island: basic, weather, mercenary, quick and team game.
//!
//! Two sides fill a map of 36 tiles. Three or more tokens of one colour in a row
//! are a line and score for that colour, whoever placed them. Weather covers
//! the map with fog and turns tokens face down; mercenaries exchange, swap and
//! move what lies there. The rules page of the book numbers every rule;
//! functions and tests here cite the numbers.
//!
//! A whole game with random players:
//!
//! ```
//! use tortuga_core::{Edition as _, Luck, QuickLuck, Rules, Settings, ToAct, Actor};
//! use tortuga_foggy::{Edition, FoggyIsland};
//!
//! let edition = Box::leak(Box::new(Edition::read(Edition::STANDARD)?));
//! let options = FoggyIsland::options(edition, &Settings::new()).expect("defaults are fine");
//! let mut state = FoggyIsland::set_up(edition, &options)?;
//! let mut luck = QuickLuck::new(1);
//! let mut legal = Vec::new();
//! loop {
//!     let (actor, action) = match FoggyIsland::to_act(&state) {
//!         ToAct::Nobody => break,
//!         ToAct::Chance => (Actor::Chance, FoggyIsland::chance(&state, &mut luck)),
//!         seats => {
//!             let seat = seats.seats().lowest().expect("somebody is to act");
//!             legal.clear();
//!             FoggyIsland::legal(&state, seat, &mut legal);
//!             (Actor::Seat(seat), legal[luck.below(legal.len() as u32) as usize])
//!         }
//!     };
//!     FoggyIsland::apply(&mut state, actor, action, &mut ());
//! }
//! let standings = FoggyIsland::standings(&state).expect("the game is over");
//! assert_eq!(standings.rows.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![allow(
    clippy::cast_possible_truncation,
    reason = "counts of tokens, tiles and seats are small; every cast here is from such a count"
)]
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a chapter names the stages, kinds and actions that it is about; a new stage does \
              not compile before it stands in `to_act`, `legal` and `step_rule`"
)]

mod actions;
mod board;
mod edition;
mod events;
mod features;
mod lines;
mod memory;
mod notation;
mod options;
mod patterns;
mod refusals;
mod rules;
mod scoring;
mod state;
mod tokens;
mod view;

pub use actions::{Action, Face, Half, Two};
pub use board::{Direction, Pair, Quarter, SIDE_LENGTH, Side, TILES, Tile, Tiles};
pub use edition::{Edition, TOKENS_PER_PLAYER, TOKENS_PER_SIDE, TokenPrint};
pub use events::{Event, Heard, Open};
pub use lines::Line;
pub use memory::Returned;
pub use notation::FORMS;
pub use options::{Mode, Options, Switches, Weather};
pub use refusals::Refusal;
pub use rules::FoggyIsland;
pub use state::{Card, Ground, Hired, Placing, SEATS_MAX, Sky, Stage, State, Waiting};
pub use tokens::{Background, Kind, Span, Token, Tokens};
pub use view::{PlayerView, SkyView, View};
