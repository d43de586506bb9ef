//! A table for tests: lay tokens down, play in notation, look at what came out.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses another part of it"
)]

use std::sync::LazyLock;

use tortuga_core::{
    Actor, Edition as _, Interned, Luck as _, QuickLuck, Refusal as _, Rules, Seat, Settings,
    ToAct, Viewer, play,
};
use tortuga_foggy::{
    Action, Edition, Event, FoggyIsland, Ground, Heard, Kind, Open, Quarter, Refusal, Side, Stage,
    State, TILES, Tile, Token, Tokens, View, Waiting, Weather,
};

/// The standard edition, read once.
pub static STANDARD: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::STANDARD).expect("the standard edition is sound"));

/// A box of our own, with other counts and numbers.
pub const SECOND_BOX: &str = include_str!("../data/second-box.toml");

/// The second box, read once.
pub static SECOND: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(SECOND_BOX).expect("the second box is sound"));

/// A position that a test builds, plays on and looks at.
///
/// Actions are written as in a record: the actor, a blank, the action, as in
/// `"0 place wolf"` or `"* drew rat"`. Tokens on the map are written as owner
/// letter and kind letter (`bW`, `rT`; see [`token`]), with `?` behind if they
/// lie face down.
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

    /// A new game with this box.
    pub fn on(edition: &'static Edition, settings: &[(&str, &str)]) -> Self {
        let owned = settings.iter();
        let settings: Settings = owned
            .map(|&(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let options = FoggyIsland::options(edition, &settings).expect("settings that can be");
        let state = FoggyIsland::set_up(edition, &options).expect("options that fit");
        Self {
            state,
            events: Vec::new(),
        }
    }

    /// A mercenary game in the sun: blue's first turn of round 1, all twelve
    /// mercenaries hired by both sides, all tokens in the piles, hands empty.
    /// Seat 0 is to place.
    pub fn turn() -> Self {
        Self::turn_with(&[("mode", "mercenary")])
    }

    /// The same with settings; seat 0 begins.
    pub fn turn_with(settings: &[(&str, &str)]) -> Self {
        let mut settings = settings.to_vec();
        settings.push(("first_player", "0"));
        let mut scene = Self::with(&settings);
        let mercenaries = scene.state.mode().has_mercenaries();
        let all = if mercenaries {
            everybody()
        } else {
            Tokens::NONE
        };
        scene.state.hired = [all.into(); 2];
        scene.state.gift_spent = [0; 2];
        // What they cost has been earned, so that no coin is missing.
        scene.state.coins = [0; 2];
        scene.state.round = 1;
        scene.state.placements = 1;
        scene.state.frog_steps = scene.state.switches.frog_moves();
        let sets = Side::ALL.map(|side| scene.state.set(side));
        scene.state.hands = [Tokens::NONE; 4];
        scene.state.piles = [sets[0], sets[1], Tokens::NONE, Tokens::NONE];
        scene.stage(Stage::PlaceKind)
    }

    // ---- laying down (each returns the scene, for chaining)

    pub fn stage(mut self, stage: Stage) -> Self {
        self.state.stage = stage;
        self
    }

    pub fn weather(mut self, weather: Weather) -> Self {
        self.state.sky.weather = weather;
        self
    }

    /// Fog boards lie on all quarters but these.
    pub fn only_open(mut self, quarters: &str) -> Self {
        let open: Vec<&str> = quarters.split(' ').collect();
        for quarter in Quarter::all() {
            let bit = 1 << (TILES as u32 + u32::from(quarter.0));
            let ground = serde_json::to_value(self.state.ground)
                .unwrap()
                .as_u64()
                .unwrap();
            let ground = if open.contains(&quarter.id()) {
                ground & !bit
            } else {
                ground | bit
            };
            self.state.ground = serde_json::from_value(ground.into()).unwrap();
        }
        self
    }

    /// Whose turn it is, and who decides.
    pub fn turn_of(mut self, seat: u8) -> Self {
        self.state.turn = Seat(seat);
        self.state.actor = Seat(seat);
        self
    }

    /// A player's hand, taken from his pile.
    pub fn hand(mut self, seat: u8, kinds: &str) -> Self {
        for kind in self::kinds(kinds) {
            let span = self.state.edition.span(kind);
            self.state.piles[usize::from(seat)].take(span);
            self.state.hands[usize::from(seat)].put(span);
        }
        self
    }

    /// A player's pile is exactly this; for tests in which tokens need not add up.
    pub fn pile(mut self, seat: u8, kinds: &str) -> Self {
        self.state.piles[usize::from(seat)] = self.tokens(kinds);
        self
    }

    /// A token on a tile, taken from the pile of its side's first player.
    pub fn lay(mut self, tile: &str, what: &str) -> Self {
        let token = token(what);
        let kind = token.kind().unwrap();
        let seat = token.owner().index();
        self.state.piles[seat].take(self.state.edition.span(kind));
        self.put(tile, token);
        self
    }

    /// Several tokens, as in `"A1 bW, B1 rT"`.
    pub fn map(mut self, tokens: &str) -> Self {
        for one in tokens.split(", ") {
            let (tile, what) = one.split_once(' ').expect("a tile and a token");
            self = self.lay(tile, what);
        }
        self
    }

    fn put(&mut self, tile: &str, token: Token) {
        let tile = self::tile(tile);
        self.state.map[tile.index()] = token;
        self.state.ground.take(tile);
    }

    /// A Hippo that waits across two tiles, as in `"A1-B1"`, laid by this seat.
    pub fn waiting(mut self, seat: u8, pair: &str) -> Self {
        let Action::Across(pair) = read(&format!("at {pair}")) else {
            panic!("{pair} is no pair");
        };
        let side = Side::of(Seat(seat));
        self.state.piles[side.index()].take(self.state.edition.span(Kind::Hippo));
        self.state.hippos[side.index()] = Some(Waiting::new(pair, Seat(seat)));
        self.state.ground.take(pair.low());
        self.state.ground.take(pair.high());
        self
    }

    /// Every other tile is filled with Wolves and Rabbits, so that only these
    /// tiles are free. They come out of nowhere.
    pub fn only_free(mut self, tiles: &str) -> Self {
        let free: Vec<Tile> = tiles.split(' ').map(tile).collect();
        for (number, tile) in Tile::all().enumerate() {
            let taken = self.state.ground.taken().has(tile);
            if !taken && !free.contains(&tile) {
                // Neutral tokens, which nothing targets and no line contains.
                let owner = Side::ALL[number % 2];
                self.state.map[tile.index()] = Token::up(Kind::Rabbit, owner);
                self.state.ground.take(tile);
            }
        }
        self
    }

    /// Every tile of these quarters is filled with Rabbits out of nowhere, apart
    /// from what lies there and from these tiles.
    pub fn fill(mut self, quarters: &str, free: &str) -> Self {
        let free: Vec<Tile> = free.split_whitespace().map(tile).collect();
        let fills = |quarter: &Quarter| quarters.split(' ').any(|id| id == quarter.id());
        for tile in Quarter::all()
            .filter(fills)
            .flat_map(|quarter| quarter.tiles().iter())
        {
            if !self.state.ground.taken().has(tile) && !free.contains(&tile) {
                self.state.map[tile.index()] = Token::up(Kind::Rabbit, Side::Blue);
                self.state.ground.take(tile);
            }
        }
        self
    }

    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// The round is over but for one token: the map lies as in these rows, below
    /// them are Rabbits that come out of nowhere, and the last player holds one
    /// more. [`Scene::last_token`] lays it.
    pub fn nearly_over(mut self, rows: &[&str]) -> Self {
        let cells = rows.iter().flat_map(|row| row.split(' '));
        let rabbits = std::iter::repeat(Token::up(Kind::Rabbit, Side::Blue));
        let tokens = cells.map(token).chain(rabbits);
        self.state
            .map
            .iter_mut()
            .zip(tokens)
            .for_each(|(place, token)| *place = token);
        self.state.map[tile("F6").index()] = Token::NONE;
        self.state.ground = Ground::default();
        for tile in Tile::all().filter(|&other| other != tile("F6")) {
            self.state.ground.take(tile);
        }
        let seats = self.state.seats();
        let last = (self.state.first.0 + seats - 1) % seats;
        self.state.hands = [Tokens::NONE; 4];
        self.state.piles = [Tokens::NONE; 4];
        self.state.hands[usize::from(last)] = self.tokens("rabbit");
        self.state.placements = 1;
        self.turn_of(last).stage(Stage::PlaceKind)
    }

    // ---- playing

    /// Plays one line after the other; all must be allowed.
    pub fn play(&mut self, lines: &[&str]) -> &mut Self {
        self.events.clear();
        for line in lines {
            self.try_play(line)
                .unwrap_or_else(|refusal| panic!("{line:?}: {refusal}"));
        }
        self
    }

    pub fn try_play(&mut self, line: &str) -> Result<(), Refusal> {
        let (actor, action) = line.split_once(' ').expect("an actor and an action");
        let actor = Actor::read(actor).expect("a seat or *");
        play::<FoggyIsland>(&mut self.state, actor, read(action), &mut self.events)
    }

    /// Plays, drawing whatever token is first in the pile when a draw is due.
    pub fn play_drawing(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            self.draw();
            self.play(&[line]);
        }
        self.draw();
        self
    }

    /// Draws the first token of the pile, if a draw is due.
    pub fn draw(&mut self) -> &mut Self {
        if self.state.stage == Stage::Draw {
            let pile = self.state.pile(self.state.turn);
            let kind = self
                .state
                .edition
                .kinds_of(pile)
                .next()
                .expect("a token to draw");
            self.play(&[&format!("* drew {}", kind.id())]);
        }
        self
    }

    /// A player chooses these tokens for his hand; the kinds in their order.
    pub fn choose_hand(&mut self, seat: u8, kinds: &str) -> &mut Self {
        for kind in self::kinds(kinds) {
            self.play(&[&format!("{seat} pick {}", kind.id())]);
        }
        self
    }

    /// Plays on, always what is listed first, until this stage is reached. Of
    /// seats that choose together, the lowest goes first.
    pub fn on_to(&mut self, stage: Stage) -> &mut Self {
        self.events.clear();
        for _ in 0..10_000 {
            if self.state.stage == stage {
                return self;
            }
            let line = self.first_line();
            self.try_play(&line).expect("what is listed can be played");
        }
        panic!("{stage:?} is never reached");
    }

    /// The first thing that can happen now, as a line of a record.
    pub fn first_line(&self) -> String {
        if self.to_act() == ToAct::Chance {
            return format!("* {}", self.outcomes()[0].0);
        }
        let seat = self.to_act().seats().lowest().expect("the game goes on");
        format!("{seat} {}", self.legal(seat.0)[0])
    }

    /// The round ends at once and nobody scores: Rabbits lie on all tiles but
    /// F6, and whose turn it is places the last one there.
    pub fn end_round(&mut self) -> &mut Self {
        assert_eq!(
            self.state.stage,
            Stage::PlaceKind,
            "in the middle of a round"
        );
        let seat = self.state.turn;
        self.state.hands = [Tokens::NONE; 4];
        self.state.piles = [Tokens::NONE; 4];
        self.state.hands[seat.index()] = self.tokens("rabbit");
        self.state.map = [Token::NONE; TILES];
        self.state.hippos = [None; 2];
        *self = self.clone().only_open("nw ne sw se");
        for tile in Tile::all() {
            self.state.ground.vacate(tile);
        }
        *self = self.clone().only_free("F6");
        let foggy = self.state.sky.weather == Weather::Foggy;
        let down = if foggy { " down" } else { "" };
        self.play(&[
            &format!("{seat} place rabbit{down}"),
            &format!("{seat} at F6"),
        ])
    }

    /// Lays the last token of [`Scene::nearly_over`], so that the round is scored.
    pub fn last_token(&mut self) -> &mut Self {
        let (seat, foggy) = (self.state.turn, self.state.sky.weather == Weather::Foggy);
        let down = if foggy { " down" } else { "" };
        self.play(&[
            &format!("{seat} place rabbit{down}"),
            &format!("{seat} at F6"),
        ])
    }

    /// The reason for a refusal and its rule.
    pub fn refused(&mut self, line: &str) -> (&'static str, &'static str) {
        let before = self.state;
        let refusal = self.try_play(line).expect_err(line);
        assert_eq!(self.state, before, "a refused action leaves no trace");
        (refusal.key(), refusal.rule().0)
    }

    // ---- looking

    /// What a seat may do, in notation.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Vec::new();
        FoggyIsland::legal(&self.state, Seat(seat), &mut legal);
        let write = |&action: &Action| FoggyIsland::write(self.state.edition.0, action);
        legal.iter().map(write).collect()
    }

    /// What chance may do, in notation, with its weight.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        FoggyIsland::outcomes(&self.state, &mut outcomes);
        let write = |&(action, weight): &(Action, u32)| {
            (FoggyIsland::write(self.state.edition.0, action), weight)
        };
        outcomes.iter().map(write).collect()
    }

    pub fn to_act(&self) -> ToAct {
        FoggyIsland::to_act(&self.state)
    }

    /// The only seat that is to act.
    pub fn actor(&self) -> u8 {
        let ToAct::One(seat) = self.to_act() else {
            panic!("{:?} is to act", self.to_act());
        };
        seat.0
    }

    /// A tile as it is written in [`Scene::map`]; `..` is empty.
    pub fn at(&self, name: &str) -> String {
        written(self.state.token(tile(name)))
    }

    pub fn colour(&self, name: &str) -> Option<Side> {
        self.state.token(tile(name)).colour()
    }

    /// A hand as words, in the order of the kinds.
    pub fn in_hand(&self, seat: u8) -> String {
        self.words(self.state.hand(Seat(seat)))
    }

    pub fn in_pile(&self, seat: u8) -> String {
        self.words(self.state.pile(Seat(seat)))
    }

    pub fn words(&self, tokens: Tokens) -> String {
        let kinds = self.state.edition.0.each(tokens).map(Kind::id);
        kinds.collect::<Vec<_>>().join(" ")
    }

    pub fn tokens(&self, kinds: &str) -> Tokens {
        let mut tokens = Tokens::NONE;
        for kind in self::kinds(kinds) {
            tokens.put(self.state.edition.span(kind));
        }
        tokens
    }

    pub fn view(&self, seat: u8) -> View {
        FoggyIsland::view(&self.state, Viewer::Seat(Seat(seat)))
    }

    pub fn spectator(&self) -> View {
        FoggyIsland::view(&self.state, Viewer::Spectator)
    }

    /// What a seat heard of the last `play`.
    pub fn heard(&self, seat: u8) -> Vec<Heard> {
        use tortuga_core::Event as _;
        let viewer = Viewer::Seat(Seat(seat));
        let heard = self.events.iter();
        heard.filter_map(|event| event.heard_by(viewer)).collect()
    }

    /// What everybody heard of the last `play`.
    pub fn open(&self) -> Vec<Open> {
        let open = |event: &Event| {
            let Event::Open(open) = event else {
                return None;
            };
            Some(open.clone())
        };
        self.events.iter().filter_map(open).collect()
    }

    /// The points of blue and red if the round ended now.
    pub fn points(&self) -> [u16; 2] {
        self.state
            .edition
            .points(self.state.switches, &self.state.map)
    }

    pub fn audit(&self) -> Result<(), String> {
        FoggyIsland::audit(&self.state)
    }

    pub fn edition(&self) -> Interned<Edition> {
        self.state.edition
    }
}

