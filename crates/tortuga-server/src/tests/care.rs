//! What the house does when nobody asks: it lets old things go, bears what is
//! damaged, and notices what whoever runs it has changed.

use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use sqlx::AssertSqlSafe;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use tempfile::TempDir;
use tortuga_core::{Seat, Seats};
use tortuga_play::Deed;
use tortuga_protocol::{
    Agreement, Ask, EditionCard, Lobby, NewEdition, NewTable, Opened, Stage, Tell, Tempo,
};

use super::client::{get, post};
use super::gathering::{guest, open};
use super::people::{PASSWORD, claimed};
use super::worlds::{Until, set_up};
use super::{Client, GAME, Running, fresh_table, prepare, prepare_timed};
use crate::storage::{Keep, Standing, Storage, StoredTable, Written};
use crate::{Admin, Config};

const DAY: i64 = 24 * 3600;
const LIVE: Tempo = Tempo::Live {
    bank: 30,
    increment: 0,
};

/// Waits until it is so; it must be so soon.
pub(super) async fn until(mut so: impl AsyncFnMut() -> bool) {
    for _ in 0..300 {
        if so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it never came to that");
}

/// Changes the data as no program of ours would.
async fn tamper(data: &Path, change: &str) {
    let options = SqliteConnectOptions::new().filename(data);
    let file = SqlitePool::connect_with(options.foreign_keys(false));
    let file = file.await.unwrap();
    let changed = sqlx::raw_sql(AssertSqlSafe(change.to_owned())).execute(&file);
    changed.await.unwrap();
    file.close().await;
}

fn edition(name: &str) -> String {
    let standard = include_str!("../../../tortuga-grog/data/grog-island.toml");
    standard.replacen("\"2014-r1\"", &format!("\"{name}\""), 1)
}

#[tokio::test]
async fn printed_data_that_no_table_is_played_with_goes() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let server = Running::start(&data).await;
    let mara = guest(&server, "Mara").await;
    let mut hashes = Vec::new();
    for name in ["used-r1", "idle-r1"] {
        let wish = NewEdition {
            game: GAME.to_owned(),
            text: edition(name),
        };
        let sent = post(&server.address, "/api/editions", &mara, &wish).await;
        hashes.push(sent.json::<EditionCard>().hash);
    }
    let wish = NewTable {
        edition: Some(hashes[0]),
        ..NewTable::of(GAME)
    };
    let opened = post(&server.address, "/api/tables", &mara, &wish).await;
    assert_eq!(opened.status, 200);
    let storage = Storage::open(&data).await.unwrap();
    let there = async |number: usize| {
        let found = storage.edition(&hashes[number].to_string()).await;
        found.unwrap().is_some()
    };
    // Tables are kept here; only the printed data is old.
    let keep = Keep {
        editions: Config::default().keep().editions,
        ..Keep::default()
    };
    let now = crate::wall::Wall::set().seconds();
    storage.tidy(keep, now + 29 * DAY).await.unwrap();
    assert!(there(0).await && there(1).await);
    storage.tidy(keep, now + 31 * DAY).await.unwrap();
    assert!(there(0).await && !there(1).await);
    // Once its table is gone, the other goes as well.
    storage
        .delete_table(&opened.json::<Opened>().id)
        .await
        .unwrap();
    storage.tidy(keep, now + 31 * DAY).await.unwrap();
    assert!(!there(0).await);
    let path = format!("/api/editions/{}", hashes[1]);
    assert_eq!(get(&server.address, &path, "").await.status, 404);
    storage.close().await;
    server.stop().await;
}

#[tokio::test]
async fn the_watchman_lets_old_printed_data_go_unless_it_was_sent_again() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let storage = Storage::open(&data).await.unwrap();
    let now = crate::wall::Wall::set().seconds();
    for (hash, since) in [("old", vec![1]), ("again", vec![1, now])] {
        for since in since {
            storage.add_edition(hash, GAME, "", since).await.unwrap();
        }
    }
    let server = Running::start(&data).await;
    until(async || storage.edition("old").await.unwrap().is_none()).await;
    assert!(storage.edition("again").await.unwrap().is_some());
    storage.close().await;
    server.stop().await;
}

