//! A game that has begun, whoever keeps it: its log, its luck, its clocks, and
//! everybody's pictures of it.
//!
//! A server and a page without one share this. Nothing in here waits, stores or
//! thinks: a [`Play`] takes one deed after the other and says what is to be stored
//! and what is then to be shown.
//!
//! ```
//! use tortuga_core::Viewer;
//! use tortuga_games::{EditionChoice, open_table};
//! use tortuga_play::Publication;
//!
//! let table = open_table("grog-island", &EditionChoice::Standard, &Default::default())?;
//! let publication = Publication::new(table.as_ref());
//! assert_eq!(publication.gallery(Viewer::Spectator).version(), 0);
//! # Ok::<(), tortuga_games::ShelfError>(())
//! ```

mod gallery;
mod hint;
mod kept;
mod log;
mod no;
mod play;
mod publish;
mod sitters;
mod times;

pub use gallery::{Gallery, Heard, Picture, Sight, Tell};
pub use hint::written;
pub use kept::Kept;
pub use log::{Deed, Ends, Entry, Logged, NoDeed};
pub use no::No;
pub use play::{Affairs, Custom, Outcome, Play, Terms};
pub use publish::{Pictures, Publication};
pub use sitters::{bot_name, seed};
pub use times::{Outage, Times, grace};
