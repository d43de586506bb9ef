//! Final scoring. Boards are laid out and scored as they stand.

use crate::common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_core::Rules;
use tortuga_grog::GrogIsland;

/// No coins for anybody, so that only what a test puts down is scored.
fn table() -> Scene {
    let scene = Scene::auction(3);
    scene.coins(PHIL, 0).coins(MARTINA, 0).coins(FRANK, 0)
}

#[test]
fn grog_score_01_every_treasure_card_is_a_point() {
    let scene = table()
        .treasures(PHIL, &[1, 2, 3])
        .treasures(MARTINA, &[3, 3])
        .over();
    assert_eq!(scene.scored(PHIL, "treasure", ""), Some(3));
    assert_eq!(scene.scored(MARTINA, "treasure", ""), Some(2));
    assert_eq!(scene.standing(FRANK).0, 0);
}

#[test]
fn grog_score_02_five_coins_are_a_point_and_are_not_spent() {
    for (coins, points) in [(0, 0), (4, 0), (5, 1), (9, 1), (14, 2), (260, 52)] {
        let scene = table().coins(PHIL, coins).points(PHIL, 7).over();
        assert_eq!(
            scene.scored(PHIL, "coins", ""),
            Some(points),
            "{coins} coins"
        );
        assert_eq!(scene.standing(PHIL).0, 7 + points);
        assert_eq!(scene.coins_of(PHIL), coins);
    }
}

#[test]
fn grog_score_03_goal_cards_are_revealed_and_equal_ones_score_once() {
    let scene = table()
        .goals(PHIL, "fish fish")
        .goods(PHIL, [0, 4, 0, 0, 0]);
    assert_eq!(scene.seen_by(MARTINA).hands[0].goals.faces, None);
    let scene = scene.over();
    let hand = scene.state.secrets.goals[0];
    assert_eq!(scene.seen_by(MARTINA).hands[0].goals.faces, Some(hand));
    assert_eq!(scene.seen_by_all().hands[0].goals.faces, Some(hand));
    assert_eq!(scene.standing(PHIL).0, 4);
}

#[test]
fn grog_score_04_points_for_every_own_crew_member_on_the_type() {
    let scene = table()
        .goals(
            PHIL,
            "hat_shop sword_shop voodoo_doll_workshop pub hook_shop",
        )
        .crew(
            PHIL,
            "B hat_shop, A hat_shop, B sword_shop, Y sword_shop, A sword_shop",
        )
        .crew(PHIL, "Y voodoo_doll_workshop, O pub, O peg_leg_shop")
        .crew(MARTINA, "O hat_shop, B voodoo_doll_workshop, Y hook_shop")
        .locks("Y hat_shop")
        .over();
    assert_eq!(scene.scored(PHIL, "goal", "hat_shop"), Some(2 * 2));
    assert_eq!(scene.scored(PHIL, "goal", "sword_shop"), Some(3 * 3));
    assert_eq!(scene.scored(PHIL, "goal", "voodoo_doll_workshop"), Some(4));
    assert_eq!(scene.scored(PHIL, "goal", "pub"), Some(6));
    assert_eq!(
        scene.scored(PHIL, "goal", "hook_shop"),
        Some(0),
        "not his own"
    );
    assert_eq!(scene.standing(PHIL).0, 4 + 9 + 4 + 6);
    assert_eq!(scene.standing(MARTINA).0, 0, "no goal card");
}

#[test]
fn grog_score_05_the_parrot_goal_counts_parrot_cards() {
    let scene = table()
        .goals(PHIL, "parrots")
        .parrots(PHIL, "hold hold turn_gray")
        .goals(MARTINA, "parrots")
        .over();
    assert_eq!(scene.scored(PHIL, "goal", "parrots"), Some(3));
    assert_eq!(scene.scored(MARTINA, "goal", "parrots"), Some(0));
}

#[test]
fn grog_score_06_tiles_of_goal_goods_and_trios_of_the_others() {
    let cases = [
        ("coconut", [4, 0, 0, 0, 0], 4),
        ("coconut", [0, 3, 0, 0, 0], 1),     // a trio of one good
        ("coconut", [0, 1, 1, 1, 0], 1),     // a mixed trio
        ("coconut", [1, 2, 0, 0, 0], 1),     // the coconut is in no trio
        ("coconut", [5, 3, 0, 0, 2], 5 + 1), // 5 others: one trio
        ("coconut fish", [4, 2, 5, 1, 1], 6 + 2), // 7 others: two trios
        ("coconut coconut", [2, 3, 0, 0, 0], 2 + 1),
        ("", [9, 9, 9, 9, 9], 0),
    ];
    for (goals, tiles, points) in cases {
        let scene = table().goals(PHIL, goals).goods(PHIL, tiles).over();
        assert_eq!(scene.standing(PHIL).0, points, "{goals:?} with {tiles:?}");
    }
}

