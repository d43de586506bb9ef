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
    fn nobody_sits_at_no_table() {
        assert_eq!(around(0, None), []);
    }
}
