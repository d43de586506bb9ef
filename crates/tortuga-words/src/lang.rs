use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A language that people can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The short name: `en` or `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that nobody has written words for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there are no words in {0:?}; there is: en, de")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        let known = Self::ALL.into_iter().find(|lang| lang.code() == code);
        known.ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_and_written() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        for unknown in ["", "EN", "de_DE", "fr"] {
            assert_eq!(
                unknown.parse::<Lang>(),
                Err(UnknownLang(unknown.to_owned()))
            );
        }
    }
}
