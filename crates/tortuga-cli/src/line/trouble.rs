//! What can go wrong between here and a server.

use thiserror::Error;
use tortuga_protocol::Problem;

/// Why something did not get through.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum Trouble {
    /// What was typed is no address of a server.
    #[error("{0:?} is no address of a server")]
    NoAddress(String),
    /// Nobody answers there.
    #[error("nobody answers at {0}")]
    Nobody(String),
    /// Somebody answers whose certificate nobody vouches for.
    #[error("the certificate of {0} cannot be trusted")]
    NotTrusted(String),
    /// Somebody answers, but not as a Tortuga server does.
    #[error("{0} is no Tortuga server")]
    NoTortuga(String),
    /// The server wants to be called elsewhere.
    #[error("the server is at {0}")]
    Moved(String),
    /// The server cannot do it now.
    #[error("the server is in trouble, status {0}")]
    Busy(u16),
    /// The server says no.
    #[error("the server says no: {0:?}")]
    Sorry(Problem),
    /// The session that is kept is none.
    #[error("the session cannot be sent")]
    BadSession,
    /// This machine cannot speak to a server in secret.
    #[error("no encryption: {0}")]
    NoTls(String),
    /// The line broke.
    #[error("the line broke")]
    Broken,
    /// The server said something that is not of our protocol.
    #[error("the server speaks another protocol")]
    Garbled,
}
