//! Lists with a fixed order, and sums over several tables.

use tortuga_core::Edition as _;
use tortuga_foggy::{Edition, Kind};

use super::{read, wrong};

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

/// What is told about an edition, without lines.
fn told(text: &str) -> Vec<String> {
    wrong(text).into_iter().map(|(_, what)| what).collect()
}

/// The lines of one token.
fn token(id: &str) -> &'static str {
    let text = Edition::STANDARD;
    let at = text.find(&format!("id = \"{id}\"")).expect("it is there");
    let start = text[..at].rfind("[[token]]").expect("its header");
    let end = at + text[at..].find("\n\n").expect("its end");
    &text[start..end]
}

/// The standard edition with another number of copies of a token.
#[track_caller]
fn copies(id: &str, count: u8, sums: &[(&str, &str)]) -> String {
    let old = token(id);
    let (before, after) = old.split_once("count = ").expect("its count");
    let new = format!("{before}count = {count}{}", &after[1..]);
    changed(&[&[(old, new.as_str())], sums].concat())
}

/// Where in a text something stands.
#[track_caller]
fn line_of(text: &str, what: &str) -> usize {
    let at = text.find(what).unwrap_or_else(|| panic!("no {what}"));
    1 + text[..at].matches('\n').count()
}

// ---- lists

#[test]
fn tokens_stand_in_the_order_of_their_numbers() {
    let (wolf, rat) = (token("wolf"), token("rat"));
    let text = changed(&[(wolf, "@"), (rat, wolf), ("@", rat)]);
    let wanted = |id: &str| format!("id must be {id:?} here: the list and its order are fixed");
    let rat_at = line_of(&text, "id = \"rat\"");
    let wolf_at = line_of(&text, "id = \"wolf\"");
    // The rest of each token is right for what it is, and so nothing else is told.
    assert_eq!(
        wrong(&text),
        [(rat_at, wanted("wolf")), (wolf_at, wanted("rat"))]
    );
}

#[test]
fn every_token_stands_there_once() {
    let twice = changed(&[(token("mole"), token("crow"))]);
    let told = told(&twice);
    let wanted = "id must be \"mole\" here: the list and its order are fixed";
    assert!(told.iter().any(|what| what == wanted), "{told:?}");

    let missing = changed(&[(token("mole"), "")]);
    let told = super::wrong(&missing);
    let wanted = "there must be 15 [[token]] tables, not 14";
    assert!(told.iter().any(|(_, what)| what == wanted), "{told:?}");

    let more = changed(&[("[weather]\n", &format!("{}\n[weather]\n", token("wolf")))]);
    let told = super::wrong(&more);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].1, "there must be 15 [[token]] tables, not 16");
}

#[test]
fn quarters_weathers_and_modes_stand_in_their_order() {
    for (first, second) in [("nw", "ne"), ("sunny", "cloudy"), ("basic", "weather")] {
        let (first, second) = (format!("id = \"{first}\""), format!("id = \"{second}\""));
        let text = changed(&[(&first, "@"), (&second, &first), ("@", &second)]);
        let told = wrong(&text);
        for id in [first, second] {
            let at = line_of(&text, &id);
            let here = told.iter().find(|(line, _)| *line == at);
            let (_, what) = here.unwrap_or_else(|| panic!("{id}: {told:?}"));
            assert!(what.ends_with("the list and its order are fixed"), "{what}");
        }
    }
    let four = changed(&[("[[mode]]\nid = \"team\"", "[[mood]]\nid = \"team\"")]);
    let told = told(&four);
    assert!(
        told.contains(&"there must be 5 [[mode]] tables, not 4".to_owned()),
        "{told:?}"
    );
}

// ---- sums

#[test]
fn fog_hire_05_eighteen_basic_tokens_are_wanted() {
    let text = copies("wolf", 8, &[]);
    let at = line_of(&text, "tokens_per_side = 18");
    let what = "tokens_per_side is 18, but the counts of the basic characters add up to 17";
    assert_eq!(wrong(&text), [(at, what.to_owned())]);
    let moved = copies(
        "wolf",
        8,
        &[(token("pig"), &token("pig").replace("= 2", "= 3"))],
    );
    let edition = read(&moved);
    assert_eq!(edition.print(Kind::Wolf).count, 8);
    assert_eq!(edition.print(Kind::Pig).count, 3);
}

