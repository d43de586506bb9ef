//! The house itself: lists, editions, copies, settings.

use std::time::Duration;

use tempfile::TempDir;
use tortuga_core::Seat;
use tortuga_protocol::{
    Ask, EditionCard, Failed, Lobby, NewEdition, NewTable, Opened, Problem, Stage,
};

use super::client::{get, post, request};
use super::gathering::{guest, open};
use super::{Client, GAME, Running, prepare};
use crate::storage::Storage;
use crate::{Admin, Config};

async fn lobby(server: &Running, cookie: &str) -> Lobby {
    get(&server.address, "/api/tables", cookie).await.json()
}

#[tokio::test]
async fn my_tables_come_first_and_public_ones_are_listed() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let (mara, jonas) = (guest(&server, "Mara").await, guest(&server, "Jonas").await);
    let private = open(&server, &mara, 2).await;
    let wish = NewTable {
        public: true,
        options: [("seats".to_owned(), "2".to_owned())].into(),
        ..NewTable::of(GAME)
    };
    let opened = post(&server.address, "/api/tables", &mara, &wish).await;
    let public = opened.json::<Opened>().id;
    let ids = |tables: &[tortuga_protocol::ListedTable]| -> Vec<String> {
        tables.iter().map(|table| table.id.clone()).collect()
    };
    let seen = lobby(&server, &jonas).await;
    assert_eq!(ids(&seen.open), [public.as_str()]);
    assert!(seen.mine.is_empty() && seen.watchable.is_empty());
    assert_eq!(seen.open[0].seats[0].name, "Mara");
    let own = lobby(&server, &mara).await;
    assert_eq!(own.mine.len(), 2);
    assert!(own.open.is_empty(), "she sits there already");
    assert!(lobby(&server, "").await.mine.is_empty());

    let mut friend = Client::connect(&server.address, &public, &jonas).await;
    friend
        .say(&Ask::Sit {
            seat: Seat(1),
            nonce: String::new(),
        })
        .await;
    let mut host = Client::connect(&server.address, &public, &mara).await;
    host.settle_until(|client| client.table.names()[1] == "Jonas")
        .await;
    host.say(&Ask::Start {}).await;
    host.settle_until(|client| client.table.stage == Stage::Playing)
        .await;
    let own = lobby(&server, &mara).await;
    assert_eq!(own.mine[0].id, public, "it waits for her");
    assert!(own.mine[0].your_turn && !own.mine[1].your_turn);
    assert_eq!(own.mine[1].id, private);
    let seen = lobby(&server, "").await;
    assert_eq!(ids(&seen.watchable), [public.as_str()]);
    assert!(seen.open.is_empty());
    assert!(!seen.watchable[0].your_turn);
    server.stop().await;
}

#[tokio::test]
async fn a_table_is_played_with_the_data_of_ones_own_box() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    let standard = include_str!("../../../tortuga-grog/data/grog-island.toml");
    let mine = standard.replacen("\"2014-r1\"", "\"mine-r1\"", 1);
    let send = async |text: &str| {
        let wish = NewEdition {
            game: GAME.to_owned(),
            text: text.to_owned(),
        };
        post(&server.address, "/api/editions", &mara, &wish).await
    };
    let broken = send(&format!("{standard}\nnonsense = 1\n")).await;
    assert_eq!(broken.status, 422);
    assert_eq!(
        send("x = ").await.json::<Failed>().problem,
        Problem::BadEdition
    );
    let card: EditionCard = send(&mine).await.json();
    assert!(card.name.starts_with("mine-"), "{}", card.name);
    let wish = |game: &str| NewTable {
        edition: Some(card.hash),
        options: [("seats".to_owned(), "2".to_owned())].into(),
        ..NewTable::of(game)
    };
    let other = post(&server.address, "/api/tables", &mara, &wish("groo")).await;
    assert_eq!(other.json::<Failed>().problem, Problem::BadEdition);
    let opened = post(&server.address, "/api/tables", &mara, &wish(GAME)).await;
    let id = opened.json::<Opened>().id;
    let mut client = Client::connect(&server.address, &id, &mara).await;
    assert_eq!(client.table.edition.name, card.name);
    client
        .say(&Ask::SeatBot {
            seat: Seat(1),
            level: tortuga_protocol::Level::Novice,
        })
        .await;
    client.say(&Ask::Start {}).await;
    client
        .settle_until(|client| client.table.stage == Stage::Playing)
        .await;
    let path = format!("/api/editions/{}", card.hash);
    assert_eq!(get(&server.address, &path, "").await.body, mine);
    // It is still the same box after a restart.
    drop(client);
    server.stop().await;
    let server = Running::start(&folder.path().join("data")).await;
    let client = Client::connect(&server.address, &id, &mara).await;
    assert_eq!(client.table.edition.name, card.name);
    assert!(client.picture.is_some());
    server.stop().await;
}

