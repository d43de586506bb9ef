//! Troops.

use std::sync::LazyLock;

use super::{clash, fought};
use crate::common::{SECOND, Scene};
use tortuga_core::{Edition as _, Seat};
use tortuga_groo::{Edition, Open, Refusal, Stage};

#[test]
fn bowmen_dragon_cavalry_and_peasant_mob_fight_with_what_is_printed() {
    let rows = [
        ("bowmen", 2),
        ("dragon", 5),
        ("cavalry", 2),
        ("peasant_mob", 1),
    ];
    for (troop, battle) in rows {
        fought(clash(Scene::turn(2).army(0, troop)), battle, 0);
        let both = Scene::turn(2).army(0, "pikemen").army(1, troop);
        let after = fought(clash(both), 1, battle)
            .has_army(0, "")
            .has_army(1, "");
        after.has_discarded(&format!("pikemen {troop}"));
    }
    let all = Scene::turn(2).army(0, "bowmen bowmen bowmen dragon cavalry peasant_mob");
    fought(clash(all), 14, 0);
}

#[test]
fn pikemen_are_stronger_in_defence() {
    let scene = Scene::turn(2).army(0, "pikemen").army(1, "pikemen");
    fought(clash(scene), 1, 2);
    let two = Scene::turn(2).army(0, "dragon").army(1, "pikemen pikemen");
    fought(clash(two), 5, 4);
    // At home they defend nothing.
    let scene = Scene::turn(2)
        .army(0, "dragon")
        .army(1, "pikemen")
        .stage(Stage::Attack);
    let scene = scene.play(&["0 attack +1", "0 commit dragon", "0 done", "1 done"]);
    fought(scene, 5, 0).has_army(1, "pikemen");
}

#[test]
fn minstrel_doubles_the_strongest_other_troop_of_his_side() {
    let strongest = Scene::turn(2).army(0, "minstrel bowmen dragon");
    fought(clash(strongest), 12, 0);
    let alone = Scene::turn(2).army(0, "minstrel").army(1, "dragon");
    fought(clash(alone), 0, 5);
    // Two equal ones: one of them is doubled. In defence he sings as well, and
    // what is doubled is the printed value.
    let equal = Scene::turn(2)
        .army(0, "bowmen bowmen")
        .army(1, "minstrel pikemen pikemen");
    fought(clash(equal), 4, 5);
    // From home he is not heard.
    let home = Scene::turn(2)
        .army(0, "minstrel dragon")
        .stage(Stage::Attack);
    fought(
        home.play(&["0 attack +1", "0 commit dragon", "0 done"]),
        5,
        0,
    );
}

/// The standard deck, but the Minstrel fights with 3 himself.
static ARMED_MINSTREL: LazyLock<Edition> = LazyLock::new(|| {
    let (before, minstrel) = Edition::STANDARD
        .split_once("id = \"minstrel\"")
        .expect("a Minstrel");
    let minstrel = minstrel.replacen("battle = 0", "battle = 3", 1);
    Edition::read(&format!("{before}id = \"minstrel\"{minstrel}")).expect("a sound deck")
});

#[test]
fn minstrel_doubles_neither_himself_nor_twice() {
    let two = [("seats", "2")];
    let armed = Scene::turn_on(&ARMED_MINSTREL, &two).army(0, "minstrel");
    fought(clash(armed.clone()), 3, 0);
    fought(clash(armed.army(0, "bowmen")), 7, 0);
    // Two of the second deck's Drummers double the Giant once.
    let drummers = Scene::turn_on(&SECOND, &two).army(0, "drummer drummer giant");
    fought(clash(drummers), 14, 0);
}

// rules: GROO-CARD-10 GROO-DX-17
#[test]
fn chakall_keeps_her_army_from_groo_but_not_from_a_battle() {
    let scene = Scene::dice(3, "G4").groo(1).army(1, "chakall bowmen");
    let scene = scene.hand(0, "panic_in_the_ranks groo_enlists after_him");
    let scene = scene
        .play(&["0 groo panic_in_the_ranks", "0 groo groo_enlists"])
        .awaits(0);
    let scene = scene.has_army(1, "chakall bowmen");
    // Without her the same cards take Troops.
    let bare = Scene::dice(3, "G1")
        .groo(1)
        .army(1, "bowmen")
        .hand(0, "groo_enlists");
    bare.play(&["0 groo groo_enlists"])
        .awaits(1)
        .offers(1, &["lose bowmen"]);
    // Chased, her owner can give up no Troop; with a Building he must.
    let chased = scene.groo(0);
    chased
        .clone()
        .play(&["0 groo after_him +1"])
        .awaits(0)
        .has_army(1, "chakall bowmen");
    let chased = chased.town(1, "baker").play(&["0 groo after_him +1"]);
    let chased = chased.offers(1, &["lose baker"]);
    chased.refuses("1 lose bowmen", Refusal::ArmyImmune);
    let battle = Scene::turn(2).army(0, "peasant_mob").army(1, "chakall");
    fought(clash(battle), 1, 5)
        .has_army(1, "")
        .has_discarded("peasant_mob chakall");
}

