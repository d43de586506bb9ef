//! Set-up, the beginning of a round, the deal and the choice of hands.

use tortuga_core::{Interned, Seat, Seats};

use super::{Notes, hiring, weather};
use crate::actions::Action;
use crate::board::{Side, TILES, Tile};
use crate::edition::{Edition, TOKENS_PER_PLAYER};
use crate::events::{Event, Open};
use crate::memory::Returned;
use crate::options::{Mode, Options, Weather};
use crate::refusals::Refusal;
use crate::state::{Card, Ground, Hired, Placing, Sky, Stage, State};
use crate::tokens::{Kind, Token, Tokens};

pub(super) fn set_up(edition: Interned<Edition>, options: Options) -> State {
    let mut state = State {
        edition,
        ground: Ground::default(),
        hands: [Tokens::NONE; 4],
        piles: [Tokens::NONE; 4],
        switches: options,
        hired: [Hired::NONE; 2],
        coins: [0; 2],
        gift_spent: [0; 2],
        map: [Token::NONE; TILES],
        sky: Sky {
            weather: Weather::Sunny,
            unseen: [0; 3],
            back: [Card::NONE; 4],
            offer: [Card::NONE; 2],
        },
        hippos: [None; 2],
        extras: [0; 4],
        returned: [Returned::NONE; 4],
        stage: Stage::FirstPlayer,
        round: 0,
        first: Seat(0),
        turn: Seat(0),
        actor: Seat(0),
        tile: Tile(0),
        placing: Placing::NOTHING,
        placements: 0,
        frog_steps: 0,
        done: Seats::NONE,
    };
    if state.mode().draws_weather() {
        state.sky.unseen = edition.weather_mix;
    }
    if let Some(first) = options.first_player() {
        begins(&mut state, first, &mut ());
    }
    state
}

/// The first player is known (FOG-SETUP-06).
pub(super) fn begins(state: &mut State, first: Seat, journal: &mut impl Notes) {
    journal.open(|| Open::FirstPlayer(first));
    state.first = first;
    state.turn = first;
    state.actor = first;
    if state.mode() != Mode::Quick {
        return first_round(state, journal);
    }
    match state.switches.quick_weather() {
        Some(weather) => quick_weather(state, weather, journal),
        None => state.stage = Stage::QuickWeather,
    }
}

/// The weather of a quick game is known (FOG-QUICK-02).
pub(super) fn quick_weather(state: &mut State, weather: Weather, journal: &mut impl Notes) {
    state.sky.weather = weather;
    journal.open(|| Open::QuickWeather(weather));
    first_round(state, journal);
}

fn first_round(state: &mut State, journal: &mut impl Notes) {
    state.round = 1;
    tell(state, journal);
    if state.mode() == Mode::Quick {
        // FOG-QUICK-03.
        state.coins = [u16::from(state.edition.start_coins); 2];
        hiring::begin(state, journal);
    } else {
        hands(state);
    }
}

/// The next round begins: with hiring, if it is due (FOG-SETUP-07).
pub(super) fn next_round(state: &mut State, hire: bool, journal: &mut impl Notes) {
    // FOG-ROUND-03, FOG-TEAM-07.
    state.round += 1;
    state.first = state.next(state.first);
    state.turn = state.first;
    state.actor = state.first;
    tell(state, journal);
    if hire {
        hiring::begin(state, journal);
    } else {
        hands(state);
    }
}

fn tell(state: &State, journal: &mut impl Notes) {
    let (round, first) = (state.round, state.first);
    let additional = state.extra_rounds() > 0;
    journal.open(|| Open::RoundBegan {
        round,
        first,
        additional,
    });
}

/// All tokens are taken back by shield, and hands are chosen or dealt
/// (FOG-ROUND-02, -05).
pub(super) fn hands(state: &mut State) {
    state.map = [Token::NONE; TILES];
    state.ground = Ground::default();
    state.hands = [Tokens::NONE; 4];
    if state.mode() == Mode::Team {
        // Until it is dealt, a team's set lies with its second player.
        state.piles = [
            Tokens::NONE,
            Tokens::NONE,
            state.set(Side::Blue),
            state.set(Side::Red),
        ];
        state.stage = Stage::Deal;
    } else {
        let [blue, red] = [state.set(Side::Blue), state.set(Side::Red)];
        state.piles = [blue, red, Tokens::NONE, Tokens::NONE];
        state.stage = Stage::PickHand;
    }
}

/// The player whose tokens are dealt now: blue's first, then red's (FOG-TEAM-03).
pub(super) fn dealt_to(state: &State) -> Seat {
    let blue = Seat(0);
    if state.pile(blue).count() < TOKENS_PER_PLAYER {
        blue
    } else {
        Seat(1)
    }
}

/// What is left of a team's set while it is dealt.
pub(super) fn left_to_deal(state: &State) -> Tokens {
    state.pile(Seat(dealt_to(state).0 + 2))
}

pub(super) fn deal(state: &mut State, kind: Kind, journal: &mut impl Notes) {
    let (seat, span) = (dealt_to(state), state.edition.span(kind));
    state.piles[seat.index() + 2].take(span);
    state.piles[seat.index()].put(span);
    let seen_by = state.seats_of(Side::of(seat));
    journal.note(|| Event::Dealt {
        seat,
        kind,
        seen_by,
    });
    if state.pile(Seat(1)).count() == TOKENS_PER_PLAYER {
        state.stage = Stage::PickHand;
    }
}

/// Picks that a player still has to make.
fn due(state: &State, seat: Seat) -> u8 {
    state.edition.hand_size - state.hand(seat).count()
}

/// Tokens of this kind and all later ones.
fn from_kind(state: &State, tokens: Tokens, kind: Kind) -> Tokens {
    let span = state.edition.span(kind).0;
    let before = (span & span.wrapping_neg()) - 1;
    Tokens(tokens.0 & !before)
}

/// Kinds are picked in their order, so that each hand can be chosen in one way
/// only; so enough tokens must be left behind each pick.
pub(crate) fn can_pick(state: &State, seat: Seat, kind: Kind) -> bool {
    check_pick(state, seat, kind).is_ok()
}

pub(super) fn check_pick(state: &State, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    check_with(state, seat, kind, due(state, seat))
}

fn check_with(state: &State, seat: Seat, kind: Kind, due: u8) -> Result<(), Refusal> {
    let pile = state.pile(seat);
    if !pile.has(state.edition.span(kind)) {
        return Err(Refusal::PickNotInSet);
    }
    let last = state.hand(seat).highest();
    if last.is_some_and(|last| kind < state.edition.kind_of(last)) {
        return Err(Refusal::PickGoesBack);
    }
    if from_kind(state, pile, kind).count() < due {
        return Err(Refusal::PickLeavesTooFew { due });
    }
    Ok(())
}

pub(super) fn legal_picks(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let due = due(state, seat);
    let kinds = state.edition.0.kinds_of(state.pile(seat));
    let legal = kinds.filter(|&kind| check_with(state, seat, kind, due).is_ok());
    out.extend(legal.map(Action::Pick));
}

pub(super) fn pick(state: &mut State, seat: Seat, kind: Kind, journal: &mut impl Notes) {
    let span = state.edition.span(kind);
    state.piles[seat.index()].take(span);
    state.hands[seat.index()].put(span);
    journal.note(|| Event::Picked { seat, kind });
    if due(state, seat) == 0 {
        journal.open(|| Open::HandChosen(seat));
        state.done = state.done.with(seat);
        if state.choosing().is_empty() {
            state.done = Seats::NONE;
            weather::begin(state, journal);
        }
    }
}
