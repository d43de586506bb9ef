//! The six windows of GROO on the server: worlds that differ only in one hand
//! send everybody else the same frames at the same times, until a card is
//! played. That holds for whoever could answer himself, too.

use std::time::Duration;

use serde_json::json;
use tortuga_core::{Actor, QuickLuck, Seat, ToAct, Viewer};
use tortuga_games::{EditionChoice, Table, open_table};
use tortuga_play::Entry;
use tortuga_protocol::{Heard, Tell, Tempo};

use super::parlour::{ONLOOKER, Parlour};
use super::pauses::assert_alike;
use super::{entry, follow, pick};

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;

/// Everybody but B.
const OTHERS: [usize; 3] = [A, C, ONLOOKER];

/// Clocks run outside of pauses, and tell nothing either.
const LIVE: Tempo = Tempo::Live {
    bank: 86_400,
    increment: 5,
};

const HALF: Duration = Duration::from_millis(500);

/// What B holds in one world, and in the other: nothing to play in a window.
const NEUTRAL: &str = "bowmen";

fn fresh() -> Box<dyn Table> {
    let settings = [("seats", "3"), ("dealer", "0"), ("stall_guard_rounds", "0")];
    let settings = settings.map(|(key, value)| (key.to_owned(), value.to_owned()));
    open_table("groo", &EditionChoice::Standard, &settings.into()).unwrap()
}

/// Who could answer in the window that is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holders {
    /// B in the first world, nobody in the other.
    OnlyB,
    /// C in both worlds; in the first B too, and he is asked before C.
    BeforeC,
}

/// A game up to a window, in two worlds: in the first B could answer.
struct Eve {
    /// What was done before.
    logs: [Vec<Entry>; 2],
    /// What opens the window; none if luck does.
    opening: Option<(usize, String)>,
}

/// The same game in both worlds, as far as anybody but B can see.
struct Twins {
    tables: [Box<dyn Table>; 2],
    logs: [Vec<Entry>; 2],
    token: &'static str,
    draws: u32,
    /// B has drawn the card that differs.
    differ: bool,
    /// A pause is on, in this world and in that.
    paused: [bool; 2],
    /// Nobody builds, so that the game goes on until the cards run out.
    lasts: bool,
    holders: Holders,
    /// C has drawn the card that he holds in both worlds.
    c_holds: bool,
}

impl Twins {
    fn new(token: &'static str, lasts: bool, holders: Holders) -> Self {
        Self {
            tables: [fresh(), fresh()],
            logs: [Vec::new(), Vec::new()],
            token,
            draws: 0,
            differ: false,
            paused: [false; 2],
            lasts,
            holders,
            c_holds: false,
        }
    }

    /// One more entry in the log of a world, and the ends of all pauses in
    /// which nobody is asked.
    fn play(&mut self, world: usize, actor: Actor, action: &str) {
        let table = self.tables[world].as_mut();
        let declined = usize::from(table.decline().is_some());
        let step = entry(actor, action);
        follow(table, &step);
        self.logs[world].push(step);
        let fresh = table.moments(Viewer::Spectator).len() - 1 - declined;
        let asks = table.decline().is_some();
        let over = fresh + usize::from(self.paused[world]) - usize::from(asks);
        self.logs[world].extend(vec![Entry::PAUSE_OVER; over]);
        self.paused[world] = asks;
    }

    /// Nobody answers in any window.
    fn decline(&mut self) {
        for world in 0..2 {
            while let Some((seat, action)) = self.tables[world].decline() {
                self.play(world, Actor::Seat(seat), &action);
            }
        }
    }

    /// The next step, one for each world; none if they can go on no longer.
    fn next(&mut self, luck: &mut QuickLuck) -> Option<(Actor, [String; 2])> {
        match self.tables[0].to_act() {
            ToAct::Chance => self.chance(luck).map(|both| (Actor::Chance, both)),
            ToAct::One(seat) => {
                let action = self.decision(seat, luck)?;
                Some((Actor::Seat(seat), [action.clone(), action]))
            }
            ToAct::Together(_) | ToAct::Nobody => None,
        }
    }

    /// An outcome that both worlds can have, or the one card that differs.
    fn chance(&mut self, luck: &mut QuickLuck) -> Option<[String; 2]> {
        let mut outcome = self.tables[0].chance(luck)?;
        if outcome.starts_with("drew") {
            self.draws += 1;
            if let Some(both) = self.dealt_on_purpose() {
                return Some(both);
            }
        }
        for _ in 0..100 {
            if self.tables[1].check(Actor::Chance, &outcome).is_ok() {
                return Some([outcome.clone(), outcome]);
            }
            outcome = self.tables[0].chance(luck)?;
        }
        None
    }

