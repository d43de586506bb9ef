//! What holds at every moment, counted anew beside whole random games of all
//! variants, on both boxes.

use crate::common::SECOND_BOX;
use tortuga_core::{Rules, Seat, ToAct};
use tortuga_glory::{
    Card, Cards, Cell, Event, GloryIslands, HENRY, Icon, Open, Stage, State, Treasure, Treasures,
    Wreck, Wrecks,
};
use tortuga_testkit::{Suite, Walk};

type Verdict = Result<(), String>;

/// Random games of every configuration.
fn games(watch: impl Fn(&mut Walk<'_, GloryIslands>) -> Verdict) {
    for suite in [Suite::<GloryIslands>::standard(), Suite::on(SECOND_BOX)] {
        suite.with_games(240).watch(|walk| watch(walk));
    }
}

/// The same; `each` sees each position with the one before and what happened.
fn watch(each: impl Fn(&State, &State, &[Event]) -> Verdict) {
    games(|walk| {
        let mut before = *walk.state();
        while let Some(events) = walk.step()? {
            each(&before, walk.state(), &events)?;
            before = *walk.state();
        }
        Ok(())
    });
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(what()) }
}

fn ships(state: &State) -> impl Iterator<Item = usize> {
    state.ships().iter().map(Seat::index)
}

/// Between turns, when nothing of a turn is half done.
fn is_between_turns(state: &State) -> bool {
    matches!(
        state.stage,
        Stage::ChooseCards | Stage::HenryCard | Stage::Sail | Stage::Over
    )
}

// ---- pieces

/// Barrels that went to somebody and came back, by what all saw.
fn barrels_by_event(barrels: &mut [i16; 4], event: &Event) {
    if let Event::Open(Open::BarrelTaken(seat)) = *event {
        barrels[seat.index()] += 1;
    }
    if let Event::Open(Open::SpecialPaid {
        seat,
        barrels: paid,
        ..
    })
    | Event::WreckTaken {
        seat,
        barrels: paid,
        ..
    } = *event
    {
        barrels[seat.index()] -= i16::from(paid);
    }
    if let Event::Open(Open::Sunk { seat }) = *event {
        barrels[seat.index()] = 0;
    }
}

// rules: GLORY-REWARD-07 GLORY-REWARD-06 GLORY-2P-01
#[test]
fn barrels_of_players_and_supply_are_all_there_are() {
    watch(|before, state, events| {
        let mut barrels = before.barrels.map(i16::from);
        for event in events {
            barrels_by_event(&mut barrels, event);
        }
        ensure(state.barrels.map(i16::from) == barrels, || {
            format!("{:?} instead of {barrels:?}", state.barrels)
        })?;
        let (all, limit) = (state.edition.barrels.total, state.edition.barrels.limit);
        let held: u8 = state.barrels.iter().sum();
        ensure(held + state.barrel_supply() == all && held <= all, || {
            format!("{held} of {all} barrels")
        })?;
        ensure(
            state.barrels.iter().all(|&barrels| barrels <= limit),
            || "too many for one player".to_owned(),
        )?;
        let henry = state.options.has_henry() && state.barrels[HENRY.index()] > 0;
        ensure(!henry, || "Henry has a barrel".to_owned())
    });
}

/// Pirates on the board, by what all saw.
fn pirates_by_event(pirates: &mut [i16; 4], event: &Event) {
    if let Event::Open(Open::Placed {
        seat, from: None, ..
    }) = event
    {
        pirates[seat.index()] += 1;
    }
    if let Event::Open(Open::IslandScored { pirates: home, .. }) = event {
        for (pirates, &home) in pirates.iter_mut().zip(home) {
            *pirates -= i16::from(home);
        }
    }
    if let Event::Open(Open::Sunk { seat }) = event {
        pirates[seat.index()] = 0;
    }
}

// rules: GLORY-PLACE-10 GLORY-SETUP-06 GLORY-PLACE-01
#[test]
fn pirates_in_supply_and_on_the_board_are_all_of_them() {
    watch(|before, state, events| {
        let on_board = |state: &State| state.pirates.map(|pirates| i16::from(pirates.count()));
        let mut pirates = on_board(before);
        for event in events {
            pirates_by_event(&mut pirates, event);
        }
        ensure(on_board(state) == pirates, || {
            format!("{:?} instead of {pirates:?}", on_board(state))
        })?;
        for place in ships(state) {
            let edition = state.edition.0;
            let henry = state.options.has_henry() && place == HENRY.index();
            let all = if henry {
                edition.henrys_pirates
            } else {
                edition.pirates
            };
            let count = state.pirates[place].count();
            let supply = state.supply(Seat(place as u8));
            ensure(count <= all && supply == all - count, || {
                format!("{place} has {count} and {supply} of {all}")
            })?;
        }
        let alone = |cell: Cell| {
            let here = state.pirates.iter().filter(|pirates| pirates.has(cell));
            here.count() <= 1
        };
        ensure(Cell::all().all(alone), || "two on one cell".to_owned())
    });
}

