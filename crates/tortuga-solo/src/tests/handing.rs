//! Several people at one device, and windows in which somebody may answer.

use tortuga_core::{Seat, Viewer};
use tortuga_games::GAMES;
use tortuga_protocol::{Ask, Problem, Tell};

use super::device::{Device, setting};
use crate::{House, Turn};

/// Whatever is told is told to whoever has the device, and is his.
#[test]
fn nobody_is_told_what_another_may_know() {
    for game in GAMES {
        let seats = if game == "foggy-island" { 4 } else { 3 };
        let mut device = Device::new(&setting(game, seats, 3), 7);
        assert_eq!(device.house.at(), Viewer::Spectator);
        for _ in 0..300 {
            let at = device.house.at();
            if !device.step() {
                break;
            }
            let now = device.house.at();
            assert_eq!(device.viewed(), now);
            for tell in &device.told {
                if let Tell::Picture(picture) = tell {
                    let seen = serde_json::from_value(picture.view["viewer"].clone());
                    assert_eq!(seen.ok(), Some(at));
                }
            }
        }
    }
}

/// Who has put the device down, or never had it, can do nothing.
#[test]
fn between_two_people_nobody_can_act() {
    let mut device = Device::new(&setting("grog-island", 2, 2), 7);
    let action = device.house.play.table().legal(Seat(0))[0].1.clone();
    device.act(action);
    let not_seated = [Tell::Sorry {
        id: Some(1),
        problem: Problem::NotSeated,
    }];
    assert_eq!(device.told, not_seated);
    device.ask(|id, picture| Ask::Hint { id, picture });
    assert!(matches!(device.told[..], [Tell::Sorry { .. }]));
    // Nobody can take it for a bot either.
    let mut device = Device::new(&setting("grog-island", 3, 2), 7);
    device.house.take_up(Seat(2));
    assert_eq!(device.house.at(), Viewer::Spectator);
}

/// Where all choose at the same time, each has the device in turn.
#[test]
fn each_chooses_in_turn_where_all_choose_at_once() {
    let mut device = Device::new(&setting("grog-island", 3, 3), 7);
    let mut chose = Vec::new();
    // Everybody returns two goals.
    while chose.len() < 6 {
        match device.house.turn() {
            Turn::Yours => {
                chose.extend(device.seat());
                device.step();
            }
            Turn::HandTo(_) | Turn::Bots | Turn::Over => {
                device.step();
            }
        }
    }
    chose.dedup();
    assert_eq!(chose, [Seat(0), Seat(1), Seat(2)]);
}

/// With one person, a window is there only while somebody can answer in it, and
/// he is asked only if he can.
#[test]
fn a_window_waits_for_nobody_who_cannot_answer() {
    let mut windows = 0;
    for seed in 1..7 {
        let mut device = Device::new(&setting("groo", 3, 1), seed);
        loop {
            let paused = device.house.play.pause().is_some();
            if paused {
                assert!(device.house.play.asked().is_some(), "it waits for nobody");
            }
            if paused && device.house.turn() == Turn::Yours {
                windows += 1;
                assert!(device.picture.pause.is_some());
                assert!(device.picture.legal.len() > 1);
                let again = House::resume("kelp", &device.house.saved()).unwrap();
                assert_eq!(again.welcome(), device.house.welcome());
            }
            if !device.step() {
                break;
            }
        }
    }
    assert!(windows > 3, "{windows}");
}

/// Who wants to be asked no more is asked no more, until he has another decision.
#[test]
fn a_standing_order_declines() {
    let mut device = Device::new(&setting("groo", 3, 1), 2);
    let mut orders = 0;
    loop {
        if device.house.play.pause().is_some() && device.house.turn() == Turn::Yours {
            device.ask(|id, _| Ask::PassWindows { id, on: true });
            assert!(
                device
                    .told
                    .iter()
                    .any(|tell| matches!(tell, Tell::Table { .. }))
            );
            let paused = device.house.play.pause().is_some();
            assert!(!paused || device.house.turn() != Turn::Yours);
            orders += 1;
        } else if !device.step() {
            break;
        }
    }
    assert!(orders > 0);
}
