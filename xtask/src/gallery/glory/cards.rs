//! The sailing cards, and what their symbols do.

use anyhow::{Context, Result};
use toml::de::DeTable;

use crate::gallery::read::{flag, items, number, table, text};
use crate::gallery::{names, provenance, words};

/// Every card, in the order of their numbers.
pub(super) fn cards(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let values = table(edition, "card_values")?;
    let mut faces = Vec::new();
    for card in items(edition, "cards")? {
        let card = card?;
        faces.push(format!(
            "{}-{}",
            text(card, "color")?,
            number(card, "value")?
        ));
    }
    let mut lines = vec![
        "## Sailing cards\n".to_owned(),
        format!(
            "Cards: {}. The value is also the longest move and the range. The cost is in sailing spaces. More dots act \
             first, and black before white.\n",
            faces.len()
        ),
        "| Card | Value | Cost | Dots | How we know |\n|---|---|---|---|---|".to_owned(),
    ];
    for (place, card) in items(edition, "cards")?.enumerate() {
        let row = row(card?, values).with_context(|| format!("card {place}"))?;
        let letter = letter(place, &faces);
        lines.push(format!("| `{}{letter}` | {row} |", faces[place]));
    }
    Ok(lines)
}

/// What tells a card from its twin: the two 3s of a colour are `a` and `b`.
fn letter(place: usize, faces: &[String]) -> &'static str {
    let face = &faces[place];
    if faces[..place].contains(face) {
        "b"
    } else if faces[place + 1..].contains(face) {
        "a"
    } else {
        ""
    }
}

fn row(card: &DeTable<'_>, values: &DeTable<'_>) -> Result<String> {
    let value = number(card, "value")?;
    let known = text(values, &format!("provenance_cost_{value}"));
    let known = known.or_else(|_| text(values, "provenance_cost_others"));
    let facts = [
        ("value", text(values, "provenance_values")?),
        ("cost", known?),
        ("dots", text(card, "provenance")?),
    ];
    let dot = if flag(card, "black")? { "●" } else { "○" };
    Ok(format!(
        "{value} | {} | {} | <small>{}</small>",
        number(table(values, "sailing_cost")?, &format!("v{value}"))?,
        dot.repeat(number(card, "dots")? as usize),
        provenance::in_short(&facts)
    ))
}

/// What the symbols do, by value.
pub(super) fn specials(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let values = table(edition, "card_values")?;
    let mut lines = vec![
        "## Special actions\n".to_owned(),
        "| Value | Name | Price | What it does |\n|---|---|---|---|".to_owned(),
    ];
    for special in items(edition, "special")? {
        let special = special?;
        let value = number(special, "value")?;
        let row = special_row(special, &format!("v{value}"), values);
        let row = row.with_context(|| format!("special {value}"))?;
        lines.push(format!("| {value} | {row} |"));
    }
    Ok(lines)
}

fn special_row(special: &DeTable<'_>, value: &str, values: &DeTable<'_>) -> Result<String> {
    let id = text(table(values, "special")?, value)?;
    let (english, german) = (text(special, "name_en")?, text(special, "name_de")?);
    Ok(format!(
        "{} | {} | {}",
        names(english, german, id),
        price(value, values)?,
        words(special)?
    ))
}

/// `1 barrel or 2 sailing spaces`.
fn price(value: &str, values: &DeTable<'_>) -> Result<String> {
    let mut ways = Vec::new();
    for (way, what) in [
        ("pay_barrel", "barrel"),
        ("pay_sailing_spaces", "sailing spaces"),
    ] {
        let way = table(values, way)?;
        if way.contains_key(value) {
            ways.push(format!("{} {what}", number(way, value)?));
        }
    }
    if ways.is_empty() {
        ways.push("nothing".to_owned());
    }
    Ok(ways.join(" or "))
}
