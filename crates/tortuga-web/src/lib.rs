//! The browser client: one page for everything, drawn from what the server
//! tells and nothing else.
//!
//! The logic is plain Rust and is tested natively: what the server tells is kept in
//! `tortuga-client`, [`draft`] puts bids together, [`pencil`] keeps what is chosen and
//! not yet played, [`tray`] sorts the choices, [`wish`] reads and [`cabin`] lists the games in the
//! browser, [`around`] seats the players, [`book`] reads the
//! rules, [`replay`] plays records again, [`marks`] gives players their colours, [`chart`] and
//! [`ring`] draw on maps, [`counsel`] and [`said`] find the words,
//! [`taste`] is what somebody likes, [`quiet`] when he sleeps. [`harbour`] lists tables, [`setup`] makes new
//! ones, [`invite`] brings people there. `ui` draws it, and is built for WebAssembly only.
//! [`island`] is the land of Grog Island.

pub mod around;
pub mod bars;
pub mod book;
pub mod cabin;
pub mod chart;
pub mod clock;
pub mod counsel;
pub mod draft;
pub mod harbour;
pub mod invite;
pub mod island;
pub mod marks;
pub mod pace;
pub mod pencil;
pub mod quiet;
pub mod replay;
pub mod ring;
pub mod said;
pub mod setup;
pub mod taste;
pub mod tray;
pub mod wish;

#[cfg(target_arch = "wasm32")]
mod ui;
