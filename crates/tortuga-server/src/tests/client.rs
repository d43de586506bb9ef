//! A client as small as it can be.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tortuga_core::{Seat, Viewer};
use tortuga_protocol::{Ask, Heard, Picture, Said, TableCard, Tell};

/// What a plain request got.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The cookie that came with it.
    pub(crate) fn cookie(&self) -> Option<String> {
        let line = self
            .head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "))?;
        line.split(';').next().map(str::to_owned)
    }
}

/// One request over a connection of its own; `more` are further header lines.
pub(crate) async fn request(address: &str, what: &str, more: &[String], body: &str) -> Answer {
    send(address, what, more, "application/json", body).await
}

async fn send(address: &str, what: &str, more: &[String], kind: &str, body: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut text = format!("{what} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for line in more {
        text.push_str(line);
        text.push_str("\r\n");
    }
    if !body.is_empty() {
        text.extend(["Content-Type: ", kind, "\r\n"]);
    }
    let length = body.len();
    text.extend([&format!("Content-Length: {length}\r\n\r\n"), body]);
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    Answer {
        status: head[9..12].parse().unwrap(),
        head: head.to_lowercase(),
        body: body.to_owned(),
    }
}

pub(crate) async fn get(address: &str, path: &str, cookie: &str) -> Answer {
    request(address, &format!("GET {path}"), &[cookie_line(cookie)], "").await
}

pub(crate) async fn post(address: &str, path: &str, cookie: &str, body: &impl Serialize) -> Answer {
    let body = serde_json::to_string(body).unwrap();
    request(
        address,
        &format!("POST {path}"),
        &[cookie_line(cookie)],
        &body,
    )
    .await
}

/// Posts plain text.
pub(crate) async fn post_text(address: &str, path: &str, text: &str) -> Answer {
    let what = format!("POST {path}");
    send(address, &what, &[], "text/plain", text).await
}

fn cookie_line(cookie: &str) -> String {
    format!("Cookie: {cookie}")
}

/// Somebody at a table.
pub(crate) struct Client {
    socket: Box<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    /// Everything that came, as it came.
    pub(crate) frames: Vec<String>,
    pub(crate) table: TableCard,
    pub(crate) picture: Option<Picture>,
    pub(crate) heard: Vec<Heard>,
    pub(crate) said: Vec<Said>,
    asked: u32,
}

impl Client {
    /// Connects and waits to be welcomed.
    pub(crate) async fn connect(address: &str, table: &str, cookie: &str) -> Self {
        let connected = Self::try_connect(address, table, cookie).await;
        connected.unwrap_or_else(|tell| panic!("not welcome: {tell:?}"))
    }

    /// Connects; what the server says if one is not welcome.
    pub(crate) async fn try_connect(
        address: &str,
        table: &str,
        cookie: &str,
    ) -> Result<Self, Tell> {
        Self::try_connect_to(address, &format!("{table}/socket"), cookie).await
    }

    /// The same at any address behind `/api/tables/`.
    pub(crate) async fn try_connect_to(
        address: &str,
        table: &str,
        cookie: &str,
    ) -> Result<Self, Tell> {
        let mut socket = open(address, table, cookie).await;
        let frame = next_text(&mut socket).await;
        let tell = read(&frame);
        let Tell::Welcome {
            table,
            picture,
            heard,
            said,
            ..
        } = tell
        else {
            return Err(tell);
        };
        Ok(Self {
            socket,
            frames: vec![frame],
            table,
            picture: picture.map(|picture| *picture),
            heard,
            said,
            asked: 0,
        })
    }

    /// The next message; what it tells is kept.
    pub(crate) async fn next(&mut self) -> Tell {
        let frame = next_text(&mut self.socket).await;
        let tell = read(&frame);
        self.frames.push(frame);
        match &tell {
            Tell::Welcome {
                table,
                picture,
                heard,
                said,
                ..
            } => {
                self.said.clone_from(said);
                self.table = table.clone();
                self.picture = picture.as_deref().cloned();
                self.heard.clone_from(heard);
            }
            Tell::Table { table } => self.table = table.clone(),
            Tell::Picture(picture) => {
                self.heard.extend(picture.heard.iter().cloned());
                self.picture = Some((**picture).clone());
            }
            Tell::Said(said) => self.said.push(said.clone()),
            Tell::HoldOn { .. }
            | Tell::Clocks(_)
            | Tell::Done { .. }
            | Tell::Kept { .. }
            | Tell::Hint { .. }
            | Tell::Refused { .. }
            | Tell::Allowed { .. }
            | Tell::Stale { .. }
            | Tell::Sorry { .. } => {}
        }
        tell
    }

