//! What the page says about answers, problems and pieces, in words.

use tortuga_client::{Notice, problem_key};
use tortuga_core::{Rules, Settings};
use tortuga_games::{EditionChoice, Visitor, with_game};
use tortuga_protocol::Problem;
use tortuga_words::{Lang, find, refusal, say};

use crate::setup;

/// A notice in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// The number of the rule behind it, if one is.
    pub rule: Option<String>,
}

/// Puts a notice into words.
pub fn notice(lang: Lang, game: &str, notice: &Notice) -> Said {
    let plain = |key: &str| Said {
        text: say(lang, key, &[]),
        rule: None,
    };
    match notice {
        Notice::Refused { key, rule } => Said {
            text: sentence(refusal(lang, game, key)),
            rule: Some(rule.clone()),
        },
        Notice::Sorry(problem) => Said {
            text: problem_words(lang, *problem),
            rule: None,
        },
        Notice::Allowed => plain("web-allowed"),
        Notice::Stale => plain("stale"),
        Notice::DraftEmpty => plain("web-draft-empty"),
        Notice::NoPicture => plain("web-no-picture"),
        Notice::LineDown => plain("web-line-down"),
        Notice::OtherVersion => plain("web-other-version"),
    }
}

/// Words with a full stop after them.
fn sentence(words: String) -> String {
    if words.ends_with(['.', '!', '?']) {
        words
    } else {
        words + "."
    }
}

/// Why the server does not do something.
pub fn problem_words(lang: Lang, problem: Problem) -> String {
    say(lang, &problem_key(problem), &[])
}

/// The title of a game: `grog-island` is Grog Island.
pub fn title(lang: Lang, game: &str) -> String {
    say(lang, &format!("{game}-title"), &[])
}

/// The value of an option as people read it.
pub fn option_value(lang: Lang, key: &str, value: &str) -> String {
    match (key, value.parse::<u32>()) {
        // People count seats from 1.
        ("starting_player" | "dealer" | "first_player", Ok(seat)) => {
            say(lang, "web-value-seat", &[("number", (seat + 1).into())])
        }
        ("colours", _) => {
            let colours: Vec<_> = value.split('-').map(|one| value_words(lang, one)).collect();
            colours.join(", ")
        }
        _ => value_words(lang, value),
    }
}

fn value_words(lang: Lang, value: &str) -> String {
    find(lang, &format!("web-value-{value}"), &[]).unwrap_or_else(|| value.to_owned())
}

/// What there is to know about so many seats in this game, if anything.
pub fn seats_note(lang: Lang, game: &str, seats: usize) -> Option<String> {
    find(lang, &format!("web-seats-{game}-{seats}"), &[])
}

/// How many sit at a table with these options.
///
/// # Errors
///
/// The options do not go together; in words.
pub fn seats(lang: Lang, game: &str, options: &Settings) -> Result<String, String> {
    let Some(count) = setup::seats(game, options) else {
        return Err(problem_words(lang, Problem::BadTable));
    };
    let said = say(lang, "web-so-many-seats", &[("count", count.into())]);
    let note = seats_note(lang, game, count.into());
    Ok(note.map_or(said.clone(), |note| format!("{said}. {note}")))
}

/// Options and their values, in the order of the game.
pub fn in_order(game: &str, options: &Settings) -> Vec<(String, String)> {
    let mut options: Vec<_> = options.clone().into_iter().collect();
    if let Ok(keys) = with_game(game, Keys) {
        options.sort_by_key(|(key, _)| keys.iter().position(|one| one == key));
    }
    options
}

/// The names of a game's options.
struct Keys;

impl Visitor for Keys {
    type Output = Vec<&'static str>;

    fn visit<G: Rules>(self) -> Self::Output {
        let held = EditionChoice::Standard.hold::<G>();
        let options = held.map(|held| G::option_list(held.edition));
        let options = options.unwrap_or_default().into_iter();
        options.map(|option| option.key).collect()
    }
}

