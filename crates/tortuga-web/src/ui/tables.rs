//! The page at `/tables`: all my tables, and those of others.

use leptos::prelude::*;
use tortuga_protocol::Stage;

use crate::harbour::Side;
use crate::ui::home::lists::{Harbour, TableList};
use crate::ui::home::saved::SavedHere;
use crate::ui::lang::{tongue, words};
use crate::ui::site::Plain;

/// Everything there is to play, to watch, and to look back at.
#[component]
pub(crate) fn TablesPage() -> impl IntoView {
    let harbour = Harbour::look();
    let on: fn(Stage) -> bool = |stage| stage != Stage::Over;
    let over: fn(Stage) -> bool = |stage| stage == Stage::Over;
    let tongue = tongue();
    let trouble = move || harbour.trouble().map(|trouble| trouble.words(tongue.get()));
    let empty = move || harbour.is_empty();
    view! {
        <Plain title="web-nav-tables" about="web-tables-about">
            <p class="trouble" role="status">{trouble}</p>
            <Show when=empty>
                <div class="mytables none"><b>{words("web-no-tables")}</b><p>{words("web-no-tables-about")}</p></div>
            </Show>
            <TableList harbour side=Side::Mine name="web-tables-on" stage=on />
            <SavedHere />
            <TableList harbour side=Side::Open name="web-open-tables" />
            <TableList harbour side=Side::Watchable name="web-watchable-tables" />
            <TableList harbour side=Side::Mine name="web-tables-over" stage=over />
        </Plain>
    }
}
