//! Groo Effects, and the one Event, which turns them against their holders.

use crate::common::Scene;
use tortuga_core::{RuleId, Seat};
use tortuga_groo::{DrawPhase, Open, Refusal, Stage, Window};

#[test]
fn wandering_leads_groo_to_any_other_town() {
    let scene = Scene::dice(4, "G1").groo(2).hand(0, "wandering");
    let towns = [
        "groo wandering +1",
        "groo wandering +2",
        "groo wandering +3",
    ];
    let scene = scene.offers(0, &["done", towns[0], towns[1], towns[2]]);
    let there = scene.clone().play(&["0 groo wandering +3"]).has_groo(1);
    there
        .has_pool("")
        .has_discarded("wandering")
        .has_hand(0, "")
        .awaits(0);
    // Fewer players, fewer towns.
    let two = Scene::dice(2, "G1").hand(0, "wandering");
    let two = two.offers(0, &["done", "groo wandering +1"]);
    two.refuses("0 groo wandering +2", Refusal::NoSuchTown { offset: 2 });
    // Everybody else may answer the move.
    let answered = scene.hand(3, "cheese_dip").play(&["0 groo wandering +1"]);
    answered.has_window(Some(Window::Effect)).awaits(3);
}

#[test]
fn clumsy_oaf_rampage_and_wrecking_spree_break_one_two_and_three_points() {
    let rows = [
        ("clumsy_oaf", "G1", 1),
        ("rampage", "G2", 2),
        ("wrecking_spree", "G2", 3),
    ];
    for (effect, cost, points) in rows {
        let scene = Scene::dice(2, cost).groo(1).hand(0, effect);
        let play = format!("0 groo {effect}");
        let homes = scene
            .clone()
            .town(1, "baker farm guildhall barracks")
            .play(&[&play]);
        let homes = homes.has_pool("");
        let lost = ["1 lose baker", "1 lose farm", "1 lose guildhall"];
        homes.play(&lost[..points]).awaits(0);
        // At most so many: a 2 is safe from 1, and only one of two falls to 3.
        let castles = scene.clone().town(1, "castle wizards_keep").play(&[&play]);
        match points {
            1 => castles.awaits(0).has_town(1, "castle wizards_keep"),
            _ => castles
                .play(&["1 lose wizards_keep"])
                .awaits(0)
                .has_town(1, "castle"),
        };
        // An empty town has nothing to lose, and heads do not pay twice.
        scene.clone().play(&[&play]).awaits(0).has_discarded(effect);
        scene.pool("K2 S2 L2").refuses(&play, Refusal::CannotPay);
    }
}

#[test]
fn groo_enlists_one_troop_of_the_owners_choice() {
    let scene = Scene::dice(2, "G1").groo(1).hand(0, "groo_enlists");
    let army = scene
        .clone()
        .army(1, "bowmen bowmen dragon")
        .play(&["0 groo groo_enlists"]);
    let army = army.awaits(1).offers(1, &["lose bowmen", "lose dragon"]);
    let wrong = Refusal::WrongLoss {
        rule: RuleId("GROO-CARD-08"),
    };
    let army = army.town(1, "farm").refuses("1 lose farm", wrong);
    army.play(&["1 lose bowmen"])
        .has_army(1, "bowmen dragon")
        .awaits(0);
    scene
        .play(&["0 groo groo_enlists"])
        .awaits(0)
        .has_discarded("groo_enlists");
}

#[test]
fn panic_in_the_ranks_takes_the_whole_army() {
    let scene = Scene::dice(2, "G2").groo(1).hand(0, "panic_in_the_ranks");
    let scene = scene
        .army(0, "sage")
        .army(1, "bowmen bowmen dragon")
        .town(1, "farm");
    let scene = scene
        .play(&["0 groo panic_in_the_ranks"])
        .awaits(0)
        .has_army(1, "");
    let scene = scene.has_army(0, "sage").has_town(1, "farm").has_pool("");
    scene.has_discarded("bowmen bowmen dragon panic_in_the_ranks");
}

