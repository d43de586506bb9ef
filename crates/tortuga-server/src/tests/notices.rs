//! Notices at slow tables: each turn is told once, whatever happens in between.

use std::path::{Path, PathBuf};

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tortuga_core::Hex32;
use tortuga_protocol::{Failed, Notices, Problem, Tempo};

use super::care::until;
use super::client::post;
use super::{Client, Prepared, Running, SECRET, fresh_table, prepare_timed};
use crate::Config;
use crate::storage::Storage;

const SLOW: Tempo = Tempo::Slow { hours: 48 };

/// A slow table of two, both of whom are waited for. Nobody is at it.
struct Slow {
    data: PathBuf,
    prepared: Prepared,
    storage: Storage,
    _folder: TempDir,
}

impl Slow {
    async fn table() -> Self {
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("data");
        let prepared = prepare_timed(&data, fresh_table(2).as_ref(), 2, Vec::new(), SLOW).await;
        let storage = Storage::open(&data).await.unwrap();
        Self {
            data,
            prepared,
            storage,
            _folder: folder,
        }
    }

    /// The second player's settings.
    async fn wants(&self, server: &Running, notices: &Notices) {
        let cookie = &self.prepared.cookies[1];
        let set = post(&server.address, "/api/me/notices", cookie, notices).await;
        assert_eq!(set.json::<Notices>(), *notices);
    }

    /// It is noted that somebody is to be told, and the time for it has come.
    async fn is_due(&self) {
        until(async || !self.due().await.is_empty()).await;
        self.storage.hurry_notices_for_test().await;
    }

    /// The seats that are to be told something, sooner or later.
    async fn due(&self) -> Vec<u8> {
        let due = self.storage.due_notices(i64::MAX).await.unwrap();
        due.into_iter().map(|notice| notice.seat.0).collect()
    }

    /// The first player plays until it is not his turn.
    async fn first_player_plays(&self, server: &Running) -> Client {
        let cookie = &self.prepared.cookies[0];
        let mut client = Client::connect(&server.address, &self.prepared.id, cookie).await;
        finish(&mut client).await;
        client
    }
}

/// Does the first thing that may be done, until there is nothing.
async fn finish(client: &mut Client) {
    while let Some((_, action)) = client.seen().legal.first().cloned() {
        client.must(&action).await;
        client.settle().await;
    }
}

fn with_webhooks(data: &Path) -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: data.to_owned(),
        webhooks: true,
        webhooks_to_private: true,
        ..Config::default()
    }
}

/// Takes one call of a web address and answers it.
async fn one_call(listener: &TcpListener) -> String {
    let (mut stream, _) = listener.accept().await.unwrap();
    let mut text = String::new();
    let mut bytes = [0; 4096];
    while !text.contains("\"url\"") {
        let read = stream.read(&mut bytes).await.unwrap();
        assert!(read > 0, "{text}");
        text.push_str(std::str::from_utf8(&bytes[..read]).unwrap());
    }
    let answer = "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";
    stream.write_all(answer.as_bytes()).await.unwrap();
    text
}

/// Nobody stands before the door.
fn nobody_calls(listener: TcpListener) {
    let listener = listener.into_std().unwrap();
    let called = listener.accept().map(|(_, from)| from);
    let error = called.expect_err("one call too many");
    assert_eq!(error.kind(), std::io::ErrorKind::WouldBlock);
}

/// The server goes down after it has noted the turn and before it has told it;
/// and once more when it has.
#[tokio::test]
async fn a_turn_is_called_once_even_if_the_server_goes_down_in_between() {
    let slow = Slow::table().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let hook = format!("http://{}/hook", listener.local_addr().unwrap());
    let server = Running::start_with(with_webhooks(&slow.data)).await;
    let notices = Notices {
        webhook: Some(hook),
        ..Notices::default()
    };
    slow.wants(&server, &notices).await;
    let mail = Notices {
        mail: Some("mara@example.org".to_owned()),
        ..Notices::default()
    };
    let path = "/api/me/notices";
    let refused = post(&server.address, path, &slow.prepared.cookies[1], &mail).await;
    assert_eq!(refused.json::<Failed>().problem, Problem::BadNotices);
    let _client = slow.first_player_plays(&server).await;
    until(async || slow.due().await == [1]).await;
    server.stop().await;

    let server = Running::start_with(with_webhooks(&slow.data)).await;
    slow.is_due().await;
    let call = one_call(&listener).await;
    assert!(call.starts_with("POST /hook "), "{call}");
    assert!(call.contains("\"table\":\"prepared\"") && call.contains("\"seat\":1"));
    assert!(
        !call.contains(&secret()) && !call.contains("tortuga="),
        "{call}"
    );
    server.stop().await;

    // The table is opened again, and finds that the turn has been told.
    let server = Running::start_with(with_webhooks(&slow.data)).await;
    drop(slow.first_player_plays(&server).await);
    assert!(slow.due().await.is_empty());
    server.stop().await;
    nobody_calls(listener);
    slow.storage.close().await;
}

