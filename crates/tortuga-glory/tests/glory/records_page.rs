//! The book's page on records says what the code does: its tables are compared
//! with the notation, the numbers and the JSON of real games.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{STANDARD, Scene, all_variants, write};
use crate::points;
use serde_json::Value;
use tortuga_core::{QuickLuck, Rules, ToAct};
use tortuga_glory::{Card, Colour, FORMS, GloryIslands, Side, Stage, State, Treasure};
use tortuga_testkit::{Page, add_paths, code, codes};

const PAGE: Page = Page(include_str!("../../../../docs/src/records.md"));
const SCORING: &str = include_str!("../../src/scoring.rs");

#[test]
fn every_name_is_on_the_page_in_its_order() {
    let rows = PAGE.table("## Glory Islands: names");
    let told = |what: &str| -> Vec<&str> {
        let row = rows.iter().find(|row| row[0] == what).unwrap();
        codes(row[1]).collect()
    };
    assert_eq!(told("colours"), Colour::ALL.map(Colour::id));
    assert_eq!(told("cards of a colour"), Card::SLOTS);
    assert_eq!(told("treasures"), Treasure::ALL.map(Treasure::id));
    assert_eq!(told("sides"), Side::ALL.map(Side::word));
}

#[test]
fn every_way_to_write_an_action_is_on_the_page() {
    PAGE.tells_forms("## Glory Islands: how actions are written", &FORMS);
}

/// The first and the last number of `24-28`.
fn range(cell: &str) -> (u16, u16) {
    let (first, last) = cell.split_once('-').unwrap_or((cell, cell));
    (first.parse().unwrap(), last.parse().unwrap())
}

fn text_of(number: u16) -> String {
    write(GloryIslands::action(&STANDARD, number).unwrap())
}

#[test]
fn every_number_is_on_the_page() {
    let mut next = 0;
    for row in PAGE.table("## Glory Islands: action numbers") {
        let (first, last) = range(row[0]);
        assert_eq!(first, next, "{row:?}");
        for number in first..=last {
            let text = text_of(number);
            assert_eq!(text.split(' ').next(), Some(code(row[1])), "{number}");
        }
        next = last + 1;
    }
    assert_eq!(next, GloryIslands::action_count(&STANDARD));
}

#[test]
fn the_numbers_to_check_are_right() {
    let text = PAGE.section("## Glory Islands: action numbers");
    let text = text.replace('\n', " ");
    let check = text.split("To check: ").nth(1).unwrap();
    let examples: Vec<&str> = check.trim().trim_end_matches('.').split(", ").collect();
    assert_eq!(examples.len(), 6);
    for example in examples {
        let number: u16 = example.rsplit(' ').next().unwrap().parse().unwrap();
        assert_eq!(text_of(number), code(example));
    }
}

#[test]
fn every_outcome_is_on_the_page() {
    let rows = PAGE.table("## Glory Islands: outcomes of chance");
    let chance = FORMS.iter().filter(|form| form.chance);
    for (row, form) in rows.iter().zip(chance.clone()) {
        assert_eq!(code(row[0]), form.verb);
        let action = GloryIslands::read(&STANDARD, form.example).unwrap();
        let outcome = GloryIslands::outcome_json(&STANDARD, action).to_string();
        assert_eq!(code(row[4]), outcome);
    }
    assert_eq!(rows.len(), chance.count());
}

/// The endings of Glory Islands in the table of the closing line.
#[test]
fn every_ending_is_on_the_page() {
    let row = PAGE.table("### The last line: the closing").remove(1);
    let own = row[1].split("in Glory Islands ").nth(1).unwrap();
    let own = own.split(", in ").next().unwrap();
    let told: BTreeSet<&str> = codes(own).collect();
    let entries = SCORING.split("=> (\"").skip(1);
    let keys = entries.filter_map(|entry| entry.split('"').next());
    assert_eq!(told, keys.collect());
    assert_eq!(told.len(), 3);
}

/// The sources of the score, in the words below the table of the standings.
#[test]
fn every_source_is_on_the_page() {
    let section = PAGE.section("## For other programs: `tortuga replay FILE --json`");
    let told = section.split("Sources of Glory Islands: ").nth(1).unwrap();
    let told = told.split("\n\n").next().unwrap();
    let standings = GloryIslands::standings(&points::over().state).unwrap();
    let sources = standings.rows[0].sources.iter();
    let keys: Vec<&str> = sources.map(|source| source.key).collect();
    assert_eq!(codes(told).collect::<Vec<_>>(), keys);
}

// ---- the JSON of real games

/// For each stage: who is to act, and by which verbs.
type Stages = BTreeMap<String, (String, BTreeSet<String>)>;

/// What the JSON of many states held.
#[derive(Default)]
struct Seen {
    paths: BTreeSet<String>,
    stages: Stages,
}

impl Seen {
    fn state(&mut self, state: &State) {
        let json = GloryIslands::state_json(state);
        add_paths(&json, stands_for, &mut self.paths);
        let stage = json["stage"].as_str().unwrap().to_owned();
        let to_act = GloryIslands::to_act(state);
        let role = role(&json, to_act);
        let stages = self.stages.entry(stage.clone());
        let (first, verbs) = stages.or_insert_with(|| (role.clone(), BTreeSet::new()));
        assert_eq!(*first, role, "{stage} always waits for the same");
        for seat in to_act.seats().iter() {
            let mut legal = Vec::new();
            GloryIslands::legal(state, seat, &mut legal);
            let texts = legal.into_iter().map(write);
            verbs.extend(texts.map(|text| text.split(' ').next().unwrap().to_owned()));
        }
    }
}

/// Treasures are counted by name.
fn stands_for(path: &str) -> Option<&'static str> {
    let counted = matches!(path, "bag" | "drawn" | "players[].treasures");
    counted.then_some("<treasure>")
}

/// Who is to act, as the page says it.
fn role(json: &Value, to_act: ToAct) -> String {
    match to_act {
        ToAct::Chance => "chance".to_owned(),
        ToAct::Nobody => "nobody".to_owned(),
        ToAct::Together(_) => "several seats".to_owned(),
        ToAct::One(seat) => {
            assert_eq!(json["turn"], seat.0, "{json}");
            "`turn`".to_owned()
        }
    }
}

/// What games of all variants show.
fn seen() -> Seen {
    let mut seen = Seen::default();
    for variant in all_variants() {
        for seed in 0..5 {
            let (mut scene, mut luck) = (Scene::with(&variant), QuickLuck::new(seed));
            seen.state(&scene.state);
            while scene.state.stage != Stage::Over {
                scene.random_step(&mut luck);
                seen.state(&scene.state);
            }
        }
    }
    seen
}

/// One test, because three tables are compared with the same games.
#[test]
fn every_field_stage_and_decision_is_on_the_page() {
    let seen = seen();
    PAGE.tells_fields("## Glory Islands: fields of the state", &seen.paths);
    check_stages(&seen.stages);
    check_decisions(&seen.stages);
}

#[track_caller]
fn check_stages(seen: &Stages) {
    let rows = PAGE.table("## Glory Islands: stages");
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
    for row in PAGE.table("## Glory Islands: decisions") {
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