    /// The card of B that differs, or the one of C that does not.
    fn dealt_on_purpose(&mut self) -> Option<[String; 2]> {
        if !self.differ && self.draws_now(B, 6) {
            let both = self.both_can_draw([self.token, NEUTRAL]);
            self.differ = both.is_some();
            return both;
        }
        if self.holders == Holders::BeforeC && !self.c_holds && self.draws_now(C, 11) {
            let both = self.both_can_draw([self.token, self.token]);
            self.c_holds = both.is_some();
            return both;
        }
        None
    }

    fn both_can_draw(&self, kinds: [&str; 2]) -> Option<[String; 2]> {
        let both = kinds.map(|kind| format!("drew {kind}"));
        let mut worlds = self.tables.iter().zip(&both);
        let can = worlds.all(|(table, drew)| table.check(Actor::Chance, drew).is_ok());
        can.then_some(both)
    }

    /// Is it this seat's special card which is drawn now? The first that it is
    /// dealt; in a game that runs out of cards, one that it draws in the last
    /// round, as all others have been through everybody's hands.
    fn draws_now(&self, who: usize, first: u32) -> bool {
        let view = self.tables[0].view_json(Viewer::Spectator);
        if self.lasts {
            view["table"]["turns_left"].is_number() && view["table"]["active"] == who
        } else {
            self.draws == first
        }
    }

    /// Who opens a window by this; none if the server does so by itself.
    fn opening(&self, actor: Actor, action: &str) -> Option<(usize, String)> {
        let Actor::Seat(seat) = actor else {
            return None;
        };
        let forced = self.tables[0].forced(seat).is_some();
        (!forced).then(|| (seat.index(), action.to_owned()))
    }

    fn is_wanted(&self) -> bool {
        let asked = |table: &dyn Table| table.decline().map(|(seat, _)| seat.index());
        let [with, without] = &self.tables;
        let (wanted, dealt) = match self.holders {
            Holders::OnlyB => ([Some(B), None], true),
            Holders::BeforeC => ([Some(B), Some(C)], self.c_holds),
        };
        self.differ && dealt && [asked(with.as_ref()), asked(without.as_ref())] == wanted
    }

    /// Something that both worlds allow and that leaves B and C their cards.
    fn decision(&self, seat: Seat, luck: &mut QuickLuck) -> Option<String> {
        let theirs = self.tables[1].legal(seat);
        let touches = |action: &str| match seat.index() {
            B => self.differ && (action.contains(self.token) || action.contains(NEUTRAL)),
            C => self.c_holds && action.contains(self.token),
            _ => false,
        };
        let mut both = self.tables[0].legal(seat);
        both.retain(|action| theirs.contains(action) && !touches(&action.1));
        if self.lasts {
            both.retain(|(_, action)| !action.starts_with("play"));
        }
        (!both.is_empty()).then(|| pick(&both, luck))
    }
}

/// Plays games until these could answer in a window of this name.
fn eve_of(window: &str, token: &'static str, holders: Holders) -> Eve {
    (0..4000)
        .find_map(|seed| find(window, token, holders, seed))
        .unwrap_or_else(|| panic!("no game has a {window} window for {holders:?}"))
}

fn find(window: &str, token: &'static str, holders: Holders, seed: u64) -> Option<Eve> {
    let mut luck = QuickLuck::new(seed);
    let mut twins = Twins::new(token, window == "end", holders);
    let opened = json!({ "window-opened": window });
    for _ in 0..3000 {
        let (actor, actions) = twins.next(&mut luck)?;
        let eve = Eve {
            logs: twins.logs.clone(),
            opening: twins.opening(actor, &actions[0]),
        };
        for (world, action) in actions.iter().enumerate() {
            twins.play(world, actor, action);
        }
        let heard = twins.tables[0].heard(Viewer::Spectator);
        if heard.last() == Some(&opened) && twins.is_wanted() {
            return Some(eve);
        }
        twins.decline();
    }
    None
}

/// What B does where he can answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Never,
    /// He passes, so many half seconds after he was asked.
    Pass(u32),
    /// He has a standing order to pass.
    Order,
}

