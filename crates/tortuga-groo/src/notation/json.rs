//! States and outcomes as JSON, for other programs. Written by hand, because
//! they rely on its shape: a renamed field in Rust must not change it.

use serde_json::{Map, Value, json};
use tortuga_core::Seat;

use crate::actions::Action;
use crate::cards::Cards;
use crate::dice::{Symbol, Symbols};
use crate::edition::Edition;
use crate::state::{Choice, DrawPhase, End, Stage, State, Window};

/// A chance outcome for other programs. A player's action has none; it is told
/// by its number.
pub(crate) fn outcome_json(edition: &Edition, action: Action) -> Value {
    match action {
        Action::Dealer(seat) => json!({ "dealer": seat }),
        Action::Drew(kind) => json!({ "card": edition.print(kind).id }),
        Action::Rolled(pool, step) => json!({ "pool": symbols(pool), "step": step }),
        Action::Stole(kind) => json!({ "stolen": edition.print(kind).id }),
        _ => Value::Null,
    }
}

/// The whole truth for other programs: every card, every count.
pub(crate) fn state_json(state: &State) -> Value {
    let (table, secrets, edition) = (&state.table, &state.secrets, &*state.edition);
    let players = table.all().iter().map(|seat| player_json(state, seat));
    let known = table.stage != Stage::Dealer;
    json!({
        "stage": stage(table.stage),
        "dealer": known.then_some(table.dealer),
        "active": known.then_some(table.active),
        "groo": known.then_some(table.groo),
        "players": players.collect::<Vec<_>>(),
        "draw_pile": names(edition, secrets.pile),
        "discard_pile": names(edition, table.discard),
        "pool": symbols(table.pool),
        "private": symbols(table.private),
        "user": (table.stage == Stage::Use).then_some(table.user),
        "battle": battle_json(state),
        "window": table.window.map(window),
        "asked": secrets.asked,
        "played_in_sweep": secrets.played,
        "choice": table.choice.map(choice_json),
        "picked": table.picked.map(|kind| edition.print(kind).id.as_str()),
        "announced": table.announced.map(|card| edition.print(card.kind).id.as_str()),
        "argument": table.announced.map(|card| card.argument),
        "event": table.event.map(|run| edition.print(run.kind).id.as_str()),
        "theft": table.theft.map(|theft| json!({ "thief": theft.thief, "victim": theft.victim })),
        "attacks": table.attacks,
        "shuffles": table.shuffles,
        "turns_left": table.turns_left,
        "quiet": table.quiet,
        "quiet_turns": table.quiet_turns,
    })
}

fn player_json(state: &State, seat: Seat) -> Value {
    let (table, edition) = (&state.table, &*state.edition);
    json!({
        "hand": names(edition, state.hand(seat)),
        "town": names(edition, state.town(seat)),
        "idle": names(edition, table.idle[seat.index()]),
        "army": names(edition, state.army(seat)),
        "in_the_middle": names(edition, table.out[seat.index()]),
        "points": state.points(seat),
        "battle": state.printed_battle(seat),
        "hand_limit": state.hand_limit(seat),
    })
}

fn battle_json(state: &State) -> Option<Value> {
    let table = &state.table;
    let fights = matches!(table.stage, Stage::Commit | Stage::Defend | Stage::Battle);
    fights.then(|| {
        let (attack, defence) = crate::rules::totals(state);
        json!({
            "target": table.target,
            "attack": attack,
            "defence": defence,
            "wild_bonus": table.bonus,
        })
    })
}

fn choice_json(choice: Choice) -> Value {
    let (what, seat, due) = match choice {
        Choice::Buildings { seat, due } => ("buildings", seat, due),
        Choice::Troops { seat, due } => ("troops", seat, due),
        Choice::Hand { seat, due } => ("hand", seat, due),
        Choice::Chased { seat, .. } => ("troop-or-building", seat, 1),
    };
    json!({ "lose": what, "seat": seat, "due": due })
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Dealer => "dealer",
        Stage::Deal => "deal",
        Stage::Discard => "discard",
        Stage::MayDraw(DrawPhase::First) => "may-draw-1",
        Stage::Draw(DrawPhase::First) => "draw-1",
        Stage::MayDraw(DrawPhase::Second) => "may-draw-2",
        Stage::Draw(DrawPhase::Second) => "draw-2",
        Stage::Attack => "attack",
        Stage::Commit => "commit",
        Stage::Defend => "defend",
        Stage::Battle => "battle",
        Stage::Roll => "roll",
        Stage::Use => "use-dice",
        Stage::LastWord => "last-word",
        Stage::Over(End::Points) => "over-victory-points",
        Stage::Over(End::Weasel) => "over-weasel",
        Stage::Over(End::Stall) => "over-stall",
    }
}

const fn window(window: Window) -> &'static str {
    match window {
        Window::Battle => "battle",
        Window::Roll => "roll",
        Window::Pass => "pass",
        Window::Counter => "counter",
        Window::Effect => "effect",
        Window::End => "end",
    }
}

fn names(edition: &Edition, cards: Cards) -> Vec<&str> {
    let kinds = edition.each(cards);
    kinds.map(|kind| edition.print(kind).id.as_str()).collect()
}

fn symbols(symbols: Symbols) -> Map<String, Value> {
    let all = Symbol::ALL.into_iter();
    all.map(|symbol| (symbol.id().to_owned(), symbols.of(symbol).into()))
        .collect()
}
