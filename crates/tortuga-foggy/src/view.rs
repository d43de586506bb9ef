//! What one viewer knows, and worlds that he cannot tell from the truth.

mod imagine;

pub(crate) use imagine::imagine;

use serde::{Deserialize, Serialize};
use tortuga_core::{Seat, Seats, Viewer};

use crate::board::{Side, TILES, Tile};
use crate::memory::Returned;
use crate::options::{Mode, Switches, Weather};
use crate::state::{Card, Ground, Hired, Placing, SEATS_MAX, Stage, State, Waiting};
use crate::tokens::{Token, Tokens};

/// What one viewer knows and remembers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the table has chosen.
    pub switches: Switches,
    /// What is being asked. That somebody else has chosen a token and only its
    /// tile is missing, nobody sees.
    pub stage: Stage,
    /// The round, from 1 on; 0 before the first.
    pub round: u8,
    /// Who begins this round.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who decides about the ability or the Hippo under way.
    pub actor: Seat,
    /// The tile that the ability under way is about.
    pub tile: Tile,
    /// The token that the viewer is about to place.
    pub placing: Placing,
    /// Placements left in this turn, the present one included.
    pub placements: u8,
    /// Before so many more placements of this turn the Frog may step.
    pub frog_steps: u8,
    /// Extra placements in each player's next turn.
    pub extras: [u8; SEATS_MAX],
    /// Which tiles are taken, and which lie under fog.
    pub ground: Ground,
    /// The token of every tile; the kind is missing where he does not know it.
    #[serde(with = "as_list")]
    pub map: [Token; TILES],
    /// Hippos that lie across two tiles.
    pub hippos: [Option<Waiting>; 2],
    /// What everybody holds, in seat order; empty seats hold nothing.
    pub players: [PlayerView; SEATS_MAX],
    /// The mercenaries in each side's set.
    pub hired: [Hired; 2],
    /// Coins of each side; without mercenaries, its points.
    pub coins: [u16; 2],
    /// What each side spent of the gift before a quick game.
    pub gift_spent: [u8; 2],
    /// Who has finished the choice under way.
    pub done: Seats,
    /// Weather and weather cards.
    pub sky: SkyView,
}

/// What one viewer knows of a player's tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// Tokens in the hand.
    pub hand_size: u8,
    /// Tokens in the pile.
    pub pile_size: u8,
    /// The hand, if it is his own. While mercenaries are hired, the band.
    pub hand: Option<Tokens>,
    /// What is in the pile, if it is his own.
    pub pile: Option<Tokens>,
    /// Tokens that came back to the hand in sight of all.
    pub returned: Returned,
}

/// What one viewer knows of the weather.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SkyView {
    /// The weather of this round.
    pub weather: Weather,
    /// How many cards nobody has seen.
    pub unseen: u8,
    /// All cards that he does not know, wherever they are, by kind: those that
    /// were never shown to him.
    pub unknown: [u8; 3],
    /// Cards laid back, the oldest first.
    pub back: [Card; 4],
    /// The two cards on offer.
    pub offer: [Card; 2],
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let chosen = matches!(state.stage, Stage::PlaceTile | Stage::PlacePair);
    let (stage, placing) = if chosen && !viewer.is(state.turn) {
        (Stage::PlaceKind, Placing::NOTHING)
    } else {
        (state.stage, state.placing)
    };
    View {
        viewer,
        switches: state.switches,
        stage,
        round: state.round,
        first: state.first,
        turn: state.turn,
        actor: state.actor,
        tile: state.tile,
        placing,
        placements: state.placements,
        frog_steps: state.frog_steps,
        extras: state.extras,
        ground: state.ground,
        map: state.map.map(|token| seen(token, viewer)),
        hippos: state.hippos,
        players: std::array::from_fn(|place| player(state, viewer, Seat(place as u8))),
        hired: state.hired,
        coins: state.coins,
        gift_spent: state.gift_spent,
        done: state.done,
        sky: sky(state, viewer),
    }
}

/// A face-down token is known to the player who laid it (FOG-WEATHER-16).
fn seen(token: Token, viewer: Viewer) -> Token {
    let own = matches!(viewer, Viewer::Seat(seat) if Side::of(seat) == token.owner());
    if token.is_down() && !own {
        token.hidden()
    } else {
        token
    }
}

/// Of a choice under way others see only whether it is finished.
fn player(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
    let (hand, pile) = (state.hand(seat), state.pile(seat));
    let own = viewer.is(seat);
    let returned = state.returned[seat.index()];
    let open = state.stage == Stage::Hire && state.switches.hires_are_open();
    let mut view = PlayerView {
        hand_size: hand.count(),
        pile_size: pile.count(),
        hand: (own || open).then_some(hand),
        pile: own.then_some(pile),
        returned,
    };
    let unfinished = !state.done.has(seat);
    if !own && state.stage == Stage::PickHand && unfinished {
        view.hand_size = 0;
        view.pile_size = hand.count() + pile.count();
    }
    if state.stage == Stage::Hire && !own && !open {
        view.hand_size = 0;
    }
    view
}

fn sky(state: &State, viewer: Viewer) -> SkyView {
    let sky = &state.sky;
    let mut unknown = sky.unseen;
    let mut look = |card: Card| {
        let knows = matches!(viewer, Viewer::Seat(seat) if card.known_by().has(seat));
        match card.weather() {
            Some(weather) if !knows => {
                unknown[weather.index()] += 1;
                Card::HIDDEN
            }
            _ => card,
        }
    };
    let (back, offer) = (sky.back.map(&mut look), sky.offer.map(&mut look));
    SkyView {
        weather: sky.weather,
        unseen: sky.unseen.iter().sum(),
        unknown,
        back,
        offer,
    }
}

impl View {
    /// Which game is played.
    pub const fn mode(&self) -> Mode {
        self.switches.mode()
    }
}

/// A map is written as a list: the library writes arrays of up to 32 only.
mod as_list {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{TILES, Token};

    pub(super) fn serialize<S: Serializer>(
        map: &[Token; TILES],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        map.as_slice().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[Token; TILES], D::Error> {
        let tokens = Vec::deserialize(deserializer)?;
        let wrong = |tokens: Vec<Token>| D::Error::invalid_length(tokens.len(), &"36 tokens");
        tokens.try_into().map_err(wrong)
    }
}
