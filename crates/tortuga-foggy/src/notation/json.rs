//! States and outcomes as JSON, for other programs. Written by hand, because
//! they rely on its shape: a renamed field in Rust must not change it.

use serde_json::{Map, Value, json};
use tortuga_core::Seat;

use crate::actions::Action;
use crate::board::{Quarter, Side, Tile};
use crate::edition::Edition;
use crate::options::Weather;
use crate::state::{Card, Placing, Stage, State, Waiting};
use crate::tokens::{Kind, Token, Tokens};

/// A chance outcome for other programs. A player's action has none; it is told
/// by its number.
pub(crate) fn outcome_json(action: Action) -> Value {
    match action {
        Action::Begins(seat) => json!({ "first": seat }),
        Action::Card(weather) => json!({ "card": weather.id() }),
        Action::Opens(quarter) => json!({ "open": quarter.id() }),
        Action::Dealt(kind) => json!({ "dealt": kind.id() }),
        Action::Drew(kind) => json!({ "token": kind.id() }),
        _ => Value::Null,
    }
}

/// The whole truth for other programs: every token, every count.
pub(crate) fn state_json(state: &State) -> Value {
    let known = state.stage != Stage::FirstPlayer;
    let placing = (state.placing != Placing::NOTHING).then_some(state.placing);
    let players = state.all().iter().map(|seat| player_json(state, seat));
    let fog = Quarter::all().filter(|&quarter| state.ground.has_fog(quarter));
    let unseen = Weather::ALL.map(|weather| (weather.id(), state.sky.unseen[weather.index()]));
    json!({
        "mode": state.mode().word(),
        "stage": stage(state.stage),
        "round": state.round,
        "first": known.then_some(state.first),
        "turn": known.then_some(state.turn),
        "actor": known.then_some(state.actor),
        "weather": weather_known(state).then(|| state.sky.weather.id()),
        "fog": fog.map(Quarter::id).collect::<Vec<_>>(),
        "map": map_json(state),
        "hippos": Side::ALL.map(|side| hippo_json(state, side)),
        "players": players.collect::<Vec<_>>(),
        "sides": Side::ALL.map(|side| side_json(state, side)),
        "placing": placing.map(|token| token.kind().id()),
        "placing_down": placing.map(Placing::down),
        "ability_tile": has_ability_tile(state.stage).then(|| state.tile.to_string()),
        "placements_left": state.placements,
        "frog_steps_left": state.frog_steps,
        "done": state.done.iter().collect::<Vec<_>>(),
        "weather_unseen": unseen.into_iter().map(|(id, n)| (id.to_owned(), n.into())).collect::<Map<_, _>>(),
        "weather_back": cards(&state.sky.back),
        "weather_offer": cards(&state.sky.offer),
    })
}

/// Until its card is kept, a round has no weather yet.
const fn weather_known(state: &State) -> bool {
    let preparing = matches!(
        state.stage,
        Stage::FirstPlayer
            | Stage::QuickWeather
            | Stage::Hire
            | Stage::PickHand
            | Stage::DrawWeather
            | Stage::ChooseWeather
    );
    !preparing || !state.mode().draws_weather()
}

const fn has_ability_tile(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Target | Stage::PrairieSwap | Stage::SnakeTarget | Stage::Replace
    )
}

fn player_json(state: &State, seat: Seat) -> Value {
    let returned = state.returned[seat.index()].iter();
    json!({
        "side": Side::of(seat).id(),
        "hand": counts(&state.edition, state.hand(seat)),
        "pile": counts(&state.edition, state.pile(seat)),
        "extra_placements": state.extras[seat.index()],
        "returned": returned.map(|(_, kind)| kind.id()).collect::<Vec<_>>(),
    })
}

fn side_json(state: &State, side: Side) -> Value {
    json!({
        "coins": state.coins[side.index()],
        "earned": state.earned(side),
        "hired": counts(&state.edition, state.hired[side.index()].tokens()),
        "hired_cost": state.hired_cost(side),
        "gift_spent": state.gift_spent[side.index()],
    })
}

/// Tile by tile from A1 on; null is empty.
fn map_json(state: &State) -> Vec<Value> {
    Tile::all()
        .map(|tile| token_json(state.token(tile)))
        .collect()
}

fn token_json(token: Token) -> Value {
    let Some(kind) = token.kind() else {
        return Value::Null;
    };
    let may_be: Vec<bool> = (0..2).map(|slot| token.may_be_returned(slot)).collect();
    json!({
        "kind": kind.id(),
        "owner": token.owner().id(),
        "colour": token.colour().map(Side::id),
        "down": token.is_down(),
        "partner": token.is_partners(),
        "may_be_returned": may_be,
    })
}

fn hippo_json(state: &State, side: Side) -> Value {
    let pair = state.hippos[side.index()].map(Waiting::pair);
    json!(pair.map(|pair| json!({
        "player": state.hippos_player(side),
        "tiles": [pair.low().to_string(), pair.high().to_string()],
    })))
}

fn counts(edition: &Edition, tokens: Tokens) -> Map<String, Value> {
    let kinds = edition.kinds_of(tokens);
    kinds
        .map(|kind: Kind| (kind.id().to_owned(), edition.copies(tokens, kind).into()))
        .collect()
}

fn cards(cards: &[Card]) -> Vec<Value> {
    let cards = cards.iter().filter(|card| !card.is_none());
    cards
        .map(|card| {
            let known_by: Vec<Seat> = card.known_by().iter().collect();
            json!({ "card": card.weather().map(Weather::id), "known_by": known_by })
        })
        .collect()
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::FirstPlayer => "first-player",
        Stage::QuickWeather => "quick-weather",
        Stage::Hire => "hire",
        Stage::Deal => "deal",
        Stage::PickHand => "pick-hand",
        Stage::DrawWeather => "draw-weather",
        Stage::ChooseWeather => "choose-weather",
        Stage::OpenQuarter => "open-quarter",
        Stage::SettleHippo => "settle-hippo",
        Stage::SettleEarly => "settle-hippo-early",
        Stage::RemoveFog => "remove-fog",
        Stage::MoveFrog => "move-frog",
        Stage::PlaceKind => "place-kind",
        Stage::PlaceTile => "place-tile",
        Stage::PlacePair => "place-pair",
        Stage::Target => "target",
        Stage::PrairieSwap => "prairie-swap",
        Stage::SnakeTarget => "snake-target",
        Stage::Replace => "replace",
        Stage::Draw => "draw",
        Stage::Over => "over",
    }
}
