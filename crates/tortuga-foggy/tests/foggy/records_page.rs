//! The book's page on records says what the code does: its tables are compared
//! with the notation, the numbers and the JSON of real games.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{STANDARD, Scene, random_step};
use serde_json::Value;
use tortuga_core::{QuickLuck, Rules, ToAct};
use tortuga_foggy::{
    Direction, FORMS, FoggyIsland, Kind, Mode, Quarter, Side, Stage, State, Weather,
};
use tortuga_testkit::{Page, add_paths, code, codes};

const PAGE: Page = Page(include_str!("../../../../docs/src/records.md"));
const SCORING: &str = include_str!("../../src/scoring.rs");

#[test]
fn every_name_is_on_the_page_in_its_order() {
    let rows = PAGE.table("## Foggy Island: names");
    let told = |what: &str| -> Vec<&str> {
        let row = rows.iter().find(|row| row[0] == what).unwrap();
        codes(row[1]).collect()
    };
    assert_eq!(told("basic characters"), Kind::BASIC.map(Kind::id));
    let mercenaries: Vec<&str> = Kind::mercenaries().map(Kind::id).collect();
    assert_eq!(told("mercenaries"), mercenaries);
    assert_eq!(told("weather"), Weather::ALL.map(Weather::id));
    let quarters: Vec<&str> = Quarter::all().map(Quarter::id).collect();
    assert_eq!(told("quarters"), quarters);
    assert_eq!(told("directions"), Direction::ALL.map(Direction::id));
    let letter = |direction: Direction| direction.id()[..1].to_uppercase();
    let pairs = Direction::PAIRS.map(|(one, other)| letter(one) + &letter(other));
    assert_eq!(told("pairs of directions"), pairs);
    assert_eq!(told("sides"), Side::ALL.map(Side::id));
    assert_eq!(told("modes"), Mode::ALL.map(Mode::word));
}

#[test]
fn every_way_to_write_an_action_is_on_the_page() {
    PAGE.tells_forms("## Foggy Island: how actions are written", &FORMS);
}

/// The first and the last number of `28-57`, or of `227`.
fn range(cell: &str) -> (u16, u16) {
    let (first, last) = cell.split_once('-').unwrap_or((cell, cell));
    (first.parse().unwrap(), last.parse().unwrap())
}

fn text_of(number: u16) -> String {
    let action = FoggyIsland::action(&STANDARD, number).unwrap();
    FoggyIsland::write(&STANDARD, action)
}

#[test]
fn every_number_is_on_the_page() {
    let mut next = 0;
    for row in PAGE.table("## Foggy Island: action numbers") {
        let (first, last) = range(row[0]);
        assert_eq!(first, next, "{row:?}");
        for number in first..=last {
            let text = text_of(number);
            assert_eq!(text.split(' ').next(), Some(code(row[1])), "{number}");
            // A Hippo's two tiles have numbers of their own.
            let pair = text.starts_with("at ") && text.contains('-');
            assert_eq!(pair, row[2].starts_with("pair of tiles"), "{text}");
        }
        next = last + 1;
    }
    assert_eq!(next, FoggyIsland::action_count(&STANDARD));
}

#[test]
fn the_numbers_to_check_are_right() {
    let text = PAGE
        .section("## Foggy Island: action numbers")
        .replace('\n', " ");
    let check = text.split("To check: ").nth(1).unwrap();
    let examples: Vec<&str> = check.trim().trim_end_matches('.').split(", ").collect();
    assert_eq!(examples.len(), 6);
    for example in examples {
        let action = codes(example).next().unwrap();
        let number: u16 = example.rsplit(' ').next().unwrap().parse().unwrap();
        assert_eq!(text_of(number), action);
    }
}

#[test]
fn every_outcome_is_on_the_page() {
    let rows = PAGE.table("## Foggy Island: outcomes of chance");
    let chance = FORMS.iter().filter(|form| form.chance);
    for (row, form) in rows.iter().zip(chance.clone()) {
        assert_eq!(code(row[0]), form.verb);
        let action = FoggyIsland::read(&STANDARD, form.example).unwrap();
        let outcome = FoggyIsland::outcome_json(&STANDARD, action).to_string();
        assert_eq!(code(row[4]), outcome);
    }
    assert_eq!(rows.len(), chance.count());
}

/// The endings of Foggy Island in the table of the closing line.
#[test]
fn every_ending_is_on_the_page() {
    let row = PAGE.table("### The last line: the closing").remove(1);
    let own = row[1].split("in Foggy Island ").nth(1).unwrap();
    let told: Vec<&str> = codes(own).collect();
    let entries = SCORING.split("=> (\"").skip(1);
    let keys: BTreeSet<&str> = entries
        .filter_map(|entry| entry.split('"').next())
        .collect();
    assert_eq!(told.iter().copied().collect::<BTreeSet<_>>(), keys);
    assert_eq!(told.len(), 6);
}

// ---- the JSON of real games

