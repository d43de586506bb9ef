//! What a table may choose before the game.

use tortuga_core::{OptionProblem, OptionSpec, RuleId, Seat, Settings};

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play: 2, 3 or 4.
    pub seats: u8,
    /// Who holds the flag first; none leaves it to chance (GROG-SETUP-15).
    pub starting_player: Option<Seat>,
}

const SEATS: &str = "seats";
const STARTING_PLAYER: &str = "starting_player";
const RANDOM: &str = "random";

/// Every option with its values and default.
pub(crate) fn option_list() -> Vec<OptionSpec> {
    let values = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    vec![
        OptionSpec {
            key: SEATS,
            values: values(&["2", "3", "4"]),
            default: "4".to_owned(),
            rule: RuleId("GROG-SETUP-01"),
            about: "How many play; with two the ghost ship sails along.",
            variant: true,
        },
        OptionSpec {
            key: STARTING_PLAYER,
            values: values(&[RANDOM, "0", "1", "2", "3"]),
            default: RANDOM.to_owned(),
            rule: RuleId("GROG-SETUP-15"),
            about: "Which seat holds the flag first, or random.",
            variant: false,
        },
    ]
}

impl Options {
    /// Turns chosen settings into options.
    pub(crate) fn choose(chosen: &Settings) -> Result<Self, Vec<OptionProblem>> {
        let settled = OptionSpec::settle(&option_list(), chosen)?;
        let number = |key: &str| settled[key].parse::<u8>().ok();
        let seats = number(SEATS).expect("every value of this option is a number");
        let starting_player = number(STARTING_PLAYER).map(Seat);
        if starting_player.is_some_and(|seat| seat.0 >= seats) {
            return Err(vec![OptionProblem::Clash {
                key: STARTING_PLAYER,
                value: settled[STARTING_PLAYER].clone(),
                other_key: SEATS,
                other_value: settled[SEATS].clone(),
            }]);
        }
        Ok(Self {
            seats,
            starting_player,
        })
    }

    /// The effective value of every option.
    pub(crate) fn settings(&self) -> Settings {
        let starter = self
            .starting_player
            .map_or_else(|| RANDOM.to_owned(), |s| s.to_string());
        [
            (SEATS.to_owned(), self.seats.to_string()),
            (STARTING_PLAYER.to_owned(), starter),
        ]
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(pairs: &[(&str, &str)]) -> Result<Options, Vec<OptionProblem>> {
        let chosen = pairs
            .iter()
            .map(|&(k, v)| (k.to_owned(), v.to_owned()))
            .collect();
        Options::choose(&chosen)
    }

    #[test]
    fn options_and_settings_round_trip() {
        let options = choose(&[("seats", "3"), ("starting_player", "2")]).unwrap();
        assert_eq!(
            options,
            Options {
                seats: 3,
                starting_player: Some(Seat(2))
            }
        );
        assert_eq!(Options::choose(&options.settings()), Ok(options));
        assert_eq!(choose(&[]).unwrap().starting_player, None);
    }

    #[test]
    fn a_starting_player_must_sit_at_the_table() {
        let problems = choose(&[("seats", "2"), ("starting_player", "3")]).unwrap_err();
        assert_eq!(
            problems[0].to_string(),
            "option starting_player = 3 does not fit seats = 2"
        );
    }
}
