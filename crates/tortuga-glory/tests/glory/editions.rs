//! Edition files: what stands in one is read, and what is wrong with one is told.

mod boards;
mod mistakes;
mod numbers;
mod together;

use crate::common::SECOND_BOX;
use tortuga_core::Edition as _;
use tortuga_glory::{Board, Card, Edition, Icon, Island, Side, Space, Wreck};

#[track_caller]
fn read(text: &str) -> Edition {
    Edition::read(text).unwrap_or_else(|problems| panic!("{problems}"))
}

fn standard() -> Edition {
    read(Edition::STANDARD)
}

fn second() -> Edition {
    read(SECOND_BOX)
}

/// What is wrong with a text, as line and sentence; nothing if it is sound.
fn wrong(text: &str) -> Vec<(usize, String)> {
    let problems = Edition::read(text).err().map(|problems| problems.0);
    let problems = problems.unwrap_or_default().into_iter();
    problems
        .map(|problem| (problem.line, problem.what))
        .collect()
}

/// The standard edition with other texts in some places; each must be there.
#[track_caller]
fn changed(changes: &[(&str, &str)]) -> String {
    let mut text = Edition::STANDARD.to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "no {old}");
        text = text.replacen(old, new, 1);
    }
    text
}

/// What is told about the standard edition after these changes, without lines.
#[track_caller]
fn told(changes: &[(&str, &str)]) -> Vec<String> {
    let problems = wrong(&changed(changes)).into_iter();
    problems.map(|(_, what)| what).collect()
}

/// Cells of every island, as far as there are any.
fn sizes(board: &Board) -> Vec<u8> {
    let sizes = Island::all().map(|island| board.islands[island.index()].count());
    sizes.filter(|&size| size > 0).collect()
}

/// Pirate fields, chests, barrels and storms.
fn icons(board: &Board) -> [usize; 4] {
    let icons = [Icon::PirateField, Icon::Chest, Icon::Barrel, Icon::Storm];
    icons.map(|icon| board.icons.iter().filter(|&&other| other == icon).count())
}

/// A line as numbers of cells.
fn line(edition: &Edition, space: u8) -> [u8; 5] {
    edition.line(Space(space)).map(|cell| cell.0)
}

/// Cards of a value, the one that acts first of all first.
fn order(edition: &Edition, value: u8) -> Vec<String> {
    let mut cards: Vec<Card> = Card::all().filter(|card| card.value() == value).collect();
    cards.sort_by_key(|card| std::cmp::Reverse(edition.dots[card.index()]));
    cards.iter().map(Card::to_string).collect()
}

// ---- the standard box

#[test]
fn the_islands_of_the_standard_box() {
    let edition = standard();
    assert_eq!(edition.name, "2021-r1");
    let (front, back) = (edition.board(Side::Front), edition.board(Side::Back));
    assert_eq!(sizes(front), [4, 6, 3, 4, 5, 3]);
    assert_eq!(icons(front), [9, 9, 7, 0]);
    assert_eq!(sizes(back), [4, 6, 3, 3, 5, 3]);
    assert_eq!(icons(back), [9, 8, 7, 1]);
    assert_eq!(edition.island_names[2].en, "Cutlass Cay");
    assert_eq!(edition.island_names[2].de, "Säbelriff");
}

#[test]
fn glory_storm_01_the_storm_is_the_centre_of_the_back_and_on_no_island() {
    let edition = standard();
    let back = edition.board(Side::Back);
    let cells: Vec<String> = back.storm.iter().map(|cell| cell.to_string()).collect();
    assert_eq!(cells, ["3,3"]);
    assert_eq!(back.island_of(back.storm.lowest().unwrap()), None);
    assert!(edition.board(Side::Front).storm.is_empty());
}

#[test]
fn glory_move_06_corners_have_diagonals_and_other_spaces_rows_and_columns() {
    let edition = standard();
    assert_eq!(line(&edition, 0), [0, 6, 12, 18, 24]);
    assert_eq!(line(&edition, 3), [2, 7, 12, 17, 22]);
    assert_eq!(line(&edition, 6), [4, 8, 12, 16, 20]);
    assert_eq!(line(&edition, 8), [9, 8, 7, 6, 5]);
    assert_eq!(line(&edition, 12), [24, 18, 12, 6, 0]);
    assert_eq!(line(&edition, 17), [20, 15, 10, 5, 0]);
    assert_eq!(line(&edition, 18), [20, 16, 12, 8, 4]);
    assert_eq!(line(&edition, 19), [20, 21, 22, 23, 24]);
}

