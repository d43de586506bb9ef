//! Every rule of Glory Islands, and the suite that every game passes.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "tests say in their names what they are about"
)]

mod audit;
mod bonuses;
mod cards;
mod common;
mod editions;
mod ending;
mod examples;
mod features;
mod final_scoring;
mod forced;
mod full_turn;
mod henry;
mod henrys_cards;
mod imagined;
mod invariants;
mod island_table;
mod islands;
mod memory;
mod options;
mod order;
mod placing;
mod points;
mod records_page;
mod redealing;
mod refusals;
mod rewards;
mod rounds;
mod sailing;
mod setup;
mod sight;
mod sinking;
mod special;
mod storm;
mod suite;
mod swaps;
mod taking_back;
mod wreck_looks;
mod wrecks;
