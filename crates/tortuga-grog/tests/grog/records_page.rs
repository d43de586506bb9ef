//! The book's page on records says what the code does: its tables are compared
//! with the notation, the numbers and the JSON of real games.
#![expect(
    clippy::unwrap_used,
    reason = "what fails here fails the test, in helpers too"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use tortuga_core::{
    Actor, Edition as _, FairLuck, Game, Luck, QuickLuck, Record, Rules, Seat, ToAct, commitment,
    sha256_hex,
};
use tortuga_grog::{ACTION_COUNT, Edition, End, FORMS, GrogIsland, Options, Phase, State};
use tortuga_testkit::{Page, add_paths, code, codes};

const PAGE: Page = Page(include_str!("../../../../docs/src/records.md"));

static STANDARD: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::STANDARD).expect("the standard edition is sound"));

#[test]
fn every_way_to_write_an_action_is_on_the_page() {
    PAGE.tells_forms("## Grog Island: how actions are written", &FORMS);
}

#[test]
fn every_number_is_on_the_page() {
    let mut next = 0;
    for row in PAGE.table("## Grog Island: action numbers") {
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
    let text = PAGE.section("## Grog Island: action numbers");
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
    for row in PAGE.table("## Outcomes of chance") {
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
    let block = PAGE.section("## The file").split("```").nth(1);
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
    let text = PAGE.section("### Byte by byte");
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
        add_paths(&json, stands_for, &mut self.paths);
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
}

/// Goods are counted by name.
fn stands_for(path: &str) -> Option<&'static str> {
    path.ends_with("goods").then_some("<good>")
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
    PAGE.tells_fields("## Grog Island: fields of the state", &seen.paths);
    check_phases(&seen.phases);
}

#[track_caller]
fn check_phases(seen: &Phases) {
    let rows = PAGE.table("## Grog Island: phases");
    let told = rows.iter().map(|row| {
        let fields = codes(row[2]).map(str::to_owned).collect();
        (code(row[0]).to_owned(), (row[1].to_owned(), fields))
    });
    let told: Phases = told.collect();
    assert_eq!(told, *seen);
    assert_eq!(told.len(), rows.len(), "no phase stands there twice");
}
