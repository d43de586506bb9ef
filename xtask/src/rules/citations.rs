//! The tests: which rule IDs they cite.
//!
//! A test cites a rule in its name (`grog_bid_03_pips_never_rise` cites
//! GROG-BID-03, `fog_char_fox_03_the_player_chooses` FOG-CHAR-FOX-03; a name may
//! hold several) or by a rule mark, a comment right above the test or between
//! its attributes:
//!
//! ```text
//! // rules: GROG-BID-03 GROG-BID-04
//! #[test]
//! fn the_row_is_a_staircase() {
//! ```
//!
//! Only functions with a plain `#[test]` count, and not while they are ignored.
//! Rust is read line by line, as rustfmt lays it out; that is enough here and
//! needs no parser.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use super::book::{Game, RuleId};

/// More IDs than this and a test proves none of them in particular.
const MOST_IDS_PER_TEST: usize = 4;

/// What was found in the sources.
#[derive(Default)]
pub(super) struct Reading {
    /// Which tests cite a rule, as `file: name`.
    pub(super) cited: BTreeMap<RuleId, Vec<String>>,
    /// Citations that are wrong, as `file:line: what is wrong`.
    pub(super) complaints: Vec<String>,
}

/// What stands above an item: attributes and comments, as far as they matter.
#[derive(Default)]
struct Above {
    is_test: bool,
    is_ignored: bool,
    marked: Vec<String>,
}

impl Reading {
    /// Reads one source file.
    pub(super) fn read(&mut self, file: &str, text: &str, games: &[Game]) {
        let mut above = Above::default();
        let mut lines = (1..).zip(text.lines());
        while let Some((number, line)) = lines.next() {
            let place = format!("{file}:{number}");
            let line = line.trim();
            let item = above.attributes(line, &mut lines);
            if item.is_empty() && !line.is_empty() {
                continue; // attributes alone, the item is still to come
            }
            if let Some(ids) = item.strip_prefix("// rules:") {
                above.mark(ids);
            } else if let Some(name) = function_name(item) {
                self.function(file, &place, name, &mem::take(&mut above), games);
            } else if !item.starts_with("//") {
                self.nothing_to_mark(&place, &mem::take(&mut above));
            }
        }
        self.nothing_to_mark(file, &above);
    }

    /// Notes what a function cites, if it is a test.
    fn function(&mut self, file: &str, place: &str, name: &str, above: &Above, games: &[Game]) {
        if !above.is_test {
            return self.nothing_to_mark(place, above);
        }
        let in_name = named(name, games);
        let ids: BTreeSet<&String> = in_name.iter().chain(&above.marked).collect();
        if ids.len() > MOST_IDS_PER_TEST {
            let (count, most) = (ids.len(), MOST_IDS_PER_TEST);
            self.complain(
                place,
                &format!("{name} cites {count} rules, more than {most}"),
            );
        }
        for id in ids {
            match known(id, games) {
                None => self.complain(place, &format!("{name} cites {id}, which no page defines")),
                Some(_) if above.is_ignored => {}
                Some(rule) => {
                    let tests = self.cited.entry(rule.clone()).or_default();
                    tests.push(format!("{file}: {name}"));
                }
            }
        }
    }

    /// A rule mark on anything but a test proves nothing, and somebody believes it does.
    fn nothing_to_mark(&mut self, place: &str, above: &Above) {
        if !above.marked.is_empty() {
            let ids = above.marked.join(" ");
            self.complain(place, &format!("the rule mark {ids} stands on no test"));
        }
    }

    fn complain(&mut self, place: &str, what: &str) {
        self.complaints.push(format!("{place}: {what}"));
    }
}

impl Above {
    /// Notes the attributes at the start of a line and returns what follows them.
    fn attributes<'a>(
        &mut self,
        mut line: &'a str,
        lines: &mut impl Iterator<Item = (usize, &'a str)>,
    ) -> &'a str {
        while line.starts_with("#[") {
            self.is_test |= line.starts_with("#[test]");
            self.is_ignored |= line.starts_with("#[ignore");
            line = after_attribute(line).unwrap_or_else(|| rest_of_long_attribute(lines));
        }
        line
    }

    fn mark(&mut self, ids: &str) {
        let ids = ids.split([' ', ',', '\t']).filter(|id| !id.is_empty());
        self.marked.extend(ids.map(str::to_owned));
    }
}

