//! Requests about people.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tortuga_protocol::{Claim, Me, NewName, NewPassword, Notices, Problem, SignIn, SignOut, Stage};

use super::ask::{Body, Caller};
use super::{Wrong, with_cookie};
use crate::House;
use crate::people::{Token, good_name, hash_password, is_password, is_right_password, spelling};
use crate::storage::{StorageError, StoredGuest, TableRow};
use crate::table::Message;
use crate::tables::record_of;

type Answer = Result<Response, Wrong>;

fn me_of(guest: &StoredGuest) -> axum::Json<Me> {
    axum::Json(Me {
        name: guest.name.clone(),
        claimed: guest.claimed,
    })
}

fn ids(tables: Vec<TableRow>) -> Vec<String> {
    tables.into_iter().map(|table| table.id).collect()
}

fn unprocessable(problem: Problem) -> Wrong {
    Wrong(StatusCode::UNPROCESSABLE_ENTITY, problem)
}

fn taken(error: StorageError, problem: Problem) -> Wrong {
    if matches!(error, StorageError::Conflict) {
        Wrong(StatusCode::CONFLICT, problem)
    } else {
        error.into()
    }
}

/// Who the server thinks you are; a new guest if it has never seen you.
pub(super) async fn me(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let (guest, cookie) = caller.guest(&house).await?;
    if let Some(token) = &caller.token {
        house
            .storage
            .seen(token.sha256(), house.wall.seconds())
            .await?;
    }
    Ok(with_cookie(me_of(&guest), cookie))
}

pub(super) async fn rename(
    State(house): State<Arc<House>>,
    caller: Caller,
    Body(wish): Body<NewName>,
) -> Answer {
    let name = good_name(&wish.name).ok_or(unprocessable(Problem::BadName))?;
    let (guest, cookie) = caller.guest(&house).await?;
    let spelt = spelling(&name);
    if house.storage.is_claimed(&spelt, guest.id).await? {
        return Err(Wrong(StatusCode::CONFLICT, Problem::NameTaken));
    }
    let renamed = house.storage.rename(guest.id, &name, &spelt).await;
    renamed.map_err(|error| taken(error, Problem::NameTaken))?;
    house.tables.renamed(guest.id, &name);
    let guest = StoredGuest { name, ..guest };
    Ok(with_cookie(me_of(&guest), cookie))
}

/// The name is yours from now on, and so is a fresh session: whoever knew the old
/// one has nothing of it.
pub(super) async fn claim(
    State(house): State<Arc<House>>,
    caller: Caller,
    Body(wish): Body<Claim>,
) -> Answer {
    let (guest, cookie) = caller.guest(&house).await?;
    if guest.claimed {
        return Err(Wrong(StatusCode::CONFLICT, Problem::Claimed));
    }
    if !is_password(&wish.password) {
        return Err(unprocessable(Problem::BadPassword));
    }
    caller.knock(&house)?;
    let hash = hash_password(wish.password).await.ok_or_else(broken)?;
    let spelt = spelling(&guest.name);
    let claimed = house.storage.claim(guest.id, &spelt, &hash).await;
    claimed.map_err(|error| taken(error, Problem::NameTaken))?;
    let cookie = match caller.session() {
        None => cookie, // it is as fresh as can be
        Some(before) => {
            let (fresh, now) = (Token::fresh(), house.wall.seconds());
            let storage = &house.storage;
            storage
                .sign_in(guest.id, fresh.sha256(), Some(before), now)
                .await?;
            house.tables.hang_up(guest.id);
            Some(fresh.cookie(caller.secure))
        }
    };
    let guest = StoredGuest {
        claimed: true,
        ..guest
    };
    Ok(with_cookie(me_of(&guest), cookie))
}

fn broken() -> Wrong {
    Wrong(StatusCode::INTERNAL_SERVER_ERROR, Problem::NotStored)
}

/// Another password; all other sessions end.
pub(super) async fn change_password(
    State(house): State<Arc<House>>,
    caller: Caller,
    Body(wish): Body<NewPassword>,
) -> Answer {
    let (guest, token) = caller.known()?;
    if !is_password(&wish.new) {
        return Err(unprocessable(Problem::BadPassword));
    }
    caller.knock(&house)?;
    let Some(hash) = house.storage.password(guest.id).await? else {
        return Err(Wrong(StatusCode::CONFLICT, Problem::NotClaimed));
    };
    if !is_right_password(wish.old, Some(hash)).await {
        return Err(Wrong(StatusCode::FORBIDDEN, Problem::WrongPassword));
    }
    let fresh = hash_password(wish.new).await.ok_or_else(broken)?;
    let keep = Some(token.sha256());
    house.storage.set_password(guest.id, &fresh, keep).await?;
    house.tables.hang_up(guest.id);
    Ok(me_of(guest).into_response())
}

