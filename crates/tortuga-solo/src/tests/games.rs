//! Whole games of all kinds, saved and resumed, with actions taken back.

use tortuga_core::{Game, Luck as _, Record, Rules};
use tortuga_games::{EditionChoice, GAMES, Visitor, setting_of, with_game};
use tortuga_protocol::Ask;

use super::device::{Device, setting};
use crate::{House, Turn};

/// The record of the game is legal, and its luck is the promised one.
fn assert_fair(record: &Record) {
    struct Verify<'a>(&'a Record);
    impl Visitor for Verify<'_> {
        type Output = ();

        fn visit<G: Rules>(self) {
            let (held, options) = setting_of::<G>(self.0, &EditionChoice::Standard).unwrap();
            Game::<G>::verify(held.edition, &options, self.0).unwrap();
        }
    }
    with_game(&record.header.game, Verify(record)).unwrap();
}

fn seat_counts(game: &str) -> Vec<usize> {
    let possible =
        |seats: &usize| House::begin("kelp", &setting(game, *seats, 1), [0; 32], &[]).is_ok();
    (2..=6).filter(possible).collect()
}

fn play_to_the_end(mut device: Device) {
    let mut steps = 0;
    while device.step() {
        steps += 1;
        assert!(steps < 20_000, "it does not end");
    }
    assert_eq!(device.house.turn(), Turn::Over);
    assert!(device.picture.standings.is_some());
    assert!(device.house.errand().is_none());
    assert_fair(&device.house.record());
}

#[test]
fn whole_games_against_novices_of_every_kind_and_size() {
    for game in GAMES {
        let counts = seat_counts(game);
        assert!(counts.len() > 1, "{game}");
        for seats in counts {
            play_to_the_end(Device::new(&setting(game, seats, 1), 3));
        }
    }
}

#[test]
fn whole_games_of_several_people() {
    for game in GAMES {
        let counts = seat_counts(game);
        let most = counts[counts.len() - 1];
        play_to_the_end(Device::new(&setting(game, counts[0], counts[0]), 5));
        play_to_the_end(Device::new(&setting(game, most, 2), 6));
    }
}

#[test]
fn saved_at_any_moment_it_is_the_same_when_resumed() {
    for game in GAMES {
        for people in [1, 2] {
            let seats = if game == "foggy-island" { 4 } else { 3 };
            let mut device = Device::new(&setting(game, seats, people), 9);
            for step in 0..250 {
                if step % 7 == 0 {
                    let mut again = House::resume("kelp", &device.house.saved()).unwrap();
                    if let Some(seat) = device.seat() {
                        again.take_up(seat);
                    }
                    assert_eq!(again.welcome(), device.house.welcome(), "{game} {step}");
                    assert_eq!(again.turn(), device.house.turn());
                    assert_eq!(again.errand(), device.house.errand());
                }
                if device.picture.can_undo && device.luck.below(4) == 0 {
                    device.ask(|id, picture| Ask::Undo { id, picture });
                } else if !device.step() {
                    break;
                }
            }
        }
    }
}

#[test]
fn what_is_damaged_is_refused() {
    let device = Device::new(&setting("groo", 2, 1), 1);
    let saved = device.house.saved();
    assert!(House::resume("kelp", "").is_err());
    assert!(House::resume("kelp", &saved.replace("groo", "grog")).is_err());
    assert!(House::resume("kelp", &saved.replace("\"here\":1", "\"here\":2")).is_err());
    assert!(House::resume("kelp", &saved.replace("*\\t", "7\\t")).is_err());
    assert_eq!(crate::look(&saved).unwrap().sitters.len(), 2);
}
