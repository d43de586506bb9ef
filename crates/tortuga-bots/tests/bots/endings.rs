//! The last decision of a game: whoever thinks does not miss it.

use tortuga_bots::{Bot, Level, Style};
use tortuga_core::{Actor, Perspective, QuickLuck, Rules, Seat, ToAct};
use tortuga_foggy::FoggyIsland;

use crate::common::{Match, SHORT, Setting};

/// Positions in which nothing is hidden and every action decides the game,
/// some for the one who acts and some not; with all the actions that win.
fn last_chances<G: Rules>(setting: Setting, games: u64) -> Vec<(Perspective<G>, Vec<G::Action>)> {
    let mut found = Vec::new();
    for seed in 0..games {
        let random = [Style::Random; 2];
        Match::<G>::watched(setting, &random, SHORT, seed, |state, seat, _| {
            let perspective = Perspective::<G>::new(state, seat);
            let legal = perspective.legal.iter();
            let ends = legal.map(|&action| end::<G>(state, seat, action));
            let Some(ends) = ends.collect::<Option<Vec<bool>>>() else {
                return;
            };
            let winning = perspective.legal.iter().zip(&ends);
            let winning: Vec<_> = winning
                .filter_map(|(&action, &won)| won.then_some(action))
                .collect();
            let matters = !winning.is_empty() && winning.len() < perspective.legal.len();
            if matters && is_open(&perspective, state) {
                found.push((perspective, winning));
            }
        });
    }
    found
}

/// Whoever sees this knows everything.
fn is_open<G: Rules>(perspective: &Perspective<G>, state: &G::State) -> bool {
    let world = |seed| {
        let luck = &mut QuickLuck::new(seed);
        G::imagine(perspective.edition, &perspective.view, luck)
    };
    (0..20).all(|seed| world(seed) == *state)
}

/// Does this action win? None if somebody has a choice after it, or luck.
fn end<G: Rules>(state: &G::State, seat: Seat, action: G::Action) -> Option<bool> {
    let mut state = state.clone();
    let mut next = (Actor::Seat(seat), action);
    loop {
        G::apply(&mut state, next.0, next.1, &mut ());
        match G::to_act(&state) {
            ToAct::Nobody => {
                let winners = G::winners(&state);
                return Some(winners.has(seat) && winners.count() == 1);
            }
            ToAct::Chance => {
                let mut outcomes = Vec::new();
                G::outcomes(&state, &mut outcomes);
                let [(only, _)] = outcomes[..] else {
                    return None;
                };
                next = (Actor::Chance, only);
            }
            to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
                let seat = to_act.seats().lowest()?;
                let mut legal = Vec::new();
                G::legal(&state, seat, &mut legal);
                let [only] = legal[..] else {
                    return None;
                };
                next = (Actor::Seat(seat), only);
            }
        }
    }
}

fn takes_the_victory<G: Rules>(setting: Setting, games: u64, least: usize) {
    let chances = last_chances::<G>(setting, games);
    assert!(chances.len() >= least, "{} last chances", chances.len());
    for (perspective, winning) in chances {
        for level in [Level::Mate, Level::Captain] {
            let mut bot = Bot::<G>::new(level, 1).with_budget(SHORT);
            let action = bot.choose(&perspective).expect("a choice");
            assert!(
                winning.contains(&action),
                "{level} misses it in {}",
                G::GAME
            );
        }
    }
}

#[test]
fn the_last_tile_is_laid_where_it_wins() {
    takes_the_victory::<FoggyIsland>(("mode", "basic"), 600, 3);
}
