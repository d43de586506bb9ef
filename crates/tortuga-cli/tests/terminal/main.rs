//! The terminal table as a player sees it: a real pseudo-terminal, real keys.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

mod foggy;
mod games;
mod glory;
mod groo;
mod hints;
mod hot_seat;
mod levels;
mod plain;
mod records;
mod typed;
mod undo;
#[allow(dead_code, reason = "who plays at a server needs more of it")]
mod window;
