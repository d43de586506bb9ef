//! Who asks, and what: what every request is read with.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use tortuga_protocol::Problem;

use super::Wrong;
use crate::House;
use crate::people::{Token, known, welcome};
use crate::storage::StoredGuest;

/// Whoever asks.
pub(super) struct Caller {
    /// From where, as far as trusted proxies tell.
    pub(super) address: IpAddr,
    /// He came by https.
    pub(super) secure: bool,
    /// The session that he has.
    pub(super) token: Option<Token>,
    guest: Option<StoredGuest>,
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Wrong> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, house)
            .await
            .map_err(|_| Wrong(StatusCode::INTERNAL_SERVER_ERROR, Problem::Garbled))?;
        let trusted = house.config.trusts(peer.ip());
        let (guest, token) = known(&house.storage, &parts.headers).await?.unzip();
        if guest.as_ref().is_some_and(|guest| guest.banned) {
            return Err(Wrong(StatusCode::FORBIDDEN, Problem::Banned));
        }
        Ok(Self {
            address: household(address(house, peer.ip(), &parts.headers)),
            secure: house.config.is_secure()
                || trusted && says(&parts.headers, "x-forwarded-proto", "https"),
            token,
            guest,
        })
    }
}

impl Caller {
    /// The guest behind the request, made on the first visit, and the cookie that
    /// he then gets.
    pub(super) async fn guest(
        &self,
        house: &House,
    ) -> Result<(StoredGuest, Option<String>), Wrong> {
        if let Some(guest) = &self.guest {
            return Ok((guest.clone(), None));
        }
        self.knock(house)?;
        let (guest, token) = welcome(&house.storage, house.wall.seconds()).await?;
        Ok((guest, Some(token.cookie(self.secure))))
    }

    /// Somebody who has been here before.
    pub(super) fn known(&self) -> Result<(&StoredGuest, &Token), Wrong> {
        let known = self.guest.as_ref().zip(self.token.as_ref());
        known.ok_or(Wrong(StatusCode::UNAUTHORIZED, Problem::NoGuest))
    }

    /// His session, if he has one.
    pub(super) fn session(&self) -> Option<([u8; 32], &StoredGuest)> {
        let (guest, token) = self.known().ok()?;
        Some((token.sha256(), guest))
    }

    /// Whoever has been here before, without making anybody.
    pub(super) fn into_guest(self) -> Option<StoredGuest> {
        self.guest
    }

    /// What makes something new is limited by address.
    pub(super) fn knock(&self, house: &House) -> Result<(), Wrong> {
        if house.gate.lets_in(&self.address) {
            Ok(())
        } else {
            Err(Wrong(StatusCode::TOO_MANY_REQUESTS, Problem::TooMuch))
        }
    }
}

/// The address that asks: behind proxies that are trusted, the last one that is
/// not a proxy's.
fn address(house: &House, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !house.config.trusts(peer) {
        return peer;
    }
    let told = headers.get_all("x-forwarded-for").iter();
    let told: Vec<IpAddr> = told
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|word| word.trim().parse().ok())
        .collect();
    let last = told
        .into_iter()
        .rev()
        .find(|one| !house.config.trusts(*one));
    last.unwrap_or(peer)
}

/// Limits are for households: whoever has one address of the sixth version has a
/// whole network of them.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 64 << 64;
            std::net::Ipv6Addr::from_bits(network).into()
        }
    }
}

fn says(headers: &HeaderMap, name: &str, word: &str) -> bool {
    headers
        .get(name)
        .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(word.as_bytes()))
}

/// What a request carries: one JSON object; whatever is wrong with it has a name.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Wrong;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Wrong> {
        let garbled = |status| Wrong(status, Problem::Garbled);
        let kind = request.headers().get(CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(garbled(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let bytes = Bytes::from_request(request, house).await;
        let bytes = bytes.map_err(|rejection| garbled(rejection.status()))?;
        // Lists would be taken for objects whose fields have no names.
        let object = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
        if !matches!(object, Some(b'{') | None) {
            return Err(garbled(StatusCode::UNPROCESSABLE_ENTITY));
        }
        let body = serde_json::from_slice(&bytes);
        body.map(Self).map_err(|error| {
            garbled(if error.is_data() {
                StatusCode::UNPROCESSABLE_ENTITY
            } else {
                StatusCode::BAD_REQUEST
            })
        })
    }
}

/// What a request carries, as text.
pub(super) struct Text(pub(super) String);

impl FromRequest<Arc<House>> for Text {
    type Rejection = Wrong;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Wrong> {
        let text = String::from_request(request, house).await;
        text.map(Self)
            .map_err(|rejection| Wrong(rejection.status(), Problem::Garbled))
    }
}

/// What the path names.
pub(super) struct Named(pub(super) String);

impl FromRequestParts<Arc<House>> for Named {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Wrong> {
        let name = Path::from_request_parts(parts, house).await;
        name.map(|Path(name)| Self(name))
            .map_err(|_| Wrong(StatusCode::BAD_REQUEST, Problem::Garbled))
    }
}
