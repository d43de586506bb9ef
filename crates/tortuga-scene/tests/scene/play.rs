//! Random games: every position can be drawn, for everybody, in both languages.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tortuga_core::{Actor, Event as _, Luck as _, QuickLuck, Rules as _, Seat, ToAct, Viewer};
use tortuga_games::EditionChoice;
use tortuga_grog::{Edition, Event, GrogIsland, Options, State};
use tortuga_scene::{Asks, Board, Onlook, Scene, Touch, log, luck};
use tortuga_words::Lang;

use crate::common::{GAME, draw, names, viewers};

/// Longest prompt that fits into its line.
const LONGEST_PROMPT: usize = 60;

fn edition() -> &'static Edition {
    EditionChoice::Standard
        .hold::<GrogIsland>()
        .unwrap()
        .edition
}

/// Plays a random game; `each` sees every position and what led to it.
fn play(seats: u8, seed: u64, mut each: impl FnMut(&State, &[Event])) {
    let options = Options {
        seats,
        starting_player: None,
    };
    let mut state = GrogIsland::set_up(edition(), &options).unwrap();
    let mut luck = QuickLuck::new(seed);
    let mut legal = Vec::new();
    let mut events: Vec<Event> = Vec::new();
    loop {
        each(&state, &events);
        let to_act = GrogIsland::to_act(&state);
        let (actor, action) = match to_act {
            ToAct::Nobody => return,
            ToAct::Chance => (Actor::Chance, GrogIsland::chance(&state, &mut luck)),
            ToAct::One(_) | ToAct::Together(_) => {
                let seat = to_act.seats().lowest().unwrap();
                legal.clear();
                GrogIsland::legal(&state, seat, &mut legal);
                let choice = luck.below(u32::try_from(legal.len()).unwrap());
                (Actor::Seat(seat), legal[choice as usize])
            }
        };
        events.clear();
        GrogIsland::apply(&mut state, actor, action, &mut events);
    }
}

fn legal(state: &State, viewer: Viewer) -> Vec<(u16, String)> {
    let Viewer::Seat(seat) = viewer else {
        return Vec::new();
    };
    let mut legal = Vec::new();
    GrogIsland::legal(state, seat, &mut legal);
    let numbered = legal.into_iter().map(|action| {
        let number = GrogIsland::number(edition(), action).unwrap();
        (number, GrogIsland::write(edition(), action))
    });
    let mut numbered: Vec<(u16, String)> = numbered.collect();
    numbered.sort();
    numbered
}

fn scene_of(lang: Lang, state: &State, viewer: Viewer) -> Scene {
    let view = json!(GrogIsland::view(state, viewer));
    let standings = GrogIsland::standings(state).map(|standings| json!(standings));
    let names = names(state.table.seats);
    let legal = legal(state, viewer);
    draw(lang, &names, viewer, &view, &legal, standings.as_ref())
}

/// Everything that must hold for any scene.
fn check(lang: Lang, state: &State, viewer: Viewer, events: &[Event]) {
    let scene = scene_of(lang, state, viewer);
    check_choices(&scene, &legal(state, viewer));
    check_touches(&scene);
    check_prompt(&scene, state, viewer);
    assert_eq!(scene.result.is_some(), scene.prompt.asks == Asks::Nobody);
    let hidden = viewer == Viewer::Spectator;
    assert!(!hidden || scene.hand.is_empty() && scene.choices.is_empty());
    check_texts(&json!(scene));
    check_log_and_luck(lang, state, viewer, events);
}

fn check_choices(scene: &Scene, legal: &[(u16, String)]) {
    let mut offered: Vec<(u16, String)> = scene
        .choices
        .iter()
        .map(|choice| (choice.number, choice.notation.clone()))
        .collect();
    offered.sort();
    assert_eq!(offered, legal, "every legal action once");
    let mut verbs: Vec<&str> = scene.choices.iter().map(|choice| choice.verb).collect();
    verbs.dedup();
    let different: BTreeSet<&str> = verbs.iter().copied().collect();
    assert_eq!(verbs.len(), different.len(), "verbs stand together");
    let labels: BTreeSet<&str> = scene.choices.iter().map(|c| c.label.as_str()).collect();
    assert_eq!(
        labels.len(),
        scene.choices.len(),
        "no two buttons say the same"
    );
}

