//! Phase 3: who attacks whom, and with what.

use crate::common::{SECOND, Scene};
use tortuga_core::{RuleId, Seat, Viewer};
use tortuga_groo::{DrawPhase, Heard, Open, Refusal, Stage, Window};

const ROLL: &str = "* rolled K1 S2 L2 G1 0";

/// Phase 3 of seat 0.
pub(crate) fn phase(seats: u8) -> Scene {
    Scene::turn(seats).stage(Stage::Attack)
}

/// Seat 0 attacks the seat at this offset with these Troops; those defend.
#[track_caller]
pub(crate) fn battle(scene: Scene, offset: u8, attackers: &str, defenders: &str) -> Scene {
    let scene = scene.play(&[&format!("0 attack +{offset}")]);
    let mut scene = commits(scene, 0, attackers).play(&["0 done"]);
    if scene.state.table.stage == Stage::Defend {
        scene = commits(scene, offset, defenders).play(&[&format!("{offset} done")]);
    }
    scene
}

#[track_caller]
fn commits(mut scene: Scene, seat: u8, troops: &str) -> Scene {
    for troop in troops.split_whitespace() {
        scene = scene.play(&[&format!("{seat} commit {troop}")]);
    }
    scene
}

pub(crate) fn fought(attack: u16, defence: u16) -> Open {
    Open::BattleFought { attack, defence }
}

fn not_yours(seat: u8, rule: &'static str) -> Refusal {
    let rule = RuleId(rule);
    Refusal::NotYourTurn {
        seat: Seat(seat),
        rule,
    }
}

#[test]
fn groo_attack_01_only_in_the_own_third_phase_and_only_if_one_likes() {
    let scene = Scene::turn(3)
        .army(0, "bowmen")
        .army(1, "cavalry")
        .hand(0, "tavern");
    let scene = scene
        .refuses("0 attack +1", Refusal::AttackNotNow)
        .play(&["0 done"]);
    let scene = scene
        .refuses("0 attack +1", Refusal::OnlyDrawing)
        .play(&["0 done"]);
    let scene = scene
        .is_at(Stage::Attack)
        .refuses("1 attack +1", not_yours(1, "GROO-ATTACK-01"))
        .offers(0, &["done", "attack +1", "attack +2"])
        .play(&["0 done"])
        .is_at(Stage::Roll)
        .has_army(0, "bowmen")
        .play(&[ROLL])
        .refuses("0 attack +1", Refusal::AttackNotNow)
        .play(&["0 done"])
        .refuses("1 attack +1", Refusal::AttackNotNow)
        .play(&["1 done", "2 done"]);
    let second = Stage::MayDraw(DrawPhase::Second);
    scene
        .is_at(second)
        .refuses("0 attack +1", Refusal::OnlyDrawing);
}

#[test]
fn groo_attack_02_at_most_one_attack_a_turn() {
    let rule = RuleId("GROO-BUILD-01");
    let scene = phase(3).army(0, "bowmen dragon");
    let scene = battle(scene, 1, "bowmen", "")
        .is_at(Stage::Roll)
        .has_army(0, "dragon");
    scene.refuses("0 attack +2", Refusal::LuckComesFirst { rule });
    // The number stands in the deck; the second deck has two.
    let scene = Scene::turn_on(&SECOND, &[("seats", "3")]).stage(Stage::Attack);
    let scene = battle(scene.army(0, "militia spearmen hermit"), 1, "militia", "");
    let scene = battle(scene.is_at(Stage::Attack), 2, "spearmen", "");
    scene.is_at(Stage::Roll).has_army(0, "hermit");
    // One attack has one target.
    let scene = phase(3).army(0, "bowmen").play(&["0 attack +1"]);
    scene.refuses("0 attack +2", Refusal::OnlyCommitting);
}

#[test]
fn groo_attack_03_any_troops_but_at_least_one() {
    // Without an army the phase is skipped, or over.
    let scene = Scene::turn(2)
        .town(0, "library")
        .play(&["0 done", "0 done"]);
    scene.is_at(Stage::Roll);
    let scene = phase(2).army(0, "bowmen").hand(0, "a_fray");
    scene.play(&["0 wild a_fray"]).is_at(Stage::Roll);

    let scene = phase(2)
        .army(0, "bowmen bowmen dragon minstrel")
        .play(&["0 attack +1"]);
    let scene = scene
        .offers(0, &["commit bowmen", "commit dragon", "commit minstrel"])
        .refuses("0 done", Refusal::NoAttackers)
        .refuses("0 commit chakall", Refusal::NoSuchTroop);
    // Every set of them but the empty one, each in one way only.
    let ways = scene.ways(0, |state| state.table.stage == Stage::Commit);
    let mut sets = ways.clone();
    sets.dedup();
    assert_eq!((ways.len(), sets.len()), (3 * 2 * 2 - 1, 3 * 2 * 2 - 1));
    assert!(
        sets.contains(&"minstrel".to_owned()),
        "a battle value of 0 is no obstacle"
    );
    assert!(sets.contains(&"bowmen bowmen dragon minstrel".to_owned()));
    let scene = scene
        .play(&["0 commit dragon"])
        .offers(0, &["done", "commit minstrel"]);
    scene
        .refuses("0 commit bowmen", Refusal::CommitGoesBack)
        .refuses("0 commit dragon", Refusal::NoSuchTroop);
}