/// What follows an attribute on its line, or nothing if it goes on in the next line.
fn after_attribute(line: &str) -> Option<&str> {
    let mut depth = 0;
    for (at, c) in line.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if c == ']' && depth == 0 {
            return Some(line[at + 1..].trim_start());
        }
    }
    None
}

/// Skips to the closing line of an attribute, which rustfmt writes as `)]`.
fn rest_of_long_attribute<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> &'a str {
    lines
        .find_map(|(_, line)| line.trim().strip_prefix(")]"))
        .unwrap_or_default()
        .trim_start()
}

/// The name in a line such as `pub(crate) fn name<T>(`.
fn function_name(line: &str) -> Option<&str> {
    let words = [
        "pub ",
        "pub(crate) ",
        "pub(super) ",
        "const ",
        "async ",
        "unsafe ",
    ];
    let mut line = line;
    while let Some(rest) = words.iter().find_map(|word| line.strip_prefix(word)) {
        line = rest;
    }
    let rest = line.strip_prefix("fn ")?;
    let end = rest.find(|c: char| c != '_' && !c.is_alphanumeric())?;
    Some(&rest[..end])
}

/// The IDs in a test's name, written as in the book: `prefix_chapter_number`, or with a part of
/// the chapter `prefix_chapter_part_number`.
fn named(name: &str, games: &[Game]) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let runs = words.windows(3).chain(words.windows(4));
    let ids = runs.filter_map(|run| {
        let id = run.join("-").to_ascii_uppercase();
        let prefix = &RuleId::read(&id)?.prefix;
        games
            .iter()
            .any(|game| game.prefix == *prefix)
            .then_some(id)
    });
    ids.collect()
}