    pub(crate) async fn say(&mut self, ask: &Ask) {
        let text = serde_json::to_string(ask).unwrap();
        self.say_text(&text).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::Text(text.into())).await.unwrap();
    }

    /// Asks with the next number and waits for the answer to it.
    pub(crate) async fn ask(&mut self, ask: impl FnOnce(u32, u32) -> Ask) -> Tell {
        self.asked += 1;
        let id = self.asked;
        let version = self.picture.as_ref().map_or(0, |picture| picture.version);
        self.say(&ask(id, version)).await;
        loop {
            let tell = self.next().await;
            if answers(&tell) == Some(id) {
                return tell;
            }
        }
    }

    pub(crate) async fn act(&mut self, action: &str) -> Tell {
        let action = action.to_owned();
        self.ask(|id, picture| Ask::Act {
            id,
            picture,
            action,
        })
        .await
    }

    /// Acts, and it must be accepted.
    pub(crate) async fn must(&mut self, action: &str) {
        let tell = self.act(action).await;
        assert!(matches!(tell, Tell::Done { .. }), "{action}: {tell:?}");
    }

    pub(crate) async fn explain(&mut self, action: &str) -> Tell {
        let action = action.to_owned();
        self.ask(|id, _| Ask::Explain { id, action }).await
    }

    pub(crate) async fn undo(&mut self) -> Tell {
        self.ask(|id, picture| Ask::Undo { id, picture }).await
    }

    /// Reads on until the server ends the connection.
    pub(crate) async fn must_end(mut self) {
        let wait = Duration::from_secs(30);
        loop {
            let frame = tokio::time::timeout(wait, self.socket.next()).await;
            let frame = frame.expect("the connection ends");
            if matches!(frame, None | Some(Ok(Message::Close(_)) | Err(_))) {
                return;
            }
        }
    }

    /// Reads on until the server says goodbye; a line that only breaks is none.
    pub(crate) async fn must_be_closed(mut self) {
        let wait = Duration::from_secs(30);
        loop {
            let frame = tokio::time::timeout(wait, self.socket.next()).await;
            match frame.expect("the connection ends") {
                Some(Ok(Message::Close(_))) => return,
                Some(Ok(_)) => {}
                other => panic!("no goodbye: {other:?}"),
            }
        }
    }

    pub(crate) fn seen(&self) -> &Picture {
        self.picture.as_ref().expect("the game has begun")
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.table.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Reads on until it is so.
    pub(crate) async fn settle_until(&mut self, so: impl Fn(&Self) -> bool) {
        while !so(self) {
            self.next().await;
        }
    }

    /// Reads on until something cannot be done.
    pub(crate) async fn until_sorry(&mut self) -> Tell {
        loop {
            let tell = self.next().await;
            if matches!(tell, Tell::Sorry { .. }) {
                return tell;
            }
        }
    }

    /// What came is up to here: asks something harmless and waits for the answer.
    pub(crate) async fn settle(&mut self) {
        self.explain("pass").await;
    }
}

/// The question that a message answers.
pub(crate) fn answers(tell: &Tell) -> Option<u32> {
    match tell {
        Tell::Done { id }
        | Tell::Kept { id }
        | Tell::Hint { id, .. }
        | Tell::Refused { id, .. }
        | Tell::Allowed { id }
        | Tell::Stale { id } => Some(*id),
        Tell::Sorry { id, .. } => *id,
        Tell::Welcome { .. }
        | Tell::Table { .. }
        | Tell::Picture(_)
        | Tell::Clocks(_)
        | Tell::Said(_)
        | Tell::HoldOn { .. } => None,
    }
}

async fn open(
    address: &str,
    table: &str,
    cookie: &str,
) -> Box<WebSocketStream<MaybeTlsStream<TcpStream>>> {
    let url = format!("ws://{address}/api/tables/{table}");
    let mut request = url.into_client_request().unwrap();
    request
        .headers_mut()
        .insert("cookie", cookie.parse().unwrap());
    // Room for a line with TLS is large, and tests keep many.
    let (socket, _) = Box::pin(connect_async(request)).await.unwrap();
    Box::new(socket)
}

async fn next_text(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> String {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(30), socket.next());
        match frame.await.expect("an answer in time") {
            Some(Ok(Message::Text(text))) => return text.to_string(),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            other => panic!("the connection ended: {other:?}"),
        }
    }
}

fn read(frame: &str) -> Tell {
    serde_json::from_str(frame).unwrap_or_else(|error| panic!("{error}: {frame}"))
}
