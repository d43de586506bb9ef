//! What stands on the screen already, so that only news are shown.

use tortuga_protocol::{Stage, TableCard};

/// So many sentences stand under the board at most.
const FEW: usize = 12;
/// Whoever comes into a game reads so many sentences of what was before.
const BEFORE: usize = 6;

/// What somebody has read of a table.
#[derive(Default)]
pub(super) struct Seen {
    /// The table as it was shown; none before the first time.
    pub(super) card: Option<TableCard>,
    /// The sentences of the log.
    pub(super) log: Vec<String>,
    /// So many of them were there at the viewer's last decision.
    pub(super) decided: usize,
    /// The number of what will be said next.
    pub(super) said: u32,
    /// So many have asked for time in this pause.
    pub(super) holding: usize,
    /// The decision that was shown: its pause and its choices.
    pub(super) decision: Option<Decision>,
    /// Whom the game waits for, in words.
    pub(super) waiting: String,
    /// The board was shown since the viewer came.
    pub(super) board: bool,
    /// The end was shown.
    pub(super) over: bool,
}

/// A decision: the number of the pause, and what may be done.
pub(super) type Decision = (Option<u32>, Vec<(u16, String)>);

impl Seen {
    pub(super) fn stage(&self) -> Option<Stage> {
        self.card.as_ref().map(|card| card.stage)
    }

    /// Where the sentences begin that were not read yet. A sentence may change
    /// when more of the same is heard.
    pub(super) fn first_new(&self, log: &[String]) -> usize {
        let same = self.log.iter().zip(log).take_while(|(old, new)| old == new);
        same.count()
    }

    /// Where the sentences begin that stand under the board.
    pub(super) fn under_board(&self, lines: usize) -> usize {
        let least = lines.saturating_sub(FEW);
        self.decided.max(least).min(lines)
    }

    /// Whoever comes into a game has read nothing, but need not read it all.
    pub(super) fn arrive(&mut self, log: &[String]) {
        self.log = log.to_vec();
        self.decided = log.len().saturating_sub(BEFORE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_new_or_has_changed_is_read() {
        let texts =
            |texts: &[&str]| -> Vec<String> { texts.iter().map(|&text| text.to_owned()).collect() };
        let mut seen = Seen {
            log: texts(&["a", "b", "c 1"]),
            ..Seen::default()
        };
        assert_eq!(seen.first_new(&texts(&["a", "b", "c 1", "d"])), 3);
        assert_eq!(seen.first_new(&texts(&["a", "b", "c 2"])), 2);
        assert_eq!(seen.under_board(20), 8);
        seen.decided = 18;
        assert_eq!(seen.under_board(20), 18);
        assert_eq!(seen.under_board(10), 10);
    }
}
