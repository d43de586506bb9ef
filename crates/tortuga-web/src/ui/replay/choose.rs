//! The page at `/replay`: which game to look at.

use gloo_net::http::Request;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::{ListedTable, Lobby, Stage};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FileList};

use crate::cabin::SavedGame;
use crate::ui::here;
use crate::ui::icon::icon;
use crate::ui::lang::words;
use crate::ui::replay::{Arrival, Origin, opened};
use crate::ui::rules::{game_icon, game_title};
use crate::ui::site::Site;

/// A file, or one of the viewer's own games.
#[component]
pub(crate) fn Choose(arrival: RwSignal<Arrival>) -> impl IntoView {
    view! {
        <Site title="web-replay">
            <header class="head"><h1>{words("web-replay")}</h1><p>{words("web-replay-about")}</p></header>
            <main class="replays">
                <FromFile arrival />
                <Mine />
                <Here />
            </main>
        </Site>
    }
}

/// A record that somebody has as a file, chosen or dropped.
#[component]
fn FromFile(arrival: RwSignal<Arrival>) -> impl IntoView {
    let over = RwSignal::new(false);
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        let files = event.data_transfer().and_then(|data| data.files());
        take(arrival, files);
    };
    let above = move |event: DragEvent| {
        event.prevent_default();
        over.set(true);
    };
    view! {
        <section class="panel filedrop" class:filedrop--over=move || over.get() on:drop=dropped on:dragover=above
            on:dragleave=move |_| over.set(false)>
            <h2 class="label">{words("web-replay-file")}</h2>
            <p>{words("web-replay-file-about")}</p>
            <label class="btn btn--ink filebtn">
                {icon("log")}<span>{words("web-replay-choose-file")}</span>
                <input type="file" class="sr" accept=".tortuga,.txt,text/plain" data-testid="record-file"
                    on:change:target=move |event| take(arrival, event.target().files()) />
            </label>
        </section>
    }
}

/// Reads the first of these files.
fn take(arrival: RwSignal<Arrival>, files: Option<FileList>) {
    let Some(file) = files.and_then(|files| files.get(0)) else {
        return;
    };
    spawn_local(async move {
        let text = read(&file).await.unwrap_or_default();
        let _ = arrival.try_set(opened(&text, Origin::File));
    });
}

async fn read(file: &File) -> Option<String> {
    let text = JsFuture::from(file.text()).await.ok()?;
    text.as_string()
}

/// The viewer's own games that are over.
#[component]
fn Mine() -> impl IntoView {
    let tables = RwSignal::new(Vec::<ListedTable>::new());
    spawn_local(async move {
        let over = |table: &ListedTable| table.stage == Stage::Over;
        if let Some(lobby) = fetch_lobby().await {
            let _ = tables.try_set(lobby.mine.into_iter().filter(over).collect());
        }
    });
    let none = move || tables.with(Vec::is_empty);
    let line = |table: ListedTable| {
        let names: Vec<String> = table.seats.into_iter().map(|seat| seat.name).collect();
        shelf(table.game, &names, format!("/replay/{}", table.id))
    };
    view! {
        <section class="panel">
            <h2 class="label">{words("web-replay-mine")}</h2>
            <Show when=none><p class="hint">{words("web-replay-none")}</p></Show>
            <ul class="shelves shelves--one">{move || tables.get().into_iter().map(line).collect_view()}</ul>
        </section>
    }
}

async fn fetch_lobby() -> Option<Lobby> {
    let response = Request::get("/api/tables").send().await.ok()?;
    response.json().await.ok()
}

/// Games that were played in this browser and are over.
#[component]
fn Here() -> impl IntoView {
    let over = |game: &SavedGame| game.over;
    let games: Vec<SavedGame> = here::saved().into_iter().filter(over).collect();
    let line = |game: SavedGame| shelf(game.game, &game.names, format!("/replay/here/{}", game.id));
    (!games.is_empty()).then(|| {
        view! {
            <section class="panel">
                <h2 class="label">{words("web-replay-here")}</h2>
                <ul class="shelves shelves--one">{games.into_iter().map(line).collect_view()}</ul>
            </section>
        }
    })
}

/// A game that can be looked at.
fn shelf(game: String, names: &[String], href: String) -> impl IntoView + use<> {
    let shown = icon(game_icon(&game));
    view! {
        <li>
            <a class="shelf" href=href>
                {shown}<span><b>{move || game_title(&game)}</b><small>{names.join(", ")}</small></span>{icon("play")}
            </a>
        </li>
    }
}
