//! Requests about games and tables.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use tokio::sync::oneshot;
use tortuga_core::{OptionSpec, Rules, Seat};
use tortuga_games::{EditionChoice, GAMES, Visitor, with_game};
use tortuga_protocol::{
    GameCard, LONGEST_WINDOW, NewTable, Opened, OptionCard, Problem, SHORTEST_WINDOW,
};

use super::{LARGEST_BODY, SOCKET_BUFFER, Wrong, guest_of, knock, with_cookie};
use crate::people::{known, random_bytes};
use crate::storage::{Sitting, StoredTable};
use crate::table::{Message, is_nonce};
use crate::{House, shelf, socket};

pub(super) async fn games() -> Json<Vec<GameCard>> {
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

pub(super) async fn open(
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
pub(super) async fn connect(
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

pub(super) async fn record(
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