fn secret() -> String {
    Hex32(SECRET).to_string()
}

/// A mail server of a few words; what it is handed comes out at the other end.
async fn post_office() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let (mails, mailbox) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(take_mails(stream, mails.clone()));
        }
    });
    (url, mailbox)
}

/// One conversation: envelope and letter, as many as are handed in.
async fn take_mails(mut stream: TcpStream, mails: mpsc::UnboundedSender<String>) {
    let (from, mut to) = stream.split();
    let mut lines = BufReader::new(from).lines();
    to.write_all(b"220 post.example\r\n").await.unwrap();
    let mut mail = String::new();
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match line.get(..4).unwrap_or_default() {
            "EHLO" => "250-post.example\r\n250 8BITMIME\r\n",
            "DATA" => {
                to.write_all(b"354 go on\r\n").await.unwrap();
                while let Ok(Some(line)) = lines.next_line().await
                    && line != "."
                {
                    mail.push_str(&line);
                    mail.push('\n');
                }
                mails.send(std::mem::take(&mut mail)).unwrap();
                "250 taken\r\n"
            }
            "MAIL" | "RCPT" => {
                mail.push_str(&line);
                mail.push('\n');
                "250 good\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 well\r\n",
        };
        if to.write_all(answer.as_bytes()).await.is_err() {
            return;
        }
    }
}

fn with_mails(data: &Path, smtp: &str) -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: data.to_owned(),
        public_url: Some("https://games.example.org".parse().unwrap()),
        smtp: Some(smtp.parse().unwrap()),
        mail_from: Some("Tortuga <tortuga@games.example.org>".to_owned()),
        ..Config::default()
    }
}

fn mail_to(quiet: Option<(u16, u16)>) -> Notices {
    Notices {
        mail: Some("mara@example.org".to_owned()),
        quiet,
        ..Notices::default()
    }
}

#[tokio::test]
async fn every_turn_brings_one_mail_through_a_mail_server() {
    let slow = Slow::table().await;
    let (smtp, mut mailbox) = post_office().await;
    let server = Running::start_with(with_mails(&slow.data, &smtp)).await;
    slow.wants(&server, &mail_to(None)).await;
    let mut first = slow.first_player_plays(&server).await;
    slow.is_due().await;
    let mail = mailbox.recv().await.unwrap();
    for part in [
        "MAIL FROM:<tortuga@games.example.org>",
        "RCPT TO:<mara@example.org>",
        "To: mara@example.org",
        "https://games.example.org/t/prepared",
    ] {
        assert!(mail.contains(part), "{part} is missing in {mail}");
    }
    for cookie in &slow.prepared.cookies {
        assert!(!mail.contains(cookie.trim_start_matches("tortuga=")));
    }
    assert!(!mail.contains(&secret()), "{mail}");
    // The turn is told; the next one is told again.
    assert!(slow.due().await.is_empty());
    let cookie = &slow.prepared.cookies[1];
    let mut second = Client::connect(&server.address, "prepared", cookie).await;
    finish(&mut second).await;
    first
        .settle_until(|client| client.table.seats[1].here)
        .await;
    drop(second);
    first
        .settle_until(|client| !client.table.seats[1].here)
        .await;
    finish(&mut first).await;
    slow.is_due().await;
    mailbox.recv().await.unwrap();
    server.stop().await;
    assert!(mailbox.try_recv().is_err(), "one mail too many");
    slow.storage.close().await;
}

#[tokio::test]
async fn in_quiet_hours_no_mail_comes() {
    let slow = Slow::table().await;
    let (smtp, mut mailbox) = post_office().await;
    let server = Running::start_with(with_mails(&slow.data, &smtp)).await;
    let minute = crate::wall::Wall::set().seconds() / 60 % 1440;
    let minute = u16::try_from(minute).unwrap();
    let around = ((minute + 1430) % 1440, (minute + 30) % 1440);
    slow.wants(&server, &mail_to(Some(around))).await;
    let _first = slow.first_player_plays(&server).await;
    slow.is_due().await;
    // It is put off, by half an hour at the most.
    let now = crate::wall::Wall::set().now();
    until(async || {
        let later = slow.storage.due_notices(now).await.unwrap().is_empty();
        later && slow.due().await == [1]
    })
    .await;
    let in_time = slow.storage.due_notices(now + 32 * 60_000).await.unwrap();
    assert_eq!(in_time.len(), 1);
    assert!(mailbox.try_recv().is_err(), "it is night");
    slow.wants(&server, &mail_to(None)).await;
    slow.is_due().await;
    mailbox.recv().await.unwrap();
    server.stop().await;
    assert!(mailbox.try_recv().is_err(), "one mail too many");
    slow.storage.close().await;
}
