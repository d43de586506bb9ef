//! The end of a round, and of the game.

use tortuga_core::{Seat, Seats};

use super::Notes;
use crate::board::{Cells, SPACES};
use crate::cards::{Card, Cards};
use crate::events::Open;
use crate::memory::Look;
use crate::options::{HENRY, PLAYERS};
use crate::state::{Stage, State};
use crate::tokens::{Treasures, Wrecks};

/// Swap, discard, return (GLORY-CARD-05 to -07); then the next round, or the
/// final scoring (GLORY-END-10).
pub(super) fn end_round(state: &mut State, journal: &mut impl Notes) {
    for value in tied_values(state) {
        swap(state, value, journal);
    }
    take_back(state, journal);
    // The cards lie on the discard piles, or in hands again.
    state.played = [None; PLAYERS];
    merge_henrys_piles(state, journal);
    if state.is_last_round() {
        end_game(state, journal);
        return;
    }
    state.round += 1;
    state.stage = Stage::ChooseCards;
    let round = state.round;
    journal.open(|| Open::RoundBegan { round });
}

/// The values that two or more have played.
fn tied_values(state: &State) -> impl Iterator<Item = u8> + use<> {
    let (mut once, mut twice) = (0_u8, 0_u8);
    for seat in swappers(state).iter() {
        let value = state.played[seat.index()].map_or(0, Card::value);
        twice |= once & 1 << value;
        once |= 1 << value;
    }
    (1..=Card::MOST).filter(move |value| twice >> value & 1 != 0)
}

/// The strongest card of a value for the weakest, and of four the second for
/// the third.
fn swap(state: &mut State, value: u8, journal: &mut impl Notes) {
    let mut tied = [(0, Seat(0)); PLAYERS];
    let mut count = 0;
    for seat in swappers(state).iter() {
        let card = state.played[seat.index()].filter(|card| card.value() == value);
        if let Some(card) = card {
            tied[count] = (state.edition.strength(card), seat);
            count += 1;
        }
    }
    let tied = &mut tied[..count];
    tied.sort_unstable_by(|one, other| other.cmp(one));
    for place in 0..count / 2 {
        exchange(state, tied[place].1, tied[count - 1 - place].1, journal);
    }
}

/// Whose cards take part: of those afloat all, but perhaps not Henry Morgan
/// (GLORY-2P-05).
fn swappers(state: &State) -> Seats {
    if state.options.has_henry() && !state.options.henry_swaps {
        state.afloat.without(HENRY)
    } else {
        state.afloat
    }
}

fn exchange(state: &mut State, strong: Seat, weak: Seat, journal: &mut impl Notes) {
    let (one, other) = (strong.index(), weak.index());
    let (Some(strong_card), Some(weak_card)) = (state.played[one], state.played[other]) else {
        return;
    };
    state.owned[one] = state.owned[one].without(strong_card).with(weak_card);
    state.owned[other] = state.owned[other].without(weak_card).with(strong_card);
    journal.open(|| Open::Swapped {
        strong,
        strong_card,
        weak,
        weak_card,
    });
}

/// Whoever played a 1 has all his cards again (GLORY-CARD-07).
fn take_back(state: &mut State, journal: &mut impl Notes) {
    let people = Seats(state.people().0 & state.afloat.0);
    for seat in people.iter() {
        if state.played[seat.index()].is_some_and(|card| card.value() == 1) {
            state.in_hand = state.in_hand.and(state.owned[seat.index()]);
            journal.open(|| Open::CardsReturned(seat));
        }
    }
}

/// With one card left his two piles become one (GLORY-2P-06).
fn merge_henrys_piles(state: &mut State, journal: &mut impl Notes) {
    if !state.options.has_henry() || !state.afloat.has(HENRY) {
        return;
    }
    if state.hand(HENRY).count() <= state.edition.henry.merge_at {
        state.in_hand = state.in_hand.and(state.owned[HENRY.index()]);
        journal.open(|| Open::HenryMerged(HENRY));
    }
}

/// Whoever is afloat lays open what he has for scoring.
pub(super) fn end_game(state: &mut State, journal: &mut impl Notes) {
    state.stage = Stage::Over;
    state.due = Seats::NONE;
    journal.open(|| Open::GameEnded {
        treasures: scored(state, |seat| state.treasures[seat.index()]),
        wrecks: scored(state, |seat| state.wrecks(seat)),
    });
}

/// What those have who have not sunk.
fn scored<T>(state: &State, of: impl Fn(Seat) -> T) -> [Option<T>; PLAYERS] {
    std::array::from_fn(|place| {
        let seat = Seat(place as u8);
        state.afloat.has(seat).then(|| of(seat))
    })
}

/// The ledger's invariants.
pub(super) fn audit(state: &State) -> Result<(), String> {
    for seat in state.ships().iter() {
        audit_player(state, seat)?;
    }
    audit_board(state)?;
    audit_cards(state)?;
    audit_tokens(state)?;
    audit_wrecks(state)?;
    hold(state.round <= SPACES, || format!("round {}", state.round))
}

