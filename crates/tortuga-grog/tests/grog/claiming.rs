//! Claiming a building, as winner or by ship (GROG-CLAIM).

use crate::common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_core::Seat;
use tortuga_grog::{Event, Occupant, Open, Refusal};

/// Phil has won with these dice and paid; 20 coins are left. Clouds as in
/// fixture F0: green goal swap, blue parrot, orange empty, yellow pirate
/// point, gray black.
fn phil(dice: &str) -> Scene {
    let scene = Scene::f0()
        .standing_bid(PHIL, dice)
        .coins(PHIL, 30)
        .paying();
    scene.play(&["0 settle"]).coins(PHIL, 20)
}

/// Frank has passed, Martina leads; ships and clouds as in fixture F0.
fn frank(goods: [u16; 5]) -> Scene {
    Scene::f0()
        .standing_bid(MARTINA, "Y A G")
        .goods(FRANK, goods)
        .choosing_ship(FRANK)
}

/// All seven houses of gray but this one.
fn gray_but(house: &str) -> String {
    let gray = [
        "A hat_shop",
        "A peg_leg_shop",
        "A eye_patch_shop",
        "A sword_shop",
        "A anchor_shop",
        "A coffin_shop",
        "A figurehead_studio",
    ];
    assert!(house.is_empty() || gray.contains(&house));
    gray.into_iter()
        .filter(|other| *other != house)
        .collect::<Vec<_>>()
        .join(", ")
}

#[test]
fn grog_claim_01_below_the_dice_of_spaces_one_and_two_or_at_the_ship() {
    let on = |scene: &Scene, seat, letter: &str| {
        let builds = scene.legal_verb(seat, "build");
        let there = builds
            .iter()
            .filter(|text| text.starts_with(&format!("build {letter}")));
        there.count()
    };
    let scene = phil("Y A G O").refuses(
        "0 build G hook_shop",
        Refusal::BuildElsewhere,
        "GROG-CLAIM-01",
    );
    assert_eq!(
        ["G", "B", "O", "Y", "A"].map(|at| on(&scene, PHIL, at)),
        [0, 0, 0, 7, 7]
    );
    // One claim for each die.
    let scene = scene.play(&["0 build A hat_shop"]).refuses(
        "0 build A coffin_shop",
        Refusal::BuildElsewhere,
        "GROG-CLAIM-01",
    );
    assert_eq!(
        ["G", "B", "O", "Y", "A"].map(|at| on(&scene, PHIL, at)),
        [0, 0, 0, 6, 0]
    );

    // By ship on its own peninsula, though no blue die lies in the row.
    let scene = frank([0, 4, 0, 0, 0])
        .play(&["2 ship B", "2 claim", "2 direct 4"])
        .refuses(
            "2 build Y sword_shop",
            Refusal::BuildElsewhere,
            "GROG-CLAIM-01",
        );
    assert_eq!(
        ["G", "B", "O", "Y", "A"].map(|at| on(&scene, FRANK, at)),
        [0, 7, 0, 0, 0]
    );
}

#[test]
fn grog_claim_02_a_crew_member_goes_onto_a_free_building() {
    let scene = phil("Y A")
        .crew(MARTINA, "Y sword_shop")
        .crew(PHIL, "Y hook_shop")
        .locks("A hat_shop")
        .refuses(
            "0 build Y sword_shop",
            Refusal::BuildOnOccupied,
            "GROG-CLAIM-02",
        )
        .refuses(
            "0 build Y hook_shop",
            Refusal::BuildOnOccupied,
            "GROG-CLAIM-02",
        )
        .refuses("0 build A hat_shop", Refusal::BuildOnLocked, "GROG-WIN-11");
    assert_eq!(scene.legal_verb(PHIL, "build").len(), 5 + 6);
    let scene = scene.play(&["0 build Y hat_shop"]);
    assert_eq!(scene.on("Y hat_shop"), Some(Occupant::Crew(Seat(PHIL))));
    assert_eq!(scene.crew_of(PHIL), 9 - 2);
}

