//! The result stands when the game is over, not before, and adds up.

use tortuga_core::{Rules, Seats, Standing, Standings};

use crate::failure::{Failure, Verdict, demand};
use crate::{Suite, Walk};

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.each_game("standings", suite.games(), |walk| game(walk))
}

fn game<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    let mut result = G::standings(walk.state());
    let mut winners = G::winners(walk.state());
    while walk.step_unheard()? {
        demand(result.is_none(), || {
            "there are standings before the game is over".to_owned()
        })?;
        demand(winners.is_empty(), || {
            format!("{winners:?} have won before the game is over")
        })?;
        winners = G::winners(walk.state());
        result = G::standings(walk.state());
    }
    let standings = result.ok_or("the game is over and has no standings")?;
    demand(!standings.ended_by.key.is_empty(), || {
        "the ending has no name".to_owned()
    })?;
    demand(!standings.ended_by.rule.0.is_empty(), || {
        "the ending has no rule".to_owned()
    })?;
    everybody_has_a_row(&standings, walk.seats())?;
    standings.rows.iter().try_for_each(adds_up)?;
    ranks_are_sound(&standings.rows)?;
    the_same_win(&standings.rows, winners)
}

/// Playouts hear of the same winners as people do.
fn the_same_win(rows: &[Standing], winners: Seats) -> Verdict {
    let first = rows.iter().filter(|row| row.winner);
    let first: Seats = first.map(|row| row.who.seat).collect();
    demand(winners == first, || {
        format!("the winners are {winners:?}, in the standings {first:?}")
    })
}

/// Players in seat order, then automatic opponents, which have a name.
fn everybody_has_a_row(standings: &Standings, seats: u8) -> Verdict {
    let rows = &standings.rows;
    demand(rows.len() >= usize::from(seats), || {
        format!("{} rows for {seats} seats", rows.len())
    })?;
    for (row, seat) in rows.iter().zip(0..) {
        demand(row.who.seat.0 == seat, || {
            format!("row {seat} is that of seat {}", row.who.seat)
        })?;
        demand(row.who.neutral.is_some() == (seat >= seats), || {
            format!("is seat {seat} a player or an automatic opponent?")
        })?;
    }
    Ok(())
}

fn adds_up(row: &Standing) -> Verdict {
    let sum: i32 = row.sources.iter().map(|source| source.points).sum();
    demand(row.score == sum, || {
        let Standing { score, sources, .. } = row;
        format!("a score of {score} from sources of {sum}: {sources:?}")
    })?;
    demand(row.sources.iter().all(|s| !s.key.is_empty()), || {
        "a source of points has no name".to_owned()
    })
}

/// Ranks start at 1, and either skip places behind equal parties (1, 1, 3) or
/// do not (teams: 1, 1, 2, 2). Those on rank 1 win, all or, in a draw, none.
fn ranks_are_sound(rows: &[Standing]) -> Verdict {
    let mut distinct: Vec<u8> = rows.iter().map(|row| row.rank).collect();
    distinct.sort_unstable();
    distinct.dedup();
    let skipping = |row: &Standing| 1 + rows.iter().filter(|r| r.rank < row.rank).count();
    let dense = |row: &Standing| 1 + distinct.iter().filter(|&&r| r < row.rank).count();
    let fits = rows.iter().all(|r| usize::from(r.rank) == skipping(r))
        || rows.iter().all(|r| usize::from(r.rank) == dense(r));
    let first: Vec<&Standing> = rows.iter().filter(|row| row.rank == 1).collect();
    let won = first.iter().filter(|row| row.winner).count();
    let winners = rows.iter().filter(|row| row.winner).count();
    demand(
        fits && (won == 0 || won == first.len()) && winners == won,
        || {
            let ranks: Vec<_> = rows.iter().map(|row| (row.rank, row.winner)).collect();
            format!("ranks and victories do not fit together: {ranks:?}")
        },
    )
}
