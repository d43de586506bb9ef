//! What stands within a line: words of weight, things to be typed, IDs, links.

use super::{Span, Text};

/// The pieces of a line. A link to another page of the book is only its words.
pub(super) fn spans(line: &str) -> Text {
    let mut found = Text::new();
    let mut plain = String::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        let lead = plain.chars().next_back();
        if let Some((span, after)) = marked(rest, lead) {
            flush(&mut plain, &mut found);
            found.push(span);
            rest = after;
        } else if let Some((words, after)) = link(rest) {
            plain.push_str(words);
            rest = after;
        } else {
            plain.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    flush(&mut plain, &mut found);
    found
}

fn flush(plain: &mut String, found: &mut Text) {
    if !plain.is_empty() {
        found.push(Span::Plain(std::mem::take(plain)));
    }
}

/// A piece that begins here, and what follows it.
fn marked(rest: &str, lead: Option<char>) -> Option<(Span, &str)> {
    if let Some((inner, after)) = between(rest, "**") {
        return Some((Span::Strong(inner.to_owned()), after));
    }
    if let Some((inner, after)) = between(rest, "`") {
        return Some((Span::Typed(inner.to_owned()), after));
    }
    // A star after a word is no mark but a note: `lila*`.
    let begins = lead.is_none_or(|lead| !lead.is_alphanumeric());
    if let Some((inner, after)) = between(rest, "*").filter(|_| begins) {
        return Some((Span::Stressed(inner.to_owned()), after));
    }
    let id = id(rest).filter(|_| begins)?;
    Some((Span::Rule(id.to_owned()), &rest[id.len()..]))
}

/// What stands between this mark, which comes first, and the next one like it.
fn between<'a>(rest: &'a str, mark: &str) -> Option<(&'a str, &'a str)> {
    let (inner, after) = rest.strip_prefix(mark)?.split_once(mark)?;
    let tight = !inner.is_empty() && !inner.starts_with(' ') && !inner.ends_with(' ');
    tight.then_some((inner, after))
}

/// The words of a link, and what follows it.
fn link(rest: &str) -> Option<(&str, &str)> {
    let (words, target) = rest.strip_prefix('[')?.split_once("](")?;
    let (_, after) = target.split_once(')')?;
    (!words.contains(']')).then_some((words, after))
}

/// The ID of a rule that stands here: `GROG-BID-03`, `FOG-CHAR-FOX-03`.
pub(super) fn id(rest: &str) -> Option<&str> {
    let is_of_id = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit();
    let end = rest.find(|letter| !is_of_id(letter) && letter != '-');
    let id = &rest[..end.unwrap_or(rest.len())];
    super::game_of(id)?;
    let parts: Vec<&str> = id.split('-').collect();
    let number = parts.last()?;
    let whole = matches!(parts.len(), 3 | 4)
        && parts.iter().all(|part| !part.is_empty())
        && number.bytes().all(|letter| letter.is_ascii_digit());
    whole.then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> String {
        let piece = |span: &Span| match span {
            Span::Plain(text) => text.clone(),
            Span::Strong(text) => format!("<b>{text}</b>"),
            Span::Stressed(text) => format!("<i>{text}</i>"),
            Span::Typed(text) => format!("<t>{text}</t>"),
            Span::Rule(text) => format!("<r>{text}</r>"),
        };
        spans(line).iter().map(piece).collect()
    }

    #[test]
    fn a_line_in_pieces() {
        for (line, expected) in [
            ("a **b c** *d*, `e f`", "a <b>b c</b> <i>d</i>, <t>e f</t>"),
            ("see [the list](../a.md#b).", "see the list."),
            ("lila*, 3 * 4 * 5", "lila*, 3 * 4 * 5"),
            ("(GROG-BID-03)", "(<r>GROG-BID-03</r>)"),
            ("FOG-CHAR-FOX-03 to", "<r>FOG-CHAR-FOX-03</r> to"),
            ("GROG-BID and RUM-BID-01", "GROG-BID and RUM-BID-01"),
            ("`GROG-BID-03`", "<t>GROG-BID-03</t>"),
        ] {
            assert_eq!(told(line), expected);
        }
    }
}
