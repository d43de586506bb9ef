//! The rules of Glory Islands, for two to four, on both sides of the board.
//!
//! Ships sail once around a square of islands. Where they stop they land
//! pirates in the line before them; cells give glory, treasure and barrels, and
//! a full island is scored. Sailing costs: who spends too much sinks. With two
//! players Captain Henry Morgan sails along by himself. The rules page of the
//! book numbers every rule; functions and tests here cite the numbers.
//!
//! A whole game with random players:
//!
//! ```
//! use tortuga_core::{Edition as _, Luck, QuickLuck, Rules, Settings, ToAct, Actor};
//! use tortuga_glory::{Edition, GloryIslands};
//!
//! let edition = Box::leak(Box::new(Edition::read(Edition::STANDARD)?));
//! let options = GloryIslands::options(edition, &Settings::new()).expect("defaults are fine");
//! let mut state = GloryIslands::set_up(edition, &options)?;
//! let mut luck = QuickLuck::new(1);
//! let mut legal = Vec::new();
//! loop {
//!     let (actor, action) = match GloryIslands::to_act(&state) {
//!         ToAct::Nobody => break,
//!         ToAct::Chance => (Actor::Chance, GloryIslands::chance(&state, &mut luck)),
//!         seats => {
//!             let seat = seats.seats().lowest().expect("somebody is to act");
//!             legal.clear();
//!             GloryIslands::legal(&state, seat, &mut legal);
//!             (Actor::Seat(seat), legal[luck.below(legal.len() as u32) as usize])
//!         }
//!     };
//!     GloryIslands::apply(&mut state, actor, action, &mut ());
//! }
//! let standings = GloryIslands::standings(&state).expect("the game is over");
//! assert_eq!(standings.rows.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![allow(
    clippy::cast_possible_truncation,
    reason = "counts of pirates, cells, cards and seats are small; every cast here is from such a count"
)]
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a chapter names the stages and actions that it is about; a new stage does not \
              compile before it stands in `to_act`, `legal` and `step_rule`"
)]

mod actions;
mod board;
mod cards;
mod edition;
mod events;
mod features;
mod memory;
mod notation;
mod options;
mod refusals;
mod rules;
mod scoring;
mod state;
mod tokens;
mod view;

pub use actions::{Action, Payment};
pub use board::{
    Board, CELLS, Cell, Cells, ISLANDS_MAX, Icon, Island, LINE_LENGTH, SIDE_LENGTH, SPACES, Side,
    Space,
};
pub use cards::{Card, Cards, Colour};
pub use edition::{Barrels, Edition, HenryPrint, Name, Sea, Special, TreasurePrint, WreckPrint};
pub use events::{Event, Heard, Open, Shown};
pub use memory::{Look, Marks, Takings, WreckTaking, WreckTakings};
pub use notation::FORMS;
pub use options::{Colours, HENRY, Options, PLAYERS};
pub use refusals::Refusal;
pub use rules::GloryIslands;
pub use state::{Stage, State, Step};
pub use tokens::{Treasure, Treasures, Wreck, Wrecks};
pub use view::View;
