//! One player's way to his table, and what he picks out of what he is told.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;
use tortuga_core::{Hex32, Seat, Viewer};
use tortuga_protocol::{Ask, Clocks, Stage};
use tortuga_server::Visit;

use crate::bench_server::gather::Person;
use crate::bench_server::served::Served;
use crate::line::Socket;

/// A socket, or a way without one.
pub(super) enum Wire {
    Socket(Box<Socket>),
    Visit(Visit),
}

impl Wire {
    /// Comes to a table; none if nobody answers there.
    pub(super) async fn open(server: &Ways, person: &Person, table: &str) -> Option<Self> {
        match &server.door {
            None => {
                let socket = person.line.socket(table).await.ok()?;
                Some(Self::Socket(Box::new(socket)))
            }
            Some(door) => {
                let token = Hex32::try_from(person.line.session()?.to_owned()).ok()?;
                Some(Self::Visit(door.visit(table, token).await?))
            }
        }
    }

    /// Asks for something; false if nobody takes it.
    pub(super) async fn ask(&mut self, ask: Ask) -> bool {
        match self {
            Self::Socket(socket) => socket.say(&ask).await.is_ok(),
            Self::Visit(visit) => visit.ask(ask).await,
        }
    }

    /// What is told next; none when the line is broken.
    pub(super) async fn told(&mut self) -> Option<String> {
        match self {
            Self::Socket(socket) => socket.next_text().await.ok(),
            Self::Visit(visit) => Some(visit.told().await?.to_string()),
        }
    }
}

/// How players come to their tables.
#[derive(Clone)]
pub(super) struct Ways {
    door: Option<tortuga_server::Door>,
}

impl Ways {
    pub(super) fn to(server: &Served) -> Self {
        Self {
            door: server.door().cloned(),
        }
    }
}

/// What a player picks out of a message; the rest is for people with eyes.
#[derive(Deserialize, Debug)]
pub(super) struct Glimpse<'t> {
    #[serde(borrow)]
    pub(super) tell: Cow<'t, str>,
    pub(super) id: Option<u32>,
    #[serde(borrow)]
    pub(super) table: Option<Card<'t>>,
    /// In a welcome.
    #[serde(borrow)]
    pub(super) picture: Option<Sight<'t>>,
    /// In a welcome, and in a picture.
    #[serde(borrow, default)]
    pub(super) heard: Vec<&'t RawValue>,
    pub(super) version: Option<u32>,
    #[serde(borrow, default)]
    pub(super) legal: Vec<(u16, Cow<'t, str>)>,
    pub(super) pause: Option<u32>,
    /// In a welcome.
    pub(super) clocks: Option<Clocks>,
    /// In a message about clocks.
    pub(super) left: Option<Vec<Option<i64>>>,
    pub(super) running: Option<Vec<Seat>>,
}

/// What a player picks out of a picture.
#[derive(Deserialize, Debug)]
pub(super) struct Sight<'t> {
    pub(super) version: u32,
    #[serde(borrow)]
    pub(super) legal: Vec<(u16, Cow<'t, str>)>,
    pub(super) pause: Option<u32>,
}

/// What a player picks out of the card of his table.
#[derive(Deserialize, Debug)]
pub(super) struct Card<'t> {
    pub(super) stage: Stage,
    pub(super) host: bool,
    pub(super) viewer: Viewer,
    #[serde(borrow)]
    pub(super) rematch: Option<Cow<'t, str>>,
}
