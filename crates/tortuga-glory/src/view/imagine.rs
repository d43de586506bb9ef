//! Worlds that a viewer cannot tell from the truth.

use tortuga_core::{Interned, Luck, Viewer, pick_weighted};

use super::View;
use crate::edition::Edition;
use crate::memory::{Look, Marks, WreckTaking, WreckTakings};
use crate::options::PLAYERS;
use crate::state::{Stage, State};
use crate::tokens::{Treasure, Wreck, Wrecks};

pub(crate) fn imagine(edition: Interned<Edition>, view: &View, luck: &mut impl Luck) -> State {
    let mut state = known(edition, view);
    imagine_choices(&mut state, view, luck);
    imagine_treasures(&mut state, view, luck);
    imagine_wrecks(&mut state, view, luck);
    state
}

/// The world as far as the viewer knows it. What rivals saw in the bag he does
/// not know; they have seen nothing.
fn known(edition: Interned<Edition>, view: &View) -> State {
    let mut state = State {
        edition,
        pirates: view.pirates,
        owned: view.owned,
        in_hand: view.in_hand,
        treasures: view.treasures.map(Option::unwrap_or_default),
        drawn: view.drawn.unwrap_or_default(),
        islands: view.islands,
        fields: view.fields,
        stacks: [Wrecks::NONE; 2],
        wreck_takings: WreckTakings::default(),
        looks: [[Look::NEVER; 2]; PLAYERS],
        marks: [Marks::NONE; PLAYERS],
        takings: view.takings,
        options: view.options,
        played: view.played,
        chosen: view.chosen,
        sailed: view.sailed,
        circles: view.circles,
        compass: view.compass,
        home: view.home,
        barrels: view.barrels,
        sunk_in: view.sunk_in,
        stack_sizes: view.stack_sizes,
        looked: view.looked,
        stage: view.stage,
        round: view.round,
        turn: view.turn,
        due: view.due,
        afloat: view.afloat,
        step: view.step,
        leg: view.leg,
        lifted: view.lifted,
        to_draw: view.to_draw,
    };
    if let Viewer::Seat(seat) = view.viewer
        && let Some(marks) = state.marks.get_mut(seat.index())
    {
        *marks = view.marks;
    }
    state
}

/// A rival who is done has chosen any card of his open hand.
fn imagine_choices(state: &mut State, view: &View, luck: &mut impl Luck) {
    for seat in view.chosen.iter().filter(|&seat| !view.viewer.is(seat)) {
        let hand = state.hand(seat);
        if !hand.is_empty() {
            let place = luck.below(u32::from(hand.count()));
            state.played[seat.index()] = Some(hand.at(place));
        }
    }
}

/// Deals what nobody showed him over the tokens that rivals took, in the order
/// in which they took them, and over those before a rival; the rest is in the bag.
///
/// A copy that the viewer once saw in the bag was not with a rival then, so it
/// is left out of what earlier takings can be. There is always another one, as
/// there was in truth. With marks of several times for one kind this is not
/// quite exact, but close.
fn imagine_treasures(state: &mut State, view: &View, luck: &mut impl Luck) {
    let mut hidden = state.bag();
    let taken: u8 = view.treasure_counts.iter().sum();
    for place in 0..taken {
        let seat = state.takings.seat(place);
        if view.treasures[seat.index()].is_some() {
            continue;
        }
        let weights = Treasure::ALL.map(|kind| {
            // What he has before him now is part of what was elsewhere then.
            let drawn = state.drawn.of(kind);
            let elsewhere = elsewhere(view, kind, place).saturating_sub(drawn);
            u32::from(hidden.of(kind).saturating_sub(elsewhere))
        });
        if let Some(kind) = any_treasure(weights, luck) {
            hidden.take(kind);
            state.treasures[seat.index()].put(kind);
        }
    }
    if view.drawn.is_none() {
        for _ in 0..view.drawn_count {
            let weights = Treasure::ALL.map(|kind| u32::from(hidden.of(kind)));
            if let Some(kind) = any_treasure(weights, luck) {
                hidden.take(kind);
                state.drawn.put(kind);
            }
        }
    }
}