fn hold(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn audit_player(state: &State, seat: Seat) -> Result<(), String> {
    let place = seat.index();
    let pirates = state.pirates[place].count();
    hold(pirates <= state.all_pirates(seat), || {
        format!("seat {seat} has {pirates} pirates on the board")
    })?;
    let afloat = state.afloat.has(seat);
    hold(afloat == (state.sunk_in[place] == 0), || {
        format!("is seat {seat} afloat or not?")
    })?;
    let sunk = state.circles[place] >= state.edition.sunk_at();
    hold(afloat != sunk, || {
        format!("seat {seat} is at circle {}", state.circles[place])
    })?;
    hold(afloat || pirates == 0, || {
        format!("sunk seat {seat} has pirates on the board")
    })?;
    let dear = (1..6).all(|value| usize::from(state.edition.cost[value]) >= value);
    hold(!dear || state.sailed[place] <= state.circles[place], || {
        format!("seat {seat} sailed further than it paid for")
    })
}

fn audit_board(state: &State) -> Result<(), String> {
    let all: u8 = state.pirates.iter().map(|pirates| pirates.count()).sum();
    let occupied = state.occupied();
    hold(all == occupied.count(), || {
        "two pirates stand on one cell".to_owned()
    })?;
    hold(occupied.among(state.board().storm).is_empty(), || {
        "a pirate stands in the storm".to_owned()
    })?;
    let between_turns = matches!(
        state.stage,
        Stage::ChooseCards | Stage::HenryCard | Stage::Sail | Stage::Over
    );
    let is_full = |cells: &&Cells| !cells.is_empty() && cells.apart_from(occupied).is_empty();
    let full = state.board().islands.iter().find(is_full);
    hold(full.is_none() || !between_turns, || {
        "a full island was not scored".to_owned()
    })?;
    let barrels: u8 = state.barrels.iter().sum();
    hold(barrels <= state.edition.barrels.total, || {
        format!("{barrels} barrels")
    })
}

fn audit_cards(state: &State) -> Result<(), String> {
    let mut seen = Cards::NONE;
    for seat in state.afloat.iter() {
        let owned = state.owned[seat.index()];
        let mut values: Vec<u8> = owned.iter().map(Card::value).collect();
        values.sort_unstable();
        hold(values == Card::VALUES, || {
            format!("seat {seat} owns cards of {values:?}")
        })?;
        hold(seen.among(owned).is_empty(), || {
            format!("seat {seat} owns somebody else's card")
        })?;
        seen = seen.and(owned);
    }
    hold(state.in_hand.apart_from(seen).is_empty(), || {
        "a hand holds a card that nobody owns".to_owned()
    })
}

fn audit_tokens(state: &State) -> Result<(), String> {
    let all = state.edition.treasures(state.options.seats);
    let known = state.treasures.iter();
    let known = known.fold(Treasures::NONE, |sum, &tokens| sum.plus(tokens));
    hold(known.plus(state.drawn).fits_in(all), || {
        "there are more treasure tokens than were made".to_owned()
    })?;
    let drawing = matches!(state.stage, Stage::Draw | Stage::Keep);
    hold(drawing || state.drawn.is_empty(), || {
        "drawn tokens were left lying".to_owned()
    })
}

fn audit_wrecks(state: &State) -> Result<(), String> {
    let all = state.edition.wrecks.tokens;
    let taken = state.ships().iter().map(|seat| state.wrecks(seat));
    let taken = taken.fold(Wrecks::NONE, Wrecks::plus);
    let [one, two] = state.stacks;
    let known = taken.plus(one).plus(two);
    hold(known.fits_in(all), || {
        "there are more wreck tokens than were made".to_owned()
    })?;
    hold(taken.count() == state.wrecks_taken(), || {
        "a wreck token was lost".to_owned()
    })?;
    hold(!state.looked || known == all, || {
        "wreck tokens lie in no stack".to_owned()
    })?;
    let sizes = state.stacks.map(Wrecks::count);
    hold(!state.looked || sizes == state.stack_sizes, || {
        "a stack is not as high as it is".to_owned()
    })?;
    for seat in state.people().iter() {
        for stack in 0..2 {
            audit_look(state, seat, stack)?;
        }
    }
    Ok(())
}

/// What somebody saw is what lies there now and what was taken since.
fn audit_look(state: &State, seat: Seat, stack: usize) -> Result<(), String> {
    let look: Look = state.looks[seat.index()][stack];
    if !look.happened() {
        return Ok(());
    }
    let since = look.after()..state.wrecks_taken();
    let taken = since.filter(|&place| state.wreck_takings.get(place).stack == stack);
    let size = state.stack_sizes[stack] + taken.count() as u8;
    hold(
        look.tokens.count() == size && state.stacks[stack].fits_in(look.tokens),
        || format!("seat {seat} remembers another wreck"),
    )
}