/// Copies a table with its seats, and spoils the copy.
fn broken_copy(id: &str, spoil: &str) -> String {
    format!(
        "CREATE TEMP TABLE copy AS SELECT * FROM game_table WHERE id = 'prepared'; \
         UPDATE copy SET id = '{id}', due = 0, {spoil}; \
         INSERT INTO game_table SELECT * FROM copy; DROP TABLE copy; \
         INSERT INTO seat SELECT '{id}', seat, guest, bot, nonce FROM seat \
         WHERE game_table = 'prepared';"
    )
}

#[tokio::test]
async fn tables_that_cannot_be_read_are_set_aside_and_keep_nobody_else_waiting() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let [dealt, _] = set_up(0, Until::Choice);
    let game = fresh_table(3);
    let prepared = prepare_timed(&data, game.as_ref(), 3, dealt, LIVE).await;
    let storage = Storage::open(&data).await.unwrap();
    storage.backdate_for_test("prepared", 1).await;
    // One cannot be read at all, the other has an impossible move in its log.
    tamper(&data, &broken_copy("garbled", "options = 'nonsense'")).await;
    tamper(&data, &broken_copy("cheated", "window_seconds = 5")).await;
    tamper(
        &data,
        "INSERT INTO log (game_table, number, actor, deed) VALUES ('cheated', 0, '0', 'rum')",
    )
    .await;
    let server = Running::start(&data).await;
    // The third one, due after them, is looked after.
    until(async || {
        let log = storage.log("prepared").await.unwrap();
        let stood_in = log.iter().filter(|one| one.entry.deed == Deed::StoodIn);
        stood_in.count() == 3
    })
    .await;
    let admin = Admin::open(&data).await.unwrap();
    until(async || admin.damaged().await.unwrap().len() == 2).await;
    let damaged = admin.damaged().await.unwrap();
    assert_eq!(damaged[0].id, "cheated");
    assert!(damaged[0].why.contains("entry 0"), "{}", damaged[0].why);
    assert_eq!(
        (damaged[1].id.as_str(), damaged[1].game.as_str()),
        ("garbled", GAME)
    );
    // Nobody tries them again and again.
    let due = storage.due_tables(i64::MAX).await.unwrap();
    assert!(!due.iter().any(|(id, _)| id != "prepared"), "{due:?}");
    // Whoever sits at them still finds his other tables.
    let lobby: Lobby = get(&server.address, "/api/tables", &prepared.cookies[0])
        .await
        .json();
    let mut mine: Vec<&str> = lobby.mine.iter().map(|table| table.id.as_str()).collect();
    mine.sort_unstable();
    assert_eq!(mine, ["cheated", "prepared"]);
    let told = Client::try_connect(&server.address, "cheated", &prepared.cookies[0]).await;
    assert!(told.is_err(), "it cannot be played");
    // They can be closed, and do not count as tables that go on.
    for id in ["cheated", "garbled"] {
        admin.close_table(id).await.unwrap();
    }
    until(async || storage.count_live_tables().await.unwrap() <= 1).await;
    assert!(storage.due_tables(i64::MAX).await.unwrap().len() <= 1);
    admin.close().await;
    storage.close().await;
    server.stop().await;
}

#[tokio::test]
async fn after_a_start_what_could_not_be_read_is_tried_again() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    tamper(
        &data,
        "UPDATE game_table SET damaged = 'by an older program'",
    )
    .await;
    let server = Running::start(&data).await;
    let admin = Admin::open(&data).await.unwrap();
    assert!(admin.damaged().await.unwrap().is_empty());
    Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    admin.close().await;
    server.stop().await;
}

#[tokio::test]
async fn an_export_has_all_tables_and_a_list_the_first_hundred() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let storage = Storage::open(&data).await.unwrap();
    let one = storage.table(&prepared.id).await.unwrap().unwrap();
    for number in 0..120 {
        let more = StoredTable {
            id: format!("more-{number}"),
            header: None,
            ..one.clone()
        };
        storage.add_table(&more, number).await.unwrap();
    }
    storage.close().await;
    let server = Running::start_with(Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data,
        keep_gathering_days: 0,
        ..Config::default()
    })
    .await;
    let cookie = &prepared.cookies[0];
    let export = get(&server.address, "/api/me/export", cookie).await;
    let export: Value = serde_json::from_str(&export.body).unwrap();
    assert_eq!(export["tables"].as_array().unwrap().len(), 121);
    let lobby: Lobby = get(&server.address, "/api/tables", cookie).await.json();
    assert_eq!(lobby.mine.len(), 100);
    server.stop().await;
}

