//! Random games: every position can be drawn, for everybody, in both languages.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tortuga_core::{Actor, Event as _, Luck as _, QuickLuck, Rules, Seat, Settings, ToAct, Viewer};
use tortuga_foggy::FoggyIsland;
use tortuga_games::EditionChoice;
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;
use tortuga_scene::{Asks, Onlook, Scene, Touch, log, luck};
use tortuga_words::Lang;

use crate::common::{draw_of, names, touches, viewers};

/// Longest prompt that fits into its line.
const LONGEST_PROMPT: usize = 60;

fn edition<G: Rules>() -> &'static G::Edition {
    EditionChoice::Standard.hold::<G>().unwrap().edition
}

/// The variants of a game, in every combination: by seats, by mode, by board.
fn variants<G: Rules>() -> Vec<Settings> {
    let specs = G::option_list(edition::<G>());
    let specs = specs.into_iter().filter(|spec| spec.variant);
    specs.fold(vec![Settings::new()], |all, spec| {
        let with = |settings: &Settings, value: &String| {
            let mut settings = settings.clone();
            settings.insert(spec.key.to_owned(), value.clone());
            settings
        };
        let values = spec.values.iter();
        values
            .flat_map(|value| all.iter().map(move |settings| with(settings, value)))
            .collect()
    })
}

/// The variant whose turn it is.
fn variant<G: Rules>(number: u64) -> Settings {
    let mut all = variants::<G>();
    let place = usize::try_from(number).unwrap() % all.len();
    all.swap_remove(place)
}

/// Plays a random game; `each` sees every position and what led to it.
fn play<G: Rules>(settings: &Settings, seed: u64, mut each: impl FnMut(&G::State, &[G::Event])) {
    let options = G::options(edition::<G>(), settings).unwrap();
    let mut state = G::set_up(edition::<G>(), &options).unwrap();
    let mut luck = QuickLuck::new(seed);
    let mut legal = Vec::new();
    let mut events: Vec<G::Event> = Vec::new();
    loop {
        each(&state, &events);
        let to_act = G::to_act(&state);
        let (actor, action) = match to_act {
            ToAct::Nobody => return,
            ToAct::Chance => (Actor::Chance, G::chance(&state, &mut luck)),
            ToAct::One(_) | ToAct::Together(_) => {
                let seat = to_act.seats().lowest().unwrap();
                legal.clear();
                G::legal(&state, seat, &mut legal);
                let choice = luck.below(u32::try_from(legal.len()).unwrap());
                (Actor::Seat(seat), legal[choice as usize])
            }
        };
        events.clear();
        G::apply(&mut state, actor, action, &mut events);
    }
}

fn legal<G: Rules>(state: &G::State, viewer: Viewer) -> Vec<(u16, String)> {
    let Viewer::Seat(seat) = viewer else {
        return Vec::new();
    };
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let numbered = legal.into_iter().map(|action| {
        let number = G::number(edition::<G>(), action).unwrap();
        (number, G::write(edition::<G>(), action))
    });
    let mut numbered: Vec<(u16, String)> = numbered.collect();
    numbered.sort();
    numbered
}

fn seats<G: Rules>(state: &G::State) -> u8 {
    u8::try_from(G::players(state).count()).unwrap()
}

fn scene_of<G: Rules>(lang: Lang, state: &G::State, viewer: Viewer) -> Scene {
    let view = json!(G::view(state, viewer));
    let standings = G::standings(state).map(|standings| json!(standings));
    let names = names(seats::<G>(state));
    let legal = legal::<G>(state, viewer);
    draw_of(
        G::GAME,
        lang,
        &names,
        viewer,
        &view,
        &legal,
        standings.as_ref(),
    )
}

/// Everything that must hold for any scene.
fn check<G: Rules>(lang: Lang, state: &G::State, viewer: Viewer, events: &[G::Event]) {
    let scene = scene_of::<G>(lang, state, viewer);
    check_choices(&scene, &legal::<G>(state, viewer));
    check_touches(&scene);
    check_prompt::<G>(&scene, state, viewer);
    assert_eq!(scene.result.is_some(), scene.prompt.asks == Asks::Nobody);
    let hidden = viewer == Viewer::Spectator;
    assert!(!hidden || scene.hand.is_empty() && scene.choices.is_empty());
    check_texts(&json!(scene));
    check_log_and_luck::<G>(lang, state, viewer, events);
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
    for touch in &touches(scene) {
        let offers = |action: &String| scene.choices.iter().any(|c| c.notation == *action);
        match touch {
            Touch::Act(action) => assert!(offers(action), "{action}"),
            Touch::Ask(action) => assert!(!offers(action), "{action}"),
            Touch::Nothing => {}
        }
    }
}

