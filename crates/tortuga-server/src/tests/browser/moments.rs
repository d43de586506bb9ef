//! Moments of recorded games, put before the page as a server would.

use tortuga_core::{Hex32, Level, Record, Seat, Viewer};
use tortuga_games::{EditionChoice, Table, open_replay};
use tortuga_protocol::{
    Heard, PROTOCOL, Picture, SeatCard, Sitter, Stage, TableCard, Tell, Tempo, Wishes,
};

use super::Window;

/// What the players are called.
const NAMES: [&str; 4] = ["Mara", "Jonas", "Ines", "Yusuf"];

/// Instead of a line to the server: one frame, which the page finds in its own
/// memory.
const ONE_FRAME: &str = "
    const frame = localStorage.getItem('moment');
    if (frame) window.WebSocket = class {
        constructor() { setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: frame })), 0); }
        send() {}
        close() {}
    };";

/// From now on the window shows moments and asks no server.
pub(super) async fn instead_of_a_line(window: &Window) {
    let script = serde_json::json!({ "source": ONE_FRAME });
    window
        .page
        .cdp()
        .send_raw("Page.addScriptToEvaluateOnNewDocument", script)
        .await
        .unwrap();
}

/// A moment of a recorded game.
pub(super) struct Moment {
    /// What its picture is called.
    pub(super) name: &'static str,
    /// The record, without its ending.
    pub(super) record: &'static str,
    /// Somebody may do what begins like this; nothing means the end of the game.
    pub(super) asked: &'static str,
    /// At the earliest after so many actions.
    pub(super) after: usize,
}

/// The moment and who is asked in it.
struct Reached {
    table: Box<dyn Table>,
    heard: Vec<Vec<Heard>>,
    seat: Seat,
}

impl Moment {
    /// What a server would tell whoever is asked, or whoever only watches.
    fn frame(&self, seated: bool) -> String {
        let reached = self.reach();
        let table = &reached.table;
        let standings = table.standings();
        let (viewer, legal) = if seated {
            (Viewer::Seat(reached.seat), table.legal(reached.seat))
        } else {
            (Viewer::Spectator, Vec::new())
        };
        let picture = Picture {
            version: 1,
            view: table.view_json(viewer),
            heard: Vec::new(),
            to_act: table.seen_to_act(viewer).iter().collect(),
            legal,
            can_undo: seated,
            pause: None,
            standings: standings.map(|standings| serde_json::to_value(standings).unwrap()),
        };
        let welcome = Tell::Welcome {
            protocol: PROTOCOL,
            table: card(&**table, viewer),
            picture: Some(Box::new(picture)),
            heard: reached.heard[usize::from(reached.seat.0)].clone(),
            clocks: None,
            said: Vec::new(),
        };
        serde_json::to_string(&welcome).unwrap()
    }

    fn reach(&self) -> Reached {
        let file = format!(
            "{}/../../records/{}.tortuga",
            env!("CARGO_MANIFEST_DIR"),
            self.record
        );
        let text = std::fs::read_to_string(&file).unwrap();
        let record = Record::read(&text).unwrap();
        let mut table = open_replay(&record, &EditionChoice::Standard).unwrap();
        let mut heard = vec![Vec::new(); usize::from(table.seats())];
        for (count, line) in record.actions.iter().enumerate() {
            let seat = self.asked_now(&*table).filter(|_| count >= self.after);
            if let Some(seat) = seat {
                return Reached { table, heard, seat };
            }
            table.play(line.actor, &line.action).unwrap();
            for (seat, heard) in (0..).zip(&mut heard) {
                let news = table.heard(Viewer::Seat(Seat(seat)));
                heard.extend(news.into_iter().map(Heard::Game));
            }
        }
        assert!(self.asked.is_empty(), "{} never comes", self.name);
        Reached {
            table,
            heard,
            seat: Seat(0),
        }
    }

    /// Whoever may do what the moment is about.
    fn asked_now(&self, table: &dyn Table) -> Option<Seat> {
        let seats = table.to_act().seats();
        let begins = |seat: &Seat| {
            let legal = table.legal(*seat);
            legal.iter().any(|(_, text)| text.starts_with(self.asked))
        };
        seats.iter().find(begins).filter(|_| !self.asked.is_empty())
    }

    /// The game is over then.
    pub(super) const fn is_end(&self) -> bool {
        self.asked.is_empty()
    }

    /// Puts the moment before the page, as whoever is asked sees it.
    pub(super) async fn show(&self, window: &Window, address: &str) {
        show(window, address, &self.frame(true)).await;
    }

    /// Puts the moment before the page, as somebody sees it who only watches.
    pub(super) async fn show_to_onlookers(&self, window: &Window, address: &str) {
        show(window, address, &self.frame(false)).await;
    }
}

/// Opens the page, which finds this frame.
async fn show(window: &Window, address: &str, frame: &str) {
    // The page's memory belongs to its address, whatever is shown there.
    window.open(address, "/healthz").await;
    let frame = serde_json::to_string(frame).unwrap();
    // What the page kept of another moment is no turn of this one.
    let script =
        format!("localStorage.clear(); localStorage.setItem('moment', {frame}); return '';");
    window.ask(&script).await;
    window.open(address, "/t/moment").await;
    window.find("[data-testid=prompt]").await;
}

/// The table that the game is played at.
fn card(table: &dyn Table, viewer: Viewer) -> TableCard {
    let over = table.standings().is_some();
    let seat = |name: &&str| SeatCard {
        who: Sitter::Person,
        name: (*name).to_owned(),
        here: true,
        stand_in: false,
        resigned: false,
    };
    let seats = NAMES.iter().take(usize::from(table.seats()));
    TableCard {
        id: "moment".to_owned(),
        game: table.game().to_owned(),
        options: table.settings(),
        stage: if over { Stage::Over } else { Stage::Playing },
        seats: seats.map(seat).collect(),
        viewer,
        host: true,
        commitment: Hex32([0; 32]),
        window: 4,
        pass_windows: false,
        edition: table.edition(),
        tempo: Tempo::None,
        stand_in: Level::default(),
        public: false,
        watchable: true,
        stopped: false,
        wishes: Wishes::default(),
        ending: None,
        rematch: None,
    }
}
