//! The six phases of a turn: their order, and who acts in them.

use crate::common::Scene;
use tortuga_core::{RuleId, Seat};
use tortuga_groo::{DrawPhase, End, Open, Refusal, Stage};

const FIRST: Stage = Stage::MayDraw(DrawPhase::First);
const SECOND: Stage = Stage::MayDraw(DrawPhase::Second);
const ROLL: &str = "* rolled K1 S2 L2 G1 0";

/// Three players; the active one has something to do in every phase.
fn busy() -> Scene {
    Scene::turn(3)
        .hand(0, "tavern watchtower pikemen")
        .hand(1, "arcadio")
        .hand(2, "residence")
        .army(0, "bowmen")
        .army(1, "cavalry")
        .town(1, "library")
}

fn not_yours(seat: u8, rule: &'static str) -> Refusal {
    let rule = RuleId(rule);
    Refusal::NotYourTurn {
        seat: Seat(seat),
        rule,
    }
}

#[test]
fn groo_phase_01_six_phases_then_the_victory_check_then_the_next_seat() {
    let turn = |scene: Scene| {
        scene
            .is_at(Stage::Discard)
            .play(&["0 discard tavern", "0 done"])
            .is_at(FIRST)
            .play(&["0 draw", "* drew farm", "* drew baker", "* drew butcher"])
            .is_at(Stage::Attack)
            .play(&[
                "0 attack +1",
                "0 commit bowmen",
                "0 done",
                "1 done",
                "1 lose library",
            ])
            .is_at(Stage::Roll)
            .play(&[ROLL])
            .is_at(Stage::Use)
            .awaits(0)
            .play(&["0 play watchtower", "0 done"])
            .is_at(Stage::Use)
            .awaits(1)
            .play(&["1 play arcadio", "1 done"])
            .is_at(Stage::Use)
            .awaits(2)
            .play(&["2 done"])
            .is_at(SECOND)
            .play(&["0 draw", "* drew temple"])
    };
    let scene = turn(busy()).has_points(&[1, 0, 0]);
    scene
        .saw(Open::TurnBegan(Seat(1)))
        .is_at(Stage::Discard)
        .awaits(1);

    // With seven points the same turn wins, and not before its last card.
    let seven = busy().town(0, "castle wizards_keep government_building");
    let scene = turn(seven).has_points(&[7, 0, 0]).is_over(End::Points);
    scene.refuses("1 done", Refusal::GameOver);
}

#[test]
fn groo_phase_02_nothing_of_an_earlier_phase_can_be_made_up_for() {
    let scene = busy()
        .refuses("0 draw", Refusal::DrawNotNow)
        .play(&["0 done"])
        .refuses("0 discard tavern", Refusal::OnlyDrawing)
        .play(&["0 done"])
        .is_at(Stage::Attack)
        .refuses("0 discard tavern", Refusal::DiscardNotNow)
        .refuses("0 draw", Refusal::DrawNotNow)
        .refuses("0 play tavern", Refusal::NotUsingDice)
        .play(&["0 done", ROLL])
        .refuses("0 discard tavern", Refusal::DiscardNotNow)
        .refuses("0 draw", Refusal::DrawNotNow)
        .refuses("0 attack +1", Refusal::AttackNotNow)
        .refuses("0 commit bowmen", Refusal::CommitNotNow);
    scene
        .play(&["0 done"])
        .refuses("0 play tavern", not_yours(0, "GROO-LEFT-01"))
        .play(&["1 done", "2 done"])
        .is_at(SECOND)
        .refuses("0 discard tavern", Refusal::OnlyDrawing)
        .refuses("0 attack +1", Refusal::OnlyDrawing)
        .refuses("0 play tavern", Refusal::OnlyDrawing);
}

#[test]
fn groo_phase_03_all_is_optional_but_the_one_roll() {
    let rule = RuleId("GROO-BUILD-01");
    let scene = busy()
        .offers(
            0,
            &[
                "done",
                "discard tavern",
                "discard watchtower",
                "discard pikemen",
            ],
        )
        .play(&["0 done", "0 done"])
        .offers(0, &["done", "attack +1", "attack +2"])
        .play(&["0 done"])
        .awaits_luck()
        .refuses("0 done", Refusal::LuckComesFirst { rule })
        .refuses("0 play tavern", Refusal::LuckComesFirst { rule })
        .play(&[ROLL])
        .offers(
            0,
            &["done", "play tavern", "play watchtower", "play pikemen"],
        )
        .refuses(
            ROLL,
            Refusal::OtherLuckIsDue {
                rule: RuleId("GROO-PHASE-04"),
            },
        )
        .play(&["0 done"])
        .refuses(
            ROLL,
            Refusal::OtherLuckIsDue {
                rule: RuleId("GROO-LEFT-01"),
            },
        )
        .play(&["1 done", "2 done"])
        .refuses(
            ROLL,
            Refusal::OtherLuckIsDue {
                rule: RuleId("GROO-DRAW-04"),
            },
        )
        .play(&["0 done"]);
    scene
        .is_at(Stage::Discard)
        .awaits(1)
        .has_hand(0, "tavern watchtower pikemen");
}

