//! What islands, the sailing track and the end of the game give.

use tortuga_core::{Sheet, Slip};

use super::henry::MOST_BARREL_GLORY;
use super::sea::MOST_BONUS;
use super::{ladder, remarks};
use crate::board::{LINE_LENGTH, SPACES};
use crate::options::PLAYERS;

/// The sizes of islands for which there are prizes.
pub(super) const SIZES: std::ops::RangeInclusive<u8> = 3..=6;
/// The most glory for a place on an island.
const MOST_PRIZE: u8 = 30;
/// The most extra glory where all are tied.
const MOST_EXTRA: u8 = 9;
/// The most glory for a pirate or a barrel at the end.
const MOST_EACH: u8 = 9;

// Glory is counted in 16 bits, by source. Every ship sails on in every round, so
// that a game has as many rounds as there are spaces at the most
// (GLORY-END-11), and a turn brings two pirates to new cells at the most.
const _: () = {
    let turns = SPACES as u32 * PLAYERS as u32;
    // All prizes, if two share them, and the extra glory.
    let island = 3 * MOST_PRIZE as u32 / 2 + MOST_EXTRA as u32;
    // A whole line of pirates, and what new cells give, Henry's barrels included.
    let fields = LINE_LENGTH as u32 + 2 * MOST_BARREL_GLORY as u32;
    let bonuses = 2 * MOST_BONUS as u32;
    assert!(turns * (2 * island + fields) + bonuses <= i16::MAX as u32);
};

// The prizes of one island, and both bonuses of one player, are added up in bytes.
const _: () = {
    assert!(3 * MOST_PRIZE as u32 + MOST_EXTRA as u32 <= u8::MAX as u32);
    assert!(2 * MOST_BONUS as u32 <= u8::MAX as u32);
};

/// What islands give.
pub(super) struct Prizes {
    pub(super) by_size: [[u8; 3]; 7],
    pub(super) all_tied_extra: u8,
}

pub(super) fn read_islands(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Prizes> {
    remarks(&["provenance"], sheet, slip);
    sheet.one_of("rounding", &["up"], slip);
    let all_tied_extra = sheet.number("all_tied_extra_to_active", 0..=MOST_EXTRA, slip);
    let by_size = sheet.table("prizes", slip, |prizes, slip| {
        let places = ["s3", "s4", "s5", "s6"].map(|key| ladder(key, MOST_PRIZE, prizes, slip));
        let [three, four, five, six] = places;
        let none = [0; 3];
        Some([none, none, none, three?, four?, five?, six?])
    });
    Some(Prizes {
        by_size: by_size?,
        all_tied_extra: all_tied_extra?,
    })
}

/// The circles of the sailing track, and after them the one where ships sink.
pub(super) fn read_track(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Vec<i8>> {
    remarks(&["provenance_ends", "provenance_values"], sheet, slip);
    sheet.number("start_index", 0..=0_u8, slip);
    let sunk_at = sheet.at_key("sunk_index");
    let sunk = sheet.number("sunk_index", 0..=u8::MAX, slip);
    let at = sheet.at_key("values");
    let values = sheet.numbers("values", -100..=100_i8, slip)?;
    let count = values.len();
    if !(25..=60).contains(&count) {
        slip.add(
            at,
            format!("values must have 25 to 60 numbers, not {count}"),
        );
    } else if sunk.is_some_and(|sunk| usize::from(sunk) != count) {
        let what = format!("sunk_index must be {count}, the circle after the last value");
        slip.add(sunk_at, what);
    }
    if !values.is_sorted_by(|earlier, later| earlier > later) {
        slip.add(at, "values must fall from one circle to the next");
    }
    Some(values)
}

/// What is counted at the end (GLORY-END-03).
pub(super) struct End {
    pub(super) per_pirate: u8,
    pub(super) per_barrel: u8,
}

pub(super) fn read_end(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<End> {
    remarks(&["provenance"], sheet, slip);
    let per_pirate = sheet.number("per_pirate_on_board", 0..=MOST_EACH, slip);
    let per_barrel = sheet.number("per_barrel", 0..=MOST_EACH, slip);
    Some(End {
        per_pirate: per_pirate?,
        per_barrel: per_barrel?,
    })
}
