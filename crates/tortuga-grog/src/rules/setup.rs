//! Setting up the table (GROG-SETUP).

use tortuga_core::{Interned, RuleId, Seat, Seats, SetUpError};

use super::Notes;
use crate::actions::Action;
use crate::board::{Column, Five, Island};
use crate::cards::{GoalKind, GoalSet};
use crate::edition::Edition;
use crate::events::{Event, Open};
use crate::options::Options;
use crate::refusals::Refusal;
use crate::state::{NO_MARKER, Phase, SEATS_MAX, Secrets, State, Stock, Table};

/// The table before the clouds are laid: stacks shuffled, coins on the track
/// (GROG-SETUP-03, GROG-SETUP-12).
pub(super) fn set_up(edition: Interned<Edition>, options: &Options) -> Result<State, SetUpError> {
    let seats = options.seats;
    if !(2..=4).contains(&seats) || options.starting_player.is_some_and(|s| s.0 >= seats) {
        return Err(SetUpError::Seats {
            seats,
            rule: RuleId("GROG-SETUP-01"),
        });
    }
    let start = Stock {
        coins: u16::from(edition.setup.coins),
        points: u16::from(edition.setup.points),
        goods: [0; 5],
    };
    let mut stocks = [Stock::default(); SEATS_MAX];
    stocks[..usize::from(seats)].fill(start);
    let table = Table {
        island: Island::default(),
        stocks,
        row: None,
        dice: Five::default(),
        clouds: Five::default(),
        markers: Five::new([NO_MARKER; 5]),
        ships: [0; 6],
        seats,
        flag: options.starting_player.unwrap_or_default(),
        round: 0,
        passed: Seats::NONE,
        bid: 0,
        leader: Seat(0),
        phase: Phase::LayClouds {
            starter_known: options.starting_player.is_some(),
        },
    };
    let secrets = Secrets {
        unseen: GoalSet::full(edition.goal_copies),
        treasure_stack: edition.treasures,
        parrot_stack: edition.parrots,
        ..Secrets::default()
    };
    Ok(State {
        edition,
        table,
        secrets,
    })
}

/// The clouds lie, the starting player is the next question (GROG-SETUP-02, GROG-SETUP-15).
pub(super) fn lay_clouds(
    state: &mut State,
    clouds: Five,
    starter_known: bool,
    journal: &mut impl Notes,
) {
    state.table.clouds = clouds;
    journal.note(|| Event::Open(Open::CloudsLaid(clouds)));
    state.table.phase = Phase::ChooseStarter;
    if starter_known {
        name_starter(state, state.table.flag, journal);
    }
}

/// The starting player takes the flag; goal cards are dealt from him on.
pub(super) fn name_starter(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    state.table.flag = seat;
    journal.note(|| Event::Open(Open::StarterNamed(seat)));
    state.table.phase = Phase::DealGoals { seat };
}

/// The seat to be dealt to after this one; none when all have their cards.
fn next_dealt(state: &State, seat: Seat) -> Option<Seat> {
    let steps = state.table.steps_from_flag(seat) + 1;
    (steps < state.table.seats).then(|| state.table.from_flag(steps))
}

/// A goal card for this seat; six in a row to each (GROG-SETUP-07).
pub(super) fn deal_goal(state: &mut State, seat: Seat, kind: GoalKind, journal: &mut impl Notes) {
    state.secrets.unseen.take(kind);
    let hand = &mut state.secrets.goals[seat.index()];
    hand.add(kind);
    journal.note(|| Event::GoalDrawn { seat, kind });
    if hand.count() == state.edition.setup.goals_dealt {
        state.table.phase = match next_dealt(state, seat) {
            Some(seat) => Phase::DealGoals { seat },
            None => Phase::ReturnGoals { done: Seats::NONE },
        };
    }
}

pub(super) fn legal_returns(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(
        state.secrets.goals[seat.index()]
            .kinds()
            .map(Action::ReturnGoal),
    );
}

