//! States and outcomes as JSON, for other programs. Written by hand, because
//! they rely on its shape: a renamed field in Rust must not change it.

use serde_json::{Value, json};
use tortuga_core::Seat;

use super::{cloud_ids, house, ship_ids};
use crate::actions::Action;
use crate::board::{Building, Column, Occupant};
use crate::cards::{GoalKind, GoalSet, Parrots, Treasure, Treasures};
use crate::edition::Edition;
use crate::state::{
    Claimant, Claims, End, NO_MARKER, NO_TYPE, Phase, Progress, Purchase, State, Trade, Turn,
};

/// A chance outcome for other programs. A player's action has none; it is told
/// by its number.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other twenty-two are players' actions"
)]
pub(crate) fn outcome_json(edition: &Edition, action: Action) -> Value {
    match action {
        Action::Clouds(clouds) => json!({ "clouds": cloud_ids(edition, clouds) }),
        Action::Starter(seat) => json!({ "starter": seat }),
        Action::DrewGoal(kind) => json!({ "goal": edition.goal_id(kind) }),
        Action::DrewTreasure(treasure) => json!({ "treasure": treasure.0 }),
        Action::DrewParrot(parrot) => json!({ "parrot": edition.parrot_ids[parrot.index()] }),
        Action::Ships(ships) => json!({ "ships": ship_ids(edition, ships) }),
        Action::Rolled(dice) => json!({ "rolled": dice.all() }),
        _ => Value::Null,
    }
}

/// The whole truth for other programs: every card, every count.
pub(crate) fn state_json(state: &State) -> Value {
    let (table, secrets, edition) = (&state.table, &state.secrets, &*state.edition);
    let players: Vec<Value> = table
        .all()
        .iter()
        .map(|seat| player_json(state, seat))
        .collect();
    let row = table.row.map(|row| letters(edition, row.dice()));
    let queue = secrets.queue.iter();
    json!({
        "phase": phase_json(state),
        "round": table.round,
        "flag": table.flag,
        "clouds": if is_laid(table.clouds.all()) { cloud_ids(edition, table.clouds) } else { vec![] },
        "ships": if is_laid(table.ships) { ship_ids(edition, table.ships) } else { vec![] },
        "dice": table.dice.all(),
        "row": row,
        "bid": table.bid,
        "leader": (table.bid > 0).then_some(table.leader),
        "passed": table.passed.iter().collect::<Vec<_>>(),
        "players": players,
        "locks": state.locks_left(),
        "ghost_crew": state.ghosts_left(),
        "locked": houses(state, Occupant::Lock),
        "haunted": houses(state, Occupant::Ghost),
        "goal_stack": {
            "unseen": goal_names(edition, secrets.unseen),
            "under": queue.map(|(seat, kind)| json!({
                "goal": edition.goal_id(kind),
                "returned_by": seat,
            })).collect::<Vec<_>>(),
        },
        "treasure_stack": treasure_values(secrets.treasure_stack),
        "parrot_stack": parrot_names(edition, secrets.parrot_stack),
        "drawn": goal_names(edition, secrets.drawn),
    })
}

/// Tiles that chance has laid are all different; before, they are all zero.
fn is_laid<const N: usize>(tiles: [u8; N]) -> bool {
    tiles != [0; N]
}

fn player_json(state: &State, seat: Seat) -> Value {
    let (secrets, edition) = (&state.secrets, &*state.edition);
    let stock = state.table.stock(seat);
    let marker = state.table.markers.get(seat.index());
    let marker = (marker != NO_MARKER).then_some(Column(marker));
    let goods: serde_json::Map<String, Value> = edition
        .columns
        .iter()
        .zip(stock.goods)
        .map(|(column, tiles)| (column.good.clone(), tiles.into()))
        .collect();
    json!({
        "coins": stock.coins,
        "points": stock.points,
        "goods": goods,
        "crew": state.crew_left(seat),
        "buildings": houses(state, Occupant::Crew(seat)),
        "marker": marker.map(|column| letters(edition, &[column]).remove(0)),
        "goals": goal_names(edition, secrets.goals[seat.index()]),
        "laid_aside": laid_aside(state, seat),
        "treasures": treasure_values(secrets.treasures[seat.index()]),
        "parrots": parrot_names(edition, secrets.parrots[seat.index()]),
        "potential_coin_stock": state.potential_coin_stock(seat),
    })
}

/// What a seat has laid aside while the set-up choice is under way.
fn laid_aside(state: &State, seat: Seat) -> Vec<&str> {
    if !matches!(state.table.phase, Phase::ReturnGoals { .. }) {
        return Vec::new();
    }
    let edition = state.edition.0;
    state
        .laid_aside(seat)
        .map(|kind| edition.goal_id(kind))
        .collect()
}

fn letters(edition: &Edition, columns: &[Column]) -> Vec<String> {
    columns
        .iter()
        .map(|column| edition.columns[column.index()].letter.to_string())
        .collect()
}

fn goal_names(edition: &Edition, goals: GoalSet) -> Vec<&str> {
    let cards = Vec::<GoalKind>::from(goals).into_iter();
    cards.map(|kind| edition.goal_id(kind)).collect()
}

fn treasure_values(cards: Treasures) -> Vec<u8> {
    let copies = |t: Treasure| std::iter::repeat_n(t.0, usize::from(cards.0[t.index()]));
    Treasure::ALL.into_iter().flat_map(copies).collect()
}

