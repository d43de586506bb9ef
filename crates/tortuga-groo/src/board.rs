//! The round of towns: who sits left of whom, and how far Groo is.

use tortuga_core::Seat;

/// The seat that comes `offset` seats clockwise after this one.
pub(crate) const fn left_of(seat: Seat, offset: u8, seats: u8) -> Seat {
    Seat((seat.0 + offset) % seats)
}

/// The town that lies so many steps from this one; left is positive and
/// clockwise (GROO-MOVE-03).
#[expect(
    clippy::cast_possible_wrap,
    reason = "steps and seats are small, and a Euclidean remainder is never negative"
)]
pub(crate) const fn steps_from(seat: Seat, steps: i8, seats: u8) -> Seat {
    Seat((seat.0 as i8 + steps).rem_euclid(seats as i8) as u8)
}

/// How many seats lie between two, counted clockwise from the first.
pub(crate) const fn offset(from: Seat, to: Seat, seats: u8) -> u8 {
    (to.0 + seats - from.0) % seats
}

/// The smaller number of seats in either direction (GROO-TIE-02).
pub(crate) const fn distance(from: Seat, to: Seat, seats: u8) -> u8 {
    let left = offset(from, to, seats);
    if left <= seats - left {
        left
    } else {
        seats - left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groo_move_04_every_face_for_every_number_of_players() {
        let to = |seats, steps| steps_from(Seat(0), steps, seats).0;
        assert_eq!([1, -1, 2, -2].map(|steps| to(2, steps)), [1, 1, 0, 0]);
        assert_eq!([1, -1, 2, -2].map(|steps| to(3, steps)), [1, 2, 2, 1]);
        assert_eq!([1, -1, 2, -2].map(|steps| to(4, steps)), [1, 3, 2, 2]);
    }

    #[test]
    fn groo_tie_02_the_shorter_way_round_counts() {
        let from = |seats| (0..seats).map(move |to| distance(Seat(0), Seat(to), seats));
        assert!(from(2).eq([0, 1]));
        assert!(from(3).eq([0, 1, 1]));
        assert!(from(4).eq([0, 1, 2, 1]));
    }
}
