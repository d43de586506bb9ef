//! The rough eye of bots: what must look better than what.

use crate::common::{MARTINA, PHIL, Scene, column};
use tortuga_core::{Rules as _, Seat};
use tortuga_grog::{GrogIsland, Phase, Progress, Purchase, Trade};
use tortuga_testkit::Suite;

fn worth(scene: &Scene) -> i32 {
    GrogIsland::worth(&scene.state, Seat(PHIL))
}

/// The first looks better for Phil than the second.
#[track_caller]
fn better(one: &Scene, other: &Scene) {
    let (one, other) = (worth(one), worth(other));
    assert!(one > other, "{one} and {other}");
}

fn features(scene: &Scene, seat: u8) -> Vec<i32> {
    let mut figures = vec![0; GrogIsland::FEATURES.len()];
    GrogIsland::features(&scene.state, Seat(seat), &mut figures);
    figures
}

/// Every feature with two positions that it tells apart, the better one first.
fn pairs() -> Vec<(&'static str, Scene, Scene)> {
    let plain = Scene::auction(3);
    let rival = plain.clone().standing_bid(MARTINA, "Y O").turn_of(PHIL);
    let own = plain.clone().standing_bid(PHIL, "Y O").turn_of(MARTINA);
    let gray = plain.clone().goals(PHIL, "gray");
    let pub_goal = plain.clone().goals(PHIL, "pub");
    let fish = plain.clone().goals(PHIL, "fish");
    let tiles = [0, 2, 0, 0, 0];
    vec![
        ("points", plain.clone().points(PHIL, 1), plain.clone()),
        ("coins", plain.clone().coins(PHIL, 9), plain.clone()),
        (
            "treasure-cards",
            plain.clone().treasures(PHIL, &[3]),
            plain.clone().treasures(PHIL, &[1]),
        ),
        (
            "parrot-cards",
            plain.clone().parrots(PHIL, "hold"),
            plain.clone(),
        ),
        ("goods", plain.clone().goods(PHIL, tiles), plain.clone()),
        ("goods-to-come", rival, plain.clone()),
        ("goal-cards", fish.clone(), plain.clone()),
        (
            "building-goals",
            pub_goal.clone().crew(PHIL, "O pub"),
            pub_goal.clone(),
        ),
        (
            "free-buildings",
            pub_goal.clone(),
            pub_goal.crew(MARTINA, "O pub"),
        ),
        (
            "peninsula-goals",
            gray.clone().crew(PHIL, "A hat_shop"),
            gray.clone().crew(PHIL, "O hat_shop"),
        ),
        ("majorities", gray.clone(), gray.crew_left(PHIL, 0)),
        ("goods-goals", fish.clone().goods(PHIL, tiles), fish),
        ("crew", plain.clone().crew(PHIL, "O pub"), plain.clone()),
        ("bid", own.clone(), plain.clone()),
        ("claims", own.paying(), plain.clone()),
        (
            "trade",
            plain.clone().goods(PHIL, tiles).choosing_ship(PHIL),
            plain.goods(PHIL, tiles),
        ),
    ]
}

#[test]
fn every_feature_sees_something() {
    let pairs = pairs();
    let names: Vec<&str> = pairs.iter().map(|(name, _, _)| *name).collect();
    assert_eq!(names, GrogIsland::FEATURES);
    for (place, (name, better, worse)) in pairs.iter().enumerate() {
        let (one, other) = (features(better, PHIL)[place], features(worse, PHIL)[place]);
        assert!(one > other, "{name}: {one} and {other}");
    }
}

/// Who has what another had sees what the other saw.
#[test]
fn seats_are_alike() {
    let with = |seat: u8, rival: u8| {
        let scene = Scene::auction(3).goals(seat, "pub gray fish parrots");
        let scene = scene.goods(seat, [1, 4, 0, 2, 0]).treasures(seat, &[2]);
        let scene = scene.crew(seat, "A hat_shop").crew(rival, "A sword_shop");
        scene
            .parrots(rival, "hold")
            .standing_bid(seat, "Y O")
            .turn_of(2)
    };
    let (one, other) = (with(PHIL, MARTINA), with(MARTINA, PHIL));
    assert_eq!(features(&one, PHIL), features(&other, MARTINA));
    assert_eq!(features(&one, MARTINA), features(&other, PHIL));
}

#[test]
fn the_game_runs_out_with_the_crew() {
    let left = |scene: &Scene| GrogIsland::left(&scene.state);
    assert_eq!(left(&Scene::new(3)), 100);
    let half = left(&Scene::auction(3).crew_left(MARTINA, 4));
    assert!((30..60).contains(&half), "{half}");
    assert_eq!(left(&Scene::auction(3).over()), 0);
}

/// At a ship every step already looks like what it leads to.
#[test]
fn a_trade_is_seen_before_it_is_done() {
    let goods = [2, 0, 0, 0, 0];
    let choosing = Scene::auction(3).goods(PHIL, goods).choosing_ship(PHIL);
    let at_ship = choosing.clone().play(&["0 ship G"]);
    let bought = at_ship.clone().play(&["0 main 2"]);
    let paid = bought.clone().play(&["0 direct 2"]);
    let steps = [&choosing, &at_ship, &bought, &paid].map(worth);
    assert!(
        steps.iter().all(|step| step.abs_diff(steps[3]) <= 20),
        "{steps:?}"
    );
    // Two coins a tile are more than one tile's coins.
    better(&bought, &at_ship.play(&["0 main 1"]));
}

