//! Numbers that only together are wrong, and the outermost that are right.

use tortuga_core::Edition as _;
use tortuga_glory::Edition;

use super::{changed, read, told, wrong};

// ---- prices

#[test]
fn glory_setup_05_four_players_have_their_barrels() {
    let total = |total: &str| told(&[("barrels_total = 8", &format!("barrels_total = {total}"))]);
    assert_eq!(total("4"), [""; 0]);
    assert_eq!(
        total("3"),
        ["barrels_start_human is 1, but four players need 4 barrels"]
    );
}

#[test]
fn nobody_begins_with_more_barrels_than_he_may_have() {
    let start = |start: u8, limit: u8| {
        told(&[
            ("barrels_total = 8", "barrels_total = 20"),
            ("human = 1", &format!("human = {start}")),
            ("limit = 3", &format!("limit = {limit}")),
        ])
    };
    assert_eq!(start(4, 4), [""; 0]);
    assert_eq!(
        start(4, 3),
        ["barrel_limit must be at least barrels_start_human, 4"]
    );
}

#[test]
fn whoever_has_all_barrels_he_may_can_pay() {
    let limit = ("barrel_limit = 3", "barrel_limit = 2");
    let pay = |new| told(&[limit, ("{ v2 = 1, v3 = 1, v4 = 1 }", new)]);
    assert_eq!(pay("{ v2 = 2, v3 = 2, v4 = 2 }"), [""; 0]);
    assert_eq!(
        pay("{ v2 = 3, v3 = 2, v4 = 3 }"),
        [
            "the special action of the 2 costs more than barrel_limit, 2",
            "the special action of the 4 costs more than barrel_limit, 2",
        ]
    );
    let wreck = |new| told(&[limit, ("barrel_cost = 1", new)]);
    assert_eq!(wreck("barrel_cost = 2"), [""; 0]);
    assert_eq!(
        wreck("barrel_cost = 3"),
        ["one more wreck token costs more than barrel_limit, 2"]
    );
}

// ---- lists

/// The standard edition with another sailing track.
fn track(values: impl Iterator<Item = i32>, sunk: i32) -> String {
    let text = Edition::STANDARD;
    let start = text.find("values = [24").unwrap();
    let end = start + text[start..].find(']').unwrap();
    let values: Vec<String> = values.map(|value| value.to_string()).collect();
    let values = format!("values = [{}", values.join(", "));
    let text = format!("{}{values}{}", &text[..start], &text[end..]);
    text.replacen("sunk_index = 37", &format!("sunk_index = {sunk}"), 1)
}

#[test]
fn a_sailing_track_has_25_to_60_circles() {
    let shortest = read(&track((0..25).map(|circle| 100 - circle), 25));
    assert_eq!(shortest.sunk_at(), 25);
    let longest = read(&track((-100..-40).rev(), 60));
    assert_eq!((longest.sunk_at(), longest.track_value(59)), (60, -100));
    for count in [24, 61] {
        let told = wrong(&track((0..count).rev(), count));
        assert_eq!(told.len(), 1, "{told:?}");
        let what = format!("values must have 25 to 60 numbers, not {count}");
        assert_eq!(told[0].1, what);
    }
}

#[test]
fn there_are_24_lines() {
    let last = "  [0, 1, 2, 3, 4],       # s23 left, row 1\n";
    assert_eq!(told(&[(last, "")]), ["lines must have 24 rows, not 23"]);
    assert_eq!(
        told(&[(last, &last.repeat(2))]),
        ["lines must have 24 rows, not 25"]
    );
}

#[test]
fn there_are_24_cards_five_special_actions_and_five_treasures() {
    let last = Edition::STANDARD.find("[[cards]]\nid = 23").unwrap();
    let end = last + Edition::STANDARD[last..].find("[wrecks]").unwrap();
    let card = &Edition::STANDARD[last..end];
    assert_eq!(
        told(&[(card, "")]),
        ["there must be 24 [[cards]] tables, not 23"]
    );
    let special = told(&[("[[special]]\nvalue = 5", "[[extra]]\nvalue = 5")]);
    let wanted = "there must be 5 [[special]] tables, not 4";
    assert!(special.iter().any(|what| what == wanted), "{special:?}");
    let kind = told(&[(
        "[[treasure_kind]]\nid = \"crown\"",
        "[[kind]]\nid = \"crown\"",
    )]);
    let wanted = "there must be 5 [[treasure_kind]] tables, not 4";
    assert!(kind.iter().any(|what| what == wanted), "{kind:?}");
}

