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
mod online;
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

pub(crate) use online::OnlineArgs;

use crate::args::PlayArgs;
use crate::output::{Failure, Output};

/// Plays a game to its end, or until somebody leaves.
pub(crate) fn run(args: &PlayArgs, output: &mut Output) -> Result<(), Failure> {
    if let Some(server) = &args.online.server {
        return online::run(args, server, output);
    }
    let opened = opening::open(args)?;
    session::Session::new(opened, screen::Screen::new(output)).run()
}
