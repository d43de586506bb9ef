//! What strangers try: borrowed sessions, other sites, guessed names, odd paths,
//! and words that are meant for a machine.

use std::fmt::Write as _;

use tempfile::TempDir;
use tortuga_core::Seat;
use tortuga_protocol::{Ask, Failed, Me, NewTable, Opened, Problem, Tell};

use super::client::{Answer, get, post, request};
use super::gathering::{guest, open};
use super::people::{PASSWORD, claim, claimed, me, problem, sign_in};
use super::{Client, GAME, Running, prepare};
use crate::Config;

async fn house() -> (TempDir, Running) {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    (folder, server)
}

/// Somebody else has put his own cookie into the browser, or one that he made up.
#[tokio::test]
async fn a_cookie_that_somebody_chose_never_becomes_a_session() {
    let (_folder, server) = house().await;
    let made_up = format!("tortuga={}", "ab".repeat(32));
    let first = get(&server.address, "/api/me", &made_up).await;
    assert_ne!(first.cookie().unwrap(), made_up);
    let mara = guest(&server, "Mara").await;
    claimed(&server, &mara, PASSWORD).await;
    let signed_in = sign_in(&server, &made_up, "Mara", PASSWORD).await;
    assert_ne!(signed_in.cookie().unwrap(), made_up);
    let again = get(&server.address, "/api/me", &made_up).await;
    assert!(again.cookie().is_some(), "nobody is known by it");
    assert_ne!(again.json::<Me>().name, "Mara");
}

