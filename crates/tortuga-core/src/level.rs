use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How well a bot plays: each level beats the one before it.
///
/// Tables that were opened before there were five levels had bots called
/// `random` and `greedy`; they read as the levels that come nearest.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// A friendly beginner, who makes a beginner's mistakes.
    #[serde(alias = "random")]
    Novice,
    /// Takes what looks best right now.
    #[serde(alias = "greedy")]
    Sailor,
    /// Looks ahead for a fiftieth of a second.
    #[default]
    Mate,
    /// Looks ahead for a fifth of a second.
    Captain,
    /// Looks ahead as long as he is given, on all cores.
    Admiral,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Novice,
        Self::Sailor,
        Self::Mate,
        Self::Captain,
        Self::Admiral,
    ];

    /// What it is called in commands, records and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Sailor => "sailor",
            Self::Mate => "mate",
            Self::Captain => "captain",
            Self::Admiral => "admiral",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// No bot plays like this.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{:?} is no level; there is: {}", .0, Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            let json = format!("\"{level}\"");
            assert_eq!(serde_json::to_string(&level).unwrap(), json);
            assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
        }
        let unknown = "parrot".parse::<Level>().unwrap_err().to_string();
        assert!(unknown.ends_with("novice, sailor, mate, captain, admiral"));
    }

    #[test]
    fn bots_of_old_tables_are_still_known() {
        let old = |name: &str| serde_json::from_str::<Level>(name).unwrap();
        assert_eq!(old("\"random\""), Level::Novice);
        assert_eq!(old("\"greedy\""), Level::Sailor);
    }
}
