//! A person's line to a Tortuga server: requests with a session, and a socket
//! at a table. No screen in here.

mod place;
mod socket;
mod trouble;

pub(crate) use place::Place;
pub(crate) use socket::Socket;
pub(crate) use trouble::Trouble;

use std::error::Error;
use std::time::Duration;

use reqwest::header::{COOKIE, LOCATION, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tortuga_protocol::Failed;

/// The cookie that a server knows its people by.
const COOKIE_NAME: &str = "tortuga";
/// No request takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The way to one server, as one person.
pub(crate) struct Line {
    place: Place,
    web: Client,
    session: Option<String>,
}

impl Line {
    /// A line to the server of a place, as whoever has this session; as nobody
    /// yet without one. Nothing is sent.
    pub(crate) fn new(place: &Place, session: Option<String>) -> Result<Self, Trouble> {
        // The first one stays; there is no other.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let web = Client::builder()
            .timeout(PATIENCE)
            .user_agent(concat!("tortuga/", env!("CARGO_PKG_VERSION")))
            // A socket would not go through it either.
            .no_proxy()
            // A session is for the server that gave it.
            .redirect(Policy::none());
        Ok(Self {
            web: web
                .build()
                .map_err(|error| Trouble::NoTls(error.to_string()))?,
            place: place.clone(),
            session,
        })
    }

    /// Where it leads.
    pub(crate) const fn place(&self) -> &Place {
        &self.place
    }

    /// What the server knows this person by; none before it has answered.
    pub(crate) fn session(&self) -> Option<&str> {
        self.session.as_deref()
    }

    /// Asks for something, such as `/api/me`.
    pub(crate) async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, Trouble> {
        let request = self.request(Method::GET, path);
        self.read(request).await
    }

    /// Sends something, and reads the answer.
    pub(crate) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Trouble> {
        let request = self.request(Method::POST, path).json(body);
        self.read(request).await
    }

    /// Asks for a text, such as a record.
    pub(crate) async fn text(&mut self, path: &str) -> Result<String, Trouble> {
        let request = self.request(Method::GET, path);
        let answer = self.send(request).await?;
        answer.text().await.map_err(|error| self.lost(&error))
    }

    /// Opens the socket of a table.
    pub(crate) async fn socket(&self, table: &str) -> Result<Socket, Trouble> {
        Socket::open(&self.place, table, self.cookie().as_deref()).await
    }

    fn cookie(&self) -> Option<String> {
        let session = self.session.as_ref()?;
        Some(format!("{COOKIE_NAME}={session}"))
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.web.request(method, self.place.address(path));
        match self.cookie() {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    async fn read<T: DeserializeOwned>(&mut self, request: RequestBuilder) -> Result<T, Trouble> {
        let answer = self.send(request).await?;
        let bytes = answer.bytes().await.map_err(|error| self.lost(&error))?;
        serde_json::from_slice(&bytes).map_err(|_| self.place.no_tortuga())
    }

    /// Sends a request, and keeps the session that comes back with the answer.
    async fn send(&mut self, request: RequestBuilder) -> Result<Response, Trouble> {
        let answer = request.send().await.map_err(|error| self.lost(&error))?;
        if let Some(session) = session_in(&answer) {
            self.session = Some(session).filter(|session| !session.is_empty());
        }
        if answer.status().is_success() {
            return Ok(answer);
        }
        Err(self.failed(answer).await)
    }

    async fn failed(&self, answer: Response) -> Trouble {
        let location = answer.headers().get(LOCATION);
        if let Some(to) = location.and_then(|to| to.to_str().ok()) {
            return Trouble::Moved(to.to_owned());
        }
        let status = answer.status();
        let failed = answer.json::<Failed>().await;
        match failed {
            Ok(failed) => Trouble::Sorry(failed.problem),
            Err(_) if status.is_server_error() => Trouble::Busy(status.as_u16()),
            Err(_) => self.place.no_tortuga(),
        }
    }

    fn lost(&self, error: &reqwest::Error) -> Trouble {
        if speaks_of_certificate(error) {
            return Trouble::NotTrusted(self.place.origin());
        }
        if error.is_connect() || error.is_timeout() {
            return self.place.nobody();
        }
        self.place.no_tortuga()
    }
}

/// Somewhere behind an error of the line stands one of the certificate.
fn speaks_of_certificate(error: &reqwest::Error) -> bool {
    let mut next: Option<&dyn Error> = Some(error);
    while let Some(error) = next {
        if error.to_string().contains("certificate") {
            return true;
        }
        next = error.source();
    }
    false
}

/// The session that an answer gives.
fn session_in(answer: &Response) -> Option<String> {
    let cookies = answer.headers().get_all(SET_COOKIE).iter();
    let mut cookies = cookies.filter_map(|cookie| cookie.to_str().ok());
    cookies.find_map(|cookie| {
        let first = cookie.split(';').next()?;
        let (name, value) = first.split_once('=')?;
        (name.trim() == COOKIE_NAME).then(|| value.trim().to_owned())
    })
}