/// What the JSON of many states held.
#[derive(Default)]
struct Seen {
    paths: BTreeSet<String>,
    /// For each stage: who is to act, and by which verbs.
    stages: BTreeMap<String, (String, BTreeSet<String>)>,
}

impl Seen {
    fn state(&mut self, state: &State) {
        let json = FoggyIsland::state_json(state);
        add_paths(&json, stands_for, &mut self.paths);
        let stage = json["stage"].as_str().unwrap().to_owned();
        let to_act = FoggyIsland::to_act(state);
        let role = role(state, &json, to_act);
        let (first, verbs) = self.stages.entry(stage.clone()).or_insert_with(|| {
            let nothing = BTreeSet::new();
            (role.clone(), nothing)
        });
        assert_eq!(*first, role, "{stage} always waits for the same");
        for seat in to_act.seats().iter() {
            let mut legal = Vec::new();
            FoggyIsland::legal(state, seat, &mut legal);
            let texts = legal
                .into_iter()
                .map(|action| FoggyIsland::write(&STANDARD, action));
            verbs.extend(texts.map(|text| text.split(' ').next().unwrap().to_owned()));
        }
    }
}

/// Some objects have things for keys.
fn stands_for(path: &str) -> Option<&'static str> {
    let of_kind = ["].hand", "].pile", "].hired"];
    if of_kind.iter().any(|end| path.ends_with(end)) {
        return Some("<kind>");
    }
    (path == "weather_unseen").then_some("<weather>")
}

/// Who is to act, as the page says it: often the field that names the seat.
fn role(state: &State, json: &Value, to_act: ToAct) -> String {
    let seat = match to_act {
        ToAct::Chance => return "chance".to_owned(),
        ToAct::Nobody => return "nobody".to_owned(),
        ToAct::Together(_) => return "several seats".to_owned(),
        ToAct::One(seat) => seat,
    };
    if state.stage == Stage::ChooseWeather {
        assert_eq!(json["first"], 1 - seat.0);
        return "second player".to_owned();
    }
    let of_the_turn = [
        Stage::RemoveFog,
        Stage::MoveFrog,
        Stage::PlaceKind,
        Stage::PlaceTile,
        Stage::PlacePair,
    ];
    let field = if of_the_turn.contains(&state.stage) {
        "turn"
    } else {
        "actor"
    };
    assert_eq!(json[field], seat.0, "{json}");
    format!("`{field}`")
}

/// One game with random players; every position is looked at.
fn play(mut state: State, seed: u64, all: &mut Seen) {
    let mut luck = QuickLuck::new(seed);
    all.state(&state);
    while let Some((actor, action)) = random_step(&state, &mut luck) {
        FoggyIsland::apply(&mut state, actor, action, &mut ());
        all.state(&state);
    }
}

/// What games of all modes show, and what random players hardly reach.
fn seen() -> Seen {
    let mut seen = Seen::default();
    for mode in Mode::ALL {
        for seed in 0..4 {
            play(Scene::with(&[("mode", mode.word())]).state, seed, &mut seen);
        }
    }
    let quick = [("mode", "quick"), ("quick_weather", "foggy")];
    (0..4).for_each(|seed| play(Scene::with(&quick).state, seed, &mut seen));
    let early = Scene::turn().hand(0, "wolf").waiting(1, "A1-B1").turn_of(0);
    let early = early.change(|state| state.actor = tortuga_core::Seat(1));
    seen.state(&early.stage(Stage::SettleEarly).state);
    seen
}

/// One test, because three tables are compared with the same games.
#[test]
fn every_field_stage_and_decision_is_on_the_page() {
    let seen = seen();
    PAGE.tells_fields("## Foggy Island: fields of the state", &seen.paths);
    check_stages(&seen.stages);
    check_decisions(&seen.stages);
}

type Stages = BTreeMap<String, (String, BTreeSet<String>)>;

#[track_caller]
fn check_stages(seen: &Stages) {
    let rows = PAGE.table("## Foggy Island: stages");
    let told = rows
        .iter()
        .map(|row| (code(row[0]).to_owned(), row[1].to_owned()));
    let told: BTreeMap<String, String> = told.collect();
    let seen = seen
        .iter()
        .map(|(stage, (role, _))| (stage.clone(), role.clone()));
    assert_eq!(told, seen.collect());
    assert_eq!(told.len(), rows.len(), "no stage stands there twice");
}

#[track_caller]
fn check_decisions(seen: &Stages) {
    let mut told = BTreeMap::new();
    for row in PAGE.table("## Foggy Island: decisions") {
        let verbs: BTreeSet<String> = codes(row[3]).map(str::to_owned).collect();
        for stage in codes(row[1]) {
            told.insert(stage.to_owned(), (row[2].to_owned(), verbs.clone()));
        }
    }
    let decided = seen.iter().filter(|(_, (_, verbs))| !verbs.is_empty());
    let decided: Stages = decided
        .map(|(stage, what)| (stage.clone(), what.clone()))
        .collect();
    assert_eq!(told, decided);
}