fn check_prompt<G: Rules>(scene: &Scene, state: &G::State, viewer: Viewer) {
    let text = &scene.prompt.text;
    assert!(text.chars().count() <= LONGEST_PROMPT, "{text}");
    let to_act = G::seen_to_act(state, viewer);
    let asked = matches!(viewer, Viewer::Seat(seat) if to_act.has(seat));
    assert_eq!(scene.prompt.asks == Asks::You, asked, "{text}");
    let acting = scene.plates.iter().filter(|plate| plate.acts);
    let acting: Vec<u8> = acting.map(|plate| plate.seal.seat).collect();
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

fn check_log_and_luck<G: Rules>(lang: Lang, state: &G::State, viewer: Viewer, events: &[G::Event]) {
    let onlook = Onlook {
        lang,
        edition: &EditionChoice::Standard,
        names: &names(seats::<G>(state)),
        viewer,
    };
    let heard = events.iter().filter_map(|event| event.heard_by(viewer));
    let heard: Vec<Value> = heard.map(|heard| json!(heard)).collect();
    for line in log(G::GAME, &onlook, &heard).unwrap() {
        check_texts(&json!(line));
        assert!(line.text.ends_with('.'), "{}", line.text);
    }
    let view = json!(G::view(state, viewer));
    let asked = luck(G::GAME, &onlook, &view).unwrap();
    let due = G::to_act(state) == ToAct::Chance;
    assert_eq!(asked.is_some(), due);
    let Some(asked) = asked else { return };
    check_texts(&json!([asked.text, asked.hint]));
    let outcome = G::chance(state, &mut QuickLuck::new(1));
    let outcome = G::write(edition::<G>(), outcome);
    assert!(outcome.starts_with(&asked.prefix), "{outcome}");
    let rest = &outcome[asked.prefix.len()..];
    let named = asked.names.iter().any(|name| name.id == rest);
    assert!(asked.names.is_empty() || named, "{rest}");
}

/// The positions of a game of each variant: all, or one in so many.
fn every_position_for_everybody<G: Rules>(every: u64) {
    for (seed, settings) in (2..).zip(variants::<G>()) {
        let mut number = 0;
        play::<G>(&settings, seed, |state, events| {
            number += 1;
            if number % every != 0 && G::standings(state).is_none() {
                return;
            }
            for viewer in viewers(seats::<G>(state)) {
                for lang in Lang::ALL {
                    check::<G>(lang, state, viewer, events);
                }
            }
        });
    }
}

#[test]
fn every_position_of_some_games_for_everybody_in_both_languages() {
    every_position_for_everybody::<GrogIsland>(1);
    every_position_for_everybody::<Groo>(1);
    every_position_for_everybody::<FoggyIsland>(5);
    every_position_for_everybody::<GloryIslands>(3);
}

/// Many games, and at each position whoever is asked, in one language.
fn whoever_is_asked<G: Rules>(games: u64, every: u64) {
    for seed in 0..games {
        let mut number = seed;
        play::<G>(&variant::<G>(seed), 1000 + seed, |state, events| {
            number += 1;
            let lang = if number % 2 == 0 { Lang::En } else { Lang::De };
            let asked = G::to_act(state).seats().lowest();
            // Not all of them: neighbours look alike.
            if let Some(seat) = asked.filter(|_| number % every == 0) {
                check::<G>(lang, state, Viewer::Seat(seat), events);
            }
        });
    }
}

#[test]
fn many_games_for_whoever_is_asked() {
    whoever_is_asked::<GrogIsland>(200, 16);
    whoever_is_asked::<Groo>(200, 9);
    whoever_is_asked::<FoggyIsland>(60, 9);
    whoever_is_asked::<GloryIslands>(120, 5);
}

/// If all that a viewer cannot know is dealt anew, his scene does not change.
fn compare_with_imagined<G: Rules>(every: u64) {
    let mut compared = 0;
    for seed in 0..12 {
        let mut number = 0;
        play::<G>(&variant::<G>(seed), 2000 + seed, |state, _| {
            number += 1;
            if number % every != 0 {
                return;
            }
            for viewer in viewers(seats::<G>(state)) {
                let view = G::view(state, viewer);
                let mut luck = QuickLuck::new(number);
                let world = G::imagine(edition::<G>(), &view, &mut luck);
                compared += 1;
                let truth = scene_of::<G>(Lang::En, state, viewer);
                if G::standings(state).is_none() {
                    assert_eq!(scene_of::<G>(Lang::En, &world, viewer), truth);
                }
            }
        });
    }
    assert!(compared > 1000, "only {compared}");
}

#[test]
fn nothing_hidden_is_drawn() {
    compare_with_imagined::<GrogIsland>(11);
    compare_with_imagined::<Groo>(7);
    compare_with_imagined::<FoggyIsland>(11);
    compare_with_imagined::<GloryIslands>(5);
}

/// At a pause everybody waits, and nobody is shown as asked.
#[test]
fn every_pause_can_be_drawn_and_names_nobody() {
    let mut pauses = 0;
    let four = [("seats".to_owned(), "4".to_owned())].into();
    play::<Groo>(&four, 5, |state, events| {
        for pause in events.iter().filter_map(Groo::at_pause) {
            for viewer in viewers(seats::<Groo>(state)) {
                let scene = scene_of::<Groo>(Lang::De, pause, viewer);
                check_texts(&json!(scene));
                assert_eq!(scene.prompt.asks, Asks::Others);
                assert!(!scene.plates.iter().any(|plate| plate.acts));
                pauses += 1;
            }
        }
    });
    assert!(pauses > 100, "only {pauses}");
}
