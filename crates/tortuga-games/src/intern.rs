use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use tortuga_core::{Edition, EditionMark, Problems, Rules, sha256_hex};

/// Which printed data a game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditionChoice {
    /// The one that comes with the program.
    Standard,
    /// The text of an edition file.
    Text(String),
}

/// An edition that is kept for as long as the program runs.
#[derive(Debug)]
pub struct Held<G: Rules> {
    /// The edition.
    pub edition: &'static G::Edition,
    /// The SHA-256 of its file.
    pub sha256: String,
}

impl<G: Rules> Held<G> {
    /// How a record names it.
    pub fn mark(&self) -> EditionMark {
        EditionMark {
            name: self.edition.name().to_owned(),
            sha256: self.sha256.clone(),
        }
    }
}

type Kept = BTreeMap<(&'static str, String), &'static (dyn Any + Send + Sync)>;

/// One copy of every edition ever loaded. Editions are few and small, and
/// states point at them, so they are never given back.
static KEPT: Mutex<Kept> = Mutex::new(BTreeMap::new());

impl EditionChoice {
    /// Reads and checks the edition, and keeps one copy for each content.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn hold<G: Rules>(&self) -> Result<Held<G>, Problems> {
        let text = match self {
            Self::Standard => G::Edition::STANDARD,
            Self::Text(text) => text,
        };
        let sha256 = sha256_hex(text.as_bytes());
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (G::GAME, sha256.clone());
        let known = kept
            .get(&key)
            .and_then(|kept| kept.downcast_ref::<G::Edition>());
        if let Some(edition) = known {
            return Ok(Held { edition, sha256 });
        }
        let edition: &'static G::Edition = Box::leak(Box::new(G::Edition::read(text)?));
        kept.insert(key, edition);
        Ok(Held { edition, sha256 })
    }
}

#[cfg(test)]
mod tests {
    use tortuga_grog::GrogIsland;

    use super::*;

    #[test]
    fn an_edition_is_kept_once_for_each_content() {
        let standard = EditionChoice::Standard.hold::<GrogIsland>().unwrap();
        let text = <GrogIsland as Rules>::Edition::STANDARD;
        let same = EditionChoice::Text(text.to_owned())
            .hold::<GrogIsland>()
            .unwrap();
        assert!(std::ptr::eq(standard.edition, same.edition));
        let other = EditionChoice::Text(format!("{text}\n"))
            .hold::<GrogIsland>()
            .unwrap();
        assert!(!std::ptr::eq(standard.edition, other.edition));
        assert_ne!(standard.sha256, other.sha256);
    }
}
