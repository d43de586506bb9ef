//! A table for tests: set pieces down, play in notation, look at what came out.
#![allow(
    dead_code,
    unreachable_pub,
    missing_docs,
    reason = "every test file uses another part of it"
)]

use std::sync::LazyLock;

use tortuga_core::{
    Actor, Edition as _, Interned, Refusal as _, Rules, Seat, Seats, ToAct, Viewer, play,
};
use tortuga_grog::{
    Action, Building, Column, Edition, End, Event, Five, GoalKind, GoalQueue, GoalSet, GrogIsland,
    Occupant, Options, Parrot, Phase, Refusal, State, Treasure, Turn, View,
};

pub const PHIL: u8 = 0;
pub const MARTINA: u8 = 1;
pub const FRANK: u8 = 2;

/// A short round of three from fixture F0 on: Phil opens with the green die,
/// Martina sells her coconut for 2 coins, Frank stays idle, Phil does not pay.
pub const SHORT_ROUND: [&str; 9] = [
    "0 bid G",
    "1 pass",
    "1 ship G",
    "1 main 1",
    "1 direct 1",
    "1 end-trade",
    "2 pass",
    "2 idle B",
    "0 refuse",
];

/// The standard edition, read once.
pub static STANDARD: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::STANDARD).expect("the standard edition is sound"));

/// A position that a test builds, plays on and looks at.
///
/// Actions are written as in a record: the actor, a blank, the action, as in
/// `"0 bid Y G O"` or `"* rolled 1 5 1 4 3"`.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    /// What happened in the last `play`.
    pub events: Vec<Event>,
}

impl Scene {
    /// A new game before anything is dealt, with a random starting player.
    pub fn new(seats: u8) -> Self {
        Self::with(&Options {
            seats,
            starting_player: None,
        })
    }

    pub fn with(options: &Options) -> Self {
        let state = GrogIsland::set_up(&STANDARD, options).expect("options that fit");
        Self {
            state,
            events: Vec::new(),
        }
    }

    /// Set-up is over, seat 0 has the flag and is to make the opening bid.
    /// Everybody has the coins of the start, no goods, no cards (all lie in
    /// the stacks). Clouds, ships and dice are those of fixture F0:
    /// green goal swap, blue parrot, orange empty, yellow pirate point, gray
    /// black; ships coins2 coins4 treasure parrot goal coins3; G1 B5 O1 Y4 A3.
    pub fn auction(seats: u8) -> Self {
        let mut scene = Self::new(seats);
        let table = &mut scene.state.table;
        table.round = 1;
        table.phase = Phase::Auction(Turn::fresh(Seat(0)));
        scene
            .clouds("goal_swap parrot empty pirate_point black")
            .ships("coins2 coins4 treasure parrot goal coins3")
            .dice([1, 5, 1, 4, 3])
    }

    /// Fixture F0 of the rules page: Phil 6 coins and treasure cards 3 and 1;
    /// the others rich enough for everything in the examples.
    pub fn f0() -> Self {
        Self::auction(3)
            .coins(PHIL, 6)
            .treasures(PHIL, &[3, 1])
            .coins(MARTINA, 20)
            .coins(FRANK, 20)
    }

    // ---- setting pieces down (each returns the scene, for chaining)

    pub fn clouds(mut self, ids: &str) -> Self {
        let Action::Clouds(clouds) = read(&format!("clouds {ids}")) else {
            panic!("clouds")
        };
        self.state.table.clouds = clouds;
        self
    }

    pub fn ships(mut self, ids: &str) -> Self {
        let Action::Ships(ships) = read(&format!("ships {ids}")) else {
            panic!("ships")
        };
        self.state.table.ships = ships;
        self
    }

    /// Green, blue, orange, yellow, gray.
    pub fn dice(mut self, pips: [u8; 5]) -> Self {
        self.state.table.dice = Five::new(pips);
        self
    }

    pub fn flag(mut self, seat: u8) -> Self {
        self.state.table.flag = Seat(seat);
        self
    }

    pub fn phase(mut self, phase: Phase) -> Self {
        self.state.table.phase = phase;
        self
    }

    pub fn coins(mut self, seat: u8, coins: u16) -> Self {
        self.state.table.stocks[usize::from(seat)].coins = coins;
        self
    }

    pub fn points(mut self, seat: u8, points: u16) -> Self {
        self.state.table.stocks[usize::from(seat)].points = points;
        self
    }

    /// Tiles of green, blue, orange, yellow, gray goods.
    pub fn goods(mut self, seat: u8, goods: [u16; 5]) -> Self {
        self.state.table.stocks[usize::from(seat)].goods = goods;
        self
    }

