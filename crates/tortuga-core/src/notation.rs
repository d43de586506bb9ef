use thiserror::Error;

/// How one kind of action is written. The book's page on records is compared
/// with a game's list of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The first word.
    pub verb: &'static str,
    /// What follows it.
    pub takes: &'static str,
    /// One example with the standard edition.
    pub example: &'static str,
    /// Chance does it, not a player.
    pub chance: bool,
}

impl Form {
    /// Something that a player does.
    pub const fn of_player(verb: &'static str, takes: &'static str, example: &'static str) -> Self {
        Self {
            verb,
            takes,
            example,
            chance: false,
        }
    }

    /// Something that chance does.
    pub const fn of_chance(verb: &'static str, takes: &'static str, example: &'static str) -> Self {
        Self {
            chance: true,
            ..Self::of_player(verb, takes, example)
        }
    }
}

/// The text of an action: a verb, and the words after it.
#[derive(Clone, Debug)]
pub struct Phrase<'t> {
    forms: &'static [Form],
    verb: &'t str,
    words: Vec<&'t str>,
}

impl<'t> Phrase<'t> {
    /// Splits a text at its blanks.
    ///
    /// # Errors
    ///
    /// There is no word in it.
    pub fn read(text: &'t str, forms: &'static [Form]) -> Result<Self, NotationError> {
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        let verb = words.next().ok_or(NotationError::Empty)?;
        Ok(Self {
            forms,
            verb,
            words: words.collect(),
        })
    }

    /// The first word.
    pub fn verb(&self) -> &'t str {
        self.verb
    }

    /// The words after it.
    pub fn words(&self) -> &[&'t str] {
        &self.words
    }

    /// The words after the verb, if they are so many.
    ///
    /// # Errors
    ///
    /// They are more or fewer.
    pub fn exactly<const N: usize>(&self) -> Result<[&'t str; N], NotationError> {
        let words = self.words.as_slice();
        words.try_into().map_err(|_| self.wrong_length())
    }

    /// The one word after the verb.
    ///
    /// # Errors
    ///
    /// There is none, or more than one.
    pub fn one(&self) -> Result<&'t str, NotationError> {
        self.exactly().map(|[word]| word)
    }

    /// This action, if no word follows the verb.
    ///
    /// # Errors
    ///
    /// One does.
    pub fn bare<A>(&self, action: A) -> Result<A, NotationError> {
        self.exactly().map(|[]| action)
    }

    /// The first word after the verb, and the same phrase without it.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn split_first(&self) -> Result<(&'t str, Self), NotationError> {
        let Some((&first, rest)) = self.words.split_first() else {
            return Err(self.wrong_length());
        };
        let rest = Self {
            words: rest.to_vec(),
            ..self.clone()
        };
        Ok((first, rest))
    }

    /// No action begins with this verb.
    pub fn unknown_verb(&self) -> NotationError {
        let known: Vec<&str> = self.forms.iter().map(|form| form.verb).collect();
        NotationError::UnknownVerb {
            word: self.verb.to_owned(),
            known: known.join(", "),
        }
    }

    /// Something else should follow the verb.
    pub fn wrong_length(&self) -> NotationError {
        let form = self.forms.iter().find(|form| form.verb == self.verb);
        NotationError::WrongLength {
            verb: self.verb.to_owned(),
            expected: form.map_or("something else", |form| form.takes).to_owned(),
        }
    }
}

/// Text that names no action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotationError {
    /// Nothing was written.
    #[error("an action is missing")]
    Empty,
    /// The first word is no action of this game.
    #[error("{word:?} is no action; actions begin with: {known}")]
    UnknownVerb {
        /// What was written.
        word: String,
        /// What could have been.
        known: String,
    },
    /// Too many or too few words after the first.
    #[error("{verb:?} takes {expected}")]
    WrongLength {
        /// The first word.
        verb: String,
        /// What it takes.
        expected: String,
    },
    /// A word that means nothing here.
    #[error("{word:?} is not {expected}")]
    BadWord {
        /// What was written.
        word: String,
        /// What could have been.
        expected: String,
    },
}

impl NotationError {
    /// A word that means nothing here.
    pub fn bad_word(word: &str, expected: impl Into<String>) -> Self {
        Self::BadWord {
            word: word.to_owned(),
            expected: expected.into(),
        }
    }

    /// A word that is not one of these.
    pub fn none_of<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Self {
        let names: Vec<&str> = names.into_iter().collect();
        Self::bad_word(word, format!("one of: {}", names.join(", ")))
    }
}

/// A whole number in its one notation: without a sign and leading zeros.
///
/// # Errors
///
/// Something else, or a number out of bounds.
pub fn read_number(word: &str, least: u8, most: u8) -> Result<u8, NotationError> {
    // `parse` would take a sign or leading zeros.
    let plain = word.bytes().all(|b| b.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    let number = word.parse().ok();
    let number = number.filter(|number| plain && (least..=most).contains(number));
    let expected = || format!("a number from {least} to {most}");
    number.ok_or_else(|| NotationError::bad_word(word, expected()))
}

/// The place of a word among names.
///
/// # Errors
///
/// It is none of them.
pub fn read_name<'n>(
    word: &str,
    names: impl IntoIterator<Item = &'n str> + Clone,
) -> Result<usize, NotationError> {
    let place = names.clone().into_iter().position(|name| name == word);
    place.ok_or_else(|| NotationError::none_of(word, names))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMS: [Form; 2] = [
        Form::of_player("bid", "two dice", "bid Y A"),
        Form::of_chance("rolled", "a number", "rolled 4"),
    ];

    fn phrase(text: &str) -> Phrase<'_> {
        Phrase::read(text, &FORMS).unwrap()
    }

    #[test]
    fn words_after_a_verb() {
        let bid = phrase(" bid  Y A ");
        assert_eq!((bid.verb(), bid.words()), ("bid", &["Y", "A"][..]));
        assert_eq!(bid.exactly(), Ok(["Y", "A"]));
        let (first, rest) = bid.split_first().unwrap();
        assert_eq!((first, rest.one()), ("Y", Ok("A")));
        assert_eq!(phrase("bid").bare(7), Ok(7));
    }

    #[test]
    fn what_is_wrong_is_told() {
        let told = |error: NotationError| error.to_string();
        assert_eq!(
            Phrase::read("  ", &FORMS).unwrap_err(),
            NotationError::Empty
        );
        let verbs = "\"pass\" is no action; actions begin with: bid, rolled";
        assert_eq!(told(phrase("pass").unknown_verb()), verbs);
        let takes = "\"bid\" takes two dice";
        assert_eq!(
            phrase("bid Y").exactly::<2>().map_err(told),
            Err(takes.to_owned())
        );
        assert_eq!(phrase("bid Y").bare(0).map_err(told), Err(takes.to_owned()));
        assert!(phrase("bid").split_first().is_err());
        let colours = read_name("X", ["Y", "A"]).map_err(told);
        assert_eq!(colours, Err("\"X\" is not one of: Y, A".to_owned()));
        assert_eq!(read_name("A", ["Y", "A"]), Ok(1));
    }

    #[test]
    fn a_number_has_one_notation() {
        assert_eq!(read_number("0", 0, 6), Ok(0));
        assert_eq!(read_number("6", 0, 6), Ok(6));
        for nonsense in ["", "7", "06", "+6", "-1", "six", "600"] {
            let error = read_number(nonsense, 0, 6).unwrap_err().to_string();
            assert!(error.ends_with("is not a number from 0 to 6"), "{error}");
        }
    }
}