#[tokio::test]
async fn signing_in_and_claiming_leave_no_old_session_behind() {
    let (_folder, server) = house().await;
    // The attacker's own guest, in the browser of whoever claims a name with it.
    let planted = guest(&server, "Mara").await;
    let table = open(&server, &planted, 2).await;
    let spy = Client::connect(&server.address, &table, &planted).await;
    let mara = claimed(&server, &planted, PASSWORD).await;
    assert_ne!(mara, planted);
    spy.must_be_closed().await;
    assert_ne!(me(&server, &planted).await.name, "Mara");
    assert_eq!(me(&server, &mara).await.name, "Mara");
    // The same with a name that is claimed already.
    let planted = guest(&server, "Nobody").await;
    let spy = Client::connect(&server.address, &table, &planted).await;
    let fresh = sign_in(&server, &planted, "Mara", PASSWORD).await;
    assert_ne!(fresh.cookie().unwrap(), planted);
    spy.must_be_closed().await;
    assert!(!me(&server, &planted).await.claimed);
    let outside = Client::connect(&server.address, &table, &planted).await;
    assert_eq!(outside.seat(), None);
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_goes_home_only_and_no_script_reads_it() {
    let folder = TempDir::new().unwrap();
    for (url, secure) in [
        (None, false),
        (Some("http://games.example.org"), false),
        (Some("https://games.example.org"), true),
    ] {
        let server = Running::start_with(Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            data: folder.path().join(format!("{secure}{}", url.is_some())),
            public_url: url.map(|url| url.parse().unwrap()),
            ..Config::default()
        })
        .await;
        let first = get(&server.address, "/api/me", "").await;
        let flags = |answer: &Answer| -> Vec<String> {
            let line = answer
                .head
                .lines()
                .find(|line| line.starts_with("set-cookie"));
            let parts = line.unwrap().split("; ").skip(1);
            parts.map(str::to_owned).collect()
        };
        let claimed = claim(&server, &first.cookie().unwrap(), PASSWORD).await;
        let name = first.json::<Me>().name;
        let signed_in = sign_in(&server, "", &name, PASSWORD).await;
        for answer in [&first, &claimed, &signed_in] {
            let flags = flags(answer);
            for flag in ["httponly", "samesite=lax", "path=/"] {
                assert!(flags.iter().any(|one| one == flag), "{flags:?}");
            }
            assert_eq!(flags.iter().any(|one| one == "secure"), secure, "{flags:?}");
            assert!(!flags.iter().any(|one| one.starts_with("domain")));
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn another_site_cannot_act_in_a_guests_name() {
    let (_folder, server) = house().await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 2).await;
    let cookie = format!("Cookie: {mara}");
    let own = format!("Origin: http://{}", server.address);
    let strange = [
        "Origin: http://evil.example",
        "Origin: null",
        "Origin: http://127.0.0.1:1",
        "Origin: ",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
    ];
    let friendly = [
        own.as_str(),
        "Sec-Fetch-Site: same-origin",
        "X-No-Browser: 1",
    ];
    let socket = format!("GET /api/tables/{id}/socket");
    let upgrade = [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    for (from, welcome) in strange
        .iter()
        .map(|from| (*from, false))
        .chain(friendly.map(|from| (from, true)))
    {
        let headers = [cookie.clone(), from.to_owned()];
        let posted = request(
            &server.address,
            "POST /api/me",
            &headers,
            r#"{"name":"Evil"}"#,
        )
        .await;
        let gone = request(&server.address, "DELETE /api/me/x", &headers, "").await;
        let plain = request(&server.address, &socket, &headers, "").await;
        if welcome {
            assert_eq!((posted.status, plain.status), (200, 400), "{from}");
            assert_eq!(gone.status, 404, "{from}");
        } else {
            for answer in [&posted, &gone, &plain] {
                assert_eq!(answer.status, 403, "{from}");
                assert_eq!(problem(answer), Problem::WrongOrigin);
            }
            // Not even a real socket opens.
            let mut headers = headers.to_vec();
            headers.extend(upgrade.map(str::to_owned));
            let opened = request(&server.address, &socket, &headers, "").await;
            assert_eq!(opened.status, 403, "{from}");
        }
    }
    // Looking is free: it changes nothing.
    let headers = [cookie, strange[0].to_owned()];
    let looked = request(&server.address, "GET /api/tables", &headers, "").await;
    assert_eq!(looked.status, 200);
    assert!(
        !looked.head.contains("access-control-allow"),
        "no other site reads it"
    );
    server.stop().await;
}

/// Whoever wants to know which names there are can claim one; but not often.
#[tokio::test]
async fn claims_are_limited_by_address() {
    let folder = TempDir::new().unwrap();
    let server = Running::start_with(Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: folder.path().join("data"),
        new_at_once: 6,
        new_per_minute: 0,
        ..Config::default()
    })
    .await;
    let (mara, rival) = (guest(&server, "Mara").await, guest(&server, "Mara").await);
    claimed(&server, &mara, PASSWORD).await;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(claim(&server, &rival, PASSWORD).await.status);
    }
    assert_eq!(statuses, [409, 409, 409, 429, 429, 429]);
    server.stop().await;
}

#[tokio::test]
async fn no_path_leads_out_of_the_house() {
    let (folder, server) = house().await;
    let data = folder.path().join("data").display().to_string();
    let page = get(&server.address, "/t/x", "").await.body;
    for way in [
        "/../{}",
        "//{}",
        "/%2e%2e/{}",
        "/..%2f{}",
        "/..%5c{}",
        "/{}%00",
        "/%252e%252e/{}",
        "/./.././{}",
    ] {
        for inside in ["", "/t", "/assets", "/api/editions", "/api/tables"] {
            for file in ["../../etc/passwd", "Cargo.toml", &data] {
                let end = if inside == "/api/tables" {
                    "/record"
                } else {
                    ""
                };
                let path = format!("{inside}{}{end}", way.replace("{}", file));
                let answer = get(&server.address, &path, "").await;
                let same_page = answer.status == 200 && answer.body == page;
                let refused = (400..500).contains(&answer.status);
                assert!(same_page || refused, "{path}: {}", answer.status);
                for treasure in ["root:", "[package]", "SQLite format"] {
                    assert!(!answer.body.contains(treasure), "{path}");
                }
            }
        }
    }
    server.stop().await;
}

const WORDS: [&str; 6] = [
    "'; DROP TABLE guest;--",
    "<img src=x onerror=a()>",
    "\" OR 1=1 --",
    "{{7*7}}${7*7}",
    "%s%n%00",
    "</script><b>",
];

/// Names, chat and nonces come back as they were written, and the house stands.
#[tokio::test]
async fn what_people_write_is_never_taken_for_something_else() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let table = &prepared.id;
    let mut client = Client::connect(&server.address, table, &prepared.cookies[0]).await;
    for (number, words) in WORDS.into_iter().enumerate() {
        let cookie = guest(&server, words).await;
        let id = open(&server, &cookie, 2).await;
        let own = Client::connect(&server.address, &id, &cookie).await;
        assert_eq!(own.table.names()[0], words);
        if number < 5 {
            let text = words.to_owned();
            let tell = client.ask(|id, _| Ask::Say { id, text }).await;
            assert!(matches!(tell, Tell::Done { .. }), "{tell:?}");
            client
                .settle_until(|client| client.said.last().is_some_and(|said| said.text == words))
                .await;
        }
        let mut encoded = String::new();
        for byte in words.bytes() {
            write!(encoded, "%{byte:02x}").unwrap();
        }
        for path in [
            format!("/api/tables/{encoded}/record"),
            format!("/api/editions/{encoded}"),
        ] {
            let answer = get(&server.address, &path, &cookie).await;
            assert_eq!(answer.status, 404, "{path}: {}", answer.body);
        }
        let wish = NewTable {
            options: [("seats".to_owned(), words.to_owned())].into(),
            ..NewTable::of(GAME)
        };
        let refused = post(&server.address, "/api/tables", &cookie, &wish).await;
        assert_eq!(refused.json::<Failed>().problem, Problem::BadTable);
        let wish = NewTable {
            nonce: words.to_owned(),
            ..NewTable::of(words)
        };
        let refused = post(&server.address, "/api/tables", &cookie, &wish).await;
        assert_eq!(refused.json::<Failed>().problem, Problem::BadTable);
        let wish = NewTable {
            nonce: words.to_owned(),
            ..NewTable::of(GAME)
        };
        let opened = post(&server.address, "/api/tables", &cookie, &wish).await;
        let id = opened.json::<Opened>().id;
        let client = Client::connect(&server.address, &id, &cookie).await;
        assert_eq!(client.seat(), Some(Seat(0)));
        let tried = sign_in(&server, "", words, PASSWORD).await;
        assert_eq!(problem(&tried), Problem::WrongPassword);
    }
    // It is all there again after a restart.
    server.stop().await;
    let server = Running::start(&data).await;
    let client = Client::connect(&server.address, table, &prepared.cookies[0]).await;
    let said: Vec<&str> = client.said.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(said, &WORDS[..5]);
    server.stop().await;
}

