//! The common ground of all games: who sits where, whose turn it is, what luck
//! is, and what a game must be able to do to be played at a Tortuga table.
//!
//! A game is its list of actions and nothing more. Dice and draws are actions
//! too, taken by an actor called chance, so a state holds no random generator
//! and a record replays for ever.
//!
//! ```
//! use tortuga_core::{Luck, QuickLuck, Seat, Seats};
//!
//! let mut luck = QuickLuck::new(7);
//! assert!(luck.below(6) < 6);
//!
//! let table = Seats::first(3);
//! assert_eq!(table.after(Seat(2)), Some(Seat(0)), "seats go round clockwise");
//! ```
//!
//! The contract is [`Rules`]; [`play`] is the door for everything that comes
//! from outside; [`Record`] is a game on paper; [`FairLuck`] is luck that can be
//! checked afterwards.

mod bit_set;
mod fair;
mod game;
mod interned;
mod level;
mod luck;
mod notation;
mod options;
mod record;
mod rule_id;
mod rules;
mod seats;
mod sheet;
mod standings;

pub use fair::{FairLuck, Hex32, HexError, commitment, sha256, sha256_hex};
pub use game::{Game, GameError, Illegal, UnfairLuck, Verdict};
pub use interned::Interned;
pub use level::{Level, UnknownLevel};
pub use luck::{Luck, QuickLuck, pick_weighted};
pub use notation::{Form, NotationError, Phrase, read_name, read_number};
pub use options::{OptionProblem, OptionSpec, Settings};
pub use record::{
    ActionLine, Closing, EditionMark, Ended, Header, LuckMark, Record, RecordError, RecordProblem,
};
pub use rule_id::RuleId;
pub use rules::{
    Edition, Event, Journal, MOST_FEATURES, Perspective, Refusal, Rules, SetUpError, ToAct, play,
};
pub use seats::{Actor, Seat, Seats, Viewer};
pub use sheet::{Problem, Problems, Sheet, Slip};
pub use standings::{Ending, Party, Source, Standing, Standings};
