//! What a client may ask, each with its number.

use tortuga_protocol::Ask;

use crate::Client;
use crate::asks::{decided_on, is_hint};

impl Client {
    /// The question for an action; none before the game begins, and none while
    /// another action on the same picture is under way: an impatient second
    /// click means the first.
    pub fn act(&mut self, action: &str) -> Option<Ask> {
        let picture = self.undecided()?;
        self.forget_hint();
        let action = action.to_owned();
        Some(self.question(|id| Ask::Act {
            id,
            picture,
            action,
        }))
    }

    /// The question why an action is not allowed.
    pub fn explain(&mut self, action: &str) -> Ask {
        let action = action.to_owned();
        self.question(|id| Ask::Explain { id, action })
    }

    /// The wish to take the last action back; none when [`Self::act`] has none.
    pub fn undo(&mut self) -> Option<Ask> {
        let picture = self.undecided()?;
        self.forget_hint();
        Some(self.question(|id| Ask::Undo { id, picture }))
    }

    /// The question what a captain would do; none where there is nothing to
    /// decide, and none while one thinks already.
    pub fn ask_hint(&mut self) -> Option<Ask> {
        let picture = self.picture.as_ref()?.version;
        if self.is_advised() || self.legal().is_empty() {
            return None;
        }
        self.hint = None;
        Some(self.question(|id| Ask::Hint { id, picture }))
    }

    /// Somebody thinks in the viewer's place.
    pub fn is_advised(&self) -> bool {
        self.open.values().any(is_hint)
    }

    /// The wish for a longer pause; none if no pause is on.
    pub fn hold_on(&mut self) -> Option<Ask> {
        let pause = self.pause()?;
        Some(self.question(|id| Ask::HoldOn { id, pause }))
    }

    /// The wish to decline in every pause, or no longer.
    pub fn pass_windows(&mut self, on: bool) -> Ask {
        self.question(|id| Ask::PassWindows { id, on })
    }

    /// Any other wish that is answered by its number.
    pub fn wish(&mut self, ask: impl FnOnce(u32) -> Ask) -> Ask {
        self.question(ask)
    }

    fn question(&mut self, ask: impl FnOnce(u32) -> Ask) -> Ask {
        self.hush();
        self.last_id += 1;
        let ask = ask(self.last_id);
        self.open.insert(self.last_id, ask.clone());
        ask
    }

    /// Something was asked and not yet answered. Nobody has to wait for a hint.
    pub fn waits(&self) -> bool {
        !self.open.values().all(is_hint)
    }

    /// This very question was not yet answered.
    pub fn waits_for(&self, id: u32) -> bool {
        self.open.contains_key(&id)
    }

    /// The picture, if nothing was decided on it yet.
    fn undecided(&self) -> Option<u32> {
        let version = self.picture.as_ref()?.version;
        let decided = self
            .open
            .values()
            .any(|ask| decided_on(ask) == Some(version));
        (!decided).then_some(version)
    }
}
