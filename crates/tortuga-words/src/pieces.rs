//! Words for what a game names in short: pieces, refusals, endings, options.

use crate::Lang;
use crate::say::{find, say};

/// What a piece is called: `kind` is `peninsula`, `good`, `building`, `ship`,
/// `cloud`, `parrot` or `goal` (Grog Island), `id` is the edition's name for it.
///
/// An owner's edition may have a piece that we have no words for: then it is
/// the id, with blanks.
pub fn name(lang: Lang, game: &str, kind: &str, id: &str) -> String {
    find(lang, &format!("{game}-{kind}-{id}"), &[]).unwrap_or_else(|| id.replace('_', " "))
}

/// Why an action is not allowed, by the refusal's key: a sentence without a full stop.
pub fn refusal(lang: Lang, game: &str, key: &str) -> String {
    say(lang, &format!("{game}-refusal-{key}"), &[])
}

/// How a game ended, by the ending's key: a sentence without a full stop.
pub fn ending(lang: Lang, game: &str, key: &str) -> String {
    say(lang, &format!("{game}-ending-{key}"), &[])
}

/// Where points come from; `of` says which one of several, and may be empty.
///
/// ```
/// use tortuga_words::{Lang, source};
///
/// assert_eq!(source(Lang::En, "grog-island", "goal", "fish"), "Goal card: Fish");
/// assert_eq!(source(Lang::De, "grog-island", "treasure", ""), "Truhenkarten");
/// ```
pub fn source(lang: Lang, game: &str, key: &str, of: &str) -> String {
    let which = name(lang, game, key, of);
    say(
        lang,
        &format!("{game}-source-{key}"),
        &[("of", which.into())],
    )
}

/// What bots look at in a game, by the feature's name: a noun, for hints.
pub fn feature(lang: Lang, game: &str, key: &str) -> String {
    say(lang, &format!("feature-{game}-{key}"), &[])
}

/// What an option is called.
pub fn option_name(lang: Lang, game: &str, key: &str) -> String {
    say(lang, &format!("{game}-option-{key}"), &[])
}

