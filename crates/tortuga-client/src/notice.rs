//! What the viewer should read beside the picture.

use tortuga_protocol::Problem;

/// Something to tell the viewer beside the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A rule forbids it.
    Refused {
        /// By this name the words are found.
        key: String,
        /// The rule's number.
        rule: String,
    },
    /// He asked why not, and it is allowed.
    Allowed,
    /// Somebody was faster.
    Stale,
    /// No rule, but the server says no.
    Sorry(Problem),
    /// There is no die in the draft.
    DraftEmpty,
    /// He wants to look back to a moment of which there is no picture here.
    NoPicture,
    /// The line is down, so nothing was asked.
    LineDown,
    /// This client and the server do not understand each other.
    OtherVersion,
}

/// The key of the words for a problem: `problem-too-much`.
pub fn problem_key(problem: Problem) -> String {
    let name = serde_json::to_value(problem).unwrap_or_default();
    format!("problem-{}", name.as_str().unwrap_or_default())
}
