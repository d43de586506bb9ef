//! One card of the deck, as far as it can be read by itself.

use tortuga_core::{Sheet, Slip};

use super::Placed;
use super::effect::{EffectRow, read_effect};
use crate::cards::{CardType, Timing};
use crate::dice::{Symbol, Symbols};
use crate::edition::{CardPrint, Effect};

/// The most that all printed victory points, or all battle values, come to.
pub(super) const MOST_PRINTED: u8 = 127;
/// A cost is paid with six dice.
pub(super) const MOST_SYMBOLS: u8 = 6;

const TYPE_WORDS: [&str; 5] = ["building", "troop", "groo_effect", "wild", "event"];
const TYPES: [CardType; 5] = [
    CardType::Building,
    CardType::Troop,
    CardType::GrooEffect,
    CardType::Wild,
    CardType::Event,
];
const TIMING_WORDS: [&str; 4] = ["any", "battle", "pool", "counter"];
const TIMINGS: [Timing; 4] = [Timing::Any, Timing::Battle, Timing::Pool, Timing::Counter];

/// A card of the file. What could not be read is missing, so that the rest can
/// still be compared with the other cards.
pub(super) struct CardRow {
    /// Where its victory points or its battle value stand.
    pub(super) value_at: usize,
    pub(super) id: Option<Placed<String>>,
    pub(super) card_type: Option<CardType>,
    pub(super) count: Option<u8>,
    pub(super) front: Option<Front>,
    words: Option<[String; 4]>,
    pub(super) effect: Option<EffectRow>,
}

/// What is printed around the picture; nothing that the type does not have.
#[derive(Default)]
pub(super) struct Front {
    pub(super) cost: Symbols,
    pub(super) vp: u8,
    pub(super) battle: u8,
    pub(super) timing: Option<Timing>,
}

impl CardRow {
    /// The card with its effect, if all of it could be read.
    pub(super) fn print(self, effect: Effect) -> Option<CardPrint> {
        let (_, id) = self.id?;
        let [name_en, name_de, text_en, text_de] = self.words?;
        let front = self.front?;
        Some(CardPrint {
            id,
            card_type: self.card_type?,
            count: self.count?,
            name_en,
            name_de,
            text_en,
            text_de,
            cost: front.cost,
            vp: front.vp,
            battle: front.battle,
            timing: front.timing,
            effect,
        })
    }
}

