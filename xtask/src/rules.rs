//! Which rules of the book are proven by a test, and which are not.
//!
//! A rules page defines IDs ([`book`]), a test cites them in its name or by a
//! rule mark ([`citations`]); here the two lists meet.

mod book;
mod citations;

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, bail};

use self::book::{Game, RuleId};
use self::citations::Reading;
use crate::files::{entries, files_below, files_in};
use crate::shell;

/// Prints the counts and what is missing; an error if something is.
pub(crate) fn run() -> Result<()> {
    let root = shell::root()?;
    let games = games(&root)?;
    let reading = read_tests(&root, &games)?;

    let mut missing = 0;
    for game in &games {
        missing += report(game, &reading);
    }
    for complaint in &reading.complaints {
        println!("{complaint}");
    }
    match (missing, reading.complaints.len()) {
        (0, 0) => Ok(()),
        (missing, 0) => bail!("{missing} rules are cited by no test"),
        (0, wrong) => bail!("{wrong} citations are wrong"),
        (missing, wrong) => {
            bail!("{missing} rules are cited by no test, {wrong} citations are wrong")
        }
    }
}

/// The games that have a rules page. A page that defines no rule is no game.
fn games(root: &Path) -> Result<Vec<Game>> {
    let mut games = Vec::new();
    for page in files_in(&root.join("docs/src/rules"), "md")? {
        let text = std::fs::read_to_string(&page)?;
        let name = page.file_stem().unwrap_or_default().to_string_lossy();
        let game = Game::read(&name, &text).with_context(|| page.display().to_string())?;
        games.extend(game);
    }
    if games.is_empty() {
        bail!("docs/src/rules defines no rules");
    }
    Ok(games)
}

/// Reads `src` and `tests` of every crate.
fn read_tests(root: &Path, games: &[Game]) -> Result<Reading> {
    let mut reading = Reading::default();
    for folder in entries(&root.join("crates"))? {
        for part in ["src", "tests"] {
            for file in files_below(&folder.join(part), "rs")? {
                let text = std::fs::read_to_string(&file)?;
                let name = file.strip_prefix(root).unwrap_or(&file).display();
                reading.read(&name.to_string(), &text, games);
            }
        }
    }
    Ok(reading)
}

/// Prints a game's counts by chapter and returns how many rules nobody cites.
fn report(game: &Game, reading: &Reading) -> usize {
    let is_cited = |id: &&RuleId| reading.cited.contains_key(*id);
    let cited = game.rules.iter().filter(is_cited);
    let tests: BTreeSet<&String> = cited.flat_map(|id| &reading.cited[id]).collect();

    println!("{}, by {} tests:", game.name, tests.len());
    let chapters = game.chapters();
    let longest = chapters.iter().map(|chapter| chapter.len()).max();
    let width = longest.unwrap_or_default().max("chapter".len());
    println!("  {:<width$}  rules  cited", "chapter");
    let mut missing = 0;
    for chapter in chapters {
        let rules = game.rules.iter().filter(|id| id.chapter == *chapter);
        let (cited, uncited): (Vec<_>, Vec<_>) = rules.partition(is_cited);
        let all = cited.len() + uncited.len();
        println!(
            "  {chapter:<width$}{all:>7}{:>7}{}",
            cited.len(),
            names(&uncited)
        );
        missing += uncited.len();
    }
    let all = game.rules.len();
    println!("  {:<width$}{all:>7}{:>7}", "all", all - missing);
    missing
}

/// The end of a chapter's line: the rules that nobody cites.
fn names(uncited: &[&RuleId]) -> String {
    let names = uncited.iter().map(|id| format!(" {id}"));
    let list: String = names.collect();
    if list.is_empty() {
        list
    } else {
        format!("  missing:{list}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_without_a_test_is_missing() {
        let page = "**GROG-BID-01** Dice.\n\n**GROG-BID-02** More.\n\n**GROG-EX-01** Y4.\n";
        let game = Game::read("grog-island", page).unwrap().unwrap();
        let tests =
            "#[test]\nfn grog_bid_01_dice_roll() {}\n\n// rules: GROG-EX-01\n#[test]\nfn y4() {}\n";
        let mut reading = Reading::default();
        reading.read("tests/rulebook.rs", tests, std::slice::from_ref(&game));
        assert_eq!(report(&game, &reading), 1);
        assert!(reading.complaints.is_empty());
    }
}
