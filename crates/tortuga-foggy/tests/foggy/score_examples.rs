//! The scoring examples of the rules page, FOG-EX-01 to FOG-EX-40.

use crate::common::{STANDARD, Scene, board};
use toml::de::{DeTable, DeValue};
use tortuga_foggy::{Line, Switches, TILES, Token};

const EXAMPLES: &str = include_str!("../data/scoring.toml");

/// An example of the rules page.
struct Example {
    id: String,
    map: [Token; TILES],
    points: [u16; 2],
}

fn examples() -> Vec<Example> {
    let file = DeTable::parse(EXAMPLES).expect("the examples are sound");
    let list = file.get_ref()["score_example"].get_ref().as_array();
    let tables = list
        .unwrap()
        .iter()
        .map(|item| item.get_ref().as_table().unwrap());
    tables.map(example).collect()
}

fn example(table: &DeTable<'_>) -> Example {
    let text = |value: &DeValue<'_>| value.as_str().unwrap().to_owned();
    let number = |key| {
        table[key]
            .get_ref()
            .as_integer()
            .unwrap()
            .as_str()
            .parse()
            .unwrap()
    };
    let rows = table["rows"].get_ref().as_array().unwrap().iter();
    let rows: Vec<String> = rows.map(|row| text(row.get_ref())).collect();
    Example {
        id: text(table["id"].get_ref()),
        map: board(&rows),
        points: [number("blue"), number("red")],
    }
}

/// One of the examples by its number.
fn the_example(number: usize) -> Example {
    let id = format!("FOG-EX-{number:02}");
    let mut examples = examples().into_iter();
    examples
        .find(|example| example.id == id)
        .unwrap_or_else(|| panic!("no {id}"))
}

/// These examples score what the page says.
#[track_caller]
fn score(numbers: std::ops::RangeInclusive<usize>) {
    for example in numbers.map(the_example) {
        assert_eq!(points(&[], &example.map), example.points, "{}", example.id);
    }
}

fn switches(settings: &[(&str, &str)]) -> Switches {
    Scene::with(settings).state.switches
}

fn points(settings: &[(&str, &str)], map: &[Token; TILES]) -> [u16; 2] {
    STANDARD.points(switches(settings), map)
}

#[test]
fn the_file_has_forty_examples() {
    let ids: Vec<String> = examples().into_iter().map(|example| example.id).collect();
    let expected: Vec<String> = (1..=40)
        .map(|number| format!("FOG-EX-{number:02}"))
        .collect();
    assert_eq!(ids, expected);
}

// rules: FOG-EX-01 FOG-EX-02 FOG-EX-03 FOG-EX-04
#[test]
fn rows_of_three_to_six() {
    score(1..=4);
}

// rules: FOG-EX-05 FOG-EX-06 FOG-EX-07 FOG-EX-08
#[test]
fn columns_and_diagonals() {
    score(5..=8);
}

// rules: FOG-EX-09 FOG-EX-10 FOG-EX-11 FOG-EX-12
#[test]
fn too_short_or_broken() {
    score(9..=12);
}

// rules: FOG-EX-13 FOG-EX-14
#[test]
fn two_runs_in_one_row() {
    score(13..=14);
}

// rules: FOG-EX-15 FOG-EX-16 FOG-EX-17 FOG-EX-18
#[test]
fn spies() {
    score(15..=18);
}

// rules: FOG-EX-19 FOG-EX-35 FOG-EX-36
#[test]
fn white_tokens_and_chameleons() {
    score(19..=19);
    score(35..=36);
}

// rules: FOG-EX-20 FOG-EX-21 FOG-EX-22 FOG-EX-23
#[test]
fn pigs_and_cats() {
    score(20..=23);
}

// rules: FOG-EX-24 FOG-EX-25
#[test]
fn a_pig_where_lines_cross() {
    score(24..=25);
}

// rules: FOG-EX-26 FOG-EX-27 FOG-EX-28 FOG-EX-29
#[test]
fn a_crow_in_a_line() {
    score(26..=29);
}

// rules: FOG-EX-30 FOG-EX-31 FOG-EX-32 FOG-EX-33
#[test]
fn crows_and_lines() {
    score(30..=33);
}

// rules: FOG-EX-34 FOG-EX-37 FOG-EX-38 FOG-EX-39
#[test]
fn everything_at_once_and_whole_maps() {
    score(34..=34);
    score(37..=39);
}

// rules: FOG-EX-26 FOG-EX-29
#[test]
fn a_half_that_is_taken_away() {
    let taken = |number| points(&[("crow_half_is", "taken")], &the_example(number).map);
    assert_eq!(taken(26), [3, 2]);
    assert_eq!(taken(29), [5, 4]);
}

#[test]
fn fog_ex_40_line_by_line() {
    score(40..=40);
    let lines = STANDARD.lines(switches(&[]), &the_example(40).map);
    let mut found: Vec<String> = lines.iter().map(in_words).collect();
    let mut expected = [
        "blue A1 B1 C1 D1: 4 x2 10",
        "blue D4 E4 F4: 3 x1 3",
        "blue E3 E4 E5: 3 x1 3",
        "blue A1 B2 C3 D4 E5: 5 x1 7",
        "blue C1 D2 E3 F4: 4 x1 5",
        "blue E4 D5 C6: 3 x2 6",
        "red A4 B4 C4: 3 x1 3",
        "red A2 A3 A4: 3 x2 6",
        "red B3 B4 B5: 3 x1 3",
        "red A2 B3 C4: 3 x1 3",
        "red A3 B4 C5 D6: 4 x2 10",
        "red C2 B3 A4: 3 x1 3",
        "red D3 C4 B5 A6: 4 x1 5",
    ];
    found.sort();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

/// Side, tiles, length, multiplier, points.
fn in_words(line: &Line) -> String {
    let tiles: Vec<String> = line.tiles.iter().map(|tile| tile.to_string()).collect();
    let (side, tiles) = (line.side.id(), tiles.join(" "));
    assert_eq!(line.crow_share, 0, "no Crow is there");
    assert_eq!(line.points, u16::from(line.base * line.multiplier));
    format!(
        "{side} {tiles}: {} x{} {}",
        line.length, line.multiplier, line.points
    )
}