    /// Treasure cards by value; they come from the stack.
    pub fn treasures(mut self, seat: u8, values: &[u8]) -> Self {
        for &value in values {
            let place = Treasure(value).index();
            self.state.secrets.treasure_stack.0[place] -= 1;
            self.state.secrets.treasures[usize::from(seat)].0[place] += 1;
        }
        self
    }

    /// Parrot cards by id, such as `"turn_yellow hold"`; they come from the stack.
    pub fn parrots(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let parrot = parrot(id);
            self.state.secrets.parrot_stack.0[parrot.index()] -= 1;
            self.state.secrets.parrots[usize::from(seat)].0[parrot.index()] += 1;
        }
        self
    }

    /// Goal cards by id, such as `"anchor_shop fish orange parrots"`; they come
    /// from the unseen stack.
    pub fn goals(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            self.state.secrets.unseen.take(goal(id));
            self.state.secrets.goals[usize::from(seat)].add(goal(id));
        }
        self
    }

    /// The unseen goal stack and the queue below it, nothing else in them.
    /// Cards of the queue were returned by seat 0.
    pub fn goal_stack(mut self, unseen: &str, queue: &str) -> Self {
        let mut cards = GoalSet::default();
        unseen.split_whitespace().for_each(|id| cards.add(goal(id)));
        self.state.secrets.unseen = cards;
        self.state.secrets.queue = GoalQueue::default();
        for id in queue.split_whitespace() {
            self.state.secrets.queue.push(Seat(0), goal(id));
        }
        self
    }

    pub fn treasure_stack(mut self, cards: [u8; 3]) -> Self {
        self.state.secrets.treasure_stack.0 = cards;
        self
    }

    /// Turn cards for green … gray, then hold cards.
    pub fn parrot_stack(mut self, cards: [u8; 6]) -> Self {
        self.state.secrets.parrot_stack.0 = cards;
        self
    }

    /// Crew members on buildings: `"O anchor_shop, O pub, A anchor_shop"`.
    pub fn crew(self, seat: u8, houses: &str) -> Self {
        self.occupy(Occupant::Crew(Seat(seat)), houses)
    }

    pub fn ghosts(self, houses: &str) -> Self {
        self.occupy(Occupant::Ghost, houses)
    }

    pub fn locks(self, houses: &str) -> Self {
        self.occupy(Occupant::Lock, houses)
    }

    fn occupy(mut self, occupant: Occupant, houses: &str) -> Self {
        for house in houses
            .split(',')
            .map(str::trim)
            .filter(|house| !house.is_empty())
        {
            self.state.table.island.place(occupant, building(house));
        }
        self
    }

    /// Crew members on the first free buildings until so many are left in hand.
    pub fn crew_left(mut self, seat: u8, left: u8) -> Self {
        while self.state.crew_left(Seat(seat)) > left {
            let free = self
                .state
                .table
                .island
                .free()
                .iter()
                .next()
                .expect("a free building");
            self.state
                .table
                .island
                .place(Occupant::Crew(Seat(seat)), free);
        }
        self
    }

    /// Trade markers of seats on anchorages: `&[(1, "Y")]`.
    pub fn markers(mut self, placed: &[(u8, &str)]) -> Self {
        for &(seat, at) in placed {
            self.state
                .table
                .markers
                .set(usize::from(seat), column(at).0);
        }
        self
    }

    /// A standing bid: who leads, and with which dice. The amount is what the
    /// dice show now.
    pub fn standing_bid(mut self, leader: u8, dice: &str) -> Self {
        let Action::Bid(row) = read(&format!("bid {dice}")) else {
            panic!("bid")
        };
        self.state.table.row = Some(row);
        self.state.table.bid = row.amount(self.state.table.dice);
        self.state.table.leader = Seat(leader);
        self
    }

    pub fn passed(mut self, seats: &[u8]) -> Self {
        self.state.table.passed = seats.iter().map(|&seat| Seat(seat)).collect::<Seats>();
        self
    }

    /// It is this seat's turn in the auction, no parrot played yet.
    pub fn turn_of(self, seat: u8) -> Self {
        self.phase(Phase::Auction(Turn::fresh(Seat(seat))))
    }

    /// This seat has passed, got its goods and must choose a ship.
    pub fn choosing_ship(mut self, seat: u8) -> Self {
        self.state.table.passed = self.state.table.passed.with(Seat(seat));
        self.phase(Phase::ChooseShip { seat: Seat(seat) })
    }

    /// Everybody else has passed; the leader of the standing bid is to pay.
    pub fn paying(mut self) -> Self {
        let leader = self.state.table.leader;
        self.state.table.passed = self.state.table.all().without(leader);
        self.phase(Phase::Pay {
            used: 0,
            at_most: 3,
        })
    }

    // ---- playing

    /// Plays actions, one after the other; all must be accepted.
    #[track_caller]
    pub fn play(mut self, actions: &[&str]) -> Self {
        self.events.clear();
        for text in actions {
            let (actor, action) = actor_action(text);
            let result = play::<GrogIsland>(&mut self.state, actor, action, &mut self.events);
            if let Err(refusal) = result {
                panic!("{text:?} was refused: {refusal} ({})", refusal.rule());
            }
        }
        self
    }

    /// The action is refused, with this reason and this rule, and leaves no trace.
    #[track_caller]
    pub fn refuses(self, text: &str, refusal: Refusal, rule: &str) -> Self {
        let found = self
            .refusal(text)
            .unwrap_or_else(|| panic!("{text:?} was accepted"));
        assert_eq!(found, refusal, "{text:?}");
        assert_eq!(found.rule().0, rule, "{text:?}");
        self
    }

    /// Why an action is refused; none if it is accepted.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> Option<Refusal> {
        let (actor, action) = actor_action(text);
        let mut state = self.state;
        let refusal = play::<GrogIsland>(&mut state, actor, action, &mut ()).err();
        if refusal.is_some() {
            assert_eq!(state, self.state, "a refused action leaves no trace");
        }
        refusal
    }

    /// The action is offered and would be accepted; it is not played.
    #[track_caller]
    pub fn allows(self, text: &str) -> Self {
        assert!(self.is_offered(text), "{text:?} is not offered");
        assert_eq!(self.refusal(text), None, "{text:?}");
        self
    }

    /// The action is not offered, and refused with this reason and this rule.
    #[track_caller]
    pub fn forbids(self, text: &str, refusal: Refusal, rule: &str) -> Self {
        assert!(!self.is_offered(text), "{text:?} is offered");
        self.refuses(text, refusal, rule)
    }

    #[track_caller]
    fn is_offered(&self, text: &str) -> bool {
        let (actor, action) = actor_action(text);
        match actor {
            Actor::Seat(seat) => {
                let mut legal = Vec::new();
                GrogIsland::legal(&self.state, seat, &mut legal);
                legal.contains(&action)
            }
            Actor::Chance => {
                let mut outcomes = Vec::new();
                GrogIsland::outcomes(&self.state, &mut outcomes);
                outcomes.iter().any(|&(outcome, _)| outcome == action)
            }
        }
    }

    // ---- looking

    /// What this seat may do, in notation, sorted.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Vec::new();
        GrogIsland::legal(&self.state, Seat(seat), &mut legal);
        let mut texts: Vec<String> = legal
            .into_iter()
            .map(|action| GrogIsland::write(&STANDARD, action))
            .collect();
        texts.sort();
        texts
    }

    /// Those of the legal actions that begin with this verb.
    pub fn legal_verb(&self, seat: u8, verb: &str) -> Vec<String> {
        let mut legal = self.legal(seat);
        legal.retain(|text| text.split(' ').next() == Some(verb));
        legal
    }

    /// The list of what this seat may do is exactly this, in any order.
    #[track_caller]
    pub fn offers(self, seat: u8, expected: &[&str]) -> Self {
        let mut expected: Vec<&str> = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(self.legal(seat), expected);
        self
    }

    pub fn to_act(&self) -> ToAct {
        GrogIsland::to_act(&self.state)
    }

    /// It is this one seat's decision.
    #[track_caller]
    pub fn awaits(self, seat: u8) -> Self {
        assert_eq!(self.to_act(), ToAct::One(Seat(seat)));
        self
    }

    /// Dice or cards come next.
    #[track_caller]
    pub fn awaits_luck(self) -> Self {
        assert_eq!(self.to_act(), ToAct::Chance);
        self
    }

    /// The game is over.
    #[track_caller]
    pub fn awaits_nobody(self) -> Self {
        assert_eq!(self.to_act(), ToAct::Nobody);
        self
    }

    /// The same position with another edition of the game.
    pub fn printed(mut self, edition: &'static Edition) -> Self {
        self.state.edition = Interned(edition);
        self
    }

    pub fn coins_of(&self, seat: u8) -> u16 {
        self.state.table.stocks[usize::from(seat)].coins
    }

    pub fn points_of(&self, seat: u8) -> u16 {
        self.state.table.stocks[usize::from(seat)].points
    }

    pub fn goods_of(&self, seat: u8) -> [u16; 5] {
        self.state.table.stocks[usize::from(seat)].goods
    }

    pub fn treasures_of(&self, seat: u8) -> [u8; 3] {
        self.state.secrets.treasures[usize::from(seat)].0
    }

    pub fn parrots_of(&self, seat: u8) -> [u8; 6] {
        self.state.secrets.parrots[usize::from(seat)].0
    }

    pub fn crew_of(&self, seat: u8) -> u8 {
        self.state.crew_left(Seat(seat))
    }

    pub fn on(&self, house: &str) -> Option<Occupant> {
        self.state.table.island.on(building(house))
    }

    /// The ids of the cards under the goal stack, from the top down.
    pub fn queue(&self) -> Vec<&'static str> {
        let edition: &'static Edition = &STANDARD;
        self.state
            .secrets
            .queue
            .iter()
            .map(|(_, kind)| edition.goal_id(kind))
            .collect()
    }

    /// The points of a source at the end: `("goal", "anchor_shop")`, `("coins", "")`.
    #[track_caller]
    pub fn scored(&self, seat: u8, key: &str, of: &str) -> Option<i32> {
        let standings = GrogIsland::standings(&self.state).expect("the game is over");
        let row = &standings.rows[usize::from(seat)];
        row.sources
            .iter()
            .find(|s| s.key == key && s.of == of)
            .map(|s| s.points)
    }

    /// What chance may bring, in notation, each with its weight.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        GrogIsland::outcomes(&self.state, &mut outcomes);
        let write = |action| GrogIsland::write(&STANDARD, action);
        outcomes
            .into_iter()
            .map(|(action, weight)| (write(action), weight))
            .collect()
    }

    /// What this seat sees.
    pub fn seen_by(&self, seat: u8) -> View {
        GrogIsland::view(&self.state, Viewer::Seat(Seat(seat)))
    }

    /// What somebody sees who only watches.
    pub fn seen_by_all(&self) -> View {
        GrogIsland::view(&self.state, Viewer::Spectator)
    }

    /// The letter of the anchorage where a seat's trade marker lies, if it does.
    pub fn marker_of(&self, seat: u8) -> Option<char> {
        let at = self.state.table.markers.get(usize::from(seat));
        let column = STANDARD.columns.get(usize::from(at));
        column.map(|column| column.letter)
    }

    /// The ids of the ships from the leftmost anchorage to the open sea.
    pub fn ships_now(&self) -> String {
        let text = GrogIsland::write(&STANDARD, Action::Ships(self.state.table.ships));
        text["ships ".len()..].to_owned()
    }

    /// The game is over here and now, and is scored as it stands.
    pub fn over(self) -> Self {
        self.phase(Phase::Over(End::LastCrew))
    }

    /// How the game ended: a key and the rule.
    #[track_caller]
    pub fn ended_by(&self) -> (&'static str, &'static str) {
        let ending = GrogIsland::standings(&self.state)
            .expect("the game is over")
            .ended_by;
        (ending.key, ending.rule.0)
    }

    /// Score, rank and victory of a seat at the end.
    #[track_caller]
    pub fn standing(&self, seat: u8) -> (i32, u8, bool) {
        let standings = GrogIsland::standings(&self.state).expect("the game is over");
        let row = &standings.rows[usize::from(seat)];
        (row.score, row.rank, row.winner)
    }
}

