//! What is wrong with an edition file is told, all at once and with its lines.

use tortuga_core::Edition as _;
use tortuga_groo::Edition;

use super::wrong;

/// One mistake in each place of the file: behind which table or card it is made,
/// what stood there, what stands there now, and how the sentence begins that is
/// told on its line. `⏎` is the end of a line.
const MISTAKES: &str = r#"
[meta] | "groo" | "grog" | game is "grog"; it must be one of: groo
[meta] | schema = 1 | schema = 2 | schema must be 1
[meta] | "1997-r1" | "" | data_version must be a short name of one line
[meta] | "1997-r1" | "two\nlines" | data_version must be a short name of one line
[game] | players = 2 | players = 1 | min_players must be 2
[game] | players = 4 | players = 5 | max_players must be 4
[game] | cards = 59 | cards = 65 | playing_cards must be a whole number from 1 to 64
[game] | cards = 59 | cards = 60 | playing_cards is 60, but the counts add up to 59
[game] | to_win = 7 | to_win = 0 | victory_points_to_win must be a whole number from 1 to 99
[game] | to_win = 7 | to_win = 100 | victory_points_to_win must be a whole number from 1 to 99
[game] | limit = 5 | limit = 0 | hand_limit must be a whole number from 1 to 10
[game] | limit = 5 | limit = 11 | hand_limit must be a whole number from 1 to 10
[game] | per_turn = 1 | per_turn = 0 | attacks_per_turn must be a whole number from 1 to 9
[game] | per_turn = 1 | per_turn = 10 | attacks_per_turn must be a whole number from 1 to 9
[options] | "dealer" | "rum" | first_player is "rum"; it must be one of: dealer, left_of_dealer
[options] | = true | = "yes" | draw_is_optional must be true or false
[options] | "one_by_one" | "rum" | event_draw is "rum"; it must be one of: one_by_one, batch
[options] | "end_of_turn" | "rum" | win_check is "rum"; it must be one of: end_of_turn, after_leftover
[options] | "reshuffle" | "rum" | final_round_draw is "rum"; it must be one of: reshuffle, none
[options] | "literal" | "rum" | groo_two_steps is "rum"; it must be one of: literal, short
[options] | rounds = 4 | rounds = 61 | stall_guard_rounds must be a whole number from 0 to 60
[symbols] | "kopins", "supplies" | "supplies", "kopins" | order must be kopins, supplies, labor, groo
[symbols] | , "groo" | | order must be kopins, supplies, labor, groo
[[raw_die]] | "groo" | "rum" | "rum" is no symbol
[[raw_die]] | , "groo" | | a die has 6 faces, not 5
[[raw_die]] | "groo" | "groo", "groo" | a die has 6 faces, not 7
[movement_die] | -2] | -4] | faces must hold whole numbers from -3 to 3
[movement_die] | , -2] | ] | a die has 6 faces, not 5
# Cards: what all of them have.
castle | "castle" | "Castle" | id must have no capital letters
castle | "castle" | "big castle" | id must be one word of letters, digits and _
castle | "building" | "rum" | type is "rum"; it must be one of: building, troop, groo_effect, wild, event
castle | count = 1 | count = 0 | count must be a whole number from 1 to 64
castle | "Castle" | "" | name_en must be one line of 1 to 60 characters
castle | "Schloss" | 7 | name_de must be a text in quotes
castle | "Your | "\n | text_en must be one line of 0 to 400 characters
castle | "Deine | "\t | text_de must be one line of 0 to 400 characters
castle | { name = "source | { rum = "source | "rum" means nothing here
castle | provenance = { | provenance = 1 # { | provenance must be a table
# What only some have.
castle | { kopins = 1 | { rum = 1 | "rum" means nothing here
castle | kopins = 1 | kopins = 0 | kopins must be a whole number from 1 to 6
castle | labor = 2 | labor = 5 | a cost has at most 6 symbols, not 7
castle | kopins = 1 | groo = 1 | a Building costs no Groo heads
castle | vp = 2 | vp = 0 | vp must be a whole number from 1 to 
castle | vp = 2 | battle = 2⏎vp = 2 | "battle" means nothing here
castle | vp = 2 | timing = "any"⏎vp = 2 | "timing" means nothing here
minstrel | battle = 0 | battle = -1 | battle must be a whole number from 0 to 
minstrel | battle = 0 | vp = 1⏎battle = 0 | "vp" means nothing here
rampage | groo = 2 | labor = 2 | a Groo Effect costs Groo heads and nothing else
rampage | groo = 2 | groo = 2, labor = 1 | a Groo Effect costs Groo heads and nothing else
rampage | groo = 2 | | a Groo Effect costs Groo heads and nothing else
rampage | text_en | vp = 1⏎text_en | "vp" means nothing here
a_fray | "any" | "never" | timing is "never"; it must be one of: any, battle, pool, counter
a_fray | timing | cost = { labor = 1 }⏎timing | "cost" means nothing here
groo_is_dead | text_en | cost = { labor = 1 }⏎text_en | "cost" means nothing here
groo_is_dead | text_en | timing = "any"⏎text_en | "timing" means nothing here
# Wild cards and their moments.
war_drums | "battle" | "any" | battle_bonus needs timing "battle"
windfall | "pool" | "any" | gain_symbol needs timing "pool"
false_alarm | "counter" | "any" | cancel_groo_effect needs timing "counter"
pickpocket | "any" | "counter" | timing "counter" is not for steal_card
# Effects, number by number.
castle | "defense_bonus" | "rum" | op is "rum"; it must be one of: none, vp_bonus_if_other, 
castle | amount = 2 | amount = 0 | amount must be a whole number from 1 to 
castle | amount = 2 | amount = 1.5 | amount must be a whole number from 1 to 
residence | bonus = 1 | bonus = 0 | bonus must be a whole number from 1 to 
residence | kind = "residence" | kind = "rum" | there is no card "rum"
residence | kind = "residence" | kind = "dragon" | "dragon" is no Building
military_stable | kind = "cavalry" | kind = "rum" | there is no card "rum"
military_stable | kind = "cavalry" | kind = "castle" | "castle" is no Troop
butcher | "baker" | "rum" | there is no card "rum"
butcher | "baker" | "sage" | "sage" is no Building
butcher | "baker" | "butcher" | "butcher" stands there twice
butcher | "butcher", "baker", "candlestick_maker" | | members must name at least one card
butcher | bonus = 1 | bonus = 0 | bonus must be a whole number from 1 to 
pawnshop | max = 1 | max = 0 | max must be a whole number from 1 to 6
pawnshop | max = 1 | max = 2 | with max above 1, from and to have one symbol each
pawnshop | to = ["kopins" | to = ["rum" | "rum" is no symbol
pawnshop | to = ["kopins", "supplies", "labor"] | to = [] | to must name at least one symbol, none twice
marketplace | max = 2 | max = 7 | max must be a whole number from 1 to 6
marketplace | to = ["kopins"] | to = ["kopins", "labor"] | with max above 1, from and to have one symbol each
marketplace | from = ["supplies"] | from = ["supplies", "labor"] | with max above 1, from and to have one symbol each
marketplace | to = ["kopins"] | to = ["supplies"] | a die is turned to another symbol
farm | choices = ["supplies"] | choices = [] | choices must name at least one symbol, none twice
farm | choices = ["supplies"] | choices = ["labor", "labor"] | choices must name at least one symbol, none twice
farm | showing = false | showing = 0 | must_be_showing must be true or false
farm | leftover = false | leftover = 0 | leftover must be true or false
tavern | pay = { supplies = 1 } | pay = { rum = 1 } | "rum" means nothing here
tavern | pay = { supplies = 1 } | pay = { groo = 3, labor = 4 } | a cost has at most 6 symbols, not 7
tavern | [1, -1] | [1, 4] | steps must hold whole numbers from -3 to 3
tavern | [1, -1] | [1, 0] | steps must be one or two different numbers, none of them 0
tavern | [1, -1] | [2, 2] | steps must be one or two different numbers, none of them 0
tavern | [1, -1] | [0] | steps must be one or two different numbers, none of them 0
tavern | [1, -1] | [] | steps must be one or two different numbers, none of them 0
after_him | [1, -1] | [1, -1, 2] | steps must be one or two different numbers, none of them 0
after_him | building_vp = 1 | building_vp = 0 | building_vp must be a whole number from 1 to 
barracks | symbol = "supplies" | symbol = "rum" | symbol is "rum"; it must be one of: kopins, supplies, labor, groo
barracks | min_total = 1 | min_total = 0 | min_total must be a whole number from 1 to 
groo_enlists | amount = 1 | amount = 1, all = true | discard_troops has amount or all, not both
panic_in_the_ranks | all = true | all = false | all must be true, or be left out
a_fray | scope = "all_in_play" | scope = "rum" | scope is "rum"; it must be one of: all_in_play, battle
groo_is_dead | target = "own_town" | target = "rum" | target is "rum"; it must be one of: own_town, groo_town
# Cards that do not go together.
library | op = "hand_limit", amount = 1 | op = "sacrifice_recover", leftover = true | only one kind may have sacrifice_recover
cheese_dip | op = "move_groo_any" | op = "fray", scope = "battle" | scope must be the same on every such card
residence | vp = 1 | vp = 43 | the victory points of all Buildings come to more than 127
bowmen | battle = 2 | battle = 41 | the battle values of all Troops come to more than 127
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
        mistake.after.to_owned()
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
    assert_eq!(rows(MISTAKES).count(), 103);
    for mistake in rows(MISTAKES) {
        let (text, line) = make(Edition::STANDARD, mistake);
        let told = wrong(&text);
        assert_eq!(told.len(), 1, "{mistake:?}: {told:?}");
        assert_eq!(told[0].0, line, "{mistake:?}: {told:?}");
        assert!(told[0].1.starts_with(mistake.what), "{mistake:?}: {told:?}");
    }
}

/// The book promises all mistakes at once, also those that only several cards
/// together make.
#[test]
fn mistakes_in_every_table_are_told_at_once() {
    const SEVERAL: &str = r#"
[meta] | schema = 1 | schema = 2 | schema must be 1
[game] | limit = 5 | limit = 11 | hand_limit must be a whole number
[options] | rounds = 4 | rounds = 99 | stall_guard_rounds must be a whole number
[symbols] | "kopins", | | order must be
[[raw_die]] | "groo" | "rum" | "rum" is no symbol
[movement_die] | -2] | -4] | faces must hold whole numbers
residence | kind = "residence" | kind = "rum" | there is no card "rum"
castle | vp = 2 | vp = 0 | vp must be a whole number
butcher | "baker" | "rum" | there is no card "rum"
library | op = "hand_limit", amount = 1 | op = "sacrifice_recover", leftover = true | only one kind
bowmen | battle = 2 | battle = 41 | the battle values of all Troops
minstrel | "double_strongest" | "fray" | fray stands only on Wild cards
cheese_dip | op = "move_groo_any" | op = "fray", scope = "battle" | scope must be the same
war_drums | "battle" | "any" | battle_bonus needs timing
pickpocket | id = "pickpocket" | id = "windfall" | two cards are called "windfall"
"#;
    let (text, lines) = make_all(SEVERAL);
    let told = wrong(&text);
    assert_eq!(told.len(), lines.len(), "{told:#?}");
    for ((told, line), mistake) in told.iter().zip(lines).zip(rows(SEVERAL)) {
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
    assert_eq!(
        told(r#"a_fray | timing = "any" | | "#),
        ["timing is missing"]
    );
    assert_eq!(
        told("castle | cost = { kopins = 1, supplies = 1, labor = 2 } | | "),
        ["cost is missing"]
    );
    assert_eq!(
        told("castle | effect = | efect = | "),
        ["effect is missing", "\"efect\" means nothing here"]
    );
    assert_eq!(
        told("[[raw_die]] | [[raw_die]] | [[row_die]] | "),
        [
            "\"row_die\" means nothing here",
            "there must be 6 [[raw_die]] tables, not 5"
        ]
    );
    assert_eq!(
        told("[options] | [options] | [choices] | "),
        ["options is missing", "\"choices\" means nothing here"]
    );
}

#[test]
fn names_and_texts_have_a_longest() {
    let long = |field: &str, length: usize| {
        let castle = Edition::STANDARD.find("id = \"castle\"").unwrap();
        let (before, rest) = Edition::STANDARD.split_at(castle);
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

#[test]
fn a_name_used_twice_is_told_where_it_stands_again() {
    let (text, _) = make_all(r#"castle | "castle" | "temple" | "#);
    let second = text.rfind("id = \"temple\"").unwrap();
    let line = 1 + text[..second].matches('\n').count();
    let what = "two cards are called \"temple\"".to_owned();
    assert_eq!(wrong(&text), [(line, what)]);
}

#[test]
fn two_events_must_hit_the_same_town() {
    let second = r#"
pickpocket | "wild" | "event" |
pickpocket | timing = "any" | |
pickpocket | "steal_card" | "groo_is_dead", target = "groo_town" |
"#;
    assert_eq!(told(second), ["target must be the same on every such card"]);
}

/// Sixty is still sound, and two kinds with the same effect are one sum.
#[test]
fn amounts_of_several_kinds_are_added() {
    let sixty = "
[game] | cards = 59 | cards = 60 |
blacksmith | count = 2 | count = 3 |
blacksmith | amount = 1 | amount = 20 |
";
    assert_eq!(told(sixty), [""; 0]);
    let more = r#"
[game] | cards = 59 | cards = 60 |
blacksmith | count = 2 | count = 3 |
blacksmith | amount = 1 | amount = 20 |
castle | "defense_bonus" | "attack_bonus" |
"#;
    assert_eq!(
        told(more),
        ["the amounts of all attack_bonus cards come to more than 60"]
    );
}

/// Sixty-four cards are the most, however they are shared out among kinds.
#[test]
fn a_deck_that_is_too_large_is_told() {
    assert_eq!(
        told("[game] | cards = 59 | cards = 64 |\nrampage | count = 2 | count = 7 |"),
        [""; 0]
    );
    assert_eq!(
        told("[game] | cards = 59 | cards = 64 |\nrampage | count = 2 | count = 8 |"),
        ["playing_cards is 64, but the counts add up to 65"]
    );
    assert_eq!(
        told("rampage | count = 2 | count = 64 |"),
        ["playing_cards is 59, but the counts add up to 121"]
    );
    let many = format!("{}{}", Edition::STANDARD, block("dragon").repeat(30));
    let told = wrong(&many);
    assert_eq!(told.len(), 1, "nothing is compared in such a deck");
    assert_eq!(told[0].1, "there must be 1 to 64 [[card]] tables, not 73");
}

/// The lines of one card.
fn block(id: &str) -> &'static str {
    let text = Edition::STANDARD;
    let at = text.find(&format!("id = \"{id}\""));
    let at = at.expect("the card is there");
    let start = text[..at].rfind("[[card]]").expect("its header");
    let end = text[at..]
        .find("\n\n")
        .map_or(text.len(), |end| at + end + 2);
    &text[start..end]
}

/// Four hands are dealt without the Events, and one more card can be drawn.
#[test]
fn a_deck_that_is_too_small_to_deal_is_told() {
    let (head, _) = Edition::STANDARD.split_at(Edition::STANDARD.find("[[card]]").unwrap());
    let deck = |bowmen: u8| {
        let head = head.replace("cards = 59", &format!("cards = {}", bowmen + 1));
        let bowmen = block("bowmen").replace("count = 3", &format!("count = {bowmen}"));
        wrong(&format!("{head}{bowmen}{}", block("groo_is_dead")))
    };
    assert_eq!(deck(21), []);
    let few = deck(20);
    assert_eq!(few.len(), 1, "{few:?}");
    assert_eq!(
        few[0].1,
        "20 cards are too few to deal 5 to four players and to draw"
    );
}
