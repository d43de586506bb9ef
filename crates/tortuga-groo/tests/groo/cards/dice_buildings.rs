//! Buildings that do something for whoever uses the dice: once for each copy
//! and game turn, not when fresh, not from the hand.

use crate::common::{STANDARD, Scene};
use tortuga_core::Seat;
use tortuga_groo::{Heard, Open, Refusal, Symbol, Window};

/// What each of these abilities needs to be used, and one use of it.
const USES: [(&str, &str); 7] = [
    ("tavern", "use tavern +1"),
    ("pawnshop", "use pawnshop groo labor"),
    ("marketplace", "use marketplace 1"),
    ("government_building", "use government_building labor"),
    ("farm", "use farm supplies"),
    ("guildhall", "use guildhall labor"),
    ("wizards_keep", "recover castle"),
];

/// Seat 0 uses the dice, with everything there that any ability needs.
fn rich() -> Scene {
    Scene::dice(3, "K1 S3 L1 G1").discard_pile("castle")
}

#[test]
fn an_ability_needs_a_working_building_in_the_own_town() {
    for (building, ability) in USES {
        let action = format!("0 {ability}");
        let standing = rich().town(0, building);
        assert!(standing.legal(0).contains(&ability.to_owned()));
        standing.play(&[&action]);
        let held = rich().hand(0, building).town(1, "residence");
        held.refuses(&action, Refusal::NotInTown);
        rich()
            .town(1, building)
            .refuses(&action, Refusal::NotInTown);
        rich().fresh(0, building).refuses(&action, Refusal::Idle);
    }
}

// rules: GROO-LEFT-03
#[test]
fn in_the_leftover_phase_only_the_pawnshop_can_be_used() {
    for (building, ability) in USES {
        let scene = rich().active(1).user(0).town(0, building);
        let action = format!("0 {ability}");
        if building == "pawnshop" {
            scene.play(&[&action]).has_pool("K1 S3 L2");
        } else {
            let scene = scene.offers(0, &["done"]);
            scene.refuses(&action, Refusal::OwnConstructionOnly);
        }
    }
}

#[test]
fn an_ability_is_used_once_and_again_in_the_next_game_turn() {
    for (building, ability) in &USES[1..6] {
        let action = format!("0 {ability}");
        let used = rich().town(0, building).play(&[&action]);
        let used = used.refuses(&action, Refusal::Idle).offers(0, &["done"]);
        assert_eq!(STANDARD.print(used.kind(building)).count, 1);
        // Once round the table.
        let turn = [
            "1 done",
            "1 done",
            "* rolled S6 0",
            "1 done",
            "2 done",
            "0 done",
            "1 done",
        ];
        let used = used.pool("").play(&["0 done", "0 done"]).play(&turn);
        let used = used.play(&[
            "2 done",
            "2 done",
            "* rolled S6 0",
            "2 done",
            "0 done",
            "1 done",
        ]);
        let used = used.play(&["2 done", "0 done", "0 done", "* rolled K1 S3 L1 G1 0"]);
        used.play(&[&action]);
    }
}

#[test]
fn tavern_sends_groo_away_for_supplies() {
    let scene = Scene::dice(4, "S2")
        .town(0, "tavern")
        .army(1, "captain_ajax");
    let scene = scene.offers(0, &["done", "use tavern +1", "use tavern -1"]);
    scene
        .clone()
        .play(&["0 use tavern -1"])
        .has_groo(3)
        .has_pool("S1");
    // He comes to the next town like any other guest, and others may answer.
    let answered = scene.hand(2, "cheese_dip").play(&["0 use tavern +1"]);
    let answered = answered
        .has_groo(1)
        .has_army(1, "")
        .has_discarded("captain_ajax");
    let answered = answered.has_window(Some(Window::Effect)).awaits(2);
    // Back again: this Tavern is used, another one would not be.
    let back = answered.play(&["2 wild cheese_dip +3"]).has_groo(0);
    let back = back.refuses("0 use tavern +1", Refusal::Idle);
    back.town(0, "tavern")
        .play(&["0 use tavern +1"])
        .has_groo(1)
        .has_pool("");
}

#[test]
fn tavern_needs_groo_and_its_price() {
    let scene = Scene::dice(3, "S1").town(0, "tavern");
    scene
        .clone()
        .groo(1)
        .refuses("0 use tavern +1", Refusal::GrooElsewhere);
    let poor = scene.clone().pool("K2 L2").offers(0, &["done"]);
    poor.refuses("0 use tavern +1", Refusal::AbilityTooDear);
    // A private symbol pays before a die.
    scene
        .private("S1")
        .play(&["0 use tavern +1"])
        .has_pool("S1")
        .has_private("");
    // With two players both ways lead to the same town.
    let two = Scene::dice(2, "S1")
        .town(0, "tavern")
        .offers(0, &["done", "use tavern +1"]);
    two.refuses("0 use tavern -1", Refusal::SameTown);
}