// rules: GROO-DX-29
#[test]
fn empty_larder_takes_two_hand_cards_of_the_owners_choice() {
    let scene = Scene::dice(2, "G1").groo(1).hand(0, "empty_larder");
    let three = scene
        .clone()
        .hand(1, "castle farm dragon")
        .play(&["0 groo empty_larder"]);
    let three = three.awaits(1).offers(1, &["drop castle", "drop farm"]);
    let three = three.refuses("1 drop dragon", Refusal::LossLeavesTooFew { due: 2 });
    three
        .clone()
        .play(&["1 drop farm"])
        .offers(1, &["drop dragon"]);
    let third = three
        .play(&["1 drop castle"])
        .offers(1, &["drop farm", "drop dragon"]);
    third.play(&["1 drop dragon"]).has_hand(1, "farm").awaits(0);
    // Two of a kind, one card, none.
    let pair = scene.clone().hand(1, "farm cheese_dip cheese_dip");
    let pair = pair.play(&[
        "0 groo empty_larder",
        "1 drop cheese_dip",
        "1 drop cheese_dip",
    ]);
    pair.has_hand(1, "farm")
        .has_discarded("empty_larder cheese_dip cheese_dip");
    let one = scene.clone().hand(1, "farm").play(&["0 groo empty_larder"]);
    one.play(&["1 drop farm"]).awaits(0).has_hand(1, "");
    scene.clone().play(&["0 groo empty_larder"]).awaits(0);
    // In the own town it is the own hand, without the card itself.
    let own = scene.groo(0).hand(0, "sage").play(&["0 groo empty_larder"]);
    own.offers(0, &["drop sage"]);
}

// rules: GROO-DX-19
#[test]
fn after_him_moves_groo_who_takes_a_troop_or_a_small_building() {
    let scene = Scene::dice(4, "G1").groo(1).hand(0, "after_him");
    let scene = scene.offers(0, &["done", "groo after_him +1", "groo after_him -1"]);
    let scene = scene
        .town(2, "castle baker")
        .army(2, "bowmen")
        .play(&["0 groo after_him +1"]);
    let scene = scene
        .has_groo(2)
        .awaits(2)
        .offers(2, &["lose baker", "lose bowmen"]);
    let scene = scene.refuses("2 lose castle", Refusal::OtherPoints { vp: 1 });
    scene
        .clone()
        .play(&["2 lose baker"])
        .awaits(0)
        .has_town(2, "castle");
    scene
        .play(&["2 lose bowmen"])
        .awaits(0)
        .has_army(2, "")
        .has_town(2, "castle baker");
    // Neither the one nor the other: nothing is lost.
    let none = Scene::dice(4, "G1").hand(0, "after_him").town(3, "castle");
    let none = none.play(&["0 groo after_him -1"]).has_groo(3).awaits(0);
    none.has_town(3, "castle").has_discarded("after_him");
    // With two players both ways lead to the same town.
    let two = Scene::dice(2, "G1").hand(0, "after_him");
    let two = two.offers(0, &["done", "groo after_him +1"]);
    two.refuses("0 groo after_him -1", Refusal::SameTown);
}

// rules: GROO-EVENT-06 GROO-EVENT-07 GROO-DX-24
#[test]
fn groo_is_dead_turns_everybodys_effects_against_his_own_town() {
    let scene = Scene::turn(3).stage(Stage::Draw(DrawPhase::First)).groo(2);
    let scene = scene
        .hand(0, "clumsy_oaf")
        .town(0, "farm")
        .town(2, "library");
    let scene = scene.hand(1, "wandering after_him rampage empty_larder bowmen");
    // A Temple in Groo's town asks for nothing: it is free of cost.
    let scene = scene.town(1, "baker guildhall").town(2, "temple");
    let scene = scene
        .play(&["* drew groo_is_dead"])
        .has_hand(0, "")
        .has_hand(1, "bowmen");
    let void = |scene: &Scene, effect| Open::EffectVoid {
        kind: scene.kind(effect),
        seat: Seat(1),
    };
    let scene = scene.awaits(0).play(&["0 lose farm"]).awaits(1);
    let wandering = void(&scene, "wandering");
    let scene = scene
        .saw(wandering)
        .play(&["1 lose baker", "1 lose guildhall"]);
    let scene = scene.offers(1, &["drop bowmen"]).play(&["1 drop bowmen"]);
    let after_him = void(&scene, "after_him");
    let scene = scene
        .saw(after_him)
        .has_groo(2)
        .has_town(2, "library temple");
    // All lie on the discard pile, and the drawer goes on.
    let effects = "clumsy_oaf wandering after_him rampage empty_larder";
    let rest = "farm baker guildhall bowmen groo_is_dead";
    scene
        .has_discarded(&format!("{effects} {rest}"))
        .awaits_luck();
}
