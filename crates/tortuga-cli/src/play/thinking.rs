//! Bots think; whoever waits for them sees how far they are.

use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use tortuga_bots::{Advice, Watch, hire_for};
use tortuga_core::{Actor, Level, Seat, Viewer};

use crate::output::Failure;
use crate::play::page::shorten;
use crate::play::screen::Screen;
use crate::play::session::Session;

/// Nobody minds waiting so long without a word.
const SOON: Duration = Duration::from_millis(150);
/// How often the bar moves.
const BEAT: Duration = Duration::from_millis(50);
/// The cells of a bar.
const CELLS: usize = 20;

impl Session<'_> {
    /// Lets a bot decide.
    pub(crate) fn bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let level = self.game.seating.level(seat).unwrap_or_default();
        let table = self.game.history.table();
        if let [(_, only)] = &table.legal(seat)[..] {
            // No choice, no thought.
            return self.advance(Actor::Seat(seat), only, None);
        }
        let advice = if table.seen_to_act(Viewer::Spectator).has(seat) {
            let name = format!("{} ({})", self.name(seat), self.desk.level_word(level));
            self.think(seat, level, Some(&name))?
        } else {
            // Whoever thinks in a window has something to answer with: neither
            // a bar nor the time it takes may tell.
            self.think(seat, level.min(Level::Mate), None)?
        };
        self.advance(Actor::Seat(seat), &advice.action, None)
    }

    /// What a bot of this level thinks of the decision of a seat. If it takes
    /// long, a bar with this name shows how far it is.
    pub(crate) fn think(
        &mut self,
        seat: Seat,
        level: Level,
        name: Option<&str>,
    ) -> Result<Advice, Failure> {
        let table = self.game.history.table();
        let seed = self.game.dealer.bot_seed(seat, self.game.history.len());
        let mut mind = hire_for(table.game(), level, seed, cores())?;
        let perspective = table.perspective(seat);
        let watch = Watch::new();
        let (sender, thought) = channel();
        let advice = thread::scope(|scope| {
            let watched = watch.clone();
            scope.spawn(move || {
                // Nobody listens any more if the screen is gone.
                let _ = sender.send(mind.think(perspective.as_ref(), &watched));
            });
            let waited = self.wait_for_thought(&thought, &watch, name);
            watch.enough();
            waited
        })?;
        advice.ok_or_else(|| Failure::No(format!("the bot on seat {seat} is stuck")))
    }

    fn wait_for_thought(
        &mut self,
        thought: &Receiver<Option<Advice>>,
        watch: &Watch,
        name: Option<&str>,
    ) -> Result<Option<Advice>, Failure> {
        let mut patience = SOON;
        loop {
            match thought.recv_timeout(patience) {
                Ok(advice) => {
                    self.desk.screen.wipe()?;
                    return Ok(advice);
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => patience = BEAT,
            }
            if let Some(name) = name {
                let said = self.page().say("thinks", &[("name", name.into())]);
                let line = progress(&said, watch.hundredths(), Screen::width());
                self.desk.screen.fleeting(&line)?;
            }
        }
    }
}

/// `Red (Captain) is thinking ██████░░░░  60 %`, in a line that fits.
fn progress(said: &str, hundredths: u8, width: usize) -> String {
    let full = CELLS * usize::from(hundredths.min(100)) / 100;
    let bar = "█".repeat(full) + &"░".repeat(CELLS - full);
    let bar = format!("{bar} {hundredths:>3} %");
    let room = width.saturating_sub(CELLS + 8);
    format!("{} {bar}", shorten(said, room))
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

#[cfg(test)]
mod tests {
    use textwrap::core::display_width;

    use super::*;

    #[test]
    fn a_bar_grows_and_fits_the_window() {
        let half = progress("Red is thinking", 50, 80);
        assert_eq!(half, "Red is thinking ██████████░░░░░░░░░░  50 %");
        assert!(progress("Red", 0, 80).ends_with("░░   0 %"));
        assert!(progress("Red", 100, 80).ends_with("██ 100 %"));
        let narrow = progress("Bartholomäus (Kapitän) denkt nach", 5, 40);
        assert!(display_width(&narrow) < 40, "{narrow}");
    }
}
