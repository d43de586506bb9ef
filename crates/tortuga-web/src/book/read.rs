//! Reading a page of the rules.

use std::collections::BTreeMap;

use super::spans::{id, spans};
use super::{Block, Book, Chapter, Entry, Span, Text};

impl Book {
    /// Reads a page; what it does not understand is a paragraph.
    pub fn read(page: &str) -> Self {
        let mut book = Self::default();
        book.chapters.push(Chapter::default());
        let mut lines = page.lines().peekable();
        while let Some(line) = lines.next() {
            if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut book.title);
            } else if let Some(title) = line.strip_prefix("## ") {
                book.begin(title, false);
            } else if let Some(title) = line.strip_prefix("### ") {
                book.begin(title, true);
            } else if line.starts_with("```") {
                let drawing: Vec<&str> = lines.by_ref().take_while(|l| *l != "```").collect();
                book.attach(Block::Drawing(drawing.join("\n")));
            } else if line.starts_with('|') {
                let mut rows = vec![cells(line)];
                while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                    rows.push(cells(line));
                }
                book.attach(table(rows));
            } else if item(line).is_some() {
                book.attach(list(line, &mut lines));
            } else if !line.is_empty() {
                let mut text = line.to_owned();
                while let Some(more) = lines.next_if(|line| continues(line)) {
                    text.push(' ');
                    text.push_str(more.trim());
                }
                book.say(&text);
            }
        }
        book.chapters
            .retain(|c| !c.entries.is_empty() || !c.title.is_empty());
        book.finish();
        book
    }

    fn begin(&mut self, title: &str, part: bool) {
        let mut anchor = anchor(title);
        // Two parts may be called alike: `Weather` of the rules and of the examples.
        while self.chapters.iter().any(|chapter| chapter.anchor == anchor) {
            anchor.push_str("-2");
        }
        self.chapters.push(Chapter {
            anchor,
            title: spans(title).iter().map(Span::text).collect(),
            part,
            entries: Vec::new(),
        });
    }

    fn last(&mut self) -> Option<&mut Chapter> {
        self.chapters.last_mut()
    }

    /// A rule or a paragraph begins.
    fn say(&mut self, line: &str) {
        let (id, text) = rule_in(line).map_or((None, line), |(id, text)| (Some(id), text));
        let entry = Entry {
            ruling: id.is_some() && text.to_lowercase().contains("our ruling"),
            example: id.is_some_and(is_example),
            switches: id.map(|_| options_in(text)).unwrap_or_default(),
            id: id.map(str::to_owned),
            blocks: vec![Block::Paragraph(spans(text))],
            words: String::new(),
        };
        if let Some(chapter) = self.last() {
            chapter.entries.push(entry);
        }
    }

    /// Lists, tables and drawings belong to what stands before them.
    fn attach(&mut self, block: Block) {
        let Some(chapter) = self.last() else { return };
        if chapter.entries.is_empty() {
            chapter.entries.push(Entry::default());
        }
        if let Some(entry) = chapter.entries.last_mut() {
            entry.blocks.push(block);
        }
    }

    /// What only the whole page tells: which rule has which switch, which ID is
    /// none, and what can be searched.
    fn finish(&mut self) {
        let switches = self.switches();
        let known: Vec<String> = self.rules().map(|(id, _)| id.to_owned()).collect();
        for entry in self.chapters.iter_mut().flat_map(|c| &mut c.entries) {
            let listed = entry.id.as_ref().and_then(|id| switches.get(id));
            for key in listed.into_iter().flatten() {
                if !entry.switches.contains(key) {
                    entry.switches.push(key.clone());
                }
            }
            entry
                .blocks
                .iter_mut()
                .for_each(|block| unlink(block, &known));
            entry.words = entry.text().to_lowercase();
        }
    }

    /// The rows of the table of switches: the rule at their end, the option at their beginning.
    fn switches(&self) -> BTreeMap<String, Vec<String>> {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let chapters = self.chapters.iter();
        let entries = chapters.filter(|chapter| chapter.title == "Switches");
        let blocks = entries.flat_map(|c| &c.entries).flat_map(|e| &e.blocks);
        for block in blocks {
            let Block::Table { rows, .. } = block else {
                continue;
            };
            for row in rows {
                if let (Some([Span::Typed(key)]), Some(rules)) =
                    (row.first().map(Vec::as_slice), row.last())
                {
                    for span in rules {
                        if let Span::Rule(id) = span {
                            found.entry(id.clone()).or_default().push(key.clone());
                        }
                    }
                }
            }
        }
        found
    }
}