/// What he saw in the bag before this taking. At the end of the game it no
/// longer matters what the sunk took down with them.
const fn elsewhere(view: &View, kind: Treasure, place: u8) -> u8 {
    match view.stage {
        Stage::Over => 0,
        _ => view.marks.elsewhere(kind, place),
    }
}

fn any_treasure(weights: [u32; Treasure::COUNT], luck: &mut impl Luck) -> Option<Treasure> {
    let sum = weights.iter().sum();
    // A view that somebody made up may have more tokens than there are.
    (sum > 0).then(|| Treasure::ALL[pick_weighted(weights, luck.below(sum))])
}

fn any_wreck(tokens: &mut Wrecks, luck: &mut impl Luck) -> Option<Wreck> {
    let count = u32::from(tokens.count());
    if count == 0 {
        return None;
    }
    let weights = tokens.counts().map(u32::from);
    let value = Wreck::ALL[pick_weighted(weights, luck.below(count))];
    tokens.take(value);
    Some(value)
}

/// Takes so many at random.
fn any_wrecks(tokens: &mut Wrecks, count: u8, luck: &mut impl Luck) -> Wrecks {
    let mut some = Wrecks::NONE;
    for _ in 0..count {
        if let Some(value) = any_wreck(tokens, luck) {
            some.put(value);
        }
    }
    some
}

/// What a stack held at the viewer's look is there still, or went to those who
/// took from it since. All other tokens are anywhere else.
fn imagine_wrecks(state: &mut State, view: &View, luck: &mut impl Luck) {
    let mut left = [0, 1].map(|stack| seen_there(state, view, stack));
    let mut unseen = state.edition.wrecks.tokens.minus(left[0]).minus(left[1]);
    // First what he knows, then what he does not.
    for (place, taking) in view.wreck_takings.iter(view.wrecks_taken).enumerate() {
        if let Some(value) = taking.value {
            origin(view, place as u8, &mut left, &mut unseen).take(value);
        }
    }
    for (place, taking) in view.wreck_takings.iter(view.wrecks_taken).enumerate() {
        let from = origin(view, place as u8, &mut left, &mut unseen);
        let value = taking.value.or_else(|| any_wreck(from, luck));
        let taking = WreckTaking { value, ..taking };
        state.wreck_takings.add(place as u8, taking);
    }
    for (stack, seen) in left.into_iter().enumerate() {
        let missing = size(state, view, stack) - seen.count();
        state.stacks[stack] = seen.plus(any_wrecks(&mut unseen, missing, luck));
    }
    imagine_looks(state, view);
}

/// Where a taken token came from: what he saw in the stack, if he had looked by
/// then, or what he never saw.
fn origin<'t>(
    view: &View,
    place: u8,
    left: &'t mut [Wrecks; 2],
    unseen: &'t mut Wrecks,
) -> &'t mut Wrecks {
    let stack = view.wreck_takings.get(place).stack;
    let look = view.looks[stack];
    if look.happened() && look.was_before(place) {
        &mut left[stack]
    } else {
        unseen
    }
}

/// What the viewer left in a stack, or has before him.
fn seen_there(state: &State, view: &View, stack: usize) -> Wrecks {
    match view.stack_open {
        Some(tokens) if state.stack(state.turn) == Some(stack) => tokens,
        _ => view.looks[stack].tokens,
    }
}

/// How many tokens of a stack are known in truth: as long as nobody has looked,
/// stacks are sizes over one pool.
fn size(state: &State, view: &View, stack: usize) -> u8 {
    if view.looked {
        view.stack_sizes[stack]
    } else if state.stack(state.turn) == Some(stack) {
        view.found_count
    } else {
        0
    }
}

/// What rivals remember is made to fit: what is there now, and what was taken
/// since they looked.
fn imagine_looks(state: &mut State, view: &View) {
    for seat in state.people().iter() {
        for stack in 0..2 {
            let Some(after) = view.looked_after[seat.index()][stack] else {
                continue;
            };
            let mut tokens = state.stacks[stack];
            let since = (after..view.wrecks_taken).map(|place| state.wreck_takings.get(place));
            since
                .filter(|taking| taking.stack == stack)
                .filter_map(|taking| taking.value)
                .for_each(|value| tokens.put(value));
            state.looks[seat.index()][stack] = Look::new(tokens, after);
        }
    }
}
