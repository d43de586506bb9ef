//! A table for tests: set pieces down, play in notation, look at what came out.
#![allow(
    dead_code,
    unreachable_pub,
    missing_docs,
    reason = "every test file uses another part of it"
)]
#![allow(
    clippy::wrong_self_convention,
    reason = "what is found at the table is said in a chain"
)]

use std::sync::LazyLock;

use tortuga_core::{
    Actor, Edition as _, Interned, Refusal as _, Rules, Seat, Settings, ToAct, Viewer, play,
};
use tortuga_groo::{
    Action, Cards, Edition, End, Event, Groo, Heard, Kind, Open, Options, Refusal, Stage, State,
    Symbols, View, Window,
};

/// The standard edition, read once.
pub static STANDARD: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::STANDARD).expect("the standard edition is sound"));

/// A deck of our own, with other cards and numbers.
pub const SECOND_DECK: &str = include_str!("../data/second-deck.toml");

/// The second deck, read once.
pub static SECOND: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(SECOND_DECK).expect("the second deck is sound"));

/// A position that a test builds, plays on and looks at.
///
/// Actions are written as in a record: the actor, a blank, the action, as in
/// `"0 play residence"` or `"* rolled K2 S2 L1 G1 0"`. Cards are written by
/// their names with blanks between them.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    /// What happened in the last `play`.
    pub events: Vec<Event>,
}

impl Scene {
    /// A new game before anything is dealt, with a random dealer.
    pub fn new(seats: u8) -> Self {
        Self::with(&[("seats", &seats.to_string())])
    }

    /// A new game with these settings.
    pub fn with(settings: &[(&str, &str)]) -> Self {
        Self::on(&STANDARD, settings)
    }

