//! The book's page on records says what the code does: its tables are compared
//! with the notation, the numbers and the JSON of real games.
#![expect(
    clippy::unwrap_used,
    reason = "what fails here fails the test, in helpers too"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde_json::Value;
use tortuga_core::{
    Actor, Edition as _, FairLuck, Game, Luck, QuickLuck, Record, Rules, Seat, ToAct, commitment,
    sha256_hex,
};
use tortuga_grog::{ACTION_COUNT, Edition, End, FORMS, GrogIsland, Options, Phase, State};

const PAGE: &str = include_str!("../../../../docs/src/records.md");

static STANDARD: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::STANDARD).expect("the standard edition is sound"));

/// The part of the page below this heading, up to the next heading.
fn section(heading: &str) -> &'static str {
    let start = PAGE.find(&format!("\n{heading}\n"));
    let rest = &PAGE[start.unwrap_or_else(|| panic!("no heading {heading:?}")) + 1..];
    let rest = &rest[heading.len()..];
    &rest[..rest.find("\n#").unwrap_or(rest.len())]
}

/// The rows of the first table below a heading, cell by cell, without its head.
fn table(heading: &str) -> Vec<Vec<&'static str>> {
    let lines = section(heading).lines();
    let rows = lines.skip_while(|line| !line.starts_with('|'));
    let rows = rows.take_while(|line| line.starts_with('|')).skip(2);
    rows.map(|row| {
        let cells = row.trim_matches('|').split('|');
        cells.map(str::trim).collect()
    })
    .collect()
}

/// What stands in backticks in a cell.
fn codes(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The one code of a cell.
fn code(cell: &'static str) -> &'static str {
    codes(cell)
        .next()
        .unwrap_or_else(|| panic!("no code in {cell:?}"))
}

#[test]
fn every_way_to_write_an_action_is_on_the_page() {
    let rows = table("## Grog Island: how actions are written");
    let forms = FORMS.iter().map(|form| {
        let whose = if form.chance { "chance" } else { "player" };
        vec![form.verb, form.takes, form.example, whose]
    });
    let written = rows
        .iter()
        .map(|row| vec![code(row[0]), row[1], code(row[2]), row[3]]);
    assert_eq!(written.collect::<Vec<_>>(), forms.collect::<Vec<_>>());
}

#[test]
fn every_number_is_on_the_page() {
    let mut next = 0;
    for row in table("## Grog Island: action numbers") {
        let (first, last) = row[0].split_once('-').unwrap_or((row[0], row[0]));
        let (first, last): (u16, u16) = (first.parse().unwrap(), last.parse().unwrap());
        assert_eq!(first, next, "{row:?}");
        for number in first..=last {
            let action = GrogIsland::action(&STANDARD, number).unwrap();
            let text = GrogIsland::write(&STANDARD, action);
            assert_eq!(text.split(' ').next(), Some(code(row[1])), "{number}");
        }
        next = last + 1;
    }
    assert_eq!(next, ACTION_COUNT);
}

#[test]
fn the_arrangements_have_the_numbers_of_the_page() {
    let text = section("## Grog Island: action numbers");
    for (dice, number) in [("Y", 3), ("Y G O", 62), ("Y O G", 67), ("B Y A G O", 245)] {
        let action = GrogIsland::read(&STANDARD, &format!("bid {dice}")).unwrap();
        assert_eq!(GrogIsland::number(&STANDARD, action), Some(1 + number));
        let line = text.replace('\n', " ");
        let told = [
            format!("`{dice}` is {number}"),
            format!("`{dice}` {number}"),
        ];
        assert!(told.iter().any(|told| line.contains(told)), "{dice}");
    }
}

#[test]
fn every_outcome_is_on_the_page() {
    for row in table("## Outcomes of chance") {
        let (verb, shape) = (code(row[0]), code(row[4]));
        let example = FORMS.iter().find(|form| form.example.starts_with(verb));
        let example = example.map_or_else(|| drawn(verb), |form| form.example);
        let action = GrogIsland::read(&STANDARD, example).unwrap();
        let outcome = GrogIsland::outcome_json(&STANDARD, action).to_string();
        let begins = shape.split(['…', '}']).next().unwrap_or_default();
        assert!(outcome.starts_with(begins), "{outcome} instead of {shape}");
    }
}

/// An example of a draw; the list of forms has only one for all three stacks.
fn drawn(verb: &str) -> &'static str {
    match verb {
        "drew treasure" => "drew treasure 3",
        "drew parrot" => "drew parrot hold",
        _ => panic!("{verb} is no form"),
    }
}

/// The record at the top of the page.
fn sample() -> Record {
    let block = section("## The file").split("```").nth(1);
    let text = block.unwrap().strip_prefix("text\n").unwrap();
    Record::read(text).unwrap()
}

#[test]
fn the_sample_record_is_fair() {
    let record = sample();
    let same = record.header.edition.sha256 == sha256_hex(Edition::STANDARD.as_bytes());
    assert!(same, "the standard edition has another SHA-256 now");
    let options = GrogIsland::options(&STANDARD, &record.header.options).unwrap();
    assert_eq!(GrogIsland::settings(&options), record.header.options);
    let verdict = Game::<GrogIsland>::verify(&STANDARD, &options, &record).unwrap();
    assert_eq!((verdict.actions, verdict.outcomes), (5, 5));
}

#[test]
fn the_steps_of_fair_luck_are_those_of_the_sample() {
    let record = sample();
    let mark = record.header.luck.unwrap();
    let secret = record.closing.unwrap().secret.unwrap();
    assert_eq!(commitment(&secret.0), mark.commitment);
    let text = section("### Byte by byte");
    for item in [secret.to_string(), mark.commitment.to_string()] {
        assert!(text.contains(&item));
    }
    let luck = FairLuck::new(&secret.0, &mark.nonces);
    let steps: Vec<&str> = text.lines().filter(|line| line.ends_with("` |")).collect();
    let steps = steps.iter().filter(|line| line.matches('|').count() == 6);
    let mut seen = 0;
    for (k, (step, line)) in (0..).zip(steps.zip(&record.actions)) {
        let cells: Vec<&str> = step.split('|').map(str::trim).collect();
        let weight: u32 = cells[3].parse().unwrap();
        assert_eq!(cells[1], k.to_string());
        assert_eq!(cells[4], luck.outcome(k).below(weight).to_string());
        assert_eq!(cells[5], format!("`{}`", line.action));
        seen += 1;
    }
    assert_eq!(seen, record.actions.len());
}

/// For each phase: who is to act, and its fields besides the name.
type Phases = BTreeMap<String, (String, BTreeSet<String>)>;

/// What the JSON of many states held.
#[derive(Default)]
struct Seen {
    paths: BTreeSet<String>,
    phases: Phases,
}

impl Seen {
    fn state(&mut self, state: &State) {
        let json = GrogIsland::state_json(state);
        self.collect(&mut String::new(), &json);
        let phase = json["phase"].as_object().unwrap();
        let fields = phase.keys().filter(|key| *key != "name").cloned();
        let to_act = match GrogIsland::to_act(state) {
            ToAct::Chance => "chance",
            ToAct::One(_) => "one seat",
            ToAct::Together(_) => "several seats",
            ToAct::Nobody => "nobody",
        };
        let name = phase["name"].as_str().unwrap().to_owned();
        let found = (to_act.to_owned(), fields.collect());
        let known = self.phases.entry(name).or_insert_with(|| found.clone());
        assert_eq!(*known, found, "a phase always has the same fields");
    }

    /// Every value has a path; what is null or empty shows nothing.
    fn collect(&mut self, path: &mut String, value: &Value) {
        let length = path.len();
        match value {
            Value::Object(map) => {
                for (key, value) in map {
                    let of_good = path.ends_with("goods");
                    path.push_str(if length == 0 { "" } else { "." });
                    path.push_str(if of_good { "<good>" } else { key });
                    self.collect(path, value);
                    path.truncate(length);
                }
            }
            Value::Array(items) => {
                path.push_str("[]");
                for item in items {
                    self.collect(path, item);
                }
                path.truncate(length);
            }
            Value::Null => {}
            Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                if !self.paths.contains(path) {
                    self.paths.insert(path.clone());
                }
            }
        }
    }
}

