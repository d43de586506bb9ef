//! What this page knows of its table: only what the server told, nothing more.

use std::collections::BTreeMap;

use tortuga_core::{Seat, Viewer};
use tortuga_protocol::{
    Ask, Clocks, Heard, Hint, PROTOCOL, Picture, Problem, Said, SeatCard, Sitter, TableCard, Tell,
};

/// Everything about one table, as told so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Page {
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
    open: BTreeMap<u32, Ask>,
    last_id: u32,
}

/// The line to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The server answers.
    Open,
    /// It was never open, or it was lost; so many attempts failed since.
    Closed(u32),
    /// There is nothing at its end, so nobody tries again.
    Nowhere,
}

impl Default for Link {
    fn default() -> Self {
        Self::Closed(0)
    }
}

impl Link {
    /// After one more attempt failed, or after the line broke.
    #[must_use]
    pub fn broken(self) -> Self {
        match self {
            Self::Open => Self::Closed(1),
            Self::Closed(tries) => Self::Closed(tries + 1),
            Self::Nowhere => Self::Nowhere,
        }
    }

    /// How long to wait before the next attempt, in milliseconds: first a
    /// blink, later ten seconds. None where no attempt makes sense.
    pub fn delay(self) -> Option<u32> {
        match self {
            Self::Open | Self::Nowhere => None,
            Self::Closed(0) => Some(0),
            Self::Closed(tries) => Some((250 << tries.min(6)).min(10_000)),
        }
    }
}

/// Something to tell the viewer beside the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A rule forbids it.
    Refused {
        /// By this name the words are found.
        key: String,
        /// The rule's number.
        rule: String,
    },
    /// He asked why not, and it is allowed.
    Allowed,
    /// Somebody was faster.
    Stale,
    /// No rule, but the server says no.
    Sorry(Problem),
    /// There is no die in the draft.
    DraftEmpty,
    /// The line is down, so nothing was asked.
    LineDown,
    /// This page and the server do not understand each other.
    OtherVersion,
}

impl Page {
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
                self.said = said;
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
        // An action that was played has moved the picture, so the server calls
        // it stale when it comes again: nothing is ever played twice.
        self.open.retain(|_, ask| decided_on(ask).is_some());
        // The server may have forgotten an answer that it only kept.
        let kept = self.kept.take().filter(|_| self.pause() == pause);
        if let Some(answer) = kept {
            self.act(&answer);
        }
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
    fn legal(&self) -> &[(u16, String)] {
        let picture = self.picture.as_ref();
        picture.map_or(&[], |picture| &picture.legal)
    }

