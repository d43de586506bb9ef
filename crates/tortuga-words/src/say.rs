//! The Fluent files, and how a message becomes text.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// A value that a message speaks of: a text or a number.
pub type Arg<'a> = FluentValue<'a>;

type Bundle = FluentBundle<FluentResource>;

/// Every file of a language.
pub(crate) const fn files(lang: Lang) -> [&'static str; 15] {
    match lang {
        Lang::En => [
            include_str!("../words/en/common.ftl"),
            include_str!("../words/en/clients.ftl"),
            include_str!("../words/en/online.ftl"),
            include_str!("../words/en/web-home.ftl"),
            include_str!("../words/en/web-table.ftl"),
            include_str!("../words/en/web-solo.ftl"),
            include_str!("../words/en/web-reading.ftl"),
            include_str!("../words/en/grog-island.ftl"),
            include_str!("../words/en/scene-grog-island.ftl"),
            include_str!("../words/en/groo.ftl"),
            include_str!("../words/en/scene-groo.ftl"),
            include_str!("../words/en/foggy-island.ftl"),
            include_str!("../words/en/scene-foggy-island.ftl"),
            include_str!("../words/en/glory-islands.ftl"),
            include_str!("../words/en/scene-glory-islands.ftl"),
        ],
        Lang::De => [
            include_str!("../words/de/common.ftl"),
            include_str!("../words/de/clients.ftl"),
            include_str!("../words/de/online.ftl"),
            include_str!("../words/de/web-home.ftl"),
            include_str!("../words/de/web-table.ftl"),
            include_str!("../words/de/web-solo.ftl"),
            include_str!("../words/de/web-reading.ftl"),
            include_str!("../words/de/grog-island.ftl"),
            include_str!("../words/de/scene-grog-island.ftl"),
            include_str!("../words/de/groo.ftl"),
            include_str!("../words/de/scene-groo.ftl"),
            include_str!("../words/de/foggy-island.ftl"),
            include_str!("../words/de/scene-foggy-island.ftl"),
            include_str!("../words/de/glory-islands.ftl"),
            include_str!("../words/de/scene-glory-islands.ftl"),
        ],
    }
}

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Lang::En));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Lang::De));

fn bundle(lang: Lang) -> Bundle {
    let code: LanguageIdentifier = lang.code().parse().expect("our codes are language codes");
    let mut bundle = Bundle::new_concurrent(vec![code]);
    // Otherwise invisible marks stand around every value, and terminals show them.
    bundle.set_use_isolating(false);
    for file in files(lang) {
        let resource = FluentResource::try_new(file.to_owned())
            .map_err(|(_, errors)| errors)
            .expect("our own files are Fluent");
        bundle
            .add_resource(resource)
            .expect("no key stands in two files");
    }
    bundle
}

/// The message with this key; a key without words comes back in brackets.
///
/// ```
/// use tortuga_words::{Lang, say};
///
/// let args = [("id", "GROG-BID-99".into())];
/// assert_eq!(say(Lang::En, "rule-unknown", &args), "There is no rule GROG-BID-99");
/// assert_eq!(say(Lang::En, "no-such-key", &[]), "[no-such-key]");
/// ```
pub fn say(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    find(lang, key, args).unwrap_or_else(|| format!("[{key}]"))
}

/// The message with this key, if there are words for it.
pub fn find(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let bundle: &Bundle = match lang {
        Lang::En => &ENGLISH,
        Lang::De => &GERMAN,
    };
    let pattern = bundle.get_message(key)?.value()?;
    let args: FluentArgs<'_> = args.iter().cloned().collect();
    // A value that is missing shows as its name; the tests see that none is.
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    Some(text.into_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Words that are the same in both languages.
    const SAME: [&str; 16] = [
        "bot-admiral",
        "foggy-island-title",
        "glory-islands-card-special",
        "glory-islands-cell",
        "glory-islands-ladder-about",
        "glory-islands-title",
        "glory-islands-track-mark",
        "grog-island-good-grog",
        "grog-island-goal-grog",
        "grog-island-peninsula-orange",
        "grog-island-title",
        "groo-symbol-kopins",
        "groo-symbols-kopins",
        "groo-source-building",
        "groo-title",
        "web-times",
    ];

    /// Every message of a language: what stands behind its key.
    fn messages(lang: Lang) -> BTreeMap<&'static str, String> {
        let mut messages = BTreeMap::new();
        let mut key = "";
        for line in files(lang).into_iter().flat_map(str::lines) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                key = line.split(" =").next().unwrap_or_default();
            }
            let text = line.strip_prefix(key).unwrap_or(line);
            let text = text.trim().trim_start_matches('=').trim();
            let message: &mut String = messages.entry(key).or_default();
            message.push_str(text);
        }
        messages
    }

    /// The values that a message speaks of.
    fn values(message: &str) -> BTreeSet<&str> {
        let after = message.split('$').skip(1);
        after
            .filter_map(|rest| rest.split([' ', '}', ')']).next())
            .collect()
    }

    #[test]
    fn both_languages_have_the_same_keys_and_values() {
        let (english, german) = (messages(Lang::En), messages(Lang::De));
        let keys = |all: &BTreeMap<&'static str, String>| all.keys().copied().collect::<Vec<_>>();
        assert_eq!(keys(&english), keys(&german));
        for (key, text) in &english {
            assert_eq!(values(text), values(&german[key]), "{key}");
        }
    }

    #[test]
    fn no_message_was_left_untranslated() {
        let (english, german) = (messages(Lang::En), messages(Lang::De));
        for (key, text) in &english {
            assert_eq!(*text == german[key], SAME.contains(key), "{key}: {text}");
        }
    }

    #[test]
    fn every_message_can_be_said() {
        for lang in Lang::ALL {
            for (key, message) in messages(lang) {
                let args: Vec<_> = values(&message)
                    .into_iter()
                    .map(|value| (value, Arg::from("7")))
                    .collect();
                let text = say(lang, key, &args);
                assert!(!text.contains(['[', '{', '$']), "{key}: {text}");
                assert_eq!(text.trim(), text, "{key}");
            }
        }
    }

    #[test]
    fn a_key_without_words_shows_itself() {
        assert_eq!(
            say(Lang::De, "grog-island-nothing", &[]),
            "[grog-island-nothing]"
        );
    }

    #[test]
    fn no_invisible_marks_stand_around_a_value() {
        let args = [("id", "X".into())];
        assert!(say(Lang::De, "rule-unknown", &args).is_ascii());
    }
}
