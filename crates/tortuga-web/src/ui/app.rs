//! The page: home, or a table.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::home::Home;
use crate::ui::lang::provide_tongue;
use crate::ui::table::TablePage;

/// Everything. Which page it is stands in the address; going to another one
/// loads it, so there is no router.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_tongue();
    let path = browser::path();
    match path.strip_prefix("/t/").map(|id| id.trim_end_matches('/')) {
        Some(id) if !id.is_empty() => view! { <TablePage id=id.to_owned() /> }.into_any(),
        _ => view! { <Home /> }.into_any(),
    }
}
