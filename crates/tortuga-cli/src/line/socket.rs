//! The socket of a table: questions go out, what the server tells comes in.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use tortuga_protocol::{Ask, PROTOCOL, Tell};

use super::{Place, Trouble};

/// Nobody waits longer for a socket to open.
const PATIENCE: Duration = Duration::from_secs(8);
/// Whoever says nothing for so long is gone: a server asks for a sign of life
/// three times as often.
const SILENCE: Duration = Duration::from_mins(1);

/// Larger messages come in pieces.
const READ_BUFFER: usize = 8 * 1024;

/// An open socket at a table.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// When the server last gave a sign of life.
    heard_at: Instant,
}

impl Socket {
    pub(super) async fn open(
        place: &Place,
        table: &str,
        cookie: Option<&str>,
    ) -> Result<Self, Trouble> {
        let path = format!("/api/tables/{table}/socket?protocol={PROTOCOL}");
        let address = place.socket_address(&path);
        let mut request = address
            .into_client_request()
            .map_err(|_| place.no_tortuga())?;
        if let Some(cookie) = cookie {
            let cookie = HeaderValue::from_str(cookie).map_err(|_| Trouble::BadSession)?;
            request.headers_mut().insert(COOKIE, cookie);
        }
        // Messages are small, and none waits for the one before it.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let connecting = connect_async_with_config(request, Some(config), true);
        let opened = timeout(PATIENCE, connecting).await;
        let (stream, _) = opened.map_err(|_| place.nobody())?.map_err(|error| {
            if matches!(error, Error::Http(_)) {
                place.no_tortuga()
            } else {
                place.nobody()
            }
        })?;
        Ok(Self {
            stream,
            heard_at: Instant::now(),
        })
    }

    /// Asks something.
    pub(crate) async fn say(&mut self, ask: &Ask) -> Result<(), Trouble> {
        let text = serde_json::to_string(ask).map_err(|_| Trouble::Garbled)?;
        let sent = timeout(PATIENCE, self.stream.send(Message::Text(text.into()))).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Trouble::Broken),
        }
    }

    /// The next message as it comes. May be given up at any moment; nothing is
    /// lost then.
    pub(crate) async fn next_text(&mut self) -> Result<String, Trouble> {
        loop {
            let frame = timeout_at(self.heard_at + SILENCE, self.stream.next()).await;
            self.heard_at = Instant::now();
            match frame {
                Ok(Some(Ok(Message::Text(text)))) => return Ok(text.to_string()),
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                Ok(Some(Ok(_) | Err(_)) | None) | Err(_) => return Err(Trouble::Broken),
            }
        }
    }

    /// The next thing that the server tells.
    pub(crate) async fn next(&mut self) -> Result<Tell, Trouble> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|_| Trouble::Garbled)
    }

    /// Says goodbye.
    pub(crate) async fn close(mut self) {
        // Whoever is gone already cannot be told.
        let _ = timeout(Duration::from_secs(1), self.stream.close(None)).await;
    }
}
