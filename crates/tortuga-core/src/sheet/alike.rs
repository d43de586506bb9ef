//! What edition files of several games say alike.

use std::ops::RangeInclusive;

use super::{Sheet, Slip};

impl Sheet<'_> {
    /// Of the table `[meta]`: the file must be one of this game. What the
    /// edition calls itself.
    pub fn edition_name(&mut self, game: &str, slip: &mut Slip<'_>) -> Option<String> {
        self.one_of("game", &[game], slip);
        self.number("schema", 1..=1_u8, slip);
        let at = self.at_key("data_version");
        let name = self.text("data_version", slip)?;
        if name.is_empty() || name.len() > 60 || name.chars().any(char::is_control) {
            slip.add(at, "data_version must be a short name of one line");
            return None;
        }
        Some(name.to_owned())
    }

    /// Words for people: one line of so many characters.
    pub fn line(
        &mut self,
        key: &'static str,
        length: RangeInclusive<usize>,
        slip: &mut Slip<'_>,
    ) -> Option<String> {
        let at = self.at_key(key);
        let line = self.text(key, slip)?;
        if !length.contains(&line.chars().count()) || line.chars().any(char::is_control) {
            let (least, most) = (length.start(), length.end());
            let wanted = format!("{key} must be one line of {least} to {most} characters");
            slip.add(at, wanted);
            return None;
        }
        Some(line.to_owned())
    }

    /// A list of words that cannot be another one; nothing if it is no list.
    pub fn fixed_list(
        &mut self,
        key: &'static str,
        wanted: &[&str],
        slip: &mut Slip<'_>,
    ) -> Option<()> {
        let at = self.at_key(key);
        let texts = self.texts(key, slip)?;
        let texts = texts.into_iter().map(|(_, text)| text);
        if !texts.eq(wanted.iter().copied()) {
            slip.add(at, format!("{key} must be {}", wanted.join(", ")));
        }
        Some(())
    }

    /// A yes or no that cannot be the other one.
    pub fn fixed_flag(&mut self, key: &'static str, wanted: bool, slip: &mut Slip<'_>) {
        let at = self.at_key(key);
        if self.flag(key, slip).is_some_and(|found| found != wanted) {
            slip.add(at, format!("{key} must be {wanted}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told about a file with one line of each sort.
    fn told(text: &str) -> String {
        let read = Slip::read_file(text, |sheet, slip| {
            let name = sheet.table("meta", slip, |meta, slip| meta.edition_name("whist", slip));
            sheet.fixed_list("colours", &["red", "black"], slip);
            sheet.fixed_flag("trumps", true, slip);
            let line = sheet.line("motto", 1..=5, slip);
            Some(format!("{}: {}", name?, line?))
        });
        read.unwrap_or_else(|problems| problems.to_string())
    }

    const GOOD: &str = "colours = [\"red\", \"black\"]\ntrumps = true\nmotto = \"größe\"\n\
         [meta]\ngame = \"whist\"\nschema = 1\ndata_version = \"1897\"\n";

    #[test]
    fn what_is_as_it_must_be_is_read() {
        assert_eq!(told(GOOD), "1897: größe");
    }

    #[test]
    fn what_is_another_is_told() {
        let text = GOOD
            .replace("\"red\", \"black\"", "\"black\", \"red\"")
            .replace("true", "false")
            .replace("größe", "size 6")
            .replace("\"whist\"", "\"skat\"")
            .replace("schema = 1", "schema = 2")
            .replace("1897", "");
        assert_eq!(
            told(&text),
            "line 1: colours must be red, black\n\
             line 2: trumps must be true\n\
             line 3: motto must be one line of 1 to 5 characters\n\
             line 5: game is \"skat\"; it must be one of: whist\n\
             line 6: schema must be 1\n\
             line 7: data_version must be a short name of one line"
        );
    }

    #[test]
    fn names_and_lines_have_no_line_breaks() {
        assert_eq!(
            told(&GOOD.replace("größe", "a\\nb").replace("1897", "18\\t97")),
            "line 3: motto must be one line of 1 to 5 characters\n\
             line 7: data_version must be a short name of one line"
        );
    }
}
