//! What bots do and what they know, whichever way they play.

use tortuga_bots::{Bot, Level, Style, Watch, hire};
use tortuga_core::{Actor, Perspective, QuickLuck, Rules, Seat, Settings, ToAct, Viewer};
use tortuga_foggy::FoggyIsland;
use tortuga_games::{EditionChoice, GAMES, ShelfError, open_table};
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;

use crate::common::{FOUR, Match, SHORT, Setting, THREE, TWO, seats, set_up, standard};

/// Every way of playing; those that search differ in nothing but their time.
const STYLES: [Style; 5] = [
    Style::Random,
    Style::Plain,
    Style::Level(Level::Novice),
    Style::Level(Level::Sailor),
    Style::Level(Level::Captain),
];

#[test]
fn the_same_seed_gives_the_same_game() {
    same_seed_same_game::<FoggyIsland>(("mode", "quick"));
    same_seed_same_game::<GloryIslands>(("wrecks", "true"));
    same_seed_same_game::<GrogIsland>(THREE);
    same_seed_same_game::<Groo>(THREE);
}

fn same_seed_same_game<G: Rules>(setting: Setting) {
    for level in STYLES {
        let levels = vec![level; seats::<G>(setting)];
        let game = |seed| Match::<G>::played(setting, &levels, seed).actions;
        assert_eq!(game(1), game(1), "{level:?}");
        assert_ne!(game(1), game(2), "{level:?}");
    }
}

/// `Match` plays through `check`, so an illegal action would panic.
#[test]
fn random_bots_play_by_the_rules_to_the_end() {
    for setting in [TWO, THREE, FOUR] {
        by_the_rules::<GloryIslands>(setting);
        by_the_rules::<GrogIsland>(setting);
        by_the_rules::<Groo>(setting);
    }
    for mode in ["basic", "weather", "mercenary", "quick", "team"] {
        by_the_rules::<FoggyIsland>(("mode", mode));
    }
}

fn by_the_rules<G: Rules>(setting: Setting) {
    let levels = vec![Style::Random; seats::<G>(setting)];
    for seed in 0..100 {
        let end = Match::<G>::played(setting, &levels, seed);
        assert_eq!(G::to_act(&end.state), ToAct::Nobody);
    }
}

#[test]
fn random_bots_do_everything_that_is_allowed() {
    let state = first_decision::<GrogIsland>(TWO);
    let perspective = Perspective::<GrogIsland>::new(&state, Seat(0));
    let mut bot = Bot::new(Style::Random, 3);
    let chosen: Vec<_> = (0..200).filter_map(|_| bot.choose(&perspective)).collect();
    for action in &perspective.legal {
        assert!(chosen.contains(action), "{action:?}");
    }
}

/// The rivals' cards are dealt anew behind the bot's back; it cannot notice.
#[test]
fn a_choice_depends_on_the_view_only() {
    depends_on_the_view_only::<FoggyIsland>(("mode", "team"));
    depends_on_the_view_only::<GloryIslands>(("wrecks", "true"));
    depends_on_the_view_only::<GrogIsland>(THREE);
    depends_on_the_view_only::<Groo>(THREE);
}

fn depends_on_the_view_only<G: Rules>(setting: Setting) {
    let mut luck = QuickLuck::new(11);
    for level in STYLES {
        let (mut decision, mut compared) = (0, 0);
        let levels = vec![level; seats::<G>(setting)];
        Match::<G>::watched(setting, &levels, SHORT, 5, |truth, seat, _| {
            decision += 1;
            // Thinking twice about every decision takes twice as long as the game.
            if decision % 5 == 0 {
                let view = G::view(truth, Viewer::Seat(seat));
                let world = G::imagine(standard::<G>(), &view, &mut luck);
                let (here, there) = (truth, &world);
                assert_eq!(
                    choice::<G>(level, here, seat),
                    choice::<G>(level, there, seat)
                );
                compared += usize::from(world != *truth);
            }
        });
        assert!(compared > 10, "{compared} other worlds");
    }
}

fn choice<G: Rules>(style: Style, state: &G::State, seat: Seat) -> Option<G::Action> {
    let mut bot = Bot::<G>::new(style, 77).with_budget(SHORT);
    bot.choose(&Perspective::new(state, seat))
}

#[test]
fn without_a_choice_there_is_nothing_to_think_about() {
    for level in STYLES {
        let state = first_decision::<GrogIsland>(TWO);
        let mut perspective = Perspective::<GrogIsland>::new(&state, Seat(0));
        perspective.legal.truncate(1);
        let mut bot = Bot::new(level, 1);
        assert_eq!(bot.choose(&perspective), Some(perspective.legal[0]));
        perspective.legal.clear();
        assert_eq!(bot.choose(&perspective), None);
    }
}

/// In a simultaneous choice every seat takes its own steps, in any order.
#[test]
fn bots_choose_together() {
    for level in STYLES {
        let mut state = first_decision::<GrogIsland>(FOUR);
        let mut bots = crate::common::bots::<GrogIsland>(&[level; 4], SHORT, 9);
        while let ToAct::Together(seats) = GrogIsland::to_act(&state) {
            // The highest seat first: nobody waits for his turn here.
            let seat = seats.iter().last().unwrap();
            let action = bots[seat.index()].choose(&Perspective::new(&state, seat));
            let actor = Actor::Seat(seat);
            tortuga_core::play::<GrogIsland>(&mut state, actor, action.unwrap(), &mut ()).unwrap();
        }
        assert_eq!(GrogIsland::to_act(&state), ToAct::One(state.table.flag));
    }
}

/// Everything that luck does before the first decision is done.
fn first_decision<G: Rules>(setting: Setting) -> G::State {
    let mut luck = QuickLuck::new(4);
    let mut state = set_up::<G>(setting);
    while G::to_act(&state) == ToAct::Chance {
        let outcome = G::chance(&state, &mut luck);
        G::apply(&mut state, Actor::Chance, outcome, &mut ());
    }
    state
}

#[test]
fn bots_are_hired_for_every_game_by_name() {
    for game in GAMES {
        for level in Level::ALL {
            assert!(hire(game, level, 0).is_ok());
        }
    }
    let nobody = hire("ludo", Level::Sailor, 0).err();
    let name = "ludo".to_owned();
    assert_eq!(nobody, Some(ShelfError::UnknownGame { name }));
}

#[test]
fn a_hired_bot_speaks_in_notation() {
    for game in GAMES {
        speaks_in_notation(game);
    }
}

fn speaks_in_notation(game: &str) {
    let table = open_table(game, &EditionChoice::Standard, &Settings::new());
    let mut table = table.expect("the defaults are fine");
    let mut luck = QuickLuck::new(8);
    // Those that search do so by the clock here, and would take long.
    let level = |seat: usize| Level::ALL[seat % 2];
    let hired = |seat| hire(game, level(seat), 6).expect("a game on the shelf");
    let mut bots: Vec<_> = (0..usize::from(table.seats())).map(hired).collect();
    while table.standings().is_none() {
        let (actor, action) = match table.to_act().seats().lowest() {
            None => (Actor::Chance, table.chance(&mut luck)),
            Some(seat) => {
                let perspective = table.perspective(seat);
                (
                    Actor::Seat(seat),
                    bots[seat.index()].choose(perspective.as_ref(), &Watch::new()),
                )
            }
        };
        let action = action.expect("there is a choice");
        table.play(actor, &action).expect("by the rules");
    }
    assert_eq!(
        bots[0].choose(&"a perspective of another game", &Watch::new()),
        None
    );
}
