//! Buildings that work by themselves.

use super::{clash, fought};
use crate::common::Scene;
use tortuga_core::Seat;
use tortuga_groo::{Open, Refusal, Stage};

// rules: GROO-CARD-04 GROO-CARD-11 GROO-DX-08
#[test]
fn residence_is_worth_more_beside_another() {
    let scene = Scene::dice(2, "L2")
        .town(0, "residence")
        .hand(0, "residence residence");
    let scene = scene
        .has_points(&[1, 0])
        .play(&["0 play residence"])
        .has_points(&[4, 0]);
    let scene = scene.play(&["0 play residence"]).has_points(&[6, 0]);
    // One falls: the others lose nothing. A second falls: so does the bonus.
    let scene = scene.hand(0, "clumsy_oaf clumsy_oaf").pool("G2");
    let scene = scene
        .play(&["0 groo clumsy_oaf", "0 lose residence"])
        .has_points(&[4, 0]);
    scene
        .play(&["0 groo clumsy_oaf", "0 lose residence"])
        .has_points(&[1, 0]);
}

#[test]
fn butcher_baker_and_candlestick_maker_are_worth_more_together() {
    let scene = Scene::dice(2, "L2")
        .town(0, "butcher baker")
        .town(1, "residence");
    let scene = scene
        .has_points(&[2, 1])
        .hand(0, "candlestick_maker clumsy_oaf");
    let scene = scene
        .play(&["0 play candlestick_maker"])
        .has_points(&[6, 1]);
    // Two of them in one town and one in another are no set.
    let apart = Scene::turn(2)
        .town(0, "butcher candlestick_maker")
        .town(1, "baker");
    apart.has_points(&[2, 1]);
    // The set ends with any of its members.
    for lost in ["butcher", "baker", "candlestick_maker"] {
        let scene = scene.clone().pool("G1").play(&["0 groo clumsy_oaf"]);
        scene.play(&[&format!("0 lose {lost}")]).has_points(&[2, 1]);
    }
}

#[test]
fn blacksmith_strengthens_every_attack_of_its_owner() {
    let one = Scene::turn(2).army(0, "bowmen").town(0, "blacksmith");
    fought(clash(one), 3, 0);
    let two = Scene::turn(2)
        .army(0, "bowmen")
        .town(0, "blacksmith blacksmith");
    fought(clash(two), 4, 0);
    // It neither defends nor helps somebody else.
    let other = Scene::turn(2)
        .army(0, "bowmen")
        .town(1, "blacksmith blacksmith");
    fought(clash(other), 2, 0).awaits(1);
}

#[test]
fn castle_and_watchtower_defend_without_a_troop() {
    let castle = Scene::turn(2).army(0, "bowmen").town(1, "castle");
    let castle = fought(clash(castle), 2, 2).has_town(1, "castle");
    castle.has_discarded("bowmen").is_at(Stage::Roll);
    let towers = Scene::turn(2)
        .army(0, "dragon")
        .town(1, "watchtower watchtower");
    fought(clash(towers), 5, 2);
    let all = Scene::turn(2).army(0, "dragon").army(1, "peasant_mob");
    fought(clash(all.town(1, "castle watchtower")), 5, 4);
    // They do not march along.
    let attacker = Scene::turn(2)
        .army(0, "bowmen")
        .town(0, "castle watchtower");
    fought(clash(attacker), 2, 0);
}

// rules: GROO-ATTACK-08 GROO-DX-09
#[test]
fn military_stable_strengthens_each_cavalry_on_either_side() {
    let attack = Scene::turn(2)
        .army(0, "cavalry cavalry bowmen")
        .town(0, "military_stable");
    fought(clash(attack), 8, 0);
    let defence = Scene::turn(2).army(0, "dragon").army(1, "cavalry bowmen");
    fought(clash(defence.town(1, "military_stable")), 5, 5);
    // Doubling comes first, and takes the printed value.
    let doubled = Scene::turn(2)
        .army(0, "minstrel cavalry")
        .town(0, "military_stable");
    fought(clash(doubled), 5, 0);
    // The attacker's Stable does not feed the defender's horses.
    let other = Scene::turn(2)
        .army(0, "bowmen")
        .army(1, "cavalry")
        .town(0, "military_stable");
    fought(clash(other), 2, 2);
}