#[test]
fn grog_score_07_a_peninsula_for_the_majority_or_for_being_there() {
    let gray = |phil: &str, martina: &str, frank: &str| {
        let scene = table()
            .goals(PHIL, "gray")
            .goals(MARTINA, "gray")
            .crew(PHIL, phil)
            .crew(MARTINA, martina)
            .crew(FRANK, frank)
            .locks("A figurehead_studio, A coffin_shop")
            .over();
        let points = |seat| scene.scored(seat, "goal", "gray").unwrap();
        (points(PHIL), points(MARTINA))
    };
    assert_eq!(gray("A hat_shop", "", ""), (6, 0), "the locks do not count");
    assert_eq!(gray("A hat_shop", "A sword_shop", ""), (2, 2), "a tie");
    assert_eq!(
        gray("A hat_shop, A anchor_shop", "A sword_shop", ""),
        (6, 2)
    );
    let three = "A hat_shop, A anchor_shop, A peg_leg_shop";
    assert_eq!(gray(three, "A sword_shop", "A eye_patch_shop"), (6, 2));
    let frank = "A hat_shop, A anchor_shop";
    assert_eq!(gray("A sword_shop", "O pub", frank), (2, 0), "only on gray");
}

#[test]
fn grog_score_08_goods_and_parrots_are_worth_nothing_alone() {
    let scene = table()
        .goods(PHIL, [3, 3, 3, 3, 3])
        .parrots(PHIL, "hold hold turn_gray")
        .goals(PHIL, "hat_shop gray")
        .goods(MARTINA, [3, 0, 0, 0, 0])
        .parrots(MARTINA, "hold")
        .goals(MARTINA, "parrots")
        .over();
    assert_eq!(scene.standing(PHIL).0, 0);
    assert_eq!(
        scene.standing(MARTINA).0,
        1,
        "the parrot card, not the tiles"
    );
}

#[test]
fn grog_score_09_most_points_win_then_most_coins() {
    /// Points on the track and coins of each, and the ranks expected.
    #[track_caller]
    fn check(phil: (u16, u16), martina: (u16, u16), frank: (u16, u16), ranks: [u8; 3]) {
        let mut scene = table();
        for (seat, (points, coins)) in [(PHIL, phil), (MARTINA, martina), (FRANK, frank)] {
            scene = scene.points(seat, points).coins(seat, coins);
        }
        let scene = scene.over();
        let standings = [PHIL, MARTINA, FRANK].map(|seat| scene.standing(seat));
        assert_eq!(standings.map(|(_, rank, _)| rank), ranks);
        let winners = standings.map(|(_, _, winner)| winner);
        assert_eq!(winners, ranks.map(|rank| rank == 1));
    }
    check((10, 0), (12, 0), (11, 4), [3, 1, 2]);
    check((10, 3), (10, 4), (10, 2), [2, 1, 3]);
    check((9, 5), (10, 4), (10, 0), [1, 2, 3]); // 5 coins are a point as well
    check((10, 4), (10, 3), (10, 4), [1, 3, 1]); // a shared victory
    check((12, 0), (10, 2), (10, 2), [1, 2, 2]);

    // Capital in cards breaks no tie: 3 coins beat 2 coins and a card of 3.
    let scene = table()
        .points(PHIL, 10)
        .coins(PHIL, 3)
        .points(MARTINA, 9)
        .coins(MARTINA, 2)
        .treasures(MARTINA, &[3])
        .over();
    assert_eq!(scene.standing(PHIL), (10, 1, true));
    assert_eq!(scene.standing(MARTINA), (10, 2, false));
}

#[test]
fn grog_score_10_coins_above_twenty_are_a_plain_number() {
    let sold = |coins| {
        let scene = Scene::auction(3).coins(MARTINA, coins);
        scene.play(&["0 bid B", "1 pass", "1 ship B", "1 main 1", "1 direct 1"])
    };
    for (before, after) in [(16, 20), (17, 21), (38, 42)] {
        let scene = sold(before);
        assert_eq!(scene.coins_of(MARTINA), after);
        let json = GrogIsland::state_json(&scene.state);
        assert_eq!(json["players"][1]["coins"], after);
        let points = i32::from(after) / 5;
        assert_eq!(scene.over().scored(MARTINA, "coins", ""), Some(points));
    }
}
