//! `tortuga play`: a game at the terminal, line by line.

mod answers;
mod board;
mod board_foggy;
mod board_glory;
mod board_groo;
mod book;
mod cards;
mod choices;
mod commands;
mod desk;
mod handover;
mod hint;
mod history;
mod ink;
mod luck;
mod opening;
mod page;
mod score;
mod screen;
mod seating;
mod session;
mod shell;
mod thinking;
mod turn;
mod typed;

use crate::args::PlayArgs;
use crate::output::{Failure, Output};

/// Plays a game to its end, or until somebody leaves.
pub(crate) fn run(args: &PlayArgs, output: &mut Output) -> Result<(), Failure> {
    let opened = opening::open(args)?;
    session::Session::new(opened, screen::Screen::new(output)).run()
}
