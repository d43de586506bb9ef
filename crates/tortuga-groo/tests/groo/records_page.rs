//! The book's page on records says what the code does: its tables are compared
//! with the notation, the numbers and the JSON of real games.
#![expect(
    clippy::unwrap_used,
    reason = "what fails here fails the test, in helpers too"
)]

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{STANDARD, Scene};
use serde_json::Value;
use tortuga_core::{Actor, Luck, QuickLuck, Rules, ToAct};
use tortuga_groo::{CardType, DrawPhase, End, FORMS, Groo, Stage, State};
use tortuga_testkit::{Page, add_paths, code, codes};

const PAGE: Page = Page(include_str!("../../../../docs/src/records.md"));

#[test]
fn every_card_is_on_the_page_in_its_order() {
    let rows = PAGE.table("## GROO: names");
    let told = |what: &str| -> Vec<&str> {
        let row = rows.iter().find(|row| row[0] == what).unwrap();
        codes(row[1]).collect()
    };
    let types = [
        ("Buildings", CardType::Building),
        ("Troops", CardType::Troop),
        ("Groo Effects", CardType::GrooEffect),
        ("Wild cards", CardType::Wild),
        ("Events", CardType::Event),
    ];
    let mut all = Vec::new();
    for (what, card_type) in types {
        let prints = STANDARD.kinds.iter();
        let prints = prints.filter(|print| print.card_type == card_type);
        let ids: Vec<&str> = prints.map(|print| print.id.as_str()).collect();
        assert_eq!(told(what), ids);
        all.extend(ids);
    }
    // The types stand one after the other in the file, so this is the order of kinds.
    let kinds: Vec<&str> = STANDARD
        .kinds
        .iter()
        .map(|print| print.id.as_str())
        .collect();
    assert_eq!(all, kinds);
}

#[test]
fn every_way_to_write_an_action_is_on_the_page() {
    PAGE.tells_forms("## GROO: how actions are written", &FORMS);
    for row in PAGE.nth_table("## GROO: how actions are written", 1) {
        let example = code(row[2]);
        let action = Groo::read(&STANDARD, example).unwrap();
        assert_eq!(Groo::write(&STANDARD, action), example);
    }
}

/// The first and the last number of `85-95`, or of `43`.
fn range(cell: &str) -> (u16, u16) {
    let (first, last) = cell.split_once('-').unwrap_or((cell, cell));
    (first.parse().unwrap(), last.parse().unwrap())
}

#[test]
fn every_number_is_on_the_page() {
    let mut next = 0;
    for (place, row) in PAGE.table("## GROO: action numbers").iter().enumerate() {
        assert_eq!(row[0], place.to_string());
        let (first, last) = range(row[4]);
        assert_eq!(first, next, "{row:?}");
        for number in first..=last {
            let action = Groo::action(&STANDARD, number).unwrap();
            let text = Groo::write(&STANDARD, action);
            let mut words = text.split(' ');
            assert_eq!(words.next(), Some(code(row[1])), "{number}");
            let card = words.next().and_then(|id| STANDARD.kind(id));
            let card_type = card.map(|kind| STANDARD.print(kind).card_type);
            assert!(fits(row[2], card_type), "{text}: {}", row[2]);
        }
        next = last + 1;
    }
    assert_eq!(next, Groo::action_count(&STANDARD));
}

/// Is a card of this type meant by these words of the table?
fn fits(words: &str, card_type: Option<CardType>) -> bool {
    let word = match card_type {
        None => return words == "0",
        Some(CardType::Building) => "Buildings",
        Some(CardType::Troop) => "Troops",
        Some(CardType::GrooEffect) => "Groo Effects",
        Some(CardType::Wild) => "Wild cards",
        Some(CardType::Event) => return false,
    };
    words.contains(word) || words.starts_with("any but")
}

#[test]
fn the_numbers_to_check_are_right() {
    let text = PAGE.section("## GROO: action numbers").replace('\n', " ");
    for (action, verb, argument) in [
        ("use pawnshop groo labor", 7, 14),
        ("wild cheese_dip +3", 9, 3),
    ] {
        let kind = STANDARD
            .kind(action.split(' ').nth(1).unwrap())
            .unwrap()
            .index();
        let packed = verb * 2048 + kind * 32 + argument;
        let read = Groo::read(&STANDARD, action).unwrap();
        let number = Groo::number(&STANDARD, read).unwrap();
        let sum = format!("{verb} × 2048 + {kind} × 32 + {argument} = {packed}");
        let told = format!("`{action}` is {sum} and has the number {number}");
        assert!(text.contains(&told), "{told}");
    }
}

