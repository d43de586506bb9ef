//! The doors: pages, the small API beside the socket, and the socket itself.

mod ask;
mod describe;
mod people;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderValue, ORIGIN, REFERRER_POLICY, SET_COOKIE,
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
use crate::storage::StorageError;

/// No request body is larger, records and printed data apart.
const LARGEST_BODY: usize = 16 * 1024;
/// No record or file of printed data is larger, JSON around it included.
const LARGEST_FILE: usize = 512 * 1024;
/// No frame of a socket is larger.
const LARGEST_FRAME: usize = 16 * 1024;
/// No request but a socket and an export takes longer.
const LONGEST_REQUEST: Duration = Duration::from_secs(15);
/// Small, because a table has many quiet connections and each has its own.
const SOCKET_BUFFER: usize = 4 * 1024;

/// The page takes everything from here, and its program is WebAssembly.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub(crate) fn routes(house: Arc<House>) -> Router {
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let files = Router::new()
        .route("/api/editions", post(tables::add_edition))
        .route("/api/verify", post(tables::verify))
        .layer(DefaultBodyLimit::max(LARGEST_FILE));
    let quick = Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .route(
            "/api/me",
            get(people::me).post(people::rename).delete(people::delete),
        )
        .route("/api/me/claim", post(people::claim))
        .route("/api/me/password", post(people::change_password))
        .route(
            "/api/me/notices",
            get(people::notices).post(people::set_notices),
        )
        .route("/api/sign-in", post(people::sign_in))
        .route("/api/sign-out", post(people::sign_out))
        .route("/api/games", get(tables::games))
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/editions/{hash}", get(tables::edition))
        .route("/api/openapi.json", get(describe::openapi))
        .route("/api", get(describe::page))
        .merge(files)
        .route("/api/{*rest}", any(nothing_here))
        .route("/assets/{*path}", get(asset))
        .fallback(get(page))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            LONGEST_REQUEST,
        ));
    Router::new()
        .route("/api/tables/{id}/socket", get(tables::connect))
        .route("/api/me/export", get(people::export))
        .merge(quick)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&house),
            same_origin,
        ))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .with_state(house)
}

/// Another site's page must not act in the name of whoever looks at it. A
/// browser says where a request comes from.
async fn same_origin(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_socket = request.uri().path().ends_with("/socket");
    let acts = is_socket || !request.method().is_safe();
    if acts && !is_from_here(&house, headers) {
        return Wrong(StatusCode::FORBIDDEN, Problem::WrongOrigin).into_response();
    }
    next.run(request).await
}

fn is_from_here(house: &House, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        // A browser says at least how far away it comes from; nobody else must.
        let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
        return matches!(site, None | Some(b"same-origin" | b"none"));
    };
    let origin = origin.to_str().unwrap_or_default();
    if let Some(url) = &house.config.public_url
        && url.origin().ascii_serialization() == origin
    {
        return true;
    }
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

/// Ready while data can be read and the house is not closing.
async fn readyz(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    let closing = *house.stopping.borrow();
    if !closing && house.storage.is_well().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

/// Figures are for whoever runs the server, not for everybody.
async fn metrics(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let direct = !headers.contains_key("x-forwarded-for");
    if !direct || !house.config.shows_metrics_to(peer.ip()) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], house.metrics.text()).into_response()
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
