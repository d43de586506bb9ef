//! Whispers: the smallest game with answers that nobody may notice.
//!
//! Three seats take turns. `quiet` passes the turn on; `open 2` opens two
//! windows, one after the other, and then a die is rolled; `end 1` opens one and
//! ends the game. In a window everybody who holds a card is asked, one after
//! the other, and passes or lays a card down, which opens the window again, for
//! all. Bots lay cards down as long as they hold two.

use std::any::Any;

use serde_json::{Value, json};
use tortuga_bots::{Advice, Candidate, Mind, Watch};
use tortuga_core::{
    Actor, EditionMark, Ending, Luck, Party, RuleId, Seat, Seats, Settings, Standing, Standings,
    ToAct, Viewer,
};
use tortuga_games::{Json, Moment, Pause, PlayError, Table};

pub(crate) const WHISPERS: &str = "whispers";

/// A table, if this is the game.
pub(crate) fn open(game: &str) -> Option<Box<dyn Table>> {
    (game == WHISPERS).then(|| Box::new(Whispers::default()) as Box<dyn Table>)
}

/// A bot, if this is the game.
pub(crate) fn hire(game: &str) -> Option<Box<dyn Mind>> {
    (game == WHISPERS).then(|| Box::new(Shy) as Box<dyn Mind>)
}

struct Shy;

/// What a bot gets: how many cards it holds, and what it may do.
type Perspective = (u8, Vec<(u16, String)>);

impl Mind for Shy {
    fn think(&mut self, perspective: &(dyn Any + Send), watch: &Watch) -> Option<Advice> {
        let action = self.choose(perspective, watch)?;
        let (_, legal) = perspective.downcast_ref::<Perspective>()?;
        let candidate = |(_, action): &(u16, String)| Candidate {
            action: action.clone(),
            visits: 1,
            chance: 0.5,
        };
        Some(Advice {
            action,
            chances: vec![0.5; 3],
            candidates: legal.iter().map(candidate).collect(),
            line: Vec::new(),
            reasons: Vec::new(),
        })
    }

    fn choose(&mut self, perspective: &(dyn Any + Send), _: &Watch) -> Option<String> {
        let (cards, legal) = perspective.downcast_ref::<Perspective>()?;
        let bold = legal.iter().find(|(_, action)| action == "card");
        let (_, action) = bold.filter(|_| *cards > 1).or(legal.first())?;
        Some(action.clone())
    }
}

#[derive(Default)]
struct Whispers {
    state: State,
    last: Vec<Event>,
    actions: Vec<(Actor, String)>,
}

#[derive(Clone, Default)]
struct State {
    phase: Phase,
    turn: u8,
    cards: [u8; 3],
    laid: Vec<Seat>,
    rolled: Vec<u32>,
    ends: bool,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    Deal,
    Turn,
    /// So many windows come after this one; this seat is asked.
    Window(u8, Option<Seat>),
    Roll,
    Over,
}

struct Event {
    heard: Value,
    by: Option<Seat>,
    pause: Option<State>,
}

const ACTIONS: [&str; 9] = [
    "pass", "card", "quiet", "open 1", "open 2", "open 3", "end 1", "end 2", "end 3",
];

impl Whispers {
    fn note(&mut self, heard: Value) {
        self.last.push(Event {
            heard,
            by: None,
            pause: None,
        });
    }

    fn open_window(&mut self, more: u8) {
        self.state.phase = Phase::Window(more, None);
        self.last.push(Event {
            heard: json!("opened"),
            by: None,
            pause: Some(self.state.clone()),
        });
    }

    fn windows_to_come(&self) -> u8 {
        let Phase::Window(more, _) = self.state.phase else {
            panic!("no window is open");
        };
        more
    }

    /// Asks the next seat that holds a card; if none does, the window closes.
    fn sweep(&mut self, from: u8) {
        let (mut more, mut from) = (self.windows_to_come(), from);
        loop {
            let holds = |seat: &u8| self.state.cards[usize::from(*seat)] > 0;
            if let Some(seat) = (from..3).find(holds) {
                self.state.phase = Phase::Window(more, Some(Seat(seat)));
                return;
            }
            self.note(json!("closed"));
            if more == 0 {
                return self.finish();
            }
            (more, from) = (more - 1, 0);
            self.open_window(more);
        }
    }

    fn finish(&mut self) {
        if self.state.ends {
            self.state.phase = Phase::Over;
            self.note(json!({ "cards": self.state.cards }));
        } else {
            self.state.phase = Phase::Roll;
        }
    }

