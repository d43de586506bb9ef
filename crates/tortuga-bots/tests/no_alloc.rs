//! A search takes its memory once: a longer one asks for no more.

use std::alloc::System;

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tortuga_bots::{Bot, Budget, Level, Style};
use tortuga_core::{Actor, Perspective, QuickLuck, Rules, Settings, ToAct};
use tortuga_foggy::FoggyIsland;
use tortuga_games::EditionChoice;
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn an_iteration_asks_for_no_memory() {
    asks_for_no_memory::<FoggyIsland>(("mode", "mercenary"));
    asks_for_no_memory::<GloryIslands>(("seats", "4"));
    asks_for_no_memory::<GrogIsland>(("seats", "3"));
    asks_for_no_memory::<Groo>(("seats", "4"));
}

fn asks_for_no_memory<G: Rules>(setting: (&str, &str)) {
    let perspective = first_decision::<G>(setting);
    for style in [Style::Plain, Level::Captain.into()] {
        let few = requests(&perspective, style, 100);
        let many = requests(&perspective, style, 1100);
        assert!(few > 0, "the counter counts: the tree is taken once");
        assert_eq!(many, few, "{} {style}: a thousand iterations more", G::GAME);
    }
}

/// What a search of so many iterations asks for. The test's own frame may ask
/// for something meanwhile, so the best of a few runs counts.
fn requests<G: Rules>(perspective: &Perspective<G>, style: Style, iterations: u32) -> usize {
    let run = |seed| {
        let mut bot = Bot::<G>::new(style, seed).with_budget(Budget::Iterations(iterations));
        let region = Region::new(COUNTING);
        assert!(bot.choose(perspective).is_some());
        let asked = region.change();
        asked.allocations + asked.reallocations
    };
    (0..5).map(run).min().expect("some runs")
}

fn first_decision<G: Rules>((key, value): (&str, &str)) -> Perspective<G> {
    let held = EditionChoice::Standard.hold::<G>().expect("it is sound");
    let settings: Settings = [(key.to_owned(), value.to_owned())].into();
    let options = G::options(held.edition, &settings).expect("a setting that can be");
    let mut state = G::set_up(held.edition, &options).expect("a setting that can be");
    let mut luck = QuickLuck::new(1);
    loop {
        let Some(seat) = G::to_act(&state).seats().lowest() else {
            assert_eq!(G::to_act(&state), ToAct::Chance);
            let outcome = G::chance(&state, &mut luck);
            G::apply(&mut state, Actor::Chance, outcome, &mut ());
            continue;
        };
        let perspective = Perspective::<G>::new(&state, seat);
        if let [only] = perspective.legal[..] {
            G::apply(&mut state, Actor::Seat(seat), only, &mut ());
            continue;
        }
        return perspective;
    }
}
