//! Edition files: what is wrong with one is told, and what stands in one is played.

use crate::common::{FRANK, MARTINA, PHIL, STANDARD, Scene};
use tortuga_core::{Actor, Edition as _, Luck as _, Problems, QuickLuck, Rules, Seat, ToAct, play};
use tortuga_grog::{Edition, Event, GrogIsland, Open, Options, Refusal, State};

/// Where a file is changed: the first `old` after `after` becomes `new`.
#[derive(Clone, Copy, Debug)]
struct Change {
    after: &'static str,
    old: &'static str,
    new: &'static str,
}

const fn change(after: &'static str, old: &'static str, new: &'static str) -> Change {
    Change { after, old, new }
}

/// The changed text, and the line of the change.
#[track_caller]
fn apply(text: &str, change: Change) -> (String, usize) {
    let Change { after, old, new } = change;
    let from = text.find(after).unwrap_or_else(|| panic!("no {after:?}"));
    let at = text[from..]
        .find(old)
        .unwrap_or_else(|| panic!("no {old:?} after {after:?}"));
    let (before, rest) = text.split_at(from + at);
    let line = 1 + before.matches('\n').count();
    (format!("{before}{new}{}", &rest[old.len()..]), line)
}

#[track_caller]
fn text_with(changes: &[Change]) -> String {
    let standard = Edition::STANDARD.to_owned();
    changes
        .iter()
        .fold(standard, |text, &change| apply(&text, change).0)
}

/// What is wrong with a text, as line and sentence.
fn wrong(text: &str) -> Vec<(usize, String)> {
    match Edition::read(text) {
        Ok(edition) => panic!("{:?} was accepted", edition.name),
        Err(problems) => problems.0.into_iter().map(|p| (p.line, p.what)).collect(),
    }
}

/// An edition like the standard one but for these changes.
#[track_caller]
fn edition(changes: &[Change]) -> &'static Edition {
    match Edition::read(&text_with(changes)) {
        Ok(edition) => Box::leak(Box::new(edition)),
        Err(problems) => panic!("{problems}"),
    }
}

fn options(seats: u8) -> Options {
    Options {
        seats,
        starting_player: Some(Seat(0)),
    }
}

/// The table before the first action.
fn set_up(edition: &'static Edition, seats: u8) -> State {
    GrogIsland::set_up(edition, &options(seats)).expect("two to four seats")
}

// ---- what is wrong is told