// rules: GROO-DX-16
#[test]
fn arcadio_lessens_what_groo_destroys() {
    let scene = Scene::dice(2, "G5").groo(1).army(1, "arcadio");
    let scene = scene.hand(0, "rampage clumsy_oaf after_him");
    let scene = scene
        .town(1, "residence library temple")
        .play(&["0 groo rampage"]);
    let scene = scene.offers(1, &["lose residence", "lose library"]);
    // One point less each time: the Oaf breaks nothing.
    let scene = scene
        .play(&["1 lose library", "0 groo clumsy_oaf"])
        .awaits(0);
    let scene = scene.has_town(1, "residence temple");
    // A chase is no destruction, and a battle is not Groo.
    let chased = scene.groo(0).pool("G1").play(&["0 groo after_him +1"]);
    chased.offers(1, &["lose residence", "lose arcadio"]);
    let battle = Scene::turn(2)
        .army(0, "bowmen")
        .army(1, "arcadio")
        .town(1, "residence");
    fought(clash(battle), 2, 1).offers(1, &["lose residence"]);
}

// rules: GROO-DX-04
#[test]
fn sage_keeps_groo_out_when_the_die_would_bring_him() {
    let scene = Scene::turn(4)
        .stage(Stage::Roll)
        .army(1, "sage captain_ajax");
    let kept = scene.clone().play(&["* rolled G6 +1"]).has_groo(0);
    let kept = kept
        .saw(Open::GrooKeptOut(Seat(1)))
        .has_army(1, "sage captain_ajax");
    // A card brings him all the same, and he may pass through or stay.
    let carried = kept
        .hand(0, "wandering")
        .play(&["0 groo wandering +1"])
        .has_groo(1);
    carried.has_army(1, "sage");
    scene.clone().play(&["* rolled G6 +2"]).has_groo(2);
    scene.clone().groo(1).play(&["* rolled G6 0"]).has_groo(1);
    scene.groo(1).play(&["* rolled G6 -1"]).has_groo(0);
    // A full circle brings him nowhere: nobody is kept out.
    let circle = Scene::turn(2).stage(Stage::Roll).groo(1).army(1, "sage");
    let circle = circle.play(&["* rolled G6 +2"]).has_groo(1);
    assert!(
        !circle
            .events
            .contains(&tortuga_groo::Event::Open(Open::GrooKeptOut(Seat(1))))
    );
}

// rules: GROO-MOVE-05 GROO-DX-01 GROO-DX-28
#[test]
fn captain_ajax_runs_when_groo_comes() {
    let arrivals: [(Scene, &[&str]); 5] = [
        (Scene::turn(2).stage(Stage::Roll), &["* rolled S6 +1"]),
        (
            Scene::dice(2, "G1").hand(0, "wandering"),
            &["0 groo wandering +1"],
        ),
        (Scene::dice(2, "S1").town(0, "tavern"), &["0 use tavern +1"]),
        (
            Scene::turn(2).hand(1, "cheese_dip").stage(Stage::Roll),
            &["* rolled S6 0", "1 wild cheese_dip +1"],
        ),
        // Before the chase goes on: nothing is left to be lost.
        (
            Scene::dice(2, "G1").hand(0, "after_him"),
            &["0 groo after_him +1"],
        ),
    ];
    for (scene, actions) in arrivals {
        let scene = scene
            .army(1, "captain_ajax")
            .play(actions)
            .has_groo(1)
            .awaits(0);
        let troops = scene.cards("captain_ajax");
        scene.has_army(1, "").saw(Open::TroopsDeserted {
            seat: Seat(1),
            troops,
        });
    }
    // Chakall does not hold him; she herself stays.
    let with_her = Scene::dice(3, "G1")
        .hand(0, "wandering")
        .army(1, "chakall captain_ajax");
    with_her
        .play(&["0 groo wandering +1"])
        .has_army(1, "chakall");
    // Where Groo is already he does not come.
    let circle = Scene::turn(2)
        .stage(Stage::Roll)
        .groo(1)
        .army(1, "captain_ajax");
    circle.play(&["* rolled S6 -2"]).has_army(1, "captain_ajax");
}

// rules: GROO-ATTACK-16
#[test]
fn captain_ajax_runs_out_of_a_battle() {
    let scene = Scene::turn(2)
        .groo(1)
        .hand(1, "cheese_dip")
        .town(1, "residence");
    let both = clash(scene.clone().army(0, "bowmen captain_ajax"));
    let both = both.play(&["1 wild cheese_dip +1"]);
    fought(both, 2, 0).awaits(1);
    let alone = clash(scene.army(0, "captain_ajax")).play(&["1 wild cheese_dip +1"]);
    let alone = alone.saw(Open::BattleFellApart).is_at(Stage::Roll);
    alone
        .has_town(1, "residence")
        .has_discarded("cheese_dip captain_ajax");
}