/// Dots are compared among cards of one value, and with their colour.
#[test]
fn glory_order_02_cards_of_a_value_differ_in_dots_or_their_colour() {
    // Both have three dots, red-3a white ones and green-3a black ones.
    let clash = told(&[("dots = 3\nblack = false", "dots = 3\nblack = true")]);
    assert_eq!(
        clash,
        ["green-3a has the same dots as red-3a: neither acts first (GLORY-ORDER-02)"]
    );
    // A third one of the kind is told as well.
    let text = changed(&[
        ("dots = 3\nblack = false", "dots = 3\nblack = true"),
        ("dots = 4\nblack = false", "dots = 3\nblack = true"),
    ]);
    let told: Vec<String> = wrong(&text).into_iter().map(|(_, what)| what).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[1].starts_with("blue-3a has the same dots as red-3a"));
}

// ---- the outermost numbers

#[test]
fn the_smallest_numbers_are_read() {
    let edition = read(&changed(&[
        ("barrels_total = 8", "barrels_total = 0"),
        ("human = 1", "human = 0"),
        ("limit = 3", "limit = 1"),
        ("pirates_human = 5", "pirates_human = 1"),
        ("pirates_henry = 8", "pirates_henry = 1"),
        ("{ p2 = 6, p3 = 6, p4 = 7 }", "{ p2 = 1, p3 = 1, p4 = 1 }"),
        ("chest_draw = 2", "chest_draw = 1"),
        ("special_draw = 3", "special_draw = 1"),
        ("[0, 1, 3, 6, 10, 15]", "[0, 0, 0, 0, 0, 0]"),
        ("compass = 12", "compass = 5"),
        ("[6, 18]", "[5, 6]"),
        ("[4, 2, 1, 0]", "[0, 0, 0, 0]"),
        ("[9, 6, 3]", "[0, 0, 0]"),
        ("size = 5", "size = 1"),
        ("[1, 1, 2, 2, 2, 2, 3, 3, 3, 4]", "[1, 4]"),
        ("pile = 1", "pile = 0"),
    ]));
    assert_eq!((edition.barrels.total, edition.barrels.limit), (0, 1));
    assert_eq!((edition.pirates, edition.henrys_pirates), (1, 1));
    assert_eq!(edition.treasures(2).count(), 5);
    assert_eq!(edition.treasure.sets, [0; 6]);
    assert_eq!(edition.prizes[6], [0; 3]);
    assert_eq!(edition.wrecks.tokens.counts(), [1, 0, 0, 1]);
    assert_eq!(edition.henry.merge_at, 0);
}

#[test]
fn the_largest_numbers_are_read() {
    let edition = read(&changed(&[
        ("barrels_total = 8", "barrels_total = 20"),
        ("human = 1", "human = 5"),
        ("limit = 3", "limit = 9"),
        ("pirates_henry = 8", "pirates_henry = 10"),
        ("{ p2 = 6, p3 = 6, p4 = 7 }", "{ p2 = 8, p3 = 8, p4 = 8 }"),
        ("chest_draw = 2", "chest_draw = 3"),
        ("[0, 1, 3, 6, 10, 15]", "[0, 6, 12, 18, 24, 30]"),
        ("compass = 12", "compass = 19"),
        ("[6, 18]", "[23, 5]"),
        ("[4, 2, 1, 0]", "[30, 30, 30, 30]"),
        ("[9, 6, 3]", "[30, 30, 30]"),
        ("active = 1", "active = 9"),
        ("v5 = 5", "v5 = 9"),
        ("{ v2 = 1", "{ v2 = 3"),
        ("{ v3 = 2", "{ v3 = 9"),
        ("barrel_cost = 1", "barrel_cost = 3"),
        ("per_barrel = 1", "per_barrel = 9"),
        ("[1, 4]", "[4, 1]"),
        ("pile = 1", "pile = 5"),
    ]));
    assert_eq!((edition.barrels.start, edition.barrels.limit), (5, 9));
    assert_eq!(edition.treasures(4).count(), 40);
    assert_eq!(edition.prizes[6], [30; 3]);
    assert_eq!(edition.henry.legs, [4, 1]);
    assert_eq!(edition.cost[5], 9);
}

#[test]
fn names_and_texts_have_a_longest() {
    let long = |old: &str, length: usize| {
        let at = Edition::STANDARD.find(old).unwrap();
        let key = &Edition::STANDARD[at..at + "name_en".len()];
        let end = at + Edition::STANDARD[at..].find('\n').unwrap();
        let new = format!("{key} = \"{}\"", "ß".repeat(length));
        told(&[(&Edition::STANDARD[at..end], &new)])
    };
    for (old, most) in [
        ("name_en = \"Spices\"", 60),
        ("name_de = \"Echoinsel\"", 60),
        ("name_de = \"Versetzung\"", 60),
        ("text_en = \"You may stop", 400),
        ("text_de = \"Du darfst", 400),
    ] {
        assert_eq!(long(old, most), [""; 0], "{old}");
        let told = long(old, most + 1);
        assert_eq!(told.len(), 1, "{old}: {told:?}");
        assert!(told[0].contains("must be one line of"), "{told:?}");
    }
}
