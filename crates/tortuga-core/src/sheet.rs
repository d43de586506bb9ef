//! Reading an edition file: TOML in, values out, all slips collected.

mod alike;

use std::fmt;
use std::ops::RangeInclusive;

use thiserror::Error;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// One thing that is wrong with an edition file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// Where, counted from 1.
    pub line: usize,
    /// What, as one English sentence without a full stop.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// Everything that is wrong with an edition file, from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "\n" };
            write!(f, "{separator}{problem}")?;
        }
        Ok(())
    }
}

/// The problems found so far, and the text they are found in.
#[derive(Debug)]
pub struct Slip<'t> {
    text: &'t str,
    /// Each with its byte in the text.
    found: Vec<(usize, String)>,
}

/// No edition is anywhere near as large.
const LARGEST_TEXT: usize = 1024 * 1024;

/// Nobody reads more at once; the rest comes up when these are mended.
const MOST_PROBLEMS: usize = 100;

impl<'t> Slip<'t> {
    /// Parses a file and hands its table to `read`, which takes out what it
    /// needs. Whatever `read` did not ask for is a problem too, so that a
    /// misspelt key cannot be overlooked.
    ///
    /// # Errors
    ///
    /// All problems, sorted by line; the first hundred if there are more.
    pub fn read_file<T>(
        text: &'t str,
        read: impl FnOnce(&mut Sheet<'_>, &mut Self) -> Option<T>,
    ) -> Result<T, Problems> {
        let (table, mut slip) = Self::parse(text)?;
        let mut sheet = Sheet::new(table.span().start, table.get_ref());
        let value = read(&mut sheet, &mut slip);
        sheet.close(&mut slip);
        match value {
            Some(value) if slip.found.is_empty() => Ok(value),
            _ => Err(slip.problems()),
        }
    }

    /// Reads one text of one table and nothing else: to find out what a file
    /// is before reading it whole.
    ///
    /// # Errors
    ///
    /// The file is no TOML, or the text is not there.
    pub fn peek(text: &'t str, table: &str, key: &str) -> Result<String, Problems> {
        let (whole, mut slip) = Self::parse(text)?;
        let inner = whole.get_ref().get(table);
        let value = inner.and_then(|table| table.get_ref().get(key));
        if let Some(found) = value.and_then(|value| value.get_ref().as_str()) {
            return Ok(found.to_owned());
        }
        slip.add(0, format!("{key} is missing in table [{table}]"));
        Err(slip.problems())
    }

    fn parse(text: &'t str) -> Result<(Spanned<DeTable<'t>>, Self), Problems> {
        let mut slip = Self {
            text,
            found: Vec::new(),
        };
        if text.len() > LARGEST_TEXT {
            slip.add(0, "an edition file is smaller than 1 MiB");
            return Err(slip.problems());
        }
        let (table, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            slip.add(at, format!("not TOML: {}", error.message()));
        }
        if slip.found.is_empty() {
            Ok((table, slip))
        } else {
            Err(slip.problems())
        }
    }

    /// Notes a problem at a byte of the file.
    pub fn add(&mut self, at: usize, what: impl Into<String>) {
        self.found.push((at, what.into()));
    }

    /// Was nothing wrong so far?
    pub fn is_clean(&self) -> bool {
        self.found.is_empty()
    }

    /// The problems from top to bottom. Lines are counted in one walk through
    /// the text, however many problems there are.
    fn problems(mut self) -> Problems {
        self.found.sort();
        self.found.dedup();
        let (mut line, mut counted) = (1, 0);
        let mut problems = Vec::new();
        for (at, what) in self.found.into_iter().take(MOST_PROBLEMS) {
            let at = at.min(self.text.len());
            let between = &self.text.as_bytes()[counted..at];
            line += between.split(|&byte| byte == b'\n').count() - 1;
            counted = at;
            problems.push(Problem { line, what });
        }
        Problems(problems)
    }
}

/// One table of an edition file, from which keys are taken one by one.
#[derive(Debug)]
pub struct Sheet<'s> {
    at: usize,
    table: &'s DeTable<'s>,
    asked: Vec<&'static str>,
}

impl<'s> Sheet<'s> {
    fn new(at: usize, table: &'s DeTable<'s>) -> Self {
        Self {
            at,
            table,
            asked: Vec::new(),
        }
    }

