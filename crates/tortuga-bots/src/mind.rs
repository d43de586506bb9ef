use std::any::Any;

use tortuga_core::{Level, Perspective, Rules};
use tortuga_games::{ShelfError, Visitor, with_game};

use crate::{Advice, Bot, Now, Watch};

/// A bot for one seat of one game, whichever game it is.
pub trait Mind: Send {
    /// Thinks about a decision and tells all about it; none if there is nothing
    /// to choose, or if the perspective is one of another game.
    ///
    /// The perspective is what `Table::perspective` gives.
    fn think(&mut self, perspective: &(dyn Any + Send), watch: &Watch) -> Option<Advice>;

    /// The same, and only the action in notation: reasons are not worked out.
    fn choose(&mut self, perspective: &(dyn Any + Send), watch: &Watch) -> Option<String>;
}

/// A bot for a game, found by name. It thinks on one thread: many tables share
/// a server's.
///
/// # Errors
///
/// No game has this name.
pub fn hire(game: &str, level: Level, seed: u64) -> Result<Box<dyn Mind>, ShelfError> {
    hire_for(game, level, seed, 1)
}

/// The same, with so many threads for the admiral.
///
/// # Errors
///
/// No game has this name.
pub fn hire_for(
    game: &str,
    level: Level,
    seed: u64,
    threads: usize,
) -> Result<Box<dyn Mind>, ShelfError> {
    struct Hire(Level, u64, usize);
    impl Visitor for Hire {
        type Output = Box<dyn Mind>;

        fn visit<G: Rules>(self) -> Self::Output {
            Box::new(Bot::<G>::new(self.0, self.1).with_threads(self.2))
        }
    }
    with_game(game, Hire(level, seed, threads))
}

/// The same as [`hire`], by this clock: for a page, which has none of its own.
///
/// # Errors
///
/// No game has this name.
pub fn hire_by(
    game: &str,
    level: Level,
    seed: u64,
    now: Option<Now>,
) -> Result<Box<dyn Mind>, ShelfError> {
    struct Hire(Level, u64, Option<Now>);
    impl Visitor for Hire {
        type Output = Box<dyn Mind>;

        fn visit<G: Rules>(self) -> Self::Output {
            let bot = Bot::<G>::new(self.0, self.1);
            Box::new(match self.2 {
                Some(now) => bot.with_clock(now),
                None => bot,
            })
        }
    }
    with_game(game, Hire(level, seed, now))
}

impl<G: Rules> Mind for Bot<G> {
    fn think(&mut self, perspective: &(dyn Any + Send), watch: &Watch) -> Option<Advice> {
        let perspective: &Perspective<G> = perspective.downcast_ref()?;
        let thought = self.think(perspective, watch)?;
        Some(thought.written(perspective.edition))
    }

    fn choose(&mut self, perspective: &(dyn Any + Send), watch: &Watch) -> Option<String> {
        let perspective: &Perspective<G> = perspective.downcast_ref()?;
        let action = self.choose_watched(perspective, watch)?;
        Some(G::write(perspective.edition, action))
    }
}
