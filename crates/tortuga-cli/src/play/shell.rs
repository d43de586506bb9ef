//! Words as a shell takes them.

/// A word that a shell reads as one: in quotes if it needs them.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "_-./:=+,@%".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_shell_would_take_apart_is_quoted() {
        for (word, typed) in [
            ("games/evening.tortuga", "games/evening.tortuga"),
            ("spätabends.tortuga", "spätabends.tortuga"),
            ("our evening.tortuga", "'our evening.tortuga'"),
            ("$HOME;rm", "'$HOME;rm'"),
            ("Bo's.toml", r"'Bo'\''s.toml'"),
            ("", "''"),
        ] {
            assert_eq!(quoted(word), typed);
        }
    }
}
