//! One kind of character, as the edition file prints it.

use anyhow::{Context, Result, bail};
use toml::de::DeTable;

use crate::gallery::provenance;
use crate::gallery::read::{flag, number, text, texts};

/// A kind of character.
pub(super) struct Token<'a> {
    pub(super) id: &'a str,
    pub(super) class: &'a str,
    /// Copies of each side.
    pub(super) count: u32,
    pub(super) name_en: &'a str,
    pub(super) name_de: &'a str,
    /// Everything else, which not every character has.
    pub(super) table: &'a DeTable<'a>,
}

impl<'a> Token<'a> {
    pub(super) fn read(table: &'a DeTable<'a>) -> Result<Self> {
        Ok(Self {
            id: text(table, "id")?,
            class: text(table, "class")?,
            count: number(table, "count")?,
            name_en: text(table, "name_en")?,
            name_de: text(table, "name_de")?,
            table,
        })
    }

    /// Whose lines it builds.
    pub(super) fn colour(&self) -> Result<&'static str> {
        Ok(match text(self.table, "side")? {
            "own" if self.says("side_is_variable") => "own colour at first",
            "own" => "own colour",
            "enemy" => "spy",
            "neutral" => "neutral",
            side => bail!("{side} is no side"),
        })
    }

    /// Whether it is hired; basic characters are not.
    pub(super) fn is_hired(&self) -> bool {
        self.table.contains_key("cost")
    }

    /// In coins; nothing for a basic character.
    pub(super) fn cost(&self) -> u32 {
        number(self.table, "cost").unwrap_or_default()
    }

    /// The names of the basic characters that are given up for it.
    pub(super) fn replaced(&self, all: &[Token<'_>]) -> Result<String> {
        let name = |id: &str| {
            let token = all.iter().find(|token| token.id == id);
            let token = token.with_context(|| format!("no character {id} to replace"))?;
            Ok(token.name_en)
        };
        let ids = texts(self.table, "replaces")?.into_iter();
        let names: Result<Vec<&str>> = ids.map(name).collect();
        Ok(names?.join(" or "))
    }

    /// What is left of its ability while it lies face down.
    pub(super) fn face_down(&self) -> &'static str {
        if self.says("works_face_down") {
            "works face down"
        } else if self.table.contains_key("ability") {
            "sleeps face down"
        } else {
            "no ability"
        }
    }

    /// Where the facts about it come from.
    pub(super) fn provenance(&self) -> Result<String> {
        let character = text(self.table, "provenance")?;
        if !self.is_hired() {
            return Ok(character.to_owned());
        }
        let facts = [
            ("name, copies, colour, ability", character),
            ("cost", text(self.table, "cost_provenance")?),
            ("exchange", text(self.table, "replaces_provenance")?),
        ];
        Ok(provenance::in_short(&facts))
    }

    /// A mark that stands on some characters only.
    fn says(&self, mark: &str) -> bool {
        flag(self.table, mark).unwrap_or_default()
    }
}
