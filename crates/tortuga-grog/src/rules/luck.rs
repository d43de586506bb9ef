//! Dice, shuffled tiles and draws: what chance does, and how likely.

use tortuga_core::{Luck, Seat};

use super::{Notes, bidding, claiming, round, setup, trading, turn_rule};
use crate::actions::Action;
use crate::board::Five;
use crate::cards::{Counts, GoalSet, Parrot, Treasure};
use crate::dice::{FACES, ROLLS, roll_pips};
use crate::edition::MainTrade;
use crate::events::{Event, Open};
use crate::refusals::Refusal;
use crate::state::{Phase, State};

/// The chance event that is due.
enum Due {
    Clouds,
    Starter,
    Goal,
    Treasure,
    Parrot,
    Ships,
    Roll,
}

fn due(state: &State) -> Option<Due> {
    Some(match state.table.phase {
        Phase::LayClouds { .. } => Due::Clouds,
        Phase::ChooseStarter => Due::Starter,
        Phase::DealGoals { .. } | Phase::DrawGoals { .. } | Phase::CloudGoal { .. } => Due::Goal,
        Phase::DealTreasure { .. } => Due::Treasure,
        Phase::DealParrot { .. } | Phase::CloudParrot { .. } => Due::Parrot,
        Phase::DrawCards { trade, .. } => match state.ship_at(trade.at).main {
            MainTrade::Parrot => Due::Parrot,
            MainTrade::Treasure | MainTrade::Coins(_) | MainTrade::Goal => Due::Treasure,
        },
        Phase::LayShips => Due::Ships,
        Phase::Roll => Due::Roll,
        Phase::ReturnGoals { .. }
        | Phase::StartGood { .. }
        | Phase::Auction(_)
        | Phase::ChooseShip { .. }
        | Phase::Trade(_)
        | Phase::Price { .. }
        | Phase::Substitute { .. }
        | Phase::KeepGoal(_)
        | Phase::ReturnDrawn(_)
        | Phase::Build(_)
        | Phase::SwapGoal { .. }
        | Phase::Pay { .. }
        | Phase::Claims(_)
        | Phase::Lock
        | Phase::Ghost { .. }
        | Phase::Over(_) => return None,
    })
}

/// The order of `N` things with this number, in the order of a dictionary.
fn permutation<const N: usize>(number: u32) -> [u8; N] {
    let mut unused: [u8; N] = std::array::from_fn(|thing| thing as u8);
    let mut order = [0; N];
    let mut left = number;
    let mut orders = (1..=N as u32).product::<u32>();
    for (place, thing) in order.iter_mut().enumerate() {
        let still = N - place;
        orders /= still as u32;
        let pick = (left / orders) as usize;
        left %= orders;
        *thing = unused[pick];
        unused.copy_within(pick + 1..still, pick);
    }
    order
}

const CLOUD_ORDERS: u32 = 120;
const SHIP_ORDERS: u32 = 720;

const fn draw_treasure(kind: usize) -> Action {
    Action::DrewTreasure(Treasure::ALL[kind])
}

const fn draw_parrot(kind: usize) -> Action {
    Action::DrewParrot(Parrot::ALL[kind])
}

pub(super) fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
    let Some(due) = due(state) else { return };
    let even = |action: Action| (action, 1);
    let secrets = &state.secrets;
    match due {
        Due::Clouds => out.extend((0..CLOUD_ORDERS).map(clouds).map(even)),
        Due::Starter => out.extend(state.table.all().iter().map(Action::Starter).map(even)),
        Due::Goal => out.extend(secrets.unseen.kinds().map(|kind| {
            (
                Action::DrewGoal(kind),
                u32::from(secrets.unseen.copies(kind)),
            )
        })),
        Due::Treasure => out.extend(weighted(&secrets.treasure_stack, draw_treasure)),
        Due::Parrot => out.extend(weighted(&secrets.parrot_stack, draw_parrot)),
        Due::Ships => out.extend(
            (0..SHIP_ORDERS)
                .map(permutation)
                .map(Action::Ships)
                .map(even),
        ),
        Due::Roll => out.extend((0..ROLLS as u32).map(rolled).map(even)),
    }
}

fn clouds(number: u32) -> Action {
    Action::Clouds(Five::new(permutation(number)))
}

fn rolled(number: u32) -> Action {
    Action::Rolled(Five::new(roll_pips(number)))
}

fn weighted<const N: usize>(
    stack: &Counts<N>,
    draw: fn(usize) -> Action,
) -> impl Iterator<Item = (Action, u32)> {
    let weights = stack
        .0
        .into_iter()
        .enumerate()
        .filter(|&(_, copies)| copies > 0);
    weights.map(move |(kind, copies)| (draw(kind), u32::from(copies)))
}

