//! Games that are played in this browser, without a server.

use leptos::prelude::*;

use crate::cabin::SavedGame;
use crate::harbour::saved_row;
use crate::ui::browser;
use crate::ui::here;
use crate::ui::home::boxes::sign;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words};

/// The games in this browser, if there are any.
#[component]
pub(crate) fn SavedHere(
    /// No more than so many.
    #[prop(default = usize::MAX)]
    few: usize,
) -> impl IntoView {
    let games = RwSignal::new(here::saved());
    let some = move || games.with(|games| !games.is_empty());
    let forget = move |id: &str| {
        here::forget(id);
        games.set(here::saved());
    };
    let lines = move || {
        let games = games.get().into_iter().take(few);
        games.map(|game| line(game, forget)).collect_view()
    };
    view! {
        <Show when=some>
            <section class="mytables" aria-label=words("web-saved-here") data-testid="saved-here">
                <h2 class="label">{words("web-saved-here")}</h2>
                <ul>{lines}</ul>
            </section>
        </Show>
    }
}

/// One of them, with the ways to go on and to throw it away.
fn line(game: SavedGame, forget: impl Fn(&str) + Copy + Send + 'static) -> impl IntoView {
    let row = saved_row(tongue().get(), &game, browser::now() / 1000);
    let spoken = format!("{}: {}", row.button, row.title);
    let testid = format!("saved-{}", game.id);
    let id = game.id;
    view! {
        <li data-testid=testid>
            {icon(sign(&game.game))}
            <div><b>{row.title}</b><small>{row.about}</small></div>
            <button type="button" class="btn btn--sm btn--quiet" on:click=move |_| forget(&id)>{words("button-forget")}</button>
            <a class="btn btn--sm" href=row.link aria-label=spoken>{row.button}</a>
        </li>
    }
}
