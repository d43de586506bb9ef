//! What a client knows of its table: only what the server told, nothing more.
//!
//! Page and terminal share this bookkeeping, and neither a screen nor a line is
//! in it. [`Client`] takes in what the server tells and numbers what is asked;
//! when the line broke, it knows what is to be asked again, so that nothing is
//! lost and nothing is played twice. [`chronicle`] makes sentences of what was
//! heard.
//!
//! ```
//! use tortuga_client::{Client, Link};
//!
//! let mut client = Client::default();
//! assert_eq!(client.act("pass"), None, "nothing was seen yet");
//! client.lost();
//! assert_eq!(client.link, Link::Closed(1));
//! assert_eq!(client.link.delay(), Some(500));
//! ```

mod asks;
mod chronicle;
mod client;
mod link;
mod notice;
mod questions;

pub use asks::{is_final, number};
pub use chronicle::{chronicle, placed_chronicle, strict};
pub use client::Client;
pub use link::Link;
pub use notice::{Notice, problem_key};
