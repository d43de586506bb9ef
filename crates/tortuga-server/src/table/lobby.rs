//! Before the game: who sits where, and how it begins.

use tortuga_core::{Header, LuckMark, Seat, commitment};
use tortuga_play::{Play, Tell, bot_name};
use tortuga_protocol::{Ask, LONGEST_NONCE, Level, Problem, SeatCard, Sitter, TableCard};

use super::company::{Onlooker, seat_of};
use super::{Lost, Room};
use crate::people::random_bytes;
use crate::shelf;
use crate::storage::{GuestId, Sitting, StorageError, StoredTable};

/// Who knows the link may come, so a link cannot be guessed: 60 random bits.
pub(crate) fn fresh_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    random_bytes()[..12].iter().map(letter).collect()
}

impl Room {
    /// Somebody sits down, stands up, or begins; then everybody sees it.
    pub(super) async fn gather(
        &mut self,
        guest: Option<GuestId>,
        ask: Ask,
    ) -> Result<Result<(), Problem>, Lost> {
        if self.play.is_some() {
            return Ok(Err(Problem::Begun));
        }
        let Some(guest) = guest else {
            return Ok(Err(Problem::NoGuest));
        };
        if ask == (Ask::Start {}) {
            return self.begin(guest).await;
        }
        let moved = self.move_about(guest, ask).await;
        // Whether it worked or not: this is how it is now.
        let stored = self.storage.table(&self.stored.id).await;
        self.stored = stored.ok().flatten().ok_or(Lost)?;
        self.tell_table();
        Ok(moved)
    }

    async fn move_about(&mut self, guest: GuestId, ask: Ask) -> Result<(), Problem> {
        match ask {
            Ask::Sit { seat, nonce } => self.sit(guest, seat, nonce).await,
            Ask::Stand {} => {
                let seat = seat_of(&self.stored, guest).ok_or(Problem::NotSeated)?;
                self.free(seat).await
            }
            Ask::SeatBot { seat, level } => {
                self.host_only(guest)?;
                self.seat_bot(seat, level).await
            }
            Ask::RemoveBot { seat } => {
                self.host_only(guest)?;
                match self.sitting(seat) {
                    Some(Sitting::Bot(_)) => self.free(seat).await,
                    Some(Sitting::Person { .. }) => Err(Problem::SeatTaken),
                    None => Ok(()),
                }
            }
            Ask::Swap { one, other } => {
                self.host_only(guest)?;
                self.swap(one, other).await
            }
            Ask::Kick { seat } => {
                self.host_only(guest)?;
                match self.sitting(seat) {
                    Some(Sitting::Person { .. }) => self.free(seat).await,
                    Some(Sitting::Bot(_)) | None => Err(Problem::NotSeated),
                }
            }
            Ask::Start {}
            | Ask::Act { .. }
            | Ask::Explain { .. }
            | Ask::Undo { .. }
            | Ask::HoldOn { .. }
            | Ask::PassWindows { .. }
            | Ask::Hint { .. }
            | Ask::Orders { .. }
            | Ask::Resign { .. }
            | Ask::Agree { .. }
            | Ask::GoOn { .. }
            | Ask::ComeBack { .. }
            | Ask::Rematch { .. }
            | Ask::Say { .. }
            | Ask::Mute { .. }
            | Ask::Report { .. } => Err(Problem::NotBegun),
        }
    }

    async fn sit(&mut self, guest: GuestId, seat: Seat, nonce: String) -> Result<(), Problem> {
        if !is_nonce(&nonce) {
            return Err(Problem::Garbled);
        }
        let person = Sitting::Person {
            guest,
            // The right name is read back with the seat.
            name: String::new(),
            nonce,
        };
        let own = seat_of(&self.stored, guest) == Some(seat);
        if own {
            return self.store_seat(seat, &person).await;
        }
        self.take_seat(seat, &person).await
    }

    /// A bot sits down, or one that sits there plays at another level.
    async fn seat_bot(&mut self, seat: Seat, level: Level) -> Result<(), Problem> {
        let bot = Sitting::Bot(level);
        match self.sitting(seat) {
            Some(Sitting::Bot(_)) => self.store_seat(seat, &bot).await,
            Some(Sitting::Person { .. }) | None => self.take_seat(seat, &bot).await,
        }
    }

    async fn take_seat(&mut self, seat: Seat, sitting: &Sitting) -> Result<(), Problem> {
        if seat.0 >= self.seats || self.sitting(seat).is_some() {
            return Err(Problem::SeatTaken);
        }
        self.store_seat(seat, sitting).await
    }

    async fn store_seat(&mut self, seat: Seat, sitting: &Sitting) -> Result<(), Problem> {
        let stored = self.storage.sit(&self.stored.id, seat, sitting).await;
        stored.map_err(|error| {
            if matches!(error, StorageError::Conflict) {
                Problem::SeatTaken
            } else {
                Problem::NotStored
            }
        })
    }

    async fn swap(&mut self, one: Seat, other: Seat) -> Result<(), Problem> {
        if one.0 >= self.seats || other.0 >= self.seats {
            return Err(Problem::SeatTaken);
        }
        let swapped = self.storage.swap(&self.stored.id, one, other).await;
        swapped.map_err(|_| Problem::NotStored)
    }

    async fn free(&mut self, seat: Seat) -> Result<(), Problem> {
        let freed = self.storage.stand(&self.stored.id, seat).await;
        freed.map_err(|_| Problem::NotStored)
    }

