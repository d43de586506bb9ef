//! The chart of Glory Islands as it is drawn: the islands in their ring of sea,
//! the line of a ship, the sailing track, and what touching a sea space means.
//!
//! The chart has [`WIDE`] by [`WIDE`] fields of [`FIELD`] units: 25 cells inside, 24
//! sea spaces around them.

use std::fmt::Write as _;

use tortuga_scene::{IslandCell, SeaSpace, Touch, Wake};

/// Cells in a row of the square, and rows.
pub const SIDE: usize = 5;
/// Sea spaces.
pub const RING: u8 = 24;
/// Fields in a row of the chart, and rows.
pub const WIDE: u16 = 7;
/// The width of a field.
pub const FIELD: u16 = 100;
/// Circles in a row of the sailing track.
pub const CIRCLES: usize = 8;

/// Half of the water between two islands.
const SHORE: u16 = 10;
/// Tones that islands can have.
const TONES: usize = 2;
/// Rhumb lines of the compass.
const RHUMBS: u8 = 32;

/// A place on the chart: to the right, and down.
pub type Point = (u16, u16);

/// Row and column of a sea space on the chart, from 0 on. Home is the upper left
/// corner; from there they go clockwise.
///
/// ```
/// use tortuga_web::ring::place;
///
/// assert_eq!(place(0), (0, 0));
/// assert_eq!(place(8), (2, 6));
/// ```
pub const fn place(space: u8) -> (u8, u8) {
    let (side, step) = (space % RING / 6, space % 6);
    match side {
        0 => (0, step),
        1 => (step, 6),
        2 => (6, 6 - step),
        _ => (6 - step, 0),
    }
}

/// Row and column of a cell on the chart, by its number from 0 on.
pub const fn cell_place(cell: u8) -> (u8, u8) {
    (cell / 5 + 1, cell % 5 + 1)
}

/// The middle of a field.
pub fn middle((row, column): (u8, u8)) -> Point {
    let half = |place: u8| u16::from(place) * FIELD + FIELD / 2;
    (half(column), half(row))
}

/// The sea space to which an arrow key leads; none where there is only land or
/// the edge of the chart.
pub fn towards(space: u8, key: &str) -> Option<u8> {
    let (down, right) = match key {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        _ => return None,
    };
    let (row, column) = place(space);
    let goal = (
        row.checked_add_signed(down)?,
        column.checked_add_signed(right)?,
    );
    let around = [(space + 1) % RING, (space + RING - 1) % RING];
    around.into_iter().find(|&next| place(next) == goal)
}

/// The shape of an island: every cell as a square, and bridges between those
/// that touch. Filled over its own stroke, it has one coast.
pub fn shape(cells: &[u8]) -> String {
    let mut path = String::new();
    for &cell in cells {
        let (row, column) = cell_place(cell);
        let (x, y) = (u16::from(column) * FIELD, u16::from(row) * FIELD);
        let land = FIELD - 2 * SHORE;
        square(&mut path, (x + SHORE, y + SHORE), (land, land));
        let joins = |other: u8| cells.contains(&other) && touch(cell, other);
        if joins(cell + 1) {
            square(
                &mut path,
                (x + FIELD - SHORE - 1, y + SHORE),
                (2 * SHORE + 2, land),
            );
        }
        if joins(cell + 5) {
            square(
                &mut path,
                (x + SHORE, y + FIELD - SHORE - 1),
                (land, 2 * SHORE + 2),
            );
        }
    }
    path
}

fn square(path: &mut String, (x, y): Point, (width, height): Point) {
    write!(path, "M{x} {y}h{width}v{height}h-{width}z").expect("a string takes everything");
}

/// Two cells have a side in common.
fn touch(one: u8, other: u8) -> bool {
    let ((row, column), (to_row, to_column)) = (cell_place(one), cell_place(other));
    row.abs_diff(to_row) + column.abs_diff(to_column) == 1
}

/// A tone for every island, so that neighbours look different where two tones
/// allow it.
pub fn tones(islands: &[Vec<u8>]) -> Vec<usize> {
    let mut tones: Vec<usize> = Vec::new();
    for island in islands {
        let beside = |other: &[u8]| {
            let touches = |&cell: &u8| other.iter().any(|&near| touch(cell, near));
            island.iter().filter(|cell| touches(cell)).count()
        };
        let known = islands.iter().zip(&tones);
        let mut near = [0; TONES];
        for (other, &tone) in known {
            near[tone] += beside(other);
        }
        let least = (0..TONES).min_by_key(|&tone| near[tone]);
        tones.push(least.unwrap_or_default());
    }
    tones
}

/// Rhumb lines from the compass in the lower right corner to the edges of the
/// chart, as one path.
pub fn rhumbs() -> String {
    rays(middle(place(12)), WIDE * FIELD, RHUMBS)
}

