//! What somebody likes: day or night, things that move or that do not.

use std::str::FromStr;

/// The light over the chart.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Paper in daylight.
    Day,
    /// One lamp.
    Night,
}

impl Theme {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Day, Self::Night];

    /// The name by which it is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Day => "light",
            Self::Night => "dark",
        }
    }

    /// What the styles call it, where the system wants night or not.
    pub const fn shown(self, night: bool) -> &'static str {
        match (self, night) {
            (Self::Day, _) | (Self::System, false) => "light",
            (Self::Night, _) | (Self::System, true) => "dark",
        }
    }

    /// The other light than the one that is shown.
    #[must_use]
    pub fn turned(self, night: bool) -> Self {
        if self.shown(night) == "dark" {
            Self::Day
        } else {
            Self::Night
        }
    }
}

impl FromStr for Theme {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let found = Self::ALL.into_iter().find(|one| one.name() == name);
        found.ok_or(())
    }
}

/// Whether things move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// Nothing moves; what changed is marked at once.
    Reduced,
}

impl Motion {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::System, Self::Reduced];

    /// The name by which it is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Reduced => "reduced",
        }
    }

    /// Nothing shall move, where the system wants it so or not.
    pub const fn is_still(self, system: bool) -> bool {
        match self {
            Self::System => system,
            Self::Reduced => true,
        }
    }
}

impl FromStr for Motion {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let found = Self::ALL.into_iter().find(|one| one.name() == name);
        found.ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_again() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        for motion in Motion::ALL {
            assert_eq!(motion.name().parse(), Ok(motion));
        }
        assert_eq!("mauve".parse::<Theme>(), Err(()));
        assert_eq!("".parse::<Motion>(), Err(()));
    }

    #[test]
    fn turning_the_light_always_changes_it() {
        for theme in Theme::ALL {
            for night in [false, true] {
                assert_ne!(theme.turned(night).shown(night), theme.shown(night));
            }
        }
    }

    #[test]
    fn the_system_decides_only_if_nobody_else_did() {
        assert!(Motion::System.is_still(true) && !Motion::System.is_still(false));
        assert!(Motion::Reduced.is_still(false));
    }
}
