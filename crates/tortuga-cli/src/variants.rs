//! The variants of a game that are played in turn.

use tortuga_core::Rules;
use tortuga_games::ShelfError;

use crate::options::{combinations, has_seats, named, not_for, with_seats};
use crate::output::Failure;

/// Every variant that the chosen options leave open, for as many players as
/// `--seats` says.
pub(crate) fn variants<G: Rules>(
    edition: &G::Edition,
    set: &[String],
    seats: Option<u8>,
) -> Result<Vec<G::Options>, Failure> {
    let specs = G::option_list(edition);
    let mut chosen = named(set)?;
    let mut wanted = seats;
    if let Some(seats) = wanted.take_if(|_| has_seats(&specs)) {
        chosen = with_seats(chosen, seats)?;
    }
    // Some combinations cannot be; only if none can, that is an error.
    let combinations = combinations(&specs, &chosen);
    let results = combinations
        .iter()
        .map(|settings| G::options(edition, settings));
    let (good, bad): (Vec<_>, Vec<_>) = results.partition(Result::is_ok);
    let mut good: Vec<G::Options> = good.into_iter().filter_map(Result::ok).collect();
    match bad.into_iter().find_map(Result::err) {
        Some(problems) if good.is_empty() => return Err(ShelfError::Options(problems).into()),
        _ => {}
    }
    if let Some(seats) = wanted {
        good.retain(|options| G::seats(options) == seats);
        if good.is_empty() {
            return Err(not_for(G::GAME, seats));
        }
    }
    Ok(good)
}
