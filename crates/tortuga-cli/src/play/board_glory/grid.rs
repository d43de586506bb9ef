//! The square of islands with its borders, and the ring of sea spaces around
//! it, in letters that need no colour.

use textwrap::core::display_width;
use tortuga_scene::{GloryBoard, IslandCell, SeaSpace, Touch};

use crate::play::page::Page;

/// Cells in a row, and in a column.
const ROW: usize = 5;
/// Sea spaces from one corner to the next.
const SIDE: usize = ROW + 1;
/// From this width on there is room for wide cells.
const ROOMY: usize = 60;

/// How wide the columns are.
#[derive(Clone, Copy)]
struct Widths {
    /// A cell, without the border to its right.
    cell: usize,
    /// The sea to the left and to the right.
    sea: usize,
}

/// Text, and the same painted.
struct Ink {
    plain: String,
    painted: String,
}

/// Draws the whole board.
pub(super) fn draw(page: &mut Page, board: &GloryBoard) {
    let widths = if page.width >= ROOMY {
        Widths { cell: 7, sea: 9 }
    } else {
        Widths { cell: 5, sea: 7 }
    };
    shore(page, board, widths, [label, ships], |place| place);
    for row in 0..ROW {
        border(page, board, widths, row);
        cells(page, board, widths, row);
    }
    border(page, board, widths, ROW);
    shore(page, board, widths, [ships, label], |place| {
        3 * SIDE - place
    });
}

/// The sea above or below: two lines of seven spaces.
fn shore(
    page: &mut Page,
    board: &GloryBoard,
    widths: Widths,
    lines: [fn(&Page, &SeaSpace) -> Ink; 2],
    number: impl Fn(usize) -> usize,
) {
    for text in lines {
        let mut line = String::new();
        for place in 0..=SIDE {
            let ink = text(page, &board.spaces[number(place)]);
            let width = if place == 0 {
                widths.sea + 1
            } else {
                widths.cell + 1
            };
            line += &fitted(&ink, width);
        }
        page.line(line.trim_end());
    }
}

/// What a space is called: a corner by its name, others by row or column.
fn label(page: &Page, space: &SeaSpace) -> Ink {
    let number = usize::from(space.number);
    let text = match space.kind {
        "home" | "compass" => page.say(&format!("glory-{}", space.kind), &[]),
        "wreck" => page.say("glory-wreck", &[("size", space.wreck_size.into())]),
        "top" => format!("  {number}"),
        "bottom" => format!("  {}", 3 * SIDE - number),
        _ => String::new(),
    };
    Ink::plain(text)
}

/// The ships at a space, and how far it is if the viewer can sail there.
fn ships(page: &Page, space: &SeaSpace) -> Ink {
    let mut ink = Ink::plain(" ".to_owned());
    for ship in &space.ships {
        ink.plain.push(ship.seal.letter);
        ink.painted += &page.seal(&ship.seal);
        if ship.second_lap {
            ink.add("'");
        }
    }
    if let Some(way) = space.ways.first() {
        ink.add(&format!(" *{}", way.steps));
    }
    ink
}

/// A row of cells, with the sea on both sides.
fn cells(page: &mut Page, board: &GloryBoard, widths: Widths, row: usize) {
    let left = &board.spaces[4 * SIDE - 1 - row];
    let right = &board.spaces[SIDE + 1 + row];
    let mut sea = Ink::plain(format!(" {}", row + 1));
    let ships_left = ships(page, left);
    sea.plain += &ships_left.plain;
    sea.painted += &ships_left.painted;
    let mut line = fitted(&sea, widths.sea);
    for column in 0..=ROW {
        line.push(if has_wall(board, row, column, true) {
            '│'
        } else {
            ' '
        });
        if let Some(cell) = (column < ROW).then(|| &board.cells[row * ROW + column]) {
            line += &fitted(&printed(page, cell, widths), widths.cell);
        }
    }
    line += &ships(page, right).painted;
    page.line(line.trim_end());
}

/// Island, icon, pirate, and a star if it can be chosen: `A# R*`.
fn printed(page: &Page, cell: &IslandCell, widths: Widths) -> Ink {
    let blank = if widths.cell > SIDE { " " } else { "" };
    let island = cell.island.unwrap_or(' ');
    let mut ink = Ink::plain(format!("{blank}{island}{}{blank}", icon(cell.icon)));
    match &cell.pirate {
        Some(seal) => {
            let letter = if cell.lifted {
                seal.letter.to_ascii_lowercase()
            } else {
                seal.letter
            };
            ink.plain.push(letter);
            ink.painted += &page.ink.coloured(seal.colour, &letter.to_string());
        }
        None => ink.add(" "),
    }
    if matches!(cell.touch, Touch::Act(_)) {
        ink.add("*");
    }
    ink
}

/// A sign that is no letter, so that nobody takes it for a player's.
fn icon(icon: &str) -> char {
    match icon {
        "field" => '+',
        "chest" => '#',
        "barrel" => 'o',
        _ => '~',
    }
}

/// The line above a row; after the last row it is the shore.
fn border(page: &mut Page, board: &GloryBoard, widths: Widths, row: usize) {
    let mut line = " ".repeat(widths.sea);
    for column in 0..=ROW {
        line.push(knot(board, row, column));
        if column < ROW {
            let wall = has_wall(board, row, column, false);
            let sign = if wall { "─" } else { " " };
            line += &sign.repeat(widths.cell);
        }
    }
    page.line(line.trim_end());
}

/// Is there a border to the left of a cell (upright), or above it?
fn has_wall(board: &GloryBoard, row: usize, column: usize, upright: bool) -> bool {
    let at = |row: usize, column: usize| {
        let inside = row < ROW && column < ROW;
        inside.then(|| board.cells[row * ROW + column].island)
    };
    let other = if upright {
        column.checked_sub(1).and_then(|column| at(row, column))
    } else {
        row.checked_sub(1).and_then(|row| at(row, column))
    };
    at(row, column) != other
}

/// The sign where borders meet: above, right, below, left.
fn knot(board: &GloryBoard, row: usize, column: usize) -> char {
    let above = row > 0 && has_wall(board, row - 1, column, true);
    let right = column < ROW && has_wall(board, row, column, false);
    let below = row < ROW && has_wall(board, row, column, true);
    let left = column > 0 && has_wall(board, row, column - 1, false);
    match (above, right, below, left) {
        (false, false, false, false) => ' ',
        (false, true, true, false) => '┌',
        (false, false, true, true) => '┐',
        (true, true, false, false) => '└',
        (true, false, false, true) => '┘',
        (true, true, true, false) => '├',
        (true, false, true, true) => '┤',
        (false, true, true, true) => '┬',
        (true, true, false, true) => '┴',
        (true, true, true, true) => '┼',
        (_, false, _, false) => '│',
        (false, _, false, _) => '─',
    }
}

/// Padded to a width by what it takes on the screen.
fn fitted(ink: &Ink, width: usize) -> String {
    let blanks = width.saturating_sub(display_width(&ink.plain));
    format!("{}{}", ink.painted, " ".repeat(blanks))
}

impl Ink {
    fn plain(text: String) -> Self {
        Self {
            painted: text.clone(),
            plain: text,
        }
    }

    fn add(&mut self, text: &str) {
        self.plain += text;
        self.painted += text;
    }
}
