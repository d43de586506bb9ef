//! Greedy wins. When the bound was set it won all of 300 games each of Grog
//! Island against one, two and three random players, and of GROO 198, 195 and
//! 189 of 200. The bounds leave room for other figures in `worth` and for the
//! luck of 24 games, not for a bot that has lost its eye.

use tortuga_bots::Level;
use tortuga_core::Rules;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;

use crate::common::Match;

/// Every seat of two, three and four has its turn equally often.
const GAMES: usize = 24;

/// Games that one greedy bot wins alone against random ones, every seat in turn.
fn wins<G: Rules>(seats: usize) -> usize {
    let won = |game: &usize| {
        let mut levels = vec![Level::Random; seats];
        levels[game % seats] = Level::Greedy;
        let end = Match::<G>::played(&levels, *game as u64);
        let standings = G::standings(&end.state).expect("the game is over");
        let mut winners = standings.rows.iter().filter(|row| row.winner);
        winners.all(|row| row.who.seat.index() == game % seats)
    };
    (0..GAMES).filter(won).count()
}

#[track_caller]
fn beats_random_players<G: Rules>(seats: usize, least: usize) {
    let wins = wins::<G>(seats);
    assert!(wins >= least, "{wins} of {GAMES} games of {}", G::GAME);
}

#[test]
fn greedy_beats_a_random_player() {
    beats_random_players::<GrogIsland>(2, 20);
    beats_random_players::<Groo>(2, 20);
}

#[test]
fn greedy_beats_two_random_players() {
    beats_random_players::<GrogIsland>(3, 20);
    beats_random_players::<Groo>(3, 20);
}

#[test]
fn greedy_beats_three_random_players() {
    beats_random_players::<GrogIsland>(4, 20);
    beats_random_players::<Groo>(4, 18);
}