#[test]
fn glory_card_02_everybody_afloat_owns_1_2_3_3_4_5() {
    watch(|_, state, _| {
        let mut all = Cards::NONE;
        for seat in state.afloat.iter() {
            let owned = state.owned[seat.index()];
            let mut values: Vec<u8> = owned.iter().map(Card::value).collect();
            values.sort_unstable();
            ensure(values == [1, 2, 3, 3, 4, 5], || format!("{values:?}"))?;
            ensure(all.among(owned).is_empty(), || "owned twice".to_owned())?;
            all = all.and(owned);
            accounted_for(state, seat)?;
        }
        let everybodys = state
            .owned
            .iter()
            .fold(Cards::NONE, |sum, &own| sum.and(own));
        // The cards of the sunk have left the game.
        ensure(everybodys == all, || "a sunk player owns cards".to_owned())?;
        ensure(state.in_hand.apart_from(all).is_empty(), || {
            "a hand holds nobody's card".to_owned()
        })
    });
}

/// His cards are in his hand, on his pile, or the card of this round.
fn accounted_for(state: &State, seat: Seat) -> Verdict {
    let (hand, pile) = (state.hand(seat), state.discards(seat));
    let played = state.played[seat.index()].filter(|&card| !hand.has(card));
    let out = u8::from(played.is_some());
    ensure(hand.count() + pile.count() + out == 6, || {
        format!("{seat}: {hand:?} {pile:?} {played:?}")
    })?;
    let choosing = state.stage == Stage::ChooseCards;
    ensure(!choosing || !hand.is_empty(), || "an empty hand".to_owned())
}

// ---- tokens

fn treasures_by_event(treasures: &mut [Treasures; 4], event: &Event) {
    if let Event::Kept { seat, kind, .. } | Event::Open(Open::HenryTreasure { seat, kind }) = *event
    {
        treasures[seat.index()].put(kind);
    }
}

// rules: GLORY-SETUP-04 GLORY-REWARD-03
#[test]
fn treasure_tokens_in_the_bag_and_with_players_are_all_there_are() {
    watch(|before, state, events| {
        let mut treasures = before.treasures;
        for event in events {
            treasures_by_event(&mut treasures, event);
        }
        ensure(state.treasures == treasures, || {
            format!("{:?} instead of {treasures:?}", state.treasures)
        })?;
        let seats = usize::from(state.options.seats);
        let copies = state.edition.treasure.copies[seats - 2];
        for kind in Treasure::ALL {
            let held: u8 = state.treasures.iter().map(|tokens| tokens.of(kind)).sum();
            let sum = state.bag().of(kind) + state.drawn.of(kind) + held;
            ensure(sum == copies, || format!("{sum} of {kind:?}"))?;
        }
        let order = (0..state.taken()).map(|place| state.takings.seat(place));
        let order: Vec<Seat> = order.collect();
        for place in ships(state) {
            let took = order.iter().filter(|seat| seat.index() == place).count();
            let has = usize::from(state.treasures[place].count());
            ensure(took == has, || format!("{place} took {took} and has {has}"))?;
        }
        Ok(())
    });
}

fn wrecks_by_event(wrecks: &mut [Wrecks; 4], event: &Event) {
    if let Event::WreckTaken { seat, value, .. } = *event {
        wrecks[seat.index()].put(value);
    }
    if let Event::HenryWreck { value, .. } = *event {
        wrecks[HENRY.index()].put(value);
    }
}

// rules: GLORY-WRECK-01 GLORY-WRECK-09
#[test]
fn wreck_tokens_in_stacks_and_with_players_are_all_there_are() {
    games(|walk| {
        let mut wrecks = [Wrecks::NONE; 4];
        while let Some(events) = walk.step()? {
            let state = walk.state();
            for event in &events {
                wrecks_by_event(&mut wrecks, event);
            }
            let (taken, all) = (state.wrecks_taken(), state.edition.wrecks.tokens);
            ensure(taken == 0 || state.options.wrecks, || {
                "no wrecks here".to_owned()
            })?;
            for place in ships(state) {
                let has = state.wrecks(Seat(place as u8));
                ensure(has == wrecks[place], || format!("{place} has {has:?}"))?;
            }
            let sizes = state.stack_sizes.iter().sum::<u8>();
            ensure(sizes + taken == all.count(), || "sizes".to_owned())?;
            let [one, two] = state
                .stacks
                .map(|stack| [1, 2, 3, 4].map(|n| stack.of(Wreck(n))));
            for (place, value) in Wreck::ALL.into_iter().enumerate() {
                let held: u8 = wrecks.iter().map(|tokens| tokens.of(value)).sum();
                let known = one[place] + two[place] + held;
                let complete = known == all.of(value) || !state.looked;
                ensure(complete && known <= all.of(value), || format!("{value:?}"))?;
            }
        }
        Ok(())
    });
}

