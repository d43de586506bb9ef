//! How much time people have.

use serde::{Deserialize, Serialize};

/// How much time everybody has for his decisions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Tempo {
    /// As much as he likes.
    #[default]
    None,
    /// All sit at the table: so much for the whole game, and some more after
    /// every decision, in seconds.
    Live {
        /// For the whole game.
        #[cfg_attr(feature = "openapi", schema(minimum = 30, maximum = 86_400))]
        bank: u32,
        /// After every decision.
        #[cfg_attr(feature = "openapi", schema(maximum = 3600))]
        increment: u32,
    },
    /// People come by now and then: so much for every decision, in hours.
    Slow {
        /// For every decision.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 720))]
        hours: u32,
    },
}

impl Tempo {
    /// No bank is smaller, in seconds.
    pub const SMALLEST_BANK: u32 = 30;
    /// No bank is larger, in seconds.
    pub const LARGEST_BANK: u32 = 24 * 3600;
    /// No increment is larger, in seconds.
    pub const LARGEST_INCREMENT: u32 = 3600;
    /// Nobody has longer for a decision, in hours.
    pub const MOST_HOURS: u32 = 30 * 24;

    /// Is it one that a table may have?
    pub fn is_sane(self) -> bool {
        match self {
            Self::None => true,
            Self::Live { bank, increment } => {
                (Self::SMALLEST_BANK..=Self::LARGEST_BANK).contains(&bank)
                    && increment <= Self::LARGEST_INCREMENT
            }
            Self::Slow { hours } => (1..=Self::MOST_HOURS).contains(&hours),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tempo_is_read_as_it_is_written() {
        for (tempo, text) in [
            (Tempo::None, r#"{"kind":"none"}"#),
            (
                Tempo::Live {
                    bank: 900,
                    increment: 15,
                },
                r#"{"kind":"live","bank":900,"increment":15}"#,
            ),
            (Tempo::Slow { hours: 48 }, r#"{"kind":"slow","hours":48}"#),
        ] {
            assert_eq!(serde_json::to_string(&tempo).unwrap(), text);
            assert_eq!(serde_json::from_str::<Tempo>(text).unwrap(), tempo);
            assert!(tempo.is_sane());
        }
        let much = r#"{"kind":"slow","hours":48,"minutes":1}"#;
        assert!(serde_json::from_str::<Tempo>(much).is_err());
    }

    #[test]
    fn times_that_nobody_could_play_with_are_refused() {
        let live = |bank, increment| Tempo::Live { bank, increment };
        for tempo in [
            live(0, 0),
            live(29, 0),
            live(86_401, 0),
            live(600, 3601),
            Tempo::Slow { hours: 0 },
            Tempo::Slow { hours: 721 },
        ] {
            assert!(!tempo.is_sane(), "{tempo:?}");
        }
    }
}
