//! A server that is asked to stop says goodbye, and has lost nothing.

use std::time::Duration;

use tempfile::TempDir;
use tortuga_core::Seat;
use tortuga_protocol::{Ask, Level, NewTable, Opened};

use crate::client::{Client, get, post};
use crate::served::Served;

/// Whoever stops it waits no longer than that.
const GOODBYE: Duration = Duration::from_secs(10);

#[tokio::test]
async fn a_server_that_is_asked_to_stop_closes_its_sockets_and_ends_well() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let server = Served::start(&data);
    let cookie = get(&server.address, "/api/me", "").await.cookie().unwrap();
    let wish = NewTable {
        options: [("seats".to_owned(), "2".to_owned())].into(),
        ..NewTable::of("grog-island")
    };
    let opened = post(&server.address, "/api/tables", &cookie, &wish).await;
    let table = opened.json::<Opened>().id;
    let mut client = Client::connect(&server.address, &table, &cookie).await;
    let onlooker = Client::connect(&server.address, &table, "").await;
    let seat = Seat(1);
    let level = Level::Novice;
    client.say(&Ask::SeatBot { seat, level }).await;
    client.say(&Ask::Start {}).await;
    client.settle_until(|client| client.picture.is_some()).await;
    client
        .settle_until(|client| !client.seen().legal.is_empty())
        .await;
    let action = client.seen().legal[0].1.clone();
    client.must(&action).await;
    let (heard, version) = (client.heard.clone(), client.seen().version);
    let status = tokio::task::spawn_blocking(move || server.stop(GOODBYE));
    client.must_be_closed().await;
    onlooker.must_be_closed().await;
    let status = status.await.unwrap().expect("it stops in time");
    assert_eq!(status.code(), Some(0));
    // Everything is in the one file, and the acknowledged move with it.
    let server = Served::start(&data);
    let client = Client::connect(&server.address, &table, &cookie).await;
    assert!(client.heard.starts_with(&heard));
    assert!(client.seen().version >= version);
}