pub(super) fn read_card(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> CardRow {
    let card_type = sheet.one_of("type", &TYPE_WORDS, slip);
    let card_type = card_type.map(|place| TYPES[place]);
    read_provenance(sheet, slip);
    let row = CardRow {
        value_at: sheet.at_key(if sheet.has("vp") { "vp" } else { "battle" }),
        id: read_id(sheet, slip),
        card_type,
        count: sheet.number("count", 1..=64_u8, slip),
        front: read_front(card_type, sheet, slip),
        words: read_words(sheet, slip),
        effect: sheet.table("effect", slip, |effect, slip| {
            read_effect(card_type, effect, slip)
        }),
    };
    check_timing(&row, sheet.at_key("timing"), slip);
    row
}

/// Notation knows small letters only.
fn read_id(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Placed<String>> {
    let at = sheet.at_key("id");
    let id = sheet.word("id", slip)?;
    if id.contains(|letter: char| letter.is_ascii_uppercase()) {
        slip.add(at, "id must have no capital letters");
        return None;
    }
    Some((at, id.to_owned()))
}

/// Name and text in both languages.
fn read_words(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[String; 4]> {
    let name_en = sheet.line("name_en", 1..=60, slip);
    let name_de = sheet.line("name_de", 1..=60, slip);
    let text_en = sheet.line("text_en", 0..=400, slip);
    let text_de = sheet.line("text_de", 0..=400, slip);
    Some([name_en?, name_de?, text_en?, text_de?])
}

/// Where the card is known from: for readers of the file, not for play.
fn read_provenance(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    if sheet.has("provenance") {
        sheet.table("provenance", slip, |sheet, slip| {
            for field in ["name", "cost", "value", "effect", "count"] {
                sheet.remark(field, slip);
            }
            Some(())
        });
    }
}

fn read_front(
    card_type: Option<CardType>,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Front> {
    match card_type {
        Some(CardType::Building) => read_building(sheet, slip),
        Some(CardType::Troop) => read_troop(sheet, slip),
        Some(CardType::GrooEffect) => read_groo_effect(sheet, slip),
        Some(CardType::Wild) => {
            let timing = sheet.one_of("timing", &TIMING_WORDS, slip)?;
            Some(Front {
                timing: Some(TIMINGS[timing]),
                ..Front::default()
            })
        }
        Some(CardType::Event) => Some(Front::default()),
        None => {
            for key in ["cost", "vp", "battle", "timing"] {
                sheet.pass_over(key);
            }
            None
        }
    }
}

fn read_building(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Front> {
    let vp = sheet.number("vp", 1..=MOST_PRINTED, slip);
    let at = sheet.at_key("cost");
    let cost = sheet.table("cost", slip, read_cost)?;
    if cost.of(Symbol::Groo) > 0 {
        slip.add(at, "a Building costs no Groo heads");
    }
    Some(Front {
        cost,
        vp: vp?,
        ..Front::default()
    })
}

fn read_troop(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Front> {
    let battle = sheet.number("battle", 0..=MOST_PRINTED, slip);
    let cost = sheet.table("cost", slip, read_cost);
    Some(Front {
        cost: cost?,
        battle: battle?,
        ..Front::default()
    })
}

fn read_groo_effect(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Front> {
    let at = sheet.at_key("cost");
    let cost = sheet.table("cost", slip, read_cost)?;
    let heads = cost.of(Symbol::Groo);
    if heads == 0 || heads != cost.count() {
        slip.add(at, "a Groo Effect costs Groo heads and nothing else");
    }
    Some(Front {
        cost,
        ..Front::default()
    })
}

/// Symbols that are paid, such as `{ kopins = 1, labor = 2 }`.
pub(super) fn read_cost(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Symbols> {
    let counts = Symbol::ALL.map(|symbol| {
        let named = sheet.has(symbol.id());
        let count = named.then(|| sheet.number(symbol.id(), 1..=MOST_SYMBOLS, slip));
        count.unwrap_or(Some(0))
    });
    let [kopins, supplies, labor, groo] = counts;
    let cost = Symbols([kopins?, supplies?, labor?, groo?]);
    if cost.count() > MOST_SYMBOLS {
        let count = cost.count();
        slip.add(
            sheet.at(),
            format!("a cost has at most {MOST_SYMBOLS} symbols, not {count}"),
        );
        return None;
    }
    Some(cost)
}

/// Effects that work at one moment only.
const MOMENTS: [(&str, Timing, &str); 3] = [
    ("battle_bonus", Timing::Battle, "battle"),
    ("gain_symbol", Timing::Pool, "pool"),
    ("cancel_groo_effect", Timing::Counter, "counter"),
];

/// Such an effect has its moment, and Counter is for cancelling alone
/// (GROO-WILD-05).
fn check_timing(card: &CardRow, at: usize, slip: &mut Slip<'_>) {
    let timing = card.front.as_ref().and_then(|front| front.timing);
    let (Some(timing), Some(effect)) = (timing, &card.effect) else {
        return;
    };
    match MOMENTS.iter().find(|(op, _, _)| *op == effect.op) {
        Some((op, needed, word)) if timing != *needed => {
            slip.add(at, format!("{op} needs timing {word:?}"));
        }
        None if timing == Timing::Counter => {
            slip.add(at, format!("timing \"counter\" is not for {}", effect.op));
        }
        Some(_) | None => {}
    }
}
