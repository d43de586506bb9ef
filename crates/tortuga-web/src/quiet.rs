//! Times of day, here and in universal time.

/// Minutes of a day.
const DAY: i32 = 24 * 60;

/// The same moment for somebody whose clock shows so many minutes more.
pub fn elsewhere(minutes: u16, more: i32) -> u16 {
    let there = (i32::from(minutes) + more).rem_euclid(DAY);
    u16::try_from(there).unwrap_or_default()
}

/// Minutes after midnight as a clock shows them.
pub fn clock_time(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// What a clock shows, as minutes after midnight.
pub fn read_clock(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_comes_back_as_it_went() {
        for minutes in [0, 1, 59, 60, 420, 1320, 1439] {
            assert_eq!(read_clock(&clock_time(minutes)), Some(minutes));
            for offset in [-120, 0, 60, 345, -840] {
                assert_eq!(elsewhere(elsewhere(minutes, offset), -offset), minutes);
            }
        }
    }

    #[test]
    fn ten_at_night_in_berlin_is_nine_in_universal_time() {
        assert_eq!(elsewhere(22 * 60, -60), 21 * 60);
        assert_eq!(elsewhere(30, -60), 23 * 60 + 30);
    }

    #[test]
    fn what_no_clock_shows_is_no_time() {
        for text in ["", "24:00", "7", "12:60", "1:2", "ab:cd"] {
            assert_eq!(read_clock(text), None, "{text}");
        }
    }
}