// rules: GROO-DX-21
#[test]
fn pawnshop_turns_any_die_to_anything_but_a_groo_head() {
    let all = Scene::dice(2, "K1 S1 L1 G1").town(0, "pawnshop");
    let turns = all
        .legal(0)
        .into_iter()
        .filter(|text| text.starts_with("use"));
    assert_eq!(turns.count(), 9);
    let all = all.refuses("0 use pawnshop kopins groo", Refusal::NotInDeck);
    let all = all.refuses("0 use pawnshop kopins kopins", Refusal::NotInDeck);
    let symbol = Symbol::Groo;
    let none = all.clone().pool("K1");
    none.refuses("0 use pawnshop groo labor", Refusal::NoSuchDie { symbol });
    // The die stays turned for whoever gets it later.
    let turned = all
        .hand(1, "blacksmith")
        .play(&["0 use pawnshop groo kopins", "0 done"]);
    turned.has_pool("K2 S1 L1").play(&["1 play blacksmith"]);
    // At a chance in the Leftover Phase: Labor becomes the Kopins of a Blacksmith.
    let chance = Scene::dice(3, "L1")
        .user(1)
        .town(1, "pawnshop")
        .hand(1, "blacksmith");
    let chance = chance.play(&["1 use pawnshop labor kopins", "1 play blacksmith"]);
    chance.has_pool("").play(&["1 done"]).awaits(0);
}

#[test]
fn marketplace_turns_one_or_two_supplies_to_kopins() {
    let scene = Scene::dice(2, "S3 L1").town(0, "marketplace");
    let scene = scene.offers(0, &["done", "use marketplace 1", "use marketplace 2"]);
    let scene = scene.refuses("0 use marketplace 3", Refusal::NotInDeck);
    scene
        .clone()
        .play(&["0 use marketplace 2"])
        .has_pool("K2 S1 L1");
    let one = scene
        .pool("S1 L3")
        .offers(0, &["done", "use marketplace 1"]);
    let symbol = Symbol::Supplies;
    let one = one.refuses("0 use marketplace 2", Refusal::NoSuchDie { symbol });
    // A private symbol is no die.
    one.pool("L3").private("S2").offers(0, &["done"]);
}

#[test]
fn government_building_doubles_what_a_die_shows() {
    let scene = Scene::dice(2, "K1 L2 G1").town(0, "government_building");
    let uses = [
        "use government_building kopins",
        "use government_building labor",
    ];
    let scene = scene.offers(0, &["done", uses[0], uses[1]]);
    let symbol = Symbol::Supplies;
    let scene = scene.private("S1");
    let none = Refusal::NoSuchDie { symbol };
    let scene = scene.refuses("0 use government_building supplies", none);
    let scene = scene.refuses("0 use government_building groo", Refusal::NotInDeck);
    let scene = scene.play(&["0 use government_building labor"]);
    scene.has_pool("K1 L2 G1").has_private("S1 L1");
}

// rules: GROO-BUILD-09 GROO-DX-22
#[test]
fn farm_and_guildhall_give_a_symbol_that_cannot_be_passed_on() {
    let scene = Scene::dice(2, "L1")
        .town(0, "farm guildhall")
        .hand(0, "pikemen");
    let scene = scene.offers(
        0,
        &[
            "done",
            "play pikemen",
            "use farm supplies",
            "use guildhall labor",
        ],
    );
    let scene = scene.play(&["0 use farm supplies", "0 use guildhall labor"]);
    let scene = scene.has_private("S1 L1").has_pool("L1");
    // What is private is spent first; the rest vanishes, and the die goes on.
    let scene = scene
        .play(&["0 play pikemen"])
        .has_private("S1")
        .has_pool("L1");
    let scene = scene.hand(1, "peasant_mob pikemen").play(&["0 done"]);
    scene
        .has_private("")
        .has_pool("L1")
        .offers(1, &["done", "play pikemen"]);
}

#[test]
fn wizards_keep_is_given_up_for_a_card_of_the_discard_pile() {
    let scene = Scene::dice(2, "K1").town(0, "wizards_keep residence");
    let scene = scene
        .hand(0, "castle temple farm baker dragon")
        .has_points(&[3, 0]);
    // Nothing to take: an Event and another Keep do not count.
    let scene = scene.discard_pile("groo_is_dead").offers(0, &["done"]);
    let scene = scene.refuses("0 recover sage", Refusal::NotInDiscardPile);
    let scene = scene.refuses("0 recover groo_is_dead", Refusal::NotInDeck);
    let scene = scene.refuses("0 recover wizards_keep", Refusal::NotInDeck);
    let scene = scene.discard_pile("sage cheese_dip cheese_dip");
    let scene = scene.offers(0, &["done", "recover sage", "recover cheese_dip"]);
    // The hand may grow beyond its limit, and what came can be played at once.
    let scene = scene.play(&["0 recover sage"]).has_points(&[1, 0]);
    let recovered = Open::CardRecovered {
        seat: Seat(0),
        kind: scene.kind("wizards_keep"),
        recovered: scene.kind("sage"),
    };
    let scene = scene
        .saw(recovered)
        .has_hand(0, "castle temple farm baker dragon sage");
    let everybody = scene.heard(tortuga_core::Viewer::Spectator);
    assert_eq!(everybody, [Heard::Open(recovered)]);
    let scene = scene.has_discarded("wizards_keep cheese_dip cheese_dip groo_is_dead");
    scene
        .play(&["0 play sage"])
        .has_army(0, "sage")
        .offers(0, &["done"]);
}
