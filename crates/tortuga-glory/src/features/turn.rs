//! What the turn of this round will bring, or is bringing.

use tortuga_core::Seat;

use super::islands;
use crate::board::{Cell, Cells, ISLANDS_MAX, Icon, Island, LINE_LENGTH, SPACES, Space};
use crate::options::PLAYERS;
use crate::rules::{sailing, special};
use crate::state::{Stage, State, Step};
use crate::tokens::{Treasure, Treasures};

/// What a turn brings with a card that is not chosen yet, in hundredths of a point.
const ANY_CARD: i32 = 150;
/// Whoever acts early in a round finds more free.
const PER_RIVAL_AFTER: i32 = 10;

/// What a seat's turn in this round will still bring; 0 when it is over.
pub(super) fn to_come(state: &State, seat: Seat) -> i32 {
    let Some(card) = state.played[seat.index()] else {
        let waits = super::is_hidden(state);
        return if waits { ANY_CARD } else { 0 };
    };
    let value = card.value();
    let look = Look::new(state, seat, value);
    if super::is_hidden(state) || state.due.has(seat) {
        let stop = look.best_stop(state.sailed[seat.index()], value);
        return stop + look.special(value) + early(state, seat);
    }
    if state.turn != seat {
        return 0;
    }
    under_way(state, &look, value)
}

/// How many act after a seat.
fn early(state: &State, seat: Seat) -> i32 {
    let strength = |seat: Seat| state.played[seat.index()].map(|card| state.edition.strength(card));
    let own = strength(seat);
    let later = state.afloat.iter().filter(|&other| strength(other) < own);
    PER_RIVAL_AFTER * i32::from(later.count() as u8)
}

/// In the middle of the turn.
fn under_way(state: &State, look: &Look, value: u8) -> i32 {
    let seat = look.seat;
    let sailed = state.sailed[seat.index()];
    let more = match state.step {
        Step::Stopover => look.best_stop(sailed, state.leg),
        Step::Stop | Step::Special => 0,
    };
    match state.stage {
        Stage::Sail => look.best_stop(sailed, value) + look.special(value),
        Stage::SailOn => look.best_stop(sailed, state.leg),
        Stage::Look | Stage::TakeWreck => wreck(state, seat) + look.at(state.space(seat)),
        Stage::TakeMore => look.at(state.space(seat)),
        Stage::Lift | Stage::Put if is_relocation(state, value) => look.anywhere() + more,
        Stage::Lift | Stage::Put => look.at(state.space(seat)) + more,
        Stage::LeaveStorm => look.anywhere() + more,
        Stage::Draw => look.chest + more,
        Stage::Keep => kept(state, seat) + more,
        Stage::ChooseCards | Stage::HenryCard | Stage::Special | Stage::Over => more,
    }
}

fn is_relocation(state: &State, value: u8) -> bool {
    state.step == Step::Special && value == special::RELOCATES
}

/// The best token of the stack where the ship lies.
fn wreck(state: &State, seat: Seat) -> i32 {
    const UNKNOWN: i32 = 250;
    let Some(stack) = state.stack(seat) else {
        return 0;
    };
    let best = state.stacks[stack].values().last();
    best.map_or(UNKNOWN, |value| 100 * i32::from(value.0))
}

/// The best of the drawn tokens.
fn kept(state: &State, seat: Seat) -> i32 {
    let own = state.treasures[seat.index()];
    let gains = state.drawn.kinds().map(|kind| gain(state, own, kind));
    gains.max().unwrap_or(0)
}

/// What one more treasure of a kind adds to the sets.
fn gain(state: &State, own: Treasures, kind: Treasure) -> i32 {
    let sets = state.edition.treasure.sets;
    let number = own.of(kind) + 1;
    let others = own
        .counts()
        .iter()
        .filter(|&&count| count >= number)
        .count();
    let size = others.min(sets.len() - 2);
    100 * (i32::from(sets[size + 1]) - i32::from(sets[size]))
}

/// What cells are worth to a seat that may place a pirate with a card.
struct Look<'a> {
    state: &'a State,
    seat: Seat,
    range: u8,
    free: Cells,
    /// What a chest will probably give.
    chest: i32,
    barrel: i32,
    field: i32,
    /// What the pirate itself scores; nothing if it must be taken from elsewhere.
    pirate: i32,
    /// What a pirate changes on each island, once it was asked.
    islands: [std::cell::Cell<Option<i32>>; ISLANDS_MAX],
}

impl<'a> Look<'a> {
    fn new(state: &'a State, seat: Seat, range: u8) -> Self {
        let (edition, place) = (state.edition.0, seat.index());
        let own = state.treasures[place];
        let rarest = Treasure::ALL.into_iter().min_by_key(|&kind| own.of(kind));
        let treasure = rarest.map_or(0, |kind| gain(state, own, kind));
        let has_room = state.barrels[place] < edition.barrels.limit && state.barrel_supply() > 0;
        let barrel = if has_room {
            100 * i32::from(edition.per_barrel)
        } else {
            0
        };
        let from_supply = state.supply(seat) > 0;
        let pirate = if from_supply {
            100 * i32::from(edition.per_pirate)
        } else {
            0
        };
        Self {
            state,
            seat,
            range,
            free: Cells::ALL.apart_from(state.occupied()),
            chest: treasure * 3 / 4,
            barrel,
            field: 100 + super::PER_FIELD,
            pirate,
            islands: Default::default(),
        }
    }

