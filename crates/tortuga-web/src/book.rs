//! The rules of a game as a book: chapters, rules with their IDs, tables, examples.
//!
//! The pages of the rules are written in a small part of Markdown; [`Book::read`]
//! understands that part and nothing else. [`Book::search`] finds words and IDs.

mod read;
mod spans;

use std::fmt::Write as _;

/// The rules of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// What the page is called.
    pub title: String,
    /// Its chapters in their order; what stands before the first one has no title.
    pub chapters: Vec<Chapter>,
}

/// A chapter, or a part of one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// Its name in an address: `final-scoring`.
    pub anchor: String,
    /// Its title.
    pub title: String,
    /// It is a part of the last chapter that is none.
    pub part: bool,
    /// What stands in it.
    pub entries: Vec<Entry>,
}

/// What belongs together: a rule or a paragraph, with its list, table or drawing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The rule's ID; none for what is no rule.
    pub id: Option<String>,
    /// The rulebook leaves it open: it is our ruling.
    pub ruling: bool,
    /// The options that change it.
    pub switches: Vec<String>,
    /// It is an example.
    pub example: bool,
    /// The text and what belongs to it.
    pub blocks: Vec<Block>,
    /// All of it in small letters, for whoever searches.
    words: String,
}

/// A line of text in pieces.
pub type Text = Vec<Span>;

/// Something that stands on lines of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Paragraph(Text),
    /// A list, with numbers or without.
    List {
        /// With numbers.
        numbered: bool,
        /// Its points.
        items: Vec<Text>,
    },
    /// A table.
    Table {
        /// What stands above its columns.
        head: Vec<Text>,
        /// Its rows.
        rows: Vec<Vec<Text>>,
    },
    /// A board drawn with letters.
    Drawing(String),
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain words.
    Plain(String),
    /// A word that is explained here.
    Strong(String),
    /// A word that matters.
    Stressed(String),
    /// Something to be typed.
    Typed(String),
    /// The ID of a rule, of this book.
    Rule(String),
}

impl Span {
    /// What one reads.
    pub fn text(&self) -> &str {
        match self {
            Self::Plain(text)
            | Self::Strong(text)
            | Self::Stressed(text)
            | Self::Typed(text)
            | Self::Rule(text) => text,
        }
    }
}

impl Entry {
    /// Every word of it.
    pub fn text(&self) -> String {
        let mut text = self.id.clone().unwrap_or_default();
        for block in &self.blocks {
            block.spans().for_each(|span| {
                // Writing into a string cannot fail.
                let _ = write!(text, "{}{}", span.before(), span.text());
            });
            if let Block::Drawing(drawing) = block {
                text.push_str(drawing);
            }
        }
        text
    }
}

/// A span in its place.
struct Placed<'a> {
    span: &'a Span,
    first: bool,
}

impl Placed<'_> {
    /// Cells and lines do not run into each other.
    const fn before(&self) -> &'static str {
        if self.first { " " } else { "" }
    }

    fn text(&self) -> &str {
        self.span.text()
    }
}

impl Block {
    fn texts(&self) -> Vec<&Text> {
        match self {
            Self::Paragraph(text) => vec![text],
            Self::List { items, .. } => items.iter().collect(),
            Self::Table { head, rows } => head.iter().chain(rows.iter().flatten()).collect(),
            Self::Drawing(_) => Vec::new(),
        }
    }

    fn spans(&self) -> impl Iterator<Item = Placed<'_>> {
        let placed = |text: &'_ Text| -> Vec<usize> { (0..text.len()).collect() };
        let texts = self.texts().into_iter();
        texts.flat_map(move |text| {
            placed(text).into_iter().map(move |place| Placed {
                span: &text[place],
                first: place == 0,
            })
        })
    }
}

impl Book {
    /// Every rule: chapter and place.
    pub fn rules(&self) -> impl Iterator<Item = (&str, &Entry)> {
        let entries = self.chapters.iter().flat_map(|chapter| &chapter.entries);
        entries.filter_map(|entry| Some((entry.id.as_deref()?, entry)))
    }

    /// The rule with this ID; small letters will do.
    pub fn rule(&self, id: &str) -> Option<&Entry> {
        let mut rules = self.rules();
        rules
            .find(|(known, _)| known.eq_ignore_ascii_case(id))
            .map(|(_, entry)| entry)
    }

    /// The book with nothing in it but what holds every word of the question,
    /// and how much that is. Who asks for nothing gets everything.
    pub fn search(&self, question: &str) -> (Self, usize) {
        let words = search_words(question);
        let holds = |entry: &Entry| words.iter().all(|word| entry.words.contains(word));
        let mut found = self.clone();
        for chapter in &mut found.chapters {
            // Who looks for a chapter gets all of it.
            let title = chapter.title.to_lowercase();
            let named = words.iter().all(|word| title.contains(word));
            chapter.entries.retain(|entry| named || holds(entry));
        }
        if !words.is_empty() {
            found.chapters.retain(|chapter| !chapter.entries.is_empty());
        }
        let count = found.chapters.iter().map(|chapter| chapter.entries.len());
        let count = count.sum();
        (found, count)
    }
}

/// The words of a question, in small letters.
pub fn search_words(question: &str) -> Vec<String> {
    let words = question.split_whitespace();
    words.map(str::to_lowercase).collect()
}

