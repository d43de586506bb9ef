//! Clocks: how much time a seat has left, as people read it.

use tortuga_core::Seat;
use tortuga_protocol::Clocks;

/// Below this a live clock is low, in milliseconds.
const LOW: i64 = 30_000;

/// What a clock shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// `1:24`, `2 h 05`, `3 d 4 h`.
    pub text: String,
    /// It runs.
    pub runs: bool,
    /// Little time is left, and it runs.
    pub low: bool,
}

/// What the clock of a seat shows, so many milliseconds after it was told; none
/// where nobody counts.
pub fn face(clocks: &Clocks, seat: usize, since: i64) -> Option<Face> {
    let told = (*clocks.left.get(seat)?)?;
    let own = |one: &Seat| one.index() == seat;
    let runs = clocks.running.iter().any(own);
    let left = if runs { told - since } else { told }.max(0);
    Some(Face {
        text: text(left),
        runs,
        low: runs && left < LOW,
    })
}

fn text(left: i64) -> String {
    let seconds = left / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    if days > 1 {
        format!("{days} d {} h", hours % 24)
    } else if hours > 0 {
        format!("{hours} h {:02}", minutes % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks() -> Clocks {
        Clocks {
            left: vec![Some(84_000), None, Some(40_000)],
            running: vec![Seat(0)],
        }
    }

    #[test]
    fn only_who_must_decide_loses_time() {
        let shown = |seat, since| face(&clocks(), seat, since).map(|face| face.text);
        assert_eq!(shown(0, 0).as_deref(), Some("1:24"));
        assert_eq!(shown(0, 20_500).as_deref(), Some("1:03"));
        assert_eq!(shown(2, 20_500).as_deref(), Some("0:40"));
        assert_eq!(shown(1, 0), None, "a bot has no clock");
        assert_eq!(shown(7, 0), None);
    }

    #[test]
    fn little_time_is_marked_and_none_is_zero() {
        let at = |since| face(&clocks(), 0, since).map(|face| (face.text, face.low));
        assert_eq!(at(54_000), Some(("0:30".to_owned(), false)));
        assert_eq!(at(54_001), Some(("0:29".to_owned(), true)));
        assert_eq!(at(999_000), Some(("0:00".to_owned(), true)));
    }

    #[test]
    fn long_times_are_told_in_hours_and_days() {
        assert_eq!(text(2 * 3_600_000 + 5 * 60_000), "2 h 05");
        assert_eq!(text(72 * 3_600_000), "3 d 0 h");
        assert_eq!(text(47 * 3_600_000), "47 h 00");
    }
}
