//! Both sides of the board: islands and what is printed on their cells.

use tortuga_core::{Sheet, Slip};

use super::scoring::SIZES;
use super::{Placed, read_name, remarks};
use crate::board::{Board, CELLS, Cell, Cells, ISLANDS_MAX, Icon, Island, SIDE_LENGTH, Side};
use crate::edition::Name;

/// Islands, in the order of their numbers.
const LETTERS: [&str; ISLANDS_MAX] = ["A", "B", "C", "D", "E", "F"];
/// A cell that belongs to no island.
const NO_ISLAND: char = '.';

/// Both sides, and the names of the islands.
type Boards = ([Board; 2], [Name; ISLANDS_MAX]);

pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Boards> {
    let boards = sheet.table("boards", slip, |boards, slip| {
        let sides = Side::ALL.map(|side| {
            boards.table(side.word(), slip, |board, slip| {
                read_board(side, board, slip)
            })
        });
        let [front, back] = sides;
        Some([front?, back?])
    });
    let at = sheet.at_key("island");
    let names = sheet.tables_within("island", 1..=ISLANDS_MAX, slip, read_island);
    let (boards, mut names) = (boards?, names?);
    let count = boards
        .iter()
        .map(|board| letters_used(&board.islands))
        .max()?;
    if names.len() != count {
        let what = format!("there must be {count} [[island]] tables, one for each island");
        slip.add(at, format!("{what}, not {}", names.len()));
    }
    names.resize(ISLANDS_MAX, Name::default());
    Some((boards, names.try_into().ok()?))
}

