//! What islands promise.

use tortuga_core::Seat;

use crate::board::Cells;
use crate::options::PLAYERS;
use crate::scoring::shares;
use crate::state::State;

/// What islands would pay as they are, by how full they are. A full one pays at
/// the end of this turn, and its pirates go home.
pub(super) fn promise(state: &State, seat: Seat) -> i32 {
    let own = state.pirates[seat.index()];
    let islands = state.board().islands.iter();
    let taken = islands.filter(|&&cells| !cells.among(own).is_empty());
    let worth = |cells| of_pirates(state, cells, pirates_on(state, cells))[seat.index()];
    taken.map(|&cells| worth(cells)).sum()
}

/// Everybody's pirates on these cells; a lifted one is gone already.
pub(super) fn pirates_on(state: &State, cells: Cells) -> [u8; PLAYERS] {
    let lifted = state.lifted.filter(|&cell| cells.has(cell));
    let mut pirates = state.pirates.map(|pirates| pirates.among(cells).count());
    if lifted.is_some() {
        pirates[state.turn.index()] -= 1;
    }
    pirates
}

/// What an island with so many pirates on it is worth to everybody.
pub(super) fn of_pirates(state: &State, cells: Cells, pirates: [u8; PLAYERS]) -> [i32; PLAYERS] {
    let size = cells.count();
    let (glory, all_tied) = shares(state.edition.prizes[usize::from(size)], pirates);
    let full = pirates.iter().sum::<u8>();
    if full < size {
        let part = 75 * i32::from(full) / i32::from(size);
        return glory.map(|glory| i32::from(glory) * part);
    }
    let fields = cells.among(state.board().fields);
    let mut worth = std::array::from_fn(|place| {
        let gone = i32::from(state.edition.per_pirate) * i32::from(pirates[place]);
        let fields = state.pirates[place].among(fields).count();
        100 * (i32::from(glory[place]) - gone) - super::PER_FIELD * i32::from(fields)
    });
    if all_tied {
        worth[state.turn.index()] += 100 * i32::from(state.edition.all_tied_extra);
    }
    worth
}
