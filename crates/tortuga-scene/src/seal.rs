//! The players' marks.

use tortuga_core::Seat;

use crate::Seal;

/// White, red, purple, black: in the order of the seats.
pub(crate) const fn of(seat: Seat) -> Seal {
    let (letter, colour, shape) = match seat.0 {
        0 => ('W', "white", "seal-shield"),
        1 => ('R', "red", "seal-diamond"),
        2 => ('P', "purple", "seal-hexagon"),
        _ => ('K', "black", "seal-square"),
    };
    Seal {
        seat: seat.0,
        letter,
        colour,
        shape,
    }
}
