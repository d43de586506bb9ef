//! `tortuga verify`: were the dice fair?

use tortuga_core::{Game, Record, Rules, UnfairLuck, Verdict};
use tortuga_games::{EditionChoice, ShelfError, Visitor, setting_of, with_game};

use crate::args::VerifyArgs;
use crate::files::{read_edition, read_record};
use crate::output::{Failure, Output};

struct Verify<'a> {
    record: &'a Record,
    edition: EditionChoice,
}

impl Visitor for Verify<'_> {
    type Output = Result<Result<Verdict, UnfairLuck>, ShelfError>;

    fn visit<G: Rules>(self) -> Self::Output {
        let (held, options) = setting_of::<G>(self.record, &self.edition)?;
        Ok(Game::<G>::verify(held.edition, &options, self.record))
    }
}

/// Recomputes every outcome of chance in a finished record.
pub(crate) fn run(args: &VerifyArgs, output: &mut Output) -> Result<(), Failure> {
    let name = args.file.display().to_string();
    let record = read_record(&args.file)?;
    let edition = read_edition(args.edition.as_deref())?;
    let game = record.header.game.clone();
    let verdict = with_game(
        &game,
        Verify {
            record: &record,
            edition,
        },
    )
    .and_then(|verdict| verdict)
    .map_err(|error| Failure::in_file(&name, format!("line 1: {error}")))?;
    match verdict {
        Ok(Verdict { actions, outcomes }) => output.line(format!(
            "{name}: fair: {actions} actions replayed, {outcomes} outcomes of chance recomputed"
        )),
        Err(UnfairLuck::Game(error)) => Err(Failure::in_file(&name, error)),
        Err(unfair) => Err(Failure::No(format!("{name}: {unfair}"))),
    }
}
