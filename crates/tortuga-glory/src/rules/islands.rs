//! Full islands are scored and emptied.

use super::Notes;
use crate::board::{Cells, Island};
use crate::events::Open;
use crate::scoring::shares;
use crate::state::State;

/// Every island that is full now, in alphabetical order: the order changes
/// nothing (GLORY-ISLAND-02).
pub(super) fn score(state: &mut State, journal: &mut impl Notes) {
    let occupied = state.occupied();
    for island in Island::all() {
        let cells = state.board().islands[island.index()];
        if !cells.is_empty() && cells.apart_from(occupied).is_empty() {
            score_one(state, island, cells, journal);
        }
    }
}

fn score_one(state: &mut State, island: Island, cells: Cells, journal: &mut impl Notes) {
    let seat = state.turn;
    let pirates = state.pirates.map(|pirates| pirates.among(cells).count());
    let prizes = state.edition.prizes[usize::from(cells.count())];
    let (mut glory, all_tied) = shares(prizes, pirates);
    let extra = if all_tied {
        state.edition.all_tied_extra
    } else {
        0
    };
    glory[seat.index()] += extra;
    for (sum, glory) in state.islands.iter_mut().zip(glory) {
        *sum += u16::from(glory);
    }
    // They go back to their supplies (GLORY-ISLAND-11).
    for pirates in &mut state.pirates {
        *pirates = pirates.apart_from(cells);
    }
    journal.open(|| Open::IslandScored {
        island,
        seat,
        pirates,
        glory,
        extra,
    });
}
