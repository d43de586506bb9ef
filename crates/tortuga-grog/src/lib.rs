//! The rules of Grog Island for 2, 3 and 4 players.
//!
//! Every round the players bid for a row of dice: the winner claims buildings
//! with it, everybody else takes goods and trades with a ship. The rules page
//! of the book numbers every rule; functions and tests here cite the numbers.
//!
//! A whole game with random players:
//!
//! ```
//! use tortuga_core::{Edition as _, Luck, QuickLuck, Rules, Settings, ToAct, Actor};
//! use tortuga_grog::{Edition, GrogIsland};
//!
//! let edition = Box::leak(Box::new(Edition::read(Edition::STANDARD)?));
//! let options = GrogIsland::options(edition, &Settings::new()).expect("defaults are fine");
//! let mut state = GrogIsland::set_up(edition, &options)?;
//! let mut luck = QuickLuck::new(1);
//! let mut legal = Vec::new();
//! loop {
//!     let (actor, action) = match GrogIsland::to_act(&state) {
//!         ToAct::Nobody => break,
//!         ToAct::Chance => (Actor::Chance, GrogIsland::chance(&state, &mut luck)),
//!         seats => {
//!             let seat = seats.seats().lowest().expect("somebody is to act");
//!             legal.clear();
//!             GrogIsland::legal(&state, seat, &mut legal);
//!             (Actor::Seat(seat), legal[luck.below(legal.len() as u32) as usize])
//!         }
//!     };
//!     GrogIsland::apply(&mut state, actor, action, &mut ());
//! }
//! let standings = GrogIsland::standings(&state).expect("the game is over");
//! assert!(standings.rows.iter().any(|row| row.winner));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "counts of cards, pips and buildings are small; every cast here is from such a count"
)]

mod actions;
mod board;
mod cards;
mod dice;
mod edition;
mod events;
mod features;
mod notation;
mod options;
mod refusals;
mod rules;
mod scoring;
mod state;
mod view;

pub use actions::{ACTION_COUNT, Action};
pub use board::{
    BUILDINGS, Building, Buildings, COLUMNS, Column, Five, Island, Occupant, POSITIONS, TYPES,
};
pub use cards::{
    Counts, GOAL_KINDS, Goal, GoalKind, GoalQueue, GoalSet, Parrot, Parrots, Treasure, Treasures,
};
pub use dice::{ARRANGEMENTS, Arrangement};
pub use edition::{
    BuildingPrint, CloudPrint, CloudReward, ColumnPrint, Edition, MainTrade, ScoringPrint,
    SetupPrint, ShipPrint, TypePrint,
};
pub use events::{Event, Heard, Open};
pub use notation::FORMS;
pub use options::Options;
pub use refusals::Refusal;
pub use rules::GrogIsland;
pub use state::{
    Claimant, Claims, End, NO_MARKER, NO_TYPE, Phase, Progress, Purchase, SEATS_MAX, Secrets,
    State, Stock, Table, Trade, Turn,
};
pub use view::{Cards, HandView, QueueView, Unknown, View};
