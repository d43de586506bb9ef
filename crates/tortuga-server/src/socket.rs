//! One connection: frames in, frames out.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::mpsc;
use tokio::time::{interval, timeout};
use tortuga_play::Tell;
use tortuga_protocol::{Ask, LARGEST_ASK, Problem};

use crate::House;
use crate::limits::Allowance;
use crate::people::Guest;
use crate::table::Message;

/// So many frames may wait for a slow connection.
const OUTBOX: usize = 1024;
/// So many frames travel along with another.
const TOGETHER: usize = 16;
/// Whoever says nothing is asked for a sign of life so often.
const PING: Duration = Duration::from_secs(20);
/// Whoever gives none for so long is gone.
const SILENCE: Duration = Duration::from_mins(1);

static CONNECTIONS: AtomicU64 = AtomicU64::new(0);

/// Serves a connection until it ends.
pub(crate) async fn serve(socket: WebSocket, house: Arc<House>, id: String, guest: Option<Guest>) {
    let mut stopping = house.stopping.clone();
    let (mut out, frames) = socket.split();
    if let Some((line, outbox)) = Line::join(house, id, guest).await {
        tokio::select! {
            () = line.talk(&mut out, frames, outbox) => {}
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
        line.leave();
    } else {
        let _ = put(&mut out, Frame::Text(sorry(Problem::NoSuchTable))).await;
    }
    let _ = timeout(PING, out.close()).await;
}

/// Somebody cannot be served; he is told why.
pub(crate) async fn refuse(socket: WebSocket, problem: Problem) {
    let (mut out, _) = socket.split();
    let _ = put(&mut out, Frame::Text(sorry(problem))).await;
    let _ = timeout(PING, out.close()).await;
}

type Out = SplitSink<WebSocket, Frame>;

/// Sends a frame; false if nobody takes it.
async fn put(out: &mut Out, frame: Frame) -> bool {
    matches!(timeout(SILENCE, out.send(frame)).await, Ok(Ok(())))
}

/// Sends a frame and what waits behind it in one go, because a move is several
/// messages; false if nobody takes them.
async fn put_all(out: &mut Out, first: Frame, outbox: &mut mpsc::Receiver<Utf8Bytes>) -> bool {
    let sending = async {
        out.feed(first).await?;
        for _ in 0..TOGETHER {
            let Ok(text) = outbox.try_recv() else { break };
            out.feed(Frame::Text(text)).await?;
        }
        out.flush().await
    };
    matches!(timeout(SILENCE, sending).await, Ok(Ok(())))
}

/// The way from a connection to its table.
pub(crate) struct Line {
    connection: u64,
    house: Arc<House>,
    id: String,
}

impl Line {
    /// Somebody comes to a table; what it tells him is in the second part. None
    /// if there is no such table.
    pub(crate) async fn join(
        house: Arc<House>,
        id: String,
        guest: Option<Guest>,
    ) -> Option<(Self, mpsc::Receiver<Utf8Bytes>)> {
        let connection = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        let (sink, outbox) = mpsc::channel(OUTBOX);
        let line = Self {
            connection,
            house,
            id,
        };
        let join = Message::Join {
            connection,
            guest,
            sink,
        };
        line.send(join).await.then_some((line, outbox))
    }

    /// Asks the table for something; false if there is none any more.
    pub(crate) async fn ask(&self, ask: Ask) -> bool {
        self.house.metrics.asks.inc();
        let connection = self.connection;
        self.send(Message::Ask { connection, ask }).await
    }

    async fn send(&self, message: Message) -> bool {
        let sent = self.house.tables.send(&self.id, message).await;
        sent.unwrap_or_else(|error| {
            tracing::error!(%error, "a table cannot be reached");
            false
        })
    }

    /// A table that is not in memory has forgotten everybody anyway.
    pub(crate) fn leave(&self) {
        let connection = self.connection;
        self.house
            .tables
            .send_if_open(&self.id, Message::Leave { connection });
    }

    /// Frames in and frames out, until one side has enough.
    async fn talk(
        &self,
        out: &mut Out,
        mut frames: SplitStream<WebSocket>,
        mut outbox: mpsc::Receiver<Utf8Bytes>,
    ) {
        let mut allowance = Allowance::new(
            self.house.config.asks_at_once.into(),
            self.house.config.asks_per_second.into(),
        );
        let mut pulse = interval(PING);
        let mut heard_at = Instant::now();
        loop {
            let frame = tokio::select! {
                text = outbox.recv() => match text {
                    Some(text) => Some(Frame::Text(text)),
                    None => return,
                },
                frame = frames.next() => {
                    let Some(Ok(frame)) = frame else { return };
                    heard_at = Instant::now();
                    match self.take(frame, &mut allowance).await {
                        Some(answer) => answer.map(Frame::Text),
                        None => return,
                    }
                }
                _ = pulse.tick() => {
                    if heard_at.elapsed() > SILENCE {
                        return;
                    }
                    Some(Frame::Ping(Bytes::new()))
                }
            };
            if let Some(frame) = frame
                && !put_all(out, frame, &mut outbox).await
            {
                return;
            }
        }
    }

    /// Takes a frame; an answer for what never reaches the table, none at the end.
    async fn take(&self, frame: Frame, allowance: &mut Allowance) -> Option<Option<Utf8Bytes>> {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Binary(_) => Utf8Bytes::default(),
            Frame::Ping(_) | Frame::Pong(_) => return Some(None),
            Frame::Close(_) => return None,
        };
        if !allowance.take() {
            return Some(Some(sorry(Problem::TooMuch)));
        }
        let ask = (text.len() <= LARGEST_ASK).then(|| serde_json::from_str::<Ask>(&text));
        let Some(Ok(ask)) = ask else {
            return Some(Some(sorry(Problem::Garbled)));
        };
        self.ask(ask).await.then_some(None)
    }
}

fn sorry(problem: Problem) -> Utf8Bytes {
    let tell = Tell::Sorry { id: None, problem };
    serde_json::to_string(&tell)
        .expect("our own messages are plain data")
        .into()
}