#[test]
fn two_cats_are_read_if_the_sums_say_so() {
    let sums = [
        (
            "mercenary_tokens_per_side = 12",
            "mercenary_tokens_per_side = 13",
        ),
        ("= 107", "= 125"),
    ];
    let edition = read(&copies("cat", 2, &sums));
    assert_eq!(edition.print(Kind::Cat).count, 2);
    assert_eq!(
        told(&copies("cat", 2, &[])),
        [
            "mercenary_tokens_per_side is 12, but the counts of the mercenaries add up to 13",
            "total_cost_of_all_mercenaries is 107, but the costs add up to 125",
        ]
    );
}

/// A side has 32 bits for its tokens: 18 basic ones and 14 others.
#[test]
fn more_than_fourteen_mercenaries_are_refused() {
    let sums = |count: &'static str, cost: &'static str| {
        [("tokens_per_side = 12", count), ("= 107", cost)]
    };
    let most = copies("turtle", 3, &sums("tokens_per_side = 14", "= 117"));
    assert_eq!(wrong(&most), []);
    let more = copies("turtle", 4, &sums("tokens_per_side = 15", "= 122"));
    assert_eq!(
        told(&more),
        ["mercenary_tokens_per_side must be a whole number from 11 to 14"]
    );
    let more = copies("turtle", 4, &sums("tokens_per_side = 14", "= 122"));
    assert_eq!(
        told(&more),
        ["mercenary_tokens_per_side is 14, but the counts of the mercenaries add up to 15"]
    );
}

#[test]
fn of_some_kinds_there_is_one() {
    let copy = "an action does not say which of two is meant";
    let chain = "with two of them exchanges could go on for ever";
    for (id, cost, why) in [
        ("fox", 5, chain),
        ("snake", 16, chain),
        ("frog", 6, copy),
        ("hippo", 4, copy),
    ] {
        let cost = format!("= {}", 107 + cost);
        let sums = [
            ("tokens_per_side = 12", "tokens_per_side = 13"),
            ("= 107", &cost),
        ];
        let text = copies(id, 2, &sums);
        let start = text.find(&format!("id = \"{id}\"")).unwrap();
        let at = start + text[start..].find("count = 2").unwrap();
        let line = 1 + text[..at].matches('\n').count();
        let what = format!("count of the {id} must be 1: {why}");
        assert_eq!(wrong(&text), [(line, what)], "{id}");
    }
}

/// Told once, where one mercenary more asks for a token that is gone.
#[test]
fn fog_hire_03_no_basic_kind_is_given_up_more_often_than_it_is_there() {
    let snake = token("snake").replace("[\"wolf\"]", "[\"rat\"]");
    let text = changed(&[(token("snake"), &snake)]);
    let mole = text.find("id = \"mole\"").unwrap();
    let at = mole + text[mole..].find("replaces").unwrap();
    let line = 1 + text[..at].matches('\n').count();
    let what = "more mercenaries are exchanged for a rat than there are".to_owned();
    assert_eq!(wrong(&text), [(line, what)]);

    // The two Pigs are enough for the Cat and the Mole.
    let mole = token("mole").replace("[\"rat\"]", "[\"pig\"]");
    assert_eq!(wrong(&changed(&[(token("mole"), &mole)])), []);
    let crow = token("crow").replace("[\"rat\"]", "[\"pig\"]");
    assert_eq!(
        told(&changed(&[(token("crow"), &crow)])),
        ["more mercenaries are exchanged for a pig than there are"]
    );
}

#[test]
fn fog_weather_01_eight_cards_are_wanted() {
    let text = changed(&[("id = \"cloudy\"\ncount = 3", "id = \"cloudy\"\ncount = 4")]);
    let at = line_of(&text, "cards = 8");
    let what = "cards is 8, but the counts add up to 9".to_owned();
    assert_eq!(wrong(&text), [(at, what)]);
    // One weather may be missing altogether.
    let all = changed(&[
        ("id = \"sunny\"\ncount = 3", "id = \"sunny\"\ncount = 0"),
        ("id = \"cloudy\"\ncount = 3", "id = \"cloudy\"\ncount = 6"),
    ]);
    assert_eq!(read(&all).weather_mix, [0, 6, 2]);
}

#[test]
fn the_dearest_lines_are_read() {
    let edition = read(&changed(&[
        ("[0, 0, 0, 3, 5, 7, 10]", "[0, 0, 0, 30, 30, 30, 30]"),
        ("pig_multiplier = 2", "pig_multiplier = 6"),
        ("cat_multiplier = 3", "cat_multiplier = 6"),
        ("crow_divisor = 2", "crow_divisor = 1"),
    ]));
    assert_eq!(edition.line_points[3..], [30; 4]);
    assert_eq!((edition.pig_multiplier, edition.cat_multiplier), (6, 6));
}
