//! The tests of GROO, a chapter a file. One program for all of them builds in
//! a fraction of the time that twenty need.

mod attack;
mod battle;
mod cards;
mod common;
mod construction;
mod drawing;
mod editions;
mod ending;
mod events;
mod features;
mod fray;
mod imagined;
mod leftover;
mod losses;
mod memory;
mod moving;
mod options;
mod pauses;
mod phases;
mod records_page;
mod refusals;
mod rulebook;
mod setup;
mod sight;
mod stall;
mod suite;
mod taking_back;
mod ties;
mod timing;
mod vectors;
mod vectors_dice;
mod wild;
mod windows;