#[test]
fn every_outcome_is_on_the_page() {
    let rows = PAGE.table("## GROO: outcomes of chance");
    let chance = FORMS.iter().filter(|form| form.chance);
    for (row, form) in rows.iter().zip(chance.clone()) {
        assert_eq!(code(row[0]), form.verb);
        let action = Groo::read(&STANDARD, form.example).unwrap();
        let outcome = Groo::outcome_json(&STANDARD, action).to_string();
        let shape: Vec<&str> = code(row[4]).split('…').collect();
        assert!(outcome.starts_with(shape[0]), "{outcome} {shape:?}");
        assert!(
            outcome.ends_with(shape[shape.len() - 1]),
            "{outcome} {shape:?}"
        );
    }
    assert_eq!(rows.len(), chance.count());
}

#[test]
fn rolls_are_listed_as_the_page_says() {
    let mut listed = Vec::new();
    Groo::outcomes(&Scene::turn(2).stage(Stage::Roll).state, &mut listed);
    let texts: Vec<String> = listed
        .iter()
        .map(|(one, _)| Groo::write(&STANDARD, *one))
        .collect();
    let first = ["-2", "-1", "0", "+1", "+2"].map(|step| format!("rolled K6 {step}"));
    assert_eq!(texts[..5], first);
    assert_eq!(
        (texts[5].as_str(), texts[10].as_str()),
        ("rolled K5 S1 -2", "rolled K5 L1 -2")
    );
    assert_eq!((texts.len(), texts[419].as_str()), (420, "rolled G6 +2"));
    let weights: u32 = listed.iter().map(|(_, weight)| weight).sum();
    assert!(
        PAGE.section("## GROO: outcomes of chance")
            .contains(&weights.to_string())
    );
}

/// What the JSON of many states held.
#[derive(Default)]
struct Seen {
    paths: BTreeSet<String>,
    /// For each stage: who is to act if nothing comes before it.
    stages: BTreeMap<String, Option<String>>,
    /// For each decision, by what stands besides the stage: the stages in which
    /// it came, who decided, and the verbs.
    decisions: BTreeMap<(String, String), Decision>,
}

#[derive(Default, PartialEq, Debug)]
struct Decision {
    stages: BTreeSet<String>,
    verbs: BTreeSet<String>,
}

impl Seen {
    fn state(&mut self, state: &State) {
        let json = Groo::state_json(state);
        add_paths(&json, stands_for, &mut self.paths);
        let stage = json["stage"].as_str().unwrap().to_owned();
        let waits = ["theft", "choice", "window"];
        let plain = waits.iter().all(|key| json[key].is_null());
        let to_act = Groo::to_act(state);
        let role = role(&json, to_act);
        let known = self.stages.entry(stage.clone()).or_default();
        if plain {
            let first = known.get_or_insert_with(|| role.clone());
            assert_eq!(*first, role, "{stage} always waits for the same");
        }
        if let ToAct::One(seat) = to_act {
            let key = (besides(&json, &stage), role);
            let decision = self.decisions.entry(key).or_default();
            decision.stages.insert(stage);
            let mut legal = Vec::new();
            Groo::legal(state, seat, &mut legal);
            let texts = legal
                .into_iter()
                .map(|action| Groo::write(&STANDARD, action));
            let verbs = texts.map(|text| text.split(' ').next().unwrap().to_owned());
            decision.verbs.extend(verbs);
        }
    }
}

/// Dice are counted by symbol.
fn stands_for(path: &str) -> Option<&'static str> {
    matches!(path, "pool" | "private").then_some("<symbol>")
}

/// Who is to act, as the field of the state that names the seat.
fn role(json: &Value, to_act: ToAct) -> String {
    let field = match to_act {
        ToAct::Chance => return "chance".to_owned(),
        ToAct::Nobody | ToAct::Together(_) => return "nobody".to_owned(),
        ToAct::One(_) if !json["choice"].is_null() => "/choice/seat",
        ToAct::One(_) if !json["window"].is_null() => "/asked",
        ToAct::One(_) if json["stage"] == "defend" => "/battle/target",
        ToAct::One(_) if json["stage"] == "use-dice" => "/user",
        ToAct::One(_) => "/active",
    };
    let seat = to_act.seats().lowest().unwrap();
    assert_eq!(json.pointer(field), Some(&Value::from(seat.0)), "{json}");
    format!("`{}`", field[1..].replace('/', "."))
}

