//! The suite that every game passes, on GROO and on a second deck; then what
//! only this game can say.

use tortuga_groo::Groo;

tortuga_testkit::suite_tests!(Groo, perft "tests/groo.perft");

/// Another deck has other numbers, and every operation of the vocabulary.
mod second_deck {
    use super::Groo;
    use crate::common::SECOND_DECK;

    tortuga_testkit::suite_tests!(Groo, on SECOND_DECK);
}