    /// Where the table begins, as a byte of the file.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Where a key's value stands; the table itself if the key is missing.
    pub fn at_key(&self, key: &str) -> usize {
        self.table
            .get(key)
            .map_or(self.at, |value| value.span().start)
    }

    /// Is this key there? For keys that only some tables have.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    fn optional(&mut self, key: &'static str) -> Option<&'s Spanned<DeValue<'s>>> {
        self.asked.push(key);
        self.table.get(key)
    }

    fn required(
        &mut self,
        key: &'static str,
        slip: &mut Slip<'_>,
    ) -> Option<&'s Spanned<DeValue<'s>>> {
        let value = self.optional(key);
        if value.is_none() {
            slip.add(self.at, format!("{key} is missing"));
        }
        value
    }

    /// A whole number within bounds.
    pub fn number<N: TryFrom<i64> + Into<i64> + Copy + fmt::Display>(
        &mut self,
        key: &'static str,
        range: RangeInclusive<N>,
        slip: &mut Slip<'_>,
    ) -> Option<N> {
        let value = self.required(key, slip)?;
        let fitting = whole_number(value, &range);
        if fitting.is_none() {
            let (low, high) = (*range.start(), *range.end());
            let wanted = if low.into() == high.into() {
                format!("{key} must be {low}")
            } else {
                format!("{key} must be a whole number from {low} to {high}")
            };
            slip.add(value.span().start, wanted);
        }
        fitting
    }

    /// A list of whole numbers within bounds.
    pub fn numbers<N: TryFrom<i64> + Into<i64> + Copy + fmt::Display>(
        &mut self,
        key: &'static str,
        range: RangeInclusive<N>,
        slip: &mut Slip<'_>,
    ) -> Option<Vec<N>> {
        let array = self.array(key, slip)?;
        let mut numbers = Vec::new();
        for item in array {
            let number = whole_number(item, &range);
            if number.is_none() {
                let (low, high) = (range.start(), range.end());
                slip.add(
                    item.span().start,
                    format!("{key} must hold whole numbers from {low} to {high}"),
                );
            }
            numbers.extend(number);
        }
        (numbers.len() == array.len()).then_some(numbers)
    }

    /// Yes or no.
    pub fn flag(&mut self, key: &'static str, slip: &mut Slip<'_>) -> Option<bool> {
        let value = self.required(key, slip)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            slip.add(value.span().start, format!("{key} must be true or false"));
        }
        flag
    }

    /// Some text.
    pub fn text(&mut self, key: &'static str, slip: &mut Slip<'_>) -> Option<&'s str> {
        let value = self.required(key, slip)?;
        let text = value.get_ref().as_str();
        if text.is_none() {
            slip.add(
                value.span().start,
                format!("{key} must be a text in quotes"),
            );
        }
        text
    }

    /// Text that may be left out: remarks and provenance, which no rule reads.
    pub fn remark(&mut self, key: &'static str, slip: &mut Slip<'_>) -> Option<&'s str> {
        self.table.get(key)?;
        self.text(key, slip)
    }

    /// Leaves a key alone whose meaning hangs on another one that is wrong.
    pub fn pass_over(&mut self, key: &'static str) {
        self.asked.push(key);
    }

    /// A name used in notation: one word of letters, digits and `_`.
    pub fn word(&mut self, key: &'static str, slip: &mut Slip<'_>) -> Option<&'s str> {
        let at = self.at_key(key);
        let word = self.text(key, slip)?;
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if word.is_empty() || word.len() > 40 || !word.chars().all(plain) {
            slip.add(
                at,
                format!("{key} must be one word of letters, digits and _"),
            );
            return None;
        }
        Some(word)
    }

    /// One of several words, as its place in the list.
    pub fn one_of(
        &mut self,
        key: &'static str,
        words: &[&str],
        slip: &mut Slip<'_>,
    ) -> Option<usize> {
        let at = self.at_key(key);
        let text = self.text(key, slip)?;
        let found = words.iter().position(|&word| word == text);
        if found.is_none() {
            slip.add(
                at,
                format!("{key} is {text:?}; it must be one of: {}", words.join(", ")),
            );
        }
        found
    }

    /// A list of texts, each with its place in the file.
    pub fn texts(
        &mut self,
        key: &'static str,
        slip: &mut Slip<'_>,
    ) -> Option<Vec<(usize, &'s str)>> {
        let array = self.array(key, slip)?;
        let mut texts = Vec::new();
        for item in array {
            match item.get_ref().as_str() {
                Some(text) => texts.push((item.span().start, text)),
                None => slip.add(
                    item.span().start,
                    format!("{key} must hold texts in quotes"),
                ),
            }
        }
        (texts.len() == array.len()).then_some(texts)
    }

    /// A table of whole numbers, row by row: `rows` rows of `columns` numbers up to `most`.
    pub fn grid(
        &mut self,
        key: &'static str,
        (rows, columns): (usize, usize),
        most: i64,
        slip: &mut Slip<'_>,
    ) -> Option<Vec<(usize, Vec<i64>)>> {
        let array = self.array(key, slip)?;
        let mut grid = Vec::new();
        for row in array {
            let numbers = row.get_ref().as_array().and_then(|row| {
                let number = |cell: &Spanned<DeValue<'_>>| {
                    let int = cell.get_ref().as_integer()?;
                    let number = i64::from_str_radix(int.as_str(), int.radix()).ok()?;
                    (0..=most).contains(&number).then_some(number)
                };
                row.iter().map(number).collect::<Option<Vec<i64>>>()
            });
            match numbers {
                Some(numbers) if numbers.len() == columns => grid.push((row.span().start, numbers)),
                _ => slip.add(
                    row.span().start,
                    format!("every row of {key} holds {columns} whole numbers from 0 to {most}"),
                ),
            }
        }
        if array.len() != rows {
            slip.add(
                self.at_key(key),
                format!("{key} must have {rows} rows, not {}", array.len()),
            );
            return None;
        }
        (grid.len() == rows).then_some(grid)
    }

    fn array(&mut self, key: &'static str, slip: &mut Slip<'_>) -> Option<&'s DeArray<'s>> {
        let value = self.required(key, slip)?;
        let array = value.get_ref().as_array();
        if array.is_none() {
            slip.add(value.span().start, format!("{key} must be a list"));
        }
        array
    }

    /// A table inside this one; `read` takes out of it what it needs.
    pub fn table<T>(
        &mut self,
        key: &'static str,
        slip: &mut Slip<'_>,
        read: impl FnOnce(&mut Sheet<'_>, &mut Slip<'_>) -> Option<T>,
    ) -> Option<T> {
        let value = self.required(key, slip)?;
        let Some(table) = value.get_ref().as_table() else {
            slip.add(value.span().start, format!("{key} must be a table"));
            return None;
        };
        let mut sheet = Sheet::new(value.span().start, table);
        let result = read(&mut sheet, slip);
        sheet.close(slip);
        result
    }

    /// A list of exactly `count` tables, such as `[[ship]]`.
    pub fn tables<T>(
        &mut self,
        key: &'static str,
        count: usize,
        slip: &mut Slip<'_>,
        read: impl FnMut(usize, &mut Sheet<'_>, &mut Slip<'_>) -> Option<T>,
    ) -> Option<Vec<T>> {
        self.tables_within(key, count..=count, slip, read)
    }

    /// A list of tables of any length that `count` allows, such as `[[card]]`.
    pub fn tables_within<T>(
        &mut self,
        key: &'static str,
        count: RangeInclusive<usize>,
        slip: &mut Slip<'_>,
        mut read: impl FnMut(usize, &mut Sheet<'_>, &mut Slip<'_>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let array = self.array(key, slip)?;
        let mut items = Vec::new();
        for (index, value) in array.iter().take(*count.end()).enumerate() {
            let Some(table) = value.get_ref().as_table() else {
                slip.add(value.span().start, format!("{key} must be a table"));
                continue;
            };
            let mut sheet = Sheet::new(value.span().start, table);
            items.extend(read(index, &mut sheet, slip));
            sheet.close(slip);
        }
        if !count.contains(&array.len()) {
            let (least, most) = (*count.start(), *count.end());
            let at = array
                .get(most)
                .map_or(self.at_key(key), |extra| extra.span().start);
            let wanted = if least == most {
                least.to_string()
            } else {
                format!("{least} to {most}")
            };
            slip.add(
                at,
                format!(
                    "there must be {wanted} [[{key}]] tables, not {}",
                    array.len()
                ),
            );
            return None;
        }
        (items.len() == array.len()).then_some(items)
    }

    /// Complains about every key that nobody asked for.
    fn close(&self, slip: &mut Slip<'_>) {
        for (key, value) in self.table {
            if !self.asked.contains(&key.get_ref().as_ref()) {
                let at = if value.get_ref().is_table() {
                    value.span()
                } else {
                    key.span()
                };
                slip.add(at.start, format!("{:?} means nothing here", key.get_ref()));
            }
        }
    }
}

