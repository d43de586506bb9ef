//! The rules in the book's own words.

use std::sync::LazyLock;

/// The rules page of every game.
const PAGES: [(&str, &str); 4] = [
    (
        "grog-island",
        include_str!("../../../docs/src/rules/grog-island.md"),
    ),
    ("groo", include_str!("../../../docs/src/rules/groo.md")),
    (
        "foggy-island",
        include_str!("../../../docs/src/rules/foggy-island.md"),
    ),
    (
        "glory-islands",
        include_str!("../../../docs/src/rules/glory-islands.md"),
    ),
];

struct Rule {
    game: &'static str,
    id: &'static str,
    text: String,
}

static RULES: LazyLock<Vec<Rule>> = LazyLock::new(|| {
    let lines = PAGES
        .into_iter()
        .flat_map(|(game, page)| page.lines().map(move |line| (game, line)));
    lines
        .filter_map(|(game, line)| {
            let (id, text) = defined_in(line)?;
            let text = plain(text);
            Some(Rule { game, id, text })
        })
        .collect()
});

/// The rule that a line of a page defines: `**GROG-BID-03** From left to right …`.
///
/// A chapter may have a second word, as in `FOG-CHAR-FOX-03`.
fn defined_in(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("**")?.split_once("**")?;
    let mut parts = id.split('-');
    let is_id =
        parts.next_back()?.bytes().all(|b| b.is_ascii_digit()) && matches!(parts.count(), 2 | 3);
    is_id.then_some((id, text.trim()))
}

/// The text for a terminal: without Markdown's marks.
fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}

/// The text of a rule, such as `GROG-BID-07`; small letters will do.
pub fn rule(id: &str) -> Option<&'static str> {
    let found = RULES.iter().find(|rule| rule.id.eq_ignore_ascii_case(id));
    found.map(|rule| rule.text.as_str())
}

/// Every rule of a game in the book's order: ID and text.
pub fn rules_of(game: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_game = RULES.iter().filter(move |rule| rule.game == game);
    of_game.map(|rule| (rule.id, rule.text.as_str()))
}

/// A slip of the pen is nearer than this; anything further off means something else.
const FAR: usize = 6;
/// More suggestions than these help nobody.
const MOST: usize = 5;

/// The IDs that somebody may have meant who wrote one that does not exist:
/// those of the same chapter, or else of all, that look most alike.
///
/// ```
/// use tortuga_words::closest;
///
/// assert_eq!(closest("GROG-BIT-07"), ["GROG-BID-07"]);
/// assert!(closest("rum").is_empty());
/// ```
pub fn closest(id: &str) -> Vec<&'static str> {
    let wanted = id.to_ascii_uppercase();
    let chapter = wanted.rsplit_once('-').map(|(chapter, _)| chapter);
    let ids = || RULES.iter().map(|rule| rule.id);
    let of_chapter = |known: &&str| known.rsplit_once('-').map(|(known, _)| known) == chapter;
    let in_chapter: Vec<&str> = ids().filter(of_chapter).collect();
    let candidates = if in_chapter.is_empty() {
        ids().collect()
    } else {
        in_chapter
    };

    let measured: Vec<(usize, &str)> = candidates
        .into_iter()
        .map(|known| (distance(&wanted, known), known))
        .collect();
    let least = measured.iter().map(|&(steps, _)| steps).min();
    let nearest = measured
        .into_iter()
        .filter(|&(steps, _)| Some(steps) == least && steps <= FAR);
    nearest.map(|(_, known)| known).take(MOST).collect()
}

/// How many letters must be put in, left out or changed to make one text the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (place, mine) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = place + 1;
        for (at, &theirs) in other.iter().enumerate() {
            let changed = diagonal + usize::from(mine != theirs);
            diagonal = row[at + 1];
            row[at + 1] = changed.min(row[at] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_a_page_is_found() {
        let starts = ["\n**GROG-", "\n**GROO-", "\n**FOG-", "\n**GLORY-"];
        for ((game, page), start) in PAGES.into_iter().zip(starts) {
            assert_ne!(rules_of(game).count(), 0, "{game}");
            assert_eq!(
                rules_of(game).count(),
                page.matches(start).count(),
                "{game}"
            );
            for (id, text) in rules_of(game) {
                assert_eq!(rule(id), Some(text));
                assert_eq!(rule(&id.to_lowercase()), Some(text), "{id}");
            }
        }
        assert_eq!(rules_of("no-such-game").count(), 0);
    }

    #[test]
    fn a_rule_reads_well_in_a_terminal() {
        for Rule { id, text, .. } in RULES.iter() {
            assert!(text.len() > 20, "{id}: {text}");
            assert!(!text.contains(['*', '`']), "{id}: {text}");
            assert!(!text.contains("]("), "{id} holds a link: {text}");
        }
    }

    #[test]
    fn no_rule_stands_there_twice() {
        let mut ids: Vec<&str> = RULES.iter().map(|rule| rule.id).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all);
    }

    #[test]
    fn other_bold_lines_are_no_rules() {
        for line in [
            "**Row**: dice.",
            "**GROG-BID** x",
            "see **GROG-BID-01**",
            "",
        ] {
            assert_eq!(defined_in(line), None, "{line}");
        }
        assert_eq!(
            defined_in("**GROG-2P-01** Two."),
            Some(("GROG-2P-01", "Two."))
        );
        assert_eq!(
            defined_in("**FOG-CHAR-FOX-03** Three."),
            Some(("FOG-CHAR-FOX-03", "Three."))
        );
    }

    #[test]
    fn somebody_who_errs_is_told_what_he_may_have_meant() {
        assert_eq!(closest("GROG-BID-99"), ["GROG-BID-09"]);
        assert_eq!(closest("bid-7"), ["GROG-BID-07", "GROG-BID-17"]);
        assert_eq!(closest("GROG-WIN-7"), ["GROG-WIN-07"]);
        assert_eq!(closest("GROG-PARROT-").len(), MOST);
        assert!(closest("").is_empty());
    }

    #[test]
    fn distances_between_texts() {
        for (one, other, steps) in [("", "", 0), ("abc", "abc", 0), ("", "ab", 2)] {
            assert_eq!(distance(one, other), steps);
        }
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("GROG-7", "GROG-07"), 1);
    }
}
