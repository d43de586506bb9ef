//! Requests about games and tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::oneshot;
use tortuga_core::{Hex32, OptionSpec, Record, Rules, Seat};
use tortuga_games::{EditionChoice, GAMES, Visitor, game_of_edition, with_game};
use tortuga_play::bot_name;
use tortuga_protocol::{
    EditionCard, GameCard, LARGEST_EDITION, LONGEST_WINDOW, ListedTable, Lobby, Mistaken,
    NewEdition, NewTable, Opened, OptionCard, PROTOCOL, Problem, SHORTEST_WINDOW, SeatCard, Sitter,
    Stage, Verified,
};

use super::ask::{Body, Caller, Named, Text};
use super::{LARGEST_FRAME, SOCKET_BUFFER, Wrong, with_cookie};
use crate::people::{Guest, random_bytes};
use crate::storage::{GuestId, Sitting, StoredEdition, StoredGuest, StoredTable, TableRow};
use crate::table::{Message, first_header, fresh_id, is_nonce};
use crate::{House, shelf, socket};

/// Tables that nobody has touched for so long, in seconds, are in no list.
const LISTED: i64 = 7 * 24 * 3600;

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

/// Opens a table; whoever does is its host.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    caller: Caller,
    Body(wish): Body<NewTable>,
) -> Result<Response, Wrong> {
    let bad = || Wrong(StatusCode::UNPROCESSABLE_ENTITY, Problem::BadTable);
    let edition = edition_of(&house, &wish).await?;
    let table = shelf::open(&wish.game, &edition.choice(), &wish.options);
    let table = table.map_err(|_| bad())?;
    let (options, seats) = (table.settings(), table.seats());
    let fits = (SHORTEST_WINDOW..=LONGEST_WINDOW).contains(&wish.window);
    if !fits || !is_nonce(&wish.nonce) || !wish.tempo.is_sane() {
        return Err(bad());
    }
    caller.knock(&house)?;
    if house.storage.count_live_tables().await? >= house.config.max_tables {
        return Err(Wrong(StatusCode::SERVICE_UNAVAILABLE, Problem::Full));
    }
    let (guest, cookie) = caller.guest(&house).await?;
    let mut stored = StoredTable {
        id: fresh_id(),
        game: wish.game,
        options,
        edition,
        host: guest.id,
        secret: random_bytes(),
        window: wish.window,
        tempo: wish.tempo,
        stand_in: wish.stand_in,
        public: wish.public,
        watchable: wish.watchable,
        rematch: None,
        header: None,
        begun: 0,
        sitters: vec![(Seat(0), host(guest, wish.nonce))],
    };
    if let Some(level) = wish.bots {
        let bots = (1..seats).map(|seat| (Seat(seat), Sitting::Bot(level)));
        stored.sitters.extend(bots);
        stored.header = Some(first_header(&stored).map_err(|_| bad())?);
        stored.begun = house.wall.now();
    }
    let now = house.wall.seconds();
    house.storage.add_table(&stored, now).await?;
    house.metrics.tables_opened.inc();
    if wish.bots.is_some() {
        // Bots and clocks need not wait for somebody to come.
        house.tables.send(&stored.id, Message::Look).await?;
    }
    Ok(with_cookie(Json(Opened { id: stored.id }), cookie))
}

fn host(guest: StoredGuest, nonce: String) -> Sitting {
    Sitting::Person {
        guest: guest.id,
        name: guest.name,
        nonce,
    }
}

async fn edition_of(house: &House, wish: &NewTable) -> Result<StoredEdition, Wrong> {
    let Some(hash) = wish.edition else {
        return Ok(StoredEdition::Standard);
    };
    let hash = hash.to_string();
    match house.storage.edition(&hash).await? {
        Some((game, text)) if game == wish.game => Ok(StoredEdition::Own { hash, text }),
        _ => Err(Wrong(StatusCode::UNPROCESSABLE_ENTITY, Problem::BadEdition)),
    }
}

