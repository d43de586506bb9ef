//! Bots that see what a player sees, and nothing else.
//!
//! A bot gets a [`Perspective`](tortuga_core::Perspective): its seat, its view and its legal actions. It
//! imagines worlds itself and names an action.
//!
//! ```
//! use tortuga_bots::{Level, Watch, hire};
//! use tortuga_core::{Actor, QuickLuck};
//! use tortuga_games::{EditionChoice, open_table};
//!
//! let mut table = open_table("grog-island", &EditionChoice::Standard, &Default::default())?;
//! let mut luck = QuickLuck::new(1);
//! while let Some(outcome) = table.chance(&mut luck) {
//!     table.play(Actor::Chance, &outcome).expect("luck plays by the rules");
//! }
//! let seat = table.to_act().seats().lowest().expect("somebody returns a goal card");
//! let mut bot = hire("grog-island", Level::Novice, 7)?;
//! let perspective = table.perspective(seat);
//! let action = bot.choose(perspective.as_ref(), &Watch::new()).expect("there is a choice");
//! assert!(table.play(Actor::Seat(seat), &action).is_ok());
//! # Ok::<(), tortuga_games::ShelfError>(())
//! ```

mod bot;
mod budget;
mod clock;
mod evaluation;
mod exact;
mod fit;
mod mind;
mod one_ply;
mod random;
mod reasons;
mod search;
mod style;
mod thought;
mod watch;
mod weights;

pub use bot::Bot;
pub use budget::Budget;
pub use clock::Now;
pub use fit::{Fit, Lesson, fit};
pub use mind::{Mind, hire, hire_by, hire_for};
pub use search::{Habits, UnknownHabit};
pub use style::Style;
pub use thought::{Advice, Candidate, Reason, Thought};
pub use tortuga_core::Level;
pub use watch::Watch;
pub use weights::Weights;