/// Whatever is answered, a browser takes it for what it is called and runs nothing
/// that does not come from here.
#[tokio::test]
async fn every_answer_tells_the_browser_to_be_careful() {
    let (_folder, server) = house().await;
    let name = WORDS[1];
    let mara = guest(&server, name).await;
    let id = open(&server, &mara, 2).await;
    let large = "x".repeat(20_000);
    let evil = "Origin: http://evil.example".to_owned();
    let cookie = format!("Cookie: {mara}");
    for (what, more, body, status) in [
        ("GET /", None, "", 200),
        ("GET /t/anything", None, "", 200),
        ("GET /nothing", None, "", 404),
        ("GET /assets/nothing", None, "", 404),
        ("GET /api", None, "", 200),
        ("GET /api/openapi.json", None, "", 200),
        ("GET /api/nothing", None, "", 404),
        ("GET /api/games", None, "", 200),
        ("GET /api/me", Some(cookie.clone()), "", 200),
        ("GET /api/me/export", Some(cookie.clone()), "", 200),
        ("GET /api/tables", Some(cookie.clone()), "", 200),
        ("GET /healthz", None, "", 200),
        ("GET /metrics", None, "", 200),
        ("PUT /api/me", None, "", 405),
        ("POST /api/me", None, "{", 400),
        ("POST /api/me", None, &large, 413),
        ("POST /api/me", Some(evil), "{}", 403),
        (&format!("GET /api/tables/{id}/record"), None, "", 409),
        (&format!("GET /api/tables/{id}/socket"), None, "", 400),
    ] {
        let more: Vec<String> = more.into_iter().collect();
        let answer = request(&server.address, what, &more, body).await;
        assert_eq!(answer.status, status, "{what}");
        for line in [
            "x-content-type-options: nosniff",
            "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval';",
            "frame-ancestors 'none'",
            "referrer-policy: same-origin",
        ] {
            assert!(answer.head.contains(line), "{what}: {line} is missing");
        }
        if answer.body.contains(name) {
            assert!(
                answer.head.contains("content-type: application/json"),
                "{what}"
            );
        }
    }
    assert!(
        get(&server.address, "/api/me", &mara)
            .await
            .body
            .contains(name)
    );
    server.stop().await;
}
