//! The doors: pages, the small API beside the socket, and the socket itself.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State};
use axum::http::header::{
    CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderValue, ORIGIN,
    REFERRER_POLICY, SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use tokio::sync::oneshot;
use tortuga_core::{OptionSpec, Rules, Seat};
use tortuga_games::{EditionChoice, GAMES, Visitor, with_game};
use tortuga_protocol::{
    Failed, GameCard, LONGEST_WINDOW, Me, NewTable, Opened, OptionCard, Problem, SHORTEST_WINDOW,
};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::pages::{asset, page};
use crate::people::{Guest, good_name, known, random_bytes, welcome};
use crate::storage::{Sitting, StorageError, StoredTable};
use crate::table::{Message, is_nonce};
use crate::{House, shelf, socket};

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
        .route("/api/me", get(me).post(rename))
        .route("/api/games", get(games))
        .route("/api/tables", post(open))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/{*rest}", any(nothing_here))
        .route("/assets/{*path}", get(asset))
        .fallback(get(page))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            LONGEST_REQUEST,
        ));
    Router::new()
        .route("/api/tables/{id}/socket", get(connect))
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

async fn me(
    State(house): State<Arc<House>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let (guest, cookie) = guest_of(&house, &headers, from).await?;
    Ok(with_cookie(Json(Me { name: guest.name }), cookie))
}

async fn rename(
    State(house): State<Arc<House>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Json(wish): Json<Me>,
) -> Result<Response, Wrong> {
    let name =
        good_name(&wish.name).ok_or(Wrong(StatusCode::UNPROCESSABLE_ENTITY, Problem::BadName))?;
    let (guest, cookie) = guest_of(&house, &headers, from).await?;
    house.storage.rename(guest.id, &name).await?;
    house.tables.renamed(guest.id, &name);
    Ok(with_cookie(Json(Me { name }), cookie))
}

async fn games() -> Json<Vec<GameCard>> {
    Json(GAMES.into_iter().filter_map(game_card).collect())
}

fn game_card(game: &str) -> Option<GameCard> {
    struct Options;
    impl Visitor for Options {
        type Output = Option<Vec<OptionSpec>>;

        fn visit<G: Rules>(self) -> Self::Output {
            let held = EditionChoice::Standard.hold::<G>().ok()?;
            Some(G::option_list(held.edition))
        }
    }
    let options = with_game(game, Options).ok()??;
    let card = |spec: OptionSpec| OptionCard {
        key: spec.key.to_owned(),
        values: spec.values,
        default: spec.default,
    };
    Some(GameCard {
        game: game.to_owned(),
        options: options.into_iter().map(card).collect(),
    })
}

async fn open(
    State(house): State<Arc<House>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Json(wish): Json<NewTable>,
) -> Result<Response, Wrong> {
    let bad = || Wrong(StatusCode::UNPROCESSABLE_ENTITY, Problem::BadTable);
    let table = shelf::open(&wish.game, &wish.options);
    let options = table.map_err(|_| bad())?.settings();
    let fits = (SHORTEST_WINDOW..=LONGEST_WINDOW).contains(&wish.window);
    if !fits || !is_nonce(&wish.nonce) {
        return Err(bad());
    }
    knock(&house, from)?;
    let (guest, cookie) = guest_of(&house, &headers, from).await?;
    let host = Sitting::Person {
        guest: guest.id,
        name: guest.name,
        nonce: wish.nonce,
    };
    let stored = StoredTable {
        id: fresh_id(),
        game: wish.game,
        options,
        host: guest.id,
        secret: random_bytes(),
        window: wish.window,
        header: None,
        sitters: vec![(Seat(0), host)],
    };
    house.storage.add_table(&stored).await?;
    Ok(with_cookie(Json(Opened { id: stored.id }), cookie))
}

/// Who knows the link may come, so a link cannot be guessed: 60 random bits.
fn fresh_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    random_bytes()[..12].iter().map(letter).collect()
}

/// Even a table that does not exist has a socket: a browser tells its page
/// nothing about a request for a socket that failed.
async fn connect(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Wrong> {
    // Data that cannot be read must not look like a table that is not there.
    house.storage.table(&id).await?;
    let guest = known(&house.storage, &headers).await?;
    let guest = guest.map(|guest| guest.id);
    Ok(upgrade
        .max_message_size(LARGEST_BODY)
        .max_frame_size(LARGEST_BODY)
        .read_buffer_size(SOCKET_BUFFER)
        .on_upgrade(move |socket| socket::serve(socket, house, id, guest)))
}

async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let missing = Wrong(StatusCode::NOT_FOUND, Problem::NoSuchTable);
    let (answer, told) = oneshot::channel();
    if !house.tables.send(&id, Message::Record { answer }).await? {
        return Err(missing);
    }
    // The table was closing at this very moment.
    let gone = Wrong(StatusCode::SERVICE_UNAVAILABLE, Problem::NotStored);
    let record = told.await.map_err(|_| gone)?;
    let text = record.map_err(|problem| Wrong(StatusCode::CONFLICT, problem))?;
    let name = format!("attachment; filename=\"{id}.tortuga\"");
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

async fn nothing_here() -> StatusCode {
    StatusCode::NOT_FOUND
}
