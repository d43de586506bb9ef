//! Who looks at the table, and what he is told.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use tortuga_core::{Seat, Viewer};
use tortuga_play::{Pictures, Tell};
use tortuga_protocol::{PROTOCOL, Problem};

use super::Room;
use crate::people::Guest;
use crate::storage::{GuestId, Sitting, StoredTable};

/// So many may look at one table, whoever sits at it apart.
const MOST_ONLOOKERS: usize = 200;
/// So many windows may one player have.
const MOST_OF_ONE: usize = 10;

/// Somebody who looks at the table.
pub(super) struct Onlooker {
    pub(super) guest: Option<Guest>,
    pub(super) sink: mpsc::Sender<Utf8Bytes>,
    /// Whom he does not want to hear.
    pub(super) muted: Vec<GuestId>,
}

impl Onlooker {
    pub(super) fn id(&self) -> Option<GuestId> {
        self.guest.as_ref().map(|guest| guest.id)
    }
}

impl Room {
    pub(super) async fn join(
        &mut self,
        connection: u64,
        guest: Option<Guest>,
        sink: mpsc::Sender<Utf8Bytes>,
    ) {
        let id = guest.as_ref().map(|guest| guest.id);
        let seat = id.and_then(|id| seat_of(&self.stored, id));
        if let Err(problem) = self.may_join(id, seat) {
            let _ = sink.try_send(frame(&Tell::Sorry { id: None, problem }));
            return;
        }
        let muted = match id {
            Some(id) => self.storage.muted_by(id).await.unwrap_or_default(),
            None => Vec::new(),
        };
        let comes = seat.filter(|seat| !self.is_here(*seat));
        let onlooker = Onlooker { guest, sink, muted };
        self.onlookers.insert(connection, onlooker);
        self.welcome(connection);
        if let Some(seat) = comes {
            self.tell_presence(connection);
            self.has_seen(seat).await;
        }
    }

    pub(super) fn may_join(
        &self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
    ) -> Result<(), Problem> {
        let same = |one: &&Onlooker| one.id().is_some() && one.id() == guest;
        let crowd = if seat.is_some() {
            self.onlookers.values().filter(same).count() >= MOST_OF_ONE
        } else {
            self.onlookers.len() >= MOST_ONLOOKERS
        };
        if crowd {
            return Err(Problem::TooMuch);
        }
        if seat.is_none() && self.play.is_some() && !self.stored.watchable {
            return Err(Problem::NotWatchable);
        }
        Ok(())
    }

    pub(super) fn leave(&mut self, connection: u64) {
        let seat = self.seat_behind(connection);
        self.onlookers.remove(&connection);
        self.forget_hint(connection);
        if seat.is_some_and(|seat| !self.is_here(seat)) {
            self.tell_presence(connection);
        }
    }

    /// Somebody with this seat looks at the table.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.onlookers
            .keys()
            .any(|connection| self.seat_behind(*connection) == Some(seat))
    }

    /// Everybody else sees who has come or gone.
    pub(super) fn tell_presence(&mut self, but: u64) {
        for connection in self.here() {
            if connection != but {
                let table = self.card(connection);
                self.tell(connection, &Tell::Table { table });
            }
        }
    }

    /// Somebody is not welcome any more.
    pub(super) fn expel(&mut self, guest: GuestId) {
        let problem = Problem::Banned;
        for connection in self.here() {
            if self.onlookers.get(&connection).and_then(Onlooker::id) == Some(guest) {
                self.tell(connection, &Tell::Sorry { id: None, problem });
                self.leave(connection);
            }
        }
    }

    /// Somebody's connections end; he may come back.
    pub(super) fn hang_up(&mut self, guest: GuestId) {
        for connection in self.here() {
            if self.onlookers.get(&connection).and_then(Onlooker::id) == Some(guest) {
                self.leave(connection);
            }
        }
    }

    pub(super) fn viewer_of(&self, connection: u64) -> Viewer {
        let seat = self.seat_behind(connection);
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn seat_behind(&self, connection: u64) -> Option<Seat> {
        let guest = self.onlookers.get(&connection)?.id()?;
        seat_of(&self.stored, guest)
    }

    /// The seat behind a connection, in a game that has begun.
    pub(super) fn player(&self, connection: u64) -> Result<Seat, Problem> {
        match (self.viewer_of(connection), &self.play) {
            (Viewer::Seat(seat), Some(_)) => Ok(seat),
            (Viewer::Seat(_), None) => Err(Problem::NotBegun),
            (Viewer::Spectator, _) => Err(Problem::NotSeated),
        }
    }

    /// Everything from the beginning: the way to learn the state of a table.
    pub(super) fn welcome(&mut self, connection: u64) {
        let viewer = self.viewer_of(connection);
        let gallery = self.play.as_ref().map(|play| play.gallery(viewer));
        let welcome = Tell::Welcome {
            protocol: PROTOCOL,
            table: self.card(connection),
            picture: gallery.map(|gallery| Box::new(gallery.picture())),
            heard: gallery.map_or_else(Vec::new, |gallery| gallery.heard().to_vec()),
            clocks: self.clocks(),
            said: self.heard_talk(connection),
        };
        self.tell(connection, &welcome);
        self.tell_who_holds(connection);
    }

    pub(super) fn welcome_all(&mut self) {
        for connection in self.here() {
            self.welcome(connection);
        }
    }

    /// All connections.
    pub(super) fn here(&self) -> Vec<u64> {
        self.onlookers.keys().copied().collect()
    }

    /// The same message for everybody who looks from one place.
    pub(super) fn show(&mut self, viewer: Viewer, tell: &Tell) {
        let mut audience = self.here();
        audience.retain(|connection| self.viewer_of(*connection) == viewer);
        // Most tables have no onlookers, and a picture is a long text.
        if audience.is_empty() {
            return;
        }
        let frame = frame(tell);
        for connection in audience {
            self.send(connection, frame.clone());
        }
    }

    pub(super) fn show_all(&mut self, pictures: Pictures) {
        for (viewer, picture) in pictures {
            self.show(viewer, &Tell::Picture(Box::new(picture)));
        }
    }

    pub(super) fn tell(&mut self, connection: u64, tell: &Tell) {
        self.send(connection, frame(tell));
    }

    /// Who is too slow to take his messages loses his connection, and is
    /// welcomed with everything when he comes back.
    pub(super) fn send(&mut self, connection: u64, frame: Utf8Bytes) {
        if let Some(onlooker) = self.onlookers.get(&connection)
            && onlooker.sink.try_send(frame).is_err()
        {
            self.onlookers.remove(&connection);
        }
    }
}

/// What is not the view takes so many bytes, or a little more.
const ROOM: usize = 768;

pub(super) fn frame(tell: &Tell) -> Utf8Bytes {
    // A picture is little more than its view, and that is written already.
    let view = if let Tell::Picture(picture) = tell {
        picture.view.text().len()
    } else {
        0
    };
    let mut text = Vec::with_capacity(view + ROOM);
    serde_json::to_writer(&mut text, tell).expect("our own messages are plain data");
    Utf8Bytes::try_from(text).expect("JSON is text")
}

pub(super) fn seat_of(stored: &StoredTable, guest: GuestId) -> Option<Seat> {
    let sits =
        |sitting: &Sitting| matches!(sitting, Sitting::Person { guest: one, .. } if *one == guest);
    let found = stored.sitters.iter().find(|(_, sitting)| sits(sitting));
    found.map(|(seat, _)| *seat)
}