/// What an option does: a sentence without a full stop.
pub fn option_about(lang: Lang, game: &str, key: &str) -> String {
    say(lang, &format!("{game}-option-{key}-about"), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "grog-island";
    const EDITION: &str = include_str!("../../tortuga-grog/data/grog-island.toml");
    const PROTOCOL: &str = include_str!("../../tortuga-protocol/src/problem.rs");

    /// What the rules of a game name in short, in their own files.
    struct Named {
        game: &'static str,
        refusals: &'static str,
        scoring: &'static str,
        options: &'static str,
        /// How many refusals there are at least, endings and sources, options.
        counts: [usize; 3],
    }

    const GAMES: [Named; 4] = [
        Named {
            game: GAME,
            refusals: include_str!("../../tortuga-grog/src/refusals.rs"),
            scoring: include_str!("../../tortuga-grog/src/scoring.rs"),
            options: include_str!("../../tortuga-grog/src/options.rs"),
            counts: [70, 7, 2],
        },
        Named {
            game: "groo",
            refusals: include_str!("../../tortuga-groo/src/refusals.rs"),
            scoring: include_str!("../../tortuga-groo/src/scoring.rs"),
            options: include_str!("../../tortuga-groo/src/options.rs"),
            counts: [50, 5, 11],
        },
        Named {
            game: "foggy-island",
            refusals: include_str!("../../tortuga-foggy/src/refusals.rs"),
            scoring: include_str!("../../tortuga-foggy/src/scoring.rs"),
            options: include_str!("../../tortuga-foggy/src/options.rs"),
            counts: [30, 8, 15],
        },
        Named {
            game: "glory-islands",
            refusals: include_str!("../../tortuga-glory/src/refusals.rs"),
            scoring: include_str!("../../tortuga-glory/src/scoring.rs"),
            options: include_str!("../../tortuga-glory/src/options.rs"),
            counts: [25, 13, 5],
        },
    ];

    #[track_caller]
    fn check_said(text: &str, key: &str) {
        assert!(!text.starts_with('['), "{key} has no words");
    }

    /// The texts in quotes in a source file, its tests left out.
    fn quoted(source: &'static str) -> impl Iterator<Item = &'static str> {
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines()
            .filter(|line| !line.trim().starts_with("//"))
            .flat_map(|line| line.split('"').skip(1).step_by(2))
    }

    /// A rule's number, such as `GROG-BID-07`.
    fn is_rule(key: &str) -> bool {
        key.starts_with(|first: char| first.is_ascii_uppercase())
    }

    #[test]
    fn every_refusal_has_words() {
        for Named {
            game,
            refusals,
            counts: [least, ..],
            ..
        } in GAMES
        {
            let entries = refusals
                .split("=> (\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next());
            let keys: Vec<&str> = entries.collect();
            assert!(keys.len() > least, "found only {} of {game}", keys.len());
            for key in keys {
                for lang in Lang::ALL {
                    check_said(&refusal(lang, game, key), key);
                }
            }
        }
    }

    #[test]
    fn every_ending_and_every_source_of_points_has_words() {
        for Named {
            game,
            scoring,
            counts: [_, count, _],
            ..
        } in GAMES
        {
            let keys: Vec<&str> = quoted(scoring).filter(|key| !is_rule(key)).collect();
            assert_eq!(keys.len(), count, "{keys:?}");
            for key in keys {
                for lang in Lang::ALL {
                    // A key can be both, and a party that nobody plays has a name.
                    let words = [ending(lang, game, key), source(lang, game, key, "")];
                    let said = words.iter().any(|text| !text.starts_with('['));
                    let name = find(lang, &format!("{game}-{key}"), &[]);
                    assert!(said || name.is_some(), "{key} has no words");
                }
            }
        }
    }

    #[test]
    fn every_option_has_words() {
        for Named {
            game,
            options,
            counts: [.., count],
            ..
        } in GAMES
        {
            let keys = options.lines().filter_map(option_key);
            let keys: Vec<&str> = keys.filter(|&key| key != "random").collect();
            assert_eq!(keys.len(), count, "{keys:?}");
            for key in keys {
                for lang in Lang::ALL {
                    check_said(&option_name(lang, game, key), key);
                    check_said(&option_about(lang, game, key), key);
                }
            }
        }
    }

    /// The key that a line of a game's options names: `const SEATS: &str = "seats";`,
    /// or `MODE = 0, "mode", …` in a table of them.
    fn option_key(line: &'static str) -> Option<&'static str> {
        if let Some(constant) = line.strip_prefix("const ") {
            let (_, value) = constant.split_once(": &str = \"")?;
            return value.strip_suffix("\";");
        }
        let (name, rest) = line.trim().split_once(" = ")?;
        let (number, rest) = rest.split_once(", \"")?;
        let is_name = name
            .bytes()
            .all(|byte| byte.is_ascii_uppercase() || byte == b'_');
        let is_entry = is_name && number.bytes().all(|byte| byte.is_ascii_digit());
        rest.split('"').next().filter(|_| is_entry)
    }

    /// `TooMuch` is `too-much`.
    fn kebab(name: &str) -> String {
        let letters = name.chars().enumerate().flat_map(|(place, letter)| {
            let dash = (place > 0 && letter.is_uppercase()).then_some('-');
            dash.into_iter().chain(letter.to_lowercase())
        });
        letters.collect()
    }

    #[test]
    fn every_problem_of_the_server_has_words() {
        let (_, after) = PROTOCOL.split_once("pub enum Problem {").unwrap();
        let (variants, _) = after.split_once("\n}").unwrap();
        let names = variants
            .lines()
            .filter_map(|line| line.trim().strip_suffix(','))
            .filter(|name| name.chars().all(char::is_alphanumeric));
        let keys: Vec<String> = names
            .map(|name| format!("problem-{}", kebab(name)))
            .collect();
        assert!(keys.len() >= 16, "{keys:?}");
        for key in keys {
            for lang in Lang::ALL {
                assert!(find(lang, &key, &[]).is_some(), "{key} has no words");
            }
        }
    }

    /// The kind of piece that a table of the edition file describes.
    fn kind_of(heading: &str) -> Option<&'static str> {
        Some(match heading {
            "[[peninsula]]" => "peninsula",
            "[[good]]" => "good",
            "[[building_type]]" => "building",
            "[[ship]]" => "ship",
            "[[cloud]]" => "cloud",
            "[[parrot_card]]" => "parrot",
            _ => return None,
        })
    }

    #[test]
    fn pieces_are_called_what_the_edition_file_calls_them() {
        let (mut kind, mut id, mut checked) = (None, "", 0);
        for line in EDITION.lines() {
            if line.starts_with('[') {
                kind = kind_of(line);
            }
            let (Some(kind), Some((key, value))) = (kind, line.split_once(" = \"")) else {
                continue;
            };
            let value = value.rsplit_once('"').map_or(value, |(value, _)| value);
            let lang = match key {
                "id" => {
                    id = value;
                    continue;
                }
                "name_en" => Lang::En,
                "name_de" => Lang::De,
                _ => continue,
            };
            checked += 1;
            assert_eq!(name(lang, GAME, kind, id), value.replace('\\', ""), "{id}");
        }
        assert_eq!(checked, 2 * (5 + 5 + 12 + 6 + 5));
    }

    #[test]
    fn every_card_has_words() {
        let parrots = ["turn_green", "turn_blue", "turn_orange", "turn_yellow"];
        let parrots = parrots.into_iter().chain(["turn_gray", "hold"]);
        let cards = parrots.map(|id| ("parrot", id)).chain(goals());
        for (kind, id) in cards {
            for lang in Lang::ALL {
                let found = find(lang, &format!("{GAME}-{kind}-{id}"), &[]);
                assert!(found.is_some(), "{kind} {id} has no words in {lang}");
            }
        }
    }

    /// Building types, goods, peninsulas and parrots, by the edition's names.
    fn goals() -> impl Iterator<Item = (&'static str, &'static str)> {
        let mut of_goal = false;
        let ids = EDITION.lines().filter_map(move |line| {
            if line.starts_with('[') {
                of_goal = matches!(kind_of(line), Some("peninsula" | "good" | "building"));
            }
            let id = line.strip_prefix("id = \"")?.strip_suffix('"')?;
            of_goal.then_some(id)
        });
        let ids: Vec<&str> = ids.chain(["parrots"]).collect();
        assert_eq!(ids.len(), 23);
        ids.into_iter().map(|id| ("goal", id))
    }

    #[test]
    fn a_piece_of_another_edition_is_called_by_its_id() {
        assert_eq!(
            name(Lang::De, GAME, "building", "tattoo_shop"),
            "tattoo shop"
        );
    }
}
