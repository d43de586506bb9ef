//! Every distribution of pirates over an island (GLORY-ISLAND-12).

use tortuga_core::Seat;
use tortuga_glory::{HENRY, PLAYERS};

use crate::common::Scene;
use crate::islands::{check, scored};

/// The name of a row, size, pirates, glory, and whether all are tied.
type Row = (&'static str, u8, &'static [u8], &'static [u8], bool);

/// Every distribution.
const TABLE: [Row; 23] = [
    ("S01", 3, &[3], &[4], false),
    ("S02", 3, &[2, 1], &[4, 2], false),
    ("S03", 3, &[1, 1, 1], &[2, 2, 2], true),
    ("S04", 4, &[4], &[5], false),
    ("S05", 4, &[3, 1], &[5, 3], false),
    ("S06", 4, &[2, 2], &[4, 4], true),
    ("S07", 4, &[2, 1, 1], &[5, 2, 2], false),
    ("S08", 4, &[1, 1, 1, 1], &[2, 2, 2, 2], true),
    ("S09", 5, &[5], &[6], false),
    ("S10", 5, &[4, 1], &[6, 4], false),
    ("S11", 5, &[3, 2], &[6, 4], false),
    ("S12", 5, &[3, 1, 1], &[6, 3, 3], false),
    ("S13", 5, &[2, 2, 1], &[5, 5, 2], false),
    ("S14", 5, &[2, 1, 1, 1], &[6, 2, 2, 2], false),
    ("S15", 6, &[6], &[9], false),
    ("S16", 6, &[5, 1], &[9, 6], false),
    ("S17", 6, &[4, 2], &[9, 6], false),
    ("S18", 6, &[4, 1, 1], &[9, 5, 5], false),
    ("S19", 6, &[3, 3], &[9, 9], true),
    ("S20", 6, &[3, 2, 1], &[9, 6, 3], false),
    ("S21", 6, &[3, 1, 1, 1], &[9, 3, 3, 3], false),
    ("S22", 6, &[2, 2, 2], &[6, 6, 6], true),
    ("S23", 6, &[2, 2, 1, 1], &[8, 8, 2, 2], false),
];

#[test]
fn glory_island_12_every_row_of_the_table_for_everybody() {
    for (_, size, pirates, glory, tied) in TABLE {
        if pirates == [6] {
            check_henry_alone(glory[0]);
            continue;
        }
        let at = |of: &[u8], place: usize| of.get(place).copied().unwrap_or(0);
        for order in orders() {
            let pirates = order.map(|place| at(pirates, place));
            let glory = order.map(|place| at(glory, place));
            check(size, pirates, glory, u8::from(tied));
        }
    }
}

/// Nobody else has pirates enough to fill the island of 6 alone.
fn check_henry_alone(glory: u8) {
    let scene = Scene::of(2)
        .pirates(HENRY.0, "1,2 2,3 2,4 3,4 3,5")
        .cards("red-1 yellow-1 green-3a");
    assert_eq!(scored(&scene), ([0, 0, glory, 0], 0));
    let supplies = [Seat(0), Seat(1), HENRY].map(|seat| scene.state.supply(seat));
    assert_eq!(supplies, [5, 5, 8]);
}

#[test]
fn glory_island_12_there_are_no_other_distributions() {
    let mut all = Vec::new();
    for size in 3..=6 {
        parts(size, size, &mut Vec::new(), &mut |parts| {
            all.push((size, parts.to_vec()));
        });
    }
    let mut table: Vec<(u8, Vec<u8>)> = TABLE
        .iter()
        .map(|&(_, size, pirates, _, _)| (size, pirates.to_vec()))
        .collect();
    all.sort();
    table.sort();
    assert_eq!(all, table);
    let names = (1..=23).map(|number| format!("S{number:02}"));
    assert!(names.eq(TABLE.map(|row| row.0)));
}

/// Every way to split a number among at most four, the greatest part first.
fn parts(left: u8, most: u8, so_far: &mut Vec<u8>, found: &mut impl FnMut(&[u8])) {
    if left == 0 {
        found(so_far);
        return;
    }
    if so_far.len() == PLAYERS {
        return;
    }
    for part in 1..=most.min(left) {
        so_far.push(part);
        parts(left - part, part, so_far, found);
        so_far.pop();
    }
}

/// All orders of the four players.
fn orders() -> Vec<[usize; PLAYERS]> {
    let mut orders = Vec::new();
    for a in 0..PLAYERS {
        for b in (0..PLAYERS).filter(|&b| b != a) {
            for c in (0..PLAYERS).filter(|&c| c != a && c != b) {
                orders.push([a, b, c, 6 - a - b - c]);
            }
        }
    }
    orders
}
