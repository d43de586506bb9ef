//! Pictures that come faster than they can be seen wait for each other.

use std::collections::VecDeque;

/// No picture is shown longer for the sake of the next, in milliseconds.
const LONGEST: u32 = 400;
/// All that wait are shown in about this time.
const ALL: u32 = 1600;

/// How long the picture before is shown, if so many wait behind it.
pub fn pause(waiting: usize) -> u32 {
    let waiting = u32::try_from(waiting).unwrap_or(u32::MAX).max(1);
    (ALL / waiting).min(LONGEST)
}

/// What was told and not yet shown, in its order.
///
/// ```
/// use tortuga_web::pace::Waiting;
///
/// let mut waiting = Waiting::default();
/// assert_eq!(waiting.push(1, true), Some(1), "the first is shown at once");
/// assert_eq!(waiting.push(2, true), None, "the next has to wait");
/// assert_eq!(waiting.follow(), Some(2));
/// assert_eq!(waiting.follow(), None);
/// assert_eq!(waiting.push(3, true), Some(3));
/// ```
#[derive(Clone, Debug)]
pub struct Waiting<T> {
    queue: VecDeque<(T, bool)>,
    /// Something is shown for a while.
    shows: bool,
}

impl<T> Default for Waiting<T> {
    fn default() -> Self {
        Self {
            queue: VecDeque::new(),
            shows: false,
        }
    }
}

impl<T> Waiting<T> {
    /// Something was told; what comes back is shown now. `moves` says that it is
    /// to be seen for a while.
    pub fn push(&mut self, told: T, moves: bool) -> Option<T> {
        if self.shows {
            self.queue.push_back((told, moves));
            return None;
        }
        self.shows = moves;
        Some(told)
    }

    /// The time of what is shown is over; what comes back is shown now. After
    /// none, nothing is shown for a while any more.
    pub fn follow(&mut self) -> Option<T> {
        let next = self.queue.pop_front();
        self.shows = next.as_ref().is_some_and(|(_, moves)| *moves);
        next.map(|(told, _)| told)
    }

    /// All that waits, at once.
    pub fn skip(&mut self) -> Vec<T> {
        self.shows = false;
        self.queue.drain(..).map(|(told, _)| told).collect()
    }

    /// Something is shown for a while.
    pub fn shows(&self) -> bool {
        self.shows
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.queue.len()
    }

    /// Nobody waits.
    pub fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_that_wait_are_shown_faster() {
        assert_eq!(pause(0), 400);
        assert_eq!(pause(4), 400);
        assert_eq!(pause(8), 200);
        assert!(pause(1000) < 10);
    }

    #[test]
    fn what_does_not_move_holds_nothing_up() {
        let mut waiting = Waiting::default();
        assert_eq!(waiting.push("talk", false), Some("talk"));
        assert_eq!(waiting.push("picture", true), Some("picture"));
        assert_eq!(waiting.push("more talk", false), None, "the order is kept");
        assert_eq!(waiting.follow(), Some("more talk"));
        assert!(!waiting.shows());
    }

    #[test]
    fn a_touch_skips_to_the_end() {
        let mut waiting = Waiting::default();
        for number in 0..5 {
            waiting.push(number, true);
        }
        assert_eq!(waiting.len(), 4);
        assert_eq!(waiting.skip(), [1, 2, 3, 4]);
        assert!(waiting.is_empty() && !waiting.shows());
    }
}
