//! The map and its fog. The rules walk on this map and no other, so nothing here
//! can be changed; the tables are there for readers of the file.

use tortuga_core::{Sheet, Slip};

use super::read_place;
use crate::board::{Quarter, SIDE_LENGTH};

/// The four directions of a line (FOG-LINE-01).
const DIRECTIONS: [&str; 4] = ["horizontal", "vertical", "diagonal_down", "diagonal_up"];
/// The number of the tile in the south-eastern corner.
const LAST_TILE: u8 = SIDE_LENGTH * SIDE_LENGTH - 1;
/// Fog boards: all quarters but one lie under them.
const BOARDS: u8 = 3;
/// A fog board covers a quarter.
const BOARD_LENGTH: u8 = SIDE_LENGTH / 2;

pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    sheet.table("board", slip, read_board);
    sheet.tables("quarter", Quarter::COUNT, slip, read_quarter);
    sheet.table("fog", slip, read_fog);
}

fn read_board(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<()> {
    sheet.number("rows", SIDE_LENGTH..=SIDE_LENGTH, slip);
    sheet.number("cols", SIDE_LENGTH..=SIDE_LENGTH, slip);
    sheet.one_of("adjacency", &["orthogonal"], slip);
    sheet.fixed_list("line_directions", &DIRECTIONS, slip)
}

fn read_quarter(place: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<()> {
    let place = read_place(&Quarter::IDS, place, sheet, slip);
    let quarter = Quarter::all().nth(place)?;
    let at = sheet.at_key("tiles");
    let tiles = sheet.numbers("tiles", 0..=LAST_TILE, slip)?;
    let wanted: Vec<u8> = quarter.tiles().iter().map(|tile| tile.0).collect();
    if tiles != wanted {
        let id = quarter.id();
        slip.add(at, format!("the tiles of quarter {id} must be {wanted:?}"));
    }
    Some(())
}

fn read_fog(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<()> {
    sheet.number("boards", BOARDS..=BOARDS, slip);
    sheet.one_of("open_quarter", &["uniform_random"], slip);
    let at = sheet.at_key("board_size");
    let size = sheet.numbers("board_size", 1..=SIDE_LENGTH, slip)?;
    if size != [BOARD_LENGTH; 2] {
        slip.add(
            at,
            "board_size must be [3, 3]: a fog board covers a quarter",
        );
    }
    Some(())
}