#[test]
fn groo_attack_04_any_other_player_wherever_groo_is() {
    for groo in 0..4 {
        let scene = phase(4)
            .army(0, "bowmen")
            .groo(groo)
            .town(3, "tavern")
            .army(2, "dragon");
        let scene = scene.offers(0, &["done", "attack +1", "attack +2", "attack +3"]);
        for (offset, defence) in [(1, 0), (2, 5), (3, 0)] {
            let target = Seat(offset);
            let announced = scene.clone().play(&[&format!("0 attack +{offset}")]);
            announced.saw(Open::AttackAnnounced {
                attacker: Seat(0),
                target,
            });
            let all = if offset == 2 { "dragon" } else { "" };
            battle(scene.clone(), offset, "bowmen", all).saw(fought(2, defence));
        }
    }
    let offset = 3;
    let scene = phase(3)
        .army(0, "bowmen")
        .offers(0, &["done", "attack +1", "attack +2"]);
    scene.refuses("0 attack +3", Refusal::NoSuchTarget { offset });
    phase(2).army(0, "bowmen").offers(0, &["done", "attack +1"]);
}

#[test]
fn groo_attack_05_the_defender_alone_answers_and_knows_the_attackers() {
    let scene = phase(3)
        .army(0, "bowmen dragon")
        .army(1, "arcadio pikemen")
        .army(2, "cavalry");
    let scene = commits(scene.play(&["0 attack +1"]), 0, "bowmen").play(&["0 done"]);
    let scene = scene
        .is_at(Stage::Defend)
        .awaits(1)
        .offers(0, &[])
        .offers(2, &[]);
    let scene = scene
        .refuses("2 commit cavalry", not_yours(2, "GROO-ATTACK-05"))
        .refuses("0 commit dragon", not_yours(0, "GROO-ATTACK-05"))
        .refuses("1 commit cavalry", Refusal::NoSuchTroop);
    let seen = scene.view(Viewer::Seat(Seat(1))).table;
    assert_eq!((seen.target, seen.out[0]), (Seat(1), scene.cards("bowmen")));

    let ways = scene.ways(1, |state| state.table.stage == Stage::Defend);
    assert_eq!(ways, ["", "arcadio", "arcadio pikemen", "pikemen"]);
    scene
        .clone()
        .play(&["1 done"])
        .saw(fought(2, 0))
        .has_army(1, "arcadio pikemen");
    let scene = commits(scene, 1, "pikemen").play(&["1 done"]);
    scene.saw(fought(2, 2)).has_army(2, "cavalry");

    // Who has no army is not asked.
    let scene = phase(3).army(0, "bowmen").army(2, "cavalry");
    battle(scene, 1, "bowmen", "").is_at(Stage::Roll);
}

#[test]
fn groo_attack_06_one_window_for_wild_cards_before_the_totals() {
    let scene = phase(3)
        .army(0, "bowmen")
        .army(1, "arcadio")
        .hand(0, "cheese_dip")
        .hand(1, "cheese_dip")
        .hand(2, "war_drums");
    let drums = ["done", "wild war_drums attacker", "wild war_drums defender"];
    // Asked once each, beginning with the active player.
    let scene = battle(scene, 1, "bowmen", "arcadio").has_window(Some(Window::Battle));
    let scene = scene
        .awaits(0)
        .play(&["0 done"])
        .awaits(1)
        .play(&["1 done"]);
    let scene = scene
        .awaits(2)
        .offers(2, &drums)
        .play(&["2 done"])
        .saw(fought(2, 1));
    scene.has_window(None).is_at(Stage::Roll);

    // It opens without a defender too, and without anybody to answer.
    let scene = battle(phase(3).army(0, "bowmen"), 1, "bowmen", "");
    let heard = scene.heard(Viewer::Spectator);
    let opened = |one: &&Heard| **one == Heard::WindowOpened(Window::Battle);
    assert_eq!(heard.iter().filter(opened).count(), 1);
    scene
        .saw(Open::WindowClosed(Window::Battle))
        .saw(fought(2, 0));
}

#[test]
fn groo_attack_07_who_is_not_committed_stays_at_home() {
    let scene = phase(3)
        .army(0, "bowmen bowmen dragon")
        .army(1, "chakall arcadio")
        .army(2, "cavalry");
    let scene = battle(scene, 1, "bowmen", "arcadio").saw(fought(2, 1));
    let scene = scene.has_army(0, "bowmen dragon").has_army(1, "chakall");
    scene.has_army(2, "cavalry").has_discarded("bowmen arcadio");
}
