//! The options of a game, as the command line names them.

use tortuga_core::{OptionSpec, Rules, Settings};
use tortuga_games::{EditionChoice, Visitor, with_game};

use crate::output::Failure;

const SEATS: &str = "seats";

/// What `--set` and `--seats` choose for a table of a game.
pub(crate) fn chosen(
    game: &str,
    edition: &EditionChoice,
    set: &[String],
    seats: Option<u8>,
) -> Result<Settings, Failure> {
    let chosen = named(set)?;
    let Some(seats) = seats else {
        return Ok(chosen);
    };
    with_game(
        game,
        Seated {
            edition,
            chosen,
            seats,
        },
    )?
}

/// What `--set` names.
pub(crate) fn named(set: &[String]) -> Result<Settings, Failure> {
    let mut chosen = Settings::new();
    for pair in set {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| Failure::BadInput(format!("--set wants KEY=VALUE, not {pair:?}")))?;
        if chosen.insert(key.to_owned(), value.to_owned()).is_some() {
            return Err(Failure::BadInput(format!("--set names {key} twice")));
        }
    }
    Ok(chosen)
}

/// Adds the number of players where it is an option of its own.
pub(crate) fn with_seats(mut chosen: Settings, seats: u8) -> Result<Settings, Failure> {
    if chosen.insert(SEATS.to_owned(), seats.to_string()).is_some() {
        let twice = "--seats and --set seats say the same thing twice";
        return Err(Failure::BadInput(twice.to_owned()));
    }
    Ok(chosen)
}

/// Is the number of players an option of its own?
pub(crate) fn has_seats(specs: &[OptionSpec]) -> bool {
    specs.iter().any(|spec| spec.key == SEATS)
}

/// Every combination of the variants that the chosen options leave open.
pub(crate) fn combinations(specs: &[OptionSpec], chosen: &Settings) -> Vec<Settings> {
    let open = specs
        .iter()
        .filter(|spec| spec.variant && !chosen.contains_key(spec.key));
    let mut combinations = vec![chosen.clone()];
    for spec in open {
        let with = |settings: &Settings| {
            let settings = settings.clone();
            spec.values.iter().map(move |value| {
                let mut settings = settings.clone();
                settings.insert(spec.key.to_owned(), value.clone());
                settings
            })
        };
        combinations = combinations.iter().flat_map(with).collect();
    }
    combinations
}

/// Nothing that was chosen is for so many players.
pub(crate) fn not_for(game: &str, seats: u8) -> Failure {
    Failure::BadInput(format!(
        "--seats {seats}: {game} has no such table with these options"
    ))
}

/// Finds the options of a table for so many players. Where another option
/// decides how many play, that one is chosen: first as it usually is.
struct Seated<'a> {
    edition: &'a EditionChoice,
    chosen: Settings,
    seats: u8,
}

impl Visitor for Seated<'_> {
    type Output = Result<Settings, Failure>;

    fn visit<G: Rules>(self) -> Self::Output {
        let held = self
            .edition
            .hold::<G>()
            .map_err(|problems| Failure::BadInput(problems.to_string()))?;
        let specs = G::option_list(held.edition);
        if has_seats(&specs) {
            return with_seats(self.chosen, self.seats);
        }
        let fits = |settings: &Settings| {
            let options = G::options(held.edition, settings);
            options.is_ok_and(|options| G::seats(&options) == self.seats)
        };
        let usual = [self.chosen.clone()];
        let all = usual.into_iter().chain(combinations(&specs, &self.chosen));
        let mut fitting = all.filter(fits);
        fitting.next().ok_or_else(|| not_for(G::GAME, self.seats))
    }
}
