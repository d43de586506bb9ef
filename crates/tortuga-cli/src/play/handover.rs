//! Several people, one screen: nobody sees what is not his.

use tortuga_core::Seat;

use crate::output::Failure;
use crate::play::commands::Command;
use crate::play::session::{Session, Stop};

impl Session<'_> {
    /// Gives the screen to somebody else; nothing that was on it stays.
    pub(crate) fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.at_screen == Some(seat) {
            return Ok(());
        }
        self.desk.screen.clear()?;
        self.wait_for(seat)?;
        self.desk.screen.clear()?;
        self.hinted.clear();
        self.at_screen = Some(seat);
        Ok(())
    }

    /// Asks until somebody presses Enter and nothing else. A line too many
    /// before it must not show the cards to whoever typed it.
    fn wait_for(&mut self, seat: Seat) -> Result<(), Stop> {
        let person = self.game.seating.people.has(seat);
        let key = if person { "hand-over" } else { "hand-over-bot" };
        loop {
            self.desk.screen.forget_typed();
            let name = self.name(seat);
            self.tell(key, &[("name", name.into())])?;
            let Some(line) = self.desk.screen.ask("")? else {
                return Err(Stop::Quit);
            };
            match Command::read(&line) {
                Command::Nothing => return Ok(()),
                Command::Quit => return Err(Stop::Quit),
                Command::Help
                | Command::Explain(_)
                | Command::Board
                | Command::All
                | Command::Log { .. }
                | Command::Undo
                | Command::Hint
                | Command::Rule(_)
                | Command::Choose(_) => {}
            }
        }
    }

    /// Makes the screen one that everybody may see.
    pub(crate) fn clear_for_all(&mut self) -> Result<(), Failure> {
        let alone = self.game.seating.alone();
        if self.at_screen != alone {
            self.desk.screen.clear()?;
            self.at_screen = alone;
        }
        Ok(())
    }
}
