//! Reads and checks an edition file, table by table.

mod boards;
mod cards;
mod henry;
mod scoring;
mod sea;
mod supplies;
mod treasure;

use std::ops::RangeInclusive;

use tortuga_core::{Sheet, Slip};

use super::{Edition, Name, Tables};
use crate::cards::Colour;

/// What stands somewhere in the file, with its place there.
type Placed<T> = (usize, T);

pub(super) fn edition(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Edition> {
    let name = sheet.table("meta", slip, |meta, slip| {
        meta.edition_name("glory-islands", slip)
    });
    sheet.table("colors", slip, read_colours);
    let supplies = sheet.table("supplies", slip, supplies::read);
    let treasure = treasure::read(sheet, slip);
    let sea = sheet.table("sea", slip, sea::read);
    let boards = boards::read(sheet, slip);
    let prizes = sheet.table("island_scoring", slip, scoring::read_islands);
    let track = sheet.table("sailing_track", slip, scoring::read_track);
    let values = sheet.table("card_values", slip, cards::read_values);
    let specials = cards::read_specials(sheet, slip);
    let dots = cards::read_dots(sheet, slip);
    let wrecks = sheet.table("wrecks", slip, supplies::read_wrecks);
    let ends = sheet.table("end_scoring", slip, scoring::read_end);
    let henry = sheet.table("henry", slip, henry::read);

    if let Some(supplies) = &supplies {
        supplies::check_prices(supplies, values.as_ref(), wrecks.as_ref(), slip);
    }
    // The tables below are made for sound numbers only.
    if !slip.is_clean() {
        return None;
    }
    let (supplies, values, dots, sea) = (supplies?, values?, dots?, sea?);
    let ((boards, island_names), prizes, ends) = (boards?, prizes?, ends?);
    Some(Edition {
        name: name?,
        boards,
        island_names,
        prizes: prizes.by_size,
        all_tied_extra: prizes.all_tied_extra,
        track: track?,
        cost: values.cost,
        pay_barrels: values.pay_barrels.1,
        pay_circles: values.pay_circles,
        specials: specials?,
        barrels: supplies.barrels,
        pirates: supplies.pirates,
        henrys_pirates: supplies.henrys_pirates,
        treasure: treasure?,
        wrecks: wrecks?.1,
        per_pirate: ends.per_pirate,
        per_barrel: ends.per_barrel,
        henry: henry?,
        tables: Tables::of(&sea, &dots),
        dots,
        sea,
    })
}

/// The numbers of the cards rest on the colours, and Henry's on green.
fn read_colours(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<()> {
    remarks(&["provenance"], sheet, slip);
    sheet.one_of("henry", &[Colour::Green.id()], slip);
    sheet.fixed_list("order", &Colour::ALL.map(Colour::id), slip)
}

/// Where things are known from: for readers of the file, not for play.
fn remarks(keys: &[&'static str], sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    for key in keys {
        sheet.remark(key, slip);
    }
}

/// What something is called, in both languages.
fn read_name(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Name> {
    let en = sheet.line("name_en", 1..=60, slip);
    let de = sheet.line("name_de", 1..=60, slip);
    Some(Name { en: en?, de: de? })
}

/// So many whole numbers within bounds.
fn numbers<const N: usize>(
    key: &'static str,
    range: RangeInclusive<u8>,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<[u8; N]> {
    let at = sheet.at_key(key);
    let numbers = sheet.numbers(key, range, slip)?;
    let count = numbers.len();
    let numbers = numbers.try_into().ok();
    if numbers.is_none() {
        slip.add(at, format!("{key} must have {N} numbers, not {count}"));
    }
    numbers
}

/// Glory for the first, the second and so on: the later get no more.
fn ladder<const N: usize>(
    key: &'static str,
    most: u8,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<[u8; N]> {
    let at = sheet.at_key(key);
    let glory = numbers(key, 0..=most, sheet, slip)?;
    if !glory.is_sorted_by(|earlier, later| earlier >= later) {
        slip.add(
            at,
            format!("{key} must not rise from one place to the next"),
        );
    }
    Some(glory)
}