// rules: GLORY-BONUS-01 GLORY-BONUS-02 GLORY-WRECK-01
#[test]
fn compass_home_and_wrecks_give_what_is_printed() {
    let edition = standard();
    assert_eq!(edition.sea.compass, Space(12));
    assert_eq!(edition.sea.compass_bonus, [4, 2, 1, 0]);
    assert_eq!(edition.sea.home_bonus, [6, 3, 1, 0]);
    assert_eq!(edition.sea.wrecks, [Space(6), Space(18)]);
    assert_eq!(edition.wrecks.tokens.counts(), [2, 4, 3, 1]);
    assert_eq!(edition.wrecks.stack_size, 5);
    assert_eq!(edition.wrecks.extra_cost, 1);
}

#[test]
fn glory_island_04_prizes_by_size() {
    let edition = standard();
    let prizes = [[4, 2, 0], [5, 3, 0], [6, 4, 2], [9, 6, 3]];
    assert_eq!(edition.prizes[3..], prizes);
    assert_eq!(edition.prizes[..3], [[0; 3]; 3]);
    assert_eq!(edition.all_tied_extra, 1);
}

#[test]
fn glory_card_03_costs_of_cards_and_special_actions() {
    let edition = standard();
    assert_eq!(edition.cost, [0, 1, 2, 3, 4, 5]);
    assert_eq!(edition.pay_barrels, [0, 0, 1, 1, 1, 0]);
    assert_eq!(edition.pay_circles, [0, 0, 0, 2, 2, 0]);
}

#[test]
fn glory_card_04_a_ship_sinks_after_minus_30() {
    let edition = standard();
    assert_eq!(edition.sunk_at(), 37);
    assert_eq!(edition.track_value(0), 24);
    assert_eq!(edition.track_value(24), 0);
    assert_eq!(edition.track_value(27), -3);
    assert_eq!(edition.track_value(30), -9);
    assert_eq!(edition.track_value(36), -30);
}

#[test]
fn the_dots_of_the_standard_box() {
    let edition = standard();
    assert_eq!(
        order(&edition, 3).join(" "),
        "yellow-3a blue-3a green-3a red-3a green-3b red-3b blue-3b yellow-3b"
    );
    assert_eq!(
        order(&edition, 1).join(" "),
        "yellow-1 red-1 blue-1 green-1"
    );
    assert_eq!(
        order(&edition, 2).join(" "),
        "blue-2 green-2 red-2 yellow-2"
    );
    assert_eq!(
        order(&edition, 4).join(" "),
        "green-4 yellow-4 red-4 blue-4"
    );
    assert_eq!(
        order(&edition, 5).join(" "),
        "red-5 blue-5 yellow-5 green-5"
    );
}

// rules: GLORY-SETUP-04 GLORY-SETUP-05 GLORY-SETUP-06
#[test]
fn supplies_of_the_standard_box() {
    let edition = standard();
    assert_eq!(edition.treasure.copies, [6, 6, 7]);
    let barrels = edition.barrels;
    assert_eq!((barrels.total, barrels.start, barrels.limit), (8, 1, 3));
    assert_eq!((edition.pirates, edition.henrys_pirates), (5, 8));
}

// rules: GLORY-REWARD-03 GLORY-SPECIAL-03 GLORY-END-03 GLORY-END-04
#[test]
fn treasures_and_what_counts_at_the_end() {
    let edition = standard();
    assert_eq!(edition.treasure.chest_draw, 2);
    assert_eq!(edition.treasure.special_draw, 3);
    assert_eq!(edition.treasure.sets, [0, 1, 3, 6, 10, 15]);
    assert_eq!((edition.per_pirate, edition.per_barrel), (1, 1));
}

// rules: GLORY-2P-05 GLORY-2P-06 GLORY-2P-07 GLORY-2P-10
#[test]
fn how_henry_morgan_plays() {
    let henry = standard().henry;
    assert!(henry.swaps_cards);
    assert_eq!(henry.merge_at, 1);
    assert_eq!(henry.legs, [1, 4]);
    assert_eq!(henry.barrel_glory, 2);
}

