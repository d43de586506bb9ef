//! What is done with bytes from outside: the fuzzer's targets, and the same
//! functions for the corpus in the ordinary tests.

use tortuga_core::{Actor, Edition as _, Game, Record, Rules, Seat, Settings};
use tortuga_games::{EditionChoice, open_replay, setting_of};
use tortuga_grog::{Edition, GrogIsland};

/// A record file: read, replay as far as it goes, verify, write and read again.
pub fn feed_record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(record) = Record::read(text) else {
        return;
    };
    let mut again = Record::read(&record.write()).expect("what is written can be read");
    again.cut_off_at = record.cut_off_at;
    assert_eq!(again, record);
    if let Ok(mut table) = open_replay(&record, &EditionChoice::Standard) {
        for line in &record.actions {
            if table.play(line.actor, &line.action).is_err() {
                break;
            }
        }
        let _ = table.state_json();
    }
    if let Ok((held, options)) = setting_of::<GrogIsland>(&record, &EditionChoice::Standard) {
        let _ = Game::<GrogIsland>::verify(held.edition, &options, &record);
    }
}

/// A list of actions, one a line, seat by seat: whatever is accepted leaves a
/// sound state, whatever is refused leaves no trace.
pub fn feed_notation(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let held = EditionChoice::Standard
        .hold::<GrogIsland>()
        .expect("the standard edition is sound");
    let options = GrogIsland::options(held.edition, &Settings::new()).expect("defaults are fine");
    let mut game = Game::<GrogIsland>::new(held.edition, &options).expect("defaults are fine");
    for line in text.lines().take(2_000) {
        let Ok(action) = GrogIsland::read(held.edition, line) else {
            continue;
        };
        let written = GrogIsland::write(held.edition, action);
        assert_eq!(
            GrogIsland::read(held.edition, &written),
            Ok(action),
            "{written}"
        );
        let seats = (0..4).map(|seat| Actor::Seat(Seat(seat)));
        for actor in seats.chain([Actor::Chance]) {
            let before = *game.state();
            match game.play(actor, action) {
                Ok(_) => GrogIsland::audit(game.state()).expect("nothing is lost or born"),
                Err(_) => assert_eq!(before, *game.state()),
            }
        }
    }
}

/// An edition file: an edition, or a list of problems with line numbers.
pub fn feed_edition(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let lines = text.lines().count().max(1);
    match Edition::read(text) {
        Ok(edition) => assert_eq!(edition.buildings.len(), 35),
        Err(problems) => {
            assert!(!problems.0.is_empty(), "a refused file has a reason");
            let beyond = problems.0.iter().find(|problem| problem.line > lines + 1);
            assert_eq!(beyond, None, "of {lines} lines");
        }
    }
    let _ = tortuga_games::game_of_edition(text);
}