    fn next_turn(&mut self) {
        self.state.phase = Phase::Turn;
        self.state.turn = (self.state.turn + 1) % 3;
    }

    fn act(&mut self, seat: Seat, action: &str) {
        match action {
            "pass" | "skip" => {
                self.state.phase = Phase::Window(self.windows_to_come(), None);
                self.last.push(Event {
                    heard: json!("passed"),
                    by: Some(seat),
                    pause: Some(self.state.clone()),
                });
                self.sweep(seat.0 + 1);
            }
            "card" => {
                let more = self.windows_to_come();
                self.state.cards[seat.index()] -= 1;
                self.state.laid.push(seat);
                self.note(json!({ "laid": seat }));
                self.open_window(more);
                self.sweep(0);
            }
            "quiet" => self.next_turn(),
            windows => {
                let (verb, count) = windows.split_once(' ').unwrap();
                self.state.ends = verb == "end";
                self.note(json!(windows));
                let count: u8 = count.parse().unwrap();
                self.open_window(count - 1);
                self.sweep(0);
            }
        }
    }

    fn happen(&mut self, outcome: &str) {
        match outcome.split_once(' ').unwrap() {
            ("deal", cards) => {
                for (own, count) in self.state.cards.iter_mut().zip(cards.bytes()) {
                    *own = count - b'0';
                }
                self.state.phase = Phase::Turn;
            }
            (_, pips) => {
                self.state.rolled.push(pips.parse().unwrap());
                self.note(json!({ "rolled": pips }));
                self.next_turn();
            }
        }
    }
}

fn view(state: &State, viewer: Viewer) -> Value {
    let own = match viewer {
        Viewer::Seat(seat) => Some(state.cards[seat.index()]),
        Viewer::Spectator => None,
    };
    json!({
        "turn": state.turn,
        "window": matches!(state.phase, Phase::Window(..)),
        "own": own,
        "laid": state.laid,
        "rolled": state.rolled,
        "all": (state.phase == Phase::Over).then_some(state.cards),
    })
}

/// What a seat could do if it were asked now.
fn answers(state: &State, seat: Seat) -> Vec<(u16, String)> {
    let able = matches!(state.phase, Phase::Window(..)) && state.cards[seat.index()] > 0;
    let both = (0..).zip(&ACTIONS[..2]).filter(|_| able);
    both.map(|(number, action)| (number, (*action).to_owned()))
        .collect()
}

fn pause(state: &State, viewer: Viewer) -> Pause {
    let answers = match viewer {
        Viewer::Seat(seat) => answers(state, seat),
        Viewer::Spectator => Vec::new(),
    };
    let view = view(state, viewer);
    let view = Json::of(&view);
    Pause { view, answers }
}

fn refused() -> PlayError {
    PlayError::Refused {
        key: "not-now",
        reason: "not now".to_owned(),
        rule: RuleId("WHISPERS-01"),
    }
}

impl Table for Whispers {
    fn allies(&self, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    fn game(&self) -> &'static str {
        WHISPERS
    }

    fn rules(&self) -> u32 {
        1
    }

    fn edition(&self) -> EditionMark {
        EditionMark {
            name: WHISPERS.to_owned(),
            sha256: String::new(),
        }
    }

    fn settings(&self) -> Settings {
        Settings::new()
    }

    fn seats(&self) -> u8 {
        3
    }

