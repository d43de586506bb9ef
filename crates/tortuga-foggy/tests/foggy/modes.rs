//! The five ways to play, and what each of them has.

use std::collections::BTreeSet;

use crate::common::{Scene, random_step};
use tortuga_core::{QuickLuck, Rules};
use tortuga_foggy::{Event, FoggyIsland, Open};

/// What a whole game with random players showed: how often rounds were scored,
/// additional ones begun, sides hired, cards drawn, a quick game's weather named.
struct Shown {
    seats: u8,
    rounds: usize,
    additional: usize,
    hirings: usize,
    cards: usize,
    quick_weather: usize,
}

fn play(settings: &[(&str, &str)], seed: u64) -> Shown {
    let mut state = Scene::with(settings).state;
    let mut luck = QuickLuck::new(seed);
    let mut events = Vec::new();
    while let Some((actor, action)) = random_step(&state, &mut luck) {
        FoggyIsland::apply(&mut state, actor, action, &mut events);
    }
    let count = |is: fn(&Event) -> bool| events.iter().filter(|&event| is(event)).count();
    Shown {
        seats: state.seats(),
        rounds: count(|event| matches!(event, Event::Open(Open::RoundScored { .. }))),
        additional: count(is_additional),
        hirings: count(|event| matches!(event, Event::Open(Open::HiringBegan { .. }))),
        cards: count(|event| matches!(event, Event::CardDrawn { .. })),
        quick_weather: count(|event| matches!(event, Event::Open(Open::QuickWeather(_)))),
    }
}

fn is_additional(event: &Event) -> bool {
    matches!(
        event,
        Event::Open(Open::RoundBegan {
            additional: true,
            ..
        })
    )
}

// rules: FOG-ROUND-04 FOG-TEAM-02 FOG-QUICK-01
#[test]
fn every_mode_has_its_players_rounds_cards_and_mercenaries() {
    // Mode, seats, rounds, cards drawn, hirings, one weather for the whole game.
    let table = [
        ("basic", 2, 2, 0, 0, 0),
        ("weather", 2, 2, 4, 0, 0),
        ("mercenary", 2, 4, 8, 3, 0),
        ("quick", 2, 2, 0, 2, 1),
        ("team", 4, 4, 0, 3, 0),
    ];
    for (mode, seats, rounds, cards, hirings, quick_weather) in table {
        for seed in 0..12 {
            let shown = play(&[("mode", mode)], seed);
            assert_eq!(shown.seats, seats, "{mode}");
            assert_eq!(shown.rounds, rounds + shown.additional, "{mode}");
            assert_eq!((shown.cards, shown.hirings), (cards, hirings), "{mode}");
            assert_eq!(shown.quick_weather, quick_weather, "{mode}");
        }
    }
}

#[test]
fn other_combinations_are_not_offered() {
    let specs = FoggyIsland::option_list(&crate::common::STANDARD);
    let mode = specs
        .iter()
        .find(|spec| spec.key == "mode")
        .expect("an option");
    assert_eq!(
        mode.values,
        ["basic", "weather", "mercenary", "quick", "team"]
    );
    let keys: BTreeSet<&str> = specs.iter().map(|spec| spec.key).collect();
    assert!(!keys.contains("seats") && !keys.contains("mercenaries"));
}
