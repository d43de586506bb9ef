//! The end of a round and the end of the game.

use crate::common::{FRANK, MARTINA, PHIL, SHORT_ROUND, Scene};
use tortuga_core::{QuickLuck, Rules, Seat, ToAct};
use tortuga_grog::{Event, GrogIsland, MainTrade, Open, Phase, Refusal};

#[test]
fn grog_end_01_markers_return_ships_shift_and_the_flag_moves_on() {
    let scene = Scene::auction(3).play(&SHORT_ROUND);
    assert_eq!(scene.marker_of(MARTINA), None);
    assert_eq!(scene.marker_of(FRANK), None);
    assert_eq!(
        scene.ships_now(),
        "coins3 coins2 coins4 treasure parrot goal"
    );
    assert_eq!(scene.state.table.flag, Seat(MARTINA));
    assert_eq!(
        (scene.state.table.round, scene.to_act()),
        (2, ToAct::Chance)
    );

    // To the left neighbour of its holder, whoever won.
    for (holder, winner, next) in [(PHIL, FRANK, MARTINA), (FRANK, MARTINA, PHIL)] {
        let scene = Scene::auction(3).flag(holder).standing_bid(winner, "G");
        let scene = scene.paying().play(&[&format!("{winner} refuse")]);
        assert_eq!(scene.state.table.flag, Seat(next));
    }
}

// rules: GROG-END-01
#[test]
fn the_ghost_is_placed_before_anything_moves() {
    let scene = Scene::auction(2)
        .ships("coins2 coins4 treasure parrot coins3 goal")
        .play(&["0 bid G", "1 pass", "1 ship G", "1 main 1", "1 direct 1"])
        .play(&["1 end-trade", "0 refuse"])
        .awaits(MARTINA);
    assert_eq!(scene.marker_of(MARTINA), Some('G'));
    assert_eq!(
        scene.ships_now(),
        "coins2 coins4 treasure parrot coins3 goal"
    );
    assert_eq!(scene.state.table.flag, Seat(PHIL));

    let scene = scene.play(&["1 ghost A hat_shop"]);
    assert_eq!(scene.marker_of(MARTINA), None);
    assert_eq!(
        scene.ships_now(),
        "goal coins2 coins4 treasure parrot coins3"
    );
    assert_eq!(scene.state.table.flag, Seat(MARTINA));
    let [Event::Open(first), Event::Open(second)] = scene.events[..] else {
        panic!("{:?}", scene.events)
    };
    assert!(matches!(first, Open::GhostPlaced { .. }));
    let flag = Seat(MARTINA);
    assert_eq!(second, Open::RoundEnded { round: 1, flag });
}

#[test]
fn grog_end_02_the_last_crew_member_ends_the_game_after_the_round() {
    // As winner. With two crew members left the game goes on.
    let won = |crew| {
        let scene = Scene::auction(4).crew_left(PHIL, crew);
        let scene = scene.standing_bid(PHIL, "Y").paying();
        scene.play(&["0 settle", "0 build Y sword_shop"])
    };
    assert_eq!(won(2).state.table.phase, Phase::Roll);
    let over = won(1);
    assert_eq!(over.ended_by(), ("last-crew", "GROG-END-02"));
    assert_eq!(over.to_act(), ToAct::Nobody);
    over.forbids("0 pass", Refusal::GameOver, "GROG-END-02")
        .forbids("* rolled 1 1 1 1 1", Refusal::GameOver, "GROG-END-02");

    // By a ship claim in mid-round: trade and auction go on to their end.
    let scene = Scene::auction(3)
        .crew_left(MARTINA, 1)
        .goods(MARTINA, [0, 0, 0, 5, 0])
        .play(&["0 bid A", "1 pass", "1 ship Y", "1 claim", "1 direct 4"])
        .play(&["1 build Y hat_shop"])
        .offers(MARTINA, &["main 1", "end-trade"])
        .play(&["1 end-trade"])
        .awaits(FRANK)
        .allows("2 bid Y");
    assert_eq!(scene.crew_of(MARTINA), 0);
    let scene = scene.play(&["2 bid Y", "0 pass", "0 idle B"]).awaits(FRANK);
    assert_eq!(GrogIsland::standings(&scene.state), None);
    let scene = scene.play(&["2 refuse"]);
    assert_eq!(scene.ended_by(), ("last-crew", "GROG-END-02"));
}

