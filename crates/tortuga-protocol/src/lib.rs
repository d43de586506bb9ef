//! What crosses the wire between a client and the server: JSON, one message a
//! frame, version [`PROTOCOL`].
//!
//! A client asks ([`Ask`]), the server tells ([`Tell`]). A viewer gets
//! *pictures*: what he knows, what he heard, what he may do. There is no other
//! way to learn the state of a table; whoever reconnects is welcomed with the
//! same picture that he had.
//!
//! Where a seat may answer unseen, the game pauses for everybody, whether or
//! not somebody can: [`Picture::pause`]. Answers are kept until the pause is
//! over: [`Tell::Kept`].
//!
//! ```
//! use tortuga_protocol::Ask;
//!
//! let ask: Ask = serde_json::from_str(r#"{"ask":"act","id":4,"picture":17,"action":"bid Y A"}"#)?;
//! assert_eq!(ask, Ask::Act { id: 4, picture: 17, action: "bid Y A".to_owned() });
//! assert!(serde_json::from_str::<Ask>(r#"{"ask":"act","id":4,"peek":true}"#).is_err());
//! # Ok::<(), serde_json::Error>(())
//! ```

mod ask;
mod card;
mod hint;
mod people;
mod problem;
#[cfg(feature = "openapi")]
mod schemas;
mod tables;
mod tell;
mod tempo;

pub use ask::{Agreement, Ask};
pub use card::{Ending, SeatCard, Sitter, Stage, TableCard, Wishes};
pub use hint::{Candidate, Hint, Reason};
pub use people::{Claim, Me, NewName, NewPassword, Notices, SignIn, SignOut};
pub use problem::{Failed, Problem};
pub use tables::{
    EditionCard, GameCard, ListedTable, Lobby, Mistaken, NewEdition, NewTable, Opened, OptionCard,
    Verified,
};
pub use tell::{Clocks, Heard, Picture, Said, Tell};
pub use tempo::Tempo;
pub use tortuga_core::Level;

/// The version of everything in here.
pub const PROTOCOL: u32 = 4;

/// No message from a client is larger.
pub const LARGEST_ASK: usize = 4096;
/// No name of a person is longer, in characters.
pub const LONGEST_NAME: usize = 24;
/// No nonce is longer, in characters.
pub const LONGEST_NONCE: usize = 64;
/// No printed data is larger, in bytes.
pub const LARGEST_EDITION: usize = 128 * 1024;
/// Nobody gives more standing orders.
pub const MOST_ORDERS: usize = 16;
/// Nothing that is said at a table is longer, in characters.
pub const LONGEST_SAYING: usize = 300;
/// A password has at least so many characters.
pub const SHORTEST_PASSWORD: usize = 8;
/// And at most so many.
pub const LONGEST_PASSWORD: usize = 128;

/// No hint names more candidates.
pub const MOST_CANDIDATES: usize = 5;
/// No hint gives more reasons.
pub const MOST_REASONS: usize = 2;

/// How long a pause lasts unless the table chooses otherwise, in seconds.
pub const USUAL_WINDOW: u16 = 4;
/// No table has shorter pauses, in seconds.
pub const SHORTEST_WINDOW: u16 = 1;
/// No table has longer pauses, in seconds.
pub const LONGEST_WINDOW: u16 = 60;

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};
    use tortuga_core::Seat;

    use super::*;

    fn hint() -> Hint {
        Hint {
            picture: 17,
            action: "bid Y A".to_owned(),
            chance: 631,
            next: Some(589),
            candidates: vec![Candidate {
                action: "bid Y A".to_owned(),
                visits: 1200,
                chance: 631,
            }],
            line: vec![
                (Seat(0), "bid Y A".to_owned()),
                (Seat(1), "pass".to_owned()),
            ],
            reasons: vec![Reason {
                feature: "coins".to_owned(),
                points: -125,
            }],
        }
    }

    #[test]
    fn a_hint_comes_back_as_it_went() {
        let ask = Ask::Hint { id: 4, picture: 17 };
        let written = json!({ "ask": "hint", "id": 4, "picture": 17 });
        assert_eq!(to_value(&ask).unwrap(), written);
        assert_eq!(from_value::<Ask>(written).unwrap(), ask);

        let hint = Box::new(hint());
        let tell = Tell::Hint { id: 4, hint };
        let written = to_value(&tell).unwrap();
        assert_eq!(written["tell"], "hint");
        assert_eq!(
            written["hint"]["line"],
            json!([[0, "bid Y A"], [1, "pass"]])
        );
        assert_eq!(from_value::<Tell>(written).unwrap(), tell);
    }

    #[test]
    fn all_five_levels_are_understood() {
        for level in Level::ALL {
            let seat = Seat(2);
            let ask = Ask::SeatBot { seat, level };
            let written = json!({ "ask": "seat-bot", "seat": 2, "level": level.name() });
            assert_eq!(to_value(&ask).unwrap(), written);
            assert_eq!(from_value::<Ask>(written).unwrap(), ask);
            let who = Sitter::Bot(level);
            assert_eq!(from_value::<Sitter>(to_value(who).unwrap()).unwrap(), who);
        }
    }
}
