//! The rules pages: which IDs they define.

use std::fmt;

use anyhow::{Result, bail};

/// The name of a rule, such as `GROG-BID-03`: game, chapter, number.
///
/// A chapter may be divided once, by a name: `FOG-CHAR-FOX-03`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct RuleId {
    pub(super) prefix: String,
    pub(super) chapter: String,
    /// As written, with its leading zero.
    number: String,
}

impl RuleId {
    /// Reads `GROG-BID-03`, and nothing that only resembles it.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (prefix, rest) = text.split_once('-')?;
        let (chapter, number) = rest.rsplit_once('-')?;
        let letters = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_uppercase());
        let good = letters(prefix)
            && is_chapter(chapter, letters)
            && (number.len() >= 2 && number.bytes().all(|b| b.is_ascii_digit()));
        good.then(|| Self {
            prefix: prefix.to_owned(),
            chapter: chapter.to_owned(),
            number: number.to_owned(),
        })
    }
}

/// `BID` or `2P`, or `CHAR-FOX` with the name of a part.
fn is_chapter(chapter: &str, letters: impl Fn(&str) -> bool) -> bool {
    let (chapter, part) = match chapter.split_once('-') {
        Some((chapter, part)) => (chapter, Some(part)),
        None => (chapter, None),
    };
    let capitals = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit();
    !chapter.is_empty() && chapter.bytes().all(capitals) && part.is_none_or(letters)
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.prefix, self.chapter, self.number)
    }
}

/// A game's rules page: the IDs it defines, in its order.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Game {
    pub(super) name: String,
    /// What all IDs of the game begin with.
    pub(super) prefix: String,
    pub(super) rules: Vec<RuleId>,
}

impl Game {
    /// Reads a page: every line that begins with a bold ID defines a rule.
    ///
    /// Returns nothing for a page without rules, and an error for an ID that is
    /// defined twice or belongs to another game.
    pub(super) fn read(name: &str, page: &str) -> Result<Option<Self>> {
        let mut rules: Vec<RuleId> = Vec::new();
        for id in page.lines().filter_map(defined_in) {
            if rules.contains(&id) {
                bail!("{id} is defined twice");
            }
            if rules.first().is_some_and(|first| first.prefix != id.prefix) {
                bail!("{id} does not belong to this game");
            }
            rules.push(id);
        }
        let Some(first) = rules.first() else {
            return Ok(None);
        };
        Ok(Some(Self {
            name: name.to_owned(),
            prefix: first.prefix.clone(),
            rules,
        }))
    }

    /// The chapters in the page's order.
    pub(super) fn chapters(&self) -> Vec<&String> {
        let mut chapters = Vec::new();
        for id in &self.rules {
            if !chapters.contains(&&id.chapter) {
                chapters.push(&id.chapter);
            }
        }
        chapters
    }
}

/// The ID that a line of a page defines: `**GROG-BID-03** From left to right …`.
fn defined_in(line: &str) -> Option<RuleId> {
    let (id, _) = line.strip_prefix("**")?.split_once("**")?;
    RuleId::read(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_strictly() {
        for good in [
            "GROG-BID-03",
            "GROG-2P-04",
            "GROO-XT-112",
            "FOG-CHAR-FOX-03",
        ] {
            assert_eq!(RuleId::read(good).unwrap().to_string(), good);
        }
        for bad in [
            "GROG-BID",
            "GROG-BID-3",
            "grog-bid-03",
            "GROG-BID-03-04",
            "FOG-CHAR--03",
            "FOG-CHAR-FOX-TAIL-03",
            "GROG--03",
            "-A-03",
            "",
        ] {
            assert_eq!(RuleId::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn only_a_bold_id_at_the_start_of_a_line_defines() {
        let page = "# Rules\n\n**GROG-2P-01** Two. See **GROG-BID-09**.\nand **GROG-BID-08** too\n\
                    **Row**: dice.\n**GROG-BID-01** Roll.\n**GROG-2P-02** Ghost.\n";
        let game = Game::read("grog-island", page).unwrap().unwrap();
        let ids: Vec<String> = game.rules.iter().map(RuleId::to_string).collect();
        assert_eq!(ids, ["GROG-2P-01", "GROG-BID-01", "GROG-2P-02"]);
        assert_eq!(game.prefix, "GROG");
        assert_eq!(game.chapters(), ["2P", "BID"]);
    }

    #[test]
    fn a_page_without_ids_is_no_game() {
        assert_eq!(Game::read("index", "# All rules\n").unwrap(), None);
    }

    #[test]
    fn doubles_and_strangers_are_errors() {
        let twice = "**GROG-BID-01** a\n**GROG-BID-01** b\n";
        assert!(Game::read("grog-island", twice).is_err());
        let stranger = "**GROG-BID-01** a\n**GROO-BID-01** b\n";
        assert!(Game::read("grog-island", stranger).is_err());
    }
}
