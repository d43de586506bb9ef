//! The land of Grog Island as it is engraved: one island, a peninsula for each
//! column of the board, and a shore that was drawn by hand.

use std::fmt::Write as _;

/// A column's width, in units of the drawing.
pub const COLUMN: f64 = 100.0;

/// The height of a display line.
pub const LINE: f64 = 40.0;

/// What a peninsula leaves free at either side of its column.
const WATER: f64 = 5.0;

/// How far the shore wanders.
const WANDER: f64 = 2.2;

type Point = (f64, f64);

/// The shore as the path of a drawing, for so many columns and display lines.
/// The houses' lines begin at the top edge; land reaches a little over it, and
/// the peninsulas end a little below the last line.
///
/// ```
/// use tortuga_web::island::shore;
///
/// let shore = shore(5, 10);
/// assert!(shore.starts_with('M') && shore.ends_with('Z'));
/// ```
pub fn shore(columns: u8, lines: u8) -> String {
    let mut points = north(columns);
    for column in (0..columns).rev() {
        points.extend(peninsula(column, lines));
        if column > 0 {
            points.push((f64::from(column) * COLUMN, LINE * 0.55));
        }
    }
    smooth(&points)
}

/// The coast that all peninsulas share, from west to east.
fn north(columns: u8) -> Vec<Point> {
    let (west, east) = (WATER, f64::from(columns) * COLUMN - WATER);
    let steps = columns * 2 + 1;
    let mut points = vec![(west - 2.0, 6.0), (west + 8.0, -8.0)];
    points.extend((1..steps).map(|step| {
        let part = f64::from(step) / f64::from(steps);
        (
            west + 8.0 + (east - west - 16.0) * part,
            -9.0 + wander(step) * 0.6,
        )
    }));
    points.extend([(east - 8.0, -8.0), (east + 2.0, 6.0)]);
    points
}

/// Down the eastern shore of a peninsula, round its tip, and up the western one.
fn peninsula(column: u8, lines: u8) -> Vec<Point> {
    let west = f64::from(column) * COLUMN + WATER;
    let east = west + COLUMN - 2.0 * WATER;
    let south = f64::from(lines) * LINE;
    let beside = |line: u8| LINE * (f64::from(line) + 0.4);
    let mut points: Vec<Point> = (1..lines)
        .map(|line| (east + wander(column * 31 + line), beside(line)))
        .collect();
    let tip = f64::midpoint(west, east) + wander(column) * 2.0;
    points.extend([
        (east - 6.0, south + 7.0),
        (tip, south + 13.0),
        (west + 6.0, south + 6.0),
    ]);
    let back = (1..lines).rev();
    points.extend(back.map(|line| (west + wander(column * 17 + line + 5), beside(line))));
    points
}

/// Some way off the straight line, always the same at the same place.
fn wander(place: u8) -> f64 {
    let place = f64::from(place);
    ((place * 2.399 + 1.3).sin() + (place * 5.13).sin() * 0.6) * WANDER
}

/// A closed curve along points, which it touches between them.
fn smooth(points: &[Point]) -> String {
    let Some((&first, &last)) = points.first().zip(points.last()) else {
        return String::new();
    };
    let start = middle(last, first);
    let mut path = format!("M{:.1} {:.1}", start.0, start.1);
    for (place, &point) in points.iter().enumerate() {
        let next = points.get(place + 1).copied().unwrap_or(first);
        let end = middle(point, next);
        // Writing into a text cannot fail.
        let _ = write!(
            path,
            "Q{:.1} {:.1} {:.1} {:.1}",
            point.0, point.1, end.0, end.1
        );
    }
    path + "Z"
}

fn middle(one: Point, other: Point) -> Point {
    (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1))
}

/// Rays of a compass as one path: `count` of them, `length` long, around the origin.
///
/// ```
/// use tortuga_web::island::rays;
///
/// assert_eq!(rays(2, 10), "M0 0L10.0 0.0M0 0L-10.0 0.0");
/// ```
pub fn rays(count: u8, length: u16) -> String {
    let mut path = String::new();
    for ray in 0..count {
        let angle = std::f64::consts::TAU * f64::from(ray) / f64::from(count);
        let (x, y) = (
            angle.cos() * f64::from(length),
            angle.sin() * f64::from(length),
        );
        let _ = write!(path, "M0 0L{x:.1} {:.1}", y + 0.0);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All numbers of a path, pair by pair.
    fn points(path: &str) -> Vec<Point> {
        let numbers = path.split(|sign: char| sign.is_ascii_alphabetic() || sign == ' ');
        let numbers: Vec<f64> = numbers.filter_map(|number| number.parse().ok()).collect();
        numbers
            .chunks_exact(2)
            .map(|pair| (pair[0], pair[1]))
            .collect()
    }

    #[test]
    fn the_land_stays_within_its_columns() {
        let shore = shore(5, 10);
        for (x, y) in points(&shore) {
            assert!((0.0..=500.0).contains(&x), "{x}");
            assert!((-14.0..=414.0).contains(&y), "{y}");
        }
    }

    #[test]
    fn every_peninsula_has_water_beside_it() {
        let shore = points(&shore(5, 10));
        for column in 1..5 {
            let water = f64::from(column) * COLUMN;
            let neck = |&(x, y): &Point| (x - water).abs() < 0.1 && y > 0.0 && y < LINE;
            assert!(
                shore.iter().any(neck),
                "between {} and {column}",
                column - 1
            );
        }
    }

    #[test]
    fn nothing_has_no_shore() {
        assert_eq!(smooth(&[]), "");
    }
}
