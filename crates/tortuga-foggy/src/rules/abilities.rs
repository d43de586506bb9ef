//! What characters do when they come to the map (FOG-CHAR).

use tortuga_core::{RuleId, Seat};

use super::{Notes, placing, turn};
use crate::actions::{Action, Two};
use crate::board::{Direction, Side, Tile, Tiles};
use crate::events::{Event, Open};
use crate::memory;
use crate::options::Weather;
use crate::refusals::Refusal;
use crate::state::{Hired, Stage, State};
use crate::tokens::{Kind, Token};

/// The token on this tile has come face up by the actor's hand: its ability
/// follows. Without a legal target it does nothing (FOG-TURN-10).
pub(super) fn resolve(state: &mut State, tile: Tile, journal: &mut impl Notes) {
    state.tile = tile;
    let stage = match state.token(tile).kind() {
        Some(Kind::Fox) => can_exchange(state).then_some(Stage::Target),
        Some(Kind::Mouses | Kind::Mole) => {
            let somebody = Direction::ALL.iter().any(|&way| can_target(state, way));
            somebody.then_some(Stage::Target)
        }
        Some(Kind::PrairieDog) => {
            let swaps = Two::all().any(|two| swapped_tiles(state, two).is_ok());
            swaps.then_some(Stage::PrairieSwap)
        }
        Some(Kind::Snake) => can_name(state).then_some(Stage::SnakeTarget),
        Some(Kind::Turtle) => {
            extra_placements(state, journal);
            None
        }
        _ => None,
    };
    match stage {
        Some(stage) => state.stage = stage,
        None => turn::draw_next(state, journal),
    }
}

/// One for its player, now or in his next turn, and one for whoever comes after
/// him (FOG-CHAR-TURTLE-01, FOG-TEAM-11).
fn extra_placements(state: &mut State, journal: &mut impl Notes) {
    let seat = state.actor;
    let other = state.next(seat);
    if seat == state.turn {
        state.placements += 1;
    } else {
        state.extras[seat.index()] += 1;
    }
    state.extras[other.index()] += 1;
    journal.open(|| Open::TurtleGives { seat, other });
}

// ---- Fox, Mouses, Mole: one neighbour

/// The Fox needs a token to exchange with (FOG-CHAR-FOX-05).
fn can_exchange(state: &State) -> bool {
    let neighbour = Direction::ALL.iter().any(|&way| can_target(state, way));
    neighbour && !state.hand(state.actor).is_empty()
}

fn can_target(state: &State, direction: Direction) -> bool {
    check_target(state, direction).is_ok()
}

pub(super) fn check_target(state: &State, direction: Direction) -> Result<(), Refusal> {
    let neighbour = state.tile.step(direction).map(|tile| state.token(tile));
    let token = neighbour.unwrap_or(Token::NONE);
    if token.is_none() {
        return Err(Refusal::NothingThere);
    }
    let side = Side::of(state.actor);
    let fits = match state.token(state.tile).kind() {
        // FOG-CHAR-FOX-02.
        Some(Kind::Fox) if token.owner() != side => Err(Refusal::NotOwn),
        Some(Kind::Fox) => Ok(()),
        Some(Kind::Mole) => check_enemy(state, token, "FOG-CHAR-MOLE-02"),
        _ => check_enemy(state, token, "FOG-CHAR-MOUSES-03"),
    };
    if token.is_movable() {
        fits
    } else {
        Err(Refusal::Neutral)
    }
}

/// Is it the enemy's, by its shield or, if the table chose so, by its colour?
fn check_enemy(state: &State, token: Token, rule: &'static str) -> Result<(), Refusal> {
    let enemy = Side::of(state.actor).other();
    let is_enemy = if state.switches.swaps_by_colour() && token.is_up() {
        token.colour() == Some(enemy)
    } else {
        token.owner() == enemy
    };
    let rule = RuleId(rule);
    if is_enemy {
        Ok(())
    } else {
        Err(Refusal::NotEnemy { rule })
    }
}

pub(super) fn legal_targets(state: &State, out: &mut Vec<Action>) {
    let directions = Direction::ALL.into_iter();
    let legal = directions.filter(|&direction| can_target(state, direction));
    out.extend(legal.map(Action::Target));
}

