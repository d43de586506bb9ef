//! Bots at the table: what they know, what they do, and how well.

mod common;
mod conduct;
mod endings;
mod strength;
mod thinking;