/// Takes the printed data of somebody's own box, checked.
pub(super) async fn add_edition(
    State(house): State<Arc<House>>,
    caller: Caller,
    Body(wish): Body<NewEdition>,
) -> Result<Response, Wrong> {
    let bad = || Wrong(StatusCode::UNPROCESSABLE_ENTITY, Problem::BadEdition);
    if wish.text.len() > LARGEST_EDITION {
        return Err(Wrong(StatusCode::PAYLOAD_TOO_LARGE, Problem::BadEdition));
    }
    caller.knock(&house)?;
    if house.storage.count_editions().await? >= house.config.max_editions {
        return Err(Wrong(StatusCode::SERVICE_UNAVAILABLE, Problem::Full));
    }
    let game = game_of_edition(&wish.text).map_err(|_| bad())?;
    if game != wish.game {
        return Err(bad());
    }
    let card = match check_edition(&game, wish.text.clone()) {
        Ok(card) => card,
        Err(mistakes) => {
            // All of them, line by line, as the command line tells them.
            let problem = Problem::BadEdition;
            let told = Json(Mistaken { problem, mistakes });
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, told).into_response());
        }
    };
    let (_, cookie) = caller.guest(&house).await?;
    let (hash, now) = (card.hash.to_string(), house.wall.seconds());
    house
        .storage
        .add_edition(&hash, &game, &wish.text, now)
        .await?;
    Ok(with_cookie(Json(card), cookie))
}

fn check_edition(game: &str, text: String) -> Result<EditionCard, Vec<String>> {
    struct Check(EditionChoice);
    impl Visitor for Check {
        type Output = Result<EditionCard, Vec<String>>;

        fn visit<G: Rules>(self) -> Self::Output {
            let told = |problems: tortuga_core::Problems| {
                let lines = problems.to_string();
                lines.lines().map(str::to_owned).collect::<Vec<_>>()
            };
            let mark = self.0.hold::<G>().map_err(told)?.mark();
            let hash = Hex32::try_from(mark.sha256).map_err(|_| Vec::new())?;
            Ok(EditionCard {
                name: mark.name,
                hash,
            })
        }
    }
    with_game(game, Check(EditionChoice::Text(text))).map_err(|_| Vec::new())?
}

/// The printed data that a table is played with, for whoever draws it.
pub(super) async fn edition(
    State(house): State<Arc<House>>,
    Named(hash): Named,
) -> Result<Response, Wrong> {
    let Some((_, text)) = house.storage.edition(&hash).await? else {
        return Err(Wrong(StatusCode::NOT_FOUND, Problem::BadEdition));
    };
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8"),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, text).into_response())
}

/// Where somebody sits, what is open, what can be watched.
pub(super) async fn lobby(
    State(house): State<Arc<House>>,
    caller: Caller,
) -> Result<Json<Lobby>, Wrong> {
    let guest = caller.into_guest().map(|guest| guest.id);
    let since = house.wall.seconds() - LISTED;
    let mut mine = Vec::new();
    if let Some(guest) = guest {
        let own = house.storage.last_tables_of(guest).await?;
        mine = own.iter().map(|row| listed(row, Some(guest))).collect();
        mine.sort_by_key(urgency);
    }
    let open = house.storage.open_tables(since).await?;
    let open = open.iter().map(|row| listed(row, guest));
    let free = |table: &ListedTable| {
        let seat = |seat: &SeatCard| seat.who == Sitter::Nobody;
        table.seats.iter().any(seat) && !mine.iter().any(|own| own.id == table.id)
    };
    let open = open.filter(free).collect();
    let watchable = house.storage.watchable_tables(since).await?;
    let watchable = watchable.iter().map(|row| listed(row, guest)).collect();
    Ok(Json(Lobby {
        mine,
        open,
        watchable,
    }))
}

/// What waits for me first, of that what waits least long; what is over last.
fn urgency(table: &ListedTable) -> (u8, i64) {
    match (table.stage, table.your_turn) {
        (Stage::Playing, true) => (0, table.until.unwrap_or(i64::MAX)),
        (Stage::Playing, false) => (1, -table.touched),
        (Stage::Gathering, _) => (2, -table.touched),
        (Stage::Over, _) => (3, -table.touched),
    }
}