    /// The header is stored, and then the game is read like any other that has
    /// begun. Everybody is welcomed to it.
    async fn begin(&mut self, guest: GuestId) -> Result<Result<(), Problem>, Lost> {
        let header = self.host_only(guest);
        let header = header.and_then(|()| first_header(&self.stored));
        let header = match header {
            Ok(header) => header,
            Err(problem) => return Ok(Err(problem)),
        };
        let now = self.wall.now();
        let begun = self.storage.begin(&self.stored.id, &header, now).await;
        if begun.is_err() {
            return Ok(Err(Problem::NotStored));
        }
        self.reload().await.map_err(|_| Lost)?;
        self.note_standing().await.map_err(|_| Lost)?;
        self.send_away_onlookers();
        self.welcome_all();
        Ok(Ok(()))
    }

    /// Where nobody may watch, whoever has no seat goes when the game begins.
    fn send_away_onlookers(&mut self) {
        if self.stored.watchable {
            return;
        }
        let problem = Problem::NotWatchable;
        for connection in self.here() {
            if self.seat_behind(connection).is_none() {
                self.tell(connection, &Tell::Sorry { id: None, problem });
                self.onlookers.remove(&connection);
            }
        }
    }

    /// Shows everybody the table as it is now.
    pub(super) fn tell_table(&mut self) {
        for connection in self.here() {
            let table = self.card(connection);
            self.tell(connection, &Tell::Table { table });
        }
    }

    /// A guest has another name. In a game that has begun he keeps the old one.
    pub(super) fn rename(&mut self, guest: GuestId, new: &str) {
        let mut changed = false;
        for (_, sitting) in &mut self.stored.sitters {
            if let Sitting::Person {
                guest: one, name, ..
            } = sitting
                && *one == guest
            {
                changed = name != new;
                new.clone_into(name);
            }
        }
        for onlooker in self.onlookers.values_mut() {
            if let Some(own) = onlooker.guest.as_mut().filter(|own| own.id == guest) {
                new.clone_into(&mut own.name);
            }
        }
        if changed && self.play.is_none() {
            self.tell_table();
        }
    }

    pub(super) fn card(&self, connection: u64) -> TableCard {
        let guest = self.onlookers.get(&connection).and_then(Onlooker::id);
        let affairs = self.play.as_ref().map(Play::affairs).unwrap_or_default();
        TableCard {
            id: self.stored.id.clone(),
            game: self.stored.game.clone(),
            options: self.stored.options.clone(),
            stage: self.stage(),
            seats: self.seat_cards(),
            viewer: self.viewer_of(connection),
            host: guest == Some(self.stored.host),
            commitment: commitment(&self.stored.secret),
            window: self.stored.window,
            pass_windows: self.passes(connection),
            edition: self.mark.clone(),
            tempo: self.stored.tempo,
            stand_in: self.stored.stand_in,
            public: self.stored.public,
            watchable: self.stored.watchable,
            stopped: affairs.stopped,
            wishes: self.wishes.clone(),
            ending: affairs.ending,
            rematch: self.stored.rematch.clone(),
        }
    }

    fn seat_cards(&self) -> Vec<SeatCard> {
        (0..self.seats)
            .map(|seat| self.seat_card(Seat(seat)))
            .collect()
    }

    fn seat_card(&self, seat: Seat) -> SeatCard {
        let header = self.stored.header.as_ref();
        let begun = header.and_then(|header| header.seats.get(seat.index()));
        let affairs = self.play.as_ref().map(Play::affairs).unwrap_or_default();
        let (who, name) = match self.sitting(seat) {
            None => (Sitter::Nobody, String::new()),
            Some(Sitting::Bot(level)) => (Sitter::Bot(*level), bot_name(seat).to_owned()),
            Some(Sitting::Person { name, .. }) => (Sitter::Person, name.clone()),
        };
        SeatCard {
            who,
            name: begun.cloned().unwrap_or(name),
            here: self.is_here(seat),
            stand_in: affairs.stood_in.has(seat),
            resigned: affairs.resigned.has(seat),
        }
    }

    fn sitting(&self, seat: Seat) -> Option<&Sitting> {
        sitting(&self.stored, seat)
    }

    fn host_only(&self, guest: GuestId) -> Result<(), Problem> {
        if guest == self.stored.host {
            Ok(())
        } else {
            Err(Problem::NotHost)
        }
    }
}

/// The first line of a table's record; everybody must have sat down.
pub(crate) fn first_header(stored: &StoredTable) -> Result<Header, Problem> {
    let table = shelf::open(&stored.game, &stored.edition.choice(), &stored.options);
    let table = table.map_err(|_| Problem::BadTable)?;
    let sitters = (0..table.seats()).map(|seat| sitting(stored, Seat(seat)));
    let sitters: Option<Vec<&Sitting>> = sitters.collect();
    let sitters = (0..).map(Seat).zip(sitters.ok_or(Problem::SeatsOpen)?);
    let (seats, nonces) = sitters
        .map(|(seat, sitting)| match sitting {
            Sitting::Person { name, nonce, .. } => (name.clone(), nonce.clone()),
            Sitting::Bot(_) => (bot_name(seat).to_owned(), String::new()),
        })
        .unzip();
    Ok(Header {
        tortuga: 1,
        game: stored.game.clone(),
        rules: table.rules(),
        edition: table.edition(),
        options: table.settings(),
        seats,
        luck: Some(LuckMark {
            version: 1,
            commitment: commitment(&stored.secret),
            nonces,
        }),
    })
}

fn sitting(stored: &StoredTable, seat: Seat) -> Option<&Sitting> {
    let found = stored.sitters.iter().find(|(one, _)| *one == seat);
    found.map(|(_, sitting)| sitting)
}

/// Is this something that a player may add to the luck of the table?
pub(crate) fn is_nonce(text: &str) -> bool {
    text.chars().count() <= LONGEST_NONCE && !text.chars().any(char::is_control)
}
