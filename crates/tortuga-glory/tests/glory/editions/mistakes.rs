//! What is wrong with an edition file is told, with its line and nothing else.

use tortuga_core::Edition as _;
use tortuga_glory::Edition;

use super::{told, wrong};

/// One mistake in each place of the file: behind which beginning of a line it
/// is made, what stood there, what stands there now, and how the sentence begins
/// that is told on its line. `⏎` is the end of a line.
const MISTAKES: &str = r#"
[meta] | "glory-islands" | "groo" | game is "groo"; it must be one of: glory-islands
[meta] | schema = 1 | schema = 2 | schema must be 1
[meta] | "2021-r1" | "" | data_version must be a short name of one line
[colors] | "red", "green" | "green", "red" | order must be red, green, yellow, blue
[colors] | , "blue" | | order must be red, green, yellow, blue
[colors] | henry = "green" | henry = "blue" | henry is "blue"; it must be one of: green
[colors] | "rulebook" | 1 | provenance must be a text in quotes
# Supplies.
[supplies] | total = 8 | total = 21 | barrels_total must be a whole number from 0 to 20
[supplies] | start_human = 1 | start_human = 3 | barrels_start_human is 3, but four players need 12 barrels
[supplies] | start_human = 1 | start_human = -1 | barrels_start_human must be a whole number from 0 to 9
[supplies] | start_henry = 0 | start_henry = 1 | barrels_start_henry must be 0
[supplies] | limit = 3 | limit = 0 | barrel_limit must be a whole number from 1 to 9
[supplies] | limit = 3 | limit = 10 | barrel_limit must be a whole number from 1 to 9
[supplies] | pirates_human = 5 | pirates_human = 0 | pirates_human must be a whole number from 1 to 5
[supplies] | pirates_human = 5 | pirates_human = 6 | pirates_human must be a whole number from 1 to 5
[supplies] | pirates_henry = 8 | pirates_henry = 0 | pirates_henry must be a whole number from 1 to 10
[supplies] | pirates_henry = 8 | pirates_henry = 11 | pirates_henry must be a whole number from 1 to 10
[supplies] | player = 1 | player = 2 | ships_per_player must be 1
[supplies] | ships_per | rum = 1⏎ships_per | "rum" means nothing here
# Treasure.
[treasure] | "ruby", "spice" | "spice", "ruby" | types must be ruby, spice, emerald, crown, doubloon
[treasure] | p2 = 6 | p2 = 0 | p2 must be a whole number from 1 to 8
[treasure] | p3 = 6 | p3 = 9 | p3 must be a whole number from 1 to 8
[treasure] | p4 = 7 | p4 = 9 | p4 must be a whole number from 1 to 8
[treasure] | p4 = 7 | p4 = 7, p5 = 8 | "p5" means nothing here
[treasure] | chest_draw = 2 | chest_draw = 4 | chest_draw must be a whole number from 1 to 3
[treasure] | chest_draw = 2 | chest_draw = 0 | chest_draw must be a whole number from 1 to 3
[treasure] | chest_keep = 1 | chest_keep = 2 | chest_keep must be 1
[treasure] | special_draw = 3 | special_draw = 4 | special_draw must be a whole number from 1 to 3
[treasure] | special_keep = 1 | special_keep = 2 | special_keep must be 1
[treasure] | [0, 1, 3 | [0, 3 | set_glory must have 6 numbers, not 5
[treasure] | [0, 1 | [1, 1 | set_glory must begin with 0: no token, no glory
[treasure] | 15] | 31] | set_glory must hold whole numbers from 0 to 30
[treasure] | 15] | 13] | set_glory must grow with each kind by no less than before, or the fullest sets
[treasure] | 1, 3 | 3, 3 | set_glory must grow with each kind by no less than before
id = "ruby" | "ruby" | "rum" | id is "rum"; it must be one of: ruby
id = "spice" | "Spices" | "" | name_en must be one line of 1 to 60 characters
id = "crown" | "Saphirkrone" | "Saphir\nKrone" | name_de must be one line of 1 to 60 characters
id = "doubloon" | name_de | rum = 1⏎name_de | "rum" means nothing here
# The sea.
[sea] | spaces = 24 | spaces = 23 | spaces must be 24
[sea] | "clockwise" | "widdershins" | direction is "widdershins"; it must be one of: clockwise
[sea] | home = 0 | home = 1 | home must be 0
[sea] | compass = 12 | compass = 4 | compass must be a whole number from 5 to 19
[sea] | compass = 12 | compass = 20 | compass must be a whole number from 5 to 19
[sea] | [6, 18] | [4, 18] | wrecks must hold whole numbers from 5 to 23
[sea] | [6, 18] | [6, 24] | wrecks must hold whole numbers from 5 to 23
[sea] | [6, 18] | [6, 12, 18] | wrecks must have 2 numbers, not 3
[sea] | [6, 18] | [18, 18] | wrecks must be two different spaces
[sea] | [4, 2, 1, 0] | [4, 2, 1] | compass_bonus must have 4 numbers, not 3
[sea] | [4, 2, 1, 0] | [4, 2, 3, 0] | compass_bonus must not rise from one place to the next
[sea] | [4, 2, 1, 0] | [31, 2, 1, 0] | compass_bonus must hold whole numbers from 0 to 30
[sea] | [6, 3, 1, 0] | [6, 7, 1, 0] | home_bonus must not rise from one place to the next
[sea] | [6, 3, 1, 0] | [31, 3, 1, 0] | home_bonus must hold whole numbers from 0 to 30
[sea] | [0, 6, 12, 18, 24] | [0, 6, 12, 24, 18] | a line must be a row, a column or a diagonal from one end
[sea] | [4, 8, 12, 16, 20] | [4, 8, 12, 16, 21] | a line must be a row, a column or a diagonal
[sea] | [9, 8, 7, 6, 5] | [4, 3, 2, 1, 0] | this line belongs to an earlier space already
[sea] | [24, 18, 12, 6, 0] | [24, 18, 12, 6] | every row of lines holds 5 whole numbers from 0 to 24
[sea] | [20, 21, 22, 23, 24] | [21, 22, 23, 24, 25] | every row of lines holds 5 whole numbers from 0 to 24
[sea] | "source" | 1 | provenance_ring must be a text in quotes
# The boards.
[boards.front] | "ABBCC" | "ABBCG" | every row of islands has 5 letters out of ABCDEF
[boards.front] | "ABBCC" | "ABBC" | every row of islands has 5 letters out of ABCDEF
[boards.front] | "ADDBB" | "AD.BB" | every row of islands has 5 letters out of ABCDEF
[boards.front] | "BTPBT" | "BTPBX" | every row of icons has 5 letters out of PTB
[boards.front] | "PBTPB" | "PBSPB" | every row of icons has 5 letters out of PTB
[boards.front] | "ABBCC", | | islands must have 5 rows, not 4
[boards.front] | "ABBCC" | 5 | islands must hold texts in quotes
[boards.front] | A = 4 | A = 5 | A must be 4, the number of its cells
[boards.front] | F = 3 | F = 26 | F must be a whole number from 0 to 25
[boards.front] | F = 3 | F = 3, G = 0 | "G" means nothing here
[boards.front] | , F = 3 | | F is missing
[boards.front] | islands = | storm = 12⏎islands = | "storm" means nothing here
[boards.back] | "BTPBT" | "BTPBX" | every row of icons has 5 letters out of PTBS
[boards.back] | "ABBCC" | "ABBCx" | every row of islands has 5 letters out of ABCDEF.
[boards.back] | D = 3 | D = 4 | D must be 3, the number of its cells
[boards.back] | storm = 12 | storm = 13 | storm must be 12, the cell of the S
[boards.back] | storm = 12 | storm = 25 | storm must be a whole number from 0 to 24
letter = "A" | "A" | "B" | letter is "B"; it must be one of: A
letter = "B" | "Buccaneer Island" | "" | name_en must be one line of 1 to 60 characters
letter = "F" | "Fiedlers Ruh" | 1 | name_de must be a text in quotes
# Prizes and the sailing track.
[island_scoring] | "up" | "down" | rounding is "down"; it must be one of: up
[island_scoring] | active = 1 | active = 10 | all_tied_extra_to_active must be a whole number from 0 to 9
[island_scoring] | [4, 2, 0] | [4, 2] | s3 must have 3 numbers, not 2
[island_scoring] | [5, 3, 0] | [5, 3, 4] | s4 must not rise from one place to the next
[island_scoring] | [6, 4, 2] | [6, 7, 2] | s5 must not rise from one place to the next
[island_scoring] | [9, 6, 3] | [31, 6, 3] | s6 must hold whole numbers from 0 to 30
[island_scoring] | s6 = [9, 6, 3] | s6 = [9, 6, 3], s7 = [9, 6, 3] | "s7" means nothing here
[sailing_track] | start_index = 0 | start_index = 1 | start_index must be 0
[sailing_track] | sunk_index = 37 | sunk_index = 36 | sunk_index must be 37, the circle after the last value
[sailing_track] | sunk_index = 37 | sunk_index = 256 | sunk_index must be a whole number from 0 to 255
[sailing_track] | [24, 23 | [24, 24 | values must fall from one circle to the next
[sailing_track] | [24, 23 | [22, 23 | values must fall from one circle to the next
[sailing_track] | [24, | [101, | values must hold whole numbers from -100 to 100
# Cards.
[card_values] | v3 = 2 | v3 = 1 | v3 must be 2
[card_values] | v5 = 1 | v5 = 2 | v5 must be 1
[card_values] | { v1 = 1, v2 = 2 | { v1 = 0, v2 = 2 | v1 must be a whole number from 1 to 9
[card_values] | v5 = 5 | v5 = 10 | v5 must be a whole number from 1 to 9
[card_values] | "return_cards" | "stopover" | v1 is "stopover"; it must be one of: return_cards
[card_values] | "draw_treasure" | "rum" | v2 is "rum"; it must be one of: draw_treasure
[card_values] | "stopover" | "rum" | v5 is "rum"; it must be one of: stopover
[card_values] | { v2 = 1 | { v2 = 0 | v2 must be a whole number from 1 to 3
[card_values] | { v2 = 1 | { v1 = 1, v2 = 1 | "v1" means nothing here
[card_values] | v4 = 1 }⏎pay | v4 = 4 }⏎pay | v4 must be a whole number from 1 to 3
[card_values] | { v3 = 2 | { v3 = 0 | v3 must be a whole number from 1 to 9
[card_values] | v4 = 2 | v4 = 10 | v4 must be a whole number from 1 to 9
[card_values] | { v3 = 2 | { v2 = 2, v3 = 2 | "v2" means nothing here
[[special]] | value = 1 | value = 2 | value must be 1
[[special]] | "Return" | "" | name_en must be one line of 1 to 60 characters
[[special]] | "After the | "After\nthe | text_en must be one line of 0 to 400 characters
[[special]] | "Nach der | "Nach\tder | text_de must be one line of 0 to 400 characters
id = 0⏎ | "red" | "blue" | color is "blue"; it must be one of: red
id = 1⏎ | id = 1 | id = 0 | id must be 1
id = 11⏎ | value = 5 | value = 4 | value must be 5
id = 23⏎ | dots = 3 | dots = 0 | dots must be a whole number from 1 to 7
id = 23⏎ | dots = 3 | dots = 8 | dots must be a whole number from 1 to 7
id = 23⏎ | black = true | black = 1 | black must be true or false
id = 23⏎ | dots = 3 | dots = 4 | blue-5 has the same dots as red-5: neither acts first (GLORY-ORDER-02)
id = 14⏎ | dots = 4 | dots = 3 | yellow-3a has the same dots as green-3a: neither acts first
id = 3⏎ | dots = 2 | dots = 3 | red-3b has the same dots as red-3a: neither acts first
# Wrecks, the end, Henry Morgan.
[wrecks] | [1, 1, 2 | [1, 2 | tokens must be two stacks of 5, not 9 tokens
[wrecks] | [1, 1, 2 | [0, 1, 2 | tokens must hold whole numbers from 1 to 4
[wrecks] | 3, 4] | 3, 5] | tokens must hold whole numbers from 1 to 4
[wrecks] | stacks = 2 | stacks = 3 | stacks must be 2
[wrecks] | size = 5 | size = 6 | stack_size must be a whole number from 1 to 5
[wrecks] | size = 5 | size = 0 | stack_size must be a whole number from 1 to 5
[wrecks] | cost = 1 | cost = 0 | extra_token_barrel_cost must be a whole number from 1 to 3
[wrecks] | cost = 1 | cost = 4 | extra_token_barrel_cost must be a whole number from 1 to 3
[end_scoring] | board = 1 | board = 10 | per_pirate_on_board must be a whole number from 0 to 9
[end_scoring] | barrel = 1 | barrel = 10 | per_barrel must be a whole number from 0 to 9
[henry] | glory = 2 | glory = 10 | barrel_cell_glory must be a whole number from 0 to 9
[henry] | chest_draw = 1 | chest_draw = 2 | chest_draw must be 1
[henry] | face_up = true | face_up = false | chest_face_up must be true
[henry] | [1, 4] | [2, 4] | five_card_legs must be two legs that make 5
[henry] | [1, 4] | [1, 3] | five_card_legs must be two legs that make 5
[henry] | [1, 4] | [0, 4] | five_card_legs must hold whole numbers from 1 to 4
[henry] | [1, 4] | [5] | five_card_legs must hold whole numbers from 1 to 4
[henry] | [1, 4] | [1, 1, 3] | five_card_legs must have 2 numbers, not 3
[henry] | pile = 1 | pile = 6 | reshuffle_when_draw_pile must be a whole number from 0 to 5
[henry] | swaps_cards = true | swaps_cards = 1 | swaps_cards must be true or false
[henry] | uses_storm = false | uses_storm = true | uses_storm must be false
[henry] | uses_storm | rum = true⏎uses_storm | "rum" means nothing here
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
    let [after, old, new] =
        [mistake.after, mistake.old, mistake.new].map(|part| part.replace('⏎', "\n"));
    let from = text.find(&format!("\n{after}"));
    let from = 1 + from.unwrap_or_else(|| panic!("no {after}"));
    let at = text[from..].find(&old);
    let at = at.unwrap_or_else(|| panic!("no {old} after {after}"));
    let (before, rest) = text.split_at(from + at);
    let line = 1 + before.matches('\n').count();
    (format!("{before}{new}{}", &rest[old.len()..]), line)
}

#[test]
fn a_mistake_is_told_with_its_line_and_nothing_else_is() {
    assert_eq!(rows(MISTAKES).count(), 139);
    for mistake in rows(MISTAKES) {
        let (text, line) = make(Edition::STANDARD, mistake);
        let told = wrong(&text);
        assert_eq!(told.len(), 1, "{mistake:?}: {told:?}");
        assert_eq!(told[0].0, line, "{mistake:?}: {told:?}");
        assert!(told[0].1.starts_with(mistake.what), "{mistake:?}: {told:?}");
    }
}

/// The book promises all mistakes at once, whatever table they are in.
#[test]
fn mistakes_in_every_table_are_told_at_once() {
    const SEVERAL: &str = r#"
[meta] | schema = 1 | schema = 2 | schema must be 1
[colors] | henry = "green" | henry = "red" | henry is "red"
[supplies] | start_human = 1 | start_human = 3 | barrels_start_human is 3, but four players need 12
[treasure] | 15] | 13] | set_glory must grow
id = "ruby" | "ruby" | "rum" | id is "rum"
[sea] | [4, 2, 1, 0] | [4, 2, 3, 0] | compass_bonus must not rise
[sea] | [9, 8, 7, 6, 5] | [4, 3, 2, 1, 0] | this line belongs to an earlier space
[boards.front] | A = 4 | A = 5 | A must be 4
[boards.back] | storm = 12 | storm = 13 | storm must be 12
letter = "A" | "A" | "B" | letter is "B"
[island_scoring] | [9, 6, 3] | [9, 6, 7] | s6 must not rise
[sailing_track] | sunk_index = 37 | sunk_index = 36 | sunk_index must be 37
[card_values] | { v2 = 1 | { v2 = 4 | v2 must be a whole number from 1 to 3
[[special]] | "Return" | "" | name_en must be one line
id = 0⏎ | dots = 3 | dots = 9 | dots must be a whole number from 1 to 7
id = 23⏎ | dots = 3 | dots = 4 | blue-5 has the same dots as red-5
[wrecks] | 3, 4] | 3] | tokens must be two stacks of 5
[end_scoring] | barrel = 1 | barrel = 10 | per_barrel must be
[henry] | uses_storm = false | uses_storm = true | uses_storm must be false
"#;
    let mut text = Edition::STANDARD.to_owned();
    let mut wanted = Vec::new();
    for mistake in rows(SEVERAL) {
        let (changed, line) = make(&text, mistake);
        text = changed;
        wanted.push((line, mistake.what));
    }
    let told = wrong(&text);
    assert_eq!(told.len(), wanted.len(), "{told:#?}");
    for (told, (line, what)) in told.iter().zip(wanted) {
        assert_eq!(told.0, line, "{told:?}");
        assert!(told.1.starts_with(what), "{told:?}");
    }
}

#[test]
fn what_is_missing_or_unknown_is_told() {
    assert_eq!(told(&[("compass = 12", "")]), ["compass is missing"]);
    assert_eq!(
        told(&[("barrel_limit = 3", "barel_limit = 3")]),
        [
            "barrel_limit is missing",
            "\"barel_limit\" means nothing here"
        ]
    );
    assert_eq!(
        told(&[("[end_scoring]", "[end]")]),
        ["end_scoring is missing", "\"end\" means nothing here"]
    );
    assert_eq!(
        told(&[("[boards.back]", "[boards.side]")]),
        ["back is missing", "\"side\" means nothing here"]
    );
}
