//! Bad input of any kind gets a clear answer and loses nothing.

use tempfile::TempDir;
use tortuga_core::Viewer;
use tortuga_protocol::{Problem, Tell};

use super::client::{get, request};
use super::gathering::{guest, open};
use super::{Client, Running, prepare};
use crate::Config;

#[tokio::test]
async fn what_does_not_exist_is_not_found() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    for path in [
        "/api/nothing",
        "/assets/nothing",
        "/nothing",
        "/api/tables/none/record",
    ] {
        assert_eq!(get(&server.address, path, "").await.status, 404, "{path}");
    }
    for path in ["/", "/t/anything"] {
        let page = get(&server.address, path, "").await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.head.contains("content-security-policy"));
    }
    let large = "x".repeat(20_000);
    let answer = request(&server.address, "POST /api/me", &[], &large).await;
    assert_eq!(answer.status, 413);
    server.stop().await;
}

#[tokio::test]
async fn garbage_is_named_and_the_game_goes_on() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let mut client = Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    for garbage in [
        "",
        "{",
        "[]",
        r#"{"ask":"peek"}"#,
        r#"{"ask":"act","id":1}"#,
        r#"{"ask":"act","id":1,"picture":1,"action":"pass","more":1}"#,
        &format!(
            r#"{{"ask":"explain","id":1,"action":"{}"}}"#,
            "x".repeat(5000)
        ),
    ] {
        client.say_text(garbage).await;
        let tell = client.next().await;
        let Tell::Sorry { problem, .. } = tell else {
            panic!("{garbage}: {tell:?}");
        };
        assert_eq!(problem, Problem::Garbled, "{garbage}");
    }
    let tell = client.act("rum").await;
    assert!(
        matches!(
            tell,
            Tell::Sorry {
                problem: Problem::NoSuchAction,
                ..
            }
        ),
        "{tell:?}"
    );
    let tell = client.act("rolled 1 1 1 1 1").await;
    assert!(matches!(tell, Tell::Refused { .. }), "{tell:?}");
    let first = client.seen().legal[0].1.clone();
    client.must(&first).await;
    server.stop().await;
}

#[tokio::test]
async fn who_asks_too_much_is_told_so() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start_with(Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data,
        ..Config::default()
    })
    .await;
    let mut client = Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    for _ in 0..100 {
        client.say_text("{").await;
    }
    let mut problems = Vec::new();
    for _ in 0..100 {
        if let Tell::Sorry { problem, .. } = client.next().await {
            problems.push(problem);
        }
    }
    assert!(problems.contains(&Problem::TooMuch));
    assert_eq!(problems.len(), 100, "every message was answered");
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_names_its_rule_and_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let mut client = Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    let before = client.picture.clone();
    for tell in [client.explain("pass").await, client.act("pass").await] {
        let Tell::Refused { rule, key, .. } = tell else {
            panic!("{tell:?}");
        };
        assert_eq!(rule, "GROG-BID-15", "{key}");
    }
    assert_eq!(client.picture, before);
    let legal = client.seen().legal[0].1.clone();
    assert!(matches!(client.explain(&legal).await, Tell::Allowed { .. }));
    server.stop().await;
}

#[tokio::test]
async fn who_watches_cannot_act() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 2).await;
    let mut client = Client::connect(&server.address, &id, "").await;
    assert_eq!(client.table.viewer, Viewer::Spectator);
    for tell in [client.act("pass").await, client.undo().await] {
        assert!(
            matches!(
                tell,
                Tell::Sorry {
                    problem: Problem::NotSeated,
                    ..
                }
            ),
            "{tell:?}"
        );
    }
    server.stop().await;
}

/// A crowd of onlookers does not keep a player from the table.
#[tokio::test]
async fn players_find_room_in_a_crowd() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let mut crowd = Vec::new();
    for _ in 0..200 {
        crowd.push(Client::connect(&server.address, &prepared.id, "").await);
    }
    let refused = Client::try_connect(&server.address, &prepared.id, "").await;
    let Err(Tell::Sorry { problem, .. }) = refused else {
        panic!("one too many");
    };
    assert_eq!(problem, Problem::TooMuch);
    let player = Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    assert!(player.seat().is_some());
    server.stop().await;
}

#[tokio::test]
async fn new_guests_are_limited_by_address() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mut statuses = Vec::new();
    for _ in 0..60 {
        statuses.push(get(&server.address, "/api/me", "").await.status);
    }
    assert_eq!(statuses[0], 200);
    assert!(statuses.contains(&429));
    server.stop().await;
}
