//! The players' marks before there is a picture.

use tortuga_core::{Seat, Settings};
use tortuga_scene::{Seal, seal_with};

/// The marks that the seats will have with these options, in seat order: a table
/// may choose its colours.
///
/// ```
/// use tortuga_web::marks::marks;
///
/// let letters: String = marks("foggy-island", &Default::default(), 2)
///     .iter()
///     .map(|mark| mark.letter)
///     .collect();
/// assert_eq!(letters, "BR");
/// ```
pub fn marks(game: &str, options: &Settings, seats: usize) -> Vec<Seal> {
    let seats = (0..).map(Seat).take(seats);
    seats.map(|seat| seal_with(game, options, seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(game: &str, options: &[(&str, &str)], seats: usize) -> String {
        let options = options
            .iter()
            .map(|&(key, value)| (key.to_owned(), value.to_owned()));
        let marks = marks(game, &options.collect(), seats);
        marks.iter().map(|mark| mark.letter).collect()
    }

    #[test]
    fn every_seat_has_its_mark() {
        assert_eq!(letters("grog-island", &[("seats", "3")], 3), "WRP");
        assert_eq!(letters("groo", &[("seats", "2")], 2), "RG");
        assert_eq!(letters("foggy-island", &[("mode", "team")], 4), "BRbr");
        assert_eq!(letters("glory-islands", &[], 4), "RGYB");
    }

    #[test]
    fn a_table_may_choose_its_colours() {
        assert_eq!(letters("glory-islands", &[("seats", "2")], 2), "RY");
        let chosen = [("seats", "3"), ("colours", "blue-yellow-green-red")];
        assert_eq!(letters("glory-islands", &chosen, 3), "BYG");
    }

    #[test]
    fn options_that_cannot_be_played_have_the_usual_marks() {
        assert_eq!(letters("glory-islands", &[("seats", "9")], 3), "RGY");
    }
}
