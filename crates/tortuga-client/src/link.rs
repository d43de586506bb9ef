//! The line to a server, and how long to wait before it is tried again.

/// The line to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The server answers.
    Open,
    /// It was never open, or it was lost; so many attempts failed since.
    Closed(u32),
    /// There is nothing at its end, so nobody tries again.
    Nowhere,
}

impl Default for Link {
    fn default() -> Self {
        Self::Closed(0)
    }
}

impl Link {
    /// After one more attempt failed, or after the line broke.
    #[must_use]
    pub fn broken(self) -> Self {
        match self {
            Self::Open => Self::Closed(1),
            Self::Closed(tries) => Self::Closed(tries + 1),
            Self::Nowhere => Self::Nowhere,
        }
    }

    /// How long to wait before the next attempt, in milliseconds: first a
    /// blink, later ten seconds. None where no attempt makes sense.
    pub fn delay(self) -> Option<u32> {
        match self {
            Self::Open | Self::Nowhere => None,
            Self::Closed(0) => Some(0),
            Self::Closed(tries) => Some((250 << tries.min(6)).min(10_000)),
        }
    }
}
