//! What one viewer has been shown: a gallery of pictures, numbered by itself.
//!
//! What changes nothing for him adds no picture, so that he cannot even count
//! what is hidden from him.

use tortuga_core::{Seat, Viewer};
use tortuga_games::{Json, Pause, Table};

/// What crosses the wire, with the games' part of it written already.
pub type Tell = tortuga_protocol::Tell<Json>;
/// What one viewer has before him.
pub type Picture = tortuga_protocol::Picture<Json>;
/// Something that a viewer heard.
pub type Heard = tortuga_protocol::Heard<Json>;

/// What one viewer has been shown.
pub struct Gallery {
    viewer: Viewer,
    version: u32,
    /// The picture since which the viewer's own decision is what it is now.
    decision: u32,
    now: Sight,
    heard: Vec<Heard>,
}

/// What a viewer has before his eyes.
#[derive(Clone, PartialEq)]
pub struct Sight {
    view: Json,
    to_act: Vec<Seat>,
    legal: Vec<(u16, String)>,
    can_undo: bool,
    pause: Option<u32>,
    standings: Option<Json>,
}

impl Sight {
    /// The table as it is.
    pub fn of(table: &dyn Table, viewer: Viewer) -> Self {
        let (legal, can_undo) = match viewer {
            Viewer::Seat(seat) => (table.legal(seat), table.can_take_back(seat)),
            Viewer::Spectator => (Vec::new(), false),
        };
        Self {
            view: table.view_text(viewer),
            to_act: table.seen_to_act(viewer).iter().collect(),
            legal,
            can_undo,
            pause: None,
            standings: table.standings().map(|standings| Json::of(&standings)),
        }
    }

    /// A pause, which gets its number when it is shown: whoever could answer
    /// sees his answers, and nobody sees anything of others.
    pub fn at_pause(viewer: Viewer, pause: Pause) -> Self {
        let to_act = match viewer {
            Viewer::Seat(seat) if !pause.answers.is_empty() => vec![seat],
            Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
        };
        Self {
            view: pause.view,
            to_act,
            legal: pause.answers,
            can_undo: false,
            pause: None,
            standings: None,
        }
    }

    /// The same in the pause with this number.
    #[must_use]
    pub const fn numbered(mut self, pause: Option<u32>) -> Self {
        self.pause = pause;
        self
    }
}

impl Gallery {
    /// The first picture: the table before the first action.
    pub fn new(table: &dyn Table, viewer: Viewer) -> Self {
        Self {
            viewer,
            version: 0,
            decision: 0,
            now: Sight::of(table, viewer),
            heard: Vec::new(),
        }
    }

    /// Whose it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Was a decision on this picture made before the same choice that the
    /// viewer has now? While all choose at the same time, others who get ready
    /// turn the page without making his choice an old one.
    pub const fn is_fresh(&self, picture: u32) -> bool {
        self.decision <= picture && picture <= self.version
    }

    /// The number of the last picture.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Has the viewer a decision to make?
    pub const fn has_choice(&self) -> bool {
        !self.now.legal.is_empty()
    }

    /// All that the viewer can do, if there is only one thing, in notation.
    pub fn only_choice(&self) -> Option<&str> {
        match &self.now.legal[..] {
            [(_, only)] => Some(only),
            _ => None,
        }
    }

    /// Is there a pause in which the viewer could answer?
    pub const fn can_answer(&self) -> bool {
        self.now.pause.is_some() && self.has_choice()
    }

    /// Everything that the viewer has heard.
    pub fn heard(&self) -> &[Heard] {
        &self.heard
    }

    /// The picture as it is now, with nothing newly heard.
    pub fn picture(&self) -> Picture {
        self.show(Vec::new())
    }

    /// A seat took an action back: who could see the action, sees it go.
    pub fn after_undo(&mut self, table: &dyn Table, seat: Seat) -> Option<Picture> {
        let sight = Sight::of(table, self.viewer);
        let noticed = sight.view != self.now.view;
        let heard = noticed.then_some(Heard::TakenBack(seat));
        self.turn_page(Some(seat), sight, heard.into_iter().collect())
    }

    /// The game has ended, and nobody has anything to do any more.
    pub fn after_end(&mut self) -> Option<Picture> {
        let sight = Sight {
            to_act: Vec::new(),
            legal: Vec::new(),
            can_undo: false,
            pause: None,
            ..self.now.clone()
        };
        self.turn_page(None, sight, Vec::new())
    }

    /// The next picture, if anything changed for this viewer; `by` is the seat
    /// whose doing it is.
    pub fn turn_page(
        &mut self,
        by: Option<Seat>,
        sight: Sight,
        heard: Vec<Heard>,
    ) -> Option<Picture> {
        if sight == self.now && heard.is_empty() {
            return None;
        }
        self.version += 1;
        let own = by.is_some_and(|seat| self.viewer.is(seat));
        // The same choice in another pause is another choice.
        let other = sight.legal != self.now.legal || sight.pause != self.now.pause;
        if own || other {
            self.decision = self.version;
        }
        self.now = sight;
        self.heard.extend(heard.iter().cloned());
        Some(self.show(heard))
    }

    fn show(&self, heard: Vec<Heard>) -> Picture {
        let Sight {
            view,
            to_act,
            legal,
            can_undo,
            pause,
            standings,
        } = self.now.clone();
        Picture {
            version: self.version,
            view,
            heard,
            to_act,
            legal,
            can_undo,
            pause,
            standings,
        }
    }
}