    /// A new game with this deck.
    pub fn on(edition: &'static Edition, settings: &[(&str, &str)]) -> Self {
        let owned = settings.iter();
        let settings: Settings = owned
            .map(|&(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let options: Options = Groo::options(edition, &settings).expect("settings that can be");
        let state = Groo::set_up(edition, &options).expect("options that fit");
        Self {
            state,
            events: Vec::new(),
        }
    }

    /// Set-up is over: seat 0 is dealer, has Groo and begins phase 1. All hands,
    /// towns and armies are empty, every card lies in the draw pile.
    pub fn turn(seats: u8) -> Self {
        Self::turn_with(&[("seats", &seats.to_string())])
    }

    /// The same with settings; the dealer is seat 0.
    pub fn turn_with(settings: &[(&str, &str)]) -> Self {
        Self::turn_on(&STANDARD, settings)
    }

    /// The same with another deck.
    pub fn turn_on(edition: &'static Edition, settings: &[(&str, &str)]) -> Self {
        let mut settings = settings.to_vec();
        settings.push(("dealer", "0"));
        Self::on(edition, &settings).stage(Stage::Discard).active(0)
    }

    /// Phase 4: seat 0 has rolled this pool, Groo is with him, the Roll window
    /// is over.
    pub fn dice(seats: u8, pool: &str) -> Self {
        Self::turn(seats).stage(Stage::Use).pool(pool)
    }

    // ---- setting pieces down (each returns the scene, for chaining)

    pub fn stage(mut self, stage: Stage) -> Self {
        self.state.table.stage = stage;
        self
    }

    /// Whose turn it is; he also uses the dice.
    pub fn active(mut self, seat: u8) -> Self {
        self.state.table.active = Seat(seat);
        self.state.table.user = Seat(seat);
        self
    }

    /// Who uses the dice in the Leftover Phase.
    pub fn user(mut self, seat: u8) -> Self {
        self.state.table.user = Seat(seat);
        self
    }

    pub fn groo(mut self, seat: u8) -> Self {
        self.state.table.groo = Seat(seat);
        self
    }

    /// Unspent dice, as in `"K2 S2 L1 G1"`.
    pub fn pool(mut self, text: &str) -> Self {
        self.state.table.pool = symbols(text);
        self
    }

    pub fn private(mut self, text: &str) -> Self {
        self.state.table.private = symbols(text);
        self
    }

    /// Cards go from the draw pile into a hand.
    pub fn hand(mut self, seat: u8, ids: &str) -> Self {
        let mut hand = self.state.hand(Seat(seat));
        self.draw_into(&mut hand, ids);
        self.state.secrets.hands[usize::from(seat)] = hand;
        self
    }

    /// Buildings go from the draw pile into a town; built in an earlier turn.
    pub fn town(mut self, seat: u8, ids: &str) -> Self {
        let mut cards = self.state.table.in_play[usize::from(seat)];
        self.draw_into(&mut cards, ids);
        self.state.table.in_play[usize::from(seat)] = cards;
        self
    }

    /// Buildings go into a town that were built in this game turn.
    pub fn fresh(mut self, seat: u8, ids: &str) -> Self {
        self = self.town(seat, ids);
        for kind in self.kinds(ids) {
            put(
                self.edition(),
                &mut self.state.table.idle[usize::from(seat)],
                kind,
            );
        }
        self
    }

    /// Troops go from the draw pile into an army.
    pub fn army(self, seat: u8, ids: &str) -> Self {
        self.town(seat, ids)
    }

    /// Cards go from the draw pile to the discard pile.
    pub fn discard_pile(mut self, ids: &str) -> Self {
        let mut cards = self.state.table.discard;
        self.draw_into(&mut cards, ids);
        self.state.table.discard = cards;
        self
    }

    /// Everything but these cards goes from the draw pile to the discard pile.
    pub fn pile_only(mut self, ids: &str) -> Self {
        let edition = self.edition();
        let mut keep = Cards::default();
        for kind in self.kinds(ids) {
            take(edition, &mut self.state.secrets.pile, kind);
            put(edition, &mut keep, kind);
        }
        for kind in edition.each(self.state.secrets.pile).collect::<Vec<_>>() {
            put(edition, &mut self.state.table.discard, kind);
        }
        self.state.secrets.pile = keep;
        self
    }

    /// The Weasel Victory is on its way: so many turns follow this one.
    pub fn last_round(mut self, turns: u8) -> Self {
        self.state.table.shuffles = 1;
        self.state.table.turns_left = Some(turns);
        self
    }

    fn draw_into(&mut self, cards: &mut Cards, ids: &str) {
        for kind in self.kinds(ids) {
            take(self.edition(), &mut self.state.secrets.pile, kind);
            put(self.edition(), cards, kind);
        }
    }

    // ---- playing

    /// Plays actions that must be legal.
    #[track_caller]
    pub fn play(mut self, actions: &[&str]) -> Self {
        for text in actions {
            let (actor, action) = self.action(text);
            let mut events = Vec::new();
            if let Err(refusal) = play::<Groo>(&mut self.state, actor, action, &mut events) {
                panic!("{text}: {refusal} ({})\n{}", refusal.rule(), self.json());
            }
            self.events = events;
            if let Err(problem) = Groo::audit(&self.state) {
                panic!("after {text}: {problem}\n{}", self.json());
            }
        }
        self
    }

    /// The action is refused for this reason, and nothing changes.
    #[track_caller]
    pub fn refuses(self, text: &str, expected: Refusal) -> Self {
        let (actor, action) = self.action(text);
        let mut state = self.state;
        let refused = play::<Groo>(&mut state, actor, action, &mut ());
        assert_eq!(refused, Err(expected), "{text}\n{}", self.json());
        assert_eq!(state, self.state, "{text} was refused and left a trace");
        self
    }

    /// Why the action is refused, if it is.
    pub fn refusal(&self, text: &str) -> Option<Refusal> {
        let (actor, action) = self.action(text);
        let mut state = self.state;
        play::<Groo>(&mut state, actor, action, &mut ()).err()
    }

    /// Nobody does anything until the next turn begins, and luck does little.
    #[track_caller]
    pub fn idle_turn(mut self) -> Self {
        let active = self.state.table.active;
        while self.state.table.active == active {
            self = match Groo::to_act(&self.state) {
                ToAct::Chance => self.play(&["* rolled K1 S2 L2 G1 0"]),
                ToAct::One(seat) => self.play(&[&format!("{seat} done")]),
                ToAct::Together(_) | ToAct::Nobody => break,
            };
        }
        self
    }

    // ---- looking

    /// What a seat may do, in notation, sorted.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Vec::new();
        Groo::legal(&self.state, Seat(seat), &mut legal);
        let texts = legal.into_iter();
        let mut texts: Vec<String> = texts.map(|one| Groo::write(self.edition(), one)).collect();
        texts.sort();
        texts
    }

    /// The seat may do exactly this.
    #[track_caller]
    pub fn offers(self, seat: u8, actions: &[&str]) -> Self {
        let mut expected: Vec<String> = actions.iter().map(|&text| text.to_owned()).collect();
        expected.sort();
        assert_eq!(self.legal(seat), expected, "{}", self.json());
        self
    }

    /// This seat is to act.
    #[track_caller]
    pub fn awaits(self, seat: u8) -> Self {
        let to_act = Groo::to_act(&self.state);
        assert_eq!(to_act, ToAct::One(Seat(seat)), "{}", self.json());
        self
    }

    /// Chance is to act.
    #[track_caller]
    pub fn awaits_luck(self) -> Self {
        assert_eq!(Groo::to_act(&self.state), ToAct::Chance, "{}", self.json());
        self
    }

    #[track_caller]
    pub fn is_at(self, stage: Stage) -> Self {
        assert_eq!(self.state.table.stage, stage, "{}", self.json());
        self
    }

    #[track_caller]
    pub fn has_window(self, window: Option<Window>) -> Self {
        assert_eq!(self.state.table.window, window, "{}", self.json());
        self
    }

    #[track_caller]
    pub fn is_over(self, end: End) -> Self {
        self.is_at(Stage::Over(end))
    }

    #[track_caller]
    pub fn has_hand(self, seat: u8, ids: &str) -> Self {
        self.same(self.state.hand(Seat(seat)), ids, "hand");
        self
    }

    #[track_caller]
    pub fn has_town(self, seat: u8, ids: &str) -> Self {
        self.same(self.state.town(Seat(seat)), ids, "town");
        self
    }

    #[track_caller]
    pub fn has_army(self, seat: u8, ids: &str) -> Self {
        self.same(self.state.army(Seat(seat)), ids, "army");
        self
    }

    #[track_caller]
    pub fn has_discarded(self, ids: &str) -> Self {
        self.same(self.state.table.discard, ids, "discard pile");
        self
    }

    #[track_caller]
    pub fn has_points(self, points: &[u8]) -> Self {
        let seats = self.state.table.all().iter();
        let found: Vec<u8> = seats.map(|seat| self.state.points(seat)).collect();
        assert_eq!(found, points, "{}", self.json());
        self
    }

    #[track_caller]
    pub fn has_pool(self, text: &str) -> Self {
        assert_eq!(self.state.table.pool, symbols(text), "{}", self.json());
        self
    }

    #[track_caller]
    pub fn has_private(self, text: &str) -> Self {
        assert_eq!(self.state.table.private, symbols(text), "{}", self.json());
        self
    }

    #[track_caller]
    pub fn has_groo(self, seat: u8) -> Self {
        assert_eq!(self.state.table.groo, Seat(seat), "{}", self.json());
        self
    }

    /// Something that everybody saw happened in the last action.
    #[track_caller]
    pub fn saw(self, open: Open) -> Self {
        let events = &self.events;
        assert!(events.contains(&Event::Open(open)), "{open:?}: {events:?}");
        self
    }

    /// What a viewer heard of the last action.
    pub fn heard(&self, viewer: Viewer) -> Vec<Heard> {
        use tortuga_core::Event as _;
        let events = self.events.iter();
        events.filter_map(|event| event.heard_by(viewer)).collect()
    }

    pub fn view(&self, viewer: Viewer) -> View {
        Groo::view(&self.state, viewer)
    }

    /// What luck can bring, in notation, with its weights, sorted.
    pub fn chances(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        Groo::outcomes(&self.state, &mut outcomes);
        let texts = outcomes.into_iter();
        let texts = texts.map(|(one, weight)| (Groo::write(self.edition(), one), weight));
        let mut texts: Vec<(String, u32)> = texts.collect();
        texts.sort();
        texts
    }

    /// Every way in which a seat can go on alone as long as `goes_on`, as the
    /// cards that it names one after the other; sorted.
    pub fn ways(&self, seat: u8, goes_on: fn(&State) -> bool) -> Vec<String> {
        if !goes_on(&self.state) {
            return vec![String::new()];
        }
        let mut ways = Vec::new();
        for action in self.legal(seat) {
            let next = self.clone().play(&[&format!("{seat} {action}")]);
            let card = action.split_once(' ').map_or("", |(_, card)| card);
            let ends = next.ways(seat, goes_on).into_iter();
            ways.extend(ends.map(|rest| format!("{card} {rest}").trim().to_owned()));
        }
        ways.sort();
        ways
    }

    /// The seat may lose exactly these cards, each set in one way only.
    #[track_caller]
    pub fn may_lose(self, seat: u8, sets: &[&str]) -> Self {
        let mut expected: Vec<String> = sets.iter().map(|&set| set.to_owned()).collect();
        expected.sort();
        let found = self.ways(seat, |state| state.table.choice.is_some());
        assert_eq!(found, expected, "{}", self.json());
        self
    }

    /// What everybody saw of the last action.
    pub fn opens(&self) -> impl Iterator<Item = Open> {
        let viewer = Viewer::Spectator;
        self.heard(viewer)
            .into_iter()
            .filter_map(|heard| match heard {
                Heard::Open(open) => Some(open),
                Heard::CardDrawn { .. }
                | Heard::CardStolen { .. }
                | Heard::WindowOpened(_)
                | Heard::Passed => None,
            })
    }

    /// Which windows opened in the last action, or were still open after a card.
    pub fn opened(&self) -> Vec<Window> {
        let heard = self.heard(Viewer::Spectator).into_iter();
        let windows = heard.filter_map(|heard| match heard {
            Heard::WindowOpened(window) => Some(window),
            Heard::Open(_) | Heard::CardDrawn { .. } | Heard::CardStolen { .. } | Heard::Passed => {
                None
            }
        });
        windows.collect()
    }

    // ---- small things

    pub fn edition(&self) -> &'static Edition {
        let Interned(edition) = self.state.edition;
        edition
    }

