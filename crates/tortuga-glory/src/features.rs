//! What bots look at, by a rough eye: a seat's standing in parts.

mod islands;
mod turn;

use tortuga_core::Seat;

use crate::board::SPACES;
use crate::cards::Cards;
use crate::options::PLAYERS;
use crate::scoring::sets;
use crate::state::{Stage, State};

/// The names of the parts, in the order of [`features`].
pub(crate) const FEATURES: &[&str] = &[
    "glory",
    "sunk",
    "sailing-points",
    "treasures",
    "barrels",
    "wrecks",
    "pirates",
    "fields",
    "islands",
    "way",
    "compass",
    "home",
    "cards",
    "danger",
    "turn",
];

/// Having sunk is worse than any score.
const SUNK: i32 = -10_000;
/// What a space nearer to Home is worth, in hundredths of a point: whoever
/// comes late has paid for more rounds.
const PER_SPACE: i32 = 70;
/// What a card in the hand is worth: more to choose from.
const PER_CARD: i32 = 15;
/// A pirate on a field earns again when a ship passes by.
const PER_FIELD: i32 = 60;
/// What each circle costs that a ship will probably miss on its way Home.
const PER_CIRCLE_MISSED: i32 = 150;
/// More of them are no worse: no danger is as bad as having sunk.
const MOST_MISSED: u8 = 6;

/// In hundredths of a point: what would score now, the chosen card paid; what
/// pirates, place and hand promise; and what the turn of this round will bring.
pub(crate) fn features(state: &State, seat: Seat, out: &mut [i32]) {
    out.fill(0);
    out[0] = 100 * i32::from(state.glory(seat));
    let circles = circles(state, seat);
    if !state.afloat.has(seat) || circles >= state.edition.sunk_at() {
        out[1] = SUNK;
        return;
    }
    let [_, _, scored @ ..] = out else { return };
    let [sailing, treasures, barrels, wrecks, pirates, promised @ ..] = scored else {
        return;
    };
    let (edition, place) = (state.edition.0, seat.index());
    let points = |each: u8, count: u8| 100 * i32::from(each) * i32::from(count);
    *sailing = 100 * i32::from(edition.track_value(circles));
    *treasures = 100 * i32::from(sets(edition.treasure.sets, state.treasures[place]));
    *barrels = points(edition.per_barrel, state.barrels[place]);
    if state.options.wrecks {
        *wrecks = 100 * i32::from(state.wrecks(seat).worth());
    }
    *pirates = points(edition.per_pirate, state.pirates[place].count());
    if state.stage != Stage::Over {
        promises(state, seat, circles, promised);
    }
}

/// The circle of a marker once the chosen card is paid for.
fn circles(state: &State, seat: Seat) -> u8 {
    let circles = state.circles[seat.index()];
    match state.played[seat.index()] {
        Some(card) if is_hidden(state) => circles + state.edition.cost[usize::from(card.value())],
        _ => circles,
    }
}

/// Are the chosen cards still to be revealed, and paid for?
const fn is_hidden(state: &State) -> bool {
    matches!(state.stage, Stage::ChooseCards | Stage::HenryCard)
}

fn promises(state: &State, seat: Seat, circles: u8, out: &mut [i32]) {
    let [fields, islands, way, compass, home, cards, danger, turn] = out else {
        return;
    };
    let sailed = state.sailed[seat.index()].min(SPACES);
    let left = SPACES - sailed;
    let standing = state.pirates[seat.index()].among(state.board().fields);
    *fields = PER_FIELD * i32::from(standing.count());
    *islands = islands::promise(state, seat);
    *way = PER_SPACE * i32::from(sailed);
    let sea = &state.edition.sea;
    let to_compass = (sea.compass_bonus, state.compass);
    *compass = race(state, seat, sea.compass.0, to_compass);
    *home = race(state, seat, SPACES, (sea.home_bonus, state.home));
    *cards = PER_CARD * i32::from(cards_after(state, seat).count());
    let missed = (circles + left + left / 4).saturating_sub(state.edition.sunk_at() - 1);
    *danger = -PER_CIRCLE_MISSED * i32::from(missed.min(MOST_MISSED));
    *turn = turn::to_come(state, seat);
}

/// What a bonus on the way is worth to a ship that has not come there: by its
/// place among those that have not, and by how near it is.
fn race(state: &State, seat: Seat, goal: u8, bonus: ([u8; PLAYERS], [u8; PLAYERS])) -> i32 {
    let (bonuses, places) = bonus;
    if places[seat.index()] > 0 {
        return 0;
    }
    let sailed = state.sailed[seat.index()];
    let ahead = state
        .afloat
        .iter()
        .filter(|&other| places[other.index()] > 0 || state.sailed[other.index()] > sailed);
    let bonus = bonuses[ahead.count().min(PLAYERS - 1)];
    let way = i32::from(sailed.min(goal));
    100 * i32::from(bonus) * way / (2 * i32::from(goal).max(1))
}

/// The hand after this round: without the chosen card, or whole again.
fn cards_after(state: &State, seat: Seat) -> Cards {
    match state.played[seat.index()] {
        Some(card) if card.value() == 1 => state.owned[seat.index()],
        Some(card) => state.hand(seat).without(card),
        None => state.hand(seat),
    }
}

/// How far the first ship still has to sail, in hundredths of the way.
pub(crate) fn left(state: &State) -> i32 {
    if state.stage == Stage::Over {
        return 0;
    }
    let first = state.afloat.iter().map(|seat| state.sailed[seat.index()]);
    let first = first.max().unwrap_or(SPACES).min(SPACES);
    let left = 100 * i32::from(SPACES - first) / i32::from(SPACES);
    left.max(1)
}
