//! States and outcomes as JSON, for other programs. Written by hand, because
//! they rely on its shape: a renamed field in Rust must not change it.

use serde_json::{Map, Value, json};
use tortuga_core::Seat;

use crate::actions::Action;
use crate::board::{Cell, Cells};
use crate::cards::{Card, Cards};
use crate::state::{Stage, State, Step};
use crate::tokens::{Treasure, Treasures, Wreck, Wrecks};

/// A chance outcome for other programs. A player's action has none; it is told
/// by its number.
pub(crate) fn outcome_json(action: Action) -> Value {
    match action {
        Action::Henry(card) => json!({ "henry": card.to_string() }),
        Action::Drew(kind) => json!({ "treasure": kind.id() }),
        Action::Found(value) => json!({ "wreck": value.0 }),
        _ => Value::Null,
    }
}

/// The whole truth for other programs: every card, every count.
pub(crate) fn state_json(state: &State) -> Value {
    let players = state.ships().iter().map(|seat| player_json(state, seat));
    let taken = state.wreck_takings.iter(state.wrecks_taken());
    let takings = (0..state.taken()).map(|place| state.takings.seat(place));
    json!({
        "side": state.options.side.word(),
        "wrecks_used": state.options.wrecks,
        "stage": stage(state.stage),
        "step": step(state.step),
        "round": state.round,
        "last_round": state.is_last_round(),
        "turn": state.turn,
        "due": state.due.iter().collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "barrel_supply": state.barrel_supply(),
        "bag": treasures(state.bag()),
        "drawn": treasures(state.drawn),
        "to_draw": state.to_draw,
        "leg": state.leg,
        "lifted": state.lifted.map(|cell| cell.to_string()),
        "stack_sizes": state.stack_sizes,
        "stacks_known": state.looked,
        "stacks": state.stacks.map(wrecks),
        "treasures_taken_by": takings.collect::<Vec<_>>(),
        "wrecks_taken": taken.map(|taking| json!({
            "seat": taking.seat,
            "stack": taking.stack,
            "value": taking.value.map(|value| value.0),
        })).collect::<Vec<_>>(),
    })
}

fn player_json(state: &State, seat: Seat) -> Value {
    let place = seat.index();
    let looks = state.looks[place].map(|look| {
        let seen = || json!({ "left": wrecks(look.tokens), "after": look.after() });
        if look.happened() { seen() } else { Value::Null }
    });
    json!({
        "colour": state.options.colour(seat).id(),
        "henry": state.is_henry(seat),
        "afloat": state.afloat.has(seat),
        "sunk_in": state.sunk_in[place],
        "hand": cards(state.hand(seat)),
        "discards": cards(state.discards(seat)),
        "played": state.played[place].map(|card| card.to_string()),
        "sailed": state.sailed[place],
        "space": state.space(seat).0,
        "circles": state.circles[place],
        "glory": state.glory(seat),
        "islands": state.islands[place],
        "fields": state.fields[place],
        "compass_place": state.compass[place],
        "home_place": state.home[place],
        "barrels": state.barrels[place],
        "pirates": cells(state.pirates[place]),
        "treasures": treasures(state.treasures[place]),
        "wrecks": wrecks(state.wrecks(seat)),
        "seen_in_bag": state.marks[place],
        "looks": looks,
    })
}

fn cards(cards: Cards) -> Vec<String> {
    cards.iter().map(|card: Card| card.to_string()).collect()
}

fn cells(cells: Cells) -> Vec<String> {
    cells.iter().map(|cell: Cell| cell.to_string()).collect()
}

fn treasures(tokens: Treasures) -> Map<String, Value> {
    let kinds = Treasure::ALL.iter();
    kinds
        .map(|&kind| (kind.id().to_owned(), tokens.of(kind).into()))
        .collect()
}

/// Every token by its value, the lowest first.
fn wrecks(tokens: Wrecks) -> Vec<u8> {
    let values = Wreck::ALL.iter();
    let copies = |&value: &Wreck| std::iter::repeat_n(value.0, usize::from(tokens.of(value)));
    values.flat_map(copies).collect()
}

const fn step(step: Step) -> &'static str {
    match step {
        Step::Stopover => "stopover",
        Step::Stop => "stop",
        Step::Special => "special",
    }
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::ChooseCards => "choose-cards",
        Stage::HenryCard => "henry-card",
        Stage::Sail => "sail",
        Stage::SailOn => "sail-on",
        Stage::Look => "look",
        Stage::TakeWreck => "take-wreck",
        Stage::TakeMore => "take-more",
        Stage::Lift => "lift",
        Stage::Put => "put",
        Stage::LeaveStorm => "leave-storm",
        Stage::Draw => "draw",
        Stage::Keep => "keep",
        Stage::Special => "special",
        Stage::Over => "over",
    }
}
