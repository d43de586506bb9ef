//! What was told of a table, and what was asked.

use std::collections::BTreeMap;

use tortuga_core::{Seat, Viewer};
use tortuga_protocol::{
    Ask, Clocks, Heard, Hint, PROTOCOL, Picture, Said, SeatCard, Sitter, TableCard, Tell,
};

use crate::asks::{decided_on, is_final, is_hint, is_still_wished};
use crate::{Link, Notice};

/// Everything about one table, as told so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Client {
    /// How the line to the server is.
    pub link: Link,
    /// The table; none before the first message.
    pub table: Option<TableCard>,
    /// What the viewer sees; none before the game begins.
    pub picture: Option<Picture>,
    /// Everything heard since the game began.
    pub heard: Vec<Heard>,
    /// An answer that the viewer should read.
    pub notice: Option<Notice>,
    /// Who has asked for time in the pause that is on.
    pub holding: Vec<Seat>,
    /// What the viewer has answered in the pause that is on, in notation.
    pub kept: Option<String>,
    /// This game has pauses: one has been seen.
    pub pauses: bool,
    /// What the viewer was advised to do. It goes with the choice that it is about.
    pub hint: Option<Hint>,
    /// Everybody's time, where there is any.
    pub clocks: Option<Clocks>,
    /// What was said at the table, the oldest first.
    pub said: Vec<Said>,
    /// Questions without an answer.
    pub(crate) open: BTreeMap<u32, Ask>,
    pub(crate) last_id: u32,
}

impl Client {
    /// The server told something. What comes back is to be asked again: the
    /// line broke before it was answered.
    pub fn told(&mut self, tell: Tell) -> Vec<Ask> {
        match tell {
            Tell::Welcome {
                protocol,
                table,
                picture,
                heard,
                clocks,
                said,
            } => {
                self.clocks = clocks;
                let before = std::mem::replace(&mut self.said, said);
                let news = before.last().map_or(0, |said| said.number + 1);
                let broke = self.link != Link::Open;
                self.open.retain(|_, ask| {
                    let said = self.said.iter().filter(|said| said.number >= news);
                    decided_on(ask).is_some() || broke && is_still_wished(ask, &table, said)
                });
                return self.welcomed(protocol, table, picture.map(|picture| *picture), heard);
            }
            Tell::Table { table } => self.table = Some(table),
            Tell::Picture(picture) => self.pictured(*picture),
            Tell::Clocks(clocks) => self.clocks = Some(clocks),
            Tell::Said(said) => self.said.push(said),
            Tell::HoldOn { seat } => self.holding.push(seat),
            Tell::Done { id } => self.done(id),
            Tell::Kept { id } => self.noted(id),
            Tell::Hint { id, hint } => self.advised(id, *hint),
            Tell::Refused { id, key, rule, .. } => {
                self.answered(Some(id), Notice::Refused { key, rule });
            }
            Tell::Allowed { id } => self.answered(Some(id), Notice::Allowed),
            Tell::Stale { id } => self.answered(Some(id), Notice::Stale),
            Tell::Sorry { id, problem } => {
                if self.table.is_none() && is_final(problem) {
                    self.link = Link::Nowhere;
                }
                self.answered(id, Notice::Sorry(problem));
            }
        }
        Vec::new()
    }

    fn welcomed(
        &mut self,
        protocol: u32,
        table: TableCard,
        picture: Option<Picture>,
        heard: Vec<Heard>,
    ) -> Vec<Ask> {
        self.link = Link::Open;
        self.table = Some(table);
        let pause = self.pause();
        self.picture = picture;
        self.pauses |= self.paused();
        self.heard = heard;
        self.hint = None;
        // Who has asked for time is told again.
        self.holding.clear();
        if self.notice == Some(Notice::LineDown) {
            self.notice = None;
        }
        if protocol != PROTOCOL {
            self.notice = Some(Notice::OtherVersion);
        }
        // The server may have forgotten an answer that it only kept.
        let kept = self.kept.take().filter(|_| self.pause() == pause);
        if let Some(answer) = kept {
            self.act(&answer);
        }
        // An action that was played has moved the picture, so the server calls
        // it stale when it comes again: nothing is ever played twice.
        self.open.values().cloned().collect()
    }

