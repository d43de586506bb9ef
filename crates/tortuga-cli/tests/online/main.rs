//! `tortuga play --server`: real servers, and people at real terminals and pipes.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

mod games;
mod player;
#[allow(dead_code, reason = "other tests kill it without starting it again")]
#[path = "../served/served.rs"]
mod served;
mod strangers;
mod table;
#[allow(dead_code, reason = "other tests need more of it")]
#[path = "../terminal/window.rs"]
mod window;
mod windows;