#[test]
fn groo_phase_04_only_the_active_player_acts_in_his_phases() {
    let alone = |scene: Scene, rule| {
        let scene = scene.awaits(0).offers(1, &[]).offers(2, &[]);
        scene
            .refuses("1 done", not_yours(1, rule))
            .refuses("2 done", not_yours(2, rule))
    };
    let scene = alone(busy().hand(2, "cheese_dip"), "GROO-PHASE-04").play(&["0 done"]);
    let scene = alone(scene, "GROO-DRAW-04").play(&["0 done"]);
    let scene = alone(scene, "GROO-ATTACK-01").play(&["0 attack +1"]);
    let scene = alone(scene, "GROO-ATTACK-15").play(&["0 commit bowmen", "0 done"]);

    // The others: as the defender, with a Wild card, where they lose something.
    let scene = scene
        .awaits(1)
        .play(&["1 done"])
        .awaits(2)
        .play(&["2 done"]);
    let rule = "GROO-ATTACK-10";
    let scene = scene.awaits(1).refuses("0 done", not_yours(0, rule));
    let scene = scene
        .play(&["1 lose library", ROLL])
        .awaits(2)
        .play(&["2 done"]);

    let scene = alone(scene, "GROO-PHASE-04").play(&["0 done"]);
    let scene = scene
        .awaits(2)
        .play(&["2 done"])
        .awaits(1)
        .play(&["1 done", "2 done"]);
    alone(scene.awaits(2).play(&["2 done"]), "GROO-DRAW-04");
}

#[test]
fn groo_phase_05_a_game_turn_is_the_six_phases_of_the_active_player() {
    // Six points for seat 1, who builds a seventh in the turn of seat 0.
    let scene = Scene::dice(2, "K1 L3")
        .hand(1, "pawnshop")
        .town(1, "castle temple wizards_keep")
        .play(&["0 done", "1 play pawnshop"])
        .has_points(&[0, 7])
        .refuses("1 use pawnshop labor kopins", Refusal::Idle);
    let scene = scene.play(&["1 done", "0 done"]);
    // Neither the win nor the ability: both wait for a game turn of his own.
    let scene = scene.is_at(Stage::Discard).awaits(1);
    let scene = scene.play(&["1 done", "1 done", ROLL]);
    let scene = scene
        .play(&["1 use pawnshop labor kopins"])
        .has_pool("K2 S2 L1 G1");
    scene.idle_turn().is_over(End::Points);

    // What the active player built in phase 4 works in the next game turn,
    // though it is somebody else's.
    let scene = Scene::dice(2, "S1 L1")
        .hand(0, "watchtower")
        .army(1, "arcadio");
    let scene = scene.play(&["0 play watchtower"]).idle_turn();
    let scene = scene.play(&[
        "1 done",
        "1 done",
        "1 attack +1",
        "1 commit arcadio",
        "1 done",
    ]);
    scene.saw(Open::BattleFought {
        attack: 1,
        defence: 1,
    });
}

#[test]
fn groo_phase_06_a_troop_attacks_a_turn_later_but_defends_at_once() {
    let scene = Scene::dice(3, "S3 L3")
        .hand(0, "bowmen")
        .hand(1, "arcadio")
        .play(&["0 play bowmen"])
        .refuses("0 attack +1", Refusal::AttackNotNow)
        .play(&["0 done", "1 play arcadio", "1 done", "2 done"])
        .refuses("0 attack +1", Refusal::OnlyDrawing)
        .play(&["0 done"]);
    // Played by another in phase 5, it may attack when his own phase 3 comes.
    let scene = scene
        .play(&["1 done", "1 done"])
        .is_at(Stage::Attack)
        .awaits(1);
    let scene = scene.play(&["1 attack +2", "1 commit arcadio", "1 done"]);
    let scene = scene.awaits(0).offers(0, &["done", "commit bowmen"]);

    let stays = scene.clone().play(&["0 done"]).has_army(0, "bowmen");
    let stays = stays.idle_turn().idle_turn().play(&["0 done", "0 done"]);
    stays
        .is_at(Stage::Attack)
        .play(&["0 attack +1", "0 commit bowmen"]);

    let defends = scene.play(&["0 commit bowmen", "0 done"]);
    defends.saw(Open::BattleFought {
        attack: 1,
        defence: 2,
    });
}
