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

/// Red, green, yellow, blue: the four of a table that names no colours itself.
pub(crate) const fn of_town(seat: Seat) -> Seal {
    let (letter, colour, shape) = match seat.0 {
        0 => ('R', "red", "seal-diamond"),
        1 => ('G', "green", "seal-pentagon"),
        2 => ('Y', "yellow", "seal-triangle"),
        _ => ('B', "blue", "seal-circle"),
    };
    Seal {
        seat: seat.0,
        letter,
        colour,
        shape,
    }
}

/// Blue and red, where players are the parties of two colours: partners share
/// colour and shape, which are also those of their tokens; the letter is small
/// for the second of them.
pub(crate) const fn of_side(seat: Seat) -> Seal {
    let (letter, colour, shape) = match seat.0 {
        0 => ('B', "blue", "seal-circle"),
        1 => ('R', "red", "seal-diamond"),
        2 => ('b', "blue", "seal-circle"),
        _ => ('r', "red", "seal-diamond"),
    };
    Seal {
        seat: seat.0,
        letter,
        colour,
        shape,
    }
}

/// A colour that a player has chosen, by its letter: every colour has its own
/// shape.
pub(crate) const fn of_colour(seat: Seat, letter: char, colour: &'static str) -> Seal {
    let shape = match letter {
        'R' => "seal-diamond",
        'G' => "seal-pentagon",
        'Y' => "seal-triangle",
        _ => "seal-circle",
    };
    Seal {
        seat: seat.0,
        letter,
        colour,
        shape,
    }
}