/// So many lines from one point of a square to its edges, as one path.
pub fn rays((x, y): Point, side: u16, count: u8) -> String {
    let mut path = String::new();
    // How far it is to the edge along one axis.
    let room = |from: u16, part: f32| {
        if part.abs() < 1e-6 {
            return f32::MAX;
        }
        let edge = if part > 0.0 { side } else { 0 };
        (f32::from(edge) - f32::from(from)) / part
    };
    for number in 0..count {
        let angle = f32::from(number) * std::f32::consts::TAU / f32::from(count);
        let (right, down) = (angle.cos(), angle.sin());
        let far = room(x, right).min(room(y, down));
        let (to_x, to_y) = (f32::from(x) + far * right, f32::from(y) + far * down);
        write!(path, "M{x} {y}L{to_x:.0} {to_y:.0}").expect("a string takes everything");
    }
    path
}

/// The way of a ship along the ring. Wakes of several ships lie beside each
/// other.
pub fn trail(wake: Wake) -> String {
    let aside = 14 * i32::from(wake.seat % 4) - 21;
    let at = |space: u8| {
        let (x, y) = middle(place(space));
        (i32::from(x) + aside, i32::from(y) + aside)
    };
    let (mut space, last) = (wake.from % RING, wake.to % RING);
    let (mut x, mut y) = at(space);
    let mut path = format!("M{x} {y}");
    while space != last {
        space = (space + 1) % RING;
        let (to_x, to_y) = at(space);
        // It ends behind the ship, not under it.
        let short = |from: i32, to: i32| {
            if space == last {
                to - (to - from) * 2 / 5
            } else {
                to
            }
        };
        (x, y) = (short(x, to_x), short(y, to_y));
        write!(path, "L{x} {y}").expect("a string takes everything");
    }
    path
}

/// The line of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beam {
    /// From the ship
    pub from: Point,
    /// as far as its card reaches
    pub reach: Point,
    /// to the last cell.
    pub end: Point,
}

/// The line of the ship that acts; none if no ship acts.
pub fn beam(spaces: &[SeaSpace], cells: &[IslandCell]) -> Option<Beam> {
    let space = spaces
        .iter()
        .find(|space| space.ships.iter().any(|ship| ship.acts))?;
    let from = middle(place(space.number));
    let in_range = |cell: &u8| {
        let cell = cells.get(usize::from(*cell));
        cell.is_some_and(|cell| cell.in_range)
    };
    let far = space.line.iter().copied().rfind(in_range);
    let end = middle(cell_place(*space.line.last()?));
    Some(Beam {
        from,
        reach: far.map_or(from, |cell| middle(cell_place(cell))),
        end,
    })
}

/// What touching a sea space does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// What the scene says.
    Touch(Touch),
    /// There are several ways to sail there.
    Which,
}

/// What touching a sea space does.
pub fn press(space: &SeaSpace) -> Press {
    if space.ways.len() > 1 {
        Press::Which
    } else {
        Press::Touch(space.touch.clone())
    }
}

/// The ship may sail there now.
pub fn is_lit(space: &SeaSpace) -> bool {
    space.ways.len() > 1 || matches!(space.touch, Touch::Act(_))
}

/// Row and column of a circle of the sailing track, from 0 on. The rows are read
/// like those of a snake: to the right, then to the left.
pub const fn circle(number: usize) -> (usize, usize) {
    let (row, step) = (number / CIRCLES, number % CIRCLES);
    let column = if row % 2 == 0 {
        step
    } else {
        CIRCLES - 1 - step
    };
    (row, column)
}

/// The middle of a circle of the sailing track, as it is drawn.
pub fn circle_middle(number: usize) -> Point {
    let (row, column) = circle(number);
    let place = |steps: usize, wide: u16| {
        let steps = u16::try_from(steps).unwrap_or_default();
        18 + steps * wide
    };
    (place(column, 32), place(row, 44))
}

/// The line through so many circles of the sailing track.
pub fn snake(circles: usize) -> String {
    let mut path = String::new();
    for number in 0..circles {
        let (x, y) = circle_middle(number);
        let verb = if number == 0 { 'M' } else { 'L' };
        write!(path, "{verb}{x} {y}").expect("a string takes everything");
    }
    path
}

/// Dots that decide between cards of the same value.
pub fn dots(count: u8, black: bool) -> String {
    let dot = if black { "●" } else { "○" };
    dot.repeat(usize::from(count))
}

#[cfg(test)]
mod tests {
    use tortuga_scene::{SailingWay, Seal, ShipMark};

    use super::*;

    fn space(number: u8, ships: &[bool], line: &[u8]) -> SeaSpace {
        let ship = |&acts: &bool| ShipMark {
            seal: Seal {
                seat: 0,
                letter: 'R',
                colour: "red",
                shape: "seal-diamond",
            },
            second_lap: false,
            acts,
        };
        SeaSpace {
            number,
            kind: "top",
            name: String::new(),
            line: line.to_vec(),
            wreck: None,
            wreck_size: 0,
            wreck_seen: Vec::new(),
            ships: ships.iter().map(ship).collect(),
            ways: Vec::new(),
            touch: Touch::Nothing,
            about: String::new(),
        }
    }

