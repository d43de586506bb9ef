//! What a client knows, told and asked step by step.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail like tests")]

mod common;
mod hints;
mod line;
mod pauses;
mod questions;
mod wishes;
