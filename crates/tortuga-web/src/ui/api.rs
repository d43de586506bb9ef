//! Requests over HTTP: who I am, which games there are, a new table.

use gloo_net::http::{Request, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tortuga_protocol::{Failed, GameCard, Me, NewName, NewTable, Opened, Problem, Verified};
use tortuga_words::{Lang, say};

use crate::said::problem_words;

/// Why a request did not work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The server says no.
    Refused(Problem),
    /// The server does not answer, or nonsense.
    Unreachable,
}

impl Trouble {
    pub(crate) fn words(self, lang: Lang) -> String {
        match self {
            Self::Refused(problem) => problem_words(lang, problem),
            Self::Unreachable => say(lang, "web-cannot-reach", &[]),
        }
    }
}

pub(crate) async fn me() -> Result<Me, Trouble> {
    get("/api/me").await
}

pub(crate) async fn rename(name: String) -> Result<Me, Trouble> {
    post("/api/me", &NewName { name }).await
}

pub(crate) async fn games() -> Result<Vec<GameCard>, Trouble> {
    get("/api/games").await
}

pub(crate) async fn open_table(table: &NewTable) -> Result<Opened, Trouble> {
    post("/api/tables", table).await
}

/// Has the record of a finished table played again, with its luck recomputed.
pub(crate) async fn verify(table: &str) -> Result<Verified, Trouble> {
    let record = Request::get(&format!("/api/tables/{table}/record"));
    let record = record.send().await.map_err(|_| Trouble::Unreachable)?;
    let text = record.text().await.map_err(|_| Trouble::Unreachable)?;
    let request = Request::post("/api/verify").body(text);
    let response = request.map_err(|_| Trouble::Unreachable)?.send().await;
    read(response.map_err(|_| Trouble::Unreachable)?).await
}

async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    let response = Request::get(path).send().await;
    read(response.map_err(|_| Trouble::Unreachable)?).await
}

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Trouble> {
    let request = Request::post(path).json(body);
    let response = request.map_err(|_| Trouble::Unreachable)?.send().await;
    read(response.map_err(|_| Trouble::Unreachable)?).await
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, Trouble> {
    if response.ok() {
        return response.json().await.map_err(|_| Trouble::Unreachable);
    }
    let failed: Result<Failed, _> = response.json().await;
    Err(failed.map_or(Trouble::Unreachable, |failed| {
        Trouble::Refused(failed.problem)
    }))
}
