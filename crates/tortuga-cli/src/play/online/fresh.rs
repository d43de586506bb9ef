//! When to show what came: soon, together, and not too late.

use std::time::Duration;

use tokio::time::Instant;

/// What comes in quick succession is shown together.
const SOON: Duration = Duration::from_millis(30);
/// But nobody waits longer for news.
const LATEST: Duration = Duration::from_millis(250);
/// After so long without news it is told whom the game waits for.
const QUIET: Duration = Duration::from_millis(900);

/// Since when there is something to show.
#[derive(Default)]
pub(super) struct Fresh {
    since: Option<Instant>,
    last: Option<Instant>,
}

impl Fresh {
    /// Something came.
    pub(super) fn touch(&mut self) {
        let now = Instant::now();
        self.since.get_or_insert(now);
        self.last = Some(now);
    }

    pub(super) const fn is_on(&self) -> bool {
        self.since.is_some()
    }

    /// When the next look is due.
    pub(super) fn due(&self) -> Option<Instant> {
        let last = self.last?;
        Some(match self.since {
            Some(since) => (last + SOON).min(since + LATEST),
            None => last + QUIET,
        })
    }

    /// Takes notice; was there something to show?
    pub(super) fn look(&mut self) -> bool {
        let fresh = self.since.take().is_some();
        if !fresh {
            self.last = None;
        }
        fresh
    }
}
