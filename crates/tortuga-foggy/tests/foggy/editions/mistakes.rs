//! What is wrong with an edition file is told, all at once and with its lines.

use tortuga_core::Edition as _;
use tortuga_foggy::Edition;

use super::wrong;

/// One mistake in each place of the file: behind which table or id it is made,
/// what stood there, what stands there now, and how the sentence begins that is
/// told on its line. `⏎` is the end of a line.
const MISTAKES: &str = r#"
[meta] | "foggy-island" | "groo" | game is "groo"; it must be one of: foggy-island
[meta] | schema = 1 | schema = 2 | schema must be 1
[meta] | "en-r1" | "" | data_version must be a short name of one line
[meta] | "en-r1" | "two\nlines" | data_version must be a short name of one line
# The map, as the rules have it.
[board] | rows = 6 | rows = 7 | rows must be 6
[board] | cols = 6 | cols = 5 | cols must be 6
[board] | "orthogonal" | "all" | adjacency is "all"; it must be one of: orthogonal
[board] | , "diagonal_up" | | line_directions must be horizontal, vertical, diagonal_down, diagonal_up
[board] | "horizontal", "vertical" | "vertical", "horizontal" | line_directions must be horizontal, vertical
nw | [0, 1, 2 | [0, 1, 3 | the tiles of quarter nw must be [0, 1, 2, 6, 7, 8, 12, 13, 14]
ne | , 17] | ] | the tiles of quarter ne must be [3, 4, 5, 9, 10, 11, 15, 16, 17]
sw | 32] | 36] | tiles must hold whole numbers from 0 to 35
se | [21 | [35, 21 | the tiles of quarter se must be [21, 22, 23, 27, 28, 29, 33, 34, 35]
[fog] | boards = 3 | boards = 2 | boards must be 3
[fog] | [3, 3] | [2, 3] | board_size must be [3, 3]: a fog board covers a quarter
[fog] | "uniform_random" | "nw" | open_quarter is "nw"; it must be one of: uniform_random
# Players and points.
[players] | hand_size = 5 | hand_size = 0 | hand_size must be a whole number from 1 to 9
[players] | hand_size = 5 | hand_size = 10 | hand_size must be a whole number from 1 to 9
[players] | per_side = 18 | per_side = 17 | tokens_per_side must be 18
[players] | "blue", "red" | "red", "blue" | sides must be blue, red
[scoring] | [0, 0, 0, 3 | [0, 0, 3 | line_points must have 7 numbers, for 0 to 6 tokens, not 6
[scoring] | 10] | 31] | line_points must hold whole numbers from 0 to 30
[scoring] | [0, 0, 0 | [0, 0, 1 | line_points must be 0 for fewer than 3 tokens
[scoring] | 7, 10] | 7, 6] | line_points must not fall from one length to the next
[scoring] | pig_multiplier = 2 | pig_multiplier = 0 | pig_multiplier must be a whole number from 1 to 6
[scoring] | cat_multiplier = 3 | cat_multiplier = 7 | cat_multiplier must be a whole number from 1 to 6
[scoring] | cat_multiplier = 3 | cat_multiplier = 1 | cat_multiplier must be at least the Pig's, 2
[scoring] | stack = false | stack = true | multipliers_stack must be false
[scoring] | crow_divisor = 2 | crow_divisor = 0 | crow_divisor must be a whole number from 1 to 9
[scoring] | crow_divisor = 2 | crow_divisor = 10 | crow_divisor must be a whole number from 1 to 9
[scoring] | "bonus" | "rum" | crow_half_is is "rum"; it must be one of: bonus, taken
[scoring] | per_line = true | per_line = "true" | crow_pays_once_per_line must be true or false
# Tokens: what all of them have.
wolf | "wolf" | "bear" | id is "bear"; it must be one of: wolf, rat, rabbit, 
wolf | index = 0 | index = 1 | index must be 0
wolf | "Wolf" | "" | name_en must be one line of 1 to 60 characters
rat | "Ratte" | 7 | name_de must be a text in quotes
wolf | "Builds | "\n | text_en must be one line of 0 to 400 characters
wolf | "Baut | "\t | text_de must be one line of 0 to 400 characters
wolf | count = 9 | count = 0 | count must be a whole number from 1 to 18
wolf | count = 9 | count = 19 | count must be a whole number from 1 to 18
wolf | provenance = "rulebook" | provenance = 1 | provenance must be a text in quotes
wolf | provenance | colour = "grey"⏎provenance | "colour" means nothing here
# What only mercenaries have.
wolf | provenance | cost = 1⏎provenance | "cost" means nothing here
rat | provenance | replaces = ["wolf"]⏎provenance | "replaces" means nothing here
rabbit | provenance | ability = "score_triple"⏎provenance | "ability" means nothing here
pig | provenance | cost_provenance = "rulebook"⏎provenance | "cost_provenance" means nothing here
fox | cost = 5 | cost = 100 | cost must be a whole number from 0 to 99
fox | cost = 5 | cost = -1 | cost must be a whole number from 0 to 99
fox | ["wolf"] | [] | replaces must name one basic character: there is no decision between several
fox | ["wolf"] | ["wolf", "rat"] | replaces must name one basic character: there is no decision
fox | ["wolf"] | "wolf" | replaces must be a list
fox | ["wolf"] | ["cat"] | "cat" is no basic character
fox | ["wolf"] | ["rum"] | "rum" is no basic character
fox | cost_provenance = "reconstructed" | cost_provenance = 5 | cost_provenance must be a text in quotes
# What is code.
wolf | "basic" | "mercenary" | class of the wolf must be "basic": what a character can do is code, a file has only
fox | "mercenary" | "basic" | class of the fox must be "mercenary": what a character can do is code
rat | "enemy" | "own" | side of the rat must be "enemy": what a character can do is code
rabbit | "neutral" | "white" | side of the rabbit must be "neutral": what a character can do is code
fox | "own" | "enemy" | side of the fox must be "own": what a character can do is code
pig | face_down = true | face_down = false | works_face_down of the pig must be true: what a
wolf | provenance | works_face_down = true⏎provenance | works_face_down of the wolf must be false
mole | ability = | works_face_down = true⏎ability = | works_face_down of the mole must be false
cat | "score_triple" | "score_half_to_owner" | ability of the cat must be "score_triple": what a character
mole | "on_place_swap_with_adjacent_enemy" | "score_triple" | ability of the mole must be "on_place_swap_with
chameleon | variable = true | variable = false | side_is_variable of the chameleon must be true: what a
frog | ability = | side_is_variable = true⏎ability = | side_is_variable of the frog must be false
# Weather and coins.
[weather] | cards = 8 | cards = 9 | cards must be 8
[weather] | player = 2 | player = 3 | drawn_by_second_player must be 2
[weather] | "reconstructed" | true | mix_provenance must be a text in quotes
sunny | count = 3 | count = 9 | count must be a whole number from 0 to 8
sunny | fog_boards = false | fog_boards = true | fog_boards must be false
cloudy | fog_boards = true | fog_boards = false | fog_boards must be true
cloudy | face_down = false | face_down = true | face_down must be false
foggy | face_down = true | face_down = 1 | face_down must be true or false
[coins] | [1, 5 | [0, 5 | values must hold whole numbers from 1 to 99
[coins] | pieces = 50 | pieces = 0 | pieces must be a whole number from 1 to 999
# Modes.
basic | players = 2 | players = 4 | players must be 2
basic | rounds = 2 | rounds = 0 | rounds must be a whole number from 1 to 4
mercenary | rounds = 4 | rounds = 5 | rounds must be a whole number from 1 to 4
basic | "none" | "sunny" | weather is "sunny"; it must be one of: none
weather | "drawn_each_round" | "none" | weather is "none"; it must be one of: drawn_each_round
weather | mercenaries = false | mercenaries = true | mercenaries must be false
basic | "draw" | "coin" | tiebreak is "coin"; it must be one of: draw
mercenary | "hired_cost_then_extra_round" | "draw" | tiebreak is "draw"; it must be one of: hired_cost_then
basic | tiebreak | max_extra_rounds = 1⏎tiebreak | "max_extra_rounds" means nothing here
mercenary | max_extra_rounds = 3 | max_extra_rounds = 4 | max_extra_rounds must be a whole number from 0 to 3
quick | max_extra_rounds = 3 | max_extra_rounds = 2 | max_extra_rounds must be the same in all modes
team | max_extra_rounds = 3 | max_extra_rounds = 0 | max_extra_rounds must be the same in all modes
quick | "fixed_for_game" | "sunny" | weather is "sunny"; it must be one of: fixed_for_game
quick | start_coins = 80 | start_coins = 256 | start_coins must be a whole number from 0 to 255
quick | "returned" | "kept" | start_coins_remainder is "kept"; it must be one of: returned
quick | rounds = true | rounds = 1 | hire_between_rounds must be true or false
mercenary | tiebreak | start_coins = 80⏎tiebreak | "start_coins" means nothing here
mercenary | tiebreak | hire_between_rounds = true⏎tiebreak | "hire_between_rounds" means nothing here
team | players = 4 | players = 2 | players must be 4
team | "sunny" | "foggy" | weather is "foggy"; it must be one of: sunny
team | per_player = 9 | per_player = 8 | tokens_per_player must be 9
team | "alternates" | "rum" | hiring_player is "rum"; it must be one of: alternates, fixed
quick | tiebreak | hiring_player = "fixed"⏎tiebreak | "hiring_player" means nothing here
# Rulings.
[rulings] | "owner" | "rum" | swap_target_by is "rum"; it must be one of: owner, colour
[rulings] | abilities = false | abilities = "no" | exchange_triggers_abilities must be true or false
[rulings] | "placement" | "rum" | chameleon_reacts_to is "rum"; it must be one of: placement, any_arrival
[rulings] | per_turn = 1 | per_turn = 0 | frog_moves_per_turn must be a whole number from 1 to 4
[rulings] | per_turn = 1 | per_turn = 5 | frog_moves_per_turn must be a whole number from 1 to 4
[rulings] | "coins_held" | "rum" | final_count is "rum"; it must be one of: coins_held, coins_earned
[rulings] | "higher_wins" | "rum" | hired_cost_tiebreak is "rum"; it must be one of: higher_wins, lower_wins
[rulings] | "simultaneous" | "rum" | hire_secrecy is "rum"; it must be one of: simultaneous, open
# Sums.
[checks] | basic_tokens_per_side = 18 | basic_tokens_per_side = 19 | basic_tokens_per_side must be 18
[checks] | side = 12 | side = 13 | mercenary_tokens_per_side is 13, but the counts of the mercenaries add up to 12
[checks] | side = 12 | side = 15 | mercenary_tokens_per_side must be a whole number from 11 to 14
[checks] | weather_cards = 8 | weather_cards = 7 | weather_cards must be 8
[checks] | board = 26 | board = 25 | scoring_lines_on_board must be 26
[checks] | 107 | 108 | total_cost_of_all_mercenaries is 108, but the costs add up to 107
[checks] | 107 | 1387 | total_cost_of_all_mercenaries must be a whole number from 0 to 1386
# Tokens that do not go together.
hippo | ["rabbit"] | ["rat"] | more mercenaries are exchanged for a rat than there are
"#;

/// A row of the table.
#[derive(Clone, Copy, Debug)]
struct Mistake {
    after: &'static str,
    old: &'static str,
    new: &'static str,
    what: &'static str,
}

fn rows(table: &'static str) -> impl Iterator<Item = Mistake> {
    let rows = table.lines().filter(|row| row.contains('|'));
    rows.map(|row| {
        let columns: Vec<&str> = row.split('|').map(str::trim).collect();
        let [after, old, new, what] = columns[..] else {
            panic!("no row: {row}");
        };
        Mistake {
            after,
            old,
            new,
            what,
        }
    })
}

/// The text with the mistake in it, and its line.
#[track_caller]
fn make(text: &str, mistake: Mistake) -> (String, usize) {
    let table = mistake.after.starts_with('[');
    let after = if table {
        format!("\n{}", mistake.after)
    } else {
        format!("id = \"{}\"", mistake.after)
    };
    let (old, new) = (mistake.old, mistake.new.replace('⏎', "\n"));
    let from = text.find(&after).unwrap_or_else(|| panic!("no {after}"));
    let at = text[from..].find(old);
    let at = at.unwrap_or_else(|| panic!("no {old} after {after}"));
    let (before, rest) = text.split_at(from + at);
    let line = 1 + before.matches('\n').count();
    (format!("{before}{new}{}", &rest[old.len()..]), line)
}

/// The standard edition with all these mistakes, and their lines.
#[track_caller]
fn make_all(table: &'static str) -> (String, Vec<usize>) {
    let mut text = Edition::STANDARD.to_owned();
    let mut lines = Vec::new();
    for mistake in rows(table) {
        let (changed, line) = make(&text, mistake);
        text = changed;
        lines.push(line);
    }
    (text, lines)
}

#[test]
fn a_mistake_is_told_with_its_line_and_nothing_else_is() {
    assert_eq!(rows(MISTAKES).count(), 115);
    for mistake in rows(MISTAKES) {
        let (text, line) = make(Edition::STANDARD, mistake);
        let told = wrong(&text);
        assert_eq!(told.len(), 1, "{mistake:?}: {told:?}");
        assert_eq!(told[0].0, line, "{mistake:?}: {told:?}");
        assert!(told[0].1.starts_with(mistake.what), "{mistake:?}: {told:?}");
    }
}

/// The book promises all mistakes at once, also those that only several tokens
/// together make.
#[test]
fn mistakes_in_every_table_are_told_at_once() {
    const SEVERAL: &str = r#"
[meta] | schema = 1 | schema = 2 | schema must be 1
[board] | rows = 6 | rows = 8 | rows must be 6
ne | 17] | 18] | the tiles of quarter ne must be
[fog] | boards = 3 | boards = 4 | boards must be 3
[players] | per_side = 18 | per_side = 18 | tokens_per_side is 18, but the counts of the basic
[scoring] | 7, 10] | 7, 6] | line_points must not fall
wolf | count = 9 | count = 8 |
fox | cost = 5 | cost = 4 |
turtle | ["wolf"] | ["fox"] | "fox" is no basic character
crow | count = 2 | count = 3 |
mole | ["rat"] | ["rat"] | more mercenaries are exchanged for a rat
prairie_dog | "neutral" | "own" | side of the prairie_dog must be "neutral"
[weather] | cards = 8 | cards = 8 | cards is 8, but the counts add up to 7
foggy | count = 2 | count = 1 |
[coins] | pieces = 50 | pieces = 5000 | pieces must be a whole number
quick | max_extra_rounds = 3 | max_extra_rounds = 1 | max_extra_rounds must be the same
[rulings] | "owner" | "rum" | swap_target_by is "rum"
[checks] | side = 12 | side = 12 | mercenary_tokens_per_side is 12, but
[checks] | 107 | 107 | total_cost_of_all_mercenaries is 107, but the costs add up to 113
"#;
    let (text, lines) = make_all(SEVERAL);
    // Some changes are told elsewhere: in the line of the sum that they spoil.
    let wanted = rows(SEVERAL).zip(lines);
    let wanted: Vec<_> = wanted.filter(|(row, _)| !row.what.is_empty()).collect();
    let told = wrong(&text);
    assert_eq!(told.len(), wanted.len(), "{told:#?}");
    for (told, (mistake, line)) in told.iter().zip(wanted) {
        assert_eq!(told.0, line, "{told:?}");
        assert!(told.1.starts_with(mistake.what), "{told:?}");
    }
}