/// An action in notation.
#[track_caller]
pub fn read(text: &str) -> Action {
    GrogIsland::read(&STANDARD, text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

#[track_caller]
fn actor_action(text: &str) -> (Actor, Action) {
    let (actor, action) = text.split_once(' ').expect("actor, blank, action");
    (Actor::read(actor).expect("an actor"), read(action))
}

#[track_caller]
pub fn goal(id: &str) -> GoalKind {
    let Action::KeepGoal(kind) = read(&format!("keep {id}")) else {
        panic!("{id}")
    };
    kind
}

#[track_caller]
pub fn parrot(id: &str) -> Parrot {
    let Action::DrewParrot(parrot) = read(&format!("drew parrot {id}")) else {
        panic!("{id}")
    };
    parrot
}

#[track_caller]
pub fn column(letter: &str) -> Column {
    let Action::Ship(column) = read(&format!("ship {letter}")) else {
        panic!("{letter}")
    };
    column
}

/// A building in notation, such as `"Y sword_shop"`.
#[track_caller]
pub fn building(house: &str) -> Building {
    let Action::Build(building) = read(&format!("build {house}")) else {
        panic!("{house}")
    };
    building
}

/// The edition of a state, for calls that want it.
pub fn interned() -> Interned<Edition> {
    Interned(&STANDARD)
}
