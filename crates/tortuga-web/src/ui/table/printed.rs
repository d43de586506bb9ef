//! What is printed on the pieces of a table: the edition that comes with the program, or
//! that of somebody's own box, which the server keeps.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_games::EditionChoice;
use tortuga_protocol::TableCard;

use crate::setup::is_standard;
use crate::ui::api;

/// An edition, as far as it is known.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Printed {
    /// It is on its way, or nobody knows yet which one it is.
    Coming,
    /// The server does not give it.
    Missing,
    /// It is here.
    Here(EditionChoice),
}

/// Which edition a table is played with.
#[derive(Clone, PartialEq, Eq)]
enum Wanted {
    /// Nothing is known of the table.
    Unknown,
    /// The one that comes with the program.
    Standard,
    /// Another, by its hash.
    Own(String),
}

impl Wanted {
    fn by(card: Option<&TableCard>) -> Self {
        let Some(card) = card else {
            return Self::Unknown;
        };
        let hash = &card.edition.sha256;
        if is_standard(&card.game, hash) {
            Self::Standard
        } else {
            Self::Own(hash.clone())
        }
    }
}

/// The edition that a table is played with.
pub(crate) fn printed(card: Memo<Option<TableCard>>) -> Memo<Printed> {
    let wanted = Memo::new(move |_| card.with(|card| Wanted::by(card.as_ref())));
    let fetched = RwSignal::new(Printed::Coming);
    Effect::new(move || {
        if let Wanted::Own(hash) = wanted.get() {
            spawn_local(async move {
                let _ = fetched.try_set(match api::edition(&hash).await {
                    Ok(text) => Printed::Here(EditionChoice::Text(text)),
                    Err(_) => Printed::Missing,
                });
            });
        }
    });
    Memo::new(move |_| match wanted.get() {
        Wanted::Unknown => Printed::Coming,
        Wanted::Standard => Printed::Here(EditionChoice::Standard),
        Wanted::Own(_) => fetched.get(),
    })
}