/// One mistake in each place of the file; what the loader says about it, on
/// the line of the mistake; the upper bound of a range is its own business.
const MISTAKES: [(Change, &str); 46] = [
    (
        change("[meta]", "\"grog-island\"", "\"grog\""),
        "game is \"grog\"; it must be one of: grog-island",
    ),
    (
        change("[meta]", "schema = 1", "schema = 2"),
        "schema must be 1",
    ),
    (
        change("[meta]", "\"2014-r1\"", "\"\""),
        "data_version must be a short name of one line",
    ),
    (
        change("[meta]", "players_min = 2", "players_min = 1"),
        "players_min must be 2",
    ),
    (
        change("[meta]", "players_max = 4", "players_max = 5"),
        "players_max must be 4",
    ),
    (
        change("[meta]", "age = 10", "age = 100"),
        "age must be a whole number from 0 to ",
    ),
    (
        change("[meta]", "reconstructed = true", "reconstructed = 1"),
        "board_is_reconstructed must be true or false",
    ),
    (
        change("[[peninsula]]", "index = 0", "index = 1"),
        "index must be 0",
    ),
    (
        change("[[peninsula]]", "\"G\"", "\"g\""),
        "letter must be a single capital letter",
    ),
    (
        change("[[peninsula]]", "\"G\"", "\"GG\""),
        "letter must be a single capital letter",
    ),
    (
        change("[[peninsula]]", "\"Green\"", "7"),
        "name_en must be a text in quotes",
    ),
    (
        change("id = \"blue\"", "\"blue\"", "\"deep blue\""),
        "id must be one word of letters, digits and _",
    ),
    (
        change("[[good]]", "tiles = 15", "tiles = 0"),
        "tiles must be a whole number from 1 to ",
    ),
    (
        change("id = \"hat_shop\"", "count = 4", "count = 6"),
        "count must be a whole number from 1 to ",
    ),
    (
        change("id = \"hat_shop\"", "goal_points = 2", "goal_points = 21"),
        "goal_points must be a whole number from 0 to ",
    ),
    (
        change("id = \"hat_shop\"", "display_row = 1", "display_row = 11"),
        "display_row must be a whole number from 1 to ",
    ),
    (
        change(
            "id = \"hat_shop\"",
            "[\"blue\", \"orange\", \"yellow\", \"gray\"]",
            "\"blue\"",
        ),
        "on must be a list",
    ),
    (
        change("id = \"hat_shop\"", "[\"gray\"]", "[\"green\"]"),
        "on_confirmed names \"green\", which is not in `on`",
    ),
    (
        change("[board]", "total = 35", "total = 36"),
        "buildings_total must be 35",
    ),
    (
        change("[board]", "peninsula = 7", "peninsula = 8"),
        "buildings_per_peninsula must be 7",
    ),
    (
        change("[board]", "[0, 0, 1, 0, 0]", "[0, 0, 2, 0, 0]"),
        "every row of matrix holds 5 whole numbers from 0 to ",
    ),
    (
        change("[board]", "[0, 0, 1, 0, 0]", "[0, 0, 1, 0]"),
        "every row of matrix holds 5 whole numbers from 0 to ",
    ),
    (
        change("[[bidding_space]]", "position = 1", "position = 2"),
        "position must be 1",
    ),
    (
        change("position = 4", "\"lock\"", "\"rum\""),
        "reward is \"rum\"; it must be one of: lock",
    ),
    (
        change("position = 5", "amount = 1", "amount = 10"),
        "amount must be a whole number from 0 to ",
    ),
    (
        change("id = \"coins2\"", "tile = 2", "tile = 21"),
        "gain_per_tile must be a whole number from 1 to ",
    ),
    (
        change("id = \"coins2\"", "max_tiles = 4", "max_tiles = 0"),
        "max_tiles must be a whole number from 1 to ",
    ),
    (
        change("id = \"treasure\"", "tile = 1", "tile = 2"),
        "gain_per_tile must be 1",
    ),
    (
        change("id = \"goal\"", "keep = 1", "keep = 2"),
        "keep must be 1",
    ),
    (
        change("[trade]", "tiles = 4", "tiles = 0"),
        "claim_cost_tiles must be a whole number from 1 to ",
    ),
    (
        change("[trade]", "ratio = 3", "ratio = 7"),
        "substitution_ratio must be a whole number from 1 to ",
    ),
    (
        change("id = \"empty\"", "copies = 1", "copies = 2"),
        "copies must be 1",
    ),
    (
        change("id = \"empty\"", "= false", "= true"),
        "only the black cloud suppresses coins",
    ),
    (
        change("id = \"black\"", "\"black\"\ncopies", "\"white\"\ncopies"),
        "color is \"white\"; it must be one of: black",
    ),
    (
        change("[[treasure_card]]", "copies = 10", "copies = 41"),
        "copies must be a whole number from 0 to ",
    ),
    (
        change("id = \"hold\"", "\"hold_bid\"", "\"turn_die\""),
        "effect is \"turn_die\"; it must be one of: hold_bid",
    ),
    (
        change("id = \"turn_blue\"", "copies = 4", "copies = -4"),
        "copies must be a whole number from 0 to ",
    ),
    (
        change("[goal_cards]", "total = 46", "total = 45"),
        "total must be 46",
    ),
    (
        change(
            "[goal_cards]",
            "majority_points = 6",
            "majority_points = 21",
        ),
        "peninsula_majority_points must be a whole number from 0 to ",
    ),
    (
        change("[setup]", "\"3\" = 9", "\"3\" = 12"),
        "3 must be a whole number from 1 to ",
    ),
    (
        change("[setup]", "start_coins = 8", "start_coins = 100"),
        "start_coins must be a whole number from 0 to ",
    ),
    (
        change("[setup]", "die_faces = 6", "die_faces = 8"),
        "die_faces must be 6",
    ),
    (
        change("[setup]", "supply_limited = false", "supply_limited = true"),
        "goods_supply_limited must be false (GROG-SETUP-04)",
    ),
    (
        change("[scoring]", "coins_per_point = 5", "coins_per_point = 0"),
        "coins_per_point must be a whole number from 1 to ",
    ),
    (
        change("[scoring]", "limit = 3", "limit = 10"),
        "max_treasure_value_for_bidding_limit must be a whole number from 0 to ",
    ),
    (
        change("[[player_color]]", "\"white\"", "\"\""),
        "id must be one word of letters, digits and _",
    ),
];

#[test]
fn a_mistake_is_told_with_its_line_and_nothing_else_is() {
    for (change, what) in MISTAKES {
        let (text, line) = apply(Edition::STANDARD, change);
        let told = wrong(&text);
        assert_eq!(told.len(), 1, "{}: {told:?}", change.new);
        assert_eq!(told[0].0, line, "{}: {told:?}", change.new);
        assert!(told[0].1.starts_with(what), "{}: {told:?}", change.new);
    }
}

#[test]
fn the_name_of_an_edition_is_one_short_line() {
    let named = |name: String| {
        let text = Edition::STANDARD.replacen("2014-r1", &name, 1);
        Edition::read(&text).map(|edition| edition.name)
    };
    let longest = "x".repeat(60);
    assert_eq!(named(longest.clone()), Ok(longest));
    for name in [
        "x".repeat(61),
        "two\\nlines".to_owned(),
        "bell\\u0007".to_owned(),
    ] {
        let problems = named(name).expect_err("not one short line").to_string();
        assert!(problems.contains("data_version must be"), "{problems}");
    }
}

#[test]
fn a_missing_or_unknown_key_is_told_at_its_table() {
    let line_of = |text: &str, header: &str| {
        1 + text
            .lines()
            .position(|line| line == header)
            .expect("the table is there")
    };
    let (text, _) = apply(Edition::STANDARD, change("[setup]", "locks = 6\n", ""));
    assert_eq!(
        wrong(&text),
        [(line_of(&text, "[setup]"), "locks is missing".to_owned())]
    );
    let (text, line) = apply(
        Edition::STANDARD,
        change("[setup]", "locks = 6\n", "locks = 6\nlokcs = 6\n"),
    );
    assert_eq!(
        wrong(&text),
        [(line + 1, "\"lokcs\" means nothing here".to_owned())]
    );
    let text = format!("{}\n[rum]\n", Edition::STANDARD);
    assert_eq!(
        wrong(&text),
        [(
            line_of(&text, "[rum]"),
            "\"rum\" means nothing here".to_owned()
        )]
    );

    // A whole table, and a table too few or too many.
    let (text, _) = apply(Edition::STANDARD, change("[trade]", "[trade]", "[tarde]"));
    let whats: Vec<String> = wrong(&text).into_iter().map(|(_, what)| what).collect();
    assert_eq!(whats, ["trade is missing", "\"tarde\" means nothing here"]);
    let (text, _) = apply(
        Edition::STANDARD,
        change("id = \"goal\"", "[trade]", "[[ship]]\n[trade]"),
    );
    let extra = line_of(&text, "[trade]") - 1;
    let problems = wrong(&text);
    assert!(
        problems.contains(&(extra, "there must be 6 [[ship]] tables, not 7".to_owned())),
        "{problems:?}"
    );
}

