//! Taking back, asking why, hints, giving up.

use tortuga_core::Viewer;
use tortuga_games::GAMES;
use tortuga_protocol::{Agreement, Ask, Ending, Level, Problem, Stage, Tell};

use super::device::{Device, setting};
use crate::{Answer, House, Setting, Sitting, SoloError, Turn, think};

#[test]
fn what_was_taken_back_can_be_done_again() {
    for game in GAMES {
        let mut device = Device::new(&setting(game, 2, 1), 4);
        let mut undone = 0;
        for _ in 0..600 {
            if device.house.turn() == Turn::Yours {
                let before = (device.picture.view.clone(), device.picture.legal.clone());
                let action = device.random();
                device.act(action.clone());
                if device.picture.can_undo {
                    device.ask(|id, picture| Ask::Undo { id, picture });
                    assert_eq!(
                        (device.picture.view.clone(), device.picture.legal.clone()),
                        before,
                        "{game}: {action}"
                    );
                    device.act(action);
                    undone += 1;
                }
            } else if !device.step() {
                break;
            }
        }
        assert!(undone > 3, "{game}: {undone}");
    }
}

#[test]
fn a_bot_that_thought_about_an_older_choice_is_not_heard() {
    let interrupted = GAMES.map(|game| interrupt_a_bot(&mut Device::new(&setting(game, 2, 1), 4)));
    assert!(interrupted.contains(&true), "{interrupted:?}");
}

/// Takes an action back while a bot thinks about it; false if that never could be.
fn interrupt_a_bot(device: &mut Device) -> bool {
    for _ in 0..600 {
        if device.house.turn() != Turn::Yours {
            if !device.step() {
                return false;
            }
            continue;
        }
        let action = device.random();
        device.act(action);
        let Some(errand) = device.house.errand().filter(|_| device.picture.can_undo) else {
            continue;
        };
        device.ask(|id, picture| Ask::Undo { id, picture });
        // Where all choose at once, a bot's choice is what it was.
        if device.house.errand().is_none() {
            let saved = device.house.saved();
            let answer = think(&errand, None);
            let told = device.house.thought(&errand, answer.as_ref());
            assert_eq!((told.len(), device.house.saved()), (0, saved));
            return true;
        }
    }
    false
}

#[test]
fn why_not_is_answered_and_nothing_is_played() {
    for game in GAMES {
        let mut device = Device::new(&setting(game, 2, 1), 8);
        while device.house.turn() != Turn::Yours {
            device.step();
        }
        let saved = device.house.saved();
        let action = device.random();
        device.ask(|id, _| Ask::Explain { id, action });
        assert!(matches!(device.told[..], [Tell::Allowed { .. }]));
        device.ask(|id, _| Ask::Explain {
            id,
            action: "sing".to_owned(),
        });
        assert!(matches!(
            device.told[..],
            [Tell::Sorry {
                problem: Problem::NoSuchAction,
                ..
            }]
        ));
        assert_eq!(device.house.saved(), saved);
    }
}

#[test]
fn an_older_picture_is_stale() {
    let mut device = Device::new(&setting("foggy-island", 2, 1), 8);
    for _ in 0..6 {
        while device.house.turn() != Turn::Yours {
            device.step();
        }
        device.step();
    }
    while device.house.turn() != Turn::Yours {
        device.step();
    }
    let action = device.random();
    device.ask(|id, _| Ask::Act {
        id,
        picture: 0,
        action,
    });
    assert!(matches!(device.told[..], [Tell::Stale { .. }]));
}

#[test]
fn a_captain_gives_a_hint_to_whoever_asked() {
    for game in GAMES {
        let mut device = Device::new(&setting(game, 2, 1), 2);
        while device.house.turn() != Turn::Yours || device.picture.legal.len() < 2 {
            device.step();
        }
        device.ask(|id, picture| Ask::Hint { id, picture });
        assert!(device.told.is_empty(), "he thinks");
        while device.house.errand().is_some_and(|one| one.hint.is_none()) {
            assert!(device.let_bot_think());
        }
        let errand = device.house.errand().unwrap();
        assert_eq!(errand.level, Level::Captain);
        let Some(Answer::Hint(hint)) = think(&errand, None) else {
            panic!("no hint");
        };
        let legal = device.picture.legal.iter();
        assert!(legal.map(|one| &one.1).any(|one| *one == hint.action));
        let told = device.house.thought(&errand, Some(&Answer::Hint(hint)));
        assert!(matches!(told[..], [Tell::Hint { .. }]));
        assert!(device.house.errand().is_none());
    }
}

#[test]
fn who_plays_alone_ends_the_game_by_giving_up() {
    let mut device = Device::new(&setting("glory-islands", 3, 1), 2);
    device.ask(|id, _| Ask::Resign { id });
    assert_eq!(device.house.turn(), Turn::Over);
    let Some(Tell::Table { table }) = device.told.first() else {
        panic!("{:?}", device.told);
    };
    assert_eq!(
        (table.stage, table.ending),
        (Stage::Over, Some(Ending::Resignation))
    );
    let again = House::resume("kelp", &device.house.saved()).unwrap();
    assert_eq!(again.welcome(), device.house.welcome());
}

#[test]
fn in_company_a_bot_plays_on_for_who_gives_up() {
    let mut device = Device::new(&setting("grog-island", 3, 2), 2);
    while device.house.turn() != Turn::Yours {
        device.step();
    }
    let seat = device.seat().unwrap();
    device.ask(|id, _| Ask::Resign { id });
    let mut steps = 0;
    while device.step() {
        assert_ne!(
            (device.house.at(), device.house.turn()),
            (Viewer::Seat(seat), Turn::Yours)
        );
        steps += 1;
    }
    assert!(steps > 20);
}

#[test]
fn who_shares_a_device_ends_the_game_by_a_word() {
    let mut device = Device::new(&setting("groo", 2, 2), 2);
    while device.house.turn() != Turn::Yours {
        device.step();
    }
    device.ask(|id, _| Ask::Agree {
        id,
        to: Agreement::Abandon,
        yes: true,
    });
    assert_eq!(device.house.turn(), Turn::Over);
}

#[test]
fn a_table_needs_a_person_and_as_many_players_as_seats() {
    let bots = Setting {
        sitters: vec![Sitting::Bot(Level::Novice); 2],
        ..setting("groo", 2, 1)
    };
    let begun = House::begin("kelp", &bots, [0; 32], &[]);
    assert_eq!(begun.err(), Some(SoloError::Nobody));
    let few = Setting {
        sitters: vec![Sitting::Person("Mara".to_owned())],
        ..setting("groo", 2, 1)
    };
    let begun = House::begin("kelp", &few, [0; 32], &[]);
    assert_eq!(
        begun.err(),
        Some(SoloError::Sitters {
            sitters: 1,
            seats: 2
        })
    );
}
