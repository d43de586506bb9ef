//! A table for tests: put ships and pirates down, play in notation, look at what came out.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses another part of it"
)]

use std::sync::LazyLock;

use tortuga_core::{
    Actor, Edition as _, Interned, Luck as _, QuickLuck, Refusal as _, Rules, Seat, Seats,
    Settings, Standings, ToAct, Viewer, play,
};
use tortuga_glory::{
    Action, Card, Cards, Cell, Cells, Edition, Event, GloryIslands, Heard, Open, Refusal, Stage,
    State, Treasure, Treasures, View, Wreck, Wrecks,
};

/// The standard edition, read once.
pub static STANDARD: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::STANDARD).expect("the standard edition is sound"));

/// A box of our own, with another board and other numbers.
pub const SECOND_BOX: &str = include_str!("../data/second-box.toml");

/// The second box, read once.
pub static SECOND: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(SECOND_BOX).expect("the second box is sound"));

/// Seats by their standard colours in a game of four.
pub const RED: u8 = 0;
pub const GREEN: u8 = 1;
pub const YELLOW: u8 = 2;
pub const BLUE: u8 = 3;

/// A position that a test builds, plays on and looks at.
///
/// Actions are written as in a record: the actor, a blank, the action, as in
/// `"0 sail 3"` or `"* drew ruby"`. Cells are written `2,3`: row, column.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    /// What happened in the last `play`.
    pub events: Vec<Event>,
}

impl Scene {
    /// A new game with these settings, before anything happened.
    pub fn with(settings: &[(&str, &str)]) -> Self {
        Self::on(&STANDARD, settings)
    }

    /// A new game of so many seats on the front, without wrecks.
    pub fn of(seats: u8) -> Self {
        Self::with(&[("seats", &seats.to_string())])
    }