/// A fresh session for whoever has claimed the name. Whether the name or the
/// password is wrong is not told, not even by how long it takes.
pub(super) async fn sign_in(
    State(house): State<Arc<House>>,
    caller: Caller,
    Body(wish): Body<SignIn>,
) -> Answer {
    caller.knock(&house)?;
    let spelt = spelling(&wish.name);
    if !house.sign_ins.lets_in(&spelt) {
        return Err(Wrong(StatusCode::TOO_MANY_REQUESTS, Problem::TooMuch));
    }
    let account = house.storage.account(&spelt).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let right = is_right_password(wish.password, hash).await;
    let Some(account) = account.filter(|_| right) else {
        return Err(Wrong(StatusCode::FORBIDDEN, Problem::WrongPassword));
    };
    if account.guest.banned {
        return Err(Wrong(StatusCode::FORBIDDEN, Problem::Banned));
    }
    let fresh = Token::fresh();
    let before = caller.session();
    let adopts = before.is_some_and(|(_, guest)| !guest.claimed);
    house
        .storage
        .sign_in(
            account.guest.id,
            fresh.sha256(),
            before,
            house.wall.seconds(),
        )
        .await?;
    if let Some((_, guest)) = before {
        house.tables.hang_up(guest.id);
    }
    if adopts {
        let tables = house.storage.tables_of(account.guest.id).await?;
        house.tables.refresh(&ids(tables));
    }
    Ok(with_cookie(
        me_of(&account.guest),
        Some(fresh.cookie(caller.secure)),
    ))
}

/// Be nobody in particular again, here or everywhere.
pub(super) async fn sign_out(
    State(house): State<Arc<House>>,
    caller: Caller,
    Body(wish): Body<SignOut>,
) -> Answer {
    if let Ok((guest, token)) = caller.known() {
        let token = token.sha256();
        house.storage.sign_out(token, wish.everywhere).await?;
        house.tables.hang_up(guest.id);
    }
    Ok(with_cookie(
        StatusCode::NO_CONTENT,
        Some(Token::no_cookie()),
    ))
}

/// Go for good: games stay, the name goes.
pub(super) async fn delete(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let (guest, _) = caller.known()?;
    // First of all he gives up, so that nobody waits for him for ever.
    let tables = house.storage.tables_of(guest.id).await?;
    for table in tables.iter().filter(|table| table.stage == Stage::Playing) {
        let message = Message::GoesForGood { guest: guest.id };
        house.tables.send(&table.id, message).await?;
    }
    house.storage.delete_guest(guest.id).await?;
    house.tables.refresh(&ids(tables));
    house.tables.hang_up(guest.id);
    Ok(with_cookie(
        StatusCode::NO_CONTENT,
        Some(Token::no_cookie()),
    ))
}

/// All that is kept about you, with the records of your games that are over.
pub(super) async fn export(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let (guest, _) = caller.known()?;
    caller.knock(&house)?;
    let mut data = house.storage.personal_data(guest.id).await?;
    let mut tables = Vec::new();
    for table in house.storage.tables_of(guest.id).await? {
        let seat = table.sitters.iter().find(|(_, sitting)| {
            matches!(sitting, crate::storage::Sitting::Person { guest: one, .. } if *one == guest.id)
        });
        let record = record_of(&house.storage, &table).await?;
        tables.push(json!({
            "table": table.id,
            "game": table.game,
            "options": table.options,
            "seat": seat.map(|(seat, _)| seat.0),
            "touched": table.touched,
            "record": record,
        }));
    }
    data["tables"] = tables.into();
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"tortuga-export.json\"",
        ),
    ];
    let text = serde_json::to_string_pretty(&data).unwrap_or_default();
    Ok((headers, text).into_response())
}

pub(super) async fn notices(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let (guest, _) = caller.known()?;
    let notices = house.storage.notices(guest.id).await?;
    Ok(axum::Json(notices).into_response())
}

pub(super) async fn set_notices(
    State(house): State<Arc<House>>,
    caller: Caller,
    Body(wish): Body<Notices>,
) -> Answer {
    let (guest, _) = caller.known()?;
    if !house.config.takes(&wish) {
        return Err(unprocessable(Problem::BadNotices));
    }
    house.storage.set_notices(guest.id, &wish).await?;
    Ok(axum::Json(wish).into_response())
}
