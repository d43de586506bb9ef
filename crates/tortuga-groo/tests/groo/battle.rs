//! The battle itself: totals, the order of things, and who leaves before.

use crate::attack::{battle, fought, phase};
use crate::common::{SECOND, Scene};
use tortuga_core::{Seat, Viewer};
use tortuga_groo::{Heard, Open, Refusal, Stage};

#[test]
fn groo_attack_08_values_then_doubling_then_troops_then_buildings_then_wild_cards() {
    let start = || {
        phase(3)
            .town(0, "military_stable blacksmith watchtower")
            .army(0, "cavalry cavalry minstrel")
            .town(1, "blacksmith watchtower castle")
            .army(1, "bowmen pikemen")
    };
    // 2 doubled is 4, and one more for the stable: not 3 doubled. A blacksmith
    // is no help in defence, nor is a watchtower in an attack.
    let one = battle(start(), 1, "cavalry minstrel", "pikemen");
    one.saw(fought(2 + 2 + 1 + 1, 1 + 1 + 3));
    // Only the strongest is doubled; each of the two gets the stable's bonus.
    let both = battle(start(), 1, "cavalry cavalry minstrel", "bowmen pikemen");
    both.saw(fought(2 + 2 + 2 + 2 + 1, 2 + 1 + 1 + 3));
    // Without a Troop to double; and a defence of Buildings alone.
    battle(start(), 1, "minstrel", "").saw(fought(1, 3));

    // War Drums come last, on either side.
    for (side, totals) in [("attacker", fought(9, 5)), ("defender", fought(6, 8))] {
        let drums = format!("2 wild war_drums {side}");
        let scene = battle(
            start().hand(2, "war_drums"),
            1,
            "cavalry minstrel",
            "pikemen",
        );
        scene.play(&[&drums]).saw(totals);
    }

    // A Building of this turn adds nothing yet.
    let fresh = phase(2)
        .army(0, "cavalry")
        .fresh(0, "military_stable blacksmith");
    battle(fresh.fresh(1, "castle"), 1, "cavalry", "").saw(fought(2, 0));
}

#[test]
fn groo_attack_08_buildings_add_up_and_two_drummers_double_once() {
    let scene = Scene::turn_on(&SECOND, &[("seats", "2")])
        .stage(Stage::Attack)
        .town(0, "armoury armoury training_ground")
        .army(0, "militia militia drummer drummer")
        .town(1, "wall wall");
    let scene = battle(scene, 1, "militia militia drummer drummer", "");
    scene.saw(fought(1 + 1 + 1 + (2 + 2) + (2 + 2), 3 + 3));
}

#[test]
fn groo_attack_08_a_wild_card_counts_in_its_own_battle_only() {
    let scene = Scene::turn_on(&SECOND, &[("seats", "2")]).stage(Stage::Attack);
    let scene = scene.army(0, "militia spearmen").hand(1, "war_cry");
    let scene = battle(scene, 1, "militia", "").play(&["1 wild war_cry defender"]);
    let scene = scene.saw(fought(1, 4)).is_at(Stage::Attack);
    battle(scene, 1, "spearmen", "").saw(fought(2, 0));
}

#[test]
fn groo_attack_12_all_committed_troops_are_discarded_whoever_won() {
    for (defenders, loss) in [("arcadio", true), ("bowmen", false), ("dragon", false)] {
        let scene = phase(2)
            .army(0, "bowmen")
            .army(1, defenders)
            .town(1, "library");
        let mut scene = battle(scene, 1, "bowmen", defenders);
        if loss {
            // Not before the losses are chosen.
            assert_eq!(scene.state.committed(Seat(0)), scene.cards("bowmen"));
            scene = scene.play(&["1 lose library"]);
        }
        let library = if loss { "library" } else { "" };
        let troops = scene.cards("bowmen");
        let scene = scene.saw(Open::TroopsSpent {
            seat: Seat(0),
            troops,
        });
        let scene = scene.has_army(0, "").has_army(1, "");
        scene.has_discarded(&format!("{library} bowmen {defenders}"));
    }
}

#[test]
fn groo_attack_14_the_attackers_town_does_not_suffer() {
    let scene = phase(2)
        .army(0, "arcadio")
        .town(0, "residence library")
        .army(1, "dragon");
    let scene = battle(scene.town(1, "tavern"), 1, "arcadio", "dragon").saw(fought(1, 5));
    let scene = scene.is_at(Stage::Roll).has_town(0, "residence library");
    scene.has_town(1, "tavern").has_points(&[2, 1]);
}

