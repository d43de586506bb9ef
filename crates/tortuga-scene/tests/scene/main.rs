//! Scenes, sentences and luck, as players would read them.
#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests are tests, but clippy cannot tell"
)]

mod common;
mod foggy;
mod glory;
mod groo;
mod paper;
mod play;
mod positions;
mod records;
mod results;
mod sentences;
mod touches;
mod wake;