/// A text in pieces: those that a search found, and the others between them.
pub fn highlight(text: &str, words: &[String]) -> Vec<(bool, String)> {
    let small = text.to_lowercase();
    // Where small letters take another room than large ones, nothing is marked.
    if words.is_empty() || small.len() != text.len() {
        return vec![(false, text.to_owned())];
    }
    let mut marked = vec![false; text.len()];
    for word in words.iter().filter(|word| !word.is_empty()) {
        for (place, _) in small.match_indices(word.as_str()) {
            marked[place..place + word.len()].fill(true);
        }
    }
    let mut pieces: Vec<(bool, String)> = Vec::new();
    for (place, letter) in text.char_indices() {
        let found = marked.get(place).copied().unwrap_or(false);
        match pieces.last_mut() {
            Some((last, piece)) if *last == found => piece.push(letter),
            _ => pieces.push((found, letter.to_string())),
        }
    }
    pieces
}

/// The game to which a rule belongs, by the first word of its ID.
pub fn game_of(id: &str) -> Option<&'static str> {
    let first = id.split('-').next()?.to_ascii_uppercase();
    match first.as_str() {
        "GROG" => Some("grog-island"),
        "GROO" => Some("groo"),
        "FOG" => Some("foggy-island"),
        "GLORY" => Some("glory-islands"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    fn grog() -> Book {
        Book::read(PAGES[0].1)
    }

    #[test]
    fn every_rule_of_every_game_is_found_with_its_id_and_its_words() {
        for (game, page) in PAGES {
            let book = Book::read(page);
            assert!(book.title.starts_with("Rules of "), "{game}");
            let found: Vec<&str> = book.rules().map(|(id, _)| id).collect();
            let known: Vec<&str> = tortuga_words::rules_of(game).map(|(id, _)| id).collect();
            assert_eq!(found, known, "{game}");
            for (id, text) in tortuga_words::rules_of(game) {
                assert_eq!(game_of(id), Some(game));
                let entry = book.rule(&id.to_lowercase()).unwrap();
                let said = entry.text();
                assert!(said.starts_with(&format!("{id} {text}")), "{id}: {said}");
            }
        }
    }

    #[test]
    fn no_mark_of_markdown_is_left_over() {
        for (game, page) in PAGES {
            let book = Book::read(page);
            for entry in book.chapters.iter().flat_map(|chapter| &chapter.entries) {
                let text = entry.text();
                for mark in ["**", "`", "](", "|--", "\n#"] {
                    assert!(!text.contains(mark), "{game}: {mark} in {text}");
                }
                let opens = |at: (usize, &str)| text[at.0 + 2..].starts_with(char::is_alphanumeric);
                assert!(!text.match_indices(" *").any(opens), "{game}: {text}");
            }
        }
    }

    #[test]
    fn every_id_that_a_rule_names_leads_somewhere() {
        for (_, page) in PAGES {
            let book = Book::read(page);
            let entries = book.chapters.iter().flat_map(|chapter| &chapter.entries);
            let named = entries.flat_map(|entry| &entry.blocks);
            let named: Vec<&Text> = named.flat_map(Block::texts).collect();
            let mut count = 0;
            for span in named.into_iter().flatten() {
                if let Span::Rule(id) = span {
                    assert!(book.rule(id).is_some(), "{id}");
                    count += 1;
                }
            }
            assert!(count > 15, "{}: {count}", book.title);
        }
    }

    #[test]
    fn chapters_have_anchors_of_their_own() {
        for (game, page) in PAGES {
            let book = Book::read(page);
            let anchors: Vec<&String> = book.chapters.iter().map(|c| &c.anchor).collect();
            let mut once = anchors.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), anchors.len(), "{game}: {anchors:?}");
        }
        let anchors: Vec<String> = grog().chapters.into_iter().map(|c| c.anchor).collect();
        assert!(anchors.contains(&"auction-round-rolling-and-bidding".to_owned()));
    }

    #[test]
    fn rulings_switches_and_examples_are_marked() {
        let grog = grog();
        assert!(grog.rule("GROG-SETUP-08").unwrap().ruling);
        assert!(!grog.rule("GROG-SETUP-01").unwrap().ruling);
        assert!(grog.rules().any(|(_, entry)| entry.example));
        let groo = Book::read(PAGES[1].1);
        assert_eq!(
            groo.rule("GROO-SETUP-08").unwrap().switches,
            ["first_player"]
        );
        let foggy = Book::read(PAGES[2].1);
        assert_eq!(
            foggy.rule("FOG-CHAR-CROW-03").unwrap().switches,
            ["crow_half_is"]
        );
    }

    #[test]
    fn words_and_ids_are_found() {
        let book = grog();
        let ids = |question: &str| -> Vec<String> {
            let (found, _) = book.search(question);
            found.rules().map(|(id, _)| id.to_owned()).collect()
        };
        assert_eq!(ids("grog-bid-03"), ["GROG-BID-03"]);
        assert!(ids("must not increase").contains(&"GROG-BID-03".to_owned()));
        assert!(ids("BLUFF potential").contains(&"GROG-BID-07".to_owned()));
        assert!(ids("no such word as this").is_empty());
        assert_eq!(book.search("no such word as this").1, 0);
        assert_eq!(book.search("  ").0, book);
        let (passing, count) = book.search("passing");
        assert!(
            passing
                .chapters
                .iter()
                .any(|chapter| chapter.title == "Passing")
        );
        assert!(count > 4);
    }

    #[test]
    fn what_was_found_is_marked() {
        let words = search_words("Bid pot");
        let pieces = highlight("A bid above the potential", &words);
        let found: Vec<&str> = pieces
            .iter()
            .filter(|p| p.0)
            .map(|p| p.1.as_str())
            .collect();
        assert_eq!(found, ["bid", "pot"]);
        let whole: String = pieces.into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(whole, "A bid above the potential");
        assert_eq!(highlight("Größe", &search_words("ö")).len(), 3);
    }
}