    fn cells(in_range: &[u8]) -> Vec<IslandCell> {
        let cell = |number: u8| IslandCell {
            name: String::new(),
            island: None,
            island_name: String::new(),
            icon: "field",
            icon_name: String::new(),
            icon_about: String::new(),
            pirate: None,
            lifted: false,
            distance: None,
            in_range: in_range.contains(&number),
            touch: Touch::Nothing,
            about: String::new(),
        };
        (0..25).map(cell).collect()
    }

    fn way(steps: u8, stopover: bool) -> SailingWay {
        SailingWay {
            notation: format!("sail {steps}"),
            steps,
            stopover,
            label: String::new(),
        }
    }

    #[test]
    fn sea_spaces_go_clockwise_around_the_islands() {
        let corners = [0, 6, 12, 18].map(place);
        assert_eq!(corners, [(0, 0), (0, 6), (6, 6), (6, 0)]);
        assert_eq!([1, 7, 13, 23].map(place), [(0, 1), (1, 6), (6, 5), (1, 0)]);
        for number in 0..RING {
            let ((row, column), (next_row, next_column)) = (place(number), place(number + 1));
            let steps = row.abs_diff(next_row) + column.abs_diff(next_column);
            assert_eq!(steps, 1, "{number}");
        }
    }

    #[test]
    fn arrow_keys_follow_the_ring() {
        assert_eq!(towards(0, "ArrowRight"), Some(1));
        assert_eq!(towards(0, "ArrowDown"), Some(23));
        assert_eq!(towards(0, "ArrowUp"), None);
        assert_eq!(towards(8, "ArrowDown"), Some(9));
        assert_eq!(towards(8, "ArrowLeft"), None);
        assert_eq!(towards(12, "ArrowLeft"), Some(13));
        assert_eq!(towards(18, "ArrowUp"), Some(19));
        assert_eq!(towards(18, "Enter"), None);
    }

    #[test]
    fn cells_of_an_island_are_joined_where_they_touch() {
        let squares = |cells: &[u8]| shape(cells).matches('M').count();
        assert_eq!(squares(&[0]), 1);
        assert_eq!(squares(&[0, 1, 6]), 5);
        assert_eq!(squares(&[0, 6]), 2, "corners do not touch");
        assert_eq!(
            squares(&[4, 5]),
            2,
            "the end of a row does not touch the next"
        );
        assert_eq!(shape(&[0]), "M110 110h80v80h-80z");
    }

    #[test]
    fn neighbours_have_different_tones() {
        let islands = [vec![0, 5], vec![1, 6], vec![2, 7], vec![3, 8]];
        assert_eq!(tones(&islands), [0, 1, 0, 1]);
        // Where both tones are near, the one with the longer border is left.
        let islands = [vec![0], vec![1, 2], vec![5, 6, 7]];
        assert_eq!(tones(&islands), [0, 1, 0]);
    }

    #[test]
    fn a_wake_follows_the_ring() {
        let wake = |from, to| trail(Wake { seat: 2, from, to });
        assert_eq!(wake(5, 7), "M557 57L657 57L657 117");
        assert_eq!(wake(23, 0), "M57 157L57 97");
        assert_eq!(rhumbs().matches('M').count(), 32);
        assert_eq!(rays((2, 2), 4, 4), "M2 2L4 2M2 2L2 4M2 2L0 2M2 2L2 0");
    }

    #[test]
    fn the_line_of_a_ship_is_bright_as_far_as_its_card_reaches() {
        let spaces = [space(1, &[false], &[]), space(8, &[true], &[9, 8, 7, 6, 5])];
        let line = beam(&spaces, &cells(&[9, 8, 7])).unwrap();
        assert_eq!(
            (line.from, line.reach, line.end),
            ((650, 250), (350, 250), (150, 250))
        );
        assert_eq!(beam(&spaces[..1], &cells(&[])), None);
        let short = beam(&spaces, &cells(&[])).unwrap();
        assert_eq!(short.reach, short.from);
    }

    #[test]
    fn two_ways_to_one_space_are_asked_about() {
        let mut space = space(3, &[], &[]);
        assert_eq!(press(&space), Press::Touch(Touch::Nothing));
        assert!(!is_lit(&space));
        space.ways = vec![way(3, false)];
        space.touch = Touch::Act("sail 3".to_owned());
        assert_eq!(press(&space), Press::Touch(space.touch.clone()));
        assert!(is_lit(&space));
        space.ways.push(way(3, true));
        space.touch = Touch::Nothing;
        assert_eq!(press(&space), Press::Which);
        assert!(is_lit(&space));
    }

    #[test]
    fn the_track_winds_like_a_snake() {
        assert_eq!(
            [0, 7, 8, 15, 16].map(circle),
            [(0, 0), (0, 7), (1, 7), (1, 0), (2, 0)]
        );
        assert_eq!(snake(2), "M18 18L50 18");
        assert_eq!(circle_middle(9), (210, 62));
    }

    #[test]
    fn dots_are_black_or_white() {
        assert_eq!(
            (dots(3, true), dots(2, false)),
            ("●●●".to_owned(), "○○".to_owned())
        );
    }
}