    /// The best space up to so many steps on.
    fn best_stop(&self, sailed: u8, most: u8) -> i32 {
        let stops = (1..=most).map(|steps| self.stop(sailed, steps));
        stops.max().unwrap_or(0)
    }

    /// What the card brings besides, by a very rough eye: the stopover of a 5, or
    /// what the special action brings, less its price.
    fn special(&self, value: u8) -> i32 {
        let (edition, place) = (self.state.edition.0, self.seat.index());
        let cost = edition.pay_barrels[usize::from(value)];
        let is_paid = cost > 0 && self.state.barrels[place] >= cost;
        let price = 100 * i32::from(cost) * i32::from(edition.per_barrel);
        match value {
            sailing::STOPS_OVER => self.pirate + self.chest,
            special::DRAWS if is_paid => (self.chest - price).max(0),
            special::PLACES if is_paid => (self.pirate + self.chest - price).max(0),
            _ => 0,
        }
    }

    fn stop(&self, sailed: u8, steps: u8) -> i32 {
        let to = sailed + steps;
        let space = Space::of(to);
        let way = i32::from(to.min(SPACES)) - i32::from(sailed.min(SPACES));
        self.at(space) + self.field_glory(space) + self.bonus(sailed, to) + super::PER_SPACE * way
    }

    /// Compass and Home.
    fn bonus(&self, from: u8, to: u8) -> i32 {
        let (state, sea) = (self.state, &self.state.edition.sea);
        let passes = |place: u8| from < place && place <= to;
        let next = |bonuses: [u8; PLAYERS], places: [u8; PLAYERS]| {
            let came = places.iter().filter(|&&place| place > 0).count();
            100 * i32::from(bonuses[came.min(PLAYERS - 1)])
        };
        let mut bonus = 0;
        if passes(sea.compass.0) {
            bonus += next(sea.compass_bonus, state.compass);
        }
        if passes(SPACES) {
            bonus += next(sea.home_bonus, state.home);
        }
        bonus
    }

    /// What the seat's own pirates on fields earn, more than the best rival's.
    fn field_glory(&self, space: Space) -> i32 {
        let state = self.state;
        let line = state.edition.whole_line(space);
        let fields = line.among(state.board().fields);
        let glory = state
            .pirates
            .map(|pirates| i32::from(pirates.among(fields).count()));
        let rivals = state.afloat.without(self.seat).iter();
        let best = rivals.map(|rival| glory[rival.index()]).max().unwrap_or(0);
        100 * (glory[self.seat.index()] - best)
    }

    /// The best cell that the ship reaches from a space; nothing if the line is full.
    fn at(&self, space: Space) -> i32 {
        let edition = self.state.edition.0;
        let near = edition.within(space, self.range).among(self.free);
        if !near.is_empty() {
            return self.best(near);
        }
        let line = edition.line(space);
        let mut beyond = usize::from(self.range)..LINE_LENGTH;
        let nearest = beyond.find(|&place| self.free.has(line[place]));
        nearest.map_or(0, |place| self.cell(line[place]))
    }

    fn anywhere(&self) -> i32 {
        self.best(self.state.board().land().among(self.free))
    }

    fn best(&self, cells: Cells) -> i32 {
        cells.iter().map(|cell| self.cell(cell)).max().unwrap_or(0)
    }

    fn cell(&self, cell: Cell) -> i32 {
        let board = self.state.board();
        let icon = match board.icon(cell) {
            Icon::PirateField => self.field,
            Icon::Chest => self.chest,
            Icon::Barrel => self.barrel,
            Icon::Storm => return self.chest,
        };
        icon + self.pirate + board.island_of(cell).map_or(0, |island| self.on(island))
    }

    /// The same for all cells of an island, so it is computed once.
    fn on(&self, island: Island) -> i32 {
        let known = &self.islands[island.index()];
        known.get().unwrap_or_else(|| {
            let gain = self.island(self.state.board().islands[island.index()]);
            known.set(Some(gain));
            gain
        })
    }

    /// What one more pirate changes on an island, for the seat and for the best
    /// of the others.
    fn island(&self, cells: Cells) -> i32 {
        let before = islands::pirates_on(self.state, cells);
        let mut after = before;
        after[self.seat.index()] += 1;
        let [before, after] =
            [before, after].map(|pirates| islands::of_pirates(self.state, cells, pirates));
        let gain = |seat: Seat| after[seat.index()] - before[seat.index()];
        let rivals = self.state.afloat.without(self.seat).iter();
        let best = rivals.map(gain).max().unwrap_or(0);
        gain(self.seat) - best.max(0)
    }
}
