//! Sailing cards: their values, and what is printed on each.

use std::ops::RangeInclusive;

use tortuga_core::{Sheet, Slip};

use super::supplies::MOST_PRICE;
use super::{Placed, read_name, remarks};
use crate::cards::Card;
use crate::edition::{Name, Special};

/// The most circles that a card or a special action costs.
const MOST_CIRCLES: u8 = 9;
/// What the numbers of a value stand under.
const KEYS: [&str; 5] = ["v1", "v2", "v3", "v4", "v5"];
/// What the special actions do is code.
const ACTIONS: [&str; 5] = [
    "return_cards",
    "draw_treasure",
    "second_pirate",
    "relocate_pirate",
    "stopover",
];

/// What cards cost, by their value.
pub(super) struct Values {
    pub(super) cost: [u8; 6],
    pub(super) pay_barrels: Placed<[u8; 6]>,
    pub(super) pay_circles: [u8; 6],
}

pub(super) fn read_values(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Values> {
    let provenance = [
        "provenance_values",
        "provenance_cost_3",
        "provenance_cost_others",
    ];
    remarks(&provenance, sheet, slip);
    read_copies(sheet, slip);
    let cost = by_value("sailing_cost", 1..=5, 1..=MOST_CIRCLES, sheet, slip);
    sheet.table("special", slip, |special, slip| {
        for (key, action) in KEYS.into_iter().zip(ACTIONS) {
            special.one_of(key, &[action], slip);
        }
        Some(())
    });
    // The 2 takes no sailing spaces, the 1 and the 5 cost nothing
    // (GLORY-SPECIAL-03, GLORY-SPECIAL-06).
    let at = sheet.at_key("pay_barrel");
    let pay_barrels = by_value("pay_barrel", 2..=4, 1..=MOST_PRICE, sheet, slip);
    let pay_circles = by_value("pay_sailing_spaces", 3..=4, 1..=MOST_CIRCLES, sheet, slip);
    Some(Values {
        cost: cost?,
        pay_barrels: (at, pay_barrels?),
        pay_circles: pay_circles?,
    })
}

/// The numbers of the cards rest on their values (GLORY-CARD-02).
fn read_copies(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    sheet.table("copies", slip, |copies, slip| {
        for (key, value) in KEYS.into_iter().zip(1..) {
            let same = Card::VALUES.iter().filter(|&&other| other == value);
            let count = same.count() as u8;
            copies.number(key, count..=count, slip);
        }
        Some(())
    });
}

/// A number for each of these values; 0 for the others.
fn by_value(
    key: &'static str,
    values: RangeInclusive<usize>,
    range: RangeInclusive<u8>,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<[u8; 6]> {
    sheet.table(key, slip, |table, slip| {
        let mut numbers = [Some(0); 6];
        for value in values {
            numbers[value] = table.number(KEYS[value - 1], range.clone(), slip);
        }
        let numbers: Option<Vec<u8>> = numbers.into_iter().collect();
        numbers?.try_into().ok()
    })
}

/// What the special actions are called.
pub(super) fn read_specials(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[Special; 5]> {
    let specials = sheet.tables("special", KEYS.len(), slip, |place, special, slip| {
        let value = place as u8 + 1;
        special.number("value", value..=value, slip);
        remarks(&["provenance"], special, slip);
        let name = read_name(special, slip);
        let en = special.line("text_en", 0..=400, slip);
        let de = special.line("text_de", 0..=400, slip);
        let text = Name { en: en?, de: de? };
        Some(Special { name: name?, text })
    });
    specials?.try_into().ok()
}

/// Dots, and whether they are black.
type Dots = (u8, bool);

/// The dots of all cards.
pub(super) fn read_dots(
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<[Dots; Card::COUNT as usize]> {
    let cards = sheet.tables("cards", Card::COUNT.into(), slip, |place, card, slip| {
        Some(read_card(Card(place as u8), card, slip))
    })?;
    check_order(&cards, slip);
    let dots = cards.into_iter().map(|card| Some(card?.1));
    dots.collect::<Option<Vec<Dots>>>()?.try_into().ok()
}

/// Nothing if the dots could not be read, so that the other cards can still be
/// compared.
fn read_card(card: Card, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Placed<Dots>> {
    remarks(&["provenance"], sheet, slip);
    sheet.number("id", card.0..=card.0, slip);
    sheet.one_of("color", &[card.colour().id()], slip);
    sheet.number("value", card.value()..=card.value(), slip);
    let at = sheet.at_key("dots");
    let dots = sheet.number("dots", 1..=7_u8, slip);
    let black = sheet.flag("black", slip);
    Some((at, (dots?, black?)))
}

/// Among cards of one value it is always clear which one acts first, whoever
/// has them (GLORY-ORDER-02).
fn check_order(cards: &[Option<Placed<Dots>>], slip: &mut Slip<'_>) {
    let cards = Card::all().zip(cards);
    let cards = cards.filter_map(|(card, print)| Some((card, (*print)?)));
    let cards: Vec<(Card, Placed<Dots>)> = cards.collect();
    for (later, &(card, (at, dots))) in cards.iter().enumerate() {
        let mut earlier = cards[..later].iter();
        let same =
            earlier.find(|(other, (_, theirs))| other.value() == card.value() && *theirs == dots);
        if let Some((other, _)) = same {
            let what = format!("{card} has the same dots as {other}");
            slip.add(at, format!("{what}: neither acts first (GLORY-ORDER-02)"));
        }
    }
}
