//! The examples of the rules page, one test each.

mod common;

use common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_grog::Refusal;

#[test]
fn grog_ex_01_the_opening_bid() {
    let scene = Scene::f0()
        .refuses("0 bid G Y O", Refusal::PipsRise { space: 2 }, "GROG-BID-03")
        .refuses("0 pass", Refusal::MustOpen, "GROG-BID-06");
    assert_eq!(scene.refusal("0 bid Y O G"), None);
    let scene = scene.play(&["0 bid Y G O"]).awaits(MARTINA);
    assert_eq!(scene.state.table.bid, 6);
    assert_eq!(scene.state.table.leader.0, PHIL);
}

#[test]
fn grog_ex_03_a_raise() {
    let scene = Scene::f0().play(&["0 bid Y G O"]);
    for too_low in ["1 bid B G", "1 bid B O", "1 bid Y G O"] {
        let refusal = scene.refusal(too_low);
        assert_eq!(
            refusal,
            Some(Refusal::BidTooLow { amount: 6, bid: 6 }),
            "{too_low}"
        );
    }
    let scene = scene.play(&["1 bid Y A G"]).awaits(FRANK);
    assert_eq!(scene.state.table.bid, 8);
}