    /// A new game with this box.
    pub fn on(edition: &'static Edition, settings: &[(&str, &str)]) -> Self {
        let owned = settings.iter();
        let settings: Settings = owned
            .map(|&(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let options = GloryIslands::options(edition, &settings).expect("settings that can be");
        let state = GloryIslands::set_up(edition, &options).expect("options that fit");
        Self {
            state,
            events: Vec::new(),
        }
    }

    // ---- putting down (each returns the scene, for chaining)

    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// A ship has sailed so far, and its marker as far on the sailing track at
    /// least.
    pub fn ship(self, seat: u8, sailed: u8) -> Self {
        self.change(|state| {
            let place = usize::from(seat);
            state.sailed[place] = sailed;
            state.circles[place] = state.circles[place].max(sailed);
        })
    }

    /// A marker's circle on the sailing track.
    pub fn circle(self, seat: u8, circle: u8) -> Self {
        self.change(|state| state.circles[usize::from(seat)] = circle)
    }

    pub fn barrels(self, seat: u8, barrels: u8) -> Self {
        self.change(|state| state.barrels[usize::from(seat)] = barrels)
    }

    /// A player's pirates stand on these cells too, as in `"1,5 2,4"`.
    pub fn pirates(self, seat: u8, cells: &str) -> Self {
        self.change(|state| {
            let pirates = &mut state.pirates[usize::from(seat)];
            *pirates = pirates.and(self::cells(cells));
        })
    }

    /// A player's treasure tokens, as in `"ruby ruby spice"`.
    pub fn treasures(self, seat: u8, kinds: &str) -> Self {
        self.change(|state| {
            for kind in kinds.split_whitespace() {
                state.takings_push(seat);
                state.treasures[usize::from(seat)].put(treasure(kind));
            }
        })
    }

    /// All other cards of a player are on his discard pile, but these, as in
    /// `"red-1 red-4"`.
    pub fn hand(self, seat: u8, cards: &str) -> Self {
        self.change(|state| {
            let own = state.owned[usize::from(seat)];
            let hand = cards.split_whitespace().map(card);
            let hand = hand.fold(Cards::NONE, Cards::with);
            state.in_hand = state.in_hand.apart_from(own).and(hand);
        })
    }

    /// Everybody plays his card, in seat order, as in `"red-3a green-1"`; with
    /// two players the third card is Henry Morgan's. The first turn begins.
    pub fn cards(mut self, cards: &str) -> Self {
        for (seat, card) in cards.split_whitespace().enumerate() {
            let henry = self.state.is_henry(Seat(seat as u8));
            let line = if henry {
                format!("* henry {card}")
            } else {
                format!("{seat} card {card}")
            };
            self.play_on(&[&line]);
        }
        self
    }

    /// These tokens are left in the bag; this player has all the others.
    pub fn bag_left(self, seat: u8, kinds: &str) -> Self {
        let others = self.state.bag().minus(treasures(kinds));
        let all = others.kinds().flat_map(|kind| {
            let copies = usize::from(others.of(kind));
            std::iter::repeat_n(kind.id(), copies)
        });
        let all: Vec<&str> = all.collect();
        self.treasures(seat, &all.join(" "))
    }

    /// A player comes to a space from the one before it with this card, which
    /// must be the strongest: all others play their 1.
    pub fn arrives(self, seat: u8, card: &str, space: u8) -> Self {
        let ships = self.state.ships().iter();
        let lowest = |ship: Seat| self.state.owned[ship.index()].at(0).to_string();
        let cards = ships.map(|ship| match ship {
            Seat(own) if own == seat => card.to_owned(),
            other => lowest(other),
        });
        let cards: Vec<String> = cards.collect();
        let mut scene = self.ship(seat, space - 1).cards(&cards.join(" "));
        scene.play_on(&[&format!("{seat} sail 1")]);
        scene
    }

    // ---- playing

    /// Plays one line after the other; all must be allowed. What happened in
    /// them is in `events`.
    pub fn play(&mut self, lines: &[&str]) -> &mut Self {
        self.events.clear();
        self.play_on(lines)
    }

    /// The same, and earlier events stay.
    pub fn play_on(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            self.try_play(line)
                .unwrap_or_else(|refusal| panic!("{line:?}: {refusal}"));
        }
        self
    }

    pub fn try_play(&mut self, line: &str) -> Result<(), Refusal> {
        let (actor, action) = line.split_once(' ').expect("an actor and an action");
        let actor = Actor::read(actor).expect("a seat or *");
        play::<GloryIslands>(&mut self.state, actor, read(action), &mut self.events)
    }

    /// Plays on, always what is listed first, until this holds.
    pub fn on_until(&mut self, holds: impl Fn(&State) -> bool) -> &mut Self {
        self.events.clear();
        for _ in 0..10_000 {
            if holds(&self.state) {
                return self;
            }
            let line = self.first_line();
            self.try_play(&line).expect("what is listed can be played");
        }
        panic!("this never happens");
    }

    /// Plays on, always what is listed first, until this stage is reached.
    pub fn on_to(&mut self, stage: Stage) -> &mut Self {
        self.on_until(|state| state.stage == stage)
    }

    /// Plays on, always what is listed first, until the round is over.
    pub fn end_round(&mut self) -> &mut Self {
        let round = self.state.round;
        self.on_until(|state| state.round > round || state.stage == Stage::Over)
    }

    /// A whole round in which these cards are played.
    pub fn round(self, cards: &str) -> Self {
        let mut scene = self.cards(cards);
        scene.end_round();
        scene
    }

    /// The first thing that can happen now, as a line of a record.
    pub fn first_line(&self) -> String {
        if self.to_act() == ToAct::Chance {
            return format!("* {}", self.outcomes()[0].0);
        }
        let seat = self.to_act().seats().lowest().expect("the game goes on");
        format!("{seat} {}", self.legal(seat.0)[0])
    }

    /// Plays at random until this holds; false if the game ends before.
    pub fn at_random(&mut self, luck: &mut QuickLuck, holds: impl Fn(&State) -> bool) -> bool {
        while !holds(&self.state) {
            if self.state.stage == Stage::Over {
                return false;
            }
            self.random_step(luck);
        }
        true
    }

    pub fn random_step(&mut self, luck: &mut QuickLuck) {
        let (actor, action) = match self.to_act() {
            ToAct::Nobody => panic!("the game is over"),
            ToAct::Chance => (Actor::Chance, GloryIslands::chance(&self.state, luck)),
            ToAct::One(_) | ToAct::Together(_) => {
                let seats = self.to_act().seats();
                let seat = seats.lowest().expect("somebody is to act");
                let mut legal = Vec::new();
                GloryIslands::legal(&self.state, seat, &mut legal);
                let pick = luck.below(legal.len() as u32) as usize;
                (Actor::Seat(seat), legal[pick])
            }
        };
        GloryIslands::apply(&mut self.state, actor, action, &mut self.events);
    }

    // ---- looking

    pub fn to_act(&self) -> ToAct {
        GloryIslands::to_act(&self.state)
    }

    /// What a seat may do, in notation.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Vec::new();
        GloryIslands::legal(&self.state, Seat(seat), &mut legal);
        legal.into_iter().map(write).collect()
    }

