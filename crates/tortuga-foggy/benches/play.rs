//! The speed of Foggy Island: `cargo bench -p tortuga-foggy`.

#![allow(
    missing_docs,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a benchmark measures time and prints figures"
)]

#[path = "../../tortuga-testkit/speed/play.rs"]
mod play;

use criterion::{Criterion, criterion_group, criterion_main};
use tortuga_core::{Actor, Edition as _, Rules, Seat, Settings};
use tortuga_foggy::{Action, Edition, FoggyIsland, Kind, State};

/// A quick game in which both sides have hired all twelve mercenaries.
fn all_characters(weather: &str) -> State {
    let text = Edition::STANDARD.replace("start_coins = 80", "start_coins = 107");
    let edition = Edition::read(&text).expect("a rich bank");
    let edition: &'static Edition = Box::leak(Box::new(edition));
    let settings = [
        ("mode", "quick"),
        ("first_player", "0"),
        ("quick_weather", weather),
    ];
    let settings = settings.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let settings: Settings = settings.into();
    let options = FoggyIsland::options(edition, &settings).expect("settings that can be");
    let mut state = FoggyIsland::set_up(edition, &options).expect("the options fit");
    for seat in [Seat(0), Seat(1)] {
        for kind in Kind::mercenaries() {
            for _ in 0..edition.print(kind).count {
                let action = Action::Hire(kind);
                FoggyIsland::apply(&mut state, Actor::Seat(seat), action, &mut ());
            }
        }
        FoggyIsland::apply(&mut state, Actor::Seat(seat), Action::Done, &mut ());
    }
    state
}

fn all(criterion: &mut Criterion) {
    let modes = ["basic", "weather", "mercenary", "quick", "team"];
    let mut starts: Vec<_> = modes
        .into_iter()
        .map(|mode| (mode, play::start::<FoggyIsland>(&[("mode", mode)])))
        .collect();
    starts.push(("all-characters-foggy", all_characters("foggy")));
    starts.push(("all-characters-sunny", all_characters("sunny")));
    play::all::<FoggyIsland>(criterion, &starts);
}

criterion_group!(benches, all);
criterion_main!(benches);
