//! The books of the rules: fetched when somebody reads, and which rule is wanted.

use std::collections::BTreeMap;
use std::sync::Arc;

use gloo_net::http::Request;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::book::Book;
use crate::ui::browser;

/// A book on its way, or here.
#[derive(Clone)]
pub(crate) enum Loan {
    /// It is being fetched.
    Coming,
    /// It could not be fetched.
    Missing,
    /// It is here.
    Here(Arc<Book>),
}

/// The rules at hand, for all components.
#[derive(Clone, Copy)]
pub(crate) struct RulesAtHand {
    books: RwSignal<BTreeMap<String, Loan>>,
    /// The rule or chapter that somebody wants to read, and how often he asked.
    pub(crate) wanted: RwSignal<Option<(String, u32)>>,
    /// A panel beside the board can show it.
    panel: RwSignal<bool>,
}

/// Lets everybody below ask for rules.
pub(crate) fn provide_rules() {
    provide_context(RulesAtHand {
        books: RwSignal::new(BTreeMap::new()),
        wanted: RwSignal::new(None),
        panel: RwSignal::new(false),
    });
}

/// The rules at hand. To be asked for while a component is built, not when
/// something is clicked.
pub(crate) fn rules_at_hand() -> RulesAtHand {
    expect_context()
}

impl RulesAtHand {
    /// The page has a panel for the rules, even if it is not in sight: from now
    /// on rules open there. Whoever holds the panel watches [`Self::wanted`] to
    /// bring it into sight.
    pub(crate) fn have_panel(self) {
        self.panel.set(true);
        on_cleanup(move || {
            // At the end of the page even this may be gone.
            let _ = self.panel.try_set(false);
        });
    }

    /// Opens a rule in the panel; `false` if the page has none.
    pub(crate) fn open_rule(self, id: &str) -> bool {
        self.want(id);
        self.panel.get_untracked()
    }

    /// Somebody wants to read this rule or chapter.
    pub(crate) fn want(self, id: &str) {
        if id.is_empty() {
            return;
        }
        self.wanted.update(|wanted| {
            let times = wanted.as_ref().map_or(0, |(_, times)| times + 1);
            *wanted = Some((id.to_owned(), times));
        });
    }

    /// The rules of a game; the first who asks has them fetched.
    pub(crate) fn book(self, game: &str) -> Loan {
        let known = self.books.with(|books| books.get(game).cloned());
        known.unwrap_or_else(|| {
            self.fetch(game.to_owned());
            Loan::Coming
        })
    }

    /// Tries again what could not be fetched.
    pub(crate) fn fetch(self, game: String) {
        spawn_local(async move {
            let coming = Loan::Coming;
            self.books
                .try_update(|books| books.insert(game.clone(), coming));
            let path = browser::asset(&format!("rules/{game}.md"));
            let copy = match fetched(&path).await {
                Some(page) => Loan::Here(Arc::new(Book::read(&page))),
                None => Loan::Missing,
            };
            self.books.try_update(|books| books.insert(game, copy));
        });
    }
}

async fn fetched(path: &str) -> Option<String> {
    let response = Request::get(path).send().await.ok()?;
    if !response.ok() {
        return None;
    }
    response.text().await.ok()
}