/// Martina has placed her last crew member by ship, and Phil does not pay.
#[test]
fn grog_end_03_the_ghost_of_the_last_round_is_still_placed() {
    let scene = Scene::auction(2)
        .ships("coins2 coins4 treasure parrot coins3 goal")
        .crew_left(MARTINA, 1)
        .goods(MARTINA, [0, 0, 0, 4, 0])
        .play(&["0 bid G", "1 pass", "1 ship Y", "1 claim", "1 direct 4"])
        .play(&["1 build Y hat_shop", "1 end-trade", "0 refuse"])
        .awaits(MARTINA);
    assert_eq!(GrogIsland::standings(&scene.state), None);
    let scene = scene.play(&["1 ghost A coffin_shop"]);
    assert_eq!(scene.ended_by(), ("last-crew", "GROG-END-02"));
}

/// What somebody does who never pays: open cheaply, pass, and trade for as
/// little as possible, for coins if he can, and never for a building.
fn stubborn(scene: &Scene, seat: Seat) -> String {
    let legal = scene.legal(seat.0);
    let gives_coins = |text: &&String| {
        let at = text.strip_prefix("ship ").map(crate::common::column);
        at.is_some_and(|at| matches!(scene.state.ship_at(at).main, MainTrade::Coins(_)))
    };
    let verbs = [
        "refuse",
        "pass",
        "idle",
        "end-trade",
        "main",
        "direct",
        "sub",
        "ship",
        "keep",
        "return",
        "bid",
        "start-good",
        "ghost",
    ];
    let starting_with = |verb| legal.iter().find(move |text| text.starts_with(verb));
    let choice = legal.iter().find(gives_coins);
    choice
        .or_else(|| verbs.into_iter().find_map(starting_with))
        .expect("something to do")
        .clone()
}

/// Plays until the game is over.
fn play_on(mut scene: Scene) -> Scene {
    let mut luck = QuickLuck::new(200);
    loop {
        let text = match scene.to_act() {
            ToAct::Nobody => return scene,
            ToAct::Chance => {
                let outcome = GrogIsland::chance(&scene.state, &mut luck);
                format!("* {}", GrogIsland::write(&crate::common::STANDARD, outcome))
            }
            ToAct::One(seat) => format!("{seat} {}", stubborn(&scene, seat)),
            ToAct::Together(seats) => {
                let seat = seats.lowest().expect("somebody");
                format!("{seat} {}", stubborn(&scene, seat))
            }
        };
        scene = scene.play(&[&text]);
    }
}

#[test]
fn grog_end_04_after_200_rounds_the_game_is_scored() {
    let penniless = Scene::auction(3)
        .coins(PHIL, 0)
        .coins(MARTINA, 0)
        .coins(FRANK, 0);
    for scene in [Scene::new(2), Scene::new(3), penniless] {
        let scene = play_on(scene);
        assert_eq!(scene.state.table.round, 200);
        assert_eq!(scene.ended_by(), ("round-limit", "GROG-END-04"));
        let coins = i32::from(scene.coins_of(PHIL));
        assert_eq!(scene.scored(PHIL, "coins", ""), Some(coins / 5), "as usual");
        assert!(scene.crew_of(PHIL) > 0);
    }

    // Until then coins and tiles may become many.
    let scene = Scene::auction(3)
        .coins(MARTINA, 255)
        .goods(MARTINA, [255, 0, 0, 0, 0])
        .play(&["0 bid G", "1 pass"]);
    assert_eq!(scene.goods_of(MARTINA), [256, 0, 0, 0, 0]);
    let scene = scene.play(&["1 ship G", "1 main 4", "1 direct 4"]);
    assert_eq!(scene.coins_of(MARTINA), 263);
}
