//! The cards: what holds for all of them, and every single kind by its name.

mod buildings;
mod dice_buildings;
mod groo_effects;
mod troops;
mod wild_cards;

use crate::common::{STANDARD, Scene};
use tortuga_core::Seat;
use tortuga_groo::{Open, Refusal, Stage};

/// Seat 0 attacks seat 1 with his whole army, and the whole army of seat 1
/// defends; then the Battle window opens.
#[track_caller]
fn clash(scene: Scene) -> Scene {
    let mut scene = scene.stage(Stage::Attack).play(&["0 attack +1"]);
    for seat in [0, 1] {
        let edition = scene.edition();
        let army: Vec<_> = edition.each(scene.state.army(Seat(seat))).collect();
        for kind in &army {
            scene = scene.play(&[&format!("{seat} commit {}", edition.print(*kind).id)]);
        }
        if seat == 0 || !army.is_empty() {
            scene = scene.play(&[&format!("{seat} done")]);
        }
    }
    scene
}

/// The battle has just been fought with these totals.
#[track_caller]
fn fought(scene: Scene, attack: u16, defence: u16) -> Scene {
    scene.saw(Open::BattleFought { attack, defence })
}

// ---- what holds for all cards

#[test]
fn groo_card_01_the_text_of_a_card_beats_the_rules() {
    // The limit is five cards, but a Library says six; a Troop costs what is
    // printed on it, but a Barracks says less.
    let scene = Scene::dice(2, "L1")
        .town(0, "barracks library")
        .hand(0, "bowmen");
    let scene = scene
        .hand(0, "castle temple dragon sage")
        .play(&["0 play bowmen"]);
    let scene = scene
        .has_army(0, "bowmen")
        .play(&["0 done", "0 draw", "* drew farm"]);
    scene.awaits_luck().play(&["* drew baker"]).awaits(1);
}

#[test]
fn groo_card_02_only_whoever_uses_the_dice_plays_from_the_hand() {
    let hand = "residence bowmen clumsy_oaf";
    let early = Scene::turn(2).hand(0, hand).army(0, "pikemen");
    for stage in [Stage::Discard, Stage::Attack] {
        let scene = early.clone().stage(stage).pool("S1 L2 G1");
        for card in ["play residence", "play bowmen", "groo clumsy_oaf"] {
            let text = format!("0 {card}");
            assert!(!scene.legal(0).contains(&card.to_owned()));
            scene.clone().refuses(&text, Refusal::NotUsingDice);
        }
    }
    let cards = ["0 play residence", "0 play bowmen", "0 groo clumsy_oaf"];
    Scene::dice(2, "S1 L2 G1")
        .hand(0, hand)
        .groo(1)
        .play(&cards);
    let leftover = Scene::dice(2, "S1 L2 G1").active(1).user(0).groo(1);
    leftover.hand(0, hand).play(&cards);
}

#[test]
fn groo_card_03_a_fresh_building_has_no_effect_of_any_sort() {
    // Abilities.
    let all = "tavern pawnshop marketplace government_building farm guildhall wizards_keep";
    let scene = Scene::dice(2, "K1 S2 L1 G1").discard_pile("castle");
    scene.clone().fresh(0, all).offers(0, &["done"]);
    assert_eq!(scene.town(0, all).legal(0).len(), 19);
    // What others pay, what the own Troops cost, how many cards are drawn.
    let temple = Scene::dice(2, "G1").groo(1).hand(0, "clumsy_oaf");
    temple.fresh(1, "temple").play(&["0 groo clumsy_oaf"]);
    let barracks = Scene::dice(2, "L1").fresh(0, "barracks").hand(0, "bowmen");
    barracks.refuses("0 play bowmen", Refusal::CannotPay);
    let library = Scene::turn(2).fresh(0, "library");
    assert_eq!(library.state.hand_limit(Seat(0)), 5);
    // What Buildings do in a battle.
    let scene = Scene::turn(2).army(0, "cavalry").army(1, "cavalry");
    let scene = scene
        .fresh(0, "blacksmith military_stable")
        .fresh(1, "castle watchtower");
    fought(clash(scene), 2, 2);
}

