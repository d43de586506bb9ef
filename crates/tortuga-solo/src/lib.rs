//! A table without a server: people at one device, and bots.
//!
//! A [`House`] speaks the protocol of the server to whoever is at the device, and
//! keeps the same log. It neither thinks nor waits nor stores: it says which bot must
//! think ([`House::errand`]), whom the device must be given to ([`House::turn`]), and what
//! is to be kept ([`House::saved`]). [`think`] does what an errand asks, wherever
//! there is time for it.
//!
//! ```
//! use tortuga_core::{Actor, Seat};
//! use tortuga_protocol::Level;
//! use tortuga_solo::{House, Setting, Sitting, Turn};
//!
//! let setting = Setting {
//!     game: "groo".to_owned(),
//!     options: [("seats".to_owned(), "2".to_owned())].into(),
//!     sitters: vec![Sitting::Person("Mara".to_owned()), Sitting::Bot(Level::Novice)],
//! };
//! let mut house = House::begin("kelp", &setting, [7; 32], &[])?;
//! while let Some(errand) = house.errand() {
//!     let answer = tortuga_solo::think(&errand, None);
//!     house.thought(&errand, answer.as_ref());
//! }
//! assert_eq!(house.turn(), Turn::Yours);
//! let again = House::resume("kelp", &house.saved())?;
//! assert_eq!(again.welcome(), house.welcome());
//! # Ok::<(), tortuga_solo::SoloError>(())
//! ```

mod asked;
mod card;
mod errand;
mod house;
mod saved;
mod think;

#[cfg(test)]
mod tests;

pub use errand::{Answer, Errand};
pub use house::{House, Setting, Sitting, SoloError, Turn};
pub use saved::look;
pub use think::think;