fn parrot_names(edition: &Edition, cards: Parrots) -> Vec<&str> {
    let ids = edition.parrot_ids.iter().map(String::as_str).zip(cards.0);
    ids.flat_map(|(id, copies)| std::iter::repeat_n(id, usize::from(copies)))
        .collect()
}

fn houses(state: &State, occupant: Occupant) -> Vec<String> {
    let standing = state.table.island.of(occupant);
    standing
        .iter()
        .map(|building| house(&state.edition, building))
        .collect()
}

/// What is to be done next: `name`, and whatever belongs to it.
fn phase_json(state: &State) -> Value {
    let edition = &*state.edition;
    let letter = |column: Column| edition.columns[column.index()].letter.to_string();
    let name = |name: &str| json!({ "name": name });
    let at_seat = |name: &str, seat: Seat| json!({ "name": name, "seat": seat });
    let trading =
        |name: &str, trade: Trade| json!({ "name": name, "trade": trade_json(edition, trade) });
    let claimed = |name: &str, claimant: Claimant, building: Building| {
        let by = claimant_json(edition, claimant);
        json!({ "name": name, "claimant": by, "building": house(edition, building) })
    };
    match state.table.phase {
        Phase::LayClouds { starter_known } => {
            json!({ "name": "lay-clouds", "starter_known": starter_known })
        }
        Phase::ChooseStarter => name("choose-starter"),
        Phase::DealGoals { seat } => at_seat("deal-goals", seat),
        Phase::ReturnGoals { done } => {
            json!({ "name": "return-goals", "done": done.iter().collect::<Vec<_>>() })
        }
        Phase::StartGood { seat } => at_seat("start-good", seat),
        Phase::DealTreasure { seat } => at_seat("deal-treasure", seat),
        Phase::DealParrot { seat } => at_seat("deal-parrot", seat),
        Phase::LayShips => name("lay-ships"),
        Phase::Roll => name("roll"),
        Phase::Auction(Turn { seat, turned, held }) => {
            let turned: Vec<String> = Column::ALL
                .into_iter()
                .filter(|die| turned >> die.0 & 1 == 1)
                .map(letter)
                .collect();
            json!({ "name": "auction", "seat": seat, "turned": turned, "held": held })
        }
        Phase::ChooseShip { seat } => at_seat("choose-ship", seat),
        Phase::Trade(trade) => trading("trade", trade),
        Phase::Price { trade, buys } => json!({
            "name": "price",
            "trade": trade_json(edition, trade),
            "buys": purchase_json(buys),
        }),
        Phase::Substitute {
            trade,
            buys,
            due,
            from,
        } => json!({
            "name": "substitute",
            "trade": trade_json(edition, trade),
            "buys": purchase_json(buys),
            "due": due,
            "from": edition.columns[from.index()].good,
        }),
        Phase::DrawCards { trade, left } => json!({
            "name": "draw-cards",
            "trade": trade_json(edition, trade),
            "left": left,
        }),
        Phase::DrawGoals { trade, left } => json!({
            "name": "draw-goals",
            "trade": trade_json(edition, trade),
            "left": left,
        }),
        Phase::KeepGoal(trade) => trading("keep-goal", trade),
        Phase::ReturnDrawn(trade) => trading("return-drawn", trade),
        Phase::Build(trade) => trading("build", trade),
        Phase::CloudParrot { claimant, building } => claimed("cloud-parrot", claimant, building),
        Phase::CloudGoal { claimant, building } => claimed("cloud-goal", claimant, building),
        Phase::SwapGoal { claimant, building } => claimed("swap-goal", claimant, building),
        Phase::Pay { used, at_most } => {
            json!({ "name": "pay", "used": used, "at_most": at_most })
        }
        Phase::Claims(claims) => {
            json!({ "name": "claims", "claims": claims_json(edition, claims) })
        }
        Phase::Lock => name("lock"),
        Phase::Ghost { seat } => at_seat("ghost", seat),
        Phase::Over(End::LastCrew) => json!({ "name": "over", "by": "last-crew" }),
        Phase::Over(End::RoundLimit) => json!({ "name": "over", "by": "round-limit" }),
    }
}

fn trade_json(edition: &Edition, trade: Trade) -> Value {
    let progress = match trade.progress {
        Progress::Nothing => "nothing",
        Progress::Claimed => "claimed",
        Progress::MainDone => "main-done",
    };
    let at = edition.columns[trade.at.index()].letter.to_string();
    json!({ "seat": trade.seat, "at": at, "progress": progress })
}

fn purchase_json(buys: Purchase) -> Value {
    match buys {
        Purchase::Main(units) => json!({ "main": units }),
        Purchase::Claim => json!("claim"),
    }
}

fn claims_json(edition: &Edition, claims: Claims) -> Value {
    let spaces: Vec<u8> = (0..2)
        .filter(|bit| claims.spaces >> bit & 1 == 1)
        .map(|b| b + 1)
        .collect();
    let last =
        (claims.last_type != NO_TYPE).then(|| &edition.types[usize::from(claims.last_type)].id);
    json!({ "spaces": spaces, "last_type": last })
}

fn claimant_json(edition: &Edition, claimant: Claimant) -> Value {
    match claimant {
        Claimant::Passer(trade) => json!({ "passer": trade_json(edition, trade) }),
        Claimant::Winner(claims) => json!({ "winner": claims_json(edition, claims) }),
    }
}
