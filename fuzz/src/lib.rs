//! What is done with bytes from outside: the fuzzer's targets, and the same
//! functions for the corpus in the ordinary tests.

use tortuga_core::{Actor, Edition as _, Game, Record, Rules, Seat, Settings};
use tortuga_games::{EditionChoice, GAMES, Visitor, open_replay, setting_of, with_game};

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
    let _ = with_game(&record.header.game, Verify(&record));
}

struct Verify<'a>(&'a Record);

impl Visitor for Verify<'_> {
    type Output = ();

    fn visit<G: Rules>(self) {
        if let Ok((held, options)) = setting_of::<G>(self.0, &EditionChoice::Standard) {
            let _ = Game::<G>::verify(held.edition, &options, self.0);
        }
    }
}

/// A list of actions, one a line, seat by seat, in every game: whatever is
/// accepted leaves a sound state, whatever is refused leaves no trace.
pub fn feed_notation(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for game in GAMES {
        with_game(game, Play(text)).expect("the game is on the shelf");
    }
}

struct Play<'a>(&'a str);

impl Visitor for Play<'_> {
    type Output = ();

    fn visit<G: Rules>(self) {
        let held = EditionChoice::Standard
            .hold::<G>()
            .expect("the standard edition is sound");
        let options = G::options(held.edition, &Settings::new()).expect("defaults are fine");
        let mut game = Game::<G>::new(held.edition, &options).expect("defaults are fine");
        for line in self.0.lines().take(2_000) {
            let Ok(action) = G::read(held.edition, line) else {
                continue;
            };
            let written = G::write(held.edition, action);
            assert_eq!(G::read(held.edition, &written), Ok(action), "{written}");
            let seats = (0..4).map(|seat| Actor::Seat(Seat(seat)));
            for actor in seats.chain([Actor::Chance]) {
                let before = game.state().clone();
                match game.play(actor, action) {
                    Ok(_) => G::audit(game.state()).expect("nothing is lost or born"),
                    Err(_) => assert_eq!(before, *game.state()),
                }
            }
        }
    }
}

/// An edition file, read as every game's: an edition, or a list of problems
/// with line numbers.
pub fn feed_edition(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for game in GAMES {
        with_game(game, ReadEdition(text)).expect("the game is on the shelf");
    }
    let _ = tortuga_games::game_of_edition(text);
}

struct ReadEdition<'a>(&'a str);

impl Visitor for ReadEdition<'_> {
    type Output = ();

    fn visit<G: Rules>(self) {
        let lines = self.0.lines().count().max(1);
        match G::Edition::read(self.0) {
            Ok(edition) => {
                let chosen = G::options(&edition, &Settings::new());
                assert!(chosen.is_ok(), "the defaults of an edition can be chosen");
            }
            Err(problems) => {
                assert!(!problems.0.is_empty(), "a refused file has a reason");
                let beyond = problems.0.iter().find(|problem| problem.line > lines + 1);
                assert_eq!(beyond, None, "of {lines} lines");
            }
        }
    }
}