    pub fn kind(&self, id: &str) -> Kind {
        let kind = self.edition().kind(id);
        kind.unwrap_or_else(|| panic!("no card {id:?}"))
    }

    fn kinds(&self, ids: &str) -> Vec<Kind> {
        ids.split_whitespace().map(|id| self.kind(id)).collect()
    }

    pub fn cards(&self, ids: &str) -> Cards {
        let mut cards = Cards::default();
        for kind in self.kinds(ids) {
            put(self.edition(), &mut cards, kind);
        }
        cards
    }

    #[track_caller]
    fn same(&self, found: Cards, ids: &str, what: &str) {
        let names = |cards| {
            let kinds = self.edition().each(cards);
            let names = kinds.map(|kind| self.edition().print(kind).id.as_str());
            names.collect::<Vec<_>>().join(" ")
        };
        let expected = self.cards(ids);
        assert_eq!(names(found), names(expected), "{what}\n{}", self.json());
    }

    #[track_caller]
    fn action(&self, text: &str) -> (Actor, Action) {
        let (actor, action) = text.split_once(' ').expect("an actor, a blank, an action");
        let actor = Actor::read(actor).expect("a seat, or * for chance");
        let action = Groo::read(self.edition(), action);
        (
            actor,
            action.unwrap_or_else(|error| panic!("{text}: {error}")),
        )
    }

