//! Reading what a client was given. A number that points nowhere must not stop
//! the client, so a view that no table can give is refused here.

use serde::Deserialize as _;
use serde::de::Error as _;
use serde_json::Value;
use tortuga_core::{Interned, Rules as _, Seat, Seats, Viewer};
use tortuga_foggy::{
    Edition, FoggyIsland, Hired, Kind, Side, Sky, Stage as Phase, State, TILES, Tokens, View,
};

use super::Legal;
use crate::SceneError;

pub(super) fn read_view(edition: &Edition, view: &Value) -> Result<View, SceneError> {
    let view = View::deserialize(view)?;
    let viewer = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let named = [view.first, view.turn, view.actor]
        .into_iter()
        .chain(viewer);
    let at_table = |seat: Seat| seat.0 < view.mode().seats();
    let bands = view.hired.map(Hired::tokens);
    let sound = named.into_iter().all(at_table)
        && usize::from(view.tile.0) < TILES
        && bands.into_iter().all(|band| can_be_hired(edition, band))
        && hiring_is_sound(edition, &view);
    if sound {
        Ok(view)
    } else {
        Err(serde_json::Error::custom("no table looks like this").into())
    }
}

/// While hiring, a hand is a band, and it is paid for with what the side has.
fn hiring_is_sound(edition: &Edition, view: &View) -> bool {
    if view.stage != Phase::Hire {
        return true;
    }
    let hands = Seats::first(view.mode().seats()).iter();
    let mut bands = hands.filter_map(|seat| Some((seat, view.players[seat.index()].hand?)));
    bands.all(|(seat, band)| {
        let side = Side::of(seat).index();
        let new = Tokens(band.0 & !view.hired[side].tokens().0);
        can_be_hired(edition, band) && edition.cost(new) <= view.coins[side]
    })
}

/// Does every mercenary stand for a basic token that a side has?
fn can_be_hired(edition: &Edition, band: Tokens) -> bool {
    Kind::BASIC.into_iter().all(|basic| {
        let given_up = |kind: &Kind| edition.print(*kind).replaces == Some(basic);
        let hired = edition.each(band).filter(given_up).count();
        hired <= usize::from(edition.print(basic).count)
    })
}

/// The table as the viewer sees it.
pub(super) fn seen(edition: &'static Edition, view: &View) -> State {
    State {
        edition: Interned(edition),
        ground: view.ground,
        hands: view.players.map(|player| player.hand.unwrap_or_default()),
        piles: view.players.map(|player| player.pile.unwrap_or_default()),
        switches: view.switches,
        hired: view.hired,
        coins: view.coins,
        gift_spent: view.gift_spent,
        map: view.map,
        sky: Sky {
            weather: view.sky.weather,
            unseen: view.sky.unknown,
            back: view.sky.back,
            offer: view.sky.offer,
        },
        hippos: view.hippos,
        extras: view.extras,
        returned: view.players.map(|player| player.returned),
        stage: view.stage,
        round: view.round,
        first: view.first,
        turn: view.turn,
        actor: view.actor,
        tile: view.tile,
        placing: view.placing,
        placements: view.placements,
        frog_steps: view.frog_steps,
        done: view.done,
    }
}

pub(super) fn read_legal(
    edition: &Edition,
    legal: &[(u16, String)],
) -> Result<Vec<Legal>, SceneError> {
    let read = |(number, notation): &(u16, String)| {
        let action = FoggyIsland::action(edition, *number)
            .ok_or_else(|| serde_json::Error::custom("no action has this number"))?;
        Ok(Legal {
            number: *number,
            notation: notation.clone(),
            action,
        })
    };
    legal.iter().map(read).collect()
}