    /// What can happen by chance, in notation, with its weight.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        GloryIslands::outcomes(&self.state, &mut outcomes);
        let written = outcomes.into_iter();
        written
            .map(|(action, weight)| (write(action), weight))
            .collect()
    }

    /// The rule that forbids this, and the reason's short name.
    pub fn refused(&self, line: &str) -> (&'static str, &'static str) {
        let refusal = self.clone().try_play(line);
        let refusal = refusal.expect_err(&format!("{line:?} should not be allowed"));
        (refusal.rule().0, refusal.key())
    }

    pub fn glory(&self, seat: u8) -> u16 {
        self.state.glory(Seat(seat))
    }

    pub fn view(&self, viewer: Viewer) -> View {
        GloryIslands::view(&self.state, viewer)
    }

    /// What a seat sees.
    pub fn seen_by(&self, seat: u8) -> View {
        self.view(Viewer::Seat(Seat(seat)))
    }

    /// What this viewer heard of the last events.
    pub fn heard(&self, viewer: Viewer) -> Vec<Heard> {
        use tortuga_core::Event as _;
        let heard = self.events.iter();
        heard.filter_map(|event| event.heard_by(viewer)).collect()
    }

    /// Everything open among the last events.
    pub fn open(&self) -> Vec<Open> {
        let open = self.events.iter().filter_map(|event| {
            let Event::Open(open) = event else {
                return None;
            };
            Some(open.clone())
        });
        open.collect()
    }

    /// What a spectator heard of the last events, each by its name alone.
    pub fn told(&self) -> Vec<String> {
        let heard = self.heard(Viewer::Spectator).into_iter();
        heard
            .map(|heard| name_of(&serde_json::to_value(heard).unwrap()))
            .collect()
    }

    /// The order of turns that was announced last.
    pub fn turn_order(&self) -> Vec<u8> {
        let order = self.open().into_iter().rev().find_map(|open| {
            let Open::TurnOrder(seats) = open else {
                return None;
            };
            Some(seats.into_iter().map(|seat| seat.0).collect())
        });
        order.expect("an order was announced")
    }

    /// A hand, or Henry Morgan's draw pile, by names.
    pub fn in_hand(&self, seat: u8) -> Vec<String> {
        names(self.state.hand(Seat(seat)))
    }

    /// A discard pile by names.
    pub fn pile(&self, seat: u8) -> Vec<String> {
        names(self.state.discards(Seat(seat)))
    }

    pub fn standings(&self) -> Standings {
        GloryIslands::standings(&self.state).expect("the game is over")
    }

    /// The ending's short name and its rule.
    pub fn ended_by(&self) -> (&'static str, &'static str) {
        let ended_by = self.standings().ended_by;
        (ended_by.key, ended_by.rule.0)
    }

    /// For each row of the standings score, rank and whether it has won.
    pub fn result(&self) -> Vec<(i32, u8, bool)> {
        let rows = self.standings().rows.into_iter();
        rows.map(|row| (row.score, row.rank, row.winner)).collect()
    }

    /// Where a player's points come from.
    pub fn sources(&self, seat: usize) -> Vec<(&'static str, i32)> {
        let row = &self.standings().rows[seat];
        let sources = row.sources.iter();
        sources.map(|source| (source.key, source.points)).collect()
    }

    /// A world that this seat imagines.
    pub fn imagined_by(&self, seat: u8, seed: u64) -> State {
        let view = self.seen_by(seat);
        GloryIslands::imagine(self.edition(), &view, &mut QuickLuck::new(seed))
    }

    pub fn edition(&self) -> &'static Edition {
        let Interned(edition) = self.state.edition;
        edition
    }

    pub fn audit(&self) -> Result<(), String> {
        GloryIslands::audit(&self.state)
    }
}