    pub fn json(&self) -> String {
        serde_json::to_string_pretty(&Groo::state_json(&self.state)).unwrap_or_default()
    }
}

/// One more card of a kind. Cards know their own numbers; a test counts by kind.
pub fn put(edition: &Edition, cards: &mut Cards, kind: Kind) {
    let mut numbers: Vec<u8> = (*cards).into();
    numbers.push(first_number(edition, kind) + edition.copies(*cards, kind));
    *cards = numbers.into();
}

/// One card of a kind less.
#[track_caller]
pub fn take(edition: &Edition, cards: &mut Cards, kind: Kind) {
    let copies = edition.copies(*cards, kind);
    assert!(copies > 0, "no {} there", edition.print(kind).id);
    let last = first_number(edition, kind) + copies - 1;
    let numbers: Vec<u8> = (*cards).into();
    let kept: Vec<u8> = numbers
        .into_iter()
        .filter(|&number| number != last)
        .collect();
    *cards = kept.into();
}

fn first_number(edition: &Edition, kind: Kind) -> u8 {
    let before = edition.kinds[..kind.index()].iter();
    before.map(|print| print.count).sum()
}

/// Reads `"K2 S2 L1 G1"`.
pub fn symbols(text: &str) -> Symbols {
    let mut symbols = [0; 4];
    for word in text.split_whitespace() {
        let (letter, count) = word.split_at(1);
        let place = "KSLG".find(letter).expect("a letter of K, S, L, G");
        symbols[place] = count.parse().expect("a count");
    }
    Symbols(symbols)
}
