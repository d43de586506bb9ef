//! What holds at every moment, counted anew beside whole random games of all
//! modes and switches.

use crate::common::SECOND_BOX;
use tortuga_core::{QuickLuck, Rules, Seat, Seats, ToAct, Viewer};
use tortuga_foggy::{
    Action, Event, FoggyIsland, Mode, Open, Pair, Side, Stage, State, Tile, Tiles,
};
use tortuga_testkit::Suite;

/// Random games of every configuration; `each` sees each position with what led to it.
fn watch(games: u32, each: impl Fn(&State, &State, &[Event]) -> Result<(), String>) {
    for suite in [Suite::<FoggyIsland>::standard(), Suite::on(SECOND_BOX)] {
        suite.with_games(games).watch(|walk| {
            let mut before = *walk.state();
            while let Some(events) = walk.step()? {
                each(&before, walk.state(), &events)?;
                before = *walk.state();
            }
            Ok(())
        });
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Somebody decides about something in a round.
fn is_decision(state: &State) -> bool {
    let to_act = FoggyIsland::to_act(state);
    !to_act.seats().is_empty() && state.stage != Stage::Hire
}

fn left(state: &State, seat: Seat) -> u8 {
    state.hand(seat).count() + state.pile(seat).count()
}

/// Tiles that Hippos keep.
fn kept(state: &State) -> Tiles {
    let waiting = state.hippos.iter().flatten();
    let pairs = waiting.map(|hippo| hippo.pair());
    pairs.fold(Tiles::NONE, |tiles, pair: Pair| {
        tiles.with(pair.low()).with(pair.high())
    })
}

#[test]
fn fog_inv_01_open_tiles_and_waiting_hippos_are_as_many_as_tokens() {
    watch(240, |_, state, _| {
        if !is_decision(state) {
            return Ok(());
        }
        let empty = |tile: &Tile| state.token(*tile).is_none() && !kept(state).has(*tile);
        let open = Tile::all().filter(empty).count() + state.hippos.iter().flatten().count();
        let tokens: u8 = state.all().iter().map(|seat| left(state, seat)).sum();
        ensure(open == usize::from(tokens), || {
            format!("{open} places, {tokens} tokens")
        })
    });
}

#[test]
fn fog_inv_02_every_side_has_its_eighteen() {
    watch(240, |_, state, _| {
        if !is_decision(state) {
            return Ok(());
        }
        for side in Side::ALL {
            let on_map = state
                .map
                .iter()
                .filter(|token| !token.is_none() && token.owner() == side);
            let waiting = u8::from(state.hippos[side.index()].is_some());
            let seats = [side.index() as u8, side.index() as u8 + 2].map(Seat);
            let held: u8 = seats.iter().map(|&seat| left(state, seat)).sum();
            let all = on_map.count() as u8 + waiting + held;
            ensure(all == 18, || format!("{side:?} has {all}"))?;
        }
        Ok(())
    });
}

#[test]
fn fog_inv_03_a_turn_begins_with_five_tokens_or_all_that_are_left() {
    watch(240, |before, state, _| {
        let begins = before.turn != state.turn && before.round == state.round;
        let is_turn = is_decision(state) && state.stage != Stage::PickHand;
        if state.seats() != 2 || !begins || !is_turn {
            return Ok(());
        }
        let (hand, left) = (state.hand(state.turn).count(), left(state, state.turn));
        let full = state.edition.hand_size.min(left);
        ensure(hand == full, || format!("{hand} in hand, {left} left"))
    });
}

/// Every action, by its number.
fn all_actions() -> impl Iterator<Item = Action> {
    let count = FoggyIsland::action_count(&crate::common::STANDARD);
    (0..count).filter_map(|number| FoggyIsland::action(&crate::common::STANDARD, number))
}

#[test]
fn fog_inv_06_what_may_be_done_rests_on_what_is_known() {
    let luck = std::cell::RefCell::new(QuickLuck::new(6));
    watch(120, |_, state, _| {
        for seat in FoggyIsland::to_act(state).seats().iter() {
            let view = FoggyIsland::view(state, Viewer::Seat(seat));
            let world = FoggyIsland::imagine(state.edition.0, &view, &mut *luck.borrow_mut());
            let lists = [state, &world].map(|state| {
                let mut legal = Vec::new();
                FoggyIsland::legal(state, seat, &mut legal);
                legal
            });
            ensure(lists[0] == lists[1], || format!("seat {seat}: {lists:?}"))?;
            for action in all_actions().step_by(7) {
                let actor = tortuga_core::Actor::Seat(seat);
                let [one, other] =
                    [state, &world].map(|state| FoggyIsland::check(state, actor, action));
                ensure(one == other, || format!("{action:?}: {one:?} or {other:?}"))?;
            }
        }
        Ok(())
    });
}

/// The books of one game: points scored and coins spent, by the events.
#[derive(Clone, Copy, Default)]
struct Books {
    points: [u16; 2],
    spent: [u16; 2],
    gift: bool,
}

impl Books {
    fn note(&mut self, state: &State, event: &Event) {
        if let Event::Open(Open::RoundScored { points, .. }) = event {
            self.points = [0, 1].map(|side| self.points[side] + points[side]);
        }
        if let Event::Open(Open::HiringBegan { .. }) = event {
            self.gift = state.mode() == Mode::Quick && state.round == 1;
        }
        if let Event::Open(Open::Hired { side, cost, .. }) = event
            && !self.gift
        {
            self.spent[side.index()] += cost;
        }
    }
}

#[test]
fn fog_inv_07_coins_held_and_spent_are_the_points_scored() {
    for suite in [Suite::<FoggyIsland>::standard(), Suite::on(SECOND_BOX)] {
        suite.with_games(240).watch(|walk| {
            let mut books = Books {
                // With a named first player the gift lies there from the beginning.
                gift: walk.state().mode() == Mode::Quick,
                ..Books::default()
            };
            while let Some(events) = walk.step()? {
                let state = *walk.state();
                for event in &events {
                    books.note(&state, event);
                }
                if state.has_gift() {
                    continue;
                }
                for side in Side::ALL {
                    let (points, spent) = (books.points[side.index()], books.spent[side.index()]);
                    let coins = state.coins[side.index()];
                    ensure(
                        coins + spent == points && state.earned(side) == points,
                        || format!("{side:?}: {coins} held, {spent} spent, {points} scored"),
                    )?;
                }
            }
            Ok(())
        });
    }
}

#[test]
fn fog_inv_09_no_decision_is_without_a_choice() {
    watch(240, |_, state, _| {
        let to_act = FoggyIsland::to_act(state);
        let together = matches!(to_act, ToAct::Together(_));
        ensure(!together || to_act.seats() != Seats::NONE, || {
            "nobody is to act".to_owned()
        })?;
        for seat in to_act.seats().iter() {
            let mut legal = Vec::new();
            FoggyIsland::legal(state, seat, &mut legal);
            ensure(!legal.is_empty(), || format!("{:?} is empty", state.stage))?;
            // A Frog or a Prairie Dog that can do nothing is not asked.
            let asked = matches!(state.stage, Stage::MoveFrog | Stage::PrairieSwap);
            ensure(!asked || legal.len() > 1, || {
                format!("{legal:?} is no choice")
            })?;
        }
        Ok(())
    });
}
