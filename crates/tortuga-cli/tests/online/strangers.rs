//! No server, no Tortuga, another version, a wrong address: one clear line.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::thread;

use tempfile::tempdir;
use tortuga_protocol::{Problem, Tell};

use crate::player::Player;
use crate::served::Served;

/// What the program says, and how it ends.
fn tried(server: &str, args: &[&str]) -> (Option<i32>, String) {
    let folder = tempdir().unwrap();
    let session = folder.path().join("s.json");
    Player::start(server, &session, args).end()
}

#[track_caller]
fn check(server: &str, args: &[&str], code: i32, said: &str) {
    let (ended, text) = tried(server, args);
    assert!(text.contains(said), "{text}");
    assert_eq!(text.trim_end().lines().count(), 1, "{text}");
    assert_eq!(ended, Some(code), "{text}");
}

#[test]
fn a_wrong_address_is_told_before_anything_is_sent() {
    check(
        "ftp://example.org",
        &["groo"],
        2,
        "is no address of a server",
    );
    check(
        "localhost:1/x/y",
        &["groo", "--lang", "de"],
        2,
        "ist keine Adresse eines Servers",
    );
    check("localhost:1", &[], 2, "Which game?");
    check(
        "localhost:1/t/kelp",
        &["groo"],
        2,
        "groo: a link leads to a table",
    );
    check(
        "localhost:1/t/kelp",
        &["--public"],
        2,
        "--public: a link leads",
    );
}

#[test]
fn where_nobody_answers_it_is_said() {
    // A port that was ours a moment ago is nobody's now.
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap().to_string();
    drop(free);
    check(
        &address,
        &["groo"],
        1,
        "Nobody answers at http://127.0.0.1:",
    );
    check(&address, &["groo", "--lang", "de"], 1, "antwortet niemand");
}

/// A server that answers every request with this text, and every socket with
/// that frame.
fn fake(answer: &'static str, frame: Option<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    thread::spawn(move || {
        for stream in listener.incoming() {
            serve(stream.unwrap(), answer, frame.as_deref());
        }
    });
    address
}

fn serve(mut stream: TcpStream, answer: &str, frame: Option<&str>) {
    let mut head = [0; 4096];
    let count = stream.peek(&mut head).unwrap();
    let head = String::from_utf8_lossy(&head[..count]).to_lowercase();
    if let Some(frame) = frame.filter(|_| head.contains("upgrade: websocket")) {
        let mut socket = tokio_tungstenite::tungstenite::accept(stream).unwrap();
        socket.send(frame.into()).unwrap();
        let _ = socket.close(None);
        let _ = socket.read();
        return;
    }
    let _ = stream.read(&mut [0; 4096]);
    let length = answer.len();
    let text =
        format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{answer}");
    let _ = stream.write_all(text.as_bytes());
}

#[test]
fn who_is_no_tortuga_server_is_told_apart() {
    let address = fake("<html>Welcome!</html>", None);
    check(&address, &["groo"], 1, "it is no Tortuga server");
}

/// Enough of every answer for somebody who opens a table.
const ANY: &str = r#"{"name":"Ann","claimed":false,"id":"kelp"}"#;

#[test]
fn another_version_of_the_protocol_is_noticed() {
    let problem = Problem::OtherVersion;
    let sorry =
        serde_json::to_string(&Tell::<serde_json::Value>::Sorry { id: None, problem }).unwrap();
    let address = fake(ANY, Some(sorry));
    check(&address, &["groo"], 1, "another version of the protocol");
    let address = fake(ANY, Some(r#"{"tell":"ahoy"}"#.to_owned()));
    check(
        &address,
        &["groo", "--lang", "de"],
        1,
        "andere Fassung des Protokolls",
    );
}

#[test]
fn a_table_that_is_not_there_is_not_waited_for() {
    let folder = tempdir().unwrap();
    let server = Served::start(&folder.path().join("data.db"));
    let link = format!("{}/t/kelp", server.address);
    check(&link, &[], 1, "There is no such table.");
    check(&link, &["--lang", "de"], 1, "Diesen Tisch gibt es nicht.");
    let options = ["groo", "--set", "seats=9"];
    let (code, _) = tried(&server.address, &options);
    assert_eq!(code, Some(2));
}
