//! Everybody's time, as it is now.

use std::time::Instant;

use tortuga_core::Seat;
use tortuga_protocol::Clocks;

/// How much time each seat had, and when that was told.
#[derive(Clone, Debug)]
pub(super) struct Told {
    clocks: Clocks,
    at: Instant,
}

impl Told {
    pub(super) fn now(clocks: Clocks) -> Self {
        Self {
            clocks,
            at: Instant::now(),
        }
    }

    /// `»Ann 14:32, Bo 15:00`: the mark stands where time runs. Whoever has no
    /// clock is left out.
    pub(super) fn line(&self, names: &[String]) -> String {
        let gone = i64::try_from(self.at.elapsed().as_millis()).unwrap_or(i64::MAX);
        let seats = self.clocks.left.iter().zip(names).zip(0..);
        let each = seats.filter_map(|((left, name), seat)| {
            let runs = self.clocks.running.contains(&Seat(seat));
            let left = (*left)? - if runs { gone } else { 0 };
            let mark = if runs { "»" } else { "" };
            Some(format!("{mark}{name} {}", written(left)))
        });
        each.collect::<Vec<_>>().join(", ")
    }
}

/// Milliseconds as minutes and seconds, with hours if there are any.
fn written(left: i64) -> String {
    let sign = if left < 0 { "-" } else { "" };
    let seconds = left.unsigned_abs() / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        return format!("{sign}{hours}:{minutes:02}:{seconds:02}");
    }
    format!("{sign}{minutes}:{seconds:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_written_as_clocks_show_it() {
        for (left, text) in [
            (0, "0:00"),
            (61_999, "1:01"),
            (900_000, "15:00"),
            (172_800_000, "48:00:00"),
            (-5_000, "-0:05"),
        ] {
            assert_eq!(written(left), text);
        }
    }

    #[test]
    fn bots_have_no_clock_and_a_mark_stands_where_time_runs() {
        let clocks = Clocks {
            left: vec![Some(60_900), None, Some(30_000)],
            running: vec![Seat(2)],
        };
        let names = ["Ann", "Bot", "Bo"].map(str::to_owned);
        let line = Told::now(clocks).line(&names);
        assert!(line.starts_with("Ann 1:00, »Bo 0:"), "{line}");
    }
}