/// Must agree with walking through `outcomes`.
pub(super) fn chance(state: &State, luck: &mut impl Luck) -> Action {
    let secrets = &state.secrets;
    match due(state).expect("a chance event is due") {
        Due::Clouds => clouds(luck.below(CLOUD_ORDERS)),
        Due::Starter => Action::Starter(Seat(luck.below(u32::from(state.table.seats)) as u8)),
        Due::Goal => {
            let unseen: GoalSet = secrets.unseen;
            Action::DrewGoal(unseen.at(luck.below(u32::from(unseen.count()))))
        }
        Due::Treasure => draw_treasure(draw(&secrets.treasure_stack, luck)),
        Due::Parrot => draw_parrot(draw(&secrets.parrot_stack, luck)),
        Due::Ships => Action::Ships(permutation(luck.below(SHIP_ORDERS))),
        Due::Roll => rolled(luck.below(ROLLS as u32)),
    }
}

fn draw<const N: usize>(stack: &Counts<N>, luck: &mut impl Luck) -> usize {
    stack.at(luck.below(u32::from(stack.count())))
}

/// Accepts an outcome that can be, of the event that is due.
pub(super) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    let rule = turn_rule(state.table.phase);
    if action.number().is_some() {
        return Err(Refusal::NotForLuck { rule });
    }
    let Some(due) = due(state) else {
        return Err(Refusal::OtherLuckIsDue { rule });
    };
    match (due, action) {
        (Due::Clouds, Action::Clouds(clouds)) => {
            possible(is_permutation(clouds.all()), Refusal::CloudTwice)
        }
        (Due::Starter, Action::Starter(seat)) => possible(
            state.table.all().has(seat),
            Refusal::StarterNotAtTable { seat },
        ),
        (Due::Goal, Action::DrewGoal(kind)) => {
            possible(state.secrets.unseen.has(kind), Refusal::GoalNotInStack)
        }
        (Due::Treasure, Action::DrewTreasure(treasure)) => {
            let left = state.secrets.treasure_stack.0[treasure.index()] > 0;
            possible(left, Refusal::TreasureNotInStack { value: treasure.0 })
        }
        (Due::Parrot, Action::DrewParrot(parrot)) => {
            let left = state.secrets.parrot_stack.0[parrot.index()] > 0;
            possible(left, Refusal::ParrotNotInStack)
        }
        (Due::Ships, Action::Ships(ships)) => possible(is_permutation(ships), Refusal::ShipTwice),
        (Due::Roll, Action::Rolled(dice)) => {
            let faces = dice
                .all()
                .into_iter()
                .all(|pips| (1..=FACES).contains(&pips));
            possible(faces, Refusal::NoSuchFace)
        }
        _ => Err(Refusal::OtherLuckIsDue { rule }),
    }
}

fn possible(can_be: bool, refusal: Refusal) -> Result<(), Refusal> {
    if can_be { Ok(()) } else { Err(refusal) }
}

fn is_permutation<const N: usize>(things: [u8; N]) -> bool {
    let seen = things
        .into_iter()
        .fold(0_u16, |seen, thing| seen | 1 << thing);
    seen == (1 << N) - 1
}

pub(super) fn apply(state: &mut State, action: Action, journal: &mut impl Notes) {
    match (state.table.phase, action) {
        (Phase::LayClouds { starter_known }, Action::Clouds(clouds)) => {
            setup::lay_clouds(state, clouds, starter_known, journal);
        }
        (Phase::ChooseStarter, Action::Starter(seat)) => setup::name_starter(state, seat, journal),
        (Phase::DealGoals { seat }, Action::DrewGoal(kind)) => {
            setup::deal_goal(state, seat, kind, journal);
        }
        (Phase::DealTreasure { seat }, Action::DrewTreasure(treasure)) => {
            trading::take_treasure(state, seat, treasure, journal);
            setup::next_treasure(state, seat);
        }
        (Phase::DealParrot { seat }, Action::DrewParrot(parrot)) => {
            trading::take_parrot(state, seat, parrot, journal);
            setup::next_parrot(state, seat);
        }
        (Phase::LayShips, Action::Ships(ships)) => {
            state.table.ships = ships;
            journal.note(|| Event::Open(Open::ShipsLaid(ships)));
            round::start(state);
        }
        (Phase::Roll, Action::Rolled(dice)) => bidding::roll(state, dice, journal),
        (Phase::DrawCards { trade, left }, Action::DrewTreasure(treasure)) => {
            trading::take_treasure(state, trade.seat, treasure, journal);
            trading::drew_card(state, trade, left);
        }
        (Phase::DrawCards { trade, left }, Action::DrewParrot(parrot)) => {
            trading::take_parrot(state, trade.seat, parrot, journal);
            trading::drew_card(state, trade, left);
        }
        (Phase::DrawGoals { trade, left }, Action::DrewGoal(kind)) => {
            trading::drew_goal(state, trade, left, kind, journal);
        }
        (Phase::CloudParrot { claimant, building }, Action::DrewParrot(parrot)) => {
            let seat = state.seat_of(claimant);
            trading::take_parrot(state, seat, parrot, journal);
            claiming::collect_coins(state, claimant, building, journal);
        }
        (Phase::CloudGoal { claimant, building }, Action::DrewGoal(kind)) => {
            claiming::drew_goal(state, claimant, building, kind, journal);
        }
        (phase, action) => unreachable!("{action:?} was not checked in {phase:?}"),
    }
}
