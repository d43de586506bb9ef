//! Replays: a finished game, any moment of it, from any seat.

mod bar;
mod choose;
mod hands;
mod moves;
mod showing;

use std::sync::Arc;

use gloo_net::http::Request;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_games::{EditionChoice, ShelfError};
use tortuga_protocol::{Failed, Problem};

use crate::replay::{Replay, ReplayError, Spot};
use crate::said::problem_words;
use crate::ui::api;
use crate::ui::browser;
use crate::ui::here;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::replay::choose::Choose;
use crate::ui::replay::showing::Shown;
use crate::ui::site::Site;

/// How far a record is on its way to the page.
#[derive(Clone)]
pub(crate) enum Arrival {
    /// None was chosen yet.
    Nothing,
    /// It is being fetched or read.
    Coming,
    /// It cannot be shown.
    Failed(Failure),
    /// It is here.
    Here(Arc<Replay>, Origin),
}

/// Where a record comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// From the server: its address leads everybody there.
    Server,
    /// It was played in this browser, and its address is good there.
    Browser,
    /// From a file, which has no address.
    File,
}

/// Why a record cannot be shown.
#[derive(Clone)]
pub(crate) enum Failure {
    /// The game is still on.
    NotOver,
    /// The server says no.
    Refused(Problem),
    /// The server does not answer.
    Unreachable,
    /// It is no record that can be played here.
    Unreadable(ReplayError),
}

/// What the name of a game in this browser begins with.
const HERE: &str = "here/";

/// The page at `/replay` and `/replay/{id}`.
#[component]
pub(crate) fn ReplayPage(id: String) -> impl IntoView {
    let arrival = RwSignal::new(Arrival::Nothing);
    let table = StoredValue::new(id.clone());
    if let Some(own) = id.strip_prefix(HERE) {
        // A game that is not over, or not here, is nobody's record.
        let missing = Arrival::Failed(Failure::Refused(Problem::NoSuchTable));
        let record = here::record(own);
        arrival.set(record.map_or(missing, |text| opened(&text, Origin::Browser)));
    } else if !id.is_empty() {
        arrival.set(Arrival::Coming);
        spawn_local(async move {
            let found = match fetch_record(&id).await {
                Ok(text) => arrived(&text).await,
                Err(failure) => Arrival::Failed(failure),
            };
            let _ = arrival.try_set(found);
        });
    }
    move || match arrival.get() {
        Arrival::Here(replay, origin) => {
            let spot = match origin {
                Origin::Server | Origin::Browser => Spot::read(&browser::query()),
                Origin::File => Spot::default(),
            };
            view! { <Shown replay spot origin /> }.into_any()
        }
        Arrival::Nothing => view! { <Choose arrival /> }.into_any(),
        Arrival::Coming => view! { <Waiting /> }.into_any(),
        Arrival::Failed(failure) => {
            view! { <Sorry failure table=table.get_value() arrival /> }.into_any()
        }
    }
}

/// Reads a record and plays it once.
pub(crate) fn opened(text: &str, origin: Origin) -> Arrival {
    opened_with(text, EditionChoice::Standard, origin)
}

fn opened_with(text: &str, edition: EditionChoice, origin: Origin) -> Arrival {
    match Replay::open(text, edition) {
        Ok(replay) => Arrival::Here(Arc::new(replay), origin),
        Err(error) => Arrival::Failed(Failure::Unreadable(error)),
    }
}

/// The same for a record from the server, which also keeps the editions of its tables.
async fn arrived(text: &str) -> Arrival {
    let arrival = opened(text, Origin::Server);
    let Arrival::Failed(Failure::Unreadable(ReplayError::Shelf(ShelfError::OtherEdition {
        sha256,
        ..
    }))) = &arrival
    else {
        return arrival;
    };
    match api::edition(sha256).await {
        Ok(edition) => opened_with(text, EditionChoice::Text(edition), Origin::Server),
        Err(_) => arrival,
    }
}

/// The record of a finished table.
async fn fetch_record(id: &str) -> Result<String, Failure> {
    let response = Request::get(&format!("/api/tables/{id}/record"))
        .send()
        .await;
    let response = response.map_err(|_| Failure::Unreachable)?;
    if response.ok() {
        return response.text().await.map_err(|_| Failure::Unreachable);
    }
    let failed: Result<Failed, _> = response.json().await;
    Err(match failed {
        Ok(Failed {
            problem: Problem::NotOver,
        }) => Failure::NotOver,
        Ok(Failed { problem }) => Failure::Refused(problem),
        Err(_) => Failure::Unreachable,
    })
}

#[component]
fn Waiting() -> impl IntoView {
    view! {
        <Site title="web-replay">
            <main class="bare"><p class="lead" role="status">{words("web-replay-coming")}</p></main>
        </Site>
    }
}

/// What happened, and what can be done about it.
#[component]
fn Sorry(failure: Failure, table: String, arrival: RwSignal<Arrival>) -> impl IntoView {
    let running = matches!(failure, Failure::NotOver);
    let about = words(if running {
        "web-replay-not-over-about"
    } else {
        "web-replay-sorry-about"
    });
    let said = move || failure_words(&failure);
    let href = format!("/t/{table}");
    let action = if running {
        view! { <a class="btn" href=href data-testid="to-table">{icon("arrow-r")}{words("web-replay-to-table")}</a> }.into_any()
    } else {
        let other = move |_| arrival.set(Arrival::Nothing);
        view! { <button type="button" class="btn" on:click=other>{words("web-replay-other")}</button> }.into_any()
    };
    view! {
        <Site title="web-replay">
            <main class="bare">
                <div class="empty" role="alert" data-testid="replay-sorry">
                    <b>{said}</b><span>{about}</span>
                    {action}
                </div>
            </main>
        </Site>
    }
}

fn failure_words(failure: &Failure) -> String {
    let lang = tongue();
    match failure {
        Failure::NotOver => words("web-replay-not-over")(),
        Failure::Refused(problem) => problem_words(lang.get(), *problem),
        Failure::Unreachable => words("web-cannot-reach")(),
        Failure::Unreadable(ReplayError::Shelf(ShelfError::OtherEdition { .. })) => {
            words("web-replay-other-edition")()
        }
        Failure::Unreadable(ReplayError::Shelf(ShelfError::OtherRules { .. })) => {
            words("web-replay-other-rules")()
        }
        Failure::Unreadable(error) => {
            words_with("web-replay-unreadable", "error", error.to_string())
        }
    }
}
