//! The `tortuga serve` command as a whole: killed in the middle of play, or asked to
//! stop.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

// The smallest client there is; the server's own tests use the same.
#[allow(dead_code, reason = "the server's tests need more of it")]
#[path = "../../../tortuga-server/src/tests/client.rs"]
mod client;
mod killed;
mod load;
mod served;
#[cfg(unix)]
mod stopped;