/// The rule of this ID, if a page defines it.
fn known<'a>(id: &str, games: &'a [Game]) -> Option<&'a RuleId> {
    let id = RuleId::read(id)?;
    games
        .iter()
        .flat_map(|game| &game.rules)
        .find(|rule| **rule == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "**GROG-BID-01** a\n**GROG-BID-02** b\n**GROG-BID-03** c\n**GROG-BID-04** d\n\
                        **GROG-BID-05** e\n**GROG-2P-04** f\n**GROG-EX-01** g\n";

    /// Cited IDs and complaints of a source text.
    #[track_caller]
    fn check(source: &str, cited: &[&str], complaints: &[&str]) {
        let games = [Game::read("grog-island", PAGE).unwrap().unwrap()];
        let mut reading = Reading::default();
        reading.read("a.rs", source, &games);
        let ids: Vec<String> = reading.cited.keys().map(RuleId::to_string).collect();
        assert_eq!(ids, cited, "cited");
        assert_eq!(reading.complaints, complaints, "complaints");
    }

    #[test]
    fn a_name_cites() {
        check(
            "#[test]\nfn grog_bid_03_pips_never_rise() {\n}\n",
            &["GROG-BID-03"],
            &[],
        );
        check("#[test]\nfn grog_2p_04_ghost() {}", &["GROG-2P-04"], &[]);
        check(
            "    #[test]\n    fn grog_bid_01_and_grog_ex_01() {}",
            &["GROG-BID-01", "GROG-EX-01"],
            &[],
        );
        check("#[test] fn grog_bid_01() {}", &["GROG-BID-01"], &[]);
    }

    #[test]
    fn a_name_cites_a_part_of_a_chapter() {
        let page = "**FOG-CHAR-FOX-03** a\n**FOG-EX-46** b\n";
        let games = [Game::read("foggy-island", page).unwrap().unwrap()];
        let ids = named("fog_char_fox_03_and_fog_ex_46_stay", &games);
        assert_eq!(ids, ["FOG-EX-46", "FOG-CHAR-FOX-03"]);
    }

    #[test]
    fn a_mark_cites_above_and_between_the_attributes() {
        let above = "// rules: GROG-BID-03 GROG-BID-04\n#[test]\nfn staircase() {}";
        check(above, &["GROG-BID-03", "GROG-BID-04"], &[]);
        let between = "/// Why.\n#[test]\n// rules: GROG-BID-03, GROG-EX-01\n#[should_panic]\nfn staircase() {}";
        check(between, &["GROG-BID-03", "GROG-EX-01"], &[]);
        let first = "// rules: GROG-BID-03\n#[should_panic]\n#[test]\nfn staircase() {}";
        check(first, &["GROG-BID-03"], &[]);
        let many = "// rules: GROG-BID-01\n// rules: GROG-BID-02\n// because\n#[test]\nfn x() {}";
        check(many, &["GROG-BID-01", "GROG-BID-02"], &[]);
    }

    #[test]
    fn a_long_attribute_does_not_hide_the_test() {
        let source =
            "#[test]\n#[should_panic(\n    expected = \"[no] such bid\"\n)]\nfn grog_bid_01() {}";
        check(source, &["GROG-BID-01"], &[]);
        let before = "#[expect(\n    clippy::too_many_lines,\n    reason = \"one story\"\n)]\n#[test]\nfn grog_bid_01() {}";
        check(before, &["GROG-BID-01"], &[]);
    }

    #[test]
    fn only_tests_count() {
        check("fn grog_bid_01_helper() {}\n", &[], &[]);
        check("#[cfg(test)]\nfn grog_bid_01_helper() {}\n", &[], &[]);
        check(
            "#[test]\nfn other() {}\nfn grog_bid_01_helper() {}\n",
            &[],
            &[],
        );
        check("// #[test]\nfn grog_bid_01_gone() {}\n", &[], &[]);
        check(
            "#[test]\n#[ignore = \"slow\"]\nfn grog_bid_01_sleeps() {}\n",
            &[],
            &[],
        );
    }

    #[test]
    fn a_mark_that_stands_on_no_test_is_wrong() {
        let lost = ["a.rs:2: the rule mark GROG-BID-01 stands on no test"];
        check("// rules: GROG-BID-01\nfn helper() {}", &[], &lost);
        check("// rules: GROG-BID-01\n\n#[test]\nfn x() {}", &[], &lost);
        check("// rules: GROG-BID-01\nlet x = 3;", &[], &lost);
        let at_the_end = ["a.rs: the rule mark GROG-BID-01 stands on no test"];
        check("// rules: GROG-BID-01", &[], &at_the_end);
    }

    #[test]
    fn an_unknown_id_is_wrong() {
        let name = ["a.rs:2: grog_bid_77_x cites GROG-BID-77, which no page defines"];
        check("#[test]\nfn grog_bid_77_x() {}", &[], &name);
        let mark = ["a.rs:3: x cites BID-01, which no page defines"];
        check("// rules: BID-01\n#[test]\nfn x() {}", &[], &mark);
    }

    #[test]
    fn words_that_are_no_id_are_left_alone() {
        check("#[test]\nfn grog_island_ends() {}", &[], &[]);
        check("#[test]\nfn groo_bid_01_of_another_house() {}", &[], &[]);
        check("#[test]\nfn a_grog_bid_with_3_dice() {}", &[], &[]);
    }

    #[test]
    fn more_than_four_ids_are_too_many() {
        let marks = "// rules: GROG-BID-02 GROG-BID-03 GROG-BID-04";
        let all = ["GROG-BID-01", "GROG-BID-02", "GROG-BID-03", "GROG-BID-04"];
        check(
            &format!("{marks} GROG-BID-01\n#[test]\nfn grog_bid_01() {{}}"),
            &all,
            &[],
        );

        let source = format!("{marks} GROG-EX-01\n#[test]\nfn grog_bid_01() {{}}");
        let all = [
            "GROG-BID-01",
            "GROG-BID-02",
            "GROG-BID-03",
            "GROG-BID-04",
            "GROG-EX-01",
        ];
        check(
            &source,
            &all,
            &["a.rs:3: grog_bid_01 cites 5 rules, more than 4"],
        );
    }
}
