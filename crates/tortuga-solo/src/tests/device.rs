//! A device in a test: what it shows, and somebody who presses anything.

use serde_json::Value;
use tortuga_core::{Luck as _, QuickLuck, Seat, Viewer};
use tortuga_protocol::{Ask, Level, Picture, Tell};

use crate::{House, Setting, Sitting, Turn, think};

pub(super) struct Device {
    pub(super) house: House,
    pub(super) picture: Picture,
    pub(super) told: Vec<Tell>,
    pub(super) luck: QuickLuck,
    id: u32,
}

/// So many people, and novices on the other seats.
pub(super) fn setting(game: &str, seats: usize, people: usize) -> Setting {
    let person = |seat: usize| Sitting::Person(format!("Person {seat}"));
    let sitter = |seat| {
        if seat < people {
            person(seat)
        } else {
            Sitting::Bot(Level::Novice)
        }
    };
    // Foggy Island's seats follow from its mode.
    let option = match (game, seats) {
        ("foggy-island", 4) => ("mode", "team".to_owned()),
        ("foggy-island", 2) => ("mode", "mercenary".to_owned()),
        _ => ("seats", seats.to_string()),
    };
    Setting {
        game: game.to_owned(),
        options: [(option.0.to_owned(), option.1)].into(),
        sitters: (0..seats).map(sitter).collect(),
    }
}

impl Device {
    pub(super) fn new(setting: &Setting, seed: u8) -> Self {
        let house = House::begin("kelp", setting, [seed; 32], &[]).unwrap();
        let picture = welcomed(house.welcome());
        Self {
            house,
            picture,
            told: Vec::new(),
            luck: QuickLuck::new(seed.into()),
            id: 0,
        }
    }

    pub(super) fn hear(&mut self, told: Vec<Tell>) {
        for tell in &told {
            if let Tell::Picture(picture) = tell {
                self.picture = (**picture).clone();
            } else if matches!(tell, Tell::Welcome { .. }) {
                self.picture = welcomed(tell.clone());
            }
        }
        self.told = told;
    }

    pub(super) fn ask(&mut self, ask: impl FnOnce(u32, u32) -> Ask) {
        self.id += 1;
        let told = self.house.ask(ask(self.id, self.picture.version));
        self.hear(told);
    }

    pub(super) fn act(&mut self, action: String) {
        self.ask(|id, picture| Ask::Act {
            id,
            picture,
            action,
        });
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        match self.house.at() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    pub(super) fn random(&mut self) -> String {
        let count = u32::try_from(self.picture.legal.len()).unwrap();
        assert!(count > 0, "somebody must decide and cannot");
        let place = self.luck.below(count) as usize;
        self.picture.legal[place].1.clone()
    }

    /// One step of whoever must decide; false at the end.
    pub(super) fn step(&mut self) -> bool {
        match self.house.turn() {
            Turn::Over => return false,
            Turn::Yours => {
                let action = self.random();
                self.act(action);
                let done = |tell: &Tell| matches!(tell, Tell::Done { .. } | Tell::Kept { .. });
                assert!(self.told.iter().any(done), "{:?}", self.told);
            }
            Turn::HandTo(seat) => {
                let told = self.house.put_down();
                self.hear(told);
                assert_eq!(self.viewed(), Viewer::Spectator);
                assert!(self.picture.legal.is_empty());
                let told = self.house.take_up(seat);
                self.hear(told);
                assert_eq!(self.viewed(), Viewer::Seat(seat));
            }
            Turn::Bots => assert!(self.let_bot_think(), "nobody goes on"),
        }
        true
    }

    pub(super) fn let_bot_think(&mut self) -> bool {
        let Some(errand) = self.house.errand() else {
            return false;
        };
        let before = self.house.saved();
        let answer = think(&errand, None);
        let told = self.house.thought(&errand, answer.as_ref());
        self.hear(told);
        errand.hint.is_some() || self.house.saved() != before
    }

    /// From where the picture is drawn.
    pub(super) fn viewed(&self) -> Viewer {
        let viewer: &Value = &self.picture.view["viewer"];
        serde_json::from_value(viewer.clone()).unwrap()
    }
}

fn welcomed(tell: Tell) -> Picture {
    let Tell::Welcome { picture, .. } = tell else {
        panic!("no welcome: {tell:?}");
    };
    *picture.unwrap()
}