/// The whole number that stands here, if it is one within bounds.
fn whole_number<N: TryFrom<i64> + Into<i64> + Copy>(
    value: &Spanned<DeValue<'_>>,
    range: &RangeInclusive<N>,
) -> Option<N> {
    let int = value.get_ref().as_integer()?;
    let number = i64::from_str_radix(int.as_str(), int.radix()).ok()?;
    let bounds = (*range.start()).into()..=(*range.end()).into();
    let fitting = bounds.contains(&number).then_some(number)?;
    N::try_from(fitting).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(u8, Vec<String>), Problems> {
        Slip::read_file(text, |sheet, slip| {
            let locks = sheet.number("locks", 1..=6_u8, slip);
            let ships = sheet.tables("ship", 2, slip, |_, ship, slip| {
                ship.word("id", slip).map(str::to_owned)
            });
            Some((locks?, ships?))
        })
    }

    #[test]
    fn a_good_file_is_read() {
        let text = "locks = 6\n[[ship]]\nid = \"coins2\"\n[[ship]]\nid = \"goal\"\n";
        assert_eq!(
            read(text),
            Ok((6, vec!["coins2".to_owned(), "goal".to_owned()]))
        );
    }

    #[test]
    fn all_problems_come_at_once_with_their_lines() {
        let text = "locks = 9\nlokcs = 1\n[[ship]]\nid = \"two words\"\n[[ship]]\n";
        let problems = read(text).unwrap_err().to_string();
        assert_eq!(
            problems,
            "line 1: locks must be a whole number from 1 to 6\n\
             line 2: \"lokcs\" means nothing here\n\
             line 4: id must be one word of letters, digits and _\n\
             line 5: id is missing"
        );
    }

    /// Steps, and perhaps a price.
    type Card = (Vec<i8>, Option<u8>);

    fn read_cards(text: &str) -> Result<Vec<Card>, Problems> {
        Slip::read_file(text, |sheet, slip| {
            sheet.tables_within("card", 1..=3, slip, |_, card, slip| {
                let steps = card.numbers("steps", -2..=2_i8, slip);
                let price = if card.has("price") {
                    card.number("price", 1..=6_u8, slip).map(Some)
                } else {
                    Some(None)
                };
                Some((steps?, price?))
            })
        })
    }

    #[test]
    fn lists_of_any_length_and_keys_that_may_be_missing_are_read() {
        let one = "[[card]]\nsteps = [1, -2]\n";
        assert_eq!(read_cards(one), Ok(vec![(vec![1, -2], None)]));
        let three = "[[card]]\nsteps = []\nprice = 2\n".repeat(3);
        assert_eq!(read_cards(&three), Ok(vec![(vec![], Some(2)); 3]));
    }

    #[test]
    fn lists_that_are_too_long_or_hold_wrong_numbers_are_told() {
        let told = |text: &str| read_cards(text).unwrap_err().to_string();
        assert_eq!(
            told(&"[[card]]\nsteps = []\n".repeat(4)),
            "line 7: there must be 1 to 3 [[card]] tables, not 4"
        );
        assert_eq!(
            told("card = []\n"),
            "line 1: there must be 1 to 3 [[card]] tables, not 0"
        );
        assert_eq!(
            told("[[card]]\nsteps = [\n1,\n3,\n\"1\"]\nprice = 7\n"),
            "line 4: steps must hold whole numbers from -2 to 2\n\
             line 5: steps must hold whole numbers from -2 to 2\n\
             line 6: price must be a whole number from 1 to 6"
        );
    }

    #[test]
    fn a_slip_is_clean_until_something_is_wrong() {
        let clean = Slip::read_file("", |_, slip| {
            let before = slip.is_clean();
            slip.add(0, "rum is missing");
            assert!(before && !slip.is_clean());
            Some(())
        });
        assert!(clean.is_err());
    }

    #[test]
    fn broken_toml_is_told_with_its_line() {
        let problems = read("locks = 6\n[[ship]\n").unwrap_err();
        assert_eq!(problems.0[0].line, 2, "{problems}");
    }
}