// rules: GROO-DX-18
#[test]
fn temple_makes_groo_effects_of_others_dearer() {
    let scene = Scene::dice(3, "G1").groo(1).town(1, "temple");
    let scene = scene.hand(0, "clumsy_oaf wandering").hand(1, "clumsy_oaf");
    let poor = scene.clone().offers(0, &["done"]);
    let poor = poor.refuses("0 groo clumsy_oaf", Refusal::CannotPay);
    poor.refuses("0 groo wandering +1", Refusal::CannotPay);
    // Its owner pays what is printed, and so does everybody when Groo is gone.
    scene
        .clone()
        .user(1)
        .play(&["1 groo clumsy_oaf"])
        .has_pool("");
    scene
        .clone()
        .groo(2)
        .play(&["0 groo wandering +1"])
        .has_pool("");
    // With enough heads the dearer price is paid; what counts is where Groo was.
    let rich = scene.pool("G3").play(&["0 groo wandering +1"]);
    rich.has_pool("G1")
        .has_groo(2)
        .play(&["0 groo clumsy_oaf"])
        .has_pool("");
}

#[test]
fn barracks_takes_one_supplies_off_a_troop_but_never_the_last_symbol() {
    let hand = "bowmen pikemen peasant_mob cavalry dragon";
    let troops = ["bowmen", "pikemen", "peasant_mob", "cavalry", "dragon"];
    let costs = ["L1", "L1", "S1", "S1", "K1 S1"];
    for (troop, cost) in troops.into_iter().zip(costs) {
        let play = format!("0 play {troop}");
        let scene = Scene::dice(2, cost).town(0, "barracks").hand(0, hand);
        scene.play(&[&play]).has_pool("").has_army(0, troop);
        // In the Leftover Phase too.
        let scene = Scene::dice(2, cost)
            .active(1)
            .user(0)
            .town(0, "barracks")
            .hand(0, hand);
        scene.play(&[&play]).has_pool("");
    }
    // Nothing is paid for nothing, and Buildings cost what they cost.
    let mob = Scene::dice(2, "L1")
        .town(0, "barracks")
        .hand(0, "peasant_mob farm");
    let mob = mob.offers(0, &["done"]);
    let mob = mob.refuses("0 play peasant_mob", Refusal::CannotPay);
    mob.refuses("0 play farm", Refusal::CannotPay);
    // Nor does a neighbour's Barracks help.
    let other = Scene::dice(2, "L1").town(1, "barracks").hand(0, "bowmen");
    other.refuses("0 play bowmen", Refusal::CannotPay);
}

// rules: GROO-DRAW-02 GROO-DX-07
#[test]
fn library_makes_room_for_a_sixth_card_from_the_next_turn_on() {
    let scene = Scene::dice(2, "S1 L1").hand(0, "library castle temple");
    let scene = scene.play(&["0 play library", "0 done", "0 draw"]);
    let scene = scene.play(&["* drew farm", "* drew baker", "* drew butcher"]);
    // The last Draw Phase of this turn fills up to five.
    let scene = scene
        .awaits(1)
        .play(&["1 done", "1 done", "* rolled S6 0", "1 done"]);
    let scene = scene.play(&["0 done", "1 done", "0 done"]).awaits(0);
    // The own next Draw Phase fills up to six.
    let scene = scene.play(&["0 draw", "* drew sage"]).is_at(Stage::Roll);
    // A larger hand is not cut down when the Library falls.
    let scene = scene
        .hand(1, "clumsy_oaf")
        .play(&["* rolled G6 0", "0 done"]);
    let scene = scene.play(&["1 groo clumsy_oaf", "0 lose library"]);
    assert_eq!(scene.state.hand_limit(Seat(0)), 5);
    let scene = scene.play(&["1 done"]).saw(Open::TurnBegan(Seat(1)));
    assert_eq!(scene.state.hand(Seat(0)).count(), 6);
}
