//! The rough eye of simple bots: what must look better than what.

use crate::common::{MARTINA, PHIL, Scene};
use tortuga_core::{Rules as _, Seat};
use tortuga_grog::GrogIsland;
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
