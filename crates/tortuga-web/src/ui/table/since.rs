//! What has changed since the viewer's last turn.

use std::collections::BTreeSet;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use tortuga_client::{Client, Notice};
use tortuga_core::Viewer;
use tortuga_protocol::{Picture, TableCard};
use tortuga_scene::{Scene, wake};

use crate::ui::browser;
use crate::ui::lang::tongue;
use crate::ui::table::at_table::draw;
use crate::ui::table::back::Back;
use crate::ui::table::printed::Printed;

/// The picture after the viewer's last action, and what has changed since.
#[derive(Clone, Copy)]
pub(crate) struct Since {
    page: RwSignal<Client>,
    /// An action was sent, and its picture has not come yet.
    acted: StoredValue<bool>,
    base: RwSignal<Option<Base>>,
    wake: Memo<BTreeSet<String>>,
    /// How often the changes were asked to be shown again.
    pub(crate) again: RwSignal<u32>,
}

/// What the viewer had before him when his turn was over.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Base {
    picture: Picture,
    heard: usize,
}

impl Since {
    pub(crate) fn new(
        page: RwSignal<Client>,
        (card, printed): (Memo<Option<TableCard>>, Memo<Printed>),
        scene: Memo<Option<Result<Scene, String>>>,
        back: Back,
    ) -> Self {
        let base = RwSignal::new(None::<Base>);
        let tongue = tongue();
        let before = Memo::new(move |_| {
            let drawn = |card: &TableCard, picture: &Picture| {
                printed.with(|printed| match printed {
                    Printed::Coming | Printed::Missing => None,
                    Printed::Here(edition) => {
                        draw(tongue.get_untracked(), edition, card, picture, false).ok()
                    }
                })
            };
            // Whoever looks back sees what changed then.
            let (then, base) = (back.before(), base.get());
            let picture = if back.on() {
                then
            } else {
                base.map(|base| base.picture)
            };
            card.with(|card| drawn(card.as_ref()?, picture.as_ref()?))
        });
        let wake = Memo::new(move |_| {
            let changed = |before: &Scene, now: &Scene| wake(before, now);
            before.with(|before| {
                scene.with(|now| match (before, now) {
                    (Some(before), Some(Ok(now))) => changed(before, now),
                    (None, _) | (_, Some(Err(_)) | None) => BTreeSet::new(),
                })
            })
        });
        let since = Self {
            page,
            acted: StoredValue::new(false),
            base,
            wake,
            again: RwSignal::new(0),
        };
        since.follow(card);
        since
    }

    /// The first picture after an action is the one that later ones are
    /// compared with; before any action, it is the one of the last visit, or the
    /// first that was seen.
    fn follow(self, card: Memo<Option<TableCard>>) {
        let version = Memo::new(move |_| {
            let version = |page: &Client| Some(page.picture.as_ref()?.version);
            self.page.with(version)
        });
        Effect::new(move || {
            let id = card.with(|card| card.as_ref().map(named));
            let (Some(id), Some(version)) = (id, version.get()) else {
                return;
            };
            if self.acted.get_value() {
                self.acted.set_value(false);
                self.begin(&id);
            } else if self.base.with_untracked(Option::is_none) {
                match recall(&id).filter(|base| base.picture.version <= version) {
                    Some(base) => self.base.set(Some(base)),
                    None => self.begin(&id),
                }
            }
        });
        // Somebody was faster: nothing was played, so the turn is not over.
        Effect::new(move || {
            if self.page.with(|page| page.notice == Some(Notice::Stale)) {
                self.acted.set_value(false);
            }
        });
    }

    fn begin(self, id: &str) {
        let base = self.page.with_untracked(|page| {
            let picture = page.picture.clone()?;
            let heard = page.heard.len();
            Some(Base { picture, heard })
        });
        if let Some(text) = base
            .as_ref()
            .and_then(|base| serde_json::to_string(base).ok())
        {
            browser::keep(&place(id), &text);
        }
        self.base.set(base);
    }

    /// The viewer has sent an action.
    pub(crate) fn acts(self) {
        self.acted.set_value(true);
    }

    /// This thing has changed.
    pub(crate) fn woke(self, name: &str) -> bool {
        self.wake.with(|wake| wake.contains(name))
    }

    /// Shows again, as motion, what has changed.
    pub(crate) fn show_again(self) {
        if self.any() {
            self.again.update(|again| *again += 1);
        }
    }

    /// Something has changed.
    pub(crate) fn any(self) -> bool {
        self.wake.with(|wake| !wake.is_empty())
    }

    /// So much had been heard when the viewer's last turn was over.
    pub(crate) fn heard(self) -> Option<usize> {
        self.base.with(|base| base.as_ref().map(|base| base.heard))
    }
}

/// A table, and from where it is seen: at one device several may play, and nobody
/// learns what another had before him.
fn named(card: &TableCard) -> String {
    match card.viewer {
        Viewer::Seat(seat) => format!("{}:{seat}", card.id),
        Viewer::Spectator => card.id.clone(),
    }
}

/// Under this name a table's last turn is kept, so that whoever comes back
/// after a day sees what happened.
fn place(id: &str) -> String {
    format!("turn:{id}")
}

fn recall(id: &str) -> Option<Base> {
    serde_json::from_str(&browser::recall(&place(id))?).ok()
}
