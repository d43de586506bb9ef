//! Final scores as bars: which part of a bar looks how.

use tortuga_scene::ScoreRow;

/// So many parts can be told apart by their look.
pub const LOOKS: usize = 9;

/// What the parts of all bars stand for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legend {
    /// Sources that are on every sheet, each with a look of its own.
    pub common: Vec<String>,
    /// Some have other sources, too; these share one look.
    pub others: bool,
}

/// Finds what all sheets have in common; no more than the first `most` sources.
pub fn legend(rows: &[ScoreRow], most: usize) -> Legend {
    let has = |row: &ScoreRow, label: &str| row.sources.iter().any(|one| one.label == label);
    let first = rows.first().map_or(&[][..], |row| &row.sources);
    let labels = first.iter().map(|source| &source.label);
    let common: Vec<String> = labels
        .filter(|label| rows.iter().all(|row| has(row, label)))
        .take(most.min(LOOKS - 1))
        .cloned()
        .collect();
    let known = |label: &String| common.contains(label);
    let sources = rows.iter().flat_map(|row| &row.sources);
    let others = sources
        .map(|source| &source.label)
        .any(|label| !known(label));
    Legend { common, others }
}

impl Legend {
    /// The look of a source, from 1 on.
    pub fn look(&self, label: &str) -> usize {
        let place = self.common.iter().position(|one| one == label);
        place.map_or(LOOKS, |place| place + 1)
    }
}

#[cfg(test)]
mod tests {
    use tortuga_scene::ScoreSource;

    use super::*;

    fn row(labels: &[&str]) -> ScoreRow {
        let source = |label: &&str| ScoreSource {
            of: String::new(),
            label: (*label).to_owned(),
            points: 1,
        };
        ScoreRow {
            seal: None,
            name: String::new(),
            rank: 1,
            winner: false,
            score: 1,
            sources: labels.iter().map(source).collect(),
            note: String::new(),
        }
    }

    #[test]
    fn what_all_have_looks_the_same_and_the_rest_shares_a_look() {
        let rows = [row(&["coins", "pub"]), row(&["fish", "coins"])];
        let legend = legend(&rows, LOOKS);
        assert_eq!(legend.common, ["coins"]);
        assert!(legend.others);
        assert_eq!(legend.look("coins"), 1);
        assert_eq!(legend.look("pub"), legend.look("fish"));
    }

    #[test]
    fn a_goal_that_two_have_is_still_a_goal() {
        let rows = [row(&["coins", "pub"]), row(&["coins", "pub"])];
        let legend = legend(&rows, 1);
        assert_eq!(legend.common, ["coins"]);
        assert!(legend.others);
    }

    #[test]
    fn sheets_that_are_all_alike_have_no_others() {
        let rows = [row(&["lines", "bands"]), row(&["lines", "bands"])];
        let legend = legend(&rows, LOOKS);
        assert!(!legend.others);
        assert_eq!([legend.look("lines"), legend.look("bands")], [1, 2]);
    }

    #[test]
    fn nobody_has_nothing() {
        let legend = legend(&[], LOOKS);
        assert!(legend.common.is_empty() && !legend.others);
    }
}
