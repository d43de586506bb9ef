//! The doors: pages, the small API beside the socket, and the socket itself.

mod people;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderValue, ORIGIN, REFERRER_POLICY, SET_COOKIE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use tortuga_protocol::{Failed, Problem};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::House;
use crate::pages::{asset, page};
use crate::people::{Guest, known, welcome};
use crate::storage::StorageError;

/// No request body is larger.
const LARGEST_BODY: usize = 16 * 1024;
/// No request but a socket takes longer.
const LONGEST_REQUEST: Duration = Duration::from_secs(15);
/// Small, because a table has many quiet connections and each has its own.
const SOCKET_BUFFER: usize = 4 * 1024;

/// The page takes everything from here, and its program is WebAssembly.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub(crate) fn routes(house: Arc<House>) -> Router {
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let quick = Router::new()
        .route("/healthz", get(healthz))
        .route("/api/me", get(people::me).post(people::rename))
        .route("/api/games", get(tables::games))
        .route("/api/tables", post(tables::open))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/{*rest}", any(nothing_here))
        .route("/assets/{*path}", get(asset))
        .fallback(get(page))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            LONGEST_REQUEST,
        ));
    Router::new()
        .route("/api/tables/{id}/socket", get(tables::connect))
        .merge(quick)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn(same_origin))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .with_state(house)
}

/// Another site's page must not act in the name of whoever looks at it. A
/// browser says where a request comes from.
async fn same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_socket = request.uri().path().ends_with("/socket");
    let acts = is_socket || !request.method().is_safe();
    if acts && !is_from_here(headers) {
        return Wrong(StatusCode::FORBIDDEN, Problem::WrongOrigin).into_response();
    }
    next.run(request).await
}

fn is_from_here(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true; // no browser
    };
    let origin = origin.to_str().unwrap_or_default();
    let site = origin.split_once("://").map(|(_, site)| site);
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    site.is_some() && site == host
}

/// A request that was not fulfilled.
struct Wrong(StatusCode, Problem);

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let failed = Failed { problem: self.1 };
        (self.0, Json(failed)).into_response()
    }
}

impl From<StorageError> for Wrong {
    fn from(error: StorageError) -> Self {
        tracing::error!(%error, "a request failed");
        Self(StatusCode::INTERNAL_SERVER_ERROR, Problem::NotStored)
    }
}

async fn healthz(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    if house.storage.is_well().await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "no data\n")
    }
}

/// What makes something new is limited by address.
fn knock(house: &House, from: SocketAddr) -> Result<(), Wrong> {
    if house.gate.lets_in(from.ip()) {
        Ok(())
    } else {
        Err(Wrong(StatusCode::TOO_MANY_REQUESTS, Problem::TooMuch))
    }
}

/// The guest behind a request, made on the first visit, and the cookie he then gets.
async fn guest_of(
    house: &House,
    headers: &HeaderMap,
    from: SocketAddr,
) -> Result<(Guest, Option<String>), Wrong> {
    if let Some(guest) = known(&house.storage, headers).await? {
        return Ok((guest, None));
    }
    knock(house, from)?;
    let (guest, token) = welcome(&house.storage).await?;
    Ok((guest, Some(token.cookie())))
}

/// An answer, with the cookie of a new guest.
fn with_cookie(answer: impl IntoResponse, cookie: Option<String>) -> Response {
    let mut response = answer.into_response();
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

async fn nothing_here() -> StatusCode {
    StatusCode::NOT_FOUND
}
