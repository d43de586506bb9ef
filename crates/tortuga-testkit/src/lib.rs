//! The suite that every game passes.
//!
//! The contract of a game ([`Rules`](tortuga_core::Rules)) promises more than a
//! compiler can check: what is listed is accepted, what is hidden stays hidden,
//! a record replays. Here each promise is a method of [`Suite`], and
//! [`suite_tests!`] calls each of them in a test of its own, so that they run side
//! by side and a failing promise has a name. It does what this does:
//!
//! ```
//! use std::path::Path;
//! use tortuga_core::Rules;
//! use tortuga_testkit::Suite;
//!
//! fn everything<G: Rules>(figures: &Path) {
//!     let suite = Suite::<G>::standard();
//!     suite.options();
//!     suite.plays();
//!     suite.standings();
//!     suite.legality();
//!     suite.chance();
//!     suite.numbers();
//!     suite.records();
//!     suite.leaks();
//!     suite.imagination();
//!     suite.together();
//!     suite.forced();
//!     suite.answers();
//!     suite.perft(figures);
//! }
//! ```
//!
//! What only the game can know is asked with [`Suite::watch`] (whole random
//! games, step by step) and [`diversity`] (how often each possibility is
//! imagined). A [`Page`] of the book is compared with the code by its tables.
//!
//! Nothing here rests on one game: options come from `option_list`, and what
//! `options` refuses is skipped; a game without simultaneous choices simply has
//! none to check. All luck is fixed, so a failure comes again; it prints the
//! record of the game up to there.

mod answers;
mod aside;
mod chance;
mod configurations;
mod diversity;
mod failure;
mod forced;
mod imagination;
mod leaks;
mod legality;
mod numbers;
mod options;
mod page;
mod perft;
mod plays;
mod records;
mod standings;
mod suite;
mod tests_macro;
mod together;
mod walk;

pub use diversity::diversity;
pub use failure::{Failure, Verdict};
pub use page::{Page, add_paths, code, codes};
pub use suite::{Check, Suite};
pub use walk::Walk;
