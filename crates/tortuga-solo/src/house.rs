//! The house: one game, everybody at it, and the device.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use tortuga_core::{Header, LuckMark, Record, Seat, Seats, Settings, Viewer, commitment};
use tortuga_games::{EditionChoice, ShelfError, Table, open_replay, open_table};
use tortuga_play::{Custom, Entry, Logged, Outcome, Pictures, Play, Terms, bot_name};
use tortuga_protocol::{Level, PROTOCOL, Tell, Tempo};

use crate::errand::Asked;

/// A table on one device.
pub struct House {
    pub(crate) id: String,
    pub(crate) header: Header,
    pub(crate) secret: [u8; 32],
    pub(crate) sitters: Vec<Sitting>,
    pub(crate) log: Vec<Entry>,
    pub(crate) play: Play,
    /// Who has the device. A person alone never gives it away; between two people
    /// nobody has it.
    pub(crate) at: Viewer,
    /// Standing orders: who gives no answer in any pause.
    pub(crate) passing: Seats,
    /// The hint that whoever has the device has asked for.
    pub(crate) hint: Option<Asked>,
}

/// What is played, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The game's name.
    pub game: String,
    /// Chosen options; the others have their defaults.
    pub options: Settings,
    /// Who sits where, in seat order.
    pub sitters: Vec<Sitting>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitting {
    /// A person, by name.
    Person(String),
    /// A bot, and how well it plays.
    Bot(Level),
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Whoever has the device must decide.
    Yours,
    /// The device goes to somebody else, who must decide.
    HandTo(Seat),
    /// Only bots have something to think about.
    Bots,
    /// The game is over.
    Over,
}

/// Why there is no such table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SoloError {
    /// No such game, or not with these options.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// The options are for another number of players.
    #[error("there are {sitters} players for {seats} seats")]
    Sitters {
        /// So many were named.
        sitters: usize,
        /// So many there must be.
        seats: u8,
    },
    /// Somebody must be there.
    #[error("bots alone need no device")]
    Nobody,
    /// What was saved cannot be read.
    #[error("what was saved is damaged: {0}")]
    Damaged(String),
}

impl House {
    /// A new game. The secret and the nonces make its luck; whoever knows the
    /// secret knows all that will be drawn.
    ///
    /// # Errors
    ///
    /// A game that cannot be played so.
    pub fn begin(
        id: &str,
        setting: &Setting,
        secret: [u8; 32],
        nonces: &[String],
    ) -> Result<Self, SoloError> {
        let Setting {
            game,
            options,
            sitters,
        } = setting;
        let table = open_table(game, &EditionChoice::Standard, options)?;
        if sitters.len() != usize::from(table.seats()) {
            return Err(SoloError::Sitters {
                sitters: sitters.len(),
                seats: table.seats(),
            });
        }
        let header = header(table.as_ref(), sitters, &secret, nonces);
        let mut house = Self::seat(id, header, secret, sitters.clone(), Vec::new())?;
        let owed = house.play.catch_up(house.custom());
        house.note(owed);
        Ok(house)
    }

    /// The game that a log tells.
    pub(crate) fn seat(
        id: &str,
        header: Header,
        secret: [u8; 32],
        sitters: Vec<Sitting>,
        log: Vec<Entry>,
    ) -> Result<Self, SoloError> {
        let table = open_replay(&Record::new(header.clone()), &EditionChoice::Standard)?;
        let persons = persons(&sitters);
        let terms = Terms {
            tempo: Tempo::None,
            begun: 0,
            outages: [].into(),
            persons,
        };
        let entries = log.iter().cloned();
        let logged = entries.map(|entry| Logged { entry, at: 0 }).collect();
        let play = Play::read(table, header.clone(), secret, &terms, logged);
        let play = play.map_err(SoloError::Damaged)?;
        let first = persons.lowest().ok_or(SoloError::Nobody)?;
        let at = match persons.count() {
            1 => Viewer::Seat(first),
            _ => Viewer::Spectator,
        };
        Ok(Self {
            id: id.to_owned(),
            header,
            secret,
            sitters,
            log,
            play,
            at,
            passing: Seats::NONE,
            hint: None,
        })
    }

    /// The name in its link.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The game's name.
    pub fn game(&self) -> &str {
        &self.header.game
    }

    /// So many people play, whoever plays for them by now.
    pub fn people(&self) -> usize {
        persons(&self.sitters).iter().count()
    }

