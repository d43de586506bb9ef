//! The log's primary key is the lock: two servers on one file of data.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use tempfile::TempDir;
use tortuga_core::Seat;
use tortuga_protocol::{Level, Me, Stage, Tell, USUAL_WINDOW};

use super::client::get;
use super::{Client, Running, cookie_of, prepare};
use crate::people::Token;
use crate::storage::{GuestId, Sitting, Storage, StorageError};

#[tokio::test]
async fn whoever_writes_first_wins_and_the_other_reads_on() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let (one, two) = (Running::start(&data).await, Running::start(&data).await);
    let mut here = Client::connect(&one.address, &prepared.id, &prepared.cookies[0]).await;
    let mut there = Client::connect(&two.address, &prepared.id, &prepared.cookies[1]).await;

    let mine = here.seen().legal[0].1.clone();
    here.must(&mine).await;
    // The other server has not heard of that entry: its number is taken.
    let theirs = there.seen().legal[0].1.clone();
    assert!(matches!(there.act(&theirs).await, Tell::Stale { .. }));
    there.must(&theirs).await;

    let fresh = Client::connect(&two.address, &prepared.id, &prepared.cookies[0]).await;
    assert_eq!(fresh.seen().view, here.seen().view);
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn a_number_is_written_once() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let storage = Storage::open(&data).await.unwrap();
    let entry = super::entry(tortuga_core::Actor::Chance, "starter 0");
    let two = vec![entry.clone(), entry.clone()];
    storage
        .append(&prepared.id, 0, two.clone().into())
        .await
        .unwrap();
    let again = storage.append(&prepared.id, 1, two.into()).await;
    assert!(matches!(again, Err(StorageError::Conflict)), "{again:?}");
    assert_eq!(storage.log(&prepared.id).await.unwrap().len(), 2);
    storage.close().await;
}

/// Many tables at once share commits; one that comes too late fails alone.
#[tokio::test]
async fn a_group_is_committed_together_and_answered_one_by_one() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let storage = Storage::open(&data).await.unwrap();
    let first = storage.table(&prepared.id).await.unwrap().unwrap();
    let entry = super::entry(tortuga_core::Actor::Chance, "starter 0");
    let mut appends = Vec::new();
    for number in 0..40 {
        let mut table = first.clone();
        table.id = format!("table {number}");
        table.sitters.clear();
        storage.add_table(&table, 0).await.unwrap();
        let place = u32::from(number == 17); // there is no entry 0 before it
        let (storage, entries) = (&storage, vec![entry.clone()]);
        appends.push(async move { storage.append(&table.id, place, entries.into()).await });
    }
    let answers = futures_util::future::join_all(appends).await;
    for (number, answer) in answers.iter().enumerate() {
        assert_eq!(answer.is_ok(), number != 17, "{number}: {answer:?}");
    }
    storage.close().await;
}

#[tokio::test]
async fn data_of_a_newer_program_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let storage = Storage::open(&data).await.unwrap();
    storage.set_shape_for_test(99).await;
    storage.close().await;
    let refused = Storage::open(&data).await.err().unwrap();
    assert!(refused.to_string().contains("newer version"), "{refused}");
}

/// A file of the first version, before tables had pauses and bots five levels.
#[tokio::test]
async fn data_of_an_older_program_is_taken_over() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let options = SqliteConnectOptions::new().filename(&data);
    let old = SqlitePool::connect_with(options.create_if_missing(true));
    let old = old.await.unwrap();
    let table = "PRAGMA user_version = 1; INSERT INTO guest VALUES (1, x'00', 'Mara', 0); \
        INSERT INTO game_table VALUES ('old', 'grog-island', '{}', 1, zeroblob(32), NULL, 0); \
        INSERT INTO seat VALUES ('old', 1, NULL, 'random', ''), ('old', 2, NULL, 'greedy', '');";
    for text in [include_str!("../../migrations/0001_tables.sql"), table] {
        sqlx::raw_sql(text).execute(&old).await.unwrap();
    }
    old.close().await;
    let storage = Storage::open(&data).await.unwrap();
    let table = storage.table("old").await.unwrap().unwrap();
    assert_eq!((table.window, table.host), (USUAL_WINDOW, GuestId(1)));
    let bots = [(Seat(1), Level::Novice), (Seat(2), Level::Sailor)];
    let bots = bots.map(|(seat, level)| (seat, Sitting::Bot(level)));
    assert_eq!(table.sitters, bots);
    storage.close().await;
}

/// Files of every shape that the data ever had: a game of three with one bot, sixty
/// entries old. Its guests keep their cookies, and play on.
#[tokio::test]
async fn a_game_of_every_older_program_goes_on() {
    const COOKIE: &str = "tortuga=2afbb078af1fd1c0fe7ed0db97340262521026cacec6175c304c7580aa6373ef";
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    for shape in 1..Storage::shapes_for_test() {
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("data");
        let old = fixtures.join(format!("shape-{shape}.db"));
        std::fs::copy(&old, &data).unwrap_or_else(|error| panic!("{}: {error}", old.display()));
        let server = Running::start(&data).await;
        let me: Me = get(&server.address, "/api/me", COOKIE).await.json();
        assert_eq!(me.name, "Player 0", "shape {shape}");
        let client = Client::connect(&server.address, "prepared", COOKIE).await;
        assert_eq!(client.seat(), Some(Seat(0)));
        assert_eq!(client.table.stage, Stage::Playing);
        let heard = client.heard.len();
        assert!(heard > 20, "shape {shape}: {heard}");
        let storage = Storage::open(&data).await.unwrap();
        let token = Token::fresh();
        let other = storage.sign_in(GuestId(2), token.sha256(), None, 0);
        other.await.unwrap();
        let mut other = Client::connect(&server.address, "prepared", &cookie_of(&token)).await;
        let action = other.seen().legal[0].1.clone();
        other.must(&action).await;
        let said: Vec<&str> = client.said.iter().map(|said| said.text.as_str()).collect();
        assert_eq!(said == ["Ahoy"], shape >= 3, "shape {shape}: {said:?}");
        server.stop().await;
        assert!(storage.log("prepared").await.unwrap().len() > 60);
        storage.close().await;
    }
}
