//! What a new table may choose.

use tortuga_core::{OptionSpec, Rules, Settings};
use tortuga_games::{EditionChoice, Visitor, with_game};
use tortuga_protocol::Tempo;

/// The options of a game; none if there is no such game.
pub fn options(game: &str) -> Vec<OptionSpec> {
    with_game(game, Options).unwrap_or_default()
}

struct Options;

impl Visitor for Options {
    type Output = Vec<OptionSpec>;

    fn visit<G: Rules>(self) -> Self::Output {
        let held = EditionChoice::Standard.hold::<G>();
        held.map(|held| G::option_list(held.edition))
            .unwrap_or_default()
    }
}

/// The options that everybody asks about, and the others. Variants are asked
/// about, and whatever comes among the first three.
pub fn asked_first(options: Vec<OptionSpec>) -> (Vec<OptionSpec>, Vec<OptionSpec>) {
    let few = options.len() <= 4;
    let first = |(place, option): &(usize, OptionSpec)| few || option.variant || *place < 3;
    let (first, rest): (Vec<_>, Vec<_>) = options.into_iter().enumerate().partition(first);
    let plain = |list: Vec<(usize, OptionSpec)>| list.into_iter().map(|(_, option)| option);
    (plain(first).collect(), plain(rest).collect())
}

/// How many sit at a table with these options; none if they do not go together.
pub fn seats(game: &str, options: &Settings) -> Option<u8> {
    with_game(game, SeatsOf(options)).ok()?
}

struct SeatsOf<'a>(&'a Settings);

impl Visitor for SeatsOf<'_> {
    type Output = Option<u8>;

    fn visit<G: Rules>(self) -> Self::Output {
        let held = EditionChoice::Standard.hold::<G>().ok()?;
        let options = G::options(held.edition, self.0).ok()?;
        Some(G::seats(&options))
    }
}

/// Is this the hash of the edition that comes with the program? A table that names none
/// has that one, too.
pub fn is_standard(game: &str, sha256: &str) -> bool {
    sha256.is_empty() || with_game(game, Hash).ok().flatten().as_deref() == Some(sha256)
}

struct Hash;

impl Visitor for Hash {
    type Output = Option<String>;

    fn visit<G: Rules>(self) -> Self::Output {
        let held = EditionChoice::Standard.hold::<G>();
        held.map(|held| held.sha256).ok()
    }
}

/// The game has windows in which somebody may answer unseen.
pub fn has_windows(game: &str) -> bool {
    game == "groo"
}

/// A tempo that is offered, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Pace {
    /// No clocks.
    #[default]
    None,
    /// All sit at the table.
    Live,
    /// People come by now and then.
    Slow,
}

impl Pace {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::Live, Self::Slow];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Live => "live",
            Self::Slow => "slow",
        }
    }

    /// By its name; none where nothing is known.
    pub fn named(name: &str) -> Self {
        let found = Self::ALL.into_iter().find(|pace| pace.name() == name);
        found.unwrap_or_default()
    }
}

/// Banks that are offered, in minutes.
pub const BANKS: [u32; 4] = [5, 15, 30, 60];
/// Increments that are offered, in seconds.
pub const INCREMENTS: [u32; 4] = [0, 5, 15, 30];
/// Times for one decision that are offered, in hours.
pub const HOURS: [u32; 5] = [6, 24, 48, 96, 168];
/// Lengths of windows that are offered, in seconds.
pub const WINDOWS: [u16; 5] = [2, 4, 8, 15, 30];

/// The tempo that was chosen: bank in minutes, increment in seconds, hours.
pub const fn tempo(pace: Pace, bank: u32, increment: u32, hours: u32) -> Tempo {
    match pace {
        Pace::None => Tempo::None,
        Pace::Live => Tempo::Live {
            bank: bank * 60,
            increment,
        },
        Pace::Slow => Tempo::Slow { hours },
    }
}

#[cfg(test)]
mod tests {
    use tortuga_games::GAMES;

    use super::*;

    #[test]
    fn every_game_asks_something_first_and_nothing_twice() {
        for game in GAMES {
            let all = options(game);
            assert!(!all.is_empty(), "{game}");
            let (first, rest) = asked_first(all.clone());
            assert_eq!(first.len() + rest.len(), all.len());
            assert!((2..=5).contains(&first.len()), "{game}: {}", first.len());
            assert!(rest.iter().all(|option| !option.variant));
        }
        assert!(options("chess").is_empty());
    }

    #[test]
    fn seats_follow_from_the_options() {
        let team = [("mode".to_owned(), "team".to_owned())].into();
        assert_eq!(seats("foggy-island", &Settings::new()), Some(2));
        assert_eq!(seats("foggy-island", &team), Some(4));
        let wrong = [
            ("seats".to_owned(), "2".to_owned()),
            ("starting_player".to_owned(), "3".to_owned()),
        ];
        assert_eq!(seats("grog-island", &wrong.into()), None);
    }

    #[test]
    fn every_tempo_that_is_offered_can_be_played() {
        for pace in Pace::ALL {
            assert_eq!(Pace::named(pace.name()), pace);
            for bank in BANKS {
                for increment in INCREMENTS {
                    for hours in HOURS {
                        assert!(tempo(pace, bank, increment, hours).is_sane());
                    }
                }
            }
        }
    }

    #[test]
    fn only_groo_has_windows() {
        assert_eq!(
            GAMES.into_iter().filter(|game| has_windows(game)).count(),
            1
        );
    }

    #[test]
    fn the_edition_of_the_program_is_known_by_its_hash() {
        for game in GAMES {
            let hash = with_game(game, Hash).unwrap().unwrap();
            assert!(is_standard(game, &hash) && is_standard(game, ""));
            assert!(!is_standard(game, &hash.replace(['0', '1', '2'], "9")));
        }
    }
}
