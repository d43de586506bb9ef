//! How we know what stands on a card, in short words.

/// Our own filling, which is most of it and therefore comes last.
const OURS: &str = "reconstructed";
/// There is nothing to know.
const NOTHING: &str = "none";

/// `rulebook: name, cost<br>the rest reconstructed (effect: a guess)`.
///
/// A fact comes with the words of the edition file: a source, and perhaps a remark in brackets.
pub(super) fn in_short(facts: &[(&str, &str)]) -> String {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    let mut ours = None;
    for (fact, known) in facts {
        let known = known.replace("source:", "");
        let (source, remark) = match known.split_once(" (") {
            Some((source, remark)) => (source, remark.strip_suffix(')').unwrap_or(remark)),
            None => (known.as_str(), ""),
        };
        if source == OURS {
            let remarks: &mut Vec<String> = ours.get_or_insert_default();
            remarks.extend((!remark.is_empty()).then(|| format!("{fact}: {remark}")));
        } else if source != NOTHING {
            let fact = bracketed((*fact).to_owned(), remark);
            match groups.iter_mut().find(|(known, _)| known == source) {
                Some((_, facts)) => facts.push(fact),
                None => groups.push((source.to_owned(), vec![fact])),
            }
        }
    }

    let mut lines: Vec<String> = groups
        .iter()
        .map(|(source, facts)| format!("{source}: {}", facts.join(", ")))
        .collect();
    if let Some(remarks) = ours {
        let rest = if lines.is_empty() { "" } else { "the rest " };
        lines.push(bracketed(format!("{rest}{OURS}"), &remarks.join("; ")));
    }
    // A long address may be broken, or it would take the room of the effect.
    lines.join("<br>").replace("com/", "com/<wbr>")
}

fn bracketed(text: String, remark: &str) -> String {
    if remark.is_empty() {
        text
    } else {
        format!("{text} ({remark})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sources_are_told_once_and_ours_last() {
        let facts = [
            ("name", "source:a.at, source:b.com"),
            ("cost", "reconstructed"),
            ("VP", "rulebook"),
            ("effect", "rulebook (size reconstructed)"),
            ("copies", "reconstructed (at least 2: rulebook)"),
        ];
        assert_eq!(
            in_short(&facts),
            "a.at, b.com: name<br>rulebook: VP, effect (size reconstructed)<br>\
             the rest reconstructed (copies: at least 2: rulebook)"
        );
    }

    #[test]
    fn one_word_is_enough_where_one_source_is() {
        assert_eq!(
            in_short(&[("name", "reconstructed"), ("VP", "none")]),
            "reconstructed"
        );
        assert_eq!(
            in_short(&[("name", "rulebook"), ("cost", "rulebook")]),
            "rulebook: name, cost"
        );
    }
}
