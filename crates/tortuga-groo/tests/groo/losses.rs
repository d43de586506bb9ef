//! What a town loses in a battle: the loss rule.

use crate::attack::{battle, fought, phase};
use crate::common::{SECOND, STANDARD, Scene};
use tortuga_core::RuleId;
use tortuga_groo::{Edition, Refusal, Stage};

#[test]
fn groo_attack_09_no_building_is_lost_unless_the_attacker_is_stronger() {
    for (defenders, lost) in [
        ("arcadio bowmen", false),
        ("bowmen", false),
        ("arcadio", true),
    ] {
        let scene = phase(2)
            .army(0, "bowmen")
            .town(1, "library")
            .army(1, defenders);
        let scene = battle(scene, 1, "bowmen", defenders);
        assert_eq!(
            scene.state.table.choice.is_some(),
            lost,
            "2 against {defenders}"
        );
        if lost {
            scene.awaits(1).may_lose(1, &["library"]);
        } else {
            scene.is_at(Stage::Roll).has_town(1, "library");
        }
    }
}

#[test]
fn groo_attack_10_as_many_points_as_possible_and_no_more_than_d() {
    let scene = |town: &str| {
        let scene = phase(2).army(0, "arcadio bowmen").town(1, town);
        battle(scene, 1, "bowmen", "")
    };
    let (one, two) = ("residence library", "government_building");
    let misses = |due| Refusal::LossMissesSum { due };
    let both = scene(&format!("{one} {two}")).may_lose(1, &[one, two]);
    let rule = RuleId("GROO-ATTACK-10");
    let both = both
        .refuses("1 done", Refusal::LossesFirst { rule })
        .refuses("1 lose tavern", Refusal::LossNotThere { rule })
        .refuses("1 lose library", misses(2))
        .play(&["1 lose residence"])
        .refuses("1 lose government_building", misses(1));
    both.play(&["1 lose library"])
        .has_town(1, two)
        .is_at(Stage::Roll);
    let small = scene("residence government_building").may_lose(1, &[two]);
    small
        .refuses("1 lose residence", misses(2))
        .play(&["1 lose government_building"]);
    let none = phase(2).army(0, "arcadio").town(1, two);
    battle(none, 1, "arcadio", "")
        .is_at(Stage::Roll)
        .has_town(1, two);

    losses_agree(
        &STANDARD,
        &[
            "arcadio",
            "bowmen",
            "arcadio bowmen",
            "bowmen bowmen",
            "dragon",
            "arcadio dragon",
            "bowmen dragon",
        ],
        &[
            "",
            "residence residence residence library",
            "government_building wizards_keep temple",
            "residence blacksmith tavern tavern government_building temple",
            "residence residence government_building barracks",
        ],
    );
    losses_agree(
        &SECOND,
        &[
            "militia",
            "spearmen",
            "hermit",
            "militia hermit",
            "spearmen hermit",
            "mercenaries",
            "giant",
        ],
        &[
            "mint great_hall",
            "bakehouse mint archive archive",
            "well well mint great_hall",
        ],
    );
}

/// Town against town, attack against attack: what may be lost is what the
/// plain rule says.
fn losses_agree(edition: &'static Edition, attacks: &[&str], towns: &[&str]) {
    for (town, (most, attackers)) in towns
        .iter()
        .flat_map(|town| (1..).zip(attacks).map(move |attack| (town, attack)))
    {
        let scene = Scene::turn_on(edition, &[("seats", "2")]).stage(Stage::Attack);
        let scene = scene.town(1, town).army(0, attackers);
        let scene = battle(scene, 1, attackers, "").saw(fought(most.into(), 0));
        let found = scene.ways(1, |state| state.table.choice.is_some());
        assert_eq!(
            found,
            largest_sets(edition, town, most),
            "{town} against {most}"
        );
    }
}

/// The loss rule said plainly: of all sets within D those with the largest sum.
fn largest_sets(edition: &Edition, town: &str, most: u8) -> Vec<String> {
    let ids: Vec<&str> = town.split_whitespace().collect();
    let vp = |id: &str| {
        edition
            .print(edition.kind(id).expect("a card of the deck"))
            .vp
    };
    let sets = (0..1_usize << ids.len()).map(|bits| {
        let chosen = ids.iter().enumerate();
        let chosen = chosen.filter(|&(place, _)| bits & 1 << place != 0);
        let chosen: Vec<&str> = chosen.map(|(_, &id)| id).collect();
        (chosen.iter().map(|id| vp(id)).sum::<u8>(), chosen.join(" "))
    });
    let within: Vec<(u8, String)> = sets.filter(|&(sum, _)| sum <= most).collect();
    let largest = within.iter().map(|&(sum, _)| sum).max();
    let best = within.into_iter().filter(|&(sum, _)| Some(sum) == largest);
    let mut best: Vec<String> = best.map(|(_, set)| set).collect();
    best.sort();
    best.dedup();
    best
}

#[test]
fn groo_attack_11_printed_points_count_and_bonuses_end_at_once() {
    let scene = phase(2)
        .army(0, "bowmen")
        .town(1, "butcher baker candlestick_maker");
    let scene = battle(scene.has_points(&[0, 6]), 1, "bowmen", "");
    let scene = scene.may_lose(
        1,
        &[
            "butcher baker",
            "butcher candlestick_maker",
            "baker candlestick_maker",
        ],
    );
    // The first is gone, and the bonus of the others with it; one is still due.
    let scene = scene
        .play(&["1 lose butcher"])
        .has_points(&[0, 2])
        .awaits(1);
    scene.play(&["1 lose baker"]).has_points(&[0, 1]);
}

#[test]
fn groo_attack_13_a_destroyed_building_comes_back_with_the_discard_pile() {
    let scene = phase(2)
        .army(0, "bowmen")
        .town(1, "government_building")
        .pile_only("");
    let scene = battle(scene, 1, "bowmen", "").play(&["1 lose government_building"]);
    let there = scene.state.table.discard;
    assert_eq!(
        scene
            .edition()
            .copies(there, scene.kind("government_building")),
        1
    );
    let scene = scene.play(&["* rolled K1 S2 L2 G1 0", "0 done", "1 done", "0 draw"]);
    assert!(
        scene
            .chances()
            .contains(&("drew government_building".to_owned(), 1))
    );
}