/// What a random player, or chance, does next; none when the game is over.
pub fn random_step(state: &State, luck: &mut QuickLuck) -> Option<(Actor, Action)> {
    match FoggyIsland::to_act(state) {
        ToAct::Nobody => None,
        ToAct::Chance => Some((Actor::Chance, FoggyIsland::chance(state, luck))),
        seats @ (ToAct::One(_) | ToAct::Together(_)) => {
            let seat = seats.seats().lowest().expect("somebody is to act");
            let mut legal = Vec::new();
            FoggyIsland::legal(state, seat, &mut legal);
            let action = legal[luck.below(legal.len() as u32) as usize];
            Some((Actor::Seat(seat), action))
        }
    }
}

/// All twelve mercenaries of the standard box.
fn everybody() -> Tokens {
    let mut all = Tokens::NONE;
    for kind in Kind::mercenaries() {
        for _ in 0..STANDARD.print(kind).count {
            all.put(STANDARD.span(kind));
        }
    }
    all
}

pub fn tile(name: &str) -> Tile {
    Tile::read(name).unwrap_or_else(|| panic!("{name} is no tile"))
}

pub fn read(text: &str) -> Action {
    FoggyIsland::read(&STANDARD, text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Kinds by their names, with blanks between them.
pub fn kinds(text: &str) -> Vec<Kind> {
    let words = text.split(' ').filter(|word| !word.is_empty());
    words
        .map(|word| Kind::read(word).unwrap_or_else(|| panic!("{word} is no kind")))
        .collect()
}

/// The letters of the kinds, in their order.
const LETTERS: &str = "WTBPFUCGMSHKLDO";

/// A token from its letters: owner (`b`, `r`) and kind (`W` wolf, `T` rat, `B`
/// rabbit, `P` pig, `F` fox, `U` turtle, `C` cat, `G` frog, `M` mouses, `S`
/// snake, `H` chameleon in its owner's colour, `h` in the other, `K` crow, `L`
/// mole, `D` prairie dog, `O` hippo), and `?` if it lies face down; `..` is none.
pub fn token(text: &str) -> Token {
    let (text, down) = match text.strip_suffix('?') {
        Some(text) => (text, true),
        None => (text, false),
    };
    if text == ".." {
        return Token::NONE;
    }
    let mut letters = text.chars();
    let owner = match letters.next() {
        Some('b') => Side::Blue,
        Some('r') => Side::Red,
        _ => panic!("{text} has no owner"),
    };
    let letter = letters
        .next()
        .unwrap_or_else(|| panic!("{text} has no kind"));
    let place = LETTERS.find(letter.to_ascii_uppercase());
    let kind = Kind::ALL[place.unwrap_or_else(|| panic!("{text} is no kind"))];
    let token = Token::up(kind, owner);
    match (down, letter) {
        (true, _) => Token::down(kind, owner),
        (false, 'h') => token.showing(owner.other()),
        (false, _) => token,
    }
}

/// A token in its letters.
pub fn written(token: Token) -> String {
    let Some(kind) = token.kind() else {
        return if token.is_none() { ".." } else { "??" }.to_owned();
    };
    let owner = match token.owner() {
        Side::Blue => 'b',
        Side::Red => 'r',
    };
    let letter = LETTERS
        .chars()
        .nth(kind.index())
        .expect("a letter for each kind");
    let turned = kind == Kind::Chameleon && token.colour() != Some(token.owner());
    let letter = if turned { 'h' } else { letter };
    let down = if token.is_down() { "?" } else { "" };
    format!("{owner}{letter}{down}")
}

/// A whole map, row by row from the top.
pub fn board(rows: &[impl AsRef<str>]) -> [Token; TILES] {
    let cells = rows.iter().flat_map(|row| row.as_ref().split(' '));
    let tokens: Vec<Token> = cells.map(token).collect();
    tokens.try_into().expect("six rows of six tokens")
}
