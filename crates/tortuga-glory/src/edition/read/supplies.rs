//! Barrels, pirates and wreck tokens.

use tortuga_core::{Sheet, Slip};

use super::cards::Values;
use super::{Placed, remarks};
use crate::edition::{Barrels, WreckPrint};
use crate::options::PLAYERS;
use crate::tokens::{Wreck, Wrecks};

/// The most barrels that a player may have.
const MOST_BARRELS: u8 = 9;
/// The most barrels that anything costs.
pub(super) const MOST_PRICE: u8 = 3;
/// The most pirates of a player. Four players, or two and Henry Morgan, have 20
/// at the most, so that some of the 24 cells are always empty (GLORY-STORM-04).
const MOST_PIRATES: u8 = 5;
/// The most pirates of Henry Morgan.
const HENRYS_MOST_PIRATES: u8 = 10;
/// Stacks of wreck tokens (GLORY-WRECK-01).
const STACKS: u8 = 2;
/// The most tokens in a stack; who took which is remembered in 64 bits.
const MOST_IN_STACK: u8 = 5;

/// What players begin with.
pub(super) struct Supplies {
    pub(super) barrels: Barrels,
    pub(super) pirates: u8,
    pub(super) henrys_pirates: u8,
}

pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Supplies> {
    remarks(&["provenance"], sheet, slip);
    let barrels = read_barrels(sheet, slip);
    let pirates = sheet.number("pirates_human", 1..=MOST_PIRATES, slip);
    let henrys = sheet.number("pirates_henry", 1..=HENRYS_MOST_PIRATES, slip);
    sheet.number("ships_per_player", 1..=1_u8, slip);
    Some(Supplies {
        barrels: barrels?,
        pirates: pirates?,
        henrys_pirates: henrys?,
    })
}

fn read_barrels(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Barrels> {
    let total = sheet.number("barrels_total", 0..=20_u8, slip);
    let start_at = sheet.at_key("barrels_start_human");
    let start = sheet.number("barrels_start_human", 0..=MOST_BARRELS, slip);
    // He never has one (GLORY-2P-01).
    sheet.number("barrels_start_henry", 0..=0_u8, slip);
    let limit_at = sheet.at_key("barrel_limit");
    let limit = sheet.number("barrel_limit", 1..=MOST_BARRELS, slip);
    let start = start?;
    let needed = start * PLAYERS as u8;
    if total.is_some_and(|total| total < needed) {
        let what = format!("barrels_start_human is {start}, but four players need {needed}");
        slip.add(start_at, format!("{what} barrels"));
    }
    if limit.is_some_and(|limit| limit < start) {
        let what = format!("barrel_limit must be at least barrels_start_human, {start}");
        slip.add(limit_at, what);
    }
    Some(Barrels {
        total: total?,
        start,
        limit: limit?,
    })
}

pub(super) fn read_wrecks(
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Placed<WreckPrint>> {
    remarks(&["provenance"], sheet, slip);
    sheet.number("stacks", STACKS..=STACKS, slip);
    let stack_size = sheet.number("stack_size", 1..=MOST_IN_STACK, slip);
    let cost_at = sheet.at_key("extra_token_barrel_cost");
    let extra_cost = sheet.number("extra_token_barrel_cost", 1..=MOST_PRICE, slip);
    let at = sheet.at_key("tokens");
    let tokens = sheet.numbers("tokens", 1..=4_u8, slip)?;
    let (stack_size, count) = (stack_size?, tokens.len());
    if count != usize::from(STACKS * stack_size) {
        let what = format!("tokens must be two stacks of {stack_size}, not {count} tokens");
        slip.add(at, what);
        return None;
    }
    let print = WreckPrint {
        tokens: counted(&tokens),
        stack_size,
        extra_cost: extra_cost?,
    };
    Some((cost_at, print))
}

fn counted(values: &[u8]) -> Wrecks {
    values.iter().fold(Wrecks::NONE, |mut tokens, &value| {
        tokens.put(Wreck(value));
        tokens
    })
}

/// Whoever has as many barrels as he may can pay every price.
pub(super) fn check_prices(
    supplies: &Supplies,
    values: Option<&Values>,
    wrecks: Option<&Placed<WreckPrint>>,
    slip: &mut Slip<'_>,
) {
    let limit = supplies.barrels.limit;
    let too_dear = |what: &str| format!("{what} costs more than barrel_limit, {limit}");
    if let Some((at, _)) = wrecks.filter(|(_, print)| print.extra_cost > limit) {
        slip.add(*at, too_dear("one more wreck token"));
    }
    let Some((at, prices)) = values.map(|values| values.pay_barrels) else {
        return;
    };
    for (value, _) in prices
        .iter()
        .enumerate()
        .filter(|&(_, &price)| price > limit)
    {
        slip.add(at, too_dear(&format!("the special action of the {value}")));
    }
}
