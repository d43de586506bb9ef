//! Noise: whatever comes over the line, the house stands and the game goes on.

use std::time::Duration;

use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tortuga_core::{Luck as _, QuickLuck};
use tortuga_protocol::Tell;

use super::client::{get, request};
use super::gathering::{guest, open};
use super::{Client, Running, prepare};

/// Sends bytes as they are and reads what comes back, for a short while.
async fn raw(address: &str, bytes: &[u8], piecewise: bool) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let size = if piecewise { 1 } else { bytes.len().max(1) };
    for part in bytes.chunks(size) {
        // Whoever is spoken to like that may hang up at any time.
        if stream.write_all(part).await.is_err() {
            break;
        }
    }
    let mut answer = Vec::new();
    let reading = stream.read_to_end(&mut answer);
    let _ = tokio::time::timeout(Duration::from_millis(200), reading).await;
    answer
}

fn noise(luck: &mut QuickLuck, length: u32) -> Vec<u8> {
    let byte = |_| u8::try_from(luck.below(256)).unwrap();
    (0..length).map(byte).collect()
}

/// A message with some of it changed, cut or doubled.
fn mangled(text: &str, luck: &mut QuickLuck) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=luck.below(4) {
        let at = luck.below(u32::try_from(chars.len().max(1)).unwrap()) as usize;
        match luck.below(5) {
            0 => chars.truncate(at),
            1 => chars.insert(at.min(chars.len()), '"'),
            2 if !chars.is_empty() => chars[at] = ['{', '[', '9', '\u{0}', '-'][at % 5],
            3 => chars.extend_from_within(at.min(chars.len())..),
            _ => chars.insert(at.min(chars.len()), '\\'),
        }
    }
    chars.into_iter().take(6000).collect()
}

#[tokio::test]
async fn noise_on_the_line_breaks_nothing() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mut luck = QuickLuck::new(11);
    for round in 0..30 {
        let length = 1 + luck.below(400);
        let bytes = noise(&mut luck, length);
        raw(&server.address, &bytes, round % 2 == 0).await;
    }
    let half = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{\"game\":";
    raw(&server.address, half.as_bytes(), true).await;
    let upgrade = "GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\
        Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n\r\n";
    raw(&server.address, upgrade.as_bytes(), false).await;
    let huge = format!(
        "GET / HTTP/1.1\r\nHost: x\r\nX: {}\r\n\r\n",
        "x".repeat(1_000_000)
    );
    raw(&server.address, huge.as_bytes(), false).await;
    assert_eq!(get(&server.address, "/healthz", "").await.body, "ok\n");
    server.stop().await;
}

#[tokio::test]
async fn bodies_of_any_kind_get_a_clear_answer() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = format!("Cookie: {}", guest(&server, "Mara").await);
    let deep = "[".repeat(4000);
    let bodies = [
        "null",
        "1",
        "\"\"",
        "{}",
        "[]",
        "{\"name\":1}",
        "{\"name\":null}",
        &deep,
        "{\"name\":\"x\",\"name\":\"y\"}",
        "{\"game\":\"grog-island\",\"options\":[]}",
        "{\"password\":\"\\u0000\"}",
        "{\"everywhere\":\"yes\"}",
        "{",
        "\u{feff}{}",
    ];
    let routes = [
        "POST /api/me",
        "POST /api/me/claim",
        "POST /api/me/password",
        "POST /api/me/notices",
        "POST /api/sign-in",
        "POST /api/sign-out",
        "POST /api/tables",
        "POST /api/editions",
        "PUT /api/me",
        "PATCH /api/tables",
        "POST /api/tables/x/record",
        "POST /api/games",
    ];
    for route in routes {
        for body in bodies {
            if (route, body) == ("POST /api/me/notices", "{}") {
                continue; // no notices at all: that is fine
            }
            let answer = request(&server.address, route, std::slice::from_ref(&mara), body).await;
            let clear = (400..500).contains(&answer.status) && answer.status != 408;
            assert!(clear, "{route} {body:.40}: {}", answer.status);
        }
    }
    assert_eq!(get(&server.address, "/healthz", "").await.body, "ok\n");
    server.stop().await;
}

#[tokio::test]
async fn mangled_messages_never_change_the_game() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let (address, id) = (server.address.as_str(), prepared.id.as_str());
    let mut client = Client::connect(address, id, &prepared.cookies[0]).await;
    let before = client.picture.clone();
    let asks = [
        r#"{"ask":"act","id":1,"picture":999,"action":"bid Y A"}"#,
        r#"{"ask":"orders","id":2,"answers":["pass"]}"#,
        r#"{"ask":"agree","id":3,"to":"stop","yes":false}"#,
        r#"{"ask":"sit","seat":250,"nonce":""}"#,
        r#"{"ask":"swap","one":0,"other":255}"#,
        r#"{"ask":"hint","id":4,"picture":4294967295}"#,
        r#"{"ask":"mute","id":5,"said":4294967295,"on":true}"#,
        r#"{"ask":"undo","id":6,"picture":77}"#,
    ];
    let mut luck = QuickLuck::new(3);
    for round in 0..120_usize {
        let ask = asks[round % asks.len()];
        let text = if round < asks.len() {
            ask.to_owned()
        } else {
            mangled(ask, &mut luck)
        };
        client.say_text(&text).await;
        if round % 10 == 9 {
            // Not faster than anybody may ask.
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
    client.settle().await;
    let after = client.picture.clone();
    assert_eq!(after, before);
    let first = client.seen().legal[0].1.clone();
    let tell = client.act(&first).await;
    assert!(matches!(tell, Tell::Done { .. }), "{tell:?}");
    server.stop().await;
}

#[tokio::test]
async fn what_people_write_is_never_taken_for_something_else() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    for name in ["'; DROP TABLE guest;--", "<script>", "{{7*7}}", "%s%n"] {
        let cookie = guest(&server, name).await;
        let id = open(&server, &cookie, 2).await;
        let client = Client::connect(&server.address, &id, &cookie).await;
        assert_eq!(client.table.names()[0], name);
    }
    for path in [
        "/assets/../Cargo.toml",
        "/assets/..%2f..%2fCargo.toml",
        "/assets/%2e%2e/data",
        "/api/editions/..%2f..%2fdata",
        "/api/tables/%27%20OR%201=1/record",
        "/t/../../etc/passwd",
    ] {
        let answer = get(&server.address, path, "").await;
        assert!(
            answer.status == 404 || answer.body.contains("<title>Tortuga"),
            "{path}"
        );
        assert!(!answer.body.contains("[workspace]") && !answer.body.contains("root:"));
    }
    server.stop().await;
}