    fn done(&mut self, id: u32) {
        let ask = self.open.remove(&id);
        if matches!(ask, Some(Ask::PassWindows { on: true, .. })) {
            self.kept = None;
        }
    }

    fn noted(&mut self, id: u32) {
        if let Some(Ask::Act { action, .. }) = self.open.remove(&id) {
            self.kept = Some(action);
        }
    }

    /// What the viewer may do.
    pub(crate) fn legal(&self) -> &[(u16, String)] {
        let picture = self.picture.as_ref();
        picture.map_or(&[], |picture| &picture.legal)
    }

    /// The choice that a hint was for is another one, or made.
    pub(crate) fn forget_hint(&mut self) {
        self.hint = None;
        self.open.retain(|_, ask| !is_hint(ask));
    }

    /// An advice for a choice that is gone is none.
    fn advised(&mut self, id: u32, hint: Hint) {
        let asked = self.open.remove(&id).is_some();
        self.hint = Some(hint).filter(|_| asked);
    }

    fn pictured(&mut self, mut picture: Picture) {
        // Others who get ready meanwhile leave it what it is.
        if picture.pause != self.pause() || self.legal() != picture.legal {
            self.forget_hint();
        }
        if picture.pause != self.pause() {
            self.holding.clear();
            self.kept = None;
        }
        self.pauses |= picture.pause.is_some();
        self.heard.append(&mut picture.heard);
        let about_legal = matches!(self.notice, Some(Notice::Refused { .. } | Notice::Allowed));
        // What was forbidden before may be allowed now.
        if about_legal && self.legal() != picture.legal {
            self.notice = None;
        }
        self.picture = Some(picture);
    }

    /// The server said something that is not of our protocol.
    pub fn not_understood(&mut self) -> Vec<Ask> {
        self.notice = Some(Notice::OtherVersion);
        Vec::new()
    }

    fn answered(&mut self, id: Option<u32>, notice: Notice) {
        let ask = id.and_then(|id| self.open.remove(&id));
        if id.is_none() {
            // Nobody knows which question it was, so none is waited for.
            self.open.clear();
        }
        // A hint that comes too late is nobody's trouble.
        let late = notice == Notice::Stale && ask.as_ref().is_none_or(is_hint);
        if !late {
            self.notify(notice);
        }
    }

    /// Tells the viewer something. That the client is too old outweighs it all.
    pub fn notify(&mut self, notice: Notice) {
        if self.notice != Some(Notice::OtherVersion) {
            self.notice = Some(notice);
        }
    }

    /// The viewer did something, so that the last answer has been read.
    pub fn hush(&mut self) {
        if self.notice != Some(Notice::OtherVersion) {
            self.notice = None;
        }
    }

    /// The line broke, or could not be opened.
    pub fn lost(&mut self) {
        self.link = self.link.broken();
    }

    /// The seat from which the viewer looks; none if he watches.
    pub fn seat(&self) -> Option<Seat> {
        match self.table.as_ref()?.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// A pause is on: somebody may be answering.
    pub fn paused(&self) -> bool {
        self.pause().is_some()
    }

    /// The number of the pause that is on.
    pub(crate) fn pause(&self) -> Option<u32> {
        self.picture.as_ref().and_then(|picture| picture.pause)
    }

    /// The viewer is the only person at the table, with bots. Whether somebody
    /// watches, nobody is told.
    pub fn alone(&self) -> bool {
        let person = |seat: &&SeatCard| seat.who == Sitter::Person;
        self.table.as_ref().is_some_and(|table| {
            table.viewer != Viewer::Spectator && table.seats.iter().filter(person).count() == 1
        })
    }
}