// ---- the board

// rules: GLORY-ISLAND-01 GLORY-ISLAND-11
#[test]
fn between_turns_no_island_is_full() {
    watch(|_, state, _| {
        let full = state.board().islands.iter().any(|&island| {
            !island.is_empty() && island.iter().all(|cell| state.occupied().has(cell))
        });
        ensure(!full || !is_between_turns(state), || {
            "a full island".to_owned()
        })
    });
}

// rules: GLORY-STORM-01 GLORY-STORM-03
#[test]
fn the_storm_is_empty_between_actions() {
    watch(|_, state, _| {
        let storm = |cell: &Cell| state.board().icon(*cell) == Icon::Storm;
        let here = Cell::all()
            .filter(storm)
            .any(|cell| state.occupied().has(cell));
        ensure(!here, || "a pirate in the storm".to_owned())
    });
}

// ---- what only rises

/// How far this ship sailed.
fn leg(event: &Event, place: usize) -> Option<u8> {
    let Event::Open(Open::Sailed { seat, steps, .. }) = event else {
        return None;
    };
    (seat.index() == place).then_some(*steps)
}

// rules: GLORY-MOVE-01 GLORY-CARD-03
#[test]
fn ships_and_markers_never_go_back() {
    watch(|before, state, events| {
        for place in ships(state) {
            let (from, to) = (before.sailed[place], state.sailed[place]);
            let legs = events.iter().filter_map(|event| leg(event, place));
            let legs: Vec<u8> = legs.collect();
            ensure(legs.iter().all(|&steps| steps > 0), || "stays".to_owned())?;
            let steps: u8 = legs.iter().sum();
            ensure(to == from + steps, || format!("{from} to {to}"))?;
            let (from, marker) = (before.circles[place], state.circles[place]);
            ensure(marker >= from, || "the marker went back".to_owned())?;
            ensure(marker >= to, || format!("{to} for {marker} circles"))?;
        }
        Ok(())
    });
}

/// In every round each ship afloat sails, so 24 are enough.
#[test]
fn glory_end_11_every_round_every_ship_comes_nearer_and_24_are_enough() {
    games(|walk| {
        let mut began = *walk.state();
        while walk.step()?.is_some() {
            let state = walk.state();
            ensure(state.round <= 24, || format!("round {}", state.round))?;
            let round_over = state.round > began.round;
            for seat in state.afloat.iter().filter(|_| round_over) {
                let place = seat.index();
                let sailed = state.sailed[place] > began.sailed[place];
                ensure(sailed, || format!("{seat} did not sail"))?;
            }
            if round_over {
                began = *state;
            }
        }
        Ok(())
    });
}

// rules: GLORY-SETUP-07 GLORY-END-06
#[test]
fn glory_never_falls_during_play() {
    games(|walk| {
        let glory = |state: &State| [0, 1, 2, 3].map(|seat| state.glory(Seat(seat)));
        ensure(glory(walk.state()) == [0; 4], || {
            "glory at the start".to_owned()
        })?;
        let mut before = *walk.state();
        while walk.step()?.is_some() {
            let state = *walk.state();
            for place in 0..4 {
                let (was, is) = (glory(&before)[place], glory(&state)[place]);
                ensure(is >= was, || format!("{place}: {is} after {was}"))?;
                // The sunk take no further part.
                let sunk = before.sunk_in[place] > 0;
                ensure(!sunk || is == was, || format!("{place} sank and has {is}"))?;
            }
            before = state;
        }
        Ok(())
    });
}

#[test]
fn no_decision_is_without_a_choice() {
    watch(|_, state, _| {
        let to_act = GloryIslands::to_act(state);
        let over = to_act == ToAct::Nobody;
        ensure(over == (state.stage == Stage::Over), || {
            "who acts?".to_owned()
        })?;
        for seat in to_act.seats().iter() {
            let mut legal = Vec::new();
            GloryIslands::legal(state, seat, &mut legal);
            ensure(!legal.is_empty(), || format!("{:?} is empty", state.stage))?;
            // Who cannot pay, or finds no token, is not asked.
            let asked = matches!(
                state.stage,
                Stage::Special | Stage::TakeWreck | Stage::TakeMore
            );
            ensure(!asked || legal.len() > 1, || {
                format!("{legal:?} is no choice")
            })?;
        }
        Ok(())
    });
}
