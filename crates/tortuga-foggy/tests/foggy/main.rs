//! Every rule of Foggy Island, and the suite that every game passes.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "tests say in their names what they are about"
)]

mod audit;
mod boards;
mod characters;
mod common;
mod editions;
mod ending;
mod face_down;
mod features;
mod fog;
mod forced;
mod geometry;
mod hiring;
mod imagined;
mod invariants;
mod lines;
mod modes;
mod no_placements;
mod options;
mod quick;
mod records_page;
mod redealing;
mod refusals;
mod rounds;
mod score_examples;
mod scoring;
mod setup;
mod sight;
mod sky;
mod suite;
mod taking_back;
mod team;
mod turn;
mod weather;