pub(super) fn target(state: &mut State, direction: Direction, journal: &mut impl Notes) {
    let here = state.tile;
    let there = here.step(direction).expect("a target lies on the map");
    if state.token(here).is(Kind::Fox) {
        let seat = state.actor;
        state.tile = there;
        state.stage = Stage::Replace;
        return journal.open(|| Open::FoxChose { seat, tile: there });
    }
    swap(state, here, there, journal);
    turn::draw_next(state, journal);
}

/// Two tokens change places. They keep owner, face and colour, and trigger
/// nothing (FOG-CHAR-MOUSES-04, FOG-TURN-08).
fn swap(state: &mut State, one: Tile, other: Tile, journal: &mut impl Notes) {
    let seat = state.actor;
    state.map.swap(one.index(), other.index());
    journal.open(|| Open::Swapped { seat, one, other });
    if state.switches.reacts_to_any_arrival() {
        both_arrived(state, one, other, journal);
    }
}

// ---- Prairie Dog

/// The two tiles of a swap beside the Prairie Dog, or why it cannot be.
fn swapped_tiles(state: &State, two: Two) -> Result<(Tile, Tile), Refusal> {
    let movable = |direction| {
        let tile = state.tile.step(direction).ok_or(Refusal::NothingThere)?;
        let token = state.token(tile);
        match (token.is_none(), token.is_movable()) {
            (true, _) => Err(Refusal::NothingThere),
            (false, false) => Err(Refusal::Neutral),
            (false, true) => Ok(tile),
        }
    };
    let (one, other) = two.directions();
    Ok((movable(one)?, movable(other)?))
}

pub(super) fn legal_swaps(state: &State, out: &mut Vec<Action>) {
    let legal = Two::all().filter(|&two| swapped_tiles(state, two).is_ok());
    out.extend(legal.map(|two| Action::Swap(Some(two))));
    out.push(Action::Swap(None));
}

pub(super) fn check_swap(state: &State, two: Option<Two>) -> Result<(), Refusal> {
    two.map_or(Ok(()), |two| swapped_tiles(state, two).map(|_| ()))
}

pub(super) fn prairie_swap(state: &mut State, two: Option<Two>, journal: &mut impl Notes) {
    let seat = state.actor;
    match two.and_then(|two| swapped_tiles(state, two).ok()) {
        Some((one, other)) => swap(state, one, other, journal),
        None => journal.open(|| Open::SwapDeclined(seat)),
    }
    turn::draw_next(state, journal);
}

// ---- Snake

/// Who must exchange: the next player or, if he has no token, his partner
/// (FOG-CHAR-SNAKE-03, FOG-TEAM-10).
fn victim(state: &State) -> Option<Seat> {
    let next = state.next(state.actor);
    let partner = state.next(state.next(next));
    let mut victims = [next, partner].into_iter();
    victims.find(|&seat| Side::of(seat) != Side::of(state.actor) && !state.hand(seat).is_empty())
}

/// Every enemy token that may be named.
fn nameable(state: &State) -> impl Iterator<Item = Tile> {
    Tile::all().filter(|&tile| check_name(state, tile).is_ok())
}

fn can_name(state: &State) -> bool {
    victim(state).is_some() && nameable(state).next().is_some()
}

pub(super) fn check_name(state: &State, tile: Tile) -> Result<(), Refusal> {
    let token = state.token(tile);
    if token.is_none() {
        Err(Refusal::NothingThere)
    } else if token.owner() == Side::of(state.actor) {
        Err(Refusal::SnakeNotEnemy)
    } else if token.is_movable() {
        Ok(())
    } else {
        Err(Refusal::Neutral)
    }
}

pub(super) fn legal_names(state: &State, out: &mut Vec<Action>) {
    out.extend(nameable(state).map(Action::Name));
}

pub(super) fn name(state: &mut State, tile: Tile, journal: &mut impl Notes) {
    let seat = state.actor;
    let victim = victim(state).expect("the Snake names nothing without a victim");
    state.tile = tile;
    state.actor = victim;
    state.stage = Stage::Replace;
    journal.open(|| Open::SnakeNamed { seat, tile, victim });
}

