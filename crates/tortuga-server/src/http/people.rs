//! Requests about people.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use tortuga_protocol::{Me, NewName, Problem};

use super::{Wrong, guest_of, with_cookie};
use crate::House;
use crate::people::good_name;

pub(super) async fn me(
    State(house): State<Arc<House>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let (guest, cookie) = guest_of(&house, &headers, from).await?;
    Ok(with_cookie(
        Json(Me {
            name: guest.name,
            claimed: false,
        }),
        cookie,
    ))
}

pub(super) async fn rename(
    State(house): State<Arc<House>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Json(wish): Json<NewName>,
) -> Result<Response, Wrong> {
    let name =
        good_name(&wish.name).ok_or(Wrong(StatusCode::UNPROCESSABLE_ENTITY, Problem::BadName))?;
    let (guest, cookie) = guest_of(&house, &headers, from).await?;
    house.storage.rename(guest.id, &name).await?;
    house.tables.renamed(guest.id, &name);
    Ok(with_cookie(
        Json(Me {
            name,
            claimed: false,
        }),
        cookie,
    ))
}
