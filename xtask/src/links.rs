//! Relative links in the documents: the file they name must exist.
//!
//! Addresses on the web and anchors within a page are not looked at; code is skipped.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::files::{files_below, files_in};
use crate::shell;

/// Checks `docs/src/**/*.md` and the pages at the root; an error if a link leads nowhere.
pub(crate) fn run() -> Result<()> {
    let root = shell::root()?;
    let mut pages = files_below(&root.join("docs/src"), "md")?;
    pages.extend(files_in(&root, "md")?);

    let mut broken = 0;
    for page in &pages {
        let text = fs::read_to_string(page).with_context(|| page.display().to_string())?;
        let folder = page.parent().unwrap_or(&root);
        for (line, target) in links(&text) {
            if !leads_somewhere(folder, target) {
                broken += 1;
                let page = page.strip_prefix(&root).unwrap_or(page);
                println!("{}:{line}: no such file: {target}", page.display());
            }
        }
    }
    println!("{} pages, {broken} broken links", pages.len());
    if broken > 0 {
        bail!("{broken} links in the documents lead nowhere");
    }
    Ok(())
}

/// Whether a link is none of our business or names an existing file.
fn leads_somewhere(folder: &Path, target: &str) -> bool {
    let elsewhere = target.contains("://") || target.starts_with("mailto:");
    let file = target.split('#').next().unwrap_or_default();
    elsewhere || file.is_empty() || (!file.starts_with('/') && folder.join(file).exists())
}

/// The targets of the links in a page, with their line numbers from 1.
fn links(page: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut in_fence = false;
    for (number, line) in (1..).zip(page.lines()) {
        let start = line.trim_start();
        if start.starts_with("```") || start.starts_with("~~~") {
            in_fence = !in_fence;
        } else if !in_fence {
            found.extend(links_in_line(line).map(|target| (number, target)));
        }
    }
    found
}

/// `[text](target)` and `[name]: target`, outside `code`.
fn links_in_line(line: &str) -> impl Iterator<Item = &str> {
    let definition = line
        .strip_prefix('[')
        .and_then(|rest| rest.split_once("]: "));
    let definition = definition.and_then(|(_, target)| first_word(target));
    let prose = line.split('`').step_by(2);
    let inline = prose.flat_map(|piece| piece.split("](").skip(1));
    let inline = inline.filter_map(|rest| first_word(rest.split(')').next()?));
    definition.into_iter().chain(inline)
}

/// The target without a title: `page.md` in `page.md "The page"`, `a b.md` in `<a b.md>`.
fn first_word(target: &str) -> Option<&str> {
    if let Some(rest) = target.strip_prefix('<') {
        return rest.split('>').next();
    }
    target.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(page: &str, expected: &[(usize, &str)]) {
        assert_eq!(links(page), expected);
    }

    #[test]
    fn links_are_found_in_prose() {
        check(
            "see [one](a.md) and\n![two](b/c.svg \"title\")",
            &[(1, "a.md"), (2, "b/c.svg")],
        );
        check("[name]: ../d.md#part", &[(1, "../d.md#part")]);
        check("[spaced](<e f.md>)", &[(1, "e f.md")]);
        check("[![badge](g.svg)](h.md)", &[(1, "g.svg"), (1, "h.md")]);
    }

    #[test]
    fn code_holds_no_links() {
        check("```text\n[x](nowhere.md)\n```\nand `[y](nowhere.md)`", &[]);
    }

    #[test]
    fn a_link_leads_to_a_file_or_elsewhere() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        for good in [
            "src/links.rs",
            "Cargo.toml#top",
            "#here",
            "https://www.rust-lang.org",
            "src",
        ] {
            assert!(leads_somewhere(folder, good), "{good}");
        }
        for bad in ["src/nowhere.rs", "nowhere.md#here", "/Cargo.toml"] {
            assert!(!leads_somewhere(folder, bad), "{bad}");
        }
    }
}
