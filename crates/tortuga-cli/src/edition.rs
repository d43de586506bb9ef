//! `tortuga edition`: what is printed in a box.

use std::path::Path;

use tortuga_core::{Edition, Rules};
use tortuga_games::{EditionChoice, Visitor, game_of_edition, with_game};

use crate::files::read_text;
use crate::output::{Failure, Output};

/// Checks an edition file completely.
pub(crate) fn check(file: &Path, output: &mut Output) -> Result<(), Failure> {
    struct Check(EditionChoice);
    impl Visitor for Check {
        type Output = Result<String, String>;

        fn visit<G: Rules>(self) -> Self::Output {
            let held = self
                .0
                .hold::<G>()
                .map_err(|problems| problems.to_string())?;
            let name = held.edition.name();
            Ok(format!(
                "a sound edition of {}: {name}\nSHA-256 {}",
                G::GAME,
                held.sha256
            ))
        }
    }
    let name = file.display().to_string();
    let text = read_text(file)?;
    let game = game_of_edition(&text).map_err(|problems| Failure::in_file(&name, problems))?;
    let verdict = with_game(&game, Check(EditionChoice::Text(text)))
        .map_err(|error| Failure::in_file(&name, error))?;
    let sound = verdict.map_err(|problems| Failure::in_file(&name, problems))?;
    output.line(format!("{name}: {sound}"))
}

/// Prints the standard edition of a game.
pub(crate) fn export(game: &str, output: &mut Output) -> Result<(), Failure> {
    struct Export;
    impl Visitor for Export {
        type Output = &'static str;

        fn visit<G: Rules>(self) -> &'static str {
            G::Edition::STANDARD
        }
    }
    output.text(with_game(game, Export)?)
}