#[test]
fn groo_card_03_it_works_when_the_game_turn_is_over() {
    // Seat 1 builds a Pawnshop in the Leftover Phase: not this turn, but the next.
    let scene = Scene::dice(2, "K1 L2").user(1).hand(1, "pawnshop");
    let scene = scene.play(&["1 play pawnshop"]).offers(1, &["done"]);
    let scene = scene.refuses("1 use pawnshop labor kopins", Refusal::Idle);
    let scene = scene.play(&["1 done", "0 done", "1 done", "1 done", "* rolled L6 0"]);
    scene
        .play(&["1 use pawnshop labor kopins"])
        .has_pool("K1 L5");
}

#[test]
fn groo_card_04_points_and_bonus_points_count_at_once() {
    let scene = Scene::dice(2, "S1 L3").town(0, "residence butcher candlestick_maker");
    let scene = scene.hand(0, "residence baker").has_points(&[3, 0]);
    let scene = scene.play(&["0 play residence"]).has_points(&[6, 0]);
    scene.play(&["0 play baker"]).has_points(&[10, 0]);
}

#[test]
fn groo_card_05_a_troop_works_as_soon_as_it_is_in_play() {
    // Chakall saves the army, and Arcadio the town, in the turn they come.
    let scene = Scene::dice(2, "K1 S2 G3")
        .army(0, "bowmen")
        .town(0, "library");
    let scene = scene.hand(0, "chakall arcadio panic_in_the_ranks clumsy_oaf");
    let scene = scene.play(&["0 play chakall", "0 groo panic_in_the_ranks"]);
    let scene = scene
        .has_army(0, "chakall bowmen")
        .play(&["0 play arcadio"]);
    scene.play(&["0 groo clumsy_oaf"]).has_town(0, "library");
}

#[test]
fn groo_card_06_every_card_is_over_before_the_next_begins() {
    // Wandering brings Groo to seat 1; Rampage waits until seat 1 has chosen;
    // the second Wandering cannot save anything any more.
    let scene = Scene::dice(3, "G4").town(1, "castle residence baker");
    let scene = scene.hand(0, "wandering wandering rampage");
    let scene = scene.play(&["0 groo wandering +1"]).has_groo(1);
    let scene = scene.play(&["0 groo rampage"]).awaits(1);
    let waits = Refusal::NotYourTurn {
        seat: Seat(0),
        rule: tortuga_core::RuleId("GROO-CARD-08"),
    };
    let scene = scene.refuses("0 groo wandering +1", waits);
    let scene = scene.play(&["1 lose castle", "0 groo wandering +1"]);
    scene.has_groo(2).has_town(1, "residence baker");
}

#[test]
fn groo_card_07_an_effect_hits_groos_town_whosever_it_is() {
    let towns = |groo| {
        let scene = Scene::dice(3, "G1").groo(groo).hand(0, "clumsy_oaf");
        scene.town(0, "residence").town(1, "baker").town(2, "farm")
    };
    for (groo, lost) in [(0, "residence"), (1, "baker"), (2, "farm")] {
        let scene = towns(groo).play(&["0 groo clumsy_oaf"]).awaits(groo);
        let scene = scene.offers(groo, &[&format!("lose {lost}")]);
        scene
            .play(&[&format!("{groo} lose {lost}")])
            .has_town(groo, "");
    }
    // In vain: it is paid and discarded all the same.
    let scene = Scene::dice(3, "G4 L1")
        .groo(1)
        .hand(0, "clumsy_oaf groo_enlists");
    let scene = scene.hand(0, "empty_larder").play(&["0 groo clumsy_oaf"]);
    let scene = scene.play(&["0 groo groo_enlists", "0 groo empty_larder"]);
    scene
        .awaits(0)
        .has_pool("G1 L1")
        .has_discarded("clumsy_oaf groo_enlists empty_larder");
}

