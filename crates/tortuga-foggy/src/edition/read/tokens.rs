//! The characters: what cannot be changed of them, and what is printed.

use std::ops::RangeInclusive;

use tortuga_core::{Sheet, Slip};

use super::{Placed, read_place};
use crate::edition::{MOST_MERCENARIES, TOKENS_PER_SIDE, TokenPrint};
use crate::tokens::{Background, Kind};

/// The most that a mercenary costs.
pub(super) const MOST_COST: u8 = 99;
/// Mercenaries of a side: one of each kind at least.
pub(super) const MERCENARIES: RangeInclusive<u8> = 11..=MOST_MERCENARIES;

/// Said wherever a file wants a character to be something else.
const CODE: &str = "what a character can do is code, a file has only its numbers and words";

/// A token of the file. What could not be read is missing, so that the rest can
/// still be compared with the other tokens.
pub(super) struct TokenRow {
    pub(super) kind: Kind,
    pub(super) count: Option<u8>,
    /// Nothing for a basic character.
    pub(super) cost: Option<u8>,
    pub(super) replaces: Option<Placed<Kind>>,
    words: Option<[String; 4]>,
}

impl TokenRow {
    /// The finished token, if all of it could be read.
    pub(super) fn print(self) -> Option<TokenPrint> {
        let [name_en, name_de, text_en, text_de] = self.words?;
        Some(TokenPrint {
            count: self.count?,
            cost: self.cost?,
            replaces: self.replaces.map(|(_, basic)| basic),
            name_en,
            name_de,
            text_en,
            text_de,
        })
    }
}

pub(super) fn read(place: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> TokenRow {
    let kind = Kind::ALL[read_place(&Kind::ALL.map(Kind::id), place, sheet, slip)];
    let index = kind as u8;
    sheet.number("index", index..=index, slip);
    check_character(kind, sheet, slip);
    sheet.remark("provenance", slip);
    let mut row = TokenRow {
        kind,
        count: read_count(kind, sheet, slip),
        cost: Some(0),
        replaces: None,
        words: read_words(sheet, slip),
    };
    if kind.is_mercenary() {
        row.cost = sheet.number("cost", 0..=MOST_COST, slip);
        row.replaces = read_replaces(sheet, slip);
        sheet.remark("cost_provenance", slip);
        sheet.remark("replaces_provenance", slip);
    }
    row
}

// ---- what cannot be changed

fn check_character(kind: Kind, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    let class = if kind.is_mercenary() {
        "mercenary"
    } else {
        "basic"
    };
    check_text("class", class, kind, sheet, slip);
    check_text("side", side(kind), kind, sheet, slip);
    if let Some(ability) = ability(kind) {
        check_text("ability", ability, kind, sheet, slip);
    }
    let face_down = matches!(kind, Kind::Pig | Kind::Cat | Kind::Crow);
    check_flag("works_face_down", face_down, kind, sheet, slip);
    check_flag(
        "side_is_variable",
        kind == Kind::Chameleon,
        kind,
        sheet,
        slip,
    );
}

fn check_text(
    key: &'static str,
    wanted: &str,
    kind: Kind,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) {
    let at = sheet.at_key(key);
    if sheet.text(key, slip).is_some_and(|found| found != wanted) {
        let id = kind.id();
        slip.add(at, format!("{key} of the {id} must be {wanted:?}: {CODE}"));
    }
}

/// Left out, it is false.
fn check_flag(
    key: &'static str,
    wanted: bool,
    kind: Kind,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) {
    let at = sheet.at_key(key);
    let found = if sheet.has(key) {
        sheet.flag(key, slip)
    } else {
        Some(false)
    };
    if found.is_some_and(|found| found != wanted) {
        let id = kind.id();
        slip.add(at, format!("{key} of the {id} must be {wanted}: {CODE}"));
    }
}

const fn side(kind: Kind) -> &'static str {
    match kind.background() {
        Background::Own => "own",
        Background::Enemy => "enemy",
        Background::Neutral => "neutral",
    }
}

const fn ability(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Wolf | Kind::Rat | Kind::Rabbit | Kind::Pig => None,
        Kind::Fox => Some("on_place_exchange_own_adjacent"),
        Kind::Turtle => Some("on_place_extra_placement_both"),
        Kind::Cat => Some("score_triple"),
        Kind::Frog => Some("turn_start_may_step"),
        Kind::Mouses | Kind::Mole => Some("on_place_swap_with_adjacent_enemy"),
        Kind::Snake => Some("on_place_enemy_exchanges_any"),
        Kind::Chameleon => Some("recolour_by_adjacent_placement"),
        Kind::Crow => Some("score_half_to_owner"),
        Kind::PrairieDog => Some("on_place_may_swap_two_adjacent"),
        Kind::Hippo => Some("two_tiles_until_next_turn"),
    }
}

// ---- what is printed

fn read_count(kind: Kind, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<u8> {
    let at = sheet.at_key("count");
    let count = sheet.number("count", 1..=TOKENS_PER_SIDE, slip)?;
    if let Some(why) = why_alone(kind)
        && count > 1
    {
        slip.add(at, format!("count of the {} must be 1: {why}", kind.id()));
    }
    Some(count)
}

/// Why there cannot be two of a kind on a side.
const fn why_alone(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Frog | Kind::Hippo => Some("an action does not say which of two is meant"),
        // Where exchanged tokens use their abilities (FOG-TURN-08), one of two
        // could always come back for the other.
        Kind::Fox | Kind::Snake => Some("with two of them exchanges could go on for ever"),
        Kind::Wolf
        | Kind::Rat
        | Kind::Rabbit
        | Kind::Pig
        | Kind::Turtle
        | Kind::Cat
        | Kind::Mouses
        | Kind::Chameleon
        | Kind::Crow
        | Kind::Mole
        | Kind::PrairieDog => None,
    }
}

/// The basic character that is given up for a mercenary (FOG-HIRE-02).
fn read_replaces(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Placed<Kind>> {
    let at = sheet.at_key("replaces");
    let names = sheet.texts("replaces", slip)?;
    let [(name_at, name)] = names[..] else {
        let wanted = "replaces must name one basic character: there is no decision between several";
        slip.add(at, wanted);
        return None;
    };
    let basic = Kind::BASIC.into_iter().find(|kind| kind.id() == name);
    if basic.is_none() {
        slip.add(name_at, format!("{name:?} is no basic character"));
    }
    Some((name_at, basic?))
}

/// Name and text in both languages.
fn read_words(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[String; 4]> {
    let name_en = sheet.line("name_en", 1..=60, slip);
    let name_de = sheet.line("name_de", 1..=60, slip);
    let text_en = sheet.line("text_en", 0..=400, slip);
    let text_de = sheet.line("text_de", 0..=400, slip);
    Some([name_en?, name_de?, text_en?, text_de?])
}