/// Cards that are still to be drawn count, and so does a claim that is paid.
#[test]
fn what_is_paid_for_is_seen_before_it_comes() {
    let at = |letter: &str, progress| Trade {
        seat: Seat(PHIL),
        at: column(letter),
        progress,
    };
    let scene = Scene::auction(3).goods(PHIL, [0, 0, 1, 0, 0]);
    let over = scene
        .clone()
        .phase(Phase::Trade(at("O", Progress::MainDone)));
    let trade = at("O", Progress::MainDone);
    better(
        &scene.clone().phase(Phase::DrawCards { trade, left: 1 }),
        &over,
    );
    better(
        &scene.clone().phase(Phase::DrawGoals { trade, left: 1 }),
        &over,
    );
    better(
        &scene
            .clone()
            .phase(Phase::Build(at("O", Progress::Nothing))),
        &over,
    );
    let buys = Purchase::Main(1);
    let due = |due| Phase::Substitute {
        trade,
        buys,
        due,
        from: column("G"),
    };
    better(&scene.clone().phase(due(1)), &scene.phase(due(3)));
}

/// The best of the goal cards drawn is as good as kept.
#[test]
fn a_goal_card_is_kept_for_what_it_brings() {
    let trade = Trade {
        seat: Seat(PHIL),
        at: column("A"),
        progress: Progress::MainDone,
    };
    let mut scene = Scene::auction(3)
        .crew(PHIL, "O pub")
        .phase(Phase::KeepGoal(trade));
    let nothing = worth(&scene);
    scene.state.secrets.drawn.add(crate::common::goal("pub"));
    assert!(worth(&scene) >= nothing + 600);
}

/// A bid that nobody can raise is nearly won.
#[test]
fn a_bid_above_all_purses_is_better() {
    let leads = Scene::auction(3).goals(PHIL, "pub").coins(PHIL, 9);
    let leads = leads.standing_bid(PHIL, "Y O").turn_of(MARTINA);
    better(&leads.clone().coins(1, 0).coins(2, 0), &leads);
}

/// Points of the third and fifth space are seen until they are there.
#[test]
fn the_points_of_the_row_are_seen() {
    let wins = |dice| Scene::auction(3).coins(PHIL, 30).standing_bid(PHIL, dice);
    let paid = wins("B Y A").paying().play(&["0 settle"]);
    let two = wins("B Y").paying().coins(PHIL, 27).play(&["0 settle"]);
    assert_eq!(paid.coins_of(PHIL), two.coins_of(PHIL));
    assert_eq!(worth(&paid), worth(&two) + 100);
}

/// When nothing more can come, the eye sees the score, and then the coins.
#[test]
fn in_the_end_only_the_score_counts() {
    Suite::<GrogIsland>::standard()
        .with_games(30)
        .watch(|walk| {
            while walk.step()?.is_some() {}
            let standings = GrogIsland::standings(walk.state()).ok_or("the game is not over")?;
            for row in standings.rows {
                let seen = GrogIsland::worth(walk.state(), row.who.seat);
                let coins = row.tie_breaks[0].min(99);
                assert_eq!(seen, 100 * row.score + coins, "seat {}", row.who.seat);
            }
            Ok(())
        });
}

#[test]
fn possessions_look_better_than_nothing() {
    let poor = Scene::auction(3).coins(PHIL, 0);
    better(&poor.clone().coins(PHIL, 1), &poor);
    better(&poor.clone().coins(PHIL, 40), &poor.clone().coins(PHIL, 39));
    better(&poor.clone().points(PHIL, 1), &poor);
    better(&poor.clone().goods(PHIL, [1, 0, 0, 0, 0]), &poor);
    better(&poor.clone().treasures(PHIL, &[1]), &poor);
    better(&poor.clone().parrots(PHIL, "hold"), &poor);
    better(&poor.clone().goals(PHIL, "pub"), &poor);
    let three = poor.clone().treasures(PHIL, &[3]);
    better(&three, &poor.treasures(PHIL, &[1]));
}

#[test]
fn tiles_fade_towards_the_end() {
    let gain = |scene: Scene| worth(&scene.clone().goods(PHIL, [3, 0, 0, 0, 0])) - worth(&scene);
    let (early, late) = (Scene::auction(3), Scene::auction(3).crew_left(MARTINA, 1));
    assert!(gain(early) > 2 * gain(late.clone()));
    // With the goal card they are points.
    assert!(gain(late.goals(PHIL, "coconut")) >= 300);
}

#[test]
fn a_goal_draws_crew_to_its_buildings() {
    let scene = Scene::auction(3).goals(PHIL, "pub gray");
    let at_the_pub = scene.clone().crew(PHIL, "O pub");
    let elsewhere = scene.clone().crew(PHIL, "O hat_shop");
    better(&at_the_pub, &elsewhere);
    better(&scene.clone().crew(PHIL, "A hat_shop"), &elsewhere);
    // What a rival has taken is lost.
    better(&scene, &scene.clone().crew(MARTINA, "O pub"));
}

#[test]
fn a_bid_is_worth_what_it_wins_if_it_can_be_paid() {
    let scene = Scene::auction(3).goals(PHIL, "pub").coins(PHIL, 6);
    let leads = scene.clone().standing_bid(PHIL, "Y O").turn_of(MARTINA);
    better(&leads, &scene);
    // The same row at the same price, without the coins for it.
    let poor = scene.clone().coins(PHIL, 2);
    let bluffs = leads.clone().coins(PHIL, 2);
    assert_eq!(worth(&bluffs), worth(&poor));
    // Once everybody else has passed, it is nearly his.
    better(&leads.clone().paying(), &leads);
    // Paying for the pub is better than not paying.
    let paid = leads.clone().paying().play(&["0 settle"]);
    better(&paid, &leads.paying().play(&["0 refuse"]));
}
