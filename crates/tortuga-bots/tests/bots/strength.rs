//! Greedy wins. When the bound was set it won all of 300 games each of Grog
//! Island against one, two and three random players, and of GROO 198, 195 and
//! 189 of 200. The bounds leave room for other figures in `worth` and for the
//! luck of 24 games, not for a bot that has lost its eye.

use tortuga_bots::Level;
use tortuga_core::{Rules, Seat};
use tortuga_foggy::FoggyIsland;
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;

use crate::common::{FOUR, Match, Setting, THREE, TWO, seats, set_up};

/// Every seat of two, three and four has its turn equally often.
const GAMES: usize = 24;

/// Fewer games where there are five modes.
const GAMES_OF_A_MODE: usize = 8;

/// Games that one greedy bot, or a team of them, wins alone against random
/// ones, every seat in turn.
fn wins<G: Rules>(setting: Setting, games: usize) -> usize {
    let seats = seats::<G>(setting);
    let table = set_up::<G>(setting);
    let won = |game: &usize| {
        let seat = Seat(u8::try_from(game % seats).expect("a few"));
        let greedy = G::allies(&table, seat);
        let mut levels = vec![Level::Random; seats];
        for ally in greedy.iter() {
            levels[ally.index()] = Level::Greedy;
        }
        let end = Match::<G>::played(setting, &levels, *game as u64);
        let standings = G::standings(&end.state).expect("the game is over");
        let winners = standings.rows.iter().filter(|row| row.winner);
        let winners: Vec<Seat> = winners.map(|row| row.who.seat).collect();
        !winners.is_empty() && winners.iter().all(|&seat| greedy.has(seat))
    };
    (0..games).filter(won).count()
}

#[track_caller]
fn beats_random_players<G: Rules>(setting: Setting, games: usize, least: usize) {
    let wins = wins::<G>(setting, games);
    assert!(
        wins >= least,
        "{wins} of {games} games of {} with {setting:?}",
        G::GAME
    );
}

#[test]
fn greedy_beats_a_random_player() {
    beats_random_players::<GrogIsland>(TWO, GAMES, 20);
    beats_random_players::<Groo>(TWO, GAMES, 20);
    beats_random_players::<GloryIslands>(TWO, GAMES, 20);
}

#[test]
fn greedy_beats_two_random_players() {
    beats_random_players::<GrogIsland>(THREE, GAMES, 20);
    beats_random_players::<Groo>(THREE, GAMES, 20);
    beats_random_players::<GloryIslands>(THREE, GAMES, 20);
}

#[test]
fn greedy_beats_three_random_players() {
    beats_random_players::<GrogIsland>(FOUR, GAMES, 20);
    beats_random_players::<Groo>(FOUR, GAMES, 18);
    beats_random_players::<GloryIslands>(FOUR, GAMES, 20);
}

#[test]
fn greedy_beats_a_random_player_in_every_mode() {
    for mode in ["basic", "weather", "mercenary", "quick", "team"] {
        beats_random_players::<FoggyIsland>(("mode", mode), GAMES_OF_A_MODE, 7);
    }
}
