//! Lists of tables.

use gloo_timers::future::TimeoutFuture;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::{ListedTable, Lobby, Stage};

use crate::harbour::{Row, Side, row};
use crate::ui::api::{self, Trouble};
use crate::ui::browser;
use crate::ui::home::boxes::sign;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};

/// What there is to play and to watch, looked up again and again.
#[derive(Clone, Copy)]
pub(crate) struct Harbour {
    lobby: RwSignal<Option<Result<Lobby, Trouble>>>,
}

/// How often the lists are looked up, in milliseconds.
const AGAIN: u32 = 20_000;

impl Harbour {
    /// Looks now, every while, and whenever somebody comes back to the page.
    pub(crate) fn look() -> Self {
        let harbour = Self {
            lobby: RwSignal::new(None),
        };
        spawn_local(async move {
            loop {
                harbour.refresh().await;
                TimeoutFuture::new(AGAIN).await;
            }
        });
        let shown = window_event_listener(ev::focus, move |_| spawn_local(harbour.refresh()));
        on_cleanup(move || shown.remove());
        harbour
    }

    async fn refresh(self) {
        let found = api::lobby().await;
        // What was known stays when the server does not answer for a while.
        let keep = found.is_err()
            && self
                .lobby
                .with_untracked(|lobby| matches!(lobby, Some(Ok(_))));
        if !keep {
            self.lobby.set(Some(found));
        }
    }

    /// One side of the lists.
    fn tables(self, side: Side) -> Vec<ListedTable> {
        self.lobby.with(|lobby| match lobby {
            Some(Ok(lobby)) => match side {
                Side::Mine => lobby.mine.clone(),
                Side::Open => lobby.open.clone(),
                Side::Watchable => lobby.watchable.clone(),
            },
            Some(Err(_)) | None => Vec::new(),
        })
    }

    /// Why there are no lists.
    pub(crate) fn trouble(self) -> Option<Trouble> {
        self.lobby.with(|lobby| match lobby {
            Some(Err(trouble)) => Some(*trouble),
            Some(Ok(_)) | None => None,
        })
    }

    /// The lists have been looked up.
    fn is_known(self) -> bool {
        self.lobby.with(|lobby| matches!(lobby, Some(Ok(_))))
    }

    /// There is nothing in any list.
    pub(crate) fn is_empty(self) -> bool {
        let none = |side| self.tables(side).is_empty();
        self.is_known() && none(Side::Mine) && none(Side::Open) && none(Side::Watchable)
    }

    /// In words, as far as they pass.
    fn rows(self, side: Side, fits: impl Fn(&ListedTable) -> bool) -> Vec<Row> {
        let (lang, now) = (tongue().get(), browser::now() / 1000);
        let tables = self.tables(side);
        let tables = tables.iter().filter(|table| fits(table));
        tables.map(|table| row(lang, table, side, now)).collect()
    }
}

/// So many of my tables are shown at home.
const FEW: usize = 4;

/// My tables at home: the most urgent ones, and a link to all.
#[component]
pub(crate) fn MyTables(harbour: Harbour) -> impl IntoView {
    let rows = Memo::new(move |_| harbour.rows(Side::Mine, |_| true));
    let more = move || rows.with(|rows| rows.len().saturating_sub(FEW));
    let some = move || rows.with(|rows| !rows.is_empty());
    let tongue = tongue();
    let trouble = move || harbour.trouble().map(|trouble| trouble.words(tongue.get()));
    let known = move || harbour.is_known();
    view! {
        <section class="mytables" aria-label=words("web-your-tables") data-testid="my-tables">
            <h2 class="label">{words("web-your-tables")}</h2>
            <Show when=some fallback=move || view! {
                <div class="none">
                    <Show when=known fallback=move || view! { <p role="status">{trouble}</p> }>
                        <b>{words("web-no-tables")}</b><p>{words("web-no-tables-about")}</p>
                    </Show>
                </div>
            }>
                <ul>{move || rows.get().into_iter().take(FEW).map(line).collect_view()}</ul>
            </Show>
            <Show when=move || 0 < more()>
                <p class="all"><a href="/tables">{move || words_with("web-more-tables", "count", more())}</a></p>
            </Show>
        </section>
    }
}

/// A list with its name, if there is anything in it.
#[component]
pub(crate) fn TableList(
    harbour: Harbour,
    side: Side,
    name: &'static str,
    /// No more than so many.
    #[prop(default = usize::MAX)]
    few: usize,
    /// Only tables that are this far.
    #[prop(optional)]
    stage: Option<fn(Stage) -> bool>,
) -> impl IntoView {
    let fits = move |table: &ListedTable| stage.is_none_or(|stage| stage(table.stage));
    let rows = Memo::new(move |_| harbour.rows(side, fits));
    let some = move || rows.with(|rows| !rows.is_empty());
    view! {
        <Show when=some>
            <section class="mytables" aria-label=words(name) data-testid=name>
                <h2 class="label">{words(name)}</h2>
                <ul>{move || rows.get().into_iter().take(few).map(line).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// One table of a list.
fn line(row: Row) -> impl IntoView {
    let class = if row.urgent {
        "btn btn--sm btn--lamp"
    } else {
        "btn btn--sm"
    };
    let spoken = format!("{}: {}", row.button, row.title);
    view! {
        <li class:urgent=row.urgent data-testid=format!("table-{}", row.id)>
            {icon(sign(&row.game))}
            <div><b>{row.title}</b><small>{row.about}</small></div>
            <a class=class href=row.link aria-label=spoken>{row.urgent.then(|| icon("lamp"))}{row.button}</a>
        </li>
    }
}