    fn to_act(&self) -> ToAct {
        match self.state.phase {
            Phase::Deal | Phase::Roll => ToAct::Chance,
            Phase::Turn => ToAct::One(Seat(self.state.turn)),
            Phase::Window(_, Some(seat)) => ToAct::One(seat),
            Phase::Window(_, None) | Phase::Over => ToAct::Nobody,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<(u16, String)> {
        if !self.to_act().seats().has(seat) {
            return Vec::new();
        }
        let window = matches!(self.state.phase, Phase::Window(..));
        let numbered = (0..).zip(ACTIONS);
        numbered
            .filter(|(number, _)| (*number < 2) == window)
            .map(|(number, action)| (number, action.to_owned()))
            .collect()
    }

    fn play(&mut self, actor: Actor, text: &str) -> Result<(), PlayError> {
        self.check(actor, text)?;
        self.last.clear();
        self.actions.push((actor, text.to_owned()));
        match actor {
            Actor::Chance => self.happen(text),
            Actor::Seat(seat) => self.act(seat, text),
        }
        Ok(())
    }

    fn check(&self, actor: Actor, text: &str) -> Result<(), PlayError> {
        let fits = match actor {
            Actor::Chance => self.to_act() == ToAct::Chance,
            Actor::Seat(seat) => {
                let number = self.number(text);
                let legal = self.legal(seat);
                legal.iter().any(|(own, _)| Some(*own) == number)
            }
        };
        fits.then_some(()).ok_or_else(refused)
    }

    fn chance(&self, luck: &mut dyn Luck) -> Option<String> {
        match self.state.phase {
            Phase::Deal => Some("deal 000".to_owned()),
            Phase::Roll => Some(format!("rolled {}", luck.below(1000))),
            Phase::Turn | Phase::Window(..) | Phase::Over => None,
        }
    }

    fn forced(&self, _seat: Seat) -> Option<String> {
        None
    }

    fn undo_place(&self, _seat: Seat) -> Option<usize> {
        None
    }

    fn undo_to(&mut self, _seat: Seat, _place: usize) -> Option<String> {
        None
    }

    fn actions(&self) -> Vec<(Actor, String)> {
        self.actions.clone()
    }

    fn perspective(&self, seat: Seat) -> Box<dyn Any + Send> {
        Box::new((self.state.cards[seat.index()], self.legal(seat)))
    }

    fn number(&self, text: &str) -> Option<u16> {
        // There are two ways to write it.
        let text = if text == "skip" { "pass" } else { text };
        (0..)
            .zip(ACTIONS)
            .find(|(_, own)| *own == text)
            .map(|(number, _)| number)
    }

    fn outcome_json(&self, text: &str) -> Value {
        json!(text)
    }

    fn heard(&self, viewer: Viewer) -> Vec<Value> {
        let moments = self.moments(viewer).into_iter();
        let heard = moments.flat_map(|moment| moment.heard);
        let read = |heard: Json| serde_json::from_str(heard.text()).expect("it was written");
        heard.map(read).collect()
    }

    fn moments(&self, viewer: Viewer) -> Vec<Moment> {
        let mut moments = Vec::new();
        let mut heard = Vec::new();
        for event in &self.last {
            if event.by.is_none_or(|seat| viewer.is(seat)) {
                heard.push(Json::of(&event.heard));
            }
            if let Some(state) = &event.pause {
                moments.push(Moment {
                    heard: std::mem::take(&mut heard),
                    pause: Some(pause(state, viewer)),
                });
            }
        }
        moments.push(Moment { heard, pause: None });
        moments
    }

    fn seen_to_act(&self, viewer: Viewer) -> Seats {
        match self.state.phase {
            Phase::Window(_, Some(seat)) if !viewer.is(seat) => Seats::NONE,
            Phase::Deal | Phase::Turn | Phase::Window(..) | Phase::Roll | Phase::Over => {
                self.to_act().seats()
            }
        }
    }

    fn decline(&self) -> Option<(Seat, String)> {
        match self.state.phase {
            Phase::Window(_, Some(seat)) => Some((seat, "pass".to_owned())),
            Phase::Deal | Phase::Turn | Phase::Window(_, None) | Phase::Roll | Phase::Over => None,
        }
    }

    fn answers(&self, seat: Seat) -> Vec<(u16, String)> {
        answers(&self.state, seat)
    }

    fn check_answer(&self, seat: Seat, text: &str) -> Result<(), PlayError> {
        let number = self.number(text);
        let answers = self.answers(seat);
        let mut fitting = answers.iter().filter(|(own, _)| Some(*own) == number);
        fitting.next().map(|_| ()).ok_or_else(refused)
    }

    fn answering_perspective(&self, seat: Seat) -> Option<Box<dyn Any + Send>> {
        let cards = self.state.cards[seat.index()];
        let answers = self.answers(seat);
        let some = !answers.is_empty();
        some.then(|| Box::new((cards, answers)) as Box<dyn Any + Send>)
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        view(&self.state, viewer)
    }

    fn view_text(&self, viewer: Viewer) -> Json {
        Json::of(&view(&self.state, viewer))
    }

    fn state_json(&self) -> Value {
        Value::Null
    }

    fn standings(&self) -> Option<Standings> {
        let over = self.state.phase == Phase::Over;
        let row = |seat| Standing::new(Party::seat(Seat(seat)), Vec::new(), Vec::new());
        let ended_by = Ending {
            key: "end",
            rule: RuleId("WHISPERS-02"),
        };
        over.then(|| Standings::ranked(ended_by, (0..3).map(row).collect()))
    }
}