/// The language to begin with: what was chosen here before, else what the
/// browser asks for, else English.
pub fn first_lang(chosen: Option<&str>, browser: Option<&str>) -> Lang {
    let known = |code: &str| code.get(..2)?.to_ascii_lowercase().parse().ok();
    let chosen = chosen.and_then(known);
    chosen
        .or_else(|| browser.and_then(known))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_carry_the_rule() {
        let refused = Notice::Refused {
            key: "pips-rise".to_owned(),
            rule: "GROG-BID-03".to_owned(),
        };
        let said = notice(Lang::De, "grog-island", &refused);
        assert!(!said.text.starts_with('[') && said.text.ends_with('.'));
        assert_eq!(said.rule.as_deref(), Some("GROG-BID-03"));
    }

    #[test]
    fn every_other_notice_has_words() {
        for lang in Lang::ALL {
            let problem = Notice::Sorry(Problem::NotStored);
            let all = [Notice::Allowed, Notice::Stale, Notice::DraftEmpty];
            let rest = [problem, Notice::LineDown, Notice::OtherVersion];
            for said in all.into_iter().chain(rest) {
                let text = notice(lang, "grog-island", &said).text;
                assert!(!text.starts_with('['), "{text}");
            }
        }
    }

    #[test]
    fn every_game_has_a_title() {
        for lang in Lang::ALL {
            for game in tortuga_games::GAMES {
                assert!(!title(lang, game).starts_with('['), "{game}");
            }
        }
        assert_eq!(title(Lang::De, "groo"), "GROO: The Game");
    }

    #[test]
    fn the_first_language_is_the_chosen_one_then_the_browsers() {
        assert_eq!(first_lang(Some("de"), Some("en-GB")), Lang::De);
        assert_eq!(first_lang(None, Some("de-AT")), Lang::De);
        assert_eq!(first_lang(Some("xx"), Some("DE")), Lang::De);
        assert_eq!(first_lang(None, Some("fr")), Lang::En);
        assert_eq!(first_lang(None, Some("é")), Lang::En);
        assert_eq!(first_lang(None, None), Lang::En);
    }

    #[test]
    fn values_of_options_are_read_by_people() {
        let value = |key, value| option_value(Lang::De, key, value);
        assert_eq!(value("starting_player", "random"), "zufällig");
        assert_eq!(value("starting_player", "0"), "Platz 1");
        assert_eq!(value("dealer", "3"), "Platz 4");
        assert_eq!(value("first_player", "1"), "Platz 2");
        assert_eq!(value("draw_is_optional", "true"), "ja");
        assert_eq!(value("seats", "3"), "3");
        let colours = value("colours", "red-green-yellow-blue");
        assert_eq!(colours, "rot, grün, gelb, blau");
    }

    #[test]
    fn the_options_decide_how_many_sit_there() {
        let said = |game: &str, options: &[(&str, &str)]| {
            let options = options
                .iter()
                .map(|&(key, value)| (key.to_owned(), value.to_owned()));
            seats(Lang::En, game, &options.collect())
        };
        let seats = |count: &str| Ok(format!("{count} seats"));
        assert_eq!(said("grog-island", &[("seats", "4")]), seats("4"));
        assert_eq!(said("foggy-island", &[]), seats("2"));
        assert_eq!(said("foggy-island", &[("mode", "team")]), seats("4"));
        let clash = [("mode", "quick"), ("first_player", "3")];
        assert!(said("foggy-island", &clash).is_err());
    }

    #[test]
    fn a_third_captain_sails_along_with_two() {
        for lang in Lang::ALL {
            let note = |seats| seats_note(lang, "glory-islands", seats);
            assert!(note(2).unwrap().contains("Henry Morgan"));
            assert_eq!((note(3), note(4)), (None, None));
            assert_eq!(seats_note(lang, "grog-island", 2), None);
        }
        let two = [("seats".to_owned(), "2".to_owned())];
        let said = seats(Lang::En, "glory-islands", &two.into()).unwrap();
        assert!(said.starts_with("2 seats. ") && said.contains("Henry Morgan"));
    }

    #[test]
    fn options_stand_in_the_order_of_the_game() {
        let options = ["final_count", "first_player", "mode"];
        let options = options.map(|key| (key.to_owned(), String::new()));
        let sorted = in_order("foggy-island", &options.into());
        let keys: Vec<_> = sorted.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["mode", "first_player", "final_count"]);
    }

    /// Reads every option of a game in both languages.
    struct Read;

    impl Visitor for Read {
        type Output = ();

        fn visit<G: Rules>(self) {
            let held = EditionChoice::Standard.hold::<G>().unwrap();
            for option in G::option_list(held.edition) {
                for value in option.values {
                    let said = option_value(Lang::En, option.key, &value);
                    assert!(!said.contains('_'), "{} {said}", option.key);
                    let same = said == option_value(Lang::De, option.key, &value);
                    let number = said.parse::<u32>().is_ok();
                    assert_eq!(same, number, "{} {said}", option.key);
                }
            }
        }
    }

    #[test]
    fn no_value_of_an_option_is_a_word_of_the_edition_file() {
        for game in tortuga_games::GAMES {
            with_game(game, Read).unwrap();
        }
    }
}
