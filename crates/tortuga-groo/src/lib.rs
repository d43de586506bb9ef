//! The rules of GROO: The Game for 2, 3 and 4 players.
//!
//! Everybody builds a town with what the dice give and leaves the rest to the
//! others, while Groo wanders from town to town and wrecks the one he is in.
//! The deck is data: what a card does comes from a closed vocabulary of effects,
//! so that an owner of the printed game can type in his own. The rules page of
//! the book numbers every rule; functions and tests here cite the numbers.
//!
//! A whole game with random players:
//!
//! ```
//! use tortuga_core::{Edition as _, Luck, QuickLuck, Rules, Settings, ToAct, Actor};
//! use tortuga_groo::{Edition, Groo};
//!
//! let edition = Box::leak(Box::new(Edition::read(Edition::STANDARD)?));
//! let options = Groo::options(edition, &Settings::new()).expect("defaults are fine");
//! let mut state = Groo::set_up(edition, &options)?;
//! let mut luck = QuickLuck::new(1);
//! let mut legal = Vec::new();
//! loop {
//!     let (actor, action) = match Groo::to_act(&state) {
//!         ToAct::Nobody => break,
//!         ToAct::Chance => (Actor::Chance, Groo::chance(&state, &mut luck)),
//!         seats => {
//!             let seat = seats.seats().lowest().expect("somebody is to act");
//!             legal.clear();
//!             Groo::legal(&state, seat, &mut legal);
//!             (Actor::Seat(seat), legal[luck.below(legal.len() as u32) as usize])
//!         }
//!     };
//!     Groo::apply(&mut state, actor, action, &mut ());
//! }
//! let standings = Groo::standings(&state).expect("the game is over");
//! assert!(standings.rows.iter().any(|row| row.winner));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![allow(
    clippy::cast_possible_truncation,
    reason = "counts of cards, dice and seats are small; every cast here is from such a count"
)]
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a chapter names the effects and actions that it is about; a new effect does not \
              compile before it stands in `Deck::doing`, nor a new action before `not_now`"
)]

mod actions;
mod board;
mod cards;
mod dice;
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
mod view;

pub use actions::{Action, Argument};
pub use cards::{CardType, Cards, Kind, MOST_CARDS, Span, Timing};
pub use dice::{DICE, FACES, Rolls, Symbol, SymbolSet, Symbols};
pub use edition::{CardPrint, Edition, Effect, Steps};
pub use events::{Event, Heard, Open};
pub use memory::{Memory, Note};
pub use notation::FORMS;
pub use options::{
    DeadTarget, EventDraw, FinalRoundDraw, FirstPlayer, FrayScope, Options, Switches, TwoSteps,
    WinCheck,
};
pub use refusals::Refusal;
pub use rules::{Groo, totals};
pub use state::{
    Announced, Choice, DrawPhase, End, EventRun, SEATS_MAX, Secrets, Stage, State, Table, Theft,
    Window,
};
pub use view::{HandView, View};