fn read_island(place: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Name> {
    sheet.one_of("letter", &[LETTERS[place]], slip);
    remarks(&["provenance"], sheet, slip);
    read_name(sheet, slip)
}

fn read_board(side: Side, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Board> {
    let provenance = ["provenance_sizes", "provenance_layout", "provenance_storm"];
    remarks(&provenance, sheet, slip);
    let (islands, icons) = match side {
        Side::Front => ("ABCDEF", "PTB"),
        Side::Back => ("ABCDEF.", "PTBS"),
    };
    let islands_at = sheet.at_key("islands");
    let letters = read_cells("islands", islands, sheet, slip);
    let icons = read_cells("icons", icons, sheet, slip);
    let islands = letters.as_ref().map(cells_of);
    if let Some(islands) = &islands {
        check_islands(islands, islands_at, slip);
    }
    read_sizes(islands.as_ref(), sheet, slip);
    if side == Side::Back {
        read_storm(icons.as_ref(), sheet, slip);
    }
    let (letters, icons) = (letters?, icons?);
    check_storms(&letters, &icons, slip);
    Some(Board::new(icons.map(|(_, letter)| icon(letter)), islands?))
}

/// A letter for every cell, with its place in the file.
type Letters = [Placed<char>; CELLS];

/// Five rows of five letters.
fn read_cells(
    key: &'static str,
    allowed: &str,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Letters> {
    let (at, side) = (sheet.at_key(key), usize::from(SIDE_LENGTH));
    let rows = sheet.texts(key, slip)?;
    if rows.len() != side {
        slip.add(
            at,
            format!("{key} must have {side} rows, not {}", rows.len()),
        );
    }
    let mut cells = Vec::new();
    for (at, row) in rows {
        if row.chars().count() == side && row.chars().all(|letter| allowed.contains(letter)) {
            cells.extend(row.chars().map(|letter| (at, letter)));
        } else {
            slip.add(
                at,
                format!("every row of {key} has {side} letters out of {allowed}"),
            );
        }
    }
    cells.try_into().ok()
}

const fn icon(letter: char) -> Icon {
    match letter {
        'P' => Icon::PirateField,
        'T' => Icon::Chest,
        'B' => Icon::Barrel,
        _ => Icon::Storm,
    }
}

/// The cells of every island.
fn cells_of(letters: &Letters) -> [Cells; ISLANDS_MAX] {
    let belongs =
        |cell: &Cell, place: usize| letters[cell.index()].1 == Island(place as u8).letter();
    std::array::from_fn(|place| Cell::all().filter(|cell| belongs(cell, place)).collect())
}

// ---- islands

/// How many letters there are up to the last island.
fn letters_used(islands: &[Cells; ISLANDS_MAX]) -> usize {
    let last = islands.iter().rposition(|cells| !cells.is_empty());
    last.map_or(0, |last| last + 1)
}

/// Islands have letters from A on, are in one piece, and have prizes.
fn check_islands(islands: &[Cells; ISLANDS_MAX], at: usize, slip: &mut Slip<'_>) {
    for (letter, &cells) in LETTERS.iter().zip(&islands[..letters_used(islands)]) {
        let size = cells.count();
        let (least, most) = (SIZES.start(), SIZES.end());
        if size == 0 {
            slip.add(
                at,
                format!("island {letter} is missing, but later ones are there"),
            );
        } else if !SIZES.contains(&size) {
            let what = format!("island {letter} has {size} cells");
            slip.add(
                at,
                format!("{what}; there are prizes for {least} to {most}"),
            );
        }
        if !is_connected(cells) {
            slip.add(
                at,
                format!("island {letter} is in pieces: its cells must have common edges"),
            );
        }
    }
}

fn is_connected(cells: Cells) -> bool {
    let Some(first) = cells.lowest() else {
        return true;
    };
    let mut reached = Cells::only(first);
    loop {
        let touched = |cell: &Cell| reached.iter().any(|other| have_common_edge(*cell, other));
        let grown = reached.and(cells.iter().filter(touched).collect());
        if grown == reached {
            return reached == cells;
        }
        reached = grown;
    }
}

const fn have_common_edge(one: Cell, other: Cell) -> bool {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
}

/// The sizes, said once more to catch a slip of the pen.
fn read_sizes(islands: Option<&[Cells; ISLANDS_MAX]>, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    sheet.table("island_sizes", slip, |sizes, slip| {
        let Some(islands) = islands else {
            for letter in LETTERS {
                sizes.pass_over(letter);
            }
            return None;
        };
        for (letter, cells) in LETTERS.into_iter().zip(islands) {
            if !cells.is_empty() {
                check_size(letter, cells.count(), sizes, slip);
            }
        }
        Some(())
    });
}

fn check_size(letter: &'static str, size: u8, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    let at = sheet.at_key(letter);
    let said = sheet.number(letter, 0..=CELLS as u8, slip);
    if said.is_some_and(|said| said != size) {
        slip.add(
            at,
            format!("{letter} must be {size}, the number of its cells"),
        );
    }
}

// ---- the storm

/// The back has one storm, and `storm` says where (GLORY-STORM-01).
fn read_storm(icons: Option<&Letters>, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    let (at, icons_at) = (sheet.at_key("storm"), sheet.at_key("icons"));
    let said = sheet.number("storm", 0..=CELLS as u8 - 1, slip);
    let Some(icons) = icons else {
        return;
    };
    let all = Cell::all().filter(|cell| icons[cell.index()].1 == 'S');
    let all: Vec<Cell> = all.collect();
    let [storm] = all[..] else {
        slip.add(
            icons_at,
            format!("the back must have one storm, not {}", all.len()),
        );
        return;
    };
    if said.is_some_and(|said| said != storm.0) {
        slip.add(at, format!("storm must be {}, the cell of the S", storm.0));
    }
}

/// The storm, and nothing else, belongs to no island.
fn check_storms(letters: &Letters, icons: &Letters, slip: &mut Slip<'_>) {
    for cell in Cell::all() {
        let ((_, letter), (at, icon)) = (letters[cell.index()], icons[cell.index()]);
        match (letter == NO_ISLAND, icon == 'S') {
            (true, false) => slip.add(
                at,
                format!("cell {cell} is on no island, so it must be the storm"),
            ),
            (false, true) => slip.add(
                at,
                format!("cell {cell} is a storm, so it must be on no island"),
            ),
            (true, true) | (false, false) => {}
        }
    }
}