fn check_touches(scene: &Scene) {
    let Board::Grog(board) = &scene.board;
    let houses = board
        .lines
        .iter()
        .flat_map(|line| line.houses.iter().flatten());
    let ships = board.peninsulas.iter().filter_map(|p| p.ship.as_ref());
    let touches = houses.map(|house| &house.touch);
    let touches = touches.chain(ships.map(|ship| &ship.touch));
    for touch in touches.chain(scene.hand.iter().map(|card| &card.touch)) {
        let offers = |action: &String| scene.choices.iter().any(|c| c.notation == *action);
        match touch {
            Touch::Act(action) => assert!(offers(action), "{action}"),
            Touch::Ask(action) => assert!(!offers(action), "{action}"),
            Touch::Nothing => {}
        }
    }
}

fn check_prompt(scene: &Scene, state: &State, viewer: Viewer) {
    let text = &scene.prompt.text;
    assert!(text.chars().count() <= LONGEST_PROMPT, "{text}");
    let asked = GrogIsland::to_act(state).seats();
    let asked = matches!(viewer, Viewer::Seat(seat) if asked.has(seat));
    assert_eq!(scene.prompt.asks == Asks::You, asked, "{text}");
    let acting = scene.plates.iter().filter(|plate| plate.acts);
    let acting: Vec<u8> = acting.map(|plate| plate.seal.seat).collect();
    let to_act = GrogIsland::to_act(state).seats();
    assert!(to_act.iter().map(|seat: Seat| seat.0).eq(acting));
}

/// No text shows a key or a value that was not filled in.
fn check_texts(scene: &Value) {
    match scene {
        Value::String(text) => {
            assert!(!text.contains(['[', '{', '}', '$']), "{text}");
            assert_eq!(text.trim(), text);
        }
        Value::Array(items) => items.iter().for_each(check_texts),
        Value::Object(fields) => fields.values().for_each(check_texts),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn check_log_and_luck(lang: Lang, state: &State, viewer: Viewer, events: &[Event]) {
    let onlook = Onlook {
        lang,
        edition: &EditionChoice::Standard,
        names: &names(state.table.seats),
        viewer,
    };
    let heard = events.iter().filter_map(|event| event.heard_by(viewer));
    let heard: Vec<Value> = heard.map(|heard| json!(heard)).collect();
    for line in log(GAME, &onlook, &heard).unwrap() {
        check_texts(&json!(line));
        assert!(line.text.ends_with('.'), "{}", line.text);
    }
    let view = json!(GrogIsland::view(state, viewer));
    let asked = luck(GAME, &onlook, &view).unwrap();
    let due = GrogIsland::to_act(state) == ToAct::Chance;
    assert_eq!(asked.is_some(), due);
    let Some(asked) = asked else { return };
    check_texts(&json!([asked.text, asked.hint]));
    let outcome = GrogIsland::chance(state, &mut QuickLuck::new(1));
    let outcome = GrogIsland::write(edition(), outcome);
    assert!(outcome.starts_with(&asked.prefix), "{outcome}");
}

#[test]
fn every_position_of_some_games_for_everybody_in_both_languages() {
    for seats in 2..=4 {
        play(seats, u64::from(seats), |state, events| {
            for viewer in viewers(seats) {
                for lang in Lang::ALL {
                    check(lang, state, viewer, events);
                }
            }
        });
    }
}

/// Many games, and at each position whoever is asked, in one language.
#[test]
fn many_games_for_whoever_is_asked() {
    for seed in 0..200 {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let mut number = seed;
        play(seats, 1000 + seed, |state, events| {
            number += 1;
            let lang = if number % 2 == 0 { Lang::En } else { Lang::De };
            let asked = GrogIsland::to_act(state).seats().lowest();
            // Not all of them: neighbours look alike.
            if let Some(seat) = asked.filter(|_| number % 16 == 0) {
                check(lang, state, Viewer::Seat(seat), events);
            }
        });
    }
}

/// If all that a viewer cannot know is dealt anew, his scene does not change.
#[test]
fn nothing_hidden_is_drawn() {
    let mut compared = 0;
    for seed in 0..12 {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let mut number = 0;
        play(seats, 2000 + seed, |state, _| {
            number += 1;
            if number % 11 != 0 {
                return;
            }
            for viewer in viewers(seats) {
                let view = GrogIsland::view(state, viewer);
                let mut luck = QuickLuck::new(number);
                let world = GrogIsland::imagine(edition(), &view, &mut luck);
                compared += 1;
                let truth = scene_of(Lang::En, state, viewer);
                if GrogIsland::standings(state).is_none() {
                    assert_eq!(scene_of(Lang::En, &world, viewer), truth);
                }
            }
        });
    }
    assert!(compared > 1000, "only {compared}");
}