async fn open(eve: &Eve, world: usize) -> Parlour {
    let log = eve.logs[world].clone();
    let mut parlour = Parlour::open_timed(fresh().as_ref(), 3, log, LIVE).await;
    if let Some((seat, action)) = &eve.opening {
        parlour.must(*seat, action).await;
    } else {
        parlour.settle().await;
    }
    assert!(parlour.seen(A).pause.is_some(), "a window is open");
    parlour
}

/// One of the worlds from the window on. Nobody plays, but everybody tries to
/// in the pauses; C passes where he can answer, now and then.
async fn look(eve: &Eve, world: usize, answer: Answer) -> Parlour {
    let mut parlour = open(eve, world).await;
    if answer == Answer::Order {
        parlour.pass_windows(B, true).await;
    } else {
        parlour.settle().await;
    }
    let mut asked = 0;
    for _ in 0..40 {
        let now = could_answer(&parlour, B);
        asked += u32::from(now);
        if now && answer == Answer::Pass(asked) {
            let tell = parlour.act(B, "done").await;
            assert!(matches!(tell, Tell::Kept { .. }), "{tell:?}");
        }
        for who in OTHERS {
            if parlour.seen(who).pause.is_some() {
                parlour.act(who, "done").await;
                parlour.act(who, "draw").await;
            }
        }
        parlour.wait(HALF).await;
    }
    assert_eq!(asked > 0, world == 0);
    parlour
}

fn could_answer(parlour: &Parlour, who: usize) -> bool {
    let seen = parlour.seen(who);
    seen.pause.is_some() && !seen.legal.is_empty()
}

/// Everybody else is sent the same at the same times; B himself is not.
async fn nobody_can_tell(window: &str, token: &'static str) {
    for holders in [Holders::OnlyB, Holders::BeforeC] {
        let eve = eve_of(window, token, holders);
        let without = look(&eve, 1, Answer::Never).await;
        for answer in [
            Answer::Never,
            Answer::Pass(1),
            Answer::Pass(6),
            Answer::Order,
        ] {
            let with = look(&eve, 0, answer).await;
            for who in OTHERS {
                let why = format!("{window}, {holders:?}, {answer:?}");
                assert_alike(&with, &without, who, &why);
            }
            assert_ne!(with.frames(B), without.frames(B));
        }
        assert!(without.shown(A).contains(&4000), "the window is over");
        let last = if holders == Holders::OnlyB { B } else { C };
        play_it(&eve, token, last).await;
    }
}

/// A card is seen when the time is up, and not before; whoever is asked before
/// says nothing.
async fn play_it(eve: &Eve, token: &str, who: usize) {
    let mut parlour = open(eve, 0).await;
    while !could_answer(&parlour, who) {
        parlour.wait(HALF).await;
    }
    let (since, shown) = (parlour.seen(who).version, parlour.shown(A).len());
    let heard = parlour.guest(A).heard.len();
    parlour.wait(HALF).await;
    let legal = parlour.seen(who).legal.clone();
    let card = legal.iter().find(|(_, action)| action.contains(token));
    parlour.must_keep(who, &card.unwrap().1).await;
    parlour.wait(6 * HALF).await;
    assert_eq!(parlour.shown(A).len(), shown, "nobody sees it yet");
    assert_eq!(parlour.seen(who).version, since);
    parlour.wait(HALF).await;
    assert!(parlour.shown(A)[shown..].iter().all(|at| at % 4000 == 0));
    let played = |heard: &Heard| match heard {
        Heard::Game(heard) => heard.pointer("/open/wild-played/seat") == Some(&json!(who)),
        Heard::TakenBack(_) => false,
    };
    assert!(parlour.guest(A).heard[heard..].iter().any(played));
}

#[tokio::test(start_paused = true)]
async fn battle_window() {
    nobody_can_tell("battle", "cheese_dip").await;
}

#[tokio::test(start_paused = true)]
async fn roll_window() {
    nobody_can_tell("roll", "cheese_dip").await;
}

#[tokio::test(start_paused = true)]
async fn pass_window() {
    nobody_can_tell("pass", "cheese_dip").await;
}

#[tokio::test(start_paused = true)]
async fn counter_window() {
    nobody_can_tell("counter", "false_alarm").await;
}

#[tokio::test(start_paused = true)]
async fn effect_window() {
    nobody_can_tell("effect", "cheese_dip").await;
}

#[tokio::test(start_paused = true)]
async fn end_window() {
    nobody_can_tell("end", "cheese_dip").await;
}
