//! Greedy wins. It won all of 300 games each against one, two and three random
//! players when the bounds were set. They leave room for other figures in
//! `worth`, not for a bot that has lost its eye.

use tortuga_bots::Level;
use tortuga_core::Rules as _;
use tortuga_grog::GrogIsland;

use crate::common::Match;

/// Every seat of two, three and four has its turn equally often.
const GAMES: usize = 24;

/// Games that one greedy bot wins alone against random ones, every seat in turn.
fn wins(seats: usize) -> usize {
    let won = |game: &usize| {
        let mut levels = vec![Level::Random; seats];
        levels[game % seats] = Level::Greedy;
        let end = Match::played(&levels, *game as u64);
        let standings = GrogIsland::standings(&end.state).expect("the game is over");
        let mut winners = standings.rows.iter().filter(|row| row.winner);
        winners.all(|row| row.who.seat.index() == game % seats)
    };
    (0..GAMES).filter(won).count()
}

#[test]
fn greedy_beats_a_random_player() {
    let wins = wins(2);
    assert!(wins >= 20, "{wins} of {GAMES}");
}

#[test]
fn greedy_beats_two_random_players() {
    let wins = wins(3);
    assert!(wins >= 20, "{wins} of {GAMES}");
}

#[test]
fn greedy_beats_three_random_players() {
    let wins = wins(4);
    assert!(wins >= 20, "{wins} of {GAMES}");
}