#[test]
fn grog_claim_03_a_white_cloud_gives_its_reward_before_the_coins() {
    // Goal swap: draw one, put back any one, perhaps the new one.
    let scene = phil("B G")
        .goals(PHIL, "fish gray")
        .play(&["0 build G hook_shop"])
        .awaits_luck()
        .play(&["* drew goal pub"])
        .offers(PHIL, &["discard pub", "discard fish", "discard gray"])
        .refuses("0 discard blue", Refusal::DiscardNotInHand, "GROG-CLAIM-03")
        .refuses("0 build B hat_shop", Refusal::BuildNotNow, "GROG-CLAIM-01");
    assert_eq!(scene.coins_of(PHIL), 20);
    let swapped = scene.clone().play(&["0 discard fish"]);
    assert_eq!(swapped.queue(), ["fish"]);
    let hand = swapped.state.secrets.goals[0];
    assert!(hand.has(crate::common::goal("pub")) && hand.has(crate::common::goal("gray")));
    assert_eq!((hand.count(), swapped.coins_of(PHIL)), (2, 23));
    assert_eq!(scene.play(&["0 discard pub"]).queue(), ["pub"]);

    // Parrot.
    let scene = phil("B").play(&["0 build B hook_shop"]).awaits_luck();
    assert_eq!(scene.coins_of(PHIL), 20);
    let scene = scene.play(&["* drew parrot turn_blue"]);
    assert_eq!(scene.parrots_of(PHIL), [0, 1, 0, 0, 0, 0]);
    assert_eq!(scene.coins_of(PHIL), 23);

    // Pirate point.
    let scene = phil("Y").play(&["0 build Y hook_shop"]);
    assert_eq!((scene.points_of(PHIL), scene.coins_of(PHIL)), (1, 23));

    // Empty.
    let scene = phil("O").play(&["0 build O hook_shop"]);
    assert_eq!((scene.points_of(PHIL), scene.coins_of(PHIL)), (0, 23));
    assert_eq!(scene.parrots_of(PHIL), [0; 6]);
}

#[test]
fn grog_claim_04_a_coin_for_every_free_building_of_the_type() {
    let coins = |scene: Scene, build: &str| scene.play(&[build]).coins_of(PHIL) - 20;
    // Hat shops stand on blue, orange, yellow and gray.
    let hat = "0 build O hat_shop";
    assert_eq!(coins(phil("O"), hat), 3);
    assert_eq!(coins(phil("O").crew(MARTINA, "B hat_shop"), hat), 2);
    assert_eq!(
        coins(phil("O").crew(PHIL, "B hat_shop").locks("A hat_shop"), hat),
        1
    );
    let none_free = phil("O")
        .crew(MARTINA, "B hat_shop, A hat_shop")
        .locks("Y hat_shop");
    assert_eq!(coins(none_free, hat), 0);
    assert_eq!(coins(phil("O"), "0 build O pub"), 0);
    let silent = phil("O").play(&["0 build O pub"]);
    let gained = |event: &Event| matches!(event, Event::Open(Open::CoinsGained { .. }));
    assert!(!silent.events.iter().any(gained), "no coins are no event");
    // Under the black cloud: no coins and no reward.
    let scene = phil("A").play(&["0 build A hat_shop"]);
    assert_eq!((scene.coins_of(PHIL), scene.points_of(PHIL)), (20, 0));
}

#[test]
fn grog_claim_05_the_black_cloud_matters_for_the_claimed_building_only() {
    // Free sword shops on blue and on gray, which lies under the black cloud.
    let scene = phil("Y").play(&["0 build Y sword_shop"]);
    assert_eq!(scene.coins_of(PHIL), 22);
    let scene = phil("Y")
        .crew(FRANK, "B sword_shop")
        .play(&["0 build Y sword_shop"]);
    assert_eq!(scene.coins_of(PHIL), 21);
    let scene = phil("A").play(&["0 build A sword_shop"]);
    assert_eq!(scene.coins_of(PHIL), 20);
}

