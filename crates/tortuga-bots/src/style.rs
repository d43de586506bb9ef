use std::fmt;
use std::str::FromStr;

use tortuga_core::{Level, UnknownLevel};

/// How a bot plays: a level, or one of the yardsticks that levels are measured
/// by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// As this level does.
    Level(Level),
    /// Anything that is allowed.
    Random,
    /// The search and nothing else: random rollouts to the end, no evaluation.
    /// Thinks as long as a captain.
    Plain,
}

impl From<Level> for Style {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl Style {
    /// What it is called in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Random => "random",
            Self::Plain => "plain",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Style {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        match text {
            "random" => Ok(Self::Random),
            "plain" => Ok(Self::Plain),
            level => level.parse().map(Self::Level),
        }
    }
}
