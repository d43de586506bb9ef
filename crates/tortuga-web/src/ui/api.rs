//! Requests over HTTP: who I am, which tables there are, a new one.

use gloo_net::http::{Request, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tortuga_protocol::{
    Claim, EditionCard, Failed, Lobby, Me, Mistaken, NewEdition, NewName, NewPassword, NewTable,
    Notices, Opened, Problem, SignIn, SignOut, Verified,
};
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

type Answer<T> = Result<T, Trouble>;

pub(crate) async fn me() -> Answer<Me> {
    get("/api/me").await
}

pub(crate) async fn rename(name: String) -> Answer<Me> {
    post("/api/me", &NewName { name }).await
}

pub(crate) async fn claim(password: String) -> Answer<Me> {
    post("/api/me/claim", &Claim { password }).await
}

pub(crate) async fn change_password(old: String, new: String) -> Answer<Me> {
    post("/api/me/password", &NewPassword { old, new }).await
}

pub(crate) async fn sign_in(name: String, password: String) -> Answer<Me> {
    post("/api/sign-in", &SignIn { name, password }).await
}

pub(crate) async fn sign_out(everywhere: bool) -> Answer<()> {
    let response = send(Request::post("/api/sign-out"), &SignOut { everywhere }).await?;
    done(response).await
}

/// I go for good.
pub(crate) async fn delete_me() -> Answer<()> {
    let response = Request::delete("/api/me").send().await;
    done(response.map_err(|_| Trouble::Unreachable)?).await
}

pub(crate) async fn notices() -> Answer<Notices> {
    get("/api/me/notices").await
}

pub(crate) async fn set_notices(notices: &Notices) -> Answer<Notices> {
    post("/api/me/notices", notices).await
}

pub(crate) async fn lobby() -> Answer<Lobby> {
    get("/api/tables").await
}

pub(crate) async fn open_table(table: &NewTable) -> Answer<Opened> {
    post("/api/tables", table).await
}

/// The printed data of somebody's own box, by its hash.
pub(crate) async fn edition(hash: &str) -> Answer<String> {
    let response = Request::get(&format!("/api/editions/{hash}")).send().await;
    let response = response.map_err(|_| Trouble::Unreachable)?;
    if response.ok() {
        return response.text().await.map_err(|_| Trouble::Unreachable);
    }
    Err(refused(response).await)
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

/// Sends the printed data of one's own box; what is wrong with it, line by line.
pub(crate) async fn add_edition(
    game: String,
    text: String,
) -> Result<EditionCard, (Trouble, Vec<String>)> {
    let plain = |trouble| (trouble, Vec::new());
    let request = Request::post("/api/editions");
    let response = send(request, &NewEdition { game, text }).await;
    let response = response.map_err(plain)?;
    if response.ok() {
        let card = response.json().await;
        return card.map_err(|_| plain(Trouble::Unreachable));
    }
    let mistaken: Result<Mistaken, _> = response.json().await;
    Err(mistaken.map_or(plain(Trouble::Unreachable), |mistaken| {
        (Trouble::Refused(mistaken.problem), mistaken.mistakes)
    }))
}

async fn get<T: DeserializeOwned>(path: &str) -> Answer<T> {
    let response = Request::get(path).send().await;
    read(response.map_err(|_| Trouble::Unreachable)?).await
}

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Answer<T> {
    read(send(Request::post(path), body).await?).await
}

async fn send(request: gloo_net::http::RequestBuilder, body: &impl Serialize) -> Answer<Response> {
    let request = request.json(body).map_err(|_| Trouble::Unreachable)?;
    request.send().await.map_err(|_| Trouble::Unreachable)
}

async fn read<T: DeserializeOwned>(response: Response) -> Answer<T> {
    if response.ok() {
        return response.json().await.map_err(|_| Trouble::Unreachable);
    }
    Err(refused(response).await)
}

/// An answer without content.
async fn done(response: Response) -> Answer<()> {
    if response.ok() {
        return Ok(());
    }
    Err(refused(response).await)
}

async fn refused(response: Response) -> Trouble {
    let failed: Result<Failed, _> = response.json().await;
    failed.map_or(Trouble::Unreachable, |failed| {
        Trouble::Refused(failed.problem)
    })
}
