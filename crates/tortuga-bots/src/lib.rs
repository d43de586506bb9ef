//! Bots that see what a player sees, and nothing else.
//!
//! A bot gets a [`Perspective`]: its seat, its view and its legal actions. It
//! imagines worlds itself and names an action.
//!
//! ```
//! use tortuga_bots::{Level, hire};
//! use tortuga_core::{Actor, QuickLuck};
//! use tortuga_games::{EditionChoice, open_table};
//!
//! let mut table = open_table("grog-island", &EditionChoice::Standard, &Default::default())?;
//! let mut luck = QuickLuck::new(1);
//! while let Some(outcome) = table.chance(&mut luck) {
//!     table.play(Actor::Chance, &outcome).expect("luck plays by the rules");
//! }
//! let seat = table.to_act().seats().lowest().expect("somebody returns a goal card");
//! let mut bot = hire("grog-island", Level::Random, 7)?;
//! let action = bot.choose(table.perspective(seat).as_ref()).expect("there is a choice");
//! assert!(table.play(Actor::Seat(seat), &action).is_ok());
//! # Ok::<(), tortuga_games::ShelfError>(())
//! ```

mod greedy;
mod playout;
mod random;

use std::any::Any;

use tortuga_core::{Perspective, QuickLuck, Rules};
use tortuga_games::{ShelfError, Visitor, with_game};

use crate::greedy::Greedy;

/// How a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Anything that is allowed.
    Random,
    /// What looks best right now.
    Greedy,
}

/// A bot for one seat of one game, whichever game it is.
pub trait Mind: Send {
    /// Chooses an action, in notation; none if there is nothing to choose, or
    /// if the perspective is one of another game.
    ///
    /// The perspective is what `Table::perspective` gives.
    fn choose(&mut self, perspective: &(dyn Any + Send)) -> Option<String>;
}

/// A bot for a game, found by name. The same seed gives the same play.
///
/// # Errors
///
/// No game has this name.
pub fn hire(game: &str, level: Level, seed: u64) -> Result<Box<dyn Mind>, ShelfError> {
    struct Hire(Level, u64);
    impl Visitor for Hire {
        type Output = Box<dyn Mind>;

        fn visit<G: Rules>(self) -> Self::Output {
            Box::new(Bot::<G>::new(self.0, self.1))
        }
    }
    with_game(game, Hire(level, seed))
}

/// A bot for one seat of a game whose rules are known.
pub struct Bot<G: Rules> {
    way: Way<G>,
    luck: QuickLuck,
}

/// A level, with what it needs to think.
enum Way<G: Rules> {
    Random,
    Greedy(Greedy<G>),
}

impl<G: Rules> Bot<G> {
    /// A bot of this level. The same seed gives the same play.
    pub fn new(level: Level, seed: u64) -> Self {
        let way = match level {
            Level::Random => Way::Random,
            Level::Greedy => Way::Greedy(Greedy::new()),
        };
        Self {
            way,
            luck: QuickLuck::new(seed),
        }
    }

    /// Chooses one of the legal actions; none if there is none.
    pub fn choose(&mut self, perspective: &Perspective<G>) -> Option<G::Action> {
        // No choice, no thought.
        if let [only] = perspective.legal[..] {
            return Some(only);
        }
        match &mut self.way {
            Way::Random => random::any(&perspective.legal, &mut self.luck),
            Way::Greedy(greedy) => greedy.choose(perspective, &mut self.luck),
        }
    }
}

impl<G: Rules> Mind for Bot<G> {
    fn choose(&mut self, perspective: &(dyn Any + Send)) -> Option<String> {
        let perspective: &Perspective<G> = perspective.downcast_ref()?;
        let action = self.choose(perspective)?;
        Some(G::write(perspective.edition, action))
    }
}
