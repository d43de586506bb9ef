use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use tortuga_core::Rules;

/// How much each feature of a game counts, early in the game and late, in
/// thousandths of log-odds to win per point.
///
/// These are gentler than the truth. A search averages over few worlds, and a
/// gentle slope is less noisy than a steep one. What people are told is as steep
/// as the truth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// What a usual point truly counts.
    steepness: [i32; 2],
    weights: BTreeMap<String, [i32; 2]>,
}

/// What a feature counts that nothing was fitted for.
pub(crate) const USUAL: i32 = 60;

impl Default for Weights {
    fn default() -> Self {
        Self::new([USUAL; 2], [])
    }
}

impl Weights {
    /// The weights that were fitted for a game.
    pub fn of<G: Rules>() -> Self {
        let text = match G::GAME {
            "foggy-island" => include_str!("../weights/foggy-island.toml"),
            "glory-islands" => include_str!("../weights/glory-islands.toml"),
            "grog-island" => include_str!("../weights/grog-island.toml"),
            "groo" => include_str!("../weights/groo.toml"),
            _ => "",
        };
        Self::read(text).unwrap_or_default()
    }

    /// Reads what `write` writes.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// These weights, feature by feature, and what a usual point truly counts.
    pub fn new(steepness: [i32; 2], weights: impl IntoIterator<Item = (String, [i32; 2])>) -> Self {
        let weights = weights.into_iter().collect();
        Self { steepness, weights }
    }

    /// What a usual point truly counts, early and late.
    pub const fn steepness(&self) -> [i32; 2] {
        self.steepness
    }

    /// The names of all features that have a weight.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.weights.keys().map(String::as_str)
    }

    /// A feature's weights, early and late.
    pub fn of_feature(&self, name: &str) -> [i32; 2] {
        self.weights.get(name).copied().unwrap_or([USUAL; 2])
    }

    /// As a file keeps it; `made_by` is the command.
    pub fn write(&self, made_by: &str) -> String {
        let [early, late] = self.steepness;
        let mut text = format!(
            "# How much a point of each feature counts, early in the game and late: {USUAL} is\n\
             # as usual. Made by\n#   {made_by}\n\n\
             # What a usual point truly counts, in thousandths of log-odds to win.\n\
             steepness = [{early}, {late}]\n\n[weights]\n"
        );
        for (name, [early, late]) in &self.weights {
            // Writing into a string does not fail.
            let _ = writeln!(text, "{name} = [{early}, {late}]");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use tortuga_core::Rules;
    use tortuga_games::{GAMES, Visitor, with_game};

    use super::*;

    /// Every feature has its weights, and no weight is for a feature that is not
    /// there.
    #[test]
    fn weights_are_for_the_features_of_the_game() {
        struct Compare;
        impl Visitor for Compare {
            type Output = ();

            fn visit<G: Rules>(self) {
                let mut features = G::FEATURES.to_vec();
                features.sort_unstable();
                let weights = Weights::of::<G>();
                assert_eq!(weights.names().collect::<Vec<_>>(), features, "{}", G::GAME);
            }
        }
        for game in GAMES {
            with_game(game, Compare).unwrap();
        }
    }

    #[test]
    fn what_is_written_can_be_read() {
        let weights = Weights::new([130, 540], [("coins".to_owned(), [5, -7])]);
        let text = weights.write("tortuga fit groo");
        assert!(text.contains("#   tortuga fit groo\n"));
        assert_eq!(Weights::read(&text), Ok(weights));
        assert!(Weights::read("weights = 3").is_err());
    }
}
