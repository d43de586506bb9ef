//! The vocabulary of the effects: where each word stands, and what belongs to it.

use tortuga_core::Edition as _;
use tortuga_groo::Edition;

use super::wrong;
use crate::common::SECOND_DECK;

/// A word of the effects with the fields that belong to it, and the types of
/// cards that it stands on, in the order of `HOSTS`.
type Op = (&'static str, &'static [&'static str], [bool; 5]);

const ANY: [bool; 5] = [true; 5];
const BUILDING: [bool; 5] = [true, false, false, false, false];
const TROOP: [bool; 5] = [false, true, false, false, false];
const GROO_EFFECT: [bool; 5] = [false, false, true, false, false];
const WILD: [bool; 5] = [false, false, false, true, false];
const EVENT: [bool; 5] = [false, false, false, false, true];

const OPS: [Op; 29] = [
    ("none", &[], ANY),
    (
        "vp_bonus_if_other",
        &["kind = \"farm\"", "bonus = 1"],
        BUILDING,
    ),
    (
        "vp_bonus_set",
        &["members = [\"farm\"]", "bonus = 1"],
        BUILDING,
    ),
    ("attack_bonus", &["amount = 1"], BUILDING),
    ("defense_bonus", &["amount = 1"], BUILDING),
    ("troop_bonus", &["kind = \"sage\"", "amount = 1"], BUILDING),
    ("defending_bonus", &["amount = 1"], TROOP),
    ("double_strongest", &[], TROOP),
    ("groo_immunity", &[], TROOP),
    ("groo_damage_reduction", &["amount = 1"], TROOP),
    ("block_die_arrival", &[], TROOP),
    ("desert_on_groo", &[], TROOP),
    (
        "convert_die",
        &[
            "from = [\"labor\"]",
            "to = [\"groo\"]",
            "max = 6",
            "leftover = true",
        ],
        BUILDING,
    ),
    (
        "gain_symbol",
        &[
            "choices = [\"groo\"]",
            "must_be_showing = true",
            "leftover = true",
        ],
        [true, false, false, true, false],
    ),
    (
        "pay_to_move_groo",
        &["pay = {}", "steps = [3]", "leftover = true"],
        BUILDING,
    ),
    ("sacrifice_recover", &["leftover = true"], BUILDING),
    (
        "troop_discount",
        &["symbol = \"groo\"", "amount = 1", "min_total = 2"],
        BUILDING,
    ),
    ("groo_cost_increase", &["amount = 1"], BUILDING),
    ("hand_limit", &["amount = 1"], BUILDING),
    ("move_groo_any", &[], [false, false, true, true, false]),
    ("destroy_buildings", &["amount = 1"], GROO_EFFECT),
    ("discard_troops", &["amount = 1"], GROO_EFFECT),
    ("discard_hand", &["amount = 1"], GROO_EFFECT),
    (
        "chase",
        &["steps = [-3, 2]", "building_vp = 2"],
        GROO_EFFECT,
    ),
    ("fray", &["scope = \"all_in_play\""], WILD),
    ("cancel_groo_effect", &[], WILD),
    ("battle_bonus", &["amount = 1"], WILD),
    ("steal_card", &[], WILD),
    ("groo_is_dead", &["target = \"groo_town\""], EVENT),
];

/// A card of every type, to try effects on.
const HOSTS: [&str; 5] = [
    "wizards_keep",
    "dragon",
    "rampage",
    "pickpocket",
    "groo_is_dead",
];

/// The standard deck with another effect on a card, and the effect's line.
pub(super) fn with_effect(id: &str, op: &str, fields: &[&str]) -> (String, usize) {
    let mut lines: Vec<String> = Edition::STANDARD.lines().map(str::to_owned).collect();
    let id = format!("id = \"{id}\"");
    let from = lines
        .iter()
        .position(|line| *line == id)
        .expect("the card is there");
    let timing = match op {
        "battle_bonus" => "battle",
        "gain_symbol" => "pool",
        "cancel_groo_effect" => "counter",
        _ => "any",
    };
    for (at, line) in lines.iter_mut().enumerate().skip(from) {
        if line.starts_with("timing") {
            *line = format!("timing = \"{timing}\"");
        }
        if line.starts_with("effect") {
            let op = format!("op = \"{op}\"");
            let inside = [&[op.as_str()], fields].concat().join(", ");
            *line = format!("effect = {{ {inside} }}");
            return (lines.join("\n"), at + 1);
        }
    }
    panic!("{id} has no effect");
}

#[test]
fn an_effect_stands_on_its_types_of_cards_only() {
    for (op, fields, on) in OPS {
        for (host, fits) in HOSTS.into_iter().zip(on) {
            let (text, line) = with_effect(host, op, fields);
            let told = wrong(&text);
            if fits {
                assert!(told.is_empty(), "{op} on {host}: {told:?}");
            } else {
                assert_eq!(told.len(), 1, "{op} on {host}: {told:?}");
                assert_eq!(told[0].0, line, "{op} on {host}: {told:?}");
                let what = format!("{op} stands only on ");
                assert!(told[0].1.starts_with(&what), "{told:?}");
            }
        }
    }
    let (text, _) = with_effect("dragon", "gain_symbol", OPS[13].1);
    let what = "gain_symbol stands only on Buildings and Wild cards";
    assert_eq!(wrong(&text)[0].1, what);
}

#[test]
fn an_effect_has_exactly_its_fields() {
    for (op, fields, on) in OPS {
        let host = HOSTS[on.iter().position(|&fits| fits).unwrap()];
        for left_out in 0..fields.len() {
            let mut rest = fields.to_vec();
            let key = rest.remove(left_out).split(' ').next().unwrap();
            let (text, line) = with_effect(host, op, &rest);
            let what = format!("{key} is missing");
            assert_eq!(wrong(&text), [(line, what)], "{op}");
        }
        for foreign in ["rum = 1", "building_vp = 1", "scope = \"battle\""] {
            let key = foreign.split(' ').next().unwrap();
            if fields.iter().any(|field| field.starts_with(key)) {
                continue;
            }
            let (text, line) = with_effect(host, op, &[fields, &[foreign]].concat());
            let what = format!("{key:?} means nothing here");
            assert_eq!(wrong(&text), [(line, what)], "{op}");
        }
    }
}

/// Amounts that add up come to 60 at the most, so that they can be counted in
/// a byte; the others have nothing to add to.
#[test]
fn only_amounts_that_add_up_have_a_bound_together() {
    const ALONE: [&str; 3] = ["destroy_buildings", "discard_troops", "discard_hand"];
    let mut bounded = 0;
    for (op, fields, on) in OPS {
        let large = |field: &&str| field.replace("amount = 1", "amount = 20");
        let large = |field: &&str| large(field).replace("bonus = 1", "bonus = 20");
        let large: Vec<String> = fields.iter().map(large).collect();
        let large: Vec<&str> = large.iter().map(String::as_str).collect();
        if large == fields {
            continue;
        }
        let host = HOSTS[on.iter().position(|&fits| fits).unwrap()];
        let (text, line) = with_effect(host, op, &large);
        let copies = |copies: u8| with_copies(&text, host, copies);
        assert_eq!(wrong(&copies(1)), [], "{op}");
        let what = format!("the amounts of all {op} cards come to more than 60");
        if ALONE.contains(&op) {
            assert_eq!(wrong(&copies(4)), [], "{op}");
        } else {
            bounded += 1;
            assert_eq!(wrong(&copies(4)), [(line, what)], "{op}");
        }
    }
    assert_eq!(bounded, 11);
}

/// The deck with so many copies of a card.
fn with_copies(text: &str, id: &str, copies: u8) -> String {
    let at = text
        .find(&format!("id = \"{id}\""))
        .expect("the card is there");
    let (before, rest) = text.split_at(at);
    let count = rest.lines().find_map(|line| line.strip_prefix("count = "));
    let count = count.expect("every card has a count");
    let printed: u8 = count.parse().expect("a count is a number");
    let total = format!("playing_cards = {}", 59 - printed + copies);
    let before = before.replacen("playing_cards = 59", &total, 1);
    let rest = rest.replacen(&format!("count = {count}"), &format!("count = {copies}"), 1);
    format!("{before}{rest}")
}

#[test]
fn the_two_decks_have_every_effect() {
    for text in [Edition::STANDARD, SECOND_DECK] {
        for (op, _, _) in OPS {
            assert!(text.contains(&format!("op = \"{op}\"")), "{op}");
        }
    }
}