fn listed(row: &TableRow, guest: Option<GuestId>) -> ListedTable {
    let table = shelf::open(&row.game, &EditionChoice::Standard, &row.options);
    let by_options = table.map_or(0, |table| table.seats());
    let sat = row.sitters.iter().map(|(seat, _)| seat.0 + 1).max();
    let count = by_options.max(sat.unwrap_or_default());
    let own = |(seat, sitting): &(Seat, Sitting)| match sitting {
        Sitting::Person { guest: one, .. } if Some(*one) == guest => Some(*seat),
        Sitting::Person { .. } | Sitting::Bot(_) => None,
    };
    let own = row.sitters.iter().find_map(own);
    let until = own.and_then(|seat| row.until.get(seat.index()).copied().flatten());
    let your_turn = row.stage == Stage::Playing && own.is_some_and(|seat| row.waits_for.has(seat));
    ListedTable {
        id: row.id.clone(),
        game: row.game.clone(),
        options: row.options.clone(),
        stage: row.stage,
        seats: (0..count).map(|seat| seat_card(row, Seat(seat))).collect(),
        tempo: row.tempo,
        your_turn,
        until: until.filter(|_| your_turn).map(|until| until / 1000),
        touched: row.touched,
    }
}

fn seat_card(row: &TableRow, seat: Seat) -> SeatCard {
    let sitting = row.sitters.iter().find(|(one, _)| *one == seat);
    let (who, name) = match sitting.map(|(_, sitting)| sitting) {
        None => (Sitter::Nobody, String::new()),
        Some(Sitting::Bot(level)) => (Sitter::Bot(*level), bot_name(seat).to_owned()),
        Some(Sitting::Person { name, .. }) => (Sitter::Person, name.clone()),
    };
    SeatCard {
        who,
        name,
        here: false,
        stand_in: false,
        resigned: false,
    }
}

/// What a client may say when it opens a socket.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Speaks {
    /// The version of the protocol that it speaks.
    protocol: Option<u32>,
}

/// Even a table that does not exist has a socket: a browser tells its page
/// nothing about a request for a socket that failed.
pub(super) async fn connect(
    State(house): State<Arc<House>>,
    Named(id): Named,
    speaks: Result<Query<Speaks>, axum::extract::rejection::QueryRejection>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Wrong> {
    let upgrade = upgrade.map_err(|rejection| Wrong(rejection.status(), Problem::Garbled))?;
    let other = speaks.map_or(true, |Query(speaks)| {
        speaks.protocol.is_some_and(|spoken| spoken != PROTOCOL)
    });
    let place = house.take_place(caller.address);
    let problem = match &place {
        None => Some(Problem::Full),
        Some(_) if other => Some(Problem::OtherVersion),
        Some(_) => None,
    };
    // Data that cannot be read must not look like a table that is not there.
    house.storage.table(&id).await?;
    let guest = caller.into_guest().map(Guest::from);
    let upgrade = upgrade
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        .read_buffer_size(SOCKET_BUFFER);
    if let Some(problem) = problem {
        return Ok(upgrade.on_upgrade(move |socket| socket::refuse(socket, problem)));
    }
    Ok(upgrade.on_upgrade(async move |socket| {
        socket::serve(socket, house, id, guest).await;
        drop(place);
    }))
}

pub(super) async fn record(
    State(house): State<Arc<House>>,
    Named(id): Named,
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

/// Plays a record again and recomputes its luck; the body is the record itself.
pub(super) async fn verify(
    State(house): State<Arc<House>>,
    caller: Caller,
    Text(text): Text,
) -> Result<Json<Verified>, Wrong> {
    let bad = || Wrong(StatusCode::UNPROCESSABLE_ENTITY, Problem::BadRecord);
    caller.knock(&house)?;
    let record = Record::read(&text).map_err(|_| bad())?;
    let hash = record.header.edition.sha256.clone();
    let edition = match house.storage.edition(&hash).await? {
        Some((_, text)) => EditionChoice::Text(text),
        None => EditionChoice::Standard,
    };
    let verified = tokio::task::spawn_blocking(move || shelf::verify(&record, &edition));
    verified.await.ok().flatten().map(Json).ok_or_else(bad)
}