/// What else than the stage tells which decision it is, as the page says it.
fn besides(json: &Value, stage: &str) -> String {
    if let Some(lose) = json["choice"]["lose"].as_str() {
        return format!("`choice.lose` is `{lose}`");
    }
    if let Some(window) = json["window"].as_str() {
        return format!("`window` is `{window}`");
    }
    match (stage, json["user"] == json["active"]) {
        ("use-dice", true) => "`user` is `active`".to_owned(),
        ("use-dice", false) => "`user` is not `active`".to_owned(),
        // Every other stage asks one thing.
        _ => stage.split("-1").next().unwrap().replace("-2", ""),
    }
}

/// One game with random players; every position is looked at.
fn play(seats: u8, seed: u64, all: &mut Seen) {
    let mut state = Scene::new(seats).state;
    let mut luck = QuickLuck::new(seed);
    let mut legal = Vec::new();
    all.state(&state);
    loop {
        let (actor, action) = match Groo::to_act(&state) {
            ToAct::Nobody | ToAct::Together(_) => return,
            ToAct::Chance => (Actor::Chance, Groo::chance(&state, &mut luck)),
            ToAct::One(seat) => {
                legal.clear();
                Groo::legal(&state, seat, &mut legal);
                let count = u32::try_from(legal.len()).unwrap();
                (Actor::Seat(seat), legal[luck.below(count) as usize])
            }
        };
        Groo::apply(&mut state, actor, action, &mut ());
        all.state(&state);
    }
}

/// What many games show, and what random players hardly reach.
fn seen() -> Seen {
    let mut seen = Seen::default();
    for seed in 0..120 {
        play(2 + u8::try_from(seed % 3).unwrap(), seed, &mut seen);
    }
    seen.state(&Scene::turn(2).stage(Stage::Over(End::Stall)).state);
    let mut last = Scene::turn(2)
        .stage(Stage::MayDraw(DrawPhase::Second))
        .hand(1, "cheese_dip");
    last.state.table.turns_left = Some(0);
    seen.state(&last.play(&["0 done"]).state);
    for phase in [DrawPhase::First, DrawPhase::Second] {
        for effect in ["clumsy_oaf", "groo_enlists", "empty_larder"] {
            let scene = Scene::turn(2).stage(Stage::Draw(phase)).hand(1, effect);
            let scene = scene.hand(1, "sage").army(1, "bowmen").town(1, "farm");
            seen.state(&scene.play(&["* drew groo_is_dead"]).state);
        }
    }
    seen
}

/// One test, because three tables are compared with the same games.
#[test]
fn every_field_stage_and_decision_is_on_the_page() {
    let seen = seen();
    PAGE.tells_fields("## GROO: fields of the state", &seen.paths);
    check_stages(&seen.stages);
    check_decisions(&seen.decisions);
}

#[track_caller]
fn check_stages(seen: &BTreeMap<String, Option<String>>) {
    let rows = PAGE.table("## GROO: stages");
    let told = rows
        .iter()
        .map(|row| (code(row[0]).to_owned(), row[1].to_owned()));
    let told: BTreeMap<String, String> = told.collect();
    let nobody = || "nobody".to_owned();
    let seen = seen.iter();
    let seen = seen.map(|(stage, role)| (stage.clone(), role.clone().unwrap_or_else(nobody)));
    assert_eq!(told, seen.collect());
    assert_eq!(told.len(), rows.len(), "no stage stands there twice");
}

#[track_caller]
fn check_decisions(seen: &BTreeMap<(String, String), Decision>) {
    let rows = PAGE.table("## GROO: decisions");
    let owned = |cell: &str| codes(cell).map(str::to_owned).collect::<BTreeSet<_>>();
    for (number, row) in (1..).zip(&rows) {
        assert_eq!(row[0], format!("D{number}"));
        let stages = owned(row[1]);
        let plain = stages.first().unwrap().replace("-1", "");
        let besides = if row[2].is_empty() {
            plain
        } else {
            row[2].to_owned()
        };
        let found = seen.get(&(besides, row[3].to_owned()));
        let verbs = owned(row[4]);
        assert_eq!(found, Some(&Decision { stages, verbs }), "{row:?}");
    }
    assert_eq!(
        rows.len(),
        seen.len(),
        "every decision is told: {:?}",
        seen.keys()
    );
}
