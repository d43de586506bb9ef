//! A table, pictures of it, and a client that was welcomed.

use serde_json::json;
use tortuga_client::Client;
use tortuga_core::{EditionMark, Hex32, Seat, Viewer};
use tortuga_protocol::{Heard, Level, PROTOCOL, Picture, Stage, TableCard, Tell, Tempo, Wishes};

pub(crate) fn table() -> TableCard {
    TableCard {
        id: "kelp".to_owned(),
        game: "grog-island".to_owned(),
        options: [].into(),
        stage: Stage::Playing,
        seats: Vec::new(),
        viewer: Viewer::Seat(Seat(0)),
        host: true,
        commitment: Hex32([0; 32]),
        window: 4,
        pass_windows: false,
        edition: EditionMark {
            name: String::new(),
            sha256: String::new(),
        },
        tempo: Tempo::None,
        stand_in: Level::Mate,
        public: false,
        watchable: true,
        stopped: false,
        wishes: Wishes::default(),
        ending: None,
        rematch: None,
    }
}

pub(crate) fn picture(version: u32) -> Picture {
    Picture {
        version,
        view: json!({}),
        heard: vec![Heard::Game(json!(version))],
        to_act: Vec::new(),
        legal: Vec::new(),
        can_undo: false,
        pause: None,
        standings: None,
    }
}

pub(crate) fn welcome(version: u32) -> Tell {
    Tell::Welcome {
        protocol: PROTOCOL,
        table: table(),
        picture: Some(Box::new(Picture {
            heard: Vec::new(),
            ..picture(version)
        })),
        heard: vec![Heard::Game(json!("so far"))],
        clocks: None,
        said: Vec::new(),
    }
}

pub(crate) fn client(version: u32) -> Client {
    let mut client = Client::default();
    assert_eq!(client.told(welcome(version)), []);
    client
}
