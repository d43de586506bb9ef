//! A moment and a viewpoint, as an address carries them: `?at=37&as=0`.

use tortuga_core::{Seat, Viewer};

/// From where a replay is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Viewpoint {
    /// From outside, with everybody's hand open.
    Open,
    /// From outside, as somebody who watched.
    #[default]
    Spectator,
    /// As this seat saw it.
    Seat(Seat),
}

impl Viewpoint {
    /// Whose eyes the board is seen with.
    pub const fn viewer(self) -> Viewer {
        match self {
            Self::Open | Self::Spectator => Viewer::Spectator,
            Self::Seat(seat) => Viewer::Seat(seat),
        }
    }

    /// As the address says it.
    pub fn name(self) -> String {
        match self {
            Self::Open => "all".to_owned(),
            Self::Spectator => "spectator".to_owned(),
            Self::Seat(seat) => seat.to_string(),
        }
    }

    /// Reads what an address says.
    pub fn read(name: &str) -> Option<Self> {
        match name {
            "all" => Some(Self::Open),
            "spectator" => Some(Self::Spectator),
            seat => seat.parse().ok().map(Seat).map(Self::Seat),
        }
    }
}

/// A moment and a viewpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spot {
    /// So many actions were done.
    pub at: usize,
    /// The moment that this sentence of the log tells of, counted from 0, instead.
    pub line: Option<usize>,
    /// From where one looks; none if the address does not say.
    pub viewpoint: Option<Viewpoint>,
}

impl Spot {
    /// Reads `?at=37&as=0`; what makes no sense is left out.
    pub fn read(query: &str) -> Self {
        let mut spot = Self::default();
        for pair in query.trim_start_matches('?').split('&') {
            match pair.split_once('=') {
                Some(("at", at)) => spot.at = at.parse().unwrap_or_default(),
                Some(("line", line)) => spot.line = line.parse().ok(),
                Some(("as", name)) => spot.viewpoint = Viewpoint::read(name),
                _ => {}
            }
        }
        spot
    }

    /// The same, written.
    pub fn write(at: usize, viewpoint: Viewpoint) -> String {
        format!("?at={at}&as={}", viewpoint.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_where_and_as_whom() {
        for (query, at, viewpoint) in [
            ("", 0, None),
            ("?at=37", 37, None),
            ("?at=37&as=2", 37, Some(Viewpoint::Seat(Seat(2)))),
            ("?as=all&at=4", 4, Some(Viewpoint::Open)),
            ("?at=rum&as=rum&x", 0, None),
            ("?as=spectator", 0, Some(Viewpoint::Spectator)),
        ] {
            let line = None;
            let expected = Spot {
                at,
                line,
                viewpoint,
            };
            assert_eq!(Spot::read(query), expected, "{query}");
        }
        assert_eq!(Spot::read("?line=12&as=1").line, Some(12));
        let written = Spot::write(5, Viewpoint::Seat(Seat(1)));
        assert_eq!(written, "?at=5&as=1");
        assert_eq!(Spot::read(&written).at, 5);
    }
}
