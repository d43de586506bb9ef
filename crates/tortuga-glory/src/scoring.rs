//! Glory: shares of an island, sets of treasure, the final scoring.

use tortuga_core::{Ending, Party, RuleId, Seat, Seats, Source, Standing, Standings};

use crate::edition::Edition;
use crate::options::PLAYERS;
use crate::state::{Stage, State};
use crate::tokens::Treasures;

/// What everybody on a full island gets, by the number of his pirates, and
/// whether all who take part are tied (GLORY-ISLAND-03 to -10).
///
/// Tied players add up the prizes of the places that they take, and share them,
/// rounded up; a tie for first takes two places, however many are tied, a tie
/// for second all that is left.
pub(crate) fn shares(prizes: [u8; 3], pirates: [u8; PLAYERS]) -> ([u8; PLAYERS], bool) {
    let mut glory = [0; PLAYERS];
    let participants = pirates.iter().filter(|&&count| count > 0).count() as u8;
    let (mut place, mut below) = (0, u8::MAX);
    while place < prizes.len() {
        let Some((count, tied)) = next_group(pirates, below) else {
            break;
        };
        if tied == participants && tied > 1 {
            let all = prizes.iter().sum();
            return (pay(glory, pirates, count, all, tied), true);
        }
        let places = if tied == 1 { 1 } else { 2 };
        let end = prizes.len().min(place + places);
        let sum = prizes[place..end].iter().sum();
        glory = pay(glory, pirates, count, sum, tied);
        (place, below) = (end, count);
    }
    (glory, false)
}

impl Edition {
    /// What everybody would get if an island with so many cells were full and
    /// had these pirates on it, and whether all who take part are tied; then who
    /// fills it gets [`Self::all_tied_extra`] on top.
    pub fn island_shares(&self, size: u8, pirates: [u8; PLAYERS]) -> ([u8; PLAYERS], bool) {
        let prizes = self.prizes.get(usize::from(size)).copied();
        shares(prizes.unwrap_or_default(), pirates)
    }

    /// What treasures are worth in their best sets (GLORY-END-04).
    pub fn set_glory(&self, tokens: Treasures) -> u16 {
        sets(self.treasure.sets, tokens)
    }
}

/// The most pirates that anybody has below this number, and how many have so many.
fn next_group(pirates: [u8; PLAYERS], below: u8) -> Option<(u8, u8)> {
    let counts = pirates.iter().filter(|&&count| 0 < count && count < below);
    let most = *counts.max()?;
    let tied = pirates.map(|count| u8::from(count == most));
    Some((most, tied.iter().sum()))
}

fn pay(
    mut glory: [u8; PLAYERS],
    pirates: [u8; PLAYERS],
    count: u8,
    sum: u8,
    tied: u8,
) -> [u8; PLAYERS] {
    for (glory, pirates) in glory.iter_mut().zip(pirates) {
        if pirates == count {
            *glory = sum.div_ceil(tied);
        }
    }
    glory
}

/// What treasures are worth: the first set has every kind that he has, the
/// second every kind that he has twice, and so on (GLORY-END-04).
pub(crate) fn sets(glory: [u8; 6], tokens: Treasures) -> u16 {
    let counts = tokens.counts();
    let most = counts.into_iter().max().unwrap_or(0);
    let set = |number: u8| counts.iter().filter(|&&count| count >= number).count();
    (1..=most).map(|number| u16::from(glory[set(number)])).sum()
}

/// Everybody's final score by source (GLORY-END-03). Who has sunk has the glory
/// of that moment and nothing more (GLORY-END-06).
pub(crate) fn sources(state: &State, seat: Seat) -> Vec<Source> {
    let place = seat.index();
    let mut sources = vec![
        ("islands", i32::from(state.islands[place])),
        ("fields", i32::from(state.fields[place])),
        ("compass", i32::from(state.compass_glory(seat))),
        ("home", i32::from(state.home_glory(seat))),
    ];
    if state.afloat.has(seat) {
        sources.extend(final_scoring(state, seat));
    }
    let source = |(key, points)| Source {
        key,
        of: String::new(),
        points,
    };
    sources.into_iter().map(source).collect()
}

/// What is added at the end.
pub(crate) fn final_scoring(state: &State, seat: Seat) -> [(&'static str, i32); 5] {
    let (edition, place) = (state.edition.0, seat.index());
    let pirates = state.pirates[place].count();
    let sets = sets(edition.treasure.sets, state.treasures[place]);
    [
        (
            "pirates",
            i32::from(edition.per_pirate) * i32::from(pirates),
        ),
        (
            "sailing",
            i32::from(edition.track_value(state.circles[place])),
        ),
        ("treasures", i32::from(sets)),
        (
            "barrels",
            i32::from(edition.per_barrel) * i32::from(state.barrels[place]),
        ),
        ("wrecks", i32::from(state.wrecks(seat).worth())),
    ]
}

/// Scores and ranks, once the game is over.
pub(crate) fn standings(state: &State) -> Option<Standings> {
    if state.stage != Stage::Over {
        return None;
    }
    let row = |seat: Seat| {
        let who = Party {
            seat,
            neutral: state.is_henry(seat).then_some("henry"),
        };
        Standing::new(who, sources(state, seat), Vec::new())
    };
    let rows = state.ships().iter().map(row).collect();
    Some(Standings::ranked_by(ending(state), rows, |row| {
        order(state, row.who.seat, row.score)
    }))
}

/// Afloat before sunk, later sunk before earlier, then glory (GLORY-END-09).
fn order(state: &State, seat: Seat, score: i32) -> (bool, u8, i32) {
    (state.afloat.has(seat), state.sunk_in[seat.index()], score)
}

/// Everybody on the first rank; nobody before the end.
pub(crate) fn winners(state: &State) -> Seats {
    if state.stage != Stage::Over {
        return Seats::NONE;
    }
    let place = |seat: Seat| order(state, seat, score(state, seat));
    let best = state.ships().iter().map(place).max();
    let all = state.ships().iter();
    all.filter(|&seat| Some(place(seat)) == best).collect()
}

/// A final score: the sum of its sources.
fn score(state: &State, seat: Seat) -> i32 {
    let glory = i32::from(state.glory(seat));
    if !state.afloat.has(seat) {
        return glory;
    }
    let scored = final_scoring(state, seat).map(|(_, points)| points);
    glory + scored.iter().sum::<i32>()
}

fn ending(state: &State) -> Ending {
    let (key, rule) = match state.afloat.count() {
        0 => ("all-sunk", "GLORY-END-09"),
        1 => ("last-afloat", "GLORY-END-08"),
        _ => ("home", "GLORY-END-01"),
    };
    let rule = RuleId(rule);
    Ending { key, rule }
}
