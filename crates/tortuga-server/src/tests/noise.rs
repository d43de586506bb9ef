//! Noise: whatever comes over the line, the house stands and the game goes on.

use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tortuga_core::{Luck as _, QuickLuck};
use tortuga_protocol::{Me, Tell};

use super::care::until;
use super::client::{get, request};
use super::gathering::guest;
use super::{Client, Running, prepare};

/// How often anything in this process has panicked since somebody looks.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// A task that panics ends alone; from now on it is counted.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::SeqCst);
            usual(panic);
        }));
    });
}

/// The house is as it was before: nothing has panicked, nobody is left on the line,
/// and whoever asks is answered.
async fn must_be_calm(server: &Running) {
    until(async || {
        let figures = get(&server.address, "/metrics", "").await.body;
        figures.contains("\ntortuga_connections 0\n")
    })
    .await;
    assert_eq!(get(&server.address, "/healthz", "").await.body, "ok\n");
    assert_eq!(PANICS.load(Ordering::SeqCst), 0, "something has panicked");
}

/// The counting would notice.
#[tokio::test]
async fn a_panic_in_a_task_is_noticed() {
    count_panics();
    let task = tokio::spawn(async { panic!("on purpose") });
    assert!(task.await.is_err());
    assert_eq!(PANICS.swap(0, Ordering::SeqCst), 1);
}

/// Sends bytes as they are and reads what comes back, for a short while.
async fn raw(address: &str, bytes: &[u8], piecewise: bool) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
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
    count_panics();
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
    must_be_calm(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn bodies_of_any_kind_get_a_clear_answer() {
    count_panics();
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
    must_be_calm(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn mangled_messages_never_change_the_game() {
    count_panics();
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
    drop(client);
    must_be_calm(&server).await;
    server.stop().await;
}

/// A body that comes byte by byte is read like any other.
#[tokio::test]
async fn a_body_may_come_byte_by_byte() {
    count_panics();
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let cookie = guest(&server, "Mara").await;
    let post = |body: &str, length: usize| {
        format!(
            "POST /api/me HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
    };
    let whole = r#"{"name":"Slow Hand"}"#;
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    for byte in post(whole, whole.len()).bytes() {
        stream.write_all(&[byte]).await.unwrap();
        tokio::task::yield_now().await;
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let me: Me = get(&server.address, "/api/me", &cookie).await.json();
    assert_eq!(me.name, "Slow Hand");
    // Half a body changes nothing, however it ends.
    for end in 0..whole.len() {
        raw(&server.address, post(&whole[..end], 400).as_bytes(), false).await;
    }
    let me: Me = get(&server.address, "/api/me", &cookie).await.json();
    assert_eq!(me.name, "Slow Hand");
    must_be_calm(&server).await;
    server.stop().await;
}

/// A socket as it is on the wire, after the handshake and the welcome.
async fn raw_socket(address: &str, table: &str, cookie: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\
         Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    read_until(&mut stream, "\"tell\":\"welcome\"").await;
    stream
}

/// Reads until these words have come.
async fn read_until(stream: &mut TcpStream, words: &str) {
    let mut seen = Vec::new();
    let mut bytes = [0; 4096];
    while !seen
        .windows(words.len())
        .any(|part| part == words.as_bytes())
    {
        let read = stream.read(&mut bytes).await.unwrap();
        assert!(
            read > 0,
            "the line is dead: {}",
            String::from_utf8_lossy(&seen)
        );
        seen.extend_from_slice(&bytes[..read]);
    }
}

/// A frame with this first byte, masked as a client must.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match u16::try_from(payload.len()) {
        Ok(length) if length < 126 => bytes.push(0x80 | u8::try_from(length).unwrap()),
        Ok(length) => {
            bytes.push(0xfe);
            bytes.extend(length.to_be_bytes());
        }
        Err(_) => {
            bytes.push(0xff);
            bytes.extend((payload.len() as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]); // the mask that changes nothing
    bytes.extend(payload);
    bytes
}

const TEXT: u8 = 0x81;
const BINARY: u8 = 0x82;
const BEGINNING: u8 = 0x01;
const END: u8 = 0x80;

#[tokio::test]
async fn frames_of_any_kind_harm_nobody_else() {
    count_panics();
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let (address, id) = (server.address.as_str(), prepared.id.as_str());
    let cookie = &prepared.cookies[1];
    let mut client = Client::connect(address, id, &prepared.cookies[0]).await;
    let before = client.picture.clone();

    // Byte by byte, and in two halves with something between them.
    let explain = br#"{"ask":"explain","id":7,"action":"pass"}"#;
    let mut socket = raw_socket(address, id, cookie).await;
    for byte in frame(TEXT, explain) {
        socket.write_all(&[byte]).await.unwrap();
        tokio::task::yield_now().await;
    }
    read_until(&mut socket, "\"id\":7").await;
    let (half, rest) = explain.split_at(11);
    for part in [
        frame(BEGINNING, half),
        frame(0x89, b"ping"),
        frame(END, rest),
    ] {
        socket.write_all(&part).await.unwrap();
    }
    read_until(&mut socket, "\"id\":7").await;
    // What can be read as a frame is answered, whatever is in it.
    let deep = "[".repeat(4000);
    let many = format!("{{\"ask\":{}1{}}}", "{\"a\":".repeat(700), "}".repeat(700));
    for garbage in [
        deep.as_bytes(),
        many.as_bytes(),
        b"{\"ask\":[]}",
        b"0",
        b"\0",
    ] {
        socket.write_all(&frame(TEXT, garbage)).await.unwrap();
        read_until(&mut socket, "garbled").await;
    }
    socket
        .write_all(&frame(BINARY, &[0xff; 300]))
        .await
        .unwrap();
    read_until(&mut socket, "garbled").await;
    drop(socket);

    // What cannot, ends its own line.
    let mut luck = QuickLuck::new(5);
    let mut ways = vec![
        frame(TEXT, &[0xff, 0xfe, 0xc0]),
        frame(TEXT, &vec![b'x'; 20_000]),
        frame(TEXT, explain)[..9].to_vec(),
        frame(END, explain),
        frame(0xf1, explain),
        frame(0x83, explain),
        [&[TEXT, 0xff][..], &(1_u64 << 40).to_be_bytes(), &[0; 4]].concat(),
        [&[0x88, 0x80 | 1][..], &[0; 5]].concat(),
        [TEXT, 2, b'{', b'}'].to_vec(),
    ];
    for _ in 0..20 {
        let length = 1 + luck.below(200);
        ways.push(noise(&mut luck, length));
    }
    for way in ways {
        let mut socket = raw_socket(address, id, "").await;
        // It may be dead before all of it is sent.
        let _ = socket.write_all(&way).await;
    }
    client.settle().await;
    assert_eq!(client.picture, before);
    let first = client.seen().legal[0].1.clone();
    client.must(&first).await;
    drop(client);
    must_be_calm(&server).await;
    server.stop().await;
}