#[tokio::test]
async fn a_list_tells_when_ones_own_time_is_up() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare_timed(&data, fresh_table(2).as_ref(), 2, Vec::new(), LIVE).await;
    let storage = Storage::open(&data).await.unwrap();
    let mut ends = tortuga_play::Ends::default();
    (ends[0], ends[1]) = (Some(5_000), Some(9_999));
    let standing = Standing {
        stage: Stage::Playing,
        waits_for: Seats::first(2),
        due: None,
        until: ends,
    };
    let written = Written {
        entries: Vec::new(),
        at: super::BEGUN,
        standing: Some(standing),
    };
    storage.append(&prepared.id, 0, written).await.unwrap();
    assert_eq!(storage.standing(&prepared.id).await.unwrap(), standing);
    storage.close().await;
    let server = Running::start(&data).await;
    let mut told = Vec::new();
    for cookie in &prepared.cookies {
        let lobby: Lobby = get(&server.address, "/api/tables", cookie).await.json();
        told.push(lobby.mine[0].until);
    }
    assert_eq!(told, [Some(5), Some(9)]);
    server.stop().await;
}

#[tokio::test]
async fn a_password_from_the_desk_ends_the_sockets_that_are_open() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let [mine, other] = &prepared.cookies[..] else {
        panic!("two people");
    };
    let mine = &claimed(&server, mine, PASSWORD).await;
    let client = Client::connect(&server.address, &prepared.id, mine).await;
    let mut neighbour = Client::connect(&server.address, &prepared.id, other).await;
    let admin = Admin::open(&data).await.unwrap();
    let person = prepared.guests[0].0;
    let password = "from the desk".to_owned();
    admin.set_password(person, password).await.unwrap();
    client.must_end().await;
    neighbour
        .settle_until(|client| !client.table.seats[0].here)
        .await;
    neighbour.settle().await;
    // Without a session he is nobody at this table.
    let back = Client::connect(&server.address, &prepared.id, mine).await;
    assert_eq!(back.seat(), None);
    admin.close().await;
    server.stop().await;
}

#[tokio::test]
async fn a_name_from_the_desk_is_seen_at_open_tables() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let server = Running::start(&data).await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 2).await;
    let mut client = Client::connect(&server.address, &id, &mara).await;
    let admin = Admin::open(&data).await.unwrap();
    let people = admin.people().await.unwrap();
    let person = people.iter().find(|one| one.name == "Mara").unwrap();
    admin.rename(person.id, "Somebody").await.unwrap();
    client
        .settle_until(|client| client.table.names()[0] == "Somebody")
        .await;
    admin.close().await;
    server.stop().await;
}

#[tokio::test]
async fn what_people_wish_for_survives_a_restart() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let wish = |to, yes| move |id, _| Ask::Agree { id, to, yes };
    let mut server = Running::start(&data).await;
    let mut client = Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    for (to, yes) in [
        (Agreement::Abandon, true),
        (Agreement::Stop, true),
        (Agreement::Stop, false),
    ] {
        let tell = client.ask(wish(to, yes)).await;
        assert!(matches!(tell, Tell::Done { .. }), "{tell:?}");
    }
    drop(client);
    server.stop().await;
    server = Running::start(&data).await;
    let mut other = Client::connect(&server.address, &prepared.id, &prepared.cookies[1]).await;
    assert_eq!(other.table.wishes.abandon, [Seat(0)]);
    assert!(other.table.wishes.stop.is_empty());
    let tell = other.ask(wish(Agreement::Abandon, true)).await;
    assert!(matches!(tell, Tell::Done { .. }), "{tell:?}");
    assert_eq!(other.table.stage, Stage::Over);
    drop(other);
    server.stop().await;
    let server = Running::start(&data).await;
    let client = Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    assert!(client.table.wishes.abandon.is_empty(), "it has happened");
    server.stop().await;
}