/// Goal cards go back during set-up (from the hand) and at the goal ship (from
/// the cards drawn).
pub(super) fn check_return(state: &State, seat: Seat, kind: GoalKind) -> Result<(), Refusal> {
    let (cards, missing) = if let Phase::ReturnGoals { .. } = state.table.phase {
        (state.secrets.goals[seat.index()], Refusal::GoalNotInHand)
    } else if let Phase::ReturnDrawn(_) = state.table.phase {
        (state.secrets.drawn, Refusal::GoalNotLeft)
    } else {
        return Err(Refusal::ReturnNotNow);
    };
    if cards.has(kind) {
        Ok(())
    } else {
        Err(missing)
    }
}

/// The first place under the stack that belongs to this seat: pairs lie in
/// seat order from the starting player, whoever was quicker (GROG-SETUP-08).
pub(crate) fn first_place(table: &Table, edition: &Edition, seat: Seat) -> usize {
    let returns = edition.setup.goals_dealt - edition.setup.goals_kept;
    usize::from(table.steps_from_flag(seat)) * usize::from(returns)
}

impl State {
    /// What a seat has laid aside so far while the set-up choice is under way.
    pub(crate) fn laid_aside(&self, seat: Seat) -> impl Iterator<Item = GoalKind> + '_ {
        let first = first_place(&self.table, &self.edition, seat);
        let held = self.secrets.goals[seat.index()].count();
        let count = usize::from(self.edition.setup.goals_dealt - held);
        (first..first + count).map(|place| self.secrets.queue.at(place).1)
    }
}

pub(super) fn return_goal(
    state: &mut State,
    done: Seats,
    seat: Seat,
    kind: GoalKind,
    journal: &mut impl Notes,
) {
    let setup = state.edition.setup;
    let first = first_place(&state.table, &state.edition, seat);
    let hand = &mut state.secrets.goals[seat.index()];
    let returned = setup.goals_dealt - hand.count();
    hand.take(kind);
    state
        .secrets
        .queue
        .reserve(first + usize::from(returned), seat, kind);
    journal.note(|| Event::GoalLaidAside { seat, kind });
    if hand.count() > setup.goals_kept {
        return;
    }
    journal.note(|| Event::Open(Open::GoalsChosen(seat)));
    let done = done.with(seat);
    state.table.phase = Phase::ReturnGoals { done };
    if done == state.table.all() {
        let returns = setup.goals_dealt - setup.goals_kept;
        state
            .secrets
            .queue
            .close_reserved(state.table.seats * returns);
        state.table.phase = Phase::StartGood {
            seat: state.table.flag,
        };
    }
}

pub(super) fn legal_start_goods(out: &mut Vec<Action>) {
    out.extend(Column::ALL.map(Action::StartGood));
}

pub(super) fn check_start_good(state: &State) -> Result<(), Refusal> {
    if matches!(state.table.phase, Phase::StartGood { .. }) {
        Ok(())
    } else {
        Err(Refusal::StartGoodNotNow)
    }
}

/// One tile of his choice, openly (GROG-SETUP-09); then the cards are dealt.
pub(super) fn take_start_good(
    state: &mut State,
    seat: Seat,
    good: Column,
    journal: &mut impl Notes,
) {
    state.stock_mut(seat).goods[good.index()] += 1;
    journal.note(|| Event::Open(Open::StartGoodTaken { seat, good }));
    state.table.phase = match next_dealt(state, seat) {
        Some(seat) => Phase::StartGood { seat },
        None => Phase::DealTreasure {
            seat: state.table.flag,
        },
    };
}

/// After this seat has its treasure card (GROG-SETUP-11).
pub(super) fn next_treasure(state: &mut State, seat: Seat) {
    state.table.phase = match next_dealt(state, seat) {
        Some(seat) => Phase::DealTreasure { seat },
        None => Phase::DealParrot {
            seat: state.table.flag,
        },
    };
}

/// After this seat has its parrot card (GROG-SETUP-11).
pub(super) fn next_parrot(state: &mut State, seat: Seat) {
    state.table.phase = match next_dealt(state, seat) {
        Some(seat) => Phase::DealParrot { seat },
        None => Phase::LayShips,
    };
}
