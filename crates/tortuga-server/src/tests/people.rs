//! People: names, passwords, sessions, leaving for good.

use std::path::Path;

use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use tempfile::TempDir;
use tortuga_core::Seat;
use tortuga_protocol::{Claim, Failed, Me, NewName, NewPassword, Problem, SignIn, SignOut};

use super::client::{Answer, get, post, request};
use super::gathering::{guest, open};
use super::{Client, Running, prepare};
use crate::Admin;

pub(super) const PASSWORD: &str = "correct horse battery";

pub(super) async fn claim(server: &Running, cookie: &str, password: &str) -> Answer {
    let wish = Claim {
        password: password.to_owned(),
    };
    post(&server.address, "/api/me/claim", cookie, &wish).await
}

/// Claims a name; the cookie from then on.
pub(super) async fn claimed(server: &Running, cookie: &str, password: &str) -> String {
    let answer = claim(server, cookie, password).await;
    assert!(answer.json::<Me>().claimed);
    answer.cookie().unwrap()
}

pub(super) async fn sign_in(server: &Running, cookie: &str, name: &str, password: &str) -> Answer {
    let wish = SignIn {
        name: name.to_owned(),
        password: password.to_owned(),
    };
    post(&server.address, "/api/sign-in", cookie, &wish).await
}

pub(super) async fn me(server: &Running, cookie: &str) -> Me {
    get(&server.address, "/api/me", cookie).await.json()
}

pub(super) fn problem(answer: &Answer) -> Problem {
    answer.json::<Failed>().problem
}

async fn house() -> (TempDir, Running) {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    (folder, server)
}

