//! Recorded games replay to the same result for ever, one for each way to end.

use std::path::{Path, PathBuf};

use tortuga_core::{Game, Record, Rules, UnfairLuck, Verdict};
use tortuga_games::{EditionChoice, Table, Visitor, open_replay, setting_of, with_game};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records")
}

fn read(name: &str) -> Record {
    let path = folder().join(format!("{name}.tortuga"));
    let text = std::fs::read_to_string(&path).expect("the record is there");
    Record::read(&text).expect("a sound record")
}

fn replayed(record: &Record) -> Box<dyn Table> {
    let mut table = open_replay(record, &EditionChoice::Standard).expect("a known setting");
    for line in &record.actions {
        let played = table.play(line.actor, &line.action);
        played.unwrap_or_else(|error| panic!("line {}: {error}", line.line));
    }
    table
}

/// Name, ending, and each seat's score and rank.
type Kept = (&'static str, &'static str, &'static [(i32, u8)]);

const KEPT: [Kept; 39] = [
    ("foggy-basic-draw", "draw", &[(43, 1), (43, 1)]),
    ("foggy-basic-points", "points", &[(35, 2), (57, 1)]),
    (
        "foggy-mercenary-additional-round",
        "additional-round",
        &[(57, 1), (44, 2)],
    ),
    (
        "foggy-mercenary-all-switches",
        "coins",
        &[(124, 1), (96, 2)],
    ),
    ("foggy-mercenary-coins", "coins", &[(25, 2), (88, 1)]),
    (
        "foggy-mercenary-hired-cost",
        "hired-cost",
        &[(22, 2), (22, 1)],
    ),
    (
        "foggy-mercenary-three-additional-rounds",
        "draw-after-additional-rounds",
        &[(83, 1), (83, 1)],
    ),
    ("foggy-quick-all-switches", "coins", &[(16, 2), (52, 1)]),
    ("foggy-quick-coins", "coins", &[(39, 1), (17, 2)]),
    (
        "foggy-team-all-switches",
        "coins",
        &[(103, 2), (144, 1), (103, 2), (144, 1)],
    ),
    (
        "foggy-team-coins",
        "coins",
        &[(22, 2), (29, 1), (22, 2), (29, 1)],
    ),
    ("foggy-weather-points", "points", &[(36, 1), (33, 2)]),
    (
        "glory-2-seats-henry-last-afloat",
        "last-afloat",
        &[(23, 3), (26, 2), (28, 1)],
    ),
    (
        "glory-2-seats-henry-wins",
        "home",
        &[(16, 3), (27, 2), (44, 1)],
    ),
    (
        "glory-2-seats-storm-wrecks-no-swaps",
        "home",
        &[(62, 1), (58, 2), (46, 3)],
    ),
    (
        "glory-3-seats-all-sunk",
        "all-sunk",
        &[(28, 3), (20, 2), (24, 1)],
    ),
    ("glory-3-seats-home", "home", &[(56, 2), (55, 3), (63, 1)]),
    (
        "glory-3-seats-one-sunk-wrecks",
        "home",
        &[(33, 1), (20, 2), (12, 3)],
    ),
    (
        "glory-4-seats-home",
        "home",
        &[(49, 4), (56, 3), (59, 1), (57, 2)],
    ),
    (
        "glory-4-seats-last-afloat",
        "last-afloat",
        &[(30, 3), (33, 1), (51, 4), (33, 2)],
    ),
    (
        "glory-4-seats-shared-victory",
        "home",
        &[(18, 1), (18, 1), (23, 4), (32, 3)],
    ),
    (
        "glory-4-seats-storm-wrecks",
        "home",
        &[(63, 2), (56, 4), (62, 3), (64, 1)],
    ),
    ("grog-2-seats-last-crew", "last-crew", &[(24, 1), (5, 2)]),
    (
        "grog-2-seats-round-limit",
        "round-limit",
        &[(143, 2), (175, 1)],
    ),
    (
        "grog-2-seats-shared-victory",
        "last-crew",
        &[(10, 1), (10, 1)],
    ),
    (
        "grog-3-seats-last-crew",
        "last-crew",
        &[(15, 1), (9, 3), (12, 2)],
    ),
    (
        "grog-3-seats-round-limit",
        "round-limit",
        &[(9, 3), (26, 1), (24, 2)],
    ),
    (
        "grog-3-seats-shared-victory",
        "last-crew",
        &[(18, 3), (20, 1), (20, 1)],
    ),
    (
        "grog-4-seats-last-crew",
        "last-crew",
        &[(13, 2), (6, 4), (14, 1), (11, 3)],
    ),
    (
        "grog-4-seats-shared-victory",
        "last-crew",
        &[(10, 4), (17, 3), (18, 1), (18, 1)],
    ),
    ("groo-2-seats-stall", "stall", &[(5, 1), (0, 2)]),
    (
        "groo-2-seats-victory-points",
        "victory-points",
        &[(7, 1), (3, 2)],
    ),
    ("groo-2-seats-weasel", "weasel", &[(2, 2), (6, 1)]),
    (
        "groo-3-seats-victory-points",
        "victory-points",
        &[(6, 2), (7, 1), (2, 3)],
    ),
    ("groo-3-seats-weasel", "weasel", &[(1, 2), (1, 2), (6, 1)]),
    (
        "groo-4-seats-all-switches",
        "weasel",
        &[(8, 1), (2, 3), (2, 2), (0, 4)],
    ),
    (
        "groo-4-seats-shared-victory",
        "weasel",
        &[(2, 4), (4, 1), (2, 3), (4, 1)],
    ),
    (
        "groo-4-seats-victory-points",
        "victory-points",
        &[(3, 2), (3, 3), (1, 4), (7, 1)],
    ),
    (
        "groo-4-seats-weasel",
        "weasel",
        &[(2, 1), (2, 2), (0, 4), (1, 3)],
    ),
];

#[test]
fn every_record_ends_as_it_always_did() {
    for (name, ending, rows) in KEPT {
        let standings = replayed(&read(name)).standings().expect("the game is over");
        assert_eq!(standings.ended_by.key, ending, "{name}");
        let found: Vec<(i32, u8)> = standings.rows.iter().map(|r| (r.score, r.rank)).collect();
        assert_eq!(found, rows, "{name}");
    }
}

#[test]
fn every_record_in_the_folder_is_kept_here() {
    let mut names: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder is there")
        .map(|file| file.expect("readable").path())
        .filter_map(|path| path.file_stem()?.to_str().map(str::to_owned))
        .collect();
    names.sort();
    assert_eq!(names, KEPT.map(|(name, ..)| name));
}

#[test]
fn the_luck_of_every_record_is_the_promised_one() {
    for (name, ..) in KEPT {
        let record = read(name);
        let verdict = with_game(&record.header.game, Verify(&record)).expect("a known game");
        assert_eq!(
            verdict.map(|v| v.actions),
            Ok(record.actions.len()),
            "{name}"
        );
    }
}

struct Verify<'a>(&'a Record);

impl Visitor for Verify<'_> {
    type Output = Result<Verdict, UnfairLuck>;

    fn visit<G: Rules>(self) -> Self::Output {
        let (held, options) =
            setting_of::<G>(self.0, &EditionChoice::Standard).expect("a known setting");
        Game::<G>::verify(held.edition, &options, self.0)
    }
}
