//! What lines are worth.

use tortuga_core::{Sheet, Slip};

use super::rulings::{self, Ruling};
use crate::options::{CROW_HALF_IS, CROW_PAYS_ONCE};

/// The most points of a line before a Pig or a Cat.
const MOST_POINTS: u8 = 30;
/// The most that a Pig or a Cat makes of a line.
const MOST_TIMES: u8 = 6;

/// Rows, columns and diagonals in which a line can lie (FOG-LINE-06).
pub(super) const SEQUENCES: u8 = 26;
/// Those with six tiles, which are long enough for a line of each colour.
const LONG_SEQUENCES: u8 = 14;

// Points and coins are counted in 16 bits. A side gets its own lines in full
// and, for its Crows, never more than the whole of the other's. A game has 4
// rounds and 3 additional ones at the most, and 255 coins may come before it.
const _: () = {
    let lines = SEQUENCES as u32 + LONG_SEQUENCES as u32;
    let round = lines * MOST_POINTS as u32 * MOST_TIMES as u32;
    assert!(7 * round + 255 <= u16::MAX as u32);
};

/// The numbers of the table, and the rulings about the Crow.
pub(super) struct Scoring {
    pub(super) line_points: [u8; 7],
    pub(super) pig_multiplier: u8,
    pub(super) cat_multiplier: u8,
    pub(super) crow_divisor: u8,
    pub(super) rulings: [Ruling; 2],
}

pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Scoring> {
    let line_points = read_points(sheet, slip);
    let pig = sheet.number("pig_multiplier", 1..=MOST_TIMES, slip);
    let cat_at = sheet.at_key("cat_multiplier");
    let cat = sheet.number("cat_multiplier", 1..=MOST_TIMES, slip);
    sheet.fixed_flag("multipliers_stack", false, slip);
    let crow_divisor = sheet.number("crow_divisor", 1..=9_u8, slip);
    let half_is = rulings::word(&CROW_HALF_IS, sheet, slip);
    let pays_once = rulings::flag(&CROW_PAYS_ONCE, sheet, slip);
    let (pig, cat) = (pig?, cat?);
    // The higher one counts (FOG-SCORE-04), and a Cat is asked for first.
    if cat < pig {
        slip.add(
            cat_at,
            format!("cat_multiplier must be at least the Pig's, {pig}"),
        );
    }
    Some(Scoring {
        line_points: line_points?,
        pig_multiplier: pig,
        cat_multiplier: cat,
        crow_divisor: crow_divisor?,
        rulings: [half_is?, pays_once?],
    })
}

/// Points by the number of tokens: nothing below three (FOG-LINE-01), and a
/// longer line is worth no less than a shorter one.
fn read_points(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[u8; 7]> {
    let at = sheet.at_key("line_points");
    let points = sheet.numbers("line_points", 0..=MOST_POINTS, slip)?;
    let count = points.len();
    let Ok(points) = <[u8; 7]>::try_from(points) else {
        slip.add(
            at,
            format!("line_points must have 7 numbers, for 0 to 6 tokens, not {count}"),
        );
        return None;
    };
    if points[..3] != [0; 3] {
        slip.add(at, "line_points must be 0 for fewer than 3 tokens");
    }
    if !points.is_sorted() {
        slip.add(at, "line_points must not fall from one length to the next");
    }
    Some(points)
}