/// What is told after these changes, without lines.
#[track_caller]
fn told(table: &'static str) -> Vec<String> {
    let (text, _) = make_all(table);
    wrong(&text).into_iter().map(|(_, what)| what).collect()
}

#[test]
fn what_is_missing_or_unknown_is_told() {
    assert_eq!(told("fox | cost = 5 | |"), ["cost is missing"]);
    assert_eq!(
        told(r#"cat | ability = "score_triple" | |"#),
        ["ability is missing"]
    );
    let face_down = told("crow | works_face_down = true | |");
    assert_eq!(face_down.len(), 1);
    assert!(face_down[0].starts_with("works_face_down of the crow must be true: "));
    assert_eq!(
        told("fox | replaces = | repalces = |"),
        ["replaces is missing", "\"repalces\" means nothing here"]
    );
    assert_eq!(
        told("[rulings] | [rulings] | [choices] |"),
        ["rulings is missing", "\"choices\" means nothing here"]
    );
    assert_eq!(
        told("[fog] | [fog] | [mist] |"),
        ["fog is missing", "\"mist\" means nothing here"]
    );
}

/// Remarks apart, every line of the file is wanted.
#[test]
fn no_line_can_be_left_out() {
    let lines: Vec<&str> = Edition::STANDARD.lines().collect();
    let wanted = |line: &&str| line.contains(" = ") && !line.starts_with('#');
    let wanted = |line: &&str| wanted(line) && !line.contains("provenance = ");
    let mut left_out = 0;
    for (place, line) in lines.iter().enumerate().filter(|(_, line)| wanted(line)) {
        let text = [&lines[..place], &lines[place + 1..]].concat().join("\n");
        assert!(!wrong(&text).is_empty(), "{}: {line}", place + 1);
        left_out += 1;
    }
    assert!(left_out > 200, "only {left_out}");
}

/// A table that is not read at all hides no mistake in another.
#[test]
fn a_missing_sum_hides_nothing_else() {
    assert_eq!(
        told(
            "[checks] | [checks] | [cheques] |
             hippo | [\"rabbit\"] | [\"rat\"] |
             team | max_extra_rounds = 3 | max_extra_rounds = 2 |"
        ),
        [
            "checks is missing",
            "more mercenaries are exchanged for a rat than there are",
            "max_extra_rounds must be the same in all modes",
            "\"cheques\" means nothing here",
        ]
    );
}

#[test]
fn the_name_of_an_edition_has_a_longest() {
    let named = |length| wrong(&Edition::STANDARD.replace("en-r1", &"x".repeat(length)));
    assert_eq!(named(60), []);
    assert_eq!(named(61).len(), 1);
    assert_eq!(named(62).len(), 1);
}

#[test]
fn names_and_texts_have_a_longest() {
    let long = |field: &str, length: usize| {
        let cat = Edition::STANDARD.find("id = \"cat\"").unwrap();
        let (before, rest) = Edition::STANDARD.split_at(cat);
        let start = rest.find(field).unwrap();
        let end = start + rest[start..].find('\n').unwrap();
        let line = format!("{field} = \"{}\"", "ß".repeat(length));
        wrong(&format!("{before}{}{line}{}", &rest[..start], &rest[end..]))
    };
    for (field, most) in [
        ("name_en", 60),
        ("name_de", 60),
        ("text_en", 400),
        ("text_de", 400),
    ] {
        assert_eq!(long(field, most), [], "{field}");
        let told = long(field, most + 1);
        assert_eq!(told.len(), 1, "{field}: {told:?}");
        let what = format!("{field} must be one line of ");
        assert!(told[0].1.starts_with(&what), "{told:?}");
    }
}