#[tokio::test]
async fn a_claimed_name_is_found_again_from_anywhere_with_all_its_games() {
    let (_folder, server) = house().await;
    let mara = guest(&server, "Mara").await;
    let table = open(&server, &mara, 2).await;
    assert_eq!(
        problem(&claim(&server, &mara, "short").await),
        Problem::BadPassword
    );
    let mara = claimed(&server, &mara, PASSWORD).await;
    assert_eq!(
        problem(&claim(&server, &mara, PASSWORD).await),
        Problem::Claimed
    );

    let elsewhere = guest(&server, "Somebody").await;
    let own = open(&server, &elsewhere, 2).await;
    let answer = sign_in(&server, &elsewhere, "mara", PASSWORD).await;
    assert_eq!(answer.json::<Me>().name, "Mara");
    let fresh = answer.cookie().unwrap();
    assert_ne!(fresh, elsewhere, "a session is never taken over");
    // The old session is gone, and what it had begun belongs to Mara.
    assert!(
        get(&server.address, "/api/me", &elsewhere)
            .await
            .cookie()
            .is_some()
    );
    for id in [&table, &own] {
        let client = Client::connect(&server.address, id, &fresh).await;
        assert_eq!(client.seat(), Some(Seat(0)), "{id}");
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_takes_a_claimed_name_however_it_is_spelt() {
    let (_folder, server) = house().await;
    let mara = guest(&server, "Mara Lee").await;
    let mara = claimed(&server, &mara, PASSWORD).await;
    let other = guest(&server, "Jonas").await;
    for name in ["Mara Lee", "mara lee", "MaraLee"] {
        let wish = NewName {
            name: name.to_owned(),
        };
        let answer = post(&server.address, "/api/me", &other, &wish).await;
        assert_eq!((answer.status, problem(&answer)), (409, Problem::NameTaken));
    }
    // He who has claimed it may spell it otherwise.
    let wish = NewName {
        name: "Mara-Lee".to_owned(),
    };
    assert_eq!(
        post(&server.address, "/api/me", &mara, &wish).await.status,
        200
    );
    assert_eq!(sign_in(&server, "", "mara-lee", PASSWORD).await.status, 200);
    assert_eq!(sign_in(&server, "", "mara lee", PASSWORD).await.status, 403);
    server.stop().await;
}

/// Two guests of the same name claim it at the same time: one of them has it.
#[tokio::test]
async fn a_race_for_a_name_has_one_winner() {
    let (_folder, server) = house().await;
    let (one, two) = (guest(&server, "Mara").await, guest(&server, "Mara").await);
    let (first, second) = tokio::join!(
        claim(&server, &one, PASSWORD),
        claim(&server, &two, "another password")
    );
    let mut statuses = [first.status, second.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let loser = if first.status == 409 { first } else { second };
    assert_eq!(problem(&loser), Problem::NameTaken);
    server.stop().await;
}

/// An unknown name and a wrong password are told alike.
#[tokio::test]
async fn nobody_learns_which_names_there_are() {
    let (_folder, server) = house().await;
    let mara = guest(&server, "Mara").await;
    claimed(&server, &mara, PASSWORD).await;
    let wrong = sign_in(&server, "", "Mara", "wrong password").await;
    let unknown = sign_in(&server, "", "Nobody", "wrong password").await;
    assert_eq!(wrong.status, 403);
    assert_eq!((wrong.status, &wrong.body), (unknown.status, &unknown.body));
    assert!(wrong.cookie().is_none() && unknown.cookie().is_none());
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(
            sign_in(&server, "", "Mara", "guess after guess")
                .await
                .status,
        );
    }
    assert_eq!(statuses.last(), Some(&429), "guessing has an end");
    server.stop().await;
}

#[tokio::test]
async fn another_password_ends_all_other_sessions() {
    let (_folder, server) = house().await;
    let mara = guest(&server, "Mara").await;
    let mara = claimed(&server, &mara, PASSWORD).await;
    let phone = sign_in(&server, "", "Mara", PASSWORD)
        .await
        .cookie()
        .unwrap();
    let change = |old: &str| NewPassword {
        old: old.to_owned(),
        new: "an even better one".to_owned(),
    };
    let path = "/api/me/password";
    let wrong = post(&server.address, path, &mara, &change("not this one")).await;
    assert_eq!(problem(&wrong), Problem::WrongPassword);
    assert_eq!(me(&server, &phone).await.name, "Mara");
    let changed = post(&server.address, path, &mara, &change(PASSWORD)).await;
    assert_eq!(changed.status, 200);
    assert_eq!(me(&server, &mara).await.name, "Mara");
    assert_ne!(me(&server, &phone).await.name, "Mara");
    assert_eq!(sign_in(&server, "", "Mara", PASSWORD).await.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn signing_out_ends_this_session_or_all() {
    let (_folder, server) = house().await;
    let mara = guest(&server, "Mara").await;
    let mara = claimed(&server, &mara, PASSWORD).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        let answer = sign_in(&server, "", "Mara", PASSWORD).await;
        others.push(answer.cookie().unwrap());
    }
    let path = "/api/sign-out";
    let out = |everywhere| SignOut { everywhere };
    let answer = post(&server.address, path, &others[0], &out(false)).await;
    assert_eq!(answer.status, 204);
    assert!(answer.head.contains("max-age=0"), "{}", answer.head);
    assert_ne!(me(&server, &others[0]).await.name, "Mara");
    assert_eq!(me(&server, &others[1]).await.name, "Mara");
    post(&server.address, path, &others[1], &out(true)).await;
    for cookie in [&mara, &others[2]] {
        assert_ne!(me(&server, cookie).await.name, "Mara");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_goes_takes_his_name_along_and_leaves_his_games() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let cookie = &prepared.cookies[0];
    let wish = NewName {
        name: "Zephyrine Quill".to_owned(),
    };
    post(&server.address, "/api/me", cookie, &wish).await;
    let cookie = &claimed(&server, cookie, PASSWORD).await;
    assert!(!rows_with(&data, "zephyrinequill").await.is_empty());
    let mut client = Client::connect(&server.address, &prepared.id, cookie).await;
    let text = "my name is Player 0, and a secret of mine".to_owned();
    client
        .ask(|id, _| tortuga_protocol::Ask::Say { id, text })
        .await;
    let export = get(&server.address, "/api/me/export", cookie).await;
    let export: Value = serde_json::from_str(&export.body).unwrap();
    assert_eq!(export["name"], "Zephyrine Quill");
    let said = export["said"][0]["text"].as_str().unwrap();
    assert!(said.starts_with("my name is Player 0"));
    assert_eq!(export["tables"][0]["table"], "prepared");
    assert!(!export.to_string().contains("argon2"));

    let line = [format!("Cookie: {cookie}")];
    let gone = request(&server.address, "DELETE /api/me", &line, "").await;
    assert_eq!(gone.status, 204);
    let again = sign_in(&server, "", "Zephyrine Quill", PASSWORD).await;
    assert_eq!(again.status, 403);
    let other = Client::connect(&server.address, &prepared.id, &prepared.cookies[1]).await;
    assert_eq!(other.table.names(), ["—", "Player 1"]);
    assert!(other.said.is_empty());
    server.stop().await;
    for name in [
        "Player 0",
        "Zephyrine Quill",
        "zephyrinequill",
        "a secret of mine",
    ] {
        assert_eq!(rows_with(&data, name).await, Vec::<String>::new(), "{name}");
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            let mut parts = bytes.windows(name.len());
            assert!(!parts.any(|part| part == name.as_bytes()), "{name}");
        }
    }
    // Where to look is not in question: the other player is found.
    assert!(rows_with(&data, "Player 1").await.len() > 1);
}

/// Every column of every table in which this text stands.
async fn rows_with(data: &Path, text: &str) -> Vec<String> {
    let options = SqliteConnectOptions::new().filename(data);
    let file = SqlitePool::connect_with(options).await.unwrap();
    let columns: Vec<(String, String)> = sqlx::query_as(
        "SELECT one.name, own.name FROM sqlite_schema AS one, pragma_table_info(one.name) AS own \
         WHERE one.type = 'table'",
    )
    .fetch_all(&file)
    .await
    .unwrap();
    assert!(columns.len() > 50, "not all tables were found");
    let mut found = Vec::new();
    for (table, column) in columns {
        let query =
            format!("SELECT count(*) FROM \"{table}\" WHERE instr(CAST(\"{column}\" AS TEXT), ?)");
        let query = sqlx::query_as(sqlx::AssertSqlSafe(query)).bind(text);
        let (count,): (u32,) = query.fetch_one(&file).await.unwrap();
        if count > 0 {
            found.push(format!("{table}.{column}"));
        }
    }
    file.close().await;
    found
}

#[tokio::test]
async fn whoever_is_banned_is_told_so() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let (address, cookie) = (&server.address, &prepared.cookies[0]);
    let mut client = Client::connect(address, &prepared.id, cookie).await;
    let admin = Admin::open(&data).await.unwrap();
    let person = prepared.guests[0].0;
    admin.ban(person, true).await.unwrap();
    let tell = client.until_sorry().await;
    assert!(
        matches!(
            tell,
            tortuga_protocol::Tell::Sorry {
                problem: Problem::Banned,
                ..
            }
        ),
        "{tell:?}"
    );
    assert_eq!(
        problem(&get(address, "/api/me", cookie).await),
        Problem::Banned
    );
    admin.ban(person, false).await.unwrap();
    assert_eq!(me(&server, cookie).await.name, "Player 0");
    admin.rename(person, "Renamed").await.unwrap();
    assert_eq!(me(&server, cookie).await.name, "Renamed");
    assert!(admin.rename(person, "").await.is_err());
    assert!(admin.ban(999, true).await.is_err());
    claimed(&server, cookie, PASSWORD).await;
    admin
        .set_password(person, "from the desk".to_owned())
        .await
        .unwrap();
    assert_eq!(
        sign_in(&server, "", "Renamed", "from the desk")
            .await
            .status,
        200
    );
    let people = admin.people().await.unwrap();
    assert!(
        people
            .iter()
            .any(|one| one.name == "Renamed" && one.claimed)
    );
    let tables = admin.tables().await.unwrap();
    assert_eq!(tables[0].seats, ["Renamed", "Player 1"]);
    admin.close().await;
    server.stop().await;
}