/// The name of something heard, as records of views have it.
fn name_of(heard: &serde_json::Value) -> String {
    let (name, what) = heard.as_object().unwrap().iter().next().unwrap();
    if name == "open" {
        name_of(what)
    } else {
        name.clone()
    }
}

fn names(cards: Cards) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

/// A token goes to a seat out of nowhere, remembered like any other.
trait Push {
    fn takings_push(&mut self, seat: u8);
}

impl Push for State {
    fn takings_push(&mut self, seat: u8) {
        // Two bits for each token, as records of views have them.
        let place = self.taken();
        let mut bytes: Vec<u8> =
            serde_json::from_value(serde_json::to_value(self.takings).unwrap()).unwrap();
        bytes[usize::from(place / 4)] |= seat << (place % 4 * 2);
        self.takings = serde_json::from_value(serde_json::to_value(bytes).unwrap()).unwrap();
    }
}

pub fn read(text: &str) -> Action {
    GloryIslands::read(&STANDARD, text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

pub fn write(action: Action) -> String {
    GloryIslands::write(&STANDARD, action)
}

pub fn cell(name: &str) -> Cell {
    Cell::read(name).unwrap_or_else(|| panic!("{name} is no cell"))
}

/// Cells as in `"1,5 2,4"`.
pub fn cells(names: &str) -> Cells {
    names.split_whitespace().map(cell).collect()
}

pub fn card(name: &str) -> Card {
    Card::read(name).unwrap_or_else(|| panic!("{name} is no card"))
}

pub fn treasure(id: &str) -> Treasure {
    let found = Treasure::ALL.into_iter().find(|kind| kind.id() == id);
    found.unwrap_or_else(|| panic!("{id} is no treasure"))
}

/// Tokens as in `"ruby ruby spice"`.
pub fn treasures(ids: &str) -> Treasures {
    let mut tokens = Treasures::NONE;
    for id in ids.split_whitespace() {
        tokens.put(treasure(id));
    }
    tokens
}

/// Wreck tokens as in `"1 1 4"`.
pub fn wrecks(values: &str) -> Wrecks {
    let mut tokens = Wrecks::NONE;
    for value in values.split_whitespace() {
        tokens.put(Wreck(value.parse().unwrap()));
    }
    tokens
}

pub fn seats(seats: &[u8]) -> Seats {
    seats
        .iter()
        .map(|&seat| Seat(seat))
        .fold(Seats::NONE, Seats::with)
}

/// `put` on each of these cells, as `legal` lists them.
pub fn puts(names: &str) -> Vec<String> {
    cells(names)
        .iter()
        .map(|cell| format!("put {cell}"))
        .collect()
}

/// The settings of all combinations of seats, sides and wrecks.
pub fn all_variants() -> impl Iterator<Item = [(&'static str, &'static str); 3]> {
    ["2", "3", "4"].into_iter().flat_map(|seats| {
        ["front", "back"].into_iter().flat_map(move |side| {
            ["false", "true"]
                .into_iter()
                .map(move |wrecks| [("seats", seats), ("side", side), ("wrecks", wrecks)])
        })
    })
}
