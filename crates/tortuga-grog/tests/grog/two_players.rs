//! Two players and the ghost ship.

use crate::common::{MARTINA, PHIL, Scene};
use tortuga_core::{RuleId, Seat, ToAct};
use tortuga_grog::{Occupant, Phase, Refusal};

/// The ghost ship lies at gray.
fn ghost_at_gray() -> Scene {
    Scene::auction(2).ships("coins2 coins4 treasure parrot coins3 goal")
}

/// Nobody has paid for the yellow die yet; Phil made the bid.
fn phil_won(scene: Scene) -> Scene {
    scene.standing_bid(PHIL, "Y").paying()
}

#[test]
fn grog_2p_01_the_ghost_ship_sails_along_with_nine_ghosts() {
    let three = Scene::auction(3);
    assert_eq!(three.state.ghosts_left(), 0);
    assert_eq!(three.state.table.ghost_position(&three.state.edition), None);

    let position = |scene: &Scene| scene.state.table.ghost_position(&scene.state.edition);
    let scene = Scene::auction(2);
    assert_eq!(scene.state.ghosts_left(), 9);
    assert_eq!(position(&scene), Some(5), "where the 3-coin ship was laid");
    let scene = scene
        .play(&["0 bid G", "1 pass", "1 ship G", "1 main 1", "1 direct 1"])
        .play(&["1 end-trade", "0 refuse"]);
    assert_eq!(position(&scene), Some(0));
}

#[test]
fn grog_2p_02_a_tile_more_where_the_ghost_ship_lies() {
    let scene = ghost_at_gray().play(&["0 bid Y A G", "1 pass"]);
    assert_eq!(scene.goods_of(MARTINA), [1, 0, 0, 1, 2]);
    let scene = Scene::auction(2).play(&["0 bid Y A G", "1 pass"]);
    assert_eq!(scene.goods_of(MARTINA), [1, 0, 0, 1, 1], "none at open sea");
    // Even if no die is in the row.
    let scene = ghost_at_gray().coins(PHIL, 0).play(&["0 pass"]);
    assert_eq!(scene.goods_of(PHIL), [0, 0, 0, 0, 1]);
}

#[test]
fn grog_2p_03_nobody_trades_with_the_ghost_ship() {
    ghost_at_gray()
        .choosing_ship(MARTINA)
        .offers(MARTINA, &["idle G", "idle B", "idle O", "idle Y"])
        .forbids("1 idle A", Refusal::GhostShip, "GROG-2P-03");
    ghost_at_gray()
        .goods(MARTINA, [1, 0, 0, 0, 4])
        .choosing_ship(MARTINA)
        .offers(MARTINA, &["ship G", "ship B", "ship O", "ship Y"])
        .forbids("1 ship A", Refusal::GhostShip, "GROG-2P-03");
    Scene::auction(2)
        .choosing_ship(MARTINA)
        .offers(MARTINA, &["idle G", "idle B", "idle O", "idle Y", "idle A"]);
}

#[test]
fn grog_2p_04_who_did_not_win_places_a_ghost() {
    let rule = RuleId("GROG-2P-04");
    let seat = Seat(PHIL);
    let scene = ghost_at_gray()
        .crew(PHIL, "A hat_shop")
        .locks("A sword_shop")
        .forbids("0 ghost A coffin_shop", Refusal::GhostNotNow, "GROG-2P-04");
    let scene = phil_won(scene)
        .play(&["0 settle", "0 build Y sword_shop"])
        .awaits(MARTINA)
        .offers(
            MARTINA,
            &[
                "ghost A peg_leg_shop",
                "ghost A eye_patch_shop",
                "ghost A anchor_shop",
                "ghost A coffin_shop",
                "ghost A figurehead_studio",
            ],
        )
        .forbids(
            "0 ghost A anchor_shop",
            Refusal::NotYourTurn { seat, rule },
            "GROG-2P-04",
        )
        .forbids("1 ghost O pub", Refusal::GhostElsewhere, "GROG-2P-04")
        .forbids("1 ghost A hat_shop", Refusal::GhostOnOccupied, "GROG-2P-04")
        .forbids(
            "1 ghost A sword_shop",
            Refusal::GhostOnOccupied,
            "GROG-2P-04",
        )
        .play(&["1 ghost A anchor_shop"]);
    assert_eq!(scene.on("A anchor_shop"), Some(Occupant::Ghost));
    assert_eq!(scene.state.ghosts_left(), 8);

    // Martina wins and does not pay: Phil places all the same.
    let refused = ghost_at_gray().standing_bid(MARTINA, "Y").paying();
    refused
        .play(&["1 refuse"])
        .awaits(PHIL)
        .allows("0 ghost A coffin_shop");
}

// rules: GROG-2P-04
#[test]
fn no_ghost_without_an_anchorage_a_ghost_or_a_free_building() {
    let at_open_sea = Scene::auction(2);
    let no_ghost_left = ghost_at_gray().ghosts(
        "G hook_shop, G peg_leg_shop, G eye_patch_shop, G anchor_shop, G coffin_shop, \
         B hat_shop, B hook_shop, B peg_leg_shop, B sword_shop",
    );
    let gray_is_full = ghost_at_gray()
        .crew(PHIL, "A hat_shop, A peg_leg_shop, A eye_patch_shop")
        .crew(MARTINA, "A sword_shop, A anchor_shop")
        .ghosts("A coffin_shop")
        .locks("A figurehead_studio");
    for scene in [at_open_sea, no_ghost_left, gray_is_full] {
        let scene = phil_won(scene).play(&["0 refuse"]);
        assert_eq!(scene.state.table.phase, Phase::Roll);
    }
}

/// The ninth ghost comes under the pirate point cloud.
#[test]
fn grog_2p_05_placing_a_ghost_is_no_claim() {
    let scene = ghost_at_gray()
        .clouds("goal_swap parrot empty black pirate_point")
        .ghosts(
            "G hook_shop, G peg_leg_shop, G eye_patch_shop, G anchor_shop, G coffin_shop, \
             B hat_shop, B hook_shop, B peg_leg_shop",
        );
    let scene = phil_won(scene).play(&["0 refuse", "1 ghost A hat_shop"]);
    for seat in [PHIL, MARTINA] {
        assert_eq!((scene.coins_of(seat), scene.points_of(seat)), (8, 0));
        assert_eq!(scene.crew_of(seat), 9);
    }
    assert_eq!(scene.state.ghosts_left(), 0);
    assert_eq!(scene.state.table.phase, Phase::Roll, "the game goes on");
}

#[test]
fn grog_2p_06_no_winner_no_ghost() {
    let scene = ghost_at_gray()
        .coins(PHIL, 0)
        .coins(MARTINA, 0)
        .play(&["0 pass", "0 idle G", "1 pass", "1 idle B"]);
    assert_eq!(scene.to_act(), ToAct::Chance);
    assert_eq!((scene.state.table.round, scene.state.ghosts_left()), (2, 9));
}

#[test]
fn grog_2p_07_ghosts_count_as_a_third_player_for_majorities() {
    let scene = Scene::auction(2)
        .goals(PHIL, "blue gray")
        .crew(PHIL, "B hat_shop, B hook_shop, A hat_shop, A sword_shop")
        .ghosts("B coffin_shop, B sword_shop, A coffin_shop")
        .over();
    assert_eq!(
        scene.scored(PHIL, "goal", "blue"),
        Some(2),
        "two against two"
    );
    assert_eq!(
        scene.scored(PHIL, "goal", "gray"),
        Some(6),
        "two against one"
    );
}
