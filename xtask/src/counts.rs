//! How many tests ran, read from what the test tools say at the end.

use std::ops::AddAssign;

/// Tests that ran.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tests {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl AddAssign for Tests {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// nextest's summary: `Summary [ 0.1s] 12 tests run: 9 passed (1 slow), 2 failed, 1 timed out, 3 skipped`.
///
/// Returns nothing if there is no summary, as when the tests did not compile.
pub(crate) fn of_nextest(text: &str) -> Option<Tests> {
    let text = without_colour(text);
    let summary = text
        .lines()
        .rfind(|line| line.trim_start().starts_with("Summary ["))?;
    let (_, counts) = summary.split_once("run:")?;
    let mut tests = Tests::default();
    for count in counts.split(',') {
        let (number, what) = count.trim().split_once(' ')?;
        let number: u64 = number.parse().ok()?;
        if what.starts_with("passed") {
            tests.passed += number;
        } else if !what.starts_with("skipped") {
            tests.failed += number; // failed, timed out, could not be started
        }
    }
    Some(tests)
}

/// The sum of libtest's results: `test result: ok. 3 passed; 0 failed; 1 ignored; …`, one a crate.
///
/// Returns nothing if there is no result at all.
pub(crate) fn of_libtest(text: &str) -> Option<Tests> {
    let text = without_colour(text);
    let mut sum = None;
    for line in text.lines() {
        if let Some(result) = line.trim_start().strip_prefix("test result: ") {
            *sum.get_or_insert_with(Tests::default) += Tests {
                passed: number_before(result, " passed")?,
                failed: number_before(result, " failed")?,
            };
        }
    }
    sum
}

/// The number that stands before a word: 3 in `ok. 3 passed; …`.
fn number_before(text: &str, word: &str) -> Option<u64> {
    let (before, _) = text.split_once(word)?;
    before.rsplit(' ').next()?.parse().ok()
}

/// The text without the terminal's colour marks (`ESC [ … m`).
fn without_colour(text: &str) -> String {
    let mut pieces = text.split("\u{1b}[");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let rest = piece.split_once('m').map_or(piece, |(_, rest)| rest);
        plain.push_str(rest);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(read: Option<Tests>, expected: Option<(u64, u64)>) {
        let expected = expected.map(|(passed, failed)| Tests { passed, failed });
        assert_eq!(read, expected);
    }

    #[test]
    fn nextest_summaries_are_read() {
        let quiet = "     Summary [   0.013s] 3 tests run: 3 passed, 0 skipped\n";
        check(of_nextest(quiet), Some((3, 0)));
        let slow = "     Summary [  63.4s] 210 tests run: 210 passed (2 slow), 1 skipped";
        check(of_nextest(slow), Some((210, 0)));
        let bad = "\n  Summary [ 9.0s] 7/12 tests run: 4 passed, 2 failed, 1 timed out, 0 skipped\n  FAIL x\n";
        check(of_nextest(bad), Some((4, 3)));
        let one = "     Summary [   0.013s] 1 test run: 1 passed, 0 skipped\n";
        check(of_nextest(one), Some((1, 0)));
    }

    #[test]
    fn colours_do_not_disturb() {
        let coloured = "\u{1b}[32;1m     Summary\u{1b}[0m [   0.013s] \u{1b}[1m3\u{1b}[0m tests run: \u{1b}[1m3\u{1b}[0m \u{1b}[32;1mpassed\u{1b}[0m, \u{1b}[1m0\u{1b}[0m skipped";
        check(of_nextest(coloured), Some((3, 0)));
    }

    #[test]
    fn no_summary_is_no_count() {
        check(of_nextest("error: could not compile `tortuga-grog`"), None);
        check(of_libtest("error: could not compile `tortuga-grog`"), None);
    }

    #[test]
    fn libtest_results_are_summed_over_the_crates() {
        let text = "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 1.1s\n\
                    running 2 tests\n\
                    test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured\n";
        check(of_libtest(text), Some((4, 1)));
    }
}