/// An ID that no rule has is plain text.
fn unlink(block: &mut Block, known: &[String]) {
    let texts: Vec<&mut Text> = match block {
        Block::Paragraph(text) => vec![text],
        Block::List { items, .. } => items.iter_mut().collect(),
        Block::Table { head, rows } => head.iter_mut().chain(rows.iter_mut().flatten()).collect(),
        Block::Drawing(_) => Vec::new(),
    };
    for span in texts.into_iter().flatten() {
        if let Span::Rule(id) = span
            && !known.contains(id)
        {
            *span = Span::Plain(std::mem::take(id));
        }
    }
}

/// The rule that a line defines: `**GROG-BID-03** From left to right …`.
fn rule_in(line: &str) -> Option<(&str, &str)> {
    let (name, text) = line.strip_prefix("**")?.split_once("**")?;
    (id(name) == Some(name)).then_some((name, text.trim()))
}

/// The chapters of examples.
fn is_example(id: &str) -> bool {
    let chapter = id.split('-').nth(1);
    matches!(chapter, Some("EX" | "DX" | "TV"))
}

/// The options that a rule names: ``(option `first_player`; …)``.
fn options_in(text: &str) -> Vec<String> {
    let after = text.split("option `").skip(1);
    let named = after.filter_map(|after| after.split('`').next());
    named.map(str::to_owned).collect()
}

/// The title in an address, as the book has it.
fn anchor(title: &str) -> String {
    let small = title.to_lowercase().replace(' ', "-");
    small
        .chars()
        .filter(|letter| letter.is_alphanumeric() || *letter == '-')
        .collect()
}

/// The text of a point of a list, and whether it has a number.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(text) = line.strip_prefix("- ") {
        return Some((false, text));
    }
    let (number, text) = line.split_once(". ")?;
    let counts = !number.is_empty() && number.bytes().all(|letter| letter.is_ascii_digit());
    counts.then_some((true, text))
}

/// The line goes on with what was begun.
fn continues(line: &str) -> bool {
    let begins = ["#", "|", "```", "**"]
        .iter()
        .any(|mark| line.starts_with(mark));
    !line.trim().is_empty()
        && item(line).is_none()
        && (!begins || rule_in(line).is_none() && line.starts_with("**"))
}

fn list<'a>(
    first: &'a str,
    lines: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>,
) -> Block {
    let (numbered, text) = item(first).unwrap_or_default();
    let mut items = vec![text.to_owned()];
    while let Some(line) = lines.next_if(|line| item(line).is_some() || continues(line)) {
        match (item(line), items.last_mut()) {
            (None, Some(last)) => {
                last.push(' ');
                last.push_str(line.trim());
            }
            (Some((_, text)), _) => items.push(text.to_owned()),
            (None, None) => {}
        }
    }
    let items = items.iter().map(|item| spans(item)).collect();
    Block::List { numbered, items }
}

fn cells(line: &str) -> Vec<Text> {
    let inner = line.trim().trim_start_matches('|');
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    inner.split('|').map(|cell| spans(cell.trim())).collect()
}

/// The second line only says that the first one is the head.
fn table(mut rows: Vec<Vec<Text>>) -> Block {
    let ruled = rows.get(1).is_some_and(|row| {
        let line = |cell: &Text| {
            cell.iter()
                .all(|span| span.text().bytes().all(|b| b == b'-'))
        };
        row.iter().all(line)
    });
    if !ruled {
        return Block::Table {
            head: Vec::new(),
            rows,
        };
    }
    let rest = rows.split_off(2);
    let head = rows.swap_remove(0);
    Block::Table { head, rows: rest }
}
