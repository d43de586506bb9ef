use std::collections::BTreeMap;

use thiserror::Error;

use crate::RuleId;

/// Options as text, key by key: what a command line, a form or a record holds.
pub type Settings = BTreeMap<String, String>;

/// One thing that a table may choose before the game: seats, a variant, a switch.
///
/// Command line, lobby form, test matrix and book are all made from these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The key in `--set key=value` and in records.
    pub key: &'static str,
    /// Every value that may be chosen.
    pub values: Vec<String>,
    /// What holds if nobody chooses; one of `values`.
    pub default: String,
    /// The rule that the option belongs to.
    pub rule: RuleId,
    /// One English sentence for `--help` and the book.
    pub about: &'static str,
    /// A variant of the game, such as the number of players: a simulation that
    /// does not choose plays all its values in turn. The others are switches,
    /// which stay at their defaults.
    pub variant: bool,
}

impl OptionSpec {
    /// Completes `chosen` with the defaults, or lists everything that is wrong with it.
    ///
    /// # Errors
    ///
    /// Unknown keys and values that are not on the list, all of them at once.
    pub fn settle(specs: &[Self], chosen: &Settings) -> Result<Settings, Vec<OptionProblem>> {
        let mut problems = Vec::new();
        for (key, value) in chosen {
            match specs.iter().find(|spec| spec.key == key) {
                None => problems.push(OptionProblem::UnknownKey {
                    key: key.clone(),
                    known: specs
                        .iter()
                        .map(|spec| spec.key)
                        .collect::<Vec<_>>()
                        .join(", "),
                }),
                Some(spec) if !spec.values.contains(value) => {
                    problems.push(OptionProblem::UnknownValue {
                        key: key.clone(),
                        value: value.clone(),
                        known: spec.values.join(", "),
                    });
                }
                Some(_) => {}
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let settled = specs.iter().map(|spec| {
            let value = chosen.get(spec.key).unwrap_or(&spec.default);
            (spec.key.to_owned(), value.clone())
        });
        Ok(settled.collect())
    }
}

/// What is wrong with a chosen option.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionProblem {
    /// No option has this key.
    #[error("there is no option {key:?}; this game has: {known}")]
    UnknownKey {
        /// What was asked for.
        key: String,
        /// What exists.
        known: String,
    },
    /// The option exists, the value does not.
    #[error("option {key} cannot be {value:?}; it may be: {known}")]
    UnknownValue {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What may be chosen.
        known: String,
    },
    /// Two options that do not go together.
    #[error("option {key} = {value} does not fit {other_key} = {other_value}")]
    Clash {
        /// The option that does not fit.
        key: &'static str,
        /// Its value.
        value: String,
        /// The option it clashes with.
        other_key: &'static str,
        /// That option's value.
        other_value: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn specs() -> Vec<OptionSpec> {
        let values = |words: &[&str]| words.iter().map(|&w| w.to_owned()).collect();
        vec![OptionSpec {
            key: "seats",
            values: values(&["2", "3"]),
            default: "3".to_owned(),
            rule: RuleId("GROG-SETUP-01"),
            about: "How many play.",
            variant: true,
        }]
    }

    #[test]
    fn defaults_fill_what_nobody_chose() {
        let settled = OptionSpec::settle(&specs(), &Settings::new()).unwrap();
        assert_eq!(settled["seats"], "3");
    }

    #[test]
    fn all_problems_are_told_at_once() {
        let chosen = [("seats", "9"), ("weather", "fog")];
        let chosen = chosen.map(|(k, v)| (k.to_owned(), v.to_owned())).into();
        let problems = OptionSpec::settle(&specs(), &chosen).unwrap_err();
        let text: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(
            text,
            [
                "option seats cannot be \"9\"; it may be: 2, 3",
                "there is no option \"weather\"; this game has: seats",
            ]
        );
    }
}
