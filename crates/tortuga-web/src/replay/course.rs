//! A whole game as one viewer saw it.

use serde_json::Value;
use tortuga_client::{Client, Link};
use tortuga_core::{Seats, Viewer};
use tortuga_games::{Json, Table};
use tortuga_protocol::Picture;
use tortuga_scene::{LogLine, Onlook, placed_log};
use tortuga_words::Lang;

use super::Replay;

/// Every moment of a game as one viewer saw it. Views are kept as text, and only
/// where they change, so that any moment is there at once.
#[derive(Debug)]
pub struct Course {
    viewer: Viewer,
    views: Vec<Json>,
    /// For every moment, its view and who was seen to act.
    moments: Vec<(usize, Seats)>,
    /// What was heard, and at which moment.
    heard: Vec<(usize, Value)>,
    standings: Option<Value>,
}

/// A sentence, and the moment at which it was true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// So many actions were done.
    pub at: usize,
    /// The sentence.
    pub line: LogLine,
}

impl Course {
    pub(super) fn new(replay: &Replay, viewer: Viewer) -> Self {
        let mut course = Self {
            viewer,
            views: Vec::new(),
            moments: Vec::new(),
            heard: Vec::new(),
            standings: None,
        };
        let Some(mut table) = replay.lay() else {
            return course;
        };
        course.note(&*table);
        for (place, line) in replay.record.actions.iter().enumerate() {
            if table.play(line.actor, &line.action).is_err() {
                break;
            }
            let heard = table.heard(viewer).into_iter();
            course.heard.extend(heard.map(|heard| (place + 1, heard)));
            course.note(&*table);
        }
        let standings = table.standings();
        course.standings = standings.and_then(|found| serde_json::to_value(found).ok());
        course
    }

    fn note(&mut self, table: &dyn Table) {
        let view = table.view_text(self.viewer);
        if self.views.last() != Some(&view) {
            self.views.push(view);
        }
        let place = self.views.len() - 1;
        self.moments.push((place, table.seen_to_act(self.viewer)));
    }

    /// Whose it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The last moment.
    pub fn end(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }

    /// What the viewer had before him at a moment; there is nothing to do in it.
    pub fn picture(&self, at: usize) -> Option<Picture> {
        let at = at.min(self.end());
        let &(view, to_act) = self.moments.get(at)?;
        let view = serde_json::from_str(self.views.get(view)?.text()).ok()?;
        let over = at == self.end();
        Some(Picture {
            version: u32::try_from(at).unwrap_or(u32::MAX),
            view,
            heard: Vec::new(),
            to_act: to_act.iter().collect(),
            legal: Vec::new(),
            can_undo: false,
            pause: None,
            standings: self.standings.clone().filter(|_| over),
        })
    }

    /// The same, as a table's components want it.
    pub fn client(&self, replay: &Replay, at: usize) -> Client {
        let mut client = Client::default();
        client.link = Link::Open;
        client.table = Some(replay.card(self.viewer));
        client.picture = self.picture(at);
        client
    }

    /// Every sentence of the log, with its moment.
    pub fn told(&self, replay: &Replay, lang: Lang) -> Vec<Told> {
        let onlook = Onlook {
            lang,
            edition: replay.edition(),
            names: replay.names(),
            viewer: self.viewer,
        };
        let values: Vec<Value> = self.heard.iter().map(|(_, heard)| heard.clone()).collect();
        let lines = placed_log(replay.game(), &onlook, &values).unwrap_or_default();
        let told = |(place, line): (usize, LogLine)| {
            let at = self.heard.get(place).map_or(0, |&(at, _)| at);
            Told { at, line }
        };
        lines.into_iter().map(told).collect()
    }
}

/// The moments at which something was told, the first and the last included:
/// whoever goes step by step stops there.
pub fn stops(told: &[Told], end: usize) -> Vec<usize> {
    let mut stops: Vec<usize> = told.iter().map(|told| told.at).collect();
    stops.extend([0, end]);
    stops.sort_unstable();
    stops.dedup();
    stops
}
