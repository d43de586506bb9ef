//! The suite that every game passes, on Glory Islands and on a second box.

use tortuga_glory::GloryIslands;

tortuga_testkit::suite_tests!(GloryIslands, perft "tests/glory.perft");

/// Another box has another board, other costs and prizes.
mod second_box {
    use super::GloryIslands;
    use crate::common::SECOND_BOX;

    tortuga_testkit::suite_tests!(GloryIslands, on SECOND_BOX);
}
