//! The ring of sea spaces.

use tortuga_core::{Sheet, Slip};

use super::{ladder, numbers, remarks};
use crate::board::{Cell, LINE_LENGTH, SIDE_LENGTH, SPACES, Space};
use crate::cards::Card;
use crate::edition::Sea;

/// The spaces that a ship can reach on its second lap; on all others it ends
/// once at the most.
const SECOND_LAP: u8 = Card::MOST;
/// The most glory for coming to the compass, and for coming Home.
pub(super) const MOST_BONUS: u8 = 30;

/// The cells of a line, nearest first.
type Line = [Cell; LINE_LENGTH];

pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Sea> {
    remarks(
        &[
            "provenance_ring",
            "provenance_wrecks",
            "provenance_home_corner",
        ],
        sheet,
        slip,
    );
    sheet.number("spaces", SPACES..=SPACES, slip);
    sheet.one_of("direction", &["clockwise"], slip);
    sheet.number("home", 0..=0_u8, slip);
    // No move passes compass and Home (GLORY-BONUS-04).
    let compass = sheet.number("compass", SECOND_LAP..=SPACES - Card::MOST, slip);
    let wrecks = read_wrecks(sheet, slip);
    let compass_bonus = ladder("compass_bonus", MOST_BONUS, sheet, slip);
    let home_bonus = ladder("home_bonus", MOST_BONUS, sheet, slip);
    let lines = read_lines(sheet, slip);
    Some(Sea {
        lines: lines?.try_into().ok()?,
        compass: Space(compass?),
        wrecks: wrecks?,
        compass_bonus: compass_bonus?,
        home_bonus: home_bonus?,
    })
}

/// A ship ends its movement at each wreck once at the most: memories of a wreck
/// have room for one visit.
fn read_wrecks(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[Space; 2]> {
    let at = sheet.at_key("wrecks");
    let wrecks = numbers::<2>("wrecks", SECOND_LAP..=SPACES - 1, sheet, slip)?;
    if wrecks[0] == wrecks[1] {
        slip.add(at, "wrecks must be two different spaces");
    }
    Some(wrecks.map(Space))
}

/// Every row, column and diagonal is a line twice, once from each end.
fn read_lines(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Vec<Line>> {
    let size = (usize::from(SPACES), LINE_LENGTH);
    let last = SIDE_LENGTH * SIDE_LENGTH - 1;
    let rows = sheet.grid("lines", size, last.into(), slip)?;
    let mut lines: Vec<Line> = Vec::new();
    for (at, row) in rows {
        let cell = |place| u8::try_from(row[place]).expect("the grid holds numbers of cells");
        let line = std::array::from_fn(|place| Cell(cell(place)));
        if !is_straight(line) {
            slip.add(
                at,
                "a line must be a row, a column or a diagonal from one end",
            );
        } else if lines.contains(&line) {
            slip.add(at, "this line belongs to an earlier space already");
        }
        lines.push(line);
    }
    Some(lines)
}

fn is_straight(mut line: Line) -> bool {
    if line[0] > line[LINE_LENGTH - 1] {
        line.reverse();
    }
    let side = SIDE_LENGTH;
    let rows = (0..side).map(|row| (row * side, 1));
    let columns = (0..side).map(|column| (column, side));
    let diagonals = [(0, side + 1), (side - 1, side - 1)];
    let mut all = rows.chain(columns).chain(diagonals);
    all.any(|(first, step)| line == std::array::from_fn(|place| Cell(first + step * place as u8)))
}
