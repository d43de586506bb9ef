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

/// The edition that a table is played with.
pub(crate) fn printed(card: Memo<Option<TableCard>>) -> Memo<Printed> {
    let own = own(card);
    let fetched = RwSignal::new(Printed::Coming);
    Effect::new(move || {
        if let Some(Some(hash)) = own.get() {
            spawn_local(async move {
                let _ = fetched.try_set(match api::edition(&hash).await {
                    Ok(text) => Printed::Here(EditionChoice::Text(text)),
                    Err(_) => Printed::Missing,
                });
            });
        }
    });
    Memo::new(move |_| match own.get() {
        None => Printed::Coming,
        Some(None) => Printed::Here(EditionChoice::Standard),
        Some(Some(_)) => fetched.get(),
    })
}

/// The hash of an edition that does not come with the program; none of a table that
/// nothing is known of.
fn own(card: Memo<Option<TableCard>>) -> Memo<Option<Option<String>>> {
    Memo::new(move |_| {
        card.with(|card| {
            let card = card.as_ref()?;
            let hash = &card.edition.sha256;
            let standard = is_standard(&card.game, hash);
            Some((!standard).then(|| hash.clone()))
        })
    })
}