#[test]
fn names_and_texts_are_read_in_both_languages() {
    let edition = standard();
    let ruby = &edition.treasure.names[0];
    assert_eq!((&*ruby.en, &*ruby.de), ("Ruby jewelry", "Rubinschmuck"));
    let stopover = &edition.specials[4];
    assert_eq!(
        (&*stopover.name.en, &*stopover.name.de),
        ("Stopover", "Zwischenstopp")
    );
    for special in &edition.specials {
        assert!(!special.text.en.is_empty() && !special.text.de.is_empty());
        assert_ne!(special.text.en, special.text.de);
    }
}

#[test]
fn provenance_may_be_left_out_and_means_nothing() {
    let bare: Vec<&str> = Edition::STANDARD
        .lines()
        .filter(|line| !line.starts_with("provenance"))
        .collect();
    assert!(bare.len() < Edition::STANDARD.lines().count() - 40);
    assert_eq!(read(&bare.join("\n")), standard());
}

// ---- another box

#[test]
fn another_box_has_other_islands() {
    let edition = second();
    assert_eq!(edition.name, "second box");
    let (front, back) = (edition.board(Side::Front), edition.board(Side::Back));
    assert_eq!(sizes(front), [6, 6, 4, 4, 5]);
    assert_eq!(icons(front), [9, 8, 8, 0]);
    assert_eq!(sizes(back), [6, 6, 3, 4, 5]);
    assert_eq!(icons(back), [9, 8, 7, 1]);
    assert_eq!(back.storm.lowest().unwrap().to_string(), "4,4");
    assert_eq!(edition.island_names[4].de, "Aal");
    assert_eq!(edition.island_names[5].en, "");
}

#[test]
fn another_box_has_another_sea() {
    let edition = second();
    assert_eq!(line(&edition, 0), [4, 8, 12, 16, 20]);
    assert_eq!(line(&edition, 23), [4, 9, 14, 19, 24]);
    assert_eq!(edition.sea.compass, Space(10));
    assert_eq!(edition.sea.wrecks, [Space(17), Space(8)]);
    assert_eq!(edition.wreck_at(Space(8)), Some(1));
    assert_eq!(edition.sea.compass_bonus, [5, 5, 2, 1]);
    assert_eq!(edition.sea.home_bonus, [8, 4, 4, 1]);
}

#[test]
fn another_box_has_other_cards() {
    let edition = second();
    assert_eq!(edition.cost, [0, 2, 3, 4, 4, 7]);
    assert_eq!(edition.pay_barrels, [0, 0, 2, 1, 3, 0]);
    assert_eq!(edition.pay_circles, [0, 0, 0, 3, 1, 0]);
    assert_eq!(
        order(&edition, 3).join(" "),
        "red-3b green-3b yellow-3a red-3a blue-3b blue-3a green-3a yellow-3b"
    );
    assert_eq!(
        order(&edition, 5).join(" "),
        "green-5 blue-5 red-5 yellow-5"
    );
    assert_eq!((edition.sunk_at(), edition.track_value(41)), (42, -51));
    assert_eq!(edition.specials[3].name.de, "Überfahrt");
    assert_eq!(edition.specials[4].text.en, "");
}

#[test]
fn another_box_has_other_supplies() {
    let edition = second();
    let barrels = edition.barrels;
    assert_eq!((barrels.total, barrels.start, barrels.limit), (11, 2, 4));
    assert_eq!((edition.pirates, edition.henrys_pirates), (4, 7));
    assert_eq!(edition.treasure.copies, [5, 7, 8]);
    assert_eq!(edition.treasures(4).count(), 40);
    assert_eq!(edition.treasure.chest_draw, 3);
    assert_eq!(edition.treasure.special_draw, 2);
    assert_eq!(edition.treasure.sets, [0, 2, 4, 7, 12, 20]);
    assert_eq!(edition.wrecks.tokens.counts(), [3, 1, 2, 2]);
    assert_eq!(edition.wrecks.tokens.of(Wreck(1)), 3);
    assert_eq!(
        (edition.wrecks.stack_size, edition.wrecks.extra_cost),
        (4, 2)
    );
}

#[test]
fn another_box_gives_other_glory() {
    let edition = second();
    let prizes = [[5, 3, 1], [6, 5, 2], [8, 5, 5], [12, 7, 4]];
    assert_eq!(edition.prizes[3..], prizes);
    assert_eq!(edition.all_tied_extra, 3);
    assert_eq!((edition.per_pirate, edition.per_barrel), (2, 3));
    let henry = edition.henry;
    assert_eq!((henry.barrel_glory, henry.merge_at), (4, 2));
    assert_eq!(henry.legs, [2, 3]);
    assert!(!henry.swaps_cards);
}
