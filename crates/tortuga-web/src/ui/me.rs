//! Who I am.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::Me;

use crate::ui::api;
use crate::ui::icon::icon;
use crate::ui::lang::words;

/// The link to the page about me: my name, or the wish for one.
#[component]
pub(crate) fn MeLink() -> impl IntoView {
    let me = RwSignal::new(None::<Me>);
    spawn_local(async move { me.set(api::me().await.ok()) });
    let choose = words("web-choose-name");
    let name = move || me.with(|me| me.as_ref().map_or_else(choose, |me| me.name.clone()));
    view! {
        <a class="btn btn--sm melink" href="/me" data-testid="me">{icon("user")}<span>{name}</span></a>
    }
}
