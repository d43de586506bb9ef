//! A page of the book, to be compared with the code.

use std::collections::BTreeSet;

use serde_json::Value;
use tortuga_core::Form;

/// A page of the book, in Markdown. Headings are written with their signs, as in
/// `"## Names"`.
#[derive(Clone, Copy)]
pub struct Page(pub &'static str);

/// The rows of a table, cell by cell.
type Rows = Vec<Vec<&'static str>>;

impl Page {
    /// The part below this heading, up to the next heading.
    ///
    /// # Panics
    ///
    /// There is no such heading; the methods below say so too.
    pub fn section(self, heading: &str) -> &'static str {
        let start = self.0.find(&format!("\n{heading}\n"));
        let start = start.unwrap_or_else(|| panic!("no heading {heading:?}"));
        let rest = &self.0[start + 1 + heading.len()..];
        &rest[..rest.find("\n#").unwrap_or(rest.len())]
    }

    /// The first table below a heading, without its head.
    ///
    /// # Panics
    ///
    /// There is none.
    pub fn table(self, heading: &str) -> Rows {
        self.nth_table(heading, 0)
    }

    /// The table with this number below a heading, from 0 on.
    ///
    /// # Panics
    ///
    /// There is none.
    pub fn nth_table(self, heading: &str, number: usize) -> Rows {
        let blocks = self.section(heading).split("\n\n").map(str::trim);
        let mut tables = blocks.filter(|block| block.starts_with('|'));
        let table = tables.nth(number);
        let table = table.unwrap_or_else(|| panic!("no table {number} below {heading:?}"));
        let rows = table.lines().skip(2);
        rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
            .collect()
    }

    /// The table of verbs tells every way to write an action.
    ///
    /// # Panics
    ///
    /// It does not.
    #[track_caller]
    pub fn tells_forms(self, heading: &str, forms: &[Form]) {
        let rows = self.table(heading);
        let told = rows
            .iter()
            .map(|row| vec![code(row[0]), row[1], code(row[2]), row[3]]);
        let forms = forms.iter().map(|form| {
            let whose = if form.chance { "chance" } else { "player" };
            vec![form.verb, form.takes, form.example, whose]
        });
        assert_eq!(told.collect::<Vec<_>>(), forms.collect::<Vec<_>>());
    }

    /// The table of fields tells every path of the state, and no other.
    ///
    /// # Panics
    ///
    /// It does not, or a path has no type or no meaning there.
    #[track_caller]
    pub fn tells_fields(self, heading: &str, seen: &BTreeSet<String>) {
        let rows = self.table(heading);
        let told: BTreeSet<String> = rows.iter().map(|row| code(row[0]).to_owned()).collect();
        assert_eq!(told.len(), rows.len(), "no path stands there twice");
        let untold: Vec<_> = seen.difference(&told).collect();
        assert!(untold.is_empty(), "not on the page: {untold:?}");
        let gone: Vec<_> = told.difference(seen).collect();
        assert!(gone.is_empty(), "not in the code: {gone:?}");
        let explained = |row: &Vec<&str>| !row[1].is_empty() && !row[2].is_empty();
        assert!(rows.iter().all(explained), "every field has a meaning");
    }
}

/// What stands in backticks in a cell.
pub fn codes(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The first code of a cell.
///
/// # Panics
///
/// There is none.
pub fn code(cell: &str) -> &str {
    let first = codes(cell).next();
    first.unwrap_or_else(|| panic!("no code in {cell:?}"))
}

/// Adds the path of every value in some JSON: `players[].barrels`. What is null
/// or empty has none.
///
/// Where the keys of an object are names of things, not of fields, `stands_for`
/// says what to write for all of them, by the path of the object.
pub fn add_paths(
    json: &Value,
    stands_for: impl Fn(&str) -> Option<&'static str>,
    paths: &mut BTreeSet<String>,
) {
    add_below(&mut String::new(), json, &stands_for, paths);
}

fn add_below(
    path: &mut String,
    json: &Value,
    stands_for: &impl Fn(&str) -> Option<&'static str>,
    paths: &mut BTreeSet<String>,
) {
    let length = path.len();
    match json {
        Value::Object(map) => {
            let name = stands_for(path);
            for (key, value) in map {
                path.push_str(if length == 0 { "" } else { "." });
                path.push_str(name.unwrap_or(key));
                add_below(path, value, stands_for, paths);
                path.truncate(length);
            }
        }
        Value::Array(items) => {
            path.push_str("[]");
            for item in items {
                add_below(path, item, stands_for, paths);
            }
            path.truncate(length);
        }
        Value::Null => {}
        Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            if !paths.contains(path) {
                paths.insert(path.clone());
            }
        }
    }
}
