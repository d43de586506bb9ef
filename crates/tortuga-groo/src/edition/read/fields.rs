//! What belongs to each word of the effects.

use std::ops::RangeInclusive;

use tortuga_core::{Sheet, Slip};

use super::card::{MOST_PRINTED, MOST_SYMBOLS, read_cost};
use super::effect::Draft;
use super::{Placed, read_symbols};
use crate::dice::{Symbol, SymbolSet};
use crate::edition::{Effect, Steps};

#[expect(clippy::unnecessary_wraps, reason = "every reader of a word may fail")]
pub(super) const fn plain(effect: Effect) -> Option<Draft> {
    Some(Draft::Plain(effect))
}

/// Larger amounts than any card could need; small enough to be added up.
const AMOUNTS: RangeInclusive<u8> = 1..=20;

pub(super) fn read_amount(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<u8> {
    sheet.number("amount", AMOUNTS, slip)
}

fn read_kind(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Placed<String>> {
    let at = sheet.at_key("kind");
    let kind = sheet.text("kind", slip)?;
    Some((at, kind.to_owned()))
}

pub(super) fn read_vp_bonus_if_other(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    let kind = read_kind(sheet, slip);
    let bonus = sheet.number("bonus", AMOUNTS, slip);
    Some(Draft::VpBonusIfOther {
        kind: kind?,
        bonus: bonus?,
    })
}

pub(super) fn read_vp_bonus_set(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    let at = sheet.at_key("members");
    let members = sheet.texts("members", slip);
    let bonus = sheet.number("bonus", AMOUNTS, slip);
    let members = members?;
    if members.is_empty() {
        slip.add(at, "members must name at least one card");
    }
    let owned = members.into_iter().map(|(at, name)| (at, name.to_owned()));
    Some(Draft::VpBonusSet {
        members: owned.collect(),
        bonus: bonus?,
    })
}

pub(super) fn read_troop_bonus(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    let kind = read_kind(sheet, slip);
    let amount = read_amount(sheet, slip);
    Some(Draft::TroopBonus {
        kind: kind?,
        amount: amount?,
    })
}

pub(super) fn read_convert_die(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    let from = read_set("from", sheet, slip);
    let to = read_set("to", sheet, slip);
    let max = sheet.number("max", 1..=MOST_SYMBOLS, slip);
    let leftover = sheet.flag("leftover", slip);
    let (from, to, max) = (from?, to?, max?);
    // The number of such an action tells the two symbols or how many dice, not both.
    if max > 1 && (from.iter().count(), to.iter().count()) != (1, 1) {
        slip.add(
            sheet.at(),
            "with max above 1, from and to have one symbol each",
        );
    }
    if from == to && from.iter().count() == 1 {
        slip.add(sheet.at(), "a die is turned to another symbol");
    }
    plain(Effect::ConvertDie {
        from,
        to,
        max,
        leftover: leftover?,
    })
}

pub(super) fn read_gain_symbol(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    let choices = read_set("choices", sheet, slip);
    let must_be_showing = sheet.flag("must_be_showing", slip);
    let leftover = sheet.flag("leftover", slip);
    plain(Effect::GainSymbol {
        choices: choices?,
        must_be_showing: must_be_showing?,
        leftover: leftover?,
    })
}

/// At least one symbol, and none twice.
fn read_set(key: &'static str, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<SymbolSet> {
    let at = sheet.at_key(key);
    let symbols = read_symbols(key, sheet, slip)?;
    let set = symbols
        .iter()
        .fold(SymbolSet::default(), |set, &one| set.with(one));
    if symbols.is_empty() || set.iter().count() != symbols.len() {
        slip.add(
            at,
            format!("{key} must name at least one symbol, none twice"),
        );
        return None;
    }
    Some(set)
}

pub(super) fn read_pay_to_move_groo(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    let pay = sheet.table("pay", slip, read_cost);
    let steps = read_steps(sheet, slip);
    let leftover = sheet.flag("leftover", slip);
    plain(Effect::PayToMoveGroo {
        pay: pay?,
        steps: steps?,
        leftover: leftover?,
    })
}

/// One or two ways, none of which stays where Groo is.
fn read_steps(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Steps> {
    let at = sheet.at_key("steps");
    let steps = sheet.numbers("steps", -3..=3_i8, slip)?;
    let (first, second) = match steps[..] {
        [first] => (first, None),
        [first, second] => (first, Some(second)),
        _ => (0, None),
    };
    if first == 0 || second == Some(0) || second == Some(first) {
        slip.add(
            at,
            "steps must be one or two different numbers, none of them 0",
        );
        return None;
    }
    Some(Steps { first, second })
}

pub(super) fn read_troop_discount(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    let symbol = sheet.one_of("symbol", &Symbol::ALL.map(Symbol::id), slip);
    let amount = read_amount(sheet, slip);
    let min_total = sheet.number("min_total", AMOUNTS, slip);
    plain(Effect::TroopDiscount {
        symbol: Symbol::ALL[symbol?],
        amount: amount?,
        min_total: min_total?,
    })
}

/// Either so many Troops, or all of them.
pub(super) fn read_discard_troops(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    if !sheet.has("all") {
        return plain(Effect::DiscardTroops(Some(read_amount(sheet, slip)?)));
    }
    if sheet.has("amount") {
        slip.add(sheet.at(), "discard_troops has amount or all, not both");
        sheet.pass_over("amount");
    }
    let at = sheet.at_key("all");
    if !sheet.flag("all", slip)? {
        slip.add(at, "all must be true, or be left out");
    }
    plain(Effect::DiscardTroops(None))
}

pub(super) fn read_chase(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Draft> {
    let steps = read_steps(sheet, slip);
    let building_vp = sheet.number("building_vp", 1..=MOST_PRINTED, slip);
    plain(Effect::Chase {
        steps: steps?,
        building_vp: building_vp?,
    })
}
