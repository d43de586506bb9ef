//! Words for people: names, refusals, reports and rules in English and German.
//!
//! The rules of a game know no language. They give short names for things
//! (`pips-rise`, `last-crew`, `anchor_shop`), and here stand the words for
//! them, one Fluent file for each language and game. The text of a rule is
//! not written a second time: it is the book's own page.
//!
//! ```
//! use tortuga_words::{Lang, name, refusal, rule};
//!
//! let lang: Lang = "de".parse()?;
//! assert_eq!(name(lang, "grog-island", "building", "anchor_shop"), "Anker-Shop");
//! assert_eq!(
//!     refusal(Lang::En, "grog-island", "game-over"),
//!     "The game is over",
//! );
//! let text = rule("grog-bid-05").expect("the book has this rule");
//! assert!(text.starts_with("The amount of a bid is the sum of the pips"));
//! # Ok::<(), tortuga_words::UnknownLang>(())
//! ```

mod lang;
mod pieces;
mod rules;
mod say;

pub use lang::{Lang, UnknownLang};
pub use pieces::{ending, feature, name, option_about, option_name, refusal, source};
pub use rules::{closest, rule, rules_of};
pub use say::{Arg, find, say};
