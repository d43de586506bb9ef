//! The suite that every game passes, on Foggy Island and on a second box.

use tortuga_foggy::FoggyIsland;

tortuga_testkit::suite_tests!(FoggyIsland, perft "tests/foggy.perft");

/// Another box has other counts, prices and points.
mod second_box {
    use super::FoggyIsland;
    use crate::common::SECOND_BOX;

    tortuga_testkit::suite_tests!(FoggyIsland, on SECOND_BOX);
}
