//! Looking back: an earlier moment of the game that is on.

use leptos::prelude::*;
use tortuga_client::Client;
use tortuga_protocol::Picture;

/// So many pictures are kept; whoever wants to see more waits for the replay.
const MOST: usize = 400;

/// The pictures that came since the page was opened, and the one that is
/// looked at.
#[derive(Clone, Copy)]
pub(crate) struct Back {
    page: RwSignal<Client>,
    kept: StoredValue<Vec<Kept>>,
    shown: RwSignal<Option<Moment>>,
}

/// A picture, written down, and how much had been heard when it came.
struct Kept {
    heard: usize,
    picture: String,
}

/// An earlier moment, and what it changed.
#[derive(Clone, PartialEq)]
struct Moment {
    picture: Picture,
    before: Option<Picture>,
    heard: usize,
    text: String,
}

impl Back {
    pub(crate) fn new(page: RwSignal<Client>) -> Self {
        Self {
            page,
            kept: StoredValue::new(Vec::new()),
            shown: RwSignal::new(None),
        }
    }

    /// Keeps what comes from now on.
    pub(crate) fn follow(self) {
        let now = Memo::new(move |_| {
            let version = |page: &Client| Some((page.picture.as_ref()?.version, page.heard.len()));
            self.page.with(version)
        });
        Effect::new(move || {
            if now.get().is_some() {
                self.page.with_untracked(|page| self.keep(page));
            }
        });
    }

    fn keep(self, page: &Client) {
        let Some(picture) = &page.picture else { return };
        // Nothing could be done then that can be done now.
        let picture = Picture {
            legal: Vec::new(),
            ..picture.clone()
        };
        let Ok(picture) = serde_json::to_string(&picture) else {
            return;
        };
        let heard = page.heard.len();
        self.kept.update_value(|kept| {
            // Less was heard than before: it is another game, or told anew.
            kept.retain(|one| one.heard < heard);
            kept.push(Kept { heard, picture });
            if kept.len() > MOST {
                kept.remove(0);
            }
        });
    }

    /// Shows the moment in which this was heard, as told by this sentence; false
    /// if there is no picture of it.
    pub(crate) fn show(self, place: usize, text: String) -> bool {
        let moment = self.kept.with_value(|kept| {
            let number = kept.iter().position(|one| one.heard > place)?;
            let found = &kept[number];
            let before = number.checked_sub(1).map(|before| &kept[before]);
            // The first picture tells nothing of what came long before it.
            if before.is_none() && found.heard != place + 1 {
                return None;
            }
            Some(Moment {
                picture: read(found)?,
                before: before.and_then(read),
                heard: found.heard,
                text,
            })
        });
        let found = moment.is_some();
        self.shown.set(moment);
        found
    }

    /// Back to now.
    pub(crate) fn leave(self) {
        if self.is_on() {
            self.shown.set(None);
        }
    }

    /// An earlier moment is looked at.
    pub(crate) fn on(self) -> bool {
        self.shown.with(Option::is_some)
    }

    fn is_on(self) -> bool {
        self.shown.with_untracked(Option::is_some)
    }

    /// The picture that is looked at.
    pub(crate) fn picture(self) -> Option<Picture> {
        self.shown
            .with(|shown| Some(shown.as_ref()?.picture.clone()))
    }

    /// The one before it.
    pub(crate) fn before(self) -> Option<Picture> {
        self.shown.with(|shown| shown.as_ref()?.before.clone())
    }

    /// So much had been heard then.
    pub(crate) fn heard(self) -> Option<usize> {
        self.shown.with(|shown| Some(shown.as_ref()?.heard))
    }

    /// The sentence that led there.
    pub(crate) fn text(self) -> Option<String> {
        self.shown.with(|shown| Some(shown.as_ref()?.text.clone()))
    }
}

fn read(kept: &Kept) -> Option<Picture> {
    serde_json::from_str(&kept.picture).ok()
}
