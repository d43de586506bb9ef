//! The tests of Grog Island, a chapter a file. One program for all of them
//! builds in a fraction of the time that twenty need.

mod audit;
mod bidding;
mod claiming;
mod common;
mod editions;
mod features;
mod parrots;
mod passing;
mod records_page;
mod refusals;
mod round_end;
mod rulebook;
mod rulebook_trade;
mod scoring;
mod setup;
mod sight;
mod suite;
mod trading;
mod two_players;
mod vectors;
mod vectors_trade;
mod winning;