#[test]
fn mistakes_in_every_table_are_told_at_once() {
    let mistakes = [
        "schema = 2",
        "letter = \"g\"",
        "tiles = 0",
        "goal_points = 21",
        "buildings_total = 36",
        "amount = 10",
        "max_tiles = 39",
        "claim_cost_tiles = 10",
        "suppresses_coins = 0",
        "copies = 41",
        "effect = \"rum\"",
        "distinct = 22",
        "start_coins = 100",
        "points_per_treasure_card = 10",
        "id = \"white white\"",
    ];
    let text = text_with(&[
        change("[meta]", "schema = 1", mistakes[0]),
        change("[[peninsula]]", "letter = \"G\"", mistakes[1]),
        change("[[good]]", "tiles = 15", mistakes[2]),
        change("[[building_type]]", "goal_points = 2", mistakes[3]),
        change("[board]", "buildings_total = 35", mistakes[4]),
        change("[[bidding_space]]", "amount = 1", mistakes[5]),
        change("[[ship]]", "max_tiles = 4", mistakes[6]),
        change("[trade]", "claim_cost_tiles = 4", mistakes[7]),
        change("[[cloud]]", "suppresses_coins = false", mistakes[8]),
        change("[[treasure_card]]", "copies = 10", mistakes[9]),
        change("[[parrot_card]]", "effect = \"turn_die\"", mistakes[10]),
        change("[goal_cards]", "distinct = 23", mistakes[11]),
        change("[setup]", "start_coins = 8", mistakes[12]),
        change("[scoring]", "points_per_treasure_card = 1", mistakes[13]),
        change("[[player_color]]", "id = \"white\"", mistakes[14]),
    ]);
    let lines = mistakes.map(|mistake| {
        1 + text
            .lines()
            .position(|line| line == mistake)
            .expect("the mistake is there")
    });
    let told: Vec<usize> = wrong(&text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(told, lines);
}

/// What is wrong with the standard edition after these changes, without lines.
#[track_caller]
fn told(changes: &[Change]) -> Vec<String> {
    let problems = wrong(&text_with(changes));
    problems.into_iter().map(|(_, what)| what).collect()
}

#[test]
fn tables_of_the_board_that_do_not_agree_are_told() {
    // Goods and their peninsulas.
    assert_eq!(
        told(&[change(
            "[[peninsula]]",
            "good = \"coconut\"",
            "good = \"rum\""
        )]),
        ["the good of green is \"rum\", but this one is \"coconut\""]
    );
    assert_eq!(
        told(&[change("[[good]]", "\"green\"", "\"blue\"")]),
        ["color must be \"green\", the peninsula at this place"]
    );
    assert_eq!(
        told(&[change("id = \"blue\"", "\"B\"", "\"G\"")]),
        ["letter G is used twice"]
    );
    // The three tellings of the board.
    assert_eq!(
        told(&[change(
            "id = \"pub\"",
            "on = [\"orange\"]",
            "on = [\"purple\"]"
        )]),
        [
            "pub stands on \"purple\", which is no peninsula",
            "matrix and `on` disagree about pub on orange",
        ]
    );
    assert_eq!(
        told(&[change("id = \"pub\"", "count = 1", "count = 2")]),
        ["pub has count 2 but `on` names 1"]
    );
    assert_eq!(
        told(&[change(
            "[board]",
            "[0, 0, 1, 0, 0], # pub",
            "[0, 0, 0, 0, 0], # pub"
        )]),
        [
            "column 2 of matrix has 6 buildings instead of 7",
            "matrix and `on` disagree about pub on orange",
        ]
    );
}

#[test]
fn ships_clouds_names_and_cards_that_do_not_fit_are_told() {
    // Ships and clouds.
    assert_eq!(
        told(&[change(
            "id = \"coins2\"",
            "ghost_in_2p = false",
            "ghost_in_2p = true"
        )]),
        ["one ship must have ghost_in_2p = true, not 2"]
    );
    assert_eq!(
        told(&[change(
            "id = \"treasure\"",
            "\"treasure_card\"",
            "\"goal_draw\"\nkeep = 1"
        )]),
        ["one ship must draw goal cards, not 2"]
    );
    assert_eq!(
        told(&[change("[[cloud]]", "id = \"empty\"", "id = \"parrot\"")]),
        ["two clouds are called \"parrot\""]
    );
    // Names that would be mistaken for each other.
    assert_eq!(
        told(&[change("[[ship]]", "\"coins3\"", "\"coins2\"")]),
        ["two ships are called \"coins2\""]
    );
    assert_eq!(
        told(&[change("[[parrot_card]]", "\"turn_blue\"", "\"turn_green\"")]),
        ["two parrot cards are called \"turn_green\""]
    );
    assert_eq!(
        told(&[change("[[building_type]]", "\"hook_shop\"", "\"gray\"")]),
        ["two kinds of goal card are called \"gray\""]
    );
    // Cards that must be enough, and few enough to be counted.
    assert_eq!(
        told(&[change("[setup]", "goals_kept = 4", "goals_kept = 6")]),
        ["goals_kept must be less than goals_dealt (GROG-SETUP-07)"]
    );
    assert_eq!(
        told(&[change("[setup]", "goals_kept = 4", "goals_kept = 3")]),
        ["with 3 goals kept the stack could pass 38 cards"]
    );
    let single = change(
        "[goal_cards]",
        "copies_each = 2\ndistinct = 23\ntotal = 46",
        "copies_each = 1\ndistinct = 23\ntotal = 23",
    );
    assert_eq!(
        told(&[single]),
        ["23 goal cards are too few to deal 6 to four players"]
    );
    let few = [
        change("value = 1", "copies = 10", "copies = 1"),
        change("value = 2", "copies = 12", "copies = 1"),
        change("value = 3", "copies = 10", "copies = 1"),
    ];
    assert_eq!(
        told(&few),
        ["there must be at least 4 treasure cards, one for each player"]
    );
    let few = [
        change("id = \"turn_green\"", "copies = 4", "copies = 0"),
        change("id = \"turn_blue\"", "copies = 4", "copies = 0"),
        change("id = \"turn_orange\"", "copies = 4", "copies = 0"),
        change("id = \"turn_yellow\"", "copies = 4", "copies = 0"),
        change("id = \"turn_gray\"", "copies = 4", "copies = 0"),
        change("id = \"hold\"", "copies = 8", "copies = 3"),
    ];
    assert_eq!(
        told(&few),
        ["there must be at least 4 parrot cards, one for each player"]
    );
    // Four are enough.
    edition(&[
        change("value = 1", "copies = 10", "copies = 2"),
        change("value = 2", "copies = 12", "copies = 1"),
        change("value = 3", "copies = 10", "copies = 1"),
    ]);
    let mut enough = few;
    enough[5].new = "copies = 4";
    edition(&enough);
}

/// The book promises all mistakes at once, also those that only two tables
/// together make.
#[test]
fn a_mistake_in_one_table_does_not_hide_a_contradiction_in_others() {
    let text = text_with(&[
        change("id = \"blue\"", "\"B\"", "\"G\""),
        change("[[player_color]]", "\"white\"", "\"\""),
    ]);
    let whats: Vec<String> = wrong(&text).into_iter().map(|(_, what)| what).collect();
    assert_eq!(
        whats,
        [
            "letter G is used twice",
            "id must be one word of letters, digits and _"
        ]
    );
}

/// A wrong word must not make the loader complain about the sound keys beside it.
#[test]
fn a_wrong_word_is_the_only_thing_told() {
    let words = [
        (
            change("id = \"coins2\"", "main = \"coins\"", "main = \"rum\""),
            "main is \"rum\"; it must be one of: coins, treasure_card, parrot_card, goal_draw",
        ),
        (
            change("id = \"goal\"", "main = \"goal_draw\"", "main = \"rum\""),
            "main is \"rum\"; it must be one of: coins, treasure_card, parrot_card, goal_draw",
        ),
        (
            change("[[cloud]]", "id = \"empty\"", "id = \"rum\""),
            "id is \"rum\"; it must be one of: goal_swap, pirate_point, parrot, empty, black",
        ),
        (
            change("[goal_cards]", "copies_each = 2", "copies_each = 3"),
            "copies_each must be a whole number from 1 to 2",
        ),
    ];
    for (change, what) in words {
        let (text, line) = apply(Edition::STANDARD, change);
        assert_eq!(wrong(&text), [(line, what.to_owned())], "{}", change.new);
    }
}

/// Whatever the clients tell apart by name must have a name of its own.
#[test]
fn ids_that_stand_there_twice_are_refused() {
    let twice = [
        change("[[peninsula]]", "id = \"blue\"", "id = \"green\""),
        change("[[good]]", "id = \"fish\"", "id = \"coconut\""),
        change(
            "[[building_type]]",
            "id = \"hook_shop\"",
            "id = \"hat_shop\"",
        ),
        change("[[ship]]", "id = \"coins3\"", "id = \"coins2\""),
        change("[[cloud]]", "id = \"empty\"", "id = \"black\""),
        change(
            "[[parrot_card]]",
            "id = \"turn_blue\"",
            "id = \"turn_green\"",
        ),
        change("[[player_color]]", "id = \"red\"", "id = \"white\""),
    ];
    for change in twice {
        let (text, _) = apply(Edition::STANDARD, change);
        assert!(Edition::read(&text).is_err(), "{change:?} was accepted");
    }
}

/// The table of the second one is where an owner must look.
#[test]
fn a_name_used_twice_is_told_where_it_stands() {
    let twice = [
        change(
            "[[building_type]]",
            "id = \"hook_shop\"",
            "id = \"hat_shop\"",
        ),
        change("[[ship]]", "id = \"coins3\"", "id = \"coins2\""),
        change(
            "[[parrot_card]]",
            "id = \"turn_blue\"",
            "id = \"turn_green\"",
        ),
    ];
    for change in twice {
        let (text, id_line) = apply(Edition::STANDARD, change);
        let told = wrong(&text);
        // The header, the index and the id are the first three lines of a table.
        let at_table = |line: usize| (id_line - 2..=id_line).contains(&line);
        assert!(
            told.iter().all(|&(line, _)| at_table(line)),
            "line {id_line}: {told:?}"
        );
    }
}

/// Crew members, ghosts and locks never fill the island: a free building is
/// left whatever happens.
#[test]
fn an_island_that_could_be_filled_is_refused() {
    let full = [
        ("\"2\" = 9", "\"2\" = 10"),
        ("\"3\" = 9", "\"3\" = 10"),
        ("\"4\" = 7", "\"4\" = 8"),
        ("ghost_crew_2p = 9", "ghost_crew_2p = 11"),
        ("locks = 6", "locks = 8"),
    ];
    for (old, new) in full {
        let (text, _) = apply(Edition::STANDARD, change("[setup]", old, new));
        assert!(Edition::read(&text).is_err(), "{new} was accepted");
    }
}

/// A turn card names its die; a die that is not the one of its place is a mistake.
#[test]
fn the_die_of_a_turn_card_must_be_the_one_of_its_place() {
    for die in ["\"gray\"", "\"purple\""] {
        let (text, line) = apply(
            Edition::STANDARD,
            Change {
                after: "id = \"turn_green\"",
                old: "\"green\"",
                new: die,
            },
        );
        let Err(problems) = Edition::read(&text) else {
            panic!("turn_green turns {die}")
        };
        assert_eq!(problems.0[0].line, line, "{problems}");
    }
}

#[test]
fn garbage_is_refused_and_breaks_nothing() {
    for text in [
        "",
        "\n\n\n",
        "rum",
        "= = =",
        "[[",
        "[meta\n",
        "\u{0}\u{1}\u{7f}\u{fffd}",
        "meta = 1",
        "\u{feff}[meta]",
    ] {
        assert!(!wrong(text).is_empty(), "{text:?}");
    }
    assert!(wrong("").iter().any(|(_, what)| what == "meta is missing"));
    // Huge numbers, and things of another kind.
    let values = [
        "-1",
        "256",
        "99999999999999999999999",
        "-9223372036854775808",
        "1.5",
        "\"x\"",
        "[]",
        "{}",
        "nan",
        "0x1_0",
        "1979-05-27",
    ];
    for value in values {
        let new: &'static str = Box::leak(format!("start_coins = {value}\n").into_boxed_str());
        let (text, line) = apply(
            Edition::STANDARD,
            change("[setup]", "start_coins = 8\n", new),
        );
        let read = Edition::read(&text);
        let sixteen = value == "0x1_0";
        assert_eq!(read.is_ok(), sixteen, "{value}");
        if let Err(problems) = read {
            assert_eq!(problems.0[0].line, line, "{value}: {problems}");
        }
    }
    // Every line left out once, and every beginning of the file.
    let lines: Vec<&str> = Edition::STANDARD.lines().collect();
    for gone in 0..lines.len() {
        let rest: Vec<&str> = lines[..gone]
            .iter()
            .chain(&lines[gone + 1..])
            .copied()
            .collect();
        if let Err(problems) = Edition::read(&rest.join("\n")) {
            assert!(!problems.0.is_empty());
        }
        let beginning = Edition::read(&lines[..gone].join("\n"));
        assert!(
            beginning.is_err() || gone + 1 >= lines.len() - 2,
            "line {gone}"
        );
    }
    // The same table twice.
    let twice = format!("{0}\n{0}", Edition::STANDARD);
    assert!(
        wrong(&twice)[0].1.starts_with("not TOML"),
        "{:?}",
        wrong(&twice)[0]
    );
}

// ---- what stands in the file is played

/// Reads and plays with the edition of the scene, and tells what is then legal.
fn play_printed(scene: &mut Scene, actions: &[&str]) {
    let edition = scene.state.edition.0;
    for text in actions {
        let (actor, action) = text.split_once(' ').expect("actor, blank, action");
        let actor = Actor::read(actor).expect("an actor");
        let action = GrogIsland::read(edition, action).expect("an action of this edition");
        play::<GrogIsland>(&mut scene.state, actor, action, &mut ()).expect("a legal action");
    }
}

/// Frank has passed, Martina leads; ships and clouds as in fixture F0.
fn frank(edition: &'static Edition, goods: [u16; 5]) -> Scene {
    Scene::f0()
        .printed(edition)
        .standing_bid(MARTINA, "Y A G")
        .goods(FRANK, goods)
        .choosing_ship(FRANK)
}

/// Phil has won with these dice and is to pay with 30 coins.
fn phil(edition: &'static Edition, dice: &str) -> Scene {
    Scene::f0()
        .printed(edition)
        .coins(PHIL, 30)
        .standing_bid(PHIL, dice)
        .paying()
}

#[test]
fn a_corrected_board_changes_houses_and_income() {
    // An owner finds a fourth sword shop on orange, where we drew an eye patch.
    let corrected = edition(&[
        change("[meta]", "2014-r1", "my copy"),
        change("id = \"eye_patch_shop\"", "count = 4", "count = 3"),
        change(
            "id = \"eye_patch_shop\"",
            "on = [\"green\", \"orange\", \"yellow\", \"gray\"]",
            "on = [\"green\", \"yellow\", \"gray\"]",
        ),
        change("id = \"sword_shop\"", "count = 3", "count = 4"),
        change(
            "id = \"sword_shop\"",
            "on = [\"blue\", \"yellow\", \"gray\"]",
            "on = [\"blue\", \"orange\", \"yellow\", \"gray\"]",
        ),
        change(
            "[board]",
            "[1, 0, 1, 1, 1], # eye",
            "[1, 0, 0, 1, 1], # eye",
        ),
        change(
            "[board]",
            "[0, 1, 0, 1, 1], # sword",
            "[0, 1, 1, 1, 1], # sword",
        ),
    ]);
    assert_eq!(corrected.name(), "my copy");

    // Three other sword shops are free instead of two.
    let mut scene = phil(corrected, "Y O");
    play_printed(&mut scene, &["0 settle"]);
    let scene = scene.coins(PHIL, 0);
    let mut yellow = scene.clone();
    play_printed(&mut yellow, &["0 build Y sword_shop"]);
    assert_eq!(yellow.coins_of(PHIL), 3);
    let mut orange = scene;
    play_printed(&mut orange, &["0 build O sword_shop"]);
    assert_eq!(orange.coins_of(PHIL), 3);
    assert!(GrogIsland::read(corrected, "build O eye_patch_shop").is_err());
    assert!(GrogIsland::read(&STANDARD, "build O sword_shop").is_err());

    let standard = phil(&STANDARD, "Y O").play(&["0 settle"]).coins(PHIL, 0);
    assert_eq!(standard.play(&["0 build Y sword_shop"]).coins_of(PHIL), 2);
}

#[test]
fn two_houses_may_change_places() {
    // The pub on green, a figurehead studio on orange.
    let swapped = edition(&[
        change("id = \"pub\"", "on = [\"orange\"]", "on = [\"green\"]"),
        change(
            "id = \"figurehead_studio\"",
            "on = [\"green\", \"gray\"]",
            "on = [\"orange\", \"gray\"]",
        ),
        change(
            "[board]",
            "[0, 0, 1, 0, 0], # pub",
            "[1, 0, 0, 0, 0], # pub",
        ),
        change(
            "[board]",
            "[1, 0, 0, 0, 1], # fig",
            "[0, 0, 1, 0, 1], # fig",
        ),
    ]);
    let mut scene = phil(swapped, "O");
    play_printed(&mut scene, &["0 settle"]);
    let mut scene = scene.coins(PHIL, 0);
    assert!(GrogIsland::read(swapped, "build O pub").is_err());
    play_printed(&mut scene, &["0 build O figurehead_studio"]);
    assert_eq!(scene.coins_of(PHIL), 1, "the one on gray is free");
    // Its goal card now wants a crew member on green.
    let mut scene = phil(swapped, "G").goals(PHIL, "pub");
    play_printed(
        &mut scene,
        &[
            "0 settle",
            "0 build G pub",
            "* drew goal fish",
            "0 discard fish",
        ],
    );
    let scene = scene.phase(tortuga_grog::Phase::Over(tortuga_grog::End::LastCrew));
    assert_eq!(scene.scored(PHIL, "goal", "pub"), Some(6));
}

#[test]
fn the_numbers_of_the_set_up_matter() {
    let with = |old, new| edition(&[change("[setup]", old, new)]);
    assert_eq!(
        set_up(with("start_coins = 8", "start_coins = 11"), 3)
            .table
            .stocks[2]
            .coins,
        11
    );
    assert_eq!(
        set_up(with("start_points = 0", "start_points = 2"), 3)
            .table
            .stocks[2]
            .points,
        2
    );
    let crew = |state: State| state.crew_left(Seat(0));
    assert_eq!(crew(set_up(with("\"2\" = 9", "\"2\" = 5"), 2)), 5);
    assert_eq!(crew(set_up(with("\"3\" = 9", "\"3\" = 6"), 3)), 6);
    assert_eq!(crew(set_up(with("\"4\" = 7", "\"4\" = 5"), 4)), 5);
    let ghosts = set_up(with("ghost_crew_2p = 9", "ghost_crew_2p = 4"), 2);
    assert_eq!(ghosts.ghosts_left(), 4);

    // Seven goals dealt, five kept: seven draws, two cards laid aside.
    let goals = with(
        "goals_dealt = 6\ngoals_kept = 4",
        "goals_dealt = 7\ngoals_kept = 5",
    );
    let mut scene = Scene::with(&options(2)).printed(goals);
    scene.state = set_up(goals, 2);
    let scene = scene
        .play(&["* clouds goal_swap parrot empty pirate_point black"])
        .play(&[
            "* drew goal fish",
            "* drew goal gray",
            "* drew goal pub",
            "* drew goal blue",
        ])
        .play(&["* drew goal lemon", "* drew goal grog", "* drew goal green"])
        .play(&[
            "* drew goal fish",
            "* drew goal gray",
            "* drew goal pub",
            "* drew goal blue",
        ])
        .play(&["* drew goal lemon", "* drew goal grog"])
        .awaits_luck()
        .play(&["* drew goal green", "0 return fish", "0 return gray"]);
    assert!(!scene.to_act().seats().has(Seat(0)));
    assert_eq!(scene.seen_by(MARTINA).hands[0].goals.count, 5);

    // The cards in the box.
    let cards = edition(&[
        change("value = 1", "copies = 10", "copies = 3"),
        change("id = \"hold\"", "copies = 8", "copies = 0"),
    ]);
    let state = set_up(cards, 4);
    assert_eq!(state.secrets.treasure_stack.0, [3, 12, 10]);
    assert_eq!(state.secrets.parrot_stack.0, [4, 4, 4, 4, 4, 0]);
    let single = edition(&[
        change(
            "[goal_cards]",
            "copies_each = 2\ndistinct = 23\ntotal = 46",
            "copies_each = 1\ndistinct = 23\ntotal = 23",
        ),
        change("[setup]", "goals_dealt = 6", "goals_dealt = 5"),
    ]);
    assert_eq!(set_up(single, 4).goal_stack_count(), 23);
}

#[test]
fn the_numbers_of_the_ships_matter() {
    let dear = edition(&[change(
        "[trade]",
        "claim_cost_tiles = 4",
        "claim_cost_tiles = 5",
    )]);
    frank(dear, [0, 0, 0, 4, 0]).play(&["2 ship Y"]).refuses(
        "2 claim",
        Refusal::ClaimTooDear {
            cost: 5,
            payable: 4,
        },
        "GROG-TRADE-07",
    );
    frank(dear, [0, 0, 0, 5, 0])
        .play(&["2 ship Y", "2 claim"])
        .offers(FRANK, &["direct 5"]);

    let pairs = edition(&[change(
        "[trade]",
        "substitution_ratio = 3",
        "substitution_ratio = 2",
    )]);
    let scene = frank(pairs, [2, 0, 0, 0, 0])
        .offers(FRANK, &["ship G", "ship B", "ship O", "ship Y", "ship A"])
        .play(&[
            "2 ship Y",
            "2 main 1",
            "2 direct 0",
            "2 sub coconut",
            "2 sub coconut",
        ])
        .awaits_luck();
    assert_eq!(scene.goods_of(FRANK), [0; 5]);
    let scene = Scene::f0()
        .printed(pairs)
        .goods(PHIL, [0, 1, 5, 0, 0])
        .goals(PHIL, "fish");
    assert_eq!(scene.over().scored(PHIL, "goods-trios", ""), Some(2));

    let rich = edition(&[change(
        "id = \"coins2\"",
        "gain_per_tile = 2",
        "gain_per_tile = 3",
    )]);
    let scene = frank(rich, [4, 0, 0, 0, 0]).play(&["2 ship G", "2 main 4", "2 direct 4"]);
    assert_eq!(scene.coins_of(FRANK), 20 + 12);

    let small = edition(&[
        change("id = \"parrot\"\nmain", "max_tiles = 3", "max_tiles = 2"),
        change("id = \"goal\"\nmain", "max_tiles = 0", "max_tiles = 1"),
    ]);
    frank(small, [0, 0, 0, 3, 0])
        .play(&["2 ship Y"])
        .offers(FRANK, &["main 1", "main 2"]);
    frank(small, [0, 0, 0, 0, 3])
        .play(&["2 ship A"])
        .offers(FRANK, &["main 1"]);
}

#[test]
fn another_ship_may_be_the_ghost_ship() {
    let other = edition(&[
        change(
            "id = \"coins3\"",
            "ghost_in_2p = true",
            "ghost_in_2p = false",
        ),
        change(
            "id = \"coins4\"",
            "ghost_in_2p = false",
            "ghost_in_2p = true",
        ),
    ]);
    Scene::auction(2)
        .printed(other)
        .ships("coins2 coins3 coins4 parrot goal treasure")
        .standing_bid(PHIL, "Y")
        .choosing_ship(MARTINA)
        .offers(MARTINA, &["idle G", "idle B", "idle Y", "idle A"])
        .refuses("1 idle O", Refusal::GhostShip, "GROG-2P-03");
}

#[test]
fn the_numbers_of_the_auction_matter() {
    let spaces = edition(&[
        change("position = 3", "amount = 1", "amount = 3"),
        change("position = 5", "amount = 1", "amount = 2"),
    ]);
    let scene = phil(spaces, "B Y A G O").play(&["0 settle", "0 stop-claims"]);
    assert_eq!(scene.points_of(PHIL), 3);
    assert_eq!(scene.play(&["0 lock G hook_shop"]).points_of(PHIL), 3 + 2);

    // Spaces that give nothing are passed over in silence.
    let bare = edition(&[
        change("position = 3", "amount = 1", "amount = 0"),
        change("position = 5", "amount = 1", "amount = 0"),
    ]);
    let scene = phil(bare, "B Y A G O").play(&["0 settle", "0 stop-claims", "0 lock G hook_shop"]);
    let gained = |event: &Event| matches!(event, Event::Open(Open::RowPointsGained { .. }));
    assert!(!scene.events.iter().any(gained));
    assert_eq!(scene.points_of(PHIL), 0);

    // One lock in the box: it lies on blue already.
    let one = edition(&[change("[setup]", "locks = 6", "locks = 1")]);
    phil(one, "Y A G O")
        .play(&["0 settle", "0 stop-claims"])
        .awaits(PHIL);
    phil(one, "Y A G O")
        .locks("B hat_shop")
        .play(&["0 settle", "0 stop-claims"])
        .awaits_luck();

    // 6 coins and two cards: a limit of 16 instead of 12.
    let dear = edition(&[change("[scoring]", "limit = 3", "limit = 5")]);
    let scene = Scene::f0().printed(dear);
    assert_eq!(scene.refusal("0 bid B Y A G O"), None);
    let above = Refusal::AbovePotential {
        amount: 14,
        limit: 12,
    };
    Scene::f0().refuses("0 bid B Y A G O", above, "GROG-BID-07");
}

#[test]
fn the_numbers_of_the_scoring_matter() {
    let scene = |after, old, new| {
        Scene::f0()
            .printed(edition(&[change(after, old, new)]))
            .goals(PHIL, "pub fish gray blue parrots")
            .goods(PHIL, [0, 3, 0, 0, 0])
            .parrots(PHIL, "hold hold")
            .crew(PHIL, "O pub, A hat_shop, B hat_shop")
            .crew(FRANK, "B hook_shop")
            .coins(PHIL, 12)
            .over()
    };
    let pub_goal = scene("id = \"pub\"", "goal_points = 6", "goal_points = 7");
    assert_eq!(pub_goal.scored(PHIL, "goal", "pub"), Some(7));
    let goods = scene("[goal_cards]", "per_tile = 1", "per_tile = 2");
    assert_eq!(goods.scored(PHIL, "goal", "fish"), Some(6));
    let majority = scene("[goal_cards]", "majority_points = 6", "majority_points = 9");
    assert_eq!(majority.scored(PHIL, "goal", "gray"), Some(9));
    assert_eq!(majority.scored(PHIL, "goal", "blue"), Some(2));
    let presence = scene("[goal_cards]", "presence_points = 2", "presence_points = 3");
    assert_eq!(presence.scored(PHIL, "goal", "gray"), Some(6));
    assert_eq!(presence.scored(PHIL, "goal", "blue"), Some(3));
    let parrots = scene("[goal_cards]", "per_card = 1", "per_card = 4");
    assert_eq!(parrots.scored(PHIL, "goal", "parrots"), Some(8));
    let treasures = scene("[scoring]", "treasure_card = 1", "treasure_card = 5");
    assert_eq!(treasures.scored(PHIL, "treasure", ""), Some(10));
    let coins = scene("[scoring]", "coins_per_point = 5", "coins_per_point = 4");
    assert_eq!(coins.scored(PHIL, "coins", ""), Some(3));
}

/// A game with random players; what becomes unsound in it, if anything does.
fn play_out(edition: &'static Edition, seats: u8) -> Result<(), String> {
    let mut state = set_up(edition, seats);
    let mut luck = QuickLuck::new(u64::from(seats));
    let mut legal = Vec::new();
    loop {
        let (actor, action) = match GrogIsland::to_act(&state) {
            ToAct::Nobody => return Ok(()),
            ToAct::Chance => (Actor::Chance, GrogIsland::chance(&state, &mut luck)),
            seats @ (ToAct::One(_) | ToAct::Together(_)) => {
                let seat = seats.seats().lowest().expect("somebody is to act");
                legal.clear();
                GrogIsland::legal(&state, seat, &mut legal);
                if legal.is_empty() {
                    return Err(format!("nothing to do in {:?}", state.table.phase));
                }
                let choice = luck.below(u32::try_from(legal.len()).expect("some hundred actions"));
                (Actor::Seat(seat), legal[choice as usize])
            }
        };
        play::<GrogIsland>(&mut state, actor, action, &mut ())
            .map_err(|refusal| format!("{action:?}: {refusal}"))?;
        GrogIsland::audit(&state)?;
    }
}

/// The lines `key = number` of the standard edition: their places and keys.
fn numbers() -> Vec<(usize, &'static str)> {
    let lines = Edition::STANDARD.lines().enumerate();
    let number = |(at, line): (usize, &'static str)| {
        let (key, value) = line.split_once(" = ")?;
        let number = value.starts_with(|c: char| c.is_ascii_digit());
        (number && !key.starts_with('#')).then_some((at, key))
    };
    lines.filter_map(number).collect()
}

/// The standard edition with another number on one line.
fn with_number(at: usize, key: &str, number: u32) -> Result<Edition, Problems> {
    let changed = format!("{key} = {number}");
    let mut lines: Vec<&str> = Edition::STANDARD.lines().collect();
    lines[at] = &changed;
    Edition::read(&lines.join("\n"))
}

/// The bounds that the loader names for a number; none if there is no choice.
fn bounds(at: usize, key: &str) -> Option<(u32, u32)> {
    let problems = with_number(at, key, 99_999).err()?;
    let (_, range) = problems.0[0].what.split_once("a whole number from ")?;
    let (least, most) = range.split_once(" to ")?;
    Some((least.parse().ok()?, most.parse().ok()?))
}

#[test]
fn the_smallest_and_the_largest_numbers_can_be_played() {
    let mut games = 0;
    let mut unsound = Vec::new();
    for (at, key) in numbers() {
        let Some((least, most)) = bounds(at, key) else {
            continue;
        };
        // Other numbers of the file may narrow the bounds.
        let accepted = |number: &u32| with_number(at, key, *number).is_ok();
        let ends = [
            (least..=most).find(accepted),
            (least..=most).rev().find(accepted),
        ];
        for number in ends.into_iter().flatten() {
            let edition = with_number(at, key, number).expect("it was accepted before");
            let edition: &'static Edition = Box::leak(Box::new(edition));
            for seats in 2..=4 {
                games += 1;
                if let Err(problem) = play_out(edition, seats) {
                    unsound.push(format!(
                        "line {}: {key} = {number}, {seats} seats: {problem}",
                        at + 1
                    ));
                }
            }
        }
    }
    assert!(games > 100, "only {games} games");
    assert!(unsound.is_empty(), "{unsound:#?}");
}
