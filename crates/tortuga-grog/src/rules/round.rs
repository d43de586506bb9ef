//! The end of a round and of the game, and the ghost crew of two players
//! (GROG-END, GROG-2P).

use tortuga_core::{Seat, Seats};

use super::Notes;
use crate::board::{Building, Buildings, Five, Occupant};
use crate::cards::{GoalKind, GoalSet};
use crate::events::{Event, Open};
use crate::refusals::Refusal;
use crate::state::{End, NO_MARKER, Phase, State};

/// A technical guard, not a rule of the box: stubborn players could refuse to
/// pay for ever (GROG-END-04).
const ROUND_LIMIT: u8 = 200;

/// The winner is through: the other of two players places a ghost, then the
/// round is over (GROG-END-01).
pub(super) fn end(state: &mut State, journal: &mut impl Notes) {
    if hauntable(state).is_empty() {
        finish(state, journal);
    } else {
        let seat = Seat(1 - state.table.leader.0);
        state.table.phase = Phase::Ghost { seat };
    }
}

/// Where a ghost may go: free buildings of the ghost ship's peninsula. Nowhere
/// at open sea or without ghosts (GROG-2P-04).
pub(super) fn hauntable(state: &State) -> Buildings {
    match state.table.ghost_anchorage(&state.edition) {
        Some(at) if state.ghosts_left() > 0 => state.edition.on(at).and(state.table.island.free()),
        _ => Buildings::default(),
    }
}

pub(super) fn check_ghost(state: &State, building: Building) -> Result<(), Refusal> {
    if !matches!(state.table.phase, Phase::Ghost { .. }) {
        return Err(Refusal::GhostNotNow);
    }
    if hauntable(state).has(building) {
        return Ok(());
    }
    let free = state.table.island.free().has(building);
    Err(if free {
        Refusal::GhostElsewhere
    } else {
        Refusal::GhostOnOccupied
    })
}

/// Placed, not claimed: no cloud, no coins (GROG-2P-05).
pub(super) fn place_ghost(
    state: &mut State,
    seat: Seat,
    building: Building,
    journal: &mut impl Notes,
) {
    state.table.island.place(Occupant::Ghost, building);
    journal.note(|| Event::Open(Open::GhostPlaced { seat, building }));
    finish(state, journal);
}

/// Markers return, ships move one position to the right, the flag goes to the
/// left neighbour (GROG-END-01); the game ends if somebody has no crew left.
pub(super) fn finish(state: &mut State, journal: &mut impl Notes) {
    let table = &mut state.table;
    table.markers = Five::new([NO_MARKER; 5]);
    table.ships.rotate_right(1);
    table.flag = table.from_flag(1);
    table.row = None;
    table.bid = 0;
    table.passed = Seats::NONE;
    let (round, flag) = (table.round, table.flag);
    journal.note(|| Event::Open(Open::RoundEnded { round, flag }));
    match ending(state) {
        Some(end) => {
            state.table.phase = Phase::Over(end);
            journal.note(|| Event::Open(Open::GameEnded(end)));
        }
        None => start(state),
    }
}

fn ending(state: &State) -> Option<End> {
    if state
        .table
        .all()
        .iter()
        .any(|seat| state.crew_left(seat) == 0)
    {
        return Some(End::LastCrew);
    }
    (state.table.round >= ROUND_LIMIT).then_some(End::RoundLimit)
}

/// A new round begins with the roll of the dice.
pub(super) fn start(state: &mut State) {
    state.table.round += 1;
    state.table.phase = Phase::Roll;
}

/// What must hold after every action: nothing lost, nothing born.
pub(super) fn audit(state: &State) -> Result<(), String> {
    let claim = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let (table, secrets, edition) = (&state.table, &state.secrets, &state.edition);

    claim(
        all_goals(state) == GoalSet::full(edition.goal_copies),
        "goal cards lost or born",
    )?;
    for kind in 0..3 {
        let held: u8 = secrets.treasures.iter().map(|hand| hand.0[kind]).sum();
        let total = held + secrets.treasure_stack.0[kind];
        claim(
            total <= edition.treasures.0[kind],
            "more treasure cards than in the box",
        )?;
    }
    for kind in 0..6 {
        let held: u8 = secrets.parrots.iter().map(|hand| hand.0[kind]).sum();
        let total = held + secrets.parrot_stack.0[kind];
        claim(
            total <= edition.parrots.0[kind],
            "more parrot cards than in the box",
        )?;
    }
    let placed = |occupant| table.island.of(occupant).count();
    let crew = edition.setup.crew[usize::from(table.seats) - 2];
    for seat in table.all().iter() {
        claim(
            placed(Occupant::Crew(seat)) <= crew,
            "more crew members than in the box",
        )?;
    }
    claim(
        placed(Occupant::Lock) <= edition.setup.locks,
        "more locks than in the box",
    )?;
    claim(
        placed(Occupant::Ghost) <= edition.setup.ghost_crew,
        "more ghosts than in the box",
    )?;
    claim(!table.island.free().is_empty(), "the island is full")?;

    claim(table.bid <= 30, "a bid above 30 (GROG-BID-17)")?;
    claim(
        (table.bid > 0) == table.row.is_some(),
        "a bid without a row, or a row without a bid",
    )?;
    let leader_out = table.bid > 0 && table.passed.has(table.leader);
    claim(!leader_out, "the owner of the row has passed (GROG-BID-17)")?;
    claim(
        secrets.drawn.is_empty() || is_at_goal_ship(table.phase),
        "goal cards lie around",
    )
}

/// Every goal card, wherever it lies.
fn all_goals(state: &State) -> GoalSet {
    let secrets = &state.secrets;
    let mut all = secrets.unseen;
    all.add_all(secrets.drawn);
    for hand in &secrets.goals {
        all.add_all(*hand);
    }
    for kind in under_the_stack(state) {
        all.add(kind);
    }
    all
}

/// The cards under the stack, those laid aside during set-up included.
fn under_the_stack(state: &State) -> Vec<GoalKind> {
    let queue = &state.secrets.queue;
    if !matches!(state.table.phase, Phase::ReturnGoals { .. }) {
        return queue.iter().map(|(_, kind)| kind).collect();
    }
    let laid_aside = |seat| state.laid_aside(seat);
    state.table.all().iter().flat_map(laid_aside).collect()
}

const fn is_at_goal_ship(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::DrawGoals { .. } | Phase::KeepGoal(_) | Phase::ReturnDrawn(_)
    )
}