/// One game with random players; every position is looked at.
fn play(options: &Options, seed: u64, all: &mut Seen) {
    let mut state = GrogIsland::set_up(&STANDARD, options).unwrap();
    let mut luck = QuickLuck::new(seed);
    let mut legal = Vec::new();
    all.state(&state);
    loop {
        let to_act = GrogIsland::to_act(&state);
        let (actor, action) = match (to_act, to_act.seats().lowest()) {
            (ToAct::Nobody, _) => return,
            (_, None) => (Actor::Chance, GrogIsland::chance(&state, &mut luck)),
            (_, Some(seat)) => {
                legal.clear();
                GrogIsland::legal(&state, seat, &mut legal);
                let count = u32::try_from(legal.len()).unwrap();
                (Actor::Seat(seat), legal[luck.below(count) as usize])
            }
        };
        GrogIsland::apply(&mut state, actor, action, &mut ());
        all.state(&state);
    }
}

/// What a few hundred games show, and the one ending that random players hardly reach.
fn seen() -> Seen {
    let mut seen = Seen::default();
    for seed in 0..210 {
        let options = Options {
            seats: 2 + u8::try_from(seed % 3).unwrap(),
            starting_player: (seed % 2 == 0).then_some(Seat(1)),
        };
        play(&options, seed, &mut seen);
    }
    let options = Options {
        seats: 2,
        starting_player: None,
    };
    let mut state = GrogIsland::set_up(&STANDARD, &options).unwrap();
    state.table.phase = Phase::Over(End::RoundLimit);
    seen.state(&state);
    seen
}

/// One test, because both tables are compared with the same games.
#[test]
fn every_field_and_every_phase_of_the_state_is_on_the_page() {
    let seen = seen();
    check_fields(&seen.paths);
    check_phases(&seen.phases);
}

#[track_caller]
fn check_fields(seen: &BTreeSet<String>) {
    let rows = table("## Grog Island: fields of the state");
    let told: BTreeSet<String> = rows.iter().map(|row| code(row[0]).to_owned()).collect();
    assert_eq!(told.len(), rows.len(), "no path stands there twice");
    let untold: Vec<_> = seen.difference(&told).collect();
    assert!(untold.is_empty(), "not on the page: {untold:?}");
    let gone: Vec<_> = told.difference(seen).collect();
    assert!(gone.is_empty(), "not in the code: {gone:?}");
    let explained = |row: &Vec<&str>| !row[1].is_empty() && !row[2].is_empty();
    assert!(rows.iter().all(explained), "every field has a meaning");
}

#[track_caller]
fn check_phases(seen: &Phases) {
    let rows = table("## Grog Island: phases");
    let told = rows.iter().map(|row| {
        let fields = codes(row[2]).map(str::to_owned).collect();
        (code(row[0]).to_owned(), (row[1].to_owned(), fields))
    });
    let told: Phases = told.collect();
    assert_eq!(told, *seen);
    assert_eq!(told.len(), rows.len(), "no phase stands there twice");
}