#[test]
fn groo_card_08_the_owner_chooses_by_the_loss_rule() {
    let scene = Scene::dice(2, "G2").groo(1).hand(0, "rampage");
    let scene = scene.town(1, "residence residence library castle");
    let scene = scene.play(&["0 groo rampage"]).awaits(1);
    // Two points: the Castle, or any two small ones, however much they count.
    let scene = scene.offers(1, &["lose castle", "lose residence"]);
    let misses = Refusal::LossMissesSum { due: 2 };
    let scene = scene.refuses("1 lose library", misses);
    let two = scene.play(&["1 lose residence"]);
    let two = two.offers(1, &["lose residence", "lose library"]);
    two.play(&["1 lose library"])
        .has_town(1, "residence castle")
        .awaits(0);
}

#[test]
fn groo_card_09_a_card_that_is_given_up_must_be_in_play() {
    let scene = Scene::dice(2, "L1").discard_pile("castle");
    let held = scene.clone().hand(0, "wizards_keep");
    held.offers(0, &["done"])
        .refuses("0 recover castle", Refusal::NotInTown);
    let built = scene.town(0, "wizards_keep").play(&["0 recover castle"]);
    built.has_hand(0, "castle").has_discarded("wizards_keep");
}

#[test]
fn groo_card_10_a_group_is_safe_where_chakall_stands() {
    // Chakall stays at home, the Bowmen march: A Fray takes the committed ones.
    let scene = Scene::turn(3)
        .stage(Stage::Attack)
        .army(0, "chakall pikemen bowmen bowmen");
    let march = scene.clone().hand(2, "a_fray");
    let march = march.play(&["0 attack +1", "0 commit bowmen", "0 done", "2 wild a_fray"]);
    march
        .saw(Open::BattleFellApart)
        .has_army(0, "chakall pikemen bowmen");
    // Chakall marches: now those at home fall, and she is spent by the battle.
    let march = scene.hand(2, "a_fray");
    let march = march.play(&[
        "0 attack +1",
        "0 commit chakall",
        "0 commit bowmen",
        "0 done",
    ]);
    let march = fought(march.play(&["2 wild a_fray"]), 7, 0).has_army(0, "");
    march.has_discarded("chakall pikemen bowmen bowmen a_fray");
}

#[test]
fn groo_card_11_another_residence_counts_in_the_same_town_only() {
    let apart = Scene::turn(3).town(0, "residence").town(1, "residence");
    apart
        .has_points(&[1, 1, 0])
        .town(0, "residence")
        .has_points(&[4, 1, 0]);
}

#[test]
fn groo_card_12_points_are_the_buildings_and_nothing_else() {
    let scene = Scene::turn(2).town(0, "castle library").fresh(0, "temple");
    let scene = scene.army(0, "dragon").hand(0, "farm").has_points(&[5, 0]);
    scene
        .town(1, "residence residence residence")
        .has_points(&[5, 6]);
}

// ---- no kind is without a test

/// The names of all tests in this folder.
fn tests() -> Vec<String> {
    let sources = [
        include_str!("cards/buildings.rs"),
        include_str!("cards/dice_buildings.rs"),
        include_str!("cards/groo_effects.rs"),
        include_str!("cards/troops.rs"),
        include_str!("cards/wild_cards.rs"),
    ];
    let after = sources
        .iter()
        .flat_map(|source| source.split("#[test]\nfn ").skip(1));
    let names = after.filter_map(|rest| rest.split('(').next());
    names.map(|name| format!("_{name}_")).collect()
}

#[test]
fn every_kind_of_card_has_a_test_with_its_name() {
    let tests = tests();
    let named = |id: &str| tests.iter().any(|name| name.contains(&format!("_{id}_")));
    let ids = STANDARD.kinds.iter().map(|print| print.id.as_str());
    let untested: Vec<&str> = ids.filter(|id| !named(id)).collect();
    assert!(untested.is_empty(), "no test names {untested:?}");
    assert_eq!(STANDARD.kinds.len(), 43);
}
