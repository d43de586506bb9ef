//! The browser client, as it lies in this program.

use axum::extract::{Path, Request};
use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::response::{IntoResponse, Response};
use tortuga_assets::File;

/// A part of the page.
pub(crate) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    tortuga_assets::file(&path).map_or_else(
        || StatusCode::NOT_FOUND.into_response(),
        |file| send(file, &headers),
    )
}

/// Where people can be in the page, home apart; what follows the word is the
/// page's own affair.
const PLACES: [&str; 8] = [
    "t", "new", "tables", "here", "replay", "rules", "me", "settings",
];

/// The page itself: all places have the same, which then looks at its address.
pub(crate) async fn page(request: Request) -> Response {
    let place = request.uri().path().split('/').nth(1).unwrap_or_default();
    if place.is_empty() || PLACES.contains(&place) {
        send(tortuga_assets::index(), request.headers())
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}

fn send(file: File, asked: &HeaderMap) -> Response {
    let says = |name: HeaderName, word: &str| {
        let value = asked.get(name).and_then(|value| value.to_str().ok());
        value.is_some_and(|value| value.split([',', ';']).any(|part| part.trim() == word))
    };
    let keep = if file.immutable {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let fixed = [
        (CONTENT_TYPE, file.mime),
        (CACHE_CONTROL, keep),
        (ETAG, file.etag),
        (VARY, "accept-encoding"),
    ];
    if says(IF_NONE_MATCH, file.etag) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    match file.brotli {
        Some(packed) if says(ACCEPT_ENCODING, "br") => {
            (fixed, [(CONTENT_ENCODING, "br")], packed).into_response()
        }
        _ => (fixed, file.bytes).into_response(),
    }
}
