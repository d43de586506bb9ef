//! One kind of card, as the edition file prints it.

use anyhow::Result;
use toml::de::DeTable;

use crate::gallery::provenance;
use crate::gallery::read::{number, table, text};

/// A kind of card.
pub(super) struct Card<'a> {
    pub(super) id: &'a str,
    pub(super) type_word: &'a str,
    pub(super) count: u32,
    pub(super) name_en: &'a str,
    pub(super) name_de: &'a str,
    /// Everything else, which not every card has.
    pub(super) table: &'a DeTable<'a>,
}

impl<'a> Card<'a> {
    pub(super) fn read(table: &'a DeTable<'a>) -> Result<Self> {
        Ok(Self {
            id: text(table, "id")?,
            type_word: text(table, "type")?,
            count: number(table, "count")?,
            name_en: text(table, "name_en")?,
            name_de: text(table, "name_de")?,
            table,
        })
    }

    /// `1K+2L`.
    pub(super) fn cost(&self) -> Result<String> {
        let cost = table(self.table, "cost")?;
        let mut parts = Vec::new();
        for symbol in ["kopins", "supplies", "labor", "groo"] {
            if cost.contains_key(symbol) {
                let letter = symbol[..1].to_ascii_uppercase();
                parts.push(format!("{}{letter}", number(cost, symbol)?));
            }
        }
        Ok(parts.join("+"))
    }

    /// What the card says, in both languages.
    pub(super) fn words(&self) -> String {
        let words = |key| text(self.table, key).unwrap_or_default();
        match (words("text_en"), words("text_de")) {
            ("", "") => "no text".to_owned(),
            (english, german) => format!("{english}<br>*{german}*"),
        }
    }

    /// Where the facts about the card come from.
    pub(super) fn provenance(&self) -> Result<String> {
        let from = table(self.table, "provenance")?;
        let cost = if self.table.contains_key("cost") {
            "cost"
        } else {
            "no cost"
        };
        let value = if self.type_word == "troop" {
            "BV"
        } else {
            "VP"
        };
        let facts = [
            ("name", text(from, "name")?),
            (cost, text(from, "cost")?),
            (value, text(from, "value")?),
            ("effect", text(from, "effect")?),
            ("copies", text(from, "count")?),
        ];
        Ok(provenance::in_short(&facts))
    }
}