#[test]
fn groo_attack_15_the_order_of_a_battle() {
    let scene = phase(3)
        .army(0, "arcadio bowmen")
        .army(1, "pikemen")
        .town(1, "barracks library");
    let scene = scene.hand(2, "war_drums cheese_dip");
    let scene = scene.refuses("0 commit bowmen", Refusal::CommitNotNow);
    let (scene, announced) = story(scene, &["0 attack +1", "0 commit arcadio"]);
    let scene = scene.refuses("0 attack +2", Refusal::OnlyCommitting);
    let (scene, stand) = story(scene, &["0 commit bowmen", "0 done", "1 commit pikemen"]);
    let scene = scene.refuses("1 wild cheese_dip +1", Refusal::WildInBetween);
    let (scene, answers) = story(scene, &["1 done", "2 wild war_drums attacker", "2 done"]);
    let scene = scene.refuses("1 wild cheese_dip +1", Refusal::WildInBetween);
    let (scene, end) = story(scene, &["1 lose barracks", "1 lose library"]);

    assert_eq!(announced, ["attack-announced", "troop-committed"]);
    assert_eq!(stand, ["troop-committed", "troop-committed"]);
    let [window, again] = ["window-opened", "window-opened"];
    assert_eq!(
        answers,
        [
            window,
            "wild-played",
            again,
            "window-closed",
            "battle-fought"
        ]
    );
    assert_eq!(
        end,
        [
            "building-lost",
            "building-lost",
            "troops-spent",
            "troops-spent"
        ]
    );
    scene.is_at(Stage::Roll);
}

/// What a spectator hears of these actions, in one word each.
fn story(mut scene: Scene, actions: &[&str]) -> (Scene, Vec<String>) {
    let mut words = Vec::new();
    for action in actions {
        scene = scene.play(&[action]);
        words.extend(scene.heard(Viewer::Spectator).into_iter().map(word));
    }
    (scene, words)
}

/// The name of what was heard, as it is written in a record of it.
fn word(heard: Heard) -> String {
    let value = serde_json::to_value(heard).expect("an event can be written");
    let value = value.get("open").unwrap_or(&value);
    let name = value.as_object().and_then(|fields| fields.keys().next());
    name.map_or_else(|| value.to_string(), Clone::clone)
}

#[test]
fn groo_attack_16_who_leaves_before_the_totals_does_not_count() {
    // Groo is with seat 2; seat 1, who defends, can send him anywhere.
    let start = || {
        phase(3)
            .groo(2)
            .army(0, "bowmen captain_ajax")
            .army(1, "pikemen")
            .town(1, "library")
            .hand(1, "cheese_dip")
            .hand(2, "war_drums")
    };
    let scene = battle(start(), 1, "bowmen captain_ajax", "pikemen").awaits(1);
    let scene = scene.play(&["1 wild cheese_dip +1"]).has_groo(0).awaits(2);
    // A card was played, so whoever holds one is asked once more.
    let scene = scene.play(&["2 done"]).awaits(2).play(&["2 done"]);
    scene.saw(fought(2, 2)).has_town(1, "library");

    // No attacker is left: the battle is over, and nobody else is asked.
    let scene = battle(start(), 1, "captain_ajax", "pikemen");
    let scene = scene
        .play(&["1 wild cheese_dip +1"])
        .saw(Open::BattleFellApart);
    let scene = scene
        .has_window(None)
        .is_at(Stage::Roll)
        .has_town(1, "library");
    let scene = scene.has_discarded("captain_ajax cheese_dip pikemen");
    scene
        .has_army(0, "bowmen")
        .has_army(1, "")
        .has_hand(2, "war_drums");

    // The defender's Captain runs away as well.
    let scene = phase(3)
        .army(0, "arcadio")
        .army(1, "captain_ajax")
        .hand(2, "cheese_dip");
    let scene = battle(scene, 1, "arcadio", "captain_ajax");
    scene
        .play(&["2 wild cheese_dip +1"])
        .has_groo(1)
        .saw(fought(1, 0));
}

#[test]
fn groo_attack_16_a_fray_ends_the_battle_and_spends_who_survived_it() {
    let scene = phase(3)
        .army(0, "bowmen")
        .army(1, "chakall arcadio")
        .town(1, "library");
    let scene = battle(scene.hand(2, "a_fray"), 1, "bowmen", "chakall arcadio");
    let scene = scene.play(&["2 wild a_fray"]).saw(Open::BattleFellApart);
    let scene = scene
        .is_at(Stage::Roll)
        .has_town(1, "library")
        .has_army(1, "");
    scene.has_discarded("bowmen chakall arcadio a_fray");
}