#[test]
fn grog_claim_06_the_two_buildings_of_a_round_differ_in_type() {
    for (first, second) in [
        ("Y sword_shop", "A sword_shop"),
        ("A sword_shop", "Y sword_shop"),
    ] {
        let scene = phil("Y A").play(&[&format!("0 build {first}")]).refuses(
            &format!("0 build {second}"),
            Refusal::BuildSameType,
            "GROG-CLAIM-06",
        );
        let builds = scene.legal_verb(PHIL, "build");
        assert_eq!(builds.len(), 6);
        assert!(!builds.contains(&format!("build {second}")));
    }
    // It is a rule for one round: the next win may take the type again.
    phil("Y A")
        .crew(PHIL, "B sword_shop")
        .play(&["0 build Y sword_shop"]);
}

#[test]
fn grog_claim_07_one_die_or_one_crew_member_is_one_claim() {
    phil("Y").play(&["0 build Y hat_shop"]).awaits_luck();
    // The last crew member: he picks the peninsula, then the game is over.
    let scene = phil("Y A").crew_left(PHIL, 1);
    assert_eq!(scene.legal_verb(PHIL, "build").len(), 14);
    scene.clone().play(&["0 build Y hat_shop"]).awaits_nobody();
    scene.play(&["0 build A hat_shop"]).awaits_nobody();
}

#[test]
fn grog_claim_08_a_claim_without_a_building_is_forfeited() {
    // Nothing free on gray: one claim on yellow, and nobody is asked again.
    let scene = Scene::f0()
        .crew(MARTINA, &gray_but(""))
        .standing_bid(PHIL, "Y A");
    let scene = scene.coins(PHIL, 7).paying().play(&["0 settle"]);
    assert_eq!(scene.legal_verb(PHIL, "build").len(), 7);
    scene
        .refuses(
            "0 build A hat_shop",
            Refusal::BuildOnOccupied,
            "GROG-CLAIM-02",
        )
        .play(&["0 build Y hat_shop"])
        .awaits_luck();
    // Only a sword shop is free on gray: after the one on yellow it is forfeited.
    let scene = phil("Y A").crew(MARTINA, &gray_but("A sword_shop"));
    scene.clone().play(&["0 build Y sword_shop"]).awaits_luck();
    scene
        .play(&["0 build Y hat_shop"])
        .offers(PHIL, &["build A sword_shop", "stop-claims"]);
    // Nothing free at all: the claims are over as soon as they begin.
    Scene::f0()
        .crew(MARTINA, &gray_but(""))
        .standing_bid(PHIL, "A")
        .paying()
        .play(&["0 settle"])
        .awaits_luck();
}

#[test]
fn grog_claim_09_a_winner_may_stop_claiming() {
    // Before the first claim; what the other spaces give still comes.
    let scene = phil("Y A G").play(&["0 stop-claims"]).awaits_luck();
    assert_eq!((scene.crew_of(PHIL), scene.points_of(PHIL)), (9, 1));
    // After the first.
    let scene = phil("Y A")
        .play(&["0 build Y hat_shop", "0 stop-claims"])
        .awaits_luck();
    assert_eq!(scene.crew_of(PHIL), 8);
    // With the last crew member in hand the game goes on.
    let scene = phil("Y A")
        .crew_left(PHIL, 1)
        .play(&["0 stop-claims"])
        .awaits_luck();
    assert_eq!(scene.crew_of(PHIL), 1);
    // A lock, in contrast, is a must, and a ship claim that is paid too.
    phil("Y A G O").play(&["0 stop-claims"]).refuses(
        "0 stop-claims",
        Refusal::StopNotNow,
        "GROG-CLAIM-09",
    );
    frank([0, 0, 0, 4, 0])
        .play(&["2 ship Y", "2 claim", "2 direct 4"])
        .refuses("2 stop-claims", Refusal::StopNotNow, "GROG-CLAIM-09");
}

