use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Something as JSON, written once: it is sent as it is, to as many as want it,
/// and compared by its letters.
///
/// A server shows every viewer what he knows after every action. Written text costs a tenth
/// of a tree of values, and nothing when it is copied.
#[derive(Clone, Debug)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// Writes something down.
    ///
    /// # Panics
    ///
    /// If it cannot be written; what games show is plain data.
    pub fn of(what: &impl Serialize) -> Self {
        let text = serde_json::value::to_raw_value(what);
        Self(text.expect("views and what is heard are plain data").into())
    }

    /// As it is written.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tortuga_core::{Settings, Viewer};

    use super::*;
    use crate::{EditionChoice, GAMES, open_table};

    #[test]
    fn written_is_what_the_value_would_write() {
        for game in GAMES {
            let table = open_table(game, &EditionChoice::Standard, &Settings::default()).unwrap();
            let text = table.view_text(Viewer::Spectator);
            assert_eq!(text.text(), table.view_json(Viewer::Spectator).to_string());
            let inside = serde_json::to_string(&[&text]).unwrap();
            assert_eq!(
                inside,
                format!("[{}]", text.text()),
                "as it is, also inside"
            );
        }
        assert_eq!(Json::of(&json!({"a": 1})), Json::of(&json!({"a": 1})));
        assert_ne!(Json::of(&json!({"a": 1})), Json::of(&json!({"a": 2})));
    }
}
