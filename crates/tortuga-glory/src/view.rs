//! What one viewer knows, and worlds that he cannot tell from the truth.

mod imagine;

pub(crate) use imagine::imagine;

use serde::{Deserialize, Serialize};
use tortuga_core::{Seat, Seats, Viewer};

use crate::board::{Cell, Cells};
use crate::cards::{Card, Cards};
use crate::memory::{Look, Marks, Takings, WreckTaking, WreckTakings};
use crate::options::{Options, PLAYERS};
use crate::state::{Stage, State, Step};
use crate::tokens::{Treasures, Wrecks};

/// What one viewer knows and remembers. Arrays have one place for each ship, in
/// seat order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the table has chosen.
    pub options: Options,
    /// What is being asked.
    pub stage: Stage,
    /// How far the turn is.
    pub step: Step,
    /// The round, from 1 on.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who still has a turn in this round, after the present one.
    pub due: Seats,
    /// Who has not sunk.
    pub afloat: Seats,
    /// The round in which everybody sank; 0 is afloat.
    pub sunk_in: [u8; PLAYERS],
    /// The cells of everybody's pirates.
    pub pirates: [Cells; PLAYERS],
    /// Everybody's six cards.
    pub owned: [Cards; PLAYERS],
    /// All cards in hands and in Henry Morgan's draw pile; chosen ones too.
    pub in_hand: Cards,
    /// Who has chosen a card that is not revealed yet.
    pub chosen: Seats,
    /// The cards of this round: his own, and after the reveal everybody's.
    pub played: [Option<Card>; PLAYERS],
    /// How far everybody has sailed from Home.
    pub sailed: [u8; PLAYERS],
    /// Where everybody's marker is on the sailing track.
    pub circles: [u8; PLAYERS],
    /// As which ship everybody came to the compass; 0 is not yet.
    pub compass: [u8; PLAYERS],
    /// The same for Home.
    pub home: [u8; PLAYERS],
    /// Glory from islands.
    pub islands: [u16; PLAYERS],
    /// Glory from pirate fields; Henry Morgan's from barrels too.
    pub fields: [u16; PLAYERS],
    /// Barrels.
    pub barrels: [u8; PLAYERS],
    /// Spaces that may be sailed after the stopover.
    pub leg: u8,
    /// The pirate that is about to be put somewhere else.
    pub lifted: Option<Cell>,
    /// How many treasure tokens everybody has.
    pub treasure_counts: [u8; PLAYERS],
    /// Which they are, where he knows.
    pub treasures: [Option<Treasures>; PLAYERS],
    /// Tokens drawn from the bag of which one is kept.
    pub drawn_count: u8,
    /// Which they are, if he drew them.
    pub drawn: Option<Treasures>,
    /// Tokens still to be drawn.
    pub to_draw: u8,
    /// Who took treasure tokens, in order.
    pub takings: Takings,
    /// What he saw in the bag.
    pub marks: Marks,
    /// Tokens in each stack.
    pub stack_sizes: [u8; 2],
    /// What lies there now, if he has it before him.
    pub stack_open: Option<Wrecks>,
    /// How many tokens of a stack have come to light for its first looker.
    pub found_count: u8,
    /// Has anybody looked into a stack?
    pub looked: bool,
    /// When everybody looked into the two stacks: wreck tokens taken by then.
    pub looked_after: [[Option<u8>; 2]; PLAYERS],
    /// What he saw in the two stacks.
    pub looks: [Look; 2],
    /// How many wreck tokens were taken.
    pub wrecks_taken: u8,
    /// Who took them, in order, and their values where he knows.
    pub wreck_takings: WreckTakings,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let is_henry = |place: usize| state.is_henry(Seat(place as u8));
    let choosing = matches!(state.stage, Stage::ChooseCards | Stage::HenryCard);
    // Nobody sits in Henry Morgan's place.
    let own = |place: usize| viewer.is(Seat(place as u8)) && !is_henry(place);
    // Everybody who scores has laid his tokens open by then.
    let open = |place: usize| state.stage == Stage::Over && state.afloat.has(Seat(place as u8));
    let acts = viewer.is(state.turn);
    View {
        viewer,
        options: state.options,
        stage: state.stage,
        step: state.step,
        round: state.round,
        turn: state.turn,
        due: state.due,
        afloat: state.afloat,
        sunk_in: state.sunk_in,
        pirates: state.pirates,
        owned: state.owned,
        in_hand: state.in_hand,
        chosen: state.chosen,
        played: for_all(|place| state.played[place].filter(|_| !choosing || own(place))),
        sailed: state.sailed,
        circles: state.circles,
        compass: state.compass,
        home: state.home,
        islands: state.islands,
        fields: state.fields,
        barrels: state.barrels,
        leg: state.leg,
        lifted: state.lifted,
        treasure_counts: state.treasures.map(Treasures::count),
        treasures: for_all(|place| {
            let known = own(place) || is_henry(place) || open(place);
            known.then_some(state.treasures[place])
        }),
        drawn_count: state.drawn.count(),
        drawn: acts.then_some(state.drawn),
        to_draw: state.to_draw,
        takings: state.takings,
        marks: of_viewer(viewer, &state.marks).unwrap_or(Marks::NONE),
        stack_sizes: state.stack_sizes,
        stack_open: before_him(state).filter(|_| acts),
        found_count: found_count(state),
        looked: state.looked,
        looked_after: state
            .looks
            .map(|looks| looks.map(|look| look.happened().then_some(look.after()))),
        looks: of_viewer(viewer, &state.looks).unwrap_or([Look::NEVER; 2]),
        wrecks_taken: state.wrecks_taken(),
        wreck_takings: seen_takings(state, |seat| own(seat.index()) || open(seat.index())),
    }
}

/// The takings, with the values of those whose tokens he may know.
fn seen_takings(state: &State, knows: impl Fn(Seat) -> bool) -> WreckTakings {
    let mut seen = WreckTakings::default();
    let takings = state.wreck_takings.iter(state.wrecks_taken());
    for (place, taking) in takings.enumerate() {
        let value = taking.value.filter(|_| knows(taking.seat));
        seen.add(place as u8, WreckTaking { value, ..taking });
    }
    seen
}

/// What is the viewer's own, if he has a seat.
fn of_viewer<T: Copy>(viewer: Viewer, all: &[T; PLAYERS]) -> Option<T> {
    match viewer {
        Viewer::Seat(seat) => all.get(seat.index()).copied(),
        Viewer::Spectator => None,
    }
}

fn for_all<T>(of: impl Fn(usize) -> T) -> [T; PLAYERS] {
    std::array::from_fn(of)
}

/// The stack that the present ship has open before it.
fn before_him(state: &State) -> Option<Wrecks> {
    let stack = state.stack(state.turn)?;
    let open = matches!(
        state.stage,
        Stage::Look | Stage::TakeWreck | Stage::TakeMore
    );
    (open && !state.is_henry(state.turn)).then_some(state.stacks[stack])
}

/// While a stack is filled for its first looker.
fn found_count(state: &State) -> u8 {
    match before_him(state) {
        Some(tokens) if state.stage == Stage::Look => tokens.count(),
        _ => 0,
    }
}
