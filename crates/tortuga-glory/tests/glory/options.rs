//! What a table may choose, and that every choice makes a difference.

use crate::common::{RED, SECOND, STANDARD, Scene, all_variants, cell};
use tortuga_core::{OptionProblem, Rules, Seat, Settings};
use tortuga_glory::{Colour, Edition, GloryIslands, Icon, Options, Stage};

const RULES_PAGE: &str = include_str!("../../../../docs/src/rules/glory-islands.md");

fn choose(edition: &Edition, chosen: &[(&str, &str)]) -> Result<Options, Vec<OptionProblem>> {
    let chosen = chosen.iter();
    let chosen = chosen.map(|&(key, value)| (key.to_owned(), value.to_owned()));
    GloryIslands::options(edition, &chosen.collect::<Settings>())
}

/// The 24 orders of four colours, as a dictionary by their numbers has them.
fn orders() -> Vec<String> {
    let colours = Colour::ALL.map(Colour::id);
    let mut orders = Vec::new();
    for code in 0..256_u16 {
        let places = [code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3].map(usize::from);
        let twice = (1..4).any(|place| places[..place].contains(&places[place]));
        if !twice {
            orders.push(places.map(|place| colours[place]).join("-"));
        }
    }
    orders
}

/// Key, values, default and rule of every option, in the order of a form.
fn options() -> [(&'static str, String, &'static str, &'static str); 5] {
    let words = |words: &str| words.to_owned();
    [
        ("seats", words("2 3 4"), "4", "GLORY-SETUP-01"),
        ("side", words("front back"), "front", "GLORY-SETUP-02"),
        ("wrecks", words("false true"), "false", "GLORY-SETUP-02"),
        (
            "henry_swaps_cards",
            words("false true"),
            "true",
            "GLORY-2P-05",
        ),
        (
            "colours",
            orders().join(" "),
            "red-green-yellow-blue",
            "GLORY-SETUP-01",
        ),
    ]
}

#[test]
fn every_option_has_its_values_its_default_and_its_rule() {
    let specs = GloryIslands::option_list(&STANDARD);
    let listed = specs.iter().map(|spec| {
        let values = spec.values.join(" ");
        (spec.key, values, spec.default.as_str(), spec.rule.0)
    });
    assert_eq!(listed.collect::<Vec<_>>(), options());
    assert_eq!(orders().len(), 24);
    // These make another game of it.
    let variants = specs.iter().filter(|spec| spec.variant);
    let variants: Vec<&str> = variants.map(|spec| spec.key).collect();
    assert_eq!(variants, ["seats", "side", "wrecks"]);
}

#[test]
fn every_option_is_on_the_rules_page_with_its_standard_value_first() {
    let table = RULES_PAGE.split("\n### Switches\n").nth(1).unwrap();
    let rows = table.lines().skip_while(|line| !line.starts_with('|'));
    let rows = rows.skip(2).take_while(|line| line.starts_with('|'));
    let rows = rows.map(|row| row.trim_matches('|').split('|').map(str::trim));
    let rows: Vec<Vec<&str>> = rows.map(Iterator::collect).collect();
    assert_eq!(rows.len(), options().len());
    for (key, values, default, rule) in options() {
        let row = rows.iter().find(|row| row[0] == format!("`{key}`"));
        let row = row.unwrap_or_else(|| panic!("{key} is not on the page"));
        let mut codes = row[1].split('`').skip(1).step_by(2);
        assert!(codes.clone().all(|code| values.contains(code)), "{key}");
        let first = codes.find(|code| values.split(' ').any(|value| value == *code));
        assert_eq!((first, row[2]), (Some(default), rule), "{key}");
    }
}

#[test]
fn every_value_comes_back_as_it_was_chosen() {
    for (key, values, ..) in options() {
        for value in values.split(' ') {
            let options = choose(&STANDARD, &[(key, value)]).expect("it can be chosen");
            let settings = GloryIslands::settings(&options);
            assert_eq!(settings[key], value);
            let again = GloryIslands::options(&STANDARD, &settings).expect("it is complete");
            assert_eq!(again, options, "{key} {value}");
            for (other, _, default, _) in self::options() {
                assert!(other == key || settings[other] == default, "{key}: {other}");
            }
        }
    }
}

#[test]
fn an_edition_has_its_own_default() {
    let swaps = |edition, chosen: &[(&str, &str)]| {
        let settings = GloryIslands::settings(&choose(edition, chosen).unwrap());
        settings["henry_swaps_cards"].clone()
    };
    assert_eq!(swaps(&STANDARD, &[]), "true");
    assert_eq!(swaps(&SECOND, &[]), "false");
    assert_eq!(swaps(&SECOND, &[("henry_swaps_cards", "true")]), "true");
}

#[test]
fn what_is_no_option_or_no_value_is_refused() {
    for wrong in [
        ("seats", "1"),
        ("seats", "5"),
        ("side", "top"),
        ("wrecks", "yes"),
        ("colours", "red-red-yellow-blue"),
        ("colours", "red-yellow"),
        ("uses_storm", "true"),
    ] {
        assert!(choose(&STANDARD, &[wrong]).is_err(), "{wrong:?}");
    }
}

// rules: GLORY-SETUP-01 GLORY-2P-01
#[test]
fn seats_take_the_colours_in_turn_and_green_is_henrys() {
    for order in orders() {
        for seats in 2..=4_usize {
            let chosen = seats.to_string();
            let scene = Scene::with(&[("seats", &chosen), ("colours", &order)]);
            let open = order.split('-').filter(|&id| seats > 2 || id != "green");
            let mut expected: Vec<&str> = open.take(seats).collect();
            if seats == 2 {
                expected.push("green");
            }
            let ships = scene.state.ships().iter();
            let colours: Vec<&str> = ships
                .map(|seat| scene.state.options.colour(seat).id())
                .collect();
            assert_eq!(colours, expected, "{order}");
            for (place, colour) in (0..).zip(expected) {
                let cards = scene.state.owned[place].iter();
                let own = cards.filter(|card| card.colour().id() == colour);
                assert_eq!(
                    (own.count(), scene.state.hand(Seat(place as u8)).count()),
                    (6, 6)
                );
            }
        }
    }
}

#[test]
fn glory_setup_02_side_and_wrecks_are_chosen_apart_from_each_other() {
    for variant in all_variants() {
        let [(_, seats), (_, side), (_, wrecks)] = variant;
        let scene = Scene::with(&variant);
        let storm = scene.state.board().icon(cell("3,3")) == Icon::Storm;
        assert_eq!(storm, side == "back", "{variant:?}");
        let cards = match seats {
            "2" => "red-3a yellow-1 green-1",
            "3" => "red-3a green-1 yellow-1",
            _ => "red-3a green-1 yellow-1 blue-1",
        };
        let mut scene = scene.ship(RED, 4).cards(cards);
        scene.play(&["0 sail 2"]);
        let looks = scene.state.stage == Stage::Look;
        assert_eq!(looks, wrecks == "true", "{variant:?}");
    }
}

/// All played a 4: who owns red's now?
fn owner_of_reds_4(settings: &[(&str, &str)], cards: &str) -> u8 {
    let mut scene = Scene::with(settings).cards(cards);
    scene.on_until(|state| state.round == 2);
    let red = crate::common::card("red-4");
    let mut ships = scene.state.ships().iter();
    let owner = ships.find(|seat| scene.state.owned[seat.index()].has(red));
    owner.expect("somebody owns it").0
}

#[test]
fn glory_2p_05_henry_swaps_cards_or_does_not() {
    let swaps = |seats, value, cards| {
        let settings = [("seats", seats), ("henry_swaps_cards", value)];
        owner_of_reds_4(&settings, cards)
    };
    let two = "red-4 yellow-4 green-4";
    assert_eq!(swaps("2", "true", two), 2, "with Henry, the strongest");
    assert_eq!(swaps("2", "false", two), 1, "with the other player");
    // Without Henry it does nothing.
    let three = "red-4 green-4 yellow-4";
    for value in ["true", "false"] {
        assert_eq!(swaps("3", value, three), 1);
    }
}
