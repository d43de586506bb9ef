//! Reading what a client was given. A number that points nowhere must not stop
//! the client, so a view that no table can give is refused here.

use serde::Deserialize as _;
use serde::de::Error as _;
use serde_json::Value;
use tortuga_core::{Rules as _, Seat, Viewer};
use tortuga_glory::{Card, Cards, Cells, Edition, GloryIslands, PLAYERS, SPACES, View};

use super::Legal;
use crate::SceneError;

/// Nobody has so much glory; beyond it sums would run over.
const MOST_GLORY: u16 = 10_000;
/// No ship sails further: the lap, and one card more.
const FURTHEST: u8 = SPACES + Card::MOST;

pub(super) fn read_view(edition: &Edition, view: &Value) -> Result<View, SceneError> {
    let view = View::deserialize(view)?;
    // What the seats are, the others rest on.
    let sound = seats_are_sound(&view)
        && numbers_are_sound(edition, &view)
        && tokens_are_sound(edition, &view)
        && pieces_are_sound(&view);
    if sound {
        Ok(view)
    } else {
        Err(serde_json::Error::custom("no table looks like this").into())
    }
}

fn seats_are_sound(view: &View) -> bool {
    let seats = view.options.seats;
    let viewer = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(0),
    };
    let sets = [view.due, view.afloat, view.chosen];
    let ships = view.options.ships();
    let sails = |seat: Seat| seat.0 < ships;
    (2..=PLAYERS).contains(&usize::from(seats))
        && viewer.0 < seats
        && sails(view.turn)
        && sets.into_iter().all(|set| set.iter().all(sails))
}

fn numbers_are_sound(edition: &Edition, view: &View) -> bool {
    let place = |&place: &u8| usize::from(place) <= PLAYERS;
    let stack = edition.wrecks.stack_size;
    view.circles.iter().all(|&at| at <= edition.sunk_at())
        && view.sailed.iter().all(|&far| far < FURTHEST)
        && view.compass.iter().all(place)
        && view.home.iter().all(place)
        && view.stack_sizes.iter().all(|&size| size <= stack)
        && view.wrecks_taken <= 2 * stack
        && view.leg <= Card::MOST
        && view
            .barrels
            .iter()
            .all(|&have| have <= edition.barrels.limit)
        && view
            .islands
            .iter()
            .chain(&view.fields)
            .all(|&glory| glory < MOST_GLORY)
}

fn tokens_are_sound(edition: &Edition, view: &View) -> bool {
    let all = edition.treasures(view.options.seats);
    let counts = view
        .treasure_counts
        .iter()
        .chain([&view.drawn_count, &view.to_draw]);
    let taken: u16 = counts.map(|&count| u16::from(count)).sum();
    let mut known = view.treasures.iter().chain([&view.drawn]).flatten();
    taken <= u16::from(all.count()) && known.all(|tokens| tokens.fits_in(all))
}

fn pieces_are_sound(view: &View) -> bool {
    let known = |cards: Cards| cards.0 >> Card::COUNT == 0;
    let played = view.played.iter().flatten();
    let on_board = |cells: &Cells| cells.0 & !Cells::ALL.0 == 0;
    let lifted = view.lifted.is_none_or(|cell| Cells::ALL.has(cell));
    view.owned.into_iter().all(known)
        && known(view.in_hand)
        && played.into_iter().all(|card| card.0 < Card::COUNT)
        && view.pirates.iter().all(on_board)
        && lifted
}

pub(super) fn read_legal(
    edition: &Edition,
    legal: &[(u16, String)],
) -> Result<Vec<Legal>, SceneError> {
    let read = |(number, notation): &(u16, String)| {
        let action = GloryIslands::action(edition, *number)
            .ok_or_else(|| serde_json::Error::custom("no action has this number"))?;
        Ok(Legal {
            number: *number,
            notation: notation.clone(),
            action,
        })
    };
    legal.iter().map(read).collect()
}
