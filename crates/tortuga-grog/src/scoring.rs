//! Final scoring (GROG-SCORE).

use tortuga_core::{Ending, Party, RuleId, Seat, Seats, Source, Standing, Standings};

use crate::board::{Buildings, Column, Occupant};
use crate::cards::{Goal, GoalKind};
use crate::state::{End, Phase, State};

/// Scores and ranks, once the game is over: most pirate points win, then most
/// coins on the track (GROG-SCORE-09).
pub(crate) fn standings(state: &State) -> Option<Standings> {
    let Phase::Over(end) = state.table.phase else {
        return None;
    };
    let ended_by = match end {
        End::LastCrew => Ending {
            key: "last-crew",
            rule: RuleId("GROG-END-02"),
        },
        End::RoundLimit => Ending {
            key: "round-limit",
            rule: RuleId("GROG-END-04"),
        },
    };
    let row = |seat: Seat| {
        let coins = i32::from(state.table.stock(seat).coins);
        Standing::new(Party::seat(seat), sources(state, seat), vec![coins])
    };
    Some(Standings::ranked(
        ended_by,
        state.table.all().iter().map(row).collect(),
    ))
}

/// Who has won, without a list of sources.
pub(crate) fn winners(state: &State) -> Seats {
    if !matches!(state.table.phase, Phase::Over(_)) {
        return Seats::NONE;
    }
    let mut best = (i32::MIN, 0);
    let mut winners = Seats::NONE;
    for seat in state.table.all().iter() {
        let own = (score(state, seat), state.table.stock(seat).coins);
        if own > best {
            (best, winners) = (own, Seats::NONE);
        }
        if own == best {
            winners = winners.with(seat);
        }
    }
    winners
}

/// All points of a player together.
fn score(state: &State, seat: Seat) -> i32 {
    let scoring = &state.edition.scoring;
    let stock = state.table.stock(seat);
    let treasures = i32::from(state.secrets.treasures[seat.index()].count());
    let hand = state.secrets.goals[seat.index()].kinds();
    let goals: i32 = hand.map(|kind| goal_points(state, seat, kind)).sum();
    i32::from(stock.points)
        + treasures * i32::from(scoring.per_treasure)
        + i32::from(stock.coins) / i32::from(scoring.coins_per_point)
        + goals
        + substituted_goods(state, seat).unwrap_or(0)
}

/// Where a player's points come from.
fn sources(state: &State, seat: Seat) -> Vec<Source> {
    let scoring = &state.edition.scoring;
    let stock = state.table.stock(seat);
    let treasures = i32::from(state.secrets.treasures[seat.index()].count());
    let source = |key, points| Source {
        key,
        of: String::new(),
        points,
    };
    let mut sources = vec![
        source("track", i32::from(stock.points)),
        source("treasure", treasures * i32::from(scoring.per_treasure)),
        source(
            "coins",
            i32::from(stock.coins) / i32::from(scoring.coins_per_point),
        ),
    ];
    let hand = state.secrets.goals[seat.index()];
    // Two equal cards score once (GROG-SCORE-03), and `kinds` names each once.
    for kind in hand.kinds() {
        let points = goal_points(state, seat, kind);
        sources.push(Source {
            key: "goal",
            of: state.edition.goal_id(kind).to_owned(),
            points,
        });
    }
    if let Some(points) = substituted_goods(state, seat) {
        sources.push(source("goods-trios", points));
    }
    sources
}

/// What a goal card brings if the game ended now.
pub(crate) fn goal_points(state: &State, seat: Seat, kind: GoalKind) -> i32 {
    let scoring = &state.edition.scoring;
    match kind.goal() {
        Goal::Buildings(kind) => {
            let print = &state.edition.types[kind];
            i32::from(print.goal_points) * crew_on(state, seat, print.buildings)
        }
        Goal::Goods(good) => {
            let tiles = state.table.stock(seat).goods[good.index()];
            i32::from(scoring.per_goods_tile) * i32::from(tiles)
        }
        Goal::Peninsula(peninsula) => peninsula_points(state, seat, peninsula),
        Goal::Parrots => {
            let cards = state.secrets.parrots[seat.index()].count();
            i32::from(scoring.per_parrot) * i32::from(cards)
        }
    }
}

pub(crate) fn crew_on(state: &State, seat: Seat, buildings: Buildings) -> i32 {
    i32::from(
        state
            .table
            .island
            .of(Occupant::Crew(seat))
            .and(buildings)
            .count(),
    )
}

/// More crew than every single other colour, ghosts included, or at least
/// somebody there (GROG-SCORE-07, GROG-2P-07).
fn peninsula_points(state: &State, seat: Seat, peninsula: Column) -> i32 {
    let there = state.edition.on(peninsula);
    let mine = crew_on(state, seat, there);
    let ghosts = i32::from(state.table.island.of(Occupant::Ghost).and(there).count());
    let rivals = state.table.all().without(seat);
    let strongest = rivals
        .iter()
        .map(|rival| crew_on(state, rival, there))
        .max()
        .unwrap_or(0);
    let scoring = &state.edition.scoring;
    match mine {
        0 => 0,
        _ if mine > strongest.max(ghosts) => i32::from(scoring.majority),
        _ => i32::from(scoring.presence),
    }
}

/// Trios of tiles of goods without a goal card count as one tile of a good
/// with one, whichever it feeds (GROG-SCORE-06); nothing without such a card.
pub(crate) fn substituted_goods(state: &State, seat: Seat) -> Option<i32> {
    let hand = state.secrets.goals[seat.index()];
    let has_goal = |good: &Column| hand.has(GoalKind::goods(*good));
    if !Column::ALL.iter().any(has_goal) {
        return None;
    }
    let goods = &state.table.stock(seat).goods;
    let others = Column::ALL.iter().filter(|good| !has_goal(good));
    let tiles: u32 = others.map(|good| u32::from(goods[good.index()])).sum();
    let trios = tiles / u32::from(state.edition.substitution_ratio);
    Some(i32::from(state.edition.scoring.per_goods_tile) * trios as i32)
}