#[test]
fn grog_claim_10_different_types_are_no_matter_for_ships() {
    // The seven buildings of a peninsula are of seven types.
    let edition = &*crate::common::STANDARD;
    for column in &edition.columns {
        let kinds = column
            .buildings
            .iter()
            .map(|house| edition.building(house).kind);
        let kinds: std::collections::BTreeSet<u8> = kinds.collect();
        assert_eq!(kinds.len(), 7, "{}", column.id);
    }

    // After one ship claim all the other houses are open to the next one.
    let claim = ["2 claim", "2 direct 4"];
    let scene = frank([0, 0, 0, 8, 0])
        .play(&["2 ship Y"])
        .play(&claim)
        .play(&["2 build Y sword_shop"])
        .play(&claim);
    assert_eq!(scene.legal(FRANK).len(), 6);
    // And what a passer took does not bind the winner of the same round.
    scene
        .play(&["2 build Y hat_shop", "2 end-trade", "0 pass", "0 ship G"])
        .play(&["0 main 1", "0 direct 1", "0 end-trade", "1 settle"])
        .play(&["1 build A sword_shop", "1 build Y hook_shop"]);
}

#[test]
fn grog_claim_11_a_ship_claim_goes_through_all_three_steps() {
    // Yellow: the crew member, the point of the cloud, a coin for each free hook shop.
    let scene =
        frank([0, 0, 0, 4, 0]).play(&["2 ship Y", "2 claim", "2 direct 4", "2 build Y hook_shop"]);
    assert_eq!(scene.on("Y hook_shop"), Some(Occupant::Crew(Seat(FRANK))));
    assert_eq!((scene.crew_of(FRANK), scene.points_of(FRANK)), (8, 1));
    assert_eq!(scene.coins_of(FRANK), 23);
    // Green: the goal swap comes in between, and the trade goes on after it.
    let scene = frank([5, 0, 0, 0, 0])
        .play(&["2 ship G", "2 claim", "2 direct 4", "2 build G hook_shop"])
        .awaits_luck()
        .play(&["* drew goal pub", "2 discard pub"])
        .offers(FRANK, &["main 1", "end-trade"]);
    assert_eq!(scene.coins_of(FRANK), 23);
    // Blue: a parrot card.
    let scene = frank([0, 4, 0, 0, 0])
        .play(&["2 ship B", "2 claim", "2 direct 4", "2 build B hook_shop"])
        .play(&["* drew parrot hold"])
        .offers(FRANK, &["end-trade"]);
    assert_eq!(scene.parrots_of(FRANK), [0, 0, 0, 0, 0, 1]);
    assert_eq!(scene.coins_of(FRANK), 23);
}

#[test]
fn grog_claim_12_an_empty_stack_has_no_reward() {
    // No goal card anywhere: no swap, straight to the coins.
    let scene = phil("G").goals(PHIL, "fish").goal_stack("", "");
    let scene = scene.play(&["0 build G hook_shop"]).awaits_luck();
    assert_eq!(scene.coins_of(PHIL), 23);
    assert_eq!(scene.state.table.round, 2, "the round is over");
    // A card under the stack is enough for a swap.
    phil("G")
        .goal_stack("", "fish")
        .play(&["0 build G hook_shop"])
        .offers(PHIL, &["discard fish"]);
    // No parrot card.
    let scene = phil("B")
        .parrot_stack([0; 6])
        .play(&["0 build B hook_shop"])
        .awaits_luck();
    assert_eq!((scene.coins_of(PHIL), scene.parrots_of(PHIL)), (23, [0; 6]));
    assert_eq!(scene.state.table.round, 2, "the round is over");
}