// ---- the exchange of Fox and Snake

pub(super) fn legal_replacements(state: &State, out: &mut Vec<Action>) {
    let kinds = state.edition.0.kinds_of(state.hand(state.actor));
    out.extend(kinds.map(Action::Replace));
}

pub(super) fn check_replacement(state: &State, kind: Kind) -> Result<(), Refusal> {
    if state.hand(state.actor).has(state.edition.span(kind)) {
        Ok(())
    } else {
        // The Fox's player exchanges in his own turn, the Snake's victim does not.
        let snake = Side::of(state.actor) != Side::of(state.turn);
        let rule = if snake {
            "FOG-CHAR-SNAKE-04"
        } else {
            "FOG-CHAR-FOX-04"
        };
        Err(Refusal::NotInHand { rule: RuleId(rule) })
    }
}

/// The replacement leaves the hand before the old token joins it
/// (FOG-CHAR-FOX-04, FOG-CHAR-SNAKE-04).
pub(super) fn replace(state: &mut State, kind: Kind, journal: &mut impl Notes) {
    let (seat, tile) = (state.actor, state.tile);
    let old = state.token(tile);
    let back = old.kind().expect("a token lies where one is exchanged");
    // FOG-WEATHER-19.
    let down = state.sky.weather == Weather::Foggy;
    placing::lay(state, seat, tile, (kind, down));
    state.hands[seat.index()].put(state.edition.span(back));
    if old.is_up() {
        memory::came_back(state, seat, back);
    }
    journal.note(|| Event::Exchanged {
        seat,
        tile,
        kind,
        down,
        back,
        back_was_down: old.is_down(),
    });
    came(state, tile, journal);
    if state.switches.exchange_triggers() && !down {
        resolve(state, tile, journal);
    } else {
        turn::draw_next(state, journal);
    }
}

// ---- Chameleons

/// A token was placed face up: Chameleons beside it take its colour
/// (FOG-CHAR-CHAMELEON-02, -05).
pub(super) fn recolour_neighbours(state: &mut State, tile: Tile, journal: &mut impl Notes) {
    if state.hired == [Hired::NONE; 2] {
        // Without mercenaries there is no Chameleon.
        return;
    }
    let token = state.token(tile);
    let Some(colour) = token.colour().filter(|_| token.is_up()) else {
        return;
    };
    for neighbour in tile.neighbours().iter() {
        show(state, neighbour, colour, journal);
    }
}

/// A token came to this tile without being placed: that counts only if the table
/// chose so.
pub(super) fn came(state: &mut State, tile: Tile, journal: &mut impl Notes) {
    if state.switches.reacts_to_any_arrival() {
        recolour_neighbours(state, tile, journal);
    }
}

/// Two tokens changed places. A Chameleon beside both takes the colour that they
/// agree on; one that was moved itself is not changed.
fn both_arrived(state: &mut State, one: Tile, other: Tile, journal: &mut impl Notes) {
    let colour = |tile: Tile| {
        state
            .token(tile)
            .colour()
            .filter(|_| state.token(tile).is_up())
    };
    let colours = [(one, colour(one)), (other, colour(other))];
    let beside = one.neighbours().and(other.neighbours());
    for tile in beside.apart_from(Tiles::only(one).with(other)).iter() {
        let near = colours
            .iter()
            .filter(|(from, _)| from.neighbours().has(tile));
        let mut arrived = near.filter_map(|&(_, colour)| colour);
        let (first, second) = (arrived.next(), arrived.next());
        if let Some(colour) = first.filter(|&colour| second.is_none_or(|other| other == colour)) {
            show(state, tile, colour, journal);
        }
    }
}

/// A face-up Chameleon on this tile shows this colour from now on.
fn show(state: &mut State, tile: Tile, colour: Side, journal: &mut impl Notes) {
    let token = state.token(tile);
    if !token.is(Kind::Chameleon) || !token.is_up() || token.colour() == Some(colour) {
        return;
    }
    state.map[tile.index()] = token.showing(colour);
    journal.open(|| Open::Recoloured { tile, colour });
}