    /// What is played, and by whom.
    pub fn setting(&self) -> Setting {
        Setting {
            game: self.header.game.clone(),
            options: self.header.options.clone(),
            sitters: self.sitters.clone(),
        }
    }

    /// What everybody is called, in seat order.
    pub fn names(&self) -> &[String] {
        &self.header.seats
    }

    /// Who has the device.
    pub const fn at(&self) -> Viewer {
        self.at
    }

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        if self.play.is_over() {
            return Turn::Over;
        }
        let people = self.deciders().and(self.play.players());
        match self.at {
            Viewer::Seat(seat) if people.has(seat) => Turn::Yours,
            Viewer::Seat(_) | Viewer::Spectator => people.lowest().map_or(Turn::Bots, Turn::HandTo),
        }
    }

    /// Everybody who must decide now: in a pause, whoever is asked.
    pub(crate) fn deciders(&self) -> Seats {
        match self.play.pause() {
            None => self.play.waits_for(),
            Some(_) => self.play.asked().map_or(Seats::NONE, Seats::only),
        }
    }

    /// Nobody has the device: what it shows, everybody may see. One person among
    /// bots keeps it.
    pub fn put_down(&mut self) -> Vec<Tell> {
        if persons(&self.sitters).count() > 1 {
            self.at = Viewer::Spectator;
        }
        self.hint = None;
        vec![self.welcome()]
    }

    /// A person takes the device; nobody can take it for a bot.
    pub fn take_up(&mut self, seat: Seat) -> Vec<Tell> {
        if persons(&self.sitters).has(seat) {
            self.at = Viewer::Seat(seat);
        }
        self.hint = None;
        vec![self.welcome()]
    }

    /// Everything that whoever has the device knows.
    pub fn welcome(&self) -> Tell {
        let gallery = self.play.gallery(self.at);
        carried(&tortuga_play::Tell::Welcome {
            protocol: PROTOCOL,
            table: self.card(),
            picture: Some(Box::new(gallery.picture())),
            heard: gallery.heard().to_vec(),
            clocks: None,
            said: Vec::new(),
        })
    }

    /// The game on paper; the secret of its luck stands in it once it is over.
    pub fn record(&self) -> Record {
        self.play.record()
    }

    /// What follows by itself here: a pause is over as soon as nobody is asked.
    pub(crate) fn custom(&self) -> Custom {
        Custom {
            people: self.play.players(),
            passing: self.passing,
            holds: false,
            now: 0,
        }
    }

    /// Writes down what happened, and tells whoever has the device.
    pub(crate) fn note(&mut self, outcome: Outcome) -> Vec<Tell> {
        self.log.extend(outcome.entries);
        let mut told = self.shown(outcome.pictures);
        if self.play.is_over() {
            told.push(Tell::Table { table: self.card() });
        }
        self.end_orders();
        told
    }

    fn shown(&self, pictures: Pictures) -> Vec<Tell> {
        let own = pictures.into_iter().filter(|(who, _)| *who == self.at);
        own.map(|(_, picture)| carried(&tortuga_play::Tell::Picture(Box::new(picture))))
            .collect()
    }

    /// A standing order ends with the next decision of another kind.
    fn end_orders(&mut self) {
        if self.play.pause().is_none() {
            self.passing = self.passing.minus(self.play.waits_for());
        }
    }
}

/// Where people sit.
pub(crate) fn persons(sitters: &[Sitting]) -> Seats {
    let seats = (0..).map(Seat).zip(sitters);
    let people = seats.filter(|(_, sitting)| matches!(sitting, Sitting::Person(_)));
    people.fold(Seats::NONE, |all, (seat, _)| all.with(seat))
}

/// As it would come over a wire.
pub(crate) fn carried(tell: &tortuga_play::Tell) -> Tell {
    let text = serde_json::to_string(tell).expect("our own messages are plain data");
    serde_json::from_str(&text).expect("what is written can be read")
}

fn header(table: &dyn Table, sitters: &[Sitting], secret: &[u8; 32], nonces: &[String]) -> Header {
    let name = |(seat, sitting): (Seat, &Sitting)| match sitting {
        Sitting::Person(name) => name.clone(),
        Sitting::Bot(_) => bot_name(seat).to_owned(),
    };
    Header {
        tortuga: 1,
        game: table.game().to_owned(),
        rules: table.rules(),
        edition: table.edition(),
        options: table.settings(),
        seats: (0..).map(Seat).zip(sitters).map(name).collect(),
        luck: Some(LuckMark {
            version: 1,
            commitment: commitment(secret),
            nonces: nonces.to_vec(),
        }),
    }
}