#[tokio::test]
async fn a_copy_is_made_while_people_play_and_put_back() {
    let folder = TempDir::new().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy"));
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let cookie = &prepared.cookies[0];
    let mut client = Client::connect(&server.address, &prepared.id, cookie).await;
    let action = client.seen().legal[0].1.clone();
    client.must(&action).await;
    let heard = client.heard.clone();
    Admin::backup(&data, &copy).await.unwrap();
    assert!(
        Admin::backup(&data, &copy).await.is_err(),
        "nothing is overwritten"
    );
    client.must(&client.seen().legal[0].1.clone()).await;
    server.stop().await;
    assert!(
        Admin::restore(&copy, &data).await.is_err(),
        "nothing is overwritten"
    );
    let other = folder.path().join("other");
    Admin::restore(&copy, &other).await.unwrap();
    let server = Running::start(&other).await;
    let client = Client::connect(&server.address, &prepared.id, cookie).await;
    assert_eq!(client.heard, heard);
    server.stop().await;
    std::fs::write(&copy, "no database at all").unwrap();
    let third = folder.path().join("third");
    assert!(Admin::restore(&copy, &third).await.is_err());
    assert!(!third.exists());
}

#[tokio::test]
async fn what_nobody_comes_back_to_goes() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let server = Running::start(&data).await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 2).await;
    let storage = Storage::open(&data).await.unwrap();
    let keep = Config::default().keep();
    let now = crate::wall::Wall::set().seconds();
    assert_eq!(storage.tidy(keep, now).await.unwrap(), 0);
    assert_eq!(storage.tidy(keep, now + 8 * 24 * 3600).await.unwrap(), 1);
    assert!(storage.table(&id).await.unwrap().is_none());
    // A guest who sits nowhere goes after a year.
    storage.tidy(keep, now + 400 * 24 * 3600).await.unwrap();
    let token = mara.strip_prefix("tortuga=").unwrap().to_owned();
    assert_ne!(
        get(&server.address, "/api/me", &format!("tortuga={token}"))
            .await
            .json::<tortuga_protocol::Me>()
            .name,
        "Mara"
    );
    storage.close().await;
    server.stop().await;
}

#[tokio::test]
async fn a_server_bears_so_much_and_no_more() {
    let folder = TempDir::new().unwrap();
    let server = Running::start_with(Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: folder.path().join("data"),
        max_tables: 2,
        max_connections: 3,
        max_connections_per_address: 2,
        ..Config::default()
    })
    .await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 2).await;
    open(&server, &mara, 2).await;
    let third = post(&server.address, "/api/tables", &mara, &NewTable::of(GAME)).await;
    assert_eq!(
        (third.status, third.json::<Failed>().problem),
        (503, Problem::Full)
    );
    let _one = Client::connect(&server.address, &id, &mara).await;
    let two = Client::connect(&server.address, &id, &mara).await;
    let Err(tortuga_protocol::Tell::Sorry { problem, .. }) =
        Client::try_connect(&server.address, &id, &mara).await
    else {
        panic!("too many");
    };
    assert_eq!(problem, Problem::Full);
    drop(two);
    let mut again = Client::try_connect(&server.address, &id, &mara).await;
    for _ in 0..50 {
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        again = Client::try_connect(&server.address, &id, &mara).await;
    }
    assert!(again.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn figures_are_for_whoever_runs_the_server() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    open(&server, &mara, 2).await;
    let text = get(&server.address, "/metrics", "").await;
    assert!(
        text.body.contains("tortuga_tables_opened_total 1"),
        "{}",
        text.body
    );
    assert!(!text.body.contains("Mara"));
    assert_eq!(get(&server.address, "/readyz", "").await.body, "ready\n");
    let from = ["X-Forwarded-For: 203.0.113.9".to_owned()];
    let outside = request(&server.address, "GET /metrics", &from, "").await;
    assert_eq!(
        outside.status, 404,
        "a proxy passes somebody else's question on"
    );
    server.stop().await;
}

/// What a proxy says about the caller counts if the proxy is trusted.
#[tokio::test]
async fn the_word_of_a_trusted_proxy_counts() {
    let folder = TempDir::new().unwrap();
    let mut statuses = Vec::new();
    for trusted in [true, false] {
        let data = folder.path().join(trusted.to_string());
        let server = Running::start_with(Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            data,
            trusted_proxies: if trusted {
                vec!["127.0.0.0/8".parse().unwrap()]
            } else {
                Vec::new()
            },
            new_at_once: 3,
            new_per_minute: 0,
            ..Config::default()
        })
        .await;
        let mut limited = 0;
        for number in 0..8 {
            let headers = [
                format!("X-Forwarded-For: 6.6.6.6, 198.51.100.{number}"),
                "X-Forwarded-Proto: https".to_owned(),
            ];
            let answer = request(&server.address, "GET /api/me", &headers, "").await;
            limited += u32::from(answer.status == 429);
            assert_eq!(
                answer.head.contains("; secure"),
                trusted && answer.status == 200
            );
        }
        statuses.push(limited);
        server.stop().await;
    }
    assert_eq!(statuses, [0, 5]);
}

#[tokio::test]
async fn another_version_of_the_protocol_is_refused_clearly() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 2).await;
    for (query, welcome) in [
        ("", true),
        ("?protocol=4", true),
        ("?protocol=3", false),
        ("?x=1", false),
    ] {
        let table = format!("{id}/socket{query}");
        let came = Client::try_connect_to(&server.address, &table, &mara).await;
        assert_eq!(came.is_ok(), welcome, "{query}");
        if let Err(tell) = came {
            let tortuga_protocol::Tell::Sorry { problem, .. } = tell else {
                panic!("{tell:?}");
            };
            assert_eq!(problem, Problem::OtherVersion);
        }
    }
    server.stop().await;
}