    /// The choice that a hint was for is another one, or made.
    fn forget_hint(&mut self) {
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

    /// Tells the viewer something. That the page is too old outweighs it all.
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

    /// The question for an action; none before the game begins, and none while
    /// another action on the same picture is under way: an impatient second
    /// click means the first.
    pub fn act(&mut self, action: &str) -> Option<Ask> {
        let picture = self.undecided()?;
        self.forget_hint();
        let action = action.to_owned();
        Some(self.question(|id| Ask::Act {
            id,
            picture,
            action,
        }))
    }

    /// The question why an action is not allowed.
    pub fn explain(&mut self, action: &str) -> Ask {
        let action = action.to_owned();
        self.question(|id| Ask::Explain { id, action })
    }

    /// The wish to take the last action back; none when [`Self::act`] has none.
    pub fn undo(&mut self) -> Option<Ask> {
        let picture = self.undecided()?;
        self.forget_hint();
        Some(self.question(|id| Ask::Undo { id, picture }))
    }

    /// The question what a captain would do; none where there is nothing to
    /// decide, and none while one thinks already.
    pub fn ask_hint(&mut self) -> Option<Ask> {
        let picture = self.picture.as_ref()?.version;
        if self.is_advised() || self.legal().is_empty() {
            return None;
        }
        self.hint = None;
        Some(self.question(|id| Ask::Hint { id, picture }))
    }

    /// Somebody thinks in the viewer's place.
    pub fn is_advised(&self) -> bool {
        self.open.values().any(is_hint)
    }

    /// A pause is on: somebody may be answering.
    pub fn paused(&self) -> bool {
        self.pause().is_some()
    }

    /// The number of the pause that is on.
    fn pause(&self) -> Option<u32> {
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

    /// The wish for a longer pause; none if no pause is on.
    pub fn hold_on(&mut self) -> Option<Ask> {
        let pause = self.pause()?;
        Some(self.question(|id| Ask::HoldOn { id, pause }))
    }

    /// The wish to decline in every pause, or no longer.
    pub fn pass_windows(&mut self, on: bool) -> Ask {
        self.question(|id| Ask::PassWindows { id, on })
    }

    fn question(&mut self, ask: impl FnOnce(u32) -> Ask) -> Ask {
        self.hush();
        self.last_id += 1;
        let ask = ask(self.last_id);
        self.open.insert(self.last_id, ask.clone());
        ask
    }

    /// Something was asked and not yet answered. Nobody has to wait for a hint.
    pub fn waits(&self) -> bool {
        !self.open.values().all(is_hint)
    }

    /// This very question was not yet answered.
    pub fn waits_for(&self, id: u32) -> bool {
        self.open.contains_key(&id)
    }

    /// The picture, if nothing was decided on it yet.
    fn undecided(&self) -> Option<u32> {
        let version = self.picture.as_ref()?.version;
        let decided = self
            .open
            .values()
            .any(|ask| decided_on(ask) == Some(version));
        (!decided).then_some(version)
    }
}

/// No second attempt will find the table, or be let in.
fn is_final(problem: Problem) -> bool {
    matches!(
        problem,
        Problem::NoSuchTable
            | Problem::BadTable
            | Problem::Closed
            | Problem::NotWatchable
            | Problem::Banned
            | Problem::OtherVersion
    )
}

/// A captain may take his time.
fn is_hint(ask: &Ask) -> bool {
    matches!(ask, Ask::Hint { .. })
}

/// The number by which the answer to a question is known that comes at once.
pub fn number(ask: &Ask) -> Option<u32> {
    match ask {
        Ask::Act { id, .. }
        | Ask::Undo { id, .. }
        | Ask::Explain { id, .. }
        | Ask::HoldOn { id, .. }
        | Ask::PassWindows { id, .. }
        | Ask::Orders { id, .. }
        | Ask::Resign { id }
        | Ask::Agree { id, .. }
        | Ask::GoOn { id }
        | Ask::ComeBack { id }
        | Ask::Rematch { id }
        | Ask::Say { id, .. }
        | Ask::Mute { id, .. }
        | Ask::Report { id, .. } => Some(*id),
        Ask::Sit { .. }
        | Ask::Stand {}
        | Ask::SeatBot { .. }
        | Ask::RemoveBot { .. }
        | Ask::Swap { .. }
        | Ask::Kick { .. }
        | Ask::Start {}
        | Ask::Hint { .. } => None,
    }
}

/// The picture that a question was decided on.
fn decided_on(ask: &Ask) -> Option<u32> {
    match ask {
        Ask::Act { picture, .. } | Ask::Undo { picture, .. } => Some(*picture),
        Ask::Sit { .. }
        | Ask::Stand {}
        | Ask::SeatBot { .. }
        | Ask::RemoveBot { .. }
        | Ask::Swap { .. }
        | Ask::Kick { .. }
        | Ask::Start {}
        | Ask::Explain { .. }
        | Ask::HoldOn { .. }
        | Ask::PassWindows { .. }
        | Ask::Orders { .. }
        | Ask::Hint { .. }
        | Ask::Resign { .. }
        | Ask::Agree { .. }
        | Ask::GoOn { .. }
        | Ask::ComeBack { .. }
        | Ask::Rematch { .. }
        | Ask::Say { .. }
        | Ask::Mute { .. }
        | Ask::Report { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tortuga_core::{EditionMark, Hex32};
    use tortuga_protocol::{Level, Stage, Tempo, Wishes};

    use super::*;

    fn table() -> TableCard {
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

    fn picture(version: u32) -> Picture {
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

    fn welcome(version: u32) -> Tell {
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

    fn page(version: u32) -> Page {
        let mut page = Page::default();
        assert_eq!(page.told(welcome(version)), []);
        page
    }

    #[test]
    fn a_welcome_opens_the_line_and_replaces_everything() {
        let mut page = page(3);
        assert_eq!(page.link, Link::Open);
        page.told(Tell::Picture(Box::new(picture(4))));
        page.lost();
        page.told(welcome(9));
        assert_eq!(page.heard, [Heard::Game(json!("so far"))]);
        assert_eq!(page.picture.unwrap().version, 9);
    }

    #[test]
    fn what_is_heard_piles_up_in_its_order() {
        let mut page = page(1);
        page.told(Tell::Picture(Box::new(picture(2))));
        page.told(Tell::Picture(Box::new(Picture {
            heard: vec![Heard::TakenBack(Seat(1))],
            ..picture(3)
        })));
        let expected = [
            Heard::Game(json!("so far")),
            Heard::Game(json!(2)),
            Heard::TakenBack(Seat(1)),
        ];
        assert_eq!(page.heard, expected);
        assert!(page.picture.unwrap().heard.is_empty());
    }

    #[test]
    fn questions_are_numbered_and_carry_the_picture() {
        let mut page = page(7);
        let act = page.act("pass").unwrap();
        let action = "pass".to_owned();
        let expected = Ask::Act {
            id: 1,
            picture: 7,
            action,
        };
        assert_eq!(act, expected);
        assert!(page.waits());
        page.told(Tell::Done { id: 1 });
        assert!(!page.waits());
        assert_eq!(page.undo(), Some(Ask::Undo { id: 2, picture: 7 }));
        page.told(Tell::Stale { id: 2 });
        assert!(!page.waits());
        assert_eq!(Page::default().act("pass"), None);
    }

    #[test]
    fn a_second_click_on_the_same_picture_is_none() {
        let mut page = page(7);
        page.explain("bid Y");
        assert!(page.act("pass").is_some());
        assert_eq!(page.act("pass"), None);
        assert_eq!(page.undo(), None);
        page.told(Tell::Picture(Box::new(picture(8))));
        assert!(page.act("pass").is_some());
    }

    #[test]
    fn unanswered_actions_are_asked_again_and_questions_are_not() {
        let mut page = page(7);
        let act = page.act("pass").unwrap();
        let why = page.explain("bid Y");
        page.lost();
        assert_eq!(page.told(welcome(8)), std::slice::from_ref(&act));
        assert!(page.waits_for(number(&act).unwrap()));
        assert!(!page.waits_for(number(&why).unwrap()));
        page.told(Tell::Stale { id: 1 });
        assert_eq!(page.notice, Some(Notice::Stale));
        assert!(!page.waits());
    }

    /// A picture with something to decide.
    fn choice(version: u32) -> Tell {
        let mut choice = picture(version);
        choice.legal.push((0, "pass".to_owned()));
        Tell::Picture(Box::new(choice))
    }

    fn asked_for_a_hint() -> Page {
        let mut page = page(1);
        page.told(choice(2));
        assert_eq!(page.ask_hint(), Some(Ask::Hint { id: 1, picture: 2 }));
        page
    }

    fn hint() -> Tell {
        let hint = Hint {
            picture: 2,
            action: "pass".to_owned(),
            chance: 500,
            next: None,
            candidates: Vec::new(),
            line: Vec::new(),
            reasons: Vec::new(),
        };
        Tell::Hint {
            id: 1,
            hint: Box::new(hint),
        }
    }

    #[test]
    fn a_hint_goes_with_its_choice() {
        let mut page = asked_for_a_hint();
        assert!(page.is_advised() && !page.waits());
        assert_eq!(page.ask_hint(), None, "one at a time");
        page.told(hint());
        assert_eq!(page.hint.as_ref().unwrap().action, "pass");
        assert!(!page.is_advised());
        page.told(choice(3));
        assert!(page.hint.is_some(), "others got ready");
        page.told(Tell::Picture(Box::new(picture(4))));
        assert_eq!(page.hint, None);
        assert_eq!(page.ask_hint(), None, "there is nothing to decide");
    }

    #[test]
    fn a_hint_that_comes_too_late_is_not_shown() {
        let mut page = asked_for_a_hint();
        assert!(page.act("pass").is_some(), "it need not be waited for");
        page.told(choice(3));
        page.told(hint());
        assert_eq!((&page.hint, &page.notice), (&None, &None));
        let mut page = asked_for_a_hint();
        page.told(Tell::Stale { id: 1 });
        assert_eq!(page.notice, None);
        let mut page = asked_for_a_hint();
        assert_eq!(page.told(welcome(2)), [], "it is not asked again");
        assert!(!page.is_advised());
    }

    #[test]
    fn a_hint_may_be_refused() {
        let mut page = asked_for_a_hint();
        let problem = Problem::StillThinking;
        page.told(Tell::Sorry {
            id: Some(1),
            problem,
        });
        assert_eq!(page.notice, Some(Notice::Sorry(problem)));
        assert!(!page.is_advised());
    }

    /// A page that was told why `bid Y` is not allowed.
    fn refused() -> Page {
        let mut page = page(1);
        page.explain("bid Y");
        page.told(Tell::Refused {
            id: 1,
            key: "pips-rise".to_owned(),
            reason: String::new(),
            rule: "GROG-BID-03".to_owned(),
        });
        let key = "pips-rise".to_owned();
        let rule = "GROG-BID-03".to_owned();
        assert_eq!(page.notice, Some(Notice::Refused { key, rule }));
        page
    }

    #[test]
    fn refusals_are_shown_until_something_else_is_allowed() {
        let mut page = refused();
        page.told(Tell::Picture(Box::new(picture(2))));
        assert!(page.notice.is_some());
        page.told(Tell::Picture(Box::new(Picture {
            legal: vec![(0, "pass".to_owned())],
            ..picture(3)
        })));
        assert_eq!(page.notice, None);
    }

    #[test]
    fn refusals_are_shown_until_the_viewer_acts() {
        let mut page = refused();
        page.act("pass");
        assert_eq!(page.notice, None);
    }

    #[test]
    fn that_somebody_was_faster_stays_beside_the_new_picture() {
        let mut page = page(1);
        page.act("pass");
        page.told(Tell::Stale { id: 1 });
        page.told(Tell::Picture(Box::new(picture(2))));
        assert_eq!(page.notice, Some(Notice::Stale));
        page.act("pass");
        assert_eq!(page.notice, None);
    }

    #[test]
    fn a_table_that_does_not_exist_is_not_looked_for_again() {
        let problem = Problem::NoSuchTable;
        let sorry = Tell::Sorry { id: None, problem };
        let mut page = Page::default();
        page.told(sorry.clone());
        page.lost();
        assert_eq!(page.link, Link::Nowhere);
        assert_eq!(page.link.delay(), None);
        assert_eq!(page.notice, Some(Notice::Sorry(problem)));

        let mut known = super::tests::page(1);
        known.told(sorry);
        known.lost();
        assert_eq!(known.link, Link::Closed(1));
    }

    #[test]
    fn that_the_line_is_down_is_over_with_a_welcome() {
        let mut page = page(1);
        page.lost();
        page.notify(Notice::LineDown);
        page.told(welcome(1));
        assert_eq!(page.notice, None);
    }

    #[test]
    fn problems_with_and_without_a_question_are_told() {
        let mut page = page(1);
        for id in [None, Some(2)] {
            assert!(page.act("pass").is_some());
            let problem = Problem::TooMuch;
            page.told(Tell::Sorry { id, problem });
            assert_eq!(page.notice.take(), Some(Notice::Sorry(problem)));
            assert!(!page.waits());
        }
    }

    /// The viewer sees this pause, or none.
    fn see(page: &mut Page, version: u32, pause: Option<u32>) {
        let picture = Picture {
            pause,
            ..picture(version)
        };
        page.told(Tell::Picture(Box::new(picture)));
    }

    #[test]
    fn who_asks_for_time_is_known_until_the_pause_is_over() {
        let mut page = page(1);
        assert!(!page.pauses && !page.paused());
        assert_eq!(page.hold_on(), None);
        see(&mut page, 2, Some(7));
        assert!(page.pauses && page.paused());
        assert_eq!(page.hold_on(), Some(Ask::HoldOn { id: 1, pause: 7 }));
        page.told(Tell::HoldOn { seat: Seat(0) });
        page.told(Tell::Done { id: 1 });
        assert!(!page.waits());
        see(&mut page, 3, Some(7));
        assert_eq!(page.holding, [Seat(0)], "the same pause");
        see(&mut page, 4, Some(8));
        assert_eq!(page.holding, [], "another pause");
        page.told(Tell::HoldOn { seat: Seat(1) });
        see(&mut page, 5, None);
        assert_eq!(page.holding, []);
        assert!(page.pauses && !page.paused());
    }

    /// A page in a pause, where the viewer has answered.
    fn answered() -> Page {
        let mut page = page(1);
        see(&mut page, 2, Some(7));
        page.act("done");
        page.told(Tell::Kept { id: 1 });
        assert!(!page.waits());
        assert_eq!(page.kept.as_deref(), Some("done"));
        page
    }

    #[test]
    fn an_answer_is_marked_until_it_is_changed_or_the_pause_is_over() {
        let mut page = answered();
        assert!(page.act("wild fray").is_some(), "he may change his mind");
        page.told(Tell::Kept { id: 2 });
        assert_eq!(page.kept.as_deref(), Some("wild fray"));
        see(&mut page, 3, Some(8));
        assert_eq!(page.kept, None);
    }

    #[test]
    fn a_standing_order_takes_an_answer_back() {
        let mut page = answered();
        page.pass_windows(true);
        page.told(Tell::Done { id: 2 });
        assert_eq!(page.kept, None);
    }

    #[test]
    fn an_answer_is_given_again_after_the_line_broke() {
        let again = |pause| {
            let mut page = answered();
            page.lost();
            let mut welcome = welcome(2);
            if let Tell::Welcome {
                picture: Some(picture),
                ..
            } = &mut welcome
            {
                picture.pause = pause;
            }
            (page.told(welcome), page.kept)
        };
        let action = "done".to_owned();
        let ask = Ask::Act {
            id: 2,
            picture: 2,
            action,
        };
        assert_eq!(again(Some(7)), (vec![ask], None));
        assert_eq!(again(Some(8)), (Vec::new(), None));
        assert_eq!(again(None), (Vec::new(), None));
    }

    #[test]
    fn alone_is_who_sits_with_bots() {
        let mut page = page(1);
        let mut sit = |sitters: &[Sitter]| {
            let seat = |&who: &Sitter| SeatCard {
                who,
                name: String::new(),
                here: false,
                stand_in: false,
                resigned: false,
            };
            let seats = sitters.iter().map(seat).collect();
            let table = TableCard { seats, ..table() };
            page.told(Tell::Table { table });
            page.alone()
        };
        let bot = Sitter::Bot(tortuga_protocol::Level::Novice);
        assert!(sit(&[Sitter::Person, bot, bot]));
        assert!(!sit(&[Sitter::Person, bot, Sitter::Person]));
    }

    #[test]
    fn a_standing_order_is_a_question_and_not_asked_again() {
        let mut page = page(1);
        let ask = page.pass_windows(true);
        assert_eq!(ask, Ask::PassWindows { id: 1, on: true });
        assert_eq!(number(&ask), Some(1));
        page.told(Tell::HoldOn { seat: Seat(1) });
        page.lost();
        assert_eq!(page.told(welcome(1)), []);
        assert_eq!(page.holding, []);
    }

    #[test]
    fn another_protocol_is_noticed() {
        let mut page = Page::default();
        page.told(Tell::Welcome {
            protocol: PROTOCOL + 1,
            table: table(),
            picture: None,
            heard: Vec::new(),
            clocks: None,
            said: Vec::new(),
        });
        page.told(Tell::Picture(Box::new(picture(2))));
        page.act("pass");
        page.told(Tell::Stale { id: 1 });
        assert_eq!(page.notice, Some(Notice::OtherVersion));
    }

    #[test]
    fn what_nobody_understands_changes_nothing_else() {
        let mut page = page(1);
        let before = page.clone();
        assert_eq!(page.not_understood(), []);
        assert_eq!(page.notice.take(), Some(Notice::OtherVersion));
        assert_eq!(page, before);
    }

    #[test]
    fn the_wait_grows_and_is_never_long() {
        let mut page = page(1);
        let mut delays = Vec::new();
        for _ in 0..8 {
            page.lost();
            delays.push(page.link.delay().unwrap());
        }
        assert_eq!(
            delays,
            [500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]
        );
        assert_eq!(Link::default().delay(), Some(0));
        assert_eq!(Link::Open.delay(), None);
    }
}
