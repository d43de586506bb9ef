//! A game as it is kept: who sits where, and its log.

use serde::{Deserialize, Serialize};
use tortuga_core::{Actor, Header, Hex32};
use tortuga_play::{Deed, Entry};

use crate::{House, Setting, Sitting, SoloError};

/// Everything that a game is made of again.
#[derive(Serialize, Deserialize)]
struct Saved {
    /// The version of this form: 1.
    here: u32,
    header: Header,
    secret: Hex32,
    sitters: Vec<Sitting>,
    /// One entry a line: actor, tab, deed.
    log: String,
}

impl House {
    /// The game as text.
    ///
    /// # Panics
    ///
    /// Never: it is texts and numbers only.
    pub fn saved(&self) -> String {
        let lines = self.log.iter();
        let lines = lines.map(|entry| format!("{}\t{}\n", entry.actor, entry.deed.text()));
        let saved = Saved {
            here: 1,
            header: self.header.clone(),
            secret: Hex32(self.secret),
            sitters: self.sitters.clone(),
            log: lines.collect(),
        };
        serde_json::to_string(&saved).expect("texts and numbers only")
    }

    /// A game that was saved, with everybody's pictures as they were. Where more
    /// than one person plays, nobody has the device.
    ///
    /// # Errors
    ///
    /// Text that is no game, or not one that can be played here.
    pub fn resume(id: &str, text: &str) -> Result<Self, SoloError> {
        let saved = read(text)?;
        let log: Option<Vec<Entry>> = saved.log.lines().map(entry).collect();
        let log = log.ok_or_else(|| SoloError::Damaged("a line of the log".to_owned()))?;
        let mut house = Self::seat(id, saved.header, saved.secret.0, saved.sitters, log)?;
        // A program that stopped in the middle may owe a roll.
        let owed = house.play.catch_up(house.custom());
        house.note(owed);
        Ok(house)
    }
}

/// What is played in a saved game, and by whom, without playing it.
///
/// # Errors
///
/// Text that is no game.
pub fn look(text: &str) -> Result<Setting, SoloError> {
    let saved = read(text)?;
    Ok(Setting {
        game: saved.header.game,
        options: saved.header.options,
        sitters: saved.sitters,
    })
}

fn read(text: &str) -> Result<Saved, SoloError> {
    let saved: Saved =
        serde_json::from_str(text).map_err(|error| SoloError::Damaged(error.to_string()))?;
    if saved.here == 1 {
        Ok(saved)
    } else {
        Err(SoloError::Damaged(format!("form {}", saved.here)))
    }
}

fn entry(line: &str) -> Option<Entry> {
    let (actor, deed) = line.split_once('\t')?;
    Some(Entry {
        actor: Actor::read(actor)?,
        deed: Deed::read(deed.to_owned()).ok()?,
    })
}
