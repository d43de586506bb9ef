//! The games as boxes: what they are, and two ways to begin.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::{Level, NewTable};
use tortuga_words::say;

use crate::said::title;
use crate::ui::api::{self, Trouble};
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words};
use crate::ui::me::{Myself, myself};

/// The picture on the lid.
fn cover(game: &str) -> &'static str {
    match game {
        "foggy-island" => include_str!("covers/foggy-island.svg"),
        "glory-islands" => include_str!("covers/glory-islands.svg"),
        "grog-island" => include_str!("covers/grog-island.svg"),
        "groo" => include_str!("covers/groo.svg"),
        _ => "",
    }
}

/// The sign of a game in lists.
pub(crate) fn sign(game: &str) -> &'static str {
    match game {
        "foggy-island" => "a-wolf",
        "glory-islands" => "compass",
        "grog-island" => "b-pub",
        _ => "groo",
    }
}

/// One game: play the bots at once, or open a table for friends.
#[component]
pub(crate) fn GameBox(game: &'static str) -> impl IntoView {
    let tongue = tongue();
    let trouble = RwSignal::new(None::<Trouble>);
    let busy = RwSignal::new(false);
    let said = move |part: &str| say(tongue.get(), &format!("web-box-{game}{part}"), &[]);
    let myself = myself();
    let begin = move |bots: Option<Level>| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        trouble.set(None);
        spawn_local(async move {
            let failed = begin(myself, game, bots).await;
            trouble.set(failed.err());
            busy.set(false);
        });
    };
    let name = move || title(tongue.get(), game);
    let meta = ["-players", "-time", "-by"].map(|part| view! { <span>{move || said(part)}</span> });
    view! {
        <article class="box" data-testid=format!("box-{game}")>
            <svg class="art" viewBox="0 0 310 196" preserveAspectRatio="xMidYMid slice" aria-hidden="true"
                inner_html=cover(game)></svg>
            <div class="in">
                <h2>{name}</h2>
                <p class="d">{move || said("")}</p>
                <div class="meta">{meta}</div>
                <div class="cta">
                    <button type="button" class="btn btn--ink" data-testid=format!("play-{game}")
                        aria-disabled=move || busy.get().to_string()
                        on:click=move |_| begin(Some(Level::default()))>{icon("play")}{words("button-play-now")}</button>
                    <button type="button" class="btn" data-testid=format!("invite-{game}")
                        aria-disabled=move || busy.get().to_string()
                        on:click=move |_| begin(None)>{words("button-invite")}</button>
                </div>
                <p class="setup"><a href=format!("/new/{game}") data-testid=format!("setup-{game}")>
                    {words("button-set-up")}<span class="sr">": "{name}</span></a></p>
                <p class="trouble" role="status">{move || trouble.get().map(|trouble| trouble.words(tongue.get()))}</p>
            </div>
        </article>
    }
}

/// Opens a table as usual, with bots or for friends, and goes there.
async fn begin(myself: Myself, game: &str, bots: Option<Level>) -> Result<(), Trouble> {
    myself.settled().await;
    let table = NewTable {
        nonce: browser::nonce(),
        bots,
        ..NewTable::of(game)
    };
    let opened = api::open_table(&table).await?;
    browser::go(&format!("/t/{}", opened.id));
    Ok(())
}
