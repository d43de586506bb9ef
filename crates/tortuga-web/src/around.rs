//! Where the players' places lie around a table: the viewer below, his left
//! neighbour to his left, and so on clockwise.

/// A side of the table, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Here sits the viewer.
    Below,
    /// To his left.
    Left,
    /// Opposite.
    Above,
    /// To his right.
    Right,
}

impl Side {
    /// The name by which the style sheet knows it.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Below => "below",
            Self::Left => "left",
            Self::Above => "above",
            Self::Right => "right",
        }
    }
}

/// All seats with their sides, in the order in which they are read: clockwise
/// from the viewer's left, he himself last. Who watches sees seat 0 below.
///
/// ```
/// use tortuga_web::around::{Side, around};
///
/// assert_eq!(around(2, Some(1)), [(0, Side::Above), (1, Side::Below)]);
/// ```
pub fn around(seats: usize, viewer: Option<usize>) -> Vec<(usize, Side)> {
    let below = viewer.unwrap_or_default();
    let place = |distance| {
        let seat = (below + distance) % seats;
        (seat, side(seats, distance))
    };
    (1..=seats).map(place).collect()
}

/// The side of whoever sits so many seats to the viewer's left.
fn side(seats: usize, distance: usize) -> Side {
    match (seats, distance) {
        (seats, distance) if distance == seats => Side::Below,
        (2, _) | (4, 2) => Side::Above,
        (_, 1) => Side::Left,
        _ => Side::Right,
    }
}

/// A curved way from one side of the table to another, in hundredths of its
/// width and height.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// As the path of a drawing.
    pub path: String,
    /// Where it ends.
    pub end: (f64, f64),
    /// The direction in which it ends; 0 is to the right, 90 is down.
    pub degrees: f64,
}

type Point = (f64, f64);

/// The way between two towns; none if they are the same.
///
/// ```
/// use tortuga_web::around::{Side, course};
///
/// assert!(course(4, Side::Left, Side::Above).unwrap().path.starts_with("M20 36C"));
/// assert_eq!(course(4, Side::Left, Side::Left), None);
/// ```
pub fn course(seats: usize, from: Side, to: Side) -> Option<Course> {
    let ends = ends(seats, from, to).or_else(|| {
        let (start, bend, end) = ends(seats, to, from)?;
        Some((end, bend, start))
    });
    let (start, bend, end) = ends?;
    let angle = (end.1 - bend.1).atan2(end.0 - bend.0);
    let ((x, y), (bend_x, bend_y), (to_x, to_y)) = (start, bend, end);
    Some(Course {
        path: format!("M{x} {y}C{bend_x} {bend_y} {bend_x} {bend_y} {to_x} {to_y}"),
        end,
        degrees: angle.to_degrees().round(),
    })
}

/// Start, bend and end of the ways clockwise and across; the others go back on these.
fn ends(seats: usize, from: Side, to: Side) -> Option<(Point, Point, Point)> {
    match (from, to) {
        (Side::Left, Side::Above) => Some(((20.0, 36.0), (20.0, 16.0), (26.5, 14.0))),
        (Side::Above, Side::Right) => Some(((73.5, 14.0), (80.0, 16.0), (80.0, 36.0))),
        (Side::Right, Side::Below) => Some(((88.0, 74.0), (88.0, 86.0), (80.0, 88.0))),
        (Side::Below, Side::Left) => Some(((20.0, 88.0), (12.0, 86.0), (12.0, 74.0))),
        (Side::Left, Side::Right) if seats == 3 => Some(((29.0, 14.0), (50.0, 4.0), (71.0, 14.0))),
        (Side::Left, Side::Right) => Some(((29.0, 42.0), (50.0, 34.0), (71.0, 42.0))),
        (Side::Above, Side::Below) => Some(((34.0, 36.0), (30.5, 49.0), (33.0, 62.0))),
        (Side::Above | Side::Right | Side::Left, Side::Left)
        | (Side::Below | Side::Right | Side::Above, Side::Above)
        | (Side::Left | Side::Below, Side::Below)
        | (Side::Below | Side::Right, Side::Right) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_neighbour_sits_to_the_left() {
        let four = [
            (3, Side::Left),
            (0, Side::Above),
            (1, Side::Right),
            (2, Side::Below),
        ];
        assert_eq!(around(4, Some(2)), four);
        let three = [(1, Side::Left), (2, Side::Right), (0, Side::Below)];
        assert_eq!(around(3, Some(0)), three);
    }

    #[test]
    fn two_sit_opposite_each_other() {
        assert_eq!(around(2, Some(0)), [(1, Side::Above), (0, Side::Below)]);
    }

    #[test]
    fn who_watches_looks_from_the_first_seat() {
        for seats in 2..=4 {
            assert_eq!(around(seats, None), around(seats, Some(0)));
        }
    }

    #[test]
    fn everybody_has_a_place_of_his_own() {
        for seats in 1..=4 {
            for viewer in 0..seats {
                let places = around(seats, Some(viewer));
                assert_eq!(places.last(), Some(&(viewer, Side::Below)));
                let mut sides: Vec<_> = places.iter().map(|place| place.1.class()).collect();
                sides.sort_unstable();
                sides.dedup();
                assert_eq!(sides.len(), seats);
            }
        }
    }

    #[test]
    fn there_is_a_way_between_any_two_towns_and_back() {
        let all = [Side::Left, Side::Above, Side::Right, Side::Below];
        for from in all {
            for to in all {
                let there = course(4, from, to);
                assert_eq!(there.is_some(), from != to, "{from:?} {to:?}");
                let back = course(4, to, from);
                assert_eq!(there.is_some(), back.is_some());
            }
        }
    }

    #[test]
    fn nobody_sits_at_no_table() {
        assert_eq!(around(0, None), []);
    }
}
